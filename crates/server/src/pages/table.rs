//! The table: question, answers, board, players, log, scores.

use engine::{Block, Phrase, Say, Seat, Turn};
use games::{AnyMatch, Offer};
use maud::{Markup, html};
use words::{Speaker, speaker};

use super::{Look, Notice, page, rule_link};
use crate::boards::{self, Scene};
use crate::clock;
use crate::live::{Live, Shown, Wish};
use crate::store::{Status, TableRow};
use crate::token;
use crate::viewer::Viewer;

/// How many lines of the log are shown.
const MOST_LINES: usize = 200;
/// The signs beside the players' colours.
const SIGNS: [&str; 4] = ["■", "●", "▲", "◆"];

/// Everything the parts of the page are made from.
struct View<'a> {
    viewer: &'a Viewer,
    live: &'a Live,
    look: &'a Look,
    say: Speaker,
    /// The game at the moment looked at.
    game: Box<dyn AnyMatch>,
    /// The viewer's seat.
    mine: Option<Seat>,
    /// Whose things the board shows.
    shown: Seat,
    /// What the viewer may answer now.
    offers: Vec<Offer>,
}

impl<'a> View<'a> {
    fn new(viewer: &'a Viewer, live: &'a Live, look: &'a Look) -> Self {
        let is_past = look.at.is_some_and(|at| at < live.game.events());
        let game = live.game.at(look.at.unwrap_or(usize::MAX));
        let mine = live.seat_of(&viewer.session());
        let asked = asked(&*game);
        let wanted =
            look.seat.and_then(Seat::new).filter(|seat| seat.index() < live.row.seats.len());
        let shown = wanted.or(mine).or(asked).unwrap_or(Seat::FIRST);
        let is_on = live.row.status == Status::Playing && !is_past;
        let can_answer =
            mine.filter(|seat| is_on && game.turn().asks(*seat) && live.bot_at(*seat).is_none());
        let offers = can_answer.map(|seat| game.offers(seat)).unwrap_or_default();
        Self {
            viewer,
            live,
            look,
            say: speaker(viewer.lang, &live.row.game),
            game,
            mine,
            shown,
            offers,
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.live.row.id)
    }

    /// Whether the viewer has still to add to the dice.
    fn lacks_entropy(&self) -> bool {
        let session = self.viewer.session();
        self.mine.is_some_and(|seat| self.live.lacks_entropy(seat, &session))
    }

    fn player(&self, seat: Seat) -> String {
        name(&self.say, &self.live.row, seat.index())
    }
}

fn asked(game: &dyn AnyMatch) -> Option<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.first(),
        Turn::Chance | Turn::Over => None,
    }
}

/// What a seat is called: the person's name, the bot's, or that it is free.
pub(super) fn name(say: &Speaker, row: &TableRow, seat: usize) -> String {
    let sign = SIGNS[seat % SIGNS.len()];
    let seat = &row.seats[seat];
    let bot = |bot: &String| say.text(bot).unwrap_or_else(|| bot.clone());
    let who = match (&seat.bot, &seat.stand_in) {
        (Some(name), _) => bot(name),
        (None, Some(stand_in)) => format!("{} ({})", seat.name, bot(stand_in)),
        (None, None) if seat.is_free() => say.word("free-seat"),
        (None, None) => seat.name.clone(),
    };
    format!("{sign} {who}")
}

/// The whole page.
pub(crate) fn table(viewer: &Viewer, live: &Live, look: &Look) -> Markup {
    let say = speaker(viewer.lang, &live.row.game);
    let title = say.word("title");
    let id = &live.row.id;
    // A look at the past stays as it is; the present is pushed.
    let is_live = look.at.is_none() && look.seat.is_none() && !look.wants_text;
    let main = html! {
        @if is_live {
            div #stream hx-sse:connect={ "/t/" (id) "/events" } hx-target="#main" hx-swap="innerMorph" {}
        }
        main #main.table-page { (table_part(viewer, live, look)) }
    };
    let query = match (look.at, look.seat) {
        (Some(at), _) => format!("?at={at}"),
        (None, Some(seat)) => format!("?seat={seat}"),
        (None, None) if look.wants_text => "?text=yes".to_owned(),
        (None, None) => String::new(),
    };
    page(viewer, &title, &format!("/t/{id}{query}"), &main)
}

/// The part that changes.
pub(crate) fn table_part(viewer: &Viewer, live: &Live, look: &Look) -> Markup {
    let view = View::new(viewer, live, look);
    let scene =
        Scene { game: &*view.game, seat: view.shown, offers: &view.offers, speaker: &view.say };
    let drawn = if look.wants_text { None } else { boards::draw(&scene) };
    let on_board = drawn.as_ref().map(|drawn| drawn.on_board.clone()).unwrap_or_default();
    html! {
        div #state data-number=(live.number) data-hash=(live.game.hash()) data-mine[!view.offers.is_empty()] hidden {}
        h1.visually-hidden { (view.say.word("title")) }
        (question(&view, &on_board))
        (history(&view))
        (forms(&view))
        div.layout {
            div.board {
                (sheets(&view))
                @match &drawn {
                    Some(drawn) => (drawn.markup)
                    None => (blocks(&view.game.view(view.shown, &view.say)))
                }
            }
            div.side {
                (players(&view))
                (waiting(&view))
                (scores(&view))
                (log(&view))
                (facts(&view))
            }
        }
    }
}

/// Who is asked what, why something was refused, and the answers that are not on the board.
fn question(view: &View<'_>, on_board: &[usize]) -> Markup {
    html! {
        section.question aria-label=(view.say.word("question")) {
            @if let Some(notice) = &view.look.notice { (refusal(view, notice)) }
            p.prompt tabindex="-1" aria-live="polite" { (prompt(view)) }
            @if !view.offers.is_empty() { (answers(view, on_board)) }
            (dice(view))
            @if let Some(hint) = &view.look.hint { (hint_line(view, hint)) }
            (tools(view))
        }
    }
}

fn refusal(view: &View<'_>, notice: &Notice) -> Markup {
    html! {
        p.notice role="alert" {
            (view.say.word(notice.words))
            @if let Some(rule) = notice.rule { " " (rule_link(&view.say, view.game.info(), rule)) }
        }
    }
}

fn prompt(view: &View<'_>) -> String {
    let say = &view.say;
    match (view.live.row.status, asked(&*view.game)) {
        _ if view.look.at.is_some() => say.word("looking-back"),
        (Status::Waiting, _) if view.lacks_entropy() => say.word("your-part"),
        (Status::Waiting, _) => say.word("waiting-for-players"),
        (Status::Stopped, _) => say.word("game-stopped"),
        (Status::Over, _) | (Status::Playing, None) => result(view),
        (Status::Playing, Some(seat)) if Some(seat) == view.mine => {
            say.say(&view.game.question(seat))
        }
        (Status::Playing, Some(seat)) => {
            say.say(&Phrase::new("turn-of").with("player", view.player(seat)))
        }
    }
}

/// Who won.
fn result(view: &View<'_>) -> String {
    let scores = view.game.scores();
    if let [alone] = &scores[..] {
        return view
            .say
            .say(&Phrase::new("solo-result").with("points", i64::from(alone.sheet.total())));
    }
    let seats = Seat::all(scores.len()).zip(&scores);
    let winners: Vec<String> = seats
        .filter(|(_, scored)| scored.rank.is_win())
        .map(|(seat, _)| view.player(seat))
        .collect();
    let phrase = if winners.len() == 1 { Phrase::new("winner") } else { Phrase::new("winners") };
    let names = winners.join(", ");
    view.say.say(&phrase.with("player", names.clone()).with("players", names))
}

/// The buttons of the answers; those on the board are in a list that opens.
fn answers(view: &View<'_>, on_board: &[usize]) -> Markup {
    let is_beside = |index: &usize| !on_board.contains(index);
    let (beside, board): (Vec<usize>, Vec<usize>) = (0..view.offers.len()).partition(is_beside);
    html! {
        div.answers { @for index in beside { (answer(view, index)) } }
        @if !board.is_empty() {
            details.all-answers {
                summary { (view.say.say(&Phrase::new("all-answers").with("count", board.len() as i64))) }
                div.answers { @for index in board { (answer(view, index)) } }
            }
        }
    }
}

fn answer(view: &View<'_>, index: usize) -> Markup {
    html! { button type="submit" form={ "offer-" (index) } { (view.say.say(&view.offers[index].phrase)) } }
}

/// A form for each answer, and one for a choice of things; the buttons are wherever they are wanted.
fn forms(view: &View<'_>) -> Markup {
    let number = view.live.number;
    html! {
        div hidden {
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
}

/// What the sender saw, and what it calls the message: the same form sent twice is one message.
fn address(number: i64, what: &str) -> Markup {
    html! {
        input type="hidden" name="number" value=(number);
        input type="hidden" name="key" value={ (number) "/" (what) };
    }
}

/// Undo, hint, and hurrying a bot.
fn tools(view: &View<'_>) -> Markup {
    let can_undo = view.mine.is_some_and(|seat| {
        view.live.row.status == Status::Playing && view.live.game.can_undo(seat)
    });
    let is_bot = view.live.bot_to_move().is_some();
    let say = &view.say;
    html! {
        @if let Some(mine) = view.mine {
            div.tools {
                button #sound.quiet type="button" hidden data-on=(say.word("sound-on")) data-off=(say.word("sound-off")) { (say.word("sound-off")) }
                @if view.live.row.status == Status::Playing && view.look.at.is_none() {
                    form method="post" action=(view.path("/undo")) hx-post=(view.path("/undo")) hx-target="#main" hx-swap="innerMorph" {
                        (address(view.live.number, "undo"))
                        button.quiet type="submit" disabled[!can_undo] { (say.word(if can_undo { "undo" } else { "no-undo" })) }
                    }
                    @if !view.offers.is_empty() {
                        form method="get" action=(view.path("")) hx-get=(view.path("")) hx-target="#main" hx-swap="innerMorph" {
                            input type="hidden" name="hint" value="yes";
                            button.quiet type="submit" { (say.word("hint-button")) }
                        }
                    }
                    @if is_bot {
                        form method="post" action=(view.path("/hurry")) hx-post=(view.path("/hurry")) hx-target="#main" hx-swap="innerMorph" {
                            button.quiet type="submit" { (say.word("hurry")) }
                        }
                    }
                    @if view.live.row.seats[mine.index()].stand_in.is_some() {
                        form method="post" action=(view.path("/back")) hx-post=(view.path("/back")) hx-target="#main" hx-swap="innerMorph" {
                            button type="submit" { (say.word("take-back")) }
                        }
                    }
                }
            }
        }
    }
}

/// What the viewer adds to the dice, beside what the server is bound to; the script sends it by itself.
fn dice(view: &View<'_>) -> Markup {
    html! {
        @if view.lacks_entropy() {
            form #dice method="post" action=(view.path("/dice")) hx-post=(view.path("/dice")) hx-target="#main" hx-swap="innerMorph" {
                p { (view.say.word("bound-to")) " " code.hash { (view.live.commitment()) } }
                input.entropy type="hidden" name="entropy" value="";
                button.primary type="submit" { (view.say.word("add-to-dice")) }
            }
        }
    }
}

fn hint_line(view: &View<'_>, best: &Offer) -> Markup {
    let phrase = Phrase::new("hint").with("what", best.phrase.clone());
    html! { p.hint role="status" { (view.say.say(&phrase.with("notation", best.notation.clone()))) } }
}

/// Links to everybody's sheet.
fn sheets(view: &View<'_>) -> Markup {
    html! {
        @if view.look.at.is_none() {
            nav.sheets aria-label=(view.say.word("sheets")) {
                @for seat in Seat::all(view.live.row.seats.len()) {
                    @let current = seat == view.shown;
                    a href=(view.path(&format!("?seat={seat}"))) aria-current=[current.then_some("true")] { (view.player(seat)) }
                }
                @if view.look.seat.is_some() || view.look.wants_text {
                    a.button href=(view.path("")) { (view.say.word("to-the-present")) }
                }
                @if !view.look.wants_text {
                    a href=(view.path("?text=yes")) { (view.say.word("as-text")) }
                }
            }
        }
    }
}

/// Steps through the past, where it is looked at.
fn history(view: &View<'_>) -> Markup {
    let last = view.live.game.events();
    let link = |at: usize, words: &'static str| {
        html! {
            a.button href=(view.path(&format!("?at={at}"))) { (view.say.word(words)) }
        }
    };
    html! {
        @if let Some(at) = view.look.at {
            nav.history aria-label=(view.say.word("history")) {
                @if at > 0 { (link(at - 1, "step-back")) }
                " " (view.say.say(&Phrase::new("moment").with("at", at.min(last) as i64).with("last", last as i64))) " "
                @if at < last { (link(at + 1, "step-on")) }
                " " a.button href=(view.path("")) { (view.say.word("to-the-present")) }
            }
        }
    }
}

/// Any state as text, drawings and tables: the board of a game that has none of its own.
fn blocks(blocks: &[Block]) -> Markup {
    html! {
        @for block in blocks {
            @match block {
                Block::Line { text } => { p { (text) } }
                Block::Drawing { title, lines, legend } => {
                    figure {
                        figcaption { (title) }
                        pre tabindex="0" { (lines.join("\n")) }
                        @for line in legend { p { small { (line) } } }
                    }
                }
                Block::Table { title, head, rows } => {
                    div.scroll tabindex="0" {
                        table {
                            caption { (title) }
                            thead { tr { @for cell in head { th scope="col" { (cell) } } } }
                            tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
                        }
                    }
                }
            }
        }
    }
}

/// Who plays, and who is asked.
fn players(view: &View<'_>) -> Markup {
    let scores = view.game.scores();
    html! {
        section {
            h2 { (view.say.word("players")) }
            ol.players {
                @for (seat, scored) in Seat::all(scores.len()).zip(&scores) {
                    li class={ "player seat-" (seat) @if view.game.turn().asks(seat) && view.live.row.status == Status::Playing { " asked" } } {
                        span { (view.player(seat)) @if view.mine == Some(seat) { " " span.badge { (view.say.word("you")) } } }
                        " " strong { (scored.sheet.total()) }
                    }
                }
            }
        }
    }
}

/// Links for seats that are still free, and the vote about a seat that does not move.
fn waiting(view: &View<'_>) -> Markup {
    let say = &view.say;
    let is_host = token::is_same(&view.live.row.host, &view.viewer.session());
    let sleeper = view
        .live
        .sleeper(clock::now())
        .filter(|sleeper| view.mine.is_some_and(|mine| mine != *sleeper));
    html! {
        @if view.live.row.status == Status::Waiting {
            section.invite {
                h2 { (say.word("invite")) }
                @for (seat, row) in view.live.row.seats.iter().enumerate() {
                    @if row.is_free() {
                        @if let Some(token) = view.viewer.token.as_ref().filter(|_| is_host) {
                            @let path = format!("/join/{}/{seat}/{}", view.live.row.id, token.invitation(&view.live.row.id, seat).text());
                            @let link = format!("{}{path}", view.viewer.origin);
                            p { label { (name(say, &view.live.row, seat)) " " input.link readonly value=(link) data-link=(path); }
                                " " button.copy type="button" hidden data-copy=(link) { (say.word("copy")) } }
                        }
                        @if row.is_open && view.mine.is_none() {
                            form method="post" action=(view.path("/sit")) {
                                input type="hidden" name="seat" value=(seat);
                                label { (say.word("your-name")) " " input name="name" maxlength="24"; }
                                " " button.primary type="submit" { (say.word("sit-down")) }
                            }
                        }
                    }
                }
            }
        }
        @if let Some(sleeper) = sleeper {
            section.vote {
                h2 { (say.say(&Phrase::new("sleeping").with("player", view.player(sleeper)))) }
                @for wish in Wish::ALL {
                    form method="post" action=(view.path("/vote")) hx-post=(view.path("/vote")) hx-target="#main" hx-swap="innerMorph" {
                        input type="hidden" name="wish" value=(wish.id());
                        button type="submit" { (say.text(&format!("wish-{}", wish.id())).unwrap_or_default()) }
                    }
                }
            }
        }
    }
}

/// Points by category.
fn scores(view: &View<'_>) -> Markup {
    let scores = view.game.scores();
    let say = &view.say;
    let categories: Vec<&str> = scores
        .first()
        .map(|scored| scored.sheet.lines().iter().map(|line| line.0).collect())
        .unwrap_or_default();
    html! {
        section {
            h2 { (say.word("scores")) }
            div.scroll tabindex="0" {
                table.scores {
                    thead { tr {
                        th scope="col" { (say.word("category-column")) }
                        @for seat in Seat::all(scores.len()) { th scope="col" { (view.player(seat)) } }
                    } }
                    tbody {
                        @for (line, id) in categories.iter().enumerate() {
                            tr { th scope="row" { (say.text(&format!("category-{id}")).unwrap_or_else(|| (*id).to_owned())) }
                                @for scored in &scores { td { (scored.sheet.lines()[line].1) } } }
                        }
                        tr { th scope="row" { (say.word("total")) } @for scored in &scores { td { strong { (scored.sheet.total()) } } } }
                        @if view.game.turn() == Turn::Over {
                            @let best = scores.iter().map(|scored| scored.sheet.total()).max().unwrap_or(0).max(1);
                            tr { th scope="row" { (say.word("rank-column")) } @for scored in &scores { td {
                                (scored.rank) " "
                                meter min="0" max=(best) value=(scored.sheet.total().max(0)) aria-label=(say.word("total")) {}
                            } } }
                        }
                    }
                }
            }
        }
    }
}

/// What happened; each line shows its moment.
fn log(view: &View<'_>) -> Markup {
    let say = &view.say;
    let shown = view.live.shown_log(MOST_LINES);
    let is_own = |shown: &&Shown| shown.line.seat.is_some() && shown.line.seat == view.mine;
    let own_last = shown.iter().find(is_own);
    html! {
        section {
            h2 { (say.word("log-title")) }
            @if let Some(last) = own_last {
                p { a href=(view.path(&format!("?at={}", last.moment))) { (say.word("since-my-turn")) } }
            }
            ol.log aria-live="polite" reversed {
                @for logged in &shown {
                    @let what = say.say(&logged.line.phrase);
                    @let text = logged.line.seat.map_or(what.clone(), |seat| format!("{}: {what}", view.player(seat)));
                    li class=[logged.is_undone.then_some("undone")] {
                        @if logged.is_undone { s { (text) } } @else {
                            a href=(view.path(&format!("?at={}", logged.moment))) aria-current=[(view.look.at == Some(logged.moment)).then_some("true")] { (text) }
                        }
                    }
                }
            }
        }
    }
}

/// The record, and the proof of the dice.
fn facts(view: &View<'_>) -> Markup {
    let say = &view.say;
    let is_over = matches!(view.live.row.status, Status::Over | Status::Stopped);
    html! {
        section.facts {
            h2 { (say.word("fair-dice")) }
            p { (say.word("commitment")) br; code.hash { (view.live.commitment()) } }
            @if is_over {
                p { (say.word("secret")) br; code.hash { (view.live.row.secret) } }
                p role="status" {
                    @match view.live.verified() {
                        Some(draws) => (say.say(&Phrase::new("verified-here").with("draws", draws as i64)))
                        None => (say.word("not-verified"))
                    }
                }
                p { (say.word("verify-yourself")) br; code { "rollstead replay --verify " (view.live.row.game) "-" (view.live.row.id) ".game" } }
            }
            p { a.button href=(view.path("/record")) { (say.word("download")) } }
        }
    }
}
