//! How many of something the rules allow, where no table says it. Bots and clients ask here too.

/// Princely masters that come with the school (P-MAST-01).
pub const MASTERS: u8 = 6;

/// Figures on one tile, the cardinal included (P-MAST-04).
pub const FIGURES_ON_A_TILE: u8 = 3;

/// Horsemen a player can have (P-COMP-04).
pub const HORSEMEN: u8 = 6;

/// Horsemen that come with each field or juniper tile around a riding hall (P-RIDE-02); there are no more than
/// [`HORSEMEN`].
pub const HORSEMEN_PER_FIELD: u8 = 3;

/// Buckets that a well gives in a phase (P-PROD-02).
pub const WELL_BUCKETS: u8 = 1;

/// Buckets that a well beside the Blue Spring gives (P-BLD-12).
pub const BLUE_SPRING_BUCKETS: u8 = 2;
