# El español de la Argentina: lo que aquí se dice de otra manera que en «es_voseo» y en «es».

language-name = Español (Argentina)
language-stands_on = es_voseo
language-home_of = loba_de_menos loba_de_mas
