"""Label and receipt printers, document scanners and toner."""
from math import pi, radians
import random

from geometry import box, boxes, cylinder, rounded_rectangle, slab, surface, sweep, text
from it_parts import (
    FACE_FRONT,
    GREEN,
    clear_coat,
    discs,
    feet,
    front_slab,
    mark,
    move,
    screen,
    side_profile,
    since,
    socket_row,
)
from materials import glow, paint, plastic
from screen_pictures import screen_material
from shading import grey
from workbench import beyond_size, collection


def receipt_printer(
    w=0.140, d=0.195, h=0.145, roll=0.080, body="#26282b", accent="#4aa3ff", link=True, name="receipt"
):
    """Counter printer, 140 x 195 x 145 mm, with a receipt coming out of its top."""
    model = collection(name, link)
    top = h - 0.002
    yf = -d / 2
    feet(w, d, 0.025, 0.009, 0.005)
    outline = [
        (yf, 0.006, 0.006),
        (d / 2, 0.006, 0.006),
        (d / 2, top - 0.01, 0.020),
        (d / 2 - 0.03, top, 0.02),
        (-0.010, top, 0.012),
        (yf, top - 0.030, 0.020),
    ]
    side_profile(outline, w, plastic(body, 0.44), 0.008, 0, 0.006)
    slab(
        w - 0.018, 0.100, 0.004, (0, 0.036, top), plastic(body, 0.34), radius=0.012, bevel=0.0015, name="lid"
    )
    front = [(yf - 0.001, top * 0.52), (yf + 0.004, top * 0.52), (yf + 0.004, 0.020), (yf - 0.001, 0.020)]
    side_profile(front, w - 0.024, clear_coat("#121316", 0.25, 0.5), 0.002, 0, 0.001)
    box(roll + 0.014, 0.008, 0.004, (0, -0.012, top + 0.0005), plastic("#08090a", 0.6), 0.001)
    with beyond_size():
        receipt(roll, top)
    lights = [(w * 0.20 + k * 0.010, yf - 0.0005, top * 0.60) for k in range(3)]
    discs(lights, 0.0018, glow(accent, 2), 0.0012)
    key = (-w * 0.30, yf - 0.0005, top * 0.61)
    cylinder(0.0075, 0.003, key, plastic("#55595f", 0.4), 0.001, 28, rotation=FACE_FRONT)
    # sockets at the back: power, network, USB and the cash drawer
    socket_row(("round", "usb_a", "ethernet", "ethernet"), 0, d / 2, 0.030, facing=1, gap=0.010)
    return model


def receipt(roll, top):
    """A printed receipt that rises from the cutter and bends forward."""

    def point(u, v):
        return ((u - 0.5) * roll, -0.012 - 0.075 * v**1.6, top - 0.002 + 0.105 * v - 0.030 * v * v)

    surface(point, 2, 20, paint("#f5f4f0", 0.7), thickness=0.0002, name="paper")
    ink = plastic("#4a4d52", 0.6)
    for k in range(9):
        v = 0.25 + k * 0.075
        wide = roll * (0.50 if k in (0, 8) else 0.72)
        x, y, z = point(0.5, v)
        place = (x - (roll * 0.72 - wide) / 2, y - 0.0014, z + 0.0006)
        box(wide, 0.0008, 0.0026, place, ink, 0, rotation=(radians(52 - 34 * v), 0, 0))


def label_printer(
    w=0.185, d=0.220, h=0.165, roll=0.104, body="#26282b", accent="#4aa3ff", link=True, name="label"
):
    """Thermal label printer, 185 x 220 x 165 mm, with a printed label hanging from its mouth."""
    model = collection(name, link)
    black = plastic("#08090a", 0.6)
    yf = -d / 2
    feet(w, d, 0.03, 0.010, 0.005)
    outline = [
        (yf, 0.006, 0.008),
        (d / 2, 0.006, 0.008),
        (d / 2, h * 0.82, 0.050),
        (0.015, h + 0.005, 0.070),
        (yf + 0.02, h * 0.78, 0.060),
        (yf, h * 0.50, 0.02),
    ]
    side_profile(outline, w, plastic(body, 0.44), 0.010, 0, 0.008)
    for side in (-1, 1):
        seam = [
            (yf + 0.03, h * 0.40),
            (d / 2 - 0.01, h * 0.40),
            (d / 2 - 0.01, h * 0.41),
            (yf + 0.03, h * 0.41),
        ]
        side_profile(seam, 0.002, black, 0.001, side * w / 2, 0.0004)
    box(roll + 0.016, 0.008, 0.010, (0, yf + 0.004, h * 0.42), black, 0.001)
    with beyond_size():
        printed_label(roll, yf, h)
    tilt = (radians(33), 0, 0)
    panel = (w * 0.28, yf + 0.040, h * 0.885)
    slab(
        0.050, 0.026, 0.003, panel, clear_coat("#101114", 0.2, 0.6), radius=0.006, bevel=0.001, rotation=tilt
    )
    for k in range(2):
        light = (w * 0.24 + k * 0.016, yf + 0.040, h * 0.890)
        cylinder(0.0028, 0.003, light, glow(accent if k else GREEN, 1.5), 0.0006, 24, rotation=tilt)
    socket_row(("round", "usb_a", "ethernet"), 0, d / 2, 0.032, facing=1, gap=0.014)
    return model


def printed_label(roll, yf, h):
    """A label with a bar code and two lines of text, bending down from the mouth."""

    def point(u, v):
        return ((u - 0.5) * roll, yf + 0.004 - 0.105 * v, h * 0.42 - 0.010 * v - 0.055 * v * v)

    surface(point, 2, 20, paint("#f5f4f0", 0.7), thickness=0.0003, name="labels")
    ink = plastic("#17181a", 0.6)
    start = mark()
    boxes(bar_code(-roll * 0.34, roll * 0.34, 0, 0, 0.022, 0.0006), ink, 0.0001, 1)
    lines = [
        (-roll * 0.12, 0.022, 0, roll * 0.46, 0.004, 0.0006),
        (-roll * 0.18, 0.030, 0, roll * 0.34, 0.004, 0.0006),
    ]
    boxes(lines, ink, 0.0001, 1)
    _, y, z = point(0.5, 0.50)
    move(since(start), shift=(0, y, z + 0.0010), rotation=(radians(32), 0, 0))


def bar_code(left, right, y, z, depth, tall, seed=3):
    """Bars of a code as boxes for boxes(), from left to right."""
    choose = random.Random(seed)
    bars = []
    x = left
    while x < right:
        wide = choose.choice((0.0010, 0.0016, 0.0026))
        bars.append((x, y, z, wide, depth, tall))
        x += wide + choose.choice((0.0012, 0.0018))
    return bars


def document_scanner(
    w=0.30, body="#d9dadb", trim="#2a2d31", accent="#2f7de1", sheets=8, link=True, name="docscanner"
):
    """Sheet-fed document scanner, 300 x 170 x 165 mm closed, with open feed chute and catch tray."""
    model = collection(name, link)
    shell = plastic(body, 0.44)
    dark = plastic(trim, 0.45)
    feet(w, 0.16, 0.03, 0.010, 0.005)
    outline = [
        (-0.085, 0.006, 0.010),
        (0.085, 0.006, 0.010),
        (0.085, 0.080, 0.020),
        (0.045, 0.150, 0.020),
        (0.020, 0.150, 0.012),
        (-0.060, 0.075, 0.040),
        (-0.085, 0.045, 0.016),
    ]
    side_profile(outline, w, shell, 0.010, 0, 0.006)
    scanner_panel(w, dark, accent)
    with beyond_size():
        scanner_chute(shell, dark, sheets)
    box(0.225, 0.004, 0.010, (0, -0.0835, 0.026), plastic("#08090a", 0.6), 0.001)
    with beyond_size():
        slab(0.220, 0.120, 0.004, (0, -0.140, 0.008), dark, radius=0.014, bevel=0.001, name="catch tray")
        slab(0.150, 0.012, 0.014, (0, -0.194, 0.012), dark, radius=0.004, bevel=0.001, name="stop")
    socket_row(("round", "usb_a", "ethernet"), 0, 0.085, 0.034, facing=1, gap=0.014)
    return model


def scanner_panel(w, dark, accent):
    """Sloping front with the touch screen and the start key."""
    pivot = (0, -0.030, 0.105)
    start = mark()
    front_slab(w - 0.05, 0.092, 0.006, (0, -0.030, 0.102), dark, radius=0.010, bevel=0.002)
    screen(0.070, 0.043, (w * 0.26, -0.0335, 0.106), screen_material("copier_menu", 1.63))
    key = (-w * 0.30, -0.034, 0.106)
    front_slab(0.028, 0.028, 0.004, key, plastic(accent, 0.4), radius=0.013, bevel=0.001, corner_steps=12)
    front_slab(0.060, 0.004, 0.002, (0, -0.0335, 0.070), plastic("#50555c", 0.4), radius=0.002)
    move(since(start), rotation=(radians(-46), 0, 0), pivot=pivot)


def scanner_chute(shell, dark, sheets):
    """The chute that stands open behind, with sheets waiting between two guides."""
    start = mark()
    front_slab(0.235, 0.190, 0.005, (0, 0, 0.095), dark, radius=0.012, bevel=0.002, name="chute")
    for k in range(sheets):
        place = (0, -0.004 - k * 0.0008, 0.112 + k * 0.0009)
        front_slab(
            0.210, 0.235, 0.0004, place, paint("#f4f3ef" if k else "#e6e5e0", 0.75), radius=0.001, bevel=0
        )
    front = -0.0046 - (sheets - 1) * 0.0008
    for k in range(14):
        wide = (0.09, 0.17, 0.16, 0.17, 0.12)[k % 5]
        line = (-0.085 + wide / 2, front, 0.205 - k * 0.010 + sheets * 0.0009)
        box(wide, 0.0003, 0.0022 if k else 0.005, line, paint("#9a9da2", 0.8), 0, name="print")
    for side in (-1, 1):
        front_slab(0.010, 0.060, 0.014, (side * 0.112, -0.006, 0.040), shell, radius=0.003, bevel=0.001)
    move(since(start), shift=(0, 0.038, 0.135), rotation=(radians(-30), 0, 0))


def toner_box(
    w=0.36,
    d=0.12,
    h=0.13,
    colour="#1d1e20",
    carton="#d3d3d0",
    label="BK",
    link=True,
    name="toner",
):
    """Toner carton, 360 x 120 x 130 mm, colour-coded, with its cartridge lying in front (330 x 75 x 60 mm)."""
    model = collection(name, link)
    toner_carton(w, d, h, colour, carton, label)
    with beyond_size():
        toner_cartridge(w * 0.86, colour)
    return model


def toner_carton(w, d, h, colour, carton, label):
    """The printed carton: a band in the toner's colour, its tints, lines of text and a bar code."""
    middle = 0.055
    yf = middle - d / 2
    band = paint(colour, 0.5)
    box(w, d, h, (0, middle, h / 2), paint(carton, 0.62, 0.02), 0.0015, name="carton")
    box(w * 0.34, 0.0008, h - 0.001, (-w * 0.33, yf - 0.0002, h / 2), band, 0)
    box(w * 0.34, d - 0.001, 0.0008, (-w * 0.33, middle, h + 0.0002), band, 0)
    text(label, h * 0.36, (-w * 0.33, yf - 0.0010, h * 0.56), paint("#f4f4f2", 0.6), rotation=FACE_FRONT)
    for k, tint in enumerate((colour, "#6d7075", "#b4b6b8")):
        box(0.016, 0.0008, 0.016, (w * 0.02 + k * 0.021, yf - 0.0003, h * 0.28), paint(tint, 0.5), 0)
    for wide, tall, x, z, grey in (
        (w * 0.36, 0.008, w * 0.16, h * 0.80, "#4a4d52"),
        (w * 0.26, 0.005, w * 0.11, h * 0.69, "#8d9196"),
        (w * 0.30, 0.005, w * 0.13, h * 0.61, "#8d9196"),
    ):
        box(wide, 0.0006, tall, (x, yf - 0.0003, z), paint(grey, 0.6), 0)
    bars = bar_code(w * 0.335, w * 0.47, yf - 0.0004, h * 0.28, 0.0006, 0.026, seed=5)
    boxes(bars, plastic("#17181a", 0.6), 0.0001, 1)
    box(0.0006, d * 0.9, 0.0010, (w / 2 + 0.0001, middle, h * 0.55), paint("#b9b7b1", 0.6), 0)
    sweep(
        [(-w / 2 + 0.001, middle, h + 0.0011), (w / 2 - 0.001, middle, h + 0.0011)],
        paint("#c4c2bb", 0.5),
        section=rounded_rectangle(0.040, 0.0006, 0.0002, 2),
        smooth=0,
        up=(0, 0, 1),
        name="tape",
    )


def toner_cartridge(length, colour):
    """The cartridge with its drum, two cheeks, a label and a handle, lying a little askew before the carton."""
    start = mark()
    grey = plastic("#2c2e32", 0.4)
    body = [
        (-0.035, 0.004, 0.010),
        (0.030, 0.004, 0.008),
        (0.036, 0.030, 0.012),
        (0.020, 0.052, 0.018),
        (-0.018, 0.056, 0.020),
        (-0.038, 0.030, 0.012),
    ]
    cheek = [
        (-0.038, 0.001, 0.012),
        (0.034, 0.001, 0.010),
        (0.039, 0.032, 0.012),
        (0.022, 0.056, 0.018),
        (-0.020, 0.060, 0.020),
        (-0.042, 0.030, 0.012),
    ]
    side_profile(body, length, plastic("#1b1c1f", 0.42), 0.008, 0, 0.004)
    for side in (-1, 1):
        side_profile(cheek, 0.012, grey, 0.008, side * (length / 2 + 0.004), 0.002)
    cylinder(
        0.010,
        length,
        (0, -0.030, 0.014),
        plastic("#3f6f8f", 0.18),
        0.001,
        32,
        rotation=(0, pi / 2, 0),
        name="drum",
    )
    label = paint("#e9e9e6" if colour == "#1d1e20" else colour, 0.5)
    place = (-length * 0.05, 0.0, 0.0560)
    slab(length * 0.42, 0.034, 0.001, place, label, radius=0.003, bevel=0.0003, rotation=(radians(-6), 0, 0))
    handle = [(-0.05, -0.008, 0.056), (-0.035, -0.014, 0.074), (0.035, -0.014, 0.074), (0.05, -0.008, 0.056)]
    sweep(handle, grey, radius=0.0045, sides=12, smooth=8, name="handle")
    move(since(start), shift=(0.02, -0.085, 0), rotation=(0, 0, radians(-7)))
