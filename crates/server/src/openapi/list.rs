//! Every address of the interface. `routes.rs` has the same list as code.

/// An address.
pub(crate) struct Address {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    pub(crate) about: &'static str,
    /// The name of the body's type, if there is a body.
    pub(crate) body: Option<&'static str>,
    /// Names and schemas of what may stand behind the `?`.
    pub(crate) query: &'static [(&'static str, &'static str)],
    pub(crate) status: u16,
    /// The name of the answer's type.
    pub(crate) answer: &'static str,
}

const COUNT: &str = r#"{"type":"integer","minimum":0,"maximum":4294967295}"#;
const YES: &str = r#"{"type":"boolean"}"#;
const SEAT: &[(&str, &str)] = &[("seat", r#"{"type":"integer","minimum":0,"maximum":255}"#)];
const SINCE: &[(&str, &str)] = &[("since", COUNT)];

macro_rules! addresses {
    ($($method:ident $path:literal $about:literal $body:tt $query:expr => $status:literal $answer:literal;)*) => {
        /// All addresses.
        pub(crate) const ADDRESSES: &[Address] = &[$(Address {
            method: stringify!($method),
            path: $path,
            about: $about,
            body: addresses!(@body $body),
            query: $query,
            status: $status,
            answer: $answer,
        }),*];
    };
    (@body -) => { None };
    (@body $body:literal) => { Some($body) };
}

addresses! {
    get "/api/v1/house" "The games, options and levels of this server." - &[] => 200 "House";
    post "/api/v1/guests" "Creates a guest, who can play at once." "NewGuest" &[] => 201 "Me";
    post "/api/v1/accounts" "Turns a guest into an account with a name and a password." "Credentials" &[] => 201 "Me";
    post "/api/v1/sessions" "Signs in." "Credentials" &[] => 201 "Me";
    get "/api/v1/sessions" "The sessions of the player." - &[] => 200 "SessionList";
    delete "/api/v1/sessions" "Signs out." - &[] => 204 "";
    delete "/api/v1/sessions/{session}" "Ends a session, and its sockets." - &[] => 204 "";
    post "/api/v1/recoveries" "Signs in with a recovery link." "Recover" &[] => 201 "Me";
    get "/api/v1/me" "The player who asks." - &[] => 200 "Me";
    patch "/api/v1/me" "Renames the player." "Rename" &[] => 200 "Me";
    delete "/api/v1/me" "Deletes the account." - &[] => 204 "";
    get "/api/v1/me/export" "Everything the server stores about the account." - &[] => 200 "";
    post "/api/v1/me/links" "Creates a recovery link, for example for another device." - &[] => 201 "RecoveryLink";
    put "/api/v1/me/password" "Changes the password." "NewPassword" &[] => 204 "";
    post "/api/v1/links" "Creates a recovery link for a player who has forgotten the password; only for the administrator." "NewLink" &[] => 201 "RecoveryLink";
    post "/api/v1/me/admin" "Becomes administrator by the key that the server printed." "AdminKey" &[] => 200 "Me";
    get "/api/v1/me/vacation" "The player's vacations: times in which clocks of days stand still." - &[] => 200 "Vacations";
    put "/api/v1/me/vacation" "Takes a vacation." "Vacation" &[] => 200 "Vacations";
    delete "/api/v1/me/vacation" "Cancels the vacation, or ends it early." - &[] => 200 "Vacations";
    get "/api/v1/programs" "The accounts of the player's programs." - &[] => 200 "ProgramList";
    post "/api/v1/programs" "Creates an account for a program." "NewProgram" &[] => 201 "Player";
    delete "/api/v1/programs/{program}" "Deletes the account of a program." - &[] => 204 "";
    get "/api/v1/records" "The records that the player has uploaded." - &[] => 200 "RecordList";
    post "/api/v1/records" "Uploads the record of a game that was played elsewhere." "NewRecord" &[] => 201 "RecordCard";
    get "/api/v1/records/{record}" "A record, for everybody who has its link." - &[] => 200 "";
    delete "/api/v1/records/{record}" "Deletes a record." - &[] => 204 "";
    get "/api/v1/records/{record}/review" "The review of a finished game for a seat. The first question begins it; ask again until it is there." - SEAT => 200 "ReviewAnswer";
    get "/api/v1/tokens" "The player's access tokens." - &[] => 200 "TokenList";
    post "/api/v1/tokens" "Creates an access token." "NewToken" &[] => 201 "Token";
    delete "/api/v1/tokens/{token}" "Revokes an access token." - &[] => 204 "";
    get "/api/v1/tables" "The tables of the lobby." - &[
        ("stage", r##"{"$ref":"#/components/schemas/Stage"}"##),
        ("game", r#"{"type":"string"}"#),
        ("mine", YES),
        ("my_turn", YES),
        ("after", r#"{"type":"string"}"#),
        ("limit", r#"{"type":"integer","minimum":1,"maximum":100}"#),
    ] => 200 "TableList";
    post "/api/v1/tables" "Opens a table." "NewTable" &[] => 201 "TableCard";
    get "/api/v1/tables/{table}" "A table." - &[] => 200 "TableCard";
    post "/api/v1/tables/{table}/seats/{seat}" "Sits down." "SitDown" &[] => 200 "TableCard";
    put "/api/v1/tables/{table}/seats/{seat}" "Puts a bot on a seat, or frees it." "NewSeat" &[] => 200 "TableCard";
    delete "/api/v1/tables/{table}/seats/{seat}" "Leaves the seat before the game begins." - &[] => 200 "TableCard";
    put "/api/v1/tables/{table}/seats" "Seats those who are at the table in another order, before the game begins." "SeatOrder" &[] => 200 "TableCard";
    put "/api/v1/tables/{table}/ready" "Says whether the player is ready for the game to begin." "Ready" &[] => 200 "TableCard";
    post "/api/v1/tables/{table}/start" "Starts the game; bots take the free seats." - &[] => 200 "TableCard";
    post "/api/v1/tables/{table}/nonce" "Reveals the number that the player has committed to." "OpenNonce" &[] => 200 "TableCard";
    post "/api/v1/tables/{table}/commands" "Sends a command: act, take back, offer, answer an offer, resign …" "ToHost" &[] => 200 "Accepted";
    get "/api/v1/tables/{table}/hello" "The viewer: a seat or a spectator; and the terms of the table." - &[] => 200 "Hello";
    get "/api/v1/tables/{table}/journal" "The entries of the journal since a version, as the viewer sees them." - SINCE => 200 "Told";
    get "/api/v1/tables/{table}/clocks" "The clocks: how much time each player has left." - &[] => 200 "Clocks";
    get "/api/v1/tables/{table}/stream" "The journal and the clocks as server-sent events." - SINCE => 200 "events";
    get "/api/v1/tables/{table}/diagram" "The position in one line, as the viewer knows it; null where there is no diagram." - &[] => 200 "Reply";
    get "/api/v1/tables/{table}/position" "The position, as the viewer sees it." - &[] => 200 "Reply";
    get "/api/v1/tables/{table}/legal" "The legal actions of the viewer." - &[] => 200 "Reply";
    get "/api/v1/tables/{table}/log" "The log in sentences." - &[
        ("since", COUNT),
        ("language", r#"{"type":"string","enum":["en","de","it","hu"]}"#),
    ] => 200 "Reply";
    post "/api/v1/tables/{table}/preview" "What some actions would lead to, as far as the viewer can know." "Try" &[] => 200 "Reply";
    post "/api/v1/tables/{table}/questions" "Answers a question about the table, or gives advice." "Ask" &[] => 200 "Reply";
    get "/api/v1/tables/{table}/record" "The record of the game: what the viewer has seen, and everything once the game is over." - &[] => 200 "";
    get "/api/v1/tables/{table}/review" "The review of the finished game for a seat, as of a record." - SEAT => 200 "ReviewAnswer";
    get "/api/v1/tables/{table}/chat" "The chat." - &[("after", COUNT)] => 200 "ChatLines";
    post "/api/v1/tables/{table}/chat" "Sends a line to the chat." "Say" &[] => 201 "Said";
    get "/api/v1/socket" "The WebSocket: messages ToServer and FromServer, one JSON object each." - &[] => 101 "";
    get "/healthz" "Says that the process runs." - &[] => 200 "text";
    get "/readyz" "Says whether the store can be read and written." - &[] => 200 "text";
    get "/metrics" "Metrics for Prometheus." - &[] => 200 "text";
}
