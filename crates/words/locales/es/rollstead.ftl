# Lo que dicen las interfaces en español.

player-n = Jugador { $number }
player-is = { $player } ({ $who })
human = persona
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
choose = Escribe un número, las palabras de una acción (basta un comienzo inequívoco, como «b r 1») o «?» para ver la ayuda.
did = { $player }: { $what }
help = Además de un número o una acción puedes escribir:
    u  deshacer tu última respuesta, hasta la última tirada
    h  una pista: lo que haría el mejor bot y lo que vale
    a  todas las respuestas con sus números
    b  el tablero entero        l  lo ocurrido hasta ahora        s  la puntuación
    rules [ID]   las reglas, o una de ellas, por ejemplo «rules { $rule }»
    save FICHERO    guardar la partida        load FICHERO    seguir con una partida guardada
    q  salir
undone = Deshecho.
nothing-to-undo = No hay nada que deshacer: lo tirado, lo sacado y lo hecho por otros queda.
hint = Pista: { $what }  ({ $notation })
hint-soon = Buscando la mejor respuesta… (Ctrl-C: la mejor hasta ahora)
hint-worth = Pista: { $what }  ({ $notation }): { $worth }
worth-chance = { $percent } % de probabilidad de ganar
worth-ahead = { $points ->
    [1] alrededor de 1 punto por delante
   *[other] unos { $points } puntos por delante
}
worth-behind = { $points ->
    [1] alrededor de 1 punto por detrás
   *[other] unos { $points } puntos por detrás
}
worth-level = más o menos en empate
worth-about = { $points ->
    [1] alrededor de 1 punto al final
   *[other] unos { $points } puntos al final
}
worth-points = { $whole },{ $hundredths } puntos esperados al final
thinking = { $player } está pensando…
thinking-here = { $player } está pensando… (Ctrl-C: responder ya)
ambiguous = «{ $text }» podría ser: { $actions }
not-understood = «{ $text }» no es una respuesta aquí. «?» muestra lo que se puede escribir.
no-number = No hay respuesta { $number }; las respuestas van de 1 a { $count }.
forbidden = { $rule } lo prohíbe: { $text }
forbidden-because = { $fact } { $rule }: { $text }
saved = Guardado en { $file }.
exists = { $file } ya existe; la misma orden otra vez lo sustituye.
loaded = Cargado { $file }.
failed = { $reason }
quit = La partida se detiene aquí.
input-ended = La entrada terminó antes que la partida.
bye = La partida ha terminado.
scores = Puntuación
category-column = Puntos
rank-column = Puesto
player-column = Jugador
total = Total
player = { $player }
winner = Gana { $player } con { $points ->
    [1] 1 punto.
   *[other] { $points } puntos.
}
winners = { $players } comparten la victoria con { $points ->
    [1] 1 punto.
   *[other] { $points } puntos.
}
solo-result = Puntuación final: { $points }
duel-won = { $player } gana contra { $rival }: { $points } a { $other }.
duel-lost = { $player } pierde contra { $rival }: { $points } a { $other }.
duel-shared = Ganan { $player } y { $rival }: { $points } a { $other }.
log-title = Lo ocurrido
no-rule = No hay regla { $id }.
replayed = { $events ->
    [1] 1 suceso reproducido
   *[other] { $events } sucesos reproducidos
}; todo lo que dice el registro se cumple.
verified = { $draws ->
    [1] 1 tirada o robo verificado
   *[other] { $draws } tiradas y robos verificados
}, en este orden: cada uno se sigue del secreto y de la entropía de los puestos.
    El compromiso es { $commitment }: compáralo con el que mostró la mesa antes de la partida.
verified-whole = La partida está completa: termina como dicen sus reglas.
verified-cut = La partida está INCOMPLETA: se interrumpió o se recortó el registro. Las tiradas posteriores no figuran en él.
verified-of-server = El propio servidor eligió la entropía de { $player }, cuyo navegador no envió ninguna.
verified-no-own-part = Ningún puesto añadió entropía propia, así que el servidor pudo elegir todas las tiradas.
verified-no-actions = Las jugadas son legales, pero no quedan demostradas: solo lo están las tiradas.
pack-valid = { $file } es un paquete de contenido válido de { $game }, huella { $hash }.

# Expertos
no-expert = { $game } no tiene experto: nadie ha calculado su mejor juego. Sus niveles son { $levels }.
no-expert-of-pack = Ningún experto juega a { $game } con este paquete de contenido: su mapa tiene más tableros de los que se pueden calcular. Los demás niveles son { $levels }.
working-out = Calculando el mejor juego
following-play = Siguiendo el mejor juego por todos los tableros

# El mejor juego
solve-title = { $game }, reglamento «{ $ruleset }»: el mejor juego, exacto.
solve-boards = { $boards } tableros, cada uno con hasta { $turns } turnos por jugar.
solve-computed = Calculado en { $seconds } s; la distribución de los puntos, en otros { $spread } s.
solve-file = Guardado en { $file }.
solve-read = Leído de lo guardado en { $seconds } s; la distribución de los puntos, en otros { $spread } s.
solve-expected = Puntuación final esperada: { $number }
solve-deviation = Desviación típica: { $number }
solve-quantiles = La puntuación final que no supera esta parte de las partidas
solve-games = partidas
solve-at-most = puntos
solve-number = número
solve-chance = probabilidad
solve-by-turns = La puntuación final esperada de una hoja nueva con menos turnos
solve-turns = turnos
solve-expected-column = puntos esperados
solve-opening = Lo mejor que se puede guardar de la primera tirada, lo más frecuente primero
solve-keep = guardar

# Suerte y acierto
analyse-good = [{ $loss }]
analyse-mistake = [−{ $loss }; mejor: { $best }]
analyse-title = Suerte y acierto de { $player }
analyse-round = Ronda
analyse-luck = Suerte
analyse-lost = Acierto
analyse-worst = Peor decisión
analyse-better = Mejor
analyse-sum = { $expected } esperados { $sign } { $luck } de suerte − { $loss } perdidos = { $score } puntos
analyse-sum-so-far = { $expected } esperados { $sign } { $luck } de suerte − { $loss } perdidos = { $score } esperados ahora
