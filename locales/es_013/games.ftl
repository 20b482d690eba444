# Los juegos, sus opciones y los menús, dichos de vos.

variant-loba_de_menos-about = Quitate las cartas de encima. Quien llega a 101 queda fuera; entre tres o más hay reenganche.
variant-loba_de_mas-about = Lo que bajás suma, lo que te queda resta. Los doses son comodines, y si querés tomás { -todo_el_pozo }.
option-build_obligation-help = Qué podés hacer mientras tenés algo formado. Echar cartas, nunca.

summary-loba_de_menos =
    { $hand } cartas para cada uno. Robá una, bajá lo que puedas, botá una.
    Una *pierna*: un mismo valor en tres { -palo }s. Una *{ -escalera }*: { $run } o más seguidas de { -un_palo }.
    El { -joker }, solo en { -escalera }, { $wilds } como mucho. La carta { -del_pozo } se toma solo para usarla ya.
    Lo que te queda en la mano cuenta en contra. Quien llega a { $limit } queda fuera.
summary-loba_de_mas =
    { $hand } cartas para cada uno. Robá una o tomá { -todo_el_pozo }, bajá, botá una.
    Una *pierna*: un mismo valor en tres { -palo }s. Una *{ -escalera }*: { $run } o más seguidas de { -un_palo }.
    Los doses también son comodines, solo en la { -escalera }. Agregás solo a tus juegos.
    Lo que bajás suma, lo que te queda resta. La partida termina a los { $limit }.
summary-rummy = { $hand } cartas para cada uno. Robá una, bajá lo que puedas, botá una.
