"""Pictures of every scene, and the tables set up for them."""
