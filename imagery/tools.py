"""Tools and papers that tell a service: drill, level, case, tester, cable, drawing things, clipboard.

Metres, Z up, standing or lying on z = 0 around the origin; they build into the current collection.
"""
from math import cos, pi, radians, sin

import bpy
import numpy as np

from geometry import box, boxes, cylinder, lathe, prism, rounded_rectangle, slab, surface, sweep
from it_parts import FACE_FRONT, front_slab, mark, move, rounded, since
from materials import lacquer, metal, paint, plastic, powder, rubber
from screen_page import INK, Page
from shading import Shader
from sockets import jack_block, printed_line

TEAL = "#1f7480"
YELLOW = "#e3b02c"
BLACK = "#1d1f22"
BRIGHT = "#c9ccd0"


# ------------------------------------------------------------------ paper
def print_material(canvas, roughness=0.7):
    """Printed paper with a picture of a canvas."""
    image = bpy.data.images.new("print", canvas.w, canvas.h)
    rgba = np.dstack([canvas.pixels[::-1] * 0.93, np.ones((canvas.h, canvas.w, 1), np.float32)])
    image.pixels.foreach_set(np.ascontiguousarray(rgba, np.float32).ravel())
    image.update()
    image.pack()
    shader = Shader("print")
    shader.principled(base_color=shader.picture(image), roughness=roughness, specular=0.2)
    return shader.material


def sheet(w, d, material, curl=0.0):
    """Printed sheet lying on z = 0, its far edge curling up a little."""

    def at(u, v):
        return ((u - 0.5) * w, (v - 0.5) * d, 0.0008 + curl * max(0.0, v - 0.7) ** 2)

    surface(at, 2, 24, material, name="sheet")


# ------------------------------------------------------------------ tools
def cordless_drill(colour=TEAL):
    """Cordless drill standing on its battery, its chuck towards -Y; 200 mm long and 220 mm high."""
    shell = plastic(colour, 0.42)
    grip = rubber("#1b1c1e")
    slab(
        0.078,
        0.118,
        0.042,
        (0, -0.004, 0.021),
        plastic("#232529", 0.45),
        radius=0.012,
        bevel=0.006,
        segments=4,
        name="battery",
    )
    slab(0.064, 0.098, 0.016, (0, -0.004, 0.049), shell, radius=0.012, bevel=0.004, name="shoe")
    handle = [(0, 0.002, 0.050), (0, 0.010, 0.085), (0, 0.022, 0.120), (0, 0.030, 0.158)]
    section = rounded_rectangle(0.036, 0.046, 0.016, 6)
    sweep(handle, grip, section=section, smooth=8, up=(0, 1, 0), name="grip")
    body = [
        (0, 0.085),
        (0.024, 0.085),
        (0.032, 0.078),
        (0.034, 0.060),
        (0.034, -0.030),
        (0.030, -0.045),
        (0.026, -0.050),
        (0, -0.050),
    ]
    lathe([(r, -z) for r, z in body], (0, 0, 0.180), shell, 48, rotation=FACE_FRONT, name="motor")
    lathe(
        [(0, 0.048), (0.0262, 0.048), (0.0262, 0.066), (0, 0.066)],
        (0, 0, 0.180),
        plastic("#232529", 0.4),
        48,
        rotation=FACE_FRONT,
        name="ring",
    )
    chuck = [
        (0, 0.066),
        (0.020, 0.066),
        (0.021, 0.070),
        (0.021, 0.088),
        (0.012, 0.106),
        (0.008, 0.108),
        (0, 0.108),
    ]
    lathe(chuck, (0, 0, 0.180), plastic("#17181a", 0.38), 40, rotation=FACE_FRONT, name="chuck")
    cylinder(
        0.0032, 0.050, (0, -0.130, 0.180), metal(BRIGHT, 0.25), 0.001, 6, rotation=FACE_FRONT, name="bit"
    )
    slab(
        0.012,
        0.014,
        0.030,
        (0, -0.012, 0.140),
        plastic("#b5402f", 0.4),
        radius=0.005,
        bevel=0.003,
        name="trigger",
    )
    vents = [
        (side * 0.0332, 0.045 + k * 0.008, 0.180, 0.003, 0.004, 0.020) for side in (-1, 1) for k in range(4)
    ]
    boxes(vents, plastic("#0a0a0b", 0.8), 0.0008, 1, name="vents")


def spirit_level(length=0.40):
    """Aluminium spirit level lying along X: a yellow beam with three vials."""
    yellow = powder(YELLOW, 0.4)
    h = 0.050
    box(length, 0.006, h - 0.008, (0, 0, h / 2), yellow, 0.001, name="web")
    for z in (0.002, h - 0.002):
        box(length, 0.022, 0.004, (0, 0, z), yellow, 0.001, name="flange")
    for side in (-1, 1):
        box(
            0.012,
            0.024,
            h + 0.002,
            (side * (length / 2 - 0.004), 0, h / 2),
            plastic("#17181a", 0.5),
            0.003,
            name="cap",
        )
    glass = plastic("#b7d63a", 0.15)
    slab(
        0.060,
        0.020,
        0.018,
        (0, 0, h - 0.012),
        plastic("#17181a", 0.4),
        radius=0.004,
        bevel=0.002,
        name="holder",
    )
    cylinder(0.0055, 0.044, (0, -0.0075, h - 0.012), glass, 0.002, 24, rotation=(0, pi / 2, 0), name="vial")
    for x in (-0.009, 0.009):
        cylinder(
            0.0058,
            0.001,
            (x, -0.0075, h - 0.012),
            plastic("#17181a", 0.4),
            0.0002,
            24,
            rotation=(0, pi / 2, 0),
        )
    for x in (-length * 0.34, length * 0.34):
        cylinder(
            0.016,
            0.012,
            (x, 0, h / 2),
            plastic("#17181a", 0.4),
            0.002,
            36,
            rotation=FACE_FRONT,
            name="holder",
        )
        cylinder(0.0045, 0.020, (x, -0.0055, h / 2), glass, 0.0015, 20, name="vial")


def tool_case(w=0.36, d=0.26, h=0.11, colour="#2a2d31"):
    """Hard tool case standing on its long edge, with two latches and a handle; its face towards -Y."""
    shell = plastic(colour, 0.46)
    for y in (-h * 0.26, h * 0.26):
        front_slab(w, d, h * 0.47, (0, y, d / 2), shell, radius=0.024, bevel=0.010, segments=4, name="half")
    front_slab(
        w - 0.006,
        d - 0.006,
        h * 0.08,
        (0, 0, d / 2),
        plastic("#0e0f10", 0.6),
        radius=0.022,
        bevel=0.001,
        name="joint",
    )
    front_slab(
        w - 0.07,
        d - 0.07,
        0.004,
        (0, -h * 0.495, d / 2),
        plastic("#34373c", 0.5),
        radius=0.014,
        bevel=0.0015,
        name="panel",
    )
    front_slab(
        0.11,
        0.034,
        0.003,
        (0, -h * 0.51, d / 2),
        plastic(TEAL, 0.42),
        radius=0.005,
        bevel=0.001,
        name="badge",
    )
    for x in (-w * 0.32, w * 0.32):
        box(0.034, h * 0.56, 0.012, (x, -h * 0.06, d + 0.001), plastic(TEAL, 0.42), 0.003, name="latch")
    handle = [
        (-0.062, 0, d - 0.004),
        (-0.058, 0, d + 0.026),
        (-0.030, 0, d + 0.036),
        (0.030, 0, d + 0.036),
        (0.058, 0, d + 0.026),
        (0.062, 0, d - 0.004),
    ]
    sweep(
        handle,
        plastic("#17181a", 0.45),
        section=rounded_rectangle(0.022, 0.014, 0.006, 5),
        smooth=8,
        up=(0, 1, 0),
        name="handle",
    )


def screwdriver(length=0.21, colour="#c43d35"):
    """Screwdriver lying along Y, its tip towards -Y."""
    handle = length * 0.46
    r = 0.0135
    profile = [
        (0, 0),
        (r * 0.70, 0),
        (r * 0.92, 0.004),
        (r, 0.012),
        (r * 0.96, handle * 0.50),
        (r * 0.68, handle * 0.72),
        (r * 0.74, handle * 0.90),
        (r * 0.55, handle),
        (0, handle),
    ]
    lathe(
        profile,
        (0, length / 2, r),
        plastic(colour, 0.3),
        10,
        rotation=FACE_FRONT,
        name="handle",
        smooth_angle=20,
    )
    lathe(
        [(0, 0), (r * 0.72, 0), (r * 0.74, 0.006), (0, 0.006)],
        (0, length / 2 + 0.0005, r),
        plastic(BLACK, 0.4),
        24,
        rotation=FACE_FRONT,
    )
    blade = length - handle
    cylinder(
        0.0030,
        blade,
        (0, length / 2 - handle - blade / 2, r),
        metal(BRIGHT, 0.22),
        0.0012,
        20,
        rotation=FACE_FRONT,
        name="blade",
    )


def hex_key():
    """Six-sided key lying on the table."""
    section = [(0.0025 * cos(pi / 3 * i), 0.0025 * sin(pi / 3 * i)) for i in range(6)]
    path = [
        (0, 0, 0.0028),
        (0.040, 0, 0.0028),
        (0.076, 0, 0.0028),
        (0.082, 0.002, 0.0028),
        (0.084, 0.008, 0.0028),
        (0.084, 0.030, 0.0028),
    ]
    sweep(path, metal("#8d9196", 0.28), section=section, smooth=6, name="key")


def bolts(points, length=0.022):
    """Furniture bolts standing on their heads at (x, y)."""
    for x, y in points:
        cylinder(0.0062, 0.004, (x, y, 0.002), metal(BRIGHT, 0.25), 0.001, 24, name="head")
        cylinder(0.0032, length, (x, y, 0.004 + length / 2), metal("#a9acb0", 0.3), 0.0008, 16, name="thread")


def tape_measure(colour=YELLOW):
    """Tape measure standing on its edge, a hand of blade pulled out towards +X."""
    outline = rounded(
        [(-0.036, 0), (0.036, 0), (0.036, 0.038, 0.006), (0.018, 0.066, 0.024), (-0.036, 0.066, 0.026)], 0.004
    )
    prism(outline, 0.036, (0, 0, 0), plastic(BLACK, 0.45), 0.006, rotation=FACE_FRONT, name="case")
    for y in (-0.0185, 0.0185):
        cylinder(
            0.024,
            0.003,
            (-0.004, y, 0.034),
            plastic(colour, 0.4),
            0.001,
            40,
            rotation=FACE_FRONT,
            name="disc",
        )
    slab(
        0.170,
        0.019,
        0.0008,
        (0.118, 0, 0.004),
        paint("#e8c23a", 0.4),
        radius=0.001,
        bevel=0.0002,
        name="blade",
    )
    ticks = [
        (0.046 + k * 0.010, 0.0045 if k % 5 else 0.002, 0.0046, 0.0010, 0.0075 if k % 5 else 0.013, 0.0002)
        for k in range(15)
    ]
    boxes(ticks, plastic("#26282b", 0.6), 0.00003, 1, name="ticks")
    box(0.002, 0.021, 0.012, (0.204, 0, 0.006), metal(BRIGHT, 0.3), 0.0006, name="hook")


def laser_meter():
    """Laser distance meter lying on its back, its eye towards +Y."""
    slab(
        0.050,
        0.115,
        0.026,
        (0, 0, 0.013),
        rubber("#26282b"),
        radius=0.012,
        bevel=0.006,
        segments=4,
        name="body",
    )
    slab(0.042, 0.104, 0.003, (0, 0, 0.0258), plastic(TEAL, 0.4), radius=0.009, bevel=0.001, name="face")
    slab(
        0.034,
        0.046,
        0.002,
        (0, 0.024, 0.0278),
        lacquer("#0b0d10", 0.12),
        radius=0.003,
        bevel=0.0005,
        name="glass",
    )
    page = Page(0.75, "#c9d6c4", height=360)
    page.write("5.482", 0.06, 0.12, 0.15, INK)
    page.write("3.160", 0.06, 0.42, 0.15, INK)
    page.write("m", 0.62, 0.78, 0.10, INK)
    surface(
        lambda u, v: ((u - 0.5) * 0.029, (v - 0.5) * 0.040, 0),
        1,
        1,
        page.material(0.8, 0.3),
        location=(0, 0.024, 0.0290),
    )
    for k in range(6):
        place = ((k % 3 - 1) * 0.0125, -0.014 - (k // 3) * 0.014, 0.0276)
        slab(
            0.010,
            0.0105,
            0.002,
            place,
            plastic("#c43d35" if k == 1 else "#d5d7d9", 0.45),
            radius=0.003,
            bevel=0.0007,
        )


def pencil(length=0.175, colour="#d9a12b"):
    """Pencil lying along X, its point towards +X."""
    hexagon = [(0.0037 * cos(pi / 3 * i), 0.0037 * sin(pi / 3 * i)) for i in range(6)]
    sweep(
        [(-length / 2, 0, 0.0038), (length / 2 - 0.020, 0, 0.0038)],
        plastic(colour, 0.35),
        section=hexagon,
        smooth=0,
        name="pencil",
    )
    lathe(
        [(0.0036, 0), (0.0012, 0.015), (0, 0.015)],
        (length / 2 - 0.020, 0, 0.0038),
        paint("#d8b98a", 0.6),
        12,
        rotation=(0, pi / 2, 0),
    )
    lathe(
        [(0.0013, 0), (0, 0.006)],
        (length / 2 - 0.0052, 0, 0.0038),
        plastic("#26282b", 0.5),
        12,
        rotation=(0, pi / 2, 0),
    )


def scale_ruler(length=0.30):
    """Three-sided scale ruler lying along X, with its rows of marks."""
    outline = rounded([(-0.013, 0), (0.013, 0), (0, 0.022)], 0.0015)
    prism(
        outline,
        length,
        (0, 0, 0.0005),
        paint("#e6e4de", 0.45),
        0.0008,
        rotation=(pi / 2, 0, pi / 2),
        name="ruler",
    )
    slope = 0.022 / 0.013
    marks = []
    for k in range(int(length / 0.005) - 3):
        x = -length / 2 + 0.008 + k * 0.005
        tall = 0.006 if k % 5 == 0 else 0.0035
        marks.append((x, 0, tall / 2, 0.0007, 0.0004, tall))
    boxes(
        marks,
        plastic("#33363a", 0.6),
        0.00003,
        1,
        location=(0, -0.0130, 0.0015),
        rotation=(-pi / 2 + np.arctan(slope), 0, 0),
        name="marks",
    )
    box(
        length - 0.004,
        0.0006,
        0.0026,
        (0, -0.0062, 0.0117),
        plastic("#b5402f", 0.4),
        0.0001,
        rotation=(-pi / 2 + np.arctan(slope), 0, 0),
        name="stripe",
    )


def drawing_roll(length=0.52, radius=0.020):
    """Rolled drawing along X, its paper's edge showing at the ends, held by a rubber band."""
    turns = 3.2
    points = []
    for i in range(120):
        t = i / 119
        a = 2 * pi * turns * t
        r = radius * (0.72 + 0.28 * t)
        points.append((r * cos(a), r * sin(a)))

    def at(u, v):
        y, z = points[min(119, round(u * 119))]
        return ((v - 0.5) * length, y, radius + z)

    surface(at, 119, 1, paint("#eceae4", 0.7), thickness=0.0005, name="roll")
    ring = [
        (0, (radius + 0.0008) * cos(2 * pi * i / 40), radius + (radius + 0.0008) * sin(2 * pi * i / 40))
        for i in range(40)
    ]
    sweep(
        ring,
        plastic("#c43d35", 0.5),
        radius=0.0012,
        closed=True,
        smooth=0,
        sides=6,
        up=(1, 0, 0),
        location=(length * 0.2, 0, 0),
        name="band",
    )


def sample_chip(material, w=0.075, d=0.055, h=0.010):
    """A sample of board or cloth."""
    slab(w, d, h, (0, 0, h / 2), material, radius=0.003, bevel=0.0012, name="sample")


def clipboard(page, w=0.23, d=0.32):
    """Clipboard lying flat with a printed form."""
    slab(w, d, 0.004, (0, 0, 0.002), plastic("#26323f", 0.5), radius=0.010, bevel=0.001, name="board")
    start = mark()
    sheet(0.210, 0.285, print_material(page))
    move(since(start), (0, -0.010, 0.0044))
    slab(
        0.110,
        0.026,
        0.008,
        (0, d / 2 - 0.020, 0.008),
        metal(BRIGHT, 0.28),
        radius=0.006,
        bevel=0.002,
        name="clip",
    )
    cylinder(
        0.006,
        0.090,
        (0, d / 2 - 0.010, 0.012),
        metal(BRIGHT, 0.25),
        0.001,
        24,
        rotation=(0, pi / 2, 0),
        name="spring",
    )


def pen(length=0.142, colour=TEAL):
    """Ball pen lying along Y."""
    cylinder(
        0.0046,
        length - 0.012,
        (0, 0, 0.0046),
        plastic(colour, 0.35),
        0.001,
        24,
        rotation=FACE_FRONT,
        name="pen",
    )
    lathe(
        [(0.0044, 0), (0.0010, 0.012), (0, 0.012)],
        (0, -length / 2 + 0.006, 0.0046),
        metal(BRIGHT, 0.25),
        20,
        rotation=FACE_FRONT,
    )
    box(0.003, 0.036, 0.002, (0, length / 2 - 0.026, 0.0104), metal(BRIGHT, 0.25), 0.0006, name="clip")


def cable_tester():
    """Hand-held network tester lying on its back: a display with twelve results, keys and an RJ45 socket."""
    slab(
        0.078,
        0.165,
        0.034,
        (0, 0, 0.017),
        rubber(YELLOW),
        radius=0.018,
        bevel=0.009,
        segments=5,
        name="jacket",
    )
    slab(
        0.064, 0.146, 0.004, (0, 0, 0.0335), plastic("#26282b", 0.45), radius=0.010, bevel=0.0015, name="face"
    )
    slab(
        0.058,
        0.074,
        0.002,
        (0, 0.030, 0.0358),
        lacquer("#0b0d10", 0.12),
        radius=0.004,
        bevel=0.0005,
        name="glass",
    )
    page = Page(0.76, "#0f2438", height=480)
    page.rect(0, 0, 0.76, 0.14, "#1d5f88")
    page.write("CAT 6  PASS", 0.06, 0.048, 0.056, "#ffffff")
    for pair in range(4):
        y = 0.22 + pair * 0.115
        page.rect(0.06, y, 0.64, 0.085, "#17364f", 0.012)
        page.write(f"{2 * pair + 1}-{2 * pair + 2}", 0.09, y + 0.024, 0.042, "#cfe0f0")
        page.rect(0.30, y + 0.034, 0.24, 0.018, ("#e08a2b", "#5ec06a", "#4f9ad8", "#b98a5a")[pair], 0.008)
        page.disc(0.63, y + 0.042, 0.026, "#5ee08a")
    page.write("38.2 m", 0.06, 0.75, 0.078, "#ffffff")
    page.rect(0.06, 0.89, 0.64, 0.036, "#17364f", 0.012)
    page.rect(0.06, 0.89, 0.56, 0.036, "#5ee08a", 0.012)
    surface(
        lambda u, v: ((u - 0.5) * 0.050, (v - 0.5) * 0.066, 0),
        1,
        1,
        page.material(0.95, 0.25),
        location=(0, 0.030, 0.0370),
    )
    for k in range(6):
        place = ((k % 3 - 1) * 0.019, -0.028 - (k // 3) * 0.018, 0.0362)
        slab(
            0.015,
            0.012,
            0.003,
            place,
            plastic("#3f9a58" if k == 1 else "#d5d7d9", 0.45),
            radius=0.004,
            bevel=0.001,
        )


def wall_outlet():
    """Double network outlet, 86 x 86 mm, standing on its edge and leaning back a little."""
    white = plastic("#d6d6d3", 0.4)
    front_slab(0.086, 0.086, 0.009, (0, 0, 0.043), white, radius=0.005, bevel=0.003, name="plate")
    box(0.070, 0.026, 0.070, (0, 0.0165, 0.043), plastic("#bdbdb9", 0.5), 0.002, name="box")
    for side in (-1, 1):
        front_slab(
            0.028,
            0.040,
            0.002,
            (side * 0.016, -0.005, 0.043),
            plastic("#c3c4c2", 0.4),
            radius=0.002,
            bevel=0.0006,
        )
        jack_block(side * 0.016, 0.040, y=-0.0045, colour="#e2e2df")
        printed_line(side * 0.016, 0.057, 0.014, -0.0058, 0.004, TEAL)
    for side in (-1, 1):
        cylinder(
            0.0026,
            0.001,
            (side * 0.0385, -0.0046, 0.043),
            metal("#9a9da2", 0.3),
            0.0002,
            16,
            rotation=FACE_FRONT,
        )


def cable_coil(colour="#2f6fb4", radius=0.105, turns=9):
    """Coil of network cable lying flat, with both ends loose and plugged."""
    jacket = plastic(colour, 0.48)
    path = []
    per = 28
    for i in range(turns * per + 1):
        t = i / per
        a = 2 * pi * t
        layer = int(t) % 3
        r = radius + 0.007 * (int(t) // 3 - 1) + 0.0025 * sin(3 * a + int(t))
        path.append((r * cos(a), r * sin(a), 0.0036 + 0.0066 * layer))
    sweep(path, jacket, radius=0.0031, smooth=0, sides=10, name="coil")
    end = [
        path[-1],
        (radius + 0.015, 0.045, 0.012),
        (radius + 0.050, 0.070, 0.0036),
        (radius + 0.105, 0.060, 0.0036),
    ]
    sweep(end, jacket, radius=0.0031, sides=10, smooth=10, name="end")
    network_plug((radius + 0.118, 0.057, 0.0055), -10)
    for a in (60, 200, 310):
        tie = [
            (
                radius * cos(radians(a)) + 0.019 * cos(t) * cos(radians(a)),
                radius * sin(radians(a)) + 0.019 * cos(t) * sin(radians(a)),
                0.0115 + 0.0125 * sin(t),
            )
            for t in (2 * pi * i / 24 for i in range(24))
        ]
        sweep(
            tie,
            plastic("#17181a", 0.5),
            section=rounded_rectangle(0.010, 0.0014, 0.0005, 2),
            closed=True,
            smooth=0,
            up=(0, 0, 1),
            name="tie",
        )


def network_plug(place, turn):
    """RJ45 plug of a lead lying on the table, pointing along +X, turned by degrees."""
    start = mark()
    slab(
        0.016,
        0.0115,
        0.0085,
        (-0.006, 0, 0),
        plastic("#26323f", 0.45),
        radius=0.002,
        bevel=0.0015,
        name="boot",
    )
    box(0.016, 0.0112, 0.0078, (0.009, 0, 0), plastic("#c9d0d4", 0.15), 0.0006, name="plug")
    box(0.006, 0.0092, 0.0010, (0.0135, 0, 0.0040), metal("#b08d3c", 0.3), 0.0002, name="contacts")
    move(since(start), place, (0, 0, radians(turn)))
