# El juego de dados de Catán en español.

title = Catán: el juego de dados
length = unos 20 minutos
blurb = Seis dados, una isla, quince turnos: construye caminos, poblados, ciudades y soldados en tu propia hoja.

# Opciones
option-ruleset = Reglamento
option-ruleset-manual = manual: costes y valores como los da el texto del reglamento
option-ruleset-classic = classic: la hoja publicada, hasta 145 puntos
option-ruleset-manual-wide = manual-wide: los costes y valores del reglamento en todas las casillas de la hoja

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
    [1] Elige dados para volver a tirar, o plántate. Queda una tirada.
   *[other] Elige dados para volver a tirar, o plántate. Quedan { $rolls } tiradas.
}
question-trade = Comercia, usa un comodín o construye; o termina el turno.
question-build = Construye más, o termina el turno.
question-end = No se puede hacer nada más: termina el turno.
question-mix = Comercia, usa un comodín o construye más; o termina el turno.

# Lo que se responde
reroll = Volver a tirar: { $dice }
group-reroll = Volver a tirar: «r» y los dados, como «r oro mineral» («a»: todas)
group-joker = Comodín: «j», terreno, dado, cara nueva: «j 6 oro madera» («a»: todas)
verb-reroll = repetir
verb-stop = plantarse
verb-trade = cambiar
verb-joker = comodín
verb-build = construir
verb-end = terminar
stop = Plantarse
trade = Cambiar { $gold } dados de oro por { $get }
joker = Comodín ({ $field }): convertir { $from } en { $to }
build = Construir { $what } por { $cost }: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
end = { $points ->
    [1] Terminar el turno con 1 punto
   *[other] Terminar el turno con { $points } puntos
}
end-cross = Terminar el turno sin construir: { $points } puntos

# Lo que hace el azar
rolled = El jugador { $player } saca { $dice }

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
island = Isla del jugador { $player }
legend-roads = Caminos: ═ // \\ marcado, ─ / \ en blanco; el que no lleva número es el inicial.
legend-spots = Casillas: s3 el poblado que vale 3, c7 la ciudad que vale 7; S3 y C7, marcados.
legend-fields = Terrenos: ●2 hay un soldado que vale 2, ○2 aún no; [mineral] comodín, ×mineral× usado.
turn-line = Ronda { $round } de { $turns }, turno del jugador { $player }
dice-line = Dados: { $dice }
used-line = Usados: { $dice }
bought-line = Comprado: { $dice }
points-line = Construido este turno: { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
boxes = Casillas de puntos (× es una cruz: { $points })

total-column = Total
costs = Lo que se puede construir
what-column = Qué
cost-column = Coste
next-column = El siguiente vale
marked-column = Marcados
nothing-left = –

# El tablero dibujado
dice-title = Dados
choose-dice = Elige los dados que vuelves a tirar.
throw-again = Volver a tirar los elegidos
die-used = usado
die-in-air = en el aire
bought-title = Comprado
trade-title = Cambiar { $gold } dados de oro por
worth-column = Vale
joker-of = Comodín ({ $field })
why-not = { $what }: { $rule }. { $text }
board-roads = Caminos marcados además del inicial: { $roads }.
board-marked = { $what }: { $marked } de { $spots } marcados.
board-jokers-ready = Comodines listos: { $jokers }.
board-jokers-used = Comodines usados: { $jokers }.
