"""Drafting and bar stools. Metres, Z up, front = -Y."""
from math import cos, pi, radians, sin

from geometry import cylinder, lathe, rounded_rectangle, slab, sweep
from materials import metal, plastic, wood
from seating_materials import BLACK, finish, upholstery
from seating_parts import (
    Path2D,
    along_profile,
    four_legs,
    line_groove,
    mechanism,
    pad,
    star_base,
    tube,
    turned,
)
from workbench import collection


# ---------------------------------------------------------------- drafting stool
def foot_ring(z, material, radius=0.225, thick=0.011, hub=0.032, spokes=4, turn=45):
    """Foot ring on a column collar."""
    ring = [(radius * cos(2 * pi * k / 72), radius * sin(2 * pi * k / 72), z) for k in range(72)]
    sweep(ring, material, radius=thick, closed=True, smooth=0, sides=16, name="foot ring")
    collar = [
        (0, -0.028),
        (hub, -0.028),
        (hub + 0.005, -0.020),
        (hub + 0.005, 0.020),
        (hub, 0.028),
        (0, 0.028),
    ]
    lathe(collar, (0, 0, z), plastic(BLACK, 0.4), 40, name="collar")
    for k in range(spokes):
        a = radians(turn + 360 * k / spokes)
        spoke = [(cos(a) * hub * 0.8, sin(a) * hub * 0.8, z), (cos(a) * radius, sin(a) * radius, z)]
        sweep(spoke, material, radius=0.0085, smooth=0, sides=12, name="ring spoke")


def round_seat(under, skin, dark):
    """A round piped cushion on a plate; under is the height of the plate."""
    plate = [(0, 0), (0.155, 0), (0.165, 0.006), (0.165, 0.014), (0, 0.014)]
    lathe(plate, (0, 0, under - 0.012), dark, 56, name="plate")
    lathe([(0, -0.02), (0.045, -0.02), (0.05, 0), (0, 0)], (0, 0, under - 0.010), dark, 40)
    rim = [
        (0, 0),
        (0.165, 0),
        (0.178, 0.006),
        (0.186, 0.020),
        (0.188, 0.036),
        (0.184, 0.054),
        (0.172, 0.068),
        (0.150, 0.076),
        (0.10, 0.079),
        (0, 0.078),
    ]
    turned(rim, (0, 0, under + 0.002), skin, name="seat")
    welt = [(0.1875 * cos(2 * pi * k / 90), 0.1875 * sin(2 * pi * k / 90), under + 0.040) for k in range(90)]
    sweep(welt, skin, radius=0.0036, closed=True, smooth=0, sides=8, name="piping")


def square_seat(under, skin, dark):
    """A hollowed square cushion in a shell, on a tilt mechanism."""
    mechanism(under + 0.012, dark)
    side = Path2D(
        [
            (-0.225, under + 0.025),
            (-0.19, under + 0.048),
            (-0.08, under + 0.054),
            (0.08, under + 0.050),
            (0.205, under + 0.056),
        ]
    )

    def hollow(x, t):
        return 0.28 * x * x

    pad(
        0.425,
        side.length - 0.02,
        0.036,
        dark,
        along_profile(side, dish=lambda x, t: hollow(x, t) - 0.022),
        corner=4,
        edge=5,
        name="shell",
    )
    pad(
        0.455,
        side.length,
        0.070,
        skin,
        along_profile(side, dish=hollow),
        corner=4.2,
        edge=6,
        crown=0.1,
        piping=skin,
        name="seat",
    )


def small_back(under, skin, dark):
    """A curved back cushion on a flat bar."""
    stem = [
        (0, 0.06, under - 0.002),
        (0, 0.20, under - 0.008),
        (0, 0.275, under + 0.03),
        (0, 0.292, under + 0.14),
        (0, 0.272, under + 0.30),
    ]
    sweep(
        stem,
        dark,
        section=rounded_rectangle(0.058, 0.018, 0.007, 4),
        taper=lambda t: (1.1 - 0.4 * t, 1),
        up=(0, 0, 1),
        smooth=10,
        name="back bar",
    )
    side = Path2D(
        [(0.235, under + 0.175), (0.222, under + 0.25), (0.235, under + 0.35), (0.262, under + 0.45)]
    )

    def bow(x, t):
        return 1.3 * x * x

    pad(
        0.37,
        side.length,
        0.030,
        dark,
        along_profile(side, dish=lambda x, t: bow(x, t) - 0.020),
        corner=3.4,
        edge=5,
        name="back shell",
    )
    pad(
        0.385,
        side.length + 0.01,
        0.058,
        skin,
        along_profile(side, -0.005, side.length + 0.005, dish=lambda x, t: bow(x, t) + 0.004),
        corner=3.4,
        edge=5,
        crown=0.2,
        piping=skin,
        name="back",
    )


def drafting_stool(
    colour="#3a4048",
    cover="fabric",
    base="chrome",
    seat="square",
    back=True,
    height=0.72,
    feet="glide",
    name="drafting_stool",
):
    """Drafting stool: base 0.62 across, seat at 0.72 (height), back to 1.10, ring 0.45, seat 'square' or 'round'."""
    made = collection(name)
    skin = upholstery(cover, colour)
    frame = finish(base)
    dark = plastic(BLACK, 0.44)
    star_base(frame, radius=0.31, feet=feet, turn=20)
    under = height - 0.085
    sleeve = [(0, 0.07), (0.0275, 0.07), (0.0275, under - 0.185), (0.025, under - 0.18), (0, under - 0.18)]
    lathe(sleeve, (0, 0, 0), dark, 40, name="sleeve")
    cylinder(0.0145, 0.20, (0, 0, under - 0.10), metal("#a9acb0", 0.12), 0.001, name="piston")
    foot_ring(height - 0.43, frame)
    if seat == "round":
        round_seat(under, skin, dark)
    else:
        square_seat(under, skin, dark)
    if back:
        small_back(under, skin, dark)
    return made


# ---------------------------------------------------------------- bar stool
def column_base(seat_z, steel):
    """A trumpet plate and column with a hoop for the feet."""
    trumpet = [
        (0, 0),
        (0.218, 0),
        (0.222, 0.003),
        (0.220, 0.008),
        (0.19, 0.014),
        (0.12, 0.022),
        (0.060, 0.036),
        (0.036, 0.060),
        (0.030, 0.10),
        (0.028, 0.16),
        (0, 0.16),
    ]
    lathe(trumpet, (0, 0, 0), steel, 96, smooth_angle=60, name="trumpet")
    cylinder(0.0255, seat_z - 0.20, (0, 0, (seat_z + 0.06) / 2), steel, 0.001)
    cylinder(0.0300, 0.06, (0, 0, seat_z - 0.060), plastic(BLACK, 0.4), 0.003)
    hoop = [
        (0.020, 0.02, 0.29),
        (0.125, -0.02, 0.29),
        (0.150, -0.17, 0.29),
        (0.08, -0.225, 0.29),
        (-0.08, -0.225, 0.29),
        (-0.150, -0.17, 0.29),
        (-0.125, -0.02, 0.29),
        (-0.020, 0.02, 0.29),
    ]
    tube(hoop, steel, 0.010, 0.07, up=(0, 0, 1))
    cylinder(0.032, 0.05, (0, 0, 0.29), steel, 0.003)
    slab(0.20, 0.20, 0.012, (0, 0, seat_z - 0.026), plastic(BLACK, 0.4), radius=0.03, bevel=0.003)


def sled_base(seat_z, steel):
    """Two closed runners with foot rails in front and behind."""
    for sx in (-1, 1):
        runner = [
            (sx * 0.165, -0.155, seat_z - 0.03),
            (sx * 0.205, -0.205, 0.0115),
            (sx * 0.205, 0.215, 0.0115),
            (sx * 0.165, 0.150, seat_z - 0.03),
        ]
        tube(runner + [runner[0]], steel, 0.0105, 0.045)
    tube([(-0.19, -0.188, 0.26), (0.19, -0.188, 0.26)], steel, 0.0105)
    tube([(-0.188, 0.187, 0.28), (0.188, 0.187, 0.28)], steel, 0.0105)
    for y in (-0.145, 0.140):
        tube([(-0.166, y, seat_z - 0.035), (0.166, y, seat_z - 0.035)], steel, 0.009)
    slab(0.28, 0.29, 0.018, (0, 0, seat_z - 0.024), plastic(BLACK, 0.4), radius=0.04, bevel=0.004)


def wooden_base(seat_z, steel, wood_colour):
    """Four splayed legs tied by a square steel footrest."""
    four_legs(0.115, 0.115, seat_z - 0.02, wood(wood_colour, "Z"), 0.095, 0.021, 0.014)
    loop = [(0.178, -0.178, 0.24), (0.178, 0.178, 0.24), (-0.178, 0.178, 0.24), (-0.178, -0.178, 0.24)]
    tube(loop, steel, 0.0075, 0.012, closed=True, up=(0, 0, 1))
    slab(0.27, 0.27, 0.02, (0, 0, seat_z - 0.025), wood(wood_colour), radius=0.04, bevel=0.004)


def saddle(seat_z, skin):
    """A slightly hollowed seat without a back."""
    side = Path2D(
        [
            (-0.19, seat_z + 0.002),
            (-0.15, seat_z + 0.014),
            (0, seat_z + 0.016),
            (0.15, seat_z + 0.014),
            (0.19, seat_z + 0.006),
        ]
    )
    hollow = along_profile(side, dish=lambda x, t: 0.18 * x * x)
    pad(0.40, side.length, 0.072, skin, hollow, corner=4, edge=7, crown=0.08, piping=skin, name="saddle")


def bucket(seat_z, skin):
    """One upholstered shell: the seat runs up into a low wrapped back."""
    side = Path2D(
        [
            (-0.215, seat_z - 0.005),
            (-0.18, seat_z + 0.012),
            (-0.05, seat_z + 0.008),
            (0.07, seat_z + 0.004),
            (0.145, seat_z + 0.028),
            (0.185, seat_z + 0.10),
            (0.205, seat_z + 0.19),
            (0.222, seat_z + 0.27),
        ]
    )

    def wrap(x, t):
        return (1.1 + 1.3 * max(0, t - 0.45)) * x * x

    pad(
        0.425,
        side.length,
        0.050,
        skin,
        along_profile(side, dish=wrap, taper=lambda t: 1 - 0.05 * t),
        corner=3.6,
        edge=7,
        groove=line_groove([0], 0.008, 0.009),
        piping=skin,
        res=(50, 110),
        name="bucket",
    )


def bar_stool(
    colour="#8a5a3c",
    cover="leather",
    frame="chrome",
    style="column",
    height=0.76,
    back=True,
    wood_colour="#c9a275",
    name="bar_stool",
):
    """Bar stool: 0.44 x 0.47, seat at 0.76 (height), low back to 1.00 or none, style 'column', 'sled' or 'wood'."""
    made = collection(name)
    skin = upholstery(cover, colour)
    steel = finish(frame)
    seat_z = height - 0.035
    if style == "column":
        column_base(seat_z, steel)
    elif style == "sled":
        sled_base(seat_z, steel)
    else:
        wooden_base(seat_z, steel, wood_colour)
    if back:
        bucket(seat_z, skin)
    else:
        saddle(seat_z, skin)
    return made
