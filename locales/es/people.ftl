# Quiénes juegan en este equipo, y qué le gusta a cada quien.

people-ask = ¿Cuál es tu nombre?
people-ask_about = Queda en tu lugar y en las estadísticas. Se puede cambiar en cualquier mesa.
people-ask_skip = Ahora no
people-known = Conocidos
people-title = ¿Quién se sienta { -aqui }?
people-empty = { CAPITAL(-aqui) } todavía no se conoce a nadie. De quien juega se recuerdan su emblema, el orden de su mano y sus teclas.
people-new = Alguien más
people-edit = Quién es
people-sit = Sentarse
people-forget = Olvidar
people-keep = Conservar
people-forgotten = Se olvidará cuando salgas; lo que jugó queda en las estadísticas
people-name_taken = Nombre: otra persona ya se llama así
people-keys = Sus propias teclas y botones
people-own_keys = teclas propias
people-order = Cómo se ordena la mano
people-order_own = a su manera
people-order_suit = por { -palo }
people-order_rank = por valor
people-order_groups = en juegos
people-sorted-own = Mano ordenada a su manera
people-sorted-suit = Mano por { -palo }
people-sorted-rank = Mano por valor
people-sorted-groups = Mano en juegos

# La página de teclas, cuando son las de una sola persona.
keys-title_of = Teclas y botones: { $name }
keys-all_shared = Las mismas para todos

# Qué está mal en un archivo. $where: su nombre; $name: la entrada; $allowed: lo que puede decir.
people-notice-bad_name = «name» en { $where } debe ser un nombre de { $allowed } letras como mucho; se usa el del archivo.
people-notice-bad_crest = «crest» en { $where } puede ser { $allowed }; se usa el de siempre.
people-notice-bad_sort = «sort» en { $where } puede ser { $allowed }; se usa el de siempre.
people-notice-bad_keys = «{ $name }» en { $where } debe ser una lista de dos teclas como mucho; valen las de todos.
people-notice-unknown = «{ $name }» en { $where } no se conoce { -aqui }; sigue tal como está.
people-notice-twice = { $where } habla de { $name }, igual que otro archivo; sigue tal como está.
people-notice-not_kept = Las preferencias de cada uno no se pueden guardar ({ $detail }). Valen hasta que salgas, y Loba lo intentará otra vez.
people-notice-not_done = El disco está lleno o no deja escribir ({ $detail }): nada cambió.

# The crests, for those who hear a page.
people-crest-owl = Búho
people-crest-fox = Zorro
people-crest-hare = Liebre
people-crest-stag = Ciervo
people-crest-puma = Puma
