"""Telephones, headsets and things for video meetings.

Metres, Z up, front = -Y, standing on z = 0. Every family builds into a fresh collection and returns it.
"""
from math import cos, pi, radians, sin

from geometry import box, cushion, cylinder, lathe, rounded_rectangle, slab, surface, sweep, text
from it_parts import (
    FACE_FRONT,
    GREEN,
    discs,
    front_slab,
    mark,
    move,
    side_profile,
    since,
    slots_v,
    wall_piece,
)
from materials import fabric, glow, lacquer, metal, paint, plastic, rubber
from network import appliance, port_contacts
from screen_page import Page
from shading import linear
from sockets import (
    camera_lens,
    jack_block,
    jack_hole,
    printed_line,
    rating_label,
    rear,
    rocker_switch,
    round_jack,
    screw,
    usb_socket,
)
from workbench import beyond_size, collection

KEYPAD = "123456789*0#"
PHONE_DEPTH = 0.190
PHONE_TILT = radians(40)


LINES = ("Reception", "Sales", "Accounts", "Stores")
NAMES = ("Reception", "Sales", "Accounts", "Stores", "Design", "Service", "Drivers", "Director", "HR", "Gate")


def picture_phone(aspect=1.62, accent="#1f5fae"):
    """Desk phone: time, four lines and the soft keys."""
    page = Page(aspect, "#0d2547", "#1b4f8f", 480)
    page.rect(0, 0, aspect, 0.14, "#081a33")
    page.write("09:42", 0.05, 0.045, 0.060, "#ffffff")
    page.write("Ext. 204", aspect - 0.05, 0.048, 0.052, "#c8d8ee", "right")
    for index, words in enumerate(LINES):
        y = 0.19 + index * 0.155
        chosen = index == 0
        page.rect(
            0.05, y, aspect - 0.1, 0.13, "#ffffff" if chosen else "#2c64a8", 0.02, 0.95 if chosen else 0.55
        )
        page.disc(0.125, y + 0.065, 0.032, GREEN if chosen else "#9fc0e8")
        page.write(words, 0.20, y + 0.036, 0.060, accent if chosen else "#e6effa")
        page.write(
            str(201 + index), aspect - 0.10, y + 0.036, 0.060, accent if chosen else "#bcd2ee", "right"
        )
    wide = (aspect - 0.05) / 4
    for index, words in enumerate(("Redial", "List", "Hold", "Menu")):
        page.rect(0.05 + index * wide, 0.85, wide - 0.05, 0.11, "#081a33", 0.02)
        page.write(words, 0.025 + (index + 0.5) * wide, 0.883, 0.044, "#cfe0f5", "centre")
    return page


def picture_lines(aspect=0.37):
    """Key module of a phone: ten named lines, green when free and red when busy."""
    page = Page(aspect, "#0d2547", "#1b4f8f", 720)
    pitch = 0.96 / len(NAMES)
    for index, words in enumerate(NAMES):
        y = 0.02 + index * pitch
        page.rect(0.015, y + 0.006, aspect - 0.03, pitch - 0.012, "#2c64a8", 0.012, 0.8)
        page.disc(0.050, y + pitch / 2, 0.016, "#e25d6a" if index in (1, 4, 7) else GREEN)
        page.write(words, 0.085, y + pitch / 2 - 0.017, 0.034, "#f0f5fc")
    return page


def ip_phone(
    body="#1f2124", keys="#d5d7d9", wide=0.215, expansion=False, accent="#1f5fae", link=True, name="phone"
):
    """IP desk phone, 215 x 190 x 170 mm on its stand: handset with coiled lead, colour display and keypad."""
    model = collection(name, link)
    shell = plastic(body, 0.42)
    trim = plastic("#2e3136", 0.4)
    start = mark()
    slab(wide, PHONE_DEPTH, 0.020, (0, 0, 0.010), shell, radius=0.014, bevel=0.005, segments=5, name="body")
    right = 0.030
    slab(wide - 0.072, PHONE_DEPTH - 0.014, 0.004, (right, 0, 0.0205), trim, radius=0.010, bevel=0.0015)
    phone_display(right, accent)
    phone_keys(right, keys)
    handset(-wide / 2 + 0.033, shell, trim)
    if expansion:
        key_module(wide / 2 + 0.045, shell)
    move(since(start), shift=(0, 0, 0.006), rotation=(PHONE_TILT, 0, 0), pivot=(0, -PHONE_DEPTH / 2, 0))
    phone_stand(wide, trim)
    return model


def phone_display(x, accent):
    """Glass field with the colour display and the four soft keys below it."""
    slab(0.118, 0.076, 0.003, (x, 0.048, 0.0225), lacquer("#070809", 0.1), radius=0.005, bevel=0.0006)
    surface(
        lambda u, v: ((u - 0.5) * 0.098, (v - 0.5) * 0.060, 0),
        1,
        1,
        picture_phone(1.62, accent).material(1.1),
        location=(x, 0.049, 0.0243),
        name="display",
    )
    for k in range(4):
        place = (x - 0.036 + k * 0.024, 0.0045, 0.0235)
        slab(0.020, 0.0075, 0.003, place, plastic("#50555c", 0.4), radius=0.003, bevel=0.001)


def phone_keys(x, colour):
    """Twelve digit keys, the navigation ring and three function keys."""
    legend = plastic("#1a1b1d" if linear(colour)[0] > 0.3 else "#e2e4e6", 0.6, 0)
    for k, sign in enumerate(KEYPAD):
        kx = x - 0.038 + (k % 3) * 0.0245
        ky = -0.020 - (k // 3) * 0.0175
        slab(0.0200, 0.0125, 0.004, (kx, ky, 0.0240), plastic(colour, 0.42), radius=0.0035, bevel=0.0012)
        text(sign, 0.0068, (kx, ky, 0.02606), legend, depth=0.00001)
    ring = [(0.0085, 0), (0.0165, 0), (0.0172, 0.0015), (0.0160, 0.003), (0.0090, 0.003), (0.0085, 0.002)]
    lathe(ring, (x + 0.043, -0.026, 0.0222), metal("#aeb1b5", 0.3), 40)
    cylinder(0.0075, 0.004, (x + 0.043, -0.026, 0.0232), plastic(colour, 0.42), 0.001, 32)
    for k, shade in enumerate(("#3d4248", "#3d4248", "#c43d35")):
        place = (x + 0.043, -0.052 - k * 0.0145, 0.0238)
        slab(0.026, 0.010, 0.004, place, plastic(shade, 0.4), radius=0.004, bevel=0.0012)


def handset(x, shell, trim):
    """Handset lying in its cradle along the left side, with its coiled lead."""
    slab(0.052, PHONE_DEPTH - 0.012, 0.006, (x, 0, 0.0215), trim, radius=0.012, bevel=0.002)
    path = [
        (x, -0.100, 0.040),
        (x, -0.075, 0.046),
        (x, -0.035, 0.054),
        (x, 0, 0.056),
        (x, 0.035, 0.054),
        (x, 0.075, 0.046),
        (x, 0.100, 0.040),
    ]
    sweep(
        path,
        shell,
        section=rounded_rectangle(0.046, 0.024, 0.010, 6),
        smooth=10,
        up=(0, 0, 1),
        name="handset",
        taper=lambda t: (1 - 0.24 * sin(pi * t) ** 2, 1.0 - 0.10 * sin(pi * t)),
    )
    for y in (-0.080, 0.080):
        cushion(0.050, 0.052, 0.032, (x, y, 0.036), shell, squareness=4, fullness=4, name="cup")
    turns = 26
    steps = 10
    coil = []
    for i in range(turns * steps + 1):
        t = i / (turns * steps)
        a = 2 * pi * turns * t
        along = -0.105 + 0.120 * t
        coil.append(
            (
                x - 0.030 - 0.020 * sin(pi * t) + 0.0052 * cos(a),
                along,
                0.020 - 0.004 * sin(pi * t) + 0.0052 * sin(a),
            )
        )
    cord = plastic("#17181a", 0.45)
    with beyond_size():
        sweep(coil, cord, radius=0.0013, smooth=0, sides=6, name="coil")
    lower = [(x, -0.102, 0.034), (x - 0.004, -0.114, 0.030), (x - 0.016, -0.116, 0.024), coil[0]]
    upper = [coil[-1], (x - 0.024, 0.022, 0.018), (x - 0.010, 0.026, 0.014)]
    with beyond_size():
        for path in (lower, upper):
            sweep(path, cord, radius=0.0013, smooth=8, sides=6, name="lead")


def key_module(x, shell):
    """Key module at the right of a reception phone: ten named lines on its own display."""
    slab(0.085, PHONE_DEPTH, 0.018, (x, 0, 0.009), shell, radius=0.012, bevel=0.004)
    slab(0.060, 0.150, 0.003, (x, 0.012, 0.0185), lacquer("#070809", 0.1), radius=0.004, bevel=0.0006)
    surface(
        lambda u, v: ((u - 0.5) * 0.052, (v - 0.5) * 0.140, 0),
        1,
        1,
        picture_lines(0.37).material(1.0),
        location=(x, 0.012, 0.0203),
        name="display",
    )
    for k in range(3):
        place = (x - 0.020 + k * 0.020, -0.076, 0.0190)
        slab(0.014, 0.0085, 0.003, place, plastic("#50555c", 0.4), radius=0.003, bevel=0.001)


def phone_stand(wide, trim):
    """Wedge behind the phone, with the two network sockets and the headset socket in it."""
    back = PHONE_DEPTH * cos(PHONE_TILT) - PHONE_DEPTH / 2
    top = PHONE_DEPTH * sin(PHONE_TILT)
    outline = [
        (-PHONE_DEPTH / 2 + 0.02, 0),
        (back + 0.005, 0),
        (back - 0.012, top * 0.80),
        (back - 0.04, top * 0.80),
    ]
    side_profile(outline, wide * 0.55, trim, 0.006, 0.0, 0.003)
    with rear(back + 0.004):
        jack_block(-0.028, 0.018, 2, colour="#d5d7d9", lights=True)
        jack_block(0.012, 0.018, 1, colour="#17181a", wide=0.0095)
        round_jack(0.038, 0.018)
        printed_line(-0.028, 0.031, 0.022, -0.0005)
        printed_line(0.012, 0.031, 0.010, -0.0005)
        rating_label(0, 0.058, 0.070, 0.026, 0.006)


def headset(
    body="#1d1e20", pad="#26272a", wired=False, accent="#8d9196", w=0.190, h=0.200, link=True, name="headset"
):
    """Office headset for both ears, 190 x 85 x 200 mm, with a microphone boom, standing on its ear cups."""
    model = collection(name, link)
    shell = plastic(body, 0.42)
    leather = plastic(pad, 0.55, 0.15)
    middle = 0.0395
    half = w / 2 - 0.028
    for side in (-1, 1):
        ear_cup(side * (half + 0.020), middle, side, shell, leather, accent)
        arm = [
            (side * (half + 0.016), 0, middle + 0.018),
            (side * (half + 0.019), 0, middle + 0.045),
            (side * (half + 0.014), 0, middle + 0.075),
        ]
        sweep(
            arm,
            metal(accent, 0.3),
            section=rounded_rectangle(0.014, 0.004, 0.0018, 4),
            up=(1, 0, 0),
            smooth=8,
            name="arm",
        )
        cuff = (side * (half + 0.0135), 0, middle + 0.066)
        slab(0.012, 0.027, 0.026, cuff, shell, radius=0.005, bevel=0.003, name="cuff")
    spring = middle + 0.060
    arch = h - 0.003 - spring
    band = []
    for i in range(21):
        a = pi * i / 20
        band.append(((half + 0.012) * cos(a) * (1 + 0.05 * sin(a)), 0, spring + arch * sin(a)))
    sweep(
        band, shell, section=rounded_rectangle(0.006, 0.024, 0.0028, 5), up=(0, 1, 0), smooth=4, name="band"
    )
    sweep(
        [(x * 0.93, y, z - 0.008) for x, y, z in band[4:17]],
        leather,
        section=rounded_rectangle(0.011, 0.028, 0.005, 6),
        up=(0, 1, 0),
        smooth=4,
        taper=lambda t: (1 - 0.5 * abs(2 * t - 1) ** 4, 1 - 0.35 * abs(2 * t - 1) ** 4),
        name="cushion",
    )
    with beyond_size():
        boom(-(half + 0.026), middle, shell)
        if wired:
            headset_lead(half, middle)
        else:
            receiver(0.055, -0.085)
    return model


def ear_cup(x, z, side, shell, leather, accent):
    """One ear cup: housing, metal badge, soft ring and cloth inside."""
    start = mark()
    housing = [
        (0, 0),
        (0.024, 0),
        (0.032, 0.003),
        (0.0355, 0.010),
        (0.0355, 0.018),
        (0.033, 0.022),
        (0, 0.022),
    ]
    lathe(housing, (0, 0, 0), shell, 56)
    badge = [(0, 0.0005), (0.022, 0.0005), (0.0215, -0.0008), (0, -0.0012)]
    lathe(badge, (0, 0, 0), metal(accent, 0.3), 48)
    ring = [(0.0275 * cos(2 * pi * i / 56), 0.0275 * sin(2 * pi * i / 56), 0) for i in range(56)]
    sweep(ring, leather, radius=0.0115, closed=True, smooth=0, sides=16, location=(0, 0, 0.031), name="pad")
    cylinder(0.020, 0.004, (0, 0, 0.023), fabric("#2a2b2d", 0.004), 0.0005, 32)
    move(since(start), shift=(x, 0, z), rotation=(0, -side * pi / 2, 0))


def boom(x, z, shell):
    """Microphone boom reaching forward from the left cup."""
    cylinder(0.012, 0.010, (x + 0.002, -0.012, z - 0.004), shell, 0.003, 32, rotation=(0, pi / 2, 0))
    path = [
        (x, -0.014, z - 0.006),
        (x - 0.006, -0.040, z - 0.018),
        (x + 0.012, -0.066, z - 0.026),
        (x + 0.040, -0.080, z - 0.028),
    ]
    sweep(path, shell, radius=0.0030, sides=12, smooth=10, name="boom")
    start = mark()
    cushion(
        0.014, 0.030, 0.014, (0, 0, 0), rubber("#141416"), squareness=2.5, fullness=2.5, name="microphone"
    )
    move(since(start), shift=(x + 0.048, -0.083, z - 0.028), rotation=(0, 0, radians(-72)))


def usb_plug(x, y, turn, body="#17181a"):
    """USB-A plug lying on the table, its tongue pointing along turn (0 is towards the viewer)."""
    start = mark()
    slab(0.015, 0.022, 0.0085, (0, 0, 0.0045), plastic(body, 0.42), radius=0.003, bevel=0.0015, name="plug")
    slab(
        0.0120,
        0.0130,
        0.0045,
        (0, -0.0170, 0.0045),
        metal("#c9ccd0", 0.22),
        radius=0.0006,
        bevel=0.0003,
        name="tongue",
    )
    holes = [(side * 0.0026, -0.0190, 0.0068, 0.0022, 0.0022, 0.0003) for side in (-1, 1)]
    for hx, hy, hz, w, d, h in holes:
        box(w, d, h, (hx, hy, hz), plastic("#0a0a0b", 0.6), 0)
    move(since(start), shift=(x, y, 0), rotation=(0, 0, turn))


def receiver(x, y):
    """The small USB receiver of a wireless headset, lying in front of it."""
    usb_plug(x, y, radians(38))


def headset_lead(half, middle):
    """Lead from the left cup over an in-line control to a USB plug."""
    cord = plastic("#26282b", 0.5)
    first = [
        (-(half + 0.020), 0.004, middle - 0.034),
        (-(half + 0.012), 0.030, 0.003),
        (-0.030, 0.048, 0.0026),
        (0.020, 0.020, 0.0026),
        (0.030, -0.030, 0.0040),
        (0.014, -0.048, 0.0055),
    ]
    sweep(first, cord, radius=0.0022, sides=10, name="lead")
    start = mark()
    slab(
        0.020,
        0.046,
        0.011,
        (0, 0, 0.0055),
        plastic("#c2c4c7", 0.42),
        radius=0.009,
        bevel=0.003,
        name="control",
    )
    for y in (-0.010, 0.004):
        slab(0.009, 0.008, 0.002, (0, y, 0.0112), plastic("#4a4d52", 0.45), radius=0.003, bevel=0.0006)
    move(since(start), shift=(0.002, -0.066, 0), rotation=(0, 0, radians(-34)))
    second = [
        (-0.011, -0.086, 0.0055),
        (-0.018, -0.100, 0.0030),
        (0.005, -0.112, 0.0026),
        (0.045, -0.095, 0.0026),
        (0.070, -0.070, 0.0040),
    ]
    sweep(second, cord, radius=0.0022, sides=10, name="lead")
    usb_plug(0.0785, -0.0610, radians(137), "#c2c4c7")


def webcam(body="#1d1f22", wide=0.092, link=True, name="webcam"):
    """Full-HD webcam, 92 x 30 x 30 mm on a folding clip, 63 mm high."""
    model = collection(name, link)
    middle = 0.048
    shell = plastic(body, 0.40)
    front_slab(
        wide,
        0.030,
        0.026,
        (0, 0, middle),
        shell,
        radius=0.0148,
        bevel=0.006,
        segments=5,
        corner_steps=14,
        name="body",
    )
    glass = lacquer("#08090a", 0.08)
    front_slab(
        wide - 0.008, 0.023, 0.003, (0, -0.0125, middle), glass, radius=0.0113, bevel=0.0008, corner_steps=14
    )
    camera_lens(0, -0.0135, middle, 0.0105)
    for side in (-1, 1):
        grille = (side * wide * 0.32, -0.0139, middle)
        slots_v(0.009, 0.0026, 4, grille, plastic("#4a4d52", 0.6), 0.0011, 0.0004)
    cylinder(0.0012, 0.001, (0.020, -0.0140, middle), glow("#ffffff", 1.6), 0.0002, 16, rotation=FACE_FRONT)
    cylinder(0.010, 0.014, (0, 0.002, middle - 0.019), shell, 0.003, 32)
    slab(0.046, 0.052, 0.007, (0, 0.006, middle - 0.029), shell, radius=0.006, bevel=0.002)
    clip = [(0.018, 0.002), (0.030, 0.002), (0.034, middle - 0.030), (0.024, middle - 0.030)]
    side_profile(clip, 0.040, shell, 0.003, 0, 0.002)
    slab(0.044, 0.060, 0.004, (0, 0.004, 0.002), rubber("#202124"), radius=0.006, bevel=0.001)
    lead = [
        (0.012, 0.036, 0.012),
        (0.05, 0.055, 0.0025),
        (0.095, 0.035, 0.0022),
        (0.125, -0.01, 0.0022),
        (0.105, -0.04, 0.0022),
    ]
    with beyond_size():
        sweep(lead, plastic("#141517", 0.5), radius=0.0020, sides=8, name="lead")
        usb_plug(0.098, -0.050, radians(-34))
    return model


def video_bar(
    w=0.60, h=0.098, d=0.085, body="#26282c", cloth="#3b3e43", wall=False, link=True, name="videobar"
):
    """Video bar with a cloth front, 600 x 85 x 98 mm on its table foot, or wall=True on a wall piece."""
    model = collection(name, link)
    lift = 0.13 if wall else 0.018
    tall = h if wall else h - lift
    deep = d - 0.015
    middle = lift + tall / 2
    front = -deep / 2
    r = tall / 2 - 0.002
    front_slab(
        w,
        tall,
        deep,
        (0, 0, middle),
        plastic(body, 0.42),
        radius=r,
        bevel=0.010,
        segments=5,
        corner_steps=16,
        name="body",
    )
    front_slab(
        w - 0.008,
        tall - 0.008,
        0.010,
        (0, front + 0.0015, middle),
        fabric(cloth, 0.0036, 0.30),
        radius=r - 0.004,
        bevel=0.004,
        segments=4,
        corner_steps=16,
        name="cloth",
    )
    glass = lacquer("#08090a", 0.08)
    front_slab(
        0.150,
        tall - 0.008,
        0.012,
        (0, front + 0.0005, middle),
        glass,
        radius=r - 0.004,
        bevel=0.003,
        corner_steps=16,
    )
    camera_lens(0, front - 0.005, middle + 0.004, 0.0225)
    for side in (-1, 1):
        sensor = (side * 0.048, front - 0.0058, middle + 0.004)
        cylinder(0.0040, 0.002, sensor, plastic("#1d2430", 0.1), 0.0004, 24, rotation=FACE_FRONT)
    front_slab(
        0.052,
        0.003,
        0.001,
        (0, front - 0.0062, middle - 0.030),
        glow(GREEN, 1.8),
        radius=0.0014,
        bevel=0.0002,
    )
    if wall:
        wall_piece(w * 1.22, tall + 2 * lift, deep / 2 + 0.014)
        box(
            w * 0.34,
            0.014,
            tall * 0.6,
            (0, deep / 2 + 0.007, middle),
            plastic("#3a3d42", 0.5),
            0.002,
            name="bracket",
        )
        return model
    foot = plastic("#17181a", 0.45)
    slab(w * 0.46, d, 0.010, (0, 0, 0.005), foot, radius=0.02, bevel=0.003)
    slab(w * 0.36, 0.050, 0.014, (0, 0.002, 0.014), foot, radius=0.02, bevel=0.002)
    video_bar_back(w, deep, middle)
    return model


def video_bar_back(w, deep, middle):
    """Rear of a table bar: a recessed field with USB-C and power, and vents at both ends."""
    with rear(deep / 2):
        front_slab(
            w * 0.40, 0.036, 0.002, (0, 0, middle), plastic("#17181a", 0.5), radius=0.010, bevel=0.0006
        )
        front_slab(
            0.0100,
            0.0042,
            0.002,
            (-0.060, -0.001, middle),
            metal("#a9acb0", 0.3),
            radius=0.0020,
            bevel=0.0003,
        )
        front_slab(
            0.0080,
            0.0024,
            0.001,
            (-0.060, -0.002, middle),
            plastic("#060607", 0.5),
            radius=0.0011,
            bevel=0.0001,
        )
        round_jack(0.060, middle, -0.0008)
        rating_label(0.014, middle, 0.046, 0.022, -0.0008)
        for side in (-1, 1):
            rows = [(side * w * 0.34, 0, middle + (k - 3) * 0.0072) for k in range(7)]
            for x, y, z in rows:
                front_slab(
                    w * 0.16,
                    0.0026,
                    0.001,
                    (x, -0.0001, z),
                    plastic("#060607", 0.8),
                    radius=0.0012,
                    bevel=0.0001,
                )
            screw(side * w * 0.22, middle, 0.0, 0.0035)


def ip_pabx(w=0.23, d=0.16, h=0.045, body="#44484d", face="#232529", band="#2f6fd0", link=True, name="pabx"):
    """Small telephone exchange, 230 x 160 x 45 mm: two network, four line and two analogue sockets."""
    model = collection(name, link)
    level = -0.004
    network = [(-0.052 + k * 0.0175, level, jack_hole()) for k in range(2)]
    lines = [(0.000 + k * 0.0150, level, jack_hole(0.0098, 0.0098)) for k in range(4)]
    analogue = [(0.074 + k * 0.0150, level, jack_hole(0.0098, 0.0098)) for k in range(2)]
    front, middle = appliance(w, d, h, body, face, network + lines + analogue)
    port_contacts(front, middle, network)
    port_contacts(front, middle, lines, "#ffb03a", 0.0062)
    port_contacts(front, middle, analogue, "#4aa3ff", 0.0062)
    tall = h - 0.005
    box(
        w - 0.012, 0.0010, 0.0040, (0, front - 0.0003, middle + tall / 2 - 0.005), plastic(band, 0.35), 0.0004
    )
    print_colour = paint("#b4b9bf", 0.5)
    for words, x in (("LAN", -0.0432), ("LINE 1-4", 0.0225), ("TEL", 0.0815)):
        text(words, 0.0048, (x, front - 0.0002, middle - 0.0145), print_colour, rotation=FACE_FRONT)
    discs([(-0.100 + k * 0.009, front, middle + 0.003) for k in range(3)], 0.0016, glow(GREEN, 2.2))
    printed_line(-0.088, middle - 0.008, 0.030, front, 0.0018, "#b4b9bf")
    with rear(d / 2):
        round_jack(-0.080, middle)
        usb_socket(-0.050, middle)
        rating_label(0.020, middle, 0.070, 0.024)
        rocker_switch(0.090, middle, lit=False)
    return model
