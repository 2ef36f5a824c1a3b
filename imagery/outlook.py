"""What is seen from the windows: the towers of West Bay and of Lusail, and the villas of Al Waab.

Drawn at a tenth of its size and distance, since only the angles matter. Nothing out there is lit: every surface glows
in the colour it has in sun or shade, mixed with haze by its distance. x runs along the window, y away from it.
"""
import random
from math import cos, pi, radians, sin

from mathutils import Matrix

from geometry import box, lathe, prism, surface
from shading import Shader, grey, linear, made_once, scaled
from workbench import collection, copies

HAZE = "#d3dee6"
SKY_HIGH = "#8fb6dc"
SKY_LOW = "#e4ebee"
SEA_NEAR = "#8fadb3"
SEA_MIDDLE = "#a6bfc4"
SEA_FAR = "#c6d5d8"
SAND = "#d9cdb8"
GREEN = "#6d8a5c"
SUNLIGHT = (-0.62, -0.55, 0.56)
BRIGHTNESS = 1.25
EYE = 1.4
# The office is on an upper floor: the ground lies this far under it (in tenths).
GROUND = -2.8
SHORE = 88
FLOOR_HEIGHT = 0.40


@made_once
def facade(colour, haze=0.2, floors=0.25):
    """A face of a building: sun or shade by its direction, bands of floors, then haze."""
    shader = Shader("facade")
    base = linear(colour)
    normal = shader.node("NewGeometry", output="Normal")
    facing = shader.node("VectorMath", {0: normal, 1: SUNLIGHT}, "Value", operation="DOT_PRODUCT")
    lit = shader.ramp(
        facing * 0.5 + 0.5,
        [(0.25, scaled(base, 0.42)), (0.55, scaled(base, 0.72)), (0.95, scaled(base, 1.12))],
    )
    _, _, height = shader.split(shader.position())
    band = (height / FLOOR_HEIGHT).fraction()
    windows = shader.ramp(band, [(0.45, grey(1)), (0.55, grey(1 - floors))])
    shader.principled(
        base_color=grey(0),
        specular=0,
        emission=shader.mix(haze, shader.multiply(1.0, lit, windows), linear(HAZE)),
        emission_strength=BRIGHTNESS,
    )
    return shader.material


@made_once
def gradient(stops):
    """A glowing card coloured from its foot (0) to its top (1)."""
    shader = Shader("gradient")
    _, height, _ = shader.split(shader.uv())
    colours = shader.ramp(height, [(at, linear(colour)) for at, colour in stops])
    shader.principled(base_color=grey(0), specular=0, emission=colours, emission_strength=BRIGHTNESS)
    return shader.material


def card(half_width, y, bottom, top, material):
    """An upright sheet across the view."""
    return surface(
        lambda u, v: ((u - 0.5) * 2 * half_width, y, bottom + (top - bottom) * v), 1, 1, material, name="card"
    )


def only_seen(view):
    """Out there nothing shades the room or lights it: the windows have their own lamps."""
    for thing in view.objects:
        thing.visible_shadow = False
        thing.visible_diffuse = False
    return view


# ------------------------------------------------------------------ towers
def block(x, y, width, height, material, turn=25, depth=None):
    """A plain tower."""
    rotation = (0, 0, radians(turn))
    box(
        width,
        depth or width,
        height,
        (x, y, GROUND + height / 2),
        material,
        0,
        rotation=rotation,
        name="tower",
    )


def bullet(x, y, width, height, material):
    """A round tower that closes to a dome with a mast, like the Doha Tower."""
    r = width / 2
    body = [(r, 0), (r, height * 0.66)]
    dome = [
        (r * cos(pi / 2 * i / 8), height * 0.66 + height * 0.22 * sin(pi / 2 * i / 8)) for i in range(1, 8)
    ]
    lathe(body + dome + [(0.12, height * 0.88), (0.05, height), (0, height)], (x, y, GROUND), material, 32)


def waisted(x, y, width, height, material):
    """A round tower with a waist, like the Tornado Tower."""
    r = width / 2
    profile = [(r * (0.74 + 0.26 * (2 * i / 10 - 1) ** 2), height * i / 10) for i in range(11)]
    lathe(profile + [(0, height)], (x, y, GROUND), material, 32)


def pointed(x, y, width, height, material, turn=30):
    """A tower whose top slants to a point."""
    body = height * 0.78
    block(x, y, width, body, material, turn)
    roof = [(width * 0.70, 0), (0.04, height - body), (0, height - body)]
    lathe(roof, (x, y, GROUND + body), material, 4, rotation=(0, 0, radians(turn + 45)))


def stepped(x, y, width, height, material, turn=20):
    """A tower that draws in towards its top."""
    for share, wide in ((0.70, 1.0), (0.86, 0.76), (0.96, 0.50), (1.0, 0.12)):
        block(x, y, width * wide, height * share, material, turn)


def twisted(x, y, width, height, material):
    """A tower that turns as it rises."""
    layers = 18
    for i in range(layers):
        step = height / layers
        wide = width * (1 - 0.012 * i)
        turn = (0, 0, radians(15 + 3.4 * i))
        box(wide, wide, step, (x, y, GROUND + (i + 0.5) * step), material, 0, rotation=turn, name="tower")


def crescent(x, y, radius, material, thick=1.6):
    """Two curved towers that meet below and rise to points, like a crescent lying on its back."""
    steps = 40
    outer = [(radius * cos(pi + pi * i / steps), radius * sin(pi + pi * i / steps)) for i in range(steps + 1)]
    rise = radius * 0.44
    inner = [
        (radius * cos(2 * pi - pi * i / steps), (radius - rise) * sin(2 * pi - pi * i / steps))
        for i in range(1, steps)
    ]
    prism(
        outer + inner, thick, (x, y, GROUND + radius), material, 0, rotation=(pi / 2, 0, 0), name="crescent"
    )


def leaning(x, y, width, height, material, lean=0.12, side=1):
    """A slab with one bent edge, like a sail."""
    edge = [(side * (width / 2 - lean * height * (i / 12) ** 2.2), height * i / 12) for i in range(13)]
    outline = [(-side * width / 2, height * 0.90), (-side * width / 2, 0)] + edge
    prism(outline, width * 0.5, (x, y, GROUND), material, 0, rotation=(pi / 2, 0, 0), name="sail")


def far_towers(chance, y, haze, count, spread, lowest, highest):
    """A row of plain towers lost in haze."""
    for i in range(count):
        x = -spread + 2 * spread * (i + chance.uniform(0.15, 0.85)) / count
        tone = chance.choice(("#9aa8b2", "#b8b2a6", "#a9b7bd", "#c6c2b8"))
        height = chance.uniform(lowest, highest)
        block(x, y, chance.uniform(2.2, 4.2), height, facade(tone, haze, 0.18), chance.uniform(0, 60))


def bay_and_sky(sky_y=260):
    """Sky over the sea of the bay; the horizon at the height of the eyes."""
    card(
        420,
        sky_y,
        EYE,
        190,
        gradient(((0.0, SKY_LOW), (0.12, "#cfe0ea"), (0.45, SKY_HIGH), (1.0, "#6fa0d2"))),
    )
    sea = gradient(((0.0, SEA_NEAR), (0.5, SEA_MIDDLE), (1.0, SEA_FAR)))
    surface(lambda u, v: ((u - 0.5) * 800, 8 + (SHORE - 8) * v, GROUND), 1, 1, sea, name="sea")
    land = gradient(((0.0, "#b9bfb2"), (0.3, "#cdd5d6"), (1.0, SKY_LOW)))
    surface(
        lambda u, v: ((u - 0.5) * 800, SHORE + (sky_y - SHORE) * v, GROUND + (EYE - GROUND) * v),
        1,
        1,
        land,
        name="land",
    )


def west_bay(name="west bay"):
    """Doha's West Bay across the water, with the Corniche at its foot."""
    view = collection(name, link=False)
    chance = random.Random(7)
    bay_and_sky()
    far_towers(chance, 165, 0.66, 34, 150, 8, 20)
    far_towers(chance, 135, 0.50, 26, 120, 9, 22)
    glass, stone, blue, pale, bronze = "#7d98a8", "#c9bda6", "#5d7f9b", "#d5d6d2", "#9a8871"
    near = 0.26
    for i in range(-3, 4):
        x0 = i * 74
        bullet(x0 + 3, 100, 4.6, 25, facade("#a6a79c", near, 0.22))
        waisted(x0 - 9, 104, 5.0, 20.5, facade(blue, near, 0.25))
        twisted(x0 + 12.5, 103, 4.0, 22, facade(glass, near, 0.25))
        pointed(x0 - 18.5, 102, 4.4, 24, facade(stone, near, 0.28))
        stepped(x0 + 20.5, 106, 5.2, 27, facade(bronze, near, 0.28))
        block(x0 - 14, 99, 3.6, 16.5, facade(pale, near), 35)
        block(x0 - 3.5, 98, 3.2, 15, facade(glass, near), 12)
        block(x0 + 7.6, 97, 3.8, 17.5, facade(pale, near), 40)
        leaning(x0 + 27, 101, 6.0, 19, facade(blue, near), side=-1)
        block(x0 - 25, 103, 4.4, 19, facade(glass, near), 22)
        block(x0 - 30.5, 100, 3.4, 13.5, facade(stone, near), 50)
        block(x0 + 33.5, 104, 4.0, 21.5, facade(pale, near), 28)
    box(520, 2, 0.9, (0, 92, GROUND + 0.75), facade(GREEN, 0.34, 0), 0, name="corniche")
    box(520, 2, 0.6, (0, 89, GROUND + 0.15), facade(SAND, 0.24, 0), 0, name="quay")
    return only_seen(view)


def lusail(name="lusail"):
    """Lusail's marina: the crescent of the twin towers, sail-like slabs and low terraces on the water."""
    view = collection(name, link=False)
    chance = random.Random(19)
    bay_and_sky()
    far_towers(chance, 160, 0.66, 30, 150, 5, 13)
    near = 0.24
    sand, glass, pale = "#cdbf9f", "#8aa5b0", "#d9d8d2"
    for i in range(-2, 3):
        x0 = i * 92
        crescent(x0 + 1, 104, 14.5, facade("#b5a078", 0.14, 0.25))
        leaning(x0 - 23, 100, 6.4, 20, facade(glass, near), 0.10, 1)
        leaning(x0 - 15.8, 101, 6.4, 24, facade(glass, near), 0.10, -1)
        leaning(x0 + 19.5, 100, 6.4, 22, facade("#6f8fa3", near), 0.10, 1)
        leaning(x0 + 27, 101, 6.4, 17, facade("#6f8fa3", near), 0.10, -1)
        waisted(x0 + 36, 103, 5.0, 19, facade(pale, near))
        bullet(x0 - 33, 104, 5.0, 18, facade(pale, near))
        for k in range(9):
            x = x0 - 44 + k * 11 + chance.uniform(-1.5, 1.5)
            block(
                x,
                96,
                chance.uniform(6, 9),
                chance.uniform(2.4, 4.8),
                facade(pale, 0.18),
                chance.uniform(-8, 8),
                3,
            )
    box(520, 2, 0.8, (0, 91, GROUND + 0.7), facade(GREEN, 0.32, 0), 0, name="promenade")
    box(520, 2, 0.6, (0, 89, GROUND + 0.15), facade(SAND, 0.22, 0), 0, name="quay")
    return only_seen(view)


# ------------------------------------------------------------------ villas
def palm(x, y, height, chance, haze):
    """A date palm."""
    lathe(
        [(0.20, 0), (0.15, height * 0.5), (0.17, height), (0, height)],
        (x, y, 0),
        facade("#8d7557", haze, 0.2),
        10,
    )
    frond = surface(
        lambda u, v: (
            (u - 0.5) * 0.75 * max(0.0, sin(pi * v**0.6)),
            2.3 * v,
            0.75 * v - 1.9 * v * v + 0.25 * abs(2 * u - 1),
        ),
        4,
        10,
        facade("#6f8c50", haze, 0),
        name="frond",
    )
    copies(
        frond,
        [
            Matrix.Translation((x, y, height - 0.05))
            @ Matrix.Rotation(i * 2.4 + chance.uniform(-0.2, 0.2), 4, "Z")
            @ Matrix.Rotation(chance.uniform(-0.25, 0.75), 4, "X")
            for i in range(22)
        ],
    )


def bush(x, y, size, chance, haze):
    """A round shrub of many small leaves' clumps."""
    clump = lathe(
        [(0.0, -1), (0.5, -0.87), (0.87, -0.5), (1, 0), (0.87, 0.5), (0.5, 0.87), (0, 1)],
        (0, 0, 0),
        facade(chance.choice(("#5f7f4a", "#6f8c50", "#557547")), haze, 0),
        14,
        name="bush",
    )
    copies(
        clump,
        [
            Matrix.Translation(
                (
                    x + chance.uniform(-0.7, 0.7) * size,
                    y + chance.uniform(-0.4, 0.4) * size,
                    size * chance.uniform(0.0, 0.45),
                )
            )
            @ Matrix.Scale(size * chance.uniform(0.28, 0.5), 4)
            for _ in range(14)
        ],
    )


def villa(x, y, width, chance, haze):
    """A two-storey house with flat roofs, a parapet, deep windows and a screen over the door."""
    wall = facade(chance.choice(("#ece4d4", "#e3d8c3", "#efe9de")), haze, 0)
    glass = facade("#5f7078", haze, 0)
    stone = facade("#c2ab88", haze, 0)
    box(width, 7, 3.6, (x, y, 1.8), wall, 0, name="villa")
    box(width * 0.66, 6, 3.4, (x + width * 0.12, y + 0.4, 5.3), wall, 0, name="villa")
    box(width * 0.68, 6.3, 0.25, (x + width * 0.12, y + 0.3, 7.1), stone, 0, name="parapet")
    box(width * 1.03, 7.3, 0.22, (x, y - 0.1, 3.7), stone, 0, name="parapet")
    for k in range(4):
        u = x - width * 0.36 + k * width * 0.24
        box(width * 0.12, 0.2, 1.7, (u, y - 3.52, 1.7), glass, 0, name="window")
    for k in range(3):
        u = x - width * 0.08 + k * width * 0.20
        box(width * 0.11, 0.2, 1.5, (u, y - 2.65, 5.4), glass, 0, name="window")
    for k in range(9):
        box(0.10, 0.12, 3.0, (x - width * 0.42 + k * 0.26, y - 3.7, 1.7), stone, 0, name="screen")


def villas(name="villas"):
    """A quiet street of Al Waab: lawn, hedges, date palms and villas."""
    view = collection(name, link=False)
    chance = random.Random(5)
    card(420, 200, -2, 120, gradient(((0.0, SKY_LOW), (0.15, "#d5e3ea"), (0.5, SKY_HIGH), (1.0, "#6fa0d2"))))
    lawn = gradient(((0.0, "#8a9a6e"), (0.12, "#99a67f"), (0.3, "#b7b596"), (1.0, "#cfcdbd")))
    surface(lambda u, v: ((u - 0.5) * 500, 0.4 + 190 * v, -0.12), 1, 1, lawn, name="lawn")
    for k in range(-4, 5):
        villa(
            k * 21 + chance.uniform(-3, 3), 42 + chance.uniform(-3, 6), chance.uniform(11, 14), chance, 0.16
        )
    box(400, 0.4, 1.5, (0, 31, 0.6), facade("#e0d6c4", 0.10, 0), 0, name="garden wall")
    for k in range(-16, 17):
        bush(
            k * 4.2 + chance.uniform(-1.2, 1.2),
            chance.uniform(24, 29),
            chance.uniform(0.9, 1.7),
            chance,
            0.08,
        )
    for k in range(-9, 10):
        palm(k * 8.5 + chance.uniform(-2, 2), chance.uniform(20, 36), chance.uniform(4.4, 7.2), chance, 0.10)
    return only_seen(view)


OUTLOOKS = {"west bay": west_bay, "lusail": lusail, "villas": villas}
