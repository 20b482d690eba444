# Los libros de reglas de los juegos de pesca. { $cards } son cartas por su nombre.

rules-goal-fishing = Levanta cartas de la mesa con las de tu mano. Lo que levantas da puntos.
rules-goal-prizes = Dan puntos: { $prizes }.
rules-prize-most_cards = tener más cartas
rules-prize-most_spades = tener más { -picas }
rules-prize-most_suit = tener más { $suit }
rules-prize-most_rank = tener más cartas de { $rank }
rules-prize-primiera = tener la mejor { -primiera }
rules-prize-sweep = cada { -wincho }
rules-prize-rank = cada { $rank }
rules-prize-cards = las cartas mismas
rules-goal-rounds_won =
    { $count ->
        [one] Quien gana la primera ronda gana la partida.
       *[other] El primero que gana { $count } rondas gana la partida.
    }
rules-deal-table =
    { $count ->
        [one] En la mesa queda una carta boca arriba, solo en el primer reparto.
       *[other] En la mesa quedan { $count } cartas boca arriba, solo en el primer reparto.
    }
rules-deal-redeal = Si entre ellas está el { $cards }, se reparte todo de nuevo.
rules-deal-redeal_from = Si entre ellas hay al menos { $count } de estas cartas: { $cards }, se reparte todo de nuevo.
rules-deal-to_dealer = Si todas forman grupos que suman { $value }, las levanta quien reparte: cada grupo cuenta como { -wincho }.
rules-deal-again = Cuando nadie tiene cartas se reparten otras tantas, hasta que se acaba { -la_baraja }.

# Un turno
rules-turn-one_card = En cada turno juegas una sola carta, de una de estas maneras:
rules-turn-take = *Levanta* con ella cartas de la mesa que valgan lo mismo.
rules-turn-take_together = *Levanta* con ella cartas de la mesa: entre todas tienen que sumar { $value }.
rules-turn-build = *Forma:* júntala con cartas de la mesa en una pila que podrás levantar después.
rules-turn-build-la_mona = { rules-turn-build }
rules-turn-trail = *{ CAPITAL(-echa) }* la carta a la mesa y déjala ahí: es el *juego abierto.*
rules-turn-trail-la_mona = { rules-turn-trail }
rules-turn-free = Levantar no es obligatorio, aunque se pueda.
rules-turn-free_without_build = Levantar no es obligatorio, salvo que tengas algo formado.
rules-turn-must_take = La carta que puede levantar tiene que levantar; qué carta se juega es libre.
rules-turn-played = Lo jugado, jugado está: con eso termina tu turno.

# Levantar
rules-capture-groups_any = Tu carta puede levantar cualquier carta de su valor, cualquier grupo que lo sume, o varios a la vez; ninguna carta cuenta dos veces.
rules-capture-groups_one = Tu carta levanta una carta de su valor o un grupo que lo sume. Las demás se quedan.
rules-capture-together_one = Tu carta levanta un grupo: la tuya y las que levanta suman justo { $value }. Las demás se quedan.
rules-capture-together_any = Tu carta levanta cualquier grupo que sume { $value } con ella, o varios a la vez; ninguna carta de la mesa cuenta dos veces.
rules-capture-single_first = Si basta una sola carta, no se puede levantar un grupo de varias.
rules-capture-kept = Tu carta y todo lo que levantó van a tu montón.
rules-capture-taken = Tu carta y todo lo que levantó van a tu montón. Esto es lo que levanta cada una:
rules-capture-adds = En una suma las cartas valen:
rules-capture-ace = Dentro de una suma el as cuenta { $low } o { $high }, según convenga. Desde la mano levanta { $takes }.
rules-capture-pairs_all = { $cards } solo levantan a sus iguales y no entran en ninguna suma.
rules-capture-pairs_one = { $cards } levantan una sola carta igual por vez y no entran en ninguna suma.
rules-capture-pairs_one_or_three = { $cards } levantan una carta igual, o las tres, y no entran en ninguna suma.
rules-capture-builds_whole = Lo formado se levanta entero, con una carta de su valor exacto; nunca es parte de una suma.
rules-capture-builds_in_sums = Lo formado cuenta como una carta de su valor, también dentro de una suma.

# La carta que nadie levanta
rules-inert-takes = { $cards } levanta grupos de { $count }, y lo que esté formado en { $count }.
rules-inert-takes-la_mona = El { $cards } es la mona. Desde tu mano levanta grupos de { $count }, todos los que haya, y lo formado en { $count }.
rules-inert-also = Desde la mano, esta carta también se puede jugar como { $count }.
rules-inert-drowned = Una vez en la mesa, nadie levanta { $cards }: queda ahí hasta el final y es de quien levanta al último.
rules-inert-stays = Una vez en la mesa, nadie levanta { $cards }: queda ahí hasta el final.
rules-inert-drowned-la_mona = En la mesa nadie levanta el { $cards }: la mona está *ahogada.* Queda ahí hasta el final y es de quien levanta al último.

# Formar
rules-build-single = Junta tu carta con cartas de la mesa hasta sumar un valor que tengas en la mano: ahora son una sola pila y ya no se separan.
rules-build-keep = Necesitas en la mano una carta que la levante, y hay que guardarla mientras la pila sea tuya.
rules-build-ace = Lo formado en { $count } se levanta con un as: hay que guardar uno en la mano.
rules-build-two_cards = Cada grupo se forma con dos cartas como mucho.
rules-build-owner = Lo formado es de quien le puso la última carta; pero cualquiera que tenga la carta justa puede levantarlo.
rules-build-partners = Tu compañero puede continuar lo que formaste, o levantarlo; pero para formar no cuentan sus cartas.
rules-build-standing-must_continue = Mientras tengas algo formado no puedes { -echar } cartas: levántalo o continúalo.
rules-build-standing-may_add_another = Mientras tengas algo formado no puedes { -echar } cartas: levántalo, continúalo, forma otro valor, o levanta lo de otro. Si tienes dos pilas, tú eliges cuál levantar primero.
rules-build-standing-may_do_all_but_trail = Mientras tengas algo formado puedes levantar y formar lo que quieras, pero no { -echar } cartas.
rules-build-standing-free = Lo que formaste no te obliga a nada.
rules-build-raise = Una carta de tu mano puede aumentar lo formado a un valor más alto, si también tienes una carta de ese valor. Con cartas de la mesa no se aumenta.
rules-build-raise_own = Lo tuyo lo puedes aumentar si tienes tanto el valor viejo como el nuevo.
rules-build-raise_own_freely = Lo tuyo también lo puedes aumentar.
rules-build-no_raise_own = Lo tuyo no lo puedes aumentar.
rules-build-raise_previous = Si ya formaste ahí antes, hace falta además una carta del valor que tiene ahora.

# Varios grupos
rules-fila-groups = En una misma pila pueden estar varios grupos del mismo valor.
rules-fila-groups-la_mona = En una misma pila pueden estar varios grupos del mismo valor: es una *fila.* Lo que se forma de un valor que ya está en la mesa se suma a esa pila.
rules-fila-closed = El valor de esa pila ya no cambia: puede crecer, pero nadie la aumenta.

# Vaciar la mesa
rules-sweep-what =
    { $points ->
        [one] Levanta todo lo que hay en la mesa: un punto.
       *[other] Levanta todo lo que hay en la mesa: { $points } puntos.
    }
rules-sweep-last_play = También vale con la última carta de la ronda.
rules-sweep-leftovers = Quedarse con las sobras no cuenta.
rules-sweep-not_last_play = Con la última carta de la ronda no vale.
rules-sweep-despite = También cuenta si en la mesa solo queda el { $cards }.
rules-sweep-not_despite = Mientras esté ahí { $cards }, la mesa no está vacía.

# El final y los puntos
rules-end-round = La ronda termina cuando se repartieron y se jugaron todas las cartas.
rules-end-leftovers-last_taker = Lo que queda en la mesa es de quien levantó por última vez.
rules-end-leftovers-nobody = Lo que queda en la mesa no cuenta para nadie.
rules-score-categories = Cuenta lo que levantaste.
rules-score-categories-la_mona = { rules-score-categories } El 10♦ es el *10 bonito* y el 2♠, el *2 bonito.*
rules-score-partners = Los compañeros cuentan juntos.
rules-score-equal = Si hay empate en la mayor cantidad, nadie recibe esos puntos.
rules-score-all_suit = Todas las cartas de { $suit }, en las mismas manos, valen { $points } en total.
rules-score-all_rank = Las cuatro cartas de { $rank }, en las mismas manos, valen { $points } en total.
rules-score-napola = Napola: as, 2 y 3 de { $suit } valen tres puntos, y cada carta de { $suit } que sigue en orden, uno más.
rules-score-primiera_none = Sin una carta de cada palo no hay { -primiera }.
rules-score-primiera_zero = En la { -primiera }, un palo del que no tienes carta cuenta 0.
rules-score-primiera = Para la { -primiera } cuenta tu mejor carta de cada palo, y gana la suma más alta. Aquí las cartas valen:
