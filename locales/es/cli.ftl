# Lo que la línea de comandos dice de sí misma.

cli-about = Cinco rummies de la familia de la Loba, y La Mona.
cli-unknown_language = Todavía no hablo «{ $name }». Sí hablo { $known }.
cli-interrupted = ¡Hasta pronto!

# Lo que encuentra la revisión de los textos. { $place } es el archivo y la línea.
locale_fault-none = Los textos están bien.
locale_fault-count =
    { $count ->
        [one] Una falta en los textos.
       *[other] { $count } faltas en los textos.
    }
locale_fault-unreadable = { $place }: no se puede leer este archivo ({ $detail }).
locale_fault-misnamed = { $place }: la carpeta de un idioma se llama como «es» o «es_EC».
locale_fault-junk = { $place }: esto no es un mensaje de Fluent ({ $detail }).
locale_fault-twice = { $place }: «{ $key }» ya estaba dicho, en { $detail }.
locale_fault-missing = { $place }: «{ $key }» no tiene texto en { $language }.
locale_fault-facts = { $place }: «{ $key }» no usa los mismos datos que los otros idiomas ({ $detail }).
locale_fault-unknown = { $place }: «{ $key }» menciona { $detail }, que no existe.
locale_fault-circular = { $place }: «{ $key }» se menciona a sí mismo.
locale_fault-plural = { $place }: a «{ $key }» le falta la forma del plural { $detail }.
