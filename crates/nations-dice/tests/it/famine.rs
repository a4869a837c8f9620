//! ND-8 Famine: food and what is traded for it.

use std::collections::BTreeSet;

use conformance::Table as _;
use engine::{Arg, Describe, Faces, Game, Phrase, Rng, Seat, below};
use nations_dice::{Action, Chit, Colour, NationsDice, Phase, Resource};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::table::{FIRST, MIXED, Table, at};

/// Two seats under an event of two food: the first eats by itself, the second has shown these dice; both have passed.
fn hungry(dice: &str) -> Table {
    let table = Table::new(2).deals().fills(&FIRST, 2).rolls("white food food stone stone stone");
    table.plays("pass").rolls(dice).plays("pass")
}

#[test]
fn nd_8_1_enough_food_scores_the_events_points() {
    let table = hungry("white food food food food strength");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 1]));
}

#[test]
fn nd_8_1_food_chits_count() {
    let table = Table::new(1).fills(&FIRST, 2).rolls("white strength strength strength food book");
    let table = table.plays("buy b3").falls("die 4").plays("pass");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1]));
}

#[test]
fn nd_8_1_the_last_in_player_order_is_asked_first() {
    let short = "white gold food strength strength strength";
    for (order, first, second) in [("0 1", 1, 0), ("1 0", 0, 1)] {
        let table = Table::new(2).falls(&format!("order {order}")).fills(&FIRST, 2);
        let table = table.rolls(short).plays("pass").rolls(short).plays("pass");
        assert_eq!((table.game.phase, table.asked()), (Phase::Famine, Some(first)));
        let table = table.plays("decline");
        assert_eq!((table.game.phase, table.asked()), (Phase::Famine, Some(second)));
    }
}

#[test]
fn nd_8_2_two_dice_stand_for_one_food() {
    let table = hungry("white gold gold stone stone strength").plays("feed");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 1]));
    let table = hungry("white gold gold stone strength food").plays("feed");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 1]));
}

#[test]
fn nd_8_3_what_can_include_no_strength_die_is_paid_without_asking() {
    // The only strength die finds no other die to make a pair with.
    let table = hungry("white food food food food strength");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 1]));
    // The strength die was left: the second seat goes first and wins the war of one strength.
    assert_eq!((table.game.order.to_string(), table.scored("war")), ("1 0".into(), vec![0, 1]));
    let table = hungry("white gold gold stone stone gold");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 1]), "no strength at all");
}

#[test]
fn nd_8_4_strength_dice_are_traded_only_by_choice() {
    let table = hungry("white gold food strength strength strength");
    assert_eq!((table.game.phase, table.asked()), (Phase::Famine, Some(1)));
    // One strength die beside gold and food; two beside food, gold being left; three beside gold, food being left.
    assert_eq!(table.choices(), ["decline", "feed 3", "feed 3 4", "feed 3 4 5"]);
    let table = table.refuses("feed 1", "ND-8.4").refuses("feed 2 3", "ND-8.4");
    let table = table.refuses("feed 4", "ND-4.6");
    let fed = table.plays("feed 3");
    assert_eq!((fed.scored("famine"), fed.scored("war")), (vec![1, 1], vec![0, 1]));
}

#[test]
fn nd_8_4_strength_dice_may_go_though_other_dice_would_do() {
    // Two strength dice for one of the two food, or none of them.
    let table = hungry("white gold gold food strength strength");
    assert_eq!((table.game.phase, table.asked()), (Phase::Famine, Some(1)));
    assert_eq!(table.choices(), ["decline", "feed", "feed 4", "feed 4 5"]);
    let kept = table.plays("feed");
    assert_eq!((kept.scored("famine"), kept.game.order.to_string()), (vec![1, 1], "1 0".into()));
    assert_eq!(kept.scored("war"), [0, 1]);
    // Without strength the second seat stays second, and fed all the same.
    let weak = table.plays("feed 4 5");
    assert_eq!((weak.scored("famine"), weak.game.order.to_string()), (vec![1, 1], "0 1".into()));
    assert_eq!(weak.scored("war"), [0, 0]);
}

#[test]
fn nd_8_4_declining_is_asked_where_the_only_payment_takes_strength() {
    let table = hungry("white food strength strength book book").plays("keep none");
    assert_eq!(table.choices(), ["decline", "feed 2 3"]);
    assert_eq!(table.plays("decline").scored("war"), [0, 1]);
}

/// The second seat lacks one food and has two white strength dice and a red one of three; the first has two strength.
#[test]
fn nd_8_4_which_strength_dice_are_traded_matters() {
    let table = Table::new(2).deals().fills(&FIRST, 2);
    let table = table.rolls("white food food strength strength gold").plays("pass");
    let table = table.rolls("white gold gold food strength strength").plays("buy a3");
    let table = table.plays("pay 1 2 chits 1").plays("cover 1").rolls("red strength3");
    let table = table.plays("pass");
    assert_eq!(table.choices(), ["decline", "feed 2 3", "feed 2 4"]);
    let fed = |dice: &str| {
        let table = table.plays(dice);
        assert_eq!((table.game.phase, table.asked()), (Phase::Famine, Some(0)));
        table.plays("feed").game.order.to_string()
    };
    assert_eq!(fed("feed 2 3"), "1 0", "three strength are left");
    assert_eq!(fed("feed 2 4"), "0 1", "one strength is left");
}

#[test]
fn nd_8_5_who_declines_or_cannot_pay_uses_nothing_and_scores_nothing() {
    let table = hungry("white gold food strength strength strength").plays("decline");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 0]));
    assert_eq!(table.scored("war"), [0, 1], "the strength that was not traded fights");
    let table = Table::new(1).fills(&FIRST, 2).rolls("white gold gold gold strength strength");
    let table = table.plays("buy a3").plays("pay 1 2 3").plays("cover 1").rolls("red strength2");
    let table = table.falls("die 4").plays("pass");
    assert_eq!(
        (table.game.round, table.scored("famine")),
        (2, vec![0]),
        "three dice make one food"
    );
    assert_eq!(table.scored("war"), [1], "and the strength is all left for the war");
}

#[test]
fn nd_8_6_no_strength_die_is_traded_that_could_be_left_out() {
    // Two food are there, and nothing pairs with a single strength die.
    let table = hungry("white food food strength strength strength");
    assert_eq!(table.choices(), ["decline", "feed", "feed 3 4"]);
    table.refuses("feed 3", "ND-8.6").refuses("feed 3 4 5", "ND-8.6");
    // One food is there: without strength it is not enough.
    let table = hungry("white gold food strength strength strength");
    table.refuses("feed", "ND-8.6");
}

/// The second seat has a red die of two food beside two white strength dice: trading both makes one food of two, and the
/// red die would be too much with them.
#[test]
fn nd_8_6_food_that_does_not_come_out_even_is_no_part_of_a_payment_with_strength() {
    let table = Table::new(2).deals().fills(&FIRST, 2);
    let table = table.rolls("white food food stone stone gold").plays("pass");
    let table = table.rolls("white gold gold gold strength strength").plays("buy a3");
    let table = table.plays("pay 1 2 3").plays("cover 1").rolls("red food2").plays("pass");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 1]), "nobody was asked");
}

#[test]
fn nd_8_7_the_label_names_everything_that_goes() {
    let table = hungry("white gold food strength strength strength");
    let list = |phrase: &Phrase, wanted: &str| {
        let arg = phrase.args.iter().find(|(name, _)| *name == wanted);
        let Some((_, Arg::List(list))) = arg else { panic!("{wanted} is no list") };
        list.clone()
    };
    let count = |phrase: &Phrase| match &phrase.args[2] {
        (_, Arg::Number(count)) => *count,
        (name, _) => panic!("{name} is no number"),
    };
    let faces = |action: &str| {
        let label = table.game.action(at(1), action.parse().expect("an action"));
        assert_eq!(label.id, "do-feed-and-trade");
        ["means", "traded"].map(|of| list(&label, of).iter().map(count).collect::<Vec<_>>())
    };
    assert_eq!(faces("feed 3"), [[1], [2]], "food; gold and strength are traded");
    assert_eq!(faces("feed 3 4"), [[1], [2]], "food; strength twice is traded");
    let things = |action: &str| table.game.things(at(1), action.parse().expect("an action")).len();
    assert_eq!((things("feed 3"), things("feed 3 4"), things("decline")), (1, 2, 0), "what is chosen");
}

/// A die or chit of a seat: the food it shows and what it is.
#[derive(Clone, Copy)]
struct Coin {
    food: u8,
    is_chit: bool,
    resource: Resource,
}

/// What a seat holds, in the order of its row, with that many of its book dice.
fn coins(game: &NationsDice, seat: Seat, books: usize) -> Vec<Coin> {
    let player = &game.players[seat];
    let mut coins = Vec::new();
    let mut left = books;
    for (colour, faces) in Colour::ALL.into_iter().zip(player.dice) {
        for face in faces.iter() {
            let face = game.die(colour).faces()[face];
            let is_book = face.resource == Resource::Book;
            if !is_book || left > 0 {
                left -= usize::from(is_book);
                let food = if face.resource == Resource::Food { face.amount } else { 0 };
                coins.push(Coin { food, is_chit: false, resource: face.resource });
            }
        }
    }
    let chit = Coin { food: 1, is_chit: true, resource: Resource::Food };
    coins.extend(std::iter::repeat_n(chit, player.chits[Chit::Food as usize].into()));
    coins
}

/// Whether these pay the famine, by trying every way to use each: for what it shows, or in a pair of dice.
fn pays(coins: &[Coin], asked: u8) -> bool {
    (0..1_u32 << coins.len()).any(|traded| {
        let of = |wanted: bool| {
            let is_in = move |at: usize| (traded >> at & 1 == 1) == wanted;
            coins.iter().enumerate().filter(move |(at, _)| is_in(*at)).map(|(_, coin)| coin)
        };
        let pairs = of(true).count() as u8 / 2;
        of(true).all(|coin| !coin.is_chit)
            && of(false).map(|coin| coin.food).sum::<u8>() + pairs >= asked
    })
}

/// Every set of coins that pays and of which no smaller one does.
fn payments(coins: &[Coin], asked: u8) -> Vec<Vec<Coin>> {
    let some = |set: u32| -> Vec<Coin> {
        (0..coins.len()).filter(|at| set >> at & 1 == 1).map(|at| coins[at]).collect()
    };
    let enough: Vec<bool> = (0..1 << coins.len()).map(|set| pays(&some(set), asked)).collect();
    let is_lean = |set: &u32| {
        let mut smaller = (0..coins.len()).filter(|at| set >> at & 1 == 1);
        enough[*set as usize] && !smaller.any(|at| enough[(set & !(1 << at)) as usize])
    };
    (0..1 << coins.len()).filter(is_lean).map(some).collect()
}

/// How many strength dice can be traded with that many book dice at hand.
fn strengths(game: &NationsDice, seat: Seat, books: usize) -> BTreeSet<usize> {
    let asked = game.open_event().expect("an event is open").food;
    let strength =
        |coins: &[Coin]| coins.iter().filter(|coin| coin.resource == Resource::Strength).count();
    payments(&coins(game, seat, books), asked).iter().map(|coins| strength(coins)).collect()
}

/// Two seats at the end of a round: the second holds these dice, the first only strength, so that it is asked after it.
fn held(rng: &mut impl Rng) -> NationsDice {
    let mut game = Table::new(2).deals().fills(&FIRST, 2).rolls(MIXED).game;
    game.round = 1 + below(rng, 4) as u8;
    game.event = 1 + below(rng, 3) as u8;
    game.players[at(0)].dice = [Faces::times(4, 10), Faces::NONE, Faces::NONE, Faces::NONE];
    let mut dice = [Faces::NONE; 4];
    for _ in 0..below(rng, 8) {
        let colour = below(rng, 4) as usize;
        let sides = game.die(Colour::ALL[colour]).faces().len() as u64;
        dice[colour] = dice[colour] + Faces::one(below(rng, sides) as usize);
    }
    let player = &mut game.players[at(1)];
    (player.dice, player.in_air, player.passed) = (dice, [0; 4], true);
    player.chits[Chit::Food as usize] = below(rng, 3) as u8;
    game
}

fn listed(game: &NationsDice) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(game.seat, &mut actions);
    actions
}

/// How many dice the answers keep or trade.
fn sizes(actions: &[Action]) -> BTreeSet<usize> {
    let size = |action: &Action| match action {
        Action::Keep(dice) | Action::Feed(dice) => Some(usize::from(dice.len())),
        Action::Reroll(_)
        | Action::Buy(_)
        | Action::Build
        | Action::Pass
        | Action::Pay { .. }
        | Action::Cover { .. }
        | Action::Decline => None,
    };
    actions.iter().filter_map(size).collect()
}

/// ND-7.3: a number of book dice is offered to be kept if it allows another number of strength dice than fewer do. One of the
/// answers is given; the number of book dice that are left then.
fn answer_books(game: &mut NationsDice, rng: &mut impl Rng) -> usize {
    let before = *game;
    let books = coins(game, at(1), usize::MAX).into_iter();
    let books = books.filter(|coin| coin.resource == Resource::Book).count();
    let allowed: Vec<_> = (0..=books).map(|kept| strengths(game, at(1), kept)).collect();
    let useful = (1..=books).filter(|kept| allowed[*kept] != allowed[kept - 1]);
    let useful: BTreeSet<usize> = [0].into_iter().chain(useful).collect();
    game.apply(at(0), Action::Pass);
    if game.phase != Phase::Books {
        assert_eq!(useful.len(), 1, "{before:?}");
        return 0;
    }
    let offered = listed(game);
    assert_eq!(sizes(&offered), useful, "{before:?}");
    let action = offered[below(rng, offered.len() as u64) as usize];
    game.apply(at(1), action);
    sizes(&[action]).into_iter().sum()
}

#[test]
fn the_answers_to_the_famine_are_those_found_by_brute_force() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(33);
    let (mut asked, mut unasked, mut kept) = (0, 0, 0);
    for _ in 0..1_500 {
        let before = held(&mut rng);
        let mut game = before;
        let books = answer_books(&mut game, &mut rng);
        kept += usize::from(books > 0);
        let possible = strengths(&before, at(1), books);
        assert_eq!(game.phase, Phase::Famine, "the first seat is asked at least");
        if possible.iter().all(|strength| *strength == 0) {
            // ND-8.3: nobody is asked where no payment takes strength.
            let points = game.open_event().expect("an event is open").vp;
            let scored = if possible.is_empty() { 0 } else { points };
            assert_eq!((game.seat, game.players[at(1)].famine_points), (at(0), scored));
            unasked += 1;
        } else {
            // ND-8.4: it is asked with every number of strength dice that a payment takes.
            let answers = listed(&game);
            assert_eq!((game.seat, answers[0]), (at(1), Action::Decline), "{before:?}");
            assert_eq!(sizes(&answers), possible, "{before:?}");
            answers.into_iter().skip(1).for_each(|action| pays_exactly(&game, action));
            asked += 1;
        }
    }
    assert!(asked > 300 && unasked > 300 && kept > 50, "{asked} {unasked} {kept}");
}

/// ND-8.6, ND-8.7: what the answer uses is one of the payments, with the strength dice that it names.
fn pays_exactly(game: &NationsDice, action: Action) {
    let mut after = *game;
    after.apply(at(1), action);
    let (before, after) = (coins(game, at(1), usize::MAX), coins(&after, at(1), usize::MAX));
    let signs = |coins: &[Coin]| {
        let sign = |coin: &Coin| (coin.resource as u8, coin.food, coin.is_chit);
        let mut signs: Vec<_> = coins.iter().map(sign).collect();
        signs.sort_unstable();
        signs
    };
    let (mut used, after) = (signs(&before), signs(&after));
    for sign in after {
        let place = used.iter().position(|other| *other == sign).expect("nothing new comes");
        used.remove(place);
    }
    let asked = game.open_event().expect("an event is open").food;
    assert!(payments(&before, asked).iter().any(|coins| signs(coins) == used), "{action} {game:?}");
    let strength = used.iter().filter(|sign| sign.0 == Resource::Strength as u8).count();
    assert_eq!(sizes(&[action]), BTreeSet::from([strength]), "{action}");
}
