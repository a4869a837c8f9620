//! Stylesheets, scripts, drawings and icons: packed once, and kept by browsers for as long as they are the same.
//!
//! Pages name an asset with its hash (`/assets/rollstead.0123456789abcdef.css`), so that it never changes under its name.
//! Under its plain name it is there too, to be asked for again.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::IntoResponse;
use rust_embed::RustEmbed;
use table::assets::hashed;
use table::viewer::Assets;

use super::{Answer, Failure};
use crate::squeeze::{accepts, brotli, gzip};
use crate::viewer::Viewer;

/// How long browsers keep what never changes, and what may change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const FOR_NOW: &str = "public, max-age=300";
/// How hard is packed what is packed once.
const LEVEL: u32 = 9;

/// The files, within the binary.
#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

/// All assets.
static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let own = Files::iter().filter_map(|name| Some((name.to_string(), Files::get(&name)?.data)));
    let tables = table::assets::all();
    let tables = tables.map(|asset| (asset.name.to_owned(), asset.text.as_bytes().into()));
    own.chain(tables).map(|(name, data)| Asset::new(name, Bytes::from(data.into_owned()))).collect()
});
/// Which asset a name of either kind is.
static NAMES: LazyLock<HashMap<&str, &Asset>> = LazyLock::new(|| {
    ASSETS.iter().flat_map(|asset| [(&*asset.name, asset), (&*asset.hashed, asset)]).collect()
});

struct Asset {
    name: String,
    /// Its name with its hash, and the address of that.
    hashed: String,
    href: String,
    kind: String,
    plain: Bytes,
    gzip: LazyLock<Option<Bytes>, Box<dyn FnOnce() -> Option<Bytes> + Send>>,
    brotli: LazyLock<Option<Bytes>, Box<dyn FnOnce() -> Option<Bytes> + Send>>,
}

impl Asset {
    fn new(name: String, plain: Bytes) -> Self {
        let hashed = hashed(&name, &plain);
        let (to_gzip, to_brotli) = (plain.clone(), plain.clone());
        Self {
            href: format!("/assets/{hashed}"),
            kind: kind(&name).to_owned(),
            name,
            hashed,
            plain,
            gzip: LazyLock::new(Box::new(move || gzip(&to_gzip, LEVEL))),
            brotli: LazyLock::new(Box::new(move || brotli(&to_brotli))),
        }
    }

    /// The smallest form that the sender can read, and what it is called.
    fn best(&self, headers: &HeaderMap) -> (Option<&'static str>, Bytes) {
        let forms = [("br", &self.brotli), ("gzip", &self.gzip)];
        let mut packed = forms.into_iter().filter(|(name, _)| accepts(headers, name));
        let found = packed.find_map(|(name, form)| Some((Some(name), (**form).clone()?)));
        found.unwrap_or_else(|| (None, self.plain.clone()))
    }
}

/// The addresses of what every page loads.
pub(crate) fn addresses() -> &'static Assets {
    static ADDRESSES: LazyLock<Assets> = LazyLock::new(|| Assets {
        icon: href("icon.svg"),
        touch_icon: href("icon-180.png"),
        style: href("rollstead.css"),
        card: href("card.png"),
        scripts: [
            "htmx.min.js",
            "hx-sse.min.js",
            "rollstead.js",
            "notices.js",
            "table.js",
            "clock.js",
            "talk.js",
        ]
        .map(href),
    });
    &ADDRESSES
}

/// What kind of file a name is of.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}

/// What names all assets as they are: another file is another name.
pub(super) fn version() -> String {
    let mut names: Vec<&str> = ASSETS.iter().map(|asset| &*asset.hashed).collect();
    names.sort_unstable();
    hashed("", names.join(" ").as_bytes()).trim_start_matches('.').to_owned()
}

/// The text of an asset.
pub(super) fn text(name: &str) -> String {
    let bytes = NAMES.get(name).map(|asset| asset.plain.clone()).unwrap_or_default();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The address of an asset.
pub(super) fn href(name: &str) -> &'static str {
    NAMES.get(name).map_or("/assets/unknown", |asset| &asset.href)
}

pub(super) async fn asset(headers: HeaderMap, Path(file): Path<String>) -> Answer {
    let asset = NAMES.get(&*file).ok_or_else(|| Failure::NotFound.answer(&Viewer::of(&headers)))?;
    let (encoding, bytes) = asset.best(&headers);
    let tag = format!("\"{}-{}\"", asset.hashed, encoding.unwrap_or("plain"));
    let kept = if file == asset.hashed { FOR_EVER } else { FOR_NOW };
    let mut fields: Vec<(HeaderName, String)> = vec![
        (CACHE_CONTROL, kept.to_owned()),
        (ETAG, tag.clone()),
        (VARY, "accept-encoding".to_owned()),
    ];
    if is_known(&headers, &tag) {
        return Ok(
            (StatusCode::NOT_MODIFIED, axum::response::AppendHeaders(fields)).into_response()
        );
    }
    fields.extend(encoding.map(|encoding| (CONTENT_ENCODING, encoding.to_owned())));
    Ok(([(CONTENT_TYPE, asset.kind.clone())], axum::response::AppendHeaders(fields), bytes)
        .into_response())
}

/// Whether the browser has just this already.
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let tags = headers.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default();
    tags.split(',').any(|known| known.trim().trim_start_matches("W/") == tag)
}
