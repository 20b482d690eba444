# Lo que dice un lector de pantalla, y cómo se nombran las cartas cuando se oyen.

reader-of_suit = { $rank } de { card-suit }
reader-rank =
    { $rank ->
        [A] as
        [J] jota
        [Q] reina
        [K] rey
       *[other] { $rank }
    }
reader-standing_for = como { $rank }
