# Lo que dicen las páginas web en español.

skip = Saltar al contenido
site-nav = Sitio
language = Idioma
home = Inicio
home-title = Coloniza con dados
home-lead = Juegos de colonización con dados, con todas sus reglas. Juega contra un bot con un clic o envía un enlace a un amigo: sin cuenta.
footer = Los juegos son de sus autores y editoriales; Rollstead no está afiliado a ellos. Las reglas están redactadas por nosotros y los dibujos son nuestros.
rules = Reglas
new-table = Mesa nueva
play-now = Jugar ya contra un bot
play-alone = Jugar en solitario
invite-friend = Invitar a un amigo
more-choices = Más opciones
seats-range = { $least ->
    [1] de 1 a { $most } jugadores
   *[other] de { $least } a { $most } jugadores
}
own-tables = Mis mesas
open-tables = Mesas abiertas
playing-tables = Partidas en curso
status-waiting = esperando jugadores
status-playing = en curso
status-over = terminada
status-stopped = abandonada
status-cancelled = cancelada
status-changed = las reglas han cambiado
your-name = Tu nombre
seats = Jugadores
seat-me = Yo
seat-link = Un amigo, por enlace
seat-open = Cualquiera
seat-easy = Bot: fácil
seat-normal = Bot: normal
seat-hard = Bot: difícil
seat-expert = Bot: experto
seat-none = Nadie
limit = Tiempo por jugada antes de que los demás puedan votar seguir sin ti
limit-minute = un minuto
limit-five = cinco minutos
limit-day = un día
limit-week = una semana
limit-told = Si un jugador no juega durante { $limit }, los demás pueden votar que juegue un bot en su lugar o que termine la partida.
hints = Permitir pistas cuando hay varios jugadores humanos
public = Mostrar la mesa en la página de inicio
make-table = Crear la mesa
yes = sí
no = no
invited = Te han invitado
sit-down = Unirse
guest = Invitado
free-seat = nadie aún
question = Tu jugada
sheets = Tableros
to-the-present = Volver al presente
to-the-move = Volver a la jugada
players = Jugadores
you = tú
link-for = Enlace para el { $player }
copy = Copiar el enlace
copy-by-hand = El navegador no permite copiarlo. Está seleccionado: pulsa Ctrl+C, o mantenlo pulsado y elige «Copiar».
waiting-for-players = Esperando jugadores: copia un enlace y envíaselo a un amigo.
waiting-for-others = Esperando a los demás jugadores.
table-cancelled = La mesa se canceló antes de empezar la partida.
rules-changed = Las reglas cambiaron mientras se jugaba, así que la partida terminó tal como estaba.
rules-older = Esta partida se jugó con reglas anteriores. Se muestra tal como quedó registrada.
again = Nueva mesa con los mismos jugadores
release = Retirar { A($player) }, que no ha aportado azar
cancel-table = Cancelar la mesa
game-stopped = Los jugadores terminaron la partida.
turn-of = Turno { DE($player) }
answers = Opciones ({ $count })
all-answers = Todas las opciones del tablero en una lista ({ $count })
undo = Deshacer
no-undo = Nada que deshacer
hint-button = Pista
asked-for-hint = Pedir una pista
    .did = pide una pista
error-no-hints = Aquí juegan varios jugadores humanos y esta mesa no da pistas.
hint-told = Pista: { $what }
hint-told-worth = Pista: { $what } ({ $worth })
hurry = Omitir la espera
take-back = Volver a jugar en lugar del bot
sleeping = { $player } lleva un rato sin jugar. Vota:
wish-wait = Esperar
wish-stand-in = Que juegue un bot
wish-stop = Terminar la partida
wish-stop-later = Solo puedes votar tú, así que la partida se podrá terminar cuando el plazo haya pasado dos veces; hasta entonces, el otro jugador puede volver.
votes = ({ $votes } de { $voters })
since-nothing = sin puntos
more-tabs = Más
said-title = Texto completo
since-my-turn = Desde mi último turno
fair-dice = Dados verificables
games-nav = Juegos
your-part = Aporta tu azar a los dados y la partida podrá empezar.
bound-to = El servidor ya se ha comprometido con su parte; su huella:
add-to-dice = Aportar mi azar
commitment = Publicado antes de la primera tirada:
my-part = Lo que aportó tu navegador:
part-same = Es lo que este navegador aportó cuando el servidor ya se había comprometido con su parte.
part-other = NO es lo que este navegador aportó, o el servidor ha cambiado su parte después.
secret = El secreto, revelado:
download = Descargar el registro
error-title = No ha funcionado
request-id = Petición { $id }
error-not-found = No existe esa página o mesa.
error-form = El formulario no está completo.
error-origin = Esta petición no viene de este sitio.
error-too-many-streams = Hay demasiadas mesas abiertas; cierra alguna.
error-no-person = Al menos un jugador tiene que ser humano.
error-too-many = Demasiadas peticiones; espera un momento.
error-full = El servidor está lleno; inténtalo de nuevo en un momento.
error-too-slow = Ha tardado demasiado en llegar; envíalo de nuevo.
health-store = No se puede leer ni escribir en la base de datos.
health-stopping = El servidor se está deteniendo.
error-broken = Algo ha fallado en el servidor. Solo afecta a esta petición; inténtalo de nuevo.
bot-stuck = El bot no consigue jugar. Recarga la página para que lo intente otra vez.
error-stale = La partida ha avanzado. Así está ahora.
error-spectator = Solo pueden hacerlo los jugadores de esta mesa.
error-not-playing = La partida no está en curso.
error-seat = Ese sitio no se puede ocupar ni liberar: es de otro jugador, o ya juegas aquí.
error-not-host = Solo puede hacerlo quien creó la mesa.
error-too-late = La partida ya ha empezado o la mesa se canceló.
error-no-vote = Ahora no hay nada que votar.
error-no-answer = Elige antes una opción válida.
error-refused = Eso no es posible aquí.
error-other-rules = Esta mesa usa otras reglas u otro paquete de contenido que los que tiene ahora este servidor, así que no puede seguir aquí.
error-store = El servidor no ha podido guardarlo; no se ha guardado nada. Inténtalo de nuevo dentro de un momento.
store-trouble = El servidor no puede guardar nada en este momento, así que no se puede jugar. No se ha perdido nada; la página seguirá sola cuando se pueda guardar de nuevo.
history = Historial
step-back = ← Atrás
step-on = Siguiente →
moment = Jugada { $at } de { $last }: { $what }
the-start = el comienzo
as-text = Ver esta mesa como texto
as-drawing = Ver esta mesa como dibujo
sound-on = Sonido en mi turno: activado
sound-off = Sonido en mi turno: desactivado
verified-here = { $draws ->
    [1] La única tirada concuerda
   *[other] Las { $draws } tiradas concuerdan
} con el secreto revelado, en este orden. Esto demuestra los dados, no quién hizo cada jugada.
verified-stopped = La partida no se terminó: las tiradas que habrían seguido no figuran en el registro.
part-of-server = El propio servidor eligió el azar { DE($player) }, cuyo navegador no envió ninguno.
no-own-part = Ningún jugador aportó azar, así que el servidor pudo elegir todas las tiradas.
not-verified = Las tiradas NO concuerdan con el secreto revelado.
verify-yourself = Compruébalo tú con el registro:
error-too-large = El envío es demasiado grande.
analysis-button = Analizar suerte y acierto
analysis-title = Suerte y acierto
analysis-about = El juego óptimo se conoce con exactitud. La suerte es cuánto superaron los dados lo esperado; los puntos perdidos, lo que costaron las decisiones frente al juego óptimo. Con la puntuación esperada al principio suman la puntuación final.
back-to-table = Volver a la mesa
error-not-over = La partida aún no ha terminado.
error-no-expert = Ningún experto puede jugar a esto: no se conoce el juego óptimo de este juego o de este paquete de contenido. Elige otro nivel.
session-title = Qué sabe este sitio de este navegador
session-told = El servidor conoce este navegador desde el { $made } y lo vio por última vez el { $seen }. No guarda direcciones ni cuentas, solo estas mesas:
session-none = El servidor no sabe nada de este navegador.
forget-about = Si el servidor olvida este navegador, pierdes tu sitio en sus mesas; los demás pueden seguir con un bot. Las partidas y los nombres de los jugadores se conservan.
forget = Olvidar este navegador
reading-sign = Nuestra interpretación del reglamento
your-turn = Te toca
acts = juega
board = Tablero
tray = Tus cosas
drawer = Más
drawer-close = Cerrar
zones = Qué se muestra
fair-dice-short = Dados
list-short = Lista
list-title = Todas las respuestas en una lista
settings = Ajustes
search-rules = Buscar
close = Cerrar
pace = Velocidad de los bots
pace-at-once = De golpe
keys-title = Teclas
key-answers = 1 a 9: las respuestas de la barra
key-space = Espacio: la respuesta principal
key-again = R: relanzar los dados elegidos
key-undo = U: deshacer
key-hint = H: pista
key-arrows = ← →: una jugada atrás o adelante en el historial
key-help = ?: esta lista
replay-button = Repetir
step-first = Al principio
history-play = Reproducir desde aquí
see-the-board = Ver el tablero
my-place = { $rank ->
    [1] Has ganado
    [2] Quedas en segundo lugar
    [3] Quedas en tercer lugar
   *[other] Quedas en cuarto lugar
}
my-shared-place = { $rank ->
    [1] Compartes la victoria
    [2] Compartes el segundo lugar
   *[other] Compartes el tercer lugar
}
my-points = { $points ->
    [1] 1 punto: { $gaps }.
   *[other] { $points } puntos: { $gaps }.
}
points-behind = a { $points } de { $player }
points-ahead = { $points ->
    [0] igual que { $player }
   *[other] { $points } más que { $player }
}
best-in = más: { $categories }
plain = { $text }
points-over-time = Puntos a lo largo de la partida
end-sheet = Resultado
decided-at = En cabeza hasta el final desde la jugada { $at } de { $last }
away = No se puede contactar con el servidor. Volviendo a intentarlo…
sure = Pulsa otra vez para confirmar: { $what }
scores-short = Puntos
choose-other = Lo que has elegido no encaja. Elige algo más o quita algo.
hint-follow = Hacerlo
my-turn-tables = Te toca
ended-tables = Partidas terminadas
ago-now = ahora mismo
ago-minutes = { $count ->
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}
ago-hours = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}
ago-days = { $count ->
    [one] hace { $count } día
   *[other] hace { $count } días
}
your-face = Tu cara
face-n = Cara { $number }
keep-name = Guardar
name-and-face = Mi nombre y mi cara
their-name = Nombre
seat-here = Otra persona en esta pantalla
leaving = Si un jugador se va
leaving-bot = un bot sigue por él
leaving-end = la partida termina
leave = Dejar la partida
leave-sure-bot = ¿Seguro? Un bot seguirá por ti hasta que vuelvas.
leave-sure-end = ¿Seguro? La partida termina para todos.
game-left = { $player } se ha ido. La partida ha terminado.
seat-a-bot = Que juegue aquí un bot
free-the-seat = Sin bot aquí
swap-seats = Cambiar con el siguiente
leave-seat = Levantarse
next-table = A la siguiente partida
again-easier = Otra, contra un bot más fácil
again-harder = Otra, contra un bot más difícil
