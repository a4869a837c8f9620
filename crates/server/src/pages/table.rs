//! The table: question, answers, board, players, log, scores.

use engine::{Block, Phrase, Say, Seat, Turn, signed};
use games::{AnyMatch, Line, Offer};
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
    /// The offer that a bot would take, where a hint is wanted.
    hint: Option<usize>,
    /// The event before the moment looked at, where that is not the present.
    past: Option<Line>,
}

impl<'a> View<'a> {
    fn new(viewer: &'a Viewer, live: &'a Live, look: &'a Look) -> Self {
        let last = live.game.events();
        let at = look.at.map_or(last, |at| at.min(last));
        let game = live.game.at(at);
        let past = look.at.and_then(|_| live.game.at(at).log(at.saturating_sub(1)).pop());
        let mine = live.seat_of(&viewer.session());
        let asked = asked(&*game);
        let wanted =
            look.seat.and_then(Seat::new).filter(|seat| seat.index() < live.row.seats.len());
        // The past shows whose move it was, the present one's own things.
        let mover = look.at.and(past.as_ref().and_then(|line| line.seat).or(asked));
        let shown = wanted.or(mover).or(mine).or(asked).unwrap_or(Seat::FIRST);
        let is_on = live.row.status == Status::Playing && at == last;
        let can_answer =
            mine.filter(|seat| is_on && game.turn().asks(*seat) && live.bot_at(*seat).is_none());
        let offers = can_answer.map(|seat| game.offers(seat)).unwrap_or_default();
        let hint = offers.iter().position(|offer| look.hint.as_ref() == Some(&offer.notation));
        Self { viewer, live, look, say: named(viewer, live), game, mine, shown, offers, hint, past }
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

    /// Whether the page shows how the game ended.
    fn is_end(&self) -> bool {
        let is_over = matches!(self.live.row.status, Status::Over | Status::Stopped);
        is_over && self.look.at.is_none()
    }

    /// The answers that have no thing on the board to be clicked.
    fn beside(&self, on_board: &[usize]) -> (Vec<usize>, Vec<usize>) {
        (0..self.offers.len()).partition(|index| !on_board.contains(index))
    }
}

/// The speaker that calls the seats by the names of who sits there.
fn named(viewer: &Viewer, live: &Live) -> Speaker {
    let say = speaker(viewer.lang, &live.row.game);
    let names = (0..live.row.seats.len()).map(|seat| name(&say, &live.row, seat)).collect();
    say.with_names(names)
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
    // The sign stays with the name.
    format!("{sign}\u{a0}{who}")
}

/// The whole page.
pub(crate) fn table(viewer: &Viewer, live: &Live, look: &Look) -> Markup {
    let title = speaker(viewer.lang, &live.row.game).word("title");
    let id = &live.row.id;
    // A look at the past or at another's sheet stays as it is; the present is pushed.
    let is_live = look.at.is_none() && look.seat.is_none();
    let main = html! {
        @if is_live {
            div #stream hx-sse:connect={ "/t/" (id) "/events" } hx-target="#main" hx-swap="innerMorph" {}
        }
        main #main.table-page { (table_part(viewer, live, look)) }
    };
    page(viewer, &title, &format!("/t/{id}{}", query(look.at, look.seat)), &main)
}

/// Which moment and whose sheet, as an address says it.
fn query(at: Option<usize>, seat: Option<usize>) -> String {
    let parts = [at.map(|at| format!("at={at}")), seat.map(|seat| format!("seat={seat}"))];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
}

/// The part that changes.
pub(crate) fn table_part(viewer: &Viewer, live: &Live, look: &Look) -> Markup {
    let view = View::new(viewer, live, look);
    let scene = Scene {
        game: &*view.game,
        seat: view.shown,
        offers: &view.offers,
        hint: view.hint,
        speaker: &view.say,
    };
    let drawn = if viewer.wants_text { None } else { boards::draw(&scene) };
    // Without a drawing the answers that belong to things are listed below it too, so that the question stays small.
    let has_things = |index: &usize| !view.offers[*index].things.is_empty();
    let on_board = drawn.as_ref().map_or_else(
        || (0..view.offers.len()).filter(has_things).collect(),
        |drawn| drawn.on_board.clone(),
    );
    html! {
        div #state data-number=(live.number) data-hash=(live.game.hash()) data-mine[!view.offers.is_empty()] hidden {}
        @if !view.is_end() { h1.visually-hidden { (view.say.word("title")) } }
        (question(&view, &on_board))
        (forms(&view))
        div.layout {
            div.board #board {
                @if view.is_end() { (scores(&view)) }
                (sheets(&view))
                @if let Some(drawn) = &drawn {
                    (drawn.markup)
                    (other_answers(&view, &on_board, true))
                } @else {
                    // How the turn stands, what can be answered, then the rest.
                    @let (lines, rest): (Vec<Block>, Vec<Block>) = view.game.view(view.shown, &view.say).into_iter().partition(is_line);
                    (blocks(&lines))
                    (other_answers(&view, &on_board, false))
                    (blocks(&rest))
                }
            }
            div.side {
                (players(&view))
                (vote(&view))
                @if !view.is_end() { (scores(&view)) }
                (log(&view))
                (facts(&view))
            }
        }
    }
}

/// Who is asked what, why something was refused, and the answers that are not on the board.
fn question(view: &View<'_>, on_board: &[usize]) -> Markup {
    let is_waiting = view.live.row.status == Status::Waiting;
    let is_still = is_waiting || view.is_end();
    html! {
        section.question.still[is_still] aria-label=(view.say.word("question")) {
            @if let Some(notice) = &view.look.notice { (refusal(view, notice)) }
            @if view.is_end() {
                h1.prompt tabindex="-1" aria-live="polite" { (prompt(view)) }
            } @else {
                p.prompt tabindex="-1" aria-live="polite" { (prompt(view)) }
            }
            (dice(view))
            @if is_waiting { (invitations(view)) }
            (history(view))
            (answers(view, on_board))
            (hint(view))
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
        _ if view.look.at.is_some() => moment(view),
        (Status::Waiting, _) if view.lacks_entropy() => say.word("your-part"),
        (Status::Waiting, _) if is_host(view) => say.word("waiting-for-players"),
        (Status::Waiting, _) => say.word("waiting-for-others"),
        (Status::Stopped, _) => say.word("game-stopped"),
        (Status::Over, _) | (Status::Playing, None) => say.say(&games::result(&view.game.scores())),
        (Status::Playing, Some(seat)) if Some(seat) == view.mine => {
            say.say(&view.game.question(seat))
        }
        (Status::Playing, Some(seat)) => say.say(&Phrase::new("turn-of").with("player", seat)),
    }
}

/// The moment of the past that is looked at, by what had just happened.
fn moment(view: &View<'_>) -> String {
    let last = view.live.game.events();
    let at = view.look.at.unwrap_or(last).min(last);
    let what =
        view.past.as_ref().map_or_else(|| view.say.word("the-start"), |line| told(view, line));
    let phrase = Phrase::new("moment").with("at", at as i64).with("last", last as i64);
    view.say.say(&phrase.with("what", what))
}

fn is_host(view: &View<'_>) -> bool {
    token::is_same(&view.live.row.host, &view.viewer.session())
}

/// The buttons of the answers that are not things on the board.
fn answers(view: &View<'_>, on_board: &[usize]) -> Markup {
    let (beside, _) = view.beside(on_board);
    html! {
        @if !beside.is_empty() { div.answers { @for index in beside { (answer(view, index)) } } }
    }
}

/// The answers on the board as a list: one that opens beside a drawing, one that stands open without it.
fn other_answers(view: &View<'_>, on_board: &[usize], is_drawn: bool) -> Markup {
    let (_, board) = view.beside(on_board);
    let title = Phrase::new(if is_drawn { "all-answers" } else { "answers" });
    let title = view.say.say(&title.with("count", board.len() as i64));
    html! {
        @if !board.is_empty() {
            details.all-answers open[!is_drawn] {
                summary { (title) }
                div.answers { @for index in board { (answer(view, index)) } }
            }
        }
    }
}

fn answer(view: &View<'_>, index: usize) -> Markup {
    html! {
        button.hinted[view.hint == Some(index)] type="submit" form={ "offer-" (index) } { (view.say.say(&view.offers[index].phrase)) }
    }
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
    let say = &view.say;
    let is_on = view.live.row.status == Status::Playing && view.look.at.is_none();
    html! {
        @if let Some(mine) = view.mine.filter(|_| is_on) {
            @let can_undo = view.live.game.can_undo(mine);
            div.tools {
                form method="post" action=(view.path("/undo")) hx-post=(view.path("/undo")) hx-target="#main" hx-swap="innerMorph" {
                    (address(view.live.number, "undo"))
                    @if can_undo {
                        button.quiet type="submit" { (say.word("undo")) }
                    } @else {
                        button.quiet type="submit" disabled title=(say.word("nothing-to-undo")) { (say.word("no-undo")) }
                    }
                }
                @if !view.offers.is_empty() {
                    form method="get" action=(view.path("")) hx-get=(view.path("")) hx-target="#main" hx-swap="innerMorph" {
                        input type="hidden" name="hint" value="yes";
                        button.quiet type="submit" { (say.word("hint-button")) }
                    }
                }
                @if view.live.bot_to_move().is_some() {
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

/// What a bot would do, in words; the board shows where.
fn hint(view: &View<'_>) -> Markup {
    let what = view.hint.map(|index| view.offers[index].phrase.clone());
    html! {
        @if let Some(what) = what {
            p.hint role="status" { (view.say.say(&Phrase::new("hint-told").with("what", what))) }
        }
    }
}

/// Links to everybody's sheet, and to the other way to look at it.
fn sheets(view: &View<'_>) -> Markup {
    let at = view.look.at;
    let (text, words) =
        if view.viewer.wants_text { ("no", "as-drawing") } else { ("yes", "as-text") };
    html! {
        nav.sheets aria-label=(view.say.word("sheets")) {
            @for seat in Seat::all(view.live.row.seats.len()) {
                @let current = seat == view.shown;
                a href=(view.path(&query(at, Some(seat.index())))) aria-current=[current.then_some("true")] { (view.player(seat)) }
            }
            @if view.look.seat.is_some() {
                a.button href=(view.path(&query(at, None))) { (view.say.word(if at.is_some() { "to-the-move" } else { "to-the-present" })) }
            }
            @if at.is_none() { a href=(view.path(&format!("?text={text}"))) { (view.say.word(words)) } }
        }
    }
}

/// Steps through the past, where it is looked at.
fn history(view: &View<'_>) -> Markup {
    let last = view.live.game.events();
    let link = |at: usize, words: &'static str| {
        html! { a.button href=(moment_link(view, at)) { (view.say.word(words)) } }
    };
    html! {
        @if let Some(at) = view.look.at.map(|at| at.min(last)) {
            nav.history aria-label=(view.say.word("history")) {
                @if at > 0 { (link(at - 1, "step-back")) }
                @if at < last { (link(at + 1, "step-on")) }
                a.button href=(view.path("")) { (view.say.word("to-the-present")) }
            }
        }
    }
}

/// A moment of the past, with the board in sight.
fn moment_link(view: &View<'_>, at: usize) -> String {
    view.path(&format!("{}#board", query(Some(at), None)))
}

fn is_line(block: &Block) -> bool {
    matches!(block, Block::Line { .. })
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
                        // Pushed text has no line ends of its own.
                        pre tabindex="0" { @for line in lines { (line) br; } }
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
                        " " strong { (signed(scored.sheet.total())) }
                    }
                }
            }
            @if view.mine.is_some() {
                button #sound.quiet type="button" hidden data-on=(view.say.word("sound-on")) data-off=(view.say.word("sound-off")) { (view.say.word("sound-off")) }
            }
        }
    }
}

/// Links for seats that are still free, and open seats to sit down on.
fn invitations(view: &View<'_>) -> Markup {
    let (say, row) = (&view.say, &view.live.row);
    let host = view.viewer.token.as_ref().filter(|_| is_host(view));
    let free = row.seats.iter().enumerate().filter(|(_, seat)| seat.is_free());
    html! {
        div.invite {
            @for (seat, kept) in free {
                @if let Some(token) = host {
                    @let path = format!("/join/{}/{seat}/{}", row.id, token.invitation(&row.id, seat).text());
                    @let link = format!("{}{path}", view.viewer.origin);
                    div.invitation {
                        label { (say.say(&Phrase::new("link-for").with("player", name(say, row, seat)))) " " input.link readonly value=(link) data-link=(path); }
                        button.copy.primary type="button" hidden data-copy=(link) { (say.word("copy")) }
                    }
                }
                @if kept.is_open && view.mine.is_none() {
                    form.invitation method="post" action=(view.path("/sit")) {
                        input type="hidden" name="seat" value=(seat);
                        label { (say.word("your-name")) " " input name="name" maxlength="24"; }
                        button.primary type="submit" { (say.word("sit-down")) }
                    }
                }
            }
        }
    }
}

/// The vote about a seat that does not move.
fn vote(view: &View<'_>) -> Markup {
    let say = &view.say;
    let sleeper = view
        .live
        .sleeper(clock::now())
        .filter(|sleeper| view.mine.is_some_and(|mine| mine != *sleeper));
    html! {
        @if let Some(sleeper) = sleeper {
            section.vote {
                h2 { (say.say(&Phrase::new("sleeping").with("player", sleeper))) }
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

/// Points by category; with bars and places where the game has ended.
fn scores(view: &View<'_>) -> Markup {
    let scores = view.game.scores();
    let say = &view.say;
    let categories: Vec<&str> = scores
        .first()
        .map(|scored| scored.sheet.lines().iter().map(|line| line.0).collect())
        .unwrap_or_default();
    let totals: Vec<i32> = scores.iter().map(|scored| scored.sheet.total()).collect();
    let line = |line: usize| scores.iter().map(|scored| scored.sheet.lines()[line].1).collect();
    let lines: Vec<Vec<i32>> = (0..categories.len()).map(line).collect();
    let most = |points: &[i32]| points.iter().map(|points| points.abs()).max().unwrap_or(0);
    let longest = lines.iter().map(|line| most(line)).max().unwrap_or(0);
    let is_end = view.is_end();
    html! {
        section.final-sheet[is_end] {
            h2 { (say.word("scores")) }
            div.scroll tabindex="0" {
                table.scores {
                    thead { tr {
                        th scope="col" { (say.word("category-column")) }
                        @for seat in Seat::all(scores.len()) { th scope="col" { (view.player(seat)) } }
                    } }
                    tbody {
                        @for (line, id) in lines.iter().zip(&categories) {
                            (score_row(&say.text(&format!("category-{id}")).unwrap_or_else(|| (*id).to_owned()), line, is_end.then_some(longest)))
                        }
                    }
                    tfoot {
                        (score_row(&say.word("total"), &totals, is_end.then_some(most(&totals))))
                        @if view.game.turn() == Turn::Over && scores.len() > 1 {
                            tr { th scope="row" { (say.word("rank-column")) } @for scored in &scores { td { (scored.rank) } } }
                        }
                    }
                }
            }
        }
    }
}

/// Everybody's points of a kind; with bars where the longest is given.
fn score_row(title: &str, points: &[i32], longest: Option<i32>) -> Markup {
    html! {
        tr {
            th scope="row" { (title) }
            @for (seat, points) in points.iter().enumerate() {
                td class={ "seat-" (seat) } {
                    (signed(*points))
                    @if let Some(longest) = longest {
                        svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                            rect.minus[*points < 0] width=(100 * points.abs() / longest.max(1)) height="8" {}
                        }
                    }
                }
            }
        }
    }
}

/// What happened, and who did it.
fn told(view: &View<'_>, line: &Line) -> String {
    let what = view.say.say(&line.phrase);
    line.seat.map_or_else(|| what.clone(), |seat| format!("{}: {what}", view.player(seat)))
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
                p { a href=(moment_link(view, last.moment)) { (say.word("since-my-turn")) } }
            }
            ol.log aria-live="polite" reversed {
                @for logged in &shown {
                    @let text = told(view, &logged.line);
                    li value=(logged.moment) class=[logged.is_undone.then_some("undone")] {
                        @if logged.is_undone { s { (text) } } @else {
                            a href=(moment_link(view, logged.moment)) aria-current=[(view.look.at == Some(logged.moment)).then_some("true")] { (text) }
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
