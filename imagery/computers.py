"""Desktop computers: towers, mini PCs and all-in-one PCs."""
from math import cos, pi, radians, sin, sqrt

from geometry import box, boxes, cylinder, rounded_rectangle, slab, sweep
from it_parts import (
    FACE_FRONT,
    clear_coat,
    feet,
    front_slab,
    mark,
    move,
    perforated,
    screen,
    side_slots,
    since,
    slots_h,
    socket,
    socket_row,
)
from keyboards import keyboard_parts, mouse_parts
from materials import glow, lacquer, metal, plastic, powder
from screen_pictures import screen_material
from workbench import beyond_size, collection

FOOT = 0.012
BLACK = "#08090a"
STEEL = "#8d9196"


def desktop_tower(
    w=0.17,
    d=0.36,
    h=0.36,
    body="#1c1d20",
    front="office",
    accent="#c9ccd0",
    front_sockets=("usb_a", "usb_a", "usb_c", "audio"),
    link=True,
    name="tower",
):
    """Desktop tower, 170 x 360 x 360 mm; front 'office' (with a DVD writer) or 'mesh'; under 130 mm a slim one."""
    model = collection(name, link)
    case = powder(body, 0.45)
    bezel = plastic(body, 0.38)
    yf = -d / 2
    tall = h - FOOT
    zc = FOOT + tall / 2
    slim = w < 0.13
    feet(w, d, 0.03 if not slim else 0.018, 0.014 if not slim else 0.010, FOOT)
    box(w, d - 0.030, tall, (0, 0.015, zc), case, 0.003, name="case")
    front_slab(w, tall, 0.030, (0, yf + 0.015, zc), bezel, radius=0.010, bevel=0.004, name="bezel")
    face = clear_coat("#121316", 0.3, 0.3) if front == "office" else bezel
    front_slab(w - 0.012, tall - 0.012, 0.002, (0, yf - 0.0002, zc), face, radius=0.008, bevel=0.0008)
    if front == "mesh":
        mesh = perforated(body, 0.0056, 0.33)
        front_slab(
            w - 0.020, tall - 0.050, 0.004, (0, yf - 0.0015, zc - 0.012), mesh, radius=0.006, bevel=0.001
        )
    elif slim:
        slim_front(w, h, yf, zc, accent)
    else:
        office_front(w, h, yf, zc, accent)
    # sockets and the power button, side by side in one line under the upper edge
    line = h - 0.025
    button = w / 2 - (0.024 if slim else 0.030)
    left = -w / 2 + (0.032 if slim else 0.034)
    room = button - 0.016 - left
    for k, kind in enumerate(front_sockets):
        socket(kind, left + (k + 0.5) * room / len(front_sockets), yf - 0.0010, line)
    cylinder(
        0.0085, 0.003, (button, yf - 0.0012, line), metal("#9a9da2", 0.3), 0.0008, 32, rotation=FACE_FRONT
    )
    cylinder(
        0.0030, 0.0033, (button, yf - 0.0014, line), glow("#eaf4ff", 1.8), 0.0004, 20, rotation=FACE_FRONT
    )
    side_slots(0.06, 0.008, 14, (-w / 2, 0.06, zc + 0.06))
    if slim:
        slim_back(w, d, h)
    else:
        tower_back(w, d, h)
    return model


def office_front(w, h, yf, zc, accent):
    """DVD writer with its eject button, ventilation slots and a bright line down the left."""
    drive = plastic("#3a3d42", 0.4)
    z = h - 0.058
    front_slab(
        w - 0.032, 0.020, 0.002, (0.002, yf - 0.0014, z), drive, radius=0.003, bevel=0.0006, name="dvd"
    )
    black = plastic(BLACK, 0.6)
    front_slab(w - 0.036, 0.0010, 0.002, (0.002, yf - 0.0024, z - 0.0045), black, radius=0.0003, bevel=0.0001)
    button = (w / 2 - 0.026, yf - 0.0026, z + 0.0042)
    front_slab(0.010, 0.0036, 0.002, button, plastic("#5a5e64", 0.4), radius=0.001, bevel=0.0004)
    slots_h(w - 0.05, 0.0075, 16, (0, yf - 0.001, zc - 0.075), thick=0.0034)
    box(0.004, 0.0015, h - 0.06, (-w / 2 + 0.0145, yf - 0.0012, zc), metal(accent, 0.25), 0.0005)


def slim_front(w, h, yf, zc, accent):
    """The same for a case under 130 mm wide: the DVD writer stands upright."""
    drive = plastic("#3a3d42", 0.4)
    x = w / 2 - 0.027
    z = h - 0.125
    front_slab(0.018, 0.138, 0.002, (x, yf - 0.0014, z), drive, radius=0.003, bevel=0.0006, name="dvd")
    black = plastic(BLACK, 0.6)
    front_slab(0.0010, 0.132, 0.002, (x + 0.004, yf - 0.0024, z), black, radius=0.0003, bevel=0.0001)
    button = (x - 0.0040, yf - 0.0026, z - 0.056)
    front_slab(0.0036, 0.010, 0.002, button, plastic("#5a5e64", 0.4), radius=0.001, bevel=0.0004)
    slots_h(w - 0.056, 0.0075, 24, (-0.010, yf - 0.001, zc - 0.020), thick=0.0034)
    box(0.004, 0.0015, h - 0.06, (-w / 2 + 0.0145, yf - 0.0012, zc), metal(accent, 0.25), 0.0005)


def fan_grille(x, y, z, radius):
    """Wire grille over a round opening, looking towards +Y."""
    cylinder(
        radius, 0.002, (x, y, z), plastic("#050506", 0.7), 0.0002, 48, rotation=FACE_FRONT, name="opening"
    )
    wire = metal(STEEL, 0.35)
    for k in range(4):
        ring_radius = radius * (0.28 + 0.235 * k)
        angles = [2 * pi * i / 48 for i in range(48)]
        ring = [(x + ring_radius * cos(a), y + 0.0022, z + ring_radius * sin(a)) for a in angles]
        sweep(ring, wire, radius=0.0009, closed=True, smooth=0, sides=6, up=(0, 1, 0), name="wire")
    for angle in (45, 135):
        place = (x, y + 0.0018, z)
        box(2 * radius, 0.0016, 0.0022, place, wire, 0.0003, rotation=(0, radians(angle), 0), name="wire")


def tower_back(w, d, h):
    """Back of a tower: sockets of the board, an exhaust fan, covered slots and the power supply below."""
    y = d / 2
    zinc = metal(STEEL, 0.42)
    psu_z = FOOT + 0.056
    front_slab(
        min(0.150, w - 0.016),
        0.086,
        0.002,
        (0, y, psu_z),
        zinc,
        radius=0.003,
        bevel=0.0005,
        name="power supply",
    )
    fan_grille(0.026, y + 0.0008, psu_z, 0.036)
    socket("power", -0.046, y + 0.0012, psu_z + 0.016, facing=1)
    front_slab(
        0.014, 0.019, 0.003, (-0.046, y + 0.0012, psu_z - 0.018), plastic("#101113", 0.5), radius=0.002
    )
    x = w / 2 - 0.036
    top = h - 0.028
    front_slab(0.046, 0.160, 0.002, (x, y, top - 0.080), zinc, radius=0.002, bevel=0.0004, name="shield")
    rows = (("usb_a", "usb_a"), ("usb_a", "usb_a"), ("hdmi", "displayport"), ("displayport",))
    z = top - 0.014
    for kinds in rows:
        socket_row(kinds, x, y + 0.0012, z, facing=1, gap=0.004)
        z -= 0.020
    socket_row(("ethernet", "usb_c"), x, y + 0.0012, z - 0.002, facing=1)
    socket_row(("audio", "audio", "audio"), x, y + 0.0012, z - 0.030, facing=1, gap=0.007)
    radius = min(0.046, (w - 0.075) / 2)
    fan_grille(-w / 2 + radius + 0.012, y + 0.0002, top - radius - 0.004, radius)
    slots_top = top - 0.176
    count = max(2, int((slots_top - psu_z - 0.050) / 0.0203))
    rows = [(0.012, y, slots_top - k * 0.0203, w - 0.060, 0.002, 0.0140) for k in range(count)]
    boxes(rows, zinc, 0.0006, 2, name="slot covers")


def slim_back(w, d, h):
    """Back of a slim case: one column of sockets, a small power supply and the loop for a padlock."""
    y = d / 2
    zinc = metal(STEEL, 0.42)
    psu_z = FOOT + 0.056
    front_slab(w - 0.012, 0.084, 0.002, (0, y, psu_z), zinc, radius=0.003, bevel=0.0005, name="power supply")
    fan_grille(0.014, y + 0.0008, psu_z + 0.004, 0.028)
    socket("power", -0.030, y + 0.0012, psu_z - 0.024, facing=1)
    x = w / 2 - 0.030
    middle = h - 0.095
    front_slab(0.042, 0.150, 0.002, (x, y, middle), zinc, radius=0.002, bevel=0.0004, name="shield")
    z = middle + 0.060
    for kinds in (("usb_a", "usb_a"), ("usb_a", "usb_a"), ("hdmi",), ("displayport",), ("ethernet",)):
        socket_row(kinds, x, y + 0.0012, z, facing=1, gap=0.004)
        z -= 0.024
    boxes(
        [(-w / 2 + 0.026, y, middle + k * 0.012, 0.030, 0.002, 0.006) for k in range(-4, 5)],
        plastic("#050506", 0.7),
        0.0006,
        1,
    )
    loop = [
        (-w / 2 + 0.026 + 0.010 * sin(a), y + 0.011 + 0.010 * cos(a), FOOT + 0.118)
        for a in (2 * pi * i / 32 for i in range(32))
    ]
    sweep(loop, metal("#c9ccd0", 0.25), radius=0.0026, closed=True, smooth=0, sides=10, name="padlock loop")


def mini_pc(
    w=0.179,
    d=0.179,
    h=0.041,
    body="#1f2124",
    vented=True,
    back=(("round", "hdmi", "displayport", "displayport"), ("usb_a", "usb_a", "ethernet", "usb_a")),
    link=True,
    name="minipc",
):
    """Mini PC, 179 x 179 x 41 mm: slots on a vented lid, or a gloss top; sockets at the back in one or two rows."""
    model = collection(name, link)
    foot = 0.005
    yf = -d / 2
    tall = h - foot
    zc = foot + tall / 2
    feet(w, d, 0.022, 0.008, foot)
    radius = 0.008 if vented else 0.014
    slab(
        w,
        d - 0.004,
        tall,
        (0, 0.002, zc),
        powder(body, 0.42),
        radius=radius,
        bevel=0.003,
        corner_steps=10,
        name="case",
    )
    face = clear_coat("#141518", 0.28, 0.35)
    front_slab(w - 0.006, tall - 0.008, 0.006, (0, yf + 0.001, zc), face, radius=0.005, bevel=0.001)
    step = w / 9
    for place, kind in ((-2.7, "usb_a"), (-1.25, "usb_a"), (-0.1, "usb_c"), (0.8, "audio")):
        socket(kind, place * step, yf - 0.0019, zc)
    button = w / 2 - 0.018
    cylinder(
        0.0062, 0.003, (button, yf - 0.0022, zc), metal("#b9bcc0", 0.28), 0.0008, 32, rotation=FACE_FRONT
    )
    cylinder(0.0022, 0.0034, (button, yf - 0.0025, zc), glow("#eaf4ff", 1.8), 0.0004, 20, rotation=FACE_FRONT)
    if vented:
        slots = [((k - 9) * 0.0062, 0.035, h + 0.0002, 0.0030, 0.060, 0.0008) for k in range(19)]
        boxes(slots, plastic("#0a0a0b", 0.8), 0.0003, 1, name="slots")
    else:
        gloss = clear_coat("#5d6268", 0.3, 0.4)
        slab(w - 0.010, d - 0.014, 0.0012, (0, 0.002, h), gloss, radius=0.012, bevel=0.0005, corner_steps=10)
    for side in (-1, 1):
        side_slots(tall * 0.5, 0.006, 12, (side * w / 2, 0.01, zc), 0.003)
    panel = metal(STEEL, 0.42)
    front_slab(
        w - 0.014,
        tall - 0.008,
        0.002,
        (0, d / 2 - 0.0004, zc),
        panel,
        radius=0.004,
        bevel=0.0004,
        name="back",
    )
    for k, kinds in enumerate(back):
        z = zc + ((len(back) - 1) / 2 - k) * 0.0150
        socket_row(kinds, 0, d / 2 + 0.0010, z, facing=1, gap=0.012 if vented else 0.006)
    return model


def all_in_one(
    diagonal=23.8,
    height=0.476,
    foot_depth=0.185,
    body="#c6c8ca",
    stand="#b4b7ba",
    picture="office",
    light_keyset=True,
    sockets=("power", "ethernet", "hdmi", "usb_a", "usb_a", "usb_c"),
    link=True,
    name="aio",
):
    """All-in-one PC, 23.8 inches: 539 x 185 x 476 mm on a metal foot, with a wireless keyboard and mouse."""
    model = collection(name, link)
    shell = plastic(body, 0.40)
    aluminium = metal(stand, 0.30)
    screen_h = diagonal * 0.0254 / sqrt(1 + (16 / 9) ** 2)
    screen_w = screen_h * 16 / 9
    w = screen_w + 0.012
    h = screen_h + 0.040
    lift = height - h
    zc = lift + h / 2
    top = zc + h / 2
    front_slab(w, h, 0.014, (0, 0, zc), shell, radius=0.010, bevel=0.003, name="body")
    front_slab(
        w * 0.72,
        h * 0.66,
        0.030,
        (0, 0.018, zc - 0.02),
        shell,
        radius=0.03,
        bevel=0.012,
        segments=5,
        name="housing",
    )
    glass_h = screen_h + 0.012
    glass = lacquer("#0b0c0d", 0.14)
    front_slab(
        w - 0.003, glass_h, 0.003, (0, -0.0065, top - 0.0015 - glass_h / 2), glass, radius=0.008, bevel=0.0006
    )
    screen(screen_w, screen_h, (0, -0.0083, top - 0.0075 - screen_h / 2), screen_material(picture, 16 / 9))
    # camera with its shutter in a small hood above the screen, loudspeakers in the chin
    slab(0.060, 0.012, 0.010, (0, -0.001, top + 0.0035), shell, radius=0.005, bevel=0.002, name="camera hood")
    cylinder(
        0.0030,
        0.001,
        (-0.004, -0.0072, top + 0.0030),
        plastic("#10141c", 0.1),
        0.0002,
        20,
        rotation=FACE_FRONT,
    )
    front_slab(
        0.010,
        0.004,
        0.001,
        (0.010, -0.0072, top + 0.0030),
        plastic("#55595f", 0.5),
        radius=0.001,
        bevel=0.0002,
    )
    slots_h(screen_w * 0.8, 0.003, 3, (0, -0.0068, zc - h / 2 + 0.012), thick=0.0010)
    all_in_one_back(w, h, zc, sockets)
    sweep(
        [(0, 0.030, lift + h * 0.45), (0, 0.052, lift + 0.04), (0, 0.060, 0.05), (0, 0.050, 0.010)],
        aluminium,
        section=rounded_rectangle(0.085, 0.007, 0.003, 4),
        up=(0, 1, 0),
        smooth=10,
        name="neck",
    )
    slab(
        0.235,
        foot_depth,
        0.008,
        (0, 0.0, 0.004),
        aluminium,
        radius=0.012,
        bevel=0.002,
        segments=4,
        name="foot",
    )
    with beyond_size():
        keyset_before(light_keyset)
    return model


def all_in_one_back(w, h, zc, sockets):
    """Vents and a strip of sockets in the housing."""
    back = 0.033
    low = zc - 0.02 - h * 0.33 + 0.045
    slots_h(w * 0.45, 0.0060, 6, (0, back, zc + h * 0.20), thick=0.0026)
    front_slab(
        w * 0.44,
        0.026,
        0.002,
        (0.0, back - 0.0006, low),
        plastic("#17181a", 0.55),
        radius=0.005,
        bevel=0.0003,
    )
    half = len(sockets) // 2
    socket_row(sockets[:half], w * 0.13, back + 0.0006, low, facing=1, gap=0.007)
    socket_row(sockets[half:], -w * 0.13, back + 0.0006, low, facing=1, gap=0.008)


def keyset_before(light):
    """Keyboard and mouse lying in front of an all-in-one PC."""
    body, keys, legend = ("#bfc1c3", "#cdced0", "#3d4046") if light else ("#232528", "#17181a", "#c4c7cb")
    start = mark()
    keyboard_parts(body, keys, legend, numpad=True, bilingual=True)
    move(since(start), shift=(-0.04, -0.235, 0))
    start = mark()
    mouse_parts(body)
    move(since(start), shift=(0.235, -0.235, 0))
