# Catan: el juego de dados, en español.

title = Catan: el juego de dados
length = unos 20 minutos
blurb = Seis dados, una isla, quince turnos: construye caminos, poblados, ciudades y soldados en tu propia hoja.

# Opciones
option-ruleset = Reglamento
option-ruleset-manual = Manual
option-ruleset-manual-about = Costes y valores como los da el texto del reglamento, en una hoja con menos casillas.
option-ruleset-classic = Clásico
option-ruleset-classic-about = La hoja publicada con todas sus casillas, hasta 145 puntos; cambia, usa comodines y construye en el orden que quieras.
option-ruleset-manual-wide = Manual amplio
option-ruleset-manual-wide-about = Los costes y valores del reglamento en todas las casillas de la hoja publicada.

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
question-trade = Cambia oro, usa un comodín, construye o termina el turno.
question-build = Construye más o termina el turno.
question-end = No puedes hacer nada más: termina el turno.
question-mix = Cambia oro, usa un comodín, construye más o termina el turno.

# Lo que se responde
reroll = Relanzar: { $dice }
group-reroll = Relanzar dados: «r» y los dados, como «r oro mineral» («a»: todas)
group-joker = Comodín: «com», el terreno, el dado y su cara nueva: «com 6 oro madera» («a»: todas)
verb-reroll = relanzar
verb-stop = plantarse
verb-trade = cambiar
verb-joker = comodín
verb-build = construir
verb-end = terminar
stop = Plantarse
trade = Cambiar { $gold } dados de oro por { $get }
joker = Usar el comodín ({ $field }): convertir { $from } en { $to }
build = Construir { $what } por { $cost }: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
end = { $points ->
    [1] Terminar el turno con 1 punto
   *[other] Terminar el turno con { $points } puntos
}
end-cross = Terminar el turno sin construir: { $points } puntos

# Lo que lo impide
fact-turn-of = Es el turno { DE($player) }.
fact-in-air = Los dados todavía están rodando.
fact-rolling = { $rolls ->
    [1] Todavía te queda 1 tirada. Plántate antes.
   *[other] Todavía te quedan { $rolls } tiradas. Plántate antes.
}
fact-stopped = { $rolls ->
    [1] Dejaste de lanzar después de 1 tirada.
   *[other] Dejaste de lanzar después de { $rolls } tiradas.
}
fact-no-dice = No has nombrado ningún dado.
fact-not-there = No tienes estos dados: { $dice }.
fact-missing = { $count ->
    [1] Falta { $dice }.
   *[other] Faltan { $dice }.
}
fact-no-field = La isla solo tiene { $fields } terrenos.
fact-unguarded = Ningún soldado vigila aún este terreno ({ $field }): construye antes { $soldier }.
fact-crossed = El comodín de este terreno ({ $field }) ya está tachado.
fact-makes = El comodín de este terreno ({ $field }) solo da { $resource }.
fact-built = { $points ->
    [1] Este turno ya has construido algo, por 1 punto.
   *[other] Este turno ya has construido algo, por { $points } puntos.
}
fact-no-die = Ninguno de tus dados sin usar muestra { $face }.
fact-shows = El dado ya muestra { $face }.
fact-spots = En esta hoja solo hay { $spots }.
fact-marked = Ya has construido { $what }.
fact-next = Antes { DE($then) } va { $first }.
fact-no-road = { $count ->
    [1] Ningún camino tuyo llega aún { A($to) }; hace falta { $roads }.
   *[other] Ningún camino tuyo llega aún { A($to) }; hace falta uno de estos: { $roads }.
}
count-grain = { $count ->
    [1] 1 trigo
   *[other] { $count } trigos
}
count-ore = { $count ->
    [1] 1 mineral
   *[other] { $count } minerales
}
count-sheep = { $count ->
    [1] 1 oveja
   *[other] { $count } ovejas
}
count-wood = { $count ->
    [1] 1 madera
   *[other] { $count } maderas
}
count-brick = { $count ->
    [1] 1 ladrillo
   *[other] { $count } ladrillos
}
count-gold = { $count ->
    [1] 1 oro
   *[other] { $count } oros
}
count-roads = { $count ->
    [1] 1 camino
   *[other] { $count } caminos
}
count-settlements = { $count ->
    [1] 1 poblado
   *[other] { $count } poblados
}
count-cities = { $count ->
    [1] 1 ciudad
   *[other] { $count } ciudades
}
count-soldiers = { $count ->
    [1] 1 soldado
   *[other] { $count } soldados
}

# Lo que hace el azar
rolled = { $player } saca { $dice }

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
legend-roads = Caminos: ═ // \\ construido, ─ / \ sin construir; el inicial no lleva número.
legend-spots = Casillas: { $spots }; S y C: construidos.
legend-fields = Terrenos: { $soldier }, ● construido; […] comodín listo, ×…× usado.
turn-line = Ronda { $round } de { $turns }, turno { DE($player) }
dice-line = Dados: { $dice }
used-line = Usados: { $dice }
bought-line = Comprado: { $dice }
points-line = Construido este turno: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
boxes = Casillas de puntos (× es una cruz: { $points } puntos)

total-column = Total
costs = Lo que se puede construir
what-column = Qué
cost-column = Coste
next-column = El siguiente vale
marked-column = Construidos
nothing-left = –

# El tablero dibujado
dice-title = Dados
dice-of = Dados { DE($player) }
choose-dice = Elige los dados que quieres relanzar.
choose-first = No has elegido ninguno.
throw-again = Relanzar los dados elegidos
die-used = usado
die-in-air = rodando
bought-title = Comprado
trade-title = Cambiar { $gold } dados de oro por
worth-column = Vale
joker-of = Comodín ({ $field })
why-title = Lo que ahora no se puede construir, y por qué
why-not = { $what }: { $why }
legend-unused = Las casillas pálidas no se usan con el reglamento de esta mesa.
board-roads = Caminos construidos además del inicial: { $roads }.
board-marked = { $what }: { $marked } de { $spots } construidos.
board-jokers-ready = Comodines listos: { $jokers }.
board-jokers-used = Comodines usados: { $jokers }.

# El juego óptimo
solve-count-city = Ciudades al final
keep = { $dice }
keep-all = { $dice }: plantarse
keep-none = nada
