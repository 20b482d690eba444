# Lo que dice el entrenador, dicho de vos.

coach-curve_foot = Lo que valía la { -mano } para vos frente a los demás. Dentro de la franja no se puede saber.
