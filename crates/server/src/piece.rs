//! Pieces of what is sent to many: packed once, each on its own, and sent one behind the other as one gzip stream.

use axum::body::Bytes;
use flate2::{Compress, Compression, Crc, FlushCompress};

use crate::squeeze::holds_secret;

/// The first bytes of a gzip stream: deflated, without a name or a time, on an unknown system.
pub(crate) const HEAD: &[u8] = &[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
/// An empty last block.
const LAST_BLOCK: &[u8] = &[0x03, 0x00];
/// The most bytes of a block that is not compressed.
const MOST_STORED: usize = 65_535;

/// Bytes, plain and as blocks of a gzip stream that need nothing before them and end with a whole byte.
#[derive(Debug)]
pub(crate) struct Piece {
    pub(crate) plain: Bytes,
    pub(crate) blocks: Bytes,
    pub(crate) crc: Crc,
}

impl Piece {
    /// Packs a text; one with a secret in it is only put into blocks, as the length of packed text tells about it.
    pub(crate) fn new(text: &str) -> Self {
        let blocks = if holds_secret(text.as_bytes()) {
            stored(text.as_bytes())
        } else {
            deflated(text.as_bytes())
        };
        Self::of(text.to_owned(), blocks)
    }

    /// A piece with something short before and behind it.
    pub(crate) fn around(before: &str, inner: &Self, behind: &str) -> Self {
        let blocks =
            [&stored(before.as_bytes()), &inner.blocks[..], &stored(behind.as_bytes())].concat();
        let plain = [before.as_bytes(), &inner.plain, behind.as_bytes()].concat();
        Self::of(plain, blocks)
    }

    fn of(plain: impl Into<Bytes>, blocks: Vec<u8>) -> Self {
        let (plain, mut crc) = (plain.into(), Crc::new());
        crc.update(&plain);
        Self { plain, blocks: blocks.into(), crc }
    }

    /// The piece as a whole gzip file.
    pub(crate) fn file(&self) -> Bytes {
        [HEAD, &self.blocks, &end(&self.crc)].concat().into()
    }
}

/// What closes a gzip stream.
pub(crate) fn end(crc: &Crc) -> Vec<u8> {
    [LAST_BLOCK, &crc.sum().to_le_bytes(), &crc.amount().to_le_bytes()].concat()
}

fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut blocks = Vec::with_capacity(bytes.len() / 4 + 64);
    let mut compress = Compress::new(Compression::fast(), false);
    while compress.total_in() < bytes.len() as u64 || blocks.len() == blocks.capacity() {
        blocks.reserve(1024);
        let rest = &bytes[compress.total_in() as usize..];
        compress
            .compress_vec(rest, &mut blocks, FlushCompress::Sync)
            .expect("memory is all that compressing needs");
    }
    blocks
}

/// Bytes as they are, as blocks.
fn stored(bytes: &[u8]) -> Vec<u8> {
    let mut blocks = Vec::with_capacity(bytes.len() + 5);
    for block in bytes.chunks(MOST_STORED) {
        let length = block.len() as u16;
        blocks.push(0);
        blocks.extend(length.to_le_bytes());
        blocks.extend((!length).to_le_bytes());
        blocks.extend(block);
    }
    blocks
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    fn unpacked(file: &[u8]) -> String {
        let mut text = String::new();
        GzDecoder::new(file).read_to_string(&mut text).expect("it is a whole gzip file");
        text
    }

    #[test]
    fn pieces_are_one_gzip_stream_with_its_checksum() {
        let long = "<li>one line like the other</li>".repeat(5000);
        let piece = Piece::around("id: 1\ndata: ", &Piece::new(&long), "\n\n");
        assert_eq!(unpacked(&piece.file()), format!("id: 1\ndata: {long}\n\n"));
        assert!(50 * piece.blocks.len() < piece.plain.len());
        let (next, mut crc) = (Piece::new("next"), Crc::new());
        crc.combine(&piece.crc);
        crc.combine(&next.crc);
        let stream = [HEAD, &piece.blocks, &next.blocks, &end(&crc)].concat();
        assert!(unpacked(&stream).ends_with("\n\nnext"));
    }

    #[test]
    fn a_secret_does_not_change_how_long_a_piece_is() {
        let link = |secret: &str| {
            format!("<input data-link=\"/join/1/0/{secret}{}\">", "0123456789abcdef".repeat(9000))
        };
        let (one, other) =
            (Piece::new(&link("0123456789abcdef")), Piece::new(&link("92735e01fa8b4c6d")));
        assert_eq!(one.blocks.len(), other.blocks.len());
        assert_eq!(unpacked(&one.file()), link("0123456789abcdef"));
    }
}
