//! The pages, as markup; every word comes from `words`.

mod analysis;
mod devices;
mod listed;
mod lobby;
mod notices;
mod past;
mod privacy;
mod results;
mod table;

use core::time::Duration;

use engine::rulebook::{Part, RuleText, parts, readings};
use engine::{Info, Phrase, Rule, Say};
use games::Refusal;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Lang, Speaker, front, speaker};

pub use analysis::analysis;
pub use devices::{Here, Owner, elsewhere, received};
pub use lobby::{Tables, home, invitation, me, new_table};
pub use notices::{Told, offline, webhook, webhook_secret};
pub use past::past;
pub use privacy::{KEPT, Kept, banned, privacy};
pub use results::{Shared, Shown, own as own_results, shared as shared_results};
pub use table::{explained, table, table_part};

use crate::row::{Status, TableRow};
use crate::viewer::Viewer;
use crate::{assets, boards};

/// What a viewer wants to see of a table.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// Which moment; the present where there is none.
    pub at: Option<usize>,
    /// Whose sheet.
    pub seat: Option<usize>,
    /// The things that the answers shown belong to, as forms name them; all answers are shown if there are none.
    pub things: Vec<String>,
    /// The thing or player to be explained, by its name.
    pub about: Option<String>,
    /// Why the last message was refused.
    pub notice: Option<Notice>,
}

impl Look {
    /// Whether it is at one's own things and the present, which is pushed.
    pub fn is_present(&self) -> bool {
        self.at.is_none() && self.seat.is_none()
    }

    /// Whether it is just what everybody in the viewer's place is shown.
    pub fn is_plain(&self) -> bool {
        self.is_present() && self.things.is_empty() && self.about.is_none() && self.notice.is_none()
    }
}

/// What a table's page shows that is not the table's: the time, and how the store is.
#[derive(Clone, Copy, Debug)]
pub struct Around {
    /// The time by a clock that nobody sets.
    pub now: Duration,
    /// The time that the players' clocks go by, in milliseconds.
    pub ticks: u64,
    /// Whether nothing can be saved now.
    pub is_in_trouble: bool,
}

/// Why something was not done.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The id of the sentence.
    pub words: &'static str,
    /// What the rules say about it.
    pub refusal: Option<Refusal>,
    /// Whether it is said in the chat, to somebody who has it before them.
    pub is_about_talk: bool,
}

/// What the head of a page says to browsers, and to programs that show a link to it if it is a page to be shared.
fn head(viewer: &Viewer, title: &str, about: Option<&str>, styles: &[&str]) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            meta name="htmx-config" content="includeIndicatorCSS:false";
            title { (title) " · Rollstead" }
            @if let Some(about) = about {
                meta name="description" content=(about);
                meta property="og:site_name" content="Rollstead";
                meta property="og:type" content="website";
                meta property="og:title" content=(title);
                meta property="og:description" content=(about);
                meta property="og:image" content={ (viewer.origin) (viewer.assets.card) };
                meta property="og:image:width" content="1200";
                meta property="og:image:height" content="630";
                meta name="twitter:card" content="summary_large_image";
            }
            link rel="icon" type="image/svg+xml" href=(viewer.assets.icon);
            link rel="apple-touch-icon" href=(viewer.assets.touch_icon);
            link rel="manifest" href={ "/manifest.webmanifest?lang=" (viewer.lang) };
            meta name="theme-color" content="#f6f1e7" media="(prefers-color-scheme: light)";
            meta name="theme-color" content="#171614" media="(prefers-color-scheme: dark)";
            link rel="stylesheet" href=(viewer.assets.style);
            @for style in styles { link rel="stylesheet" href=(style); }
        }
    }
}

/// The page of a table: no header and footer of the site, the table has the whole window.
fn table_page(viewer: &Viewer, say: &Speaker, row: &TableRow, body: &Markup) -> Markup {
    let styles: Vec<&str> =
        [assets::href("table.css"), assets::href("talk.css"), boards::style(&row.game)]
            .into_iter()
            .flatten()
            .collect();
    html! {
        (DOCTYPE)
        html lang=(viewer.lang) {
            (head(viewer, &listed::listed(viewer, row), Some(&preview(say, row)), &styles))
            body.table-body data-me[!viewer.session.is_empty()] {
                a.skip href="#main" { (say.word("skip")) }
                (body)
                // Not deferred: what htmx begins when the document is read must find its extension there.
                @for script in viewer.assets.scripts { script src=(script) {} }
            }
        }
    }
}

/// What programs say that show a link to a table: that one can watch it, and what game it is.
fn preview(say: &Speaker, row: &TableRow) -> String {
    let blurb = say.word("blurb");
    match row.status {
        Status::Playing => format!("{} {blurb}", say.word("watch-preview")),
        Status::Waiting
        | Status::Over
        | Status::Stopped
        | Status::Cancelled
        | Status::Changed
        | Status::Closed => blurb,
    }
}

/// A page for everybody, which may be shared.
fn page(viewer: &Viewer, title: &str, back: &str, main: &Markup) -> Markup {
    site_page(viewer, title, Some(&front(viewer.lang).word("home-lead")), back, main)
}

/// A page for this viewer alone.
fn private_page(viewer: &Viewer, title: &str, back: &str, main: &Markup) -> Markup {
    site_page(viewer, title, None, back, main)
}

/// A page behind an address that holds a secret: `back` is that address. Search engines are not to list it.
fn secret_page(viewer: &Viewer, title: &str, back: &str, main: &Markup) -> Markup {
    let Markup { 0: text, .. } = private_page(viewer, title, back, main);
    PreEscaped(text.replacen("<title>", "<meta name=\"robots\" content=\"noindex\"><title>", 1))
}

/// A page with the site's header and footer.
fn site_page(
    viewer: &Viewer,
    title: &str,
    about: Option<&str>,
    back: &str,
    main: &Markup,
) -> Markup {
    let say = front(viewer.lang);
    html! {
        (DOCTYPE)
        html lang=(viewer.lang) {
            (head(viewer, title, about, &[]))
            body data-me[!viewer.session.is_empty()] {
                a.skip href="#main" { (say.word("skip")) }
                header.site {
                    a.brand href="/" { (table::logo()) "Rollstead" }
                    nav aria-label=(say.word("site-nav")) {
                        a href="/new" { (say.word("new-table")) }
                        a href={ "/rules/" (games::GAMES[0].info().id) } { (say.word("rules")) }
                    }
                    (languages(viewer, &say, back))
                }
                (main)
                footer { p { (say.word("footer")) " " a href="/me" { (say.word("session-title")) } " · " a href="/privacy" { (say.word("privacy")) } } }
                // Not deferred: what htmx begins when the document is read must find its extension there.
                @for script in viewer.assets.scripts { script src=(script) {} }
            }
        }
    }
}

/// The switch of languages: a plain form, on every page.
fn languages(viewer: &Viewer, say: &Speaker, back: &str) -> Markup {
    html! {
        form.languages method="post" action="/lang" aria-label=(say.word("language")) {
            input type="hidden" name="back" value=(back);
            @for (lang, name) in [(Lang::En, "English"), (Lang::Es, "Español")] {
                @if lang == viewer.lang {
                    button.quiet type="submit" name="lang" value=(lang) lang=(lang) aria-current="true" { (name) }
                } @else {
                    button.quiet type="submit" name="lang" value=(lang) lang=(lang) { (name) }
                }
            }
        }
    }
}

/// A sentence and the request's id, never more.
pub fn error(viewer: &Viewer, words: &'static str) -> Markup {
    let say = front(viewer.lang);
    let main = html! {
        main #main {
            h1 { (say.word("error-title")) }
            p.notice role="alert" { (say.word(words)) }
            p { small { (say.say(&Phrase::new("request-id").with("id", viewer.request.clone()))) } }
            p { a.button href="/" { (say.word("home")) } }
        }
    };
    private_page(viewer, &say.word("error-title"), "/", &main)
}

/// The speaker of a game by its id; for a game that is not in the list, the front end's words alone.
fn speaker_of(lang: Lang, game: &str) -> Speaker {
    games::find(game).map_or_else(|| front(lang), |entry| speaker(lang, entry.info()))
}

/// What stands above all else while nothing can be saved.
fn trouble(say: &Speaker, is_in_trouble: bool) -> Markup {
    html! { @if is_in_trouble { p.notice.trouble role="alert" { (say.word("store-trouble")) } } }
}

/// What stands above all else in a browser that was forgotten on another device.
fn forgotten(viewer: &Viewer, say: &Speaker) -> Markup {
    html! {
        @if viewer.is_forgotten {
            p.notice.forgotten role="alert" { (say.word("device-forgotten")) " " a href="/me" { (say.word("devices-what-now")) } }
        }
    }
}

/// The same page for each game, where there are several.
fn games_nav(viewer: &Viewer, current: &str, path: &str) -> Markup {
    let say = front(viewer.lang);
    html! {
        @if games::GAMES.len() > 1 {
            nav.sheets aria-label=(say.word("games-nav")) {
                @for info in games::GAMES.iter().map(games::Entry::info) {
                    a href={ (path) (info.id) } aria-current=[(info.id == current).then_some("page")] { (speaker(viewer.lang, info).word("title")) }
                }
            }
        }
    }
}

/// RULES.md in the viewer's language, every rule with an anchor of its id.
pub fn rules(viewer: &Viewer, info: &'static Info) -> Markup {
    let say = speaker(viewer.lang, info);
    let main = html! {
        main.rules #main {
            (games_nav(viewer, info.id, "/rules/"))
            @for line in info.rules_in(viewer.lang.id()).lines() { (rule_line(&say, line)) }
        }
    };
    page(viewer, &say.word("title"), &format!("/rules/{}", info.id), &main)
}

/// One line of a RULES.md: a title, a chapter, a rule or a sentence.
fn rule_line(say: &Speaker, line: &str) -> Markup {
    if let Some(title) = line.strip_prefix("# ") {
        return html! { h1 { (title) } };
    }
    if let Some(chapter) = line.strip_prefix("## ") {
        let id = chapter.split(' ').next().unwrap_or_default();
        return html! { h2 id=(id) { (chapter) } };
    }
    match engine::rulebook::rules(line).first() {
        Some(rule) => rule_text(say, *rule),
        None if line.trim().is_empty() => PreEscaped(String::new()),
        None => html! { p { (starred_line(line)) } },
    }
}

/// A sentence of the introduction; the sign of a reading stands for its mark.
fn starred_line(line: &str) -> Markup {
    html! {
        @for part in parts(line) {
            @match part {
                Part::Words(words) => (marked(words)),
                Part::Reading(_) => b { "*" },
            }
        }
    }
}

/// A rule. Its readings are an asterisk that leads to a note below, which is shown once it is asked for.
fn rule_text(say: &Speaker, rule: RuleText<'_>) -> Markup {
    let note = format!("{}-reading", rule.id);
    html! {
        p.rule id=(rule.id) {
            a href={ "#" (rule.id) } { (rule.id) } " "
            @for part in parts(rule.text) {
                @match part {
                    Part::Words(words) => (marked(words)),
                    Part::Reading(_) => a.reading href={ "#" (note) } aria-label=(say.word("reading-sign")) { "*" },
                }
            }
        }
        @if readings(rule.text).next().is_some() {
            p.note id=(note) tabindex="-1" { @for what in readings(rule.text) { "* " (reading(say, what)) " " } }
        }
    }
}

/// What a reading is about.
fn reading(say: &Speaker, what: &str) -> String {
    if what.is_empty() {
        return say.word("reading");
    }
    say.say(&Phrase::new("reading-of").with("what", what.to_owned()))
}

/// Backticks and stars of Markdown as elements.
fn marked(text: &str) -> Markup {
    let parts = text.split('`').enumerate();
    html! {
        @for (place, part) in parts {
            @if place % 2 == 1 { code { (part) } } @else {
                @for (place, part) in part.split('*').enumerate() {
                    @if place % 2 == 1 { em { (part) } } @else { (part) }
                }
            }
        }
    }
}

/// A rule that stands in the way, with a link to it.
fn rule_link(say: &Speaker, info: &Info, rule: Rule) -> Markup {
    let text = info.rule(say.lang().id(), rule.0).unwrap_or_default();
    html! { a href={ "/rules/" (info.id) "#" (rule.0) } { (rule.0) } ": " (text) }
}
