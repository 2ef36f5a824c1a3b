"""Booths, pods, acoustic panels and partitions."""
import random
from math import cos, pi, radians, sin

import bpy

from finishes import BLACK, LIGHT_OAK, OAK, SILVER
from furniture_parts import Face, felt, finish, rounded, wall_behind
from geometry import box, cushion, cylinder, lathe, prism, rounded_rectangle, slab, sweep
from materials import fabric, glow, plastic, rubber
from workbench import add, beyond_size, collection


def booth_tube(w, d, h, radius, thick, material, y=0.0, lift=0.03, name="shell"):
    """Open tube with rounded corners: the body of a booth, seen from the front as a rounded frame."""
    path = [(x, y, lift + h / 2 + z) for x, z in rounded_rectangle(w - thick, h - thick, radius, 10)]
    return sweep(
        path,
        material,
        section=rounded_rectangle(thick, d, 0.012, 4),
        closed=True,
        smooth=0,
        up=(0, 1, 0),
        name=name,
    )


def glazing(w, h, radius, y, lift, frame_material, posts=(), glass=True):
    """Glass front in a slim rounded frame with upright posts at the given x positions."""
    booth_tube(w, 0.045, h, radius, 0.035, frame_material, y, lift, "glazing frame")
    for x in posts:
        box(0.035, 0.045, h - 0.05, (x, y, lift + h / 2), frame_material, 0.002, name="post")
    if glass:
        Face(0, y, 0).pane(w - 0.05, h - 0.05, 0, lift + h / 2)


def ceiling_lamp(w, d, z, y, power, steel):
    """Recessed ceiling light: a glowing panel plus an area light that travels with the collection."""
    slab(w, d, 0.012, (0, y, z - 0.012), glow("#fff3e0", 4.0), radius=0.04, bevel=0.001, name="ceiling light")
    slab(w + 0.03, d + 0.03, 0.010, (0, y, z - 0.006), steel, radius=0.05, bevel=0.001, name="light rim")
    light = bpy.data.lights.new("booth light", "AREA")
    light.shape = "RECTANGLE"
    light.size = w
    light.size_y = d
    light.energy = power
    light.color = (1, 0.95, 0.88)
    add("booth light", light, (0, y, z - 0.03))


def stool(x, y, seat_h, cloth, steel, radius=0.17):
    """Upholstered disc-base stool."""
    profile = [
        (0, 0),
        (radius + 0.03, 0),
        (radius + 0.032, 0.004),
        (radius, 0.010),
        (0.05, 0.016),
        (0.026, 0.03),
        (0.024, seat_h - 0.07),
        (0, seat_h - 0.07),
    ]
    lathe(profile, (x, y, 0), steel, 56, name="stool base")
    cushion(
        2 * radius,
        2 * radius,
        0.07,
        (x, y, seat_h - 0.035),
        cloth,
        squareness=2.05,
        fullness=7,
        name="stool seat",
    )


def wall_power(face, u, z, out, outlets):
    """Dark outlet box with the given sockets ('uk', 'usb') in a row."""
    size, pitch = 0.050, 0.060
    face.panel(
        pitch * len(outlets) + 0.022,
        0.075,
        0.010,
        u,
        z,
        plastic("#1b1c1e", 0.4),
        out,
        radius=0.010,
        bevel=0.002,
        name="power box",
    )
    for index, kind in enumerate(outlets):
        spot = u + (index - (len(outlets) - 1) / 2) * pitch
        draw = face.uk_socket if kind == "uk" else face.usb_c
        draw(spot, z, out + 0.0095, size, "#c9c9c6")


def phone_booth(
    w=1.02,
    d=1.00,
    h=2.255,
    shell="#dcdcda",
    lining="#5d7480",
    frame=BLACK,
    wood=OAK,
    hinge=-1,
    radius=0.10,
    outlets=("uk", "usb"),
    link=True,
    name="phone_booth",
):
    """One-person phone booth with a glass door: 1.02 x 1.00 x 2.255 m, felt lining, shelf, stool and ceiling light.

    hinge is 1 for a door hung on the right as seen from outside, -1 for the left.
    """
    model = collection(name, link)
    lift, thick = 0.035, 0.065
    h -= lift
    steel = finish(frame)
    cloth = felt(lining)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder(0.028, lift, (sx * (w / 2 - 0.12), sy * (d / 2 - 0.12), lift / 2), rubber(), 0.003)
    booth_tube(w, d, h, radius, thick, finish(shell), 0, lift)
    inner_w, inner_h = w - 2 * thick, h - 2 * thick
    booth_tube(
        inner_w + 0.008,
        d - 0.10,
        inner_h + 0.008,
        radius - 0.03,
        0.014,
        cloth,
        0.02,
        lift + thick - 0.004,
        "lining",
    )
    back = Face(0, d / 2 - 0.03, 0)
    back.panel(
        w - 0.05,
        h - 0.05,
        0.05,
        0,
        lift + h / 2,
        finish(shell),
        -0.055,
        radius=radius - 0.02,
        bevel=0.003,
        name="back",
    )
    back.panel(
        inner_w,
        inner_h,
        0.014,
        0,
        lift + h / 2,
        cloth,
        0,
        radius=radius - 0.03,
        bevel=0.001,
        name="back lining",
    )
    for index in range(1, 6):
        u = -inner_w / 2 + inner_w * index / 6
        back.panel(
            0.006,
            inner_h - 0.10,
            0.001,
            u,
            lift + h / 2,
            plastic("#22282b", 0.8),
            0.0136,
            radius=0.002,
            bevel=0,
            name="groove",
        )
    floor_z = lift + thick
    box(
        inner_w - 0.02,
        d - 0.12,
        0.008,
        (0, 0.02, floor_z + 0.006),
        fabric("#4a4d50"),
        0.002,
        name="carpet",
    )
    # shelf, socket, stool
    slab(
        inner_w - 0.02,
        0.34,
        0.028,
        (0, d / 2 - 0.23, 1.02),
        finish(wood),
        radius=0.05,
        bevel=0.003,
        name="shelf",
    )
    box(0.05, 0.20, 0.10, (0, d / 2 - 0.15, 0.955), steel, 0.003, name="shelf bracket")
    wall_power(back, inner_w * 0.22, 1.15, 0.013, outlets)
    stool(0, -0.06, floor_z + 0.66, fabric(lining), steel, 0.16)
    # light in the ceiling
    ceiling_lamp(0.46, 0.46, lift + h - thick, 0.02, 16, steel)
    # glass door
    glazing(inner_w + 0.004, inner_h + 0.004, radius - 0.03, -d / 2 + 0.035, lift + thick - 0.002, steel)
    grip = Face(0, -d / 2 + 0.010, 0)
    grip.bar_handle(-hinge * (inner_w / 2 - 0.07), 1.08, 0.46, True, finish(wood, "Z"), 0.050, 0.024)
    for z in (0.42, 1.92):
        cylinder(0.011, 0.10, (hinge * (inner_w / 2 - 0.005), -d / 2 + 0.006, z), steel, 0.002, 24)
    return model


def meeting_pod(
    w=2.20,
    d=1.25,
    h=2.215,
    shell="#3b4046",
    lining="#a7aaa5",
    seat="#b3663f",
    wood=LIGHT_OAK,
    glazed=True,
    link=True,
    name="meeting_pod",
):
    """Two-person meeting pod with facing sofas and a table: 2.20 x 1.25 x 2.215 m, glazed or open front."""
    model = collection(name, link)
    lift, thick, radius = 0.035, 0.075, 0.16
    h -= lift
    steel = finish(BLACK)
    cloth = felt(lining)
    for sx in (-1, 0, 1):
        for sy in (-1, 1):
            cylinder(0.03, lift, (sx * (w / 2 - 0.20), sy * (d / 2 - 0.14), lift / 2), rubber(), 0.003)
    booth_tube(w, d, h, radius, thick, finish(shell), 0, lift)
    inner_w, inner_h = w - 2 * thick, h - 2 * thick
    booth_tube(
        inner_w + 0.008,
        d - 0.10,
        inner_h + 0.008,
        radius - 0.04,
        0.014,
        cloth,
        0.02,
        lift + thick - 0.004,
        "lining",
    )
    back = Face(0, d / 2 - 0.03, 0)
    back.panel(
        w - 0.06,
        h - 0.06,
        0.05,
        0,
        lift + h / 2,
        finish(shell),
        -0.055,
        radius=radius - 0.02,
        bevel=0.003,
        name="back",
    )
    back.panel(
        inner_w,
        inner_h,
        0.016,
        0,
        lift + h / 2,
        cloth,
        0,
        radius=radius - 0.04,
        bevel=0.001,
        name="back lining",
    )
    floor_z = lift + thick
    box(
        inner_w - 0.02,
        d - 0.12,
        0.008,
        (0, 0.02, floor_z + 0.006),
        fabric("#55585a"),
        0.002,
        name="carpet",
    )
    for side in (-1, 1):
        x = side * (inner_w / 2 - 0.30)
        box(
            0.56,
            d - 0.18,
            0.30,
            (x + side * 0.005, 0.02, floor_z + 0.155),
            fabric(seat),
            0.012,
            4,
            name="sofa base",
        )
        cushion(
            0.58,
            d - 0.19,
            0.13,
            (x - side * 0.005, 0.02, floor_z + 0.355),
            fabric(seat),
            squareness=9,
            fullness=9,
            name="sofa seat",
        )
        lean = -side * radians(7)
        cushion(
            0.13,
            d - 0.19,
            0.60,
            (side * (inner_w / 2 - 0.085), 0.02, floor_z + 0.70),
            fabric(seat),
            squareness=7,
            fullness=9,
            rotation=(0, -lean, 0),
            name="sofa back",
        )
    slab(0.50, 0.74, 0.026, (0, 0.20, 0.74), finish(wood, "Y"), radius=0.06, bevel=0.003, name="table")
    lathe(
        [(0, 0), (0.19, 0), (0.19, 0.008), (0.05, 0.014), (0.032, 0.03), (0.030, 0.60), (0, 0.60)],
        (0, 0.16, floor_z + 0.012),
        steel,
        56,
    )
    wall_power(back, 0, 0.86, 0.015, ("uk", "usb", "uk"))
    ceiling_lamp(0.90, 0.22, lift + h - thick, 0.05, 26, steel)
    if glazed:
        glazing(
            inner_w + 0.004,
            inner_h + 0.004,
            radius - 0.04,
            -d / 2 + 0.035,
            lift + thick - 0.002,
            steel,
            (-0.36, 0.36),
        )
        Face(0, -d / 2 + 0.010, 0).bar_handle(0.29, 1.08, 0.46, True, finish(wood, "Z"), 0.050, 0.024)
    return model


def acoustic_panels(
    style="hex",
    colours=("#4d6a63", "#8fa39a", "#d3a15c", "#c9c4b8"),
    thick=0.040,
    columns=5,
    rows=4,
    size=0.40,
    wood=OAK,
    wall=True,
    wall_colour="#cfccc6",
    link=True,
    name="acoustic_panels",
):
    """Acoustic wall panels: hexagons of 0.40 m, upright fabric of 0.60 x 1.20 m, or oak slats of 0.60 x 2.40 m."""
    model = collection(name, link)
    y_wall = 0.03
    if wall:
        wall_behind(model, y_wall, wall_colour)
    face = Face(0, y_wall, 0)
    if style == "hex":
        step_u = size * 0.866 * 1.02
        step_z = size * 0.75 * 1.02
        chance = random.Random(12)
        skip = {(0, 0), (rows - 1, columns - 1), (rows - 1, 0)}
        for row in range(rows):
            for column in range(columns):
                if (row, column) in skip:
                    continue
                u = (column - (columns - 1) / 2 + (0.5 if row % 2 else 0) - 0.25) * step_u
                z = 0.62 + step_z * row + size / 2
                hexagon = [(size / 2 * sin(pi / 3 * k), size / 2 * cos(pi / 3 * k)) for k in range(6)]
                shade = colours[chance.randrange(len(colours))]
                depth = thick * (1.5 if (row + 2 * column) % 5 == 0 else 1)
                prism(
                    rounded(hexagon[::-1], 0.012, 4),
                    depth,
                    face.at(u, depth / 2, z),
                    felt(shade),
                    0.008,
                    4,
                    rotation=(pi / 2, 0, 0),
                    name="tile",
                )
    if style == "panel":
        for index in range(columns):
            u = (index - (columns - 1) / 2) * 0.66
            shade = colours[index % len(colours)]
            face.panel(
                0.60, 1.20, thick, u, 1.15, fabric(shade), 0.012, radius=0.016, bevel=0.010, name="panel"
            )
            face.block(0.50, 0.012, 0.04, u, 0.006, 1.55, finish(SILVER), 0.001, name="rail")
    if style == "slat":
        for index in range(columns):
            u = (index - (columns - 1) / 2) * 0.604
            face.panel(0.60, 2.40, 0.010, u, 1.21, felt("#26282a"), 0, name="felt")
            for slat in range(15):
                face.panel(
                    0.027,
                    2.40,
                    0.012,
                    u - 0.28 + 0.04 * slat,
                    1.21,
                    finish(wood, "Y"),
                    0.010,
                    radius=0.001,
                    bevel=0.001,
                    name="slat",
                )
    return model


def slat_partition(
    w=0.60,
    d=0.022,
    h=2.40,
    modules=3,
    wood=OAK,
    backing="#232527",
    channel=BLACK,
    link=True,
    name="slat_partition",
):
    """Partition of oak slats on black felt: modules 0.60 x 0.022 x 2.40 m between a floor and a ceiling channel."""
    model = collection(name, link)
    length = modules * w
    lip = 0.040
    steel = finish(channel)
    slat_w, slat_t = 0.027, 0.012
    felt_t = d - slat_t
    face = Face(0, 0, 0)
    per_module = round(w / 0.040)
    pitch = w / per_module
    for index in range(modules):
        centre = -length / 2 + w * (index + 0.5)
        face.panel(
            w - 0.0006,
            h,
            felt_t,
            centre,
            h / 2,
            felt(backing),
            -felt_t,
            radius=0.001,
            bevel=0.0005,
            name="felt",
        )
        for slat in range(per_module):
            u = centre + (slat - (per_module - 1) / 2) * pitch
            face.panel(
                slat_w, h, slat_t, u, h / 2, finish(wood, "Y"), 0, radius=0.001, bevel=0.001, name="slat"
            )
    with beyond_size():
        for z in (lip / 2 - 0.004, h - lip / 2 + 0.004):
            for out in (slat_t + 0.002, -felt_t - 0.002):
                face.block(length + 0.004, 0.003, lip, 0, out, z, steel, 0.0006, name="channel")
        for z in (-0.002, h + 0.002):
            face.block(
                length + 0.004, d + 0.007, 0.004, 0, (slat_t - felt_t) / 2, z, steel, 0.0006, name="channel web"
            )
    return model
