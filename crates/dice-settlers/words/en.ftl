# Dice Settlers in English.

title = Dice Settlers
length = about 60 minutes
blurb = Draw dice from your bag, roll them, and recruit, explore, settle, raid, harvest, trade and research on a map that grows tile by tile.
short-goal = You want the most points: from map tiles you control, houses, technologies, pairs of dice and point tokens.
short-turn = In a round everybody draws dice from their bag and rolls them. In your turn you spend their icons on two actions, such as settling the map, harvesting, or researching technologies.
short-end = One more round is played once the points, the tiles, the technologies or somebody’s houses have run out.

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
option-bot-cap-about = Only with custom difficulty: how many dice more than your quota it may roll.
option-bot-cap-0 = 0
option-bot-cap-0-about = Easy: no more than your quota.
option-bot-cap-1 = 1
option-bot-cap-1-about = Normal: one more than your quota.
option-bot-cap-2 = 2
option-bot-cap-2-about = Hard: two more than your quota.
option-bot-strength = Diceoneer: strength
option-bot-strength-group = Playing alone: the Diceoneer
option-bot-strength-about = Only with custom difficulty: its VP for each point of strength that it cannot use.
option-bot-strength-0 = 0
option-bot-strength-0-about = Easy: none.
option-bot-strength-1 = 1
option-bot-strength-1-about = Normal: 1 VP.
option-bot-strength-2 = 2
option-bot-strength-2-about = Hard: 2 VP.
option-bot-trade = Diceoneer: trade
option-bot-trade-group = Playing alone: the Diceoneer
option-bot-trade-about = Only with custom difficulty: its VP for each token that it sells.
option-bot-trade-1 = 1
option-bot-trade-1-about = Easy: 1 VP.
option-bot-trade-2 = 2
option-bot-trade-2-about = Normal: 2 VP.
option-bot-trade-3 = 3
option-bot-trade-3-about = Hard: 3 VP.
option-bot-tents = Diceoneer: tents
option-bot-tents-group = Playing alone: the Diceoneer
option-bot-tents-about = Only with custom difficulty: how many tents it starts with.
option-bot-tents-6 = 6
option-bot-tents-6-about = Normal: as many as you.
option-bot-tents-8 = 8
option-bot-tents-8-about = Hard: two more than you.
option-bot-end = Diceoneer: end
option-bot-end-group = Playing alone: the Diceoneer
option-bot-end-about = Only with custom difficulty: its VP at the end for each of its technologies.
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
option-bot-join-neighbour = only as a neighbour
option-bot-join-neighbour-about = Only if it is present on a neighbouring tile, as any player must be.

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
question-first-free = Take your main action, or a free action before it.
question-second-turn = Second turn: take its main action, or end it.
question-extra = Take an extra action.
question-after = Take a free action, or end your turn.
question-after-use = Use a technology, or end your turn.
question-after-explode = Explode a technology, or end your turn.
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
question-take = Take one of the drawn tiles; it will be placed.
question-return = Put drawn tiles back into the stack, or stop putting them back.
question-join = { $player } has explored. Join with a tent on { $tile }?
question-before-join = { CAP($player) } may join on { $tile }. Explode a technology before that?
player-called = { $player }
question-second = { $players } { $count ->
    [1] has
   *[other] have
} joined you. Add a second tent to { $tile }?
question-second-bot = The Diceoneer has joined you. Add a second tent to { $tile }?
question-settle = Use a Settle icon: take a tent, place one, or bring some back.
question-remove = Bring back more tents with the same icon, or stop.
question-raid = Choose whose tent on { $tile } to replace.
question-harvest = Harvest another resource, or stop harvesting.
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
question-keep-last = { $count ->
    [1] This was the last round. Keep one active die, or none: it makes no difference.
   *[other] This was the last round. Keep up to { $count } active dice, or none: it makes no difference.
}

# What is answered
do-choose = Choose { $tile }
    .did = chooses { $tile }
do-place = Place { $tile } at { $hex }{ $count ->
    [0] { "" }
    [1] {" "}(next to tile { $tiles })
   *[other] {" "}(next to tiles { $tiles })
}
    .did = places { $tile } at { $hex }{ $count ->
        [0] { "" }
        [1] {" "}(next to tile { $tiles })
       *[other] {" "}(next to tiles { $tiles })
    }
do-recall = Put a spent { $colour } die back into the bag
    .did = puts a spent { $colour } die back into the bag
do-spend = Spend { $die }{ $how }
    .did = spends { $die }{ $how }
do-spend-tech = Use { $tech } for one { $icon } icon{ $how }
    .did = uses { $tech } for one { $icon } icon{ $how }
spend-plain = { "" }
spend-as = { " " }as { $icon }
spend-half = { " " }as one of two Pioneers for { $icon }
do-set = Set { $die } to { $to }
    .did = sets { $die } to { $to }
do-reroll = Choose { $die } to re-roll
    .did = chooses { $die } to re-roll
do-throw = { $count ->
    [1] Roll the chosen die
   *[other] Roll the { $count } chosen dice
}
    .did = { $count ->
        [1] rolls the chosen die
       *[other] rolls the { $count } chosen dice
    }
do-draw = { $count ->
    [1] Draw 1 die and roll it
   *[other] Draw { $count } dice and roll them
}
    .did = { $count ->
        [1] draws 1 more die
       *[other] draws { $count } more dice
    }
do-recruit = { $dice ->
    [1] Recruit 1 die
   *[other] Recruit { $dice } dice
} ({ $icons ->
    [1] 1 icon
   *[other] { $icons } icons
})
    .did = { $dice ->
        [1] recruits 1 die
       *[other] recruits { $dice } dice
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
    .did = { $icons ->
        [1] explores with 1 icon
       *[other] explores with { $icons } icons
    } ({ $tiles ->
        [1] draws 1 tile
       *[other] draws { $tiles } tiles
    })
do-settle = Settle
    .did = settles
do-raid = Raid { $tile }
    .did = raids { $tile }
do-harvest = Harvest { $resource }
    .did = harvests { $resource }
do-trade = Trade
    .did = trades
do-research = Research { $tech } ({ $icons ->
    [1] 1 icon
   *[other] { $icons } icons
}, { $tokens })
    .did = researches { $tech }
do-gain = Gain one { $colour } die
    .did = gains one { $colour } die
do-take = Take { $tile }
    .did = takes { $tile }
do-return = Put { $tile } back into the stack
    .did = puts { $tile } back into the stack
do-join = Join with a tent on { $tile }
    .did = joins with a tent on { $tile }
do-second = Add a second tent to { $tile }
    .did = adds a second tent to { $tile }
do-add = { $count ->
    [1] Add a tent to your personal supply, from the general one
   *[other] Add { $count } tents to your personal supply, from the general one
}
    .did = { $count ->
        [1] adds a tent to their personal supply, from the general one
       *[other] adds { $count } tents to their personal supply, from the general one
    }
do-tent = Place a tent on { $tile }
    .did = places a tent on { $tile }
do-remove = Bring a tent back from { $tile }
    .did = brings a tent back from { $tile }
do-aim = Replace a tent of { $player } on { $tile }
    .did = replaces a tent of { $player } on { $tile }
do-aim-ignored = Spend an icon against the defences of { $player } on { $tile }
    .did = spends an icon against the defences of { $player } on { $tile }
do-bonus = Gain one more { $resource } token
    .did = gains one more { $resource } token
do-sell = Sell { $tokens } for { $vp } VP
    .did = sells { $tokens } for { $vp } VP
do-dismiss = Sell a spent { $colour } die for { $vp } VP
    .did = sells a spent { $colour } die for { $vp } VP
do-dismiss-active = Sell { $die } for { $vp } VP
    .did = sells { $die } for { $vp } VP
do-give = Pay with one { $resource } token
    .did = pays with one { $resource } token
do-factory = Use the factory on { $tile }, taking a tent back: { $gives }
    .did = uses the factory on { $tile }, taking a tent back: { $gives }
do-engineer = Use the factory on { $tile } without taking a tent: { $gives }
    .did = uses the factory on { $tile } without taking a tent: { $gives }
do-govern = Govern { $tile }: three tents become a house
    .did = governs { $tile }: three tents become a house
do-house = Turn three tents on { $tile } into a house
    .did = turns three tents on { $tile } into a house
do-use = Use { $tech }: { $effect }
    .did = uses { $tech }
do-use-set = Use { $tech } to set a die to another face
    .did = uses { $tech } to set a die to another face
do-use-extra = Use { $tech } for an extra action
    .did = uses { $tech } for an extra action
do-explode = Explode { $tech }: { $effect }
    .did = explodes { $tech }: { $effect }
do-blast = Remove a tent of { $player } from { $tile }
    .did = removes a tent of { $player } from { $tile }
do-keep = Keep { $die }
    .did = keeps { $die }
stop-settle = Stop settling
    .did = stops settling
stop-remove = Stop bringing tents back
    .did = stops bringing tents back
stop-raid = Stop raiding
    .did = stops raiding
stop-harvest = Stop harvesting
    .did = stops harvesting
stop-trade = Stop trading
    .did = stops trading
stop-other = Stop here
    .did = stops here
decline-join = Decline to join on { $tile }
    .did = does not join on { $tile }
decline-second = Decline a second tent on { $tile }
    .did = adds no second tent to { $tile }
decline-bonus = Decline the extra token this time
    .did = takes no extra token this time
decline-other = Decline
    .did = declines
done-recall = Done: put no more dice back
    .did = puts no more dice back
done-recall-none = Done: put no dice back
    .did = puts no dice back
done-roll = Done: keep this roll
    .did = keeps the roll as it is
done-join = Done: explode nothing now
    .did = explodes nothing now
done-return = Done: the other drawn tiles go to the box
    .did = returns the other drawn tiles to the box
done-keep = Done: keep no more dice
    .did = keeps no more dice
done-keep-none = Done: keep no dice
    .did = keeps no dice
done-other = Done
    .did = is done
do-end = End the turn
    .did = ends the turn
group-set = Set a die
group-set-how = “set”, its colour, its icon and its new icon
group-tent = Place a tent
group-tent-how = “tent” and the number of the tile
group-place = Place the tile
group-place-how = “place” and the two numbers of the hex on the map
group-sell = Sell tokens
group-sell-how = “sell” and the two or three tokens
group-blast = Remove a tent
group-blast-how = “blast”, the number of the tile, and the player from “p1” to “p4”
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
also-choose = take
also-found = place
also-take = choose
also-throw = roll
also-tent = place
also-remove = bring
also-dismiss = sell
also-explode = explosion
also-stop = done
also-done = finish
also-end = done

# What chance does
dealt-first = { $player } is the first player
dealt-card = Technology: { $tech }. { $effect }
dealt-explosive = Explosive technology: { $tech }. { $effect }
dealt-starter = Starting tile: { $tile }
drew = Drawn: { $tile }
drew-dice = { $player } draws { $dice }
rolled = { $player } rolls { $dice }

# What follows by itself, in the log
told-then = { $first }. { $rest }
    .did = { $first }. { $rest }
told-pays = { $event } and pays with { $means }
    .did = { $event } and pays with { $means }
told-pays-also = { $event } and also pays with { $means }
    .did = { $event } and also pays with { $means }
told-second = { $event }; the second one is { $means }
    .did = { $event }; the second one is { $means }
tile-icon = the { $icon } icon of tile { $tile }
with-tile = { $action }, with { $means }
    .did = { $action }, with { $means }
with-pioneers = { $action }, with { $count ->
    [2] two
    [4] four
   *[other] { $count }
} Pioneers
    .did = { $action }, with { $count ->
        [2] two
        [4] four
       *[other] { $count }
    } Pioneers
told-draws = { $player } draws { $dice }, puts the spent dice back into the bag and draws { $more }
told-refills = { $player } puts the spent dice back into the bag
told-refills-draws = { $player } puts the spent dice back into the bag and draws { $dice }
told-loses = { CAP($player) } loses a tent on { $tile }
told-ignores = { CAP($player) } ignores a Raid icon
told-founds = { CAP($player) } places { $tile } at { $hex } with a tent on it
told-founds-house = { CAP($player) } places { $tile } at { $hex } with a house on it
told-places = { $player } places { $tile } at { $hex }
told-gains = { $player } gains { $gains }
told-vp = { $count } VP
told-tents = { $count ->
    [1] 1 tent
   *[other] { $count } tents
}
told-builds = { $player } builds a house on { $tile }
told-uses = { $player } uses { $tech }
told-extra-lost = { $player } can take no action and loses the extra action
told-turn-over = { $player } can take no main action, so the turn ends
told-no-first-turn = { $player } can take no main action and has no first turn
told-no-second-turn = { $player } can take no main action and has no second turn
told-round = Round { $round } begins; first player: { $player }
told-last-round = This is the last round, as a limit is reached: { $reasons }
queue-first-line = The Diceoneer’s dice, which will form its queue in random order: { $dice }. Tents in its general supply: { $tents }.

# Tiles
tile = tile { $number } ({ $terrain })
tile-about = tile { $number } ({ $terrain }, { $vp }; { $ability })
    .did = tile { $number } ({ $terrain })
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
    .did = 1 die matching a terrain where they are present
benefit-tents = { $count ->
    [1] 1 tent for your personal supply
   *[other] { $count } tents for your personal supply
}
    .did = { $count ->
        [1] 1 tent for their personal supply
       *[other] { $count } tents for their personal supply
    }
benefit-house = a house instead of the tent
benefit-extra-action = an extra action
benefit-tents-to-house = 3 of your tents on one tile become a house
    .did = 3 of their tents on one tile become a house
benefit-vp = { $count } VP from the reserve
bonus-quota = +{ $count } to the dice quota
bonus-icon = 1 more { $icon } icon when you { $action }

# What technologies do
once = 1×: { $effect }
explodes = Explode: { $effect }.
effect-quota = Your dice quota is { $count } higher.
effect-icon = Makes one { $icon } icon.
effect-keep-dice = In Clean-up you may keep up to { $count } dice.
effect-settle-take = A Settle icon that adds a tent to your personal supply adds { $count }.
effect-ignore-raid = { $count ->
    [1] In each raid, the first icon aimed at you has no effect.
   *[other] In each raid, the first { $count } icons aimed at you have no effect.
}
effect-raid-from-general = Your tents in a raid come from the general supply.
effect-harvest-bonus = { $count ->
    [1] A harvest brings one more token of a harvested type, not Gold.
   *[other] A harvest brings { $count } more tokens of a harvested type, not Gold.
}
effect-convert = You may spend { $from } icons as { $to-or }.
effect-mapmaking = { $count ->
    [1] Exploring draws one more tile; those not chosen may go to the stack.
   *[other] Exploring draws { $count } more tiles; those not chosen may go to the stack.
}
effect-harvest-gold = Your first harvest of the round brings { $count } more Gold.
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
    .did = removes up to { $count } rival tents from one tile
blast-gold = gain { $count } Gold
    .did = gains { $count } Gold
blast-any-die = gain a die matching a terrain where you are present
    .did = gains a die
blast-extra-action = take an extra action
    .did = takes an extra action
blast-land-rush = take { $count } tents from the general supply, then place up to { $place }
    .did = takes { $count } tents from the general supply, then places up to { $place }
blast-set-dice = set up to { $count } dice to other faces
    .did = sets up to { $count } dice to other faces
blast-vp = gain { $count } VP
    .did = gains { $count } VP

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
last-round-line = This is the last round. Limits reached: { $reasons }.
end-by-houses = somebody has built all houses
end-by-vp = the general supply has no VP left
end-by-stack = the stack of map tiles is empty
end-by-colours = the general supply has dice of two colours at most
end-by-rounds = the limit of rounds is reached
supply-line = Dice in the general supply: { $dice }
end-title = The end: if one of these limits is reached at the end of a round, one more round is played
end-column = What
now-column = Now
limit-column = Limit
end-vp = VP left in the general supply
end-stack = Tiles left in the stack
end-colours = Dice colours left in the general supply
end-houses = Most houses of one player on the map
map-title = Map
legend-tile = { $mark }: tile { $number }, { $terrain }; { $first } VP for control, { $second } for second place
legend-tile-plain = { $mark }: tile { $number }, { $terrain }
legend-control-tents = { $mark }: { $count ->
    [1] 1 tent
   *[other] { $count } tents
} of { $player }, in control
legend-present-tents = { $mark }: { $count ->
    [1] 1 tent
   *[other] { $count } tents
} of { $player }, not in control
legend-house = { $mark }: a house of { $player }{ $count ->
    [0] { "" }
    [1] {" "}and 1 tent
   *[other] {" "}and { $count } tents
}
legend-places = { $hex }: an empty hex that you can choose, as are the others like it
legend-tokens = Tokens: { $tokens }
legend-hues = Dice: { $dice }
abilities-title = Abilities on the map
tiles-column = Tiles
ability-column = Ability
tableau-title = Technologies (small letter of a marker: used this round; *: scores at the end)
card-column = Card
name-column = Name
research-column = Icons
terrains-column = Terrains
tokens-column = Tokens
vp-column = VP
markers-column = Markers
effects-title = What the technologies do (1×: once a round)
effect-column = Effect
standing = Standing (total: as if the game ended now)
total-column = Total
vp-tokens-column = VP tokens
quota-column = Quota
tents-column = Tents
houses-column = Houses
active-line = { $player }, active dice: { $dice }
reroll-line = { $player }, dice to re-roll: { $dice }
kept-line = { $player }, of these kept for the next round: { $dice }
held-line = { $player }, active dice kept from the last round (cannot be re-rolled this round): { $dice }
turned-line = { $player }, of these already set: { $dice }
dice-line = { $player }, spent dice: { $spent }; in the bag: { $bag }
open-line = Face up: { $tile }
starter-line = { CAP($player) } has { $tile }
faces-title = Faces of the dice: how many of the six show an icon
faces-column = Icon

# The Diceoneer
diceoneer-name = Diceoneer
diceoneer-called = the Diceoneer
for-diceoneer = For the Diceoneer: { $action }
    .did = chooses for the Diceoneer, which { $action }
listed = { $list }
question-oust = You may return one of the Diceoneer’s tents from a factory to its personal supply. Nobody gains anything from it.
question-bot-join = The Diceoneer has explored. Join with a tent on { $tile }?
question-bot-recruit = The Diceoneer recruits, and several dice are equally good for it. Choose one.
question-bot-explore = The Diceoneer explores, and several hexes are equally good for it. Choose one.
question-bot-settle = The Diceoneer settles, and several tiles are equally good for it. Choose one.
question-bot-raid = The Diceoneer raids you, and several tiles are equally good for it. Choose one.
do-oust = Remove one of the Diceoneer’s tents from { $tile } to its personal supply
    .did = removes one of the Diceoneer’s tents from { $tile } to its personal supply
decline-oust = Decline: leave the Diceoneer’s tents where they are
    .did = leaves the Diceoneer’s tents where they are
bot-tile = The Diceoneer starts with { $tile }
bot-die = To the back of the Diceoneer’s queue: { $colour }
bot-roll = The Diceoneer rolls { $dice }
step = The step die shows { $steps }
event-deeds = { $event }. The Diceoneer { $deeds }
    .did = { $event }. The Diceoneer { $deeds }
deed-then = { $deeds }; { $deed }
deed-pioneer = puts a Pioneer at { $side }, the side with the fewest dice and tokens (of sides that tie, the first after the marker)
deed-token = puts a token of { $resource } at { $side }, which had no token and the fewest dice (of sides that tie, the first after the marker)
deed-stored-first = stores { $resource }, its first stored token
deed-stored-rest = stores { $resource }, as every side already has a token
deed-nothing = does nothing: its hex has no dice and no tokens
deed-marker = moves the marker to { $side }, strength { $strength }
deed-unused = scores { $vp } VP for strength it cannot use
deed-impossible = can do nothing
deed-house = builds a house on { $tile }: three more tents than the player
    .did = builds a house on { $tile }: three more tents than the player
deed-recruit-only = recruits one { $colour } die: the only colour it can get
deed-recruit-fewest = recruits one { $colour } die: the colour it has fewest of
deed-recruit-rarest = recruits one { $colour } die: among those it has fewest of, the rarest in the supply
deed-recruit-choice = recruits one { $colour } die: a tie, and you chose
    .did = recruits one { $colour } die: a tie, and the player chose
deed-recruit-first = recruits one { $colour } die: a tie, so the first colour
deed-explore-only = places { $tile } on the only possible hex
deed-explore-away = places { $tile }: away from your presence
    .did = places { $tile }: away from the player’s presence
deed-explore-far = places { $tile }: as far as possible from the player’s tents
    .did = places { $tile }: as far as possible from the player’s tents
deed-explore-choice = places { $tile }: a tie, and you chose
    .did = places { $tile }: a tie, and the player chose
deed-explore-first = places { $tile }: a tie, so the topmost hex, then the leftmost
deed-second = adds a second tent to { $tile }, because you joined
    .did = adds a second tent to { $tile }, because the player joined
deed-joined = joins you on { $tile }
    .did = joins on { $tile }
deed-settle-only = settles on { $tile }: the only tile in reach
deed-settle-terrain = settles on { $tile }: a terrain where it is not yet present
deed-settle-tile = settles on { $tile }: a tile where it is not yet present
deed-settle-house = settles on { $tile }: fewest tents missing for a house
deed-settle-alone = settles on { $tile }: you no longer control it alone
    .did = settles on { $tile }: the player no longer controls it alone
deed-settle-shared = settles on { $tile }: you no longer share control
    .did = settles on { $tile }: the player no longer shares control
deed-settle-vp = settles on { $tile }: most VP for first place
deed-settle-choice = settles on { $tile }: a tie, and you chose
    .did = settles on { $tile }: a tie, and the player chose
deed-settle-first = settles on { $tile }: a tie, so the lowest number
deed-refill = { $tents ->
    [1] takes 1 tent into its personal supply
   *[other] takes { $tents } tents into its personal supply
}
deed-raid-stopped = cannot raid: your technologies stop it
    .did = cannot raid: the player’s technologies stop it
deed-raid-only = raids { $tile }: the only tile where it can
deed-raid-most = raids { $tile }: where it can use the most strength
deed-raid-alone = raids { $tile }: you no longer control it alone
    .did = raids { $tile }: the player no longer controls it alone
deed-raid-shared = raids { $tile }: you no longer share control
    .did = raids { $tile }: the player no longer shares control
deed-raid-house = raids { $tile }: fewest tents missing for a house
deed-raid-vp = raids { $tile }: most VP for first place
deed-raid-choice = raids { $tile }: a tie, and you chose
    .did = raids { $tile }: a tie, and the player chose
deed-raid-first = raids { $tile }: a tie, so the lowest number
deed-replaced = { $tents ->
    [1] replaces 1 of the player’s tents
   *[other] replaces { $tents } of the player’s tents
}
    .did = { $tents ->
        [1] replaces 1 of the player’s tents
       *[other] replaces { $tents } of the player’s tents
    }
deed-sold = { $tokens ->
    [1] sells 1 token for { $vp } VP
   *[other] sells { $tokens } tokens for { $vp } VP
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
queue-line = The Diceoneer’s queue, front first: { $dice }. Tents in its general supply: { $tents }.
queue-back-line = { $queue } Dice still to join the queue, in random order: { $dice }.
deed-line = The Diceoneer { $deed }
deeds-title = The Diceoneer’s last actions:
category-diceoneer = Diceoneer’s bonus
solo-won-line = You win: { $own } to the Diceoneer’s { $other }.
solo-tied-line = You and the Diceoneer both win: { $own } to { $other }.
solo-lost-line = The Diceoneer wins: { $other } to your { $own }.

# The board on the page
owner = { $player }
things-of = { $player }’s dice and supplies
board-die = { $colour } die
board-die-showing = { $colour } die: { $icon }
die-kept = { $die }, kept
face-recruit = Recr.
face-explore = Expl.
face-settle = Settle
face-raid = Raid
face-trade = Trade
face-research = Rsrch
face-pioneer = Pion.
face-food = Food
face-wood = Wood
face-iron = Iron
face-gold = Gold
cap-vp = VP left
cap-houses = houses
cap-stack = tiles left
cap-colours = dice left
ghost = An empty hex
hue-white = Wh
hue-yellow = Ye
hue-green = Gn
hue-grey = Gy
hue-orange = Or
hue-brown = Br
bag = Bag
spent = Spent
tents-left = tents in the personal supply
houses-left = houses left to build
quota = dice quota
vp-tokens = VP tokens
technologies = Technologies
die-price = A die, active or spent, sells for { $count } VP.
deeds = Actions
map = Map
map-empty = No tile lies on the map yet.
tiles-open = Tiles to choose from
tiles-back = Tiles that may go back into the stack
several = Tile { $number }: { $count } options
short-raid = Raid
short-remove = Bring a tent back
short-factory = Factory
short-engineer = Factory, no tent
short-govern = Govern
short-house = House here
short-blast = Remove a tent of { $player }
short-tent = Place a tent
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
last-round = the last round
ends-title = If one of these limits is reached at the end of a round, one more round is played
others = The other players
active-dice = Dice of this round
tray-dice = Dice
tray-dice-drawn = Dice of this round, drawn and rolled for you
tray-things = In your supply
tray-stocks = Bag and spent
die-lifted = { $die }, taken up to be re-rolled
die-spent = { $die }, spent
stock-label = { $colour }: { $bag } in the bag, { $spent } spent
quota-of = Quota: { $count }
sheet-active = Active
first-short = 1st
board-harvest = Harvest
slot-govern = Govern
slot-factory = Factory
slot-roll = Roll
slot-draw = Draw
slot-join = Join
slot-second = Add tent
slot-add = Take tent
slot-done = Done
slot-stop = Stop
slot-no = No
slot-end = End turn
note-tile = tile { $count }
note-tiles = { $count } tiles
note-cards = { $count ->
    [1] 1 card
   *[other] { $count } cards
}
note-ways = { $count } ways
note-icons = costs { $count }
note-each = costs 1+
unit-icons = icons
unit-dice = dice
note-taken = taken
note-one = one a turn
note-no-icon = no icon
note-not-now = not now
more-tiles = Explore with more icons
more-dice = Recruit more dice
stage-place = The tile to place
stage-faces = Set this die to
stage-sale = Sell
stage-targets = Whose tent
stage-colours = Which die
target = { $player }, tile { $number }: { $count ->
    [1] 1 tent
   *[other] { $count } tents
}
short-reroll = Re-roll
short-join = Join
map-modes = What a click on a tile does
mode-place = Place
mode-back = Bring back
last-placed = placed
last-settled = settled
last-joined = joined
last-raided = raided
last-left = tent back
last-used = used
last-governed = house
last-blasted = blown up

# The Diceoneer on the page
action-hex = Action hex, clockwise
stored = stored
stored-words = stored: { $tokens }
side-strength = strength { $count }
marker-here-words = the marker is here
queue-title = { $count ->
    [1] Queue: 1 die
   *[other] Queue: { $count } dice
}
bot-tents-left = tents in its personal supply + in its general supply
bot-dice = dice in all
bot-deeds = What it did and why
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

# What things are, in a panel
about-tile-vp = At the end it is worth { $first } VP to whoever controls it, and { $second } VP to whoever comes second there.
about-no-vp = It is worth no VP.
about-ability = { $ability }.
about-access = Presence here gives access to { $colour } dice and counts as { $terrain } for technologies.
about-here-house = { $player }: a house{ $count ->
    [0] { "" }
    [1] {" "}and 1 tent
   *[other] {" "}and { $count } tents
}; controls the tile.
about-here-controls = { $player }: { $count ->
    [1] 1 tent
   *[other] { $count } tents
}; controls the tile.
about-here = { $player }: { $count ->
    [1] 1 tent
   *[other] { $count } tents
}.
about-hex = Empty hex
about-hex-use = When somebody explores, a new tile may come to lie here.
about-hex-beside = { $count ->
    [0] It touches no tile.
    [1] It touches tile { $tiles }.
   *[other] It touches tiles { $tiles }.
}
about-effect = { $effect }
about-once = It can be used once a round.
about-card-cost = Costs { $icons ->
    [1] 1 Research icon
   *[other] { $icons } Research icons
} and { $tokens }; needs presence on { $terrains }.
about-card-vp = Worth { $count } VP at the end.
about-card-scores = It has no VP of its own; it scores by what it says.
about-owner = { CAP($player) } has it.
about-owner-used = { CAP($player) } has it and has used it this round.
about-token = { $resource } token
about-tokens-here = You have { $count }.
about-token-use = Tokens pay for technologies, and three of a kind or three different ones sell well.
about-token-gold = Gold stands for any other token.
about-token-plain = You get one for each icon of its kind that you harvest.
about-tents = Tents
about-tents-here = { $count ->
    [1] There is 1 tent in your personal supply.
   *[other] There are { $count } tents in your personal supply.
}
about-tents-from = They are not the ones on the map. The tent on a tile that you explore comes from the general supply, so this number stays the same.
about-tents-use = Tents from here settle, join and raid. The most tents on a tile control it, unless there is a house.
about-tents-add = A Settle icon brings { $count ->
    [1] 1 tent
   *[other] { $count } tents
} from the general supply, or places one, or brings back as many as you like from one tile after another.
about-houses = Houses
about-houses-here = You have built { $built }; { $left ->
    [0] none is left
    [1] 1 is left
   *[other] { $left } are left
}.
about-houses-use = A house controls its tile for good, whatever tents stand there.
about-houses-worth = No house to five of them are worth { $points } VP.
about-vp = VP tokens
about-vp-here = { $count } VP lie with you as tokens.
about-vp-total = With everything else you would have { $count } VP now.
about-quota = Dice quota: { $count }
about-quota-next = It was set when you drew your dice and holds for this round. As things stand, it is { $count } from the next round on.
about-quota-use = You draw dice until you have as many as the quota says: { $count } and what tiles and technologies add.
about-quota-most = It is never more than { $count }.
about-end-now = It is { $now } now, and the end comes at { $limit }.
about-end = If a limit is reached when a round is over, one more round is played.
about-end-reached = This limit is reached. If it still is when the round is over, one more round is played.
about-supply = The general supply has { $dice }.
about-die = { $colour } die: { $icon }
about-faces = The six faces of this colour: { $faces }.
about-dice-worth = At the end every two dice that you own, of any colours, are worth three VP. Sold dice do not count.
about-face = { $count ->
    [1] { $icon }
   *[other] { $icon } ×{ $count }
}
about-icon-recruit = { $icon } pays for more dice.
about-icon-explore = { $icon } pays for a new tile; more icons draw more tiles to choose from.
about-icon-settle = { $icon } takes tents, places one, or brings tents back.
about-icon-raid = { $icon } replaces a tent of another player with one of yours.
about-icon-trade = { $icon } sells tokens or a die for VP.
about-icon-research = { $icon } pays for technologies.
about-icon-pioneer = { $icon }: in the Roll phase it sets a die or re-rolls up to three. In your turn two of them stand for any icon except Gold.
about-icon-resource = { $icon }: in the Roll phase it sets a die or draws more. In your turn it is harvested as a token.
about-colour = Dice: { $colour }
about-colour-here = { $bag } in your bag, { $spent } spent; { $supply } in the general supply.
about-colour-white = White dice are never gained.
about-colour-got = You can recruit one while you are present on { $terrain }.
about-click-tile = Click one of the outlined tiles of the map.
about-click-token = Click one of the outlined tokens that you have in hand.
about-click-card = Click one of the outlined cards.
about-hand = What { $player } has
about-hand-pieces = Tents in the personal supply: { $tents }; houses left to build: { $houses }.
about-first = First player
about-first-now = { CAP($player) } begins this round.
about-first-next = In the next round the player to the left begins.
about-main-asked = First finish what you have begun, or take it back with Undo.
about-main = Each action is taken once a round at most.
about-recruit = Gain dice in the colours of the terrains where you are present.
about-recruit-costs = One, two and three dice cost { $costs } icons.
about-explore = Draw as many tiles as you spend icons, choose one, and place it with a tent of yours. Others who are next to it may join.
about-settle = Icon by icon: take tents, place one where you are or next to it, or bring tents back.
about-raid = On a tile where you are present, replace tents of others with yours, one for each icon.
about-harvest = Every Resource icon that you spend becomes a token.
about-trade = Icon by icon: sell tokens or a die for VP.
about-trade-prices = Three alike { $identical } VP, three different { $different }, any two { $two }, a die { $die }.
about-research = Get a technology from the table: pay its icons and tokens, and be present on its terrains.
about-govern = Three of your tents on a tile become a house. You need three tents more there than any other player.
about-factory = Bring a tent back from a tile with a factory for what the factory makes; each factory once a round.
about-free = It is a free action: any number of them, in your own turn.
about-go = This button rolls the dice that you have chosen, draws more dice, joins on a new tile, or takes tents. Now there is none of that to do.
about-stop = This button finishes your roll or an action that could go on, or says no to an offer. Now there is nothing to finish.
about-end-turn = Ends your turn. A first turn ends only after a main action, if one is possible.
about-side = Action hex: { $action }
about-side-strength = Its strength is { $count }: one for each die and token here.
about-side-use = When the marker stops here, the Diceoneer takes this action, and all that lies here is used up.
about-side-marker = The marker is here now.
about-stored = Stored tokens
about-stored-here = It has stored { $tokens }.
about-stored-use = When tokens come that have no side, they go here; at the end they may be worth VP.
about-queue = The Diceoneer’s queue
about-queue-here = { $count ->
    [1] 1 die waits in it.
   *[other] { $count } dice wait in it.
}
about-queue-use = It rolls dice from the front, and used ones come back at the end.
warn-end-main = End it? An action is possible
warn-end-free = End it? A free action is possible
warn-end-use = End it? A technology is ready
warn-factory-last = Give up tile { $number }?
warn-factory-control = Lose control of tile { $number }?
warn-factory-shared = Share control of tile { $number }?
warn-factory-end = Take a tent back?
warn-and-end = { $warning } Your turn ends.
warn-bonus = No free token?

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
fact-asked = Not now. You are asked: { $question }
fact-asked-question = Not now. You are asked: { $question }
fact-only-in-setup = That is only possible in the set-up, before the first round.
fact-only-in-roll = That is only possible in the Roll phase, while you change your roll.
fact-only-in-turn = That is only possible in your turn in the Action phase.
fact-only-in-clean-up = That is only possible in the Clean-up phase.
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
fact-spent-die = You have no other active { $colour } die showing { $icon }, and a spent die cannot be changed.
fact-not-in-tableau = { $tech } is not among the technologies of this game.
fact-held = You already have { $tech }.
fact-not-held = You have no marker on { $tech }.
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
fact-no-icon = You have no { $icon } icon, and no two Pioneers for one.
fact-no-gold-icon = You have no Gold icon.
fact-icons = { $missing ->
    [1] 1 { $icon } icon is missing
   *[other] { $missing } { $icon } icons are missing
}: it takes { $needed }, and you can pay { $payable ->
    [0] none
   *[other] { $payable }
}.
fact-no-resource-icon = You have no Resource icon, and no two Pioneers for one.
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
fact-never-white = White dice can never be gained.
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
fact-lacks = Missing for { $tech }: { $what }.
lacks-icons = { $count ->
    [1] 1 Research icon
   *[other] { $count } Research icons
}
lacks-presence = presence on { $terrains }
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
fact-no-use-in-roll = Only Pioneers and Resources (Food, Wood, Iron or Gold) can be spent here, not { $icon }.
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
fact-possible = You can still take a main action: { $actions-or }.
fact-can-become = A free action or an explosion can still make a main action possible.
fact-no-action = You could not take any action after it.
fact-no-main = You can take no main action, and this would not change that.
fact-in-roll = { $tech } is used in the Roll phase.
fact-in-turn = { $tech } is used in your turn, after the main action.
fact-not-usable = { $tech } is not a technology that you use like this.
fact-not-explosive = { $tech } is not an Explosive technology.
fact-lead = On { $tile } you have { $own ->
    [0] no tents
    [1] 1 tent
   *[other] { $own } tents
} and { $player } has { $other }; you need at least { $needed }.
fact-lead-alone = On { $tile } you have { $own ->
    [0] no tents
    [1] 1 tent
   *[other] { $own } tents
} and nobody else has any; you need at least { $needed }.
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

# What counts in a category
category-tiles-about = The higher number of a tile counts for everybody who controls it, the lower one for who comes second there.
category-technologies-about = The VP on your technologies; some cards say themselves what they count at the end.
category-dice-about = Every two dice that you own, of any colours, in the bag, spent and active together, count 3 VP. An odd die counts nothing. So a die that you gain may bring 3 VP at once, and the next one none.
category-houses-about = One to five houses on the map count 1, 4, 9, 16 or 25 VP.
category-vp-about = The VP that you have taken as tokens, by trading for example. Resource tokens count nothing.
category-diceoneer-about = Only the Diceoneer has these: VP at the end for its technologies and the tokens that it has stored.
