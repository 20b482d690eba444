"""What people hear who do not see the screen: the tree that screen readers are given."""
