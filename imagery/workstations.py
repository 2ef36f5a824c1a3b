"""Workstations: face-to-face benches, call-center places and cubicles."""
from contextlib import nullcontext
from math import pi

from desks import staff_desk
from finishes import LIGHT_OAK, SILVER, WHITE
from furniture_parts import Face, beam, felt, finish, foot_pad, frosted, mobile_pedestal, top_power
from geometry import box, slab
from materials import fabric
from workbench import collection, scenery


def bench_cluster(
    seats=4,
    w=1.4,
    d=0.70,
    h=0.74,
    top=LIGHT_OAK,
    frame=WHITE,
    screen="#5f7a86",
    screen_h=0.38,
    dividers=False,
    leg="goal",
    pedestals=WHITE,
    overall=None,
    link=True,
    name="bench_cluster",
):
    """Face-to-face bench for 2 to 8 people: each place 1.40 x 0.70 m, 0.74 m high, felt screens 0.38 m above the top.

    overall gives width, depth and height of the whole bench instead of w, d and screen_h.
    """
    model = collection(name, link)
    columns = seats // 2
    if overall:
        w = overall[0] / columns
        d = overall[1] / 2 - 0.010
        screen_h = overall[2] - h
    thick = 0.025
    under = h - thick
    length = columns * w
    steel = finish(frame)
    cloth = felt(screen)
    for index in range(columns):
        x = -length / 2 + w * (index + 0.5)
        for row in (-1, 1):
            slab(
                w - 0.004,
                d - 0.010,
                thick,
                (x, row * (d / 2 + 0.015), h - thick / 2),
                finish(top),
                radius=0.005,
                bevel=0.002,
                name="top",
            )
            top_power(x, row * 0.075, h)
            if pedestals:
                mobile_pedestal(
                    x + row * (w / 2 - 0.28), row * (d / 2 + 0.02), 0 if row < 0 else pi, pedestals, pedestals
                )
        # screen along the middle, on two brackets
        face = Face(x, 0.013, 0)
        face.panel(
            w - 0.030,
            screen_h + 0.12,
            0.026,
            0,
            h + (screen_h - 0.12) / 2,
            cloth,
            radius=0.028,
            bevel=0.006,
            name="screen",
        )
        for side in (-1, 1):
            box(0.030, 0.050, 0.10, (x + side * (w / 2 - 0.22), 0, h + 0.01), steel, 0.003, name="bracket")
        box(w - 0.30, 0.16, 0.004, (x, 0, under - 0.13), steel, 0.001, name="tray")
        for row in (-1, 1):
            box(w - 0.30, 0.004, 0.07, (x, row * 0.08, under - 0.095), steel, 0.001, name="tray side")
    if dividers:
        for index in range(1, columns):
            x = -length / 2 + w * index
            for row in (-1, 1):
                wing = Face(x + 0.011, row * (d * 0.42 + 0.02), pi / 2)
                wing.panel(
                    d * 0.80,
                    screen_h,
                    0.022,
                    0,
                    h + screen_h / 2 + 0.006,
                    cloth,
                    -0.022,
                    radius=0.028,
                    bevel=0.005,
                    name="divider",
                )
    _bench_frame(columns, w, d, under, leg, steel)
    return model


def _bench_frame(columns, w, d, under, leg, steel):
    """Leg frames at the ends and, set back, between the columns, joined by beams; leg 'goal' or 'splay'."""
    length = columns * w
    half = d + 0.015
    for index in range(columns + 1):
        at_end = index in (0, columns)
        inset = 0.06 if index == 0 else (-0.06 if index == columns else 0)
        x = -length / 2 + w * index + inset
        reach = half - (0.04 if at_end else 0.30)
        box(0.050, 2 * reach, 0.040, (x, 0, under - 0.020), steel, 0.003, name="leg rail")
        for row in (-1, 1):
            if leg == "splay" and at_end:
                beam(
                    (x, row * (reach - 0.16), under - 0.03),
                    (x, row * (reach - 0.02), 0.012),
                    0.050,
                    0.040,
                    steel,
                    (1, 0, 0),
                )
                foot_pad(x, row * (reach - 0.02), 0.017, 0.012)
            else:
                box(
                    0.050,
                    0.050,
                    under - 0.03,
                    (x, row * (reach - 0.025), 0.012 + (under - 0.03) / 2),
                    steel,
                    0.003,
                    name="post",
                )
                foot_pad(x, row * (reach - 0.025), 0.018, 0.014)
    for row in (-1, 1):
        for y in (0.20, d - 0.12):
            box(length - 0.16, 0.030, 0.040, (0, row * y, under - 0.020), steel, 0.003, name="beam")


def desk_screen(
    w=1.6,
    h=0.42,
    d=0.70,
    colour="#6d7f78",
    frame=SILVER,
    kind="fabric",
    wings=0.0,
    desk_top=WHITE,
    desk_frame=SILVER,
    trim=None,
    desk=True,
    link=True,
    name="desk_screen",
):
    """Clamp-on desk screen 1.20-1.80 x 0.42 m with optional side wings, shown on a plain desk 0.74 m high.

    kind is 'fabric' (pressed felt), 'woven' or 'acrylic' (frosted). h counts from 30 mm below the desk top. trim is
    the finish of a cap along the upper edges, as on a cubicle. desk tells whether the desk belongs to the product.
    """
    with nullcontext() if desk else scenery():
        model = staff_desk(w, d, 0.74, desk_top, "steel", desk_frame, False, None, link, name)
    steel = finish(frame)
    material = {"fabric": felt, "woven": fabric, "acrylic": frosted}[kind](colour)
    thick = 0.010 if kind == "acrylic" else 0.028
    z = 0.74 + h / 2 - 0.03
    corner = 0.004 if trim else 0.035
    bevel = 0.002 if kind == "acrylic" or trim else 0.006
    back = Face(0, -d / 2 - 0.016, 0)
    back.panel(w, h, thick, 0, z, material, -thick / 2, radius=corner, bevel=bevel, name="screen")
    if trim:
        back.block(w + 0.06, 0.034, 0.016, 0, 0, 0.71 + h - 0.004, finish(trim), 0.003, name="cap")
    for side in (-1, 1):
        back.block(0.050, 0.060, 0.012, side * w * 0.25, -0.034, 0.749, steel, 0.003, name="clamp top")
        back.block(0.050, 0.016, 0.110, side * w * 0.25, -0.014, 0.735, steel, 0.003, name="clamp back")
        back.block(0.050, 0.060, 0.012, side * w * 0.25, -0.034, 0.690, steel, 0.003, name="clamp bottom")
        if wings:
            # the wing starts behind the screen, so that no light shows in the corner
            length = wings + 0.030
            wing = Face(side * (w / 2 + 0.014), -d / 2 + wings - length / 2, pi / 2)
            wing.panel(length, h, thick, 0, z, material, -thick / 2, radius=corner, bevel=bevel, name="wing")
            if trim:
                wing.block(
                    length + 0.012, 0.034, 0.016, 0, 0, 0.71 + h - 0.004, finish(trim), 0.003, name="cap"
                )
                wing.block(0.014, 0.034, h, length / 2 + 0.006, 0, z, finish(trim), 0.003, name="end post")
    return model
