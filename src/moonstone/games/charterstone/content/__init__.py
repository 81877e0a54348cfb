"""What is printed: the data files and how they are read."""
