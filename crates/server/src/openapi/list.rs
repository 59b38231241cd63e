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
    get "/api/v1/house" "What can be played here." - &[] => 200 "House";
    post "/api/v1/guests" "Plays at once, without an account." "NewGuest" &[] => 201 "Me";
    post "/api/v1/accounts" "Keeps what a guest has, by a name and a password." "Credentials" &[] => 201 "Me";
    post "/api/v1/sessions" "Signs in." "Credentials" &[] => 201 "Me";
    get "/api/v1/sessions" "Where the player is signed in." - &[] => 200 "SessionList";
    delete "/api/v1/sessions" "Signs out." - &[] => 204 "";
    delete "/api/v1/sessions/{session}" "Ends a session, and its sockets." - &[] => 204 "";
    post "/api/v1/recoveries" "Comes back by a link." "Recover" &[] => 201 "Me";
    get "/api/v1/me" "Who is asking." - &[] => 200 "Me";
    patch "/api/v1/me" "Takes another name." "Rename" &[] => 200 "Me";
    delete "/api/v1/me" "Deletes the account." - &[] => 204 "";
    get "/api/v1/me/export" "All that is kept about the account." - &[] => 200 "";
    post "/api/v1/me/links" "A link by which the same player comes back." - &[] => 201 "RecoveryLink";
    put "/api/v1/me/password" "Changes the password." "NewPassword" &[] => 204 "";
    post "/api/v1/links" "The administrator makes a link for a player who has forgotten the password." "NewLink" &[] => 201 "RecoveryLink";
    post "/api/v1/me/admin" "Becomes administrator by the key that the server printed." "AdminKey" &[] => 200 "Me";
    get "/api/v1/me/vacation" "When the player's clocks stand still, in games of days." - &[] => 200 "Vacations";
    put "/api/v1/me/vacation" "Goes on vacation." "Vacation" &[] => 200 "Vacations";
    delete "/api/v1/me/vacation" "Comes back, or does not go." - &[] => 200 "Vacations";
    get "/api/v1/programs" "The programs for which the player answers." - &[] => 200 "ProgramList";
    post "/api/v1/programs" "An account for a program." "NewProgram" &[] => 201 "Player";
    delete "/api/v1/programs/{program}" "Deletes the account of a program." - &[] => 204 "";
    get "/api/v1/records" "The records that the player has brought." - &[] => 200 "RecordList";
    post "/api/v1/records" "Brings the record of a game that was played elsewhere." "NewRecord" &[] => 201 "RecordCard";
    get "/api/v1/records/{record}" "A record, for whoever has its link." - &[] => 200 "";
    delete "/api/v1/records/{record}" "Deletes a record." - &[] => 204 "";
    get "/api/v1/tokens" "The tokens for programs." - &[] => 200 "TokenList";
    post "/api/v1/tokens" "A new token." "NewToken" &[] => 201 "Token";
    delete "/api/v1/tokens/{token}" "Ends a token." - &[] => 204 "";
    get "/api/v1/tables" "The lobby." - &[
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
    delete "/api/v1/tables/{table}/seats/{seat}" "Gets up before the game." - &[] => 200 "TableCard";
    post "/api/v1/tables/{table}/start" "Begins; bots take the seats that are free." - &[] => 200 "TableCard";
    post "/api/v1/tables/{table}/nonce" "Shows the number to which a player is bound." "OpenNonce" &[] => 200 "TableCard";
    post "/api/v1/tables/{table}/commands" "Acts, takes back, offers, answers, resigns …" "ToHost" &[] => 200 "Accepted";
    get "/api/v1/tables/{table}/hello" "As whom one looks on." - &[] => 200 "Hello";
    get "/api/v1/tables/{table}/journal" "What happened since a version." - SINCE => 200 "Told";
    get "/api/v1/tables/{table}/clocks" "How much time everybody has." - &[] => 200 "Clocks";
    get "/api/v1/tables/{table}/stream" "What happens, as server-sent events." - SINCE => 200 "events";
    get "/api/v1/tables/{table}/position" "How things stand." - &[] => 200 "Reply";
    get "/api/v1/tables/{table}/legal" "All that may be done." - &[] => 200 "Reply";
    get "/api/v1/tables/{table}/log" "What happened, in sentences." - &[
        ("since", COUNT),
        ("language", r#"{"type":"string","enum":["en","de","it","hu"]}"#),
    ] => 200 "Reply";
    post "/api/v1/tables/{table}/preview" "What would happen if." "Try" &[] => 200 "Reply";
    post "/api/v1/tables/{table}/questions" "Any question, advice included." "Ask" &[] => 200 "Reply";
    get "/api/v1/tables/{table}/record" "The record: as seen while the game runs, complete when it is over." - &[] => 200 "";
    get "/api/v1/tables/{table}/chat" "What was said." - &[("after", COUNT)] => 200 "ChatLines";
    post "/api/v1/tables/{table}/chat" "Says something." "Say" &[] => 201 "Said";
    get "/api/v1/socket" "The socket: ToServer and FromServer, one JSON object a message." - &[] => 101 "";
    get "/healthz" "Whether the process runs." - &[] => 200 "text";
    get "/readyz" "Whether the store can be read and written." - &[] => 200 "text";
    get "/metrics" "Numbers for Prometheus." - &[] => 200 "text";
}
