//! Thirty-two bytes as 64 lower-case hexadecimal digits, and back; there is no other way to write them.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

pub(crate) fn write(bytes: &[u8; 32]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

pub(crate) fn read(text: &str) -> Option<[u8; 32]> {
    let digits: [u8; 64] = text.as_bytes().try_into().ok()?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    }
}
