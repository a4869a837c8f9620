# Nations: The Dice Game in English.

title = Nations: The Dice Game
length = about 40 minutes
blurb = Four ages of history with dice that grow better: buy buildings, advisors, colonies and wonders, and mind books, famine and war. Solo too.

# Options
option-white-two-food = White dice with two food
option-white-two-food-about = A white die shows food twice and gold once, instead of gold twice and food once.
option-tougher = Tougher solo game
option-tougher-about = Alone, a four of the four-sided die is rolled again: after every action a tile goes, unless its column is empty.

# Dice and chits
gold = gold
stone = stone
food = food
book = book
strength = strength
reroll = reroll
white = white
blue = blue
orange = orange
red = red
face = { $amount ->
    [1] { $resource }
   *[other] { $resource } { $amount }
}
dice = { $count ->
    [1] { $colour } { $face }
   *[other] { $colour } { $face } ×{ $count }
}
no-dice = none
amount = { $amount } { $resource }
chits = { $count ->
    [1] { $chit } chit
   *[other] { $count } { $chit } chits
}
no-chit = no chit
used-dice = { $count ->
    [1] a used { $colour } die
   *[other] { $count } used { $colour } dice
}
colour-dice = { $count } { $colour }

# What is asked
question-act = Buy a tile, build your wonder or reroll dice; or pass for the round.
question-pay = { $what }: how do you pay { $cost }?
question-pay-traded = { $what }: how do you pay { $cost }? Any two dice can stand for one.
question-cover = Which building does { $what } cover, and which dice go back?
question-books = Use all your books, or keep book dice to trade for food? The famine asks for { $food } food.
question-famine = The famine asks for { $food } food and is worth { $points ->
    [1] 1 point
   *[other] { $points } points
}. What do you pay with? The strength you have left counts for the player order and the war.

# What is answered
do-reroll = Reroll: { $dice }
do-buy = Buy { $cell }, { $tile } for { $cost }
do-build = Build { $what } for { $cost }
do-pass = Pass for the rest of the round
do-pay = Pay with { $means }
do-cover = Cover { $number }, { $building }; back goes { $dice }
do-keep-none = Use all books
do-keep = Keep { $dice }, use all other books
do-feed = Feed with { $means }; strength left: { $strength }
do-decline = Do not feed: no points; strength left: { $strength }
group-reroll = Reroll dice: “r” and their places, as in “r 1 3” (“a” lists all)
group-pay = Pay: “pay” and the places of the dice, as in “pay 1 3 chits 1” (“a” lists all)
group-cover = Cover: “c”, the building, the dice that go back, as in “c 2 return 1” (“a” lists all)
group-keep = Keep book dice: “k” and their places, as in “k 4” (“a” lists all)
group-feed = Feed: “f” and the places of the strength dice you trade, as in “f 4 5”; “f” alone trades none (“a” lists all)
verb-reroll = reroll
verb-buy = buy
verb-build = build
verb-pass = pass
verb-pay = pay
verb-cover = cover
verb-keep = keep
verb-feed = feed
verb-decline = decline
verb-chits = chits
verb-return = return
verb-none = none

# What stands in the way
fact-turn-of = It is { $player }’s turn.
fact-drawing = New tiles are being drawn.
fact-rolling = The dice are still rolling.
fact-asked-pay = { $what } has to be paid for first: { $cost }.
fact-asked-cover = First choose the building that { $what } covers.
fact-asked-books = Now the books are used: use them all, or keep book dice.
fact-asked-famine = Now the famine is settled: feed your people, or decline.
fact-later-pay = There is nothing to pay for: first choose what to buy or build.
fact-later-cover = There is no new building: first buy one.
fact-later-books = Books are used once all players have passed.
fact-later-famine = The famine comes once all players have passed.
fact-no-reroll = { $used ->
    [0] You have no re-roll chit.
    [1] Your re-roll chit is used.
   *[other] All { $used } of your re-roll chits are used.
}
fact-no-dice = No dice are named.
fact-row = { $dice ->
    [0] You have no unused dice.
    [1] You have only 1 unused die.
   *[other] You have only { $dice } unused dice.
}
fact-like-die = Dice { $first } and { $place } are alike, { $die }: name die { $first } first.
fact-columns = The progress board has only { $columns } columns here.
fact-empty = { $cell } is empty.
fact-missing = { $count ->
    [1] { $amount } is missing.
   *[other] { $amount } are missing.
}
fact-missing-traded = { $count ->
    [1] { $amount } is missing, even if you trade dice.
   *[other] { $amount } are missing, even if you trade dice.
}
fact-short = This is { $amount } short.
fact-no-wonder = You have no wonder under construction.
fact-not-shown = Die { $place }, { $die }, does not show { $resource }.
fact-spare-die = It is enough without die { $place }, { $die }.
fact-spare-chit = It is enough with one { $chit } chit less.
fact-chits = { $count ->
    [0] You have no unused { $chit } chit.
    [1] You have only 1 unused { $chit } chit.
   *[other] You have only { $count } unused { $chit } chits.
}
fact-buildings = Your buildings have the numbers 1 to { $buildings }.
fact-like-building = Building { $building } has the same dice and points as building { $first }: name that one.
fact-not-of-colour = Die { $place }, { $die }, is not { $colour }.
fact-returned = Only { $dice } must be returned.
fact-unused = At least { $dice } must be returned unused: too few are used.
fact-kept = You can keep this many book dice here: { $counts }.
fact-traded = You can trade this many strength dice here: { $counts }.
number = { $number }

# What chance does
dealt = The player order is { $order }
drew = New tile: { $tile }
drew-event = Event: { $event }
shadow-reads = { $books ->
    [0] The shadow reads nothing
    [1] The shadow gets 1 book
   *[other] The shadow gets { $books } books
}
rolled = { $player } rolls { $dice }
die-removes = The four-sided die shows { $side }: { $tile } goes
die-idle = The four-sided die shows { $side }: nothing happens

# Tiles
tile-about = { $name } ({ $about }; { $points ->
    [1] 1 point
   *[other] { $points } points
})
event-about = { $name } (famine { $food } food, war { $strength } strength, { $points ->
    [1] 1 point each
   *[other] { $points } points each
})
a-building = { $count ->
    [1] 1 { $colour } die
   *[other] { $count } { $colour } dice
}
an-advisor = { $count ->
    [0] advisor
    [1] advisor, 1 reroll
   *[other] advisor, { $count } rerolls
}
a-colony = colony, { $chit }
a-wonder = wonder of { $stone } stone, { $chit }
named = { $name }
nothing = –

# Categories of the score sheet
category-books = Books
category-famine = Famine
category-war = War
category-buildings = Buildings
category-advisors = Advisor
category-colonies = Colonies
category-wonders = Wonders

# Views
round-line = Round { $round } of 4, turn of { $player }
event-line = Event: { $event }
order-line = Player order: { $order }
shadow-line = Books of the shadow: { $books }
progress = Progress board
price-column = Price
place-column = Place
own-board = Board of { $player }
what-column = What
name-column = Name
gives-column = Gives
points-column = Points
building-n = building { $number }
advisor = advisor
under-construction = under construction
kept = colony or wonder
numbered = { $number } { $what }
dice-line = Dice: { $dice }
used-line = Used dice: { $dice }
unrolled-line = Dice to be rolled: { $dice }
chits-line = Chits: { $chits }
used-chits-line = Used chits: { $chits }
other-board = { $player }: buildings with { $dice }; advisor: { $advisor }; under construction: { $wonder }
other-dice = { $player }: dice: { $dice } (used: { $used })
other-chits = { $player }: chits: { $chits } (used: { $used })
other-chit = { $count ->
    [1] { $chit }
   *[other] { $chit } ×{ $count }
}
other-unrolled = { $dice } to be rolled
last-round = What the end of round { $round } brought
steps-column = Books read
book-points = Points for books
famine-points = Famine
war-points = War
standing = Standing
order-column = Order
books-column = Books
strength-column = Strength
scored-column = Scored
tiles-column = On tiles
total-column = Total
total-now = Total if it ended now
passed-column = Passed
passed = passed
not-passed = –
fame = Hall of Fame: { $name } ({ $points } points or more).
next-fame = The next name, { $name }, takes { $points } points.
no-fame = Hall of Fame: not reached.

# Names
name-library = Library
name-stonemasons = Stonemasons
name-irrigation = Irrigation
name-bazaar = Bazaar
name-phalanx = Phalanx
name-war-chariots = War Chariots
name-sun-tzu = Sun Tzu
name-hammurabi = Hammurabi
name-cleopatra = Cleopatra
name-nubia = Nubia
name-phoenicia = Phoenicia
name-sicily = Sicily
name-hanging-gardens = Hanging Gardens
name-great-pyramid = Great Pyramid
name-colossus-of-rhodes = Colossus of Rhodes
name-monastery = Monastery
name-cathedral-lodge = Cathedral Lodge
name-water-mill = Water Mill
name-merchant-guild = Merchant Guild
name-longbowmen = Longbowmen
name-knights = Knights
name-montezuma = Montezuma
name-saladin = Saladin
name-eleanor-of-aquitaine = Eleanor of Aquitaine
name-al-andalus = Al-Andalus
name-vinland = Vinland
name-samarkand = Samarkand
name-angkor-wat = Angkor Wat
name-hagia-sophia = Hagia Sophia
name-great-zimbabwe = Great Zimbabwe
name-university = University
name-banking-house = Banking House
name-galleons = Galleons
name-elizabeth-i = Elizabeth I
name-suleiman-the-magnificent = Suleiman the Magnificent
name-leonardo-da-vinci = Leonardo da Vinci
name-akbar = Akbar
name-hispaniola = Hispaniola
name-goa = Goa
name-cape-colony = Cape Colony
name-moluccas = Moluccas
name-taj-mahal = Taj Mahal
name-forbidden-city = Forbidden City
name-st-peters-basilica = St Peter's Basilica
name-himeji-castle = Himeji Castle
name-polytechnic = Polytechnic
name-railway = Railway
name-ironclads = Ironclads
name-florence-nightingale = Florence Nightingale
name-otto-von-bismarck = Otto von Bismarck
name-nikola-tesla = Nikola Tesla
name-simon-bolivar = Simon Bolivar
name-bengal = Bengal
name-alaska = Alaska
name-indochina = Indochina
name-congo-basin = Congo Basin
name-suez-canal = Suez Canal
name-eiffel-tower = Eiffel Tower
name-statue-of-liberty = Statue of Liberty
name-trans-siberian-railway = Trans-Siberian Railway
name-axeman = Axeman
name-farm = Farm
name-caravan = Caravan
name-quarry = Quarry
name-temple = Temple
name-ionian-revolt = Ionian Revolt
name-drought-in-the-levant = Drought in the Levant
name-punic-wars = Punic Wars
name-migration-period = Migration Period
name-great-famine-of-1315 = Great Famine of 1315
name-mongol-invasions = Mongol Invasions
name-wars-of-religion = Wars of Religion
name-little-ice-age = Little Ice Age
name-thirty-years-war = Thirty Years' War
name-revolutions-of-1848 = Revolutions of 1848
name-great-hunger = Great Hunger
name-napoleonic-wars = Napoleonic Wars
name-trajan = Trajan
name-ashoka = Ashoka
name-wu-zetian = Wu Zetian
name-victoria = Victoria
name-charles-v = Charles V
name-dan-quayle = Dan Quayle

# The drawn board
owner = { $player }
nation-of = Nation of { $player }
other-nations = The other nations
buildings = Buildings
dice-of = Dice and chits of { $player }
dice-title = Dice:
choose-dice = Choose the dice to reroll; it costs a reroll chit.
choose-first = No die is chosen yet.
throw-again = Reroll the chosen dice
choose-none = Nothing is chosen yet.
choose-wrong = This is not yet the right amount, or more than needed.
choose-pay = Or choose dice and chits to pay with.
pay-chosen = Pay with these
choose-keep = Or choose book dice to keep for the famine.
keep-chosen = Keep the chosen dice
quick-pay = Pay with one click:
quick-keep = Keep with one click:
quick-feed = Feed with:
die-used = used die ({ $colour })
die-in-air = a die to be rolled
chits-list = Chits
chits-title = { $chit } chits: { $count } unused, { $used } used
price-row = Price { $count }: so much gold, or strength for a colony
empty-cell = { $cell }: empty
being-bought = being bought
too-dear = A tile without an outline costs more than your dice and chits can pay.
kind-building = building
kind-military = military
kind-colony = colony
kind-wonder = wonder
gives-rerolls = { $count ->
    [1] 1 reroll chit
   *[other] { $count } reroll chits
}
costs-stone = costs { $count } stone to build
points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
no-advisor = no advisor
no-wonder = no wonder under construction
build-short = Build
cover-short = Cover
same-as = the same as building { $count }
round-of = Round { $count } of 4
event-title = Event:
famine-title = Famine
famine-needs = asks for { $count } food; { $points ->
    [1] 1 point
   *[other] { $points } points
}
war-title = War
war-needs = asks for { $count } strength; { $points ->
    [1] 1 point
   *[other] { $points } points
}
shadow-name = The shadow
legend-title = What the signs and dice mean
legend-gold = gold: buys tiles
legend-stone = stone: builds wonders
legend-food = food: ends the famine
legend-book = book: a step on the book track
legend-strength = strength: buys colonies, wins the war, goes first
legend-reroll = reroll: throws dice again
legend-points = points
