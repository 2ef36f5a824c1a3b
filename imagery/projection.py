"""Projectors, projection screens and large panels."""
from math import cos, pi, radians, sin, sqrt

from geometry import box, boxes, cylinder, lathe, rounded_rectangle, slab, sweep
from it_parts import (
    BLUE,
    FACE_FRONT,
    WHITE,
    discs,
    front_slab,
    move,
    screen,
    side_slots,
    slots_h,
    slots_v,
    socket,
    socket_row,
    wall_piece,
)
from materials import glow, lacquer, metal, paint, plastic, powder, rubber
from screen_pictures import screen_material
from workbench import beyond_size, collection

PROJECTOR_FOOT = 0.016
WIDE = 16 / 9


def projector(
    w=0.34,
    d=0.27,
    h=0.116,
    body=WHITE,
    trim="#3a3e44",
    lens="side",
    sockets=("hdmi", "hdmi", "vga", "usb_a", "audio"),
    link=True,
    name="projector",
):
    """Projector, 340 x 270 x 116 mm with its feet: lens at the 'side' or in the 'centre', keypad, sockets behind."""
    model = collection(name, link)
    h -= PROJECTOR_FOOT
    dark = plastic(trim, 0.45)
    yf = -d / 2
    zc = PROJECTOR_FOOT + h / 2
    projector_shell(w, d, h, plastic(body, 0.42), dark)
    lens_x = w * 0.24 if lens == "side" else 0.0
    radius = h * 0.36
    projector_lens(lens_x, yf, zc + 0.004, radius, dark)
    fields = [(-w * 0.22, w * 0.36)] if lens == "side" else [(-w * 0.30, w * 0.22), (w * 0.30, w * 0.22)]
    for grille_x, grille_w in fields:
        front_slab(grille_w, h * 0.62, 0.004, (grille_x, yf + 0.0002, zc), dark, radius=0.008, bevel=0.001)
        count = int(h * 0.54 / 0.0072)
        slots_h(grille_w - 0.016, 0.0072, count, (grille_x, yf - 0.002, zc), thick=0.0036)
    receiver_x = lens_x - radius * 1.9 if lens == "side" else w * 0.14
    receiver = (receiver_x, yf - 0.0002, zc + h * 0.20)
    front_slab(0.030, 0.014, 0.003, receiver, lacquer("#140808", 0.1), radius=0.005)
    for side in (-1, 1):
        side_slots(h * 0.45, 0.009, 13, (side * w / 2, 0.02, zc), 0.0045)
    projector_top(w, lens_x, yf, PROJECTOR_FOOT + h, dark)
    discs([(-w * 0.42, yf - 0.0005, zc + h * 0.12)], 0.002, glow(BLUE, 2))
    panel = (0, d / 2 + 0.0002, zc - h * 0.02)
    front_slab(
        w * 0.78, h * 0.46, 0.003, panel, plastic("#17181a", 0.5), radius=0.006, bevel=0.0006, name="sockets"
    )
    socket_row(("power",) + tuple(sockets), 0, d / 2 + 0.0020, panel[2], facing=1, gap=w * 0.035)
    return model


def projector_shell(w, d, h, shell, dark):
    """Two half shells with a dark joint, on three feet."""
    yf = -d / 2
    for x, y in ((-w / 2 + 0.05, yf + 0.05), (w / 2 - 0.05, yf + 0.05), (0, d / 2 - 0.05)):
        height = PROJECTOR_FOOT + 0.004
        cylinder(0.013, height, (x, y, height / 2), rubber("#202124"), 0.003, 28)
    lower = (0, 0, PROJECTOR_FOOT + h * 0.26)
    upper = (0, 0, PROJECTOR_FOOT + h * 0.75)
    slab(
        w,
        d,
        h * 0.52,
        lower,
        shell,
        radius=0.030,
        bevel=0.006,
        bottom_bevel=0.016,
        segments=5,
        corner_steps=12,
        name="lower",
    )
    slab(
        w,
        d,
        h * 0.50,
        upper,
        shell,
        radius=0.030,
        bevel=0.014,
        bottom_bevel=0.002,
        segments=6,
        corner_steps=12,
        name="upper",
    )
    slab(
        w - 0.0015,
        d - 0.0015,
        0.003,
        (0, 0, PROJECTOR_FOOT + h * 0.51),
        dark,
        radius=0.030,
        bevel=0.0005,
        corner_steps=12,
    )


def projector_lens(x, y, z, radius, dark):
    """A ring, the barrel inside it and coated glass, looking towards -Y."""
    place = (x, y, z)
    ring = [
        (radius * 0.98, -0.010),
        (radius * 1.28, -0.010),
        (radius * 1.28, 0.006),
        (radius * 1.20, 0.011),
        (radius * 1.02, 0.009),
        (radius * 0.98, 0.002),
    ]
    barrel = [
        (0, -0.012),
        (radius, -0.012),
        (radius, 0.006),
        (radius * 0.90, 0.004),
        (radius * 0.80, -0.002),
        (0, -0.002),
    ]
    glass = [(radius * 0.78, -0.002), (radius * 0.70, 0.004), (radius * 0.45, 0.009), (0, 0.011)]
    lathe(ring, place, dark, 64, rotation=FACE_FRONT)
    lathe(barrel, place, plastic("#0b0c0d", 0.35), 64, rotation=FACE_FRONT)
    lathe(glass, place, lacquer("#16233c", 0.03), 64, rotation=FACE_FRONT, smooth_angle=80)


def projector_top(w, lens_x, yf, top, dark):
    """Keypad with four arrows around a middle key, and the wheel that focuses the lens."""
    x, y = -w * 0.18, 0.030
    key = plastic("#c9ccd0", 0.4)
    slab(0.070, 0.050, 0.002, (x, y, top), dark, radius=0.010, bevel=0.0006)
    for k in range(4):
        angle = k * pi / 2
        place = (x + 0.013 * cos(angle), y + 0.013 * sin(angle), top + 0.0012)
        cylinder(0.0045, 0.002, place, key, 0.0006, 20)
    cylinder(0.0050, 0.0022, (x, y, top + 0.0012), key, 0.0006, 24)
    slab(0.075, 0.034, 0.002, (lens_x, yf + 0.062, top), dark, radius=0.008, bevel=0.0006)
    ribs = [(lens_x - 0.026 + k * 0.0058, yf + 0.062, top + 0.0016, 0.0034, 0.022, 0.0022) for k in range(10)]
    boxes(ribs, plastic("#1a1b1d", 0.5), 0.0005, 1)


def projection_screen(w=2.11, h=1.26, ratio=WIDE, case="#cfd0d0", link=True, name="pullscreen"):
    """Pull-down projection screen with a 2110 mm case, white cloth with a black border, shown against a wall."""
    model = collection(name, link)
    cloth_w = w - 0.11
    picture_w = cloth_w - 0.12
    picture_h = picture_w / ratio
    bottom = 0.35
    top = bottom + h - 0.09
    middle = top + 0.04
    enamel = powder(case, 0.45)
    wall_piece(w + 0.26, top + 0.30, 0.06, 0, 0.03, "#b9b3a8")
    front_slab(0.085, 0.080, cloth_w + 0.09, (0, 0, middle), enamel, radius=0.016, bevel=0.003, name="case")
    move([list(model.objects)[-1]], rotation=(0, 0, pi / 2), pivot=(0, 0, 0))
    for side in (-1, 1):
        front_slab(
            0.082,
            0.084,
            0.014,
            (0, 0, middle),
            plastic("#9b9ea1", 0.45),
            radius=0.018,
            bevel=0.003,
            name="end",
        )
        move([list(model.objects)[-1]], shift=(side * (cloth_w / 2 + 0.046), 0, 0), rotation=(0, 0, pi / 2))
        bracket = (side * (cloth_w / 2 - 0.10), 0.045, middle)
        with beyond_size():
            box(0.030, 0.06, 0.050, bracket, metal("#a9acb0", 0.3), 0.002)
    black = plastic("#0c0d0e", 0.7)
    box(cloth_w, 0.0012, top - bottom + 0.02, (0, -0.005, (top + bottom) / 2 + 0.01), black, 0, name="border")
    picture_z = bottom + 0.05 + picture_h / 2
    box(picture_w, 0.0008, picture_h, (0, -0.0062, picture_z), paint("#e9e9e7", 0.85), 0, name="cloth")
    sweep(
        [(-cloth_w / 2 - 0.01, -0.005, bottom), (cloth_w / 2 + 0.01, -0.005, bottom)],
        enamel,
        section=rounded_rectangle(0.020, 0.034, 0.008, 5),
        smooth=0,
        up=(0, 0, 1),
        name="bar",
    )
    angles = [2 * pi * i / 32 for i in range(32)]
    ring = [(0.020 * cos(a), 0, 0.028 * sin(a) - 0.046) for a in angles]
    pull = plastic("#17181a", 0.4)
    with beyond_size():
        sweep(
            ring,
            pull,
            radius=0.005,
            closed=True,
            smooth=0,
            up=(0, 1, 0),
            sides=10,
            location=(0, -0.005, bottom),
            name="pull",
        )
    return model


def interactive_panel(
    diagonal=75,
    h=1.75,
    foot_depth=0.78,
    body="#1d1e20",
    stand="#2a2c2f",
    picture="lesson",
    pens=True,
    computer_slot=False,
    link=True,
    name="panel",
):
    """Large panel on a wheeled stand, 75 inches: 1700 x 780 x 1750 mm; with a tray of pens, or without for signage."""
    model = collection(name, link)
    screen_h = diagonal * 0.0254 / sqrt(1 + WIDE**2)
    screen_w = screen_h * WIDE
    w = screen_w + 0.040
    tall = screen_h + 0.070
    zc = h - tall / 2
    bottom = zc - tall / 2
    frame = plastic(body, 0.40)
    front_slab(w, tall, 0.050, (0, 0.005, zc), frame, radius=0.014, bevel=0.006, name="panel")
    glass_h = screen_h + 0.030
    glass = (0, -0.021, h - 0.007 - glass_h / 2)
    front_slab(w - 0.014, glass_h, 0.004, glass, lacquer("#08090a", 0.16), radius=0.008, bevel=0.0008)
    screen(screen_w, screen_h, (0, -0.0238, h - 0.022 - screen_h / 2), screen_material(picture, WIDE))
    panel_chin(w, bottom, frame, pens)
    panel_back(w, tall, zc, plastic("#34373b", 0.5), computer_slot)
    panel_stand(bottom, tall, zc, foot_depth, powder(stand, 0.42))
    return model


def panel_chin(w, bottom, frame, pens):
    """What is under the screen: a light, and on a touch panel keys, loudspeakers and two pens in a tray."""
    z = bottom + 0.020
    box(0.012, 0.002, 0.004, (w * 0.45, -0.0208, z), glow(BLUE, 2.0), 0.0004)
    if not pens:
        return
    for k in range(5):
        key = (-0.06 + k * 0.03, -0.0205, z)
        cylinder(0.006, 0.003, key, plastic("#3d4147", 0.4), 0.0008, 24, rotation=FACE_FRONT)
    for side in (-1, 1):
        slots_v(0.018, 0.006, 40, (side * w * 0.30, -0.0202, z), thick=0.0024)
    box(w * 0.34, 0.040, 0.010, (0, -0.030, bottom - 0.004), frame, 0.003, name="pen tray")
    white = plastic("#d2d2d0", 0.4)
    for left in (-0.20, 0.03):
        pen = [(left, -0.034, bottom + 0.007), (left + 0.15, -0.034, bottom + 0.007)]
        sweep(pen, white, radius=0.006, sides=12, smooth=0, name="pen")


def panel_back(w, tall, zc, shell, computer_slot):
    """Housing behind the panel with vents and sockets; the slot for a computer module opens at the right."""
    wide = w * 0.80
    high = tall * 0.74
    back = 0.052
    front_slab(wide, high, 0.030, (0, 0.037, zc), shell, radius=0.020, bevel=0.008, name="housing")
    for side in (-1, 1):
        slots_v(0.060, 0.014, 22, (side * wide * 0.28, back, zc + high * 0.38), thick=0.006)
    # seen from behind: sockets low at the left
    x = wide * 0.36
    z = zc - high * 0.34
    front_slab(wide * 0.20, 0.050, 0.003, (x, back, z), plastic("#0d0e10", 0.5), radius=0.005, bevel=0.0005)
    for k, kind in enumerate(("power", "hdmi", "hdmi", "hdmi", "usb_c", "usb_a", "usb_a", "ethernet")):
        socket(kind, x + wide * 0.085 - k * wide * 0.0245, back + 0.0018, z, facing=1)
    if computer_slot:
        module = plastic("#2f3236", 0.45)
        place = (-wide * 0.34, back + 0.006, zc)
        front_slab(0.30, 0.21, 0.022, place, module, radius=0.006, bevel=0.003, name="computer")
        slots_h(0.20, 0.010, 9, (place[0], back + 0.0170, zc + 0.02), thick=0.004)
        for end in (-1, 1):
            screw = (place[0] - 0.138, back + 0.018, zc + end * 0.085)
            cylinder(0.008, 0.006, screw, metal("#b9bcc0", 0.3), 0.001, 24, rotation=FACE_FRONT)


def panel_stand(bottom, tall, zc, foot_depth, steel):
    """Two posts with rails for the panel, a shelf, and two feet on locking castors."""
    post_y = 0.098
    top = zc + tall * 0.22
    for side in (-1, 1):
        x = side * 0.30
        slab(
            0.070,
            0.045,
            top - 0.10,
            (x, post_y, (top + 0.10) / 2),
            steel,
            radius=0.010,
            bevel=0.002,
            name="post",
        )
        reach = foot_depth / 2 - 0.022
        foot = [(x * 1.35, -reach, 0.085), (x * 1.2, 0, 0.095), (x * 1.35, reach, 0.085)]
        sweep(
            foot,
            steel,
            section=rounded_rectangle(0.060, 0.045, 0.012, 5),
            smooth=8,
            up=(0, 0, 1),
            name="foot",
        )
        box(0.036, 0.024, tall * 0.60, (x, 0.064, zc), steel, 0.002, name="rail")
    box(0.60, 0.045, 0.050, (0, post_y, 0.125), steel, 0.004)
    box(0.60, 0.045, 0.050, (0, post_y, bottom - 0.06), steel, 0.004)
    slab(0.66, 0.30, 0.018, (0, 0.0, bottom - 0.13), steel, radius=0.02, bevel=0.003, name="shelf")
    for side in (-1, 1):
        for end in (-1, 1):
            locking_castor(side * 0.405, end * (foot_depth / 2 - 0.042))


def locking_castor(x, y):
    """Twin-wheel castor of 64 mm with a grey lever for its brake."""
    for side in (-1, 1):
        wheel = (x + side * 0.013, y, 0.032)
        cylinder(0.032, 0.018, wheel, plastic("#2a2b2d", 0.5), 0.004, 32, rotation=(0, pi / 2, 0))
    cylinder(0.013, 0.050, (x, y, 0.058), plastic("#17181a"), 0.002, 24)
    lever = (x, y - 0.030 if y < 0 else y + 0.030, 0.052)
    tilt = radians(18 if y < 0 else -18)
    slab(
        0.026, 0.024, 0.005, lever, plastic("#6d7177", 0.5), radius=0.006, bevel=0.002, rotation=(tilt, 0, 0)
    )
