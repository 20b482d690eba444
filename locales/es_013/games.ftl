# Los juegos, sus opciones y los menús, dichos de vos.

variant-loba_de_menos-about = Quitate las cartas de encima. Quien llega a 101 queda fuera; gana quien sigue al final.
variant-loba_de_mas-about = Lo que bajás suma, lo que te queda resta. Los doses son comodines, y si querés tomás { -todo_el_pozo }.
option-build_obligation-help = Qué podés hacer mientras tenés algo formado. Echar cartas, nunca.

summary-rummy = { $hand } cartas para cada uno. Robá una, bajá lo que puedas, botá una.
