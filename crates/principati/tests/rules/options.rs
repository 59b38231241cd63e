//! Options: which values of the switches are played (Annex F).

use princely_principati::{Building, Options, Principati, Switches};

/// What is changed, and the error; "" if there is none.
type Case = (fn(&mut Switches), &'static str);

#[test]
fn switches_have_limits() {
    let cases: &[Case] = &[
        (|_| {}, ""),
        (|switches| switches.build_on_foreign_tile = true, "switch build_on_foreign_tile: only its default"),
        (|switches| switches.bread_ham_shared = false, "switch bread_ham_shared: only its default"),
        (|switches| switches.palace_safe = false, "switch palace_safe: only its default"),
        (|switches| switches.citizens_leave = false, "switch citizens_leave: only its default"),
        (|switches| switches.sequential_production = false, "switch sequential_production: only its default"),
        (|switches| switches.cargo_ships = 2, "switch cargo_ships: only its default"),
        (|switches| switches.order_again = true, "switch order_again: only its default"),
        (|switches| switches.start_river = "A03".into(), ""),
        (|switches| switches.start_river = "A04".into(), "switch start_river: A02 or A03, not \"A04\""),
        (|switches| switches.stock_a = (60, 60), ""),
        (|switches| switches.stock_a = (61, 8), "switch stock_A, stock_B: at most 60 slots"),
        (|switches| switches.stock_b = (2, 61), "switch stock_A, stock_B: at most 60 slots"),
        (|switches| switches.fortress_count = 40, ""),
        (|switches| switches.fortress_count = 41, "switches: at most 40 pieces"),
        (|switches| switches.port_count = 40, ""),
        (|switches| switches.port_count = 41, "switches: at most 40 pieces"),
        (|switches| switches.military_end = 1, ""),
        (|switches| switches.military_end = 0, "switches: at most 40 pieces"),
        (|switches| switches.farmer_set = vec![Building::Windmill], ""),
        (|switches| switches.farmer_set.clear(), "switches: at most 40 pieces"),
    ];
    for (number, (change, expected)) in cases.iter().enumerate() {
        let mut switches = Switches::default();
        change(&mut switches);
        let result = Principati::new(Options { switches, ..Options::default() });
        match (result, *expected) {
            (Ok(_), "") => {}
            (Err(error), expected) if !expected.is_empty() && error.contains(expected) => {}
            (result, _) => panic!("case {number}: {:?} instead of {expected:?}", result.err()),
        }
    }
}
