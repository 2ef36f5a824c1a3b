"""Network devices: switches, patch panel, firewall, router and access points.

Metres, Z up, front = -Y, standing on z = 0. Every family builds into a fresh collection and returns it.
"""
from math import cos, pi, radians, sin

from geometry import box, boxes, cushion, cylinder, lathe, rounded_rectangle, slab, sweep, text
from it_parts import (
    BLUE,
    FACE_FRONT,
    GREEN,
    UNIT,
    discs,
    feet,
    front_slab,
    mark,
    move,
    plate,
    side_slots,
    since,
    wall_piece,
)
from materials import glow, metal, paint, plastic, powder
from sockets import (
    GOLD,
    VOID,
    earth_screw,
    fan_guard,
    jack_block,
    jack_hole,
    power_inlet,
    printed_line,
    rating_label,
    rear,
    rocker_switch,
    round_jack,
    upside_down,
    usb_socket,
    vent_field,
)
from workbench import collection

RACK_BODY = 0.440  # a 19-inch device between the rails
EAR = 0.0215
EAR_HOLE = rounded_rectangle(0.009, 0.0062, 0.003, 4)


def rack_chassis(units, depth, colour, holes=(), ears=True, z=0.0, face=None, width=RACK_BODY):
    """19-inch chassis standing on z: body, front plate with cut-outs, ears; returns its middle height."""
    h = units * UNIT - 0.0014
    front = -depth / 2
    middle = z + h / 2
    box(width, depth - 0.008, h, (0, 0.004, middle), powder(colour, 0.45), 0.0012, name="chassis")
    box(width - 0.006, 0.001, h - 0.004, (0, front + 0.0068, middle), plastic(VOID, 0.7), 0, name="void")
    plate(width, h, list(holes), 0.006, (0, front, middle), powder(face or colour, 0.42), radius=0.0015)
    if ears:
        span = h / 2 - 0.010
        for side in (-1, 1):
            plate(
                EAR,
                h,
                [(0, -span, EAR_HOLE), (0, span, EAR_HOLE)],
                0.0025,
                (side * (width / 2 + 0.0105), front + 0.001, middle),
                powder(face or colour, 0.42),
                radius=0.002,
            )
    return middle


def switch_back(depth, z, fans):
    """Rear of a 1U switch: mains inlet, earth terminal, type plate and its fans or vents."""
    with rear(depth / 2):
        power_inlet(0.180, z)
        earth_screw(0.145, z)
        rating_label(0.085, z, 0.060, 0.024)
        if fans:
            for k in range(3):
                fan_guard(-0.175 + k * 0.046, z, 0.0165)
        else:
            vent_field(-0.130, z, 0.140, 0.026, pitch=0.0075)


def network_switch(
    ports=24,
    sfp=4,
    body="#2b2f34",
    face=None,
    accent="#2f7de1",
    poe=True,
    ears=True,
    depth=0.26,
    link=True,
    name="switch",
):
    """Managed 1U network switch, 482 x 260 x 44 mm, 24 or 48 RJ45 ports in two rows plus SFP cages."""
    model = collection(name, link)
    first, pitch = (-0.176, 0.0134) if ports > 24 else (-0.115, 0.0152)
    columns = [first + k * pitch + (k // 6) * 0.0035 for k in range(ports // 2)]
    cages = [columns[-1] + 0.021 + k * 0.0158 for k in range(sfp // 2)]
    jack = jack_hole(0.0118)
    cage = rounded_rectangle(0.0136, 0.0094, 0.0006, 1)
    upper = 0.0068
    lower = -0.0078
    holes = [(x, upper, upside_down(jack)) for x in columns] + [(x, lower, jack) for x in columns]
    holes += [(x, z, cage) for x in cages for z in (upper, lower)]
    middle = rack_chassis(1, depth, body, holes, ears, 0.0008, face)
    front = -depth / 2

    def lights(xs):
        return [(x, front - 0.0001, middle + 0.0163, 0.0018, 0.0008, 0.0014) for x in xs]

    shells = [
        (x, front + 0.0062, middle + z, 0.0080, 0.0008, 0.0036) for x in columns for z in (0.0080, -0.0090)
    ]
    boxes(shells, metal(GOLD, 0.3), 0.0002, 1, name="contacts")
    rims = [(x, front + 0.004, middle + z, 0.0136, 0.004, 0.0008) for x in cages for z in (0.0121, -0.0131)]
    boxes(rims, metal("#c9ccd0", 0.25), 0.0002, 1, name="cages")
    busy = [x + dx for i, x in enumerate(columns) for dx in (-0.0032, 0.0032) if (i * 7 + int(dx * 1e4)) % 5]
    boxes(lights(busy), glow(GREEN, 2.2), 0.0002, 1, name="lights")
    boxes(lights(cages), glow(BLUE, 2.0), 0.0002, 1, name="lights")
    # status lights, reset key and name stripe at the left
    left = -0.198
    discs([(left - 0.008 + k * 0.008, front, middle + 0.010) for k in range(3)], 0.0014, glow(GREEN, 2.2))
    discs([(left - 0.008, front, middle + 0.002)], 0.0022, plastic("#0a0a0b"))
    box(0.026, 0.0008, 0.002, (left, front - 0.0002, middle - 0.013), plastic(accent, 0.4), 0.0003)
    if ports <= 24:
        printed_line(-0.160, middle + 0.012, 0.050, front, 0.0016, "#aeb4bb")
        printed_line(-0.169, middle + 0.006, 0.032, front, 0.0012, "#7f868f")
        if poe:
            box(0.020, 0.0008, 0.0075, (-0.149, front - 0.0002, middle - 0.011), plastic(accent, 0.5), 0.0004)
            text(
                "PoE+",
                0.0062,
                (-0.149, front - 0.0007, middle - 0.011),
                paint("#f2f4f6", 0.5),
                rotation=FACE_FRONT,
            )
    for side in (-1, 1):
        side_slots(0.022, 0.0065, 22, (side * 0.2201, 0.02, middle), 0.0028)
    switch_back(depth, middle, fans=poe or ports > 24)
    return model


def keystone_x(index, per_row):
    """Where a keystone jack sits along its row: groups of six with a gap."""
    return (index - (per_row - 1) / 2) * 0.0166 + ((index // 6) - 1.5) * 0.0035


def patch_panel(ports=24, body="#232529", units=1, depth=0.110, base=0.0, back=True, link=True, name="patch"):
    """Shielded Cat 6A patch panel, 482 x 110 x 44 mm: keystone jacks, numbered labels, a rear cable bar."""
    model = collection(name, link)
    per_row = ports // units
    h = units * UNIT - 0.0014
    middle = base + 0.0005 + h / 2
    levels = [(row - (units - 1) / 2) * UNIT for row in range(units)]
    jacks = [(keystone_x(k, per_row), level - 0.003) for level in levels for k in range(per_row)]
    shell = powder(body, 0.42)
    holes = [(x, z, rounded_rectangle(0.0150, 0.0180, 0.001, 2)) for x, z in jacks]
    holes += [(sx * 0.2305, sz * (h / 2 - 0.0075), EAR_HOLE) for sx in (-1, 1) for sz in (-1, 1)]
    plate(0.4826, h, holes, 0.003, (0, 0, middle), shell, radius=0.002)
    zinc = metal("#a9acb1", 0.36)
    for x, z in jacks:
        plate(
            0.0158,
            0.0188,
            [(0, -0.001, jack_hole())],
            0.010,
            (x, 0.0006, middle + z),
            zinc,
            radius=0.001,
            bevel=0.0004,
        )
    contacts = [(x, 0.0100, middle + z - 0.001, 0.0090, 0.0010, 0.0050) for x, z in jacks]
    boxes(contacts, metal(GOLD, 0.3), 0.0002, 1, name="contacts")
    bodies = [(x, 0.024, middle + z, 0.0140, 0.024, 0.0165) for x, z in jacks]
    boxes(bodies, zinc, 0.0012, 2, name="jacks")
    for number, (x, z) in enumerate(jacks, start=1):
        text(
            str(number),
            0.0058,
            (x, -0.00105, middle + z + 0.0185),
            plastic("#33363a", 0.6, 0),
            rotation=FACE_FRONT,
            depth=0.00001,
        )
    for level in levels:
        for group in range(4):
            x = (group - 1.5) * (0.0166 * 6 + 0.0035)
            box(0.094, 0.0012, 0.0075, (x, -0.0004, middle + level + 0.0155), paint("#e9e9e6", 0.5), 0.0003)
    if back:
        rear_bar(depth, h, middle, shell)
    return model


def rear_bar(depth, h, middle, shell):
    """Side arms, the bar that carries the cables behind a patch panel, and its earth lead."""
    reach = depth - 0.008
    for side in (-1, 1):
        box(
            0.003,
            reach,
            h - 0.004,
            (side * 0.205, 0.003 + reach / 2, middle - 0.001),
            shell,
            0.001,
            name="arm",
        )
    bar = metal("#b9bcc0", 0.25)
    sweep(
        [(-0.205, reach, middle - 0.008), (0.205, reach, middle - 0.008)],
        bar,
        radius=0.0035,
        sides=12,
        smooth=0,
    )
    for k in range(4):
        x = (k - 1.5) * 0.1031
        box(0.060, 0.004, 0.016, (x, reach, middle - 0.002), shell, 0.001, name="clip")
    earth = [
        (0.196, 0.030, middle),
        (0.185, 0.052, middle + 0.006),
        (0.196, 0.078, middle - 0.006),
        (0.178, 0.098, middle - 0.014),
    ]
    sweep(earth, plastic("#6f9a2c", 0.45), radius=0.0019, sides=10, smooth=10, name="earth")
    cylinder(
        0.004, 0.004, (0.2025, 0.030, middle), metal("#c8b26a", 0.3), 0.0008, 20, rotation=(0, pi / 2, 0)
    )


def appliance(w, d, h, body, face, holes):
    """Fanless desktop steel case with a face plate; returns its front and its middle height."""
    front = -d / 2
    foot = 0.005
    tall = h - foot
    middle = foot + tall / 2
    feet(w, d, 0.03, 0.008, foot)
    slab(w, d - 0.008, tall, (0, 0.004, middle), powder(body, 0.42), radius=0.006, bevel=0.002, name="case")
    box(w - 0.012, 0.001, tall - 0.006, (0, front + 0.0075, middle), plastic(VOID, 0.7), 0, name="void")
    plate(w, tall, holes, 0.008, (0, front, middle), plastic(face, 0.4), radius=0.005, bevel=0.0012)
    slots = [((k - 12) * 0.0075, 0.02, h + 0.0002, 0.0032, 0.09, 0.0008) for k in range(25)]
    boxes(slots, plastic("#0a0a0b", 0.8), 0.0003, 1, name="vents")
    return front, middle


def port_contacts(front, middle, holes, lit=GREEN, wide=0.0085):
    """Gilded contacts inside a face plate's ports and two lights above each."""
    contacts = [(x, front + 0.006, middle + z, wide, 0.0010, 0.0045) for x, z, _ in holes]
    boxes(contacts, metal(GOLD, 0.3), 0.0002, 1, name="contacts")
    lights = [
        (x + dx, front - 0.0003, middle + z + 0.0115, 0.002, 0.0008, 0.0016)
        for x, z, _ in holes
        for dx in (-0.003, 0.003)
    ]
    boxes(lights, glow(lit, 2.2), 0.0002, 1, name="lights")


def firewall(
    w=0.23, d=0.16, h=0.045, body="#c9cbcc", face="#2a2d31", accent="#c8452f", link=True, name="firewall"
):
    """Office firewall, 230 x 160 x 45 mm: two internet and six network ports, power at the back."""
    model = collection(name, link)
    holes = [(-0.042 + k * 0.0165 + (0.010 if k > 1 else 0), -0.004, jack_hole()) for k in range(8)]
    front, middle = appliance(w, d, h, body, face, holes)
    port_contacts(front, middle, holes)
    tall = h - 0.005
    box(0.030, 0.001, tall - 0.012, (-w / 2 + 0.024, front - 0.0003, middle), plastic(accent, 0.35), 0.0004)
    discs([(-0.064, front, middle + 0.008 - k * 0.008) for k in range(3)], 0.0016, glow(GREEN, 2.2))
    print_colour = "#aeb4bb"
    text(
        "WAN",
        0.0050,
        (-0.0338, front - 0.0002, middle - 0.0145),
        paint(print_colour, 0.5),
        rotation=FACE_FRONT,
    )
    text(
        "LAN",
        0.0050,
        (0.0425, front - 0.0002, middle - 0.0145),
        paint(print_colour, 0.5),
        rotation=FACE_FRONT,
    )
    with rear(d / 2):
        round_jack(-0.080, middle)
        usb_socket(-0.052, middle)
        jack_block(-0.022, middle)
        rating_label(0.045, middle, 0.062, 0.022)
        rocker_switch(0.095, middle, lit=False)
    return model


def wifi_router(
    w=0.25, d=0.16, h=0.20, body="#232528", accent="#4aa3ff", antennas=4, link=True, name="router"
):
    """Wi-Fi router, 250 x 160 mm and 200 mm high with its antennas up; a blue internet socket at the back."""
    model = collection(name, link)
    back = d / 2
    cushion(
        w,
        d,
        0.044,
        (0, 0, 0.024),
        plastic(body, 0.40),
        squareness=5,
        fullness=6,
        shape=lambda x, y: 0.010 * y / 0.08,
        name="case",
    )
    ribs = [((k - 11) * 0.009, 0.01, 0.0475, 0.0035, 0.075, 0.003) for k in range(23)]
    boxes(ribs, plastic("#1a1b1d", 0.6), 0.0006, 1, rotation=(radians(7), 0, 0), name="vents")
    discs([((k - 3) * 0.012, -d / 2 + 0.0005, 0.020) for k in range(7)], 0.0016, glow(BLUE, 2.2), 0.002)
    box(w * 0.5, 0.003, 0.002, (0, -d / 2 + 0.001, 0.012), plastic(accent, 0.4), 0.0005)
    black = plastic("#17181a", 0.45)
    for k in range(antennas):
        place = k - (antennas - 1) / 2
        x = place * w * 0.265
        start = mark()
        cylinder(0.0075, 0.030, (x, back - 0.002, 0.040), black, 0.002, 24)
        slab(
            0.017,
            0.009,
            h - 0.050,
            (x, back - 0.002, 0.050 + (h - 0.050) / 2),
            black,
            radius=0.004,
            bevel=0.003,
        )
        move(since(start), rotation=(0, place * radians(7), 0), pivot=(x, back - 0.002, 0.03))
    box(w * 0.86, 0.010, 0.024, (0, back - 0.006, 0.034), plastic("#17181a", 0.5), 0.002, name="panel")
    with rear(back - 0.001):
        jack_block(0, 0.034, 4, colour="#d9a12b", pitch=0.0142)
        jack_block(-0.072, 0.034, colour="#1f6fd6")
        round_jack(0.062, 0.034)
        discs([(0.082, 0, 0.034)], 0.0022, plastic("#3a3d42", 0.4))
    return model


def access_point(
    shape="round", size=0.21, depth=0.034, body="#d6d6d3", ring="#4aa3ff", wall=True, link=True, name="ap"
):
    """Ceiling Wi-Fi access point, 210 mm across and 34 mm deep, 'round' or 'square', on a wall piece."""
    model = collection(name, link)
    shell = plastic(body, 0.38, 0.03)
    middle = size * 0.78
    if wall:
        wall_piece(size * 1.62, size * 1.56)
    if shape == "round":
        round_cover(size / 2, depth, middle, shell, ring)
    else:
        square_cover(size, depth, middle, shell, ring)
    return model


def round_cover(radius, depth, middle, shell, ring):
    """Flat disc with a light ring around a raised centre."""
    k = depth / 0.034
    profile = [
        (radius * 0.86, 0),
        (radius * 0.88, 0.004 * k),
        (radius * 0.97, 0.008 * k),
        (radius, 0.013 * k),
        (radius * 0.985, 0.020 * k),
        (radius * 0.93, 0.026 * k),
        (radius * 0.78, 0.0305 * k),
        (radius * 0.5, 0.0325 * k),
        (0, 0.0335 * k),
    ]
    lathe(profile, (0, 0, middle), shell, 96, rotation=FACE_FRONT, smooth_angle=80, name="dome")
    circle = [
        (radius * 0.36 * cos(2 * pi * i / 72), radius * 0.36 * sin(2 * pi * i / 72), 0) for i in range(72)
    ]
    sweep(
        circle,
        glow(ring, 1.7),
        radius=0.0016,
        closed=True,
        smooth=0,
        sides=8,
        location=(0, -0.0330 * k, middle),
        rotation=FACE_FRONT,
        name="ring",
    )
    disc = radius * 0.34
    lathe(
        [(0, 0), (disc, 0), (disc * 0.98, 0.0014), (0, 0.0018)],
        (0, -0.0326 * k, middle),
        shell,
        72,
        rotation=FACE_FRONT,
    )


def square_cover(size, depth, middle, shell, light):
    """Soft square with a grey joint, a name line and one small light."""
    front_slab(
        size * 0.94,
        size * 0.94,
        0.006,
        (0, -0.003, middle),
        plastic("#8d9094", 0.5),
        radius=size * 0.2,
        bevel=0.001,
        corner_steps=16,
    )
    body = depth - 0.006
    front_slab(
        size,
        size,
        body,
        (0, -0.006 - body / 2, middle),
        shell,
        radius=size * 0.22,
        bevel=0.010,
        segments=6,
        corner_steps=20,
    )
    front_slab(
        size * 0.60,
        size * 0.012,
        0.002,
        (0, -depth + 0.0002, middle - size * 0.33),
        plastic("#a9acaf", 0.4),
        radius=0.001,
        bevel=0.0004,
    )
    cylinder(
        0.003,
        0.0015,
        (0, -depth - 0.0002, middle + size * 0.34),
        glow(light, 2.2),
        0.0004,
        24,
        rotation=FACE_FRONT,
    )
