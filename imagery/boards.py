"""Whiteboards and flip charts."""
import random
from math import cos, pi, radians, sin

from mathutils import Matrix, Vector

from finishes import SILVER
from furniture_parts import Face, castor, chrome, finish, foot_pad, rod, wall_behind
from geometry import box, cylinder, rounded_rectangle, slab, surface, sweep
from materials import lacquer, paint, plastic
from workbench import collection


def board_surface(face, w, h, z, frame):
    """Enamel writing board: aluminium frame with plastic corners round a slightly sunken face."""
    border = 0.026
    corner = plastic("#55595c", 0.4)
    face.panel(w - 0.010, h - 0.010, 0.014, 0, z, frame, 0, radius=0.010, bevel=0.002, name="board back")
    face.panel(
        w - 2 * border, h - 2 * border, 0.001, 0, z, plastic("#3c4043", 0.6), 0.0137, radius=0.001, bevel=0
    ).name = "shadow gap"
    face.panel(
        w - 2 * border - 0.006,
        h - 2 * border - 0.006,
        0.0012,
        0,
        z,
        lacquer("#dfe2e3", 0.22),
        0.0140,
        radius=0.002,
        bevel=0,
        name="writing face",
    )
    for end in (-1, 1):
        edge = border - 0.004
        face.block(edge, 0.026, h - 0.04, end * (w / 2 - edge / 2), 0.010, z, frame, 0.004, name="frame")
        face.block(w - 0.04, 0.026, edge, 0, 0.010, z + end * (h / 2 - edge / 2), frame, 0.004, name="frame")
        for level in (-1, 1):
            spot = (end * (w / 2 - 0.021), z + level * (h / 2 - 0.021))
            face.panel(
                0.044,
                0.044,
                0.028,
                spot[0],
                spot[1],
                corner,
                -0.002,
                radius=0.012,
                bevel=0.004,
                name="corner",
            )


def pen_tray(face, width, z, frame, pens=True):
    """Tray with three markers and an eraser."""
    face.block(width, 0.070, 0.004, 0, 0.040, z, frame, 0.001, name="tray")
    face.block(width, 0.004, 0.014, 0, 0.074, z + 0.006, frame, 0.001, name="tray lip")
    if not pens:
        return
    for index, colour in enumerate(("#1b3f8f", "#b3261e", "#1d1e20")):
        start = face.at(-width * 0.30 + index * 0.15, 0.046, z + 0.011)
        end = face.at(-width * 0.30 + index * 0.15 + 0.11, 0.050, z + 0.011)
        tip = face.at(-width * 0.30 + index * 0.15 + 0.135, 0.051, z + 0.011)
        rod([start, end], 0.0085, plastic("#e8e8e6", 0.35), 0)
        rod([end, tip], 0.0088, plastic(colour, 0.35), 0)
    face.block(
        0.12, 0.050, 0.028, width * 0.32, 0.042, z + 0.016, plastic("#3a5f8a", 0.5), 0.005, name="eraser"
    )


def board_sketch(face, w, h, z):
    """What a meeting leaves on a board: a curve, bars, a short list, notes under magnets."""
    blue, red, green, ink = (plastic(c, 0.5, 0) for c in ("#2450a8", "#c0392b", "#2e7d4f", "#2a2c2e"))

    def stroke(points, material, smooth=8):
        """A marker line on the board face."""
        sweep(
            [face.at(u, 0.0158, v) for u, v in points],
            material,
            section=rounded_rectangle(0.007, 0.0006, 0.0002, 1),
            smooth=smooth,
            up=(0, -1, 0),
            name="stroke",
        )

    def writing(u, v, length, material, seed):
        """A line of handwriting, as a wavering stroke with gaps between its words."""
        chance = random.Random(seed)
        end = u + length
        while u < end - 0.04:
            word = min(chance.uniform(0.06, 0.15), end - u)
            steps = max(4, int(word / 0.011))
            tall = 0.011
            points = [
                (
                    u + word * k / steps,
                    v + tall * (chance.uniform(0.4, 1) if k % 2 else -chance.uniform(0.2, 0.6)),
                )
                for k in range(steps + 1)
            ]
            stroke(points, material, 4)
            u += word + 0.03

    def note(u, v, colour):
        """A paper square held by a round magnet."""
        face.panel(
            0.10, 0.10, 0.0008, u, v, paint(colour, 0.7), 0.0155, radius=0.001, bevel=0.0001, name="note"
        )
        face.disc(0.012, 0.008, u, v + 0.038, plastic("#26282b", 0.35), 0.0163, 0.002)

    left = -w / 2 + 0.14
    low = z - h * 0.22
    stroke([(left, low + h * 0.44), (left, low), (left + w * 0.32, low)], ink, 0)
    shares = ((0.02, 0.05), (0.10, 0.13), (0.18, 0.17), (0.25, 0.29), (0.30, 0.40))
    stroke([(left + w * u, low + h * v) for u, v in shares], blue)
    bar_left = -w * 0.01
    for index, tall in enumerate((0.13, 0.21, 0.33)):
        u = bar_left + w * 0.075 * index
        corners = [(u, low), (u, low + h * tall), (u + w * 0.045, low + h * tall), (u + w * 0.045, low)]
        stroke(corners, red if index == 2 else ink, 0)
    stroke([(bar_left - 0.02, low), (bar_left + w * 0.22, low)], ink, 0)
    right = w * 0.27
    for row, length in enumerate((0.17, 0.13, 0.16)):
        v = z + h * 0.30 - row * h * 0.10
        stroke([(right - 0.035, v), (right - 0.025, v - 0.012), (right - 0.005, v + 0.018)], green, 0)
        writing(right + 0.02, v, w * length, ink, row)
    writing(left, z + h * 0.36, w * 0.26, blue, 8)
    writing(bar_left, z + h * 0.36, w * 0.18, red, 9)
    for index, colour in enumerate(("#e7c65a", "#d98e73", "#8fb5a8")):
        note(right - 0.02 + 0.120 * index, low + h * 0.10, colour)


def whiteboard(
    kind="wall",
    w=1.8,
    h=1.2,
    top_z=1.90,
    frame="#b1b5b8",
    sketch=True,
    wall=True,
    wall_colour="#93a0a4",
    link=True,
    name="whiteboard",
):
    """Enamel whiteboard 1.20-2.40 x 0.90-1.20 m: wall-mounted, or mobile on a castor frame 1.90 m high.

    A grey wall stands behind it, since white on a white ground shows nothing.
    """
    model = collection(name, link)
    steel = finish(frame)
    if kind == "wall":
        y_wall = 0.02
        if wall:
            wall_behind(model, y_wall, wall_colour, "#7f8b8f")
        face = Face(0, y_wall - 0.008, 0)
        z = 1.32
        board_surface(face, w, h, z, steel)
        pen_tray(face, w * 0.50, z - h / 2 - 0.006, steel)
        if sketch:
            board_sketch(face, w, h, z)
        return model
    if wall:
        wall_behind(model, 0.62, wall_colour, "#7f8b8f")
    z = top_z - h / 2
    face = Face(0, 0.008, 0)
    board_surface(face, w, h, z, steel)
    pen_tray(face, w * 0.86, z - h / 2 - 0.016, steel)
    if sketch:
        board_sketch(face, w, h, z)
    for side in (-1, 1):
        x = side * (w / 2 + 0.034)
        box(0.040, 0.028, top_z - 0.18, (x, 0.004, 0.10 + (top_z - 0.18) / 2), steel, 0.004, name="upright")
        slab(
            0.046,
            0.034,
            0.010,
            (x, 0.004, top_z - 0.075),
            plastic("#3a3c3e", 0.4),
            radius=0.006,
            bevel=0.002,
            name="cap",
        )
        cylinder(
            0.026,
            0.050,
            (x - side * 0.018, 0.004, z),
            plastic("#2a2c2e", 0.4),
            0.003,
            rotation=(0, pi / 2, 0),
        )
        cylinder(
            0.020,
            0.030,
            (x + side * 0.030, 0.004, z),
            plastic("#2a2c2e", 0.4),
            0.004,
            rotation=(0, pi / 2, 0),
        )
        foot = [(x, -0.28, 0.088), (x, -0.14, 0.094), (x, 0, 0.100), (x, 0.14, 0.094), (x, 0.28, 0.088)]
        sweep(foot, steel, section=rounded_rectangle(0.040, 0.026, 0.006, 4), smooth=6, name="foot")
        for end in (-1, 1):
            castor(
                x,
                end * 0.255,
                0.082,
                side * 0.5 + end,
                plastic("#1b1c1e", 0.45),
                plastic("#2c2d30", 0.5),
                0.030,
            )
    box(w + 0.05, 0.024, 0.040, (0, 0.006, 0.30), steel, 0.004, name="cross bar")
    return model


def flip_chart(w=0.70, h=1.00, top_z=1.85, frame=SILVER, base="tripod", link=True, name="flip_chart"):
    """Flip chart easel 0.70 x 1.00 m board, 1.85 m high, tripod or round castor base, with paper pad."""
    model = collection(name, link)
    steel = finish(frame)
    lean = radians(8) if base == "tripod" else radians(4)
    dark = plastic("#232527", 0.4)
    mid = top_z - h / 2
    turn = Matrix.Rotation(-lean, 4, "X")

    def on_board(x, out, up):
        """Point on the leaning board, measured from its centre."""
        return tuple(Vector((0, 0, mid)) + turn @ Vector((x, -out, up)))

    tilt = (pi / 2 - lean, 0, 0)
    slab(w, h, 0.012, on_board(0, 0, 0), steel, radius=0.016, bevel=0.003, rotation=tilt, name="board")
    slab(
        w - 0.05,
        h - 0.05,
        0.001,
        on_board(0, 0.0064, 0),
        lacquer("#b9bec0", 0.25),
        radius=0.006,
        bevel=0,
        rotation=tilt,
        name="board face",
    )
    slab(
        w - 0.09,
        0.86,
        0.006,
        on_board(0, 0.010, 0.02),
        paint("#e9e8e3", 0.75),
        radius=0.002,
        bevel=0.001,
        rotation=tilt,
        name="pad",
    )

    def sheet(u, v):
        """Front page, its lower corner lifting off the pad."""
        lift = 0.05 * max(0, (u - 0.45) / 0.55) ** 2 * max(0, (0.40 - v) / 0.40) ** 2
        return ((u - 0.5) * (w - 0.092), (v - 0.5) * 0.858 + lift * 0.6, 0.0038 + lift)

    surface(
        sheet, 30, 30, paint("#eeede8", 0.75), location=on_board(0, 0.010, 0.02), rotation=tilt, name="page"
    )
    box(
        w - 0.02,
        0.022,
        0.045,
        on_board(0, 0.014, h / 2 - 0.040),
        dark,
        0.005,
        rotation=(-lean, 0, 0),
        name="clamp bar",
    )
    for side in (-1, 1):
        cylinder(
            0.014,
            0.020,
            on_board(side * (w / 2 - 0.09), 0.030, h / 2 - 0.040),
            chrome(),
            0.003,
            rotation=tilt,
        )
    box(
        w - 0.04,
        0.060,
        0.005,
        on_board(0, 0.034, -h / 2 + 0.012),
        dark,
        0.001,
        rotation=(-lean, 0, 0),
        name="tray",
    )
    box(
        w - 0.04,
        0.005,
        0.018,
        on_board(0, 0.063, -h / 2 + 0.018),
        dark,
        0.001,
        rotation=(-lean, 0, 0),
        name="tray lip",
    )
    for index, colour in enumerate(("#1b3f8f", "#b3261e", "#1d1e20")):
        left = -0.22 + index * 0.15
        rod(
            [on_board(left, 0.044, -h / 2 + 0.024), on_board(left + 0.12, 0.044, -h / 2 + 0.024)],
            0.008,
            plastic(colour, 0.35),
            0,
        )
    _page_drawing(on_board)
    if base == "tripod":
        _tripod(on_board, h, steel, dark)
    else:
        _castor_stand(on_board, h, steel, dark)
    return model


def _tripod(on_board, h, steel, dark):
    """Two telescopic front legs and one behind."""
    for side in (-1, 1):
        head = on_board(side * 0.20, -0.022, h * 0.30)
        foot = (side * 0.38, -0.165, 0.012)
        rod([head, foot], 0.0125, steel, 0)
        rod([tuple(Vector(head).lerp(Vector(foot), 0.55)), tuple(Vector(foot))], 0.0095, dark, 0)
        foot_pad(foot[0], foot[1], 0.018, 0.016)
    rod([on_board(0, -0.016, h * 0.34), (0, 0.52, 0.012)], 0.0125, steel, 0)
    foot_pad(0, 0.52, 0.018, 0.016)


def _castor_stand(on_board, h, steel, dark):
    """Column on a five-armed base with castors."""
    rod([(0, 0.03, 0.10), on_board(0, -0.022, h * 0.2)], 0.020, steel, 0)
    cylinder(0.045, 0.05, (0, 0.03, 0.10), dark, 0.006)
    for index in range(5):
        angle = radians(18 + 72 * index)
        far = (0.315 * cos(angle), 0.03 + 0.315 * sin(angle))
        sweep(
            [(0.02 * cos(angle), 0.03 + 0.02 * sin(angle), 0.100), (far[0], far[1], 0.080)],
            steel,
            section=rounded_rectangle(0.040, 0.026, 0.008, 4),
            smooth=0,
        )
        castor(far[0], far[1], 0.076, angle + 1.3 * index, dark, plastic("#2c2d30", 0.5), 0.027)


def _page_drawing(on_board):
    """Marker on the first page: a heading, a list and a rising curve; on_board(x, out, up) places a point."""
    blue, red, ink = (plastic(colour, 0.5, 0) for colour in ("#2450a8", "#c0392b", "#2a2c2e"))
    out = 0.0152

    def stroke(points, material, smooth=4, width=0.009):
        """A marker line through points (x, up) of the page."""
        section = rounded_rectangle(width, 0.0006, 0.0002, 1)
        path = [on_board(x, out, up) for x, up in points]
        sweep(path, material, section=section, smooth=smooth, up=(0, -1, 0), name="stroke")

    def writing(x, up, length, material, tall, seed):
        """Wavering stroke that reads as a line of handwriting."""
        chance = random.Random(seed)
        steps = int(length / (tall * 0.9))
        points = [
            (
                x + length * k / steps,
                up + tall * (chance.uniform(0.3, 0.9) if k % 2 else -chance.uniform(0.2, 0.6)),
            )
            for k in range(steps + 1)
        ]
        stroke(points, material, 4, tall * 0.45)

    writing(-0.25, 0.335, 0.36, red, 0.022, 1)
    stroke([(-0.25, 0.295), (0.12, 0.298)], red, 0, 0.008)
    for row, length in enumerate((0.34, 0.27, 0.31)):
        up = 0.225 - row * 0.070
        stroke([(-0.255, up), (-0.240, up)], blue, 0, 0.015)
        writing(-0.21, up, length, blue, 0.013, 5 + row)
    stroke([(-0.22, 0.01), (-0.22, -0.26), (0.22, -0.26)], ink, 0)
    stroke([(-0.20, -0.23), (-0.10, -0.17), (0.0, -0.15), (0.09, -0.06), (0.19, 0.0)], blue, 8)
