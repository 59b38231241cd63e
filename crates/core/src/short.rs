//! Sorting short lists. The sort of the standard library is made for long lists, and each type of list that it sorts
//! adds 5 kB to what a browser loads. Lists that can be long, or that a search sorts all the time, still use the
//! standard library.

/// Sorts a list by a key, slowly if it is long. Equal items keep their order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at - 1]) > key(&list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Sorts a list, slowly if it is long.
pub fn sort<T: Ord + Copy>(list: &mut [T]) {
    sort_by_key(list, |item| *item);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_lists_are_sorted_as_the_library_does() {
        let mut numbers: Vec<u32> =
            (0..40).map(|number: u32| number.wrapping_mul(2_654_435_761) >> 28).collect();
        let mut pairs: Vec<(u32, usize)> = numbers.iter().copied().zip(0..).collect();
        let (mut other_numbers, mut other_pairs) = (numbers.clone(), pairs.clone());
        sort(&mut numbers);
        sort_by_key(&mut pairs, |pair| pair.0);
        other_numbers.sort_unstable();
        other_pairs.sort_by_key(|pair| pair.0);
        assert_eq!((numbers, pairs), (other_numbers, other_pairs));
        for length in 0..2 {
            let mut list = vec![7; length];
            sort(&mut list);
            assert_eq!(list, vec![7; length]);
        }
    }
}
