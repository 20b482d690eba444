# Lo que puede fallar en un archivo de variante. Antes de la frase se muestran el lugar y la ruta
# de la clave; $given es lo escrito, $allowed lo posible, $least y $most son los límites.

fault-severity-error = error
fault-severity-warning = aviso
fault-nearest = ¿Querías decir «{ $nearest }»?
fault-with_option = Ocurre al elegir { $option }.
fault-with_two = Ocurre al elegir { $option } junto con { $other }.
fault-more =
    … y { $count ->
        [one] uno más.
       *[other] { $count } más.
    }

# El archivo
fault-no_file = No existe este archivo.
fault-link_nowhere = Es un enlace que no lleva a ningún archivo.
fault-is_folder = Es una carpeta, no un archivo.
fault-not_plain_file = No es un archivo normal, sino una tubería o un dispositivo; de ahí no se lee nada.
fault-may_not_be_read = No hay permiso para leer este archivo.
fault-unreadable = No se puede leer este archivo ({ $detail }).
fault-no_games_here = En esta carpeta no hay ningún archivo de juego: terminan en .yaml.
fault-too_many_files =
    { $count ->
        [one] No se lee un archivo
       *[other] No se leen { $count } archivos
    } de { -aqui }: una carpeta puede tener { $most }.
fault-same_name = No se lee «{ $given }»: «{ $meant }» tiene el mismo nombre. Uno de los dos necesita otro.
fault-too_large = Este archivo pasa de { $most } KB; bastan unos pocos.
fault-not_utf8 = Esto no es texto UTF-8. El archivo tiene que estar en UTF-8.
fault-bad_character = { CAPITAL(-aqui) } hay un carácter que no va en un archivo de texto; hay que borrarlo.
fault-empty_file = Este archivo está vacío.
fault-empty_game = Este archivo está vacío. Un juego propio empieza con «extends: carioca», o con el juego del que parte.
fault-root_not_map = Este archivo tiene que ser una lista de claves con valores, como «schema: 1».
fault-many_documents = En un archivo va un solo documento, sin «---».
fault-not_yaml = Esto no es YAML: falta algo o quedó algo abierto justo antes de { -aqui }.
fault-unclosed = El paréntesis o corchete abierto en la línea { $opened } no se cierra, o falta una coma.
fault-tab = { CAPITAL(-aqui) } hay un tabulador; YAML se sangra con espacios.
fault-stray_colon = { CAPITAL(-aqui) } hay dos puntos de más, o faltan detrás de la clave anterior. Un texto que los lleva va entre comillas.
fault-too_deep = { CAPITAL(-aqui) } hay más de { $most } niveles; ningún juego necesita tantos.
fault-anchor = No se admiten anclas como «&{ $name }»: van los valores mismos.
fault-alias = No se admiten alias como «*{ $name }»: van los valores mismos.
fault-tag = No se admiten tipos como «{ $tag }»: va el valor solo.
fault-odd_key = Una clave tiene que ser una sola palabra.
fault-empty_key = No hay clave antes de estos dos puntos.
fault-no_colon = A «{ $given }» le faltan los dos puntos con un espacio detrás, como en «joker: 50».
fault-duplicate_key = «{ $given }» aparece por segunda vez; ya está en la línea { $first }.

# Claves y valores
fault-unknown_key = { CAPITAL(-aqui) } no se conoce la clave «{ $given }». Hay: { $allowed }.
fault-missing_key = Falta la clave «{ $wanted }».
fault-missing_key_such_as = Falta la clave «{ $wanted }»; se escribe como en { $example }.
fault-missing_family = Nada dice qué clase de juego es: va «extends: carioca», u otro juego del que partir, o «family: rummy» o «family: fishing».
fault-empty_value = No hay nada escrito después de esta clave: o lleva un valor, o sobra la línea.
fault-not_map = { CAPITAL(-aqui) } van claves con valores, no «{ $given }».
fault-not_map_such_as = { CAPITAL(-aqui) } van claves con valores, como { $example }, no «{ $given }».
fault-not_list = { CAPITAL(-aqui) } va una lista, como [a, b], no «{ $given }».
fault-not_contract = Un contrato es una lista de juegos, como [trio, trio], no «{ $given }»: las rondas son una lista de esas listas.
fault-not_text = { CAPITAL(-aqui) } va una palabra, no «{ $given }».
fault-empty_map = { CAPITAL(-aqui) } hace falta al menos una clave.
fault-empty_list = Esta lista no puede quedar vacía.
fault-not_flag = { CAPITAL(-aqui) } va true o false, no «{ $given }».
fault-yes_no = Va «{ $instead }» en lugar de «{ $given }»: solo se entienden true y false.
fault-not_whole = { CAPITAL(-aqui) } va un número entero de { $low } a { $high }, no «{ $given }».
fault-not_whole_or_unlimited = { CAPITAL(-aqui) } va un número entero de { $low } a { $high }, o «unlimited», no «{ $given }».
fault-out_of_bounds = { $given } se sale de los límites: de { $low } a { $high }.
fault-out_of_bounds_or_unlimited = { $given } se sale de los límites: de { $low } a { $high }, o «unlimited».
fault-number_form = «{ $given }» no vale como número: los enteros se escriben solo con sus cifras, como 10.
fault-quoted_number = «{ $given }» es un texto; sin las comillas sería un número.
fault-not_word = «{ $given }» no es ninguno de estos: { $allowed }.
fault-missing_part = Falta decir qué parte es: «part:» y una de { $allowed }.
fault-unknown_part = { CAPITAL(-aqui) } no hay ninguna parte «{ $given }». Hay: { $allowed }.
fault-part_needs_more = A la parte «{ $given }» le falta algo: { $wanted }. Se escribe como en { $example }.
fault-bad_name = «{ $given }» no vale como nombre: solo lleva minúsculas sin tilde, cifras y _, y empieza con una letra.
fault-words_form = Un nombre o una línea sobre el juego lleva como mucho { $most } letras en una sola línea, sin «*».
fault-not_language = «{ $given }» no es un idioma: va el nombre de una carpeta de textos, por ejemplo en, es o es_AR.
fault-not_rank = «{ $given }» no es ninguno de los valores { $allowed }.
fault-not_card = «{ $given }» no es una carta: se escribe con valor y { -palo }, como 2c, 10d, Ks.
fault-twice = «{ $given }» está dos veces en esta lista.
fault-players_key = «{ $given }» no es un número de jugadores.
fault-point_key = «{ $given }» no es un valor (A, 2 a 10, J, Q, K, joker), ni un tramo de menor a mayor como 2-10, ni una carta como 2c.
fault-points_twice = «{ $first }» y «{ $second }» hablan de las mismas cartas: cada carta va en una sola de las dos.

# La cabecera del archivo
fault-schema = Este archivo sigue el esquema { $given }; este programa conoce el esquema { $known }.
fault-other_family = El juego del que parte este es de la familia «{ $below }», así que no puede ser «{ $given }»: sobra «family».
fault-id_not_file = El id es «{ $given }», pero el archivo se llama «{ $stem }»: deben ser iguales.
fault-extends_name = «{ $given }» no es el nombre de un archivo de juego, como base/two_packs_rummy.
fault-extends_unknown = No hay ningún archivo de juego «{ $given }» que ampliar.
fault-extends_itself = «{ $given }» es este mismo archivo, y ninguna carpeta anterior tiene otro de ese nombre.
fault-extends_cycle = «{ $given }» amplía a su vez este archivo.
fault-extends_too_far = Un juego puede ampliar { $most } archivos seguidos, no más.

# Opciones
fault-option_values_or_range = Una opción tiene o bien «values» o bien «range».
fault-option_patches = Sin «at», cada valor tiene que decir qué claves cambia.
fault-option_one_value = No hay nada que elegir: una opción necesita al menos dos valores.
fault-option_range = Un «range» son dos números enteros, como [0, 20].
fault-option_value = «{ $name }» puede ser { $allowed }, no «{ $given }».
fault-option_default = El valor inicial de «{ $name }» no es el que dice el propio archivo: tienen que coincidir.
fault-option_default_said = El valor inicial de «{ $name }» es { $given }, pero el juego dice { $said }: va { $said } en este lugar, o { $given } en el otro.
fault-pairs_not_tried = Solo se probaron juntas { $tried } de { $count } parejas de opciones: hay demasiadas.
fault-option_path = «{ $given }» no lleva a nada de lo que dice este juego.
fault-unknown_option = Este juego no tiene la opción «{ $given }». Hay: { $allowed }.
fault-unknown_preset = Este juego no tiene el conjunto «{ $given }». Hay: { $allowed }.

# El juego en su conjunto
fault-least_over_most = El mínimo, { $least }, supera al máximo, { $most }: hay que bajar uno o subir el otro.
fault-partners_odd = { $given } no pueden jugar en dos bandos iguales.
fault-partners_in_rummy = En un rummy cada uno juega por su cuenta; solo los juegos de pesca tienen parejas.
fault-partners_eliminated = Las parejas no pueden quedar { -fuera } de a uno; hace falta otro final de partida.
fault-players_not_offered = Se habla de { $given } jugadores, pero pueden jugar de { $least } a { $most }.
fault-players_not_dealt = Nada dice cuántas cartas reciben { $players } jugadores.
fault-players_not_told = Nada dice cuántas barajas o comodines hay con { $players } jugadores.
fault-deck_too_small = Con { $players } jugadores hacen falta { $needed } cartas, y la baraja tiene { $deck }: hay que repartir menos, agregar un mazo o admitir menos jugadores.
fault-deal_uneven =
    Con { $players } jugadores el reparto no sale exacto: de { $deck } cartas van { $table } a la mesa, las demás de { $hand } en { $hand } a cada uno, y { $left ->
        [one] sobra una
       *[other] sobran { $left }
    }.
fault-redeal_too_often = Son tantas las cartas que obligan a repartir de nuevo que casi nunca se terminaría de repartir.
fault-first_table_no_sum = Quien reparte solo puede levantar la primera mesa si las cartas suman algo entre todas («capture: together»).
fault-set_impossible = No se puede hacer un grupo de { $least }: la baraja da { $most } cartas como mucho.
fault-meld_impossible = Nadie puede bajar un juego de { $least }: al bajar, una mano tiene { $most } cartas como mucho. Hay que pedir menos cartas o repartir más.
fault-three_suits = Un grupo de tres { -palo }s tiene al menos tres cartas, no { $given }.
fault-wilds_when_laid = Al bajar se admiten { $given }, pero nunca más de { $most } en total: lo primero no dice nada.
fault-too_many_wilds = Más de la mitad de las cartas serían comodines: tienen que ser menos.
fault-jokers_not_wild = La baraja trae { -jokers }, pero no están entre las cartas que hacen de otra: nadie podría bajarlos.
fault-wilds_in_no_meld = Hay comodines, pero ningún tipo de juego los admite.
fault-unknown_meld = El contrato pide «{ $given }», y no existe. Hay: { $allowed }.
fault-meld_unused = Ningún contrato pide «{ $given }», y no se puede bajar nada más.
fault-contract_size = El contrato lleva { $size } cartas: demasiadas para una mano de { $hand } que { -roba } una. Hay que repartir más o pedir menos.
fault-contract_leaves_no_discard = El contrato lleva { $size } cartas: a una mano de { $hand } que { -roba } una no le quedaría ninguna para { -descartar }. Hay que repartir una más, o poner «final_discard: optional».
fault-double_set = «{ $given }» nunca se puede bajar con el doble de cartas.
fault-hand_never_ends = El contrato no se lleva toda la mano y no hay otra forma de bajar cartas: ninguna mano terminaría.
fault-reclaim_from_nobody = { CAPITAL(-aqui) } nadie puede agregar a los juegos de la mesa, así que tampoco se puede recuperar un comodín.
fault-rounds_without_number = Nada dice cuántas manos se juegan: falta el número en «match_end», como en «count: 6».
fault-rounds_differ = Rondas por jugar: { $given }; contratos: { $contracts }. Deberían ser las mismas.
fault-wins_the_wrong_way = { CAPITAL(-aqui) } gana «{ $given }»; con esta forma de contar seguramente va «{ $instead }».
fault-few_points_are_good = Con esta forma de contar conviene tener pocos puntos, pero este final de partida premia los muchos.
fault-many_points_are_good = Con esta forma de contar conviene tener muchos puntos, pero este final de partida deja { -fuera } a quien los tiene.
fault-no_points_for = Nada dice cuánto valen: { $ranks }. Cuentan 0.
fault-idle-no_wilds = Esta clave no cambia nada: no hay comodines.
fault-idle-wilds_in_no_meld = Esta clave no cambia nada: ningún juego admite comodines.
fault-idle-wilds_in_no_run = Esta clave no cambia nada: ninguna escalera admite comodines.
fault-idle-no_jokers = Esta clave no cambia nada: la baraja no trae { -jokers } («deck: jokers»).
fault-idle-no_upcard = Esta clave no cambia nada: al empezar no se { -voltea } ninguna carta («upcard»).
fault-idle-need_not_play = Esta clave no cambia nada: la carta tomada del pozo no tiene que jugarse («must_play»).
fault-idle-nobody_adds = Esta clave no cambia nada: nadie puede agregar cartas («to: nobody»).
fault-idle-stock_ends_hand = Esta clave no cambia nada: la mano termina con el mazo, así que nunca se bloquea.
fault-idle-no_bonus = Esta clave no cambia nada: cerrar en un solo turno no da nada («out_in_one»).
fault-idle-no_two_sets = Esta clave no cambia nada: ningún contrato pide dos grupos.
fault-idle-no_two_runs = Esta clave no cambia nada: ningún contrato pide dos escaleras.
fault-idle-no_rebuys = Esta clave no cambia nada: nadie puede reengancharse («rebuys»).
fault-idle-no_stakes = Esta clave no cambia nada: no se juega por lunas («on: true»).
fault-idle-no_builds = Esta clave no cambia nada: no se arma nada en la mesa («build»).
fault-idle-no_raising = Esta clave no cambia nada: lo armado no se sube («raises»).
fault-idle-no_sweep_points = Esta clave no cambia nada: limpiar la mesa no da puntos («score: sweep»).
fault-idle_cards = Estas cartas ni levantan ni pueden ser levantadas: { $ranks }.
fault-nothing_taken = Ninguna carta puede levantar a otra: las cartas no suman nada de lo que se puede levantar.
fault-takes_and_together = Con «together: { $given }» el valor de cada carta dice qué levanta, así que «takes» no vale: quítalo.
fault-most_of_card = Aquí cuentan todas las cartas de { $rank } o ninguna: escribe el valor sin palos.
fault-no_spanish_tens = La baraja española no tiene 10: escribe «without: [10]», o «[8-10]» para cuarenta cartas.
fault-pair_only_with_value = Estos valores solo se levantan entre iguales, así que sus números no dicen nada: { $ranks }.
fault-hand_endless = Con { $players } jugadores, una mano jugada al azar no terminó en { $steps } pasos.
fault-always_blocked = Las { $hands } manos de prueba quedaron bloqueadas: nadie pudo cerrar. Hay que pedir juegos más cortos, o dejar bajar o agregar más.
fault-often_blocked = De { $hands } manos de prueba, { $blocked } quedaron bloqueadas: juegos tan difíciles se arman pocas veces.
fault-round_blocked = En ninguna de las { $hands } manos de prueba pudo alguien cerrar en la ronda { $round }: quizá su contrato pide demasiado.
fault-nothing_scored = Con { $players } jugadores nadie anotó un punto en { $hands } manos: nada de lo que pasa vale algo.
fault-match_endless = Con { $players } jugadores la partida no llegaría a su final: después de { $hands } manos el mejor lleva { $best } de { $limit }, y una partida se corta a las { $most } manos. Hay que bajar el límite.
fault-hand_broke_down = Con { $players } jugadores, una mano jugada al azar se interrumpió ({ $detail }).
fault-too_many_ways = De { -aqui } salen más combinaciones de las que se revisan: en las listas puede faltar algo de lo permitido, y los bots, las pistas y el orden de la mano pueden no dar con lo mejor.
fault-tried_in_part = Este juego exige tanto cálculo que solo se probó en parte: con { $players } jugadores se jugaron menos de { $hands } manos.
fault-too_many_choices = De { $choices } valores y variantes solo se prueban los primeros { $most }.
fault-no_text = Todavía no hay ningún texto para «{ $wanted }».
fault-no_name = Este juego todavía no tiene nombre: en la lista está como «{ $name }». Falta ponerle uno y decir qué tiene de distinto: «name: Nuestra Carioca», «about: El joker cuenta cincuenta.»
fault-no_about = Todavía no dice qué tiene de distinto este juego: por ejemplo, «about: El joker cuenta cincuenta.»
