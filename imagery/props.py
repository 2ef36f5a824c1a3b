"""Things in a scene that are not sold: plants, pendant lamps, books, cups, pictures. Each returns its collection."""
import math
import random
from math import cos, pi, sin

from mathutils import Matrix

from geometry import box, cylinder, lathe, prism, slab, spline, surface, sweep
from it_parts import front_slab, screen
from materials import fabric, foliage, glow, metal, paint, plastic, powder, wood
from screen_pictures import screen_material
from workbench import collection, copies

GOLDEN_ANGLE = 2.39996
BOOKS = ("#2f4858", "#86603f", "#c9c3b6", "#8a1538", "#3f5d4a", "#b7bcc2", "#e6e0d4", "#1f2933")


# ------------------------------------------------------------------ plants
def pot(radius, height, material):
    """A flower pot with soil."""
    profile = [
        (0, 0),
        (radius * 0.72, 0),
        (radius * 0.76, 0.006),
        (radius, height - 0.01),
        (radius, height),
        (radius * 0.92, height),
        (radius * 0.90, height - 0.03),
        (0, height - 0.03),
    ]
    lathe(profile, (0, 0, 0), material, 48, name="pot")
    soil = paint("#2c211a", 0.95, 0.8)
    lathe([(0, height - 0.028), (radius * 0.9, height - 0.028)], (0, 0, 0), soil, 32, name="soil")


def ficus(height=1.7, leaves=140, pot_colour="#d8d5cf", seed=1):
    """A small fig tree: three stems and large leaves."""
    part = collection("ficus", link=False)
    chance = random.Random(seed)
    pot_height = 0.36
    pot(0.20, pot_height, paint(pot_colour, 0.55, 0.05))
    bark = paint("#6b5640", 0.85, 0.5)
    stems = []
    for k in range(3):
        angle = k * 2.1 + chance.random()
        points = [(0.03 * cos(angle), 0.03 * sin(angle), pot_height - 0.04)]
        for j in range(1, 6):
            t = j / 5
            lean_x = 0.16 * t + 0.03 * chance.uniform(-1, 1)
            lean_y = 0.16 * t + 0.03 * chance.uniform(-1, 1)
            z = pot_height + (height - pot_height) * t * (0.82 + 0.06 * k)
            points.append(
                (0.03 * cos(angle) + lean_x * cos(angle) * t, 0.03 * sin(angle) + lean_y * sin(angle) * t, z)
            )
        sweep(points, bark, radius=0.011, taper=lambda t: (1 - 0.6 * t,) * 2, sides=10, smooth=8, name="stem")
        stems.append(spline(points, 20))
    leaf = surface(
        lambda u, v: (
            (u - 0.5) * 0.115 * max(0, sin(pi * v**0.8)) ** 0.75 * (1 + 0.10 * sin(9 * v)),
            0.215 * v,
            0.035 * abs(2 * u - 1) ** 1.5 * sin(pi * v) - 0.075 * v * v + 0.006 * sin(14 * v + 5 * u),
        ),
        6,
        10,
        foliage("#4a6d40"),
        name="leaf",
    )

    def place(i):
        stem = stems[i % 3]
        t = 0.28 + 0.72 * ((i // 3) / (leaves / 3))
        point = stem[min(len(stem) - 1, int(t * (len(stem) - 1)))]
        return (
            Matrix.Translation(point)
            @ Matrix.Rotation(i * GOLDEN_ANGLE + chance.uniform(-0.4, 0.4), 4, "Z")
            @ Matrix.Rotation(chance.uniform(-0.25, 0.35) + 0.75 * (t - 0.35), 4, "X")
            @ Matrix.Translation((0, 0.035, 0))
            @ Matrix.Rotation(chance.uniform(-0.3, 0.3), 4, "Y")
            @ Matrix.Scale(chance.uniform(0.75, 1.15) * (1.08 - 0.25 * t), 4)
        )

    copies(leaf, [place(i) for i in range(leaves)])
    return part


def snake_plant(height=0.75, blades=16, pot_colour="#3a3d40", seed=3, pot_height=0.26, pot_radius=0.15):
    """Upright sword-shaped leaves in a pot."""
    part = collection("snake plant", link=False)
    chance = random.Random(seed)
    pot(pot_radius, pot_height, paint(pot_colour, 0.5, 0.03))
    blade = surface(
        lambda u, v: (
            (u - 0.5)
            * 0.072
            * (1 - v**3.5)
            * (0.75 + 0.5 * sin(pi * min(1, v * 1.2)) ** 0.6)
            * pot_radius
            / 0.15,
            0.018 * (2 * u - 1) ** 2 + 0.03 * v * v,
            v * (height - pot_height + 0.05),
        ),
        6,
        18,
        foliage("#55744f"),
        name="blade",
    )

    def place(i):
        angle = i * GOLDEN_ANGLE
        out = pot_radius * 0.72 * math.sqrt((i + 0.5) / blades)
        return (
            Matrix.Translation((out * cos(angle), out * sin(angle), pot_height - 0.04))
            @ Matrix.Rotation(angle - pi / 2 + chance.uniform(-0.7, 0.7), 4, "Z")
            @ Matrix.Rotation(-chance.uniform(0.02, 0.22) * (0.4 + out / pot_radius), 4, "X")
            @ Matrix.Scale(chance.uniform(0.55, 1.05), 4)
        )

    copies(blade, [place(i) for i in range(blades)])
    return part


def trailing_plant(pot_colour="#e2ded6", leaves=34, seed=2):
    """A small pot of bending leaves, for desks and shelves."""
    part = collection("small plant", link=False)
    chance = random.Random(seed)
    pot(0.062, 0.10, paint(pot_colour, 0.45, 0.03))
    leaf = surface(
        lambda u, v: (
            (u - 0.5) * 0.042 * max(0, sin(pi * v**0.7)) ** 0.8,
            0.17 * v,
            0.11 * v - 0.19 * v * v + 0.008 * abs(2 * u - 1),
        ),
        4,
        9,
        foliage("#5d7f4e"),
        name="leaf",
    )
    copies(
        leaf,
        [
            Matrix.Translation((0, 0, 0.08))
            @ Matrix.Rotation(i * GOLDEN_ANGLE, 4, "Z")
            @ Matrix.Rotation(chance.uniform(0.1, 1.1), 4, "X")
            @ Matrix.Scale(chance.uniform(0.6, 1.1), 4)
            for i in range(leaves)
        ],
    )
    return part


def olive_tree(height=2.3, leaves=1100, pot_colour="#c9c2b5", seed=4):
    """A slender tree with small silvery leaves in a tall pot."""
    part = collection("olive", link=False)
    chance = random.Random(seed)
    pot(0.24, 0.42, paint(pot_colour, 0.6, 0.05))
    bark = paint("#77695a", 0.9, 0.6)
    trunk = [(0, 0, 0.36), (0.02, 0.01, 0.8), (-0.02, 0.0, 1.15), (0.02, 0.02, height * 0.62)]
    sweep(trunk, bark, radius=0.022, taper=lambda t: (1 - 0.5 * t,) * 2, sides=10, smooth=8, name="trunk")
    twigs = []
    for i in range(17):
        angle = i * GOLDEN_ANGLE
        start = 1.05 + 0.04 * i
        reach = chance.uniform(0.28, 0.50)
        end = (reach * cos(angle), reach * sin(angle), min(height, start + chance.uniform(0.45, 0.85)))
        path = [(0, 0, start), (end[0] * 0.4, end[1] * 0.4, start + 0.22), end]
        sweep(path, bark, radius=0.008, taper=lambda t: (1 - 0.7 * t,) * 2, sides=6, smooth=6, name="twig")
        twigs.append(spline(path, 16))
    leaf = surface(
        lambda u, v: ((u - 0.5) * 0.026 * max(0, sin(pi * v)) ** 0.8, 0.095 * v, 0.02 * v - 0.03 * v * v),
        2,
        5,
        foliage("#6f8465"),
        name="leaf",
    )

    def place(i):
        twig = twigs[i % len(twigs)]
        point = twig[chance.randrange(len(twig) // 3, len(twig))]
        return (
            Matrix.Translation(point)
            @ Matrix.Rotation(chance.uniform(0, 2 * pi), 4, "Z")
            @ Matrix.Rotation(chance.uniform(-0.5, 0.9), 4, "X")
            @ Matrix.Scale(chance.uniform(0.8, 1.3), 4)
        )

    copies(leaf, [place(i) for i in range(leaves)])
    return part


# ------------------------------------------------------------------ lamps
def pendant(colour="#2b2d30", drop=1.0, radius=0.19):
    """A hanging lamp; its rim is at z = 0."""
    part = collection("pendant", link=False)
    shade = [
        (0.02, 0.19),
        (0.035, 0.185),
        (0.05, 0.17),
        (radius * 0.62, 0.12),
        (radius * 0.93, 0.045),
        (radius, 0),
        (radius - 0.006, 0),
        (radius * 0.90, 0.045),
        (radius * 0.58, 0.115),
        (0.02, 0.16),
    ]
    lathe(shade, (0, 0, 0), powder(colour, 0.4), 56, name="shade")
    bulb = [(0, 0.05), (0.035, 0.055), (0.05, 0.09), (0.035, 0.125), (0.02, 0.14), (0, 0.14)]
    lathe(bulb, (0, 0, 0), glow("#ffdcae", 7.0), 32, name="bulb")
    sweep(
        [(0, 0, 0.18), (0, 0, 0.18 + drop)], plastic("#141414"), radius=0.003, sides=8, smooth=0, name="cable"
    )
    return part


def linear_pendant(length=2.4, drop=0.8, colour="#2b2d30"):
    """A long slim lamp on two wires; its underside is at z = 0."""
    part = collection("linear pendant", link=False)
    slab(length, 0.06, 0.055, (0, 0, 0.03), powder(colour, 0.4), radius=0.01, bevel=0.004, name="body")
    slab(
        length - 0.04,
        0.042,
        0.004,
        (0, 0, 0.001),
        glow("#fff1dd", 5.0),
        radius=0.004,
        bevel=0.0005,
        name="light",
    )
    for side in (-1, 1):
        wire = [(side * length * 0.40, 0, 0.055), (side * length * 0.40, 0, 0.055 + drop)]
        sweep(wire, metal("#8d9094", 0.3), radius=0.0015, sides=6, smooth=0, name="wire")
    return part


def floor_lamp(height=1.6, shade_colour="#d9d2c3"):
    """A reading lamp with a cloth shade."""
    part = collection("floor lamp", link=False)
    steel = powder("#2b2d30", 0.4)
    cylinder(0.15, 0.02, (0, 0, 0.01), steel, 0.004, 64)
    cylinder(0.010, height - 0.28, (0, 0, (height - 0.28) / 2 + 0.01), steel)
    rim = [(0.19, 0), (0.16, 0.28), (0.157, 0.28), (0.187, 0)]
    lathe(rim, (0, 0, height - 0.30), fabric(shade_colour, 0.004, 0.15, 0.2), 64, name="shade")
    lathe([(0, 0), (0.05, 0.03), (0.05, 0.09), (0, 0.12)], (0, 0, height - 0.24), glow("#ffdcae", 4.0), 32)
    return part


# ------------------------------------------------------------------ small things
def mug(colour="#e9e4da"):
    """A cup."""
    part = collection("mug", link=False)
    wall = [(0, 0), (0.036, 0), (0.039, 0.004), (0.041, 0.09), (0.0385, 0.09), (0.037, 0.008), (0, 0.008)]
    lathe(wall, (0, 0, 0), paint(colour, 0.25), 40)
    handle = [(0.038, 0, 0.075), (0.062, 0, 0.072), (0.066, 0, 0.045), (0.056, 0, 0.022), (0.037, 0, 0.022)]
    sweep(handle, paint(colour, 0.25), radius=0.0048, sides=10)
    return part


def carafe():
    """A water bottle of frosted glass with two tumblers."""
    part = collection("carafe", link=False)
    glass = plastic("#c3d2d4", 0.12, 0.0)
    bottle = [
        (0, 0),
        (0.045, 0),
        (0.05, 0.01),
        (0.05, 0.15),
        (0.022, 0.20),
        (0.022, 0.25),
        (0.018, 0.25),
        (0, 0.24),
    ]
    lathe(bottle, (0, 0, 0), glass, 40)
    tumbler = [(0, 0), (0.032, 0), (0.036, 0.09), (0.034, 0.09), (0.030, 0.006), (0, 0.006)]
    for x, y in ((0.11, -0.02), (0.17, 0.05)):
        lathe(tumbler, (x, y, 0), glass, 32)
    return part


def notebook(colour="#8a1538", open_sheet=True):
    """A closed notebook with a pen, and a sheet of paper beside it."""
    part = collection("notebook", link=False)
    box(0.148, 0.21, 0.012, (0, 0, 0.006), paint(colour, 0.55), 0.0015, rotation=(0, 0, 0.12))
    box(0.144, 0.206, 0.008, (0.001, 0, 0.006), paint("#f1ede4", 0.8), 0.0005, rotation=(0, 0, 0.12))
    sweep(
        [(-0.03, -0.06, 0.016), (0.03, 0.07, 0.016)],
        plastic("#15171a", 0.3),
        radius=0.0042,
        sides=12,
        smooth=0,
    )
    if open_sheet:
        box(0.21, 0.297, 0.0012, (0.24, 0.02, 0.0006), paint("#f4f2ec", 0.7), 0, rotation=(0, 0, -0.08))
    return part


def books(count=5, lying=True, seed=1):
    """A pile of books, or a row of them along x from 0."""
    part = collection("books", link=False)
    chance = random.Random(seed)
    level = 0.0
    for _ in range(count):
        thick = chance.uniform(0.016, 0.040)
        long = chance.uniform(0.20, 0.28)
        cover = paint(chance.choice(BOOKS), 0.6)
        if lying:
            turn = (0, 0, chance.uniform(-0.14, 0.14))
            box(long, long * 0.72, thick, (0, 0, level + thick / 2), cover, 0.0025, rotation=turn)
            box(
                long - 0.004,
                long * 0.72 - 0.003,
                thick - 0.007,
                (-0.004, -0.002, level + thick / 2),
                paint("#efeae0"),
                0,
                rotation=turn,
            )
        else:
            box(thick, long * 0.72, long, (level + thick / 2, 0, long / 2), cover, 0.0025)
        level += thick + 0.001
    return part


def vase(colour="#e4ddd0", height=0.26):
    """A rounded vase."""
    part = collection("vase", link=False)
    shape = [
        (0, 0),
        (0.30, 0),
        (0.44, 0.25),
        (0.46, 0.48),
        (0.30, 0.78),
        (0.17, 0.92),
        (0.20, 1),
        (0.16, 1),
        (0.13, 0.92),
        (0, 0.85),
    ]
    lathe([(r * height * 0.75, z * height) for r, z in shape], (0, 0, 0), paint(colour, 0.5, 0.02), 48)
    return part


def bowl(colour="#5a4636", radius=0.16):
    """A shallow bowl."""
    part = collection("bowl", link=False)
    shape = [(0, 0), (0.4, 0), (0.8, 0.22), (1, 0.5), (0.96, 0.5), (0.75, 0.26), (0.38, 0.06), (0, 0.05)]
    lathe([(r * radius, z * radius) for r, z in shape], (0, 0, 0), paint(colour, 0.4), 56)
    return part


def tray_of_pens(colour="#3a3d40"):
    """A cup of pencils."""
    part = collection("pens", link=False)
    lathe(
        [(0, 0), (0.038, 0), (0.04, 0.10), (0.037, 0.10), (0.035, 0.004), (0, 0.004)],
        (0, 0, 0),
        powder(colour),
        32,
    )
    chance = random.Random(3)
    for tone in ("#d9a12b", "#8a1538", "#22304d", "#c9cbce", "#1d1f22"):
        top = (chance.uniform(-0.045, 0.045), chance.uniform(-0.045, 0.045), 0.165)
        bottom = (-top[0] * 0.5, -top[1] * 0.5, 0.006)
        sweep([bottom, top], plastic(tone, 0.4), radius=0.0036, sides=8, smooth=0)
    return part


def framed_picture(
    width=0.7, height=0.9, ground="#ebe4d6", tones=("#8a1538", "#c9a36f", "#3a4a52"), frame="#a97f52", seed=1
):
    """An abstract picture of arches in a frame; its back is at y = 0 and its middle at z = 0."""
    part = collection("picture", link=False)
    timber = wood(frame, "Z", 0.5, 0.8)
    for side in (-1, 1):
        box(0.025, 0.03, height, (side * (width / 2 - 0.0125), -0.015, 0), timber, 0.002)
        box(
            width - 0.05,
            0.03,
            0.025,
            (0, -0.015, side * (height / 2 - 0.0125)),
            wood(frame, "X", 0.5, 0.8),
            0.002,
        )
    box(width - 0.04, 0.012, height - 0.04, (0, -0.006, 0), paint(ground, 0.8), 0)
    chance = random.Random(seed)
    inner_width = width - 0.16
    inner_height = height - 0.18
    for i, tone in enumerate(tones):
        wide = inner_width * (0.86 - 0.24 * i)
        tall = inner_height * (0.92 - 0.22 * i)
        shift = chance.uniform(-0.5, 0.5) * (inner_width - wide)
        arch = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, tall - wide / 2)]
        arch += [
            (wide / 2 * cos(pi * k / 24), tall - wide / 2 + wide / 2 * sin(pi * k / 24)) for k in range(1, 24)
        ]
        arch += [(-wide / 2, tall - wide / 2)]
        flat_shape(arch, (shift, -0.0125 - 0.0006 * i, -inner_height / 2), paint(tone, 0.8))
    return part


def flat_shape(outline, place, material):
    """A thin cut-out of paper, standing, its face towards -Y."""
    return prism(outline, 0.0006, place, material, 0, rotation=(pi / 2, 0, 0), name="cut-out")


def wall_clock(radius=0.16):
    """A plain clock; its back is at y = 0 and its middle at z = 0."""
    part = collection("clock", link=False)
    cylinder(radius, 0.03, (0, -0.015, 0), powder("#2b2d30", 0.4), 0.004, 64, rotation=(pi / 2, 0, 0))
    cylinder(radius * 0.93, 0.002, (0, -0.031, 0), paint("#efece5", 0.7), 0.0005, 64, rotation=(pi / 2, 0, 0))
    for angle, long, thick in ((-0.9, 0.55, 0.010), (0.85, 0.78, 0.007)):
        middle = (sin(angle) * radius * long / 2, -0.034, cos(angle) * radius * long / 2)
        box(thick, 0.002, radius * long, middle, plastic("#17181a", 0.5), 0.0005, rotation=(0, angle, 0))
    return part


def wall_display(diagonal=86, picture="studio"):
    """A large display on a wall; its back is at y = 0 and its middle at z = 0."""
    part = collection("display", link=False)
    wide = 16 / 9
    height = diagonal * 0.0254 / math.sqrt(1 + wide**2)
    width = height * wide
    front_slab(
        width + 0.024,
        height + 0.024,
        0.045,
        (0, -0.04, 0),
        plastic("#1b1c1e", 0.4),
        radius=0.008,
        bevel=0.004,
    )
    screen(width, height, (0, -0.0635, 0), screen_material(picture, wide))
    return part
