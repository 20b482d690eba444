# Aprender: la lista de lecciones, el papel junto a la mesa y el final de una lección.
# Cada juego tiene su lección en un archivo propio, lesson_<juego>.ftl. Allí, [5h 6h] son cartas.

# La lista
learn-title = Aprender
learn-line = Una mano guiada de cada juego: la mesa espera, explica y te deja jugar.
learn-minutes =
    { $minutes ->
        [one] un minuto, más o menos
       *[other] unos { $minutes } minutos
    }
learn-not_begun = Nueva para ti · { $time }
learn-step = Vas en el paso { $step } de { $count } · { $time } en total
learn-done = Aprendida · { $time }
learn-own = { $game } · { $name }
learn-begin = Mano guiada
learn-go_on = Seguir
learn-again = Otra vez
learn-rules = Reglas
learn-no_lesson = De este juego todavía no hay mano guiada.
learn-rules_only = Solo reglas
learn-fault = { $file }, línea { $line }, columna { $column }: { $fault }
# same in other languages: a place
learn-fault_of_file = { $file }: { $fault }

# El papel
lesson-step = Paso { $step } de { $count }
lesson-go_on = Seguir
lesson-back = Atrás
lesson-show = Muéstrame
lesson-watch = Mira qué hace { $player }.
lesson-so_it_goes = Es lo que sigue.
lesson-answer-read_first = Primero lee, y después «Seguir».
lesson-answer-else = También se puede. Pero probemos antes otra cosa; tus cartas siguen como estaban.
lesson-answer-refused = Así no se puede, por el motivo indicado. Prueba otra vez.

# El final
lesson-done-title = ¡Bien jugado!
lesson-done-about = { $game }: ya sabes jugar.
lesson-done-play = Jugar una partida
lesson-done-next = Siguiente lección
lesson-done-rules = Reglas
lesson-done-leave = Volver a la lista

# Lo que puede estar mal en el archivo de una lección
fault-lesson-language = «{ $given }» no es un idioma: va en, es o pt_BR.
fault-lesson-do_or_try = Un paso tiene «do» o «try», no los dos.
fault-lesson-light = «{ $given }» no se puede iluminar. Hay: { $allowed }.
fault-lesson-not_learners_turn = Cuando empieza este paso no le toca a quien aprende. Lo que juegan los demás va en «then».
fault-lesson-hand_over = La mano terminó: en este paso ya no queda nada que hacer.
fault-lesson-refused = «{ $given }» no se puede hacer { -aqui } ({ $detail }).
fault-lesson-none_allowed = { CAPITAL(-aqui) } no se puede hacer nada de lo que dice «{ $given }».
fault-lesson-allowed = «{ $given }» { -aqui } se puede; lo que se prueba tiene que ser imposible.
fault-lesson-act = «{ $given }» no es una jugada ni una carta en esta mesa.
fault-lesson-not_their_turn = «{ $given }»: no es su turno.
