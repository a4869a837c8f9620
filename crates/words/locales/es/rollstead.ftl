# Lo que dicen las interfaces en español.

player-n = Jugador { $number }
player-is = { $player } ({ $who })
human = humano
random = bot al azar
greedy = bot voraz
turn = bot planificador
search = bot de búsqueda
flat = bot de búsqueda plana
tree = bot de búsqueda en árbol
easy = bot fácil
normal = bot normal
hard = bot difícil
expert = experto

prompt-title = { $player }: { $question }
choose = Escribe un número, una jugada (basta el comienzo de sus palabras si está claro, como «{ $example }») o «?» para ver la ayuda.
group-line = { $group }: { $how }, como «{ $example }» («a» muestra todas las opciones)
choose-number = Escribe un número, o «?» para ver la ayuda.
did = { CAP(EL($player)) } { $what }
did-this = { CAP(EL($player)) }: { $what }
help = Además de un número o una jugada puedes escribir:
    deshacer (u)      deshacer tu última jugada (no una tirada)
    pista (h)         lo que haría el mejor bot y cuánto vale
    opciones (a)      todas las opciones con sus números
    tablero (b)       el tablero entero
    jugadas (l)       lo que ha pasado hasta ahora
    puntos (s)        la puntuación
    reglas [ID]       las reglas, o una de ellas, por ejemplo «reglas { $rule }»
    por qué JUGADA    si una jugada es posible y, si no, qué falta
    guardar ARCHIVO   guardar la partida
    cargar ARCHIVO    seguir con una partida guardada
    salir (q)         dejar la partida
undone = Deshecho.
nothing-to-undo = No hay nada que deshacer: las tiradas, lo que sale al azar y las jugadas ajenas no se deshacen.
hint = Pista: { $what } («{ $notation }»)
hint-soon = Buscando la mejor jugada… (Ctrl-C: la mejor hasta ahora)
hint-worth = Pista: { $what } («{ $notation }»); { $worth }
worth-chance = { $percent } % de probabilidad de ganar
worth-ahead = { $points ->
    [1] alrededor de 1 punto por delante
   *[other] unos { $points } puntos por delante
}
worth-behind = { $points ->
    [1] alrededor de 1 punto por detrás
   *[other] unos { $points } puntos por detrás
}
worth-level = prácticamente empatados
worth-about = { $points ->
    [1] alrededor de 1 punto al final
   *[other] unos { $points } puntos al final
}
worth-points = { $whole },{ $hundredths } puntos esperados al final
thinking = { $player } está pensando…
thinking-here = { $player } está pensando… (Ctrl-C: que juegue ya)
ambiguous = «{ $text }» podría ser: { $actions }.
not-understood = No se entiende «{ $text }»; con «?» ves lo que puedes escribir.
no-number = No existe la opción { $number }; elige de la 1 a la { $count }.
forbidden = { $rule } lo prohíbe: { $text }
forbidden-because = { $fact } { $rule }: { $text }
why-what = Escribe una jugada después de «por qué», como «por qué { $example }».
incomplete = «{ $text }» no es una jugada. Se escribe así: { $examples }.
quoted = «{ $text }»
save-what = Escribe un nombre de archivo después de «guardar», como «guardar mi.game».
load-what = Escribe un nombre de archivo después de «cargar», como «cargar mi.game».
quit-since = Has dejado la partida. Lo jugado desde que la guardaste ({ $file }) no está guardado.
help-moves = Jugadas posibles ahora, un ejemplo de cada tipo:
why-possible = Sí, ahora es posible: { $what }
why-legal = Sí, ahora es posible.
saved = Guardada en { $file }.
exists = { $file } ya existe; repite la orden para sobrescribirlo.
loaded = Partida cargada: { $file }.
failed = { $reason }
quit = Has dejado la partida sin guardarla.
quit-saved = Has dejado la partida; está guardada en { $file }.
input-ended = La entrada terminó antes que la partida.
after-end = Escribe «guardar ARCHIVO» para conservar la partida, «jugadas», «tablero» o «puntos» para verla, «deshacer» para retirar tu última jugada o «salir».
after-end-final = Escribe «guardar ARCHIVO» para conservar la partida, «jugadas», «tablero» o «puntos» para verla, o «salir».
bye = La partida ha terminado.
scores = Puntuación
category-column = Puntos
rank-column = Posición
player-column = Jugador
total = Total
player = { $player }
winner = Gana { EL($player) } con { $points ->
    [1] 1 punto.
   *[other] { $points } puntos.
}
winners = { $players } empatan en cabeza con { $points ->
    [1] 1 punto.
   *[other] { $points } puntos.
}
solo-result = Puntuación final: { $points }
duel-won = { CAP(EL($player)) } gana contra { $rival }: { $points } a { $other }.
duel-lost = { CAP(EL($player)) } pierde contra { $rival }: { $points } a { $other }.
duel-shared = { CAP(EL($player)) } y { $rival } ganan los dos: { $points } a { $other }.
log-title = Jugadas
no-rule = No hay ninguna regla { $id }.
reading = Es nuestra interpretación: el reglamento no lo aclara.
reading-of = Es nuestra interpretación: { $what }. El reglamento no lo aclara.
replayed = { $events ->
    [1] 1 paso reproducido
   *[other] { $events } pasos (jugadas, tiradas y azar) reproducidos
}; el registro es válido.
verified = { $draws ->
    [1] 1 tirada o robo verificado
   *[other] { $draws } tiradas y robos verificados
}, en este orden: todos se deducen del secreto y del azar aportado por los jugadores.
    El compromiso es { $commitment }: compáralo con el que mostró la mesa antes de la partida.
verified-whole = La partida está completa: termina como dicen sus reglas.
verified-cut = La partida está INCOMPLETA: se interrumpió o se recortó el registro. Las tiradas posteriores no figuran en él.
verified-of-server = El propio servidor eligió el azar { DE($player) }, cuyo navegador no envió ninguno.
verified-no-own-part = Ningún jugador aportó azar, así que el servidor pudo elegir todas las tiradas.
verified-no-actions = Las jugadas son legales, pero solo las tiradas quedan demostradas.
pack-valid = { $file } es un paquete de contenido válido de { $game }, huella { $hash }.

# Expertos
no-expert = { $game } no tiene experto: no se conoce su juego óptimo. Sus niveles son { $levels }.
no-expert-of-pack = Ningún experto juega a { $game } con este paquete de contenido: su mapa tiene demasiados tableros para resolverlo. Los demás niveles son { $levels }.
working-out = Resolviendo el juego
following-play = Calculando la distribución de los puntos

# El juego óptimo
solve-title = { $game }, reglamento «{ $ruleset }»: el juego óptimo, exacto.
solve-boards = { $boards } tableros, cada uno con hasta { $turns } turnos por jugar.
solve-computed = Resuelto en { $seconds } s; la distribución de los puntos tardó otros { $spread } s.
solve-file = Guardado en { $file }.
solve-read = Leído de la caché en { $seconds } s; la distribución de los puntos tardó otros { $spread } s.
solve-expected = Puntuación final esperada: { $number }
solve-deviation = Desviación típica: { $number }
solve-quantiles = Percentiles de puntuación
solve-games = percentil
solve-at-most = puntos
solve-number = número
solve-chance = probabilidad
solve-by-turns = Puntuación esperada con una hoja vacía, según los turnos restantes
solve-turns = turnos
solve-expected-column = puntos esperados
solve-opening = Los mejores dados que conservar tras la primera tirada, los más frecuentes primero
solve-keep = conservar

# Suerte y acierto
analyse-good = [{ $loss }]
analyse-mistake = [−{ $loss }; mejor: { $best }]
analyse-title = Suerte y acierto { DE($player) }
analyse-round = Ronda
analyse-luck = Suerte
analyse-lost = Puntos perdidos
analyse-worst = Peor decisión
analyse-better = Mejor
analyse-sum = { $expected } esperados { $sign } { $luck } de suerte − { $loss } perdidos = { $score } puntos
analyse-sum-so-far = { $expected } esperados { $sign } { $luck } de suerte − { $loss } perdidos = { $score } esperados ahora

# Lo que se puede escribir línea a línea; varias palabras para una orden van separadas por espacios
command-undo = deshacer
command-hint = pista
command-all = opciones todas
command-board = tablero
command-log = jugadas registro
command-scores = puntos puntuación
command-rules = reglas regla
command-why = porqué
command-save = guardar
command-load = cargar
command-help = ayuda
command-quit = salir
