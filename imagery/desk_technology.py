"""Small things beside a computer: docks, adapters, drives, scanners, licences."""
from math import cos, pi, radians, sin

from mathutils import Vector

from geometry import box, boxes, cylinder, lathe, prism, rounded_rectangle, slab, sweep, text
from it_parts import (
    FACE_FRONT,
    feet,
    front_slab,
    mark,
    move,
    rounded,
    satin,
    side_profile,
    since,
    socket,
    socket_row,
)
from materials import glow, lacquer, metal, paint, plastic, rubber
from workbench import beyond_size, collection


def usb_c_plug(x, y, z, grip, turn=0.0):
    """A USB-C plug lying flat at the end of a lead; turn is where it points, 0 towards -Y, in degrees."""
    start = mark()
    slab(0.011, 0.022, 0.0066, (0, 0, 0), grip, radius=0.0032, bevel=0.0014)
    slab(0.0085, 0.008, 0.0026, (0, -0.0145, 0), metal("#c9ccd0", 0.2), radius=0.0012, bevel=0.0004)
    move(since(start), shift=(x, y, z), rotation=(0, 0, radians(turn)))


def dock(w=0.20, d=0.080, h=0.029, body="#8f949a", link=True, name="dock"):
    """USB-C docking station, 200 x 80 x 29 mm: daily sockets in front, screens and network behind, a fixed lead."""
    model = collection(name, link)
    foot = 0.003
    h -= foot
    yf = -d / 2
    zc = foot + h / 2
    aluminium = metal(body, 0.36)
    dark = plastic("#0d0e10", 0.35)
    feet(w, d, 0.016, 0.006, foot)
    slab(w, d, h, (0, 0, zc), aluminium, radius=0.012, bevel=0.003, segments=4, corner_steps=10, name="case")
    front_slab(
        w - 0.030, h - 0.010, 0.002, (0, yf - 0.0002, zc), dark, radius=0.007, bevel=0.0005, corner_steps=8
    )
    front = (("usb_a", -0.062), ("usb_a", -0.036), ("usb_c", -0.010), ("usb_c", 0.014), ("audio", 0.040))
    for kind, x in front:
        socket(kind, x, yf - 0.0006, zc)
    cylinder(0.0018, 0.002, (0.066, yf - 0.0006, zc), glow("#ffffff", 1.8), 0.0003, 16, rotation=FACE_FRONT)
    front_slab(
        w - 0.030, h - 0.008, 0.002, (0, d / 2 + 0.0002, zc), dark, radius=0.005, bevel=0.0005, corner_steps=8
    )
    behind = ("round", "hdmi", "hdmi", "displayport", "ethernet", "usb_a", "usb_a")
    socket_row(behind, 0, d / 2 + 0.0008, zc, facing=1, gap=0.0075)
    lead = [
        (-w / 2, 0.01, zc),
        (-w / 2 - 0.030, 0.005, zc - 0.004),
        (-w / 2 - 0.055, -0.040, 0.004),
        (-w / 2 - 0.015, -0.085, 0.0035),
        (0.01, -0.092, 0.0035),
    ]
    with beyond_size():
        sweep(lead, plastic("#17181a", 0.5), radius=0.0030, sides=10, name="lead")
        usb_c_plug(0.021, -0.092, 0.0040, aluminium, 90)
    return model


def external_drive(
    style="ssd",
    w=0.058,
    d=0.100,
    h=0.010,
    body="#3a3d42",
    accent="#d98a2b",
    turn=-12,
    link=True,
    name="extdrive",
):
    """Portable storage with its lead: 'ssd' 58 x 100 x 10 mm in metal, or 'disk' 80 x 117 x 17 mm, ribbed."""
    model = collection(name, link)
    start = mark()
    if style == "ssd":
        slab(
            w,
            d,
            h,
            (0, 0, h / 2),
            satin(body, 0.8, 0.36),
            radius=0.010,
            bevel=0.003,
            segments=5,
            corner_steps=12,
            name="case",
        )
        slab(
            w - 0.016,
            0.0016,
            0.0004,
            (0, -d / 2 + 0.022, h),
            plastic(accent, 0.4),
            radius=0.0005,
            bevel=0.0001,
        )
        slab(w - 0.022, 0.003, 0.001, (0, d / 2, h / 2), plastic("#08090a"), radius=0.0010, bevel=0.0001)
    else:
        slab(
            w,
            d,
            h,
            (0, 0, h / 2),
            plastic(body, 0.36),
            radius=0.008,
            bevel=0.004,
            segments=5,
            corner_steps=10,
            name="case",
        )
        ribs = [((k - 7) * 0.005, -0.004, h, 0.0014, 0.08, 0.0009) for k in range(15)]
        boxes(ribs, plastic("#0c0d0e", 0.35), 0.0003, 1, name="ribs")
        cylinder(0.0018, 0.0008, (w / 2 - 0.012, -d / 2 + 0.008, h), glow("#ffffff", 1.4), 0.0002, 20)
    move(since(start), rotation=(0, 0, radians(turn)))
    right = w / 2 + 0.050
    lead = [
        (0.011, d / 2 - 0.002, h / 2),
        (0.018, d / 2 + 0.020, h / 2),
        (right - 0.030, d / 2 + 0.030, 0.004),
        (right, 0.040, 0.0035),
        (right - 0.012, -0.010, 0.0035),
        (right + 0.002, -0.045, 0.0035),
    ]
    grip = plastic("#17181a", 0.4)
    with beyond_size():
        sweep(lead, plastic("#17181a", 0.5), radius=0.0020, sides=10, name="lead")
        usb_c_plug(right + 0.0050, -0.056, 0.0040, grip, 14)
        slab(
            0.011,
            0.018,
            0.0068,
            (0.0135, d / 2 + 0.006, h / 2),
            grip,
            radius=0.0032,
            bevel=0.0015,
            rotation=(0, 0, radians(-14)),
        )
    return model


def barcode_scanner(body="#26282c", accent="#d9a12b", link=True, name="barcode"):
    """Hand-held barcode scanner standing in its holder, together 115 x 150 x 185 mm, with its lead."""
    model = collection(name, link)
    shell = plastic(body, 0.45)
    foot = [(0, 0), (0.055, 0), (0.057, 0.004), (0.052, 0.012), (0.030, 0.018), (0, 0.019)]
    lathe(foot, (0, 0.02, 0), shell, 64, name="foot")
    holder = [(0, 0.035, 0.012), (0, 0.048, 0.06), (0, 0.036, 0.10)]
    sweep(
        holder,
        shell,
        section=rounded_rectangle(0.020, 0.012, 0.005, 5),
        up=(0, 1, 0),
        smooth=8,
        name="holder",
    )
    start = mark()
    scanner_gun(shell, accent)
    move(since(start), rotation=(radians(-4), 0, 0), pivot=(0, 0.02, 0.02), shift=(0, 0, -0.004))
    lead = [
        (0, 0.022, 0.022),
        (0.01, 0.06, 0.010),
        (0.06, 0.10, 0.005),
        (0.10, 0.07, 0.004),
        (0.11, 0.0, 0.004),
    ]
    with beyond_size():
        sweep(lead, plastic("#141517", 0.5), radius=0.0028, sides=10, name="lead")
    return model


def scanner_gun(shell, accent):
    """The scanner itself: grip, head with a rubber rim, window and trigger."""
    sweep(
        [(0, 0.018, 0.022), (0, 0.020, 0.060), (0, 0.016, 0.100), (0, 0.000, 0.135), (0, -0.012, 0.150)],
        shell,
        section=rounded_rectangle(0.034, 0.030, 0.012, 8),
        up=(0, 1, 0),
        smooth=10,
        taper=lambda t: (1 + 0.10 * sin(pi * t) + 0.35 * t**3, 1 + 0.08 * sin(pi * t) + 0.25 * t**3),
        name="grip",
    )
    head = [
        (-0.062, 0.132, 0.010),
        (0.030, 0.142, 0.022),
        (0.034, 0.168, 0.020),
        (-0.040, 0.182, 0.030),
        (-0.066, 0.172, 0.012),
    ]
    rim = [(-0.070, 0.130, 0.006), (-0.056, 0.130, 0.006), (-0.058, 0.176, 0.006), (-0.072, 0.173, 0.006)]
    trigger = [(-0.016, 0.095, 0.004), (-0.006, 0.095, 0.004), (-0.016, 0.125, 0.004), (-0.026, 0.122, 0.004)]
    side_profile(head, 0.064, shell, 0.010, 0, 0.012)
    side_profile(rim, 0.070, rubber("#141517"), 0.006, 0, 0.005)
    window = mark()
    front_slab(0.054, 0.028, 0.003, (0, -0.072, 0.152), lacquer("#2a0508", 0.05), radius=0.006, bevel=0.0008)
    front_slab(0.040, 0.0022, 0.001, (0, -0.0740, 0.152), glow("#ff3b30", 1.8), radius=0.0009, bevel=0.0001)
    move(since(window), rotation=(radians(-4), 0, 0), pivot=(0, -0.072, 0.152))
    side_profile(trigger, 0.016, plastic(accent, 0.4), 0.004, 0, 0.003)


def multiport_adapter(w=0.058, d=0.100, h=0.014, body="#4a4d52", turn=-18, link=True, name="adapter"):
    """Pocket adapter, 58 x 100 x 14 mm, with a short USB-C lead.

    Two USB-A and USB-C on one flank, HDMI and Ethernet at the end.
    """
    model = collection(name, link)
    start = mark()
    zc = h / 2
    slab(
        w,
        d,
        h,
        (0, 0, zc),
        satin(body, 0.8, 0.36),
        radius=0.010,
        bevel=0.0022,
        segments=4,
        corner_steps=12,
        name="case",
    )
    black = plastic("#0d0e10", 0.4)
    front_slab(
        w - 0.012,
        h - 0.0035,
        0.002,
        (0, -d / 2 - 0.0002, zc),
        black,
        radius=0.003,
        bevel=0.0004,
        corner_steps=6,
    )
    socket_row(("ethernet", "hdmi"), 0, -d / 2 - 0.0009, zc, gap=0.007)
    flank = mark()
    front_slab(d - 0.026, h - 0.0045, 0.002, (0, 0, zc), black, radius=0.003, bevel=0.0004, corner_steps=6)
    socket_row(("usb_a", "usb_a", "usb_c"), 0, -0.0009, zc, gap=0.012)
    move(since(flank), shift=(w / 2 + 0.0002, 0, 0), rotation=(0, 0, pi / 2))
    cylinder(0.0011, 0.001, (w * 0.30, d / 2 - 0.012, h), glow("#ffffff", 1.4), 0.0002, 16)
    with beyond_size():
        rim = (0, d / 2 + 0.004, zc)
        relief = plastic("#17181a", 0.5)
        slab(0.010, 0.010, 0.0075, rim, relief, radius=0.003, bevel=0.0015, name="strain relief")
        lead = [
            (0, d / 2 + 0.004, zc),
            (0, d / 2 + 0.022, zc - 0.001),
            (-0.014, d / 2 + 0.046, 0.004),
            (-0.052, d / 2 + 0.042, 0.0028),
            (-0.066, d / 2 - 0.010, 0.0028),
            (-0.063, 0.008, 0.0028),
        ]
        sweep(lead, plastic("#26282b", 0.55), radius=0.0024, sides=12, name="lead")
        usb_c_plug(-0.0625, -0.003, 0.0038, satin(body, 0.8, 0.36))
    move(since(start), rotation=(0, 0, radians(turn)))
    return model


def licence_card(
    title=("Mizan", "Backup"),
    lines=("10 computers", "12 months", "Key by e-mail"),
    colour="#1f3d52",
    accent="#c9974a",
    link=True,
    name="licence",
):
    """Software sold by a key: a slim upright sleeve, 135 x 19 x 190 mm, printed with what the licence covers."""
    model = collection(name, link)
    w, d, h = 0.135, 0.019, 0.190
    yf = -d / 2
    board = paint(colour, 0.45)
    white = paint("#f2f1ec", 0.5)
    pale = paint("#d6d4cd", 0.5)
    gold = paint(accent, 0.5)
    box(w, d, h, (0, 0, h / 2), board, 0.0008, name="sleeve")

    def printed(wide, tall, x, z, material, layer=1):
        box(wide, 0.0004, tall, (x, yf - 0.0002 * layer, z), material, 0)

    printed(w, 0.052, 0, 0.026, pale)
    printed(w, 0.0022, 0, 0.0532, gold, 2)
    left = -w / 2 + 0.014
    face = yf - 0.0008
    for k, words in enumerate(title):
        text(words, 0.021, (left, face, h - 0.026 - k * 0.023), white, rotation=FACE_FRONT, align="LEFT")
    ink = paint(colour, 0.6)
    for k, words in enumerate(lines):
        text(words, 0.0085, (left, face, 0.041 - k * 0.0135), ink, rotation=FACE_FRONT, align="LEFT")
    shield(0.0, face, 0.092, 0.026, gold, board)
    # the same colours run around the spine
    box(0.0004, d - 0.001, 0.052, (w / 2 + 0.0001, 0, 0.026), pale, 0)
    text(" ".join(title), 0.0090, (w / 2 + 0.0006, 0, h * 0.62), white, rotation=(0, pi / 2, 0))
    return model


def shield(x, y, z, size, outer, inner):
    """A shield with an arrow that returns into it, flat on a face that looks towards -Y."""

    def outline(scale):
        points = [
            (-1, 0.85, 0.10),
            (0, 1.12, 0.30),
            (1, 0.85, 0.10),
            (0.92, -0.15, 0.5),
            (0, -1.15, 0.25),
            (-0.92, -0.15, 0.5),
        ]
        return rounded([(a * size * scale * 0.82, b * size * scale, r * size) for a, b, r in points], 0.002)

    prism(outline(1.0), 0.0005, (x, y, z), outer, 0, rotation=FACE_FRONT, name="shield")
    prism(outline(0.86), 0.0005, (x, y - 0.0003, z), inner, 0, rotation=FACE_FRONT, name="shield")
    angles = [radians(60 + 265 * i / 30) for i in range(31)]
    turn = [(x + 0.36 * size * cos(a), y - 0.0006, z + 0.36 * size * sin(a)) for a in angles]
    sweep(
        turn,
        outer,
        section=rounded_rectangle(0.0042, 0.0005, 0.0002, 2),
        smooth=0,
        up=(0, -1, 0),
        name="arrow",
    )
    tip = Vector(turn[0]) + Vector((0, -0.0009, 0))
    head = [(-0.0065, 0.0), (0.0065, 0.0), (0.0, 0.0090)]
    arrow = prism(head, 0.0005, tuple(tip), outer, 0, rotation=FACE_FRONT, name="arrow head")
    arrow.rotation_euler = (pi / 2, radians(-62), 0)
