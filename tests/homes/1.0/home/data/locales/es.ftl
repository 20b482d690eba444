menu-new_table = Armar la mesa
