# Catan: el juego de dados, en español.

title = Catan: el juego de dados
length = unos 20 minutos
blurb = Seis dados, una isla, quince turnos: construye caminos, poblados, ciudades y soldados en tu propia isla.

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
dice-title = Dados
dice-of = Dados { DE($player) }
choose-dice = Elige los dados que quieres relanzar.
choose-first = No has elegido ninguno.
throw-again = Relanzar los dados elegidos
die-used = usado
die-in-air = rodando
bought-title = Obtenido con cambios
trade-title = Cambiar { $gold } dados de oro por
worth-column = El próximo vale
joker-of = Comodín { DE($field) }
why-title = Lo que ahora no se puede construir, y por qué
why-not = { $what }: { $why }
legend-unused = Los lugares pálidos no se usan con la variante de esta mesa.
board-roads = Caminos construidos además del inicial: { $roads }.
board-marked = { CAP($what) }: { $marked } de { $spots } construidos.
board-jokers-ready = Comodines listos: { $jokers }.
board-jokers-used = Comodines usados: { $jokers }.

# El juego óptimo
solve-count-city = Ciudades al final
keep = { $dice }
keep-all = { $dice }: plantarse
keep-none = nada
variant-note = Estos son los valores del manual. La hoja publicada tiene otros.
variant-button = Jugar con la hoja clásica
