# Dice Settlers in English.

title = Dice Settlers
length = about 60 minutes
blurb = Draw dice from your bag, roll them, and recruit, explore, settle, raid, harvest, trade and research on a map that grows tile by tile.

# Options
option-technologies = Technologies
option-technologies-about = The nine technologies of the game.
option-technologies-great-wide-somewhere = Great Wide Somewhere
option-technologies-great-wide-somewhere-about = The set for a first game: dice, tents and houses.
option-technologies-warriors-and-traders = Warriors & Traders
option-technologies-warriors-and-traders-about = Raids, defences, factories and trade.
option-technologies-expand-expand-expand = Expand, Expand, Expand
option-technologies-expand-expand-expand-about = More dice and faster growth on the map.
option-technologies-peace-in-our-time = Peace in Our Time
option-technologies-peace-in-our-time-about = Walls, explorers and growth without war.
option-technologies-random = Random
option-technologies-random-about = Nine random cards: 1 of seal I, 2 of II, 3 of III, 1 of IV and 2 of V.
option-explosive = Explosive technology
option-explosive-about = A random tenth card. Removing your marker from it uses its power.
option-roll-order = Roll phase
option-roll-order-about = Whether players change their rolls in turn or all at once.
option-roll-order-clockwise = in turn order
option-roll-order-clockwise-about = Each player draws, rolls and finishes before the next one draws.
option-roll-order-simultaneous = all at once
option-roll-order-simultaneous-about = All players draw and roll; then everyone changes their roll at the same time.
option-gained-dice = Gained dice
option-gained-dice-about = Where gained dice go.
option-gained-dice-bag = into the bag
option-gained-dice-bag-about = A gained die can be drawn in the next round.
option-gained-dice-spent = to the spent dice
option-gained-dice-spent-about = A gained die waits until the bag is refilled.
option-max-rounds = Last round
option-max-rounds-about = The game ends after this round at the latest.
option-difficulty = Diceoneer: difficulty
option-difficulty-group = Playing alone: the Diceoneer
option-difficulty-about = Solo game: how strong the Diceoneer is.
option-difficulty-normal = normal
option-difficulty-normal-about = As in the rules.
option-difficulty-easy = easy
option-difficulty-easy-about = Fewer dice, no VP for unused strength, 1 VP for each token sold, no bonus at the end.
option-difficulty-hard = hard
option-difficulty-hard-about = More tents and dice, 2 VP for unused strength, 3 for each token sold, 2 for each technology at the end.
option-difficulty-custom = custom
option-difficulty-custom-about = Choose each of the next five values yourself.
option-bot-cap = Diceoneer: dice
option-bot-cap-group = Playing alone: the Diceoneer
option-bot-cap-about = Custom: how many dice more than your quota it may roll.
option-bot-cap-0 = 0
option-bot-cap-0-about = Easy: no more than your quota.
option-bot-cap-1 = 1
option-bot-cap-1-about = Normal: one more than your quota.
option-bot-cap-2 = 2
option-bot-cap-2-about = Hard: two more than your quota.
option-bot-strength = Diceoneer: strength
option-bot-strength-group = Playing alone: the Diceoneer
option-bot-strength-about = Custom: its VP for each point of strength that it cannot use.
option-bot-strength-0 = 0
option-bot-strength-0-about = Easy: none.
option-bot-strength-1 = 1
option-bot-strength-1-about = Normal: 1 VP.
option-bot-strength-2 = 2
option-bot-strength-2-about = Hard: 2 VP.
option-bot-trade = Diceoneer: trade
option-bot-trade-group = Playing alone: the Diceoneer
option-bot-trade-about = Custom: its VP for each token that it sells.
option-bot-trade-1 = 1
option-bot-trade-1-about = Easy: 1 VP.
option-bot-trade-2 = 2
option-bot-trade-2-about = Normal: 2 VP.
option-bot-trade-3 = 3
option-bot-trade-3-about = Hard: 3 VP.
option-bot-tents = Diceoneer: tents
option-bot-tents-group = Playing alone: the Diceoneer
option-bot-tents-about = Custom: how many tents it starts with.
option-bot-tents-6 = 6
option-bot-tents-6-about = Normal: as many as you.
option-bot-tents-8 = 8
option-bot-tents-8-about = Hard: two more than you.
option-bot-end = Diceoneer: end
option-bot-end-group = Playing alone: the Diceoneer
option-bot-end-about = Custom: its VP at the end for each of its technologies.
option-bot-end-0 = 0
option-bot-end-0-about = Easy: none, and none for tokens.
option-bot-end-1 = 1
option-bot-end-1-about = Normal: 1 VP, and 1 VP for each token.
option-bot-end-2 = 2
option-bot-end-2-about = Hard: 2 VP, and 1 VP for each token.
option-gold-rush = Gold Rush variant
option-gold-rush-group = Playing alone: the Diceoneer
option-gold-rush-about = Solo game: the Diceoneer stores the tokens it uses, and every token it stores becomes Gold.
option-ties = Diceoneer: ties
option-ties-group = Playing alone: the Diceoneer
option-ties-about = Solo game: who decides when its rules leave a choice.
option-ties-ask = you choose
option-ties-ask-about = As in the rules.
option-ties-auto = automatic
option-ties-auto-about = The lowest tile number, the topmost hex, the first colour.
option-bot-join = Diceoneer: joining
option-bot-join-group = Playing alone: the Diceoneer
option-bot-join-about = Solo game: when the Diceoneer joins you on a tile that you explore.
option-bot-join-always = always
option-bot-join-always-about = Wherever the tile lies, as long as it has a tent.
option-bot-join-neighbour = as a neighbour
option-bot-join-neighbour-about = Only if it is present on a neighbouring tile, like a player.

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
letter-plains = Pl
letter-forest = Fo
letter-mountains = Mt
letter-desert = De
letter-hills = Hi
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
letter-food = Fd
letter-wood = Wd
letter-iron = Ir
letter-gold = Gd
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
question-wait = Wait for the other players.
question-draft = Choose your starting tile.
question-place = Choose a hex for { $tile }.
question-recall = { $count ->
    [1] Recall Orders: put one more spent die back into your bag, or go on.
   *[other] Recall Orders: put up to { $count } spent dice back into your bag, or go on.
}
question-roll = Spend a Pioneer or Resource icon to change your roll, or finish.
question-spent-pioneer = Set one die to another face, or re-roll up to three dice.
question-spent-resource = Set one die to another face, or draw dice.
question-spent-both = Set one die to another face, re-roll up to three dice, or draw dice.
question-set = Set one die to another face.
question-reroll = Choose another die to re-roll, or roll now.
question-first = Take your main action.
question-second-turn = Take a second main action, or end your turn.
question-extra = Take an extra action.
question-after = Take a free action, or end your turn.
question-pay = { $count ->
    [1] Pay 1 { $icon } icon.
   *[other] Pay { $count } { $icon } icons, one at a time.
}
question-pay-on = Pay another { $icon } icon, or stop.
question-pay-half = Choose the second Pioneer for the { $icon } icon.
question-tokens = Pay { $tokens }. Gold counts as any token.
question-recruit = { $count ->
    [1] Choose a die to gain.
   *[other] Choose { $count } dice to gain, one at a time.
}
question-take = Choose which of the drawn tiles to place.
question-return = Put drawn tiles back into the stack, or finish.
question-join = { $player } explores: add a tent to { $tile }?
question-before-join = Explode a technology before { $player } may join on { $tile }?
question-second = You were joined: add a second tent to { $tile }?
question-settle = Use a Settle icon: add a tent to your personal supply, place a tent, or bring tents back.
question-remove = Bring back more tents with the same icon, or go on.
question-raid = Choose whose tent on { $tile } to replace.
question-harvest = Harvest another resource, or end the harvest.
question-bonus = Choose the extra token of this harvest.
question-trade = Choose what to sell.
question-house = Choose the tile where three of your tents become a house.
question-blast = { $count ->
    [1] Remove a tent of another player.
   *[other] Remove up to { $count } tents of other players from one tile.
}
question-rush = { $count ->
    [1] Place a tent, or stop.
   *[other] Place up to { $count } tents.
}
question-show = { $count ->
    [1] Set a die to another face.
   *[other] Set up to { $count } dice to other faces.
}
question-keep = { $count ->
    [1] Keep one active die for the next round, or none.
   *[other] Keep up to { $count } active dice for the next round.
}

# What is answered
do-choose = Take { $tile }
do-place = Place { $tile } at { $hex }{ $count ->
    [0] { "" }
    [1] {" "}(next to tile { $tiles })
   *[other] {" "}(next to tiles { $tiles })
}
do-recall = Put a spent { $colour } die back into the bag
do-spend = Spend { $die }{ $how }
do-spend-tech = Use { $tech } for one { $icon } icon{ $how }
spend-plain = { "" }
spend-as = { " " }as { $icon }
spend-half = { " " }as one of two Pioneers for { $icon }
do-set = Set { $die } to { $to }
do-reroll = Re-roll { $die }
do-throw = { $count ->
    [1] Roll the chosen die
   *[other] Roll the { $count } chosen dice
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
    [1] Add a tent to your personal supply
   *[other] Add { $count } tents to your personal supply
}
do-tent = Place a tent on { $tile }
do-remove = Bring a tent back from { $tile }
do-aim = Replace a tent of { $player } on { $tile }
do-aim-ignored = Spend an icon against the defences of { $player } on { $tile }
do-bonus = Gain one more { $resource } token
do-sell = Sell { $tokens } for { $vp } VP
do-dismiss = Sell a spent { $colour } die for { $vp } VP
do-dismiss-active = Sell { $die } for { $vp } VP
do-give = Pay with one { $resource } token
do-factory = Use the factory on { $tile }: { $gives }
do-engineer = Use the factory on { $tile } without taking a tent: { $gives }
do-govern = Govern { $tile }: three tents become a house
do-house = Turn three tents on { $tile } into a house
do-use = Use { $tech }: { $effect }
do-use-set = Use { $tech } to set a die to another face
do-use-extra = Use { $tech } for an extra action
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
decline-second = Do not add a second tent to { $tile }
decline-bonus = Take no extra token now
decline-other = Decline
done-recall = Put no more dice back
done-recall-none = Put no dice back
done-roll = Finish: keep this roll
done-join = Explode nothing now
done-return = Finish: the other drawn tiles go to the box
done-keep = Keep no more dice
done-keep-none = Keep no dice
done-other = Done
do-end = End the turn
group-set = Set a die: “set”, the die and its new icon, as in “set white pioneer recruit” (“a” lists all)
group-tent = Place a tent: “tent” and the tile, as in “tent 14” (“a” lists all)
group-place = Place the tile: “place” and the hex, as in “place 1,-2” (“a” lists all)
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
dealt-card = Technology: { $tech }. { $effect }
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
ability-place = When placed: { $gives }
ability-control = Control: { $gives }
ability-presence = Presence: { $gives }
ability-factory = Factory: { $gives }
benefit-tokens-die = { $tokens } and 1 { $colour } die
benefit-die = 1 { $colour } die
benefit-any-die = 1 die matching a terrain where you are present
benefit-tents = { $count ->
    [1] 1 tent for your personal supply
   *[other] { $count } tents for your personal supply
}
benefit-house = a house instead of the tent
benefit-extra-action = an extra action
benefit-tents-to-house = 3 of your tents on one tile become a house
benefit-vp = { $count } VP from the reserve
bonus-quota = +{ $count } to your dice quota
bonus-icon = 1 more { $icon } icon when you { $action }

# What technologies do
once = 1x: { $effect }
explodes = Explode: { $effect }.
effect-quota = Your dice quota is { $count } higher.
effect-icon = Makes one { $icon } icon.
effect-keep-dice = In Clean-up you may keep up to { $count } dice.
effect-settle-take = A Settle icon takes { $count } tents from the general supply, not one.
effect-ignore-raid = { $count ->
    [1] In each raid, the first icon aimed at you has no effect.
   *[other] In each raid, the first { $count } icons aimed at you have no effect.
}
effect-raid-from-general = Your tents in a raid come from the general supply.
effect-harvest-bonus = { $count ->
    [1] A harvest brings one more token of a harvested type, not Gold.
   *[other] A harvest brings { $count } more tokens of a harvested type, not Gold.
}
effect-convert = { $count ->
    [1] You may spend { $from } icons as { $to }.
   *[other] You may spend { $from } icons as any of { $to }.
}
effect-mapmaking = { $count ->
    [1] Exploring draws one more tile; those not chosen may go back.
   *[other] Exploring draws { $count } more tiles; those not chosen may go back.
}
effect-harvest-gold = A harvest brings { $count } more Gold.
effect-raid-adjacent = You may also raid tiles next to one where you are present.
effect-set-die = In the Roll phase, set one die to another face.
effect-factory-free = Use a factory where you are present without taking a tent.
effect-draw-dice = A Resource icon spent to draw dice draws { $count }.
effect-recruit-costs = Recruiting 1, 2 or 3 dice costs { $one }, { $two } or { $three } icons.
effect-join-anywhere = Join others on any tile, with a tent from the general supply.
effect-recall = Before drawing, put up to { $count } spent dice back into your bag.
effect-trade-two = Any two tokens sell for { $count } VP.
effect-gain-active = Dice gained in the Action phase are rolled and active at once.
effect-harvest-each = A harvest brings one more token of each harvested type.
effect-extra-action = After your main action, take an extra action.
effect-repeat-action = One of your actions may repeat one you took this round.
effect-presence-as-control = Presence is enough for the Control abilities of tiles.
effect-no-adjacency = Settle on any tile, and explore anywhere along the map’s edge.
at-most = , at most { $count }
no-limit = { "" }
score-house = At the end, { $vp } VP for each of your houses{ $most }.
score-two-resources = At the end, { $vp } VP for every two tokens you have left{ $most }.
score-terrain-controlled = At the end, { $vp } VP per terrain with a tile you control{ $most }.
score-three-vp = At the end, { $vp } VP for every 3 VP in your VP tokens{ $most }.
score-technology = At the end, { $vp } VP for each of your technologies{ $most }.
score-presence-tile = At the end, { $vp } VP for each tile where you are present{ $most }.
score-colour-pair = At the end, { $vp } VP per colour with two or more of your dice{ $most }.
score-category-rank = At the end, { $vp } VP if first and { $second } if second in each category.
blast-remove-tents = remove up to { $count } rival tents from a tile where you are present
blast-gold = gain { $count } Gold
blast-any-die = gain a die matching a terrain where you are present
blast-extra-action = take an extra action
blast-land-rush = take { $count } tents, then place up to { $place }
blast-set-dice = set up to { $count } dice to other faces
blast-vp = gain { $count } VP

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
tech-founders-day = Founders’ Day

# Categories of the score sheet
category-tiles = Map tiles
category-technologies = Technologies
category-dice = Dice
category-houses = Houses
category-vp = VP tokens

# Views
round-line = Round { $round }, { $phase }, { $player }’s turn; first player: { $first }
part-setup = set-up
part-roll = Roll phase
part-first = Action phase (first turns)
part-second = Action phase (second turns)
part-clean-up = Clean-up phase
last-round-line = This is the last round.
supply-line = Dice in the general supply: { $dice }
end-title = One more round is played once any limit is reached
end-column = What
now-column = Now
limit-column = Limit
end-vp = VP left in the general supply
end-stack = Tiles left in the stack
end-colours = Dice colours left in the general supply
end-houses = Most houses of one player on the map
map-title = Map
legend-tile = 14Hi 6/0: tile 14, Hills; 6 VP for control, 0 for second place
legend-marks = A3: three tents of A, who controls the tile; a3: no control; #A: a house
legend-places = 1,-2: an empty hex that you can choose
legend-tokens = Tokens: { $tokens }
legend-hues = Dice: { $dice }
abilities-title = Abilities on the map
tiles-column = Tiles
ability-column = Ability
tableau-title = Technologies (small letter: used this round; *: scores at the end)
card-column = Card
name-column = Name
research-column = Icons
terrains-column = Terrains
tokens-column = Tokens
vp-column = VP
markers-column = Markers
effects-title = What the technologies do (1x: once a round)
effect-column = Effect
standing = Standing (total: as if the game ended now)
total-column = Total
vp-tokens-column = VP tokens
quota-column = Quota
tents-column = Tents
houses-column = Houses
active-line = { $player }, active dice: { $dice }
reroll-line = { $player }, dice to re-roll: { $dice }
kept-line = { $player }, dice kept for the next round: { $dice }
held-line = { $player }, dice kept from the last round, not re-rolled in this one: { $dice }
turned-line = { $player }, dice already set: { $dice }
dice-line = { $player }, spent dice: { $spent }; in the bag: { $bag }
open-line = Face up: { $tile }
starter-line = { $player } has { $tile }

# The Diceoneer
diceoneer-name = Diceoneer
diceoneer-called = the Diceoneer
for-diceoneer = For the Diceoneer: { $action }
listed = { $list }
question-oust = Return one of the Diceoneer’s tents from a factory to its personal supply, or leave it.
question-bot-join = The Diceoneer explores: add a tent to { $tile }?
question-bot-recruit = The Diceoneer recruits and its choices tie: choose its die.
question-bot-explore = The Diceoneer explores and its choices tie: choose its hex.
question-bot-settle = The Diceoneer settles and its choices tie: choose its tile.
question-bot-raid = The Diceoneer raids you and its choices tie: choose its tile.
do-oust = Return one of the Diceoneer’s tents from { $tile } to its personal supply
decline-oust = Leave the Diceoneer’s tents where they are
bot-tile = The Diceoneer starts with { $tile }
bot-die = To the back of the Diceoneer’s queue: { $colour }
bot-roll = The Diceoneer rolls { $dice }
step = The step die shows { $steps }
event-deeds = { $event }. The Diceoneer { $deeds }
deed-then = { $deeds }; { $deed }
deed-pioneer = puts a Pioneer at { $side }: fewest dice and tokens, then the first side after the marker
deed-token = puts { $resource } at { $side }: no token yet and fewest dice, then the first side after the marker
deed-stored-first = stores { $resource }: nothing was stored
deed-stored-rest = stores { $resource }: every side already has a token
deed-nothing = does nothing: its hex has no dice and no tokens
deed-marker = moves the marker to { $side }, strength { $strength }
deed-unused = scores { $vp } VP for strength it cannot use
deed-impossible = can do nothing
deed-house = builds a house on { $tile }: three more tents than you
deed-recruit-only = recruits one { $colour } die: the only colour it can get
deed-recruit-fewest = recruits one { $colour } die: the colour it has fewest of
deed-recruit-rarest = recruits one { $colour } die: among those it has fewest of, the rarest in the supply
deed-recruit-choice = recruits one { $colour } die: a tie, decided by you
deed-recruit-first = recruits one { $colour } die: a tie, so the first colour
deed-explore-only = places { $tile } on the only possible hex
deed-explore-away = places { $tile }: away from your presence
deed-explore-far = places { $tile }: as far as possible from your tents
deed-explore-choice = places { $tile }: a tie, decided by you
deed-explore-first = places { $tile }: a tie, so the topmost hex, then the leftmost
deed-second = adds a second tent to { $tile }: you joined
deed-joined = joins you on { $tile }
deed-settle-only = settles on { $tile }: the only tile in reach
deed-settle-terrain = settles on { $tile }: a terrain where it is not yet present
deed-settle-tile = settles on { $tile }: a tile where it is not yet present
deed-settle-house = settles on { $tile }: fewest tents missing for a house
deed-settle-alone = settles on { $tile }: you no longer control it alone
deed-settle-shared = settles on { $tile }: you no longer share control
deed-settle-vp = settles on { $tile }: most VP for first place
deed-settle-choice = settles on { $tile }: a tie, decided by you
deed-settle-first = settles on { $tile }: a tie, so the lowest number
deed-refill = { $tents ->
    [1] takes 1 tent into its personal supply
   *[other] takes { $tents } tents into its personal supply
}
deed-raid-stopped = cannot raid: your technologies stop it
deed-raid-only = raids { $tile }: the only tile where it can
deed-raid-most = raids { $tile }: where it can use the most strength
deed-raid-alone = raids { $tile }: you no longer control it alone
deed-raid-shared = raids { $tile }: you no longer share control
deed-raid-house = raids { $tile }: fewest tents missing for a house
deed-raid-vp = raids { $tile }: most VP for first place
deed-raid-choice = raids { $tile }: a tie, decided by you
deed-raid-first = raids { $tile }: a tie, so the lowest number
deed-replaced = { $tents ->
    [1] replaces 1 of your tents
   *[other] replaces { $tents } of your tents
}
deed-sold = { $tokens ->
    [1] sells 1 token
   *[other] sells { $tokens } tokens
}
deed-research-only = researches { $tech }: the only card it can get
deed-research-vp = researches { $tech }: most VP
deed-research-first = researches { $tech }: a tie for most VP, so the first in the tableau
hex-title = The Diceoneer’s Action hex (clockwise)
side-column = Side
dice-column = Dice
token-column = Token
marker-column = Marker
marker-here = here
queue-line = The Diceoneer’s queue, front first: { $dice }; tents in its general supply: { $tents }
queue-back-line = { $queue }; going to the back: { $dice }
deed-line = The Diceoneer { $deed }
category-diceoneer = Diceoneer’s bonus
solo-won-line = You win: { $own } to the Diceoneer’s { $other }.
solo-tied-line = You and the Diceoneer both win: { $own } to { $other }.
solo-lost-line = The Diceoneer wins: { $other } to your { $own }.

# The board on the page
owner = { $player }
things-of = { $player }’s dice and supplies
active-dice = Active dice
no-active = No active dice.
board-die = { $colour } die
board-die-showing = { $colour } die: { $icon }
board-points = { $count } VP
die-taken-up = { $colour }, to be re-rolled
die-kept = { $die }, kept
hue-white = Wh
hue-yellow = Ye
hue-green = Gn
hue-grey = Gy
hue-orange = Or
hue-brown = Br
set-row = { $die }: set it to another face or re-roll it
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
two-pioneers = two Pioneers pay for any icon except Gold
to-pay = Still to pay:
half-paid = one more Pioneer completes it
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
tile-placed = The tile to place
several = Tile { $number }: { $count } options, listed below the map
short-raid = Raid
short-remove = Bring a tent back
short-factory = Factory
short-engineer = Factory, no tent
short-govern = Govern
short-house = House here
short-blast = Remove a tent of { $player }
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
tableau = Technology tableau
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
ends-title = One more round is played once one of these is reached
end-reached = reached
others = The other players
legend-title = What the signs, terrains and dice mean
legend-recruit = Recruit: gain dice
legend-explore = Explore: draw and place a tile
legend-settle = Settle: take, place or bring back tents
legend-raid = Raid: replace other players’ tents
legend-trade = Trade: sell tokens and dice
legend-research = Research: gain a technology
legend-pioneer = Pioneer: two pay for any icon except Gold
legend-resource = Food, Wood, Iron, Gold: harvest tokens
legend-control = crown: for whoever controls the tile
legend-presence = flag: for everyone present on the tile
legend-factory = gear: a factory, once a round for taking a tent back
legend-extra = an extra action
legend-points = victory points (VP)

# The Diceoneer on the page
action-hex = Action hex, clockwise
stored = stored
stored-words = stored: { $tokens }
side-strength = strength { $count }
marker-here-words = the marker is here
bot-choose-die = Its die:
queue-title = { $count ->
    [1] Queue: 1 die
   *[other] Queue: { $count } dice
}
queue-empty = No dice are waiting.
queue-front = front
queue-back = back
queue-coming = going to the back:
bot-tents-left = tents in its personal supply + in its general supply
bot-dice = dice in all
bot-deeds = What it did and why
bot-news = What the Diceoneer has just done
bot-rolls = Its roll
bot-steps = Step die: { $count }
bot-draws = Draws { $tile }
level-line = Difficulty: rolls up to your quota + { $cap } dice; { $strength } VP for unused strength; { $trade } VP for each token sold; at the end { $technology } VP for each technology and { $token } VP for each token.
level-gold-rush = Gold Rush: every token it stores becomes Gold.
level-auto = Its ties are broken automatically.
level-neighbour = It joins you only as a neighbour.
hex-recruit = Recruit
hex-explore = Explore
hex-settle = Settle
hex-raid = Raid
hex-trade = Trade
hex-research = Research

# What stands in the way of a move
fact-diceoneer = The Diceoneer
fact-over = The game is over.
fact-turn-of = It is { $player }’s turn.
fact-join-of = { $player } is being asked to join.
fact-chance-setup = The game is still being set up.
fact-chance-dice = Dice are still being drawn and rolled.
fact-chance-tiles = Tiles are still being drawn.
fact-chance-diceoneer = It is the Diceoneer’s turn.
fact-roll-done = You have already finished your roll.
fact-asked = Do this first: { $question }
fact-only-tiles = { $count ->
    [1] Only tile { $tiles } can be chosen here.
   *[other] Only tiles { $tiles } can be chosen here.
}
fact-only-colours = Only these colours are tied: { $colours }.
fact-taken-by = This hex is occupied by { $tile }.
fact-off-map = The map does not reach that far.
fact-touches = { $tiles ->
    [0] This hex touches no tile, and it must touch at least two.
   *[other] This hex touches only one tile, and it must touch at least two.
}
fact-no-neighbour = This hex touches no tile where you are present.
fact-no-neighbour-its = This hex touches no tile where the Diceoneer is present.
fact-no-hex = No empty hex touches a tile where you are present.
fact-beside-you = This hex touches a tile where you are present, and other hexes do not.
fact-nearer = Your nearest tent is { $this ->
    [1] 1 step
   *[other] { $this } steps
} away from this hex; other hexes are { $others } steps away.
fact-no-spent-die = You have no spent { $colour } die.
fact-no-active-die = You have no active { $colour } die showing { $icon }.
fact-not-in-tableau = { $tech } is not in the tableau.
fact-held = You already have { $tech }.
fact-not-held = You do not have { $tech }.
fact-makes-none = { $tech } does not make an icon.
fact-used = You have already used { $tech } this round.
fact-second-pioneer = A second Pioneer is needed for the { $icon } icon.
fact-not-for-gold = Two Pioneers do not count as Gold.
fact-one-pioneer = You have only one Pioneer left, and paying for { $icon } takes two.
fact-not-as = You cannot spend { $icon } as { $needed }.
fact-to-pay = { $count ->
    [1] 1 { $icon } icon is still to be paid.
   *[other] { $count } { $icon } icons are still to be paid.
}
fact-none-used = You have not used any { $icon } icon yet.
fact-paid-unused = One { $icon } icon is paid but not used yet.
fact-pays-with = This token must be { $resource } or Gold.
fact-up-to = Choose a number from 1 to { $most }.
fact-no-icon = You have no { $icon } icon left.
fact-icons = { $missing ->
    [1] 1 { $icon } icon is missing
   *[other] { $missing } { $icon } icons are missing
}: it takes { $needed }, and you can pay { $payable ->
    [0] none
   *[other] { $payable }
}.
fact-no-resource-icon = You have no Resource icon left.
fact-no-terrain = { $count ->
    [1] You are not present on any { $terrains } tile.
   *[other] You are not present on these terrains: { $terrains }.
}
fact-no-terrain-its = { $count ->
    [1] { $player } is not present on any { $terrains } tile.
   *[other] { $player } is not present on these terrains: { $terrains }.
}
fact-nowhere = You are not present on any tile of the map.
fact-dice-left = { $dice ->
    [0] The general supply has no dice left in your terrains’ colours.
    [1] The general supply has only 1 die left in your terrains’ colours.
   *[other] The general supply has only { $dice } dice left in your terrains’ colours.
}
fact-no-die-left = The general supply has no { $colour } dice left.
fact-never-white = No more white dice can be gained.
fact-stack = { $tiles ->
    [0] The stack of tiles is empty.
    [1] Only 1 tile is left in the stack.
   *[other] Only { $tiles } tiles are left in the stack.
}
fact-supply-full = Your personal supply cannot hold more than { $most } tents.
fact-tile-full = You already have { $most } tents on { $tile }.
fact-tokens-full = You already have { $most } { $resource } tokens.
fact-no-tents = You have no tents in your personal supply.
fact-no-tent-on = You have no tent on { $tile }.
fact-no-tent-on-its = { $player } has no tent on { $tile }.
fact-bringing-back = You are already using this Settle icon to bring tents back.
fact-not-on-map = There is no { $tile } on the map.
fact-not-present = You are not present on { $tile }.
fact-not-present-its = { $player } is not present on { $tile }.
fact-out-of-reach = You are not present on { $tile } or next to it.
fact-out-of-reach-its = { $player } is not present on { $tile } or next to it.
fact-no-rival = No other player has a tent on { $tile }.
fact-protected = { $player } ignores { $ignores ->
    [1] your next Raid icon
   *[other] your next { $ignores } Raid icons
}, and you can pay only { $payable }.
fact-own-tents = You cannot raid your own tents.
fact-no-player = { $player } is not in this game.
fact-none-replaced = You have not replaced a tent yet.
fact-not-harvested = You have not spent any { $resource } icon in this harvest.
fact-never-gold = The extra token cannot be Gold.
fact-nothing-to-sell = You have no die to sell, and fewer than two tokens.
fact-no-set = { $tokens } are neither all alike nor all different.
fact-missing = { $count ->
    [1] { $tokens } is missing.
   *[other] { $tokens } are missing.
}
fact-missing-or-gold = { $count ->
    [1] { $tokens } is missing (Gold would do).
   *[other] { $tokens } are missing (Gold would do).
}
fact-missing-despite-gold = { $tokens } are missing, and your Gold makes up for only { $gold } of them.
fact-no-factory = There is no factory on { $tile }.
fact-too-few-tents = The Diceoneer has { $its ->
    [0] no tents
    [1] only 1 tent
   *[other] { $its } tents
} on { $tile }, and you have { $yours ->
    [0] none
   *[other] { $yours }
}.
fact-drawn = You have already drawn your dice.
fact-no-icon-spent = You have not spent an icon yet.
fact-spent-pioneer = You have spent a Pioneer icon, which draws no dice.
fact-spent-resource = You have spent a Resource icon, which re-rolls no dice.
fact-spent-set = You are using a technology that only sets a die.
fact-no-use-in-roll = You cannot use { $icon } as a Pioneer or a Resource icon.
fact-no-pioneer = { $tech } does not make a Pioneer icon.
fact-no-other-die = You have no other active die.
fact-no-other-die-or-bag = You have no other active die, and your bag is empty.
fact-bag-empty = Your bag is empty.
fact-no-dice = You have no active dice.
fact-kept-die = Your { $colour } die showing { $icon } is kept from the last round.
fact-already-kept = You are already keeping your { $colour } die showing { $icon }.
fact-already-set = Your { $colour } die showing { $icon } is already set.
fact-shows = Your { $colour } die shows { $icon } already.
fact-no-face = No { $colour } die has { $icon }.
fact-extra-due = Take your extra action first.
fact-main-taken = You have already taken this turn’s main action.
fact-main-first = You have not taken this turn’s main action yet.
fact-taken = You have already taken this action this round: { $action }.
fact-possible = You can still take a main action: { $action }.
fact-can-become = A free action or an explosion can still make a main action possible.
fact-no-action = You could not take any action after it.
fact-no-main = You can take no main action, and this would not change that.
fact-in-roll = { $tech } is used in the Roll phase.
fact-in-turn = { $tech } is used in your turn, after the main action.
fact-not-usable = { $tech } is not a technology that you use like this.
fact-not-explosive = { $tech } is not an Explosive technology.
fact-lead = You have { $own ->
    [0] no tents
    [1] 1 tent
   *[other] { $own } tents
} on { $tile }, and the most of any other player is { $other }.
fact-house-on = There is already a house on { $tile }.
fact-no-house = You have no houses left.
fact-few-tents = You have { $own ->
    [0] no tents
    [1] only 1 tent
   *[other] only { $own } tents
} on { $tile }, and three are needed.
fact-no-site = No tile without a house has three of your tents.
fact-factory-used = You have already used the factory on { $tile } this round.
fact-no-targets = No other player has a tent on a tile where you are present.
fact-nothing-done = You have not changed anything yet.
fact-yours = Those tents are yours.
