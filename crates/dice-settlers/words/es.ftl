# Dados y Colonos en español.

title = Dados y Colonos
length = unos 60 minutos
blurb = Roba dados de tu bolsa, lánzalos y recluta, explora, coloniza, asalta, cosecha, negocia e investiga en un mapa que crece loseta a loseta.
short-goal = Quieres más puntos que los demás: por las losetas que controlas, las casas, las tecnologías, las parejas de dados y las fichas de puntos.
short-turn = En cada ronda todos roban dados de su bolsa y los lanzan. En tu turno gastas sus iconos en dos acciones, como colonizar el mapa, cosechar o investigar tecnologías.
short-end = Se juega una ronda más cuando se agotan los puntos, las losetas, las tecnologías o las casas de alguien.

# Opciones
option-technologies = Tecnologías
option-technologies-about = Las nueve tecnologías de la partida.
option-technologies-great-wide-somewhere = Un amplio mundo
option-technologies-great-wide-somewhere-about = El set para una primera partida: dados, tiendas y casas.
option-technologies-warriors-and-traders = Guerreros y comerciantes
option-technologies-warriors-and-traders-about = Asaltos, defensas, factorías y comercio.
option-technologies-expand-expand-expand = Expandirse, expandirse, expandirse
option-technologies-expand-expand-expand-about = Más dados y un crecimiento más rápido en el mapa.
option-technologies-peace-in-our-time = Paz en nuestro tiempo
option-technologies-peace-in-our-time-about = Murallas, exploradores y crecimiento sin guerra.
option-technologies-random = Al azar
option-technologies-random-about = Nueve cartas al azar: 1 del sello I, 2 del II, 3 del III, 1 del IV y 2 del V.
option-explosive = Tecnología explosiva
option-explosive-about = Una décima carta al azar. Al retirar de ella tu marcador usas su habilidad.
option-roll-order = Fase de Lanzamiento
option-roll-order-about = Si los jugadores cambian sus tiradas por turnos o todos a la vez.
option-roll-order-clockwise = por orden de turno
option-roll-order-clockwise-about = Cada jugador roba, lanza y termina antes de que robe el siguiente.
option-roll-order-simultaneous = todos a la vez
option-roll-order-simultaneous-about = Todos roban y lanzan; después cada uno cambia su tirada, todos a la vez.
option-gained-dice = Dados ganados
option-gained-dice-about = Adónde van los dados que se ganan.
option-gained-dice-bag = a la bolsa
option-gained-dice-bag-about = Un dado ganado ya se puede robar en la ronda siguiente.
option-gained-dice-spent = a los dados gastados
option-gained-dice-spent-about = Un dado ganado espera hasta que se vuelva a llenar la bolsa.
option-max-rounds = Última ronda
option-max-rounds-about = La partida acaba, como muy tarde, al final de esta ronda.
option-difficulty = El Solitario: dificultad
option-difficulty-group = Partida en solitario: el Colono Solitario
option-difficulty-about = En solitario: lo fuerte que es el Colono Solitario.
option-difficulty-normal = normal
option-difficulty-normal-about = Como en las reglas.
option-difficulty-easy = fácil
option-difficulty-easy-about = Menos dados, nada por la fuerza no usada, 1 PV por ficha vendida, ningún PV extra al final.
option-difficulty-hard = difícil
option-difficulty-hard-about = Más tiendas y dados, 2 PV por la fuerza no usada, 3 por ficha vendida, 2 por tecnología al final.
option-difficulty-custom = a medida
option-difficulty-custom-about = Eliges tú cada uno de los cinco valores siguientes.
option-bot-cap = El Solitario: dados
option-bot-cap-group = Partida en solitario: el Colono Solitario
option-bot-cap-about = Solo con dificultad a medida: cuántos dados más que tu cuota puede lanzar.
option-bot-cap-0 = 0
option-bot-cap-0-about = Fácil: no más que tu cuota.
option-bot-cap-1 = 1
option-bot-cap-1-about = Normal: uno más que tu cuota.
option-bot-cap-2 = 2
option-bot-cap-2-about = Difícil: dos más que tu cuota.
option-bot-strength = El Solitario: fuerza
option-bot-strength-group = Partida en solitario: el Colono Solitario
option-bot-strength-about = Solo con dificultad a medida: sus PV por cada punto de fuerza que no puede usar.
option-bot-strength-0 = 0
option-bot-strength-0-about = Fácil: ninguno.
option-bot-strength-1 = 1
option-bot-strength-1-about = Normal: 1 PV.
option-bot-strength-2 = 2
option-bot-strength-2-about = Difícil: 2 PV.
option-bot-trade = El Solitario: comercio
option-bot-trade-group = Partida en solitario: el Colono Solitario
option-bot-trade-about = Solo con dificultad a medida: sus PV por cada ficha que vende.
option-bot-trade-1 = 1
option-bot-trade-1-about = Fácil: 1 PV.
option-bot-trade-2 = 2
option-bot-trade-2-about = Normal: 2 PV.
option-bot-trade-3 = 3
option-bot-trade-3-about = Difícil: 3 PV.
option-bot-tents = El Solitario: tiendas
option-bot-tents-group = Partida en solitario: el Colono Solitario
option-bot-tents-about = Solo con dificultad a medida: con cuántas tiendas empieza.
option-bot-tents-6 = 6
option-bot-tents-6-about = Normal: tantas como tú.
option-bot-tents-8 = 8
option-bot-tents-8-about = Difícil: dos más que tú.
option-bot-end = El Solitario: final
option-bot-end-group = Partida en solitario: el Colono Solitario
option-bot-end-about = Solo con dificultad a medida: sus PV al final por cada tecnología suya.
option-bot-end-0 = 0
option-bot-end-0-about = Fácil: ninguno, y ninguno por las fichas.
option-bot-end-1 = 1
option-bot-end-1-about = Normal: 1 PV, y 1 PV por cada ficha.
option-bot-end-2 = 2
option-bot-end-2-about = Difícil: 2 PV, y 1 PV por cada ficha.
option-gold-rush = Variante Fiebre del oro
option-gold-rush-group = Partida en solitario: el Colono Solitario
option-gold-rush-about = En solitario: el Solitario almacena las fichas que usa, y toda ficha que almacena se cambia por Oro.
option-ties = El Solitario: empates
option-ties-group = Partida en solitario: el Colono Solitario
option-ties-about = En solitario: quién decide cuando sus reglas dejan varias opciones.
option-ties-ask = eliges tú
option-ties-ask-about = Como en las reglas.
option-ties-auto = automático
option-ties-auto-about = El número de loseta más bajo, el hexágono de más arriba, el primer color.
option-bot-join = El Solitario: unirse
option-bot-join-group = Partida en solitario: el Colono Solitario
option-bot-join-about = En solitario: cuándo se te une el Solitario en una loseta que exploras.
option-bot-join-always = siempre
option-bot-join-always-about = Esté donde esté la loseta, mientras le quede una tienda.
option-bot-join-neighbour = solo si es vecino
option-bot-join-neighbour-about = Solo si tiene presencia en una loseta vecina, igual que cualquier jugador.

# Colores, terrenos, iconos y fichas
white = blanco
yellow = amarillo
green = verde
grey = gris
orange = naranja
brown = marrón
plains = Llanura
forest = Bosque
mountains = Montañas
desert = Desierto
hills = Colinas
letter-plains = Ll
letter-forest = Bo
letter-mountains = Mo
letter-desert = De
letter-hills = Co
recruit = Reclutamiento
explore = Exploración
settle = Asentamiento
raid = Incursión
trade = Mercado
research = Investigación
pioneer = Colonizador
food = Alimento
wood = Madera
iron = Hierro
gold = Oro
letter-food = Al
letter-wood = Ma
letter-iron = Hi
letter-gold = Or
dice = { $count ->
    [1] { $icon } ({ $colour })
   *[other] { $icon } ({ $colour }) ×{ $count }
}
the-die = el dado { $colour } con { $icon }
colour-dice = { $count ->
    [1] 1 { $colour }
   *[other] { $count } { $colour ->
        [blanco] blancos
        [amarillo] amarillos
        [verde] verdes
        [gris] grises
        [naranja] naranjas
       *[other] marrones
    }
}
tokens = { $count ->
    [1] 1 ficha de { $resource }
   *[other] { $count } fichas de { $resource }
}
number = { $number }
named = { $name }
nothing = –

# Lo que se pregunta
question-wait = Espera a los demás jugadores.
question-draft = Elige tu loseta inicial.
question-place = Elige un hexágono para la { $tile }.
question-recall = { $count ->
    [1] Órdenes de regreso: devuelve a la bolsa un dado gastado más, o sigue.
   *[other] Órdenes de regreso: devuelve a la bolsa hasta { $count } dados gastados, o sigue.
}
question-roll = Gasta un icono de Colonizador o de Recurso para cambiar tu tirada, o termina.
question-spent-pioneer = Pon un dado en otra cara, o relanza hasta tres dados.
question-spent-resource = Pon un dado en otra cara, o roba dados.
question-spent-both = Pon un dado en otra cara, relanza hasta tres dados o roba dados.
question-set = Pon un dado en otra cara.
question-reroll = Elige otro dado para relanzar, o lanza ya.
question-first = Realiza tu acción principal.
question-first-free = Realiza tu acción principal, o antes una acción gratuita.
question-second-turn = Segundo turno: realiza su acción principal, o acábalo.
question-extra = Realiza una acción extra.
question-after = Realiza una acción gratuita, o acaba el turno.
question-after-use = Usa una tecnología, o acaba el turno.
question-after-explode = Realiza una explosión, o acaba el turno.
question-pay = { $count ->
    [1] Paga 1 icono de { $icon }.
   *[other] Paga { $count } iconos de { $icon }, uno a uno.
}
question-pay-on = Paga otro icono de { $icon }, o no pagues más.
question-pay-half = Elige el segundo Colonizador para el icono de { $icon }.
question-tokens = Paga { $tokens }. El Oro vale por cualquier ficha.
question-recruit = { $count ->
    [1] Elige el dado que ganas.
   *[other] Elige los { $count } dados que ganas, uno a uno.
}
question-take = Elige cuál de las losetas robadas colocas.
question-return = Devuelve losetas robadas a la pila, o no devuelvas más.
question-join = { CAP(EL($player)) } ha explorado. ¿Te unes con una tienda en la { $tile }?
question-before-join = { CAP(EL($player)) } puede unirse en la { $tile }. ¿Realizas antes una explosión?
player-called = { $player }
question-second = { $players } se { $count ->
    [1] te ha
   *[other] te han
} unido. ¿Colocas una segunda tienda en la { $tile }?
question-second-bot = El Solitario se te ha unido. ¿Colocas una segunda tienda en la { $tile }?
question-settle = Usa un icono de Asentamiento: toma una tienda, coloca una o recoge las que quieras.
question-remove = Recoge más tiendas con el mismo icono, o deja de recoger.
question-raid = Elige de quién es la tienda que reemplazas en la { $tile }.
question-harvest = Cosecha otro recurso, o deja de cosechar.
question-bonus = Elige la ficha adicional de esta cosecha.
question-trade = Elige qué vender.
question-house = Elige la loseta donde tres de tus tiendas se convierten en una casa.
question-blast = { $count ->
    [1] Retira una tienda de otro jugador.
   *[other] Retira de una loseta hasta { $count } tiendas de otros jugadores.
}
question-rush = { $count ->
    [1] Coloca una tienda, o no coloques más.
   *[other] Coloca hasta { $count } tiendas.
}
question-show = { $count ->
    [1] Pon un dado en otra cara.
   *[other] Pon hasta { $count } dados en otras caras.
}
question-keep = { $count ->
    [1] Conserva un dado activo para la ronda siguiente, o ninguno.
   *[other] Conserva hasta { $count } dados activos para la ronda siguiente.
}
question-keep-last = { $count ->
    [1] Esta era la última ronda. Conserva un dado activo o ninguno: da lo mismo.
   *[other] Esta era la última ronda. Conserva hasta { $count } dados activos o ninguno: da lo mismo.
}

# Lo que se responde
do-choose = Tomar la { $tile }
    .did = toma la { $tile }
do-place = Colocar la { $tile } en { $hex }{ $count ->
    [0] { "" }
    [1] {" "}(junto a la loseta { $tiles })
   *[other] {" "}(junto a las losetas { $tiles })
}
    .did = coloca la { $tile } en { $hex }{ $count ->
        [0] { "" }
        [1] {" "}(junto a la loseta { $tiles })
       *[other] {" "}(junto a las losetas { $tiles })
    }
do-recall = Devolver a la bolsa un dado { $colour } gastado
    .did = devuelve a la bolsa un dado { $colour } gastado
do-spend = Gastar { $die }{ $how }
    .did = gasta { $die }{ $how }
do-spend-tech = Usar { $tech } por un icono de { $icon }{ $how }
    .did = usa { $tech } por un icono de { $icon }{ $how }
spend-plain = { "" }
spend-as = { " " }como { $icon }
spend-half = { " " }como uno de los dos Colonizadores para { $icon }
do-set = Poner { $die } en la cara de { $to }
    .did = pone { $die } en la cara de { $to }
do-reroll = Elegir { $die } para relanzar
    .did = elige { $die } para relanzar
do-throw = { $count ->
    [1] Lanzar el dado elegido
   *[other] Lanzar los { $count } dados elegidos
}
    .did = { $count ->
        [1] lanza el dado elegido
       *[other] lanza los { $count } dados elegidos
    }
do-draw = { $count ->
    [1] Robar 1 dado y lanzarlo
   *[other] Robar { $count } dados y lanzarlos
}
    .did = { $count ->
        [1] roba 1 dado más
       *[other] roba { $count } dados más
    }
do-recruit = { $dice ->
    [1] Reclutar 1 dado
   *[other] Reclutar { $dice } dados
} ({ $icons ->
    [1] 1 icono
   *[other] { $icons } iconos
})
    .did = { $dice ->
        [1] recluta 1 dado
       *[other] recluta { $dice } dados
    } ({ $icons ->
        [1] 1 icono
       *[other] { $icons } iconos
    })
do-explore = { $icons ->
    [1] Explorar con 1 icono
   *[other] Explorar con { $icons } iconos
} ({ $tiles ->
    [1] robar 1 loseta
   *[other] robar { $tiles } losetas
})
    .did = { $icons ->
        [1] explora con 1 icono
       *[other] explora con { $icons } iconos
    } ({ $tiles ->
        [1] roba 1 loseta
       *[other] roba { $tiles } losetas
    })
do-settle = Colonizar
    .did = coloniza
do-raid = Asaltar la { $tile }
    .did = asalta la { $tile }
do-harvest = Cosechar { $resource }
    .did = cosecha { $resource }
do-trade = Negociar
    .did = negocia
do-research = Investigar { $tech } ({ $icons ->
    [1] 1 icono
   *[other] { $icons } iconos
}, { $tokens })
    .did = investiga { $tech }
do-gain = Ganar un dado { $colour }
    .did = gana un dado { $colour }
do-take = Elegir la { $tile }
    .did = elige la { $tile }
do-return = Devolver a la pila la { $tile }
    .did = devuelve a la pila la { $tile }
do-join = Unirse con una tienda en la { $tile }
    .did = se une con una tienda en la { $tile }
do-second = Colocar una segunda tienda en la { $tile }
    .did = coloca una segunda tienda en la { $tile }
do-add = { $count ->
    [1] Añadir a tu reserva personal una tienda de la general
   *[other] Añadir a tu reserva personal { $count } tiendas de la general
}
    .did = { $count ->
        [1] añade a su reserva personal una tienda de la general
       *[other] añade a su reserva personal { $count } tiendas de la general
    }
do-tent = Colocar una tienda en la { $tile }
    .did = coloca una tienda en la { $tile }
do-remove = Recoger una tienda de la { $tile }
    .did = recoge una tienda de la { $tile }
do-aim = Reemplazar una tienda { DE($player) } en la { $tile }
    .did = reemplaza una tienda { DE($player) } en la { $tile }
do-aim-ignored = Gastar un icono contra las defensas { DE($player) } en la { $tile }
    .did = gasta un icono contra las defensas { DE($player) } en la { $tile }
do-bonus = Ganar una ficha más de { $resource }
    .did = gana una ficha más de { $resource }
do-sell = Vender { $tokens } por { $vp } PV
    .did = vende { $tokens } por { $vp } PV
do-dismiss = Vender un dado { $colour } gastado por { $vp } PV
    .did = vende un dado { $colour } gastado por { $vp } PV
do-dismiss-active = Vender { $die } por { $vp } PV
    .did = vende { $die } por { $vp } PV
do-give = Pagar con una ficha de { $resource }
    .did = paga con una ficha de { $resource }
do-factory = Usar la factoría de la { $tile } retirando una tienda: { $gives }
    .did = usa la factoría de la { $tile } retirando una tienda: { $gives }
do-engineer = Usar la factoría de la { $tile } sin retirar una tienda: { $gives }
    .did = usa la factoría de la { $tile } sin retirar una tienda: { $gives }
do-govern = Gobernar la { $tile }: tres tiendas se convierten en una casa
    .did = gobierna la { $tile }: tres tiendas se convierten en una casa
do-house = Convertir tres tiendas de la { $tile } en una casa
    .did = convierte tres tiendas de la { $tile } en una casa
do-use = Usar { $tech }: { $effect }
    .did = usa { $tech }
do-use-set = Usar { $tech } para poner un dado en otra cara
    .did = usa { $tech } para poner un dado en otra cara
do-use-extra = Usar { $tech } para una acción extra
    .did = usa { $tech } para una acción extra
do-explode = Realizar la explosión de { $tech }: { $effect }
    .did = realiza la explosión de { $tech }: { $effect }
do-blast = Retirar una tienda { DE($player) } de la { $tile }
    .did = retira una tienda { DE($player) } de la { $tile }
do-keep = Conservar { $die }
    .did = conserva { $die }
stop-settle = Parar de colonizar
    .did = deja de colonizar
stop-remove = Parar de recoger tiendas
    .did = deja de recoger tiendas
stop-raid = Parar de asaltar
    .did = deja de asaltar
stop-harvest = Parar de cosechar
    .did = deja de cosechar
stop-trade = Parar de negociar
    .did = deja de negociar
stop-other = Parar aquí
    .did = para aquí
decline-join = Rechazar unirse en la { $tile }
    .did = no se une en la { $tile }
decline-second = Rechazar la segunda tienda en la { $tile }
    .did = no coloca una segunda tienda en la { $tile }
decline-bonus = Rechazar esta vez la ficha adicional
    .did = no toma esta vez la ficha adicional
decline-other = Rechazar
    .did = dice que no
done-recall = Terminar: no devolver más dados
    .did = no devuelve más dados
done-recall-none = Terminar: no devolver ningún dado
    .did = no devuelve ningún dado
done-roll = Terminar: dejar la tirada como está
    .did = deja la tirada como está
done-join = Terminar: no realizar ahora ninguna explosión
    .did = no realiza ahora ninguna explosión
done-return = Terminar: las demás losetas robadas van a la caja
    .did = devuelve a la caja las demás losetas robadas
done-keep = Terminar: no conservar más dados
    .did = no conserva más dados
done-keep-none = Terminar: no conservar ninguno
    .did = no conserva ningún dado
done-other = Terminar
    .did = termina
do-end = Acabar el turno
    .did = acaba el turno
group-set = Poner un dado en otra cara
group-set-how = «poner», su color, su icono y el icono nuevo
group-tent = Colocar una tienda
group-tent-how = «tienda» y el número de la loseta
group-place = Colocar la loseta
group-place-how = «colocar» y los dos números del hexágono en el mapa
group-sell = Vender fichas
group-sell-how = «vender» y las dos o tres fichas
group-blast = Retirar una tienda
group-blast-how = «retirar», el número de la loseta y el jugador, de «p1» a «p4»
verb-choose = tomar
verb-found = fundar
verb-recall = recuperar
verb-spend = gastar
verb-set = poner
verb-reroll = relanzar
verb-throw = lanzar
verb-draw = robar
verb-recruit = reclutar
verb-explore = explorar
verb-settle = colonizar
verb-raid = asaltar
verb-harvest = cosechar
verb-trade = negociar
verb-research = investigar
verb-gain = ganar
verb-take = elegir
verb-return = devolver
verb-place = colocar
verb-join = unirse
verb-add = añadir
verb-tent = tienda
verb-remove = recoger
verb-aim = apuntar
verb-bonus = extra
verb-sell = vender
verb-dismiss = despedir
verb-give = pagar
verb-factory = factoría
verb-engineer = ingeniería
verb-govern = gobernar
verb-house = casa
verb-use = usar
verb-explode = explosión
verb-blast = retirar
verb-keep = conservar
verb-stop = parar
verb-decline = rechazar
verb-done = terminar
verb-end = acabar
also-choose = elegir
also-found = colocar
also-take = tomar
also-throw = tirar
also-tent = colocar
also-remove = quitar
also-dismiss = vender
also-explode = explotar
also-stop = terminar
also-done = acabar
also-end = terminar

# Lo que hace el azar
dealt-first = { CAP(EL($player)) } es el primer jugador
dealt-card = Tecnología: { $tech }. { $effect }
dealt-explosive = Tecnología explosiva: { $tech }. { $effect }
dealt-starter = Loseta inicial: { $tile }
drew = Sale la { $tile }
drew-dice = { CAP(EL($player)) } roba { $dice }
rolled = { CAP(EL($player)) } saca { $dice }

# Lo que ocurre sin preguntar, en el registro
told-then = { $first }. { $rest }
    .did = { $first }. { $rest }
told-pays = { $event } y paga con { $means }
    .did = { $event } y paga con { $means }
told-pays-also = { $event } y paga además con { $means }
    .did = { $event } y paga además con { $means }
told-second = { $event }; el segundo es { $means }
    .did = { $event }; el segundo es { $means }
tile-icon = el icono de { $icon } de la loseta { $tile }
with-tile = { $action }, con { $means }
    .did = { $action }, con { $means }
with-pioneers = { $action }, con { $count ->
    [2] dos
    [4] cuatro
   *[other] { $count }
} Colonizadores
    .did = { $action }, con { $count ->
        [2] dos
        [4] cuatro
       *[other] { $count }
    } Colonizadores
told-draws = { CAP(EL($player)) } roba { $dice }, devuelve a la bolsa los dados gastados y roba { $more }
told-refills = { CAP(EL($player)) } devuelve a la bolsa los dados gastados
told-refills-draws = { CAP(EL($player)) } devuelve a la bolsa los dados gastados y roba { $dice }
told-loses = { CAP(EL($player)) } pierde una tienda en la { $tile }
told-ignores = { CAP(EL($player)) } ignora un icono de Incursión
told-founds = { CAP(EL($player)) } coloca la { $tile } en { $hex } con una tienda
told-founds-house = { CAP(EL($player)) } coloca la { $tile } en { $hex } con una casa
told-places = { CAP(EL($player)) } coloca la { $tile } en { $hex }
told-gains = { CAP(EL($player)) } gana { $gains }
told-vp = { $count } PV
told-tents = { $count ->
    [1] 1 tienda
   *[other] { $count } tiendas
}
told-builds = { CAP(EL($player)) } construye una casa en la { $tile }
told-uses = { CAP(EL($player)) } usa { $tech }
told-extra-lost = { CAP(EL($player)) } no puede realizar ninguna acción y pierde la acción extra
told-turn-over = { CAP(EL($player)) } no puede realizar ninguna acción principal y su turno acaba
told-no-first-turn = { CAP(EL($player)) } no puede realizar ninguna acción principal y no tiene primer turno
told-no-second-turn = { CAP(EL($player)) } no puede realizar ninguna acción principal y no tiene segundo turno
told-round = Empieza la ronda { $round }; primer jugador: { $player }
told-last-round = Es la última ronda, porque se ha llegado a un límite: { $reasons }
queue-first-line = Dados del Solitario, que formarán su fila en orden al azar: { $dice }. Tiendas en su reserva general: { $tents }.

# Losetas
tile = loseta { $number } ({ $terrain })
tile-about = loseta { $number } ({ $terrain }, { $vp }; { $ability })
    .did = loseta { $number } ({ $terrain })
vp-pair = { $first }/{ $second } PV
no-vp = sin PV
ability-none = sin habilidad
ability-place = Al colocarla: { $gives }
ability-control = Control: { $gives }
ability-presence = Presencia: { $gives }
ability-factory = Factoría: { $gives }
benefit-tokens-die = { $tokens } y 1 dado { $colour }
benefit-die = 1 dado { $colour }
benefit-any-die = 1 dado del color de un terreno donde tienes presencia
    .did = 1 dado del color de un terreno donde tiene presencia
benefit-tents = { $count ->
    [1] 1 tienda para tu reserva personal
   *[other] { $count } tiendas para tu reserva personal
}
    .did = { $count ->
        [1] 1 tienda para su reserva personal
       *[other] { $count } tiendas para su reserva personal
    }
benefit-house = una casa en lugar de la tienda
benefit-extra-action = una acción extra
benefit-tents-to-house = cambia 3 tiendas de una loseta por una casa
benefit-vp = { $count } PV de la reserva externa
bonus-quota = +{ $count } a la cuota de dados
bonus-icon = 1 icono más de { $icon } al { $action }

# Lo que hacen las tecnologías
once = 1×: { $effect }
explodes = Explosión: { $effect }.
effect-quota = Tu cuota de dados aumenta en { $count }.
effect-icon = Genera un icono de { $icon }.
effect-keep-dice = En la Limpieza puedes conservar hasta { $count } dados.
effect-settle-take = Un Asentamiento que añade una tienda a tu reserva personal añade { $count }.
effect-ignore-raid = { $count ->
    [1] En cada asalto, el primer icono contra ti no tiene efecto.
   *[other] En cada asalto, los { $count } primeros iconos contra ti no tienen efecto.
}
effect-raid-from-general = Tus tiendas en un asalto salen de la reserva general.
effect-harvest-bonus = { $count ->
    [1] Una cosecha da una ficha más de un tipo cosechado, nunca Oro.
   *[other] Una cosecha da { $count } fichas más de un tipo cosechado, nunca Oro.
}
effect-convert = Puedes gastar iconos de { $from } como { $to-or }.
effect-mapmaking = { $count ->
    [1] Exploras con una loseta más; las no elegidas pueden volver a la pila.
   *[other] Exploras con { $count } losetas más; las no elegidas pueden volver a la pila.
}
effect-harvest-gold = { $count ->
    [1] Tu primera cosecha de la ronda da 1 ficha de Oro más.
   *[other] Tu primera cosecha de la ronda da { $count } fichas de Oro más.
}
effect-raid-adjacent = También puedes asaltar losetas vecinas de una con tu presencia.
effect-set-die = En la fase de Lanzamiento, pon un dado en otra cara.
effect-factory-free = Usa una factoría donde tienes presencia sin retirar una tienda.
effect-draw-dice = Un icono de Recurso gastado para robar dados roba { $count }.
effect-recruit-costs = Reclutar 1, 2 o 3 dados cuesta { $one }, { $two } o { $three } iconos.
effect-join-anywhere = Únete en cualquier loseta, con una tienda de la reserva general.
effect-recall = Antes de robar, devuelve a la bolsa hasta { $count } dados gastados.
effect-trade-two = Dos fichas cualesquiera se venden por { $count } PV.
effect-gain-active = Los dados ganados en la fase de Acción se lanzan y quedan activos.
effect-harvest-each = Una cosecha da una ficha más de cada tipo cosechado.
effect-extra-action = Tras tu acción principal, realiza una acción extra.
effect-repeat-action = Una de tus acciones puede repetir otra de esta ronda.
effect-presence-as-control = Te basta la presencia para las habilidades de Control.
effect-no-adjacency = Coloniza en cualquier loseta y explora en todo el borde del mapa.
at-most = , { $count } como máximo
no-limit = { "" }
score-house = Al final, { $vp } PV por cada casa tuya{ $most }.
score-two-resources = Al final, { $vp } PV por cada dos fichas que te queden{ $most }.
score-terrain-controlled = Al final, { $vp } PV por terreno del que controlas loseta{ $most }.
score-three-vp = Al final, { $vp } PV por cada 3 PV en fichas{ $most }.
score-technology = Al final, { $vp } PV por cada tecnología tuya{ $most }.
score-presence-tile = Al final, { $vp } PV por loseta donde tienes presencia{ $most }.
score-colour-pair = Al final, { $vp } PV por color con dos o más dados tuyos{ $most }.
score-category-rank = Al final, { $vp } PV si eres primero y { $second } si eres segundo en cada categoría.
blast-remove-tents = retira hasta { $count } tiendas rivales de una loseta donde estés
    .did = retira de una loseta hasta { $count } tiendas rivales
blast-gold = { $count ->
    [1] gana 1 ficha de Oro
   *[other] gana { $count } fichas de Oro
}
blast-any-die = gana un dado de un terreno donde tienes presencia
    .did = gana un dado
blast-extra-action = realiza una acción extra
blast-land-rush = toma { $count } tiendas de la reserva general y coloca hasta { $place }
blast-set-dice = pon hasta { $count } dados en otras caras
    .did = pone hasta { $count } dados en otras caras
blast-vp = gana { $count } PV

# Nombres de las tecnologías
tech-stability = Estabilidad
tech-wanderlust = Espíritu viajero
tech-wagon-trains = Caravanas de carretas
tech-town-meetings = Asambleas vecinales
tech-large-coaches = Carruajes grandes
tech-scouts = Exploradores
tech-stockades = Empalizadas
tech-quartermasters = Intendentes
tech-improved-tools = Herramientas mejoradas
tech-martial-training = Instrucción marcial
tech-city-walls = Murallas
tech-mapmaking = Trazado de mapas
tech-drilled-troops = Tropas instruidas
tech-town-criers = Pregoneros
tech-market-stalls = Puestos de mercado
tech-night-school = Escuela nocturna
tech-forestry = Silvicultura
tech-gold-rush = Fiebre del oro
tech-general-education = Educación general
tech-land-grab = Apropiación de tierras
tech-adaptability = Adaptabilidad
tech-basic-engineering = Ingeniería básica
tech-resourcefulness = Inventiva
tech-stable-government = Gobierno estable
tech-trailblazers = Abrecaminos
tech-versatile-explorers = Exploradores versátiles
tech-frequent-hire = Contratación frecuente
tech-missionaries = Misioneros
tech-bartering = Trueque
tech-frontier-militia = Milicia fronteriza
tech-surveyors = Agrimensores
tech-foraging = Forrajeo
tech-recall-orders = Órdenes de regreso
tech-cooperatives = Cooperativas
tech-mobile-workforce = Mano de obra móvil
tech-production-boom = Auge productivo
tech-industrial-revolution = Revolución industrial
tech-shift-work = Trabajo por turnos
tech-telegraph-lines = Líneas de telégrafo
tech-railroads = Ferrocarriles
tech-builder = Constructor
tech-prosperity = Prosperidad
tech-manifest-destiny = Destino manifiesto
tech-foreign-trade = Comercio exterior
tech-university = Universidad
tech-cartographer = Cartógrafo
tech-constitution = Constitución
tech-chronicles = Crónicas
tech-dynamite = Dinamita
tech-gold-strike = Filón de oro
tech-grand-fair = Gran feria
tech-cavalry-charge = Carga de caballería
tech-land-rush = Carrera por la tierra
tech-travelling-show = Espectáculo ambulante
tech-founders-day = Día de los fundadores

# Categorías de la hoja de puntos
category-tiles = Losetas de mapa
category-technologies = Tecnologías
category-dice = Dados
category-houses = Casas
category-vp = Fichas de PV

# Vistas
round-line = Ronda { $round }, { $phase }, turno { DE($player) }; primer jugador: { $first }
part-setup = preparación
part-roll = fase de Lanzamiento
part-first = fase de Acción (primeros turnos)
part-second = fase de Acción (segundos turnos)
part-clean-up = fase de Limpieza
last-round-line = Es la última ronda. Límites alcanzados: { $reasons }.
end-by-houses = alguien ha construido todas sus casas
end-by-vp = la reserva general se ha quedado sin PV
end-by-stack = la pila de losetas está vacía
end-by-colours = en la reserva general quedan dados de dos colores como mucho
end-by-rounds = se ha llegado al límite de rondas
supply-line = Dados de la reserva general: { $dice }
end-title = Fin de la partida: si al acabar una ronda se ha llegado a uno de estos límites, se juega una más
end-column = Qué
now-column = Ahora
limit-column = Límite
end-vp = PV que quedan en la reserva general
end-stack = Losetas que quedan en la pila de exploración
end-colours = Colores de dados en la reserva general
end-houses = Máximo de casas de un jugador en el mapa
map-title = Mapa
legend-tile = { $mark }: loseta { $number }, { $terrain }; { $first } PV por control, { $second } por segundo puesto
legend-tile-plain = { $mark }: loseta { $number }, { $terrain }
legend-control-tents = { $mark }: { $count ->
    [1] 1 tienda
   *[other] { $count } tiendas
} de { $player }, con control
legend-present-tents = { $mark }: { $count ->
    [1] 1 tienda
   *[other] { $count } tiendas
} de { $player }, sin control
legend-house = { $mark }: una casa de { $player }{ $count ->
    [0] { "" }
    [1] {" "}y 1 tienda
   *[other] {" "}y { $count } tiendas
}
legend-places = { $hex }: un hexágono vacío que puedes elegir, como los demás escritos así
legend-tokens = Fichas: { $tokens }
legend-hues = Dados: { $dice }
abilities-title = Habilidades en el mapa
tiles-column = Losetas
ability-column = Habilidad
tableau-title = Cuadro de Tecnologías (en «Quién», minúscula: usada en esta ronda; *: puntúa al final)
card-column = Carta
name-column = Nombre
research-column = Iconos
terrains-column = Terrenos
tokens-column = Fichas
vp-column = PV
markers-column = Quién
effects-title = Lo que hacen las tecnologías (1×: una vez por ronda)
effect-column = Efecto
standing = Clasificación (total: como si acabara ahora; PV: solo las fichas)
total-column = Total
vp-tokens-column = PV
quota-column = Cuota
tents-column = Tiendas
houses-column = Casas
active-line = { $player }, dados activos: { $dice }
reroll-line = { $player }, dados para relanzar: { $dice }
kept-line = { $player }, de ellos conservados para la ronda siguiente: { $dice }
held-line = { $player }, dados activos conservados de la ronda anterior (no se pueden relanzar en esta): { $dice }
turned-line = { $player }, de ellos ya cambiados de cara: { $dice }
dice-line = { $player }, dados gastados: { $spent }; en la bolsa: { $bag }
open-line = Boca arriba: { $tile }
starter-line = { CAP(EL($player)) } tiene la { $tile }
faces-title = Caras de los dados: cuántas de las seis muestran cada icono
faces-column = Icono

# El Colono Solitario
diceoneer-name = Solitario
diceoneer-called = el Solitario
for-diceoneer = Por el Solitario: { $action }
    .did = elige por el Solitario, que { $action }
listed = { $list }
question-oust = Puedes recoger de una factoría una tienda del Solitario, que vuelve a su reserva personal. Nadie gana nada con ello.
question-bot-join = El Solitario ha explorado. ¿Te unes con una tienda en la { $tile }?
question-bot-recruit = El Solitario recluta, y varios dados le valen por igual. Elige uno.
question-bot-explore = El Solitario explora, y varios hexágonos le valen por igual. Elige uno.
question-bot-settle = El Solitario coloniza, y varias losetas le valen por igual. Elige una.
question-bot-raid = El Solitario te asalta, y varias losetas le valen por igual. Elige una.
do-oust = Recoger una tienda del Solitario de la { $tile } para su reserva personal
    .did = recoge una tienda del Solitario de la { $tile } para la reserva personal de este
decline-oust = Rechazar: dejar las tiendas del Solitario donde están
    .did = deja las tiendas del Solitario donde están
bot-tile = El Solitario empieza con la { $tile }
bot-die = Al final de la fila del Solitario: { $colour }
bot-roll = El Solitario saca { $dice }
step = El dado de pasos muestra { $steps }
event-deeds = { $event }. El Solitario { $deeds }
    .did = { $event }. El Solitario { $deeds }
deed-then = { $deeds }; { $deed }
deed-pioneer = pone un Colonizador en { $side }, el lado con menos dados y fichas (si empatan varios, el primero después del marcador)
deed-token = pone una ficha de { $resource } en { $side }, el lado con menos dados de los que no tenían ficha (si empatan varios, el primero después del marcador)
deed-stored-first = almacena { $resource }, su primera ficha almacenada
deed-stored-rest = almacena { $resource }, porque todos los lados tienen ya una ficha
deed-nothing = no hace nada: no hay dados ni fichas en su Hexágono
deed-marker = mueve el marcador a { $side }, fuerza { $strength }
deed-unused = puntúa { $vp } PV por la fuerza que no puede usar
deed-impossible = no puede hacer nada
deed-house = construye una casa en la { $tile }: tres tiendas más que el jugador
    .did = construye una casa en la { $tile }: tres tiendas más que el jugador
deed-recruit-only = recluta un dado { $colour }: el único color a su alcance
deed-recruit-fewest = recluta un dado { $colour }: el color del que menos tiene
deed-recruit-rarest = recluta un dado { $colour }: entre los que menos tiene, el más escaso en la reserva
deed-recruit-choice = recluta un dado { $colour }: había empate y has elegido tú
    .did = recluta un dado { $colour }: había empate y ha elegido el jugador
deed-recruit-first = recluta un dado { $colour }: hay empate y va el primer color
deed-explore-only = coloca la { $tile } en el único hexágono posible
deed-explore-away = coloca la { $tile }: lejos de tu presencia
    .did = coloca la { $tile }: lejos de donde el jugador tiene presencia
deed-explore-far = coloca la { $tile }: lo más lejos posible de las tiendas del jugador
    .did = coloca la { $tile }: lo más lejos posible de las tiendas del jugador
deed-explore-choice = coloca la { $tile }: había empate y has elegido tú
    .did = coloca la { $tile }: había empate y ha elegido el jugador
deed-explore-first = coloca la { $tile }: hay empate y va al hexágono de más arriba y, allí, al de más a la izquierda
deed-second = coloca una segunda tienda en la { $tile }, porque te has unido
    .did = coloca una segunda tienda en la { $tile }, porque el jugador se ha unido
deed-joined = se une a ti en la { $tile }
    .did = se une en la { $tile }
deed-settle-only = coloniza la { $tile }: la única a su alcance
deed-settle-terrain = coloniza la { $tile }: un terreno donde aún no tiene presencia
deed-settle-tile = coloniza la { $tile }: una loseta donde aún no tiene presencia
deed-settle-house = coloniza la { $tile }: donde le faltan menos tiendas para una casa
deed-settle-alone = coloniza la { $tile }: dejas de ser el único que la controla
    .did = coloniza la { $tile }: el jugador deja de controlarla en solitario
deed-settle-shared = coloniza la { $tile }: dejas de compartir su control
    .did = coloniza la { $tile }: el jugador deja de compartir su control
deed-settle-vp = coloniza la { $tile }: la de más PV para el primer puesto
deed-settle-choice = coloniza la { $tile }: había empate y has elegido tú
    .did = coloniza la { $tile }: había empate y ha elegido el jugador
deed-settle-first = coloniza la { $tile }: hay empate y va al número más bajo
deed-refill = { $tents ->
    [1] toma 1 tienda para su reserva personal
   *[other] toma { $tents } tiendas para su reserva personal
}
deed-raid-stopped = no puede asaltar: tus tecnologías lo impiden
    .did = no puede asaltar: las tecnologías del jugador lo impiden
deed-raid-only = asalta la { $tile }: la única donde puede
deed-raid-most = asalta la { $tile }: donde puede usar más fuerza
deed-raid-alone = asalta la { $tile }: dejas de ser el único que la controla
    .did = asalta la { $tile }: el jugador deja de controlarla en solitario
deed-raid-shared = asalta la { $tile }: dejas de compartir su control
    .did = asalta la { $tile }: el jugador deja de compartir su control
deed-raid-house = asalta la { $tile }: donde le faltan menos tiendas para una casa
deed-raid-vp = asalta la { $tile }: la de más PV para el primer puesto
deed-raid-choice = asalta la { $tile }: había empate y has elegido tú
    .did = asalta la { $tile }: había empate y ha elegido el jugador
deed-raid-first = asalta la { $tile }: hay empate y va al número más bajo
deed-replaced = { $tents ->
    [1] reemplaza 1 tienda del jugador
   *[other] reemplaza { $tents } tiendas del jugador
}
    .did = { $tents ->
        [1] reemplaza 1 tienda del jugador
       *[other] reemplaza { $tents } tiendas del jugador
    }
deed-sold = { $tokens ->
    [1] vende 1 ficha por { $vp } PV
   *[other] vende { $tokens } fichas por { $vp } PV
}
deed-research-only = investiga { $tech }: la única carta a su alcance
deed-research-vp = investiga { $tech }: la de más PV
deed-research-first = investiga { $tech }: hay empate a PV y va la primera del cuadro de Tecnologías
hex-title = Hexágono de acción del Solitario (en sentido horario)
side-column = Lado
dice-column = Dados
token-column = Ficha
marker-column = Marcador
marker-here = aquí
queue-line = Fila del Solitario, desde el inicio: { $dice }. Tiendas en su reserva general: { $tents }.
queue-back-line = { $queue } Dados por poner en la fila, en orden al azar: { $dice }.
deed-line = El Solitario { $deed }
deeds-title = Lo último que ha hecho el Solitario:
category-diceoneer = PV extra del Solitario
solo-won-line = Has ganado: { $own } a { $other } contra el Solitario.
solo-tied-line = Ganáis tú y el Solitario: { $own } a { $other }.
solo-lost-line = Ha ganado el Solitario: { $other } a { $own }.

# El tablero en la página
owner = { $player }
things-of = Dados y reservas { DE($player) }
board-die = dado { $colour }
board-die-showing = dado { $colour }: { $icon }
die-kept = { $die }, conservado
face-recruit = Recl.
face-explore = Expl.
face-settle = Asent.
face-raid = Inc.
face-trade = Merc.
face-research = Inv.
face-pioneer = Colono
face-food = Alim.
face-wood = Mad.
face-iron = Hierro
face-gold = Oro
cap-vp = PV
cap-houses = casas
cap-stack = losetas
cap-colours = dados
ghost = Un hexágono vacío
hue-white = Bl
hue-yellow = Am
hue-green = Ve
hue-grey = Gr
hue-orange = Na
hue-brown = Mr
bag = Bolsa
spent = Gastados
tents-left = tiendas en la reserva personal
houses-left = casas por construir
quota = cuota de dados
vp-tokens = fichas de PV
technologies = Tecnologías
die-price = Un dado, activo o gastado, se vende por { $count } PV.
deeds = Acciones
map = Mapa
map-empty = Aún no hay losetas en el mapa.
tiles-open = Losetas para elegir
tiles-back = Losetas que pueden volver a la pila
several = Loseta { $number }: { $count } opciones
short-raid = Asaltar
short-remove = Recoger una tienda
short-factory = Factoría
short-engineer = Factoría, sin tienda
short-govern = Gobernar
short-house = Casa aquí
short-blast = Retirar una tienda { DE($player) }
short-tent = Colocar una tienda
here-house = { $player }: casa{ $count ->
    [0] { "" }
    [1] {" "}y 1 tienda
   *[other] {" "}y { $count } tiendas
}, controla
here-controls = { $player }: { $count ->
    [1] 1 tienda
   *[other] { $count } tiendas
}, controla
here-present = { $player }: { $count ->
    [1] 1 tienda
   *[other] { $count } tiendas
}
tableau = Cuadro de Tecnologías
seal = sello
research-icons = { $count ->
    [1] 1 icono de Investigación
   *[other] { $count } iconos de Investigación
}
supply = Ronda y reserva general
last-round = la última ronda
ends-title = Si al acabar una ronda se ha llegado a uno de estos límites, se juega una más
others = Los demás jugadores
active-dice = Dados de esta ronda
tray-dice = Dados
tray-dice-drawn = Dados de esta ronda, ya robados y lanzados
tray-things = En tu reserva
tray-stocks = Bolsa y gastados
die-lifted = { $die }, retirado para relanzarlo
die-spent = { $die }, gastado
stock-label = { $colour }: { $bag } en la bolsa, { $spent } gastados
quota-of = Cuota: { $count }
sheet-active = Activos
first-short = 1.º
board-harvest = Cosechar
slot-govern = Gobernar
slot-factory = Factoría
slot-roll = Lanzar
slot-draw = Robar
slot-join = Unirse
slot-second = Añadir
slot-add = Tienda
slot-done = Listo
slot-stop = Parar
slot-no = No
slot-end = Acabar
note-tile = loseta { $count }
note-tiles = { $count } losetas
note-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
note-ways = { $count } modos
note-icons = cuesta { $count }
note-each = cuesta 1+
unit-icons = iconos
unit-dice = dados
note-taken = ya hecha
note-one = ya hay una
note-no-icon = sin icono
note-not-now = ahora no
more-tiles = Explorar con más iconos
more-dice = Reclutar más dados
stage-place = La loseta que colocas
stage-faces = Poner este dado en
stage-sale = Vender
stage-targets = De quién es la tienda
stage-colours = Qué dado
target = { $player }, loseta { $number }: { $count ->
    [1] 1 tienda
   *[other] { $count } tiendas
}
short-reroll = Relanzar
short-join = Unirse
map-modes = Qué hace un clic en una loseta
mode-place = Colocar
mode-back = Recoger
last-placed = colocada
last-settled = tienda
last-joined = se unió
last-raided = asalto
last-left = recogida
last-used = usada
last-governed = casa
last-blasted = explosión

# El Colono Solitario (en la página)
action-hex = Hexágono de acción, en sentido horario
stored = almacén
stored-words = almacenado: { $tokens }
side-strength = fuerza { $count }
marker-here-words = aquí está el marcador
queue-title = { $count ->
    [1] Fila: 1 dado
   *[other] Fila: { $count } dados
}
bot-tents-left = tiendas en su reserva personal + en su reserva general
bot-dice = dados en total
bot-deeds = Qué ha hecho y por qué
bot-rolls = Su tirada
bot-steps = Dado de pasos: { $count }
bot-draws = Roba la { $tile }
level-line = Dificultad: lanza hasta tu cuota + { $cap } dados; { $strength } PV por la fuerza no usada; { $trade } PV por cada ficha vendida; al final, { $technology } PV por cada tecnología y { $token } PV por cada ficha.
level-gold-rush = Fiebre del oro: toda ficha que almacena se cambia por Oro.
level-auto = Sus empates se resuelven solos.
level-neighbour = Solo se une a ti como vecino.
hex-recruit = Reclutar
hex-explore = Explorar
hex-settle = Colonizar
hex-raid = Asaltar
hex-trade = Negociar
hex-research = Investigar

# Qué son las cosas, en un panel
about-tile-vp = Al final vale { $first } PV para quien la controle y { $second } PV para quien quede segundo en ella.
about-no-vp = No vale PV.
about-ability = { $ability }.
about-access = Con presencia aquí tienes acceso a los dados de color { $colour }, y vale como { $terrain } para las tecnologías.
about-here-house = { $player }: una casa{ $count ->
    [0] { "" }
    [1] {" "}y 1 tienda
   *[other] {" "}y { $count } tiendas
}; controla la loseta.
about-here-controls = { $player }: { $count ->
    [1] 1 tienda
   *[other] { $count } tiendas
}; controla la loseta.
about-here = { $player }: { $count ->
    [1] 1 tienda
   *[other] { $count } tiendas
}.
about-hex = Hexágono vacío
about-hex-use = Cuando alguien explora, aquí puede ir una loseta nueva.
about-hex-beside = { $count ->
    [0] No toca ninguna loseta.
    [1] Toca la loseta { $tiles }.
   *[other] Toca las losetas { $tiles }.
}
about-effect = { $effect }
about-once = Se puede usar una vez por ronda.
about-card-cost = Cuesta { $icons ->
    [1] 1 icono de Investigación
   *[other] { $icons } iconos de Investigación
} y { $tokens }; pide presencia en { $terrains }.
about-card-vp = Al final vale { $count } PV.
about-card-scores = No vale PV por sí misma: puntúa según lo que dice.
about-owner = { CAP(EL($player)) } la tiene.
about-owner-used = { CAP(EL($player)) } la tiene, y ya la ha usado en esta ronda.
about-token = Ficha de { $resource }
about-tokens-here = Tienes { $count }.
about-token-use = Con fichas se pagan las tecnologías, y tres iguales o tres distintas se venden bien.
about-token-gold = El Oro vale por cualquier otra ficha.
about-token-plain = Recibes una por cada icono suyo que coseches.
about-tents = Tiendas
about-tents-here = { $count ->
    [1] En tu reserva personal hay 1 tienda.
   *[other] En tu reserva personal hay { $count } tiendas.
}
about-tents-from = No son las del mapa. La tienda de una loseta que exploras sale de la reserva general, así que este número no cambia.
about-tents-use = Con ellas colonizas, te unes y asaltas. Quien más tiendas tiene en una loseta la controla, salvo que haya una casa.
about-tents-add = Con un icono de Asentamiento tomas { $count ->
    [1] 1 tienda
   *[other] { $count } tiendas
} de la reserva general, colocas una o recoges las que quieras del mapa.
about-houses = Casas
about-houses-here = Has construido { $built }; { $left ->
    [0] no te queda ninguna
    [1] te queda 1
   *[other] te quedan { $left }
}.
about-houses-use = Una casa controla su loseta hasta el final, haya las tiendas que haya.
about-houses-worth = De ninguna casa a cinco, valen { $points } PV.
about-vp = Fichas de PV
about-vp-here = Tienes { $count } PV en fichas.
about-vp-total = Con todo lo demás tendrías ahora { $count } PV.
about-quota = Cuota de dados: { $count }
about-quota-next = Se fijó cuando robaste los dados y vale para esta ronda. Tal como están las cosas, será { $count } desde la próxima ronda.
about-quota-use = Robas dados hasta tener los que dice la cuota: { $count } y lo que añadan losetas y tecnologías.
about-quota-most = Nunca pasa de { $count }.
about-end-now = Ahora va por { $now }, y el final llega con { $limit }.
about-end = Si al acabar una ronda se ha llegado a un límite, se juega una más.
about-end-reached = Se ha llegado a este límite. Si sigue así al acabar la ronda, se juega una más.
about-supply = En la reserva general quedan { $dice }.
about-die = Dado { $colour }: { $icon }
about-faces = Las seis caras de este color: { $faces }.
about-dice-worth = Al final, cada dos dados tuyos, de cualquier color, valen tres PV. Los vendidos no cuentan.
about-face = { $count ->
    [1] { $icon }
   *[other] { $icon } ×{ $count }
}
about-icon-recruit = { $icon }: paga más dados.
about-icon-explore = { $icon }: paga una loseta nueva; con más iconos robas más para elegir.
about-icon-settle = { $icon }: toma tiendas, coloca una o recoge tiendas.
about-icon-raid = { $icon }: reemplaza una tienda de otro jugador por una tuya.
about-icon-trade = { $icon }: vende fichas o un dado por PV.
about-icon-research = { $icon }: paga tecnologías.
about-icon-pioneer = { $icon }: en la fase de Tirada pone un dado en otra cara o relanza hasta tres. En tu turno dos valen por cualquier icono menos Oro.
about-icon-resource = { $icon }: en la fase de Tirada pone un dado en otra cara o roba más. En tu turno se cosecha como ficha.
about-colour = Dados: { $colour }
about-colour-here = { $bag } en tu bolsa, { $spent } gastados; { $supply } en la reserva general.
about-colour-white = Nunca se ganan dados blancos.
about-colour-got = Puedes reclutar uno mientras tengas presencia en { $terrain }.
about-click-tile = Haz clic en una de las losetas marcadas del mapa.
about-click-token = Haz clic en una de las fichas marcadas que tienes delante.
about-click-card = Haz clic en una de las cartas marcadas.
about-hand = Lo que tiene { EL($player) }
about-hand-pieces = Tiendas en la reserva personal: { $tents }; casas por construir: { $houses }.
about-first = Primer jugador
about-first-now = { CAP(EL($player)) } empieza esta ronda.
about-first-next = En la ronda siguiente empieza quien está a su izquierda.
about-main-asked = Antes acaba lo que has empezado, o retíralo con Deshacer.
about-main = Cada acción se realiza como mucho una vez por ronda.
about-recruit = Ganas dados de los colores de los terrenos donde tienes presencia.
about-recruit-costs = Uno, dos y tres dados cuestan { $costs } iconos.
about-explore = Robas tantas losetas como iconos gastes, eliges una y la colocas con una tienda tuya. Quien esté al lado puede unirse.
about-settle = Icono a icono: tomas tiendas, colocas una donde estás o al lado, o recoges tiendas.
about-raid = En una loseta donde tienes presencia reemplazas tiendas ajenas por tuyas, una por icono.
about-harvest = Cada icono de Recurso que gastes se convierte en una ficha.
about-trade = Icono a icono: vendes fichas o un dado por PV.
about-trade-prices = Tres iguales { $identical } PV, tres distintas { $different }, dos cualesquiera { $two }, un dado { $die }.
about-research = Consigues una tecnología de la mesa: pagas sus iconos y fichas, con presencia en sus terrenos.
about-govern = Tres de tus tiendas en una loseta se convierten en una casa. Necesitas allí tres tiendas más que cualquier otro.
about-factory = Recoges una tienda de una loseta con factoría a cambio de lo que produce; cada factoría una vez por ronda.
about-free = Es una acción gratuita: las que quieras, en tu propio turno.
about-go = Este botón lanza los dados que has elegido, roba más dados, te une a una loseta nueva o toma tiendas. Ahora no hay nada de eso que hacer.
about-stop = Este botón termina tu tirada o una acción que podría seguir, o dice que no a una oferta. Ahora no hay nada que terminar.
about-end-turn = Acaba tu turno. El primer turno solo acaba tras una acción principal, si hay alguna posible.
about-side = Hexágono de acción: { $action }
about-side-strength = Su fuerza es { $count }: una por cada dado y ficha que hay en él.
about-side-use = Cuando el marcador se para aquí, el Solitario realiza esta acción y se gasta todo lo que hay en este lado.
about-side-marker = El marcador está aquí ahora.
about-stored = Fichas guardadas
about-stored-here = Tiene guardadas { $tokens }.
about-stored-use = Las fichas que no tienen lado van aquí; al final pueden valer PV.
about-queue = La cola del Solitario
about-queue-here = { $count ->
    [1] Espera 1 dado.
   *[other] Esperan { $count } dados.
}
about-queue-use = Lanza los dados del principio, y los usados vuelven al final.
warn-end-main = ¿Acabar? Aún hay una acción
warn-end-free = ¿Acabar? Hay una acción gratuita
warn-end-use = ¿Acabar? Hay una tecnología lista
warn-factory-last = ¿Abandonar la loseta { $number }?
warn-factory-control = ¿Perder el control de la loseta { $number }?
warn-factory-shared = ¿Compartir el control de la loseta { $number }?
warn-factory-end = ¿Recuperar la tienda?
warn-and-end = { $warning } Acaba tu turno.
warn-bonus = ¿Sin ficha gratis?

# Lo que impide una jugada
fact-diceoneer = El Solitario
fact-over = La partida ha terminado.
fact-turn-of = Es el turno { DE($player) }.
fact-join-of = Se está preguntando { A($player) } si se une.
fact-chance-setup = La partida aún se está preparando.
fact-chance-dice = Aún se están robando y lanzando dados.
fact-chance-tiles = Aún se están robando losetas.
fact-chance-diceoneer = Es el turno del Solitario.
fact-roll-done = Ya has terminado tu tirada.
fact-asked = Ahora no. Se te pide esto: { $question }
fact-asked-question = Ahora no. Se te pregunta esto: { $question }
fact-only-in-setup = Eso solo se puede hacer en la preparación, antes de la primera ronda.
fact-only-in-roll = Eso solo se puede hacer en la fase de Lanzamiento, mientras cambias tu tirada.
fact-only-in-turn = Eso solo se puede hacer en tu turno de la fase de Acción.
fact-only-in-clean-up = Eso solo se puede hacer en la fase de Limpieza.
fact-only-tiles = { $count ->
    [1] Aquí solo puedes elegir la loseta { $tiles }.
   *[other] Aquí solo puedes elegir entre las losetas { $tiles }.
}
fact-only-colours = Solo están empatados estos colores: { $colours }.
fact-taken-by = En este hexágono ya está la { $tile }.
fact-off-map = El mapa no llega tan lejos.
fact-touches = { $tiles ->
    [0] Este hexágono no toca ninguna loseta y debe tocar al menos dos.
   *[other] Este hexágono solo toca una loseta y debe tocar al menos dos.
}
fact-no-neighbour = Este hexágono no toca ninguna loseta donde tengas presencia.
fact-no-neighbour-its = Este hexágono no toca ninguna loseta donde tenga presencia el Solitario.
fact-no-hex = Ningún hexágono vacío toca una loseta donde tengas presencia.
fact-beside-you = Este hexágono toca una loseta donde tienes presencia, y otros no.
fact-nearer = Tu tienda más cercana está a { $this ->
    [1] 1 paso
   *[other] { $this } pasos
} de este hexágono; otros están a { $others } pasos.
fact-no-spent-die = No tienes ningún dado { $colour } gastado.
fact-no-active-die = No tienes ningún dado { $colour } activo con { $icon }.
fact-spent-die = No tienes ningún otro dado { $colour } activo con { $icon }, y un dado gastado no se puede cambiar.
fact-not-in-tableau = { $tech } no está en el cuadro de Tecnologías.
fact-held = Ya tienes { $tech }.
fact-not-held = No tienes ningún marcador en { $tech }.
fact-makes-none = { $tech } no genera ningún icono.
fact-used = Ya has usado { $tech } en esta ronda.
fact-second-pioneer = Hace falta un segundo Colonizador para el icono de { $icon }.
fact-not-for-gold = Dos Colonizadores no valen como Oro.
fact-one-pioneer = Solo te queda un Colonizador, y para pagar { $icon } hacen falta dos.
fact-not-as = No puedes gastar { $icon } como { $needed }.
fact-to-pay = { $count ->
    [1] Aún falta por pagar 1 icono de { $icon }.
   *[other] Aún faltan por pagar { $count } iconos de { $icon }.
}
fact-none-used = Aún no has usado ningún icono de { $icon }.
fact-paid-unused = Has pagado un icono de { $icon } y aún no lo has usado.
fact-pays-with = Esta ficha debe ser de { $resource } o de Oro.
fact-up-to = Elige un número del 1 al { $most }.
fact-no-icon = No tienes ningún icono de { $icon }, ni dos Colonizadores que valgan por uno.
fact-no-gold-icon = No tienes ningún icono de Oro.
fact-icons = { $missing ->
    [1] Falta 1 icono de { $icon }
   *[other] Faltan { $missing } iconos de { $icon }
}: { $needed ->
    [1] hace falta 1
   *[other] hacen falta { $needed }
} y { $payable ->
    [0] no puedes pagar ninguno
   *[other] puedes pagar { $payable }
}.
fact-no-resource-icon = No tienes ningún icono de Recurso, ni dos Colonizadores que valgan por uno.
fact-no-terrain = { $count ->
    [1] No tienes presencia en ninguna loseta de { $terrains }.
   *[other] No tienes presencia en estos terrenos: { $terrains }.
}
fact-no-terrain-its = { $count ->
    [1] { $player } no tiene presencia en ninguna loseta de { $terrains }.
   *[other] { $player } no tiene presencia en estos terrenos: { $terrains }.
}
fact-nowhere = No tienes presencia en ninguna loseta del mapa.
fact-dice-left = { $dice ->
    [0] En la reserva general no quedan dados de los colores de tus terrenos.
    [1] En la reserva general solo queda 1 dado de los colores de tus terrenos.
   *[other] En la reserva general solo quedan { $dice } dados de los colores de tus terrenos.
}
fact-no-die-left = En la reserva general no queda ningún dado { $colour }.
fact-never-white = Los dados blancos no se pueden ganar.
fact-stack = { $tiles ->
    [0] La pila de losetas está vacía.
    [1] En la pila solo queda 1 loseta.
   *[other] En la pila solo quedan { $tiles } losetas.
}
fact-supply-full = En tu reserva personal no caben más de { $most } tiendas.
fact-tile-full = Ya tienes { $most } tiendas en la { $tile }.
fact-tokens-full = Ya tienes { $most } fichas de { $resource }.
fact-no-tents = No tienes tiendas en tu reserva personal.
fact-no-tent-on = No tienes ninguna tienda en la { $tile }.
fact-no-tent-on-its = { $player } no tiene ninguna tienda en la { $tile }.
fact-bringing-back = Ya estás usando este icono de Asentamiento para recoger tiendas.
fact-not-on-map = La { $tile } no está en el mapa.
fact-not-present = No tienes presencia en la { $tile }.
fact-not-present-its = { $player } no tiene presencia en la { $tile }.
fact-out-of-reach = No tienes presencia en la { $tile } ni junto a ella.
fact-out-of-reach-its = { $player } no tiene presencia en la { $tile } ni junto a ella.
fact-no-rival = Ningún otro jugador tiene una tienda en la { $tile }.
fact-protected = { $player } ignora { $ignores ->
    [1] tu próximo icono de Incursión
   *[other] tus próximos { $ignores } iconos de Incursión
}, y solo puedes pagar { $payable }.
fact-own-tents = No puedes asaltar tus propias tiendas.
fact-no-player = { $player } no está en esta partida.
fact-none-replaced = Aún no has reemplazado ninguna tienda.
fact-not-harvested = No has gastado ningún icono de { $resource } en esta cosecha.
fact-never-gold = La ficha extra no puede ser de Oro.
fact-nothing-to-sell = No tienes ningún dado que vender y tienes menos de dos fichas.
fact-no-set = { $tokens } no son ni fichas iguales ni todas distintas.
fact-missing = { $count ->
    [1] Falta { $tokens }.
   *[other] Faltan { $tokens }.
}
fact-missing-or-gold = { $count ->
    [1] Falta { $tokens } (también vale Oro).
   *[other] Faltan { $tokens } (también vale Oro).
}
fact-missing-despite-gold = Faltan { $tokens }. Tu Oro solo cubre { $gold } de esas fichas.
fact-lacks = Te falta para { $tech }: { $what }.
lacks-icons = { $count ->
    [1] 1 icono de Investigación
   *[other] { $count } iconos de Investigación
}
lacks-presence = presencia en { $terrains }
fact-no-factory = No hay ninguna factoría en la { $tile }.
fact-too-few-tents = El Solitario { $its ->
    [0] no tiene tiendas
    [1] solo tiene 1 tienda
   *[other] tiene { $its } tiendas
} en la { $tile }, y tú { $yours ->
    [0] ninguna
   *[other] { $yours }
}.
fact-drawn = Ya has robado tus dados.
fact-no-icon-spent = Aún no has gastado ningún icono.
fact-spent-pioneer = Has gastado un icono de Colonizador, que no roba dados.
fact-spent-resource = Has gastado un icono de Recurso, que no relanza dados.
fact-spent-set = Estás usando una tecnología que solo cambia un dado de cara.
fact-no-use-in-roll = Aquí solo se gastan Colonizadores y Recursos (Alimento, Madera, Hierro u Oro), no { $icon }.
fact-no-pioneer = { $tech } no genera ningún icono de Colonizador.
fact-no-other-die = No tienes ningún otro dado activo.
fact-no-other-die-or-bag = No tienes ningún otro dado activo, y tu bolsa está vacía.
fact-bag-empty = Tu bolsa está vacía.
fact-no-dice = No tienes dados activos.
fact-kept-die = Tu dado { $colour } con { $icon } se ha conservado de la ronda anterior.
fact-already-kept = Ya conservas tu dado { $colour } con { $icon }.
fact-already-set = Tu dado { $colour } con { $icon } ya se ha cambiado de cara.
fact-shows = Tu dado { $colour } ya muestra { $icon }.
fact-no-face = Ningún dado { $colour } tiene { $icon }.
fact-extra-due = Antes realiza tu acción extra.
fact-main-taken = Ya has realizado la acción principal de este turno.
fact-main-first = Aún no has realizado la acción principal de este turno.
fact-taken = Ya has realizado esta acción en esta ronda: { $action }.
fact-possible = Aún puedes realizar una acción principal: { $actions-or }.
fact-can-become = Una acción gratuita o una explosión aún puede hacer posible una acción principal.
fact-no-action = Después no podrías realizar ninguna acción.
fact-no-main = No puedes realizar ninguna acción principal, y esto no lo cambiaría.
fact-in-roll = { $tech } se usa en la fase de Lanzamiento.
fact-in-turn = { $tech } se usa en tu turno, después de la acción principal.
fact-not-usable = { $tech } no es una tecnología que se use así.
fact-not-explosive = { $tech } no es una tecnología explosiva.
fact-lead = En la { $tile } tú tienes { $own ->
    [0] 0 tiendas
    [1] 1 tienda
   *[other] { $own } tiendas
} y { EL($player) } tiene { $other }; necesitas al menos { $needed }.
fact-lead-alone = En la { $tile } tú tienes { $own ->
    [0] 0 tiendas
    [1] 1 tienda
   *[other] { $own } tiendas
} y los demás no tienen ninguna; necesitas al menos { $needed }.
fact-house-on = Ya hay una casa en la { $tile }.
fact-no-house = No te quedan casas.
fact-few-tents = { $own ->
    [0] No tienes ninguna tienda
    [1] Solo tienes 1 tienda
   *[other] Solo tienes { $own } tiendas
} en la { $tile }, y hacen falta tres.
fact-no-site = No tienes tres tiendas en ninguna loseta sin casa.
fact-factory-used = Ya has usado la factoría de la { $tile } en esta ronda.
fact-no-targets = Ningún otro jugador tiene una tienda en una loseta donde tengas presencia.
fact-nothing-done = Aún no has cambiado nada.
fact-yours = Esas tiendas son tuyas.

# Qué cuenta en cada categoría
category-tiles-about = El número mayor de una loseta cuenta para quien la controla; el menor, para quien queda en segundo lugar.
category-technologies-about = Los PV de tus tecnologías; algunas cartas dicen ellas mismas lo que cuentan al final.
category-dice-about = Cada dos dados que tienes, del color que sean, sumando bolsa, gastados y activos, cuentan 3 PV. Un dado suelto no cuenta nada. Por eso un dado que ganas puede dar 3 PV de golpe, y el siguiente ninguno.
category-houses-about = De una a cinco casas en el mapa cuentan 1, 4, 9, 16 o 25 PV.
category-vp-about = Los PV que has conseguido en fichas, por ejemplo negociando. Las fichas de recurso no cuentan nada.
category-diceoneer-about = Solo los tiene el Solitario: PV al final por sus tecnologías y por las fichas que ha guardado.
