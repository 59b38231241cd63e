//! An action of any form, with any numbers.

use arbitrary::{Result, Unstructured};
use princely_fuerstenfeld::{Action, Card, Good, Goods, Market, Sale};

/// Any action.
pub fn action(u: &mut Unstructured<'_>) -> Result<Action> {
    Ok(match u.int_in_range(0..=10)? {
        0 => Action::Keep { card: card(u)? },
        1 => Action::Under { card: card(u)? },
        2 => Action::DrawExtra,
        3 => Action::StopDrawing,
        4 => Action::SellNothing,
        5 => Action::Build { card: card(u)?, space: number(u)? },
        6 => Action::EndBuild,
        7 => Action::Trash { card: card(u)? },
        8 => Action::Store { goods: goods(u)? },
        9 => Action::EndTurn,
        _ => Action::Sell { sale: Sale {
            brewery: number(u)?,
            goods: goods(u)?,
            market: if u.arbitrary()? { Some(market(u)?) } else { None },
            office: if u.arbitrary()? { Some(good(u)?) } else { None },
        } },
    })
}

fn market(u: &mut Unstructured<'_>) -> Result<Market> {
    Ok(Market { from: good(u)?, to: good(u)?, count: number(u)? })
}

fn card(u: &mut Unstructured<'_>) -> Result<Card> {
    u.choose(&Card::ALL).copied()
}

fn good(u: &mut Unstructured<'_>) -> Result<Good> {
    u.choose(&Good::ALL).copied()
}

fn goods(u: &mut Unstructured<'_>) -> Result<Goods> {
    Ok(Goods::new(number(u)?, number(u)?, number(u)?))
}

/// Mostly a number that makes sense, sometimes one at the edge of its type.
fn number(u: &mut Unstructured<'_>) -> Result<u8> {
    let byte: u8 = u.arbitrary()?;
    Ok(if byte < 240 { byte % 8 } else { byte })
}
