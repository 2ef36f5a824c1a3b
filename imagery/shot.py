"""Builds the model of a product as pictures.py describes it."""
import importlib

from picture import resolved
from pictures import PICTURES


def arguments_of(slug, dimensions, changes):
    """All arguments of a product's model; dimensions are the product's own, if it has any, changes take precedence."""
    return resolved({**PICTURES[slug].arguments, **changes}, dimensions or {})


def build(slug, dimensions, changes):
    """The model as a new collection."""
    file, function = PICTURES[slug].model.rsplit(".", 1)
    model = getattr(importlib.import_module(file), function)
    return model(**arguments_of(slug, dimensions, changes))
