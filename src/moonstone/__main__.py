"""`python -m moonstone` is the command `moonstone`."""

from moonstone.cli import main

main()
