//! What tests of stores and of what stands on them share.
//!
//! | room | what lives there |
//! |---|---|
//! | `postgres` | [`PrivatePostgres`]: a PostgreSQL of their own |
//! | `table` | [`begin`], [`head`]: a table whose game says nothing |

mod postgres;
mod table;

pub use postgres::PrivatePostgres;
pub use table::{begin, head};
