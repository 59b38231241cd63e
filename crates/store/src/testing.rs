//! What the tests of stores, and of crates that use stores, share.
//!
//! | room | what lives there |
//! |---|---|
//! | `disk` | [`Disk`]: reads from a trace whether the disk has confirmed what was written |
//! | `postgres` | [`PrivatePostgres`]: a PostgreSQL of their own |
//! | `table` | [`begin`], [`head`]: a table whose game says nothing |

mod disk;
mod postgres;
mod table;

pub use disk::Disk;
pub use postgres::PrivatePostgres;
pub use table::{begin, head};
