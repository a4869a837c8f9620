# King of the Dice: The Board Game in English.

title = King of the Dice: The Board Game
length = about 45 minutes
blurb = Roll six dice up to three times, hire citizens, and claim the best lands and gemstones of the kingdom.
short-goal = You want the most points: 3 for each castle in your largest connected area, 1 for each other castle, 3 for a gold gemstone, 2 for a white one, and 4 for having the most dragon fires.
short-turn = In your turn you roll six dice up to three times and stop; then you hire a citizen whose condition the dice meet, which places castles, steals, tames or attacks. If they meet none, you take a card face down and the dragon strikes.
short-end = The game ends when the tiles run out.

# Options
option-arrangement = Set-up
option-arrangement-printed = As printed
option-arrangement-printed-about = Dragon fires and gemstones start where the board shows them for this number of players.
option-arrangement-free = Random
option-arrangement-free-about = Chance joins the two halves of the board and places dragon fires and gemstones: no two games start alike.

# Dice
red = red
blue = blue
green = green
die = { $colour } { $number }
a-die = a { $colour } { $number }
red1 = red1
red2 = red2
red3 = red3
red4 = red4
red5 = red5
red6 = red6
blue1 = blue1
blue2 = blue2
blue3 = blue3
blue4 = blue4
blue5 = blue5
blue6 = blue6
green1 = green1
green2 = green2
green3 = green3
green4 = green4
green5 = green5
green6 = green6
red-dice = red dice
blue-dice = blue dice
green-dice = green dice
no-dice = none
list = { $items }

# Cards
merchant = merchant
card-thief = card thief
gem-thief = gem thief
dragon-trainer = dragon trainer
ruffian = ruffian
land-developer = land developer
the-merchant = the merchant
the-card-thief = the card thief
the-gem-thief = the gem thief
the-dragon-trainer = the dragon trainer
the-ruffian = the ruffian
the-land-developer = the land developer
card = { $effect } of pile { $pile }
no-card = the card of pile { $pile }
levels = { $first }, { $second } or { $third }
levels-colour = { $first }, { $second } or { $third } { $dice }
levels-run = run of { $first }, { $second } or { $third }
count-red = { $count ->
    [1] 1 red die
   *[other] { $count } red dice
}
count-blue = { $count ->
    [1] 1 blue die
   *[other] { $count } blue dice
}
count-green = { $count ->
    [1] 1 green die
   *[other] { $count } green dice
}
condition-numbers = numbers { $numbers }
digit = { $number }
condition-sum = sum { $sum } or more
condition-sum-of = { $dice }: sum { $sum } or more
condition-order = sums { $first } > { $second } > { $third }
condition-run = run of { $length }
alike = { $count } of a kind
pairs = { $count ->
    [1] a pair
   *[other] { $count } pairs
}
different = { $count ->
    [1] 1 other number
   *[other] { $count } other numbers, all different
}
jokers = { $count ->
    [1] { $die }
   *[other] { $die } ×{ $count }
}

# What is asked
question-setup = The game is being set up.
question-roll = { $rolls ->
    [1] Choose dice to re-roll, or stop. 1 roll left.
   *[other] Choose dice to re-roll, or stop. { $rolls } rolls left.
}
question-hire = Your dice meet a condition: hire a citizen.
question-take = Hire a citizen with jokers, or take a card face down (dragon alarm).
question-take-only = Your dice meet no condition: take a card face down (dragon alarm).
question-joker = Add a die to hire { $card }: which two cards do you discard?
question-place = Place one of the tiles you drew ({ $tiles }).
question-place-one = Place the tile you drew ({ $tiles }).
question-place-all = Place the tiles you drew, one after the other ({ $tiles }).
question-steal-card = Steal a face-up card from another player, or decline.
question-steal-gem = Steal a gemstone from another player, or decline.
question-tame = Which dragon fire do you tame? Your marker takes its place.
question-attack = Which rival marker do you attack? Yours takes its place.
question-alarm = Dragon alarm: where do you place the burning castle ({ $tiles })?
question-alarm-bare = Dragon alarm, but no dragon fire is left: where do you place the castle ({ $tiles })?
question-burn = The stock has no dragon fire left: whose do you use?
question-over = The game is over.

# What is answered
verb-reroll = reroll
verb-stop = stop
verb-hire = hire
verb-take = take
verb-joker = joker
verb-place = place
verb-steal = steal
verb-decline = decline
verb-tame = tame
verb-attack = attack
verb-burn = burn
verb-nothing = nothing
also-take = grab
level = level
pair = pair
mixed = mixed
supers = supers
gold = gold
white = white
group-reroll = Re-roll dice
group-reroll-how = “r” and the dice
group-joker = Joker
group-joker-how = “j”, the die, and “pair” (two of your cards), “mixed” (a card and a super joker) or “supers” (two super jokers)
group-place = Place
group-place-how = “p” and the space
group-steal = Steal
group-steal-how = “steal”, the player and what
reroll = Re-roll: { $dice }
    .did = re-rolls { $dice }
stop = Stop rolling
    .did = stops rolling
hire = Hire { $card }{ $vain ->
    [1] {" "}(no effect)
   *[other] {""}
}
    .did = hires { $card }{ $vain ->
        [1] {" "}(no effect)
       *[other] {""}
    }
hire-jokers = Hire { $card } with jokers{ $vain ->
    [1] {" "}(no effect)
   *[other] {""}
}
    .did = hires { $card } with jokers{ $vain ->
        [1] {" "}(no effect)
       *[other] {""}
    }
hire-level = Hire { $card } at level { $level }{ $gem ->
    [1] {" "}and gain a gemstone
   *[other] {""}
}
    .did = hires { $card } at level { $level }{ $gem ->
        [1] {" "}and gains a gemstone
       *[other] {""}
    }
hire-level-jokers = Hire { $card } at level { $level } with jokers{ $gem ->
    [1] {" "}and gain a gemstone
   *[other] {""}
}
    .did = hires { $card } at level { $level } with jokers{ $gem ->
        [1] {" "}and gains a gemstone
       *[other] {""}
    }
take = Take { $card } face down: dragon alarm
    .did = takes { $card } face down: dragon alarm
joker-pair = Add { $die }: discard your two { $joker } cards
    .did = adds { $die } and discards two { $joker } cards
joker-mixed = Add { $die }: discard your { $joker } card and a super joker
    .did = adds { $die } and discards a { $joker } card and a super joker
joker-supers = Add { $die }: discard two super jokers
    .did = adds { $die } and discards two super jokers
place = Place a castle on { $space }
    .did = places a castle on { $space }
place-gem = Place a castle on { $space } and take the { $gem }
    .did = places a castle on { $space } and takes the { $gem }
place-fire = Place a burning castle on { $space }
    .did = places a burning castle on { $space }
place-bare = Place a castle nobody owns on { $space }
    .did = places a castle nobody owns on { $space }
steal-card = Steal { $card } (joker { $joker }) from { $player }
    .did = steals { $card } (joker { $joker }) from { $player }
steal-card-code = Steal { $card } (card { $code }, joker { $joker }) from { $player }
    .did = steals { $card } (card { $code }, joker { $joker }) from { $player }
steal-gem = Steal a { $gem } from { $player }
    .did = steals a { $gem } from { $player }
decline = Steal nothing
    .did = steals nothing
tame = Tame the dragon fire on { $space } and put your marker there
    .did = tames the dragon fire on { $space } and puts a marker there
tame-gem = Tame the dragon fire on { $space }, put your marker there and take the { $gem }
    .did = tames the dragon fire on { $space }, puts a marker there and takes the { $gem }
attack = Attack { $player }’s marker on { $space } and replace it with yours
    .did = attacks { $player }’s marker on { $space } and replaces it with their own
burn = Use a dragon fire of { $player }
    .did = uses a dragon fire of { $player }
told-win = { $what }; no marker is left, so { $player } wins immediately
    .did = { $what }; no marker is left, so { $player } wins immediately

# What stands in the way
fact-turn-of = It is { $player }’s turn.
fact-in-air = The dice are still rolling.
fact-opening = The next card is being turned up.
fact-drawing = A castle tile is being drawn.
fact-no-dice = No dice are named.
fact-not-there = None of your dice shows { $dice-or }.
fact-too-many = You named { $die } { $named ->
    [2] twice
    [3] three times
    [4] four times
    [5] five times
   *[other] six times
}, but { $shown ->
    [1] only one of your dice shows it
   *[other] only { $shown } of your dice show it
}.
fact-rolling = { $rolls ->
    [1] You can still roll once. First stop rolling, then hire a citizen or take a card.
   *[other] You can still roll { $rolls } times. First stop rolling, then hire a citizen or take a card.
}
fact-stopped = { $rolls ->
    [1] The rolling ended after 1 roll.
   *[other] The rolling ended after { $rolls } rolls.
}
fact-hire-first = First hire a citizen or take a card face down.
fact-must-hire = First hire a citizen.
fact-place-first = { $tiles ->
    [1] First place the castle tile you drew.
   *[other] First place one of the castle tiles you drew.
}
fact-no-tile = You have no tile left to place.
fact-taken = You have already taken a card this turn.
fact-no-cards = No card is open.
fact-begun = First finish hiring { $card }.
fact-no-pile = There is no pile { $pile }; the piles have the numbers 1 to { $piles }.
fact-levels = { $levels ->
    [1] This citizen has only one level.
   *[other] The levels are 1 to { $levels }.
}
fact-reached = Your dice reach level { $level }: “hire { $pile } level { $level }”.
fact-passed = With your jokers you hire { $card } at level { $level }: “hire { $pile } level { $level }”.
fact-lacks = { $lack }
fact-lacks-jokers = { $lack } Your jokers are not enough.
fact-fits = Your dice alone are enough for { $cards }.
fact-no-aim = First choose the citizen you want to hire; then make the die for it.
fact-face-up = { $have ->
    [0] You have no face-up card showing { $die }
   *[other] You have only { $have } face-up card showing { $die }
}; you need { $needed }.
fact-supers = { $have ->
    [0] You have no super joker
   *[other] You have only { $have } super joker
}; you need { $needed }.
fact-not-needed = { CAP($die) } does not help. { $lack }
fact-dead-end = After adding { $die } you could not complete the hire. { $lack }
fact-late = You have already added { $last } { $last-pay }; { $die } { $pay } comes before it.
fact-early = Another die has to be added before { $die } { $pay }.
fact-offered = Two super jokers make { $die } here.
fact-castle = There is already a castle on { $space }.
fact-not-drawn = You drew { $tiles }. The terrain of this space is { $terrain }.
fact-already = You have already hired { $citizen } this turn.
fact-steals-cards = A card thief steals cards, not gemstones.
fact-steals-gems = A gem thief steals gemstones, not cards.
fact-hired = You hired { $citizen } this turn.
fact-hired-nobody = You have hired nobody this turn.
fact-must-tame = The dragon trainer has to tame a dragon fire: choose one.
fact-must-attack = The ruffian has to attack a rival marker: choose one.
fact-own = You cannot steal from yourself.
fact-players = Only { $players } players take part.
fact-not-theirs = { $player } does not have card { $card }.
fact-face-down = { $player } has card { $card } face down, as a super joker.
fact-same-joker = Card { $card } has the same joker, { $joker }, and comes first.
fact-no-gem = { $player } has no { $gem }.
fact-no-fire = No dragon fire burns on { $space }.
fact-no-rival = There is no rival marker on { $space }.
fact-own-marker = The marker on { $space } is your own.
fact-too-far = { $nearest ->
    [1] The nearest rival marker is 1 space away, this one { $this }.
   *[other] The nearest rival marker is { $nearest } spaces away, this one { $this }.
}
fact-no-fires = { $player } has no dragon fire.
fact-in-stock = { $fires ->
    [1] The stock still has 1 dragon fire.
   *[other] The stock still has { $fires } dragon fires.
}
fact-no-alarm = No castle is waiting for a dragon fire.
lack-dice = You still need { $dice }.
lack-numbers = You still need { $numbers }.
lack-groups = { $count ->
    [1] You still need 1 die for { $groups }.
   *[other] You still need { $count } dice for { $groups }.
}
lack-sum = The dice add up to { $sum }; you need at least { $needed }.
lack-sum-of = The { $dice } add up to { $sum }; you need at least { $needed }.
lack-order = The sums are { $red } red, { $blue } blue and { $green } green.
lack-run = The longest run is { $longest }; you need { $needed }.
number = { $count ->
    [1] a { $number }
    [2] two { $number }s
    [3] three { $number }s
    [4] four { $number }s
    [5] five { $number }s
   *[other] { $count } { $number }s
}
paid-pair = with two face-up cards
paid-mixed = with a face-up card and a super joker
paid-supers = with two super jokers

# What chance does
joined = The halves of the board are joined as for { $seats } players
burning = Burning at the start: { $space }
laid = A { $gem } lies on { $space }
opened = Pile { $pile } shows a { $card }: { $condition }
opened-levels = Pile { $pile } shows a { $card }: { $condition } for levels 1, 2 and 3
first = { $player } goes first
rolled = { $player } rolls { $dice }
drew = { $player } draws a tile: { $terrain }
drew-again = { $player } draws a tile: { $terrain } (seen before)

# Things
gold-gem = gold gemstone
white-gem = white gemstone
field = field
volcano = volcano
lake = lake
mountains = mountains
canyon = canyon
swamp = swamp
meadow = meadow
crystal-caves = crystals
beach = beach
forest = forest
badlands = badlands
mushroom-grove = mushrooms
snowfield = snowfield
heath = heath
desert = desert
space-field = { field } { CAP($space) }
space-volcano = { volcano } { CAP($space) }
space-lake = { lake } { CAP($space) }
space-mountains = { mountains } { CAP($space) }
space-canyon = { canyon } { CAP($space) }
space-swamp = { swamp } { CAP($space) }
space-meadow = { meadow } { CAP($space) }
space-crystal-caves = { crystal-caves } { CAP($space) }
space-beach = { beach } { CAP($space) }
space-forest = { forest } { CAP($space) }
space-badlands = { badlands } { CAP($space) }
space-mushroom-grove = { mushroom-grove } { CAP($space) }
space-snowfield = { snowfield } { CAP($space) }
space-heath = { heath } { CAP($space) }
space-desert = { desert } { CAP($space) }
p1 = p1
p2 = p2
p3 = p3
p4 = p4

# Categories of the score sheet
category-area = Largest area
category-castles = Other castles
category-fires = Most fires
category-gold = Gold gemstones
category-white = White gemstones

# Views
map = The kingdom
legend-pieces = [1] is a castle of Player 1, * a burning castle and # a castle nobody owns.
legend-gems = ● is a gold gemstone and ○ a white gemstone.
legend-neighbours = Neighbours of a space: left and right, and the two nearest above and below.
market = Job market
pile-column = Pile
card-column = Citizen
condition-column = Condition
joker-column = Joker
left-column = Cards below
deed-column = Effect
pile-empty = (empty)
pile-covered = (face down)
does-merchant = levels 1–3: draw that many tiles, place one; level 3: gain a gemstone
does-card-thief = draw 2 tiles, place one; you may steal a card
does-gem-thief = draw and place 1 tile; you may steal a gemstone
does-dragon-trainer = put your marker in place of any fire and keep the fire
does-ruffian = put your marker in place of the nearest rival marker
does-land-developer = draw and place 2 tiles
areas = The players
castles-column = Castles
fires-column = Fires
gold-column = Gold gems
white-column = White gems
jokers-column = Jokers
supers-column = Super jokers
total-column = Total
nothing = –
turn-line = { $player }’s turn
dice-line = Dice: { $dice }
added-line = Added with jokers: { $dice }
drawn-line = { $count ->
    [1] Tile drawn: { $tiles }
   *[other] Tiles drawn: { $tiles }
}
stock-line = In stock: { $tiles ->
    [1] 1 tile
   *[other] { $tiles } tiles
}, { $fires ->
    [1] 1 dragon fire
   *[other] { $fires } dragon fires
}, { $gold } gold and { $white ->
    [1] 1 white gemstone
   *[other] { $white } white gemstones
}
won-at-once = { $player } has run out of markers and wins immediately, whatever the points.

# The drawn board
owner = { $player }
added-title = Added with jokers:
joker-title = Discard two cards to add a die
deed-merchant = Draw as many tiles as the level and place one. At level 3 you also gain a gemstone.
deed-card-thief = Draw two tiles and place one. You may steal a card.
deed-gem-thief = Draw a tile and place it. You may steal a gemstone.
deed-dragon-trainer = Replace any dragon fire with your marker and keep the fire.
deed-ruffian = Replace the nearest rival marker with yours.
deed-land-developer = Draw two tiles and place both.
empty-pile = Pile { $pile } is empty.
fits = condition met
fits-later = stop first
took-here = took one
short-card-thief = Card thief
short-gem-thief = Gem thief
short-dragon-trainer = Trainer
short-land-developer = Developer
hire-short = Hire
hire-short-level = Level { $level }
hire-short-jokers = Hire + jokers
hire-short-level-jokers = Level { $level } + jokers
castles-title = Castles on the map: { $count }. Markers left: { $left }. Castles in the largest area: { $area }.
fires-title = Dragon fires: { $points } points for the most
gold-title = Gold gemstones, { $points } points each
white-title = White gemstones, { $points } points each
supers-title = { $count ->
    [1] 1 super joker: with a joker it makes the die of that joker, with another super joker any die
   *[other] { $count } super jokers: one with a joker makes the die of that joker, two make any die
}
jokers-title = Jokers
map-castles = { $player }’s castles: { $spaces }.
map-fires = Burning castles: { $spaces }.
map-gold = Gold gemstones: { $spaces }.
map-white = White gemstones: { $spaces }.
map-free = Without a castle: { $spaces }.
covered-pile = Pile { $pile }: { $count ->
    [1] 1 card, face down
   *[other] { $count } cards, face down
}
card-named = { $effect } { $card }: { $condition }
tiles-left = { $count ->
    [1] 1 tile left
   *[other] { $count } tiles left
}
brief-merchant = Draw as many tiles as the level, place one.
brief-card-thief = Draw 2 tiles, place one. Steal a card.
brief-gem-thief = Draw a tile, place it. Steal a gemstone.
brief-dragon-trainer = Your castle in place of a fire.
brief-ruffian = Your castle in place of the nearest rival.
brief-land-developer = Draw 2 tiles, place both.
face-down = Face down: dragon!
or-higher = Or with jokers
slot-reroll = Roll again
slot-chosen = chosen dice
slot-rolled = no more rolls
slot-not-now = not now
slot-stop = Stop rolling
slot-keep = keep all dice
slot-decline = Steal nothing
yours = Cards and tokens
dice-rest = Dice of the last turn
dice-roll = Dice: roll { $roll } of { $rolls }
tiles-alarm = Dragon alarm
acts-card-thief = Choose a card of another player.
acts-gem-thief = Choose a gemstone of another player.
acts-dragon-trainer = Choose a marked fire.
acts-ruffian = Choose a marked castle.
acts-place = Place the tile.
left-short = left
markers-count = { $count ->
    [1] 1 left: your markers
   *[other] { $count } left: your markers
}
castles-count = { $count ->
    [1] 1 castle
   *[other] { $count } castles
}
white-count = { $count ->
    [1] 1 white gemstone
   *[other] { $count } white gemstones
}
gold-count = { $count ->
    [1] 1 gold gemstone
   *[other] { $count } gold gemstones
}
fires-count = { $count ->
    [1] 1 dragon fire
   *[other] { $count } dragon fires
}
supers-count = { $count ->
    [1] 1 super joker
   *[other] { $count } super jokers
}
no-cards-yet = No cards yet.
steal-card-title = Steal one of these cards, or nothing
steal-gem-title = Steal one of these gemstones, or nothing
burn-title = Whose dragon fire burns?
area-line = { $count ->
    [0] no castle yet
    [1] Largest area: 1 castle, { $points } points
   *[other] Largest area: { $count } castles, { $points } points
}
label-castle = castle of { $player }
label-fire = dragon fire
label-bare = castle nobody owns
tiles-title = { $count ->
    [1] Tiles drawn: place one
   *[other] Tiles drawn: place { $count }
}

# What each thing is
about-space = { CAP($space) }
about-free = No castle stands here yet: a { $terrain } tile can still come here.
about-burning = A dragon fire burns on this castle. A dragon trainer takes the fire and leaves a marker in its place.
about-bare = This castle belongs to nobody, and nobody can take it any more.
about-castle-of = { $player }’s castle, in an area of { $count ->
    [1] 1 castle
   *[other] { $count } castles
}.
about-rival = A ruffian replaces the rival marker that is nearest to yours.
about-gem-here = Whoever puts a marker here takes the { $gem }, worth { $points } points.
about-pile = Pile { $pile }
about-citizen = { CAP($card) }
about-asks = Asks for: { $condition }.
about-joker = Once hired, it is a joker card for { $die }: two such cards, or one and a super joker, make one { $die }. One alone makes nothing.
about-held = Two cards with { $die }, or one of them and a super joker, add this die to a hire. { $count ->
    [0] You have none.
    [1] You have one.
   *[other] You have { $count }.
}
about-leftover = Cards that are left at the end count nothing.
about-below = { $count ->
    [0] No card lies below.
    [1] 1 card lies below, face down.
   *[other] { $count } cards lie below, face down.
}
about-met = { $level ->
    [1] Your dice are enough.
   *[other] Your dice are enough for level { $level }.
}
about-vain = There is nothing on the map for this citizen to do now.
about-die = { CAP($die) }
about-die-reads = Both count: the pips for numbers, groups, runs and sums, the colour for cards that ask for colours.
about-dice = Each face has a colour of its own, so a die may change its colour with every roll. Every die has the numbers 1 to 6, two faces in each colour. No two kinds of dice have the colours on the same numbers.
about-tile = Castle tile: { $terrain }
about-tile-free = { $count ->
    [0] Both spaces of this terrain have a castle already.
   *[other] It can go to { $spaces-or }.
}
about-gold = Gold gemstone
about-white = White gemstone
about-gem-worth = Counts { $points } points at the end.
about-gem-use = You get it with a castle on its space, from a gem thief, or from a merchant of level 3.
about-fire = Dragon fires
about-fire-worth = Whoever has the most of them at the end gets { $points } points; everybody who ties gets them too.
about-fire-use = A dragon trainer brings you a fire from the map.
about-castle = Castles and markers
about-castle-worth = A castle in your largest area counts { $area } points, any other { $other }.
about-markers = { $count ->
    [0] You have no marker left: if you need one more, you win at once.
    [1] You have 1 marker left. If you need one more than you have, you win at once.
   *[other] You have { $count } markers left. If you need one more than you have, you win at once.
}
about-super = Super joker
about-super-use = With a face-up card it makes the die of that card, with another super joker whatever die the hire needs. Thieves cannot take it.
about-stock = The stock
about-tiles = { $count ->
    [1] 1 tile
   *[other] { $count } tiles
}, { $fires ->
    [1] 1 dragon fire
   *[other] { $fires } dragon fires
}, { $gold } gold and { $white } white gemstones are left.
about-end = When no tile is left at the end of a turn, the game is over.
about-reroll = Roll again
about-reroll-use = A turn has up to { $count } rolls. Before each of them choose any dice; the others stay as they are.
about-stop-use = The dice stay as they are. Then you hire a citizen, or take a card face down.
about-theft = A thief may leave the others what they have.
warning-stop = Sure? They meet nothing yet
warning-take = Sure? You can hire
warning-vain = Sure? It does nothing now
warning-decline = Sure? You may steal

# What counts in a category
category-area-about = Every castle in your largest connected area counts 3 points.
category-castles-about = Every castle outside your largest area counts 1 point.
category-fires-about = Whoever has the most dragon fires gets 4 points; everybody who ties gets them too.
category-gold-about = Every gold gemstone counts 3 points.
category-white-about = Every white gemstone counts 2 points.
