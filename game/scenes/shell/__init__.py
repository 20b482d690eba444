"""What all scenes stand on: the stack, services, pages, menus, dialogs."""
