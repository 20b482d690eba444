# Lo que se dice igual donde se habla de vos.

-robas = robás
