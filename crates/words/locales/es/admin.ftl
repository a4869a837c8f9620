# Lo que lee en la línea de órdenes quien lleva el servidor, en español.

admin-id = Id.
admin-game = Juego
admin-status = Estado
admin-events = Sucesos
admin-moved = Última jugada (UTC)
admin-seats = Jugadores
admin-name = Nombre
admin-made = Creación (UTC)
admin-seen = Último día
admin-tables = Mesas
admin-ended = terminada
admin-target = Sobre qué
admin-since = Desde (UTC)
admin-until = Bloqueado hasta (UTC)
admin-why = Motivo
admin-for-ever = para siempre
admin-when = Cuándo (UTC)
admin-who = Quién
admin-act = Qué
admin-detail = Detalles
admin-public = En la página de inicio
admin-hints = Pistas
admin-limit = Tiempo por jugada
admin-host = Creada por
admin-next = Mesa siguiente
admin-watchers = Páginas abiertas
admin-address = Conectado desde
admin-away = { $player } (juega un bot)
admin-none = No hay nada que mostrar.
admin-more = { $shown } de { $count }; con --limit se ven más.
admin-done = { $act }: { $count }
admin-act-close-table = Mesas cerradas
admin-act-delete-table = Mesas borradas
admin-act-end-session = Sesiones terminadas
admin-act-delete-session = Sesiones borradas
admin-act-export = Sesiones exportadas
admin-act-ban = Bloqueos puestos
admin-act-unban = Bloqueos levantados
admin-sure-close = ¿Cerrar { $count ->
    [1] esta mesa
   *[other] estas { $count } mesas
}? Escribe «sí».
admin-sure-delete-tables = ¿Borrar para siempre { $count ->
    [1] esta mesa y todo lo suyo
   *[other] estas { $count } mesas y todo lo suyo
}? Escribe «sí».
admin-sure-delete-sessions = ¿Borrar para siempre { $count ->
    [1] esta sesión
   *[other] estas { $count } sesiones
}? Las partidas de los demás se quedan, sin el nombre. Escribe «sí».
admin-table = Mesa
admin-number = N.º
admin-session = Sesión
admin-text = Mensaje
admin-act-delete-chat = Mesas cuyo chat se ha borrado
admin-sure-delete-chat = ¿Borrar para siempre { $count ->
    [1] este mensaje
   *[other] estos { $count } mensajes
}? Escribe «sí».
