//! A position in one line (`docs/records.md`, diagrams), and reading one from a stranger.
//!
//! ```text
//! fuerstenfeld 1 base 2 6 | 0 | 3 sell 1 - 10 0 0 0 0.0.0 | 3.2.1:6.5.4:0.0.0 … | 12 5 7 0 0 .,.,hops_1,.,palace_1,. 1.0.2 - - - bank_1 | …
//! ```

use crate::limits::{BUILDS, SCAVENGED, STORED};
use crate::observe::Counts;
use crate::state::{MAX_PLAYERS, SPACES};
use crate::step::setup::harvest_of;
use crate::{
    Brewery, Card, CardSet, CardTable, Fuerstenfeld, Goods, Observation, Phase, Pile, Player, State,
    Switches, Top, Variant,
};
use princely_core::diagram::Diagram;
use princely_core::{Notation, Seat, SeatSet};
use std::fmt::Write as _;

/// The most coins, and the largest sale, that a diagram may name.
const MOST_COINS: u32 = 9_999;
/// The most tokens of a good.
const MOST_TOKENS: u8 = 99;
/// The last round (F-END-3).
const LAST_ROUND: u8 = 100;

impl Fuerstenfeld {
    /// A position in one line. `None` for what has no diagram: the set-up, and games with a card table of their own.
    pub fn diagram(&self, diagram: &Diagram<Fuerstenfeld>) -> Option<String> {
        let (state, counts, viewer) = match diagram {
            Diagram::Seen(seen, viewer) => (seen.known(), Some(seen), *viewer),
            Diagram::Open(state) => (state, None, None),
        };
        if state.phase == Phase::Setup || self.table != CardTable::standard() {
            return None;
        }
        let mut text = format!("{} {} ", Fuerstenfeld::ID, self.rules());
        let variant = match self.variant {
            Variant::Base => "base",
            Variant::Expert => "expert",
        };
        let _ = write!(text, "{variant} {} {} | ", self.players, self.palaces());
        match (counts, viewer) {
            (None, _) => text.push('*'),
            (Some(_), None) => text.push('-'),
            (Some(_), Some(seat)) => text.push((b'0' + seat.0) as char),
        }
        let seats = |seats: SeatSet| {
            let digits: String = seats.into_iter().map(|seat| (b'0' + seat.0) as char).collect();
            if digits.is_empty() { "-".to_owned() } else { digits }
        };
        let order: String = self.turn_order(state).iter().map(|seat| (b'0' + seat) as char).collect();
        let _ = write!(
            text,
            " | {} {} {} {} {order} {} {} {} {} |",
            state.round,
            state.phase.id(),
            seats(state.to_act),
            seats(state.to_deal),
            state.turns_done,
            state.built,
            state.scavenged,
            three(state.to_store)
        );
        for brewery in &state.breweries[..usize::from(self.players)] {
            let Brewery { demand, space, filled } = *brewery;
            let _ = write!(text, " {}:{}:{}", three(demand), three(space), three(filled));
        }
        for seat in self.all_seats() {
            let player = state.player(seat);
            let hidden = counts.filter(|_| viewer != Some(seat)).map(|seen| seen.counts(seat));
            text.push_str(" | ");
            text.push_str(&player_text(player, hidden));
        }
        Some(text)
    }

    /// Reads a position in one line. Whatever is wrong with it is said.
    pub fn read_diagram(text: &str) -> Result<(Fuerstenfeld, Diagram<Fuerstenfeld>), String> {
        if text.len() > 8192 {
            return Err("a diagram is no longer than 8192 letters".into());
        }
        let sections: Vec<&str> = text.trim().split('|').map(str::trim).collect();
        let [head, viewer, round, breweries, players @ ..] = sections.as_slice() else {
            return Err("a diagram has sections, separated by |".into());
        };
        let game = read_head(head)?;
        if players.len() != usize::from(game.players) {
            return Err(format!("{} players need {} sections at the end", game.players, game.players));
        }
        let eyes = match *viewer {
            "*" => None,
            "-" => Some(None),
            text => Some(Some(read_seat(&game, text)?)),
        };
        let mut state = game.empty_table();
        read_round(&game, round, &mut state)?;
        read_breweries(&game, breweries, &mut state)?;
        let mut counts = [Counts::default(); MAX_PLAYERS];
        for (seat, text) in game.all_seats().into_iter().zip(players) {
            let is_hidden = eyes.is_some_and(|viewer| viewer != Some(seat));
            let wrong = |why: String| format!("seat {seat}: {why}");
            let (player, count) = read_player(&game, text, is_hidden).map_err(wrong)?;
            *state.player_mut(seat) = player;
            counts[seat.index()] = count;
            let deck = count.unseen + count.bottom;
            check_player(&state, seat, &player, deck).map_err(wrong)?;
        }
        let palaces: u8 = game.all_seats().into_iter().map(|seat| state.player(seat).palaces()).sum();
        (state.palace_card, state.palace_markers) = (palaces / game.players, palaces % game.players);
        let diagram = match eyes {
            None => Diagram::Open(state),
            Some(viewer) => Diagram::Seen(Observation::of_parts(&game, viewer, state, counts), viewer),
        };
        Ok((game, diagram))
    }
}

/// Three numbers: hops, barley, water.
fn three(goods: Goods) -> String {
    format!("{}.{}.{}", goods.hops, goods.barley, goods.water)
}

fn cards(cards: &[&str]) -> String {
    if cards.is_empty() { "-".into() } else { cards.join(",") }
}

fn player_text(player: &Player, hidden: Option<Counts>) -> String {
    let Player { coins, income, disc, due, extra, .. } = *player;
    let board = player.board.map(|top| match top {
        Top::Card(card) => card.id(),
        Top::Empty | Top::Printed(_) => ".",
    });
    let covered = cards(&player.covered.sorted_ids());
    let mut trashed = player.trashed.sorted_ids();
    let unknown = hidden.map(|counts| format!("?{}", counts.trashed));
    trashed.extend(unknown.as_deref());
    let [bottom, hand] = match hidden {
        Some(counts) => [format!("?{}", counts.bottom), format!("?{}", counts.hand)],
        None => {
            let bottom: Vec<&str> = player.bottom.as_slice().iter().map(|card| card.id()).collect();
            [cards(&bottom), cards(&player.hand.sorted_ids())]
        }
    };
    let (board, goods, trashed) = (board.join(","), three(player.goods), cards(&trashed));
    format!("{coins} {income} {disc} {due} {extra} {board} {goods} {covered} {trashed} {bottom} {hand}")
}

fn read_head(text: &str) -> Result<Fuerstenfeld, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [id, rules, variant, players, palaces] = words[..] else {
        return Err(
            "a diagram begins with the game, its rules, the variant, the players and the palaces".into()
        );
    };
    if id != Fuerstenfeld::ID || !Fuerstenfeld::RULES.contains(&number(rules, u32::MAX)?) {
        return Err(format!("this is no diagram of {} {}", Fuerstenfeld::ID, Fuerstenfeld::RULES.end()));
    }
    let variant = match variant {
        "base" => Variant::Base,
        "expert" => Variant::Expert,
        other => return Err(format!("there is no variant {other}; there are base and expert")),
    };
    let game = Fuerstenfeld::new(number(players, 9)? as u8, variant, CardTable::standard())?;
    game.with_switches(Switches { palaces: number(palaces, 9)? as u8 })
}

fn read_seat(game: &Fuerstenfeld, text: &str) -> Result<Seat, String> {
    let seat = Seat(number(text, 9)? as u8);
    if seat.0 < game.players { Ok(seat) } else { Err(format!("there is no seat {seat}")) }
}

fn read_seats(game: &Fuerstenfeld, text: &str) -> Result<SeatSet, String> {
    let mut seats = SeatSet::EMPTY;
    for letter in text.chars().filter(|_| text != "-") {
        seats.insert(read_seat(game, letter.encode_utf8(&mut [0; 4]))?);
    }
    Ok(seats)
}

/// A number that is not greater than `most`.
fn number(text: &str, most: u32) -> Result<u32, String> {
    let is_plain = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    let found = if is_plain { text.parse().ok() } else { None };
    found.filter(|&number: &u32| number <= most).ok_or_else(|| format!("{text:?} is no number up to {most}"))
}

fn small(text: &str, most: u8) -> Result<u8, String> {
    number(text, most.into()).map(|number| number as u8)
}

fn read_three(text: &str, most: u8) -> Result<Goods, String> {
    let parts: Vec<&str> = text.split('.').collect();
    let [hops, barley, water] = parts[..] else {
        return Err(format!("{text:?} are not three numbers, hops.barley.water"));
    };
    Ok(Goods::new(small(hops, most)?, small(barley, most)?, small(water, most)?))
}

fn read_card(text: &str) -> Result<Card, String> {
    Card::from_id(text).ok_or_else(|| format!("there is no card {text:?}"))
}

fn read_cards(text: &str) -> Result<Vec<Card>, String> {
    if text == "-" { Ok(Vec::new()) } else { text.split(',').map(read_card).collect() }
}

/// The state of the round. Who acts must be who acts in that phase.
fn read_round(game: &Fuerstenfeld, text: &str, state: &mut State) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [round, phase, to_act, to_deal, order, done, built, scavenged, to_store] = words[..] else {
        return Err("the round has nine parts".into());
    };
    let phases = [Phase::Draw, Phase::Sell, Phase::Build, Phase::Discard, Phase::Over];
    let known = phases.into_iter().find(|known| known.id() == phase);
    state.phase = known.ok_or_else(|| format!("there is no phase {phase:?} of a round"))?;
    state.round = small(round, LAST_ROUND)?;
    if state.round == 0 {
        return Err("the rounds begin with 1".into());
    }
    (state.to_act, state.to_deal) = (read_seats(game, to_act)?, read_seats(game, to_deal)?);
    if order.len() != usize::from(game.players) || read_seats(game, order)? != game.all_seats() {
        return Err("everybody is in the order once".into());
    }
    for (place, digit) in order.bytes().enumerate() {
        state.order[place] = digit - b'0';
    }
    state.turns_done = small(done, game.players)?;
    state.built = small(built, BUILDS)?;
    state.scavenged = small(scavenged, SCAVENGED)?;
    state.to_store = read_three(to_store, STORED)?;
    if state.to_store.total() > u32::from(STORED) {
        return Err(format!("a warehouse holds {STORED} tokens (F-DIS-4)"));
    }
    let turn =
        game.turn_order(state).get(usize::from(state.turns_done)).map(|&seat| SeatSet::only(Seat(seat)));
    let fits = match state.phase {
        Phase::Draw => {
            // Whoever draws one more card is to act until it has been dealt.
            state.turns_done == 0 && !(state.to_act.is_empty() && state.to_deal.is_empty())
        }
        Phase::Over => state.to_act.is_empty() && state.to_deal.is_empty(),
        phase => {
            let goes_on = phase != Phase::Build || state.built < BUILDS;
            Some(state.to_act) == turn && state.to_deal.is_empty() && goes_on
        }
    };
    if fits { Ok(()) } else { Err(format!("nobody can be to act like this in the phase {phase}")) }
}

fn read_breweries(game: &Fuerstenfeld, text: &str, state: &mut State) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() != usize::from(game.players) {
        return Err(format!("there are {} breweries", game.players));
    }
    let mut left = game.table.demand.to_vec();
    for (place, word) in words.into_iter().enumerate() {
        let parts: Vec<&str> = word.split(':').collect();
        let [demand, space, filled] = parts[..] else {
            return Err(format!("{word:?} is no brewery: demand:spaces:filled"));
        };
        let demand = read_three(demand, MOST_TOKENS)?;
        let Some(card) = left.iter().position(|card| *card == demand) else {
            return Err(format!("F-SET-2: there is no demand card {} left", three(demand)));
        };
        left.remove(card);
        let filled = read_three(filled, MOST_TOKENS)?;
        if !demand.covers(filled) {
            return Err("a brewery has more tokens than spaces".into());
        }
        let space = read_three(space, game.table.track.top())?;
        state.breweries[place] = Brewery { demand, space, filled };
    }
    Ok(())
}

/// A player, and how many cards are in each place.
fn read_player(game: &Fuerstenfeld, text: &str, is_hidden: bool) -> Result<(Player, Counts), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [coins, income, disc, due, extra, board, goods, covered, trashed, bottom, hand] = words[..] else {
        return Err("a player has eleven parts".into());
    };
    let mut player = game.empty_table().players[0];
    player.coins = number(coins, MOST_COINS)?;
    player.income = number(income, MOST_COINS)? as u16;
    player.disc = small(disc, game.table.income_top)?;
    (player.due, player.extra) = (small(due, MOST_TOKENS)?, small(extra, MOST_TOKENS)?);
    player.goods = read_three(goods, MOST_TOKENS)?;
    // Every card is in one place.
    let mut left = game.deck();
    let mut take = |card: Card| {
        let is_there = left.contains(card);
        left.remove(card);
        if is_there {
            Ok(card)
        } else {
            Err(format!("{} is in two places, or in no deck of this game", card.id()))
        }
    };
    let spaces: Vec<&str> = board.split(',').collect();
    if spaces.len() != SPACES {
        return Err(format!("a board has {SPACES} spaces"));
    }
    for (top, text) in player.board.iter_mut().zip(spaces).filter(|(_, text)| *text != ".") {
        let card = take(read_card(text)?)?;
        *top = Top::Card(card);
        player.active.insert(card);
    }
    player.harvest = harvest_of(&player.board);
    for card in read_cards(covered)? {
        player.covered.insert(take(card)?);
    }
    if !(player.covered & CardSet::PALACES).is_empty() {
        return Err("F-BLD-1: nothing is built over a palace".into());
    }
    let mut counts = Counts::default();
    let unknown = |text: &str| match text.strip_prefix('?') {
        Some(count) if is_hidden => small(count, MOST_TOKENS),
        _ => Err(format!(
            "{text:?} should be a ? and a number exactly where the viewer does not know the cards"
        )),
    };
    let shown = match trashed.rsplit_once(',').unwrap_or(("-", trashed)) {
        (shown, count) if is_hidden => {
            counts.trashed = unknown(count)?;
            shown
        }
        _ => trashed,
    };
    for card in read_cards(shown)? {
        if is_hidden && !card.is_palace() {
            return Err(format!("nobody sees that {} was trashed", card.id()));
        }
        player.trashed.insert(take(card)?);
    }
    if is_hidden {
        (counts.bottom, counts.hand) = (unknown(bottom)?, unknown(hand)?);
        let away = u32::from(counts.bottom) + u32::from(counts.hand) + u32::from(counts.trashed);
        if away > u32::from(left.len()) || counts.trashed > (left - CardSet::PALACES).len() {
            return Err("there are not so many cards".into());
        }
        counts.unseen = left.len() - away as u8;
        player.unseen = CardSet::EMPTY;
    } else {
        player.bottom = read_cards(bottom)?.into_iter().map(&mut take).collect::<Result<Pile, _>>()?;
        for card in read_cards(hand)? {
            player.hand.insert(take(card)?);
        }
        player.unseen = left;
        counts = Counts {
            hand: player.hand.len(),
            unseen: left.len(),
            bottom: player.bottom.len(),
            trashed: (player.trashed - CardSet::PALACES).len(),
            kept: false,
        };
    }
    Ok((player, counts))
}

/// What a player may have to do with the phase.
fn check_player(state: &State, seat: Seat, player: &Player, deck: u8) -> Result<(), String> {
    let is_dealt = state.to_deal.contains(seat);
    if is_dealt != (player.due > 0) || player.due > deck {
        return Err("cards are due exactly where they are to be dealt, and no more than there are".into());
    }
    // While cards are being dealt, nobody's further cards have been asked about yet.
    let is_drawing = state.phase == Phase::Draw;
    let extra = if is_drawing { player.extra_draws() } else { 0 };
    let may_draw = player.extra > 0 && deck > 0;
    let is_asked = is_drawing && state.to_deal.is_empty();
    if player.extra > extra || is_asked && may_draw != state.to_act.contains(seat) {
        return Err("only laboratories let draw more cards (F-DRAW-2)".into());
    }
    // What the last turn has left behind means nothing any more.
    if state.phase == Phase::Discard && state.to_act.contains(seat) {
        let is_stored = player.has(Card::Warehouse) && player.goods.covers(state.to_store);
        if state.to_store != Goods::NONE && !is_stored {
            return Err("only a warehouse stores goods (F-DIS-4)".into());
        }
        if state.scavenged > 0 && !player.has(Card::Scavenger) {
            return Err("only a scavenger trashes cards (F-DIS-3)".into());
        }
    }
    Ok(())
}
