"""Laptops and tablets."""
from math import cos, pi, radians, sin

from mathutils import Euler, Matrix, Vector

from geometry import boxes, cylinder, lathe, slab, surface, sweep
from it_parts import FACE_FRONT, clear_coat, front_slab, mark, move, satin, screen, side_profile, since
from keyboards import key_legend
from materials import lacquer, metal, plastic, rubber
from screen_pictures import screen_material
from shading import Shader, linear, made_once, scaled
from workbench import beyond_size, collection

# The rows of a laptop's keyboard: labels, and the widths of the keys that are not one unit wide.
LAPTOP_KEYS = (
    ("esc|F1|F2|F3|F4|F5|F6|F7|F8|F9|F10|F11|F12|del", {}),
    ("`|1|2|3|4|5|6|7|8|9|0|-|=|bksp", {13: 1.55}),
    ("tab|Q|W|E|R|T|Y|U|I|O|P|[|]|\\", {0: 1.45, 13: 1.10}),
    ("caps|A|S|D|F|G|H|J|K|L|;|'|enter", {0: 1.75, 12: 1.80}),
    ("shift|Z|X|C|V|B|N|M|,|.|/|shift", {0: 2.25, 11: 2.30}),
    ("ctrl|fn|win|alt||alt|ctrl|<|v|>", {0: 1.2, 4: 5.55, 3: 1.1, 5: 1.1}),
)
FOOT = 0.0025
KEY_FIELD_DEPTH = 0.1055
WIDEST_KEY_FIELD = 0.277  # full-size spacing; a wider laptop gets wider loudspeakers, not wider keys


@made_once
def seam(colour, factor=0.55):
    """The dark line around a part of a colour."""
    shader = Shader("seam")
    shader.principled(base_color=scaled(linear(colour), factor), roughness=0.5)
    return shader.material


def finish_of(colour, finish):
    """'metal' is bare brushed aluminium, 'satin' coloured light metal, 'plastic' a matt moulded shell."""
    if finish == "metal":
        return metal(colour, 0.34)
    return satin(colour) if finish == "satin" else plastic(colour, 0.48)


def laptop(
    w=0.313,
    d=0.221,
    h=0.018,
    body="#b9bcc0",
    finish="metal",
    keys="#1a1b1d",
    legend="#d3d6da",
    picture="office",
    open_angle=112,
    fans=False,
    link=True,
    name="laptop",
):
    """Open laptop, 313 x 221 x 18 mm shut (14 inches, 16:10): four USB-C, one USB-A, headphone; fans adds exhausts."""
    model = collection(name, link)
    shell = finish_of(body, finish)
    lid_thick = 0.0052 if h > 0.017 else 0.0045
    deck = h - FOOT - lid_thick - 0.0006
    top = FOOT + deck
    laptop_base(w, d, deck, shell, 0.012)
    laptop_keys(w, d, top, keys, legend)
    pad_w = 0.124 if w < 0.34 else 0.140
    pad_y = -d / 2 + 0.0465 + (d - 0.221) * 0.35
    slab(pad_w, 0.078, 0.0004, (0, pad_y, top + 0.00005), seam(body), radius=0.006, bevel=0.0001)
    slab(pad_w - 0.0006, 0.0774, 0.0005, (0, pad_y, top + 0.0001), shell, radius=0.0058, bevel=0.0002)
    slab(
        0.060, 0.004, 0.0012, (0, -d / 2 + 0.0015, top - 0.0004), seam(body, 0.7), radius=0.0018, bevel=0.0003
    )
    laptop_flanks(w, d, deck, fans)
    with beyond_size():
        laptop_lid(w, d, top, lid_thick, shell, open_angle, picture)
    return model


def laptop_base(w, d, deck, shell, radius):
    """The lower half with a belly that draws in, on four rubber strips."""
    slab(
        w,
        d,
        deck * 0.55,
        (0, 0, FOOT + deck * 0.725),
        shell,
        radius=radius,
        bevel=0.0011,
        segments=3,
        name="deck",
        corner_steps=12,
    )
    slab(
        w - 0.002,
        d - 0.002,
        deck * 0.5,
        (0, 0, FOOT + deck * 0.28),
        shell,
        radius=radius,
        bevel=min(0.004, deck * 0.2),
        segments=5,
        bottom_bevel=min(0.0045, deck * 0.24),
        name="belly",
        corner_steps=12,
    )
    for side in (-1, 1):
        for end in (-1, 1):
            place = (side * (w / 2 - 0.05), end * (d / 2 - 0.02), 0.0015)
            slab(0.05, 0.008, 0.003, place, rubber(), radius=0.0035, bevel=0.0008)


def laptop_keys(w, d, top, keys, legend):
    """Key field with the letters of two scripts, and a loudspeaker on each side."""
    black = plastic("#0b0b0c", 0.55)
    field = min(w - 0.040, WIDEST_KEY_FIELD)
    middle = d / 2 - 0.030 - KEY_FIELD_DEPTH / 2
    slab(
        field + 0.004,
        KEY_FIELD_DEPTH + 0.004,
        0.0006,
        (0, middle, top + 0.0001),
        black,
        radius=0.004,
        bevel=0.0001,
    )
    caps = []
    ink = plastic(legend, 0.6, 0)
    y = middle + KEY_FIELD_DEPTH / 2
    for row, (labels, widths) in enumerate(LAPTOP_KEYS):
        labels = labels.split("|")
        units = [widths.get(i, 1.0) for i in range(len(labels))]
        unit = field / sum(units)
        tall = 0.0115 if row == 0 else 0.0187
        x = -field / 2
        y -= tall / 2
        for label, share in zip(labels, units):
            wide = share * unit
            caps.append((x + wide / 2, y, top + 0.0010, wide - 0.0026, tall - 0.0026, 0.0013))
            if label:
                key_legend(label, x + wide / 2, y, top + 0.00168, unit, tall, 0.0056, ink, row > 0)
            x += wide
        y -= tall / 2
    boxes(caps, plastic(keys, 0.5, 0.04), bevel=0.0004, segments=2, name="keys")
    grille = (w - field) / 2 - 0.014
    for side in (-1, 1):
        centre = side * (field / 2 + (w - field) / 4)
        rows = [(centre, middle + 0.0497 - i * 0.0021, top, grille, 0.0009, 0.0004) for i in range(48)]
        boxes(rows, black, bevel=0.0001, segments=1, name="speaker")


def laptop_flanks(w, d, deck, fans):
    """Sockets on both flanks: two USB-C each, USB-A on the left, headphone on the right; exhausts in front of them."""
    black = plastic("#0b0b0c", 0.55)
    z = FOOT + deck * 0.70
    room = deck * 0.42
    for side in (-1, 1):
        last = (0.013, min(0.0045, room)) if side < 0 else (0.0040, min(0.0040, room))
        for i, (wide, tall) in enumerate(((0.0092, 0.0032), (0.0092, 0.0032), last)):
            place = (side * w / 2, d / 2 - 0.035 - i * 0.020, z)
            radius = 0.0006 if wide > 0.010 else tall / 2 - 0.0001
            slab(wide, tall, 0.0012, place, black, radius=radius, bevel=0.0001, rotation=(pi / 2, 0, pi / 2))
        if fans:
            rows = [(side * w / 2, d / 2 - 0.105 - i * 0.0036, z, 0.0012, 0.0022, room) for i in range(9)]
            boxes(rows, black, 0.0002, 1, name="exhaust")
    if fans:
        rows = [(i * 0.0046, d / 2, z, 0.0030, 0.0014, room) for i in range(-30, 31)]
        boxes(rows, black, 0.0002, 1, name="exhaust")


def laptop_lid(w, d, top, thick, shell, open_angle, picture):
    """The lid, built flat with its inner face down, then opened about the hinge."""
    length = d - 0.005
    hinge = Vector((0, d / 2 - 0.004, top + 0.0015))
    turn = -radians(open_angle)
    matrix = Euler((turn, 0, 0)).to_matrix()
    rotation = (turn, 0, 0)
    cylinder(
        0.0042,
        w * 0.72,
        (0, hinge.y, hinge.z - 0.001),
        plastic("#2b2c2e", 0.35),
        0.001,
        rotation=(0, pi / 2, 0),
    )

    def at(y, z, x=0.0):
        return tuple(hinge + matrix @ Vector((x, -y, z)))

    slab(
        w,
        length,
        thick,
        at(length / 2 + 0.001, thick / 2),
        shell,
        radius=0.012,
        bevel=0.0012,
        rotation=rotation,
        corner_steps=12,
        name="lid",
    )
    bezel = lacquer("#050506", 0.30)
    slab(
        w - 0.005,
        length - 0.006,
        0.0008,
        at(length / 2 + 0.001, -0.0001),
        bezel,
        radius=0.009,
        bevel=0.0002,
        rotation=rotation,
        corner_steps=12,
    )
    screen_w = w - 0.0135
    screen_h = screen_w / 1.6
    ob = surface(
        lambda u, v: ((u - 0.5) * screen_w, (v - 0.5) * screen_h, 0),
        1,
        1,
        screen_material(picture, 1.6),
        name="screen",
    )
    ob.location = at(length - 0.0085 - screen_h / 2, -0.0007)
    ob.rotation_euler = (matrix @ Matrix.Rotation(pi, 3, "X")).to_euler()
    edge = length - 0.0052
    cylinder(0.0014, 0.0004, at(edge, -0.0006), plastic("#1d2430", 0.1), 0.0001, 20, rotation=rotation)
    slab(
        0.0050,
        0.0016,
        0.0006,
        at(edge, -0.0008, 0.0052),
        plastic("#4a4d52", 0.5),
        radius=0.0006,
        bevel=0.0001,
        rotation=rotation,
    )


def tablet(
    w=0.245,
    h=0.176,
    thick=0.007,
    body="#b9bcc0",
    picture="form",
    pen=True,
    cover="#33363b",
    link=True,
    name="tablet",
):
    """Tablet, 245 x 176 x 7 mm (10.9 inches), leaning on its folding cover, with a pen in front of it."""
    model = collection(name, link)
    lean = radians(22)
    screen_w = w - 0.018
    screen_h = h - 0.018
    start = mark()
    zc = h / 2 + 0.004
    face = -thick / 2
    front_slab(
        w,
        h,
        thick,
        (0, 0, zc),
        satin(body, 0.85, 0.34),
        radius=0.012,
        bevel=0.002,
        segments=4,
        corner_steps=12,
        name="body",
    )
    glass = lacquer("#060708", 0.20)
    front_slab(
        w - 0.0022,
        h - 0.0022,
        0.001,
        (0, face + 0.0001, zc),
        glass,
        radius=0.011,
        bevel=0.0003,
        corner_steps=12,
    )
    shown = screen_material(picture, screen_w / screen_h)
    screen(screen_w, screen_h, (0, face - 0.0006, zc), shown)
    lens = plastic("#1d2430", 0.1)
    cylinder(0.0014, 0.0004, (0, face - 0.0005, zc + h / 2 - 0.0045), lens, 0.0001, 16, rotation=FACE_FRONT)
    camera = (w / 2 - 0.022, thick / 2 + 0.0006, zc + h / 2 - 0.020)
    front_slab(0.020, 0.020, 0.002, camera, satin(body, 0.85, 0.34), radius=0.006, bevel=0.0006)
    cylinder(
        0.0062,
        0.002,
        (camera[0], camera[1] + 0.0008, camera[2]),
        clear_coat("#0b0c0e", 0.1),
        0.0004,
        rotation=FACE_FRONT,
    )
    move(since(start), rotation=(-lean, 0, 0), pivot=(0, 0, 0.004))
    with beyond_size():
        if cover:
            tablet_cover(w, h, lean, cover)
        if pen:
            tablet_pen(w)
    return model


def tablet_cover(w, h, lean, colour):
    """Folding cover: a base, a prop behind the tablet and the flap in front."""
    flap = plastic(colour, 0.6, 0.12)
    base = [(0.010, 0.001), (0.115, 0.001), (0.115, 0.004), (0.010, 0.004)]
    side_profile(base, w, flap, 0.001, 0, 0.0008)
    run = h * 0.78 * sin(lean)
    rise = h * 0.78 * cos(lean)
    prop = [(0.108, 0.003), (0.115, 0.003), (run + 0.012, rise), (run + 0.006, rise)]
    side_profile(prop, w, flap, 0.001, 0, 0.0008)
    slab(w, 0.075, 0.0035, (0, -0.032, 0.0018), flap, radius=0.010, bevel=0.001)


def tablet_pen(w):
    """White pen lying in front of the tablet."""
    x = w * 0.18
    sweep(
        [(x, -0.105, 0.0046), (x + 0.155, -0.078, 0.0046)],
        plastic("#d2d3d3", 0.35),
        radius=0.0044,
        sides=20,
        smooth=0,
        name="pen",
    )
    tip = [(0, 0), (0.0012, 0.002), (0.0042, 0.016), (0.0042, 0.017), (0, 0.017)]
    place = (x - 0.0165, -0.1078, 0.0046)
    lathe(tip, place, plastic("#bfc0c1", 0.4), 24, rotation=(0, radians(90), radians(9.9)))
