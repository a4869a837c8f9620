# El Rey de los Dados: el juego de tablero, en español.

title = El Rey de los Dados: el juego de tablero
length = unos 45 minutos
blurb = Lanza seis dados hasta tres veces, contrata ciudadanos y hazte con las mejores tierras y gemas del reino.
short-goal = Quieres más puntos que los demás: 3 por cada castillo de tu mayor territorio conectado, 1 por cada otro castillo, 3 por una gema dorada, 2 por una blanca y 4 por tener más fuegos de dragón.
short-turn = En tu turno lanzas seis dados hasta tres veces y te plantas; luego contratas a un ciudadano cuya condición cumplen los dados, y con él pones castillos, robas, domas o atacas. Si no cumplen ninguna, tomas una carta boca abajo y ataca el dragón.
short-end = La partida termina cuando se acaban las losetas.

# Opciones
option-arrangement = Preparación
option-arrangement-printed = Como en el tablero
option-arrangement-printed-about = Los fuegos de dragón y las gemas empiezan donde los muestra el tablero para este número de jugadores.
option-arrangement-free = Al azar
option-arrangement-free-about = El azar une las dos mitades del tablero y reparte los fuegos de dragón y las gemas: no hay dos partidas que empiecen igual.

# Dados
red = rojo
blue = azul
green = verde
die = { $colour } { $number }
a-die = un { $colour } { $number }
red1 = rojo1
red2 = rojo2
red3 = rojo3
red4 = rojo4
red5 = rojo5
red6 = rojo6
blue1 = azul1
blue2 = azul2
blue3 = azul3
blue4 = azul4
blue5 = azul5
blue6 = azul6
green1 = verde1
green2 = verde2
green3 = verde3
green4 = verde4
green5 = verde5
green6 = verde6
red-dice = dados rojos
blue-dice = dados azules
green-dice = dados verdes
no-dice = ninguno
list = { $items }

# Cartas
merchant = mercader
card-thief = ladrona de cartas
gem-thief = ladrona de gemas
dragon-trainer = domadora de dragones
ruffian = camorrista
land-developer = urbanizador
the-merchant = el mercader
the-card-thief = la ladrona de cartas
the-gem-thief = la ladrona de gemas
the-dragon-trainer = la domadora de dragones
the-ruffian = el camorrista
the-land-developer = el urbanizador
card = { $effect } del montón { $pile }
no-card = la carta del montón { $pile }
levels = { $first }, { $second } o { $third }
levels-colour = { $first }, { $second } o { $third } { $dice }
levels-run = escalera de { $first }, { $second } o { $third }
count-red = { $count ->
    [1] 1 dado rojo
   *[other] { $count } dados rojos
}
count-blue = { $count ->
    [1] 1 dado azul
   *[other] { $count } dados azules
}
count-green = { $count ->
    [1] 1 dado verde
   *[other] { $count } dados verdes
}
condition-numbers = números { $numbers }
digit = { $number }
condition-sum = suma { $sum } o más
condition-sum-of = { $dice }: suma { $sum } o más
condition-order = sumas { $first } > { $second } > { $third }
condition-run = escalera de { $length }
alike = { $count } iguales
pairs = { $count ->
    [1] una pareja
   *[other] { $count } parejas
}
different = { $count ->
    [1] otro número
   *[other] otros { $count } números distintos
}
jokers = { $count ->
    [1] { $die }
   *[other] { $die } ×{ $count }
}

# Lo que se pregunta
question-setup = Se está preparando la partida.
question-roll = { $rolls ->
    [1] Elige dados para relanzar, o plántate. Queda 1 tirada.
   *[other] Elige dados para relanzar, o plántate. Quedan { $rolls } tiradas.
}
question-hire = Tus dados cumplen una condición: contrata a un ciudadano.
question-take = Contrata con comodines o toma una carta boca abajo (alarma de dragón).
question-take-only = No cumples ninguna condición: toma una carta boca abajo (alarma de dragón).
question-joker = ¿Qué dos cartas descartas para { $card }?
question-place = Coloca una de las losetas que has sacado ({ $tiles }).
question-place-one = Coloca la loseta que has sacado ({ $tiles }).
question-place-all = Coloca las losetas que has sacado, una tras otra ({ $tiles }).
question-steal-card = Roba una carta boca arriba a otro jugador, o renuncia.
question-steal-gem = Roba una gema a otro jugador, o renuncia.
question-tame = ¿Qué fuego de dragón domas? Tu marcador ocupa su lugar.
question-attack = ¿Qué marcador rival atacas? El tuyo ocupa su lugar.
question-alarm = Alarma de dragón: ¿dónde colocas el castillo en llamas ({ $tiles })?
question-alarm-bare = Alarma de dragón, pero no queda ningún fuego de dragón: ¿dónde colocas el castillo ({ $tiles })?
question-burn = No quedan fuegos de dragón en la reserva: ¿de qué jugador usas uno?
question-over = La partida ha terminado.

# Lo que se responde
verb-reroll = relanzar
verb-stop = plantarse
verb-hire = contratar
verb-take = tomar
verb-joker = comodín
verb-place = colocar
verb-steal = robar
verb-decline = renunciar
verb-tame = domar
verb-attack = atacar
verb-burn = usar
verb-nothing = nada
also-take = coger
level = nivel
pair = pareja
mixed = mixto
supers = supercomodines
gold = oro
white = blanca
group-reroll = Relanzar dados
group-reroll-how = «r» y los dados
group-joker = Comodín
group-joker-how = «com», el dado, y «pareja» (dos cartas tuyas), «mixto» (una carta y un supercomodín) o «supercomodines» (dos)
group-place = Colocar
group-place-how = «col» y la casilla
group-steal = Robar
group-steal-how = «ro», el jugador y qué
reroll = Relanzar: { $dice }
    .did = relanza { $dice }
stop = Plantarse
    .did = se planta
hire = Contratar { A($card) }{ $vain ->
    [1] {" "}(sin efecto)
   *[other] {""}
}
    .did = contrata { A($card) }{ $vain ->
        [1] {" "}(sin efecto)
       *[other] {""}
    }
hire-jokers = Contratar con comodines { A($card) }{ $vain ->
    [1] {" "}(sin efecto)
   *[other] {""}
}
    .did = contrata con comodines { A($card) }{ $vain ->
        [1] {" "}(sin efecto)
       *[other] {""}
    }
hire-level = Contratar { A($card) } con nivel { $level }{ $gem ->
    [1] {" "}y ganar una gema
   *[other] {""}
}
    .did = contrata { A($card) } con nivel { $level }{ $gem ->
        [1] {" "}y gana una gema
       *[other] {""}
    }
hire-level-jokers = Contratar con comodines { A($card) } con nivel { $level }{ $gem ->
    [1] {" "}y ganar una gema
   *[other] {""}
}
    .did = contrata con comodines { A($card) } con nivel { $level }{ $gem ->
        [1] {" "}y gana una gema
       *[other] {""}
    }
take = Tomar boca abajo la carta { DE($card) }: alarma de dragón
    .did = toma boca abajo la carta { DE($card) }: alarma de dragón
joker-pair = Añadir { $die }: descartar tus dos cartas de comodín { $joker }
    .did = añade { $die } y descarta dos cartas de comodín { $joker }
joker-mixed = Añadir { $die }: descartar tu carta de comodín { $joker } y un supercomodín
    .did = añade { $die } y descarta una carta de comodín { $joker } y un supercomodín
joker-supers = Añadir { $die }: descartar dos supercomodines
    .did = añade { $die } y descarta dos supercomodines
place = Colocar un castillo en { $space }
    .did = coloca un castillo en { $space }
place-gem = Colocar un castillo en { $space } y tomar la { $gem }
    .did = coloca un castillo en { $space } y toma la { $gem }
place-fire = Colocar un castillo en llamas en { $space }
    .did = coloca un castillo en llamas en { $space }
place-bare = Colocar un castillo sin dueño en { $space }
    .did = coloca un castillo sin dueño en { $space }
steal-card = Robar { A($player) } la carta { DE($card) } (comodín { $joker })
    .did = roba { A($player) } la carta { DE($card) } (comodín { $joker })
steal-card-code = Robar { A($player) } la carta { DE($card) } ({ $code }, comodín { $joker })
    .did = roba { A($player) } la carta { DE($card) } ({ $code }, comodín { $joker })
steal-gem = Robar { A($player) } una { $gem }
    .did = roba { A($player) } una { $gem }
decline = No robar nada
    .did = no roba nada
tame = Domar el fuego de dragón { DE($space) } y poner ahí tu marcador
    .did = doma el fuego de dragón { DE($space) } y pone ahí su marcador
tame-gem = Domar el fuego de dragón { DE($space) }, poner ahí tu marcador y tomar la { $gem }
    .did = doma el fuego de dragón { DE($space) }, pone ahí su marcador y toma la { $gem }
attack = Atacar el marcador { DE($player) } en { $space } y reemplazarlo por el tuyo
    .did = ataca el marcador { DE($player) } en { $space } y lo reemplaza por el suyo
burn = Usar un fuego de dragón { DE($player) }
    .did = usa un fuego de dragón { DE($player) }
told-win = { $what }; no quedan marcadores, así que { EL($player) } gana al instante
    .did = { $what }; no quedan marcadores, así que { EL($player) } gana al instante

# Lo que lo impide
fact-turn-of = Es el turno { DE($player) }.
fact-in-air = Los dados todavía están rodando.
fact-opening = Se está descubriendo la carta siguiente.
fact-drawing = Se está sacando una loseta de castillo.
fact-no-dice = No has nombrado ningún dado.
fact-not-there = Ninguno de tus dados muestra { $dice-or }.
fact-too-many = Has nombrado { $named ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] seis
} veces { $die }, pero { $shown ->
    [1] solo uno de tus dados lo muestra
   *[other] solo { $shown } de tus dados lo muestran
}.
fact-rolling = { $rolls ->
    [1] Todavía te queda 1 tirada. Plántate antes y luego contrata a un ciudadano o toma una carta.
   *[other] Todavía te quedan { $rolls } tiradas. Plántate antes y luego contrata a un ciudadano o toma una carta.
}
fact-stopped = { $rolls ->
    [1] Ya has terminado de lanzar (1 tirada).
   *[other] Ya has terminado de lanzar ({ $rolls } tiradas).
}
fact-hire-first = Antes contrata a un ciudadano o toma una carta boca abajo.
fact-must-hire = Antes contrata a un ciudadano.
fact-place-first = { $tiles ->
    [1] Antes coloca la loseta de castillo que has sacado.
   *[other] Antes coloca una de las losetas de castillo que has sacado.
}
fact-no-tile = No te queda ninguna loseta por colocar.
fact-taken = Este turno ya has tomado una carta.
fact-no-cards = No hay ninguna carta descubierta.
fact-begun = Antes termina de contratar { A($card) }.
fact-no-pile = No existe el montón { $pile }; los montones van del 1 al { $piles }.
fact-levels = { $levels ->
    [1] Este ciudadano tiene un solo nivel.
   *[other] Los niveles van del 1 al { $levels }.
}
fact-reached = Tus dados alcanzan el nivel { $level }: «contratar { $pile } nivel { $level }».
fact-passed = Con tus comodines contratas { A($card) } con nivel { $level }: «contratar { $pile } nivel { $level }».
fact-lacks = { $lack }
fact-lacks-jokers = { $lack } Tus comodines no bastan.
fact-fits = Tus dados bastan por sí solos para { $cards }.
fact-no-aim = Elige antes al ciudadano que quieres contratar y luego forma el dado.
fact-face-up = { $have ->
    [0] No tienes ninguna carta boca arriba que muestre { $die }
   *[other] Solo tienes { $have } carta boca arriba que muestre { $die }
}; { $needed ->
    [1] hace falta 1.
   *[other] hacen falta { $needed }.
}
fact-supers = { $have ->
    [0] No tienes ningún supercomodín
   *[other] Solo tienes { $have } supercomodín
}; { $needed ->
    [1] hace falta 1.
   *[other] hacen falta { $needed }.
}
fact-not-needed = { CAP($die) } no sirve de nada. { $lack }
fact-dead-end = Después de añadir { $die } no podrías completar la contratación. { $lack }
fact-late = Ya has añadido { $last } { $last-pay }; { $die } { $pay } va antes.
fact-early = Antes que { $die } { $pay } hay que añadir otro dado.
fact-offered = Aquí dos supercomodines dan { $die }.
fact-castle = Ya hay un castillo en { $space }.
fact-not-drawn = Has sacado: { $tiles }. El terreno de esta casilla es { $terrain }.
fact-already = Este turno ya has contratado { A($citizen) }.
fact-steals-cards = La ladrona de cartas roba cartas, no gemas.
fact-steals-gems = La ladrona de gemas roba gemas, no cartas.
fact-hired = Este turno has contratado { A($citizen) }.
fact-hired-nobody = Este turno no has contratado a nadie.
fact-must-tame = La domadora de dragones tiene que domar un fuego de dragón: elige uno.
fact-must-attack = El camorrista tiene que atacar un marcador rival: elige uno.
fact-own = No puedes robarte a ti mismo.
fact-players = Solo participan { $players } jugadores.
fact-not-theirs = { CAP(EL($player)) } no tiene la carta { $card }.
fact-face-down = { CAP(EL($player)) } tiene la carta { $card } boca abajo, como supercomodín.
fact-same-joker = La carta { $card } tiene el mismo comodín, { $joker }, y va antes.
fact-no-gem = { CAP(EL($player)) } no tiene ninguna { $gem }.
fact-no-fire = No arde ningún fuego de dragón en { $space }.
fact-no-rival = No hay ningún marcador rival en { $space }.
fact-own-marker = El marcador que hay en { $space } es tuyo.
fact-too-far = { $nearest ->
    [1] El marcador rival más cercano está a 1 casilla; este, a { $this }.
   *[other] El marcador rival más cercano está a { $nearest } casillas; este, a { $this }.
}
fact-no-fires = { CAP(EL($player)) } no tiene ningún fuego de dragón.
fact-in-stock = { $fires ->
    [1] En la reserva queda 1 fuego de dragón.
   *[other] En la reserva quedan { $fires } fuegos de dragón.
}
fact-no-alarm = Ningún castillo espera un fuego de dragón.
lack-dice = { $count ->
    [1] Te falta { $dice }.
   *[other] Te faltan { $dice }.
}
lack-numbers = { $count ->
    [1] Te falta { $numbers }.
   *[other] Te faltan { $numbers }.
}
lack-groups = { $count ->
    [1] Te falta 1 dado para { $groups }.
   *[other] Te faltan { $count } dados para { $groups }.
}
lack-sum = Los dados suman { $sum }; tienen que sumar { $needed } o más.
lack-sum-of = Los { $dice } suman { $sum }; tienen que sumar { $needed } o más.
lack-order = Las sumas son: rojo { $red }, azul { $blue }, verde { $green }.
lack-run = La escalera más larga es de { $longest }; hace falta una de { $needed }.
number = { $count ->
    [1] un { $number }
    [2] dos { $number }
    [3] tres { $number }
    [4] cuatro { $number }
    [5] cinco { $number }
   *[other] { $count } veces { $number }
}
paid-pair = con dos cartas boca arriba
paid-mixed = con una carta boca arriba y un supercomodín
paid-supers = con dos supercomodines

# Lo que hace el azar
joined = Las mitades del tablero se unen como para { $seats } jugadores
burning = Arde al empezar: { $space }
laid = Hay una { $gem } en { $space }
opened = El montón { $pile } muestra: { $card } ({ $condition })
opened-levels = El montón { $pile } muestra: { $card } ({ $condition } para los niveles 1, 2 y 3)
first = Empieza { EL($player) }
rolled = { CAP(EL($player)) } saca { $dice }
drew = { CAP(EL($player)) } saca una loseta: { $terrain }
drew-again = { CAP(EL($player)) } saca una loseta: { $terrain } (devuelta antes a la reserva)

# Cosas
gold-gem = gema de oro
white-gem = gema blanca
field = campo
volcano = volcán
lake = lago
mountains = montañas
canyon = cañón
swamp = pantano
meadow = pradera
crystal-caves = cristales
beach = playa
forest = bosque
badlands = yermo
mushroom-grove = setas
snowfield = nieve
heath = brezal
desert = desierto
space-field = el { field } { CAP($space) }
space-volcano = el { volcano } { CAP($space) }
space-lake = el { lake } { CAP($space) }
space-mountains = las { mountains } { CAP($space) }
space-canyon = el { canyon } { CAP($space) }
space-swamp = el { swamp } { CAP($space) }
space-meadow = la { meadow } { CAP($space) }
space-crystal-caves = los { crystal-caves } { CAP($space) }
space-beach = la { beach } { CAP($space) }
space-forest = el { forest } { CAP($space) }
space-badlands = el { badlands } { CAP($space) }
space-mushroom-grove = las { mushroom-grove } { CAP($space) }
space-snowfield = la { snowfield } { CAP($space) }
space-heath = el { heath } { CAP($space) }
space-desert = el { desert } { CAP($space) }
p1 = j1
p2 = j2
p3 = j3
p4 = j4

# Apartados de la hoja
category-area = Mayor territorio
category-castles = Otros castillos
category-fires = Mayoría de fuegos
category-gold = Gemas de oro
category-white = Gemas blancas

# Vistas
map = El reino
legend-pieces = [1] es un castillo del Jugador 1, * un castillo en llamas y # un castillo sin dueño.
legend-gems = ● es una gema de oro y ○ una gema blanca.
legend-neighbours = Vecinas de una casilla: la de la izquierda, la de la derecha, las dos más próximas de arriba y las dos de abajo.
market = Mercado laboral
pile-column = Montón
card-column = Ciudadano
condition-column = Condición
joker-column = Comodín
left-column = Cartas debajo
deed-column = Efecto
pile-empty = (vacío)
pile-covered = (boca abajo)
does-merchant = niveles 1–3: saca ese número de losetas, coloca una; nivel 3: una gema
does-card-thief = saca 2 losetas y coloca una; puedes robar una carta
does-gem-thief = saca y coloca 1 loseta; puedes robar una gema
does-dragon-trainer = reemplaza un fuego por tu marcador y quédate con el fuego
does-ruffian = reemplaza por el tuyo el marcador rival más cercano
does-land-developer = saca y coloca 2 losetas
areas = Los jugadores
castles-column = Castillos
fires-column = Fuegos
gold-column = Gemas de oro
white-column = Gemas blancas
jokers-column = Comodines
supers-column = Supercomodines
total-column = Total
nothing = –
turn-line = Turno { DE($player) }
dice-line = Dados: { $dice }
added-line = Añadidos con comodines: { $dice }
drawn-line = { $count ->
    [1] Loseta sacada: { $tiles }
   *[other] Losetas sacadas: { $tiles }
}
stock-line = En la reserva: { $tiles ->
    [1] 1 loseta
   *[other] { $tiles } losetas
}, { $fires ->
    [1] 1 fuego de dragón
   *[other] { $fires } fuegos de dragón
}, { $gold ->
    [1] 1 gema de oro
   *[other] { $gold } gemas de oro
} y { $white ->
    [1] 1 gema blanca
   *[other] { $white } gemas blancas
}
won-at-once = { CAP(EL($player)) } se ha quedado sin marcadores y gana al instante, sean cuales sean los puntos.

# El tablero dibujado
owner = { $player }
added-title = Añadidos con comodines:
joker-title = Descarta dos cartas para añadir un dado
deed-merchant = Saca tantas losetas como el nivel y coloca una. En el nivel 3 ganas además una gema.
deed-card-thief = Saca dos losetas y coloca una. Puedes robar una carta.
deed-gem-thief = Saca una loseta y colócala. Puedes robar una gema.
deed-dragon-trainer = Reemplaza cualquier fuego de dragón por tu marcador y quédate con el fuego.
deed-ruffian = Reemplaza por el tuyo el marcador rival más cercano.
deed-land-developer = Saca dos losetas y coloca las dos.
empty-pile = El montón { $pile } está vacío.
fits = condición cumplida
fits-later = plántate antes
took-here = tomó una
short-card-thief = Roba cartas
short-gem-thief = Roba gemas
short-dragon-trainer = Domadora
short-land-developer = Urbanizador
hire-short = Contratar
hire-short-level = Nivel { $level }
hire-short-jokers = Con comodines
hire-short-level-jokers = Nivel { $level } y comodines
castles-title = Castillos en el mapa: { $count }. Marcadores que quedan: { $left }. Castillos del mayor territorio: { $area }.
fires-title = Fuegos de dragón: { $points } puntos para quien tenga más
gold-title = Gemas de oro, { $points } puntos cada una
white-title = Gemas blancas, { $points } puntos cada una
supers-title = { $count ->
    [1] 1 supercomodín: con un comodín da el dado de ese comodín; con otro supercomodín, cualquier dado
   *[other] { $count } supercomodines: uno con un comodín da el dado de ese comodín; dos dan cualquier dado
}
jokers-title = Comodines
map-castles = Castillos { DE($player) }: { $spaces }.
map-fires = Castillos en llamas: { $spaces }.
map-gold = Gemas de oro: { $spaces }.
map-white = Gemas blancas: { $spaces }.
map-free = Sin castillo: { $spaces }.
covered-pile = Montón { $pile }: { $count ->
    [1] 1 carta boca abajo
   *[other] { $count } cartas boca abajo
}
card-named = { $effect } { $card }: { $condition }
tiles-left = { $count ->
    [1] queda 1 loseta
   *[other] quedan { $count } losetas
}
brief-merchant = Saca tantas losetas como el nivel, coloca una.
brief-card-thief = Saca 2 losetas, coloca una. Roba una carta.
brief-gem-thief = Saca una loseta, colócala. Roba una gema.
brief-dragon-trainer = Tu castillo en lugar de un fuego.
brief-ruffian = Tu castillo en lugar del rival más cercano.
brief-land-developer = Saca 2 losetas, coloca las dos.
face-down = Boca abajo: ¡dragón!
or-higher = O con comodines
slot-reroll = Relanzar
slot-chosen = los elegidos
slot-rolled = sin más tiradas
slot-not-now = ahora no
slot-stop = Plantarse
slot-keep = así se quedan
slot-decline = No robar
yours = Cartas y fichas
dice-rest = Dados del último turno
dice-roll = Dados: tirada { $roll } de { $rolls }
tiles-alarm = Alarma de dragón
acts-card-thief = Elige una carta de otro jugador.
acts-gem-thief = Elige una gema de otro jugador.
acts-dragon-trainer = Elige un fuego señalado.
acts-ruffian = Elige un castillo señalado.
acts-place = Coloca la loseta.
left-short = { $count ->
    [1] libre
   *[other] libres
}
markers-count = { $count ->
    [1] 1 libre: tus marcadores
   *[other] { $count } libres: tus marcadores
}
castles-count = { $count ->
    [1] 1 castillo
   *[other] { $count } castillos
}
white-count = { $count ->
    [1] 1 gema blanca
   *[other] { $count } gemas blancas
}
gold-count = { $count ->
    [1] 1 gema de oro
   *[other] { $count } gemas de oro
}
fires-count = { $count ->
    [1] 1 fuego de dragón
   *[other] { $count } fuegos de dragón
}
supers-count = { $count ->
    [1] 1 supercomodín
   *[other] { $count } supercomodines
}
no-cards-yet = Todavía no hay cartas.
steal-card-title = Roba una de estas cartas, o ninguna
steal-gem-title = Roba una de estas gemas, o ninguna
burn-title = ¿De quién es el fuego que arde?
area-line = { $count ->
    [0] sin castillos todavía
    [1] Mayor territorio: 1 castillo, { $points } puntos
   *[other] Mayor territorio: { $count } castillos, { $points } puntos
}
label-castle = castillo { DE($player) }
label-fire = fuego de dragón
label-bare = castillo sin dueño
tiles-title = { $count ->
    [1] Losetas: coloca una
   *[other] Losetas: coloca { $count }
}

# Qué es cada cosa
about-space = { CAP($space) }
about-free = Aquí todavía no hay castillo: puede llegar una loseta de { $terrain }.
about-burning = Sobre este castillo arde un fuego de dragón. Una domadora de dragones se lleva el fuego y deja un marcador en su lugar.
about-bare = Este castillo no es de nadie y ya nadie puede quedárselo.
about-castle-of = Castillo { DE($player) }, en un territorio de { $count ->
    [1] 1 castillo
   *[other] { $count } castillos
}.
about-rival = Un camorrista reemplaza el marcador rival más cercano a los tuyos.
about-gem-here = Quien ponga aquí un marcador se lleva la { $gem }, que vale { $points } puntos.
about-pile = Montón { $pile }
about-citizen = { CAP($card) }
about-asks = Pide: { $condition }.
about-joker = Una vez contratada, es una carta de comodín para el { $die }: dos cartas así, o una y un supercomodín, dan un { $die }. Una sola no da nada.
about-held = Dos cartas con el { $die }, o una de ellas y un supercomodín, añaden ese dado al contratar. { $count ->
    [0] No tienes ninguna.
    [1] Tienes una.
   *[other] Tienes { $count }.
}
about-leftover = Las cartas que sobran al final no valen nada.
about-below = { $count ->
    [0] Debajo no queda ninguna carta.
    [1] Debajo queda 1 carta, boca abajo.
   *[other] Debajo quedan { $count } cartas, boca abajo.
}
about-met = { $level ->
    [1] Te bastan tus dados.
   *[other] Te bastan tus dados para el nivel { $level }.
}
about-vain = Ahora no hay en el mapa nada que este ciudadano pueda hacer.
about-die = { CAP($die) }
about-die-reads = Cuentan las dos cosas: los puntos, para números, grupos, escaleras y sumas; el color, para las cartas que piden colores.
about-dice = Cada cara tiene su propio color, así que un dado puede cambiar de color con cada tirada. Cada dado tiene los números del 1 al 6 y dos caras de cada color. En cada tipo de dado los colores van con otros números.
about-tile = Loseta de castillo: { $terrain }
about-tile-free = { $count ->
    [0] Las dos casillas de este terreno ya tienen castillo.
   *[other] Puede ir a { $spaces-or }.
}
about-gold = Gema de oro
about-white = Gema blanca
about-gem-worth = Vale { $points } puntos al final.
about-gem-use = Se consigue con un castillo en su casilla, con una ladrona de gemas o con un mercader de nivel 3.
about-fire = Fuegos de dragón
about-fire-worth = Quien tenga más al final gana { $points } puntos; si hay empate, los ganan todos los empatados.
about-fire-use = Una domadora de dragones te trae un fuego del mapa.
about-castle = Castillos y marcadores
about-castle-worth = Un castillo de tu mayor territorio vale { $area } puntos; cualquier otro, { $other }.
about-markers = { $count ->
    [0] No te queda ningún marcador: si necesitas otro, ganas al instante.
    [1] Te queda 1 marcador. Si necesitas uno más de los que tienes, ganas al instante.
   *[other] Te quedan { $count } marcadores. Si necesitas uno más de los que tienes, ganas al instante.
}
about-super = Supercomodín
about-super-use = Con una carta boca arriba da el dado de esa carta; con otro supercomodín, el dado que haga falta. Nadie te lo puede robar.
about-stock = La reserva
about-tiles = { $count ->
    [1] Queda 1 loseta
   *[other] Quedan { $count } losetas
}, { $fires ->
    [1] 1 fuego de dragón
   *[other] { $fires } fuegos de dragón
}, { $gold } gemas de oro y { $white } gemas blancas.
about-end = Si al final de un turno no quedan losetas, la partida termina.
about-reroll = Relanzar
about-reroll-use = Un turno tiene hasta { $count } tiradas. Antes de cada una eliges los dados que quieras; los demás se quedan como están.
about-stop-use = Los dados se quedan como están. Después contratas a un ciudadano o tomas una carta boca abajo.
about-theft = Una ladrona puede dejar a los demás lo que tienen.
warning-stop = ¿Seguro? Aún no cumplen nada
warning-take = ¿Seguro? Puedes contratar
warning-vain = ¿Seguro? Ahora no hace nada
warning-decline = ¿Seguro? Puedes robar

# Qué cuenta en cada categoría
category-area-about = Cada castillo de tu mayor territorio conectado cuenta 3 puntos.
category-castles-about = Cada castillo fuera de tu mayor territorio cuenta 1 punto.
category-fires-about = Quien tiene más fuegos de dragón recibe 4 puntos; en caso de empate, todos los empatados.
category-gold-about = Cada gema de oro cuenta 3 puntos.
category-white-about = Cada gema blanca cuenta 2 puntos.
