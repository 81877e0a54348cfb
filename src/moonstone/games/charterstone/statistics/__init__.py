"""What is counted over many games."""
