# Lo que dice el cliente de pantalla completa en español.

tui-board = Tablero
tui-tables = Tablas
tui-island = Isla
tui-sheet = Hoja
tui-map = Mapa
tui-market = Mercado laboral
tui-progress = Tablero de progreso
tui-nation = Nación
tui-technologies = Tecnologías
tui-things = En la mesa
tui-players = Jugadores
tui-log = Lo ocurrido
tui-score = Puntuación
tui-options = Opciones
tui-keys = Teclas

tui-continue = Continuar: { $game }
tui-kept = { $game }, { $events ->
    [1] 1 suceso
   *[other] { $events } sucesos
} ({ $players })
tui-load = Cargar una partida guardada
tui-quit = Salir
tui-start = Empezar la partida
tui-seat-count = { $count ->
    [1] 1 jugador
   *[other] { $count } jugadores
}
tui-seat-about = ← → cambia quién se sienta aquí: una persona en este terminal o un bot de un nivel. «n» da nombre a una persona.
tui-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
tui-events = { $events ->
    [1] 1 suceso
   *[other] { $events } sucesos
}
tui-moment = suceso { $at } de { $of }
tui-looking = Cosas de { $player }
tui-history = Lo que pasó
tui-wait = Un momento
tui-thinking = { $player } está pensando… (Esc: que responda ya)
tui-hint-thinking = Buscando una pista… (Esc: la mejor hasta ahora)
tui-hint = Pista: { $what }
tui-hint-worth = Pista: { $what } ({ $worth })
tui-no-hint = No hay ninguna pregunta para dar una pista.
tui-none-fits = Ninguna respuesta encaja. Esc las muestra todas.
tui-goes-on = La partida sigue donde se quedó.
tui-unreadable = No se puede seguir con { $file }: { $reason }.
tui-set-aside = Se ha apartado como { $file }.
tui-exists = { $file } ya existe. Pulsa Intro otra vez para reemplazarlo.
tui-save-title = ¿En qué fichero guardas la partida?
tui-load-title = ¿Qué partida cargas?
tui-name-title = ¿Cómo se llama { $player }?
tui-dialog-help = Intro: sí · Esc: no
tui-load-help = Intro: cargar · Esc: no · ↑ ↓: elige una partida, o escribe un fichero
tui-too-small = Este terminal tiene { $columns } columnas y { $rows } filas. Rollstead necesita al menos 80 columnas y 24 filas: agranda la ventana, o juega línea a línea con --plain.
tui-bye = La partida queda guardada: «rollstead play» sigue con ella.

tui-key-named-enter = Intro
tui-key-named-space = Espacio
tui-key-named-home = Inicio
tui-key-named-end = Fin
tui-key-choose = elegir
tui-key-open = abrir
tui-key-continue = continuar
tui-key-change = cambiar
tui-key-start = empezar
tui-key-name = nombre
tui-key-answer = responder
tui-key-dice = dados
tui-key-mark = marcar
tui-key-all = todos
tui-key-throw = lanzar
tui-key-hint = pista
tui-key-undo = deshacer
tui-key-filter = filtrar
tui-key-panel = panel
tui-key-history = historia
tui-key-back = atrás
tui-key-forward = adelante
tui-key-now = ahora
tui-key-interrupt = que responda ya
tui-key-autoplay = reproducir
tui-key-pace = ritmo
tui-key-first = inicio
tui-key-last = fin
tui-key-save = guardar
tui-key-load = cargar
tui-key-menu = menú
tui-key-help = ayuda
tui-key-quit = salir
tui-key-scroll = desplazar
tui-key-page = página
tui-key-search = buscar
tui-key-next = siguiente
tui-key-close = cerrar

tui-help = # La pregunta
    ↑ ↓ o j k      recorrer las respuestas; g y G van a la primera y a la última
    1 2 3 …        ir a la respuesta de ese número
    Intro          dar la respuesta elegida, o abrir un grupo de respuestas
    /              filtrar: escribe palabras de la respuesta; Esc las muestra todas
    r              volver a tirar dados: Espacio o un número marca, Intro tira
    h              una pista: lo que haría un bot fuerte, marcado con ★
    u              deshacer tu última respuesta; lo tirado o sacado queda
    Esc            un bot que piensa responde al momento con lo mejor que tiene

    # La pantalla
    Tab, ← →       otro panel: tablero, tablas, jugadores, lo ocurrido, puntuación
    RePág AvPág    desplazar el panel
    v              mirar las cosas del jugador siguiente

    # La partida
    {"["} y ]          recorrer lo ocurrido; {"{"} y {"}"} de diez en diez; Esc es ahora
    s              guardar en un fichero
    l              cargar una partida
    m              volver a la lista de juegos; la partida queda guardada
    q              salir; la partida queda guardada y «Continuar» sigue con ella
    ?              esta ayuda; Tab muestra las reglas, / busca en ellas, por ejemplo /4.2

    # Un registro que se mira
    ← →            ir paso a paso; Inicio y Fin van al principio y al final
    Espacio        reproducir solo o parar; + y - cambian el ritmo

    Con ratón: pulsa una respuesta, una pestaña, una tecla; la rueda desplaza.
    Cada suceso se escribe antes de que lo veas: nada se pierde si se cierra el terminal.
