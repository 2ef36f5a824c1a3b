"""Sockets, fans and other small parts on the faces of network, server and power devices.

Everything looks towards -Y with its face at y; rear() turns what is built inside it to the back of a device.
"""
from contextlib import contextmanager
from math import cos, pi, sin

from geometry import box, boxes, cylinder, lathe, rounded_rectangle, sweep
from it_parts import FACE_FRONT, GREEN, discs, front_slab, mark, move, plate, since
from materials import glow, lacquer, metal, plastic, powder

GOLD = "#b08d3c"
ZINC = "#b9bcc0"
VOID = "#050506"


@contextmanager
def rear(y):
    """What is built inside as on a front face at y = 0, x to the viewer's right, ends on the back at y."""
    start = mark()
    yield
    move(since(start), shift=(0, y, 0), rotation=(0, 0, pi))


def jack_hole(wide=0.0125, tall=0.0108):
    """Outline of an RJ45 opening with the latch notch at the bottom."""
    w = wide / 2
    h = tall / 2
    return [
        (-w, -h + 0.002),
        (-w * 0.5, -h + 0.002),
        (-w * 0.5, -h),
        (w * 0.5, -h),
        (w * 0.5, -h + 0.002),
        (w, -h + 0.002),
        (w, h),
        (-w, h),
    ]


def upside_down(outline):
    """The same outline turned over, still running the same way round."""
    return [(x, -z) for x, z in outline][::-1]


def jack_block(x, z, columns=1, rows=1, y=0.0, colour=None, wide=0.0125, pitch=0.0150, lights=False):
    """Block of RJ45 sockets (wide=0.0095: telephone sockets) standing out of the face, its middle at x, z."""
    row_pitch = 0.0140
    up = jack_hole(wide)
    holes = []
    for row in range(rows):
        outline = upside_down(up) if rows == 2 and row == 1 else up
        for column in range(columns):
            holes.append(((column - (columns - 1) / 2) * pitch, (row - (rows - 1) / 2) * row_pitch, outline))
    w = columns * pitch + 0.001
    h = rows * row_pitch + 0.0015
    shell = plastic(colour, 0.4) if colour else metal(ZINC, 0.35)
    box(w - 0.001, 0.001, h - 0.001, (x, y - 0.0004, z), plastic(VOID, 0.7), 0, name="void")
    plate(w, h, holes, 0.005, (x, y - 0.005, z), shell, radius=0.0008, bevel=0.0004)
    contacts = [(x + hx, y - 0.0012, z + hz, wide * 0.66, 0.001, 0.0036) for hx, hz, _ in holes]
    boxes(contacts, metal(GOLD, 0.3), 0.0002, 1, name="contacts")
    if lights:
        lit = [
            (x + hx + 0.004, y - 0.0052, z + h / 2 - 0.0012, 0.002, 0.0006, 0.0012)
            for hx, _, _ in holes[:columns]
        ]
        boxes(lit, glow(GREEN, 2.2), 0.0001, 1, name="lights")


def usb_socket(x, z, y=0.0, insert="#2f6fd0"):
    """USB-A socket, lying."""
    front_slab(0.0148, 0.0072, 0.0022, (x, y - 0.0004, z), metal("#a9acb0", 0.3), radius=0.0008, bevel=0.0003)
    front_slab(0.0124, 0.0048, 0.0010, (x, y - 0.0014, z), plastic(VOID, 0.5), radius=0.0004, bevel=0.0001)
    front_slab(
        0.0108,
        0.0018,
        0.0010,
        (x, y - 0.0018, z + 0.0007),
        plastic(insert, 0.45),
        radius=0.0003,
        bevel=0.0001,
    )


def hdmi_socket(x, z, y=0.0):
    """HDMI socket."""
    front_slab(0.0158, 0.0068, 0.0022, (x, y - 0.0004, z), metal("#a9acb0", 0.3), radius=0.0018, bevel=0.0003)
    front_slab(0.0134, 0.0046, 0.0010, (x, y - 0.0014, z), plastic(VOID, 0.5), radius=0.0014, bevel=0.0001)


def vga_socket(x, z, y=0.0):
    """VGA socket with its two bolts."""
    front_slab(0.0310, 0.0125, 0.0016, (x, y - 0.0004, z), metal("#a9acb0", 0.3), radius=0.0015, bevel=0.0003)
    front_slab(
        0.0175, 0.0092, 0.0040, (x, y - 0.0016, z), plastic("#244f9e", 0.45), radius=0.0025, bevel=0.0004
    )
    pins = [
        (x + (column - 2) * 0.0027, y - 0.0036, z + (row - 1) * 0.0024)
        for row in range(3)
        for column in range(5)
    ]
    discs(pins, 0.0006, plastic(VOID, 0.6), 0.0002, 8)
    for side in (-1, 1):
        cylinder(
            0.0024,
            0.005,
            (x + side * 0.0123, y - 0.0025, z),
            metal("#c9ccd0", 0.25),
            0.0005,
            6,
            rotation=FACE_FRONT,
        )


def round_jack(x, z, y=0.0, colour="#141517", radius=0.0045):
    """Small round socket: direct current, audio or antenna."""
    profile = [
        (radius * 0.55, 0),
        (radius, 0),
        (radius, 0.0030),
        (radius * 0.9, 0.0036),
        (radius * 0.6, 0.0036),
        (radius * 0.55, 0.0028),
    ]
    lathe(profile, (x, y, z), plastic(colour, 0.4), 28, rotation=FACE_FRONT)
    cylinder(radius * 0.56, 0.001, (x, y - 0.0004, z), plastic(VOID, 0.6), 0.0001, 24, rotation=FACE_FRONT)


def screw(x, z, y=0.0, radius=0.0032, colour="#9a9da2"):
    """Cross-head screw, flat on the face."""
    cylinder(radius, 0.0014, (x, y - 0.0005, z), metal(colour, 0.3), 0.0004, 20, rotation=FACE_FRONT)
    arms = [
        (x, y - 0.0012, z, radius * 1.1, 0.0004, radius * 0.28),
        (x, y - 0.0012, z, radius * 0.28, 0.0004, radius * 1.1),
    ]
    boxes(arms, plastic("#26282b", 0.6), 0.00005, 1, name="cross")


def earth_screw(x, z, y=0.0):
    """Earth terminal."""
    cylinder(0.0052, 0.0008, (x, y - 0.0003, z), metal("#c8b26a", 0.3), 0.0002, 24, rotation=FACE_FRONT)
    screw(x, z, y - 0.001, 0.0034)


def c13_outlet(x, z, y=0.0, body="#0d0e10", well="#26282b"):
    """IEC C13 outlet: a raised frame, the rounded well and three slots."""
    front_slab(0.029, 0.026, 0.003, (x, y - 0.0008, z), plastic(body, 0.4), radius=0.003)
    front_slab(0.023, 0.015, 0.001, (x, y - 0.0022, z), plastic(well, 0.5), radius=0.004)
    slots = [
        (x - 0.006, y - 0.0030, z - 0.001, 0.0018, 0.001, 0.006),
        (x, y - 0.0030, z + 0.002, 0.0018, 0.001, 0.006),
        (x + 0.006, y - 0.0030, z - 0.001, 0.0018, 0.001, 0.006),
    ]
    boxes(slots, plastic("#020203", 0.6), 0.0002, 1, name="slots")


def c19_outlet(x, z, y=0.0):
    """IEC C19 outlet: larger, with three lying slots."""
    front_slab(0.036, 0.030, 0.003, (x, y - 0.0008, z), plastic("#0d0e10", 0.4), radius=0.003)
    front_slab(0.028, 0.020, 0.001, (x, y - 0.0022, z), plastic("#26282b", 0.5), radius=0.003)
    slots = [
        (x - 0.0075, y - 0.0030, z - 0.003, 0.006, 0.001, 0.002),
        (x, y - 0.0030, z + 0.004, 0.006, 0.001, 0.002),
        (x + 0.0075, y - 0.0030, z - 0.003, 0.006, 0.001, 0.002),
    ]
    boxes(slots, plastic("#060607", 0.6), 0.0002, 1, name="slots")


def power_inlet(x, z, y=0.0, wide=0.0):
    """IEC C14 inlet: dark well with three bright pins."""
    front_slab(0.033 + wide, 0.027, 0.003, (x, y - 0.0008, z), plastic("#101113", 0.4), radius=0.003)
    front_slab(0.025, 0.018, 0.0012, (x, y - 0.0020, z), plastic("#020203", 0.7), radius=0.003, bevel=0.0002)
    pins = [
        (x - 0.006, y - 0.0032, z - 0.002, 0.0020, 0.002, 0.005),
        (x, y - 0.0032, z + 0.002, 0.0020, 0.002, 0.005),
        (x + 0.006, y - 0.0032, z - 0.002, 0.0020, 0.002, 0.005),
    ]
    boxes(pins, metal("#d0d2d5", 0.25), 0.0003, 1, name="pins")


def british_socket(x, z, y=0.0, wide=0.038, tall=0.038, colour="#e2e2e0"):
    """13 A socket to BS 1363, the kind used in Qatar."""
    black = plastic("#060607", 0.6)
    front_slab(wide, tall, 0.003, (x, y - 0.0008, z), plastic(colour, 0.4), radius=0.003)
    front_slab(0.0042, 0.0080, 0.0010, (x, y - 0.0022, z + 0.0095), black, radius=0.0006, bevel=0.0001)
    for side in (-1, 1):
        front_slab(
            0.0066,
            0.0042,
            0.0010,
            (x + side * 0.0095, y - 0.0022, z - 0.0065),
            black,
            radius=0.0006,
            bevel=0.0001,
        )


def fan_guard(x, z, radius, y=0.0, wire="#8d9196"):
    """Round fan opening with blades in the dark and a wire guard."""
    cylinder(
        radius,
        0.0010,
        (x, y - 0.0002, z),
        plastic("#08090a", 0.7),
        0.0002,
        48,
        rotation=FACE_FRONT,
        name="well",
    )
    blades = []
    for index in range(7):
        start = 2 * pi * index / 7
        blades.append(
            [
                (
                    radius * (0.25 + 0.65 * t) * cos(start + 0.7 * t) + x,
                    radius * (0.25 + 0.65 * t) * sin(start + 0.7 * t) + z,
                )
                for t in (0, 0.5, 1)
            ]
        )
    for points in blades:
        path = [(px, y - 0.0006, pz) for px, pz in points]
        sweep(
            path,
            plastic("#1f2124", 0.45),
            section=rounded_rectangle(radius * 0.30, 0.0006, 0.0002, 1),
            up=(0, 1, 0),
            smooth=4,
            name="blade",
        )
    cylinder(
        radius * 0.30,
        0.0020,
        (x, y - 0.0010, z),
        plastic("#1a1b1d", 0.45),
        0.0005,
        32,
        rotation=FACE_FRONT,
        name="hub",
    )
    steel = metal(wire, 0.3)
    for part in (0.36, 0.58, 0.80, 1.0):
        ring = [
            (x + radius * part * cos(2 * pi * i / 40), y - 0.0024, z + radius * part * sin(2 * pi * i / 40))
            for i in range(40)
        ]
        sweep(
            ring,
            steel,
            radius=max(0.0005, radius * 0.018),
            closed=True,
            smooth=0,
            sides=6,
            up=(0, 1, 0),
            name="guard",
        )
    for index in range(4):
        a = pi / 4 + pi / 2 * index
        ends = [(x + radius * part * cos(a), y - 0.0020, z + radius * part * sin(a)) for part in (0.3, 1.08)]
        sweep(ends, steel, radius=max(0.0005, radius * 0.018), smooth=0, sides=6, up=(0, 1, 0), name="guard")


def vent_field(x, z, w, h, y=0.0, pitch=0.006):
    """Field of real dark round holes in staggered rows."""
    row_pitch = pitch * 0.866
    rows = int(h / row_pitch)
    columns = int(w / pitch)
    points = []
    for row in range(rows):
        shift = pitch / 2 if row % 2 else 0
        for column in range(columns - (row % 2)):
            px = x - w / 2 + pitch * (column + 0.5) + shift
            pz = z - h / 2 + row_pitch * (row + 0.5)
            points.append((px, y, pz))
    discs(points, pitch * 0.36, plastic("#060607", 0.8), 0.0003, 10, name="vents")


def printed_line(x, z, w, y=0.0, thick=0.0012, colour="#b8bdc4"):
    """A stroke of print on a panel, standing for a word too small to read."""
    box(w, 0.0004, thick, (x, y - 0.0002, z), plastic(colour, 0.5, 0), 0.00005, name="print")


def rating_label(x, z, w, h, y=0.0):
    """Silver type plate with rows of print."""
    front_slab(w, h, 0.0005, (x, y - 0.0002, z), plastic("#d8d8d5", 0.5, 0), radius=0.0012, bevel=0.0001)
    rows = max(2, int(h / 0.0042))
    lines = []
    for row in range(rows - 1):
        length = w * (0.78, 0.60, 0.70, 0.46)[row % 4]
        lines.append(
            (x - w * 0.42 + length / 2, y - 0.0005, z + h / 2 - h * (row + 1) / rows, length, 0.0003, 0.0011)
        )
    boxes(lines, plastic("#3a3d42", 0.6, 0), 0.00005, 1, name="print")


def rocker_switch(x, z, y=0.0, colour="#d4362a", lit=True):
    """Mains rocker switch, lit when on."""
    front_slab(0.030, 0.026, 0.004, (x, y - 0.001, z), plastic("#101113", 0.4), radius=0.003)
    face = glow(colour, 0.55) if lit else plastic("#1c1d1f", 0.35)
    front_slab(0.022, 0.018, 0.006, (x, y - 0.003, z), face, radius=0.003)
    box(0.0010, 0.0006, 0.006, (x, y - 0.0062, z + 0.0040), plastic("#e8e8e8", 0.5, 0), 0.0001, name="print")


def panel(w, h, x, z, colour, y=0.0):
    """Flat painted rear panel, half a millimetre proud of the case."""
    box(w, 0.001, h, (x, y, z), powder(colour, 0.45), 0.0003, name="panel")


def camera_lens(x, y, z, radius, rotation=FACE_FRONT):
    """Camera lens looking towards -Y: stepped barrel, coated glass and a bright ring; its base at y."""
    barrel = [
        (radius * 0.80, 0),
        (radius * 1.10, 0),
        (radius * 1.10, radius * 0.20),
        (radius * 1.02, radius * 0.26),
        (radius * 0.86, radius * 0.20),
        (radius * 0.80, radius * 0.08),
    ]
    lathe(barrel, (x, y, z), metal("#6d7176", 0.3), 56, rotation=rotation)
    iris = [
        (0, 0),
        (radius * 0.86, 0),
        (radius * 0.86, radius * 0.04),
        (radius * 0.60, radius * 0.10),
        (radius * 0.58, radius * 0.04),
        (0, radius * 0.04),
    ]
    lathe(iris, (x, y, z), plastic("#0a0a0b", 0.35), 56, rotation=rotation)
    glass = [
        (radius * 0.56, radius * 0.02),
        (radius * 0.50, radius * 0.10),
        (radius * 0.34, radius * 0.17),
        (0, radius * 0.21),
    ]
    lathe(glass, (x, y, z), lacquer("#10182c", 0.04), 56, rotation=rotation, smooth_angle=80)
