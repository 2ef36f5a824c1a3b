"""Poufs and ottomans. Metres, Z up, standing on z = 0."""
from math import cos, pi, sin

from geometry import cushion, cylinder, lathe, rounded_rectangle, sweep
from materials import metal, plastic, wood
from seating_materials import BLACK, CHROME, leather, upholstery
from seating_parts import block, four_legs, turned
from workbench import collection


def round_welt(radius, z, material):
    """Piping round a round cushion."""
    ring = [(radius * cos(2 * pi * k / 110), radius * sin(2 * pi * k / 110), z) for k in range(110)]
    sweep(ring, material, radius=0.0042, closed=True, smooth=0, sides=8, name="piping")


def drum_pouf(size, height, skin, trim):
    """A round body with a lid cushion, on a ring."""
    r = size / 2
    cylinder(r - 0.03, 0.024, (0, 0, 0.012), plastic(BLACK, 0.5), 0.002, 72)
    split = height * 0.66
    side = [
        (0, 0.02),
        (r - 0.020, 0.02),
        (r - 0.008, 0.028),
        (r - 0.002, 0.06),
        (r, split * 0.5),
        (r - 0.001, split - 0.03),
        (r - 0.008, split - 0.006),
        (r - 0.016, split),
        (0, split),
    ]
    turned(side, (0, 0, 0), skin, name="body")
    rise = height - split
    lid = [
        (0, 0),
        (r - 0.016, 0),
        (r - 0.007, 0.006),
        (r + 0.001, rise * 0.30),
        (r + 0.002, rise * 0.55),
        (r - 0.006, rise * 0.80),
        (r - 0.030, rise * 0.96),
        (r - 0.08, rise * 1.0),
        (r * 0.4, rise * 1.04),
        (0, rise * 1.05),
    ]
    turned(lid, (0, 0, split), trim, name="cushion")
    round_welt(r - 0.012, split, trim)


def cube_pouf(size, height, skin, trim):
    """A square body with a piped cushion, on four low feet."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            foot = (sx * (size / 2 - 0.06), sy * (size / 2 - 0.06), 0.015)
            cylinder(0.022, 0.03, foot, plastic(BLACK, 0.5), 0.003)
    body = height - 0.13
    block(size, size, body, (0, 0, 0.028 + body / 2), skin, 0.022, (0.004, 0.004, 0), name="body")
    block(
        size + 0.004,
        size + 0.004,
        0.105,
        (0, 0, height - 0.05),
        trim,
        0.030,
        (0.006, 0.006, 0.018),
        trim,
        name="cushion",
    )


def pebble_pouf(size, height, skin):
    """A soft pebble, a third wider than deep."""
    cushion(
        size * 1.35,
        size,
        height - 0.02,
        (0, 0, height / 2),
        skin,
        squareness=2.5,
        fullness=3.6,
        rings=40,
        spokes=120,
        name="pebble",
    )
    cushion(
        size * 0.9,
        size * 0.65,
        0.03,
        (0, 0, 0.016),
        plastic(BLACK, 0.6),
        squareness=2.5,
        fullness=6,
        name="foot",
    )


def legged_ottoman(size, height, skin, trim, leg_colour):
    """A piped and buttoned round cushion on a wooden ring with four legs."""
    # The welt stands out round the cushion, and the cushion is domed round its button.
    r = size / 2 - 0.006
    shoulder = height - 0.012
    four_legs(r * 0.58, r * 0.58, 0.17, wood(leg_colour, "Z"), 0.035, 0.019, 0.012)
    cylinder(r * 0.93, 0.016, (0, 0, 0.165), wood(leg_colour), 0.003, 90)
    lower = 0.172
    rise = shoulder - lower
    body = [
        (0, 0),
        (r - 0.03, 0),
        (r - 0.010, 0.008),
        (r, rise * 0.25),
        (r + 0.003, rise * 0.55),
        (r - 0.004, rise * 0.80),
        (r - 0.030, rise * 0.97),
        (r - 0.09, rise * 1.02),
        (r * 0.3, rise * 1.05),
        (0.050, rise * 1.04),
        (0.020, rise * 0.985),
        (0, rise * 0.98),
    ]
    turned(body, (0, 0, lower), skin, name="cushion")
    round_welt(r + 0.002, lower + rise * 0.78, trim)
    button = [(0, 0), (0.016, 0), (0.019, 0.004), (0.015, 0.009), (0, 0.012)]
    lathe(button, (0, 0, lower + rise * 0.985), trim, 32, name="button")


def strap_handle(radius, z):
    """A leather strap riveted to the front of a round body of radius r."""
    points = [
        (-0.075, -radius - 0.003, z),
        (-0.06, -radius - 0.014, z + 0.004),
        (0, -radius - 0.030, z + 0.004),
        (0.06, -radius - 0.014, z + 0.004),
        (0.075, -radius - 0.003, z),
    ]
    sweep(
        points,
        leather("#6b4327"),
        section=rounded_rectangle(0.028, 0.005, 0.002, 3),
        up=(0, -1, 0),
        smooth=8,
        name="handle",
    )
    for side in (-1, 1):
        cylinder(
            0.008,
            0.008,
            (side * 0.072, -radius - 0.005, z),
            metal(CHROME, 0.2),
            0.002,
            24,
            rotation=(pi / 2, 0, 0),
        )


def pouf(
    colour="#c08a3e",
    cover="fabric",
    style="drum",
    size=0.46,
    height=0.42,
    accent=None,
    handle=False,
    leg_colour="#b98d5e",
    name="pouf",
):
    """Pouf or ottoman: size across, height; style 'drum', 'cube', 'pebble' or 'legs', accent: colour of the lid."""
    made = collection(name)
    skin = upholstery(cover, colour)
    trim = upholstery(cover, accent) if accent else skin
    if style == "drum":
        drum_pouf(size, height, skin, trim)
    elif style == "cube":
        cube_pouf(size, height, skin, trim)
    elif style == "pebble":
        pebble_pouf(size, height, skin)
    else:
        legged_ottoman(size, height, skin, trim, leg_colour)
    if handle:
        strap_handle(size / 2, height * 0.45)
    return made
