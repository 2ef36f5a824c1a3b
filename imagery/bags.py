"""Bags for laptops."""
from math import cos, pi, radians, sin

from geometry import box, cushion, rounded_rectangle, sweep
from it_parts import mark, move, since
from materials import fabric, metal, plastic
from workbench import beyond_size, collection

WEAVE = 0.0034  # metres from thread to thread
CIRCLE = [2 * pi * i / 32 for i in range(32)]


def cloth_of(colour):
    """Woven polyester: fine, with little sheen."""
    return fabric(colour, WEAVE, 0.20, 0.12)


def upright_cushion(w, h, d, place, cloth, squareness, fullness, name, piping=None, turn=0.0):
    """A stuffed panel w x h x d, standing up, with its middle at place."""
    start = mark()
    cushion(w, h, d, (0, 0, 0), cloth, squareness=squareness, fullness=fullness, name=name, piping=piping)
    move(since(start), shift=place, rotation=(pi / 2, 0, turn))


def zip_line(points, tape, smooth=0):
    """A zip: the tape and, along its middle, the row of teeth."""
    sweep(
        points,
        tape,
        section=rounded_rectangle(0.010, 0.004, 0.0015, 3),
        smooth=smooth,
        up=(0, -1, 0),
        name="zip",
    )
    raised = [(x, y - 0.0018, z) for x, y, z in points]
    teeth = plastic("#2f3134", 0.35)
    sweep(
        raised,
        teeth,
        section=rounded_rectangle(0.0034, 0.002, 0.0006, 2),
        smooth=smooth,
        up=(0, -1, 0),
        name="teeth",
    )


def puller(x, y, z, silver, tilt=0.0):
    """The slider of a zip with its tab hanging down."""
    box(0.009, 0.005, 0.012, (x, y - 0.002, z), silver, 0.0012)
    box(0.006, 0.0022, 0.022, (x, y - 0.0050, z - 0.014), silver, 0.0008, rotation=(0, radians(tilt), 0))


def carry_handle(y, reach, lift, top, trim):
    """A webbing handle that is sewn to the bag 30 mm below its upper edge."""
    points = [
        (-reach, y, top - 0.030),
        (-reach * 0.96, y, top + lift * 0.55),
        (-reach * 0.55, y, top + lift),
        (0, y, top + lift * 1.06),
        (reach * 0.55, y, top + lift),
        (reach * 0.96, y, top + lift * 0.55),
        (reach, y, top - 0.030),
    ]
    sweep(
        points,
        trim,
        section=rounded_rectangle(0.018, 0.008, 0.0035, 4),
        smooth=8,
        up=(0, 1, 0),
        name="handle",
    )


def briefcase(w=0.40, d=0.09, h=0.30, col="#45494f", trim="#17181a", link=True, name="briefcase"):
    """Laptop briefcase, 400 x 90 x 300 mm: two handles, a zipped pocket in front and a strap for a trolley behind."""
    target = collection(name, link)
    cloth = cloth_of(col)
    dark = plastic(trim, 0.6)
    silver = metal("#aeb1b5", 0.3)
    base = 0.003
    zc = h / 2 + base
    top = h + base
    upright_cushion(w, h, d * 0.86, (0, 0.004, zc), cloth, 9, 12, "body", dark)
    pocket_h = h * 0.60
    pocket_z = base + 0.018 + pocket_h / 2
    pocket_y = -d * 0.36
    upright_cushion(w * 0.92, pocket_h, d * 0.30, (0, pocket_y, pocket_z), cloth, 9, 12, "pocket", dark)
    face = pocket_y - d * 0.15
    zip_z = pocket_z + pocket_h * 0.34
    zip_line([(-w * 0.40, face, zip_z), (w * 0.40, face, zip_z)], dark)
    puller(w * 0.36, face - 0.002, zip_z, silver)
    # the main zip runs along the top
    over = [(-w * 0.40, 0.004, top - 0.001), (w * 0.40, 0.004, top - 0.001)]
    sweep(
        over,
        dark,
        section=rounded_rectangle(0.016, 0.004, 0.0015, 3),
        smooth=0,
        up=(0, 0, 1),
        name="main zip",
    )
    for y in (-d * 0.30, d * 0.40):
        with beyond_size():
            carry_handle(y, 0.068, 0.072, top, dark)
        for side in (-1, 1):
            face_y = y + (-0.006 if y < 0 else 0.004)
            box(0.022, 0.005, 0.060, (side * 0.068, face_y, top - 0.050), dark, 0.002, name="tab")
    for side in (-1, 1):
        ring = [(side * (w / 2 + 0.004), 0.004 + 0.012 * cos(a), h * 0.90 + 0.010 * sin(a)) for a in CIRCLE]
        sweep(ring, silver, radius=0.0020, closed=True, smooth=0, sides=8, up=(1, 0, 0), name="ring")
        box(0.010, 0.020, 0.016, (side * (w / 2 - 0.004), 0.004, h * 0.925), dark, 0.002, name="ring tab")
    back = 0.004 + d * 0.43
    box(w * 0.74, 0.006, 0.075, (0, back, zc), cloth, 0.0015, name="trolley strap")
    for edge in (-1, 1):
        box(w * 0.74, 0.007, 0.006, (0, back, zc + edge * 0.037), dark, 0.0015, name="binding")
        box(0.008, 0.007, 0.075, (edge * w * 0.37, back, zc), dark, 0.0015, name="binding")
    return target


def backpack(w=0.30, d=0.15, h=0.44, col="#24344d", trim="#17181a", link=True, name="backpack"):
    """Laptop backpack, 300 x 150 x 440 mm: front pocket, side pockets, padded straps and back panel."""
    target = collection(name, link)
    cloth = cloth_of(col)
    padding = cloth_of("#2a2d31")
    dark = plastic(trim, 0.6)
    silver = metal("#aeb1b5", 0.3)
    zc = h / 2 + 0.003
    upright_cushion(w, h, d * 0.78, (0, 0.012, zc), cloth, 4.6, 6, "body", dark)
    pocket_h = h * 0.50
    pocket_z = 0.020 + pocket_h / 2
    pocket_y = -d * 0.27
    upright_cushion(w * 0.86, pocket_h, d * 0.42, (0, pocket_y, pocket_z), cloth, 5.5, 7, "pocket", dark)
    face = pocket_y - d * 0.205
    zip_z = pocket_z + pocket_h * 0.30
    zip_line([(-w * 0.33, face, zip_z), (w * 0.33, face, zip_z)], dark)
    puller(w * 0.28, face - 0.002, zip_z, silver)
    main_zip(w, d, h, dark, silver)
    for side in (-1, 1):
        place = (side * w * 0.475, 0.012, 0.030 + h * 0.17)
        upright_cushion(d * 0.52, h * 0.34, 0.034, place, cloth, 5, 6, "side pocket", dark, pi / 2)
    with beyond_size():
        carry_handle(0.020, 0.040, 0.030, h, dark)
        backpack_carrying(w, d, h, padding, dark)
    return target


def main_zip(w, d, h, dark, silver):
    """The arch of the main zip in the front, with two pullers that meet at the left."""
    y = 0.012 - d * 0.385
    arch = [
        (-w * 0.445, y + 0.020, h * 0.54),
        (-w * 0.435, y + 0.012, h * 0.74),
        (-w * 0.36, y + 0.006, h * 0.89),
        (-w * 0.18, y + 0.012, h * 0.945),
        (w * 0.18, y + 0.012, h * 0.945),
        (w * 0.36, y + 0.006, h * 0.89),
        (w * 0.435, y + 0.012, h * 0.74),
        (w * 0.445, y + 0.020, h * 0.54),
    ]
    zip_line(arch, dark, smooth=8)
    puller(-w * 0.20, y + 0.006, h * 0.940, silver)
    puller(-w * 0.10, y + 0.006, h * 0.944, silver)


def backpack_carrying(w, d, h, padding, dark):
    """Back panel with a channel for air between its pads, and two curved shoulder straps."""
    back = 0.012 + d * 0.37
    for side in (-1, 1):
        upright_cushion(
            w * 0.36, h * 0.76, 0.022, (side * w * 0.215, back, h * 0.48), padding, 5, 5, "back pad"
        )
        x = side * w * 0.20
        strap = [
            (x * 0.75, back - 0.004, h * 0.945),
            (x * 0.95, back + 0.040, h * 0.885),
            (x * 1.20, back + 0.060, h * 0.70),
            (x * 1.42, back + 0.058, h * 0.48),
            (x * 1.62, back + 0.038, h * 0.30),
        ]
        sweep(
            strap,
            padding,
            section=rounded_rectangle(0.060, 0.014, 0.006, 5),
            smooth=10,
            up=(0, 1, 0),
            name="strap",
        )
        webbing = [
            (x * 1.60, back + 0.040, h * 0.315),
            (x * 1.80, back + 0.022, h * 0.20),
            (x * 2.05, back - 0.012, h * 0.09),
        ]
        sweep(
            webbing,
            dark,
            section=rounded_rectangle(0.024, 0.003, 0.001, 3),
            smooth=8,
            up=(0, 1, 0),
            name="webbing",
        )
        box(0.034, 0.008, 0.020, (x * 1.63, back + 0.040, h * 0.295), dark, 0.003, name="buckle")
