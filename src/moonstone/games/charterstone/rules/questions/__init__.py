"""Everything that is asked: a file for each idea, a class for each question."""
