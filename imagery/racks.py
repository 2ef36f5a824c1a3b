"""Rack cabinets for the floor and the wall, with plain devices behind their glass doors.

Metres, Z up, front = -Y, standing on z = 0.
"""
from math import pi

from geometry import box, boxes, cylinder, rounded_rectangle, slab, sweep
from it_parts import (
    BLUE,
    FACE_FRONT,
    GREEN,
    UNIT,
    castors,
    front_slab,
    mark,
    move,
    plate,
    since,
    tinted_glass,
)
from materials import glow, metal, plastic, powder
from sockets import fan_guard, rear, screw
from workbench import collection

# What stands in a cabinet, from the bottom: kind and height in units.
FLOOR_GEAR = (
    ("supply", 3),
    ("blank", 1),
    ("storage", 2),
    ("server", 2),
    ("server", 2),
    ("server", 2),
    ("blank", 1),
    ("small server", 1),
    ("small server", 1),
    ("blank", 2),
    ("server", 2),
    ("server", 2),
    ("blank", 2),
    ("switch", 1),
    ("patch", 1),
    ("blank", 1),
    ("switch", 1),
    ("patch", 1),
    ("blank", 1),
    ("switch", 1),
    ("patch", 1),
    ("blank", 1),
    ("switch", 1),
    ("patch", 1),
    ("blank", 2),
    ("blank", 2),
)
WALL_GEAR = (
    ("storage", 2),
    ("blank", 1),
    ("switch", 1),
    ("patch", 1),
    ("blank", 1),
    ("switch", 1),
    ("patch", 1),
)
GEAR_COLOURS = {
    "switch": "#59636d",
    "patch": "#3c4046",
    "server": "#9a9fa5",
    "small server": "#9a9fa5",
    "storage": "#6d7278",
    "supply": "#3a3e43",
    "blank": "#3a3d42",
}
LEAD_COLOURS = ("#2f6fb4", "#2f6fb4", "#d9a12b", "#2f6fb4", "#3f9a58", "#2f6fb4", "#c43d35")


def rack_gear(gear, width, depth, z0, y):
    """Fill a cabinet from z0 upwards with device fronts at y, and join each switch to the panel above it."""
    ports = []
    lights = []
    blues = []
    z = z0
    for kind, units in gear:
        h = units * UNIT
        middle = z + h / 2
        box(
            width,
            depth,
            h - 0.002,
            (0, y + depth / 2, middle),
            powder(GEAR_COLOURS[kind], 0.45),
            0.0012,
            name=kind,
        )
        if kind in ("switch", "patch"):
            xs = [gear_port(k, width) for k in range(24)]
            ports += [
                (x, y - 0.0005, middle, width * 0.024, 0.001, 0.014 if kind == "patch" else 0.024) for x in xs
            ]
            if kind == "switch":
                lights += [
                    (x, y - 0.001, middle + 0.016, 0.004, 0.001, 0.003) for k, x in enumerate(xs) if k % 4
                ]
                gear_leads(width, y, middle)
        elif kind in ("server", "storage"):
            rows = 3 if kind == "storage" else 1
            columns = 4 if kind == "storage" else 8
            bay = width * 0.92 / columns
            tall = (h - 0.012) / rows
            for row in range(rows):
                for k in range(columns):
                    x = (k - (columns - 1) / 2) * bay
                    level = z + 0.006 + tall * (row + 0.5)
                    ports.append((x, y - 0.0005, level, bay - 0.005, 0.001, tall - 0.005))
                    lights.append((x + bay * 0.36, y - 0.0015, level - tall * 0.28, 0.004, 0.001, 0.003))
            blues.append((width * 0.48, y - 0.001, middle, 0.005, 0.001, 0.006))
        elif kind == "small server":
            ports += [
                (-width * 0.40 + k * 0.045, y - 0.0005, middle, 0.040, 0.001, h - 0.014) for k in range(5)
            ]
            ports.append((width * 0.24, y - 0.0005, middle, width * 0.40, 0.001, h - 0.016))
            blues.append((width * 0.48, y - 0.001, middle, 0.005, 0.001, 0.006))
        elif kind == "supply":
            ports += [
                (side * width * 0.30, y - 0.0005, middle, width * 0.28, 0.001, h - 0.030) for side in (-1, 1)
            ]
            box(0.080, 0.002, 0.046, (0, y - 0.001, middle), glow("#155a94", 0.9), 0.001, name="display")
        z += h
    boxes(ports, plastic("#0a0b0c", 0.5), 0.0003, 1, name="ports")
    boxes(lights, glow(GREEN, 2.6), 0.0003, 1, name="lights")
    boxes(blues, glow(BLUE, 2.6), 0.0003, 1, name="lights")


def gear_port(index, width):
    """Where a port of a switch or panel in a cabinet sits."""
    return -width * 0.43 + index * width * 0.0335 + (index // 6) * 0.006


def gear_leads(width, y, middle):
    """Short leads from a switch to the panel one unit above it."""
    for k in range(0, 24, 2):
        x = gear_port(k, width)
        colour = plastic(LEAD_COLOURS[k // 2 % len(LEAD_COLOURS)], 0.45)
        bow = [
            (x, y, middle + 0.004),
            (x, y - 0.020, middle + 0.002),
            (x, y - 0.030, middle + UNIT / 2),
            (x, y - 0.020, middle + UNIT + 0.002),
            (x, y, middle + UNIT),
        ]
        sweep(bow, colour, radius=0.0030, sides=8, smooth=6, name="lead")


def rack_cabinet(
    units=42,
    w=0.60,
    d=0.80,
    h=None,
    body="#1f2124",
    gear=True,
    wall=False,
    link=True,
    name="rack",
):
    """19-inch cabinet: 42U 600 x 800 x 2030 mm on castors, or wall=True 9U 600 x 450 x 480 mm."""
    model = collection(name, link)
    steel = powder(body, 0.42)
    base = 0.0 if wall else 0.06
    tall = (h - base) if h else units * UNIT + (0.08 if wall else 0.10)
    front = -d / 2
    if not wall:
        castors(w - 0.12, d - 0.14, 0.07, 0.024)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cylinder(
                    0.022,
                    0.010,
                    (sx * (w / 2 - 0.035), sy * (d / 2 - 0.035), 0.005),
                    plastic("#17181a"),
                    0.002,
                    24,
                )
                cylinder(
                    0.006, base, (sx * (w / 2 - 0.035), sy * (d / 2 - 0.035), base / 2), metal(), 0.001, 16
                )
    cabinet_shell(w, d, tall, base, steel)
    rails = 0.482
    for side in (-1, 1):
        box(
            0.020,
            0.03,
            units * UNIT,
            (side * rails / 2, front + 0.105, base + 0.05 + units * UNIT / 2),
            metal("#8d9196", 0.35),
            0.001,
            name="rail",
        )
    if gear:
        for side in (-1, 1):
            place = (side * w * 0.22, front + 0.032, base + tall / 2)
            lamp = box(0.006, 0.004, tall - 0.12, place, glow("#eef4ff", 6.0), 0, name="lamp")
            lamp.visible_camera = False
            lamp.visible_glossy = False
        rack_gear(WALL_GEAR if wall else FLOOR_GEAR, 0.450, d * 0.55, base + 0.055, front + 0.088)
    cabinet_door(w, tall, base, front, steel, 0.07 if wall else 0.16)
    slots = [
        ((k - 7) * w * 0.05, front - 0.0005, base + tall - 0.008, w * 0.036, 0.003, 0.004) for k in range(15)
    ]
    boxes(slots, plastic("#0a0a0b", 0.8), 0.0005, 1, name="vents")
    if wall:
        wall_cabinet_back(w, d, tall, steel)
    else:
        cabinet_back(w, d, tall, base, steel)
        roof_fans(base + tall)
    return model


def cabinet_shell(w, d, tall, base, steel):
    """Floor, roof, lift-off side panels with their locks, front posts and a dark inside."""
    front = -d / 2
    post = 0.045
    middle = base + tall / 2
    box(w, d, 0.045, (0, 0, base + 0.0225), steel, 0.003, name="floor")
    box(w, d, 0.040, (0, 0, base + tall - 0.020), steel, 0.004, name="roof")
    for side in (-1, 1):
        box(
            0.006,
            d - 0.014,
            tall - 0.024,
            (side * (w / 2 - 0.0035), 0.006, middle),
            steel,
            0.0015,
            name="side",
        )
        box(
            post,
            0.040,
            tall - 0.08,
            (side * (w / 2 - post / 2), front + 0.040, middle),
            steel,
            0.002,
            name="post",
        )
        box(0.010, d * 0.7, 0.006, (side * (w / 2), 0.02, middle), steel, 0.002, name="fold")
        cylinder(
            0.009,
            0.004,
            (side * (w / 2), 0.02, base + tall * 0.92),
            metal("#9a9da2", 0.3),
            0.001,
            20,
            rotation=(0, pi / 2, 0),
        )
    box(w - 0.01, 0.004, tall - 0.08, (0, d / 2 - 0.01, middle), plastic("#0c0d0e", 0.7), 0, name="back")


def cabinet_door(w, tall, base, front, steel, handle):
    """Front door: a steel frame with smoked glass, and a handle with its lock."""
    middle = base + tall / 2
    dw = w - 0.006
    dh = tall - 0.030
    stile = 0.045
    opening = rounded_rectangle(dw - 2 * stile, dh - 2 * stile, 0.006, 4)
    plate(dw, dh, [(0, 0, opening)], 0.020, (0, front - 0.001, middle), steel, radius=0.004, bevel=0.002)
    box(
        dw - 2 * stile + 0.01,
        0.004,
        dh - 2 * stile + 0.01,
        (0, front + 0.010, middle),
        tinted_glass(0.84, 0.03),
        0,
        name="pane",
    )
    x = dw / 2 - 0.022
    front_slab(
        0.026, handle, 0.012, (x, front - 0.006, middle), metal("#a9acb0", 0.3), radius=0.006, bevel=0.003
    )
    cylinder(
        0.007,
        0.004,
        (x, front - 0.013, middle - handle * 0.28),
        plastic("#141517", 0.4),
        0.001,
        20,
        rotation=FACE_FRONT,
    )


def cabinet_back(w, d, tall, base, steel):
    """Rear steel door of a floor cabinet: two fields of vents, a fold and a lock."""
    middle = base + tall / 2
    with rear(d / 2):
        front_slab(w - 0.010, tall - 0.060, 0.012, (0, 0.002, middle), steel, radius=0.004, bevel=0.002)
        for z in (base + tall * 0.14, base + tall * 0.86):
            rows = [(0, -0.0042, z + (k - 5) * 0.020, w * 0.62, 0.002, 0.008) for k in range(11)]
            boxes(rows, plastic("#070708", 0.8), 0.0008, 1, name="vents")
        for z in (base + tall * 0.38, base + tall * 0.62):
            box(w * 0.80, 0.004, 0.010, (0, -0.005, z), steel, 0.0018, name="fold")
        front_slab(
            0.026,
            0.12,
            0.010,
            (-w / 2 + 0.036, -0.008, middle),
            metal("#a9acb0", 0.3),
            radius=0.006,
            bevel=0.003,
        )


def wall_cabinet_back(w, d, tall, steel):
    """Rear of a wall cabinet: a closed sheet with four key-hole plates and two cable knock-outs."""
    with rear(d / 2):
        front_slab(w - 0.010, tall - 0.060, 0.010, (0, 0.001, tall / 2), steel, radius=0.004, bevel=0.002)
        for sx in (-1, 1):
            for sz in (-1, 1):
                screw(sx * w * 0.40, tall / 2 + sz * tall * 0.36, -0.004, 0.007)
        front_slab(
            w * 0.5, 0.05, 0.001, (0, -0.004, tall * 0.22), plastic("#0a0a0b", 0.8), radius=0.02, bevel=0.0002
        )


def roof_fans(z):
    """Roof tray with four fans, seen from above, and the brush entry for cables behind it."""
    start = mark()
    slab(0.36, 0.36, 0.003, (0, 0, 0), powder("#34373b", 0.45), radius=0.006, bevel=0.001, name="tray")
    fans = mark()
    for sx in (-1, 1):
        for sy in (-1, 1):
            fan_guard(sx * 0.085, sy * 0.085, 0.058)
    move(since(fans), shift=(0, 0, 0.0016), rotation=(-pi / 2, 0, 0))
    slab(0.30, 0.060, 0.002, (0, 0.27, 0), plastic("#0a0a0b", 0.9), radius=0.004, bevel=0.0005, name="brush")
    move(since(start), shift=(0, 0, z + 0.001))
