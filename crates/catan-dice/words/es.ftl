# Catan: el juego de dados, en español.

title = Catan: el juego de dados
length = unos 20 minutos
blurb = Seis dados, una isla, quince turnos: construye caminos, poblados, ciudades y soldados en tu propia isla.
short-goal = Quieres más puntos que los demás: puntúan caminos, poblados, ciudades y soldados, y un turno sin construir cuesta 2.
short-turn = En tu turno lanzas seis dados hasta tres veces, conservas las caras que te sirven y construyes con lo que muestran, pulsando los lugares de la isla.
short-end = La partida termina cuando cada jugador ha jugado quince turnos.

# Opciones
option-ruleset = Variante
option-ruleset-manual = Reglamento
option-ruleset-manual-about = Costes y valores como los da el texto del reglamento, en una hoja con menos lugares.
option-ruleset-classic = Clásico
option-ruleset-classic-about = La hoja publicada con todos sus lugares, hasta 145 puntos; cambia, usa comodines y construye en el orden que quieras.
option-ruleset-manual-wide = Reglamento amplio
option-ruleset-manual-wide-about = Los costes y valores del reglamento en todos los lugares de la hoja publicada.

# Dados
grain = trigo
ore = mineral
sheep = oveja
wood = madera
brick = ladrillo
gold = oro
dice = { $count ->
    [1] { $face }
   *[other] { $face } ×{ $count }
}
dice-list = { $dice }
no-dice = ninguno

# Lo que se pregunta
question-roll = { $rolls ->
    [1] Elige dados para relanzar, o plántate. Queda 1 tirada.
   *[other] Elige dados para relanzar, o plántate. Quedan { $rolls } tiradas.
}
question-turn = { CAP($ways-or) }.
way-trade = cambia oro
way-joker = usa un comodín
way-build = construye
way-build-more = construye más
way-end = termina el turno
question-end = No puedes hacer nada más: termina el turno.

# Lo que se responde
reroll = Relanzar: { $dice }
    .did = relanza { $dice }
group-reroll = Relanzar dados
group-reroll-how = «r» y los dados
group-joker = Comodín
group-joker-how = «com», el número del terreno, el dado y su cara nueva
verb-reroll = relanzar
verb-stop = plantarse
verb-trade = cambiar
verb-joker = comodín
verb-build = construir
verb-end = terminar
stop = Plantarse
    .did = se planta
trade = Cambiar { $gold } dados de oro por { $get }
    .did = cambia { $gold } dados de oro por { $get }
joker = Usar el comodín { DE($field) } (terreno { $number }): convertir { $from } en { $to }
    .did = usa el comodín { DE($field) } (terreno { $number }) para convertir { $from } en { $to }
build = Construir { $what } con { $cost }: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
    .did = construye { $what } con { $cost }: { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }
end = { $points ->
    [1] Terminar el turno con 1 punto
   *[other] Terminar el turno con { $points } puntos
}
    .did = { $points ->
        [1] termina el turno con 1 punto
       *[other] termina el turno con { $points } puntos
    }
end-cross = Terminar el turno sin construir: { $points } puntos
    .did = termina el turno sin construir: { $points } puntos

# Lo que lo impide
fact-turn-of = Es el turno { DE($player) }.
fact-in-air = Los dados todavía están rodando.
fact-rolling = { $rolls ->
    [1] Todavía te queda 1 tirada. Plántate antes.
   *[other] Todavía te quedan { $rolls } tiradas. Plántate antes.
}
fact-stopped = { $rolls ->
    [1] Ya has terminado de lanzar (1 tirada).
   *[other] Ya has terminado de lanzar ({ $rolls } tiradas).
}
fact-no-dice = No has nombrado ningún dado.
fact-not-there = Ninguno de tus dados muestra { $faces-or }.
fact-too-many = Has nombrado { $named }, pero { $shown ->
    [1] solo 1 de tus dados muestra { $face }
   *[other] solo { $shown } de tus dados muestran { $face }
}.
fact-missing = { $count ->
    [1] Falta { $dice }.
   *[other] Faltan { $dice }.
}
fact-no-field = No existe el terreno { $field }; los terrenos van del 1 al { $fields }.
fact-no-soldier = La hoja de esta variante no tiene ningún soldado en { $field }, así que este comodín no se puede usar.
fact-unguarded = Ningún soldado vigila aún { $field }: construye antes { $soldier }.
fact-crossed = El comodín { DE($field) } ya está tachado.
fact-makes = El comodín { DE($field) } solo da { $resource }.
fact-built = Ya has construido este turno: los cambios y los comodines van antes de construir.
fact-no-die = Ninguno de tus dados sin usar muestra { $face }.
fact-shows = El dado ya muestra { $face }.
fact-no-site = No existe { $what }; los números van del 1 al { $spots }.
fact-marked = Ya has construido { $what }.
fact-next = Antes construye { $before }.
fact-no-road = Ningún camino tuyo llega aún { A($to) }: construye antes { $roads-or }.{ $missing ->
    [0] {""}
    [1] {" "}También falta { $dice }.
   *[other] {" "}También faltan { $dice }.
}
fact-no-way = Ningún camino tuyo llega aún { A($to) }: construye antes { $roads }.{ $missing ->
    [0] {""}
    [1] {" "}También falta { $dice }.
   *[other] {" "}También faltan { $dice }.
}
count-grain = { $count } de trigo
count-ore = { $count } de mineral
count-sheep = { $count } de oveja
count-wood = { $count } de madera
count-brick = { $count } de ladrillo
count-gold = { $count } de oro

# Lo que hace el azar
rolled = { CAP(EL($player)) } saca { $dice }

# Cosas
road = camino
settlement = poblado
city = ciudad
soldier = soldado
road-n = el camino { $number }
settlement-n = el poblado { $number }
city-n = la ciudad { $number }
soldier-n = el soldado { $number }
mountains = montañas
fields = campos
pasture = pastos
forest = bosque
hills = colinas
desert = desierto
sea = mar
the-mountains = las montañas
the-fields = los campos
the-pasture = los pastos
the-forest = el bosque
the-hills = las colinas
the-desert = el desierto
settlement-letter = p
city-letter = c
any = cualquiera

# Apartados de la hoja
category-roads = Caminos
category-settlements = Poblados
category-cities = Ciudades
category-soldiers = Soldados
category-crosses = Cruces

# Vistas
island = Isla { DE($player) }
legend-mark = { $mark } { $what } { $number } (vale { $points })
legend-roads = Caminos: ═ // \\ construido, ─ / \ sin construir, · ninguno; el inicial, sin número.
legend-spots = Lugares: { $spots }; P y C: construidos.
legend-hex = { $mark } soldado del { $number } (vale { $points })
legend-fields = Terrenos: { $soldier }, ● construido; […] comodín listo, ×…× usado.
turn-line = Ronda { $round } de { $turns }, turno { DE($player) }
dice-line = Dados: { $dice }
used-line = Usados: { $dice }
bought-line = Obtenido con cambios: { $dice }
points-line = Puntos de este turno: { $points }
boxes = Casillas de puntos (× es una cruz: { $points } puntos)

total-column = Total
costs = Lo que se puede construir (variante: { $ruleset })
what-column = Qué
cost-column = Coste
next-column = El próximo vale
marked-column = Construidos
nothing-left = –

# El tablero dibujado
at-start = { CAP($what) }
dice-title = Dados
dice-now = Tus dados: { $rolls ->
    [0] no quedan tiradas
    [1] queda 1 tirada
   *[other] quedan { $rolls } tiradas
}
die-used = usado
die-in-air = rodando
bought-title = Comprado
trade-title = { $gold } de oro compran
worth-column = El próximo vale
jokers-title = Comodines de tus soldados
joker-of = comodín { DE($field) }
joker-named = Comodín { DE($field) }: { $state }
joker-ready = listo
joker-blank = aún sin soldado
joker-crossed = usado
joker-ask = Comodín { DE($field) }: ¿qué dado se convierte en qué?
state-all = no quedan más
state-built = { $built } de { $spots }
state-can = pulsa y construye
state-pick = elige uno en la isla
state-road = { $count ->
    [1] falta 1 camino
   *[other] faltan { $count } caminos
}
state-paid = alcanzan los dados
state-missing = { $count ->
    [1] falta 1
   *[other] faltan { $count }
}
slot-reroll = Relanzar
slot-rolls = { $rolls ->
    [1] queda 1 tirada
   *[other] quedan { $rolls } tiradas
}
slot-rolled = no más tiradas
slot-stop = Plantarse
slot-keep = con estos dados
slot-end = Terminar turno
slot-points = ahora: { $points }
slot-first = plántate antes
board-roads = Caminos construidos además del inicial: { $roads }.
board-marked = { CAP($what) }: { $marked } de { $spots } construidos.
board-jokers-ready = Comodines listos: { $jokers }.
board-jokers-used = Comodines usados: { $jokers }.

# Qué es cada cosa
about-site = { CAP($what) }
about-worth = { CAP($what) }: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
about-built = Construido: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
} para ti.
about-cost = Cuesta { $cost } y da { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}.
about-unused = La variante de esta mesa no usa este lugar.
about-road = Un camino sigue desde cualquier camino tuyo, en la dirección que quieras.
about-spot = Tiene que llegar hasta allí un camino tuyo, y los lugares se ocupan del que menos puntos da al que más.
about-soldier = No necesita camino; los soldados se colocan uno tras otro, desde el primer terreno.
about-joker = Con su soldado en { $field } puedes convertir uno de tus dados en { $get }, una sola vez en la partida.
about-joker-any = Con su soldado en { $field } puedes convertir uno de tus dados en el recurso que quieras, una sola vez en la partida.
about-ready = El soldado ya está y el comodín sigue sin usar.
about-crossed = Ya lo has usado, y cada comodín sirve una sola vez.
about-unguarded = Aún no se puede usar: falta construir su soldado.
about-pays = Sirve para pagar { $kinds }.
about-pays-nothing = En esta mesa nada lo cuesta.
about-gold = No construye nada por sí solo, pero con { $gold } dados de oro compras el recurso que quieras.
about-die = Cada dado tiene trigo, mineral, oveja, madera, ladrillo y oro, una vez cada uno.
many-roads = caminos
many-settlements = poblados
many-cities = ciudades
many-soldiers = soldados
about-trade = { $gold } de oro por { $get }
about-trade-says = Entregas { $gold } dados de oro y recibes { $get } para este turno.
about-bought = Lo comprado se gasta antes que los dados. Se pierde al terminar el turno, y ningún comodín lo cambia.
about-one-place = Solo hay un lugar posible: pulsa aquí o en él para construir.
about-places = Ya lo puedes construir: pulsa en la isla el lugar que quieras. Los posibles están enmarcados.
about-count = { $built } de { $spots } en tu isla.
about-start = Camino inicial
about-start-says = Está desde el principio. No da puntos, y tu primer camino sigue desde él.
about-boxes = Casillas de puntos
about-boxes-says = Una casilla para cada uno de tus { $turns } turnos: los puntos de todo lo que construyes en él.
about-cross = Un turno en el que no construyes nada lleva una cruz: { $points } puntos.
about-reroll-says = Elige los dados que no te sirven y lánzalos otra vez. Contando la primera, tienes { $rolls } tiradas por turno.
about-stop-says = Te quedas con los dados como están y pasas a cambiar y construir.
about-end-says = Los dados pasan al siguiente jugador, y lo que te sobre se pierde.
warning-cross = { $points }: ¿seguro? Aún puedes construir
warning-end = ¿Seguro? Aún puedes construir
warning-stop = ¿Seguro? Con estos dados no se construye nada

# El juego óptimo
solve-count-city = Ciudades al final
keep = { $dice }
keep-all = { $dice }: plantarse
keep-none = nada
variant-note = Puntos como en el reglamento; la hoja de la caja tiene otros.
variant-button = Jugar con esos

# Qué cuenta en cada categoría
category-roads-about = Cada camino vale 1 punto.
category-settlements-about = Cada poblado vale el número impreso en su lugar.
category-cities-about = Cada ciudad vale el número impreso en su lugar.
category-soldiers-about = Cada soldado vale el número impreso en su lugar.
category-crosses-about = Cada turno sin construir nada vale −2 puntos.
