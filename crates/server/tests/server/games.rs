//! Whole games, played by clients with our engine over sockets.

use crate::client::{Player, Running, Socket};
use princely_core::Quick;
use princely_house::{AnySeat, BotSpec, Thinking, find};
use princely_protocol::{Hello, SeenEntry, Turn};
use princely_search::{InOneGo, Progress};
use serde_json::{Value, json};

/// A client with our engine: follows a table, and plays like a bot.
pub(crate) struct Client {
    pub(crate) socket: Socket,
    pub(crate) seat: Box<dyn AnySeat>,
    pub(crate) number: u8,
    table: String,
    bot: Box<dyn Thinking>,
}

impl Client {
    /// Sits at a table that has begun.
    pub(crate) async fn new(player: &Player, table: &str) -> Client {
        let mut socket = player.socket().await;
        socket.follow(table, 0).await;
        let hello: Hello = from(socket.until(&["hello"]).await);
        let house = find(&hello.terms.game).unwrap();
        let seat = house.sit(&hello).unwrap();
        let bot = house.bot(&hello.terms, &BotSpec::named("greedy")).unwrap();
        let number = match hello.viewer {
            princely_protocol::Viewer::Seat { seat } => seat.0,
            princely_protocol::Viewer::Spectator => 99,
        };
        let mut client = Client { socket, seat, number, table: table.to_owned(), bot };
        client.hear().await;
        client
    }

    /// Hears the next message.
    pub(crate) async fn hear(&mut self) {
        let told = self.socket.until(&["told"]).await;
        self.take(&told);
    }

    pub(crate) fn take(&mut self, told: &Value) {
        let entries: Vec<SeenEntry> = from(told["entries"].clone());
        for entry in &entries {
            self.seat.hear(entry).unwrap();
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        Turn::from(self.seat.view().turn()) == Turn::Over
    }

    pub(crate) fn is_to_act(&self) -> bool {
        match Turn::from(self.seat.view().turn()) {
            Turn::Seats { seats } => seats.iter().any(|seat| seat.0 == self.number),
            _ => false,
        }
    }

    /// What a bot would do, as a command.
    pub(crate) fn choose(&mut self) -> Value {
        let version = self.seat.view().version();
        self.bot.ask(&*self.seat, Quick(version.into())).unwrap();
        assert_eq!(self.bot.think(&mut InOneGo), Ok(Progress::Done(())), "greedy has an answer");
        let advice = self.bot.settle().unwrap();
        let id = format!("act-{version}");
        json!({ "type": "act", "id": id, "version": version, "actions": [advice.lines[0].actions[0]] })
    }

    /// Acts, and hears messages until the act is accepted.
    pub(crate) async fn act(&mut self) {
        let command = self.choose();
        self.send(&command).await;
    }

    /// Sends a command that must be accepted.
    pub(crate) async fn send(&mut self, command: &Value) -> Value {
        let table = self.table.clone();
        self.socket.at(&table, command).await;
        loop {
            let message = self.socket.until(&["told", "accepted", "refusal", "stale", "problem"]).await;
            match message["type"].as_str().unwrap() {
                "told" => self.take(&message),
                "accepted" => {
                    assert_eq!(message["id"], command["id"]);
                    return message;
                }
                _ => panic!("{command} is answered by {message}"),
            }
        }
    }
}

pub(crate) fn from<T: serde::de::DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).unwrap()
}

/// A table at which only people sit, begun.
pub(crate) async fn begun(players: &[Player], game: &str, more: Value) -> String {
    let mut table =
        json!({ "game": game, "wish": { "players": players.len() }, "seats": [{ "type": "me" }] });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    let card = players[0].open(&table).await;
    let id = card["id"].as_str().unwrap().to_owned();
    for (seat, player) in players.iter().enumerate().skip(1) {
        let answer = player.post(&format!("/api/v1/tables/{id}/seats/{seat}"), &json!({})).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    id
}

/// Lets clients play until the game is over or a number of acts was made.
pub(crate) async fn play(clients: &mut [Client], most: u32) -> u32 {
    for act in 0..most {
        let Some(actor) = clients.iter().position(Client::is_to_act) else {
            assert!(clients.iter().all(Client::is_over));
            return act;
        };
        clients[actor].act().await;
        let version = clients[actor].seat.view().version();
        for client in clients.iter_mut() {
            while client.seat.view().version() < version {
                client.hear().await;
            }
        }
    }
    most
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_each_kind_is_played_over_sockets_and_everybody_knows_what_the_host_says() {
    let server = Running::new().await;
    for (game, seats, wish) in
        [("fuerstenfeld", 3, json!({ "players": 3 })), ("principati", 2, json!({ "max_rounds": 6 }))]
    {
        let mut players = Vec::new();
        for number in 0..seats {
            players.push(server.guest(&format!("Player {number}")).await);
        }
        let table = begun(&players, game, json!({ "wish": wish })).await;
        let mut clients = Vec::new();
        for player in players.iter().chain([&server.stranger()]) {
            clients.push(Client::new(player, &table).await);
        }
        let acts = play(&mut clients, 5000).await;
        assert!(acts > 20 && acts < 5000, "{game}: {acts} acts");
        for (client, player) in clients.iter().zip(players.iter().chain([&server.stranger()])) {
            let reply = player.get(&format!("/api/v1/tables/{table}/position")).await.json();
            assert_eq!(reply["reply"]["view"], json!(client.seat.view().position().view), "{game}");
            assert_eq!(reply["reply"]["turn"]["type"], "over");
        }
        let card = players[0].get(&format!("/api/v1/tables/{table}")).await.json();
        assert_eq!(card["stage"], "finished");
        assert!(!card["winners"].as_array().unwrap().is_empty());
        let record = server.stranger().get(&format!("/api/v1/tables/{table}/record")).await.text();
        let replay = princely_house::of_record(&record).unwrap().replay(&record).unwrap();
        assert!(replay.verified().finished);
        assert_eq!(replay.verified().seen_by, None, "a finished game is shown whole");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_and_bots_finish_a_game_over_a_restart() {
    let server = Running::new().await;
    let anna = server.guest("Anna").await;
    let card = anna
        .open(&json!({ "game": "fuerstenfeld", "wish": { "players": 3 },
            "seats": [{ "type": "me" }, { "type": "bot", "level": "easy" }, { "type": "bot", "level": "greedy" }] }))
        .await;
    assert_eq!(card["stage"], "running");
    let table = card["id"].as_str().unwrap().to_owned();
    let mut client = Client::new(&anna, &table).await;
    for _ in 0..10 {
        while !client.is_to_act() {
            client.hear().await;
        }
        client.act().await;
    }
    let version = client.seat.view().version();
    // The page's draft is lost; everything that was accepted is there.
    let server = server.again().await;
    let anna = Player { address: server.address, ..anna };
    let mut socket = anna.socket().await;
    socket.follow(&table, version).await;
    let hello = socket.until(&["hello"]).await;
    assert_eq!(hello["viewer"], json!({ "type": "seat", "seat": client.number }));
    let told = socket.until(&["told"]).await;
    assert_eq!(told["since"], version);
    client.take(&told);
    client.socket = socket;
    while !client.is_over() {
        if client.is_to_act() {
            client.act().await;
        } else {
            client.hear().await;
        }
    }
}
