# Lo que la línea de comandos dice de sí misma.

cli-about = Cinco rummies de la familia de la Loba, y La Mona.
cli-unknown_language = Todavía no hablo «{ $name }». Sí hablo { $known }.
cli-interrupted = ¡Hasta pronto!
