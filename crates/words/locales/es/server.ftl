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
no-undo = Deshacer: por qué no ahora
sure-again = Otro clic y se hace.
undo-nothing = Aún no has respondido nada que se pueda deshacer.
undo-chance = Desde tu última respuesta se han lanzado dados o ha salido algo al azar. Lo que ha mostrado el azar no se deshace.
undo-other = { CAP(EL($player)) } ha respondido después de ti, así que lo tuyo queda hecho.
missing-for = { $what }: { $fact }
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
error-not-found = No existe esa página o mesa, o se ha borrado.
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
key-answers = 1 a 9: las respuestas de la barra que ahora son posibles, de izquierda a derecha
key-space = Espacio: la respuesta principal; si hay una explicación abierta, la cierra
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
choose-first = Elige antes con qué.
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

## Relojes
clock = Reloj
clock-none = Sin reloj
clock-quick = De una sentada
clock-slow = A lo largo de varios días
clock-note = Con reloj no se vota: decide el reloj. Los bots no tienen reloj.
clock-move = { $time } por jugada
clock-bank = { $time } por jugador, más { $more } después de cada turno
time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
time-up = Si a un jugador se le acaba el tiempo
time-up-bot = un bot sigue por él hasta que vuelva
time-up-pass = un bot termina el turno y después sigue el jugador
time-up-loss = pierde, y la partida termina
clock-told-bot = Reloj: { $clock }. Si a un jugador se le acaba el tiempo, un bot sigue por él hasta que vuelva.
clock-told-pass = Reloj: { $clock }. Si a un jugador se le acaba el tiempo, un bot termina el turno y después sigue el jugador.
clock-told-loss = Reloj: { $clock }. Quien se queda sin tiempo pierde, y la partida termina.
time-left = Tiempo restante:
clock-minute = Te queda un minuto.
clock-seconds = Te quedan diez segundos.
game-late = Sin tiempo, pierde: { $players }
my-late = Has perdido por tiempo
error-time-up = Se te acabó el tiempo antes de que llegara tu jugada.
error-bot-plays = Ahora mismo un bot juega por ti.
error-no-time-to-undo = Si deshaces esa jugada, te quedas sin tiempo.


## Hablar
chat = Chat
chat-on = sí
chat-off = no
chat-list = Mensajes
chat-to-players = A los jugadores
chat-to-watchers = A los espectadores
chat-send = Enviar
chat-players-note = Solo lo leen los jugadores.
chat-watchers-note = Solo lo leen los espectadores y, cuando termine la partida, los jugadores.
chat-watchers = El chat de los espectadores
chat-name = Tu nombre, si quieres
chat-quiet = Silenciar u ocultar
chat-hide = Ocultar el chat en todas las mesas
chat-show = Volver a mostrar el chat
chat-switch-off = Desactivar el chat para todos
chat-switch-on = Activar el chat para todos
chat-kept = Los mensajes se borran { $days } días después de la partida.
mute = Silenciar a { $player }
unmute = Volver a oír a { $player }
unread = sin leer
reactions = Reacciones
reaction-well = bien jugado
reaction-thanks = gracias
reaction-ouch = ¡ay!
reaction-think = pensando
reaction-hurry = venga, va
reaction-laugh = jajaja
reaction-wow = hala
reaction-sorry = perdón
watching = { $count } mirando
link-to-watch = Enlace para mirar
link-to-watch-about = Cualquiera que tenga este enlace puede ver la partida. No da asiento a nadie.
watch-about = Cualquiera puede ver esta partida en la dirección de esta página.
watch-preview = Mira esta partida.
error-no-chat = Ahora no hay chat en esta mesa.
error-chat-empty = El mensaje está vacío.
error-chat-long = Un mensaje puede tener como mucho 300 caracteres.
error-chat-links = Un mensaje puede tener como mucho un enlace.
error-chat-fast = Escribes demasiado deprisa. Espera un momento y vuelve a enviarlo.


## Notices: being told of one's turns, webhooks, and pages without a network

notices = Avisos
notices-question = ¿Quieres que este navegador te avise cuando te toque? Lo hará mientras tengas abierta alguna página de este sitio, aunque sea en segundo plano.
notices-yes = Sí, avísame
notices-no = Ahora no
notices-on = Avisarme de mis turnos: sí
notices-off = Avisarme de mis turnos: no
notices-denied = Los avisos están bloqueados en los ajustes del navegador
webhook-link = Mensajes a un chat
webhook-title = Mensajes a un chat
webhook-about = Cuando te toque y no estés mirando, y cuando acabe una partida, el servidor puede enviar un mensaje a un webhook: una dirección que dan Slack, Mattermost, Discord y otros.
webhook-url = Dirección del webhook
webhook-other-url = Otra dirección
webhook-keep = Guardar el webhook
webhook-kept = Los mensajes van a { $host }.
webhook-test = Enviar un mensaje de prueba
webhook-renew = Nuevo secreto de firma
webhook-delete = Borrar el webhook
webhook-off = Ya no se envía nada, porque durante una semana no llegó ningún mensaje o la dirección ya no existe. Un mensaje de prueba que llegue lo vuelve a activar.
webhook-taken = El último mensaje llegó.
webhook-status = El último mensaje fue rechazado con el estado { $status }.
webhook-unknown-name = El último mensaje no llegó: ese servidor no existe.
webhook-unreachable = El último mensaje no llegó: el servidor no responde.
webhook-untrusted = El último mensaje no se envió: el certificado del servidor no es válido.
webhook-slow = El último mensaje no llegó: el servidor tardó demasiado.
webhook-bad-address = A esta dirección no se pueden enviar mensajes. Debe empezar por https:// y no llevar nombre de usuario.
webhook-long-address = Esta dirección es demasiado larga.
webhook-bad-port = A este puerto no se envían mensajes.
webhook-private = Esta dirección está en una red privada, a la que este servidor no envía nada.
webhook-turn = Te toca: { $game }{ $people } { $link }
webhook-end = La partida ha terminado: { $game }{ $people } { $link }
webhook-test-text = Un mensaje de prueba de Rollstead: { $link }
webhook-secret-title = El webhook está guardado
webhook-secret-about = Cada mensaje se firma con este secreto. Solo se muestra ahora. Los chats no lo necesitan; con él, un programa tuyo puede comprobar que un mensaje viene de aquí.
webhook-secret-how = Así se comprueba la firma:
webhook-secret-done = Listo
offline-title = Sin conexión
offline-about = Esta página necesita el servidor. Las reglas sí las puedes leer:
offline-again = Volver a intentarlo
app-name = Rollstead: coloniza con dados


## La misma persona en varios dispositivos, resultados, y lo que dice el inicio de una mesa

devices-title = Mis dispositivos
devices-about = En todos estos dispositivos eres la misma persona, en las mismas mesas.
devices-another = Usar otro dispositivo más
devices-this = este dispositivo
devices-days = Desde el { $made }, usado por última vez el { $seen }
devices-forget = Olvidar
devices-unknown = Navegador desconocido
device-forgotten = Este dispositivo se ha olvidado. Puedes mirar, pero desde aquí ya no puedes jugar en tus sitios.
devices-what-now = Qué hacer ahora
forgotten-about = En otro de tus dispositivos, abre esta misma página y elige «Usar otro dispositivo más». Si no tienes otro, empieza de nuevo: siéntate a una mesa o crea una.
forgotten-hide = No mostrar más este aviso
forget-all-about = Si el servidor te olvida, pierdes tu sitio en sus mesas en todos tus dispositivos; los demás pueden seguir con un bot. Las partidas y los nombres de los jugadores se conservan.
forget-all = Olvidarme en todos los dispositivos
handover-how = Escanea el código con el otro dispositivo o abre allí el enlace. Sirve una sola vez, durante diez minutos.
handover-secret = Quien lo abra puede jugar en tu nombre: no se lo envíes a nadie.
handover-picture = Código QR del enlace de abajo
handover-link = Enlace para tu otro dispositivo
handover-back = Volver a mis dispositivos
received-title = Jugar como { $player } en este dispositivo
received-about = Este dispositivo tendrá las mismas mesas, el mismo nombre y los mismos resultados que el dispositivo que creó el enlace.
received-sure = Sigue solo si has creado tú este enlace.
received-button = Jugar aquí como { $player }
received-same = Este navegador ya tiene tus mesas. El enlace todavía sirve para otro dispositivo.
received-other = Hasta ahora has jugado en este navegador como { $own }, en { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}.
received-bring = Traerlas
received-bring-about = Las mesas y los resultados de { $own } pasan a ser de { $player }, en todos los dispositivos.
received-leave = Dejarlas
received-leave-about = Se quedan con { $own }, y desde este navegador ya no se puede llegar a ellas.
error-handover = Este enlace ya no sirve: funciona una sola vez, durante diez minutos. Crea otro en el otro dispositivo. Nadie puede tener más de 20 dispositivos.
error-last-device = Es tu único dispositivo. Para que se te olvide del todo, usa el botón del final de la página.
error-no-session = El servidor todavía no conoce este navegador: primero siéntate a una mesa o crea una.
results-title = Resultados
results-link = Mis resultados
results-private = Esta página solo la ves tú, a no ser que la compartas más abajo.
results-none = Todavía no ha terminado ninguna partida.
results-counted = Una victoria compartida cuenta como victoria. Las partidas con personas cuentan como tales aunque haya bots en la mesa; con varios bots cuenta el más fuerte. De varios jugadores en una misma pantalla, la partida cuenta para quien es dueño del dispositivo.
results-against = Contra
results-games = Partidas
results-wins = Victorias
results-best = Mejor
results-mean = Media
results-people = personas
results-solo = en solitario
results-unfinished = { $count ->
    [one] 1 partida no se jugó hasta el final
   *[other] { $count } partidas no se jugaron hasta el final
} ({ $left } dejadas a un bot o terminadas por ti): no son victorias ni cuentan para los puntos.
share-title = Enseñar mis resultados
share-about = Los demás ven tu nombre, tu cara y los números de arriba: ninguna mesa y ningún otro nombre.
share-make = Crear una dirección
share-link = Dirección de mis resultados
share-revoke = Retirarla
share-unknown = Tus resultados se pueden ver en una dirección que se creó en otro dispositivo. Aquí no se puede mostrar.
share-anew = Crear otra en su lugar
who-sees-table = Cualquiera que tenga la dirección de esta página puede ver esta mesa.
home-last = Último: { $what }
home-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
home-won = Victoria
home-lost = Derrota
home-review = Repetición
