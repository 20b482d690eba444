# Lo que se dice igual donde se habla de vos.

rules-goal-table = Poné tus cartas a trabajar. Lo que está en tus juegos cuenta a tu favor; lo que queda en tu mano, en contra.
rules-goal-collect = Quedate sin cartas antes que los demás, y llevate los puntos de todo lo que ellos todavía tienen.
rules-turn-draw-stock = *1. Robá* la carta de arriba { -del_mazo }.
rules-turn-lay = *2. Bajá,* si querés, todos los juegos que tengas.
rules-turn-lay_contract = *2. Bajá,* si podés, todo lo que pide la { -mano }.
rules-turn-back = Antes de { -descartar } podés deshacer cualquier paso y jugarlo de otra manera, salvo { -robar } { -del_mazo }.
rules-draw-not_once_opened = Desde que bajaste, solo robás { -del_mazo }.
rules-wilds-reading = Si puede hacer de más de una carta, vos decís de cuál; una etiqueta violeta lo muestra.
rules-wilds-reclaim = Donde podés agregar cartas, también podés cambiar un comodín por la carta de la que hace y quedarte con él.
rules-wilds-move-free = En la punta de una { -escalera }, un comodín puede dejar lugar: cuando agregás una carta, pasa a la punta que quieras. Dentro de la { -escalera } no se corre.
rules-contract-when = Vos elegís el momento: nadie tiene que bajar apenas puede.
rules-contract-only_adding = Después ya no se bajan juegos nuevos: solo agregás cartas a lo que hay.
rules-contract-later = Desde tu próximo turno podés bajar otros juegos, los que quieras.
rules-lay_off-any = Agregá cartas sueltas a cualquier juego de la mesa, tuyo o de otro.
rules-lay_off-own = Solo podés agregar cartas a tus propios juegos.
rules-lay_off-after_own_meld = Antes tenés que haber bajado un juego tuyo en esta { -mano }.
rules-lay_off-same_turn = Podés agregar en el mismo turno en que bajás por primera vez.
rules-lay_off-at_once = Podés hacerlo aunque todavía no hayas bajado un juego tuyo.
rules-lay_off-first_card = En el turno en que ponés cartas en la mesa por primera vez, solo podés agregar una, y antes que nada.
rules-goal-fishing = Levantá cartas de la mesa con las de tu mano. Lo que levantás da puntos.
rules-turn-one_card = En cada turno jugás una sola carta, de una de estas maneras:
rules-turn-take = *Levantá* con ella cartas de la mesa que valgan lo mismo.
rules-turn-build = *Formá:* juntala con cartas de la mesa en una pila que vas a poder levantar después.
rules-build-single = Juntá tu carta con cartas de la mesa hasta sumar un valor que tengas en la mano: ahora son una sola pila y ya no se separan.
rules-build-keep = Necesitás en la mano una carta que la levante, y hay que guardarla mientras la pila sea tuya.
rules-build-raise = Una carta de tu mano puede aumentar lo formado a un valor más alto, si también tenés una carta de ese valor. Con cartas de la mesa no se aumenta.
rules-build-raise_own = Lo tuyo lo podés aumentar si tenés tanto el valor viejo como el nuevo.
rules-build-no_raise_own = Lo tuyo no lo podés aumentar.
rules-sweep-what =
    { $points ->
        [one] Levantá todo lo que hay en la mesa: un punto.
       *[other] Levantá todo lo que hay en la mesa: { $points } puntos.
    }
rules-example-contract-further-why = Desde el turno siguiente podés bajar más.
rules-example-raise-theirs-why = Agregás tu { $more }, con una carta para { $value } en la mano: ahora lo formado es tuyo.
rules-example-raise-own-why = Tenés con qué levantar los dos, { $low } y { $value }.
rules-draw-not_with_first_meld = En el turno en que bajás tu primer juego, tiene que ir en un juego nuevo.
rules-turn-take_together = *Levantá* con ella cartas de la mesa: entre todas tienen que sumar { $value }.
