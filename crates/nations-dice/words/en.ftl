# Nations: The Dice Game in English.

title = Nations: The Dice Game
length = about 40 minutes
blurb = Four ages of history with ever better dice: buy buildings, advisors, colonies and wonders, and keep up in books, famine and war. Solo too.
short-goal = You want the most points: buildings, advisors, colonies and wonders score at the end, and books, food and strength score at the end of every round.
short-turn = In your turn you do one thing: buy a tile with what your dice show, re-roll dice, build a stone of a wonder, or pass for the rest of the round.
short-end = The game ends after four rounds.

# Options
option-white-two-food = White dice with two food
option-white-two-food-about = A white die shows food twice and gold once, instead of gold twice and food once.
option-tougher = Tougher solo game
option-tougher-about = When you play alone, a 4 on the four-sided die is re-rolled: each of your actions removes a tile, unless its column is empty.

# Dice and chits
gold = gold
stone = stone
food = food
book = book
strength = strength
reroll = re-roll
white = white
blue = blue
orange = orange
red = red
face = { $amount ->
    [1] { $resource }
   *[other] { $amount } { $resource ->
        [book] books
       *[other] { $resource }
    }
}
die = { $colour }: { $face }
dice-of-colour = { $count ->
    [1] 1 { $colour } die ({ $faces })
   *[other] { $count } { $colour } dice ({ $faces })
}
unused-dice = { $count ->
    [1] 1 unused { $colour } die ({ $faces })
   *[other] { $count } unused { $colour } dice ({ $faces })
}
colour-faces = { $colour }: { $faces }
semicolon = { $first }; { $rest }
no-dice = none
amount = { $amount } { $resource }
chits = { $count ->
    [1] 1 { $chit } chit
   *[other] { $count } { $chit } chits
}
no-chit = no chit
used-dice = { $count ->
    [1] 1 used { $colour } die
   *[other] { $count } used { $colour } dice
}
colour-dice = { $count } { $colour }

# What is asked
# What can be done: 1 is buying, 2 is building, 4 is a re-roll, and their sums.
question-act = { $can ->
    [0] Pass for the rest of the round.
    [1] Buy a tile, or pass for the rest of the round.
    [2] Build your wonder, or pass for the rest of the round.
    [3] Buy a tile, build your wonder, or pass for the rest of the round.
    [4] Re-roll dice, or pass for the rest of the round.
    [5] Buy a tile, re-roll dice, or pass for the rest of the round.
    [6] Build your wonder, re-roll dice, or pass for the rest of the round.
   *[other] Buy a tile, build your wonder, re-roll dice, or pass for the rest of the round.
}
question-pay = How do you pay { $cost } for { $what }?
question-pay-traded = How do you pay { $cost } for { $what }? Two other dice can stand for { $one }.
question-cover = Which building do you cover with { $what }, and which dice do you return?
question-books = Use all your books, or keep book dice to trade for food? The famine asks for { $food } food.
question-famine = Pay the famine’s { $food } food for { $points ->
    [1] 1 point
   *[other] { $points } points
}? { $players ->
    [1] Strength you keep counts for the war.
   *[other] Strength you keep counts for order and war.
}

# What is answered
do-reroll = Re-roll { $dice }
    .did = re-rolls { $dice }
do-buy = Buy { $cell }, { $tile }, for { $cost }
    .did = buys { $cell }, { $tile }, for { $cost }
do-buy-over = Buy { $cell }, { $tile }, for { $cost }; your unfinished wonder, { $wonder }, goes back to the box
    .did = buys { $cell }, { $tile }, for { $cost }
do-build = Build { $what } for { $cost }
    .did = builds { $what } for { $cost }
do-pass = Pass for the rest of the round
    .did = passes for the rest of the round
do-pay = Pay with { $means }
    .did = pays with { $means }
do-trade = Trade { $traded } for { $amount }
    .did = trades { $traded } for { $amount }
do-pay-and-trade = Pay with { $means }, and trade { $traded } for { $amount }
    .did = pays with { $means }, and trades { $traded } for { $amount }
building-alike = { $building } ({ $count ->
    [1] building { $others } is the same
   *[other] buildings { $others } are the same
})
    .did = { $building }
do-cover = Cover building { $number }, { $building }; return { $dice }
    .did = covers building { $number }, { $building }, and returns { $dice }
do-keep-none = Keep none: use all books
    .did = uses all books
do-keep = Keep { $dice } for the famine and use all other books
    .did = keeps { $dice } for the famine and uses all other books
do-feed = Feed your people with { $means }: { $points ->
    [1] 1 point
   *[other] { $points } points
}; strength left: { $strength }
    .did = feeds the people with { $means } and scores { $points ->
        [1] 1 point
       *[other] { $points } points
    }; strength left: { $strength }
do-feed-trade = Trade { $traded } for { $amount } and feed your people: { $points ->
    [1] 1 point
   *[other] { $points } points
}; strength left: { $strength }
    .did = trades { $traded } for { $amount }, feeds the people and scores { $points ->
        [1] 1 point
       *[other] { $points } points
    }; strength left: { $strength }
do-feed-and-trade = Feed your people with { $means }, and trade { $traded } for { $amount }: { $points ->
    [1] 1 point
   *[other] { $points } points
}; strength left: { $strength }
    .did = feeds the people with { $means }, trades { $traded } for { $amount } and scores { $points ->
        [1] 1 point
       *[other] { $points } points
    }; strength left: { $strength }
do-decline = Decline to feed: no points; strength left: { $strength }
    .did = declines to feed the people: no points; strength left: { $strength }
group-reroll = Re-roll dice
group-reroll-how = “r” and their places
group-pay = Pay
group-pay-how = “pay” and the places of the dice
group-cover = Cover
group-cover-how = “c”, the building and the dice you return
group-keep = Keep book dice
group-keep-how = “k” and their places
group-feed = Feed
group-feed-how = “f” and the places of the strength dice you trade; “f” alone trades none
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
fact-asked-pay = First pay { $cost } for { $what }, or undo.
fact-asked-cover = First choose the building to cover with { $what }.
fact-asked-books = First decide about your books: use them all, or keep book dice for the famine.
fact-asked-famine = The famine is being resolved: feed your people, or decline.
fact-later-pay = There is nothing to pay for: first choose what to buy or build.
fact-later-cover = You have no new building to place; buy one first.
fact-later-books = Books are used once all players have passed.
fact-later-famine = The famine comes once all players have passed.
fact-no-reroll = { $used ->
    [0] You have no re-roll chit.
    [1] Your re-roll chit is used.
    [2] Both your re-roll chits are used.
   *[other] All { $used } of your re-roll chits are used.
}
fact-no-dice = No dice are named.
fact-row = { $dice ->
    [0] You have no unused dice.
    [1] You have only 1 unused die.
   *[other] You have only { $dice } unused dice.
}
fact-like-die = Name die { $first } instead of die { $place }: they are alike ({ $die }).
fact-columns = The progress board has only { $columns } columns here.
fact-empty = { $cell } is empty.
fact-missing = You are { $amount } short.
fact-missing-traded = You are { $amount } short, even if you trade dice.
fact-short = This payment is { $amount } short.
fact-no-wonder = You have no wonder under construction.
fact-not-shown = Die { $place } ({ $die }) does not show { $resource ->
    [book] a book
   *[other] { $resource }
}.
fact-spare-die = Die { $place } ({ $die }) is not needed: the rest is enough.
fact-spare-chit = 1 { $chit } chit is not needed: the rest is enough.
fact-chits = { $count ->
    [0] You have no unused { $chit } chit.
    [1] You have only 1 unused { $chit } chit.
   *[other] You have only { $count } unused { $chit } chits.
}
fact-buildings = Your buildings are numbered 1 to { $buildings }.
fact-like-building = Building { $building } has the same dice and points as building { $first }: choose building { $first }.
fact-not-of-colour = Die { $place } ({ $die }) is not { $colour }.
fact-returned = No more than { $dice } can be returned.
fact-unused = { $used ->
    [0] You have no used { $colour } die
    [1] You have only 1 used { $colour } die
   *[other] You have only { $used } used { $colour } dice
}: choose { $count ->
    [1] an unused one
   *[other] { $count } unused ones
} to return.
fact-kept = You can keep { $counts-or } book dice here.
fact-traded = { $only ->
    [0] You can trade { $counts-or } strength dice here: choose which.
    [1] You must trade exactly 1 strength die here: choose it.
   *[other] You must trade exactly { $only } strength dice here: choose them.
}
number = { $number }

# What chance does
dealt = Player order: { $order }
then = { $first }, then { $rest }
the-player = { $player }
drew = New tile: { $tile }
drew-event = Event: { $event }
shadow-reads = { $books ->
    [0] The shadow gains no books
    [1] The shadow gains 1 book
   *[other] The shadow gains { $books } books
}
rolled = { $player } rolls { $dice }
die-removes = The four-sided die shows { $side }: the cheapest tile of column { $column }, { $tile }, goes back to the box
die-idle = { $side ->
    [4] The four-sided die shows 4: no tile is removed
   *[other] The four-sided die shows { $side }: column { $column } is empty
}

# What follows by itself, in the log
sentences = { $first }. { $rest }
    .did = { $first }. { $rest }
told-pays = { $player } pays with { $means }
told-trades = { $player } trades { $traded } for { $amount }
told-pays-and-trades = { $player } pays with { $means }, and trades { $traded } for { $amount }
told-covers = { $player } covers building { $number }, { $building }, and returns { $dice }
told-advisor = { $advisor } goes back to the box
told-wonder = { $wonder }, unfinished, goes back to the box
told-passes = { $player } can do nothing else and passes
told-books = Books: { $gains }
told-read = { $player } gains { $books ->
    [0] no books
    [1] 1 book
   *[other] { $books } books
} ({ $total } in all) and scores { $points ->
    [0] no points
    [1] 1 point
   *[other] { $points } points
}
told-shadow = the shadow has { $books } in all
told-feeds = Famine: { $player } feeds the people with { $means } and scores { $points ->
    [1] 1 point
   *[other] { $points } points
}
told-feeds-trade = Famine: { $player } trades { $traded } for { $amount }, feeds the people and scores { $points ->
    [1] 1 point
   *[other] { $points } points
}
told-feeds-and-trades = Famine: { $player } feeds the people with { $means }, trades { $traded } for { $amount } and scores { $points ->
    [1] 1 point
   *[other] { $points } points
}
told-hungry = Famine: { $player } does not have enough food
told-order = New player order: { $order }
told-war = { $count ->
    [0] War: no points
    [1] War: { $players } scores { $points ->
        [1] 1 point
       *[other] { $points } points
    }
   *[other] War: { $players } score { $points ->
        [1] 1 point
       *[other] { $points } points
    } each
}
told-round = Round { $round } begins

# Tiles
tile-about = { $name } ({ $about }; { $points ->
    [1] 1 point
   *[other] { $points } points
})
event-about = { $name } (famine: { $food } food; war: { $strength } strength; { $points ->
    [1] 1 point each
   *[other] { $points } points each
})
a-building = { $count ->
    [1] 1 { $colour } die
   *[other] { $count } { $colour } dice
}
a-new-building = { $count ->
    [1] building, 1 { $colour } die
   *[other] building, { $count } { $colour } dice
}
an-advisor = { $count ->
    [0] advisor
    [1] advisor, 1 re-roll chit
   *[other] advisor, { $count } re-roll chits
}
a-colony = colony, { $chit }
a-wonder = wonder, { $stone } stone to build, { $chit }
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
round-line = Round { $round } of 4, { $player }’s turn
event-line = Event: { $event }
order-line = Player order: { $order }
shadow-line = The shadow’s books: { $books }
progress = Progress board
price-column = Price
place-column = Place
own-board = { $player }’s board
what-column = Tile
name-column = Name
gives-column = Effect
points-column = Points
building-n = building { $number }
advisor = advisor
under-construction = under construction
finished-wonder = finished wonder
numbered = [{ $number }] { $what }
dice-line = Dice: { $dice }
used-line = Used dice: { $dice }
unrolled-line = Dice not rolled yet: { $dice }
chits-line = Chits: { $chits }
used-chits-line = Used chits: { $chits }
other-name = { $player }:{" "}
other-board = dice of the buildings: { $dice }; { $advisor-word }: { $advisor }; under construction: { $wonder }
other-dice = dice: { $dice }. Used: { $used }
other-tiles = new buildings: { $buildings }; colonies: { $colonies }; finished wonders: { $wonders }
other-chits = chits: { $chits }; used: { $used }
other-chit = { $count ->
    [1] { $chit }
   *[other] { $chit } ×{ $count }
}
other-unrolled = { $dice } not rolled yet
last-round = End of round { $round }
round-so-far = Round { $round } so far
steps-column = Books gained
book-points = Book points
famine-points = Famine points
war-points = War points
standing = Standings
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
next-fame = The next name, { $name }, needs { $points } points.
no-fame = No place in the Hall of Fame.
first-fame = The first name, { $name }, needs { $points } points.

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
name-st-peters-basilica = St Peter’s Basilica
name-himeji-castle = Himeji Castle
name-polytechnic = Polytechnic
name-railway = Railway
name-ironclads = Ironclads
name-florence-nightingale = Florence Nightingale
name-otto-von-bismarck = Otto von Bismarck
name-nikola-tesla = Nikola Tesla
name-simon-bolivar = Simón Bolívar
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
name-thirty-years-war = Thirty Years’ War
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
nation-of = { $player }’s nation
dice-of = { $player }’s dice and chits
slot-reroll = Re-roll
slot-reroll-note = uses 1 chit
slot-no-chit = no chit left
slot-no-dice = no dice left
slot-build = Build
slot-short = { $count } stone short
slot-no-wonder = no wonder
slot-pay = Pay
slot-cover = Cover
slot-cover-note = a building; dice if you like
slot-cover-both = a building and dice
slot-keep = Keep
slot-keep-note = chosen books
slot-use = Use all books
slot-feed = Feed: trade strength
slot-feed-note = chosen dice; food is added
slot-feed-plain = Feed: keep strength
slot-needs-strength = needs strength dice
slot-decline = Do not feed
slot-keeps = strength left: { $count }
slot-pass = Pass
slot-pass-note = for this round
short-way = Pay with
die-used = used die ({ $colour })
die-in-air = a die not rolled yet
chits-list = Chits
chits-title = { $chit } chits: { $count } unused, { $used } used
price-row = Price { $count }: { $count } gold (colonies: { $count } strength)
for-colonies = colonies
empty-cell = { $cell }: empty
being-bought = being bought
took = { $player } took { $tile }
shadow-took = The die took { $tile }
kind-building = building
kind-military = building
kind-colony = colony
kind-wonder = wonder
gives-rerolls = { $count ->
    [0] no re-roll chits
    [1] 1 re-roll chit
   *[other] { $count } re-roll chits
}
only-points = points only
points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
no-advisor = no advisor
no-wonder = no wonder under construction
advisor-place = advisor
wonder-place = wonder
kept-place = colonies, wonders
round-of = Round { $count } of 4
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
books-read = Books read
books-of = { $player }: { $count }
order-title = Order and strength
shadow-name = The shadow
alone-fame = Hall of Fame
alone-none = no name yet
alone-next = next: { $name }, { $points }
kept-more = { $count } colonies and finished wonders
round-brought = Round { $count }:

# What things are
about-empty = { $cell }: an empty place
about-empty-what = Its tile is gone. No new one comes until the next round.
about-price = On this place it costs { $cost }.
about-price-traded = Any two other dice can stand for one gold, stone or food.
about-die-alone = This payment has no use for it: other dice count only two by two, and here it would be alone.
about-price-strength = Strength cannot be replaced by other dice.
about-building = A building. It covers one of your five buildings for good and brings { $dice }, rolled at once. The dice of the covered building go back to the supply.
about-printed = One of the five buildings every nation begins with. It gives { $dice } until a new building covers it.
about-own-building = One of your five buildings: { $dice }.
about-cover = If { $building } is covered, its dice go back to the supply: used ones or unused ones, as you like. Then it is worth nothing any more.
about-faces = The six sides of a { $colour } die: { $faces }.
about-advisor = { $count ->
    [0] An advisor who brings no re-rolls, only points.
    [1] An advisor with 1 re-roll chit for every round.
   *[other] An advisor with { $count } re-roll chits for every round.
}
about-advisor-one = A nation has one advisor. A new one sends the old one away, with points and re-roll chits.
about-no-advisor = Here an advisor will stand once you buy one.
about-colony = A colony. It stays yours to the end, and you can have as many as you like.
about-wonder = A wonder. Buying it only opens the building site; building it is an action of its own and costs { $cost }.
about-wonder-one = There is one building site. If you buy another wonder before this one is finished, this one is lost.
about-no-wonder = Here a wonder will stand while you build it. It counts only once it is finished.
about-with-chit = You get { $chit } with it, which comes back every round.
about-without-chit = It brings no chit.
about-worth = { $points ->
    [0] It is worth no points.
    [1] At the end of the game it is worth 1 point.
   *[other] At the end of the game it is worth { $points } points.
}
about-gold = Gold buys buildings, advisors and wonders.
about-stone = Stone builds wonders.
about-food = Food feeds your people in the famine at the end of the round.
about-book = At the end of the round every book is a step on the book track.
about-strength = Strength buys colonies. What you have left decides the war and the player order.
about-reroll = A re-roll chit lets you roll as many of your unused dice again as you like, once. That is your action for this turn.
about-reroll-title = Re-roll dice
about-dice = { $colour ->
    [white] White dice
    [blue] Blue dice
    [orange] Orange dice
   *[red] Red dice
}
about-used-dice = Used dice rest until the next round; then all dice are rolled again.
about-chit = { $chit ->
    [reroll] Re-roll chits
    [re-roll] Re-roll chits
    [gold] Gold chits
    [stone] Stone chits
    [food] Food chits
    [book] Book chits
   *[strength] Strength chits
}
about-chits-held = You have { $count } unused and { $used } used.
about-chit-back = Used chits come back when a new round begins.
about-row = Price { $row }
about-row-what = Every tile of this row costs { $gold }; a colony costs { $strength } instead.
about-famine = Famine: if you pay { $count } food, you score { $points ->
    [1] 1 point
   *[other] { $points } points
}. Your dice and chits show { $has } now.
about-famine-traded = Two other dice can stand for one food.
about-war = War: if you still have { $count } strength then, you score { $points ->
    [1] 1 point
   *[other] { $points } points
}. You have { $has } now, and none of it is used up.
about-books = Books read
about-books-score = Then you score { $points ->
    [1] 1 point
   *[other] { $points } points
} for every player with fewer books than you.
about-books-shadow = Then you score { $points ->
    [1] 1 point
   *[other] { $points } points
} if you have more books than the shadow, which has { $shadow }.
about-books-now = You have { $count } so far.
about-order = Player order and strength
about-order-what = After the famine the players line up by the strength they have left, most first. Equal players keep their order.
about-order-now = You have { $count } strength.
about-fame = Hall of Fame
about-fame-what = Alone you cannot lose: the points you have at the end earn you a name in the Hall of Fame.
about-fame-now = So far that is { $name } ({ $points } points or more).
about-fame-next = The next name is { $name }: { $points } points.
about-pass = Pass
about-pass-what = You take no more actions this round. Dice and chits you have left still count for books, famine, order and war.
about-feed-title = Feed the people
about-feed = The famine asks for { $count } food. Choose in the tray which strength dice you give up for it; everything else is added by itself.
about-round = In a round everybody takes one action a turn: buy a tile, build a wonder, re-roll dice or pass.
about-round-end = When all have passed come books, famine, player order and war. Then used dice and chits return, and tiles of the next age are laid out.
warning-pass = { $can ->
    [1] You can still buy
    [2] You can still build
    [3] You can still buy or build
    [4] You can still re‑roll
    [5] You can still buy
    [6] You can still build
   *[other] You can still buy or build
}: pass?
warning-wonder = Give up { $wonder }?
warning-needs = { $lost ->
    [1] Too little left for the famine
    [2] Too little left for the war
   *[other] Too little left for famine and war
}: go on?

# The full screen
hue-white = Wh
hue-blue = Bl
hue-orange = Or
hue-red = Re
legend-hues = Letters on the dice: { $dice }

# What counts in a category
category-books-about = After every round you score 1 point for every other player with fewer books, or 2 points if two play. Alone, you score 2 points if you have more books than the shadow.
category-famine-about = You score the points of the event if you use as much food as it asks for.
category-war-about = You score the points of the event if you have as much unused strength as it asks for.
category-buildings-about = The points on your five buildings; covered ones do not count.
category-advisors-about = The points on your advisor.
category-colonies-about = The points on your colonies.
category-wonders-about = The points on your finished wonders; one under construction does not count.
