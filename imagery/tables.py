"""Tables: meeting, boardroom, training, high, coffee and cafeteria."""
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from finishes import BLACK, OAK, WALNUT, WHITE
from furniture_parts import (
    Face,
    beam,
    boat_outline,
    cable_box,
    castor,
    chrome,
    circle_outline,
    dark_gap,
    finish,
    foot_pad,
    racetrack_outline,
    rod,
    table_top,
)
from geometry import box, cylinder, lathe, prism, rounded_rectangle, slab, sweep
from materials import plastic
from workbench import collection


def table_base(kind, length, width, under, body, steel, spread=0.5):
    """Base below a table top: 'panel', 'disc', 'aleg' or 'frame'."""
    if kind == "panel":
        x_leg = length * spread * 0.62
        for side in (-1, 1):
            leg = Face(side * x_leg + 0.025, 0, pi / 2)
            leg.panel(
                width * 0.56,
                under - 0.02,
                0.050,
                0,
                0.02 + (under - 0.02) / 2,
                finish(body, "Y"),
                -0.050,
                radius=0.004,
                bevel=0.003,
            )
            box(0.040, width * 0.52, 0.020, (side * x_leg, 0, 0.010), dark_gap(), 0.001)
            box(0.12, width * 0.62, 0.006, (side * x_leg, 0, under - 0.003), steel, 0.001)
        spine = Face(0, 0.012, 0)
        spine.panel(2 * x_leg - 0.05, under * 0.55, 0.024, 0, under * 0.66, finish(body), name="spine")
    if kind == "disc":
        count = 1 if length < 1.9 else (2 if length < 3.6 else 3)
        pitch = 0 if count == 1 else length * 0.56 / (count - 1)
        radius = min(0.36, width * 0.32)
        for index in range(count):
            x = (index - (count - 1) / 2) * pitch
            profile = [
                (0, 0),
                (radius, 0),
                (radius + 0.002, 0.003),
                (radius, 0.008),
                (radius * 0.90, 0.011),
                (0.075, 0.016),
                (0.052, 0.022),
                (0.048, 0.045),
                (0.048, under - 0.012),
                (0, under - 0.012),
            ]
            lathe(profile, (x, 0, 0), steel, 72, name="disc base")
            cylinder(0.16, 0.010, (x, 0, under - 0.006), steel, 0.002)
        if count > 1:
            box((count - 1) * pitch, 0.06, 0.03, (0, 0, under - 0.020), steel, 0.003)
    if kind == "aleg":
        x_leg = length * spread * 0.66
        reach = width * 0.40
        for side in (-1, 1):
            x = side * x_leg
            box(0.070, width * 0.62, 0.030, (x, 0, under - 0.015), steel, 0.003, name="cross rail")
            for end in (-1, 1):
                beam(
                    (x, end * reach * 0.42, under - 0.026),
                    (x + side * 0.05, end * reach, 0.017),
                    0.070,
                    0.034,
                    steel,
                    (1, 0, 0),
                )
                foot_pad(x + side * 0.05, end * reach, 0.020, 0.012)
        for y in (-width * 0.15, width * 0.15):
            box(2 * x_leg, 0.040, 0.040, (0, y, under - 0.024), steel, 0.003, name="beam")
    if kind == "frame":
        for side in (-1, 1):
            for end in (-1, 1):
                x, y = side * (length / 2 - 0.06), end * (width / 2 - 0.06)
                box(0.06, 0.06, under - 0.012, (x, y, 0.012 + (under - 0.012) / 2), steel, 0.003, name="leg")
                foot_pad(x, y, 0.020, 0.014)
            box(0.04, width - 0.18, 0.05, (side * (length / 2 - 0.06), 0, under - 0.027), steel, 0.003)
        for end in (-1, 1):
            box(length - 0.18, 0.04, 0.05, (0, end * (width / 2 - 0.06), under - 0.027), steel, 0.003)


def meeting_table(
    shape="rect",
    length=2.4,
    width=1.1,
    h=0.74,
    top=OAK,
    base="panel",
    body=OAK,
    steel=BLACK,
    cable=True,
    link=True,
    name="meeting_table",
):
    """Meeting table: rectangular, boat-shaped, racetrack or round (length = diameter), 1.0-3.2 m long, 0.74 m high."""
    model = collection(name, link)
    thick = 0.030
    plans = {
        "rect": lambda: rounded_rectangle(length, width, 0.012),
        "boat": lambda: boat_outline(length, width, width * 0.72),
        "race": lambda: racetrack_outline(length, width),
        "round": lambda: circle_outline(length),
    }
    table_top(plans[shape](), thick, h, finish(top), plastic("#2e2722", 0.6))
    across = length if shape == "round" else width
    table_base(base, length, across, h - thick - 0.012, body, finish(steel), 0.44 if shape == "boat" else 0.5)
    if cable:
        cable_box(0, 0, h)
        if length > 2.9:
            cable_box(-length * 0.25, 0, h)
            cable_box(length * 0.25, 0, h)
    return model


def boardroom_table(
    length=4.2,
    width=1.4,
    h=0.75,
    shape="boat",
    top=WALNUT,
    inlay="#1d1a18",
    base="drum",
    accent="metal:#b9bcbf",
    boxes_count=3,
    link=True,
    name="boardroom_table",
):
    """Boardroom table for 10-16 people: 3.6-6.0 x 1.40 x 0.75 m, thick top, centre inlay, drum or slab bases."""
    model = collection(name, link)
    plan = boat_outline(length, width, width * 0.74) if shape == "boat" else racetrack_outline(length, width)
    if shape == "rect":
        plan = rounded_rectangle(length, width, 0.02)
    metal = finish(accent)
    prism(plan, 0.042, (0, 0, h - 0.021), finish(top), 0.004, 4, name="top")
    prism(
        [(x * 0.988, y * 0.97) for x, y in plan], 0.010, (0, 0, h - 0.047), metal, 0.001, 2, name="metal line"
    )
    prism(
        [(x * 0.975, y * 0.94) for x, y in plan],
        0.030,
        (0, 0, h - 0.067),
        finish(top),
        0.004,
        3,
        name="lower edge",
    )
    field = rounded_rectangle(length * 0.62, width * 0.24, 0.02)
    prism(field, 0.002, (0, 0, h + 0.0006), metal, 0.0004, 1, name="inlay rim")
    prism(
        rounded_rectangle(length * 0.62 - 0.008, width * 0.24 - 0.008, 0.017),
        0.002,
        (0, 0, h + 0.0010),
        finish(inlay),
        0.0004,
        1,
        name="inlay",
    )
    for index in range(boxes_count):
        cable_box((index - (boxes_count - 1) / 2) * length * 0.15, 0, h + 0.0018, 0.26, 0.12)
    under = h - 0.082
    count = 2 if length < 4.5 else 3
    pitch = length * 0.52 / (count - 1)
    for index in range(count):
        x = (index - (count - 1) / 2) * pitch
        if base == "drum":
            body_h = under - 0.06
            prism(
                racetrack_outline(0.72, 0.46),
                body_h,
                (x, 0, 0.06 + body_h / 2),
                finish(top, "Z"),
                0.003,
                3,
                name="drum",
            )
            prism(racetrack_outline(0.66, 0.40), 0.06, (x, 0, 0.03), metal, 0.002, 2, name="drum plinth")
        else:
            for side in (-1, 1):
                leg = Face(x + side * 0.16 + 0.03, 0, pi / 2)
                leg.panel(
                    width * 0.56,
                    under - 0.02,
                    0.060,
                    0,
                    0.02 + (under - 0.02) / 2,
                    finish(top, "Y"),
                    -0.060,
                    radius=0.004,
                    bevel=0.003,
                )
            box(
                0.34, width * 0.30, under - 0.06, (x, 0, 0.05 + (under - 0.06) / 2), metal, 0.003, name="core"
            )
            box(0.36, width * 0.50, 0.02, (x, 0, 0.010), dark_gap(), 0.001)
    return model


def training_table(
    w=1.4,
    d=0.60,
    h=0.74,
    top=WHITE,
    frame=BLACK,
    folded=False,
    modesty=False,
    link=True,
    name="training_table",
):
    """Flip-top training table on castors: 1.40 x 0.60 x 0.74 m, folds to 0.45 m deep for nesting."""
    model = collection(name, link)
    steel = finish(frame)
    tyre = plastic("#2c2d30", 0.5)
    thick = 0.024
    x_leg = w / 2 - 0.22
    pivot_z = h - thick - 0.045
    for side in (-1, 1):
        x = side * x_leg
        foot = [
            (x, -d / 2 + 0.03, 0.078),
            (x, -d * 0.22, 0.086),
            (x, 0, 0.092),
            (x, d * 0.22, 0.086),
            (x, d / 2 - 0.03, 0.078),
        ]
        sweep(foot, steel, section=rounded_rectangle(0.052, 0.030, 0.008, 4), smooth=6, name="foot")
        for end in (-1, 1):
            castor(
                x,
                end * (d / 2 - 0.045),
                0.072,
                side * 0.6 + end * 1.1,
                plastic("#1b1c1e", 0.45),
                tyre,
                0.027,
            )
        slab(
            0.045,
            0.080,
            pivot_z - 0.09,
            (x, 0, 0.09 + (pivot_z - 0.09) / 2),
            steel,
            radius=0.012,
            bevel=0.002,
            name="column",
        )
        box(0.060, 0.11, 0.050, (x, 0, pivot_z), steel, 0.006, name="pivot housing")
        cylinder(0.014, 0.075, (x, 0, pivot_z), chrome(), 0.002, rotation=(0, pi / 2, 0))
    box(2 * x_leg, 0.040, 0.045, (0, 0, pivot_z - 0.005), steel, 0.004, name="beam")
    tilt = radians(-82) if folded else 0
    turn = Matrix.Rotation(tilt, 4, "X")

    def on_top(offset):
        """Point fixed to the folding top, given relative to the pivot axis."""
        return tuple(Vector((0, 0, pivot_z)) + turn @ Vector(offset))

    board_z = h - thick / 2 - pivot_z
    slab(
        w,
        d,
        thick,
        on_top((0, 0, board_z)),
        finish(top),
        radius=0.030,
        bevel=0.003,
        rotation=(tilt, 0, 0),
        name="top",
    )
    slab(
        w - 0.003,
        d - 0.003,
        0.003,
        on_top((0, 0, board_z - thick / 2 - 0.001)),
        plastic("#3a3c3e", 0.6),
        radius=0.030,
        bevel=0.0005,
        rotation=(tilt, 0, 0),
        name="underside",
    )
    for side in (-1, 1):
        box(
            0.036,
            d * 0.72,
            0.022,
            on_top((side * x_leg, 0, board_z - thick / 2 - 0.013)),
            steel,
            0.003,
            rotation=(tilt, 0, 0),
            name="bracket",
        )
    if modesty and not folded:
        Face(0, -d / 2 + 0.10, 0).panel(
            w - 0.30, 0.30, 0.014, 0, pivot_z - 0.14, finish(frame), radius=0.02, name="modesty"
        )
    return model


def high_table(
    shape="rect", w=1.8, d=0.75, h=1.06, top=OAK, frame=BLACK, foot_rail=True, link=True, name="high_table"
):
    """High table for standing or stools: 1.80 x 0.75 x 1.06 m on a steel frame, or round 0.70 m on a disc base."""
    model = collection(name, link)
    steel = finish(frame)
    if shape == "round":
        table_top(circle_outline(w), 0.028, h, finish(top), plastic("#2e2722", 0.6))
        table_base("disc", w, w * 1.15, h - 0.04, top, steel)
        return model
    thick = 0.036
    table_top(rounded_rectangle(w, d, 0.008), thick, h, finish(top), plastic("#2e2722", 0.6))
    under = h - thick - 0.012
    for side in (-1, 1):
        x = side * (w / 2 - 0.10)
        for end in (-1, 1):
            beam(
                (x, end * (d / 2 - 0.09), under - 0.01),
                (x + side * 0.04, end * (d / 2 - 0.03), 0.012),
                0.050,
                0.050,
                steel,
                (1, 0, 0),
            )
            foot_pad(x + side * 0.04, end * (d / 2 - 0.03), 0.018, 0.014)
        box(0.050, d - 0.16, 0.040, (x, 0, under - 0.020), steel, 0.003, name="head rail")
        box(0.040, d - 0.10, 0.030, (x + side * 0.028, 0, 0.30), steel, 0.003, name="low rail")
    for y in (-0.10, 0.10):
        box(w - 0.22, 0.030, 0.040, (0, y, under - 0.020), steel, 0.003, name="beam")
    if foot_rail:
        box(w - 0.15, 0.040, 0.030, (0, 0, 0.30), steel, 0.003, name="foot rail")
    return model


def coffee_table(style="round", w=0.80, d=0.80, h=0.42, top=OAK, frame=BLACK, link=True, name="coffee_table"):
    """Coffee or side table, 0.40-0.55 m high: round on splayed legs, rectangular with a lower shelf, drum, C-shaped."""
    model = collection(name, link)
    steel = finish(frame)
    if style == "round":
        profile = [
            (0, 0),
            (w / 2 - 0.030, 0),
            (w / 2 - 0.012, 0.004),
            (w / 2, 0.018),
            (w / 2 - 0.001, 0.026),
            (w / 2 - 0.010, 0.028),
            (0, 0.028),
        ]
        lathe(profile, (0, 0, h - 0.028), finish(top), 96, name="top")
        for index in range(3):
            angle = radians(35 + 120 * index)
            near, far = w * 0.26, w * 0.40
            sweep(
                [
                    (near * cos(angle), near * sin(angle), h - 0.028),
                    (far * cos(angle), far * sin(angle), 0.004),
                ],
                finish(frame, "Z"),
                radius=0.021,
                smooth=0,
                sides=24,
                taper=lambda t: (1.05 - 0.45 * t, 1.05 - 0.45 * t),
                name="leg",
            )
        lathe(
            [(0, 0), (w * 0.30, 0), (w * 0.30, 0.012), (0, 0.012)],
            (0, 0, h - 0.040),
            finish(frame),
            48,
            name="leg plate",
        )
    if style == "rect":
        slab(w, d, 0.028, (0, 0, h - 0.014), finish(top), radius=0.006, bevel=0.003, name="top")
        for side in (-1, 1):
            for end in (-1, 1):
                box(
                    0.025,
                    0.025,
                    h - 0.028,
                    (side * (w / 2 - 0.0125), end * (d / 2 - 0.0125), (h - 0.028) / 2),
                    steel,
                    0.002,
                    name="post",
                )
            box(0.025, d - 0.05, 0.025, (side * (w / 2 - 0.0125), 0, h - 0.042), steel, 0.002)
            box(0.025, d - 0.05, 0.025, (side * (w / 2 - 0.0125), 0, 0.10), steel, 0.002)
        for end in (-1, 1):
            box(w - 0.05, 0.025, 0.025, (0, end * (d / 2 - 0.0125), h - 0.042), steel, 0.002)
            box(w - 0.05, 0.025, 0.025, (0, end * (d / 2 - 0.0125), 0.10), steel, 0.002)
        slab(w - 0.02, d - 0.02, 0.018, (0, 0, 0.118), finish(top), radius=0.004, bevel=0.002, name="shelf")
    if style == "drum":
        quarter = [(sin(pi / 2 * i / 10), 1 - cos(pi / 2 * i / 10)) for i in range(11)]
        foot = [(w / 2 - 0.07 + 0.07 * x, 0.012 + 0.07 * z) for x, z in quarter]
        profile = [(0, 0.012)] + foot + [(w / 2, h - 0.036), (w / 2 - 0.006, h - 0.030), (0, h - 0.030)]
        lathe(profile, (0, 0, 0), steel, 96, name="drum")
        cylinder(w / 2 - 0.09, 0.014, (0, 0, 0.007), dark_gap(), 0.001, 64)
        lathe(
            [
                (0, 0),
                (w / 2 - 0.006, 0),
                (w / 2, 0.006),
                (w / 2 - 0.001, 0.024),
                (w / 2 - 0.006, 0.028),
                (0, 0.028),
            ],
            (0, 0, h - 0.028),
            finish(top),
            96,
        )
    if style == "c":
        slab(w, d, 0.022, (0, 0, h - 0.011), finish(top), radius=0.03, bevel=0.003, name="top")
        for side in (-1, 1):
            y = side * (d / 2 - 0.09)
            rod([(w / 2 - 0.06, y, 0.011), (-w / 2 + 0.05, y, 0.011)], 0.010, steel, 0)
            rod(
                [
                    (-w / 2 + 0.05, y, 0.011),
                    (-w / 2 + 0.02, y, 0.022),
                    (-w / 2 + 0.012, y, 0.055),
                    (-w / 2 + 0.012, y, h - 0.06),
                    (-w / 2 + 0.02, y, h - 0.036),
                    (-w / 2 + 0.05, y, h - 0.030),
                    (w / 2 - 0.10, y, h - 0.030),
                ],
                0.010,
                steel,
                6,
            )
        rod([(w / 2 - 0.06, -d / 2 + 0.09, 0.011), (w / 2 - 0.06, d / 2 - 0.09, 0.011)], 0.010, steel, 0)
    return model


def cafeteria_table(
    style="square",
    w=0.80,
    d=0.80,
    h=0.75,
    top=WHITE,
    frame=BLACK,
    seat="#c27a3a",
    edge="wood:#c39b6c",
    link=True,
    name="cafeteria_table",
):
    """Cafeteria table: square or round on a four-star base (0.80 x 0.75 m), or canteen set with four swing stools."""
    model = collection(name, link)
    steel = finish(frame)
    plan = circle_outline(w) if style == "round" else rounded_rectangle(w, d, 0.05)
    prism(plan, 0.022, (0, 0, h - 0.014), finish(edge), 0.003, 3, name="edge band")
    prism(
        [(x * 0.994, y * 0.994) for x, y in plan],
        0.004,
        (0, 0, h - 0.002),
        finish(top),
        0.001,
        2,
        name="laminate",
    )
    under = h - 0.025
    if style in ("square", "round"):
        reach = w * 0.40
        for index in range(4):
            angle = radians(45 + 90 * index)
            pts = [
                (q * cos(angle), q * sin(angle), z)
                for q, z in ((0.02, 0.050), (reach * 0.5, 0.042), (reach * 0.9, 0.026), (reach, 0.020))
            ]
            sweep(
                pts,
                steel,
                section=rounded_rectangle(0.060, 0.032, 0.010, 4),
                taper=lambda t: (1 - 0.35 * t, 1 - 0.4 * t),
                smooth=6,
                name="star",
            )
            foot_pad(reach * 0.95 * cos(angle), reach * 0.95 * sin(angle), 0.018, 0.012)
            rib = [
                (0.03 * cos(angle), 0.03 * sin(angle), under - 0.012),
                (w * 0.34 * cos(angle), w * 0.34 * sin(angle), under - 0.010),
            ]
            beam(rib[0], rib[1], 0.040, 0.018, steel)
        cylinder(0.038, under - 0.04, (0, 0, 0.03 + (under - 0.04) / 2), steel, 0.002, name="column")
        return model
    # canteen set: two posts on a floor beam, arms carrying four moulded stools
    for side in (-1, 1):
        x = side * (w / 2 - 0.22)
        cylinder(0.030, under - 0.05, (x, 0, 0.05 + (under - 0.05) / 2), steel, 0.002, name="post")
        box(0.06, d * 0.80, 0.030, (x, 0, under - 0.015), steel, 0.004)
        box(0.07, d + 0.62, 0.040, (x, 0, 0.032), steel, 0.006, name="floor beam")
        for end in (-1, 1):
            y = end * (d / 2 + 0.22)
            foot_pad(x, end * (d / 2 + 0.26), 0.022, 0.014)
            cylinder(0.024, 0.38, (x, y, 0.23), steel, 0.002, name="stool post")
            lathe([(0, 0), (0.09, 0), (0.09, 0.008), (0, 0.012)], (x, y, 0.415), steel, 40)
            profile = [
                (0, 0.012),
                (0.08, 0.014),
                (0.135, 0.022),
                (0.160, 0.034),
                (0.168, 0.030),
                (0.166, 0.018),
                (0.15, 0.004),
                (0.10, -0.004),
                (0, -0.004),
            ]
            lathe(profile, (x, y, 0.430), plastic(seat, 0.38), 64, name="stool seat")
    box(w - 0.44, 0.05, 0.04, (0, 0, 0.032), steel, 0.004)
    box(w - 0.44, 0.05, 0.04, (0, 0, under - 0.02), steel, 0.004)
    return model
