# The Catan Dice Game in English.

title = Catan Dice Game
length = about 20 minutes
blurb = Six dice, one island, fifteen turns: build roads, settlements, cities and soldiers on your own island.
short-goal = You want the most points: roads, settlements, cities and soldiers score, and a turn in which you build nothing costs 2.
short-turn = In your turn you roll six dice up to three times, keep the faces you want, and then build with what the dice show by clicking the places on the island.
short-end = The game ends when everybody has taken fifteen turns.

# Options
option-ruleset = Ruleset
option-ruleset-manual = Rulebook
option-ruleset-manual-about = Costs and values as the rulebook’s text states them, on a sheet with fewer spots.
option-ruleset-classic = Classic
option-ruleset-classic-about = The published sheet with all its spots, up to 145 points; trade, use jokers and build in any order.
option-ruleset-manual-wide = Rulebook (wide)
option-ruleset-manual-wide-about = The rulebook’s costs and values on all spots of the published sheet.

# Dice
grain = grain
ore = ore
sheep = sheep
wood = wood
brick = brick
gold = gold
dice = { $count ->
    [1] { $face }
   *[other] { $face } ×{ $count }
}
dice-list = { $dice }
no-dice = none

# What is asked
question-roll = { $rolls ->
    [1] Choose dice to re-roll, or stop. 1 roll left.
   *[other] Choose dice to re-roll, or stop. { $rolls } rolls left.
}
question-turn = { CAP($ways-or) }.
way-trade = trade gold
way-joker = use a joker
way-build = build
way-build-more = build more
way-end = end the turn
question-end = There is nothing more you can do: end the turn.

# What is answered
reroll = Re-roll: { $dice }
    .did = re-rolls { $dice }
group-reroll = Re-roll dice
group-reroll-how = “r” and the dice
group-joker = Joker
group-joker-how = “j”, the number of the hex, the die and its new face
verb-reroll = reroll
verb-stop = stop
verb-trade = trade
verb-joker = joker
verb-build = build
verb-end = end
stop = Stop rolling
    .did = stops rolling
trade = Trade { $gold } gold for { $get }
    .did = trades { $gold } gold for { $get }
joker = Use the joker of { $field } (hex { $number }): turn { $from } into { $to }
    .did = uses the joker of { $field } (hex { $number }) to turn { $from } into { $to }
build = Build { $what } for { $cost }: { $points ->
    [1] 1 point
   *[other] { $points } points
}
    .did = builds { $what } for { $cost }: { $points ->
        [1] 1 point
       *[other] { $points } points
    }
end = { $points ->
    [1] End the turn with 1 point
   *[other] End the turn with { $points } points
}
    .did = { $points ->
        [1] ends the turn with 1 point
       *[other] ends the turn with { $points } points
    }
end-cross = End the turn without building: { $points } points
    .did = ends the turn without building: { $points } points

# What stands in the way
fact-turn-of = It is { $player }’s turn.
fact-in-air = The dice are still rolling.
fact-rolling = { $rolls ->
    [1] You can still roll once. Stop rolling first.
   *[other] You can still roll { $rolls } times. Stop rolling first.
}
fact-stopped = { $rolls ->
    [1] The rolling ended after 1 roll.
   *[other] The rolling ended after { $rolls } rolls.
}
fact-no-dice = No dice are named.
fact-not-there = None of your dice shows { $faces-or }.
fact-too-many = You named { $named }, but { $shown ->
    [1] only 1 of your dice shows { $face }
   *[other] only { $shown } of your dice show { $face }
}.
fact-missing = { $count ->
    [1] { $dice } is missing.
   *[other] { $dice } are missing.
}
fact-no-field = There is no hex { $field }; the hexes have the numbers 1 to { $fields }.
fact-no-soldier = The sheet of this ruleset has no soldier in { $field }, so this joker cannot be used.
fact-unguarded = No soldier guards { $field } yet: build { $soldier } first.
fact-crossed = The joker of { $field } is already crossed off.
fact-makes = The joker of { $field } makes only { $resource }.
fact-built = You have already built this turn; trades and jokers come before building.
fact-no-die = None of your unused dice shows { $face }.
fact-shows = The die already shows { $face }.
fact-no-site = There is no { $what }; the numbers go from 1 to { $spots }.
fact-marked = You have already built { $what }.
fact-next = First build { $before }.
fact-no-road = No road of yours reaches { $to } yet: build { $roads-or } first.{ $missing ->
    [0] {""}
   *[other] {" "}Also missing: { $dice }.
}
fact-no-way = No road of yours reaches { $to } yet: build { $roads } first.{ $missing ->
    [0] {""}
   *[other] {" "}Also missing: { $dice }.
}
count-grain = { $count } grain
count-ore = { $count } ore
count-sheep = { $count } sheep
count-wood = { $count } wood
count-brick = { $count } brick
count-gold = { $count } gold

# What chance does
rolled = { $player } rolls { $dice }

# Things
road = road
settlement = settlement
city = city
soldier = soldier
road-n = road { $number }
settlement-n = settlement { $number }
city-n = city { $number }
soldier-n = soldier { $number }
mountains = mountains
fields = fields
pasture = pasture
forest = forest
hills = hills
desert = desert
sea = sea
the-mountains = the mountains
the-fields = the fields
the-pasture = the pasture
the-forest = the forest
the-hills = the hills
the-desert = the desert
settlement-letter = s
city-letter = c
any = any

# Categories of the score sheet
category-roads = Roads
category-settlements = Settlements
category-cities = Cities
category-soldiers = Soldiers
category-crosses = Crosses

# Views
island = { $player }’s island
legend-mark = { $mark } { $what } { $number } (worth { $points })
legend-roads = Roads: ═ // \\ built, ─ / \ not built, · no road; the starting road has no number.
legend-spots = Spots: { $spots }; S and C: built.
legend-hex = { $mark } soldier of hex { $number } (worth { $points })
legend-fields = Hexes: { $soldier }, ● built; […] joker ready, ×…× used.
turn-line = Round { $round } of { $turns }, { $player }’s turn
dice-line = Dice: { $dice }
used-line = Used: { $dice }
bought-line = From trades: { $dice }
points-line = Points this turn: { $points }
boxes = Score boxes (× is a cross: { $points } points)

total-column = Total
costs = What can be built (ruleset: { $ruleset })
what-column = What
cost-column = Cost
next-column = Next is worth
marked-column = Built
nothing-left = –

# The drawn board
at-start = { CAP($what) }
dice-title = Dice
dice-now = Your dice: { $rolls ->
    [0] no rolls left
    [1] 1 roll left
   *[other] { $rolls } rolls left
}
die-used = used
die-in-air = rolling
bought-title = Bought
trade-title = { $gold } gold buy
worth-column = Next is worth
jokers-title = Jokers of your soldiers
joker-of = joker of { $field }
joker-named = Joker of { $field }: { $state }
joker-ready = ready
joker-blank = no soldier yet
joker-crossed = used
joker-ask = Joker of { $field }: which die becomes what?
state-all = all built
state-built = { $built } of { $spots } built
state-can = click to build
state-pick = choose one on the island
state-road = { $count ->
    [1] 1 road missing
   *[other] { $count } roads missing
}
state-paid = enough dice
state-missing = { $count ->
    [1] 1 is missing
   *[other] { $count } are missing
}
slot-reroll = Re-roll
slot-rolls = { $rolls ->
    [1] 1 roll left
   *[other] { $rolls } rolls left
}
slot-rolled = rolling is over
slot-stop = Stop rolling
slot-keep = keep all dice
slot-end = End the turn
slot-points = now: { $points }
slot-first = stop rolling first
board-roads = Roads built besides the starting road: { $roads }.
board-marked = { CAP($what) }: { $marked } of { $spots } built.
board-jokers-ready = Jokers ready to use: { $jokers }.
board-jokers-used = Jokers used: { $jokers }.

# What things are
about-site = { CAP($what) }
about-worth = { CAP($what) }: { $points ->
    [1] 1 point
   *[other] { $points } points
}
about-built = Built: { $points ->
    [1] 1 point
   *[other] { $points } points
} for you.
about-cost = Cost: { $cost }. It brings { $points ->
    [1] 1 point
   *[other] { $points } points
}.
about-unused = This table’s ruleset leaves this spot blank.
about-road = A road goes on from any road you have, in any direction.
about-spot = One of your roads has to end at it, and the spots are filled from the lowest number of points up.
about-soldier = It needs no road; soldiers are placed one after the other, from the first hex on.
about-joker = With its soldier in { $field } you may turn one of your dice into { $get }, once in the game.
about-joker-any = With its soldier in { $field } you may turn one of your dice into any resource, once in the game.
about-ready = The soldier is there and the joker is still unused.
about-crossed = You have already used it, and every joker works only once.
about-unguarded = It cannot be used yet: its soldier is not built.
about-pays = Helps to pay for { $kinds }.
about-pays-nothing = Nothing costs it at this table.
about-gold = Builds nothing by itself, but { $gold } gold dice buy one resource of your choice.
about-die = Every die has grain, ore, sheep, wood, brick and gold, one of each.
many-roads = roads
many-settlements = settlements
many-cities = cities
many-soldiers = soldiers
about-trade = { $gold } gold for { $get }
about-trade-says = Hand over { $gold } gold dice and take { $get } for this turn.
about-bought = What you buy is spent before dice are. It is lost at the end of the turn, and no joker changes it.
about-one-place = Only one place is possible: click here or there to build.
about-places = You can build it now: click the place you want on the island. The possible ones are framed.
about-count = { $built } of { $spots } built.
about-start = Starting road
about-start-says = It is there from the beginning. It brings no points, and your first road goes on from it.
about-boxes = Score boxes
about-boxes-says = A box for each of your { $turns } turns: the points of everything you build in it.
about-cross = A turn without a build gets a cross: { $points } points.
about-reroll-says = Choose the dice that do not help you and throw them again. With the first throw you have { $rolls } rolls a turn.
about-stop-says = You keep the dice as they lie, and go on to trade and build.
about-end-says = Your dice go to the next player, and what is left of them is lost.
warning-cross = { $points }: sure? You can still build
warning-end = Sure? You can still build
warning-stop = Sure? These dice build nothing

# Best play
solve-count-city = Cities at the end
keep = { $dice }
keep-all = { $dice }: stop
keep-none = nothing
variant-note = Points as in the rulebook; the sheet in the box has others.
variant-button = Play with those

# What counts in a category
category-roads-about = Every road is 1 point.
category-settlements-about = Every settlement counts the number printed at its spot.
category-cities-about = Every city counts the number printed at its spot.
category-soldiers-about = Every soldier counts the number printed at its spot.
category-crosses-about = Every turn without a build counts −2 points.
