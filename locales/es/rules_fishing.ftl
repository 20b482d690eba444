# Los libros de reglas de los juegos de pesca. { $cards } son cartas por su nombre.

rules-goal-fishing = Toma cartas de la mesa con las de tu mano. Lo que tomas cuenta: la mayor cantidad de cartas, la mayor cantidad de { -picas } y algunas cartas por sí mismas.
rules-goal-fishing-la_mona = Toma cartas de la mesa con las de tu mano. Lo que tomas cuenta: la mayor cantidad de cartas, de corazones negros, los ases y, sobre todo, la mona.
rules-goal-rounds_won =
    { $count ->
        [one] Quien gana la primera ronda gana la partida.
       *[other] Quien primero gana { $count } rondas gana la partida.
    }
rules-deal-table =
    { $count ->
        [one] En la mesa queda una carta boca arriba, solo en el primer reparto.
       *[other] En la mesa quedan { $count } cartas boca arriba, solo en el primer reparto.
    }
rules-deal-redeal = Si { $cards } está entre ellas, se reparte todo de nuevo.
rules-deal-again = Cuando nadie tiene cartas se reparten otras tantas, hasta que se acaba la baraja.

# Un turno
rules-turn-one_card = En cada turno juegas exactamente una carta, de una de estas maneras:
rules-turn-take = *Toma* de la mesa lo que vale.
rules-turn-build = *Forma:* júntala con cartas de la mesa en una formación que podrás levantar después.
rules-turn-build-la_mona = { rules-turn-build }
rules-turn-trail = *Juego abierto:* déjala sin más en la mesa.
rules-turn-trail-la_mona = { rules-turn-trail }
rules-turn-free = Nunca estás obligado a tomar, aunque puedas.
rules-turn-played = Lo jugado, jugado está: con eso termina tu turno.

# Tomar
rules-capture-groups = Tu carta toma cada carta de su valor, cada grupo que lo suma, y varios grupos a la vez, mientras ninguna carta se use dos veces.
rules-capture-taken = Tu carta y todo lo que tomó van a tu montón. Esto es lo que toma cada una:
rules-capture-ace = Dentro de una suma el as cuenta { $low } o { $high }, como te convenga.
rules-capture-pair_only = { $cards } solo toman a sus iguales y no entran en ninguna suma.
rules-capture-builds_whole = Lo formado se levanta entero, con una carta de su valor exacto; nunca es parte de una suma.
rules-capture-builds_in_sums = Lo formado cuenta como una carta de su valor, también dentro de una suma.

# La carta que nadie toma
rules-inert-takes = { $cards } toma de la mesa grupos de { $count }, y lo que esté formado en { $count }.
rules-inert-takes-la_mona = { $cards } es la mona. Desde tu mano toma grupos de { $count }, todos los que haya, y lo formado en { $count }.
rules-inert-also = Desde la mano también se puede jugar como { $count }.
rules-inert-drowned = Una vez en la mesa, nadie toma { $cards }: queda ahí hasta el final y se la lleva quien levanta las últimas cartas.
rules-inert-drowned-la_mona = En la mesa nadie toma { $cards }: la mona está *ahogada.* Queda ahí hasta el final y se la lleva quien levanta las últimas cartas.

# Formar
rules-build-single = Junta tu carta con cartas de la mesa hasta un valor que tengas en la mano: ahora son una sola formación, y solo una carta de ese valor la levanta.
rules-build-keep = Tienes que tener una carta que la levante, y guardarla mientras la formación sea tuya. Lo que tiene tu compañero no cuenta.
rules-build-two_cards = Se forma con dos cartas, no más.
rules-build-owner = Lo formado es de quien le puso la última carta; pero cualquiera con la carta justa puede levantarlo.
rules-build-partners = Tu compañero puede seguir lo que formaste, o levantarlo.
rules-build-standing-must_continue = Mientras tengas algo formado no hay juego abierto: levántalo, agrégale o auméntalo.
rules-build-standing-may_add_another = Mientras tengas algo formado no hay juego abierto: levántalo, síguelo, forma otro, o levanta el de otro.
rules-build-standing-may_do_all_but_trail = Mientras tengas algo formado puedes tomar y formar lo que quieras, pero no hay juego abierto.
rules-build-standing-free = No te obliga a nada.
rules-build-raise = Una carta de tu mano puede aumentar lo formado a un valor más alto, si también tienes ese valor. Las cartas de la mesa no.
rules-build-raise_own = Lo tuyo lo puedes aumentar si tienes tanto el valor viejo como el nuevo.
rules-build-no_raise_own = Lo tuyo no lo puedes aumentar.
rules-build-raise_previous = Quien formó antes ahí necesita además el valor de ahora.

# Varios grupos
rules-fila-groups = En una misma formación pueden estar varios grupos del mismo valor.
rules-fila-groups-la_mona = En una misma formación pueden estar varios grupos del mismo valor: es una *fila.* Lo que se forma de un valor que ya está se suma a ella.
rules-fila-closed = Su valor ya no cambia: puede crecer, pero nadie la aumenta.

# Vaciar la mesa
rules-sweep-what =
    { $points ->
        [one] Toma todo lo que hay en la mesa: un punto.
       *[other] Toma todo lo que hay en la mesa: { $points } puntos.
    }
rules-sweep-last_play = También vale con la última carta de la ronda; recoger las sobras no cuenta.
rules-sweep-not_last_play = Con la última carta de la ronda no vale.
rules-sweep-despite = { $cards } puede quedarse.
rules-sweep-not_despite = Mientras { $cards } esté ahí, la mesa no está vacía.

# El final y los puntos
rules-end-round = La ronda termina cuando todas las cartas se repartieron y se jugaron.
rules-end-leftovers-last_taker = Lo que queda en la mesa es de quien tomó por última vez.
rules-end-leftovers-nobody = Lo que queda en la mesa no cuenta para nadie.
rules-score-categories = Cuenta lo que tomaste; los compañeros cuentan juntos.
rules-score-equal = Si dos tienen la misma cantidad, nadie recibe los puntos por tener más.
