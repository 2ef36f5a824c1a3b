"""Uninterruptible supplies and rack power strips.

Metres, Z up, front = -Y, standing on z = 0. Every family builds into a fresh collection and returns it.
"""
from math import radians

from geometry import box, boxes, cylinder, rounded_rectangle, slab, sweep, text
from it_parts import (
    Canvas,
    FACE_FRONT,
    GREEN,
    UNIT,
    clear_coat,
    feet,
    front_slab,
    mark,
    move,
    perforated,
    plate,
    screen,
    side_slots,
    since,
    slots_h,
)
from materials import glow, metal, plastic, powder
from sockets import (
    british_socket,
    c13_outlet,
    c19_outlet,
    earth_screw,
    fan_guard,
    jack_block,
    panel,
    power_inlet,
    printed_line,
    rating_label,
    rear,
    rocker_switch,
    screw,
    usb_socket,
    vent_field,
)
from workbench import beyond_size, collection

LCD_TOP = "#0a2b4d"
LCD_BOTTOM = "#0f4a7c"


def picture_supply(aspect):
    """Display of a supply: a large figure, a line of print, the load bar and a green state light."""
    lcd = Canvas(aspect, LCD_TOP, LCD_BOTTOM)
    lcd.rect(0.1, 0.52, aspect - 0.5, 0.06, "#9fd0ff", 0.02)
    lcd.rect(0.1, 0.66, aspect - 0.2, 0.20, "#0a2036", 0.03)
    lcd.rect(0.12, 0.68, (aspect - 0.24) * 0.76, 0.16, "#5ee08a", 0.02)
    lcd.disc(aspect - 0.3, 0.27, 0.12, "#5ee08a")
    # 230, drawn in seven segments
    for index, digit in enumerate("230"):
        seven_segments(lcd, 0.12 + index * 0.22, 0.12, 0.14, 0.28, digit)
    return lcd


SEGMENTS = {"0": "abcdef", "2": "abged", "3": "abgcd"}


def seven_segments(canvas, x, y, w, h, digit, colour="#e6f4ff"):
    """One digit of a segment display from its top left corner."""
    thick = w * 0.26
    half = h / 2
    bars = {
        "a": (x, y, w, thick),
        "b": (x + w - thick, y, thick, half),
        "c": (x + w - thick, y + half, thick, half),
        "d": (x, y + h - thick, w, thick),
        "e": (x, y + half, thick, half),
        "f": (x, y, thick, half),
        "g": (x, y + half - thick / 2, w, thick),
    }
    for name in SEGMENTS[digit]:
        canvas.rect(*bars[name], colour, thick * 0.3)


def ups_tower(
    w=0.146, d=0.36, h=0.21, body="#1d1e21", va="1500", outlets=4, accent="#39c37a", link=True, name="ups"
):
    """UPS tower, 146 x 360 x 210 mm (650 VA: 100 x 280 x 145 mm): display and key, 13 A sockets behind."""
    model = collection(name, link)
    front = -d / 2
    foot = 0.008
    tall = h - foot
    middle = foot + tall / 2
    feet(w, d, 0.025, 0.012, foot)
    box(w - 0.004, d - 0.040, tall - 0.002, (0, 0.020, middle), powder(body, 0.46), 0.003, name="case")
    face = (0, front + 0.0225, middle)
    front_slab(w, tall, 0.045, face, plastic(body, 0.40), radius=0.014, bevel=0.010, segments=5, name="bezel")
    ups_display(w, front, middle + tall * 0.22, tall * 0.40, accent)
    rows = int(tall * 0.36 / 0.0078)
    slots_h(w * 0.66, 0.0078, rows, (0, front - 0.0002, middle - tall * 0.24), thick=0.0034)
    rating = (-w * 0.20, front - 0.0004, middle - tall * 0.03)
    text(va + " VA", w * 0.068, rating, plastic("#b4b7bb", 0.5), rotation=FACE_FRONT)
    for side in (-1, 1):
        side_slots(tall * 0.42, 0.009, 14, (side * (w / 2 - 0.002), 0.07, middle), 0.004)
    ups_back(w, d, h, outlets)
    return model


def ups_display(w, front, z, tall, accent):
    """Gloss field with the display, a large lit key and two small ones."""
    gloss = clear_coat("#0c0d0f", 0.2, 0.6)
    front_slab(w * 0.72, tall, 0.004, (0, front - 0.0005, z), gloss, radius=0.008, bevel=0.0015)
    shown = (0, front - 0.0028, z + tall * 0.17)
    screen(w * 0.48, tall * 0.46, shown, picture_supply(w * 0.48 / (tall * 0.46)).material(1.1))
    keys = z - tall * 0.27
    cylinder(
        w * 0.085, 0.004, (0, front - 0.0020, keys), metal("#aeb1b5", 0.28), 0.001, 40, rotation=FACE_FRONT
    )
    cylinder(w * 0.030, 0.0045, (0, front - 0.0024, keys), glow(accent, 1.8), 0.0005, 24, rotation=FACE_FRONT)
    for side in (-1, 1):
        key = (side * w * 0.22, front - 0.0018, keys)
        cylinder(w * 0.042, 0.003, key, plastic("#33363b", 0.4), 0.0008, 28, rotation=FACE_FRONT)


def ups_back(w, d, h, outlets):
    """Rear of a tower UPS: 13 A sockets in rows, USB, a breaker, the mains inlet and a type plate."""
    columns = 2
    rows = (outlets + 1) // 2
    pitch = 0.048 if w > 0.12 else 0.043
    with rear(d / 2):
        top = h - 0.020 - pitch / 2
        for k in range(outlets):
            x = (k % columns - 0.5) * pitch
            british_socket(x, top - (k // columns) * pitch, 0, pitch - 0.004, pitch - 0.004)
        low = top - (rows - 0.5) * pitch
        usb_socket(-w * 0.28, low - 0.018)
        cylinder(
            0.007,
            0.008,
            (-w * 0.06, -0.003, low - 0.018),
            plastic("#101113", 0.4),
            0.001,
            24,
            rotation=FACE_FRONT,
        )
        cylinder(
            0.004,
            0.012,
            (-w * 0.06, -0.005, low - 0.018),
            plastic("#d8d8d6", 0.4),
            0.001,
            20,
            rotation=FACE_FRONT,
        )
        if h > 0.18:
            rating_label(w * 0.10, 0.034, w * 0.56, 0.028)
        power_inlet(w * 0.27, low - 0.018)


def rack_ups(
    units=2,
    depth=0.50,
    body="#1d1e21",
    accent="#39c37a",
    large_outlet=False,
    card=False,
    link=True,
    name="rackups",
):
    """Rack UPS, 482 x 500 x 87 mm (2U; 3U 131 mm): perforated bezel, display, handles, C13 outlets."""
    model = collection(name, link)
    h = units * UNIT - 0.0014
    front = -depth / 2
    base = 0.0008
    middle = base + h / 2
    box(0.436, depth - 0.03, h, (0, 0.015, middle), powder(body, 0.45), 0.0015, name="case")
    front_slab(0.440, h, 0.030, (0, front + 0.012, middle), plastic(body, 0.40), radius=0.006, bevel=0.003)
    for side in (-1, 1):
        grille = (side * 0.142, front - 0.0035, middle)
        front_slab(
            0.135, h - 0.022, 0.003, grille, perforated("#2c2e32", 0.0062, 0.35), radius=0.006, bevel=0.001
        )
        x = side * 0.2305
        front_slab(0.021, h, 0.004, (x, front + 0.008, middle), powder(body, 0.42), radius=0.003)
        handle = [
            (x, front + 0.004, middle - h * 0.32),
            (x, front - 0.022, middle - h * 0.26),
            (x, front - 0.022, middle + h * 0.26),
            (x, front + 0.004, middle + h * 0.32),
        ]
        sweep(handle, metal("#8d9196", 0.3), radius=0.004, sides=12, smooth=6, name="handle")
    gloss = clear_coat("#0b0c0e", 0.2, 0.6)
    front_slab(0.125, h - 0.010, 0.008, (0, front - 0.005, middle), gloss, radius=0.008, bevel=0.002)
    screen(0.070, 0.041, (-0.014, front - 0.0094, middle + 0.004), picture_supply(1.7).material(1.1))
    key = (0.043, front - 0.0095, middle + 0.012)
    cylinder(0.0085, 0.003, key, metal("#b9bcc0", 0.28), 0.0008, 32, rotation=FACE_FRONT)
    cylinder(
        0.003,
        0.0034,
        (0.043, front - 0.0098, middle + 0.012),
        glow(accent, 2),
        0.0004,
        20,
        rotation=FACE_FRONT,
    )
    for k in range(2):
        small = (0.036 + k * 0.014, front - 0.0095, middle - 0.012)
        cylinder(0.005, 0.003, small, plastic("#3a3d42", 0.4), 0.0006, 24, rotation=FACE_FRONT)
    rack_ups_back(units, depth, middle, large_outlet, card)
    return model


def rack_ups_back(units, depth, middle, large_outlet, card):
    """Rear of a rack UPS: eight C13 outlets, a mains inlet, fans, USB and the slot for a network card."""
    with rear(depth / 2 + 0.0006):
        panel(0.428, units * UNIT - 0.008, 0, middle, "#868b91", 0.0004)
        for k in range(8):
            c13_outlet(-0.010 + (k % 4) * 0.036, middle + (0.016 if k < 4 else -0.016))
        if large_outlet:
            c19_outlet(0.150, middle + 0.016)
        power_inlet(0.190 if large_outlet else 0.170, middle - 0.016)
        if large_outlet:
            cylinder(
                0.006,
                0.008,
                (0.150, -0.003, middle - 0.016),
                plastic("#101113", 0.4),
                0.001,
                24,
                rotation=FACE_FRONT,
            )
        earth_screw(0.205, middle + 0.020)
        radius = 0.034 if units == 2 else 0.040
        fan_guard(-0.170, middle, radius)
        for sx in (-1, 1):
            for sz in (-1, 1):
                screw(-0.170 + sx * radius * 0.88, middle + sz * radius * 0.88, 0.0, 0.0028)
        x = -0.080
        front_slab(
            0.068, 0.034, 0.002, (x, 0, middle + 0.018), metal("#8d9196", 0.35), radius=0.001, bevel=0.0003
        )
        if card:
            jack_block(x + 0.012, middle + 0.018, y=-0.001, lights=True)
            printed_line(x - 0.014, middle + 0.018, 0.014, -0.001)
        for side in (-1, 1):
            screw(x + side * 0.029, middle + 0.018, -0.001, 0.0026)
        usb_socket(x - 0.016, middle - 0.018)
        vent_field(x + 0.016, middle - 0.018, 0.036, 0.022, pitch=0.006)


def pdu(outlets=8, kind="uk", body="#202225", w=0.482, d=0.060, h=0.044, link=True, name="pdu"):
    """Rack power strip, 482 x 60 x 44 mm with switch and sockets ('uk' = BS 1363 as used in Qatar, 'c13')."""
    model = collection(name, link)
    middle = h / 2
    tall = h - 0.001
    box(w - 0.042, d - 0.005, tall, (0, (d - 0.005) / 2, middle), powder(body, 0.42), 0.002, name="case")
    oval = rounded_rectangle(0.009, 0.0062, 0.003, 4)
    for side in (-1, 1):
        holes = [(0, -0.012, oval), (0, 0.012, oval)]
        plate(0.0215, tall, holes, 0.003, (side * (w / 2 - 0.0105), 0, middle), powder(body, 0.42))
    first = -0.125
    pitch = 0.325 / outlets
    for k in range(outlets):
        x = first + pitch * (k + 0.5)
        if kind == "uk":
            british_socket(x, middle, 0, min(pitch - 0.003, 0.038))
        else:
            c13_outlet(x, middle, body="#5a5f65", well="#17181a")
    rocker_switch(-0.190, middle)
    if kind == "uk":
        cylinder(
            0.0035,
            0.004,
            (-0.155, -0.001, middle),
            glow(GREEN, 2),
            0.001,
            20,
            rotation=FACE_FRONT,
            name="surge light",
        )
    else:
        cylinder(
            0.0070, 0.006, (-0.155, -0.002, middle), plastic("#101113", 0.4), 0.001, 28, rotation=FACE_FRONT
        )
        cylinder(
            0.0045, 0.010, (-0.155, -0.004, middle), plastic("#b5402f", 0.4), 0.001, 24, rotation=FACE_FRONT
        )
    lead = [
        (-0.21, d * 0.65, middle),
        (-0.262, 0.048, 0.016),
        (-0.282, 0.000, 0.0055),
        (-0.235, -0.062, 0.0055),
        (-0.09, -0.090, 0.0055),
        (0.055, -0.088, 0.0055),
    ]
    if kind == "uk":
        lead.append((0.100, -0.083, 0.016))
    else:
        lead.append((0.100, -0.083, 0.012))
    with beyond_size():
        sweep(lead, plastic("#121314", 0.5), radius=0.0045, sides=12, name="lead")
        if kind == "uk":
            british_plug(0.118, -0.083)
        else:
            c14_plug(0.118, -0.083)
    return model


def british_plug(x, y):
    """13 A plug lying on its back edge, its three brass pins towards the viewer's right."""
    start = mark()
    black = plastic("#1b1c1f", 0.42)
    slab(0.048, 0.048, 0.020, (0, 0, 0.010), black, radius=0.012, bevel=0.004, segments=4, name="plug")
    slab(0.024, 0.014, 0.014, (0, -0.026, 0.009), black, radius=0.004, bevel=0.003, name="gland")
    brass = metal("#c8b26a", 0.25)
    box(0.004, 0.008, 0.0226, (0, 0.0125, 0.0300), brass, 0.0006, name="earth pin")
    for side in (-1, 1):
        box(
            0.0064,
            0.004,
            0.0088,
            (side * 0.011, -0.0095, 0.0235),
            plastic("#101113", 0.4),
            0.0004,
            name="sleeve",
        )
        box(0.0063, 0.0039, 0.0177, (side * 0.011, -0.0095, 0.0280), brass, 0.0006, name="pin")
    move(since(start), shift=(x + 0.010, y, 0), rotation=(0, 0, radians(-100)))


def c14_plug(x, y):
    """C14 plug at the end of a lead: body, waisted grip and three pins."""
    black = plastic("#1b1c1f", 0.42)
    slab(0.034, 0.018, 0.015, (x, y, 0.010), black, radius=0.004, bevel=0.003, name="grip")
    slab(0.022, 0.028, 0.021, (x + 0.026, y, 0.0115), black, radius=0.003, bevel=0.002, name="plug")
    pins = [
        (x + 0.042, y - 0.007, 0.010, 0.016, 0.002, 0.004),
        (x + 0.042, y, 0.014, 0.016, 0.002, 0.004),
        (x + 0.042, y + 0.007, 0.010, 0.016, 0.002, 0.004),
    ]
    slab(
        0.012,
        0.024,
        0.016,
        (x + 0.042, y, 0.0115),
        plastic("#101113", 0.45),
        radius=0.003,
        bevel=0.001,
        name="shroud",
    )
    boxes(pins, metal("#d0d2d5", 0.25), 0.0004, 1, name="pins")
