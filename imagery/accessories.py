"""Monitor arms, desk lamps, planters and power rails."""
import math
import random
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

import materials
from finishes import BLACK, SILVER
from furniture_parts import Face, chrome, dark_gap, finish, loop_leg, rod
from geometry import box, cushion, cylinder, lathe, rounded_rectangle, slab, surface, sweep
from workbench import beyond_size, collection, copies


def flat_screen(
    x, y, z, turn, diagonal=24, picture=("#0b1f4b", "#1f5fae", "#52b7c9", "#f4b183", "#f7e3d0"), seed=0.0
):
    """Slim monitor without a stand, its back centre at (x, y, z), facing the turned -Y."""
    tall = diagonal * 0.0254 / math.sqrt(1 + (16 / 9) ** 2)
    wide = tall * 16 / 9
    face = Face(x, y, turn)
    face.panel(
        wide + 0.012,
        tall + 0.018,
        0.012,
        0,
        z,
        materials.plastic("#1c1d1f", 0.45),
        0.020,
        radius=0.006,
        bevel=0.002,
        name="shell",
    )
    cushion(
        wide * 0.55,
        tall * 0.55,
        0.030,
        face.at(0, 0.011, z),
        materials.plastic("#1c1d1f", 0.45),
        squareness=5,
        fullness=3.2,
        rotation=(pi / 2, 0, turn),
    )
    face.panel(
        wide + 0.008,
        tall + 0.014,
        0.0006,
        0,
        z,
        materials.lacquer("#060607", 0.10),
        0.0318,
        radius=0.005,
        bevel=0,
    )
    surface(
        lambda u, v: ((u - 0.5) * wide, (v - 0.5) * tall, 0),
        1,
        1,
        materials.ribbons(picture, 1.1, seed, 0.25),
        location=face.at(0, 0.0332, z + 0.003),
        rotation=(pi / 2, 0, turn),
        name="picture",
    )


def monitor_arm(arms=1, colour=SILVER, screens=True, pole_h=0.44, diagonal=24, link=True, name="monitor_arm"):
    """Desk-mounted monitor arm, single or dual: pole 0.44 m, reach 0.46 m, VESA plate, with or without screens."""
    model = collection(name, link)
    body = finish(colour)
    dark = materials.plastic("#26282a", 0.4)
    slab(0.16, 0.13, 0.014, (0, 0.10, 0.009), body, radius=0.020, bevel=0.004, name="base")
    slab(0.152, 0.122, 0.004, (0, 0.10, 0.002), materials.rubber(), radius=0.018, bevel=0.001)
    cylinder(0.0175, pole_h, (0, 0.10, 0.014 + pole_h / 2), body, 0.002, name="pole")
    cylinder(0.021, 0.012, (0, 0.10, pole_h + 0.016), dark, 0.004, name="pole cap")
    sides = (0,) if arms == 1 else (-1, 1)
    for side in sides:
        z_arm = pole_h * 0.58
        reach = 1 if side == 0 else side
        elbow = Vector(
            (reach * 0.205 if side == 0 else side * 0.21, 0.165 if side == 0 else 0.150, z_arm + 0.004)
        )
        root = Vector((0, 0.10, z_arm))
        tip = Vector(
            (
                0.03 if side == 0 else side * (diagonal * 0.0112 + 0.03),
                0.020 if side == 0 else 0.030,
                z_arm + 0.065,
            )
        )
        cylinder(0.029, 0.050, tuple(root), dark, 0.004, name="collar")
        sweep(
            [tuple(root), tuple(elbow)],
            body,
            section=rounded_rectangle(0.040, 0.028, 0.012, 5),
            smooth=0,
            name="lower arm",
        )
        cylinder(0.025, 0.066, tuple(elbow + Vector((0, 0, 0.012))), dark, 0.005, name="elbow")
        sweep(
            [tuple(elbow + Vector((0, 0, 0.036))), tuple(tip)],
            body,
            section=rounded_rectangle(0.044, 0.036, 0.014, 5),
            smooth=0,
            taper=lambda t: (1.05 - 0.25 * t, 1.05 - 0.25 * t),
            name="upper arm",
        )
        cylinder(0.021, 0.052, tuple(tip), dark, 0.004, name="wrist")
        turn = 0 if side == 0 else side * radians(10)
        face = Face(tip.x, tip.y, turn)
        face.block(0.044, 0.050, 0.050, 0, 0.030, tip.z, dark, 0.008, name="tilt head")
        face.panel(0.115, 0.115, 0.006, 0, tip.z, body, 0.050, radius=0.012, bevel=0.002, name="vesa plate")
        for du in (-0.05, 0.05):
            for dz in (-0.05, 0.05):
                face.disc(0.006, 0.004, du, tip.z + dz, chrome(), 0.056)
        if screens:
            spot = face.at(0, 0.060, tip.z)
            flat_screen(spot[0], spot[1], tip.z, turn, diagonal, seed=0.3 + 0.9 * side)
    return model


def desk_lamp(style="bar", colour=BLACK, accent="metal:#c9cbce", h=0.46, link=True, name="desk_lamp"):
    """LED desk lamp 0.46 m high: slim bar head on two arms, or a classic dome shade with springs."""
    model = collection(name, link)
    paint = materials.powder(colour, 0.4)
    steel = finish(accent)
    base = [(0, 0), (0.088, 0), (0.092, 0.003), (0.092, 0.010), (0.086, 0.016), (0.03, 0.019), (0, 0.019)]
    lathe(base, (0, 0, 0), paint, 72, name="base")
    cylinder(0.011, 0.020, (0, 0.035, 0.026), steel, 0.002)
    if style == "bar":
        _bar_lamp(h, paint, steel)
    else:
        _dome_lamp(h, paint, steel)
    return model


def _bar_lamp(h, paint, steel):
    """Two thin arms and a level light bar, the elbow at height h."""
    shoulder = Vector((0, 0.035, 0.036))
    elbow = Vector((0.0, 0.115, h - 0.02))
    wrist = Vector((0.0, -0.135, h + 0.045))
    for offset in (-0.007, 0.007):
        shift = Vector((offset, 0, 0))
        rod([tuple(shoulder + shift), tuple(elbow + shift)], 0.0038, paint, 0, 12, "arm")
    rod([tuple(elbow), tuple(wrist)], 0.0055, paint, 0, 12, "upper arm")
    for joint in (shoulder, elbow, wrist):
        cylinder(0.013, 0.030, tuple(joint), steel, 0.003, 32, rotation=(0, pi / 2, 0), name="joint")
    slab(
        0.34,
        0.036,
        0.011,
        (0, -0.165, h + 0.040),
        paint,
        radius=0.017,
        bevel=0.004,
        rotation=(0, 0, 0),
        name="head",
    )
    slab(
        0.31,
        0.024,
        0.002,
        (0, -0.165, h + 0.0338),
        materials.glow("#fff2dc", 6.0),
        radius=0.011,
        bevel=0.0004,
        name="led",
    )
    cylinder(0.010, 0.002, (0.055, -0.020, 0.0185), steel, 0.0005, name="touch switch")


def _dome_lamp(h, paint, steel):
    """Sprung arms and a dome shade, the wrist at height h."""
    shoulder = Vector((0, 0.035, 0.036))
    elbow = Vector((0.13, 0.055, h * 0.62))
    wrist = Vector((-0.05, -0.005, h + 0.02))
    for low, high in ((shoulder, elbow), (elbow, wrist)):
        for offset in (-0.009, 0.009):
            shift = Vector((0, offset, 0))
            rod([tuple(low + shift), tuple(high + shift)], 0.0032, steel, 0, 12, "arm")
        along = (high - low).normalized()
        coil = []
        side_a = Vector((0, 1, 0))
        side_b = along.cross(side_a).normalized()
        for step in range(121):
            angle = 2 * pi * step / 8
            spot = (
                low
                + along * (0.035 + 0.075 * step / 120)
                + (side_a * cos(angle) + side_b * sin(angle)) * 0.0045
            )
            coil.append(tuple(spot))
        sweep(coil, steel, radius=0.0011, sides=6, smooth=0, name="spring")
    for joint in (shoulder, elbow, wrist):
        cylinder(0.012, 0.034, tuple(joint), paint, 0.003, 32, rotation=(pi / 2, 0, 0), name="joint")
    tilt = (0, radians(24), 0)
    shade = [
        (0.012, 0.075),
        (0.026, 0.074),
        (0.030, 0.066),
        (0.034, 0.040),
        (0.052, 0.015),
        (0.076, -0.030),
        (0.084, -0.060),
        (0.082, -0.060),
        (0.072, -0.030),
        (0.048, 0.012),
        (0.012, 0.050),
    ]
    head = wrist + Vector((-0.050, -0.005, -0.012))
    lathe(shade, tuple(head), paint, 64, rotation=tilt, name="shade")
    lathe(
        [(0, -0.048), (0.020, -0.044), (0.030, -0.026), (0.026, -0.006), (0.014, 0.012), (0, 0.016)],
        tuple(head),
        materials.glow("#ffdca8", 5.0),
        40,
        rotation=tilt,
    )


def planter_box(
    w=1.0,
    d=0.34,
    h=0.435,
    colour="#3a3d40",
    plants="mixed",
    legs=False,
    frame=BLACK,
    seed=2,
    link=True,
    name="planter_box",
):
    """Planter trough 1.00 x 0.34 x 0.435 m (or divider 0.90 m high) with snake plants, peace lilies or both."""
    model = collection(name, link)
    chance = random.Random(seed)
    lift = 0.12 if legs else 0.015
    h -= lift
    material = finish(colour)
    wall = 0.022
    for end in (-1, 1):
        Face(0, end * (d / 2 - wall / 2) - wall / 2, 0).panel(
            w, h, wall, 0, lift + h / 2, material, -wall, radius=0.004, bevel=0.003, name="long side"
        )
        Face(end * (w / 2 - wall / 2) + wall / 2, 0, pi / 2).panel(
            d - 0.02,
            h - 0.001,
            wall,
            0,
            lift + h / 2,
            material,
            -wall,
            radius=0.004,
            bevel=0.003,
            name="short side",
        )
    box(w - 0.03, d - 0.03, 0.02, (0, 0, lift + 0.012), material, 0.001)
    soil_z = lift + h - 0.035
    surface(
        lambda u, v: (
            (u - 0.5) * (w - 0.04),
            (v - 0.5) * (d - 0.04),
            soil_z + 0.010 * sin(9 * u + 3) * sin(7 * v),
        ),
        30,
        12,
        materials.paint("#2c211a", 0.95, 0.9),
        name="soil",
    )
    if legs:
        for side in (-1, 1):
            loop_leg(side * (w / 2 - 0.10), d - 0.04, lift + 0.002, finish(frame), 0.03, 0.02)
    else:
        box(w - 0.05, d - 0.05, lift, (0, 0, lift / 2), dark_gap(), 0.001)
    with beyond_size():
        count = max(2, int(w / 0.24))
        for index in range(count):
            x = -w / 2 + w * (index + 0.5) / count
            kind = plants if plants != "mixed" else ("snake", "broad")[index % 2]
            if kind == "snake":
                _blades(x, soil_z - 0.02, 0.62 + 0.10 * chance.random(), 13, chance)
            else:
                _leaves(x, soil_z - 0.02, 0.46 + 0.08 * chance.random(), 34, chance)
                _lily_flowers(x, soil_z - 0.02, 3, chance)
    return model


def _blades(x, z, tall, count, chance):
    """Upright sword-shaped leaves of a snake plant."""

    def sword(u, v):
        """Cupped blade that narrows to a point."""
        width = 0.070 * (1 - v**3.5) * (0.75 + 0.5 * sin(pi * min(1, v * 1.2)) ** 0.6)
        return ((u - 0.5) * width, 0.018 * (2 * u - 1) ** 2 * (1 - v) + 0.03 * v * v, v * tall)

    blade = surface(sword, 6, 22, materials.foliage("#4c7048"), name="blade")

    def place(index):
        """Spiral the blades outwards from the middle."""
        angle = index * 2.39996
        radius = 0.085 * math.sqrt((index + 0.5) / count)
        return (
            Matrix.Translation((x + radius * cos(angle), radius * sin(angle), z))
            @ Matrix.Rotation(angle - pi / 2 + chance.uniform(-0.7, 0.7), 4, "Z")
            @ Matrix.Rotation(-chance.uniform(0.03, 0.20), 4, "X")
            @ Matrix.Scale(chance.uniform(0.55, 1.05), 4)
        )

    copies(blade, [place(index) for index in range(count)])


def _leaves(x, z, tall, count, chance):
    """Arching broad leaves on stems, as of a peace lily."""

    def leaf(u, v):
        """Stem for the lower part, then a pointed blade that bends over."""
        blade = max(0, (v - 0.42) / 0.58)
        half = 0.0030 * (1 - 0.8 * v) + 0.066 * max(0, sin(pi * blade**0.85)) ** 0.9
        fold = 0.016 * abs(2 * u - 1) * max(0, sin(pi * blade))
        return ((u - 0.5) * 2 * half, 0.02 * v + 0.26 * v * v * v, tall * (v - 0.38 * v**3) + fold)

    shape = surface(leaf, 6, 26, materials.foliage("#3d6e38"), name="leaf")

    def place(index):
        """Fan the leaves round, the later ones flatter."""
        angle = index * 2.39996
        tilt = -0.05 - 0.55 * (index / count)
        return (
            Matrix.Translation((x + 0.02 * cos(angle), 0.02 * sin(angle), z))
            @ Matrix.Rotation(angle, 4, "Z")
            @ Matrix.Rotation(tilt + chance.uniform(-0.12, 0.12), 4, "X")
            @ Matrix.Rotation(chance.uniform(-0.55, 0.55), 4, "Y")
            @ Matrix.Scale(chance.uniform(0.70, 1.1), 4)
        )

    copies(shape, [place(index) for index in range(count)])


def _lily_flowers(x, z, count, chance):
    """White hooded flowers of a peace lily on thin stems."""
    white = materials.paint("#e4e5dc", 0.6)
    for index in range(count):
        angle = 2.1 * index + chance.uniform(0, 0.8)
        lean = 0.10 + 0.03 * index
        tall = 0.50 + 0.06 * chance.random()
        tip = Vector((x + lean * cos(angle), lean * sin(angle), z + tall))
        stem = [(x, 0, z), (x + lean * 0.4 * cos(angle), lean * 0.4 * sin(angle), z + tall * 0.6), tuple(tip)]
        rod(stem, 0.0028, materials.foliage("#4f7a45"), 6, 8, "flower stem")

        def hood(u, v):
            """Pointed, cupped petal."""
            half = 0.044 * max(0, sin(pi * v**0.75)) ** 0.8
            return ((2 * u - 1) * half, 0.022 * (2 * u - 1) ** 2 - 0.018 * v, 0.125 * v)

        surface(hood, 8, 14, white, location=tuple(tip), rotation=(0.25, 0, angle + pi / 2), name="flower")
        spike = tip + Vector((0, 0, 0.012))
        cylinder(
            0.0055,
            0.045,
            (spike.x, spike.y, spike.z + 0.020),
            materials.paint("#c9c58a", 0.7),
            0.004,
            16,
            name="spadix",
        )


def power_rail(w=0.482, d=0.060, h=0.044, sockets=6, body="#26282b", link=True, name="power_rail"):
    """Under-desk power rail with BS 1363 sockets, lit switch, fixing ears, and a lead with a fused plug."""
    model = collection(name, link)
    steel = materials.powder(body, 0.42)
    ear = 0.021
    long = w - 2 * ear
    middle = h / 2
    box(long, d, h, (0, 0, middle), steel, 0.003, name="rail")
    face = Face(0, -d / 2, 0)
    for side in (-1, 1):
        x = side * (w / 2 - ear / 2 - 0.002)
        slab(ear + 0.004, d * 0.8, 0.003, (x, 0, 0.0015), steel, radius=0.008, bevel=0.001, name="ear")
        for y in (-d * 0.20, d * 0.20):
            slab(
                0.005,
                0.010,
                0.0006,
                (x + side * 0.003, y, 0.0031),
                dark_gap(),
                radius=0.0024,
                bevel=0.0001,
                name="slot",
            )
        box(
            0.003,
            d - 0.004,
            h - 0.003,
            (side * (long / 2 + 0.001), 0, middle),
            materials.plastic("#17181a", 0.4),
            0.001,
        )
    size = h - 0.006
    first = -long / 2 + 0.100
    pitch = (long - 0.100 - 0.012) / sockets
    for index in range(sockets):
        face.uk_socket(first + pitch * (index + 0.5), middle, -0.0012, size, "#d6d6d3")
    switch_u = -long / 2 + 0.046
    face.panel(
        0.034,
        0.028,
        0.004,
        switch_u,
        middle,
        materials.plastic("#101113", 0.4),
        -0.001,
        radius=0.003,
        bevel=0.001,
    )
    face.panel(
        0.026,
        0.020,
        0.004,
        switch_u,
        middle,
        materials.glow("#d4362a", 0.6),
        0.002,
        radius=0.003,
        bevel=0.0012,
    )
    face.block(0.0016, 0.0004, 0.008, switch_u - 0.006, 0.0062, middle, materials.paint("#f4f4f2"), 0)
    lead = [
        (-long / 2 + 0.01, 0.005, middle),
        (-long / 2 - 0.030, 0.006, 0.020),
        (-long / 2 - 0.048, 0.040, 0.006),
        (-long / 2 + 0.01, 0.105, 0.005),
        (-0.07, 0.120, 0.005),
        (0.04, 0.115, 0.008),
        (0.075, 0.115, 0.016),
    ]
    with beyond_size():
        sweep(lead, materials.plastic("#121314", 0.5), radius=0.0045, sides=12, name="lead")
        _uk_plug(0.102, 0.115)
    return model


def _uk_plug(x, y):
    """A fused plug lying on its side, its pins pointing right."""
    dark = materials.plastic("#141517", 0.45)
    brass = materials.metal("#c8b26a", 0.25)
    slab(0.046, 0.050, 0.026, (x, y, 0.0140), dark, radius=0.010, bevel=0.004, name="plug")
    slab(0.012, 0.048, 0.040, (x + 0.020, y, 0.0210), dark, radius=0.004, bevel=0.003, name="plug face")
    box(0.022, 0.004, 0.008, (x + 0.037, y, 0.034), brass, 0.0006, name="earth pin")
    for side in (-1, 1):
        box(0.018, 0.0065, 0.004, (x + 0.035, y + side * 0.011, 0.013), brass, 0.0006, name="pin")
