"""What decides in a game gives the same bits on every Python and every machine (see `engine/arithmetic.py`)."""

from __future__ import annotations

import ast
import math
import re
import shutil
from pathlib import Path

import pytest
from mypy import api

import moonstone
from moonstone.engine.arithmetic import exp

ROOT = Path(moonstone.__file__).parent
ROOMS = ("engine", "games", "bots", "arena", "tables", "research")
FILES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
EXACT = {"ceil", "comb", "factorial", "floor", "fsum", "gcd", "inf", "isqrt", "prod", "sqrt"}
"""What may be taken from `math`: integers, and what IEEE 754 rounds in one way alone. `fsum` rounds exactly, too."""
DRAWS = {"betavariate", "binomialvariate", "choices", "expovariate", "gammavariate", "gauss", "lognormvariate"}
DRAWS |= {"normalvariate", "paretovariate", "randint", "sample", "shuffle", "triangular", "uniform", "vonmisesvariate"}
"""What `Random` offers beyond `random`, `randrange` and `choice`: some go by logarithms, some have changed."""
UNLIKE = {"cmath", "statistics"}
FIXED = ["0x1.4a99f3c5c3a22p-5", "0x1.1aec7b359e86ep+0", "0x1.85d6fd931e0bbp+3"]
FUTURE = "from __future__ import annotations\n"
SUM = re.compile(r"(?<![.\w])sum\b(?! of)")
WHOLE_SUM = """
from collections.abc import Iterable
from typing import TypeVar, overload
T = TypeVar("T")
@overload
def whole_sum(numbers: Iterable[int], start: int = 0) -> int: ...
@overload
def whole_sum(numbers: Iterable[tuple[T, ...]], start: tuple[()]) -> tuple[T, ...]: ...
"""


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def is_integer(node: ast.expr) -> bool:
    """Whether it is written out as an integer: its whole powers are exact, those of a float are not."""
    return isinstance(node, ast.Constant) and type(node.value) is int


def is_float(node: ast.expr) -> bool:
    """Whether it is written out as a float."""
    return isinstance(node, ast.Constant) and type(node.value) is float


def strays(source: str) -> list[str]:
    """What a file uses that may differ, with its lines."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module="math", names=names):
                found += [(node.lineno, alias.name) for alias in names if alias.name not in EXACT]
            case ast.Import(names=names):
                found += [(node.lineno, alias.name) for alias in names if alias.name in {"math", *UNLIKE}]
            case ast.ImportFrom(module=module) if module in UNLIKE:
                found.append((node.lineno, module))
            case ast.ImportFrom(module="random", names=names):
                found += [(node.lineno, alias.name) for alias in names if alias.name != "Random"]
            case ast.Call(func=ast.Name("hash" | "pow" as name)):
                found.append((node.lineno, name))
            case ast.Call(func=ast.Attribute(value=whose, attr=name)) if name in DRAWS and ast.unparse(whose) != "self":
                found.append((node.lineno, name))
            case ast.BinOp(op=ast.Pow(), left=left, right=right) if not is_integer(left) or is_float(right):
                found.append((node.lineno, "**"))
            case ast.AugAssign(op=ast.Pow()):
                found.append((node.lineno, "**="))
    return [f"{line}: {name}" for line, name in found]


@pytest.mark.parametrize("path", FILES, ids=short)
def test_nothing_is_used_that_differs_from_machine_to_machine(path: Path) -> None:
    assert not strays(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("from math import exp", "exp"),
        ("import statistics", "statistics"),
        ("from random import Random, shuffle", "shuffle"),
        ("rng.shuffle(cards)", "shuffle"),
        ("hash(name)", "hash"),
        ("pow(x, 0.5)", "pow"),
        ("x ** 0.5", "**"),
        ("2.0 ** x", "**"),
        ("2 ** 0.5", "**"),
        ("x **= 0.5", "**="),
    ],
)
def test_what_differs_from_machine_to_machine_is_found(line: str, what: str) -> None:
    assert strays(f"one = 1\n{line}\n") == [f"2: {what}"]


@pytest.mark.parametrize("line", ["from math import fsum", "from random import Random", "10**6", "self.choices()"])
def test_what_is_the_same_everywhere_may_be_used(line: str) -> None:
    assert strays(line) == []


@pytest.mark.parametrize("number", [-1000.0, -699.9, -12.3, -1.0, -0.001, 0.0, 0.5, 7.77, 699.9])
def test_powers_are_those_of_e(number: float) -> None:
    assert exp(number) == pytest.approx(math.exp(number), rel=1e-10, abs=1e-300)


def test_powers_are_the_same_bits_everywhere() -> None:
    assert [exp(number).hex() for number in (-3.21, 0.1, 2.5)] == FIXED


@pytest.mark.long
def test_sum_adds_up_no_floats(tmp_path: Path) -> None:
    """Types tell: every `sum` is taken for one of integers, or of tuples, and mypy is asked whether that can be."""
    package = tmp_path / "moonstone"
    shutil.copytree(ROOT, package, ignore=shutil.ignore_patterns("page", "__pycache__"))
    (package / "whole.pyi").write_text(WHOLE_SUM, encoding="utf-8")
    for room in ROOMS:
        for path in (package / room).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            taken = SUM.sub("whole_sum", text)
            if taken != text:
                path.write_text(taken.replace(FUTURE, f"{FUTURE}\nfrom moonstone.whole import whole_sum", 1), "utf-8")
    told, wrong, _ = api.run(["--config-file=", "--ignore-missing-imports", f"--cache-dir={tmp_path}", str(package)])
    assert told.startswith("Success"), told + wrong
