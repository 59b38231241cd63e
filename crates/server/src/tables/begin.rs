//! Opening a table, sitting down, getting up, beginning, and playing again.

use super::hosted::{HostedTable, Locked, Row, head, settings};
use super::lobby::{Lobby, LobbySeat};
use super::people::People;
use super::sight::frame;
use crate::bots::bot_ms;
use crate::hall::Hall;
use crate::players::Who;
use crate::secret;
use crate::trouble::{Answer, Trouble};
use princely_bus::Message;
use princely_core::Seat;
use princely_core::record::Hex32;
use princely_host::{Client, Driver, Effect, Viewpoint};
use princely_house::setting::TableFile;
use princely_house::{BotSpec, Setting, find};
use princely_protocol::{
    Begins, Chair, CommandId, FromHost, FromServer, NewSeat, NewTable, Pace, ProblemCode, Return, SitDown,
    Sitter, Terms, ToHost, Wish,
};
use princely_store::{
    AccountId, AccountKind, Head, Line, LobbyChange, Name, NewLine, Readers, Start, Status, StoreError,
    TableId, Visibility,
};
use princely_table::{Luck, Manner, Opening, fair};
use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::Arc;

/// How long the game waits for the numbers of the players, in milliseconds.
const NONCES_MS: u64 = 3000;

/// The bot that takes a free seat when the host starts the game.
const USUAL_BOT: &str = "medium";

/// So many lines of talk go along when all play again.
const MOST_LINES: usize = 100;

/// The most open or running tables of one host.
const MOST_TABLES: u32 = 100;

/// The most tables of one host that wait for players: a lobby is for many.
const MOST_WAITING: u32 = 12;

/// Opens a table and returns its id.
pub(crate) async fn open_table(hall: &Arc<Hall>, who: &Who, new: NewTable) -> Answer<TableId> {
    let host = who.id();
    let filter = princely_store::Filter {
        status: vec![Status::Waiting, Status::Running],
        host: Some(host.clone()),
        ..Default::default()
    };
    if !who.is_unlimited() && hall.store.count_tables(&filter, MOST_TABLES).await? >= MOST_TABLES {
        return Err(Trouble::with(ProblemCode::TooMany, "this player has opened too many tables"));
    }
    let waiting = princely_store::Filter {
        status: vec![Status::Waiting],
        host: Some(host.clone()),
        ..Default::default()
    };
    if !who.is_unlimited() && hall.store.count_tables(&waiting, MOST_WAITING).await? >= MOST_WAITING {
        return Err(Trouble::with(ProblemCode::TooMany, "too many tables of this player wait for players"));
    }
    check_pace(new.pace)?;
    let house = find(&new.game).ok_or(ProblemCode::NoSuchGame)?;
    let agreed = house.agree(&setting(new.wish)?)?;
    let mut seats = Vec::with_capacity(agreed.seats.into());
    for seat in new.seats {
        seats.push(match seat {
            NewSeat::Free => LobbySeat::Free,
            NewSeat::Me => LobbySeat::person(host.clone()),
            NewSeat::Bot { level } => bot(level)?,
            NewSeat::Program { name } => program(hall, &name).await?,
        });
    }
    let own = seats.iter().filter(|seat| seat.account().is_some()).count();
    if seats.len() > usize::from(agreed.seats) || own > 1 {
        let why = format!("the table has {} seats, and a player takes one of them", agreed.seats);
        return Err(Trouble::with(ProblemCode::Setting, why));
    }
    seats.resize(agreed.seats.into(), LobbySeat::Free);
    let terms = Terms {
        game: agreed.game.to_owned(),
        rules: agreed.rules,
        options: agreed.options,
        pace: new.pace,
        aid: new.aid,
        hints: new.hints,
        spectators: new.spectators,
    };
    let visibility = if new.public { Visibility::Public } else { Visibility::Private };
    let lobby = Lobby {
        terms,
        seats,
        begins: new.begins,
        time_out: new.time_out,
        late: new.late,
        owner: None,
        secret: None,
        commitment: String::new(),
        awaits: None,
        winners: None,
        rematch: None,
    };
    let id = put(hall, Some(host.clone()), visibility, lobby).await?;
    let table = hall.table(&id);
    table.lock(hall).await?.begin_if_full().await?;
    Ok(id)
}

/// Stores a new table with a fresh secret.
async fn put(
    hall: &Hall,
    host: Option<AccountId>,
    visibility: Visibility,
    mut lobby: Lobby,
) -> Answer<TableId> {
    let secret = secret::random::<32>()?;
    lobby.secret = Some(fair::Secret(secret));
    lobby.commitment = fair::hex(&fair::commitment(&secret).0);
    let id = TableId::new(&secret::id()?).map_err(|_| ProblemCode::Fault)?;
    let new = princely_store::NewTable {
        id: id.clone(),
        host,
        game: lobby.terms.game.clone(),
        visibility,
        spectators: lobby.terms.spectators,
        now: hall.now(),
        lobby: write(&lobby)?,
        deadline: None,
        sitting: lobby.sitting(),
        free_seats: lobby.free_seats(),
    };
    hall.store.open_table(new).await?;
    Ok(id)
}

/// The setting of a game that somebody wishes for.
fn setting(wish: Wish) -> Answer<Setting> {
    let table =
        wish.table.map(|table| TableFile { path: table.name.clone(), name: table.name, text: table.text });
    if wish.switches.len() > 100 {
        return Err(ProblemCode::Setting.into());
    }
    Ok(Setting {
        players: wish.players,
        variant: wish.variant,
        table,
        max_rounds: wish.max_rounds,
        switches: wish.switches.into_iter().map(|(name, value)| (name, value.get().to_owned())).collect(),
    })
}

fn check_pace(pace: Pace) -> Answer<()> {
    let is_right = match pace {
        Pace::Untimed => true,
        Pace::Clock { game_ms, .. } => game_ms >= 10_000,
        Pace::Turn { turn_ms } => turn_ms >= 1000,
        Pace::Days { days } => (1..=60).contains(&days),
    };
    let why = "a game takes 10 seconds at least, a turn 1 second, and 60 days at most";
    if is_right { Ok(()) } else { Err(Trouble::with(ProblemCode::Setting, why)) }
}

fn bot(level: String) -> Answer<LobbySeat> {
    let known = BotSpec::from_wire(&level);
    known.map_err(|why| Trouble::with(ProblemCode::NoSuchBot, why.to_string()))?;
    Ok(LobbySeat::Bot { level })
}

/// A seat for a program that has an account here.
async fn program(hall: &Hall, name: &str) -> Answer<LobbySeat> {
    let unknown = || Trouble::with(ProblemCode::NoSuchBot, "there is no program of this name");
    let name = Name::new(name).map_err(|_| unknown())?;
    let account = hall.store.account_named(&name).await?.filter(|account| account.kind == AccountKind::Bot);
    Ok(LobbySeat::Asked { account: account.ok_or_else(unknown)?.id })
}

fn write(lobby: &Lobby) -> Answer<String> {
    serde_json::to_string(lobby).map_err(|_| ProblemCode::Fault.into())
}

impl Locked<'_> {
    /// Somebody sits down.
    pub(crate) async fn sit(&mut self, who: &AccountId, seat: Seat, sit: &SitDown) -> Answer<()> {
        let commitment = match &sit.commitment {
            Some(digits) => {
                let malformed = || Trouble::with(ProblemCode::Malformed, "a sum has 64 hexadecimal digits");
                Some(Hex32(fair::unhex(digits).ok_or_else(malformed)?))
            }
            None => None,
        };
        if let Some(sat) = sit.id.as_ref().and_then(|id| self.row().ok()?.lobby.sat_down(who, id)) {
            // It was carried out before, and only the answer was lost.
            return if sat == seat { Ok(()) } else { Err(ProblemCode::IdReused.into()) };
        }
        if self.row()?.status == Status::Running {
            return self.join_late(who, seat, sit).await;
        }
        self.change(|row| {
            if let Some(own) = row.lobby.seat_of(who) {
                let same = own == seat;
                return if same { Ok(()) } else { Err(ProblemCode::SitsAlready.into()) };
            }
            let place = seat_mut(row, seat)?;
            // A seat for which a program was asked is kept for that program.
            if !place.is_empty() || place.named().is_some_and(|asked| asked != who) {
                return Err(ProblemCode::SeatTaken.into());
            }
            let (account, id) = (who.clone(), sit.id.clone());
            *place = LobbySeat::Person { account, commitment, nonce: None, id, ready: false };
            Ok(())
        })
        .await?;
        self.begin_if_full().await
    }

    /// Somebody sits down on the seat of a bot in a game that runs, if the table allows it or all others have agreed to it.
    /// Whoever had the seat before is told nothing more of what it sees.
    async fn join_late(&mut self, who: &AccountId, seat: Seat, sit: &SitDown) -> Answer<()> {
        let id = match &sit.id {
            Some(id) => id.clone(),
            None => CommandId::try_from(secret::id()?).map_err(|_| ProblemCode::Fault)?,
        };
        // Another server may know more of who sits where, and for whom a bot plays.
        if self.hall.bus.is_shared() {
            self.ask_for_news().await?;
            self.catch_up().await?;
        }
        let former = loop {
            let mut row = self.row()?.clone();
            let is_open = self.live()?.standing(None).open_seats.contains(&seat);
            if row.status != Status::Running || !(row.lobby.late || is_open) {
                return Err(ProblemCode::Begun.into());
            }
            match row.lobby.seat_of(who) {
                // The seat was kept, and the bot has not got up yet.
                Some(own) if own == seat => break None,
                Some(_) => return Err(ProblemCode::SitsAlready.into()),
                None => {}
            }
            let place = seat_mut(&mut row, seat)?;
            let former = match place {
                LobbySeat::Bot { .. } => None,
                LobbySeat::Person { .. } if is_open => Some(place.clone()),
                _ => return Err(ProblemCode::SeatTaken.into()),
            };
            let before = self.row()?.lobby.clone();
            let (account, id) = (who.clone(), sit.id.clone());
            *seat_mut(&mut row, seat)? =
                LobbySeat::Person { account, commitment: None, nonce: None, id, ready: false };
            if self.keep(row).await? {
                self.seats_changed_hands(&before)?;
                break former;
            }
        };
        let (client, now) = (Client(self.hall.next_client()), self.now);
        let gets_up = ToHost::Return(Return { id });
        self.driver()?.command(client, Viewpoint::Seat(seat), gets_up, now);
        let carried = self.carry_out().await?;
        let problem = match carried.answer_to(client) {
            Some(FromHost::Problem(problem)) => Some(problem),
            Some(FromHost::Accepted(_)) | None => None,
            Some(message) => return Err(Trouble::from(message)),
        };
        let answer = match (problem.map(|problem| problem.code), former) {
            // The time of this turn is used up: the seat is kept until it is over.
            (None | Some(ProblemCode::TurnLost), _) => Ok(()),
            // The former player came back at another server just before, or the game has ended: the seat stays theirs.
            (Some(ProblemCode::NotTakenOver), Some(former)) => {
                self.give_back(who, seat, former).await?;
                Err(ProblemCode::SeatTaken.into())
            }
            // Whoever sits there has come before.
            (Some(ProblemCode::NotTakenOver), None) => Ok(()),
            (Some(code), _) => Err(code.into()),
        };
        self.show_card();
        answer
    }

    /// Somebody could not take the seat of somebody else after all.
    async fn give_back(&mut self, who: &AccountId, seat: Seat, former: LobbySeat) -> Answer<()> {
        loop {
            let (before, mut row) = (self.row()?.lobby.clone(), self.row()?.clone());
            if row.lobby.seat_of(who) != Some(seat) {
                return Ok(());
            }
            *seat_mut(&mut row, seat)? = former.clone();
            if self.keep(row).await? {
                return self.seats_changed_hands(&before);
            }
        }
    }

    /// Others may sit at the table now than before, here or by another server. Whoever has lost a seat in a game that runs
    /// is shown the table as it is for them now, and is told nothing more until they follow it anew.
    pub(super) fn seats_changed_hands(&mut self, before: &Lobby) -> Answer<()> {
        if self.inner.driver.is_none() {
            return Ok(());
        }
        let now = self.row()?.lobby.seats.iter();
        let lost: Vec<Seat> = (0..)
            .map(Seat)
            .zip(before.seats.iter().zip(now))
            .filter(|(_, (before, now))| before.account().is_some() && before.account() != now.account())
            .map(|(seat, _)| seat)
            .collect();
        for seat in lost {
            let clients = self.driver()?.change_player(seat);
            for client in clients {
                let Some(follower) = self.inner.followers.remove(&client) else { continue };
                let card = self.card(follower.who.as_ref())?;
                follower.outbox.push(frame(&FromServer::Card { card }));
            }
        }
        Ok(())
    }

    /// What a guest had here belongs to an account from now on: the seat, and the table, if the guest opened it. If the
    /// account has a seat of its own here, the guest's stays with the guest.
    pub(crate) async fn pass_on(&mut self, guest: &AccountId, to: &AccountId) -> Answer<()> {
        loop {
            let mut row = self.row()?.clone();
            if row.host.as_ref() == Some(guest) {
                (row.host, row.lobby.owner) = (Some(to.clone()), Some(to.clone()));
            }
            if row.lobby.seat_of(to).is_none() {
                for seat in &mut row.lobby.seats {
                    if let LobbySeat::Person { account, .. } | LobbySeat::Asked { account } = seat
                        && account == guest
                    {
                        *account = to.clone();
                    }
                }
            }
            if self.keep(row).await? {
                self.show_card();
                return Ok(());
            }
        }
    }

    /// A player gets up, or the player who opened the table frees a seat.
    pub(crate) async fn free(&mut self, who: &AccountId, seat: Seat) -> Answer<()> {
        self.change(|row| {
            let is_host = row.host.as_ref() == Some(who);
            let place = seat_mut(row, seat)?;
            match place.named() == Some(who) || is_host {
                true => *place = LobbySeat::Free,
                false => return Err(ProblemCode::NotYourSeat.into()),
            }
            row.lobby.awaits = None;
            Ok(())
        })
        .await
    }

    /// The player who opened the table chooses who sits on a seat, if no other person sits there.
    pub(crate) async fn put(&mut self, who: &AccountId, seat: Seat, new: NewSeat) -> Answer<()> {
        let sits = match new {
            NewSeat::Free => LobbySeat::Free,
            NewSeat::Bot { level } => bot(level)?,
            NewSeat::Program { name } => program(self.hall, &name).await?,
            NewSeat::Me => return self.sit(who, seat, &SitDown::default()).await,
        };
        self.change(|row| {
            if row.host.as_ref() != Some(who) {
                return Err(ProblemCode::Forbidden.into());
            }
            let place = seat_mut(row, seat)?;
            if place.account().is_some() {
                return Err(ProblemCode::SeatTaken.into());
            }
            *place = sits.clone();
            Ok(())
        })
        .await?;
        self.begin_if_full().await
    }

    /// The player who opened the table seats those who are there in another order.
    pub(crate) async fn reorder(&mut self, who: &AccountId, order: &[Seat]) -> Answer<()> {
        self.change(|row| {
            if row.host.as_ref() != Some(who) {
                return Err(ProblemCode::Forbidden.into());
            }
            let seats = &row.lobby.seats;
            let mut named: Vec<usize> = order.iter().map(|seat| seat.index()).collect();
            named.sort_unstable();
            if !named.into_iter().eq(0..seats.len()) {
                return Err(Trouble::with(ProblemCode::Malformed, "an order names every seat once"));
            }
            row.lobby.seats = order.iter().map(|seat| seats[seat.index()].clone()).collect();
            Ok(())
        })
        .await
    }

    /// A player is ready for the game to begin, or not any more.
    pub(crate) async fn be_ready(&mut self, who: &AccountId, is_ready: bool) -> Answer<()> {
        self.change(|row| {
            let seat = row.lobby.seat_of(who).ok_or(ProblemCode::NotYourSeat)?;
            if let LobbySeat::Person { ready, .. } = seat_mut(row, seat)? {
                *ready = is_ready;
            }
            Ok(())
        })
        .await?;
        self.begin_if_full().await
    }

    /// The player who opened the table starts the game. Bots take the free seats.
    pub(crate) async fn start(&mut self, who: &AccountId) -> Answer<()> {
        let row = self.row()?;
        if row.host.as_ref() != Some(who) {
            return Err(ProblemCode::Forbidden.into());
        }
        if row.status != Status::Waiting {
            return Ok(()); // it was started before
        }
        self.change(|row| {
            for place in row.lobby.seats.iter_mut().filter(|place| place.is_empty()) {
                *place = LobbySeat::Bot { level: USUAL_BOT.to_owned() };
            }
            Ok(())
        })
        .await?;
        self.begin_or_await().await
    }

    /// A player opens the number that belongs to their commitment.
    pub(crate) async fn open_nonce(&mut self, who: &AccountId, digits: &str) -> Answer<()> {
        let bytes = fair::unhex(digits).ok_or(ProblemCode::Malformed)?;
        if self.row()?.status != Status::Waiting {
            return Ok(()); // it came too late, or twice
        }
        let wrong = || Trouble::with(ProblemCode::Malformed, "this is not the number of the sum");
        self.change(|row| {
            if row.lobby.awaits.is_none() {
                return Err(ProblemCode::NotAsked.into());
            }
            let seat = row.lobby.seat_of(who).ok_or(ProblemCode::NotYourSeat)?;
            match seat_mut(row, seat)? {
                LobbySeat::Person { commitment: Some(sum), nonce, .. }
                    if fair::commitment(&bytes) == *sum =>
                {
                    *nonce = Some(Hex32(bytes));
                    Ok(())
                }
                _ => Err(wrong()),
            }
        })
        .await?;
        if self.row()?.lobby.seats.iter().any(LobbySeat::owes_nonce) {
            return Ok(());
        }
        self.begin().await
    }

    /// Changes what is agreed before the game. If another host was quicker, the table is read again.
    async fn change(&mut self, mut change: impl FnMut(&mut Row) -> Answer<()>) -> Answer<()> {
        loop {
            let mut row = self.row()?.clone();
            if row.status != Status::Waiting {
                return Err(ProblemCode::Begun.into());
            }
            change(&mut row)?;
            if self.keep(row).await? {
                self.show_card();
                self.show_presence(None).await;
                return Ok(());
            }
        }
    }

    /// Stores a changed row. Returns `false` if another host was quicker.
    pub(crate) async fn keep(&mut self, mut row: Row) -> Answer<bool> {
        let change = LobbyChange {
            now: self.now,
            closed: false,
            visibility: row.visibility,
            spectators: row.lobby.terms.spectators,
            lobby: write(&row.lobby)?,
            deadline: match self.live() {
                Ok(live) => head(live, &live.after(), &row.people, self.now).deadline,
                Err(_) => row.lobby.awaits,
            },
            sitting: row.lobby.sitting(),
            free_seats: row.lobby.free_seats(),
        };
        row.deadline = change.deadline;
        match self.hall.store.change_lobby(&self.table.id, row.revision, change).await {
            Ok(revision) => {
                row.revision = revision;
                self.hall.bus.say(Message::Agreed { table: self.table.id.clone(), revision });
                row.people = People::of(self.hall, &row.lobby).await?;
                self.inner.row = Some(row);
                Ok(true)
            }
            Err(StoreError::Conflict { .. }) => {
                self.read_row().await?;
                let now = self.now;
                if let Some(driver) = &mut self.inner.driver {
                    // The journal is read with the next effects.
                    driver.moved_elsewhere(now);
                } else if self.row()?.status != Status::Waiting {
                    self.open().await?;
                }
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Begins if every seat is taken, all who have to be ready are, and nobody has to start the game.
    pub(crate) async fn begin_if_full(&mut self) -> Answer<()> {
        let row = self.row()?;
        let begins = match row.lobby.begins {
            Begins::Full => row.lobby.is_full(),
            Begins::Ready => row.lobby.is_ready(),
            Begins::OnWord => false,
        };
        if row.status != Status::Waiting || !begins {
            return Ok(());
        }
        self.begin_or_await().await
    }

    /// Begins if the wait for the numbers of the players is over.
    pub(crate) async fn begin_if_due(&mut self) -> Answer<()> {
        let row = self.row()?;
        if row.status == Status::Waiting && row.lobby.awaits.is_some_and(|until| until <= self.now) {
            return self.begin().await;
        }
        Ok(())
    }

    /// Begins, or waits for the numbers that belong to the players' commitments.
    async fn begin_or_await(&mut self) -> Answer<()> {
        if !self.row()?.lobby.seats.iter().any(LobbySeat::owes_nonce) {
            return self.begin().await;
        }
        let until = self.now + NONCES_MS;
        self.change(|row| {
            row.lobby.awaits.get_or_insert(until);
            Ok(())
        })
        .await?;
        self.arm();
        Ok(())
    }

    /// The game begins.
    async fn begin(&mut self) -> Answer<()> {
        let row = self.row()?.clone();
        let mut lobby = row.lobby.clone();
        let secret = lobby.secret.take().ok_or(ProblemCode::Fault)?;
        lobby.awaits = None;
        // Accounts can change their names or be deleted: names are told with the greeting, not kept with the game.
        let chairs: Vec<Chair> =
            lobby.seats.iter().map(|seat| Chair { name: None, sitter: seat.sitter() }).collect();
        let manner = Manner {
            bot_ms: self.hall.config.bot_ms.unwrap_or_else(|| usual_bot_ms(&chairs)),
            stand_in: USUAL_BOT.to_owned(),
            time_out: lobby.time_out(),
        };
        let luck = Luck { secret, seats: lobby.seats.iter().map(LobbySeat::fair).collect() };
        let opening = Opening { terms: lobby.terms.clone(), chairs, manner, luck };
        let text = serde_json::to_string(&opening).map_err(|_| ProblemCode::Fault)?;
        let house = find(&opening.terms.game).ok_or(ProblemCode::NoSuchGame)?;
        let mut driver = Driver::new(house.open(opening)?, settings(self.hall));
        driver.begin(self.now);
        let Some(Effect::Store(first)) = driver.next_effect() else { return Err(ProblemCode::Fault.into()) };
        let start = Start {
            opening: text,
            lobby: write(&lobby)?,
            sitting: lobby.sitting(),
            entries: first.entries.into_iter().map(|entry| entry.text).collect(),
            head: head(driver.table(), &first.after, &row.people, self.now),
        };
        let Head { status, deadline, .. } = start.head;
        match self.hall.store.start(&self.table.id, row.revision, start).await {
            Ok(_) => {
                driver.stored(self.now);
                self.inner.driver = Some(driver);
                let revision = row.revision + 1;
                self.inner.row = Some(Row { status, deadline, revision, lobby, ..row });
                self.hall.bus.say(Message::Agreed { table: self.table.id.clone(), revision });
                self.say_version();
                self.weigh();
                self.show_card();
                self.greet_all();
                self.show_presence(None).await;
            }
            Err(StoreError::Conflict { .. } | StoreError::WrongStatus { .. }) => {
                self.load().await?;
                self.show_card();
            }
            Err(error) => return Err(error.into()),
        }
        self.carry_out().await?;
        self.arm();
        Ok(())
    }

    /// The game is over: the lobby shows who has won.
    pub(crate) async fn note_winners(&mut self) {
        let Ok(mut row) = self.row().cloned() else { return };
        let Some(winners) = self.live().ok().and_then(princely_table::AnyTable::winners) else { return };
        row.lobby.winners = Some(winners.into_iter().collect());
        match self.keep(row).await {
            Ok(_) => self.show_card(),
            // The journal has the winners; only the lobby does not show them.
            Err(trouble) => tracing::warn!(table = %self.table.id, %trouble, "the winners were not noted"),
        }
    }

    /// All have agreed to play again: opens a table with the same terms, where everybody keeps the seat and so the colour.
    /// Who begins is drawn anew, by the rules of the games.
    pub(crate) async fn play_again(&mut self) -> Answer<()> {
        let row = self.row()?.clone();
        if row.lobby.rematch.is_some() {
            return Ok(());
        }
        let mut lobby = row.lobby.clone();
        for seat in &mut lobby.seats {
            if let LobbySeat::Person { commitment, nonce, ready, .. } = seat {
                (*commitment, *nonce, *ready) = (None, None, false);
            }
        }
        (lobby.winners, lobby.awaits) = (None, None);
        let id = put(self.hall, row.host.clone(), row.visibility, lobby).await?;
        keep_talking(self.hall, &self.table.id, &id).await?;
        let table = self.hall.table(&id);
        // This locks another table. Nothing there locks this one, so the two locks cannot wait for each other.
        begin_there(self.hall, &table).await?;
        let mut row = row;
        row.lobby.rematch = Some(id.to_string());
        if self.keep(row).await? {
            self.show_card();
        }
        Ok(())
    }
}

/// What was said last at a table is read at the next one too.
async fn keep_talking(hall: &Hall, table: &TableId, next: &TableId) -> Answer<()> {
    let (mut latest, mut after) = (VecDeque::new(), 0);
    loop {
        let lines = hall.store.chat(table, after, 200).await?;
        let Some(last) = lines.last() else { break };
        after = last.number;
        latest.extend(lines.into_iter().filter(|line| line.readers == Readers::Table));
        latest.drain(..latest.len().saturating_sub(MOST_LINES));
    }
    for line in latest {
        let id = Some(format!("again-{}", line.number));
        let Line { at: now, account, seat, readers, text, .. } = line;
        hall.store.say(next, NewLine { now, account, seat, readers, text, id }).await?;
    }
    Ok(())
}

/// Lets another table begin. It is boxed, because a table that begins may do everything that this one does.
fn begin_there<'t>(
    hall: &'t Arc<Hall>,
    table: &'t Arc<HostedTable>,
) -> Pin<Box<dyn Future<Output = Answer<()>> + Send + 't>> {
    Box::pin(async move { table.lock(hall).await?.begin_or_await().await })
}

fn usual_bot_ms(chairs: &[Chair]) -> u32 {
    let levels = chairs.iter().filter_map(|chair| match &chair.sitter {
        Sitter::Bot { level } => Some(level.as_str()),
        _ => None,
    });
    levels.chain([USUAL_BOT]).map(bot_ms).max().unwrap_or_default()
}

fn seat_mut(row: &mut Row, seat: Seat) -> Answer<&mut LobbySeat> {
    row.lobby.seats.get_mut(seat.index()).ok_or_else(|| ProblemCode::NoSuchSeat.into())
}
