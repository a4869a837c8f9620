//! A solo table in a position made by hand; the bot's seat is 1.

use conformance::Table as _;
use dice_settlers::{Colour, Deed, Hex, Main, Phase, Queue, Resource, Step, Task, deeds_of};
use engine::Faces;

use crate::table::{Table, at, handful, tile};

/// The sides of the hex by their names.
const SIDES: [&str; 6] = ["recruit", "explore", "research", "raid", "trade", "settle"];

/// The side of an action.
pub fn side(name: &str) -> usize {
    SIDES.into_iter().position(|known| known == name).expect("an action of the hex")
}

/// How a position is made.
impl Table {
    /// The player's first turn in round 1: its tent is on tile 1 at 0,0, the bot's on tile 3 at 1,0; both have five in their
    /// supply. The bot's queue is three white dice, a yellow and a green one; the Gold lies at Explore. The player has a die to
    /// act with, so that the game stops there.
    pub fn solo() -> Self {
        Self::solo_with(&[])
    }

    /// The same with options.
    pub fn solo_with(options: &[(&str, &str)]) -> Self {
        let table = Self::with(1, options).change(|game| {
            (game.phase, game.round) = (Phase::Act, 1);
            game.act.deed = Deed::Rest;
            game.players[at(0)].step = Step::Done;
            game.players[at(0)].quota = 3;
            game.players[at(1)].bag = [0; 6];
            for (number, hex) in [(1, "0,0"), (3, "1,0")] {
                game.map.insert(tile(number));
                game.hexes[tile(number).index()] = hex.parse::<Hex>().expect("a place");
            }
        });
        let table = table.queue("white white white yellow green");
        table.tents(0, 1, 1).tents(1, 3, 1).camp(0, 5).camp(1, 5).active(0, "white recruit")
    }

    /// The bot's queue, front to back.
    pub fn queue(mut self, dice: &str) -> Self {
        let colour = |word: &str| Colour::ALL.into_iter().find(|colour| colour.id() == word);
        let dice = dice.split_whitespace().map(|word| colour(word).expect("a colour"));
        self.game.bot.as_mut().expect("a solo game").dice.set_queue(Queue::of(dice));
        self.restock()
    }

    /// What lies at a side: dice such as `white 2 green 1`, and a token or none.
    pub fn side(mut self, name: &str, dice: &str, token: &str) -> Self {
        let resource = Resource::ALL.into_iter().find(|kind| kind.id() == token);
        let bot = self.game.bot.as_mut().expect("a solo game");
        bot.dice.set_side(side(name), Faces::of(handful(dice)).expect("few dice"));
        bot.tokens.set(side(name), resource);
        self.restock()
    }

    /// Where the Action marker is.
    pub fn marker(self, name: &str) -> Self {
        self.change(|game| game.bot.as_mut().expect("a solo game").marker = side(name) as u8)
    }

    /// The bot's general supply has this many tents; what is missing is on tile 3, under a house of the bot.
    pub fn general(self, tents: u8) -> Self {
        let table = self.house(1, 3).tents(1, 3, 0);
        let elsewhere: u8 = table.game.tents[1].iter().sum();
        let rest = 20 - tents - elsewhere - table.player(1).tents;
        table.tents(1, 3, rest)
    }

    /// All other tents of the bot are in its general supply.
    pub fn balance(self) -> Self {
        let elsewhere: u8 = self.game.tents[1].iter().sum();
        let tents = 20 - elsewhere - self.player(1).tents;
        self.change(|game| game.bot.as_mut().expect("a solo game").tents = tents)
    }

    /// The step die is about to be rolled in the bot's turn.
    pub fn stepping(self) -> Self {
        self.balance().change(|game| {
            (game.phase, game.seat) = (Phase::Bot, at(1));
            game.bot.as_mut().expect("a solo game").task = Task::Step;
        })
    }

    /// The player is done with its roll, and the bot rolls.
    pub fn rolling_bot(self) -> Self {
        self.balance().change(|game| {
            (game.phase, game.seat) = (Phase::Bot, at(1));
            game.bot.as_mut().expect("a solo game").task = Task::Roll;
        })
    }

    /// The step die falls so, and the dice of the side go to the queue in the order of their colours.
    pub fn steps(self, steps: u8) -> Self {
        self.falls(&format!("step {steps}")).lined_up()
    }

    /// Dice go to the back of the queue in the order of their colours.
    pub fn lined_up(mut self) -> Self {
        while let Some((outcome, _)) =
            self.outcomes().first().filter(|(outcome, _)| outcome.starts_with("bot-die"))
        {
            self = self.falls(&outcome.clone());
        }
        self
    }

    /// The bot takes this action with this strength: dice of its queue, from the front, and the sixth is the Gold.
    pub fn acts(self, name: &str, strength: u8) -> Self {
        let mut table = self.change(|game| {
            let bot = game.bot.as_mut().expect("a solo game");
            bot.dice.set_side(side("explore"), Faces::NONE);
            bot.tokens.set(side("explore"), None);
        });
        let queue: Vec<Colour> = table.game.bot.expect("a solo game").dice.queue().iter().collect();
        let dice = queue.len().min(strength.into());
        let words = |dice: &[Colour]| dice.iter().map(|it| it.id()).collect::<Vec<_>>().join(" ");
        let mut counts = [0; 6];
        queue[..dice].iter().for_each(|colour| counts[*colour as usize] += 1);
        let supply = table.game.dice;
        table = table.queue(&words(&queue[dice..]));
        let is_more = usize::from(strength) > dice;
        let token = is_more.then_some(Resource::Gold);
        let bot = table.game.bot.as_mut().expect("a solo game");
        bot.dice.set_side(side(name), Faces::of(counts).expect("few dice"));
        bot.tokens.set(side(name), token);
        table.game.dice = supply;
        table.marker(SIDES[(side(name) + 5) % 6]).stepping().steps(1)
    }
}

/// What the position is.
impl Table {
    /// What the bot did and why, such as `SettleTerrain 14`.
    pub fn deeds(&self) -> Vec<String> {
        let notes = self.game.bot.expect("a solo game").notes;
        notes.iter().map(|note| format!("{:?} {}", note.why, note.what)).collect()
    }

    /// The rules behind the bot's last deeds.
    pub fn rules(&self) -> Vec<&'static str> {
        deeds_of(&self.game, |_| self.game).into_iter().map(|(_, rule)| rule.0).collect()
    }

    /// The bot's last deed that begins so.
    pub fn did(&self, deed: &str) -> bool {
        self.deeds().iter().any(|known| known == deed)
    }

    /// The bot's queue, front to back.
    pub fn queued(&self) -> String {
        let words: Vec<&str> =
            self.game.bot.expect("a solo game").dice.queue().iter().map(Colour::id).collect();
        words.join(" ")
    }

    /// What lies at a side: `white 1 wood`.
    pub fn at_side(&self, name: &str) -> String {
        let has = self.game.side(side(name));
        let dice = Colour::ALL.into_iter().zip(has.dice.counts()).filter(|(_, count)| *count > 0);
        let words = dice.map(|(colour, count)| format!("{} {count}", colour.id()));
        words.chain(has.token.map(|kind| kind.id().to_owned())).collect::<Vec<_>>().join(" ")
    }

    /// The bot's points in tokens.
    pub fn bot_vp(&self) -> u16 {
        self.player(1).vp
    }

    /// The tents of the bot's general supply.
    pub fn bot_tents(&self) -> u8 {
        self.game.bot.expect("a solo game").tents
    }

    /// The action at which the marker is.
    pub fn marked(&self) -> &'static str {
        let hex = &self.game.pack.content().solo.hex;
        let main: Main = hex[usize::from(self.game.bot.expect("a solo game").marker)];
        main.id()
    }
}
