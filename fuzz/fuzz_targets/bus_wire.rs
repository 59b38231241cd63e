//! Law: any bytes may come from what should be a server of NATS, in any pieces; in which pieces makes no difference.
#![no_main]

use libfuzzer_sys::fuzz_target;
use princely_bus::wire::{NotNats, Said, take};

fn all(pieces: &[&[u8]]) -> (Vec<Said>, Option<NotNats>) {
    let (mut bytes, mut heard) = (Vec::new(), Vec::new());
    for piece in pieces {
        bytes.extend_from_slice(piece);
        loop {
            match take(&mut bytes) {
                Ok(Some(said)) => heard.push(said),
                Ok(None) => break,
                Err(wrong) => return (heard, Some(wrong)),
            }
        }
    }
    (heard, None)
}

fuzz_target!(|input: (u8, &[u8])| {
    let (size, bytes) = input;
    let pieces: Vec<&[u8]> = bytes.chunks(usize::from(size).max(1)).collect();
    assert_eq!(all(&pieces), all(&[bytes]));
});
