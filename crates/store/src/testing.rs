//! What tests of stores and of what stands on them share.
//!
//! | room | what lives there |
//! |---|---|
//! | `disk` | [`Disk`]: whether the disk has confirmed what was written, by a trace |
//! | `postgres` | [`PrivatePostgres`]: a PostgreSQL of their own |
//! | `table` | [`begin`], [`head`]: a table whose game says nothing |

mod disk;
mod postgres;
mod table;

pub use disk::Disk;
pub use postgres::PrivatePostgres;
pub use table::{begin, head};
