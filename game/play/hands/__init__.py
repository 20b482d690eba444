"""What people do with their hands at a table, by any device, and what it means."""
