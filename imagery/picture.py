"""The words in which pictures.py says what a picture shows."""
from dataclasses import dataclass

# Stand for a side of the product as its page states it, in metres: the model takes its size from the same data.
WIDTH = "the product's width"
DEPTH = "the product's depth"
HEIGHT = "the product's height"


@dataclass(frozen=True)
class View:
    """One look at a product: how the studio is set up for it (studio.set_up), and in what the model differs."""

    camera: dict
    arguments: dict


def view(azimuth, elevation, lens=80, margin=1.10, pitch=0.15, key_in_glass=True, arguments=None):
    """Where the camera stands: degrees around the product (0 is its front, positive to its right) and above it.

    arguments are those of the model that differ in this view: a table that is folded, a desk that is raised.
    """
    camera = {
        "azimuth": azimuth,
        "elevation": elevation,
        "lens": lens,
        "margin": margin,
        "pitch": pitch,
        "key_in_glass": key_in_glass,
    }
    return View(camera, arguments or {})


@dataclass(frozen=True)
class Picture:
    """A product's model ('file.function'), its arguments, and its views, the most telling one first."""

    model: str
    arguments: dict
    views: tuple
    # Enough for the denoiser, judged at full size on mesh, fabric and wood.
    samples: int = 5
    # Counted up when the model changes its looks, so that its pictures are taken again.
    revision: int = 1


def resolved(arguments, dimensions):
    """The arguments with the sides of the product filled in; dimensions are in millimetres."""
    sides = {WIDTH: "width", DEPTH: "depth", HEIGHT: "height"}

    def value_of(value):
        if isinstance(value, str) and value in sides:
            return dimensions[sides[value]] / 1000
        if isinstance(value, (list, tuple)):
            return type(value)(value_of(item) for item in value)
        return value

    return {name: value_of(value) for name, value in arguments.items()}
