"""Office printers and copiers."""
from math import pi, radians

from geometry import box, cylinder, prism, rounded_rectangle, slab, surface
from it_parts import (
    BLUE,
    FACE_FRONT,
    GREEN,
    WHITE,
    castors,
    clear_coat,
    feet,
    front_slab,
    mark,
    move,
    paper,
    picture_phone,
    plate,
    rounded,
    screen,
    side_profile,
    side_slots,
    since,
)
from materials import glow, lacquer, paint, plastic, rubber
from screen_pictures import screen_material
from workbench import beyond_size, collection

LEFT_CHEEK = 0.045
RIGHT_CHEEK = 0.085
SCANNER_ABOVE = 0.215  # what flatbed, feeder and their pillars add to a laser printer
ABOVE_THE_TRAYS = 0.569  # castors, engine, delivery and scanner of a copier
DELIVERY_BAY = 0.125  # height of the opening in which a copier's sheets land
PANEL_BEFORE = 0.121  # how far a copier's touch panel stands out
INKS = ("#17181a", "#18a7d8", "#d6308a", "#f2cf1d")


def laser_printer(
    w=0.38,
    d=0.37,
    h=0.24,
    body=WHITE,
    trim="#33363b",
    scanner=False,
    colour=False,
    accent="#2f7de1",
    link=True,
    name="laser",
):
    """A4 laser printer, 380 x 370 x 240 mm; scanner=True puts a flatbed with document feeder above it, within h."""
    model = collection(name, link)
    if scanner:
        h -= SCANNER_ABOVE
    shell = plastic(body, 0.46)
    dark = plastic(trim, 0.48)
    yf = -d / 2
    feet(w, d, 0.04, 0.012, 0.008)
    slab(w - 0.010, d - 0.010, 0.020, (0, 0, 0.016), dark, radius=0.02, bevel=0.003, name="plinth")
    z = paper_cassette(w, d, 0.024, 0.062, shell) + 0.002
    if scanner and h - z > 0.21:
        z = paper_cassette(w, d, z, 0.062, shell) + 0.002
    laser_engine(w, d, h, z, shell)
    door_x = (LEFT_CHEEK - RIGHT_CHEEK) / 2
    if colour:
        for k, ink in enumerate(INKS):
            place = (door_x - 0.033 + k * 0.022, yf - 0.0010, z + 0.040)
            cylinder(0.0065, 0.002, place, plastic(ink, 0.4), 0.0006, 28, rotation=FACE_FRONT)
    if scanner:
        laser_scanner(w, d, h, shell, dark)
    else:
        control_strip(w, yf, h, accent)
    side_slots(0.05, 0.008, 12, (w / 2, 0.07, h - 0.07))
    return model


def paper_cassette(w, d, z, tall, shell):
    """A drawer for paper standing on z, with a grip cut into its front; returns where it ends."""
    yf = -d / 2
    middle = z + tall / 2
    grip = rounded_rectangle(0.12, 0.016, 0.0075, 6)
    box(w - 0.012, d - 0.02, tall, (0, 0.008, middle), shell, 0.003)
    plate(
        w - 0.004, tall - 0.002, [(0, 0.012, grip)], 0.012, (0, yf, middle), shell, radius=0.006, bevel=0.002
    )
    box(0.13, 0.004, 0.022, (0, yf + 0.013, middle + 0.012), plastic("#0b0c0d", 0.6), 0)
    return z + tall


def laser_engine(w, d, h, z, shell):
    """Two cheeks and between them the sloping bed on which the printed sheets land."""
    yf = -d / 2
    black = plastic("#0b0c0d", 0.6)
    cheek = [
        (yf, z, 0.006),
        (d / 2, z, 0.006),
        (d / 2, h, 0.03),
        (yf + 0.03, h, 0.05),
        (yf, h - 0.055, 0.04),
    ]
    for x, width in ((-w / 2 + LEFT_CHEEK / 2, LEFT_CHEEK), (w / 2 - RIGHT_CHEEK / 2, RIGHT_CHEEK)):
        side_profile(cheek, width, shell, 0.01, x, 0.004)
    bed_w = w - LEFT_CHEEK - RIGHT_CHEEK
    bed_x = (LEFT_CHEEK - RIGHT_CHEEK) / 2
    bed = [
        (yf + 0.002, z),
        (d / 2 - 0.004, z),
        (d / 2 - 0.004, h - 0.001, 0.028),
        (0.045, h - 0.001, 0.006),
        (0.038, h - 0.062, 0.012),
        (yf + 0.06, h - 0.030, 0.05),
        (yf + 0.002, h - 0.060, 0.03),
    ]
    side_profile(bed, bed_w + 0.006, shell, 0.004, bed_x, 0.001)
    box(bed_w - 0.03, 0.006, 0.020, (bed_x, 0.0375, h - 0.034), black, 0.001)
    for k in range(4):
        roller = (bed_x + (k - 1.5) * 0.052, 0.036, h - 0.030)
        cylinder(0.006, 0.018, roller, rubber("#3a3b3d"), 0.002, 20, rotation=(0, pi / 2, 0))
    sheet = (bed_x, yf + 0.052, h - 0.0265)
    paper(min(0.21, bed_w - 0.03), 0.215, sheet, rotation=(radians(-9), 0, 0), curl=0.01)
    # front door with a hairline seam and the slot for single sheets
    door_h = h - z - 0.078
    door = (bed_x, yf + 0.0015, z + door_h / 2 + 0.006)
    front_slab(bed_w - 0.012, door_h, 0.004, door, shell, radius=0.008, bevel=0.0015)
    box(bed_w - 0.05, 0.003, 0.0035, (bed_x, yf - 0.0006, z + 0.016), black, 0.0004)


def control_strip(w, yf, h, accent):
    """Small display, three keys and the start key on the right cheek."""
    x = w / 2 - RIGHT_CHEEK / 2
    strip = clear_coat("#15171a")
    slab(RIGHT_CHEEK - 0.020, 0.150, 0.003, (x, yf + 0.125, h + 0.0005), strip, radius=0.010, bevel=0.001)
    surface(
        lambda u, v: ((u - 0.5) * 0.050, (v - 0.5) * 0.030, 0),
        1,
        1,
        picture_phone(1.5, accent).material(0.9),
        location=(x, yf + 0.165, h + 0.0024),
        name="lcd",
    )
    for k in range(3):
        key = (x + (k - 1) * 0.018, yf + 0.128, h + 0.0026)
        slab(0.014, 0.009, 0.0016, key, plastic("#3d4147", 0.4), radius=0.003, bevel=0.0005)
    cylinder(0.011, 0.002, (x, yf + 0.090, h + 0.0026), plastic("#cfd3d8", 0.4), 0.0008, 32)
    cylinder(0.003, 0.0015, (x + 0.02, yf + 0.090, h + 0.0026), glow(GREEN, 2), 0.0003, 16)


def laser_scanner(w, d, h, shell, dark):
    """Flatbed and feeder on three pillars above the delivery, with a tilted touch panel in front."""
    yf = -d / 2
    flatbed(w, d - 0.02, h + 0.062, shell, dark, 0.0)
    box(w - 0.02, 0.10, 0.085, (0, d / 2 - 0.065, h + 0.030), shell, 0.006)
    for side in (-1, 1):
        box(0.05, d * 0.76, 0.085, (side * (w / 2 - 0.030), 0.03, h + 0.032), shell, 0.006)
    start = mark()
    front_slab(0.24, 0.085, 0.016, (0, yf - 0.010, h + 0.045), dark, radius=0.010, bevel=0.003)
    screen(0.105, 0.060, (-0.045, yf - 0.0184, h + 0.047), screen_material("copier_menu", 1.75))
    for k in range(6):
        key = (0.040 + (k % 3) * 0.026, yf - 0.0185, h + 0.060 - (k // 3) * 0.026)
        cylinder(0.008, 0.003, key, plastic("#5a5f66", 0.4), 0.001, 24, rotation=FACE_FRONT)
    move(since(start), rotation=(radians(-24), 0, 0), pivot=(0, yf, h + 0.01))
    box(0.16, 0.05, 0.030, (0, yf + 0.052, h + 0.050), dark, 0.006, name="panel arm")


def flatbed(w, d, z, shell, dark, y=0.0):
    """Flatbed scanner unit and document feeder standing on z: used by the multifunction machines."""
    slab(w, d, 0.052, (0, y, z + 0.026), shell, radius=0.018, bevel=0.004, name="flatbed")
    slab(w - 0.006, d - 0.006, 0.005, (0, y, z + 0.054), dark, radius=0.016, bevel=0.001)
    slab(w, d - 0.01, 0.022, (0, y + 0.004, z + 0.068), shell, radius=0.018, bevel=0.006, name="lid")
    top = z + 0.078
    # feeder hump on the left, sloping document tray towards the right
    hump = [
        (-w / 2 + 0.01, top),
        (w * 0.06, top),
        (w * 0.02, top + 0.050, 0.02),
        (-w / 2 + 0.03, top + 0.058, 0.03),
    ]
    feeder_y = y + 0.03
    prism(rounded(hump, 0.006), d * 0.62, (0, feeder_y, 0), shell, 0.004, rotation=FACE_FRONT, name="feeder")
    mouth = (w * 0.055, feeder_y, top + 0.030)
    box(w * 0.10, d * 0.44, 0.004, mouth, plastic("#0c0d0e", 0.6), 0.001, rotation=(0, radians(-20), 0))
    start = mark()
    slab(w * 0.44, d * 0.56, 0.010, (w * 0.25, feeder_y, top + 0.034), shell, radius=0.014, bevel=0.003)
    for side in (-1, 1):
        guide = (w * 0.22, feeder_y + side * 0.105, top + 0.044)
        slab(w * 0.30, 0.004, 0.014, guide, dark, radius=0.0015, bevel=0.0005)
    move(since(start), rotation=(0, radians(-11), 0), pivot=(w * 0.04, 0, top + 0.034))


def copier(
    w=0.60,
    d=0.72,
    h=1.04,
    body=WHITE,
    trim="#3a3e44",
    trays=4,
    accent="#2f7de1",
    link=True,
    name="copier",
):
    """A3 multifunction copier on castors, 600 x 720 x 1040 mm with the touch panel that stands out in front."""
    model = collection(name, link)
    d -= PANEL_BEFORE
    shell = plastic(body, 0.46)
    dark = plastic(trim, 0.48)
    castors(w - 0.10, d - 0.12, 0.07)
    slab(w, d, 0.040, (0, 0, 0.085), dark, radius=0.02, bevel=0.004, name="base")
    z = copier_trays(w, d, h - ABOVE_THE_TRAYS, trays, shell, accent)
    bay = copier_engine(w, d, z, shell, dark)
    flatbed(w, d - 0.03, bay + DELIVERY_BAY, shell, dark, 0.015)
    copier_panel(d, bay + DELIVERY_BAY + 0.045, dark)
    # right flank: bypass tray door and vents
    box(0.004, d * 0.55, 0.19, (w / 2 + 0.001, 0.0, z + 0.085), shell, 0.0015)
    box(0.006, 0.14, 0.018, (w / 2 + 0.003, 0.0, z + 0.160), dark, 0.002)
    side_slots(0.07, 0.012, 14, (w / 2, 0.12, 0.32))
    return model


def copier_trays(w, d, height, trays, shell, accent):
    """Paper drawers, each with a grip cut into its front and a size label; returns where they end."""
    yf = -d / 2
    z = 0.105
    black = plastic("#0b0c0d", 0.65)
    box(w - 0.008, d - 0.03, height, (0, 0.010, z + height / 2), shell, 0.004)
    tall = height / trays
    for _ in range(trays):
        middle = z + tall / 2
        grip_z = tall / 2 - 0.032
        grip = rounded_rectangle(0.17, 0.020, 0.0095, 6)
        plate(
            w - 0.006,
            tall - 0.004,
            [(0, grip_z, grip)],
            0.020,
            (0, yf, middle),
            shell,
            radius=0.006,
            bevel=0.002,
        )
        box(0.18, 0.004, 0.026, (0, yf + 0.0215, middle + grip_z), black, 0)
        label = (w / 2 - 0.05, yf - 0.0006, middle + grip_z)
        box(0.030, 0.001, 0.016, label, plastic("#f0f0ee", 0.5), 0.0003)
        box(0.010, 0.001, 0.006, (label[0], yf - 0.0012, label[2]), plastic(accent, 0.5), 0.0002)
        z += tall
    return z


def copier_engine(w, d, z, shell, dark):
    """Engine with a front door, and above it the open bay where the sheets land; returns the bay's floor."""
    yf = -d / 2
    tall = 0.17
    middle = z + tall / 2 + 0.003
    black = plastic("#0b0c0d", 0.65)
    slab(w, d - 0.004, tall, (0, 0.002, middle), shell, radius=0.012, bevel=0.004, name="engine")
    front_slab(w - 0.020, tall - 0.016, 0.006, (0, yf + 0.0005, middle), shell, radius=0.010, bevel=0.002)
    box(0.20, 0.003, 0.006, (0, yf - 0.0025, z + tall - 0.012), dark, 0.001)
    floor = z + tall + 0.003
    centre = floor + DELIVERY_BAY / 2
    box(w - 0.004, 0.12, DELIVERY_BAY + 0.01, (0, d / 2 - 0.066, centre), shell, 0.004)
    box(0.145, d - 0.004, DELIVERY_BAY + 0.004, (w / 2 - 0.0735, 0.002, centre), shell, 0.006)
    back = (-0.075, d / 2 - 0.128, centre)
    box(w - 0.16, 0.004, DELIVERY_BAY - 0.004, back, plastic("#54585e", 0.6), 0)
    box(0.004, d * 0.72, 0.026, (w / 2 - 0.149, 0.02, floor + 0.080), black, 0.001)
    start = mark()
    slab(w - 0.19, d * 0.66, 0.012, (-0.085, 0.0, floor + 0.020), dark, radius=0.02, bevel=0.003)
    sheets = (-0.06, -0.01, floor + 0.0295)
    slab(0.21, 0.297, 0.006, sheets, paint("#f4f3ef", 0.75), radius=0.001, bevel=0.0003)
    move(since(start), rotation=(0, radians(5), 0), pivot=(0, 0, floor + 0.02))
    light_z = floor + 0.055
    front_slab(0.10, 0.05, 0.003, (w / 2 - 0.074, yf + 0.0015, light_z), clear_coat("#15171a"), radius=0.006)
    cylinder(
        0.006, 0.003, (w / 2 - 0.050, yf - 0.001, light_z), glow(BLUE, 1.6), 0.001, 20, rotation=FACE_FRONT
    )
    return floor


def copier_panel(d, z, dark):
    """Tilting touch panel, carried on an arm at the front right."""
    yf = -d / 2
    x = 0.09
    start = mark()
    front_slab(0.300, 0.185, 0.018, (x, yf - 0.055, z), dark, radius=0.012, bevel=0.004)
    front_slab(0.290, 0.175, 0.004, (x, yf - 0.063, z), lacquer("#08090a", 0.12), radius=0.010, bevel=0.001)
    screen(0.235, 0.140, (x - 0.010, yf - 0.0655, z + 0.003), screen_material("copier_menu", 1.68))
    for k in range(3):
        key = (0.222, yf - 0.0655, z + 0.045 - k * 0.040)
        cylinder(0.007, 0.002, key, plastic("#c9ccd0", 0.4), 0.0006, 24, rotation=FACE_FRONT)
    move(since(start), rotation=(radians(-42), 0, 0), pivot=(x, yf - 0.05, z))
    box(0.12, 0.07, 0.030, (x, yf - 0.020, z - 0.020), dark, 0.006)


def ink_tank_printer(
    w=0.42,
    d=0.35,
    h=0.165,
    body="#26282b",
    lid="#2e3135",
    accent="#2f7de1",
    adf=False,
    link=True,
    name="inktank",
):
    """Ink-tank multifunction printer, 420 x 350 x 165 mm: windows with four inks, front tray; adf adds a feeder."""
    model = collection(name, link)
    shell = plastic(body, 0.44)
    cover = plastic(lid, 0.40)
    foot = 0.007
    lower = h - (0.160 if adf else 0.058)
    mouth_x = -0.045
    mouth_w = 0.235
    feet(w, d, 0.04, 0.011, foot)
    ink_tank_body(w, d, foot, lower, mouth_x, mouth_w, shell)
    ink_windows(w, d)
    ink_tank_panel(mouth_x, mouth_w * 0.92, -d / 2, foot + lower - 0.018, accent)
    z = foot + lower
    if adf:
        flatbed(w, d - 0.01, z, shell, cover, 0.005)
        return model
    slab(w, d - 0.004, 0.018, (0, 0.002, z + 0.009), shell, radius=0.012, bevel=0.002, name="bed")
    slab(
        w - 0.004,
        d - 0.010,
        0.030,
        (0, 0.004, z + 0.035),
        cover,
        radius=0.014,
        bevel=0.006,
        segments=5,
        name="lid",
    )
    slab(
        w - 0.05, d - 0.06, 0.001, (0, 0.004, z + 0.0502), plastic(lid, 0.55, 0.2), radius=0.01, bevel=0.0004
    )
    return model


def ink_tank_body(w, d, foot, lower, mouth_x, mouth_w, shell):
    """The lower case with its paper mouth and the open tray."""
    yf = -d / 2
    middle = foot + lower / 2
    slab(w, d - 0.030, lower, (0, 0.015, middle), shell, radius=0.012, bevel=0.003, name="body")
    box(mouth_w + 0.02, 0.006, 0.060, (mouth_x, yf + 0.027, foot + 0.040), plastic("#08090a", 0.6), 0)
    mouth = (mouth_x, -0.012, rounded_rectangle(mouth_w, 0.052, 0.006, 5))
    plate(w, lower, [mouth], 0.028, (0, yf, middle), shell, radius=0.010, bevel=0.003)
    start = mark()
    with beyond_size():
        slab(0.215, 0.135, 0.004, (mouth_x, yf - 0.040, 0.020), shell, radius=0.008, bevel=0.001, name="tray")
        slab(0.195, 0.015, 0.008, (mouth_x, yf - 0.100, 0.023), shell, radius=0.004, bevel=0.001)
        paper(0.200, 0.125, (mouth_x, yf - 0.095, 0.0235), curl=0.004)
    move(since(start), rotation=(radians(-4), 0, 0), pivot=(mouth_x, yf, 0.020))


def ink_windows(w, d):
    """Block at the front right with a window for each of the four tanks."""
    yf = -d / 2
    block_w = 0.095
    x0 = w / 2 - block_w / 2 - 0.006
    front_slab(
        block_w, 0.062, 0.014, (x0, yf - 0.006, 0.050), plastic("#17181a", 0.4), radius=0.006, bevel=0.002
    )
    wide = block_w / 4 - 0.005
    for k, (ink, level) in enumerate(zip(INKS, (0.034, 0.028, 0.040, 0.022))):
        x = x0 - block_w / 2 + 0.0045 + wide / 2 + k * (wide + 0.0035)
        glass = plastic("#d8dde0", 0.25)
        front_slab(wide, 0.046, 0.002, (x, yf - 0.0132, 0.050), glass, radius=0.002, bevel=0.0005)
        filled = (x, yf - 0.0140, 0.028 + level / 2)
        front_slab(wide - 0.002, level, 0.002, filled, plastic(ink, 0.15, 0), radius=0.0015, bevel=0.0004)


def ink_tank_panel(x, w, yf, z, accent):
    """Gloss strip above the paper mouth: power light, small display and five keys."""
    front_slab(
        w, 0.026, 0.006, (x, yf - 0.003, z), clear_coat("#101114", 0.2, 0.6), radius=0.006, bevel=0.0015
    )
    screen(0.036, 0.018, (x - 0.020, yf - 0.0065, z), picture_phone(2.0, accent).material(1.1))
    for k in range(5):
        key = (x + 0.018 + k * 0.017, yf - 0.0062, z)
        cylinder(0.0048, 0.002, key, plastic("#5a5f66", 0.4), 0.0006, 24, rotation=FACE_FRONT)
    cylinder(0.0055, 0.002, (x - 0.080, yf - 0.0062, z), glow(BLUE, 1.4), 0.0006, 24, rotation=FACE_FRONT)
