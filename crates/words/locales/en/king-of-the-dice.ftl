# King of the Dice: The Board Game in English.

title = King of the Dice: The Board Game
length = about 45 minutes
blurb = Roll six dice up to three times, hire citizens, and claim the best lands and gemstones of the kingdom.

# Options
option-arrangement = Arrangement
option-arrangement-printed = As printed
option-arrangement-printed-about = Fires and gemstones lie where the board shows them for this number of players.
option-arrangement-free = Free
option-arrangement-free-about = Chance joins the halves and lays out fires and gemstones: no two games begin alike.

# Dice
red = red
blue = blue
green = green
die = { $colour } { $number }
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
no-dice = none
list = { $items }

# Cards
merchant = merchant
card-thief = card thief
gem-thief = gem thief
dragon-trainer = dragon trainer
ruffian = ruffian
land-developer = land developer
card = { $effect } of pile { $pile }
no-card = the card of pile { $pile }
levels = { $first } / { $second } / { $third }
levels-colour = { $first } / { $second } / { $third } { $colour }
levels-run = run of { $first } / { $second } / { $third }
count-colour = { $count } { $colour }
condition-numbers = numbers { $numbers }
condition-groups = groups { $groups }
condition-sum = sum { $sum } or more
condition-sum-of = sum of { $colour } { $sum } or more
condition-order = sums { $first } > { $second } > { $third }
condition-run = run of { $length }
jokers = { $count ->
    [1] { $die }
   *[other] { $die } ×{ $count }
}

# What is asked
question-setup = The game is being laid out.
question-roll = { $rolls ->
    [1] Choose dice to throw again, or stop. One more roll.
   *[other] Choose dice to throw again, or stop. { $rolls } more rolls.
}
question-hire = Your dice fit: hire a citizen.
question-take = Your dice alone fit no citizen: hire one with jokers if you can, or take a card face down.
question-take-only = Your dice fit no citizen: take a card face down.
question-joker = Add a die for the { $card }: which two cards do you discard?
question-place = Place one of the tiles drawn ({ $tiles }).
question-place-one = Place the tile drawn ({ $tiles }).
question-place-all = Place the tiles drawn, one after the other ({ $tiles }).
question-steal-card = Steal a face-up card, or decline.
question-steal-gem = Steal a gemstone, or decline.
question-tame = Which dragon fire do you replace?
question-attack = Which marker do you replace?
question-alarm = Dragon alarm: where does the fire go ({ $tiles })?
question-burn = No fire is left: whose do you take?
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
level = level
pair = pair
mixed = mixed
supers = supers
gold = gold
white = white
group-reroll = Throw dice again: “r” and the dice, as in “r red6 blue1” (“a” lists all)
group-joker = Joker: “j”, the die, pair, mixed or supers, as in “j red6 pair” (“a” lists all)
group-place = Place: “p” and the space, as in “p a6” (“a” lists all)
group-steal = Steal: “steal”, the player and what, as in “steal p2 gold” (“a” lists all)
reroll = Throw again: { $dice }
stop = Stop rolling
hire = Hire the { $card }{ $vain ->
    [1] {", "}to no effect
   *[other] {""}
}
hire-jokers = Hire the { $card } with jokers{ $vain ->
    [1] {", "}to no effect
   *[other] {""}
}
hire-level = Hire the { $card } at level { $level }{ $gem ->
    [1] {" "}with a gemstone
   *[other] {""}
}
hire-level-jokers = Hire the { $card } at level { $level } with jokers{ $gem ->
    [1] {" "}and a gemstone
   *[other] {""}
}
take = Take the { $card } face down: dragon alarm
joker-pair = Add { $die }: discard two face-up cards with it
joker-mixed = Add { $die }: discard a face-up card with it and a super joker
joker-supers = Add { $die }: discard two super jokers
place = Place a castle on { $space }
place-gem = Place a castle on { $space } and take the { $gem }
place-fire = Place a burning castle on { $space }
steal-card = Steal the { $card } with joker { $joker } from { $player }
steal-gem = Steal a { $gem } from { $player }
decline = Steal nothing
tame = Replace the fire on { $space }
tame-gem = Replace the fire on { $space } and take the { $gem }
attack = Replace the marker of { $player } on { $space }
burn = Take a fire of { $player }

# What chance does
joined = The halves are joined as for { $seats } players
burning = { $space } burns at the start
laid = A { $gem } lies on { $space }
opened = Pile { $pile } shows a { $card }: { $condition }
first = { $player } begins
rolled = { $player } rolls { $dice }
drew = { $player } draws a tile: { $terrain }
drew-again = { $player } draws a tile: { $terrain }, which was seen before

# Things
gold-gem = gold gemstone
white-gem = white gemstone
space = { $terrain } { $space }
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

# Categories of the score sheet
category-area = Largest area
category-castles = Other castles
category-fires = Most fires
category-gold = Gold gemstones
category-white = White gemstones

# Views
map = The kingdom
legend-pieces = [1] a castle of player 1, * a burning castle, # a castle of nobody.
legend-gems = ● a gold gemstone, ○ a white one.
market = Job market
pile-column = Pile
card-column = Citizen
condition-column = Asks for
joker-column = Joker
left-column = Below
deed-column = Effect
does-merchant = place 1 of 1–3 tiles; level 3: a gemstone
does-card-thief = place 1 of 2 tiles, steal a card
does-gem-thief = place 1 tile, steal a gemstone
does-dragon-trainer = replace any fire, keep it
does-ruffian = replace the nearest rival marker
does-land-developer = place 2 tiles
areas = The players
castles-column = Castles
fires-column = Fires
gold-column = Gold
white-column = White
jokers-column = Jokers
supers-column = Supers
total-column = Total
nothing = –
turn-line = Turn of { $player }
dice-line = Dice: { $dice }
added-line = Added by jokers: { $dice }
drawn-line = Tiles drawn: { $tiles }
stock-line = In stock: { $tiles ->
    [1] 1 tile
   *[other] { $tiles } tiles
}, { $fires ->
    [1] 1 fire
   *[other] { $fires } fires
}, { $gold } gold and { $white ->
    [1] 1 white gemstone
   *[other] { $white } white gemstones
}
won-at-once = { $player } has run out of markers and wins immediately, whatever the points.

# The drawn board
owner = { $player }
dice-of = Dice of { $player }
choose-dice = Choose the dice to throw again.
choose-first = No die is chosen yet.
throw-again = Throw the chosen dice again
throws = What was thrown this turn
throw-n = { $number }.
added-title = Added by jokers:
joker-title = Two of your cards make a die
alarm-note = Dragon alarm: place the tile, a fire burns on it.
tiles-title = { $count ->
    [0] Tiles drawn
    [1] Tiles drawn, one is placed
   *[other] Tiles drawn, { $count } are placed
}
deed-merchant = Draw as many tiles as the level, place one. Level 3 brings a gemstone.
deed-card-thief = Draw two tiles, place one. Steal a card.
deed-gem-thief = Draw a tile, place it. Steal a gemstone.
deed-dragon-trainer = Your castle instead of any fire. Keep the fire.
deed-ruffian = Your castle instead of the nearest rival one.
deed-land-developer = Draw two tiles, place both.
must-hire = Your dice fit, so a citizen has to be hired: none can be taken face down.
empty-pile = Pile { $pile } is empty.
below = { $count ->
    [1] 1 card below
   *[other] { $count } cards below
}
fits = fits
fits-level = fits at level { $level }
alike = { $count } alike
different = { $count ->
    [1] 1 other
   *[other] { $count } different others
}
hire-short = Hire
hire-short-level = Hire, level { $level }
hire-short-jokers = Hire with jokers
hire-short-level-jokers = Level { $level } with jokers
take-down = Take face down
points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
castles-title = Castles on the map: { $count }. Markers left: { $left }. Castles in the largest area: { $area }.
fires-title = Dragon fires; the most count 4
gold-title = Gold gemstones, 3 points each
white-title = White gemstones, 2 points each
supers-title = { $count ->
    [1] 1 super joker: with any joker it makes that die, with another super joker any die
   *[other] { $count } super jokers: with any joker one makes that die, two make any die
}
jokers-title = Jokers
no-jokers = none yet
steal-short = Steal
burn-short = Take
too-far = Not the nearest:
map-castles = Castles of { $player }: { $spaces }.
map-fires = Burning: { $spaces }.
map-gold = Gold gemstones: { $spaces }.
map-white = White gemstones: { $spaces }.
map-free = Without a castle: { $spaces }.
legend-title = What the signs mean
legend-castle = a castle with its owner's colour and marker; grey where it is nobody's
legend-fire = a dragon fire on a castle
legend-gold = a gold gemstone, 3 points
legend-white = a white gemstone, 2 points
legend-super = a super joker: a card that was taken face down
legend-seam = the seam between the two halves; spaces touch across it
count-red = { $count ->
    [1] 1 red
   *[other] { $count } red
}
count-blue = { $count ->
    [1] 1 blue
   *[other] { $count } blue
}
count-green = { $count ->
    [1] 1 green
   *[other] { $count } green
}
covered-pile = Pile { $pile }: { $count ->
    [1] 1 card, face down
   *[other] { $count } cards, face down
}
told-win = { $what }; no marker is left, so { $player } wins immediately
card-named = { $effect } { $card }
