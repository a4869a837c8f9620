//! What a device is, in two words of ours: its browser and its system. Of what browsers say of themselves nothing else is
//! kept.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// The browsers that people know, by what only their text has; whoever is built on another comes before it.
const BROWSERS: [(&str, &str); 11] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Chromium/", "Chrome"),
    ("Version/", "Safari"),
    ("Safari/", "Safari"),
];
/// The systems, in the same way.
const SYSTEMS: [(&str, &str); 8] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
    ("X11", "Linux"),
];

/// The device that sends these headers; empty if it is none that we know.
pub(crate) fn about(headers: &HeaderMap) -> String {
    let text = headers.get(USER_AGENT).and_then(|text| text.to_str().ok()).unwrap_or_default();
    let find = |all: &[(&str, &'static str)]| {
        all.iter().find(|(sign, _)| text.contains(sign)).map(|(_, name)| *name)
    };
    let parts: Vec<&str> = [find(&BROWSERS), find(&SYSTEMS)].into_iter().flatten().collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue};

    use super::about;

    fn of(text: &'static str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert("user-agent", HeaderValue::from_static(text));
        about(&headers)
    }

    #[test]
    fn a_device_is_a_browser_and_a_system_and_nothing_else() {
        let known = [
            (
                "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0",
                "Firefox, Android",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
                "Chrome, Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1",
                "Chrome, iPad",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
                "Safari, macOS",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36",
                "Samsung Internet, Android",
            ),
            ("<b>Ana's phone, 10.0.0.7</b>", ""),
            ("curl/8.7.1", ""),
        ];
        for (text, device) in known {
            assert_eq!(of(text), device, "{text}");
        }
        assert_eq!(about(&HeaderMap::new()), "");
    }
}
