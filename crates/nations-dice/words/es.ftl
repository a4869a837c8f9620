# El juego de dados de Nations en español.

title = Nations: el juego de dados
length = unos 40 minutos
blurb = Cuatro edades de la historia con dados cada vez mejores: compra edificios, consejeros, colonias y maravillas, y no te quedes atrás en libros, hambruna y guerra. También en solitario.
short-goal = Quieres más puntos que los demás: edificios, consejeros, colonias y maravillas puntúan al final; libros, comida y fuerza, al final de cada ronda.
short-turn = En tu turno haces una sola cosa: comprar una loseta con lo que muestran tus dados, relanzar dados, construir una piedra de una maravilla o pasar hasta otra ronda.
short-end = La partida termina tras cuatro rondas.

# Opciones
option-white-two-food = Dados blancos con dos caras de comida
option-white-two-food-about = Un dado blanco tiene dos caras de comida y una de oro, en lugar de dos de oro y una de comida.
option-tougher = Solitario más difícil
option-tougher-about = En solitario, un 4 en el dado de cuatro caras se relanza: cada acción tuya retira una loseta, salvo si su columna está vacía.

# Dados y fichas
gold = oro
stone = piedra
food = comida
book = libro
strength = fuerza
reroll = relanzamiento
white = blanco
blue = azul
orange = naranja
red = rojo
face = { $amount ->
    [1] { $resource }
   *[other] { $amount } { $resource ->
        [libro] libros
       *[other] de { $resource }
    }
}
die = { $colour }: { $face }
dice-of-colour = { $count ->
    [1] 1 dado { $colour }
   *[other] { $count } dados { $colour ->
        [blanco] blancos
        [azul] azules
        [naranja] naranjas
       *[rojo] rojos
    }
} ({ $faces })
unused-dice = { $count ->
    [1] 1 dado { $colour } sin usar
   *[other] { $count } dados { $colour ->
        [blanco] blancos
        [azul] azules
        [naranja] naranjas
       *[rojo] rojos
    } sin usar
} ({ $faces })
colour-faces = { $colour }: { $faces }
semicolon = { $first }; { $rest }
no-dice = ninguno
amount = { $amount } de { $resource }
chits = { $count ->
    [1] 1 ficha de { $chit }
   *[other] { $count } fichas de { $chit }
}
no-chit = sin ficha
used-dice = { $count ->
    [1] 1 dado { $colour } usado
   *[other] { $count } dados { $colour ->
        [blanco] blancos
        [azul] azules
        [naranja] naranjas
       *[rojo] rojos
    } usados
}
colour-dice = { $count ->
    [1] 1 { $colour }
   *[other] { $count } { $colour ->
        [blanco] blancos
        [azul] azules
        [naranja] naranjas
       *[rojo] rojos
    }
}

# Lo que se pregunta
# Lo que se puede hacer: 1 es comprar, 2 construir, 4 relanzar, y sus sumas.
question-act = { $can ->
    [0] Pasa.
    [1] Compra una loseta o pasa.
    [2] Construye tu maravilla o pasa.
    [3] Compra una loseta, construye tu maravilla o pasa.
    [4] Relanza dados o pasa.
    [5] Compra una loseta, relanza dados o pasa.
    [6] Construye tu maravilla, relanza dados o pasa.
   *[other] Compra una loseta, construye tu maravilla, relanza dados o pasa.
}
question-pay = ¿Cómo pagas { $cost } por la loseta «{ $what }»?
question-pay-traded = ¿Cómo pagas { $cost } por la loseta «{ $what }»? Otros dos dados pueden valer por { $one }.
question-cover = ¿Qué edificio cubres con la loseta «{ $what }», y qué dados devuelves?
question-books = ¿Usas todos tus libros o conservas dados de libro para cambiarlos por comida? La hambruna pide { $food } de comida.
question-famine = ¿Pagas { $food } de comida por { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}? La fuerza { $players ->
    [1] cuenta luego para la guerra.
   *[other] cuenta luego para orden y guerra.
}

# Lo que se responde
do-reroll = Relanzar { $dice }
    .did = relanza { $dice }
do-buy = Comprar { $cell }, { $tile }, por { $cost }
    .did = compra { $cell }, { $tile }, por { $cost }
do-buy-over = Comprar { $cell }, { $tile }, por { $cost }; tu maravilla sin terminar, { $wonder }, vuelve a la caja
    .did = compra { $cell }, { $tile }, por { $cost }
do-build = Construir la maravilla «{ $what }» por { $cost }
    .did = construye la maravilla «{ $what }» por { $cost }
do-pass = Pasar (ya no juegas en esta ronda)
    .did = pasa y ya no juega en esta ronda
do-pay = Pagar con { $means }
    .did = paga con { $means }
do-trade = Cambiar { $traded } por { $amount }
    .did = cambia { $traded } por { $amount }
do-pay-and-trade = Pagar con { $means }, y cambiar { $traded } por { $amount }
    .did = paga con { $means }, y cambia { $traded } por { $amount }
building-alike = { $building } ({ $count ->
    [1] el edificio { $others } es igual
   *[other] los edificios { $others } son iguales
})
    .did = { $building }
do-cover = Cubrir el edificio { $number }, { $building }; devolver { $dice }
    .did = cubre el edificio { $number }, { $building }, y devuelve { $dice }
do-keep-none = No conservar ninguno: usar todos los libros
    .did = usa todos los libros
do-keep = Conservar { $dice } para la hambruna y usar los demás libros
    .did = conserva { $dice } para la hambruna y usa los demás libros
do-feed = Alimentar a tu pueblo con { $means }: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}; { $strength ->
    [0] no te queda fuerza
    [1] te queda 1 de fuerza
   *[other] te quedan { $strength } de fuerza
}
    .did = alimenta a su pueblo con { $means } y gana { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }; { $strength ->
        [0] no le queda fuerza
        [1] le queda 1 de fuerza
       *[other] le quedan { $strength } de fuerza
    }
do-feed-trade = Cambiar { $traded } por { $amount } y alimentar a tu pueblo: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}; { $strength ->
    [0] no te queda fuerza
    [1] te queda 1 de fuerza
   *[other] te quedan { $strength } de fuerza
}
    .did = cambia { $traded } por { $amount }, alimenta a su pueblo y gana { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }; { $strength ->
        [0] no le queda fuerza
        [1] le queda 1 de fuerza
       *[other] le quedan { $strength } de fuerza
    }
do-feed-and-trade = Alimentar a tu pueblo con { $means } y cambiar { $traded } por { $amount }: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}; { $strength ->
    [0] no te queda fuerza
    [1] te queda 1 de fuerza
   *[other] te quedan { $strength } de fuerza
}
    .did = alimenta a su pueblo con { $means }, cambia { $traded } por { $amount } y gana { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }; { $strength ->
        [0] no le queda fuerza
        [1] le queda 1 de fuerza
       *[other] le quedan { $strength } de fuerza
    }
do-decline = Renunciar a alimentar a tu pueblo: sin puntos; { $strength ->
    [0] no te queda fuerza
    [1] te queda 1 de fuerza
   *[other] te quedan { $strength } de fuerza
}
    .did = renuncia a alimentar a su pueblo: sin puntos; { $strength ->
        [0] no le queda fuerza
        [1] le queda 1 de fuerza
       *[other] le quedan { $strength } de fuerza
    }
group-reroll = Relanzar dados
group-reroll-how = «r» y sus lugares
group-pay = Pagar
group-pay-how = «pagar» y los lugares de los dados
group-cover = Cubrir
group-cover-how = «c», el edificio y los dados que devuelves
group-keep = Conservar dados de libro
group-keep-how = «c» y sus lugares
group-feed = Alimentar
group-feed-how = «alimentar» y los lugares de los dados de fuerza que cambias; «alimentar» solo, ninguno
verb-reroll = relanzar
verb-buy = comprar
verb-build = construir
verb-pass = pasar
verb-pay = pagar
verb-cover = cubrir
verb-keep = conservar
verb-feed = alimentar
verb-decline = renunciar
verb-chits = fichas
verb-return = devolver
verb-none = ninguno

# Lo que lo impide
fact-turn-of = Le toca { A($player) }.
fact-drawing = Se están sacando losetas nuevas.
fact-rolling = Los dados aún están en el aire.
fact-asked-pay = Antes paga { $cost } por la loseta «{ $what }», o deshaz la jugada.
fact-asked-cover = Antes elige qué edificio cubres con la loseta «{ $what }».
fact-asked-books = Antes decide sobre tus libros: úsalos todos o conserva dados de libro para la hambruna.
fact-asked-famine = Se está resolviendo la hambruna: alimenta a tu pueblo o renuncia.
fact-later-pay = No hay nada que pagar: elige antes qué comprar o construir.
fact-later-cover = No tienes ningún edificio nuevo que colocar: compra uno antes.
fact-later-books = Los libros se usan cuando todos los jugadores han pasado.
fact-later-famine = La hambruna llega cuando todos los jugadores han pasado.
fact-no-reroll = { $used ->
    [0] No tienes ninguna ficha de relanzamiento.
    [1] Tu ficha de relanzamiento está usada.
    [2] Tus dos fichas de relanzamiento están usadas.
   *[other] Tus { $used } fichas de relanzamiento están usadas.
}
fact-no-dice = No has nombrado ningún dado.
fact-row = { $dice ->
    [0] No tienes dados sin usar.
    [1] Solo tienes 1 dado sin usar.
   *[other] Solo tienes { $dice } dados sin usar.
}
fact-like-die = Nombra el dado { $first } en lugar del { $place }: son iguales ({ $die }).
fact-columns = Aquí el tablero de progreso solo tiene { $columns } columnas.
fact-empty = En { $cell } no hay ninguna loseta.
fact-missing = { $count ->
    [1] Te falta { $amount }.
   *[other] Te faltan { $amount }.
}
fact-missing-traded = { $count ->
    [1] Te falta { $amount }, incluso cambiando dados.
   *[other] Te faltan { $amount }, incluso cambiando dados.
}
fact-short = { $count ->
    [1] A este pago le falta { $amount }.
   *[other] A este pago le faltan { $amount }.
}
fact-no-wonder = No tienes ninguna maravilla en construcción.
fact-not-shown = El dado { $place } ({ $die }) no muestra { $resource ->
    [libro] ningún libro
   *[other] { $resource }
}.
fact-spare-die = Sobra el dado { $place } ({ $die }).
fact-spare-chit = Sobra 1 ficha de { $chit }.
fact-chits = { $count ->
    [0] No tienes ninguna ficha de { $chit } sin usar.
    [1] Solo tienes 1 ficha de { $chit } sin usar.
   *[other] Solo tienes { $count } fichas de { $chit } sin usar.
}
fact-buildings = Tus edificios tienen los números del 1 al { $buildings }.
fact-like-building = El edificio { $building } tiene los mismos dados y puntos que el { $first }: elige el { $first }.
fact-not-of-colour = El dado { $place } ({ $die }) no es { $colour }.
fact-returned = Se devuelve como máximo { $dice }.
fact-unused = { $used ->
    [0] No tienes ningún dado { $colour } usado
    [1] Solo tienes 1 dado { $colour } usado
   *[other] Solo tienes { $used } dados { $colour ->
        [blanco] blancos
        [azul] azules
        [naranja] naranjas
       *[rojo] rojos
    } usados
}: elige { $count ->
    [1] uno sin usar
   *[other] { $count } sin usar
} para devolver.
fact-kept = Aquí puedes conservar { $counts-or } dados de libro.
fact-traded = { $only ->
    [0] Aquí puedes cambiar { $counts-or } dados de fuerza: elige cuáles.
    [1] Aquí tienes que cambiar exactamente 1 dado de fuerza: elígelo.
   *[other] Aquí tienes que cambiar exactamente { $only } dados de fuerza: elígelos.
}
number = { $number }

# Lo que hace el azar
dealt = Orden de juego: { $order }
then = { $first }, luego { $rest }
the-player = { EL($player) }
drew = Loseta nueva: { $tile }
drew-event = Evento: { $event }
shadow-reads = { $books ->
    [0] La sombra no gana libros
    [1] La sombra gana 1 libro
   *[other] La sombra gana { $books } libros
}
rolled = { CAP(EL($player)) } lanza { $dice }
die-removes = El dado de cuatro caras muestra un { $side }: la loseta más barata de la columna { $column }, «{ $tile }», vuelve a la caja
die-idle = { $side ->
    [4] El dado de cuatro caras muestra un 4: no se retira ninguna loseta
   *[other] El dado de cuatro caras muestra un { $side }: la columna { $column } está vacía
}

# Lo que sigue por sí solo, en el historial
sentences = { $first }. { $rest }
    .did = { $first }. { $rest }
told-pays = { CAP(EL($player)) } paga con { $means }
told-trades = { CAP(EL($player)) } cambia { $traded } por { $amount }
told-pays-and-trades = { CAP(EL($player)) } paga con { $means }, y cambia { $traded } por { $amount }
told-covers = { CAP(EL($player)) } cubre el edificio { $number }, { $building }, y devuelve { $dice }
told-advisor = { $advisor } vuelve a la caja
told-wonder = La maravilla sin terminar «{ $wonder }» vuelve a la caja
told-passes = { CAP(EL($player)) } no puede hacer nada más y pasa
told-books = Libros: { $gains }
told-read = { EL($player) } gana { $books ->
    [1] 1 libro
   *[other] { $books } libros
} (tiene { $total }) y { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
told-shadow = la sombra tiene { $books }
told-feeds = Hambruna: { EL($player) } alimenta a su pueblo con { $means } y gana { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
told-feeds-trade = Hambruna: { EL($player) } cambia { $traded } por { $amount }, alimenta a su pueblo y gana { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
told-feeds-and-trades = Hambruna: { EL($player) } alimenta a su pueblo con { $means }, cambia { $traded } por { $amount } y gana { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
told-hungry = Hambruna: { EL($player) } no tiene bastante comida
told-order = Nuevo orden de juego: { $order }
told-war = { $count ->
    [0] Guerra: ningún punto
    [1] Guerra: { $players } gana { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }
   *[other] Guerra: { $players } ganan { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    } cada uno
}
told-round = Empieza la ronda { $round }

# Losetas
tile-about = { $name } ({ $about }; { $points ->
    [1] 1 punto
   *[other] { $points } puntos
})
event-about = { $name } (hambruna: { $food } de comida; guerra: { $strength } de fuerza; { $points ->
    [1] 1 punto cada una
   *[other] { $points } puntos cada una
})
a-building = { $count ->
    [1] 1 dado { $colour }
   *[other] { $count } dados { $colour ->
        [blanco] blancos
        [azul] azules
        [naranja] naranjas
       *[rojo] rojos
    }
}
a-new-building = { $count ->
    [1] edificio, 1 dado { $colour }
   *[other] edificio, { $count } dados { $colour ->
        [blanco] blancos
        [azul] azules
        [naranja] naranjas
       *[rojo] rojos
    }
}
an-advisor = { $who ->
    [name-cleopatra] consejera
    [name-eleanor-of-aquitaine] consejera
    [name-elizabeth-i] consejera
    [name-florence-nightingale] consejera
   *[other] consejero
}{ $count ->
    [0] { "" }
    [1] , 1 ficha de relanzamiento
   *[other] , { $count } fichas de relanzamiento
}
a-colony = colonia, { $chit }
a-wonder = maravilla, { $stone } de piedra para construirla, { $chit }
named = { $name }
nothing = –

# Apartados de la hoja
category-books = Libros
category-famine = Hambruna
category-war = Guerra
category-buildings = Edificios
category-advisors = Consejero
category-colonies = Colonias
category-wonders = Maravillas

# Vistas
round-line = Ronda { $round } de 4, turno { DE($player) }
event-line = Evento: { $event }
order-line = Orden de juego: { $order }
shadow-line = Libros de la sombra: { $books }
progress = Tablero de progreso
price-column = Precio
place-column = Lugar
own-board = Tablero { DE($player) }
what-column = Loseta
name-column = Nombre
gives-column = Efecto
points-column = Puntos
building-n = edificio { $number }
advisor = { $who ->
    [name-cleopatra] consejera
    [name-eleanor-of-aquitaine] consejera
    [name-elizabeth-i] consejera
    [name-florence-nightingale] consejera
   *[other] consejero
}
under-construction = en construcción
finished-wonder = maravilla terminada
numbered = [{ $number }] { $what }
dice-line = Dados: { $dice }
used-line = Dados usados: { $dice }
unrolled-line = Dados por lanzar: { $dice }
chits-line = Fichas: { $chits }
used-chits-line = Fichas usadas: { $chits }
other-name = { $player }:{" "}
other-board = dados de los edificios: { $dice }; { $advisor-word }: { $advisor }; en construcción: { $wonder }
other-dice = dados: { $dice }. Usados: { $used }
other-tiles = edificios nuevos: { $buildings }; colonias: { $colonies }; maravillas terminadas: { $wonders }
other-chits = fichas: { $chits }; usadas: { $used }
other-chit = { $count ->
    [1] { $chit }
   *[other] { $chit } ×{ $count }
}
other-unrolled = { $dice } por lanzar
last-round = Final de la ronda { $round }
round-so-far = La ronda { $round } hasta ahora
steps-column = Libros ganados
book-points = Puntos de los libros
famine-points = Puntos de la hambruna
war-points = Puntos de la guerra
standing = Clasificación
order-column = Orden
books-column = Libros
strength-column = Fuerza
scored-column = Ganados
tiles-column = En losetas
total-column = Total
total-now = Total si acabara ahora
passed-column = Ha pasado
passed = ha pasado
not-passed = –
fame = Salón de la fama: { $name } ({ $points } puntos o más).
next-fame = Para el siguiente nombre, { $name }, hacen falta { $points } puntos.
no-fame = No has entrado en el salón de la fama.
first-fame = Para el primer nombre, { $name }, hacen falta { $points } puntos.

# Nombres
name-library = Biblioteca
name-stonemasons = Canteros
name-irrigation = Regadío
name-bazaar = Bazar
name-phalanx = Falange
name-war-chariots = Carros de guerra
name-sun-tzu = Sun Tzu
name-hammurabi = Hammurabi
name-cleopatra = Cleopatra
name-nubia = Nubia
name-phoenicia = Fenicia
name-sicily = Sicilia
name-hanging-gardens = Jardines Colgantes
name-great-pyramid = Gran Pirámide
name-colossus-of-rhodes = Coloso de Rodas
name-monastery = Monasterio
name-cathedral-lodge = Logia de constructores
name-water-mill = Molino de agua
name-merchant-guild = Gremio de mercaderes
name-longbowmen = Arqueros de arco largo
name-knights = Caballeros
name-montezuma = Moctezuma
name-saladin = Saladino
name-eleanor-of-aquitaine = Leonor de Aquitania
name-al-andalus = Al-Ándalus
name-vinland = Vinland
name-samarkand = Samarcanda
name-angkor-wat = Angkor Wat
name-hagia-sophia = Santa Sofía
name-great-zimbabwe = Gran Zimbabue
name-university = Universidad
name-banking-house = Casa bancaria
name-galleons = Galeones
name-elizabeth-i = Isabel I de Inglaterra
name-suleiman-the-magnificent = Solimán el Magnífico
name-leonardo-da-vinci = Leonardo da Vinci
name-akbar = Akbar
name-hispaniola = La Española
name-goa = Goa
name-cape-colony = Colonia del Cabo
name-moluccas = Molucas
name-taj-mahal = Taj Mahal
name-forbidden-city = Ciudad Prohibida
name-st-peters-basilica = Basílica de San Pedro
name-himeji-castle = Castillo de Himeji
name-polytechnic = Politécnico
name-railway = Ferrocarril
name-ironclads = Acorazados
name-florence-nightingale = Florence Nightingale
name-otto-von-bismarck = Otto von Bismarck
name-nikola-tesla = Nikola Tesla
name-simon-bolivar = Simón Bolívar
name-bengal = Bengala
name-alaska = Alaska
name-indochina = Indochina
name-congo-basin = Cuenca del Congo
name-suez-canal = Canal de Suez
name-eiffel-tower = Torre Eiffel
name-statue-of-liberty = Estatua de la Libertad
name-trans-siberian-railway = Transiberiano
name-axeman = Guerrero con hacha
name-farm = Granja
name-caravan = Caravana
name-quarry = Cantera
name-temple = Templo
name-ionian-revolt = Revuelta jónica
name-drought-in-the-levant = Sequía en el Levante
name-punic-wars = Guerras púnicas
name-migration-period = Grandes migraciones
name-great-famine-of-1315 = Gran hambruna de 1315
name-mongol-invasions = Invasiones mongolas
name-wars-of-religion = Guerras de religión
name-little-ice-age = Pequeña Edad de Hielo
name-thirty-years-war = Guerra de los Treinta Años
name-revolutions-of-1848 = Revoluciones de 1848
name-great-hunger = Gran Hambruna irlandesa
name-napoleonic-wars = Guerras napoleónicas
name-trajan = Trajano
name-ashoka = Asoka
name-wu-zetian = Wu Zetian
name-victoria = la reina Victoria
name-charles-v = Carlos V
name-dan-quayle = Dan Quayle

# El tablero dibujado
owner = { $player }
nation-of = Nación { DE($player) }
dice-of = Dados y fichas { DE($player) }
slot-reroll = Relanzar
slot-reroll-note = gasta 1 ficha
slot-no-chit = sin fichas
slot-no-dice = sin dados
slot-build = Construir
slot-short = { $count ->
    [1] falta 1 piedra
   *[other] faltan { $count } piedras
}
slot-no-wonder = sin maravilla
slot-pay = Pagar
slot-cover = Cubrir
slot-cover-note = un edificio; dados, si quieres
slot-cover-both = un edificio y dados
slot-keep = Conservar
slot-keep-note = libros elegidos
slot-use = Usar todos los libros
slot-feed = Alimentar con fuerza
slot-feed-note = dados elegidos; se añade comida
slot-feed-plain = Alimentar sin fuerza
slot-needs-strength = hace falta fuerza
slot-decline = No alimentar
slot-keeps = te queda fuerza: { $count }
slot-pass = Pasar
slot-pass-note = en esta ronda
short-way = Pagar con
die-used = dado usado ({ $colour })
die-in-air = un dado por lanzar
chits-list = Fichas
chits-title = Fichas de { $chit }: { $count } sin usar, { $used } usadas
price-row = Precio { $count }: { $count } de oro (colonias: { $count } de fuerza)
for-colonies = colonias
empty-cell = { $cell }: vacío
being-bought = se está comprando
took = { CAP(EL($player)) } se llevó «{ $tile }»
shadow-took = El dado retiró «{ $tile }»
kind-building = edificio
kind-military = edificio
kind-colony = colonia
kind-wonder = maravilla
gives-rerolls = { $count ->
    [0] sin fichas de relanzamiento
    [1] 1 ficha de relanzamiento
   *[other] { $count } fichas de relanzamiento
}
only-points = solo puntos
points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
no-advisor = sin consejero
no-wonder = ninguna maravilla en construcción
advisor-place = consejero
wonder-place = maravilla
kept-place = colonias, maravillas
round-of = Ronda { $count } de 4
famine-title = Hambruna
famine-needs = pide { $count } de comida; { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
war-title = Guerra
war-needs = pide { $count } de fuerza; { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
books-read = Libros leídos
books-of = { $player }: { $count }
order-title = Orden y fuerza
shadow-name = La sombra
alone-fame = Salón de la fama
alone-none = aún ningún nombre
alone-next = siguiente: { $name }, { $points }
kept-more = { $count } colonias y maravillas terminadas
round-brought = Ronda { $count }:

# Qué es cada cosa
about-empty = { $cell }: lugar vacío
about-empty-what = Su loseta ya no está. No llega otra hasta la próxima ronda.
about-price = En este lugar cuesta { $cost }.
about-price-traded = Otros dos dados cualesquiera pueden valer por 1 de oro, de piedra o de comida.
about-die-alone = Este pago no puede usarlo: los demás dados cuentan solo de dos en dos, y aquí estaría solo.
about-price-strength = Ningún otro dado puede sustituir a la fuerza.
about-building = Un edificio. Cubre para siempre uno de tus cinco edificios y te da { $dice }, que lanzas en el acto. Los dados del edificio cubierto vuelven a la reserva.
about-printed = Uno de los cinco edificios con los que empieza cada nación. Da { $dice } hasta que un edificio nuevo lo cubra.
about-own-building = Uno de tus cinco edificios: { $dice }.
about-cover = Si cubres { $building }, sus dados vuelven a la reserva, usados o sin usar, como prefieras, y deja de valer puntos.
about-faces = Las seis caras de un dado { $colour }: { $faces }.
about-advisor = { $count ->
    [0] No trae relanzamientos, solo puntos.
    [1] Trae 1 ficha de relanzamiento para cada ronda.
   *[other] Trae { $count } fichas de relanzamiento para cada ronda.
}
about-advisor-one = Cada nación tiene un solo puesto de consejero. Si llega alguien nuevo, quien estaba se va, con sus puntos y sus fichas de relanzamiento.
about-no-advisor = Aquí estará tu consejero cuando compres uno.
about-colony = Una colonia. Es tuya hasta el final, y puedes tener tantas como quieras.
about-wonder = Una maravilla. Al comprarla solo empiezan las obras; construirla es otra acción y cuesta { $cost }.
about-wonder-one = Solo puedes tener una en obras: si compras otra antes de terminarla, la pierdes.
about-no-wonder = Aquí estará la maravilla que tengas en obras. Solo cuenta cuando está terminada.
about-with-chit = Con ella ganas { $chit }, que recuperas en cada ronda.
about-without-chit = No trae ninguna ficha.
about-worth = { $points ->
    [0] No vale ningún punto.
    [1] Al final de la partida vale 1 punto.
   *[other] Al final de la partida vale { $points } puntos.
}
about-gold = Con oro se compran edificios, consejeros y maravillas.
about-stone = Con piedra se construyen maravillas.
about-food = Con comida alimentas a tu pueblo en la hambruna, al final de la ronda.
about-book = Al final de la ronda, cada libro es un paso en el marcador de libros.
about-strength = Con fuerza se compran colonias. La que te quede decide la guerra y el orden de juego.
about-reroll = Con una ficha de relanzamiento vuelves a lanzar, una vez, los dados sin usar que quieras. Es tu acción de este turno.
about-reroll-title = Relanzar dados
about-dice = { $colour ->
    [blanco] Dados blancos
    [azul] Dados azules
    [naranja] Dados naranjas
   *[rojo] Dados rojos
}
about-used-dice = Los dados usados descansan hasta la próxima ronda; entonces se lanzan todos otra vez.
about-chit = Fichas de { $chit }
about-chits-held = Tienes { $count } sin usar y { $used } { $used ->
    [1] usada
   *[other] usadas
}.
about-chit-back = Las fichas usadas vuelven a ti cuando empieza otra ronda.
about-row = Precio { $row }
about-row-what = Cada loseta de esta fila cuesta { $gold }; si es una colonia, { $strength }.
about-famine = Hambruna: si pagas { $count } de comida, ganas { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}. Tus dados y fichas muestran ahora { $has }.
about-famine-traded = Otros dos dados pueden valer por 1 de comida.
about-war = Guerra: si entonces te { $count ->
    [1] queda 1 de fuerza
   *[other] quedan { $count } de fuerza
}, ganas { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}. Ahora tienes { $has }, y la guerra no gasta nada.
about-books = Libros leídos
about-books-score = Después ganas { $points ->
    [1] 1 punto
   *[other] { $points } puntos
} por cada jugador que tenga menos libros que tú.
about-books-shadow = Después ganas { $points ->
    [1] 1 punto
   *[other] { $points } puntos
} si tienes más libros que la sombra, que lleva { $shadow }.
about-books-now = Llevas { $count }.
about-order = Orden de juego y fuerza
about-order-what = Tras la hambruna, los jugadores se ordenan por la fuerza que les queda, de más a menos. Los empatados conservan su orden.
about-order-now = Tienes { $count } de fuerza.
about-fame = Salón de la fama
about-fame-what = En solitario no se pierde: los puntos que tengas al final te dan un nombre en el salón de la fama.
about-fame-now = Por ahora es { $name } ({ $points } puntos o más).
about-fame-next = El siguiente es { $name }: { $points } puntos.
about-pass = Pasar
about-pass-what = Ya no haces más acciones en esta ronda. Los dados y fichas que te queden cuentan aún para los libros, la hambruna, el orden y la guerra.
about-feed-title = Alimentar al pueblo
about-feed = La hambruna pide { $count } de comida. Elige en tu bandeja qué dados de fuerza entregas; lo demás se añade solo.
about-round = En una ronda, cada jugador hace una acción por turno: comprar una loseta, construir una maravilla, relanzar dados o pasar.
about-round-end = Cuando todos han pasado llegan los libros, la hambruna, el orden de juego y la guerra. Después vuelven los dados y fichas usados, y salen losetas de la siguiente edad.
warning-pass = { $can ->
    [1] Aún puedes comprar
    [2] Aún puedes construir
    [3] Aún puedes comprar o construir
    [4] Aún puedes relanzar
    [5] Aún puedes comprar
    [6] Aún puedes construir
   *[other] Aún puedes comprar o construir
}: ¿pasas?
warning-wonder = ¿Pierdes { $wonder }?
warning-needs = { $lost ->
    [1] No te bastará para la hambruna
    [2] No te bastará para la guerra
   *[other] No te bastará para la hambruna y la guerra
}: ¿sigues?

# La pantalla completa
hue-white = Bl
hue-blue = Az
hue-orange = Na
hue-red = Ro
legend-hues = Letras de los dados: { $dice }

# Qué cuenta en cada categoría
category-books-about = Tras cada ronda recibes 1 punto por cada rival con menos libros, o 2 puntos si jugáis dos. En solitario recibes 2 puntos si tienes más libros que la sombra.
category-famine-about = Recibes los puntos del evento si usas toda la comida que pide.
category-war-about = Recibes los puntos del evento si te queda sin usar toda la fuerza que pide.
category-buildings-about = Los puntos de tus cinco edificios; los cubiertos no cuentan.
category-advisors-about = Los puntos de tu consejero.
category-colonies-about = Los puntos de tus colonias.
category-wonders-about = Los puntos de tus maravillas acabadas; la que está en construcción no cuenta.
