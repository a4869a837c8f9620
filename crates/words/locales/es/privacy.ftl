# Qué guarda el servidor sobre las personas, y qué lee quien tiene la entrada bloqueada, en español.

privacy = Privacidad
privacy-more = Qué guarda este servidor, para qué y durante cuánto tiempo
privacy-lead = No hay cuentas, ni correo electrónico, ni publicidad, ni rastreo. Las páginas no cargan nada de otros servidores. Aquí está todo lo que guarda este servidor.
privacy-operator-title = Quién lleva este servidor
privacy-operator-unknown = Quien lleva este servidor no ha indicado ni nombre ni dirección.
privacy-kept-title = Qué se guarda, para qué y durante cuánto tiempo
privacy-cookie-title = Tu navegador
privacy-cookie = Una cookie con dos secretos aleatorios le dice al servidor qué asientos son tuyos. Se crea la primera vez que te sientas y tu navegador la conserva { $cookie } días. El servidor guarda una huella del primer secreto y nada del segundo, con el que se hacen los enlaces de tus mesas. De cada uno de tus dispositivos guarda además qué es en dos palabras, como «Firefox, Android», y los días en que se añadió y en que se usó por última vez. Un navegador sin asiento ni mesa se olvida a los { $unused } días; cualquier otro, { $unseen } días después de la última actividad en sus mesas.
privacy-name-title = Tu nombre y tu cara
privacy-name = Tu nombre y la cara que eliges los ven todos en tus mesas, y se guardan hasta que los cambies. Cuando se olvida tu navegador, se olvida también su nombre; el que figura en las partidas que has jugado se queda en ellas.
privacy-dates-title = Dos fechas
privacy-dates = Cuándo se sentó tu navegador por primera vez y el último día que estuvo aquí. Sirven para olvidar los navegadores que nadie usa.
privacy-results-title = Tus resultados
privacy-results = Cómo acabaron tus partidas: el juego, contra quién o contra qué bots, tu puesto y tus puntos. Solo los ves tú, salvo que los compartas con un enlace, que puedes anular. Se borran con tu navegador.
privacy-webhook-title = Tu webhook
privacy-webhook = Si pones uno: su dirección, el secreto con el que se firman los mensajes y el último mensaje de cada mesa hasta que se envía. Se pone y se borra en la página de tu navegador, y se borra con él.
privacy-tables-title = Mesas
privacy-tables = El juego, sus opciones, quién se sienta dónde, quién creó la mesa y qué añadió cada jugador a los dados, para que todos puedan comprobar las tiradas. Una mesa que no empieza se borra a los { $tables } días. Las partidas empezadas se guardan sin límite de tiempo, para poder volver a verlas.
privacy-moves-title = Jugadas y pistas
privacy-moves = Cada jugada, cada tirada, de quién es el turno, cuánto tiempo queda en los relojes y en qué momento de la partida pidió alguien una pista. Son la partida y su registro, y se guardan tanto como ella.
privacy-chat-title = Chat
privacy-chat = Lo que se escribe en una mesa, con el nombre y la hora. Lo leen todos los de la mesa; no forma parte del registro de la partida, y se borra { $chat } días después de la partida, con la mesa o con el navegador del que vino.
privacy-bans-title = Bloqueos
privacy-bans = Un navegador o un rango de direcciones que no puede usar este servidor, con el motivo. Un bloqueo se borra cuando termina o se levanta.
privacy-admin-log-title = Lo que hace quien lleva el servidor
privacy-admin-log = Una lista de lo que se ha cerrado, borrado, entregado o bloqueado, con la fecha y quién lo hizo, para poder comprobarlo. Se guarda { $log } días.
privacy-addresses-title = Tu dirección en internet
privacy-addresses = Está en la memoria mientras estás conectado, para que nadie acapare el servidor, y no se escribe en ningún sitio salvo que se bloquee. Un proxy delante de este servidor puede tener su propio registro.
privacy-log-title = El registro del servidor
privacy-log = Errores, con el número de la petición y la mesa en la que ocurrieron: sin nombres y sin más direcciones que las bloqueadas. Cuánto tiempo se guarda depende del sistema en el que funciona el servidor; lo mismo vale para las copias de seguridad.
privacy-browser-title = Lo que se queda en tu navegador
privacy-browser = El idioma, si una mesa se muestra como texto, y si ves el chat y a quién has silenciado son cookies que duran { $cookie } días. El sonido, la velocidad de los bots y lo que tu navegador añadió a los dados se guardan en tu navegador y se pueden borrar allí.
privacy-rights-title = Verlo y borrarlo
privacy-rights = Puedes ver qué sabe el servidor de tu navegador, cambiar tu nombre y hacer que el servidor olvide tu navegador:
privacy-copy = Para recibir una copia de todo lo que hay sobre ti, o para que se quite tu nombre de las partidas terminadas, escribe a quien lleva este servidor.
banned-title = No puedes usar este servidor
banned = Quien lleva este servidor ha bloqueado tu navegador o tu red.
banned-until = Quien lleva este servidor ha bloqueado tu navegador o tu red hasta el { $date }.
banned-why = El motivo: { $why }
banned-more = Quién es y qué se guarda sobre ti:

# La mesa que ha cerrado quien lleva el servidor
status-closed = cerrada
table-closed = Quien lleva este servidor ha cerrado esta mesa.

# Las invitaciones, como las muestra la vista previa de un enlace
invited-to = Te invitan a jugar a { $game }
invited-to-by = { $player } te invita a jugar a { $game }
invited-seats = Una mesa para { $seats ->
    [1] un jugador.
   *[other] { $seats } jugadores.
}

# Qué pasa al dejar la partida
leave-does-bot = Un bot seguirá por ti hasta que vuelvas.
leave-does-end = La partida termina para todos.
