"""What happens between two games of a campaign."""
