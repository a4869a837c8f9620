//! KD-4 Joker: two cards for a die, as long as every die is needed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use conformance::{Table as _, random_event, start};
use engine::Game;
use king_of_the_dice::{Action, Card, CardId, Dice, Die, KingOfTheDice, Pay, Phase};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::table::{Table, at, die, market};

/// Three red dice: one more would do for the merchant.
const THREE_RED: &str = "red1 red3 red4 blue4 green1 green3";

/// Michi's cards: the ruffian and the land developer with a red 6, and two super jokers.
fn michi(dice: &str) -> Table {
    let table = Table::with(2, market("s3-11")).gives(0, &["s4-12", "s5-07"]);
    table.gives_supers(0, &["s2-05", "s2-06"]).keeps(dice)
}

/// The rulebook's example: two 1s and two 6s are asked for, and a 6 is missing.
#[test]
fn kd_4_1_dice_are_added_to_hire_a_card_that_the_dice_do_not_fit() {
    let table = michi("blue1 blue6 red1 green3 blue4 red2").plays("hire 3");
    assert_eq!(table.game.phase, Phase::Joker);
    let ways = ["joker red6 pair", "joker red6 mixed", "joker red6 supers"];
    assert_eq!(table.choices(), ways);
    for way in ways {
        let hired = table.plays(way);
        assert_eq!(
            (hired.game.phase, hired.game.hired),
            (Phase::Tame, Some("s3-11".parse().unwrap()))
        );
    }
    // The hire is begun, and nothing else can be done before it is completed (KD-4.7).
    table.refuses("take 1", "KD-4.7").refuses("hire 1", "KD-4.7");
    Table::of(2).rolls(THREE_RED).refuses("joker red6 pair", "KD-4.1");
}

/// The rulebook's example of a merchant: five red dice, and a pair for the sixth; the gold gemstones are gone, so the bonus is
/// a white one (KD-5.7).
#[test]
fn kd_4_1_a_merchant_is_hired_at_a_higher_level() {
    let table = Table::of(2).gives(0, &["s4-06", "s3-11"]).has_gems(1, 2, 0);
    let white = table.area(0).white;
    let table = table.keeps("red1 red2 red3 red4 red6 green6");
    assert_eq!(table.choices(), ["hire 1 level 2", "hire 1 level 3", "hire 3", "hire 5"]);
    let table = table.plays("hire 1 level 3");
    assert_eq!(table.choices(), ["joker red3 pair"]);
    let table =
        table.then(&["joker red3 pair", "opened s1-02", "drew lake", "drew heath", "drew swamp"]);
    let table = table.plays("place a14");
    assert_eq!((table.area(0).gold, table.area(0).white), (0, white + 1));
}

/// Both of the rulebook's pairs in one turn: a red 6, and a 1 for two super jokers.
#[test]
fn kd_4_1_several_dice_are_added_in_one_turn() {
    let table = michi("blue1 blue6 green3 green4 blue4 red2");
    let table = table.plays("hire 3").plays("joker red6 pair");
    assert_eq!(table.choices(), ["joker red1 supers"]);
    let table = table.plays("joker red1 supers");
    assert_eq!(table.game.phase, Phase::Tame);
    assert_eq!(table.area(0).supers, 0);
}

#[test]
fn kd_4_2_two_open_cards_make_the_die_of_their_joker() {
    let table = michi("blue1 blue6 red1 green3 blue4 red2").plays("hire 3");
    let table = table.refuses("joker red5 pair", "KD-4.2").plays("joker red6 pair");
    assert_eq!(table.area(0).cards, "s3-11".parse::<CardId>().unwrap().bit());
    assert_eq!(table.area(0).supers.count_ones(), 2);
}

#[test]
fn kd_4_3_an_open_card_and_a_super_joker_make_the_die_of_the_open_card() {
    let table = michi("blue1 blue6 red1 green3 blue4 red2").plays("hire 3");
    let table = table.refuses("joker green6 mixed", "KD-4.3").plays("joker red6 mixed");
    let left: CardId = "s5-07".parse().unwrap();
    assert_eq!(table.area(0).cards & !"s3-11".parse::<CardId>().unwrap().bit(), left.bit());
    assert_eq!(table.area(0).supers.count_ones(), 1);
}

#[test]
fn kd_4_4_two_super_jokers_make_any_die() {
    let table = Table::of(2).gives_supers(0, &["s4-12", "s5-12"]).keeps(THREE_RED);
    table.plays("hire 1").allows("joker red6 supers");
    let one = Table::of(2).gives_supers(0, &["s4-12"]).gives(0, &["s5-07"]).keeps(THREE_RED);
    one.plays("hire 1").refuses("joker red6 supers", "KD-4.4").allows("joker red6 mixed");
}

#[test]
fn kd_4_5_rolled_and_added_dice_are_read_together() {
    // 26 and a 1 to 6 are at least 27: every number would do, and the highest is offered (KD-4.9).
    let table = Table::with(2, market("s2-04")).gives_supers(0, &["s4-12", "s5-12"]);
    let table = table.keeps("blue6 green5 blue5 green4 blue3 blue3").plays("hire 2");
    assert_eq!(table.choices(), ["joker red6 supers"]);
    assert_eq!(table.plays("joker red6 supers").game.phase, Phase::Place);
}

#[test]
fn kd_4_6_every_added_die_must_be_needed() {
    let table = Table::of(2).gives(0, &["s4-12", "s5-07", "s3-08", "s1-06"]).keeps(THREE_RED);
    let table = table.plays("hire 1").refuses("joker green1 pair", "KD-4.6");
    // However it is paid: two super jokers make no die that is not needed.
    let supers = Table::of(2).gives_supers(0, &["s4-12", "s5-12"]).keeps(THREE_RED).plays("hire 1");
    supers.refuses("joker green1 supers", "KD-4.6").refuses("joker green6 supers", "KD-4.6");
    // One red die is enough, so a second is never asked for.
    let table = table.plays("joker red6 pair");
    assert_eq!(table.game.phase, Phase::Place);
}

#[test]
fn kd_4_6_a_die_that_no_jokers_make_needed_is_no_dead_end() {
    // A red 6 brings red above blue; blue is above green without a blue 4.
    let table = Table::with(2, market("s2-02")).gives(0, &["s4-12", "s5-07", "s2-07", "s3-02"]);
    let table = table.keeps("blue6 blue1 red1 red6 green1 green1").plays("hire 2");
    assert_eq!(table.choices(), ["joker red6 pair"]);
    table.refuses("joker blue4 pair", "KD-4.6");
    // A 4 completes 1 to 5, and with it a 6 is too many.
    let table = Table::with(2, market("s3-04")).gives(0, &["s1-07", "s2-02", "s4-12", "s5-07"]);
    let table = table.keeps("green1 green2 green3 green5 blue5 red5").plays("hire 3");
    assert_eq!(table.choices(), ["joker red4 pair"]);
    table.refuses("joker red6 pair", "KD-4.6");
}

#[test]
fn kd_4_6_a_run_that_grows_too_long_counts_at_its_own_level() {
    // A 4 makes 1 to 6: level 3, and neither 1 nor 2 can be aimed at.
    let table = Table::with(2, market("s1-10")).gives_supers(0, &["s4-12", "s5-12"]);
    let table = table.keeps("blue1 green2 green3 blue5 green6 green6");
    assert!(table.choices().contains(&"hire 1 level 3".into()));
    table.refuses("hire 1", "KD-3.7").refuses("hire 1 level 2", "KD-3.7");
}

#[test]
fn kd_4_6_a_sum_that_is_reached_takes_no_die_more() {
    // 25 and a 1 need one more: a 6 would make the 1 superfluous, and a 1 is just enough.
    let table = Table::with(2, market("s2-04")).gives(0, &["s4-03", "s2-08"]);
    let table = table.gives_supers(0, &["s4-12", "s5-12"]);
    let table = table.keeps("blue6 green5 blue5 green4 blue3 red2").plays("hire 2");
    assert_eq!(table.choices(), ["joker blue1 pair", "joker blue1 mixed", "joker red6 supers"]);
    let table = table.plays("joker blue1 pair");
    assert_eq!(table.choices(), ["joker red1 supers"]);
    table.refuses("joker red6 supers", "KD-4.6").refuses("joker blue1 supers", "KD-4.9");
}

#[test]
fn kd_4_7_a_hire_that_cannot_be_completed_is_not_begun() {
    // Two red dice are missing, and there is one pair.
    let two = "red1 red3 blue1 blue4 green1 green3";
    Table::of(2).gives(0, &["s4-12", "s5-07"]).keeps(two).refuses("hire 1", "KD-3.1");
    // A 6 and three super jokers: the 6 may go with one of them, but not as half of a pair that is not there.
    let table = Table::with(2, market("s3-11"))
        .gives(0, &["s4-12"])
        .gives_supers(0, &["s2-05", "s2-06", "s2-07"]);
    let table = table.keeps("blue1 blue6 green3 green4 blue4 red2").plays("hire 3");
    // Two super jokers for the 6 would leave one, and nothing to make a 1 of.
    table.refuses("joker red6 supers", "KD-4.7");
}

#[test]
fn kd_4_7_a_die_that_leads_nowhere_is_refused() {
    // A 1 and a 6 are missing; the only open cards are two red 6s, and there is one pair of super jokers.
    let table = michi("blue1 blue6 green3 green4 blue4 red2").plays("hire 3");
    table.refuses("joker red6 supers", "KD-4.7").refuses("joker red6 mixed", "KD-4.7");
}

#[test]
fn kd_4_8_dice_are_named_in_one_order() {
    // Two red dice are missing, and there is a pair for each: the lower one is named first.
    let table = Table::of(2).gives(0, &["s4-12", "s5-07", "s2-04", "s4-06"]);
    let table = table.keeps("red1 red3 blue1 blue4 green1 green3").plays("hire 1");
    assert_eq!(table.choices(), ["joker red3 pair"]);
    table.refuses("joker red6 pair", "KD-4.8").plays("joker red3 pair").allows("joker red6 pair");
    // A pair with one super joker comes before one of two.
    let table = Table::of(2).gives(0, &["s4-12"]).gives_supers(0, &["s2-05", "s2-06", "s2-07"]);
    let table = table.keeps("red1 red3 blue1 blue4 green1 green3").plays("hire 1");
    let table = table.refuses("joker red6 supers", "KD-4.8").plays("joker red6 mixed");
    table.refuses("joker red6 pair", "KD-4.2").allows("joker red6 supers");
    // Named too late: the open card was to be used before the super jokers.
    let table = Table::of(2).gives(0, &["s4-12"]).gives_supers(0, &["s2-05", "s2-06", "s2-07"]);
    let table = table.gives_supers(0, &["s2-09"]).keeps("red1 red3 blue1 blue4 green1 green3");
    let table = table.plays("hire 1").plays("joker red6 supers");
    table.refuses("joker red6 mixed", "KD-4.8").allows("joker red6 supers");
}

#[test]
fn kd_4_9_two_super_jokers_make_one_die() {
    let table = Table::of(2).gives_supers(0, &["s4-12", "s5-12"]).keeps(THREE_RED).plays("hire 1");
    assert_eq!(table.choices(), ["joker red6 supers"]);
    table.refuses("joker red1 supers", "KD-4.9");
    let table = michi("blue1 blue6 red1 green3 blue4 red2").plays("hire 3");
    table.refuses("joker blue6 supers", "KD-4.9");
    // Of several numbers that would do the highest: a third 3 or a third 5 makes three and two.
    let table = Table::of(2).gives_supers(0, &["s4-12", "s5-12"]);
    let table = table.keeps("red3 green3 green5 blue5 green1 red2").plays("hire 2");
    assert_eq!(table.choices(), ["joker red5 supers"]);
    table.refuses("joker red3 supers", "KD-4.9");
}

#[test]
fn kd_4_9_no_more_super_jokers_go_than_have_to() {
    // Six are missing: one 6, not two 3s.
    let table = Table::with(2, market("s2-04"));
    let table = table.gives_supers(0, &["s4-12", "s5-12", "s4-11", "s5-11"]);
    let table = table.keeps("blue6 green5 green4 blue2 blue3 green1").plays("hire 2");
    assert_eq!(table.choices(), ["joker red6 supers"]);
    table.refuses("joker red3 supers", "KD-4.9");
    let table = table.plays("joker red6 supers");
    assert_eq!((table.game.phase, table.area(0).supers.count_ones()), (Phase::Place, 2));
}

#[test]
fn kd_4_10_discarded_cards_leave_the_game() {
    let table =
        michi("blue1 blue6 red1 green3 blue4 red2").plays("hire 3").plays("joker red6 pair");
    for card in ["s4-12", "s5-07"] {
        let card: CardId = card.parse().unwrap();
        let game = &table.game;
        assert!(game.areas.iter().all(|area| (area.cards | area.supers) & card.bit() == 0));
        assert_eq!(game.piles[card.stack()] >> card.number() & 1, 0);
    }
}

#[test]
fn kd_4_11_the_card_hired_makes_no_die_in_its_own_turn() {
    // The open merchant and one card of the same joker would be a pair.
    let table = Table::with(2, market("s1-03")).gives(0, &["s4-12"]).keeps(THREE_RED);
    table.refuses("hire 1", "KD-3.1");
}

#[test]
fn kd_4_11_a_card_stolen_makes_no_die_in_the_same_turn() {
    // The thief has one red 6 and steals another: a pair, but only from the next turn on.
    let table = Table::with(2, market("s2-05")).gives(0, &["s4-12"]).gives(1, &["s5-07"]);
    let table = table.keeps("blue1 blue6 blue2 red6 green1 blue3");
    let events =
        ["hire 2", "opened s2-01", "drew lake", "drew heath", "place b6", "steal p2 s5-07"];
    let table = table.then(&events);
    // The turn is over with the theft: nothing of it is left in which a die could be added.
    assert_eq!((table.game.phase, table.game.seat), (Phase::Roll, at(1)));
    table.refuses_seat(0, "joker red6 pair", "KD-2.1");
    let table = table.keeps("blue1 blue2 blue4 blue6 green1 green3");
    let table = table.then(&["take 5", "opened s5-02", "drew desert", "place a15"]);
    let table = table.keeps(THREE_RED).plays("hire 1");
    table.allows("joker red6 pair");
}

/// A payment: cards for a die.
type Paid = (Pay, Die);

/// Every set of payments that is affordable, reaches exactly this level, and has no die too many; KD-4.8: in one order.
fn needed(game: &KingOfTheDice, card: &Card, level: u8) -> BTreeSet<Vec<Paid>> {
    let mut open = [0_u8; Die::COUNT];
    for card in CardId::in_set(game.area().cards) {
        open[game.pack.content().card(card).joker.index()] += 1;
    }
    let mut found = BTreeSet::new();
    let supers = game.area().supers.count_ones() as u8;
    search(&mut Search { game, card, level, found: &mut found }, open, supers, &mut Vec::new());
    found
}

/// KD-4.9: of those sets that differ only in what is made of super jokers, the one with the fewest of them, and with the
/// highest dice, the first colour before the others. In play they come from the highest down.
pub fn by_definition(game: &KingOfTheDice, card: &Card, level: u8) -> BTreeSet<Vec<Paid>> {
    offered(&needed(game, card, level))
}

fn offered(needed: &BTreeSet<Vec<Paid>>) -> BTreeSet<Vec<Paid>> {
    let height = |paid: &Paid| (Reverse(paid.1.number()), paid.1.colour());
    let mut best: BTreeMap<Vec<Paid>, Vec<Paid>> = BTreeMap::new();
    for set in needed {
        let (mut supers, cards): (Vec<Paid>, Vec<Paid>) =
            set.iter().copied().partition(|paid| paid.0 == Pay::Supers);
        supers.sort_by_key(height);
        let rank = |supers: &[Paid]| (supers.len(), supers.iter().map(height).collect::<Vec<_>>());
        let known = best.entry(cards).or_insert_with(|| supers.clone());
        if rank(&supers) < rank(known) {
            *known = supers;
        }
    }
    best.into_iter().map(|(cards, supers)| [cards, supers].concat()).collect()
}

struct Search<'a> {
    game: &'a KingOfTheDice,
    card: &'a Card,
    level: u8,
    found: &'a mut BTreeSet<Vec<Paid>>,
}

fn search(it: &mut Search<'_>, open: [u8; Die::COUNT], supers: u8, paid: &mut Vec<Paid>) {
    if !paid.is_empty() && reaches(it, paid, None) == it.level {
        let is_needed = |at: usize| reaches(it, paid, Some(at)) < it.level;
        if (0..paid.len()).all(is_needed) {
            it.found.insert(paid.clone());
        }
    }
    for pay in Pay::ALL {
        for die in Die::all() {
            let (cards, jokers) = match pay {
                Pay::Pair => (2, 0),
                Pay::Mixed => (1, 1),
                Pay::Supers => (0, 2),
            };
            let is_late = paid.last().is_some_and(|last| (pay, die) < *last);
            if is_late || open[die.index()] < cards || supers < jokers {
                continue;
            }
            let mut left = open;
            left[die.index()] -= cards;
            paid.push((pay, die));
            search(it, left, supers - jokers, paid);
            paid.pop();
        }
    }
}

/// The level of the rolled dice with those paid for, without one of them.
fn reaches(it: &Search<'_>, paid: &[Paid], without: Option<usize>) -> u8 {
    let added =
        paid.iter().enumerate().filter(|(at, _)| Some(*at) != without).map(|(_, paid)| paid.1);
    level(it.card, it.game.dice, &added.collect::<Vec<_>>())
}

/// The level by counting, however many dice there are.
fn level(card: &Card, rolled: Dice, added: &[Die]) -> u8 {
    let dice: Vec<Die> = rolled.iter().chain(added.iter().copied()).collect();
    let met =
        card.levels().iter().rposition(|condition| crate::conditions::is_met(*condition, &dice));
    met.map_or(0, |at| at as u8 + 1)
}

/// What play offers for one hire, and the refusals by rule.
#[derive(Default)]
struct Played {
    sets: BTreeSet<Vec<Paid>>,
    refusals: BTreeMap<&'static str, usize>,
}

/// Every set of payments that play offers; every die refused on the way names the right rule.
fn by_play(
    game: &KingOfTheDice,
    paid: &mut Vec<Paid>,
    needed: &BTreeSet<Vec<Paid>>,
    played: &mut Played,
) {
    if game.phase != Phase::Joker {
        assert!(played.sets.insert(paid.clone()), "{paid:?} is offered twice");
        return;
    }
    let mut actions = Vec::new();
    game.actions(game.seat, &mut actions);
    assert!(!actions.is_empty(), "a hire with jokers never gets stuck");
    for next in Pay::ALL.into_iter().flat_map(|pay| Die::all().map(move |die| (pay, die))) {
        let (pay, die) = next;
        paid.push(next);
        let action = Action::Joker { die, pay };
        match game.check(game.seat, action) {
            Ok(()) => {
                assert!(actions.contains(&action), "{action} is legal and not listed");
                let mut after = *game;
                after.apply(game.seat, action);
                by_play(&after, paid, needed, played);
            }
            Err(illegal) => {
                let rules = rules_against(paid, needed);
                assert!(rules.contains(&illegal.rule.0), "{illegal:?} for {paid:?} in {game:?}");
                *played.refusals.entry(illegal.rule.0).or_default() += 1;
            }
        }
        paid.pop();
    }
}

/// The rules that can stand against the last of these payments, by the sets that have all of them.
fn rules_against(paid: &[Paid], needed: &BTreeSet<Vec<Paid>>) -> &'static [&'static str] {
    let rest = |set: &Vec<Paid>| {
        let mut rest = set.clone();
        for one in paid {
            rest.remove(rest.iter().position(|it| it == one)?);
        }
        Some(rest)
    };
    let is_supers = |paid: &Paid| paid.0 == Pay::Supers;
    let mut rests = needed.iter().filter_map(rest).peekable();
    if rests.peek().is_none() {
        return &["KD-4.2", "KD-4.3", "KD-4.4", "KD-4.6", "KD-4.7"];
    }
    let is_last_super = paid.last().is_some_and(is_supers);
    if is_last_super && rests.any(|rest| rest.iter().all(is_supers)) {
        return &["KD-4.9"];
    }
    &["KD-4.8"]
}

/// In random games: what play offers is exactly what the definition says, for every open card and level; and what it refuses
/// only for its order, or only because another die stands for it, is refused by that rule.
#[test]
fn jokers_are_offered_by_their_definition() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(42);
    let (mut compared, mut sets) = (0, 0);
    let mut refusals: BTreeMap<&str, usize> = BTreeMap::new();
    for number in 0..400 {
        let mut game: KingOfTheDice = start(2 + number % 3, &[]);
        while let Some(event) = random_event(&game, &mut rng) {
            let cards = (game.area().cards | game.area().supers).count_ones();
            if game.phase == Phase::Hire && (2..=6).contains(&cards) {
                let (states, found) = compare(&game, &mut refusals);
                (compared, sets) = (compared + states, sets + found);
            }
            game = event.after(game);
        }
    }
    assert!(compared > 3000 && sets > 2000, "{compared} hires, {sets} payments");
    for rule in ["KD-4.2", "KD-4.3", "KD-4.4", "KD-4.6", "KD-4.7", "KD-4.8", "KD-4.9"] {
        assert!(refusals.get(rule).is_some_and(|count| *count >= 50), "{rule}: {refusals:?}");
    }
}

fn compare(game: &KingOfTheDice, refusals: &mut BTreeMap<&str, usize>) -> (usize, usize) {
    let (mut states, mut sets) = (0, 0);
    for pile in 1..=5 {
        let Some(card) = game.open_card(pile).map(|card| game.pack.content().card(card)) else {
            continue;
        };
        for level in card.level(game.dice) + 1..=card.levels().len() as u8 {
            let needed = needed(game, card, level);
            let mut played = Played::default();
            let hire = Action::Hire { pile, level };
            if game.check(game.seat, hire).is_ok() {
                let mut after = *game;
                after.apply(game.seat, hire);
                by_play(&after, &mut Vec::new(), &needed, &mut played);
            }
            assert_eq!(played.sets, offered(&needed), "{hire} in {game:?}");
            for (rule, count) in played.refusals {
                *refusals.entry(rule).or_default() += count;
            }
            (states, sets) = (states + 1, sets + played.sets.len());
        }
    }
    (states, sets)
}

#[test]
fn a_die_reads_back() {
    assert_eq!(die("blue4").to_string(), "blue4");
}
