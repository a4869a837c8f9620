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
tui-log = Jugadas
tui-score = Puntuación
tui-options = Opciones
tui-keys = Teclas

tui-continue = Continuar: { $game }
tui-kept = { $game }, { $events ->
    [1] 1 paso
   *[other] { $events } pasos
} ({ $players })
tui-load = Cargar una partida guardada
tui-quit = Salir
tui-start = Empezar la partida
tui-seat-count = { $count ->
    [1] 1 jugador
   *[other] { $count } jugadores
}
tui-seat-about = ← → cambia quién juega: un humano en este terminal o un bot de algún nivel. «n» da nombre a un jugador humano.
tui-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
tui-categories = Puntos: { $points }
tui-events = { $events ->
    [1] 1 paso
   *[other] { $events } pasos
}
tui-moment = paso { $at } de { $of }
tui-looking = Tablero { DE($player) }
tui-history = Historial
tui-wait = Un momento
tui-thinking = { $player } está pensando… (Esc: que juegue ya)
tui-hint-thinking = Buscando una pista… (Esc: la mejor hasta ahora)
tui-hint = Pista: { $what }
tui-hint-worth = Pista: { $what } ({ $worth })
tui-no-hint = No hay ninguna jugada para la que dar una pista.
tui-none-fits = Nada coincide. Esc muestra todas las opciones.
tui-goes-on = La partida sigue donde la dejaste.
tui-not-kept = Esta partida no se está guardando: { $reason }. Con cada jugada se vuelve a intentar.
tui-unreadable = No se puede seguir con { $file }: { $reason }.
tui-set-aside = Ahora se llama { $file }.
tui-exists = { $file } ya existe. Pulsa Intro otra vez para sobrescribirlo.
tui-save-title = ¿Dónde quieres guardar la partida?
tui-load-title = ¿Qué partida quieres cargar?
tui-name-title = ¿Cómo se llama { $player }?
tui-dialog-help = Intro: aceptar · Esc: cancelar
tui-load-help = Intro: cargar · Esc: cancelar · ↑ ↓: elige una partida, o escribe un archivo
tui-too-small = Este terminal tiene { $columns } columnas y { $rows } filas. Rollstead necesita al menos 80 columnas y 24 filas: agranda la ventana, o juega línea a línea con --plain.
tui-bye = Partida guardada; «rollstead play» la reanuda.

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
tui-key-answer = confirmar
tui-key-dice = dados
tui-key-mark = marcar
tui-key-all = todos
tui-key-throw = relanzar
tui-key-hint = pista
tui-key-undo = deshacer
tui-key-filter = filtrar
tui-key-panel = panel
tui-key-history = historial
tui-key-back = atrás
tui-key-forward = adelante
tui-key-now = ahora
tui-key-interrupt = que juegue ya
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

tui-help = # Tu jugada
    ↑ ↓ o j k      recorrer las opciones; g y G van a la primera y a la última
    1 2 3 …        ir a la opción de ese número
    Intro          elegir la opción, o abrir un grupo de opciones
    /              filtrar: escribe palabras de la opción; Esc las muestra todas
    r              elegir dados para relanzar: Espacio o un número marca, Intro relanza
    h              una pista: lo que haría un bot fuerte, marcado con ★
    u              deshacer tu última jugada; las tiradas y lo que sale al azar no se deshacen
    Esc            hacer que el bot que piensa juegue ya

    # La pantalla
    Tab, ← →       otro panel: tablero, tablas, jugadores, jugadas, puntuación
    RePág AvPág    desplazar el panel
    v              mirar el tablero del jugador siguiente

    # La partida
    {"["} y ]          recorrer el historial; {"{"} y {"}"} de diez en diez; Esc vuelve al presente
    s              guardar en un archivo
    l              cargar una partida
    m              volver a la lista de juegos; la partida queda guardada
    q              salir; la partida queda guardada y «Continuar» la reanuda
    ?              esta ayuda; Tab muestra las reglas, / busca en ellas, por ejemplo /4.2

    # Al ver una partida grabada
    ← →            ir paso a paso; Inicio y Fin van al principio y al final
    Espacio        reproducir o parar; + y - cambian el ritmo

    Con ratón: pulsa una opción, una pestaña, una tecla; la rueda desplaza.
    Cada jugada se guarda antes de que la veas: nada se pierde si se cierra el terminal.
