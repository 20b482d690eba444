# Lo que dice la revisión de los textos: `loba locales check`.
# { $place } es el archivo y la línea.

command-locales = los idiomas que habla el juego, y los que agregaste
command-locales-check = buscar todo lo que falla en los textos y decir cuánto está traducido
command-locales-check-lang = solo este idioma
command-locales-check-json = en JSON
command-locales-check-gaps = también cada texto que falta por escribir
command-locales-new = empezar un idioma: archivos con todo lo que tiene que decir, al principio lo que se ve primero
command-locales-new-language = su nombre, como pt o es_UY
command-locales-new-for_players = sin lo que solo ve quien escribe archivos o usa la línea de comandos
command-locales-new-from = el idioma cuyas palabras van junto a cada texto, y que se usa para lo que aún no está escrito
command-locales-fit = pintar todas las páginas en un idioma y ver qué textos quedan cortados o tapados
command-locales-fit-language = el idioma que se prueba

locales-new_name = «{ $name }» no es nombre de idioma: se escribe como pt o es_UY.
locales-new_heading =
    { $name }. Se borra el # que va delante de una clave y se escribe su texto detrás del signo =.
    Lo que queda sin escribir se dice en otro idioma. Entre llaves y con guion, { "{ -pozo }" },
    van palabras del idioma de al lado: se pueden decir { -aqui }, o hacer otras, -pozo = …
    Formas del plural, y los números de cada una: { $forms }
locales-new_says-capital = CAPITAL(…) pone en mayúscula la primera letra de lo que contiene; en cada idioma va como la frase lo pida.
locales-new_says-game = GAME() es el juego del que se habla: en ese juego se dice la línea que lleva su nombre; en los demás, la del asterisco.
locales-new_says-gender = «.gender ->» elige según una palabra sea femenina o masculina, porque cada país llama a la cosa a su manera. Con una sola basta.
locales-new_says-sound = SOUND(…) es vowel o consonant, según suene el comienzo de un nombre: vocal o consonante.
locales-new_says-initial = INITIAL(…) es la primera letra de una palabra, como suena.
locales-new_says-courts = COURTS() es english mientras las cartas llevan A J Q K, y own con las letras de este idioma.
locales-new_says-figure = FIGURE($rank) es el nombre de un valor en inglés: ace, deuce, trey, de four a ten, jack, knight o king.
locales-new_says-number = NUMBER(…) escribe un número como lo hace el idioma; lo que va entre los paréntesis queda como está.
locales-new_kept = { $file } ya está ahí, y queda como está.
locales-new_file = { $file }: { $count ->
    [one] un texto
   *[other] { $count } textos
}
locales-new_done = { $count ->
    [0] No hay nada que escribir.
    [one] Hay un texto que escribir.
   *[other] Hay { $count } textos que escribir.
} «loba locales check --lang { $language }» dice cómo va { $name }.

locales-none = No hay textos en «{ $name }». Los hay en { $known }.
locales-share =
    { $name } ({ $language }): { $own ->
        [one] un texto propio
       *[other] { $own } textos propios
    }, { NUMBER($share, style: "percent", maximumFractionDigits: 0) } traducido, { $missing ->
        [one] falta uno
       *[other] faltan { $missing }
    }, { $faults ->
        [0] sin fallas
        [one] una falla
       *[other] { $faults } fallas
    }.

locales-gaps = { $count ->
    [one] Falta un texto
   *[other] Faltan { $count } textos
} por escribir: «loba locales check --gaps» { $count ->
    [one] lo muestra
   *[other] los muestra
}.

locales-for_players =
    { $count ->
        [0] Está dicho todo lo que ven los jugadores.
        [one] Falta escribir un texto de los que ven los jugadores.
       *[other] Faltan escribir { $count } textos de los que ven los jugadores.
    }

locales-fit = { $count ->
    [0] Todos los textos caben en la ventana más pequeña, también con las letras más grandes.
    [one] Un texto no cabe.
   *[other] { $count } textos no caben.
}

locale_fault-none = Los textos están bien.
locale_fault-unreadable = { $place }: no se puede leer este archivo ({ $detail }).
locale_fault-not_utf8 = { $place }: esto no es texto UTF-8. El archivo tiene que estar en UTF-8.
locale_fault-too_deep = { $place }: { -aqui } hay demasiadas llaves una dentro de otra; { $most } como mucho.
locale_fault-heavy = { $place }: este archivo es demasiado grande; { $most } KiB como mucho.
locale_fault-crowded = { $place }: con este archivo el idioma pasa de { $most } textos o de { $detail } KiB. No se usa, ni tampoco los que le siguen.
locale_fault-slow = { $place }: leerlo lleva demasiado tiempo. Conviene repartirlo en varios archivos y ver si hay algo mal en él.
locale_fault-more = { $place }: hay más faltas en este archivo.
locale_fault-long = { $place }: «{ $key }» es demasiado largo; { $most } letras como mucho.
locale_fault-letter = { $place }: «{ $key }» contiene { $detail }, que no se puede mostrar. Hay que quitarlo.
locale_fault-digits = { $place }: «{ $key }» tiene un número de más de { $most } cifras: { $detail }
locale_fault-option = { $place }: «{ $key }» no puede llevar { $detail }. NUMBER admite style ("decimal" o "percent"), useGrouping y opciones como maximumFractionDigits con un número entero de 0 a { $most }; DATETIME admite dateStyle y timeStyle ("full", "long", "medium" o "short").
locale_fault-long_name = { $place }: el nombre de un idioma tiene { $most } letras como mucho.
locale_fault-spoken = { $place }: «{ $key }» se alarga demasiado con todos los textos que menciona; { $most } letras como mucho.
locale_fault-misnamed = { $place }: la carpeta o el archivo de un idioma se llama como «es» o «es_EC».
locale_fault-misplaced = { $place }: «{ $key }» va en { $detail }, donde se busca al arrancar.
locale_fault-junk = { $place }: esto no es «clave = texto»: «{ $detail }»
locale_fault-sign = { $place }: { -aqui } falta «{ $detail }».
locale_fault-no_default = { $place }: una de estas opciones lleva un asterisco: la que vale para los demás casos.
locale_fault-twice = { $place }: «{ $key }» ya estaba dicho, en { $detail }.
locale_fault-missing = { $place }: «{ $key }» no tiene texto en { $language }. En inglés es «{ $detail }»
locale_fault-wanted = { $place }: este juego todavía no tiene palabras para «{ $key }».
locale_fault-facts_lacking = { $place }: «{ $key }» no dice { $detail }, como los otros idiomas.
locale_fault-facts_unknown = { $place }: «{ $key }» pide { $detail }, y nadie se lo da.
locale_fault-unknown = { $place }: «{ $key }» menciona { $detail }, que no existe.
locale_fault-circular = { $place }: «{ $key }» se menciona a sí mismo.
locale_fault-plural = { $place }: a «{ $key }» le falta la forma del plural { $detail }.
locale_fault-uncounted = { $place }: «{ $key }» dice lo mismo para cualquier número de { $detail }. Van las formas, o «# any_number» encima si vale para todos.
locale_fault-hidden_number = { $place }: «{ $key }» no muestra el número en [{ $detail }], que { -aqui } vale para más de uno. Se escribe con su dato, como { "{ $count }" }; o, si la frase sirve para cualquier número, «# any_number» encima.
locale_fault-elision = { $place }: en «{ $key }» una palabra cambia según lo que sigue: { $detail }. Las dos van en un solo término, o se elige por el sonido, como { "{ SOUND($player) -> [vowel] d’{ $player } *[consonant] de { $player } }" }; o, si está bien con cualquier palabra, «# any_beginning» encima.
locale_fault-brackets = { $place }: «{ $key }» tiene { $detail }; entre corchetes van cartas, como [9c 10h X].
locale_fault-no_room = { $place }: «{ $key }» no tiene lugar donde va: «{ $detail }»
locale_fault-letters = { $place }: «{ $key }» tiene letras que ninguna fuente del juego tiene: { $detail }
locale_fault-untranslated = { $place }: «{ $key }» sigue en inglés: «{ $detail }» Si debe quedar así, va «# same» encima.
locale_fault-unused = { $place }: nada pide «{ $key }». ¿Habrá un error en el nombre?

# Textos propios. { $faults } son frases de las de arriba, una en cada línea.
texts-faulty =
    Algunos de tus textos no se pueden leer; en su lugar se ven otros.
    { $faults }
texts-more_faults =
    { $count ->
        [one] Y una más: «loba locales check» las muestra todas.
       *[other] Y { $count } más: «loba locales check» las muestra todas.
    }
texts-not_added =
    Este idioma no se puede agregar tal como está.
    { $faults }
texts-no_language = A «{ $file }» le falta el nombre de su idioma, como pt.ftl o es_EC.ftl, y adentro, cómo se llama el idioma: language-name = …
texts-not_kept = No se puede escribir { $file } ({ $detail }).
texts-add-question = ¿Quieres que Loba hable { $language } desde ahora?
texts-add-detail =
    { $count ->
        [one] El archivo tiene un texto
       *[other] El archivo tiene { $count } textos
    }; lo que le falta se ve en otro idioma de los que ya hay. También se elige en los ajustes.
texts-add-yes = Sí, por favor
texts-add-no = No, así está bien
texts-replace-question = Ya hay textos propios en { $language }. ¿Se cambian por estos?
texts-replace-detail =
    { $count ->
        [one] El archivo tiene un texto.
       *[other] El archivo tiene { $count } textos.
    }
texts-replace-yes = Sí, cambiarlos
texts-replace-no = No, dejarlos
