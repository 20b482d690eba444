# Lo que se dice igual donde se habla de vos.

settings-french_courts_about = V, D y R mientras jugás en francés
settings-keys_about = Elegí los tuyos para todo
statistics-everybody_about = Partidas ganadas, de las que se terminaron en este equipo. Elegí un nombre para ver a una sola persona.
crash-match_kept = La partida está guardada: la próxima vez, seguila desde el menú.
crash-report =
    Lo que pasó quedó anotado, sin nombres ni cartas, en este archivo. Si nos lo hacés llegar, lo vamos a poder arreglar:
    { $file }
crash-again = Si vuelve a pasar, abrí Loba con «loba --safe»: arranca sin sonido, sin tus ajustes y sin archivos agregados.
texts-add-question = ¿Querés que Loba hable { $language } desde ahora?
phones-scan = Escaneá esto con el celular, o abrí la dirección y escribí el código.
phones-who_listens = Quien comparte esta red podría escuchar: jugá con gente de confianza.
phones-page-wrong_code = Ese no es el código de esta mesa. Revisá los números, o escaneá el código.
phones-page-must = usala
