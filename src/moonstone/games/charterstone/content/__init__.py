"""What is printed, and what a campaign has made of it."""
