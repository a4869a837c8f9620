# La línea de órdenes en español: lo que dice --help, y qué falla en las palabras que no se entienden.

cli-usage = Uso:
cli-commands = Órdenes:
cli-arguments = Argumentos:
cli-options = Opciones:
cli-options-mark = OPCIONES
cli-default = [por defecto: { $value }]

help-rollstead = Juegos de colonización con dados, con sus reglas exactas
help-play = Jugar en el terminal, a pantalla completa o línea a línea
help-watch = Recorrer un registro .game a pantalla completa
help-serve = Ofrecer los juegos en el navegador (servidor web)
help-backup = Copiar la base de datos del servidor en un archivo nuevo, incluso mientras funciona
help-restore = Reemplazar la base de datos por una copia hecha con «backup», sin ningún servidor en marcha
help-engine = Dejar que otros programas jueguen por la entrada y la salida estándar (JSON-RPC 2.0, un mensaje por línea)
help-replay = Comprobar un registro .game y mostrarlo en palabras
help-solve = Calcular la mejor manera de jugar y su puntuación esperada
help-arena = Hacer que los bots jueguen muchas partidas entre sí y contar los resultados
help-bench = Medir la velocidad de los juegos en esta máquina
help-content = Exportar o comprobar paquetes de contenido: lo impreso en dados, cartas, losetas y tableros
help-content-export = Mostrar el paquete de contenido de un juego
help-content-check = Validar un paquete de contenido
help-rules = Mostrar las reglas de un juego, un capítulo (CD-4) o una regla (CD-4.2)
help-help = Mostrar la ayuda de una orden

arg-lang = Idioma: es (español) o en (inglés) [por defecto: el del sistema]
arg-cache = Carpeta de los juegos resueltos (véase «solve») [por defecto: la carpeta de caché del sistema] [entorno: ROLLSTEAD_CACHE]
arg-help = Mostrar esta ayuda
arg-version = Mostrar la versión
arg-game = El juego
arg-file = El archivo
arg-content = Usar este paquete de contenido
arg-options = Una opción del juego, por ejemplo ruleset=classic; se puede repetir; con un nombre desconocido se listan todas
arg-threads = Número de hilos [por defecto: uno por núcleo]
arg-json = Mostrar el resultado como JSON
arg-database = La base de datos [por defecto: rollstead.sqlite en la carpeta de datos del usuario]
arg-ascii = Dibujar solo con caracteres ASCII
arg-play-players = Quién juega, en orden: human (una persona), un nivel (easy, normal, hard, expert) o un bot (random, greedy, turn, search:2000, search:100ms, flat:2000, tree:2000); un solo «human» juega en solitario [por defecto: human,normal]
arg-play-seed = Semilla de los dados [por defecto: al azar]
arg-play-load = Seguir con una partida guardada
arg-play-plain = Jugar línea a línea, para tuberías y lectores de pantalla; automático si la salida no es un terminal
arg-play-ascii = Dibujar solo con caracteres ASCII; automático si la configuración regional no es UTF-8
arg-watch-file = El registro
arg-watch-content = El paquete de contenido con el que se jugó, si no es el del juego ni está en el registro
arg-serve-address = Dirección y puerto en los que escuchar
arg-serve-secure = Los navegadores se conectan por TLS: enviar las cookies solo por TLS
arg-serve-pace = Espera antes de que juegue un bot, en milisegundos
arg-serve-keep-waiting = Días que se conserva una mesa que no ha empezado
arg-serve-content = Un paquete de contenido para las mesas de su juego
arg-serve-trusted-proxy = Un proxy en cuyo X-Forwarded-For se confía, como dirección o red; se puede repetir
arg-serve-connections = Número máximo de conexiones
arg-serve-connections-per-peer = Número máximo de conexiones de cada origen
arg-serve-no-webhooks = No llamar a webhooks
arg-serve-allow-webhooks-to = Una red no pública en la que puede haber webhooks, como dirección o red; se puede repetir
arg-backup-file = El archivo nuevo
arg-restore-force = Reemplazar una base de datos existente; la anterior se conserva como ARCHIVO.before-restore
arg-restore-file = La copia
arg-engine-content = Un paquete de contenido para las partidas de su juego
arg-replay-file = El registro
arg-replay-content = El paquete de contenido con el que se jugó, si no es el del juego ni está en el registro
arg-replay-board = Mostrar también la posición final
arg-replay-verify = Verificar cada tirada de una partida con dados verificables
arg-replay-analyse = Mostrar lo que perdió cada decisión y dividir cada turno en suerte y acierto
arg-replay-json = Mostrar solo el análisis, como JSON
arg-solve-ruleset = El reglamento; lo mismo que --option ruleset=…
arg-solve-fresh = Resolverlo de nuevo aunque la solución esté en la caché
arg-arena-players = Quién juega, uno por asiento: easy, normal, hard, expert, random, greedy, turn, search:2000, search:100ms, flat:2000, tree:2000; «search» a secas equivale a search:1000
arg-arena-games = Número de partidas; el máximo, con --until-sure
arg-arena-seed = Semilla de todos los dados
arg-arena-until-sure = Detenerse en cuanto esté decidido quién gana más veces, con esta probabilidad de error como mucho
arg-arena-out = Escribir cada partida en este archivo nuevo en cuanto termine
arg-arena-resume = Continuar con las partidas de este archivo
arg-arena-record = Guardar un registro .game de cada partida en esta carpeta
arg-arena-csv = Escribir este archivo con una fila por cada asiento de cada partida
arg-arena-html = Escribir un informe con gráficos en este archivo
arg-bench-game = El juego [por defecto: todos los juegos]
arg-bench-quick = Hacer una medición rápida sin valgrind, para ver que todo funciona
arg-content-check-file = El paquete de contenido
arg-rules-id = El capítulo o la regla
arg-help-command = La orden [por defecto: todas las órdenes]

value-lang = IDIOMA
value-cache = CARPETA
value-game = JUEGO
value-file = ARCHIVO
value-content = ARCHIVO
value-options = NOMBRE=VALOR
value-threads = NÚMERO
value-database = ARCHIVO
value-players = JUGADORES
value-seed = NÚMERO
value-load = ARCHIVO
value-address = DIRECCIÓN
value-pace = MILISEGUNDOS
value-keep-waiting = DÍAS
value-trusted-proxy = RED
value-allow-webhooks-to = RED
value-connections = NÚMERO
value-connections-per-peer = NÚMERO
value-ruleset = REGLAMENTO
value-games = NÚMERO
value-until-sure = ERROR
value-out = ARCHIVO
value-resume = ARCHIVO
value-record = CARPETA
value-csv = ARCHIVO
value-html = ARCHIVO
value-id = ID
value-command = ORDEN

cli-unknown-argument = no se esperaba el argumento «{ $argument }»
cli-unknown-command = no existe la orden «{ $command }»
cli-no-command = falta una orden; las órdenes son: { $commands }
cli-missing = { $count ->
    [1] falta
   *[other] faltan
}: { $arguments }
cli-conflict = { $argument } no se puede usar con { $other }
cli-twice = { $argument } solo se puede dar una vez
cli-no-value = { $argument } necesita un valor
cli-bad-value = { $argument }: { $reason }
cli-bad-words = no se entiende la línea de órdenes
cli-similar = ¿Querías decir { $similar }?
cli-more = «{ $command }» explica más.
