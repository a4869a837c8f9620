# Dice Settlers in English.

title = Dice Settlers
length = about 60 minutes
blurb = Draw dice from your bag, roll them, and recruit, explore, settle, raid, harvest, trade and research on a map that grows tile by tile.

# Options
option-technologies = Technologies
option-technologies-about = The nine technologies that lie on the table.
option-technologies-great-wide-somewhere = Great Wide Somewhere
option-technologies-great-wide-somewhere-about = The set for a first game: dice, tents and houses.
option-technologies-warriors-and-traders = Warriors & Traders
option-technologies-warriors-and-traders-about = Raids, defences, factories and trade.
option-technologies-expand-expand-expand = Expand, Expand, Expand
option-technologies-expand-expand-expand-about = More dice and faster growth on the map.
option-technologies-peace-in-our-time = Peace in Our Time
option-technologies-peace-in-our-time-about = Walls, explorers and growth without war.
option-technologies-random = Random
option-technologies-random-about = Nine cards by chance: 1, 2, 3, 1 and 2 of the seals I to V.
option-explosive = Explosive technology
option-explosive-about = A tenth card by chance, whose marker is taken off to use its power.
option-roll-order = Roll phase
option-roll-order-about = Who changes a roll when.
option-roll-order-clockwise = one after the other
option-roll-order-clockwise-about = A seat draws, rolls and is done before the next one draws.
option-roll-order-simultaneous = all together
option-roll-order-simultaneous-about = All draw and roll, then everybody changes the roll at the same time.
option-gained-dice = Gained dice
option-gained-dice-about = Where a die goes that is gained.
option-gained-dice-bag = into the bag
option-gained-dice-bag-about = A gained die can be drawn in the next round.
option-gained-dice-spent = to the spent dice
option-gained-dice-spent-about = A gained die waits until the bag is filled again.
option-max-rounds = Last round
option-max-rounds-about = The game ends with this round at the latest.
option-difficulty = Diceoneer
option-difficulty-group = For one seat alone: the Diceoneer
option-difficulty-about = Alone: how hard the Diceoneer plays.
option-difficulty-normal = normal
option-difficulty-normal-about = As the rules have it.
option-difficulty-easy = easy
option-difficulty-easy-about = Fewer dice, no points for strength, tokens sold for 1 VP, nothing more at the end.
option-difficulty-hard = hard
option-difficulty-hard-about = More tents and dice, 2 VP for strength, 3 for a token sold, 2 for a technology at the end.
option-difficulty-custom = custom
option-difficulty-custom-about = Each of the next five values as you choose.
option-bot-cap = Diceoneer: dice
option-bot-cap-group = For one seat alone: the Diceoneer
option-bot-cap-about = Custom: how many dice above your quota it may take.
option-bot-cap-0 = 0
option-bot-cap-0-about = Easy: as many as your quota.
option-bot-cap-1 = 1
option-bot-cap-1-about = Normal: one more than your quota.
option-bot-cap-2 = 2
option-bot-cap-2-about = Hard: two more than your quota.
option-bot-strength = Diceoneer: strength
option-bot-strength-group = For one seat alone: the Diceoneer
option-bot-strength-about = Custom: the VP for a point of strength that it cannot use.
option-bot-strength-0 = 0
option-bot-strength-0-about = Easy: none.
option-bot-strength-1 = 1
option-bot-strength-1-about = Normal: 1 VP.
option-bot-strength-2 = 2
option-bot-strength-2-about = Hard: 2 VP.
option-bot-trade = Diceoneer: trade
option-bot-trade-group = For one seat alone: the Diceoneer
option-bot-trade-about = Custom: the VP for a token that it sells.
option-bot-trade-1 = 1
option-bot-trade-1-about = Easy: 1 VP.
option-bot-trade-2 = 2
option-bot-trade-2-about = Normal: 2 VP.
option-bot-trade-3 = 3
option-bot-trade-3-about = Hard: 3 VP.
option-bot-tents = Diceoneer: tents
option-bot-tents-group = For one seat alone: the Diceoneer
option-bot-tents-about = Custom: the tents that it begins with.
option-bot-tents-6 = 6
option-bot-tents-6-about = Normal: as many as you.
option-bot-tents-8 = 8
option-bot-tents-8-about = Hard: two more.
option-bot-end = Diceoneer: end
option-bot-end-group = For one seat alone: the Diceoneer
option-bot-end-about = Custom: what it scores at the end for each of its technologies.
option-bot-end-0 = 0
option-bot-end-0-about = Easy: nothing, and nothing for tokens.
option-bot-end-1 = 1
option-bot-end-1-about = Normal: 1 VP, and 1 VP for each token.
option-bot-end-2 = 2
option-bot-end-2-about = Hard: 2 VP, and 1 VP for each token.
option-gold-rush = Gold Rush variant
option-gold-rush-group = For one seat alone: the Diceoneer
option-gold-rush-about = Alone: the Diceoneer stores the tokens it uses, and all it stores becomes Gold.
option-ties = Ties of the Diceoneer
option-ties-group = For one seat alone: the Diceoneer
option-ties-about = Alone: who chooses where its rules leave a choice.
option-ties-ask = you choose
option-ties-ask-about = As the rules have it.
option-ties-auto = by itself
option-ties-auto-about = The lowest tile, the topmost hex, the first colour.
option-bot-join = The Diceoneer joins
option-bot-join-group = For one seat alone: the Diceoneer
option-bot-join-about = Alone: where the Diceoneer joins your explorations.
option-bot-join-always = always
option-bot-join-always-about = Wherever the tile lies, if it has a tent.
option-bot-join-neighbour = as a neighbour
option-bot-join-neighbour-about = Only beside a tile where it is present, like a player.

# Colours, terrains, icons and tokens
white = white
yellow = yellow
green = green
grey = grey
orange = orange
brown = brown
plains = Plains
forest = Forest
mountains = Mountains
desert = Desert
hills = Hills
letter-plains = P
letter-forest = F
letter-mountains = M
letter-desert = D
letter-hills = H
recruit = Recruit
explore = Explore
settle = Settle
raid = Raid
trade = Trade
research = Research
pioneer = Pioneer
food = Food
wood = Wood
iron = Iron
gold = Gold
letter-food = F
letter-wood = W
letter-iron = I
letter-gold = G
dice = { $count ->
    [1] { $colour } { $icon }
   *[other] { $colour } { $icon } ×{ $count }
}
the-die = the { $colour } die showing { $icon }
colour-dice = { $count } { $colour }
tokens = { $count } { $resource }
number = { $number }
named = { $name }
nothing = –

# What is asked
question-wait = Wait for the others.
question-draft = Choose your starting tile.
question-place = Choose a place for { $tile }.
question-recall = Recall Orders: put up to { $count } spent dice back into your bag, or go on.
question-roll = Change your roll: spend a Pioneer or Resource icon, or be done.
question-spent-pioneer = Turn a die to another face, or take up to three dice to roll them again.
question-spent-resource = Turn a die to another face, or draw dice.
question-spent-both = Turn a die to another face, roll up to three dice again, or draw dice.
question-set = Turn a die to another face.
question-reroll = Take up another die, or roll those taken up.
question-first = Take your main action.
question-second-turn = Take a second main action, or end the turn.
question-extra = Take an extra action, or do without it.
question-after = Use a free action, or end the turn.
question-pay = { $count ->
    [1] Pay 1 { $icon } icon.
   *[other] Pay { $count } more { $icon } icons.
}
question-pay-on = Pay another { $icon } icon, or stop.
question-pay-half = Pay the second Pioneer for the { $icon } icon.
question-tokens = Pay { $tokens }; Gold stands for any token.
question-recruit = { $count ->
    [1] Choose a die to gain.
   *[other] Choose a die to gain ({ $count } to come).
}
question-take = Choose one of the drawn tiles.
question-return = Put drawn tiles back into the stack, or be done.
question-join = { $player } explores: add a tent to { $tile }?
question-second = Somebody joined: add a second tent to { $tile }?
question-settle = Use a Settle icon: take, place or bring back tents.
question-remove = Bring back more tents with the same icon, or go on.
question-raid = Choose whose tent on { $tile } to raid.
question-harvest = Harvest another resource, or end the harvest.
question-bonus = Choose the token that comes with the harvest.
question-trade = Choose what to sell.
question-house = Choose the tile where three of your tents become a house.
question-blast = { $count ->
    [1] Remove a tent of another seat.
   *[other] Remove up to { $count } tents of others from one tile.
}
question-rush = { $count ->
    [1] Place a tent, or stop.
   *[other] Place up to { $count } tents.
}
question-show = { $count ->
    [1] Turn a die to another face.
   *[other] Turn up to { $count } dice to other faces.
}
question-keep = { $count ->
    [1] Keep one active die for the next round, or none.
   *[other] Keep up to { $count } active dice for the next round.
}

# What is answered
do-choose = Take { $tile }
do-place = Place { $tile } at { $hex }, beside { $tiles }
do-recall = Put one spent { $colour } die back into the bag
do-spend = Spend { $die }{ $how }
do-spend-tech = Use { $tech } for one { $icon } icon{ $how }
spend-plain = { "" }
spend-as = { " " }as { $icon }
spend-half = { " " }as half of one { $icon } icon
do-set = Turn { $die } to { $to }
do-reroll = Take up { $die }
do-throw = { $count ->
    [1] Roll the die taken up
   *[other] Roll the { $count } dice taken up
}
do-draw = { $count ->
    [1] Draw 1 die and roll it
   *[other] Draw { $count } dice and roll them
}
do-recruit = { $dice ->
    [1] Recruit 1 die
   *[other] Recruit { $dice } dice
} ({ $icons ->
    [1] 1 icon
   *[other] { $icons } icons
})
do-explore = { $icons ->
    [1] Explore with 1 icon
   *[other] Explore with { $icons } icons
} ({ $tiles ->
    [1] draw 1 tile
   *[other] draw { $tiles } tiles
})
do-settle = Settle
do-raid = Raid { $tile }
do-harvest = Harvest { $resource }
do-trade = Trade
do-research = Research { $tech } ({ $icons ->
    [1] 1 icon
   *[other] { $icons } icons
}, { $tokens })
do-gain = Gain one { $colour } die
do-take = Choose { $tile }
do-return = Put { $tile } back into the stack
do-join = Add a tent to { $tile }
do-add = { $count ->
    [1] Take a tent into your supply
   *[other] Take { $count } tents into your supply
}
do-tent = Place a tent on { $tile }
do-remove = Bring back a tent from { $tile }
do-aim = Replace a tent of { $player } on { $tile }
do-aim-ignored = Spend an icon on the defences of { $player } on { $tile }
do-bonus = Gain one { $resource } token as well
do-sell = Sell { $tokens } for { $vp } VP
do-dismiss = Sell one spent { $colour } die for { $vp } VP
do-dismiss-active = Sell { $die } for { $vp } VP
do-give = Pay with one { $resource } token
do-factory = Use the factory of { $tile }: { $gives }
do-engineer = Use the factory of { $tile } without a tent: { $gives }
do-govern = Govern { $tile }: three tents become a house
do-house = Turn three tents on { $tile } into a house
do-use = Use { $tech }: { $effect }
do-explode = Explode { $tech }: { $effect }
do-blast = Remove a tent of { $player } from { $tile }
do-keep = Keep { $die }
stop-settle = Stop settling
stop-remove = Bring back no more tents
stop-raid = Stop raiding
stop-harvest = End the harvest
stop-trade = Stop trading
stop-other = Stop here
decline-join = Do not join on { $tile }
decline-second = Add no second tent to { $tile }
decline-extra = Do without the extra action
decline-bonus = Take no token now
decline-other = Say no
done-recall = Put no more dice back
done-roll = Done: the roll stays as it is
done-return = Put no more tiles back
done-keep = Keep no more dice
done-other = Done
do-end = End the turn
group-set = Turn a die: “set”, the die, its new icon, as in “set white pioneer recruit” (“a” lists all)
group-tent = Place a tent: “tent” and the tile, as in “tent 14” (“a” lists all)
group-place = Place the tile: “place” and the place on the map, as in “place 1,-2” (“a” lists all)
group-sell = Sell tokens: “sell” and the tokens, as in “sell food food gold” (“a” lists all)
group-blast = Remove a tent: “blast”, the tile and the player, as in “blast 14 p2” (“a” lists all)
verb-choose = choose
verb-found = found
verb-recall = recall
verb-spend = spend
verb-set = set
verb-reroll = reroll
verb-throw = throw
verb-draw = draw
verb-recruit = recruit
verb-explore = explore
verb-settle = settle
verb-raid = raid
verb-harvest = harvest
verb-trade = trade
verb-research = research
verb-gain = gain
verb-take = take
verb-return = return
verb-place = place
verb-join = join
verb-add = add
verb-tent = tent
verb-remove = remove
verb-aim = aim
verb-bonus = bonus
verb-sell = sell
verb-dismiss = dismiss
verb-give = give
verb-factory = factory
verb-engineer = engineer
verb-govern = govern
verb-house = house
verb-use = use
verb-explode = explode
verb-blast = blast
verb-keep = keep
verb-stop = stop
verb-decline = decline
verb-done = done
verb-end = end

# What chance does
dealt-first = { $player } is the first player
dealt-card = Technology: { $tech } ({ $effect })
dealt-starter = Starting tile: { $tile }
drew = Drawn: { $tile }
drew-dice = { $player } draws { $dice }
rolled = { $player } rolls { $dice }

# Tiles
tile = tile { $number } ({ $terrain })
tile-about = tile { $number } ({ $terrain }, { $vp }; { $ability })
vp-pair = { $first }/{ $second } VP
no-vp = no VP
ability-none = no ability
ability-place = once: { $gives }
ability-control = Control: { $gives }
ability-presence = Presence: { $gives }
ability-factory = Factory: { $gives }
benefit-tokens = { $count } { $resource }
benefit-tokens-die = { $count } { $resource } and 1 { $colour } die
benefit-die = 1 { $colour } die
benefit-any-die = 1 die of a terrain where you are present
benefit-tents = { $count ->
    [1] 1 tent for your supply
   *[other] { $count } tents for your supply
}
benefit-house = a house instead of the tent
benefit-extra-action = an extra action
benefit-tents-to-house = 3 of your tents on a tile become a house
benefit-vp = { $count } VP of the reserve
bonus-quota = +{ $count } to the dice quota
bonus-icon = one { $icon } icon in that action

# What technologies do
once = 1x: { $effect }
effect-quota = Your dice quota is { $count } higher.
effect-icon = Makes one { $icon } icon.
effect-keep-dice = In Clean-up you may keep up to { $count } dice.
effect-settle-take = A Settle icon that takes a tent takes { $count }.
effect-ignore-raid = { $count ->
    [1] The first icon aimed at you in a raid has no effect.
   *[other] The first { $count } icons aimed at you in a raid have no effect.
}
effect-raid-from-general = Your tents for a raid may come from the general supply.
effect-harvest-bonus = { $count ->
    [1] A harvest brings one more token of a harvested type, never Gold.
   *[other] A harvest brings { $count } more tokens of a harvested type, never Gold.
}
effect-convert = { $count ->
    [1] You may spend { $from } icons as { $to }.
   *[other] You may spend { $from } icons as any of { $to }.
}
effect-mapmaking = { $count ->
    [1] Exploring draws one tile more, and those not chosen may go back.
   *[other] Exploring draws { $count } tiles more, and those not chosen may go back.
}
effect-harvest-gold = A harvest brings { $count } Gold more.
effect-raid-adjacent = You may raid tiles that touch one where you are present.
effect-set-die = In the Roll phase, turn one die to another face.
effect-factory-free = Use a factory where you are present without taking a tent.
effect-draw-dice = A Resource icon spent to draw dice draws { $count }.
effect-recruit-costs = Recruiting one, two or three dice costs { $one }, { $two } or { $three } icons.
effect-join-anywhere = Join whatever others explore, with a tent of the general supply.
effect-recall = Before drawing, put up to { $count } spent dice back into your bag.
effect-trade-two = Any two tokens sell for { $count } VP.
effect-gain-active = Dice gained in the Action phase are rolled and active at once.
effect-harvest-each = A harvest brings one more token of each harvested type.
effect-extra-action = After your main action, take an extra action.
effect-repeat-action = Take an action that you have already taken this round.
effect-presence-as-control = Presence is enough for the Control abilities of tiles.
effect-no-adjacency = Settle on any tile, and explore anywhere along the map.
at-most = , at most { $count }
no-limit = { "" }
score-house = At the end { $vp } VP for each of your houses{ $most }.
score-two-resources = At the end { $vp } VP for every two tokens you have left{ $most }.
score-terrain-controlled = At the end { $vp } VP for each terrain with a tile you control{ $most }.
score-three-vp = At the end { $vp } VP for every 3 VP you have in tokens{ $most }.
score-technology = At the end { $vp } VP for each of your technologies{ $most }.
score-presence-tile = At the end { $vp } VP for each tile where you are present{ $most }.
score-colour-pair = At the end { $vp } VP for each colour with two of your dice{ $most }.
score-category-rank = At the end { $vp } VP if first, { $second } if second, in each category.
blast-remove-tents = Explode: remove up to { $count } tents of others from a tile of yours.
blast-gold = Explode: gain { $count } Gold.
blast-any-die = Explode: gain a die of a terrain where you are present.
blast-extra-action = Explode: take an extra action.
blast-land-rush = Explode: take { $count } tents, then place up to { $place }.
blast-set-dice = Explode: turn up to { $count } dice to other faces.
blast-vp = Explode: gain { $count } VP.

# Names of technologies
tech-stability = Stability
tech-wanderlust = Wanderlust
tech-wagon-trains = Wagon Trains
tech-town-meetings = Town Meetings
tech-large-coaches = Large Coaches
tech-scouts = Scouts
tech-stockades = Stockades
tech-quartermasters = Quartermasters
tech-improved-tools = Improved Tools
tech-martial-training = Martial Training
tech-city-walls = City Walls
tech-mapmaking = Mapmaking
tech-drilled-troops = Drilled Troops
tech-town-criers = Town Criers
tech-market-stalls = Market Stalls
tech-night-school = Night School
tech-forestry = Forestry
tech-gold-rush = Gold Rush
tech-general-education = General Education
tech-land-grab = Land Grab
tech-adaptability = Adaptability
tech-basic-engineering = Basic Engineering
tech-resourcefulness = Resourcefulness
tech-stable-government = Stable Government
tech-trailblazers = Trailblazers
tech-versatile-explorers = Versatile Explorers
tech-frequent-hire = Frequent Hire
tech-missionaries = Missionaries
tech-bartering = Bartering
tech-frontier-militia = Frontier Militia
tech-surveyors = Surveyors
tech-foraging = Foraging
tech-recall-orders = Recall Orders
tech-cooperatives = Cooperatives
tech-mobile-workforce = Mobile Workforce
tech-production-boom = Production Boom
tech-industrial-revolution = Industrial Revolution
tech-shift-work = Shift Work
tech-telegraph-lines = Telegraph Lines
tech-railroads = Railroads
tech-builder = Builder
tech-prosperity = Prosperity
tech-manifest-destiny = Manifest Destiny
tech-foreign-trade = Foreign Trade
tech-university = University
tech-cartographer = Cartographer
tech-constitution = Constitution
tech-chronicles = Chronicles
tech-dynamite = Dynamite
tech-gold-strike = Gold Strike
tech-grand-fair = Grand Fair
tech-cavalry-charge = Cavalry Charge
tech-land-rush = Land Rush
tech-travelling-show = Travelling Show
tech-founders-day = Founders' Day

# Categories of the score sheet
category-tiles = Map tiles
category-technologies = Technologies
category-dice = Dice
category-houses = Houses
category-vp = VP tokens

# Views
round-line = Round { $round }, { $phase }, turn of { $player }; first player: { $first }
part-setup = set-up
part-roll = Roll phase
part-first = first turns
part-second = second turns
part-clean-up = Clean-up
last-round-line = This is the last round.
supply-line = Dice in the general supply: { $dice }
end-title = The last round follows when a number is reached
end-column = What
now-column = Now
limit-column = End
end-vp = VP in the general supply
end-stack = Tiles in the stack
end-colours = Colours of dice in the general supply
end-houses = Most houses of a player on the map
map-title = Map
legend-tile = 14H 6/0: tile 14, Hills; 6 VP for control, 0 for the second place
legend-marks = A3: three tents of A, who controls; a3: without control; #A: a house
legend-places = 1,-2: an empty place that can be chosen
abilities-title = Abilities on the map
tiles-column = Tiles
ability-column = Ability
tableau-title = Technologies (a small letter: used this round; *: scores at the end)
card-column = Card
name-column = Name
research-column = Icons
terrains-column = Terrains
tokens-column = Tokens
vp-column = VP
markers-column = Markers
effects-title = What the technologies do (1x: once a round)
effect-column = Effect
standing = Standing
total-column = Total
vp-tokens-column = VP
quota-column = Quota
tents-column = Tents
houses-column = Houses
active-line = { $player }: active dice: { $dice }
apart-line = { $player }: dice set apart: { $dice }
dice-line = { $player }: spent: { $spent }; bag: { $bag }
open-line = Open: { $tile }
starter-line = { $player } has { $tile }

# The Diceoneer
diceoneer = Diceoneer
diceoneer-name = Diceoneer
diceoneer-called = the Diceoneer
for-diceoneer = For the Diceoneer: { $action }
listed = { $list }
question-oust = Take one of the Diceoneer’s tents from a factory, or leave it.
question-bot-join = The Diceoneer explores: add a tent to { $tile }?
question-bot-recruit = The Diceoneer recruits: choose its die among those that tie.
question-bot-explore = The Diceoneer explores: choose its place among those that tie.
question-bot-settle = The Diceoneer settles: choose its tile among those that tie.
question-bot-raid = The Diceoneer raids you: choose its tile among those that tie.
do-oust = Take a tent of the Diceoneer from { $tile } back to its supply
decline-oust = Leave the Diceoneer’s tents
bot-tile = The Diceoneer begins with { $tile }
bot-die = To the back of the Diceoneer’s queue: { $colour }
bot-roll = The Diceoneer rolls { $dice }
step = The step die shows { $steps }
event-deeds = { $event }. The Diceoneer: { $deeds }
deed-pioneer = a Pioneer goes to { $side } (fewest dice and tokens, then the first after the marker)
deed-token = { $resource } goes to { $side } (no token and fewest dice, then the first after the marker)
deed-stored-first = { $resource } is stored (nothing was)
deed-stored-rest = { $resource } is stored (every side has a token)
deed-nothing = does nothing (nothing lies at any side)
deed-marker = the marker goes to { $side } with strength { $strength }
deed-unused = scores { $vp } VP for strength that it cannot use
deed-impossible = can do nothing
deed-house = builds a house on { $tile } (three tents more than you)
deed-recruit-only = recruits { $colour } (the only colour open to it)
deed-recruit-fewest = recruits { $colour } (the colour it has fewest of)
deed-recruit-rarest = recruits { $colour } (of those it has fewest of, the rarest in the supply)
deed-recruit-choice = recruits { $colour } (tied: your choice)
deed-recruit-first = recruits { $colour } (tied: the first colour)
deed-explore-only = places { $tile } (the only place open to it)
deed-explore-away = places { $tile } (away from your presence)
deed-explore-far = places { $tile } (as far as possible from your tents)
deed-explore-choice = places { $tile } (tied: your choice)
deed-explore-first = places { $tile } (tied: the topmost place, then the leftmost)
deed-second = adds a second tent to { $tile } (you joined)
deed-joined = joins you on { $tile }
deed-settle-only = settles on { $tile } (the only tile in reach)
deed-settle-terrain = settles on { $tile } (a terrain where it has no presence)
deed-settle-tile = settles on { $tile } (a tile where it has no presence)
deed-settle-house = settles on { $tile } (the fewest tents are missing for a house)
deed-settle-alone = settles on { $tile } (you no longer control it alone)
deed-settle-shared = settles on { $tile } (you no longer share control of it)
deed-settle-vp = settles on { $tile } (the most VP for the first place)
deed-settle-choice = settles on { $tile } (tied: your choice)
deed-settle-first = settles on { $tile } (tied: the lowest number)
deed-refill = { $tents ->
    [1] takes 1 tent into its supply
   *[other] takes { $tents } tents into its supply
}
deed-raid-stopped = your technologies stop the raid
deed-raid-only = raids { $tile } (the only tile where it can)
deed-raid-most = raids { $tile } (it can use the most strength there)
deed-raid-alone = raids { $tile } (you no longer control it alone)
deed-raid-shared = raids { $tile } (you no longer share control of it)
deed-raid-house = raids { $tile } (the fewest tents are missing for a house)
deed-raid-vp = raids { $tile } (the most VP for the first place)
deed-raid-choice = raids { $tile } (tied: your choice)
deed-raid-first = raids { $tile } (tied: the lowest number)
deed-replaced = { $tents ->
    [1] replaces 1 of your tents
   *[other] replaces { $tents } of your tents
}
deed-sold = { $tokens ->
    [1] sells 1 token
   *[other] sells { $tokens } tokens
}
deed-research-only = researches { $tech } (the only card it can pay)
deed-research-vp = researches { $tech } (the most VP)
deed-research-first = researches { $tech } (of those with the most VP the first on display)
hex-title = Action hex of the Diceoneer (clockwise)
side-column = Side
dice-column = Dice
token-column = Token
marker-column = Marker
marker-here = here
queue-line = Queue of the Diceoneer, from the front: { $dice }; tents in its general supply: { $tents }
queue-back-line = { $queue }; on their way to the back: { $dice }
deed-line = The Diceoneer: { $deed }
category-diceoneer = Diceoneer’s bonus
solo-won-line = You have won: { $own } against { $other } of the Diceoneer.
solo-lost-line = The Diceoneer has won: { $other } against your { $own }.
# The board on the page
owner = { $player }
things-of = Dice and supplies of { $player }
active-dice = Active dice
no-active = No active dice.
board-die = { $colour } die
board-die-showing = { $colour } die: { $icon }
board-points = { $count } VP
die-taken-up = { $colour }, taken up to be rolled again
hue-white = Wh
hue-yellow = Ye
hue-green = Gn
hue-grey = Gy
hue-orange = Or
hue-brown = Br
set-row = { $die }: turn it or roll it again
bag = Bag
spent = Spent
supplies = Supplies
tents-left = tents in the personal supply
houses-left = houses left to build
quota = dice quota
vp-tokens = VP tokens
technologies = Technologies
badge-once = 1×
badge-used = used
short-use = Use
sell-title = Sell:
die-price = A die, active or spent, sells for { $count } VP.
dice-left = { $count } left
two-pioneers = two Pioneers pay any icon but Gold
to-pay = To pay:
half-paid = the second half with another Pioneer
extra-actions = { $count ->
    [1] 1 extra action
   *[other] { $count } extra actions
}
deeds = Actions
board-harvest = Harvest
icons-shown = { $count ->
    [1] 1 die shows it
   *[other] { $count } dice show it
}
taken = Taken this round:
taken-already = taken this round
not-now = Not possible now:
removals = Bring a tent back from:
choose-on-map = choose a tile on the map
choose-below = choose a card
recruit-dice = { $count ->
    [1] 1 die
   *[other] { $count } dice
} ({ $icons ->
    [1] 1 icon
   *[other] { $icons } icons
})
explore-icons = { $count ->
    [1] 1 icon
   *[other] { $count } icons
}
map = Map
map-empty = No tile lies on the map yet.
map-words = The map in words
tiles-open = Tiles to choose from
tiles-back = Tiles that may go back into the stack
tile-placed = The tile to be placed
several = Tile { $number }: { $count } answers, listed below the map
short-raid = Raid
short-remove = Bring a tent back
short-factory = Factory
short-engineer = Factory, no tent
short-govern = Govern
short-house = House here
short-blast = Remove a tent of
short-tent = Place a tent
short-return = Put back
short-place = Choose
here-house = { $player }: house{ $count ->
    [0] { "" }
    [1] {" "}and 1 tent
   *[other] {" "}and { $count } tents
}, controls
here-controls = { $player }: { $count ->
    [1] 1 tent
   *[other] { $count } tents
}, controls
here-present = { $player }: { $count ->
    [1] 1 tent
   *[other] { $count } tents
}
tableau = Technologies on the table
seal = seal
research-icons = { $count ->
    [1] 1 Research icon
   *[other] { $count } Research icons
}
supply = Round and general supply
round-n = Round { $count }
last-round = the last round
first-player = First player: { $player }
supply-dice = Dice
ends-title = One more round follows when one of these is reached
end-reached = reached
others = The others
legend-title = What the signs, terrains and dice mean
legend-recruit = Recruit: gain dice
legend-explore = Explore: draw and place a tile
legend-settle = Settle: take, place or bring back tents
legend-raid = Raid: replace tents of others
legend-trade = Trade: sell tokens and dice
legend-research = Research: gain a technology
legend-pioneer = Pioneer: two pay any icon but Gold
legend-resource = Food, Wood, Iron, Gold: harvest tokens
legend-control = crown: for who controls the tile
legend-presence = flag: for everybody on the tile
legend-factory = gear: a factory, once a round for a tent
legend-extra = an extra action
legend-points = victory points (VP)

# The Diceoneer on the page
action-hex = Action hex, clockwise
stored = stored
stored-words = stored: { $tokens }
side-strength = strength { $count }
marker-here-words = the marker is here
bot-choose-die = Its die:
queue-title = Queue of { $count }
queue-empty = No dice wait.
queue-front = front
queue-back = back
queue-coming = on their way to the back:
bot-tents-left = tents in its personal supply + in its general supply
bot-dice = dice in all
bot-deeds = What it did and why
bot-news = What the Diceoneer has just done
bot-rolls = Its roll
bot-steps = Step die: { $count }
bot-draws = Draws { $tile }
level-line = Its values: up to your quota + { $cap } dice; unused strength { $strength } VP; a token sold { $trade } VP; at the end { $technology } VP for a technology, { $token } VP for a token.
level-gold-rush = Gold Rush: what it stores becomes Gold.
level-auto = It breaks ties by itself.
level-neighbour = It joins only as a neighbour.
hex-recruit = Recruit
hex-explore = Explore
hex-settle = Settle
hex-raid = Raid
hex-trade = Trade
hex-research = Research
