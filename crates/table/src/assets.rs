//! What pages of tables load besides scripts: the drawings and the stylesheets. Browsers keep each of them under a name with
//! its hash (`common.0123456789abcdef.svg`), so that it never changes under its name.

use std::collections::HashMap;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::boards::BOARDS;
use crate::token::hex;

/// What every table uses: icons, shapes of players, pieces; people; scenes for home; and the page's own stylesheet.
const COMMON: [(&str, &str); 5] = [
    ("common.svg", include_str!("../assets/common.svg")),
    ("people.svg", include_str!("../assets/people.svg")),
    ("scenes.svg", include_str!("../assets/scenes.svg")),
    ("table.css", include_str!("../assets/table.css")),
    ("talk.css", include_str!("../assets/talk.css")),
];

/// A file that browsers load.
#[derive(Debug)]
pub struct Asset {
    /// Its plain name.
    pub name: &'static str,
    /// What it holds.
    pub text: &'static str,
    /// Its address, which has its hash.
    pub href: String,
}

/// All of them: what every table uses, then what each game's board does.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    ASSETS.values()
}

static ASSETS: LazyLock<HashMap<&str, Asset>> = LazyLock::new(|| {
    let boards = BOARDS.iter().flat_map(|board| board.assets);
    let files = COMMON.into_iter().chain(boards.copied());
    files.map(|(name, text)| (name, asset(name, text))).collect()
});

fn asset(name: &'static str, text: &'static str) -> Asset {
    Asset { name, text, href: format!("/assets/{}", hashed(name, text.as_bytes())) }
}

/// The name of a file with the hash of what it holds.
pub fn hashed(name: &str, data: &[u8]) -> String {
    let hash = hex(&Sha256::digest(data)[..8]);
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}.{hash}.{ending}"),
        None => format!("{name}.{hash}"),
    }
}

/// The address of a symbol in a file of drawings, if the file has it.
pub(crate) fn symbol(file: &str, symbol: &str) -> Option<String> {
    let asset = ASSETS.get(file)?;
    let has = asset.text.contains(&format!("id=\"{symbol}\""));
    has.then(|| format!("{}#{symbol}", asset.href))
}

/// The address of a file, if there is one of this name.
pub(crate) fn href(name: &str) -> Option<&'static str> {
    ASSETS.get(name).map(|asset| &*asset.href)
}
