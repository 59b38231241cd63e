//! Sorting without much code. Each type of list that the standard library sorts adds 4 kB to what a browser loads, because
//! its sort is made for long lists. Here browsers get a simple sort, and everybody else gets that of the library. Both
//! are stable, so they give the same order.

use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Sorts a list. Equal items keep their order.
pub fn sort_by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    if cfg!(target_arch = "wasm32") {
        insert_each(list, &mut compare);
    } else {
        list.sort_by(compare);
    }
}

/// Sorts a list by a key. Equal items keep their order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

/// Sorts a list.
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// A map of these pairs. To collect them would sort them first.
pub fn map<K: Ord, V>(pairs: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    for (key, value) in pairs {
        map.insert(key, value);
    }
    map
}

/// Puts each item among those before it, which are sorted already.
fn insert_each<T>(list: &mut [T], compare: &mut impl FnMut(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let (sorted, rest) = list.split_at(end);
        let at = sorted.partition_point(|item| compare(item, &rest[0]).is_le());
        for place in (at..end).rev() {
            list.swap(place, place + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_get_the_same_order_as_everybody_else() {
        for length in [0, 1, 2, 3, 40, 300] {
            let numbers = (0..length).map(|number: u32| number.wrapping_mul(2_654_435_761) >> 28);
            let pairs: Vec<(u32, u32)> = numbers.zip(0..).collect();
            let (mut ours, mut theirs) = (pairs.clone(), pairs);
            insert_each(&mut ours, &mut |one, other| one.0.cmp(&other.0));
            sort_by_key(&mut theirs, |pair| pair.0);
            assert_eq!(ours, theirs);
            assert!(ours.is_sorted(), "equal items keep their order");
        }
    }
}
