"""The shapes of games, as schemas for the description: what `moonstone.engine.shapes` allows, in JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from moonstone.engine import Json
from moonstone.engine.shapes import Named

Schema: TypeAlias = dict[str, Json]
REF: Final = "#/components/schemas/"
_PLAIN: Final[Mapping[object, str]] = {
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
    NoneType: "null",
}


def schemas_of(shapes: Mapping[str, object]) -> dict[str, Schema]:
    """The schemas of the shapes and of all they hold, by name."""
    found: dict[str, Schema] = {}
    for shape in shapes.values():
        _schema(shape, found)
    return found


def _schema(shape: object, found: dict[str, Schema]) -> Schema:
    """The schema of one shape. TypedDicts in it are referred to, and added to those found."""
    if shape is object:
        return {}
    if shape in _PLAIN:
        return {"type": _PLAIN[shape]}
    if is_typeddict(shape) and isinstance(shape, type):
        if shape.__name__ not in found:
            found[shape.__name__] = {}  # a shape may hold itself
            found[shape.__name__] = _object(shape, found)
        return {"$ref": REF + shape.__name__}
    if isinstance(shape, type) and is_dataclass(shape):
        return _move(shape, found)
    origin, inside = get_origin(shape), get_args(shape)
    if origin is Annotated:
        return _named(inside[0], inside[1], found)
    if origin is NotRequired:
        return _schema(inside[0], found)
    if origin is Literal:
        return {"enum": [*inside], "type": "string"} if len(inside) > 1 else {"const": inside[0], "type": "string"}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(one, found) for one in inside]}
    if origin in (list, tuple):
        return {"type": "array", "items": _schema(inside[0], found)}
    if origin is dict:
        return _table(inside[0], _schema(inside[1], found))
    raise TypeError(f"{shape} cannot be described")


def _named(shape: object, named: Named, found: dict[str, Schema]) -> Schema:
    if named.name not in found:
        schema = _schema(shape if named.shape is None else named.shape, found)
        found[named.name] = {"description": named.description, **schema}
    return {"$ref": REF + named.name}


def _table(key: object, values: Schema) -> Schema:
    """A dict by names: any, or all of those listed."""
    if get_origin(key) is not Literal:
        return {"type": "object", "additionalProperties": values}
    names = [*get_args(key)]
    return {"type": "object", "properties": dict.fromkeys(names, values), "required": names}


def _object(shape: type, found: dict[str, Schema]) -> Schema:
    hints = get_type_hints(shape, include_extras=True)
    always: frozenset[str] = getattr(shape, "__required_keys__", frozenset())
    schema: Schema = {"type": "object", "properties": {name: _schema(hint, found) for name, hint in hints.items()}}
    schema["required"] = [
        name for name, hint in hints.items() if name in always and get_origin(hint) is not NotRequired
    ]
    if shape.__doc__:
        schema["description"] = " ".join(cleandoc(shape.__doc__).split())
    return schema


def _move(kind: type, found: dict[str, Schema]) -> Schema:
    """The JSON form of a kind of move: its verb, then its fields."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    verb: str = getattr(kind, "verb", kind.__name__.lower())
    properties: Schema = {"move": {"const": verb, "type": "string"}}
    properties |= {name: _schema(hints[name], found) for name in names}
    return {"type": "object", "properties": properties, "required": ["move", *names]}
