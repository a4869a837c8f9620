//! The table, in five zones with fixed places: the bar with the question and its answers, the board that all players share, the
//! tray with what the viewer has in hand, the players, and the drawer.

mod bar;
mod chat;
pub(super) mod clock;
mod drawer;
mod end;
mod explain;
mod history;
mod lobby;
mod players;
mod text;

use engine::{Block, Phrase, Say, ScoreSheet, Seat, Turn};
use games::{AnyMatch, Line, Offer, Program};
use maud::{Markup, PreEscaped, html};
use words::{Speaker, speaker};

use super::{Around, Look, forgotten, table_page, trouble};
use crate::boards::icons::{Icon, common, shape};
use crate::boards::{self, Drawn, Scene};
use crate::live::Live;
use crate::row::{Status, TableRow};
use crate::talk;
use crate::viewer::Viewer;

/// The signs of the players' shapes.
const SIGNS: [&str; 4] = ["■", "●", "▲", "◆"];

/// Everything the parts of the page are made from.
struct View<'a> {
    viewer: &'a Viewer,
    live: &'a Live,
    look: &'a Look,
    around: Around,
    say: Speaker,
    /// The speaker that calls the players by their names without the signs.
    bare: Speaker,
    /// The game at the moment looked at.
    game: &'a dyn AnyMatch,
    /// The viewer's seat.
    mine: Option<Seat>,
    /// Whose things the board shows.
    shown: Seat,
    /// The viewer's seat, if it may answer now.
    answering: Option<Seat>,
    /// What the viewer may answer now.
    offers: Vec<Offer>,
    /// The offer that the best player would take, where a hint is wanted.
    hint: Option<usize>,
    /// The event before the moment looked at, where that is not the present.
    past: Option<Line>,
}

impl<'a> View<'a> {
    /// The table as it is looked at; `then` is the game at the moment that `look` names, if it names one.
    fn new(
        viewer: &'a Viewer,
        live: &'a Live,
        look: &'a Look,
        then: Option<&'a dyn AnyMatch>,
        around: Around,
    ) -> Self {
        let game = then.unwrap_or(&*live.game);
        let past =
            then.and_then(|then| then.log(then.events().saturating_sub(1)..then.events()).pop());
        let mine = live.seat_of(&viewer.session());
        let asked = asked(game);
        let wanted =
            look.seat.and_then(Seat::new).filter(|seat| seat.index() < live.row.seats.len());
        // The tray is always the viewer's own, so that nothing changes places; a spectator sees who moves.
        let mover = look.at.and(past.as_ref().and_then(Line::seat));
        let shown = wanted.or(mine).or(mover).or(asked).unwrap_or(Seat::FIRST);
        let is_on = live.row.status == Status::Playing && game.events() == live.game.events();
        let answering =
            mine.filter(|seat| is_on && game.turn().asks(*seat) && live.bot_at(*seat).is_none());
        let offers = answering.map(|seat| game.offers(seat)).unwrap_or_default();
        let is_hinted = |best: &Offer, offer: &Offer| best.notation == offer.notation;
        let hint = mine.and_then(|seat| live.hint_of(seat));
        let hint = hint.and_then(|best| offers.iter().position(|offer| is_hinted(best, offer)));
        Self {
            viewer,
            live,
            look,
            around,
            say: named(viewer, live),
            bare: bare(viewer, live),
            game,
            mine,
            shown,
            answering,
            offers,
            hint,
            past,
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.live.row.id)
    }

    /// Whether the viewer has still to add to the dice.
    fn lacks_entropy(&self) -> bool {
        let (session, seats) = (self.viewer.session(), self.live.row.seats.len());
        Seat::all(seats).any(|seat| self.live.lacks_entropy(seat, &session))
    }

    /// What the viewer added to the dice, once the game is on.
    fn entropy(&self) -> Option<&str> {
        let row = &self.live.row;
        let mine = self.mine.filter(|_| row.status != Status::Waiting);
        mine.map(|seat| row.seats[seat.index()].entropy.as_str())
    }

    /// The address of a moment of the past.
    fn moment_link(&self, at: usize) -> String {
        self.path(&query(Some(at), None))
    }

    /// What happened, and who did it.
    fn log_line(&self, seat: Option<Seat>, phrase: &Phrase) -> String {
        match seat {
            Some(seat) => self.say.log_phrase(&self.player(seat), phrase),
            None => self.say.say(phrase),
        }
    }

    fn player(&self, seat: Seat) -> String {
        self.say.name(seat)
    }

    /// A player's name without the sign, if the shape is drawn.
    fn bare_name(&self, seat: Seat) -> String {
        self.bare.name(seat)
    }

    /// Whether the viewer made the table.
    fn is_host(&self) -> bool {
        self.live.is_host(&self.viewer.session())
    }

    /// Everybody's name and points, a rival without a seat last.
    fn sheets(&self) -> Vec<(String, ScoreSheet)> {
        let sheets = self.game.scores().into_iter().map(|scored| scored.sheet);
        let sheets = sheets.chain(self.game.rival().map(|rival| rival.sheet));
        let sheets: Vec<ScoreSheet> = sheets.collect();
        Seat::all(sheets.len()).map(|seat| self.player(seat)).zip(sheets).collect()
    }

    /// Whether the page shows how the game ended.
    fn is_end(&self) -> bool {
        let is_over = self.live.row.status.is_end();
        is_over && self.look.at.is_none()
    }

    /// Whether somebody can win against somebody.
    fn is_contest(&self) -> bool {
        self.live.row.seats.len() > 1 || self.game.rival().is_some()
    }

    /// What the board is drawn from.
    fn scene(&self) -> Scene<'_> {
        Scene {
            game: self.game,
            seat: self.shown,
            answering: self.answering,
            offers: &self.offers,
            hint: self.hint,
            speaker: &self.say,
            bare: &self.bare,
        }
    }

    /// The answers that are given on the board. In the text view those with things are listed below it too, so that the
    /// question stays small.
    fn on_board(&self, drawn: Option<&Drawn>) -> Vec<usize> {
        let has_things = |index: &usize| !self.offers[*index].things.is_empty();
        let with_things = || (0..self.offers.len()).filter(has_things).collect();
        drawn.map_or_else(with_things, |drawn| drawn.on_board.clone())
    }

    /// The answers that have no thing on the board to be clicked.
    fn beside(&self, on_board: &[usize]) -> (Vec<usize>, Vec<usize>) {
        (0..self.offers.len()).partition(|index| !on_board.contains(index))
    }
}

/// The speaker that calls the seats by the names of who sits there, with their signs.
fn named(viewer: &Viewer, live: &Live) -> Speaker {
    let sign = |(seat, name): (usize, String)| format!("{}\u{a0}{name}", SIGNS[seat % SIGNS.len()]);
    calling(viewer, live, |names| names.into_iter().enumerate().map(sign).collect())
}

/// The speaker that calls the seats by the names alone, if their shapes are drawn.
fn bare(viewer: &Viewer, live: &Live) -> Speaker {
    calling(viewer, live, |names| names)
}

/// The speaker that calls the seats by names that are made of the bare ones, a rival's last.
fn calling(viewer: &Viewer, live: &Live, make: impl Fn(Vec<String>) -> Vec<String>) -> Speaker {
    let say = speaker(viewer.lang, live.game.info());
    let rival = live.game.rival().map(|rival| say.say(&rival.name));
    let names = (0..live.row.seats.len()).map(|seat| bare_name(&say, &live.row, seat));
    let names = make(names.chain(rival).collect());
    say.with_names(names)
}

fn asked(game: &dyn AnyMatch) -> Option<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.first(),
        Turn::Chance | Turn::Over => None,
    }
}

/// What a seat is called, with its sign, which stays with the name.
pub(super) fn name(say: &Speaker, row: &TableRow, seat: usize) -> String {
    format!("{}\u{a0}{}", SIGNS[seat % SIGNS.len()], bare_name(say, row, seat))
}

/// What a seat is called without its sign: the person's name, the bot's, or that it is free.
pub(super) fn bare_name(say: &Speaker, row: &TableRow, seat: usize) -> String {
    let seat = &row.seats[seat];
    let bot = |bot: Program| {
        let id = bot.to_string();
        say.text(&id).unwrap_or(id)
    };
    let name = if seat.name.is_empty() { say.word("guest") } else { seat.name.clone() };
    match (seat.bot, seat.stand_in) {
        (Some(name), _) => bot(name),
        (None, Some(stand_in)) => format!("{name} ({})", bot(stand_in)),
        (None, None) if seat.is_free() => say.word("free-seat"),
        (None, None) => name,
    }
}

/// The whole page around the part that changes; `seen` is that part's name where it is the present, which is pushed.
pub fn table(viewer: &Viewer, live: &Live, part: &str, seen: Option<&str>) -> Markup {
    let say = named(viewer, live);
    let id = &live.row.id;
    let body = html! {
        @if let Some(seen) = seen {
            // The script connects it when the page is in sight.
            div #stream hx-sse:connect={ "/t/" (id) "/events?seen=" (seen) } hx-trigger="connect" hx-target="#main" hx-swap="innerMorph" {}
        }
        main #main class={ "table-page " (live.row.game) } { (PreEscaped(part)) }
        // What explains itself where it was clicked; the script fills and places it.
        div #why hidden data-path={ "/t/" (id) } data-again=(say.word("sure-again")) {}
        (clock::said(&say, &live.row))
        // Who the viewer is in the chat, and whom they do not want to hear: others are pushed the same messages.
        div #hearing hidden data-path={ "/t/" (id) } data-me=(talk::author(id, &viewer.session)) data-muted=(viewer.muted.join(" ")) {}
        p.away #away role="status" hidden { (say.word("away")) }
    };
    table_page(viewer, &say, &live.row, &body)
}

/// The panel that explains a thing, alone; the script asks for it.
pub fn explained(viewer: &Viewer, live: &Live, look: &Look, around: Around) -> Markup {
    let then = look.at.map(|at| live.game.at(at));
    let view = View::new(viewer, live, look, then.as_deref(), around);
    look.about.as_deref().map(|thing| explain::panel(&view, thing)).unwrap_or_default()
}

/// Which moment and whose sheet, as an address says it.
fn query(at: Option<usize>, seat: Option<usize>) -> String {
    let parts = [at.map(|at| format!("at={at}")), seat.map(|seat| format!("seat={seat}"))];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
}

/// The drawing of the site's name.
pub(super) fn logo() -> Markup {
    html! { svg.logo viewBox="0 0 44 44" aria-hidden="true" { use href=(common("logo")) width="44" height="44" {} } }
}

/// The part that changes.
pub fn table_part(viewer: &Viewer, live: &Live, look: &Look, around: Around) -> Markup {
    let then = look.at.map(|at| live.game.at(at));
    let view = View::new(viewer, live, look, then.as_deref(), around);
    let drawn = if viewer.wants_text { None } else { boards::draw(&view.scene()) };
    let drawn = drawn.as_ref();
    let on_board = view.on_board(drawn);
    let is_lobby = matches!(live.row.status, Status::Waiting | Status::Cancelled);
    let part = html! {
        // The names of this page and of the one it was made from are filled in when it is sent.
        div #state data-tag="" data-from="" data-number=(live.number) data-hash=(live.game.hash()) data-events=(live.game.events()) data-at=[look.at] data-mine[!view.offers.is_empty()] hidden data-part {}
        @if !view.is_end() { h1.visually-hidden { (view.say.word("title")) } }
        (phone_tabs(&view))
        (bar::bar(&view, drawn, &on_board))
        div #forms hidden data-part { (forms(&view)) }
        section #board.board aria-label=(view.say.word("board")) {
            div #trouble data-part {
                (trouble(&view.say, around.is_in_trouble))
                (forgotten(viewer, &view.say))
                @if live.is_stuck { p.notice role="alert" { (view.say.word("bot-stuck")) } }
                @if let Some(notice) = look.notice.as_ref().filter(|notice| !notice.is_about_talk) { (bar::refusal(&view, notice)) }
                @if let Some(thing) = &look.about { (explain::panel(&view, thing)) }
            }
            div #lobby data-part { @if is_lobby { (lobby::lobby(&view)) } }
            div #scene.scene data-part {
                @if !is_lobby {
                    @if let Some(drawn) = drawn { (drawn.board) } @else { (text_board(&view, &on_board)) }
                }
            }
            (history::since(&view))
            div #result data-part { @if view.is_end() { (end::end(&view)) } }
        }
        section #tray class={ "tray seat-" (view.shown) } aria-label=(view.say.word("tray")) data-part {
            @if !is_lobby {
                @if let Some(drawn) = drawn { (drawn.tray) } @else { (text_tray(&view)) }
            }
        }
        (players::players(&view, drawn))
        (drawer::drawer(&view, &on_board, drawn.is_some()))
    };
    boards::asking_from(&query(look.at, look.seat), part)
}

/// On a small screen players and drawer are tabs, above the board.
fn phone_tabs(view: &View<'_>) -> Markup {
    let sheets = view.sheets();
    let tab = |value: &str, what: &Markup| {
        html! {
            label class={ "pt pt-" (value) } {
                input type="radio" name="zone" value=(value) form="tabs" autocomplete="off" checked[value == "table"];
                (what)
            }
        }
    };
    html! {
        fieldset.ptabs {
            legend.visually-hidden { (view.say.word("zones")) }
            (tab("table", &html! { (logo()) span { (view.say.word("board")) } }))
            (tab("players", &html! {
                span #points data-part {
                    span.visually-hidden { (view.say.word("players")) ": " }
                    @for (seat, (_, sheet)) in Seat::all(sheets.len()).zip(&sheets) {
                        span.ps.act[view.game.turn().asks(seat)] { (shape(seat)) (engine::signed(sheet.total())) }
                    }
                }
            }))
            (tab("drawer", &html! { (Icon::Log.inline()) span { (view.say.word("log-title")) } @if view.has_chat() { (chat::unread(view)) } }))
        }
    }
}

/// A form for each answer, and one for a choice of things; the buttons are wherever they are wanted.
fn forms(view: &View<'_>) -> Markup {
    let number = view.live.number;
    html! {
        // The tabs belong to a form of their own, which is never sent.
        form #tabs {}
        @for (index, offer) in view.offers.iter().enumerate() {
            form id={ "offer-" (index) } method="post" action=(view.path("/act")) hx-post=(view.path("/act")) hx-target="#main" hx-swap="innerMorph" {
                input type="hidden" name="action" value=(offer.notation);
                (address(number, &offer.notation))
            }
        }
        @if !view.offers.is_empty() {
            form #select method="post" action=(view.path("/act")) hx-post=(view.path("/act")) hx-target="#main" hx-swap="innerMorph" {
                (address(number, "select"))
            }
        }
    }
}

/// What the sender saw, and what it calls the message: the same form sent twice is one message.
fn address(number: i64, what: &str) -> Markup {
    html! {
        input type="hidden" name="number" value=(number);
        input type="hidden" name="key" value={ (number) "/" (what) };
    }
}

/// The board as text: what can be answered, then tables and drawings.
fn text_board(view: &View<'_>, on_board: &[usize]) -> Markup {
    let (_, rest) = text_blocks(view);
    html! {
        div.text-board {
            (sheets(view))
            (text::other_answers(view, on_board, false))
            (text::blocks(view, &rest))
        }
    }
}

/// How the turn stands, as text.
fn text_tray(view: &View<'_>) -> Markup {
    let (lines, _) = text_blocks(view);
    html! { div.text-tray tabindex="0" { (text::blocks(view, &lines)) } }
}

/// The lines of the game's view, and the rest of it.
fn text_blocks(view: &View<'_>) -> (Vec<Block>, Vec<Block>) {
    let all = view.game.view(view.shown, &view.say).into_iter().flat_map(Block::into_leaves);
    all.partition(Block::is_line)
}

/// Links to everybody's sheet, for the text view.
fn sheets(view: &View<'_>) -> Markup {
    let at = view.look.at;
    html! {
        nav.sheets aria-label=(view.say.word("sheets")) {
            @for seat in Seat::all(view.live.row.seats.len()) {
                @let current = seat == view.shown;
                a href=(view.path(&query(at, Some(seat.index())))) aria-current=[current.then_some("true")] { (view.player(seat)) }
            }
            @if view.look.seat.is_some() {
                a.button href=(view.path(&query(at, None))) { (view.say.word(if at.is_some() { "to-the-move" } else { "to-the-present" })) }
            }
        }
    }
}
