"""A bot in Python that needs nothing but Python: moonstone play charon --seats "you,cmd:python3 examples/bot.py"

It builds the highest card it can, does not trade gems away, and leaves everything else to chance.
"""

import json
import random
import sys


def taste(move):
    """How much we like a move of Charon, Inc.; in any other game all moves are alike."""
    if move["move"] == "build":
        return 100 + int(move["card"][:-1])
    return {"end": 1}.get(move["move"], 0 if move["move"] == "trade" else 2)


def decide(question):
    """The place of the move to make in the list of legal moves; the same seed gives the same move."""
    tastes = [taste(move) for move in question["moves"]]
    best = [index for index, value in enumerate(tastes) if value == max(tastes)]
    return random.Random(question["seed"]).choice(best)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "moonstone": 1, "name": "builder"}
    elif message["type"] == "decide":
        answer = {"id": message["id"], "move": decide(message)}
    else:  # "game" tells what is printed on board and cards, and wants no answer
        continue
    print(json.dumps(answer), flush=True)
