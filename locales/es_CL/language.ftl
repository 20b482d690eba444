# El español de Chile: lo que aquí se dice de otra manera. Lo demás es como en «es».

language-name = Español (Chile)
language-home_of = carioca
