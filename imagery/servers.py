"""Servers and storage: rack and tower servers, network storage and portable drives.

Metres, Z up, front = -Y, standing on z = 0. Every family builds into a fresh collection and returns it.
"""
from math import radians

from geometry import box, cylinder, slab, sweep
from it_parts import (
    BLUE,
    FACE_FRONT,
    GREEN,
    UNIT,
    clear_coat,
    discs,
    feet,
    front_slab,
    mark,
    move,
    perforated,
    side_slots,
    since,
    slots_h,
)
from materials import glow, metal, plastic, powder
from sockets import (
    fan_guard,
    jack_block,
    power_inlet,
    printed_line,
    rating_label,
    rear,
    round_jack,
    screw,
    usb_socket,
    vent_field,
    vga_socket,
)
from workbench import beyond_size, collection

BLACK_STEEL = "#26282c"


def power_key(x, y, z, radius, colour=GREEN):
    """Round metal key with a light in its middle, its back at y."""
    cylinder(radius, 0.004, (x, y, z), metal("#b9bcc0", 0.28), 0.001, 32, rotation=FACE_FRONT)
    cylinder(radius * 0.36, 0.0044, (x, y - 0.0003, z), glow(colour, 2.2), 0.0004, 20, rotation=FACE_FRONT)


def drive_caddy(x, y, z, w, h, accent, upright, lit=True):
    """Hot-swap drive carrier with a perforated face, release latch and light, its front at y."""
    front_slab(w, h, 0.012, (x, y + 0.006, z), plastic("#17181b", 0.45), radius=0.0015, bevel=0.0008)
    latch = plastic(accent, 0.4)
    face = perforated("#2c2f33", 0.0040, 0.33)
    light = glow(GREEN, 2.4) if lit else plastic("#101214", 0.3)
    if upright:
        front_slab(
            w * 0.70, h * 0.66, 0.0015, (x, y - 0.0003, z - h * 0.06), face, radius=0.001, bevel=0.0003
        )
        front_slab(
            w * 0.55, 0.010, 0.004, (x, y - 0.0015, z + h / 2 - 0.009), latch, radius=0.002, bevel=0.0008
        )
        box(0.0020, 0.001, 0.0020, (x + w * 0.28, y - 0.0006, z - h / 2 + 0.004), light, 0.0003)
    else:
        front_slab(
            w * 0.86, h * 0.55, 0.0015, (x - w * 0.03, y - 0.0003, z), face, radius=0.001, bevel=0.0003
        )
        front_slab(
            0.010, h * 0.62, 0.004, (x + w / 2 - 0.009, y - 0.0015, z), latch, radius=0.002, bevel=0.0008
        )
        box(0.0020, 0.001, 0.0020, (x + w / 2 - 0.018, y - 0.0006, z - h / 2 + 0.004), light, 0.0003)


def power_supply(x, z, w=0.086, h=0.040, y=0.0):
    """Slide-in power supply seen from behind: fan, inlet, handle and latch."""
    front_slab(w, h, 0.004, (x, y - 0.001, z), metal("#9a9ea3", 0.4), radius=0.0015, bevel=0.0006)
    fan_guard(x - w * 0.26, z, min(h * 0.40, 0.017), y - 0.003)
    power_inlet(x + w * 0.20, z, y - 0.003)
    box(0.005, 0.008, h * 0.7, (x + w * 0.45, y - 0.005, z), plastic("#c06a1f", 0.4), 0.001, name="latch")


def rack_server(
    units=2, bays="large", body="#a9adb2", accent="#b5402f", depth=0.68, filled=None, link=True, name="server"
):
    """Rack server, 482 x 680 x 87 mm (2U).

    bays: 'large' = 12 (1U: 4) 3.5-inch bays, 'small' = 24 (1U: 10) 2.5-inch bays;
    filled says in how many of the bays a drive's light shows.
    """
    model = collection(name, link)
    h = units * UNIT - 0.0014
    base = 0.0008
    front = -depth / 2
    middle = base + h / 2
    top = base + h
    box(0.434, depth - 0.012, h, (0, 0.006, middle), metal(body, 0.42), 0.001, name="chassis")
    # the cover's rear half lies on top, with its blue latch
    cover = metal(body, 0.38)
    box(0.434, depth * 0.42, 0.0008, (0, depth * 0.18, top + 0.0004), cover, 0.0003, name="cover")
    slab(
        0.05,
        0.028,
        0.003,
        (0, depth * 0.02, top + 0.0014),
        plastic("#2a5db0", 0.4),
        radius=0.004,
        bevel=0.001,
    )
    box(0.436, 0.012, h, (0, front + 0.007, middle), plastic("#0c0d0e", 0.6), 0.001, name="frame")
    for index, (x, z, w, tall, upright) in enumerate(server_bays(units, bays, h, base)):
        lit = filled is None or index < filled
        drive_caddy(x, front - 0.004, z, w, tall, accent, upright, lit)
    if bays == "small" and units == 1:
        face = perforated("#2a2c30", 0.0052, 0.36)
        front_slab(0.215, h - 0.006, 0.006, (0.095, front, middle), face, radius=0.002, bevel=0.001)
    server_ears(h, front, middle)
    server_back(units, depth, h, middle)
    return model


def server_bays(units, bays, h, base):
    """The drive carriers of a rack server's front: x, z, width, height, upright."""
    if bays == "large":
        rows = 3 if units == 2 else 1
        wide = 0.410 / 4
        tall = (h - 0.006) / rows
        return [
            ((k - 1.5) * wide, base + 0.003 + tall * (row + 0.5), wide - 0.003, tall - 0.002, False)
            for row in range(rows)
            for k in range(4)
        ]
    if units == 2:
        wide = 0.408 / 24
        return [((k - 11.5) * wide, base + h / 2, wide - 0.0012, h - 0.008, True) for k in range(24)]
    return [
        (
            -0.204 + 0.0365 * (k % 5 + 0.5),
            base + h / 2 + (0.0098 if k < 5 else -0.0098),
            0.0350,
            0.0180,
            False,
        )
        for k in range(10)
    ]


def server_ears(h, front, middle):
    """Rack ears with finger grips, the power key at the right and the locator light at the left."""
    for side in (-1, 1):
        x = side * 0.229
        front_slab(
            0.024, h, 0.022, (x, front + 0.002, middle), plastic(BLACK_STEEL, 0.42), radius=0.004, bevel=0.002
        )
        grip = (x, front - 0.010, middle - h * 0.1)
        front_slab(0.014, h * 0.5, 0.004, grip, plastic("#17181a", 0.4), radius=0.003, bevel=0.001)
    cylinder(
        0.0045,
        0.003,
        (0.229, front - 0.0105, middle + h * 0.33),
        metal("#c9ccd0", 0.25),
        0.0008,
        24,
        rotation=FACE_FRONT,
    )
    cylinder(
        0.0020,
        0.0034,
        (0.229, front - 0.0108, middle + h * 0.33),
        glow(GREEN, 2.4),
        0.0004,
        16,
        rotation=FACE_FRONT,
    )
    box(0.010, 0.001, 0.003, (-0.229, front - 0.0095, middle + h * 0.33), glow(BLUE, 2.2), 0.0003)


def server_back(units, depth, h, middle):
    """Rear of a rack server: expansion slots, network and control ports, two power supplies."""
    low = middle - (units - 1) * UNIT / 2
    with rear(depth / 2):
        if units == 2:
            for z in (-0.021, 0.021):
                power_supply(0.164, middle + z)
        else:
            for x in (0.172, 0.082):
                power_supply(x, middle, 0.084, 0.036)
        left = -0.196
        jack_block(left + 0.010, low, lights=True)
        usb_socket(left + 0.034, low + 0.0055)
        usb_socket(left + 0.034, low - 0.0055)
        vga_socket(left + 0.064, low)
        jack_block(left + 0.112, low, 2 if units == 2 else 4, colour="#17181a", lights=True)
        if units == 2:
            for k in range(6):
                x = left + 0.020 + (k % 3) * 0.098
                z = middle + 0.010 + (k // 3) * 0.020
                front_slab(
                    0.090, 0.014, 0.002, (x + 0.020, 0, z), metal("#8d9196", 0.35), radius=0.001, bevel=0.0003
                )
                vent_field(x + 0.020, z, 0.070, 0.009, -0.001, 0.0048)
            vent_field(0.020, low, 0.120, 0.026, pitch=0.0055)
        for x in (-0.212, 0.212):
            screw(x, middle, 0.0, 0.003)


def tower_server(
    w=0.20,
    d=0.56,
    h=0.44,
    bays=8,
    body=BLACK_STEEL,
    accent="#2f6fd0",
    filled=None,
    link=True,
    name="towerserver",
):
    """Tower server, 200 x 560 x 440 mm: drive carriers, optical slot and a lock, two supplies behind."""
    model = collection(name, link)
    front = -d / 2
    foot = 0.020
    tall = h - foot
    middle = foot + tall / 2
    box(w, d - 0.04, tall, (0, 0.02, middle), powder(body, 0.45), 0.003, name="case")
    front_slab(w, tall, 0.045, (0, front + 0.0225, middle), plastic(body, 0.42), radius=0.008, bevel=0.004)
    with beyond_size():
        for side in (-1, 1):
            for y in (front + 0.09, d / 2 - 0.09):
                box(
                    0.05,
                    0.10,
                    foot,
                    (side * (w / 2 - 0.006), y, foot / 2),
                    plastic("#17181a"),
                    0.004,
                    name="foot",
                )
    rows = bays // 2
    field = 0.235
    base = foot + 0.030
    well = (0, front - 0.0005, base + field / 2)
    front_slab(w - 0.024, field + 0.010, 0.003, well, plastic("#0b0c0d", 0.6), radius=0.004)
    for k in range(bays):
        x = (-1 if k % 2 == 0 else 1) * (w - 0.028) / 4
        z = base + field / rows * (rows - 1 - k // 2 + 0.5)
        lit = filled is None or k < filled
        drive_caddy(x, front - 0.007, z, (w - 0.030) / 2 - 0.002, field / rows - 0.003, accent, False, lit)
    optical = (0, front - 0.001, base + field + 0.026)
    front_slab(w - 0.030, 0.016, 0.003, optical, plastic("#17181a", 0.4), radius=0.002)
    intake = (0, front - 0.001, base + field + 0.072)
    front_slab(
        w - 0.030, 0.060, 0.003, intake, perforated("#34373c", 0.0055, 0.35), radius=0.004, bevel=0.001
    )
    keys = h - 0.028
    power_key(w / 2 - 0.030, front - 0.001, keys, 0.0075)
    for k in range(2):
        usb_socket(-0.060 + k * 0.022, keys, front)
    front_slab(0.026, 0.009, 0.002, (0.012, front - 0.0006, keys), glow("#0f4a7c", 0.8), radius=0.001)
    cylinder(
        0.0055,
        0.003,
        (0.042, front - 0.001, keys),
        metal("#c9ccd0", 0.3),
        0.0008,
        28,
        rotation=FACE_FRONT,
        name="lock",
    )
    box(0.0012, 0.001, 0.005, (0.042, front - 0.0026, keys), plastic("#060607"), 0.0002, name="key hole")
    box(0.005, 0.002, tall - 0.04, (-w / 2 + 0.006, front - 0.0008, middle), plastic(accent, 0.4), 0.0006)
    tower_back(w, d, h, foot)
    return model


def tower_back(w, d, h, foot):
    """Rear of a tower server: two supplies, a fan, the sockets of the board and seven slots."""
    with rear(d / 2):
        for k in range(2):
            power_supply(0, foot + 0.032 + k * 0.048, w - 0.036, 0.042)
        fan_guard(w * 0.20, h - 0.090, 0.050)
        x = -w * 0.30
        for k in range(2):
            usb_socket(x, h - 0.050 - k * 0.012)
            usb_socket(x, h - 0.080 - k * 0.012)
        jack_block(x, h - 0.122, 2, lights=True)
        vga_socket(x, h - 0.146)
        bars = metal("#8d9196", 0.35)
        for k in range(7):
            z = foot + 0.140 + k * 0.0205
            front_slab(0.105, 0.0145, 0.0015, (-w * 0.17, 0, z), bars, radius=0.001, bevel=0.0003)
            screw(-w * 0.17 + 0.060, z, 0.0, 0.0026)
        vent_field(w * 0.30, foot + 0.200, 0.056, 0.130, pitch=0.0075)


def nas(bays=4, w=None, d=0.225, h=0.172, body="#202225", accent="#2f7de1", link=True, name="nas"):
    """Desktop NAS with 2, 4 or 8 bays: 108 / 199 / 343 mm wide, 225 mm deep, 172 mm high."""
    model = collection(name, link)
    w = w or {2: 0.108, 4: 0.199, 8: 0.343}[bays]
    front = -d / 2
    foot = 0.006
    tall = h - foot
    middle = foot + tall / 2
    feet(w, d, 0.022, 0.010, foot)
    slab(w, d - 0.010, tall, (0, 0.005, middle), powder(body, 0.44), radius=0.004, bevel=0.003, name="case")
    front_slab(w, tall, 0.016, (0, front + 0.008, middle), plastic(body, 0.40), radius=0.006, bevel=0.003)
    strip = 0.030 if bays == 2 else 0.036
    pitch = (w - strip - 0.012) / bays
    left = -w / 2 + 0.008
    for k in range(bays):
        nas_tray(left + pitch * (k + 0.5), front, middle, pitch, tall)
    x = w / 2 - strip / 2 - 0.002
    bottom = middle - tall / 2
    power_key(x, front - 0.0005, bottom + 0.030, 0.0085, accent)
    usb = (x, front - 0.0005, bottom + 0.058)
    front_slab(0.0062, 0.0138, 0.002, usb, plastic("#060607"), radius=0.0006, bevel=0.0002)
    status = [(x, front, middle + tall / 2 - 0.030 - k * 0.012) for k in range(4)]
    discs(status, 0.0018, glow(GREEN, 2.2), 0.0008)
    for side in (-1, 1):
        side_slots(0.070, 0.008, 12, (side * w / 2, 0.03, middle), 0.004)
    nas_back(w, d, h, bays)
    return model


def nas_tray(x, front, middle, pitch, tall):
    """One drive tray: gloss face, finger pull, slots and a light."""
    face = clear_coat("#131416", 0.3, 0.35)
    front_slab(
        pitch - 0.0025, tall - 0.024, 0.006, (x, front - 0.001, middle), face, radius=0.003, bevel=0.0012
    )
    pull = (x, front - 0.003, middle + tall / 2 - 0.034)
    front_slab(pitch * 0.50, 0.020, 0.004, pull, plastic("#34373c", 0.4), radius=0.003, bevel=0.0012)
    slots_h(pitch * 0.56, 0.0065, 10, (x, front - 0.0042, middle - 0.022), thick=0.0026)
    box(pitch * 0.16, 0.001, 0.0022, (x, front - 0.0043, middle + tall / 2 - 0.018), glow(GREEN, 2.2), 0.0003)


def nas_back(w, d, h, bays):
    """Rear of a NAS: one or two large fans over a row of sockets."""
    fans = 2 if bays > 4 else 1
    radius = 0.050 if fans == 2 else 0.046
    with rear(d / 2):
        for k in range(fans):
            x = (k - (fans - 1) / 2) * 0.120 - (0.020 if fans == 1 else 0.045)
            fan_guard(x, h - 0.070, radius)
            for sx in (-1, 1):
                for sz in (-1, 1):
                    screw(x + sx * radius * 0.86, h - 0.070 + sz * radius * 0.86, 0.0, 0.0028)
        row = 0.030
        left = -w / 2
        usb_socket(left + 0.022, row)
        usb_socket(left + 0.042, row)
        jack_block(left + 0.075, row, 2, lights=True)
        round_jack(left + 0.105, row, radius=0.003)
        if bays > 4:
            power_inlet(w / 2 - 0.040, row + 0.010)
            rating_label(w / 2 - 0.060, h - 0.050, 0.070, 0.046)
        else:
            round_jack(w / 2 - 0.024, row)
            rating_label(w / 2 - 0.036, h - 0.060, 0.040, 0.060)
        printed_line(left + 0.032, row - 0.010, 0.030)
        printed_line(left + 0.075, row - 0.011, 0.026)


def backup_drive(w=0.058, d=0.100, h=0.010, body="#3a3d42", accent="#d98a2b", turn=-12, link=True, name="extdrive"):
    """Portable SSD, 58 x 100 x 10 mm, with an amber line and its USB-C lead and USB-A adapter."""
    model = collection(name, link)
    start = mark()
    slab(w, d, h, (0, 0, h / 2), metal(body, 0.36), radius=0.010, bevel=0.003, segments=5, corner_steps=12)
    slab(w - 0.016, 0.0012, 0.0004, (0, -d / 2 + 0.022, h), plastic(accent, 0.4), radius=0.0005, bevel=0.0001)
    slab(w - 0.022, 0.003, 0.001, (0, d / 2, h / 2), plastic("#08090a"), radius=0.0010, bevel=0.0001)
    move(since(start), rotation=(0, 0, radians(turn)))
    lead = [
        (0.011, d / 2 - 0.002, h / 2),
        (0.018, d / 2 + 0.020, h / 2),
        (0.050, d / 2 + 0.030, 0.004),
        (0.082, 0.040, 0.0035),
        (0.070, -0.010, 0.0035),
        (0.086, -0.050, 0.0035),
    ]
    black = plastic("#17181a", 0.4)
    with beyond_size():
        sweep(lead, plastic("#17181a", 0.5), radius=0.0020, sides=10, name="lead")
        tilt = radians(14)
        slab(
            0.011,
            0.022,
            0.0068,
            (0.0895, -0.062, 0.0040),
            black,
            radius=0.0032,
            bevel=0.0015,
            rotation=(0, 0, tilt),
        )
        plug = (0.0935, -0.0765, 0.0040)
        slab(
            0.0085, 0.007, 0.0026, plug, metal("#c9ccd0", 0.2), radius=0.0012, bevel=0.0004, rotation=(0, 0, tilt)
        )
        slab(
            0.011,
            0.018,
            0.0068,
            (0.0135, d / 2 + 0.006, h / 2),
            black,
            radius=0.0032,
            bevel=0.0015,
            rotation=(0, 0, -tilt),
        )
        # the adapter to USB-A lies beside it
        slab(
            0.0145,
            0.020,
            0.0075,
            (0.055, -0.070, 0.0038),
            black,
            radius=0.003,
            bevel=0.0014,
            rotation=(0, 0, 0.5),
        )
        tongue = (0.0625, -0.0837, 0.0038)
        slab(
            0.0120,
            0.0125,
            0.0045,
            tongue,
            metal("#c9ccd0", 0.22),
            radius=0.0006,
            bevel=0.0003,
            rotation=(0, 0, 0.5),
        )
    return model
