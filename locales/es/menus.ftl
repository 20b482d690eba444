# Los menús: el primero, la mesa nueva, la pausa.
# Lo que va entre *asteriscos* sale en negrita.

# El primer menú
menu-motto = Cinco maneras de ser manada, y una Mona
menu-new_table = Jugar
menu-new_table_line = Mesa nueva
menu-resume = Continuar
menu-resume_line = { $game } · { $players } · { -mano } { $hand }
menu-resume_line_short = { $game } · { -mano } { $hand }
menu-matches = Partidas
menu-learn = Aprender
menu-learn_line = Reglas, mano guiada y práctica
menu-statistics = Estadísticas
menu-settings = Ajustes
menu-quit = Salir
menu-hint_enter = Entrar
hint-back = Volver
hint-choose = Elegir
menu-language_es = Español
menu-language_fr = Français
menu-language_en = English
menu-language_pt = Português

# Mesa nueva
setup-title = Mesa nueva
shelf-cousins = Parientes
shelf-own = Tus juegos
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
setup-all_phones = Todos con celular
setup-phone = Persona con celular
setup-phone_about = Tiene la mano en su celular, y la mesa { -aqui }. El celular escanea un código; no se instala nada.
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
setup-about-loba_de_mas = Suma lo que bajas.
setup-about-carioca = Un contrato por mano, desde dos tríos.
setup-about-loba_centroamericana = Seis contratos, desde dos tríos.
setup-about-loba_seis_menes = Seis mènes de brelans y quartes.
setup-about-la_mona = Pesca ecuatoriana. El 2♣ levanta 15.
setup-about-escoba = Suma quince con la mesa.
setup-about-scopa = Pesca de Italia: iguales y sumas.
setup-about-cassino = Levanta, forma y aumenta.

# Bots
bot-naive-name = Simple
bot-naive-about = Baja todo lo que puede y { -descarta } lo más caro.
bot-random-name = Al azar
bot-random-about = Juega cualquier cosa permitida. Bueno para empezar.

# El juego en pocas frases, contado por sus partes; $hand: cartas que se reparten; $meld: «una pierna»; $size: «3 o más».
summary-rummy = { $hand } cartas para cada uno. { CAPITAL(-roba) } una, baja lo que puedas, { -descarta } una.
summary-pile_none = Las cartas { -del_pozo } no se { -toman }.
summary-pile_whole = Se { -toma } { -todo_el_pozo } o no se { -toma }.
summary-pile_whole_to_play = Si se { -toma }, hay que bajar enseguida una de sus cartas.
summary-pile_top_to_play = La carta { -del_pozo } se { -toma } solo para usarla ya.
summary-size_from = { $count } o más
summary-size = justo { $count }
summary-set-any = { CAPITAL($meld) }: { $size } del mismo valor.
summary-set-all_different = { CAPITAL($meld) }: { $size } del mismo valor, sin repetir { -palo }.
summary-set-three = { CAPITAL($meld) }: { $size } del mismo valor, en tres { -palo }s.
summary-run-same = { CAPITAL($meld) }: { $size } seguidas { -del_mismo_palo }.
summary-run-colour = { CAPITAL($meld) }: { $size } seguidas, todas rojas o todas negras.
summary-run-any = { CAPITAL($meld) }: { $size } seguidas, de cualquier { -palo }.
summary-wilds_jokers = El { -joker } hace de cualquier carta.
summary-wilds_twos = El dos hace de cualquier carta.
summary-wilds_both = El { -joker } y el dos hacen de cualquier carta.
summary-wilds_never = Nunca en { $meld }.
summary-wilds_most =
    { $count ->
        [one] Nunca dos en un mismo juego.
       *[other] Nunca más de { $count } en un mismo juego.
    }
summary-wilds_at_first =
    { $count ->
        [0] Al bajar un juego, ninguno.
        [one] Al bajar un juego, uno como mucho.
       *[other] Al bajar un juego, { $count } como mucho.
    }
summary-contract =
    { $count ->
        [one] Un contrato: primero baja justo el que toca.
       *[other] { $count } contratos, uno por mano: primero baja justo el que toca.
    }
# any_number
summary-contract-loba_seis_menes = { $count } mènes, cada una con su contrato: tu primera bajada es justo ese.
summary-melds_count = Lo que bajas suma, lo que te queda resta.
summary-hand_counts = Lo que queda en la mano cuenta en contra.
summary-winner_collects = Quien { -cierra } se lleva los puntos de lo que les queda a los demás.
summary-fishing = { $hand } cartas para cada uno y { $table } en la mesa. Levanta las que sumen lo que vale la tuya.
summary-fishing_together = { $hand } cartas para cada uno y { $table } en la mesa. Levanta las que con la tuya sumen { $value }.
summary-builds = O forma: junta una carta con otras para una suma que levantarás después.
summary-inert = { $cards } levanta { $count }, y nadie la levanta.
summary-inert-la_mona = La mona, el { $cards }, levanta { $count }; a ella nadie la levanta: que no se te ahogue en la mesa.

# Bajo los pequeños ejemplos de cartas
summary-meld-pierna = Pierna
summary-meld-escalera = { CAPITAL(-escalera) }
summary-meld-trio = Trío
summary-meld-brelan = Brelan
summary-meld-quarte = Quarte
summary-meld-set = Grupo
summary-meld-run = Seguidilla
summary-joker_as =
    { $meld }: el { -joker }
    hace de { $rank }
summary-wild_as =
    { $meld }: el { $card }
    hace de { $rank }
summary-takes =
    { CAPITAL($card) } levanta
    { $sum }
summary-together =
    { $sum }
    = { $value }
summary-single_first =
    { $card } levanta { $card },
    no { $sum }
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
