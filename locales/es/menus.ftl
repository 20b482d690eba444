# Los menús: el primero, la mesa nueva, la pausa.
# Lo que va entre *asteriscos* sale en negrita.

# El primer menú
menu-motto = Cinco maneras de ser manada, y una Mona
menu-new_table = Jugar
menu-new_table_line = Mesa nueva
menu-resume = Continuar
menu-resume_line = { $game } · { $players } · mano { $hand }
menu-resume_line-loba_seis_menes = { $game } · { $players } · mène { $hand }
menu-resume_line-la_mona = { $game } · { $players } · ronda { $hand }
menu-resume_line_short = { $game } · mano { $hand }
menu-resume_line_short-loba_seis_menes = { $game } · mène { $hand }
menu-resume_line_short-la_mona = { $game } · ronda { $hand }
menu-matches = Partidas
menu-learn = Aprender
menu-learn_line = Reglas y mano guiada
menu-statistics = Estadísticas
menu-settings = Ajustes
menu-quit = Salir
menu-hint_enter = Entrar
hint-back = Volver
hint-choose = Elegir
menu-language_es = Español
menu-language_fr = Français
menu-language_en = English

# Mesa nueva
setup-title = Mesa nueva
setup-seats = En la mesa
setup-partners = En la mesa: los compañeros, frente a frente
setup-add_seat = Agregar un lugar
setup-rules = Reglas de la casa
setup-usual = Como siempre
setup-on = sí
setup-off = no
setup-deal = Repartir
setup-as_last_time = Como la última vez
setup-cannot_deal = Corrige el archivo para poder jugar.
setup-faulty = Este archivo todavía no se puede jugar:
setup-fault = Línea { $line }: { $what }
setup-person = Persona
setup-person_about = Alguien frente a esta pantalla. Entre dos personas, un telón oculta las cartas.
setup-seat_title = ¿Quién se sienta { -aqui }?
setup-name = Nombre
setup-crest = Emblema
setup-played_by = Quién juega
setup-remove = Quitar el lugar
setup-done = Listo
setup-usual_name_1 = Ana
setup-usual_name_2 = Beto
setup-usual_name_3 = Carmen
setup-usual_name_4 = Diego
setup-usual_name_5 = Elena
setup-usual_name_6 = Fabián
setup-usual_name_7 = Gala
setup-usual_name_8 = Hugo

# Una línea corta para cada juego
setup-about-loba_de_menos = Quédate sin cartas. { CAPITAL(-fuera) } con 101.
setup-about-loba_de_mas = Suma lo que bajas. Hasta 150.
setup-about-carioca = Un contrato por mano, desde dos tríos.
setup-about-loba_centroamericana = Seis contratos, cuatro { -jokers }.
setup-about-loba_seis_menes = Seis mènes de brelans y quartes.
setup-about-la_mona = Pesca ecuatoriana. El 2♣ levanta 15.

# Bots
bot-naive-name = Simple
bot-naive-about = Baja todo lo que puede y { -descarta } lo más caro.
bot-random-name = Al azar
bot-random-about = Juega cualquier cosa permitida. Bueno para empezar.

# Un juego en pocas frases, por su id. Los números vienen de su archivo y de las reglas de la
# casa: $hand cartas repartidas, $set y $run los tamaños mínimos, $wilds el máximo en una
# escalera, $limit, $contracts.
summary-loba_de_menos =
    { $hand } cartas para cada uno. { CAPITAL(-roba) } una, baja lo que puedas, { -descarta } una.
    Una *pierna*: un mismo valor en tres { -palo }s. Una *{ -escalera }*: { $run } o más seguidas de { -un_palo }.
    El { -joker }, solo en { -escalera }, { $wilds } como mucho. La carta { -del_pozo } se { -toma } solo para usarla ya.
    Lo que te queda en la mano cuenta en contra. Quien llega a { $limit } queda { -fuera }.
summary-loba_de_mas =
    { $hand } cartas para cada uno. { CAPITAL(-roba) } una o toma { -todo_el_pozo }, baja, { -descarta } una.
    Una *pierna*: un mismo valor en tres { -palo }s. Una *{ -escalera }*: { $run } o más seguidas de { -un_palo }.
    { CAPITAL(-jokers) } y doses son comodines en la { -escalera }. Agregas solo a tus juegos.
    Lo que bajas suma, lo que te queda resta. La partida termina a los { $limit }.
summary-carioca =
    { $hand } cartas para cada uno y { $contracts } contratos, uno por mano.
    Un *trío* son { $set } cartas del mismo valor; una *{ -escalera }*, { $run } o más seguidas de { -un_palo }.
    Primero bajas justo el contrato. Desde tu turno siguiente agregas donde quieras.
    Lo que te queda en la mano cuenta en contra. Al final gana quien tiene menos puntos.
summary-loba_centroamericana =
    { $hand } cartas para cada uno y { $contracts } contratos, uno por mano.
    Un *trío* son { $set } cartas del mismo valor; una *{ -escalera }*, { $run } o más seguidas de { -un_palo }.
    Primero bajas justo el contrato. Desde tu turno siguiente agregas donde quieras.
    Lo que te queda en la mano cuenta en contra. Al final gana quien tiene menos puntos.
summary-loba_seis_menes =
    { $hand } cartas para cada uno y { $contracts } contratos, uno por mano, que { -aqui } se llama *mène.*
    Un *brelan* son { $set } cartas del mismo valor; una *quarte*, { $run } o más seguidas de { -un_palo }.
    Nunca dos { -jokers } en una combinación. Tu primera bajada es justo el contrato.
    Lo que te queda en la mano cuenta en contra. Al final gana quien tiene menos puntos.
summary-la_mona =
    { $hand } cartas para cada uno y { $table } en la mesa. Levanta las que sumen lo que vale la tuya.
    O forma: junta una carta con otras para una suma que levantarás después.
    La mona, el 2♣, levanta 15; a ella nadie la levanta: que no se te ahogue en la mesa.
    Puntos: más cartas, más corazones negros, los ases y los bonitos. Gana quien gana { $limit } rondas.

# Lo mismo para un juego que alguien agregó, contado por sus partes
summary-rummy = { $hand } cartas para cada uno. { CAPITAL(-roba) } una, baja lo que puedas, { -descarta } una.
summary-contract = { $contracts } contratos, uno por mano: primero baja justo el que toca.
summary-pile_whole = Se { -toma } { -todo_el_pozo } o no se { -toma }.
summary-pile_must_play = La carta { -del_pozo } se { -toma } solo para usarla ya.
summary-pile_none = Las cartas { -del_pozo } no se { -toman }.
summary-melds_count = Lo que bajas suma, lo que te queda resta.
summary-hand_counts = Cuenta lo que queda en las manos.
summary-fishing = { $hand } cartas para cada uno y { $table } en la mesa. Levanta las que sumen lo que vale la tuya.
summary-builds = O forma: junta una carta con otras para una suma que levantarás después.
summary-goal_stay_in = Quien llega a { $limit } queda { -fuera }; gana quien sigue al final.
summary-goal_hands_won = Gana el primero que gana { $limit } manos.
summary-goal_most = La partida termina a los { $limit }; gana quien tiene más.
summary-goal_least = La partida termina a los { $limit }; gana quien tiene menos.
summary-goal_most_after = Después de { $hands } manos gana quien tiene más.
summary-goal_least_after = Después de { $hands } manos gana quien tiene menos.

# Bajo los pequeños ejemplos de cartas
summary-meld-pierna = Pierna
summary-meld-escalera = { CAPITAL(-escalera) }
summary-meld-trio = Trío
summary-meld-brelan = Brelan
summary-meld-quarte = Quarte
summary-joker_as =
    { $meld }: el { -joker }
    hace de { $rank }
summary-wild_as =
    { $meld }: el { $card }
    hace de { $rank }
summary-takes =
    { $card } levanta
    { $sum }
summary-build =
    Forma
    { $sum }

# La pausa
pause-title = Pausa
pause-go_on = Continuar
pause-rules = Reglas
pause-settings = Ajustes
pause-leave = Guardar e ir al menú
pause-leave_unsaved = Ir al menú
pause-quit = Salir
pause-lose-question = ¿Dejas esta mesa?
pause-lose-detail = Se armó a mano y no se guarda.
pause-lose-yes = Dejarla
pause-lose-no = Seguir { -aqui }
