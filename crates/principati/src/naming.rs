//! What things are called in messages: their kind and their id.

use crate::names::{
    Building, Category, Ending, Feature, Figure, FoodRow, Good, Order, Phase, Plan, StockBoard, TileId,
    Vehicle,
};
use princely_core::Thing;
use princely_core::message::Id;

macro_rules! things {
    ($($name:ident: $kind:literal),* $(,)?) => {
        $(impl Thing for $name {
            const KIND: &'static str = $kind;
            fn thing_id(&self) -> Id {
                Id::Borrowed(self.id())
            }
        })*
    };
}

things! {
    Building: "building",
    Category: "category",
    Ending: "reason",
    Feature: "feature",
    Figure: "figure",
    FoodRow: "row",
    Good: "good",
    Order: "order",
    Phase: "phase",
    Plan: "plan",
    StockBoard: "board",
    Vehicle: "vehicle",
}

impl Thing for TileId {
    const KIND: &'static str = "tile";
    fn thing_id(&self) -> Id {
        Id::Owned(self.as_str().to_owned())
    }
}
