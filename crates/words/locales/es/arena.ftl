# Lo que dice la arena en español.

arena-heading = { $game }: { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} con la semilla { $seed }, { $groups ->
    [1] 1 grupo
   *[other] { $groups } grupos
} con los mismos dados, { $seatings ->
    [1] 1 orden
   *[other] { $seatings } órdenes
} de asiento en cada uno.
arena-players = Jugadores (intervalos del 95 %)
arena-player = Jugador
arena-entries = Asientos
arena-share = Victorias
arena-rank = Posición
arena-score = Puntos
arena-rating = Valoración
arena-pairs = Diferencias con los mismos dados
arena-pair = Comparación
arena-against = { $player } − { $other }
arena-seats = Asientos, por orden de juego
arena-seat = Asiento
arena-length = Una partida tiene { $decisions } decisiones en { $turns } turnos, y { $chances } tiradas y robos.
arena-length-solo = Una partida tiene { $decisions } decisiones y { $chances } tiradas y robos.
arena-decided = Decidido: { $player } gana más veces. Como la serie se detuvo ahí, su porcentaje de victorias sale algo alto; los intervalos son los de una serie de longitud fija.
arena-undecided = Tras { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} no está decidido quién gana más.
arena-time = { $player } { $micros } µs
arena-times = Tiempo por decisión: { $times }
arena-rounded = { $asked } partidas no llenan grupos enteros de { $seatings } órdenes de asiento; se juegan { $games }.
arena-clock = { $player } juega según el reloj, así que otra ejecución no repetirá las mismas partidas.
arena-progress = partidas
arena-stopping = se detendrá tras las partidas en curso; pulsa Ctrl-C otra vez para detenerlo al instante
arena-stopped = detenido tras { $games } de { $wanted } partidas; el resultado incluye lo jugado
arena-stopped-journal = detenido tras { $games } de { $wanted } partidas; continúa con --resume { $file }

arena-report = informe de la arena
arena-rules-version = versión de las reglas
arena-pack = contenido
arena-decisions = decisiones
arena-plot-scores = Puntos
arena-plot-scores-text = Con qué frecuencia se alcanza cada puntuación final; las líneas de puntos son las medias.
arena-plot-shares = Victorias por jugador
arena-plot-shares-text = El porcentaje de victorias de un asiento, con su intervalo del 95 %; la línea discontinua es el reparto igualado.
arena-plot-shares-solo-text = Con qué frecuencia se vence al rival, con su intervalo del 95 %.
arena-plot-seats = Victorias por asiento
arena-plot-seats-text = Cada jugador ocupa cada asiento las mismas veces, así que un asiento que gana más es mejor por sí mismo.
arena-plot-seat-scores = Puntos por asiento
arena-plot-seat-scores-text = La media de los puntos finales de cada asiento, con su intervalo del 95 %.
arena-plot-both = Victorias por jugador y asiento
arena-plot-both-text = Si un asiento es mejor para un jugador que para otro.
arena-plot-length = Duración
arena-kind-action = Acciones
arena-kind-card = Cartas
arena-kind-city = Ciudades
arena-kind-road = Caminos
arena-kind-settlement = Poblados
arena-kind-soldier = Soldados
arena-kind-technology = Tecnologías
arena-kind-terrain = Terrenos
arena-kind-tile = Losetas
arena-kind-other = Otros componentes
arena-uses-text = Quién lo usó en una partida y cuántas veces ganó. Quien va ganando suele poder usar más: esto muestra lo que acompaña a la victoria, no lo que la causa.
arena-unused = Sin usar nunca: { $names }
arena-named = { $name }
arena-what = Qué
arena-used-by = Lo usan
arena-times-each = Usos de cada uno
arena-users-win = Ganan quienes lo usan
arena-others-win = Ganan los demás
arena-how = Los intervalos son del 95 %: los de Wilson para las victorias, los de Student para los puntos, sobre grupos de partidas con los mismos dados. La valoración es la de Weng y Lin, ± el doble de su incertidumbre.

bench-machine = { $processor }, { $cores } núcleos, { $system }; Rollstead { $version }, commit { $commit }
bench-how = Partidas al azar en un núcleo, la mejor de varias medidas; una decisión incluye las tiradas y los robos que la siguen. Una búsqueda juega sus partidas al azar hasta el final. Una repetición lee el texto de una partida terminada y la juega de nuevo con todas las comprobaciones.
bench-no-valgrind = Las instrucciones y las reservas de memoria las cuenta valgrind, que no está instalado o se omite con --quick.
bench-seats = Jugadores
bench-games = Partidas/s
bench-decisions = Decisiones/s
bench-nanos = ns/decisión
bench-instructions = Instr./decisión
bench-allocations = Reservas/decisión
bench-search = Búsqueda/s
bench-scaling = 2 núcleos
bench-replay = Repetición µs
bench-state = Bytes de estado
bench-action = Bytes de acción
