"""What a name may be: of a player, of a campaign, or one that players give to something in a game."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from moonstone.engine.refusal import Refused

LONGEST_NAME: Final = 60
"""The most characters in the name of a player or a campaign."""
LONGEST_GIVEN_NAME: Final = 40
"""The most characters in a name that players give to something in a game."""
UNPRINTABLE: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Categories of characters that no name holds. What a Python's Unicode does not know yet is left to newer ones, so that
every Python reads the same names.
"""
UNSEEN: Final = dict.fromkeys(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE0F),
        *range(0xE0100, 0xE01F0),
    ]
)
"""Signs that show nothing, and are no part of a name."""
PICTURE: Final = {0xFE0F: None}
"""The sign that lets another be shown as a picture; after a letter it shows nothing."""
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
LOOK_ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТХҮаеіјорсухѕԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοιν|Il",
    "ABESIJKMHOPCTXYaeijopcyxsdhqwABEZHIKMNOPTYXoivlll",
)
"""Letters of other alphabets by the Latin ones they look like."""
MOST_MARKS: Final = 4
"""Marks on one letter, one after the other."""


def checked_name(name: str, what: str, longest: int) -> str:
    """A name as it is kept: trimmed, and composed (Unicode NFC). Refused if it is empty, too long or not printable."""
    name = normalize("NFC", name.strip())
    if not 1 <= len(name) <= longest or not all(sign == " " or _is_printable(sign) for sign in name):
        raise Refused("bad-name", f"{what} must have 1 to {longest} printable characters.", longest=longest)
    return name


def given_name(name: str) -> str:
    """A name for something in a game as it is kept; Refused if it cannot be one, or nobody could read it."""
    return readable_name(name, "A name", LONGEST_GIVEN_NAME)


def look_of(name: str) -> str:
    """What a name looks like: names of the same look cannot be told apart by reading them."""
    plain = normalize("NFKC", name).translate(UNSEEN).translate(PICTURE)
    return normalize("NFKC", plain.translate(LOOK_ALIKE)).replace(" ", "")


def plain_name(name: str, what: str, longest: int) -> str:
    """A name that somebody gives themselves or others, as it will be shown: plain (Unicode NFKC), without what nobody
    sees; Refused if it cannot be.
    """
    plain = normalize("NFKC", name).translate(UNSEEN)
    return readable_name(" ".join(part for part in plain.split(" ") if part), what, longest)


def readable_name(name: str, what: str, longest: int) -> str:
    """A name as it is kept; Refused if it is not printable, or nobody could read it."""
    name = checked_name(name, what, longest)
    marks = "".join("m" if category(sign)[0] == "M" else " " for sign in name)
    if not any(map(_is_visible, name)) or "m" * (MOST_MARKS + 1) in marks:
        raise Refused("bad-name", "A name must be something that can be read.", longest=longest)
    return name


def _is_printable(sign: str) -> bool:
    return category(sign) not in UNPRINTABLE and category(sign) != "Zs"


def _is_visible(sign: str) -> bool:
    return category(sign)[0] not in "MZ" and sign not in BLANK
