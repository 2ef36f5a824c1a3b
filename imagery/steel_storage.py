"""Steel storage: lockers, cupboards, safes and mobile archives."""
import random
from math import cos, pi, sin

import materials
from finishes import BLACK, WHITE
from furniture_parts import Face, binder_row, chrome, dark_gap, finish, rod
from geometry import box, boxes, cylinder, lathe, sweep, text
from workbench import collection, scenery


def locker_bank(
    columns=3,
    tiers=2,
    col_w=0.30,
    d=0.50,
    h=1.80,
    body="#c9cccd",
    fronts=("#4f6f86",),
    plinth=BLACK,
    vents=True,
    link=True,
    name="locker_bank",
):
    """Steel or laminate locker bank: columns of 0.30 x 0.50 x 1.80 m, one to five doors, with vents, locks, numbers."""
    model = collection(name, link)
    width = columns * col_w
    lift = 0.10
    sheet = finish(body)
    face = Face(0, -d / 2 + 0.010, 0)
    box(width - 0.03, d - 0.06, lift, (0, 0.01, lift / 2), finish(plinth), 0.002, name="plinth")
    box(width, d - 0.010, h - lift, (0, 0.005, lift + (h - lift) / 2), sheet, 0.003, name="body")
    margin = 0.018
    door_h = (h - lift - 2 * margin) / tiers
    for column in range(columns):
        u = -width / 2 + col_w * (column + 0.5)
        for tier in range(tiers):
            z = lift + margin + door_h * (tier + 0.5)
            wide, tall = col_w - 0.022, door_h - 0.010
            face.panel(
                wide + 0.006,
                tall + 0.006,
                0.0012,
                u,
                z,
                dark_gap(),
                -0.0004,
                radius=0.003,
                bevel=0.0002,
                name="gap",
            )
            axis_material = finish(fronts[(column + tier) % len(fronts)], "Y")
            face.panel(wide, tall, 0.016, u, z, axis_material, 0.0005, radius=0.004, bevel=0.002, name="door")
            skin = Face(0, -d / 2 - 0.0065, 0)
            number = column * tiers + (tiers - tier)
            plate_z = z + tall / 2 - 0.055
            if vents and tall > 0.5:
                for row in range(4):
                    for end in (tall / 2 - 0.13 - row * 0.016, -tall / 2 + 0.075 + row * 0.016):
                        skin.panel(
                            wide * 0.42,
                            0.005,
                            0.0010,
                            u,
                            z + end,
                            dark_gap(),
                            -0.0004,
                            radius=0.0024,
                            bevel=0.0001,
                            name="vent",
                        )
            elif vents and tall > 0.26:
                for row in range(3):
                    skin.panel(
                        wide * 0.42,
                        0.005,
                        0.0010,
                        u,
                        z - tall / 2 + 0.05 + row * 0.016,
                        dark_gap(),
                        -0.0004,
                        radius=0.0024,
                        bevel=0.0001,
                    )
            skin.panel(
                0.052,
                0.026,
                0.0016,
                u,
                plate_z,
                materials.metal("#d4d6d8", 0.3),
                0,
                radius=0.003,
                bevel=0.0004,
                name="plate",
            )
            text(
                f"{number:02d}",
                0.017,
                skin.at(u, 0.0018, plate_z),
                materials.plastic("#1a1b1c", 0.5, 0),
                rotation=(pi / 2, 0, 0),
            )
            lock_u, lock_z = u + wide / 2 - 0.032, z + 0.01
            skin.panel(
                0.026,
                0.060,
                0.003,
                lock_u,
                lock_z,
                materials.plastic("#1f2022", 0.4),
                0,
                radius=0.012,
                bevel=0.001,
                name="escutcheon",
            )
            Face(0, -d / 2 - 0.0095, 0).lock(lock_u, lock_z + 0.010)
        if column:
            face.panel(
                0.002,
                h - lift - 0.01,
                0.0006,
                -width / 2 + col_w * column,
                lift + (h - lift) / 2,
                dark_gap(),
                -0.0002,
                radius=0.0005,
                bevel=0,
            )
    return model


def metal_cupboard(
    w=0.92,
    d=0.42,
    h=1.95,
    body=WHITE,
    front=None,
    doors="swing",
    opening=0.0,
    plinth=BLACK,
    link=True,
    name="metal_cupboard",
):
    """Steel cupboard with swing or tambour (roller) doors: 0.92 x 0.42 x 1.95 m.

    opening 0..0.9 slides the left tambour leaf back by that share, or swings the right door open by that share of
    a half turn.
    """
    model = collection(name, link)
    sheet = finish(body)
    leaf_material = finish(front or body)
    lift = 0.07
    rim = 0.030
    face = Face(0, -d / 2 + 0.018, 0)
    deep = d - 0.018
    box(w - 0.02, d - 0.06, lift, (0, 0.01, lift / 2), finish(plinth), 0.002, name="plinth")
    low, high = lift, h
    for side in (-1, 1):
        wall = Face(side * (w / 2 - rim / 2) + rim / 2, 0.009, pi / 2)
        wall.panel(
            deep, high - low, rim, 0, (low + high) / 2, sheet, -rim, radius=0.002, bevel=0.002, name="side"
        )
    face.block(w - 2 * rim, 0.012, high - low, 0, -deep + 0.006, (low + high) / 2, sheet, 0.001, name="back")
    for z in (low + rim / 2, high - rim / 2):
        face.block(w - 2 * rim + 0.002, deep, rim, 0, -deep / 2, z, sheet, 0.002, name="rail")
    grip_z = min(1.07, lift + (h - lift) * 0.58)
    if doors == "swing":
        _swing_doors(w, d, low, high, grip_z, leaf_material, opening)
        if opening > 0:
            _cupboard_shelves(
                face, w, d, deep, low + rim, high - rim, rim, sheet, 4, (0.02, w / 2 - rim - 0.02)
            )
        return model
    left = -w / 2 + rim + 0.03
    filled = (left, left + (w - 2 * rim) * 0.5 * opening + 0.21) if opening > 0.15 else None
    shelf_count = max(1, int((high - low - 2 * rim) / 0.37) - 1)
    _cupboard_shelves(face, w, d, deep, low + rim, high - rim, rim, sheet, shelf_count, filled)
    _tambour_doors(w, d, low + rim, high - rim, rim, grip_z, leaf_material, opening)
    return model


def _cupboard_shelves(face, w, d, deep, low, high, rim, sheet, count, filled):
    """Shelves between low and high, and binders on them from the first to the second x of filled."""
    tall = high - low
    for index in range(count + 1):
        z = low + tall * index / (count + 1)
        if index:
            face.block(w - 2 * rim, deep - 0.05, 0.020, 0, -deep / 2 - 0.02, z, sheet, 0.001, name="shelf")
        if filled:
            binder_row(
                filled[0], int((filled[1] - filled[0]) / 0.071), -d / 2 + 0.09, z + 0.010 if index else z
            )


def _swing_doors(w, d, low, high, grip_z, material, opening):
    """Two hinged leaves with vents; the right one carries lever and lock, and may stand open."""
    tall = high - low - 0.006
    middle = (low + high) / 2
    leaf = w / 2 - 0.0045
    turn = pi + opening * pi
    right = Face(w / 2, -d / 2 + 0.018, turn) if opening else None
    left_void = w / 2 - 0.025 if opening else w - 0.05
    x_void = -left_void / 2 if opening else 0
    box(left_void, 0.02, high - low - 0.03, (x_void, -d / 2 + 0.030, middle), dark_gap(), 0, name="void")
    for side in (-1, 1):
        for z in (low + 0.20, high - 0.20):
            cylinder(
                0.005, 0.06, (side * (w / 2 + 0.001), -d / 2 + 0.014, z), chrome(), 0.001, 20, name="hinge"
            )
    closed = Face(0, -d / 2 + 0.018, 0)
    skin = Face(0, -d / 2, 0)
    for side in (-1, 1):
        if side > 0 and opening:
            continue
        closed.panel(
            leaf, tall, 0.018, side * w / 4, middle, material, 0, radius=0.003, bevel=0.0025, name="door"
        )
        _vents(skin, side * w / 4, high - 0.12)
    if not opening:
        _lever_lock(skin, 0.036, grip_z)
        return
    # seen from its hinge the open leaf runs along +u, its outer face at out = -0.018
    right.panel(leaf, tall, 0.018, w / 4, middle, material, -0.018, radius=0.003, bevel=0.0025, name="door")
    outer = Face(*right.at(0, -0.018, 0)[:2], turn + pi)
    _vents(outer, -w / 4, high - 0.12)
    _lever_lock(outer, -(w / 2 - 0.036), grip_z)
    rod_u = w / 2 - 0.045
    right.block(0.050, 0.020, 0.13, rod_u, 0.010, grip_z, chrome(), 0.004, name="lock case")
    right.block(0.010, 0.006, tall - 0.06, rod_u, 0.008, middle, chrome(), 0.001, name="bolt rod")
    for z in (low + 0.30, middle, high - 0.30):
        right.block(leaf - 0.10, 0.006, 0.050, w / 4, 0.004, z, material, 0.002, name="stiffener")


def _vents(face, u, top):
    """Five level slots, the highest at the given height."""
    for row in range(5):
        face.panel(
            0.11,
            0.005,
            0.001,
            u,
            top - row * 0.015,
            dark_gap(),
            -0.0004,
            radius=0.0024,
            bevel=0.0001,
            name="vent",
        )


def _lever_lock(face, u, z):
    """Upright lever on a dark plate, with the cylinder of the lock below it."""
    plate = materials.plastic("#202224", 0.4)
    face.panel(0.034, 0.15, 0.004, u, z, plate, 0, radius=0.010, bevel=0.0015, name="escutcheon")
    face.block(0.020, 0.016, 0.105, u, 0.016, z - 0.005, chrome(), 0.004, name="lever")
    face.disc(0.010, 0.012, u, z + 0.035, chrome(), 0.002)
    Face(*face.at(0, 0.003, 0)[:2], face.turn).lock(u, z - 0.060)


def _tambour_doors(w, d, low, high, rim, grip_z, material, opening):
    """Two leaves of upright slats that run into the side walls, the left one slid back by the share opening."""
    tall = high - low
    mid = (low + high) / 2
    inside_w = w - 2 * rim
    pitch = 0.025
    per_leaf = int(inside_w / 2 / pitch)
    for side in (-1, 1):
        hidden = int(per_leaf * opening) if side < 0 else 0
        slats = []
        for index in range(hidden, per_leaf):
            from_middle = pitch * (index + 0.5)
            u = from_middle if side > 0 else -inside_w / 2 + pitch * per_leaf - from_middle
            slats.append((u, -d / 2 + 0.012, mid, pitch - 0.0012, 0.010, tall - 0.004))
        boxes(slats, material, 0.0022, 3, name="tambour")
        edge_u = 0.013 if side > 0 else -inside_w / 2 + pitch * (per_leaf - hidden) - 0.013
        box(0.026, 0.020, tall - 0.004, (edge_u, -d / 2 + 0.006, mid), material, 0.004, name="lead rail")
        box(0.010, 0.018, 0.16, (edge_u, -d / 2 - 0.008, grip_z - 0.05), finish(BLACK), 0.003, name="grip")
    Face(0, -d / 2 - 0.004, 0).lock(0.013, grip_z + 0.07)
    if opening <= 0.15:
        box(inside_w, 0.01, tall, (0, -d / 2 + 0.024, mid), dark_gap(), 0, name="void")


def safe(w=0.48, d=0.46, h=0.62, colour="#3a3f44", lock="keypad", handle="wheel", link=True, name="safe"):
    """Fire-resistant office safe: 0.48 x 0.46 x 0.62 m, keypad or dial lock, three-spoke wheel or lever."""
    model = collection(name, link)
    paint = materials.powder(colour, 0.38)
    steel = chrome()
    lift = 0.030
    h -= lift
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(
                0.024, lift, (x * (w / 2 - 0.06), y * (d / 2 - 0.06), lift / 2), materials.rubber(), 0.004
            )
    box(w, d - 0.030, h, (0, 0.015, lift + h / 2), paint, 0.012, 5, name="body")
    face = Face(0, -d / 2 + 0.030, 0)
    mid = lift + h / 2
    face.panel(
        w - 0.034, h - 0.034, 0.004, 0, mid, dark_gap(), -0.001, radius=0.014, bevel=0.0005, name="gap"
    )
    face.panel(w - 0.046, h - 0.046, 0.030, 0, mid, paint, 0, radius=0.012, bevel=0.005, name="door")
    face.panel(
        w - 0.12, h - 0.12, 0.0022, 0, mid, paint, 0.029, radius=0.010, bevel=0.002, name="raised field"
    )
    for z in (mid + h * 0.28, mid - h * 0.28):
        cylinder(0.010, 0.085, (-w / 2 + 0.019, -d / 2 + 0.020, z), steel, 0.003, 32)
    skin = Face(0, -d / 2 - 0.001, 0)
    if lock == "keypad":
        pad_u, pad_z = -w * 0.18, mid + h * 0.16
        skin.panel(
            0.098,
            0.150,
            0.016,
            pad_u,
            pad_z,
            materials.plastic("#17181a", 0.35),
            0,
            radius=0.012,
            bevel=0.004,
            name="keypad",
        )
        top = Face(0, -d / 2 - 0.017, 0)
        top.panel(
            0.078,
            0.026,
            0.001,
            pad_u,
            pad_z + 0.052,
            materials.lacquer("#0b1a14", 0.1),
            0,
            radius=0.003,
            bevel=0.0002,
        )
        text(
            "READY",
            0.013,
            top.at(pad_u, 0.0013, pad_z + 0.052),
            materials.glow("#8ff0b0", 1.6),
            rotation=(pi / 2, 0, 0),
        )
        for row in range(4):
            for column in range(3):
                key = "123456789*0#"[row * 3 + column]
                u, z = pad_u + (column - 1) * 0.027, pad_z + 0.018 - row * 0.024
                top.panel(
                    0.021, 0.018, 0.003, u, z, materials.plastic("#c9cbcc", 0.4), 0, radius=0.004, bevel=0.001
                )
                text(
                    key,
                    0.011,
                    top.at(u, 0.0033, z),
                    materials.plastic("#17181a", 0.5, 0),
                    rotation=(pi / 2, 0, 0),
                )
    else:
        skin.disc(0.048, 0.008, -w * 0.18, mid + h * 0.14, steel, 0, 0.003, 64)
        skin.disc(
            0.040, 0.022, -w * 0.18, mid + h * 0.14, materials.plastic("#151617", 0.35), 0.008, 0.003, 64
        )
        skin.disc(0.018, 0.016, -w * 0.18, mid + h * 0.14, steel, 0.030, 0.003, 48)
        for tick in range(40):
            angle = 2 * pi * tick / 40
            long = 0.006 if tick % 5 == 0 else 0.003
            centre = skin.at(-w * 0.18 + 0.034 * cos(angle), 0.0305, mid + h * 0.14 + 0.034 * sin(angle))
            box(
                long,
                0.0006,
                0.0010,
                centre,
                materials.paint("#f0f0ee"),
                0,
                rotation=(0, -angle, 0),
                name="tick",
            )
    hub_u, hub_z = w * 0.17, mid - h * 0.02
    skin.disc(0.036, 0.006, hub_u, hub_z, steel, 0, 0.002, 48)
    if handle == "wheel":
        skin.disc(0.014, 0.045, hub_u, hub_z, steel, 0, 0.003)
        for spoke in range(3):
            angle = pi / 2 + 2 * pi * spoke / 3
            far = skin.at(hub_u + 0.075 * cos(angle), 0.045, hub_z + 0.075 * sin(angle))
            rod([skin.at(hub_u, 0.036, hub_z), far], 0.0065, steel, smooth=0, name="spoke")
            lathe(
                [(0, -0.013), (0.008, -0.011), (0.0125, 0), (0.008, 0.011), (0, 0.013)],
                far,
                steel,
                24,
                name="knob",
            )
    else:
        skin.disc(0.015, 0.034, hub_u, hub_z, steel, 0, 0.003)
        skin.block(0.125, 0.016, 0.024, hub_u - 0.045, 0.036, hub_z, steel, 0.006, name="lever")
    skin.panel(0.08, 0.022, 0.0012, 0, lift + 0.075, steel, 0.0015, radius=0.003, bevel=0.0004, name="badge")
    return model


def mobile_archive(
    w=3.70,
    d=1.85,
    h=2.20,
    units=4,
    levels=6,
    body="#c3c6c7",
    panel="#c9cccd",
    accent="#44709a",
    opening=2,
    link=True,
    name="mobile_archive",
):
    """Mobile archive 3.70 x 1.85 x 2.20 m: one fixed single-sided and three double-sided units on floor rails.

    opening is the number of the unit (from the left) behind which the aisle stands open.
    """
    model = collection(name, link)
    rail_z = 0.022
    single = 0.40
    double = 0.80
    depths = [single] + [double] * (units - 1)
    aisle = w - sum(depths)
    _floor_rails(w, d, rail_z)
    left = -w / 2
    for index, deep in enumerate(depths):
        if index == opening:
            left += aisle
        _archive_unit(left, deep, d, h, rail_z, levels, body, panel, accent, index)
        left += deep
    return model


def _floor_rails(w, d, height):
    """Low deck between steel rails, ramped at the front."""
    deck = finish("#8e9294")
    box(w + 0.02, d - 0.10, height * 0.6, (0, 0, height * 0.3), deck, 0.002, name="deck")
    for y in (-d / 2 + 0.22, 0, d / 2 - 0.22):
        box(w + 0.02, 0.040, height, (0, y, height / 2), materials.metal("#9a9da0", 0.35), 0.002, name="rail")


def _archive_unit(left, deep, d, h, low, levels, body, panel, accent, index):
    """One unit between its end panels: carriage, shelves on one or both sides, files, wheel and label."""
    mobile = index > 0
    centre = left + deep / 2
    width = deep - 0.012
    sheet = finish(body)
    y_front = -d / 2 + 0.012
    length = d - 0.012
    base = low + (0.13 if mobile else 0.10)
    skirt = finish("#5b6063")
    box(
        width - 0.02,
        length - 0.04,
        base - low - 0.006,
        (centre, 0.006, (base + low) / 2),
        skirt,
        0.003,
        name="carriage",
    )
    for y in (y_front + 0.010, d / 2 - 0.010):
        tall = h - low - 0.008
        box(width, 0.020, tall, (centre, y, low + 0.008 + tall / 2), finish(panel), 0.004, name="end panel")
    box(width, length, 0.022, (centre, 0.006, h - 0.011), sheet, 0.003, name="roof")
    sides = ((centre, 1),) if not mobile else ((centre - deep / 4, -1), (centre + deep / 4, 1))
    spine_x = centre - width / 2 + 0.006 if not mobile else centre
    box(0.012, length - 0.05, h - base - 0.03, (spine_x, 0.006, (h + base) / 2), sheet, 0.001, name="spine")
    step = (h - base - 0.04) / levels
    for x, side in sides:
        shelf_w = (width if not mobile else width / 2) - 0.012
        for level in range(levels):
            z = base + 0.012 + step * level
            box(shelf_w, length - 0.044, 0.024, (x, 0.006, z), sheet, 0.003, name="shelf")
            with scenery():
                _archive_files(
                    x, side, shelf_w, y_front + 0.05, d / 2 - 0.06, z + 0.012, step - 0.05, index * 7 + level
                )
        for y in (y_front + 0.045, 0.006, d / 2 - 0.045):
            edge = x + side * (shelf_w / 2 - 0.012)
            box(0.024, 0.040, h - base - 0.02, (edge, y, (h + base) / 2), sheet, 0.002, name="upright")
    face = Face(centre, y_front, 0)
    face.panel(
        width * 0.62, 0.060, 0.002, 0, h - 0.16, finish(accent), 0, radius=0.004, bevel=0.0006, name="band"
    )
    face.panel(
        0.21 if mobile else 0.16,
        0.15,
        0.003,
        0,
        1.62,
        chrome(),
        0,
        radius=0.004,
        bevel=0.001,
        name="label frame",
    )
    face.panel(
        0.19 if mobile else 0.14,
        0.13,
        0.001,
        0,
        1.62,
        materials.paint("#efeee9", 0.7),
        0.003,
        radius=0.002,
        bevel=0.0002,
    )
    text(
        f"{index + 1}",
        0.075,
        face.at(0, 0.0045, 1.62),
        materials.plastic("#26282b", 0.5, 0),
        rotation=(pi / 2, 0, 0),
    )
    if mobile:
        _hand_wheel(face, 1.08)
        Face(centre, y_front, 0).lock(0, 0.86)


def _archive_files(x, side, shelf_w, y_start, y_end, z, room, seed):
    """Lever-arch files along a shelf, their spines towards the aisle, with a gap here and there."""
    chance = random.Random(seed)
    colours = ("#2c3a46", "#2c3a46", "#8f9498", "#6f3430", "#44606f")
    tall = min(0.285, room)
    deep = min(0.26, shelf_w - 0.03)
    spine_x = x + side * (shelf_w / 2 - 0.02)
    middle_x = spine_x - side * deep / 2
    y = y_start
    colour = chance.choice(colours)
    while y < y_end - 0.07:
        if chance.random() < 0.06:
            y += chance.uniform(0.10, 0.28)
            colour = chance.choice(colours)
            continue
        box(
            deep,
            0.066,
            tall,
            (middle_x, y + 0.034, z + tall / 2),
            materials.plastic(colour, 0.5),
            0.003,
            name="file",
        )
        label = (spine_x + side * 0.0006, y + 0.034, z + tall * 0.62)
        box(0.002, 0.046, tall * 0.36, label, materials.paint("#e6e4de", 0.7), 0.0003, name="label")
        y += 0.071


def _hand_wheel(face, z):
    """Three-spoked hand wheel on a round hub, with grips on the rim."""
    steel = chrome()
    dark = materials.plastic("#202224", 0.4)
    radius, reach = 0.155, 0.060
    face.disc(0.070, 0.012, 0, z, dark, 0, 0.004, 48)
    face.disc(0.024, reach + 0.014, 0, z, steel, 0, 0.004, 40)
    rim = [
        face.at(radius * cos(2 * pi * k / 48), reach, z + radius * sin(2 * pi * k / 48)) for k in range(48)
    ]
    sweep(rim, dark, radius=0.011, closed=True, smooth=0, sides=14, up=(0, 1, 0.001), name="wheel rim")
    for spoke in range(3):
        angle = pi / 2 + 2 * pi * spoke / 3
        tip = face.at(radius * cos(angle), reach, z + radius * sin(angle))
        rod([face.at(0, reach, z), tip], 0.008, steel, smooth=0, name="spoke")
        face.disc(0.017, 0.052, radius * cos(angle), z + radius * sin(angle), dark, reach, 0.006, 32)
