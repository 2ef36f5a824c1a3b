"""Desks: executive, classic, L-shape, staff and height-adjustable."""
from math import cos, pi, sin

import materials
from finishes import BLACK, LIGHT_OAK, OAK, WALNUT, WHITE
from furniture_parts import (
    Face,
    cabinet,
    dark_gap,
    door_pair,
    drawer_stack,
    finish,
    foot_pad,
    grommet,
    loop_leg,
    mobile_pedestal,
    rounded,
    table_top,
)
from geometry import box, boxes, cylinder, rounded_rectangle, slab, surface, sweep, text
from workbench import collection


def executive_desk(
    w=2.0,
    d=0.95,
    h=0.75,
    top=WALNUT,
    body=WALNUT,
    accent="metal:#b9bcbf",
    inlay="#2b2622",
    leg="panel",
    side=1,
    return_length=1.05,
    pad=True,
    thick=0.046,
    overall=None,
    leather=None,
    handle="edge",
    lock=False,
    link=True,
    name="executive_desk",
):
    """Executive desk on a return cabinet with modesty panel: 2.00 x 0.95 x 0.75 m, return 0.48 x 1.60 x 0.60 m.

    The user sits behind it (at +Y), so side=1 puts the return on the user's left. overall is the depth of desk
    and return together; leather is the colour of a stitched writing surface.
    """
    model = collection(name, link)
    if overall:
        return_length = overall - d + 0.10
    metal = finish(accent)
    table_top(rounded_rectangle(w, d, 0.010), thick, h, finish(top), materials.plastic("#2a221d", 0.6))
    # thin metal line let into the front edge of the top
    box(w - 0.02, 0.003, 0.006, (0, -d / 2 - 0.0002, h - thick * 0.55), metal, 0.0008, name="edge line")
    # the cabinet starts under the desk and runs back on the user's side
    cabinet_w, cabinet_h = 0.48, 0.60
    cabinet_l = d - 0.22 + return_length
    cabinet_x = side * (w / 2 - cabinet_w / 2 - 0.06)
    y_front = -d / 2 + 0.12
    size = (cabinet_w, cabinet_l, cabinet_h)
    _return_cabinet(cabinet_x, y_front, side, size, top, body, metal, handle, lock)
    spacer = h - thick - cabinet_h - 0.028
    for y in (y_front + 0.08, d / 2 - 0.14):
        for dx in (-0.15, 0.15):
            cylinder(
                0.020,
                spacer,
                (cabinet_x + dx, y, cabinet_h + 0.028 + spacer / 2),
                metal,
                0.001,
                name="spacer",
            )
    leg_x = -side * (w / 2 - 0.09)
    _far_leg(leg_x, side, d, h - thick, leg, body, metal)
    inner_x = cabinet_x - side * cabinet_w / 2
    _inlaid_modesty(min(leg_x, inner_x), max(leg_x, inner_x), -d / 2 + 0.20, h - thick, body, inlay, metal)
    if leather:
        stitched_leather(-side * 0.20, d * 0.10, h, 1.10, d * 0.62, leather)
    elif pad:
        hide = materials.plastic("#1f1b19", 0.55, 0.25)
        slab(
            0.68,
            0.44,
            0.004,
            (-side * 0.22, 0.20, h + 0.002),
            hide,
            radius=0.012,
            bevel=0.0015,
            name="desk pad",
        )
    grommet(-side * (w / 2 - 0.20), d / 2 - 0.12, h, metal)
    return model


def _return_cabinet(x, y_front, side, size, top, body, metal, handle, lock):
    """Low cabinet of two drawer stacks and a two-door bay, its fronts towards the middle of the desk."""
    width, length, height = size
    plinth = 0.07
    y_mid = y_front + length / 2
    panel_h = height - plinth
    panel_z = plinth + panel_h / 2
    outer = Face(x + side * width / 2, y_mid, side * pi / 2)
    # the panels stand half a millimetre back from each other at the corners: faces in one plane render black
    outer.panel(length - 0.001, panel_h, 0.020, 0, panel_z, finish(body), -0.020, name="return side")
    for y, label in ((y_front, "return front"), (y_front + length - 0.02, "return back")):
        Face(x, y, 0).panel(
            width - 0.001, panel_h - 0.001, 0.020, 0, panel_z, finish(body), -0.020, name=label
        )
    box(width - 0.05, length - 0.05, height - 0.10, (x, y_mid, panel_z), dark_gap(), 0, name="void")
    box(width - 0.08, length - 0.08, plinth, (x, y_mid, plinth / 2), metal, 0.002, name="plinth")
    lid = (x, y_mid, height + 0.014)
    slab(
        width + 0.012,
        length + 0.012,
        0.028,
        lid,
        finish(top, "Y"),
        radius=0.005,
        bevel=0.0025,
        name="return top",
    )
    face = Face(x - side * width / 2, y_mid, -side * pi / 2)
    low, high = plinth + 0.005, height - 0.004
    bays = 3
    bay = (length - 0.04) / bays
    for index in range(bays):
        u = -length / 2 + 0.02 + bay * (index + 0.5)
        if index == 1:
            door_pair(face, bay, low, high, finish(body, "Y"), u, handle, metal=metal, leaves=2)
        else:
            drawer_stack(face, bay, low, high, (1, 1, 1.4), finish(body), u, handle, lock=lock, metal=metal)


def _far_leg(x, side, depth, under, kind, body, metal):
    """Leg at the open end of an executive desk: a closed steel loop or a thick panel on a metal sole."""
    if kind == "loop":
        loop_leg(x, depth - 0.14, under - 0.012, metal, 0.10, 0.03)
        return
    tall = under - 0.030
    panel = Face(x + side * 0.028, 0, side * pi / 2)
    panel.panel(depth - 0.12, tall, 0.056, 0, 0.018 + tall / 2, finish(body, "Y"), -0.056, radius=0.004)
    box(0.044, depth - 0.15, 0.018, (x, 0, 0.009), metal, 0.001, name="sole")


def _inlaid_modesty(left, right, y, under, body, inlay, metal):
    """Panel below the top with a coloured field and two metal lines."""
    face = Face((left + right) / 2, y, 0)
    span = right - left - 0.04
    field = span * 0.94
    face.panel(span, 0.46, 0.022, 0, under - 0.25, finish(body), name="modesty")
    face.panel(
        field, 0.15, 0.006, 0, under - 0.19, finish(inlay), 0.0215, radius=0.004, bevel=0.0025, name="inlay"
    )
    for drop in (0.300, 0.340):
        face.block(field, 0.004, 0.006, 0, 0.0225, under - drop, metal, 0.001, name="metal line")


def stitched_leather(x, y, z, width, depth, colour):
    """Writing surface of leather let into the top at height z, with a double seam along its edge."""
    hide = materials.plastic(colour, 0.55, 0.35)
    thread = materials.plastic("#b08d5b", 0.6)
    slab(
        width + 0.006,
        depth + 0.006,
        0.0010,
        (x, y, z),
        dark_gap(),
        radius=0.008,
        bevel=0.0002,
        name="leather edge",
    )
    slab(width, depth, 0.0030, (x, y, z + 0.0004), hide, radius=0.007, bevel=0.0012, name="leather")
    stitches = []
    for inset in (0.016, 0.024):
        across, along = width / 2 - inset, depth / 2 - inset
        step = 0.0075
        for side in (-1, 1):
            count = int(2 * across / step)
            for index in range(count):
                stitches.append((-across + step * (index + 0.5), side * along, 0, 0.005, 0.0014, 0.0008))
            count = int(2 * along / step)
            for index in range(count):
                stitches.append((side * across, -along + step * (index + 0.5), 0, 0.0014, 0.005, 0.0008))
    boxes(stitches, thread, 0.0002, 1, (x, y, z + 0.0020), name="stitching")


def raised_field(face, w, h, u, z, material, out=0.0):
    """Classic panel: a moulded frame round a raised centre."""
    for side in (-1, 1):
        face.block(
            0.022, 0.016, h, u + side * (w / 2 - 0.011), out + 0.004, z, material, 0.005, name="moulding"
        )
        face.block(
            w - 0.030,
            0.016,
            0.022,
            u,
            out + 0.004,
            z + side * (h / 2 - 0.011),
            material,
            0.005,
            name="moulding",
        )
    face.panel(
        w - 0.085,
        h - 0.085,
        0.014,
        u,
        z,
        material,
        out - 0.003,
        radius=0.003,
        bevel=0.008,
        name="raised field",
    )


def classic_desk(
    w=1.9,
    d=0.95,
    h=0.77,
    wood=WALNUT,
    leather="#23382f",
    brass="metal:#c2a15e",
    link=True,
    name="classic_desk",
):
    """Classic executive desk on two pedestals with raised panels and a leather top: 1.90 x 0.95 x 0.77 m."""
    model = collection(name, link)
    gold = finish(brass)
    hide = materials.plastic(leather, 0.5, 0.3)
    upright = finish(wood, "Y")
    slab(w, d, 0.030, (0, 0, h - 0.015), finish(wood), radius=0.014, bevel=0.008, segments=5, name="top")
    slab(
        w - 0.030,
        d - 0.030,
        0.022,
        (0, 0, h - 0.041),
        finish(wood),
        radius=0.010,
        bevel=0.009,
        segments=5,
        name="top moulding",
    )
    slab(w * 0.66, d * 0.58, 0.0016, (0, 0, h + 0.0002), gold, radius=0.004, bevel=0.0003, name="gold line")
    slab(
        w * 0.66 - 0.010,
        d * 0.58 - 0.010,
        0.0020,
        (0, 0, h + 0.0004),
        hide,
        radius=0.003,
        bevel=0.0005,
        name="leather",
    )
    ped_w, ped_d = w * 0.27, d - 0.12
    low, high = 0.10, h - 0.052
    tall = high - low
    middle = (low + high) / 2
    for side in (-1, 1):
        x = side * (w / 2 - ped_w / 2 - 0.045)
        box(ped_w, ped_d, tall, (x, 0, middle), finish(wood, "Z"), 0.003, name="pedestal")
        slab(
            ped_w + 0.036,
            ped_d + 0.036,
            0.075,
            (x, 0, 0.0375),
            finish(wood),
            radius=0.006,
            bevel=0.004,
            name="base",
        )
        slab(
            ped_w + 0.022,
            ped_d + 0.022,
            0.026,
            (x, 0, 0.086),
            finish(wood),
            radius=0.006,
            bevel=0.010,
            segments=5,
            name="base moulding",
        )
        raised_field(Face(x, -ped_d / 2, 0), ped_w - 0.07, tall - 0.08, 0, middle, upright)
        raised_field(
            Face(x + side * ped_w / 2, 0, side * pi / 2), ped_d - 0.09, tall - 0.08, 0, middle, finish(wood)
        )
        rear = Face(x, ped_d / 2, pi)
        heights = (0.14, 0.20, tall - 0.36)
        z = high - 0.010
        for height in heights:
            rear.panel(
                ped_w - 0.05,
                height - 0.014,
                0.018,
                0,
                z - height / 2,
                finish(wood),
                -0.002,
                radius=0.003,
                bevel=0.005,
                name="drawer",
            )
            Face(x, ped_d / 2 + 0.016, pi).bar_handle(
                0, z - min(height / 2, 0.08), 0.11, material=gold, bar=0.009
            )
            z -= height
    span = w - 2 * ped_w - 0.09
    shield = Face(0, -ped_d / 2 + 0.10, 0)
    shield.panel(span + 0.02, tall - 0.06, 0.022, 0, middle + 0.03, finish(wood), -0.022, name="modesty")
    for side in (-1, 1):
        raised_field(shield, span / 2 - 0.04, tall - 0.14, side * span / 4, middle + 0.03, upright)
    box(
        span + 0.01, ped_d - 0.06, 0.10, (0, 0.02, high - 0.05), finish(wood), 0.002, name="centre drawer box"
    )
    rear = Face(0, ped_d / 2 - 0.010, pi)
    rear.panel(
        span - 0.02,
        0.080,
        0.018,
        0,
        high - 0.052,
        finish(wood),
        -0.002,
        radius=0.003,
        bevel=0.005,
        name="centre drawer",
    )
    Face(0, ped_d / 2 + 0.006, pi).bar_handle(0, high - 0.052, 0.11, material=gold, bar=0.009)
    return model


def l_desk(
    w=1.8,
    d=0.80,
    return_w=0.60,
    return_l=1.60,
    h=0.74,
    top=OAK,
    frame=BLACK,
    legs="steel",
    side=1,
    pedestal=WHITE,
    modesty=True,
    link=True,
    name="l_desk",
):
    """L-shape desk with a one-piece top: 1.80 m wide, return 1.60 m deep overall, 0.74 m high."""
    model = collection(name, link)
    thick = 0.025
    y_front = -return_l / 2
    x_out = side * w / 2
    x_in = side * (w / 2 - return_w)
    corners = [
        (-x_out, y_front),
        (x_out, y_front),
        (x_out, y_front + return_l),
        (x_in, y_front + return_l),
        (x_in, y_front + d),
        (-x_out, y_front + d),
    ]
    plan = rounded(corners, [0.02, 0.02, 0.02, 0.02, 0.18, 0.02], 10)
    table_top(plan, thick, h, finish(top), materials.plastic("#3a332c", 0.6), 0.0022)
    steel = finish(frame)
    under = h - thick - 0.012
    if legs == "steel":
        loop_leg(-side * (w / 2 - 0.10), d - 0.12, under, steel, 0.06, 0.03, y_front + d / 2)
        loop_leg(side * (w / 2 - 0.08), d - 0.12, under, steel, 0.06, 0.03, y_front + d / 2)
        box(w - 0.24, 0.05, 0.03, (0, y_front + 0.16, under - 0.016), steel, 0.003, name="rail")
        box(w - 0.24, 0.05, 0.03, (0, y_front + d - 0.16, under - 0.016), steel, 0.003, name="rail")
    else:
        for x in (-side * (w / 2 - 0.030), side * (w / 2 - 0.030)):
            deep = d - 0.02
            leg = Face(x + 0.014, y_front + 0.01 + deep / 2, pi / 2)
            leg.panel(deep, under, 0.028, 0, under / 2, finish(frame, "Y"), -0.028, name="panel leg")
    # the pedestal carries the end of the return, drawers towards the user
    ped_w, ped_d = 0.42, return_w - 0.04
    ped_y = y_front + return_l - ped_w / 2 - 0.03
    face = Face(side * (w / 2 - 0.02) - side * ped_d, ped_y, -side * pi / 2)
    cabinet(face, ped_w, ped_d, 0.03, under, finish(pedestal))
    face.block(ped_w - 0.05, ped_d - 0.06, under - 0.08, 0, -ped_d / 2, under / 2, dark_gap(), 0)
    face.block(ped_w - 0.04, ped_d - 0.06, 0.03, 0, -ped_d / 2, 0.015, dark_gap(), 0.001)
    drawer_stack(face, ped_w, 0.032, under, (1, 1, 2.1), finish(pedestal), handle="slot")
    if modesty:
        shield = Face(0, y_front + 0.10, 0)
        span = w - 0.26 if legs == "steel" else w - 0.088
        shield.panel(span, 0.40, 0.018, 0, under - 0.20, finish(pedestal), name="modesty")
    grommet(side * (w / 2 - 0.12), y_front + 0.12, h)
    return model


def staff_desk(
    w=1.4,
    d=0.70,
    h=0.74,
    top=LIGHT_OAK,
    legs="steel",
    frame=WHITE,
    modesty=True,
    pedestal=None,
    link=True,
    name="staff_desk",
    leg=0.050,
):
    """Plain staff desk on steel or panel legs: 1.20-1.80 x 0.70 x 0.74 m, a pedestal on the user's right if wanted."""
    model = collection(name, link)
    thick = 0.025
    under = h - thick - 0.012
    table_top(rounded_rectangle(w, d, 0.006), thick, h, finish(top), materials.plastic("#3a332c", 0.6), 0.002)
    steel = finish(frame)
    if legs == "panel":
        for side in (-1, 1):
            panel = Face(side * (w / 2 - 0.030) + 0.014, 0, pi / 2)
            panel.panel(
                d - 0.03,
                under - 0.008,
                0.028,
                0,
                0.008 + (under - 0.008) / 2,
                finish(frame, "Y"),
                -0.028,
                name="panel leg",
            )
            for y in (-d / 2 + 0.08, d / 2 - 0.08):
                foot_pad(side * (w / 2 - 0.030), y, 0.012, 0.010)
    if legs == "steel":
        for side in (-1, 1):
            for end in (-1, 1):
                x, y = side * (w / 2 - leg / 2 - 0.030), end * (d / 2 - leg / 2 - 0.030)
                box(leg, leg, under - 0.012, (x, y, 0.012 + (under - 0.012) / 2), steel, 0.003, name="leg")
                foot_pad(x, y, min(0.018, leg * 0.4), 0.014)
            box(
                0.030,
                d - 0.16,
                0.040,
                (side * (w / 2 - leg / 2 - 0.030), 0, under - 0.022),
                steel,
                0.003,
                name="side rail",
            )
        for end in (-1, 1):
            box(
                w - 0.16,
                0.030,
                0.040,
                (0, end * (d / 2 - leg / 2 - 0.030), under - 0.022),
                steel,
                0.003,
                name="long rail",
            )
    if modesty:
        shield = Face(0, -d / 2 + 0.10, 0)
        if legs == "panel":
            shield.panel(w - 0.088, 0.32, 0.016, 0, under - 0.161, finish(frame), name="modesty")
        else:
            shield.panel(w - 0.18, 0.32, 0.016, 0, under - 0.22, finish(frame), name="modesty")
    if pedestal:
        mobile_pedestal(w / 2 - 0.33, min(0.04, d / 2 - 0.30), pi, pedestal, pedestal)
    for side in (-1, 1):
        grommet(side * (w / 2 - 0.22), -d / 2 + 0.09, h)
    return model


def height_adjustable_desk(
    w=1.6,
    d=0.8,
    h=0.74,
    top=OAK,
    frame=BLACK,
    motors=2,
    stages=3,
    memory=4,
    tray=True,
    link=True,
    name="height_adjustable_desk",
):
    """Sit-stand desk 1.20-1.80 x 0.70-0.80 m, the user at its front: one or two motors, two- or three-stage columns."""
    model = collection(name, link)
    steel = finish(frame)
    dark = materials.plastic("#1b1c1e")
    thick = 0.025
    under = h - thick
    slab(w, d, thick, (0, 0, h - thick / 2), finish(top), radius=0.018, bevel=0.0022, segments=4, name="top")
    if top.startswith("wood"):
        slab(
            w - 0.004,
            d - 0.004,
            0.002,
            (0, 0, under - 0.001),
            materials.plastic("#3a3028"),
            radius=0.018,
            bevel=0,
        )
    x_column = w / 2 - 0.24 * min(1, w / 1.6)
    for side in (-1, 1):
        _lifting_column(side * x_column, d, under, steel, dark, stages, motors == 2 or side < 0)
    for y in (-0.055, 0.055):
        box(2 * x_column, 0.022, 0.030, (0, y, under - 0.018), steel, 0.002, name="cross rail")
    if motors == 1:
        shaft = materials.metal("#b9bcbf", 0.3)
        cylinder(
            0.006,
            2 * x_column,
            (0, 0, under - 0.046),
            shaft,
            0.001,
            6,
            rotation=(0, pi / 2, 0),
            name="drive shaft",
        )
    if tray:

        def trough(u, v):
            """Curved sheet hanging behind the rails."""
            return ((u - 0.5) * w * 0.52, 0.16 - 0.055 * cos(pi * v), under - 0.045 - 0.075 * sin(pi * v))

        surface(trough, 2, 16, steel, thickness=0.0015, name="cable tray")
    _handset(w / 2 - 0.30, -d / 2, under, f"{h * 100:.1f}", memory)
    grommet(-w / 2 + 0.22, d / 2 - 0.095, h, dark)
    lead = [
        (x_column * 0.2, 0.16, h - 0.12),
        (x_column * 0.45, 0.20, h - 0.16),
        (x_column - 0.10, 0.16, h - 0.20),
        (x_column - 0.045, 0.055, h - 0.34),
        (x_column - 0.040, 0.05, 0.20),
        (x_column - 0.03, 0.08, 0.04),
        (x_column + 0.06, d * 0.27, 0.006),
        (x_column + 0.10, d / 2 - 0.02, 0.006),
    ]
    sweep(lead, materials.plastic("#161616", 0.5), radius=0.0035, sides=8, name="lead")
    return model


def _lifting_column(x, depth, under, steel, dark, stages, motor):
    """Foot, telescopic column and bracket of a sit-stand desk at x, ending below the top at height under."""
    reach = 0.4375 * depth
    foot = [(x, share * reach, 0.030 - 0.008 * abs(share) ** 1.2) for share in (-1, -0.57, 0, 0.57, 1)]
    sweep(
        foot,
        steel,
        section=rounded_rectangle(0.072, 0.030, 0.007, 4),
        taper=lambda t: (1 - 0.16 * abs(2 * t - 1) ** 2, 1 - 0.45 * abs(2 * t - 1) ** 1.5),
        smooth=8,
        name="foot",
    )
    for end in (-1, 1):
        cylinder(0.021, 0.010, (x, end * (reach - 0.025), 0.005), materials.rubber(), 0.002)
    joints = (0.36, 0.56) if stages == 3 else (0.50,)
    bottom = 0.04
    width, deep = 0.060, 0.090
    for joint in joints:
        slab(
            width,
            deep,
            joint - bottom,
            (x, 0, (bottom + joint) / 2),
            steel,
            radius=0.010,
            bevel=0.001,
            name="column",
        )
        slab(
            width + 0.0025,
            deep + 0.0025,
            0.012,
            (x, 0, joint - 0.006),
            dark,
            radius=0.011,
            bevel=0.0015,
            name="collar",
        )
        bottom = joint
        width -= 0.007
        deep -= 0.007
    slab(
        width,
        deep,
        under - bottom,
        (x, 0, (bottom + under) / 2),
        steel,
        radius=0.008,
        bevel=0.001,
        name="column",
    )
    box(0.085, 0.10, 0.055 if motor else 0.030, (x, 0, under - (0.030 if motor else 0.018)), steel, 0.004)
    box(0.05, depth * 0.80, 0.022, (x, 0, under - 0.012), steel, 0.003, name="side bracket")
    slab(0.105, 0.16, 0.010, (x, 0, 0.048), steel, radius=0.012, bevel=0.0025, name="base plate")
    for y in (-0.06, 0.06):
        cylinder(0.0065, 0.005, (x, y, 0.0545), materials.metal("#8a8c90", 0.25), 0.001, 6, name="bolt")


def _handset(x, y, under, shown, memory):
    """Control under the front edge at y: a display and one button for each remembered height."""
    z = under - 0.010
    box(0.118, 0.062, 0.018, (x, y + 0.034, z), materials.plastic("#17181a", 0.35), 0.004, name="handset")
    box(0.112, 0.006, 0.0145, (x, y + 0.0005, z), materials.lacquer(), 0.002, name="handset front")
    text(shown, 0.0095, (x - 0.033, y - 0.0029, z), materials.glow("#e8f6ff", 2.2), rotation=(pi / 2, 0, 0))
    for index in range(memory):
        cylinder(
            0.0038,
            0.0012,
            (x + 0.002 + index * 0.0135, y - 0.003, z),
            materials.plastic("#55585c", 0.3),
            0.0004,
            24,
            rotation=(pi / 2, 0, 0),
            name="button",
        )
