//! The past: a slider over all events, and what has changed since the viewer's last move.

use engine::{Say, ScoreSheet, Seat, Settings, signed};
use maud::{Markup, html};

use super::View;
use crate::boards::icons::{Icon, shape};
use crate::boards::{self, Variant};
use crate::row::Status;

/// Steps and a slider over all events. Without a script the steps are links; with one nothing is loaded anew.
pub(super) fn controls(view: &View<'_>) -> Markup {
    let last = view.live.game.events();
    let at = view.look.at.unwrap_or(last).min(last);
    let say = &view.say;
    let step = |at: usize, icon: &str, word: &'static str, step: &str| {
        html! { a.button href=(view.moment_link(at)) data-step=(step) aria-label=(say.word(word)) title=(say.word(word)) { (icon) } }
    };
    html! {
        div #history.history role="group" aria-label=(say.word("history")) data-part {
            (step(0, "|◀", "step-first", "first"))
            (step(at.saturating_sub(1), "◀", "step-back", "back"))
            input type="range" min="0" max=(last) value=(at) aria-label=(say.word("history")) data-history autocomplete="off";
            (step((at + 1).min(last), "▶", "step-on", "on"))
            a.button href=(view.path("")) data-step="last" aria-label=(say.word("to-the-present")) title=(say.word("to-the-present")) { "▶|" }
            button.quiet type="button" hidden data-step="play" aria-label=(say.word("history-play")) { (Icon::Play.inline()) (Icon::Pause.inline()) }
        }
    }
}

/// What every player has gained since the viewer's last turn ended, with a way to see it again; the whole turn long.
pub(super) fn since(view: &View<'_>) -> Markup {
    let is_on = view.live.row.status == Status::Playing && view.look.at.is_none();
    let moment = view.mine.filter(|_| is_on).and_then(|mine| view.live.last_turn_of(mine));
    let gains = moment.map(|moment| gains(view, moment)).unwrap_or_default();
    html! {
        div #since.since data-part {
            (variant(view))
            @if let Some(moment) = moment {
                a href=(view.moment_link(moment)) data-replay=(moment) { (view.say.word("replay-button")) }
                " " span.since-when { (view.say.word("since-my-turn")) } " "
                @for Gain { seat, points, why } in &gains {
                    span.gain title=(why) { (shape(*seat)) @for (place, points) in points.iter().enumerate() { @if place > 0 { " " } @if *points > 0 { "+" } (signed(*points)) } } " "
                }
            }
        }
    }
}

/// Before anybody has answered anything, and only bots play along: one click to another way to play the game.
fn variant(view: &View<'_>) -> Markup {
    let row = &view.live.row;
    let variant = boards::variant(&row.game).filter(|_| is_untouched(view));
    let settings = variant.and_then(|_| serde_json::from_str::<Settings>(&row.settings).ok());
    let settings = settings.unwrap_or_default();
    let is_chosen = |variant: &Variant| settings.iter().any(|(option, _)| option == variant.option);
    html! {
        @if let Some(variant) = variant.filter(|variant| !is_chosen(variant)) {
            form method="post" action="/tables" {
                input type="hidden" name="game" value=(row.game);
                @for (seat, kept) in row.seats.iter().enumerate() {
                    @let who = kept.bot.map_or_else(|| "me".to_owned(), |bot| bot.to_string());
                    input type="hidden" name={ "seat-" (seat) } value=(who);
                    @if kept.bot.is_none() { input type="hidden" name="name" value=(kept.name); }
                }
                @for (option, value) in &settings { input type="hidden" name={ "option-" (option) } value=(value); }
                input type="hidden" name={ "option-" (variant.option) } value=(variant.value);
                (view.say.word("variant-note")) " "
                button.quiet type="submit" { (view.say.word("variant-button")) }
            }
        }
    }
}

/// Whether the viewer plays with bots alone, and nobody has answered anything.
fn is_untouched(view: &View<'_>) -> bool {
    let row = &view.live.row;
    let is_alone = row.seats.iter().filter(|seat| seat.bot.is_none()).count() == 1;
    let is_fresh = Seat::all(row.seats.len()).all(|seat| view.live.last_moment_of(seat).is_none());
    let is_on = row.status == Status::Playing && view.look.at.is_none();
    is_on && view.mine.is_some() && is_alone && is_fresh
}

/// What has become of somebody's points.
struct Gain {
    seat: Seat,
    /// The change; what a turn of the viewer's brought and what others took again are two.
    points: Vec<i32>,
    /// By category.
    why: String,
}

/// Whose points have changed since a moment, by how much, and in which categories.
fn gains(view: &View<'_>, moment: usize) -> Vec<Gain> {
    let game = &view.live.game;
    let is_others = |at: &usize| {
        game.event(*at).and_then(|event| event.seat()).is_some_and(|seat| Some(seat) != view.mine)
    };
    let turned = (moment..game.events()).find(is_others).unwrap_or(moment);
    let [before, between] = [moment, turned].map(|at| game.at(at).scores());
    let now = game.scores();
    let gain = |seat: Seat| {
        let [before, between, now] =
            [&before, &between, &now].map(|scores| scores[seat.index()].sheet);
        let steps = [between.total() - before.total(), now.total() - between.total()];
        let points = apart(steps);
        let why = changes(view, &before, &now);
        (!points.is_empty()).then_some(Gain { seat, points, why })
    };
    Seat::all(now.len()).filter_map(gain).collect()
}

/// By how much each category has changed that has.
fn changes(view: &View<'_>, before: &ScoreSheet, now: &ScoreSheet) -> String {
    let lines = before.lines().iter().zip(now.lines()).filter(|(old, new)| old.1 != new.1);
    let change =
        lines.map(|(old, new)| format!("{} {}", view.say.category(new.0), signed(new.1 - old.1)));
    change.collect::<Vec<_>>().join(", ")
}

/// What the viewer's turn has changed and what the others' have since: one number, or two if one took what the other brought.
fn apart(steps: [i32; 2]) -> Vec<i32> {
    let is_taken = steps[0].signum() * steps[1].signum() < 0;
    let points = if is_taken { steps.to_vec() } else { vec![steps[0] + steps[1]] };
    points.into_iter().filter(|points| *points != 0).collect()
}

#[cfg(test)]
mod tests {
    use super::apart;

    #[test]
    fn what_others_take_again_is_not_hidden_by_what_was_gained() {
        assert_eq!(apart([7, -2]), [7, -2], "a stolen gemstone");
        assert_eq!(apart([2, -2]), [2, -2], "also where nothing is left");
        assert_eq!(apart([3, 2]), [5]);
        assert_eq!(apart([0, 4]), [4]);
        assert!(apart([0, 0]).is_empty());
    }
}
