"""What an effect does: gaining a term of the vocabulary, and what that sets off."""
