# El español de Centroamérica: lo que aquí se dice de otra manera que en «es_voseo» y en «es».

language-name = Español (Centroamérica)
language-stands_on = es_voseo
language-home_of = loba_centroamericana
