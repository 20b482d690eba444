# Lo que la línea de comandos dice de sí misma.

cli-about = Cinco rummies de la familia de la Loba, y La Mona.
cli-unknown_language = No hay textos en «{ $name }». Los hay en { $known }.
cli-interrupted = ¡Hasta pronto!
