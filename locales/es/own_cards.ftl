# Véanse los comentarios en inglés.
cards-faulty =
    Algunas de tus cartas no se pueden usar; en su lugar se ven las de siempre.
    { $flaws }
card_flaw-unknown = { $file }: ninguna carta se llama así. KH.svg es el rey de corazones.
card_flaw-heavy = { $file }: el archivo es demasiado grande; { $most } KiB como mucho.
card_flaw-unreadable = { $file }: no se puede leer como dibujo SVG.
card_flaw-shape = { $file }: una carta mide cinco de ancho por siete de alto.
card_flaw-slow = { $file }: dibujarla lleva demasiado tiempo. Conviene hacerla con menos trazos y más sencillos, sin líneas discontinuas muy largas.
card_flaw-untried = { $file }: esta vez no se pudo probar.
card_flaw-more =
    { $count ->
        [one] Y una más: «loba doctor» la nombra.
       *[other] Y { $count } más: «loba doctor» las nombra.
    }
