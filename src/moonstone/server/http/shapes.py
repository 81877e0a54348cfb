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

from moonstone.engine import AnyGame, Json, client_of, shapes

Schema: TypeAlias = dict[str, Json]
REF: Final = "#/components/schemas/"
_JSON: Final = {bool, int, float, str, NoneType}
"""What a union holds that stands for any JSON."""
_PLAIN: Final[Mapping[object, str]] = {
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
    NoneType: "null",
}


def schemas_of(game: AnyGame) -> dict[str, Schema]:
    """The schemas of a game's shapes and of all they hold, by name. Each name begins with that of the game."""
    writer = _Writer(game.name.title())
    for shape in client_of(game).shapes.values():
        writer.schema(shape)
    return writer.found


class _Writer:
    """Writes schemas, and keeps those that have a name."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self.found: dict[str, Schema] = {}

    def schema(self, shape: object) -> Schema:
        """The schema of one shape. What has a name is referred to."""
        if shape in _PLAIN:
            return {"type": _PLAIN[shape]}
        if is_typeddict(shape) and isinstance(shape, type):
            return self._typed_dict(shape)
        if isinstance(shape, type) and is_dataclass(shape):
            return self._move(shape)
        origin, inside = get_origin(shape), get_args(shape)
        if shape is object or (origin is Union and {*inside} >= _JSON):
            return {}
        if origin is Annotated:
            return self._named(inside[0], inside[1])
        if origin is NotRequired:
            return self.schema(inside[0])
        if origin is Literal:
            return {"enum": [*inside], "type": "string"} if len(inside) > 1 else {"const": inside[0], "type": "string"}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(one) for one in inside]}
        if origin is list:
            return {"type": "array", "items": self.schema(inside[0])}
        if origin is tuple:
            length = len(inside)
            entries: list[Json] = [self.schema(one) for one in inside]
            return {"type": "array", "prefixItems": entries, "minItems": length, "maxItems": length}
        if origin is dict:
            return _table(inside[0], self.schema(inside[1]))
        raise TypeError(f"{shape} cannot be described")

    def _ref(self, name: str) -> Schema:
        return {"$ref": REF + name}

    def _name(self, name: str) -> str:
        return name if name.startswith(self._prefix) else self._prefix + name

    def _typed_dict(self, kind: type) -> Schema:
        name = kind.__name__ if kind.__module__ == shapes.__name__ else self._name(kind.__name__)
        if name not in self.found:
            self.found[name] = {}  # a shape may hold itself
            self.found[name] = self._object(kind)
        return self._ref(name)

    def _object(self, kind: type) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        always: frozenset[str] = getattr(kind, "__required_keys__", frozenset())
        schema: Schema = {"type": "object", "properties": {name: self.schema(hint) for name, hint in hints.items()}}
        required = [name for name, hint in hints.items() if name in always and get_origin(hint) is not NotRequired]
        if required:
            schema["required"] = list[Json](required)
        if kind.__doc__:
            schema["description"] = " ".join(cleandoc(kind.__doc__).split())
        return schema

    def _named(self, shape: object, named: shapes.Named) -> Schema:
        name = self._name(named.name)
        if name not in self.found:
            schema = self.schema(shape if named.shape is None else named.shape)
            self.found[name] = {"description": named.description, **schema}
        return self._ref(name)

    def _move(self, kind: type) -> Schema:
        """The JSON form of a kind of move: its verb, then its fields."""
        hints = get_type_hints(kind)
        names = [field.name for field in fields(kind)]
        verb: str = getattr(kind, "verb", kind.__name__.lower())
        properties: Schema = {"move": {"const": verb, "type": "string"}}
        properties |= {name: self.schema(hints[name]) for name in names}
        return {"type": "object", "properties": properties, "required": ["move", *names]}


def _table(key: object, values: Schema) -> Schema:
    """A dict by names: any, or all of those listed."""
    if get_origin(key) is not Literal:
        return {"type": "object", "additionalProperties": values}
    names = [*get_args(key)]
    return {"type": "object", "properties": dict.fromkeys(names, values), "required": names}
