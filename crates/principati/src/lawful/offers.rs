//! Reads choices and answers like a client that knows no rule.

use crate::Principati;
use crate::action::{Action, Commerce, Reservation};
use crate::choices::{
    Answer, BoardChoice, CellFits, Choices, ConstructChoices, FigureChoices, MastersChoices, Offer,
    PlaceChoices, ProduceChoices, Question, ReserveChoices, TradeChoices,
};
use crate::names::{Building, Figure, Order, StockBoard, TileId};
use crate::observe::Observation;
use princely_core::laws::{Ask, Lawful, LawfulOffers};
use princely_core::{Quick, Refused, Seat, Uniform};
use princely_hex::Hex;

/// What is possible, and what is not.
#[derive(Default)]
struct Reading {
    offered: Vec<Action>,
    denied: Vec<(Action, Refused)>,
}

impl Reading {
    fn take(&mut self, action: Action, refused: Option<&Refused>) {
        match refused {
            None => self.offered.push(action),
            Some(refused) => self.denied.push((action, refused.clone())),
        }
    }
}

fn read(choices: &Choices, ask: Ask<'_, Principati>) -> Reading {
    let mut reading = Reading::default();
    if choices.may_end {
        reading.take(Action::EndPhase, None);
    }
    match &choices.offer {
        Offer::Draft(draft) => {
            reading.offered.extend(draft.tiles.iter().map(|&tile| Action::DraftKeep { tile }));
        }
        Offer::MeritTile(merit) => {
            reading.offered.extend(merit.tiles.iter().map(|&tile| Action::MeritTile { tile }));
        }
        Offer::Reserve(reserve) => reading.reserve(reserve),
        Offer::Place(place) => reading.place(place, ask),
        Offer::Masters(masters) => reading.masters(masters),
        Offer::Trade(trade) => reading.trade(trade),
        Offer::Construct(construct) => reading.construct(construct, ask),
        Offer::Produce(produce) => reading.produce(produce),
    }
    reading
}

/// The boards that may be named, each with its refusal; only `None` if no board has to be named.
fn boards(boards: &[BoardChoice]) -> Vec<(Option<StockBoard>, Option<&Refused>)> {
    match boards {
        [] => vec![(None, None)],
        some => some.iter().map(|choice| (Some(choice.board), choice.refused.as_ref())).collect(),
    }
}

impl Reading {
    fn reserve(&mut self, choices: &ReserveChoices) {
        let mut list: Vec<Vec<Option<Building>>> = vec![Vec::new()];
        for (number, slot) in choices.slots.iter().enumerate() {
            for choice in slot.buildings.iter().filter(|choice| choice.refused.is_some()) {
                let mut entries = vec![None; choices.slots.len()];
                entries[number] = Some(choice.building);
                if let Some(reservation) = Reservation::new(&entries) {
                    self.take(Action::Reserve { buildings: reservation }, choice.refused.as_ref());
                }
            }
            let longer = list.iter().flat_map(|entries| {
                let fits = slot.buildings.iter().filter(|choice| {
                    let taken = entries.iter().filter(|entry| **entry == Some(choice.building)).count();
                    choice.refused.is_none() && taken < usize::from(choice.pieces)
                });
                let one_more = fits.map(|choice| Some(choice.building)).chain([None]);
                one_more.map(|entry| [entries.as_slice(), &[entry]].concat())
            });
            list = longer.collect();
        }
        let reservations = list.iter().filter_map(|entries| Reservation::new(entries));
        self.offered.extend(reservations.map(|buildings| Action::Reserve { buildings }));
    }

    fn place(&mut self, choices: &PlaceChoices, ask: Ask<'_, Principati>) {
        self.take(Action::CannotPlace, choices.cannot_place.refused.as_ref());
        for choice in &choices.hand {
            let tile = choice.tile;
            let cells = cells_of(tile, ask);
            // A tile that fits nowhere is not offered. A mistake here shows up as an action too few or too many.
            for cell in cells.iter().filter(|_| choice.fits) {
                for &rot in &cell.rotations {
                    self.take(Action::Place { tile, at: cell.at, rot }, None);
                }
            }
            self.faults(tile, &cells, |at, rot| Action::Place { tile, at, rot }, ask);
        }
        for choice in &choices.extra {
            let tile = choice.tile;
            let cells = cells_of(tile, ask);
            for cell in cells.iter().filter(|_| choice.fits) {
                for &rot in &cell.rotations {
                    for (stock_board, refused) in boards(&choice.boards) {
                        self.take(Action::PlaceExtra { tile, at: cell.at, rot, stock_board }, refused);
                    }
                }
            }
        }
        match &choices.farmer.refused {
            Some(refused) => {
                let action = Action::FarmerMove { from: Hex::ORIGIN, to: Hex::ORIGIN, rot: 0 };
                self.take(action, Some(refused));
            }
            None => self.farmer(&choices.farmer.tiles, ask),
        }
    }

    fn farmer(&mut self, tiles: &[Hex], ask: Ask<'_, Principati>) {
        for &from in tiles {
            if let Answer::FarmerPlaces { cells, .. } = ask(&Question::FarmerPlaces { from }) {
                for cell in cells {
                    for rot in cell.rotations {
                        self.take(Action::FarmerMove { from, to: cell.at, rot }, None);
                    }
                }
            }
        }
        // A tile that may not be moved, and a tile that may not lie there.
        for (from, to) in [(Hex::ORIGIN, Hex::new(1, 1))].into_iter().chain(tiles.first().map(|&at| (at, at)))
        {
            if let Answer::FarmerPlacement(placement) =
                ask(&Question::FarmerPlacement { from, to, rotation: 0 })
                && let Some(refused) = &placement.refused
            {
                self.take(Action::FarmerMove { from, to, rot: 0 }, Some(refused));
            }
        }
    }

    /// Why a tile may not lie with other rotations on the cells where it fits, nor on the cells around them.
    fn faults(
        &mut self,
        tile: TileId,
        cells: &[CellFits],
        action: impl Fn(Hex, u8) -> Action,
        ask: Ask<'_, Principati>,
    ) {
        let Some(first) = cells.first() else { return };
        let around = first.at.neighbours().into_iter().chain([first.at]);
        for (at, rotation) in around.zip([0, 1, 2, 3, 4, 5, 6]) {
            let Answer::Placement(placement) = ask(&Question::Placement { tile, at, rotation }) else {
                continue;
            };
            if let Some(refused) = &placement.refused {
                // The first fault is the refusal, even if there are more faults.
                let first = placement.faults.first().map(|fault| &fault.refused);
                self.take(action(at, rotation), first.filter(|first| *first == refused));
            }
        }
    }

    fn masters(&mut self, choices: &MastersChoices) {
        self.figure(Figure::Master, &choices.masters);
        self.figure(Figure::Cardinal, &choices.cardinal);
    }

    fn figure(&mut self, who: Figure, choices: &FigureChoices) {
        for from in &choices.from {
            for to in choices.to.iter().filter(|to| to.at != from.at) {
                let refused = choices.refused.as_ref().or(from.refused.as_ref()).or(to.refused.as_ref());
                self.take(Action::MoveMaster { who, from: from.at, to: to.at }, refused);
            }
        }
    }

    fn trade(&mut self, choices: &TradeChoices) {
        for choice in &choices.goods {
            self.take(Action::Sell { good: choice.good }, choice.sell.refused.as_ref());
            self.take(Action::Buy { good: choice.good }, choice.buy.refused.as_ref());
        }
        for choice in &choices.food {
            self.take(Action::FoodCoin { row: choice.row }, choice.refused.as_ref());
        }
        for choice in &choices.commerce {
            let which = if choice.order == Order::Commerce30 { Commerce::Thirty } else { Commerce::Twenty };
            self.take(Action::BuyCommerce { order: which }, choice.refused.as_ref());
        }
    }

    fn construct(&mut self, choices: &ConstructChoices, ask: Ask<'_, Principati>) {
        for choice in &choices.slots {
            let (at, slot) = (choice.at, choice.slot);
            if let Some(refused) = &choice.refused {
                let action = Action::Build { building: Building::Baker, at, slot, stock_board: None };
                self.take(action, Some(refused));
            }
            for build in &choice.buildings {
                let building = build.building;
                if build.boards.is_empty() {
                    let action = Action::Build { building, at, slot, stock_board: None };
                    self.take(action, build.refused.as_ref());
                }
                for board in &build.boards {
                    let action = Action::Build { building, at, slot, stock_board: Some(board.board) };
                    self.take(action, board.refused.as_ref());
                }
            }
        }
        for choice in &choices.demolitions {
            self.take(Action::Demolish { at: choice.at, slot: choice.slot }, choice.refused.as_ref());
        }
        for choice in &choices.miner.mines {
            let (building, at, slot) = (choice.building, choice.at, choice.slot);
            self.take(Action::MinerMine { building, at, slot }, choice.refused.as_ref());
        }
        if let (Some(refused), Some(slot)) = (&choices.miner.refused, choices.slots.first()) {
            let action = Action::MinerMine { building: Building::CoalMine, at: slot.at, slot: slot.slot };
            self.take(action, Some(refused));
        }
        for choice in &choices.architect.buildings {
            let (from, from_slot) = (choice.at, choice.slot);
            let question = Question::ArchitectTargets { from, from_slot };
            let Answer::ArchitectTargets { refused, targets, .. } = ask(&question) else { continue };
            if choice.refused.is_some() {
                let action = Action::ArchitectMove { from, from_slot, to: from, to_slot: from_slot };
                self.take(action, refused.as_ref());
            }
            for target in targets {
                let action = Action::ArchitectMove { from, from_slot, to: target.at, to_slot: target.slot };
                self.take(action, target.refused.as_ref());
            }
        }
    }

    fn produce(&mut self, choices: &ProduceChoices) {
        for choice in &choices.workplaces {
            self.take(Action::Produce { at: choice.at, slot: choice.slot }, choice.refused.as_ref());
        }
        self.take(Action::Catch, choices.boats.refused.as_ref());
        for choice in &choices.vehicles {
            self.take(Action::Make { vehicle: choice.vehicle }, choice.refused.as_ref());
        }
    }
}

fn cells_of(tile: TileId, ask: Ask<'_, Principati>) -> Vec<CellFits> {
    match ask(&Question::Places { tile }) {
        Answer::Places { cells, .. } => cells,
        _ => Vec::new(),
    }
}

impl LawfulOffers for Principati {
    fn offered(choices: &Choices, ask: Ask<'_, Principati>) -> Vec<Action> {
        read(choices, ask).offered
    }

    fn denied(choices: &Choices, ask: Ask<'_, Principati>) -> Vec<(Action, Refused)> {
        read(choices, ask).denied
    }

    fn questions(&self, observation: &Observation, chooser: &mut Quick) -> Vec<Question> {
        let state = observation.known();
        // Stray actions name tiles, cells and slots that exist, and some that do not.
        let mut questions = Vec::new();
        for _ in 0..8 {
            let stray = self.stray_action(state, Seat(0), chooser);
            questions.push(Question::Worth { action: stray });
            match stray {
                Action::Place { tile, at, rot } => {
                    questions.push(Question::Places { tile });
                    questions.push(Question::Cell { at });
                    questions.push(Question::Placement { tile, at, rotation: rot });
                }
                Action::FarmerMove { from, to, rot } => {
                    questions.push(Question::FarmerPlaces { from });
                    questions.push(Question::FarmerPlacement { from, to, rotation: rot });
                }
                Action::Build { at, slot, .. } | Action::Demolish { at, slot } => {
                    questions.push(Question::Slot { at, slot });
                    questions.push(Question::Waking { at, slot });
                }
                Action::ArchitectMove { from, from_slot, .. } => {
                    questions.push(Question::ArchitectTargets { from, from_slot });
                }
                _ => {}
            }
        }
        let far = Hex::new(i16::MAX, i16::MIN);
        questions.push(Question::Cell { at: far });
        questions.push(Question::Production);
        questions.push(Question::Slot { at: far, slot: chooser.below(256) as u8 });
        questions
    }
}
