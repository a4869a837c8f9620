# King of the Dice: el juego de tablero en español.

title = El Rey de los Dados: el juego de tablero
length = unos 45 minutos
blurb = Tira seis dados hasta tres veces, contrata ciudadanos y hazte con las mejores tierras y gemas del reino.

# Opciones
option-arrangement = Disposición
option-arrangement-printed = Impresa
option-arrangement-printed-about = Fuegos y gemas están donde el tablero los muestra para este número de jugadores.
option-arrangement-free = Libre
option-arrangement-free-about = El azar une las mitades y reparte fuegos y gemas: no hay dos partidas que empiecen igual.

# Dados
red = rojo
blue = azul
green = verde
die = { $colour } { $number }
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
no-dice = ninguno
list = { $items }

# Cartas
merchant = mercader
card-thief = ladrona de cartas
gem-thief = ladrona de gemas
dragon-trainer = domadora de dragones
ruffian = camorrista
land-developer = terrateniente
card = { $effect } del montón { $pile }
no-card = carta del montón { $pile }
levels = { $first } / { $second } / { $third }
levels-colour = { $first } / { $second } / { $third } de color { $colour }
levels-run = escalera de { $first } / { $second } / { $third }
count-colour = { $count } de color { $colour }
condition-numbers = números { $numbers }
condition-groups = grupos { $groups }
condition-sum = suma { $sum } o más
condition-sum-of = suma de color { $colour } { $sum } o más
condition-order = sumas { $first } > { $second } > { $third }
condition-run = escalera de { $length }
jokers = { $count ->
    [1] { $die }
   *[other] { $die } ×{ $count }
}

# Lo que se pregunta
question-setup = Se está preparando la partida.
question-roll = { $rolls ->
    [1] Elige dados para volver a tirar, o plántate. Queda una tirada.
   *[other] Elige dados para volver a tirar, o plántate. Quedan { $rolls } tiradas.
}
question-hire = Tus dados encajan: contrata a un ciudadano.
question-take = Tus dados solos no bastan para nadie: contrata con comodines si puedes, o toma una carta boca abajo.
question-take-only = Tus dados no bastan para nadie: toma una carta boca abajo.
question-joker = Añade un dado para esta carta: { $card }. ¿Qué dos cartas descartas?
question-place = Coloca una de las losetas sacadas ({ $tiles }).
question-place-one = Coloca la loseta sacada ({ $tiles }).
question-place-all = Coloca las losetas sacadas, una tras otra ({ $tiles }).
question-steal-card = Roba una carta boca arriba, o renuncia.
question-steal-gem = Roba una gema, o renuncia.
question-tame = ¿Qué fuego de dragón sustituyes?
question-attack = ¿Qué marcador sustituyes?
question-alarm = Alarma de dragón: ¿adónde va el fuego ({ $tiles })?
question-burn = No quedan fuegos: ¿de quién lo tomas?
question-over = La partida ha terminado.

# Lo que se responde
verb-reroll = repetir
verb-stop = plantarse
verb-hire = contratar
verb-take = tomar
verb-joker = comodín
verb-place = colocar
verb-steal = robar
verb-decline = renunciar
verb-tame = domar
verb-attack = atacar
verb-burn = quemar
level = nivel
pair = pareja
mixed = mixto
supers = supers
gold = oro
white = blanca
group-reroll = Volver a tirar: «r» y los dados, como «r rojo6 azul1» («a»: todas)
group-joker = Comodín: «j», el dado, pareja, mixto o supers: «j rojo6 pareja» («a»: todas)
group-place = Colocar: «p» y el espacio, como «p a6» («a»: todas)
group-steal = Robar: «robar», el jugador y qué, como «robar p2 oro» («a»: todas)
reroll = Volver a tirar: { $dice }
stop = Plantarse
hire = Contratar: { $card }{ $vain ->
    [1] {", "}sin efecto
   *[other] {""}
}
hire-jokers = Contratar con comodines: { $card }{ $vain ->
    [1] {", "}sin efecto
   *[other] {""}
}
hire-level = Contratar en el nivel { $level }: { $card }{ $gem ->
    [1] , con una gema
   *[other] {""}
}
hire-level-jokers = Contratar con comodines en el nivel { $level }: { $card }{ $gem ->
    [1] , con una gema
   *[other] {""}
}
take = Tomar boca abajo: { $card }; alarma de dragón
joker-pair = Añadir { $die }: descartar dos cartas boca arriba con él
joker-mixed = Añadir { $die }: descartar una carta boca arriba con él y un supercomodín
joker-supers = Añadir { $die }: descartar dos supercomodines
place = Colocar un castillo en { $space }
place-gem = Colocar un castillo en { $space } y tomar la { $gem }
place-fire = Colocar un castillo en llamas en { $space }
steal-card = Robar a { $player } esta carta: { $card }, comodín { $joker }
steal-gem = Robar una { $gem } a { $player }
decline = No robar nada
tame = Sustituir el fuego de { $space }
tame-gem = Sustituir el fuego de { $space } y tomar la { $gem }
attack = Sustituir el marcador de { $player } en { $space }
burn = Tomar un fuego de { $player }

# Lo que hace el azar
joined = Las mitades se unen como para { $seats } jugadores
burning = { $space } arde al empezar
laid = Una { $gem } está en { $space }
opened = El montón { $pile } muestra: { $card }, { $condition }
first = Empieza { $player }
rolled = { $player } saca { $dice }
drew = { $player } saca una loseta: { $terrain }
drew-again = { $player } saca una loseta: { $terrain }, que ya se había visto

# Cosas
gold-gem = gema de oro
white-gem = gema blanca
space = { $terrain } { $space }
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
snowfield = nevado
heath = brezal
desert = desierto

# Apartados de la hoja
category-area = Mayor territorio
category-castles = Otros castillos
category-fires = Más fuegos
category-gold = Gemas de oro
category-white = Gemas blancas

# Vistas
map = El reino
legend-pieces = [1] un castillo del jugador 1, * un castillo en llamas, # un castillo de nadie.
legend-gems = ● una gema de oro, ○ una blanca.
market = Mercado de trabajo
pile-column = Montón
card-column = Ciudadano
condition-column = Pide
joker-column = Comodín
left-column = Debajo
deed-column = Efecto
does-merchant = coloca 1 de 1–3 losetas; nivel 3: una gema
does-card-thief = coloca 1 de 2 losetas, roba una carta
does-gem-thief = coloca 1 loseta, roba una gema
does-dragon-trainer = sustituye un fuego y lo guarda
does-ruffian = sustituye el marcador rival más cercano
does-land-developer = coloca 2 losetas
areas = Los jugadores
castles-column = Castillos
fires-column = Fuegos
gold-column = Oro
white-column = Blancas
jokers-column = Comodines
supers-column = Supers
total-column = Total
nothing = –
turn-line = Turno de { $player }
dice-line = Dados: { $dice }
added-line = Añadidos con comodines: { $dice }
drawn-line = Losetas sacadas: { $tiles }
stock-line = En la reserva: { $tiles ->
    [1] 1 loseta
   *[other] { $tiles } losetas
}, { $fires ->
    [1] 1 fuego
   *[other] { $fires } fuegos
}, { $gold ->
    [1] 1 gema de oro
   *[other] { $gold } gemas de oro
} y { $white ->
    [1] 1 blanca
   *[other] { $white } blancas
}
won-at-once = { $player } se ha quedado sin marcadores y gana al instante, sean cuales sean los puntos.

# El tablero dibujado
owner = { $player }
dice-of = Dados de { $player }
choose-dice = Elige los dados que quieres volver a tirar.
choose-first = Aún no has elegido ninguno.
throw-again = Volver a tirar los dados elegidos
throws = Lo que salió en este turno
throw-n = { $number }.ª
added-title = Añadidos con comodines:
joker-title = Dos de tus cartas hacen un dado
alarm-note = Alarma de dragón: coloca la loseta, arde con un fuego.
tiles-title = { $count ->
    [0] Losetas sacadas
    [1] Losetas sacadas; se coloca una
   *[other] Losetas sacadas; se colocan { $count }
}
deed-merchant = Saca tantas losetas como el nivel y coloca una. El nivel 3 da una gema.
deed-card-thief = Saca dos losetas y coloca una. Roba una carta a otro.
deed-gem-thief = Saca una loseta y colócala. Roba una gema a otro.
deed-dragon-trainer = Tu castillo en lugar de cualquier fuego. El fuego es tuyo.
deed-ruffian = Tu castillo en lugar del rival más cercano.
deed-land-developer = Saca dos losetas y coloca las dos.
must-hire = Tus dados encajan, así que hay que contratar: no se puede tomar ninguna carta boca abajo.
empty-pile = El montón { $pile } está vacío.
below = { $count ->
    [1] 1 carta debajo
   *[other] { $count } cartas debajo
}
fits = encaja
fits-level = encaja en el nivel { $level }
alike = { $count } iguales
different = { $count ->
    [1] 1 distinto
   *[other] { $count } distintos
}
hire-short = Contratar
hire-short-level = Contratar, nivel { $level }
hire-short-jokers = Contratar con comodines
hire-short-level-jokers = Nivel { $level } con comodines
take-down = Tomar boca abajo
points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
castles-title = Castillos en el mapa: { $count }. Marcadores que quedan: { $left }. Castillos del mayor territorio: { $area }.
fires-title = Fuegos de dragón; quien más tiene suma 4
gold-title = Gemas de oro, 3 puntos cada una
white-title = Gemas blancas, 2 puntos cada una
supers-title = { $count ->
    [1] 1 supercomodín: con un comodín hace ese dado, con otro supercomodín cualquiera
   *[other] { $count } supercomodines: uno con un comodín hace ese dado, dos hacen cualquiera
}
jokers-title = Comodines
no-jokers = todavía ninguno
steal-short = Robar
burn-short = Tomar
too-far = No son los más cercanos:
map-castles = Castillos de { $player }: { $spaces }.
map-fires = Arden: { $spaces }.
map-gold = Gemas de oro: { $spaces }.
map-white = Gemas blancas: { $spaces }.
map-free = Sin castillo: { $spaces }.
legend-title = Qué significan los signos
legend-castle = un castillo con el color y el marcador de su dueño; gris si no es de nadie
legend-fire = un fuego de dragón sobre un castillo
legend-gold = una gema de oro, 3 puntos
legend-white = una gema blanca, 2 puntos
legend-super = un supercomodín: una carta tomada boca abajo
legend-seam = la costura entre las dos mitades; los espacios se tocan a través de ella
count-red = { $count ->
    [1] 1 rojo
   *[other] { $count } rojos
}
count-blue = { $count ->
    [1] 1 azul
   *[other] { $count } azules
}
count-green = { $count ->
    [1] 1 verde
   *[other] { $count } verdes
}
covered-pile = Montón { $pile }: { $count ->
    [1] 1 carta boca abajo
   *[other] { $count } cartas boca abajo
}
told-win = { $what }; no quedan marcadores, así que gana { $player }
card-named = { $effect } { $card }
