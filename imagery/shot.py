"""Builds the model of a product from what the pictures_*.py files say."""
import glob
import importlib
import os

from picture import resolved

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = {}
for path in sorted(glob.glob(os.path.join(HERE, "pictures_*.py"))):
    PICTURES.update(importlib.import_module(os.path.basename(path)[:-3]).PICTURES)


def build(slug, dimensions):
    picture = PICTURES[slug]
    file, function = picture.model.rsplit(".", 1)
    return getattr(importlib.import_module(file), function)(**resolved(picture.arguments, dimensions or {}))
