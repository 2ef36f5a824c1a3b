"""Task and ergonomic chairs with a mesh back. Metres, Z up, front = -Y."""
from math import cos, exp, pi, sin

from mathutils import Vector

from geometry import box, cushion, cylinder, lathe, prism, rounded_rectangle, slab, surface, sweep
from materials import mesh_cloth, metal, plastic
from seating_materials import BLACK, cloth
from seating_parts import star_base
from workbench import collection

BACK_HEIGHT = 0.56
MESH_SIZE = (0.46, 0.58)


class MeshBack:
    """The curved plane of a mesh back: its points by how far across (-1 to 1) and up (0 to 1)."""

    def __init__(self, style, bottom, distance, rake):
        self.style = style
        self.bottom = bottom
        self.distance = distance
        self.rake = rake
        # The exponent of the outline, a superellipse: larger is squarer.
        self.squareness = 7.0 if style == "plain" else 4.2

    def half_width(self, up):
        if self.style == "plain":
            return 0.226 * (1 - 0.05 * max(0, up - 0.5) * 2 - 0.08 * max(0, 0.4 - up) * 2.5)
        return 0.235 * (1 - 0.44 * max(0, up - 0.45) ** 1.3 - 0.36 * max(0, 0.40 - up) ** 1.6)

    def at(self, across, up):
        lumbar = 0.062 * exp(-(((up - 0.24) / 0.24) ** 2))
        y = self.distance + self.rake * up - lumbar + 0.035 * max(0, up - 0.7)
        wrap = 0.075 * across * across * (0.6 + 0.4 * up)
        return Vector((across * self.half_width(up), y - wrap, self.bottom + BACK_HEIGHT * up))

    def behind(self, across, up, gap, lift=0.0):
        """A point a gap behind the mesh, as a tuple for a sweep."""
        return tuple(self.at(across, up) + Vector((0, gap, lift)))

    def outline(self, steps=80):
        points = []
        for i in range(steps):
            angle = 2 * pi * i / steps
            c = cos(angle)
            s = sin(angle)
            reach = (abs(c) ** self.squareness + abs(s) ** self.squareness) ** (-1 / self.squareness)
            points.append(tuple(self.at(reach * c, 0.5 + 0.5 * reach * s)))
        return points

    def edge(self, up):
        """How far across the outline lies at this height."""
        from_middle = abs(2 * up - 1)
        return max(0.0, 1 - from_middle**self.squareness) ** (1 / self.squareness)


def back_frame_and_mesh(back, frame, mesh):
    """The frame round the back and the mesh stretched in it."""
    sweep(
        back.outline(),
        frame,
        section=rounded_rectangle(0.024, 0.017, 0.0075, 4),
        closed=True,
        smooth=0,
        up=(0, -1, 0.15),
        name="back frame",
    )

    def sheet(u, v):
        up = 0.004 + 0.992 * v
        return back.at((2 * u - 1) * back.edge(up), up)

    surface(sheet, 60, 70, mesh, uv_size=MESH_SIZE, name="mesh")


def lumbar_band(back, material):
    """A sprung band behind the mesh, at the lower back."""

    def sheet(u, v):
        across = 2 * u - 1
        end = max(0.0, 1 - abs(across) ** 4) ** 0.5
        return back.at(across * 0.62, 0.265 + 0.055 * (2 * v - 1) * end) + Vector((0, 0.020, 0))

    surface(sheet, 40, 10, material, thickness=0.011, subdivisions=1, name="lumbar band")


def yoke_spine(back, under, material):
    """The ergonomic chair's back bar: from the mechanism up behind the mesh, forking to both sides of the frame."""
    y = back.at(0, 0.30).y
    foot = back.bottom
    sweep(
        [
            (0, 0.10, under - 0.012),
            (0, 0.20, under - 0.020),
            (0, 0.285, under + 0.010),
            (0, y + 0.075, under + 0.10),
            (0, y + 0.062, foot + BACK_HEIGHT * 0.18),
            (0, y + 0.052, foot + BACK_HEIGHT * 0.34),
            (0, back.at(0, 0.45).y + 0.042, foot + BACK_HEIGHT * 0.45),
        ],
        material,
        section=rounded_rectangle(0.062, 0.026, 0.010, 5),
        taper=lambda t: (1.15 - 0.55 * t, 1.2 - 0.55 * t),
        up=(0, 0, 1),
        smooth=10,
        name="spine",
    )
    for side in (-1, 1):
        sweep(
            [
                (0, back.at(0, 0.44).y + 0.042, foot + BACK_HEIGHT * 0.43),
                (side * 0.07, back.at(0.3, 0.5).y + 0.040, foot + BACK_HEIGHT * 0.50),
                (side * 0.15, back.at(0.68, 0.57).y + 0.024, foot + BACK_HEIGHT * 0.575),
                back.behind(side * 0.98, 0.62, 0.006),
            ],
            material,
            section=rounded_rectangle(0.030, 0.016, 0.007, 4),
            taper=lambda t: (1 - 0.35 * t, 1 - 0.2 * t),
            up=(0, 1, 0),
            smooth=10,
            name="yoke",
        )


def plain_spine(back, under, material):
    """The plain task chair's back bar: an upright ending in a cross bar that carries the frame."""
    y = back.at(0, 0.22).y
    foot = back.bottom
    sweep(
        [
            (0, 0.10, under - 0.012),
            (0, 0.20, under - 0.020),
            (0, 0.285, under + 0.010),
            (0, y + 0.070, under + 0.10),
            (0, y + 0.050, foot + BACK_HEIGHT * 0.16),
            (0, y + 0.036, foot + BACK_HEIGHT * 0.30),
        ],
        material,
        section=rounded_rectangle(0.070, 0.022, 0.009, 5),
        taper=lambda t: (1.05 - 0.2 * t, 1.1 - 0.3 * t),
        up=(0, 0, 1),
        smooth=10,
        name="spine",
    )
    stations = (-0.985, -0.7, -0.35, 0, 0.35, 0.7, 0.985)
    sweep(
        [back.behind(across, 0.27, 0.008 + 0.024 * (1 - across * across)) for across in stations],
        material,
        section=rounded_rectangle(0.014, 0.052, 0.006, 4),
        up=(0, 0, 1),
        smooth=10,
        name="cross bar",
    )


def head_support(back, frame, cover):
    """A padded headrest on a post behind the back."""
    top = back.at(0, 1)
    sweep(
        [
            back.behind(0, 0.40, 0.046),
            back.behind(0, 0.62, 0.046),
            back.behind(0, 0.85, 0.040),
            back.behind(0, 1, 0.026, 0.05),
            back.behind(0, 1, 0.018, 0.12),
        ],
        frame,
        section=rounded_rectangle(0.045, 0.014, 0.006, 4),
        up=(0, 1, 0),
        name="headrest post",
    )
    cushion(
        0.285,
        0.155,
        0.055,
        (0, top.y - 0.014, top.z + 0.105),
        cover,
        squareness=3.2,
        fullness=4,
        shape=lambda x, y: 0.050 * (x / 0.14) ** 2 + 0.010 * y / 0.07,
        rotation=(pi / 2, 0, 0),
        piping=cover,
        name="headrest",
    )


def adjustable_arm(side, reach, under, frame, slider, pad_material):
    """An arm on a height-adjustable post; reach is how far its post stands from the middle."""
    sweep(
        [
            (side * 0.10, 0.015, under + 0.004),
            (side * 0.19, 0.02, under - 0.006),
            (side * (reach - 0.022), 0.03, under + 0.010),
            (side * reach, 0.035, under + 0.075),
            (side * (reach + 0.002), 0.035, under + 0.17),
        ],
        frame,
        section=rounded_rectangle(0.056, 0.028, 0.012, 5),
        up=(0, -1, 0),
        smooth=10,
        taper=lambda t: (1.0 - 0.12 * t, 1.0),
        name="arm",
    )
    slab(
        0.017, 0.040, 0.11, (side * (reach + 0.002), 0.035, under + 0.205), slider, radius=0.007, bevel=0.001
    )
    slab(0.040, 0.062, 0.016, (side * reach, 0.030, under + 0.258), frame, radius=0.012, bevel=0.004)

    def softened(x, y):
        return 0.006 * (x / 0.045) ** 2 - 0.010 * max(0, (-y - 0.06) / 0.07) ** 2

    cushion(
        0.090,
        0.255,
        0.030,
        (side * (reach - 0.008), 0.0, under + 0.280),
        pad_material,
        squareness=3.4,
        fullness=5,
        shape=softened,
        rotation=(0, 0, side * 0.06),
        name="arm pad",
    )


def lift_and_mechanism(under, material):
    """Gas lift, tilt mechanism with its two levers, and the rails that carry the seat."""
    sleeve = [(0, 0.10), (0.0265, 0.10), (0.0265, 0.235), (0.0255, 0.238), (0.0225, 0.240), (0, 0.240)]
    lathe(sleeve, (0, 0, 0), material, 40, name="sleeve")
    cylinder(0.014, 0.20, (0, 0, 0.32), metal("#a9acb0", 0.12), 0.001, name="piston")
    housing = [
        (-0.07, -0.13),
        (0.07, -0.13),
        (0.085, -0.06),
        (0.085, 0.08),
        (0.05, 0.15),
        (-0.05, 0.15),
        (-0.085, 0.08),
        (-0.085, -0.06),
    ]
    prism(housing, 0.050, (0, 0.01, under - 0.012), material, 0.010, 4, name="mechanism")
    collar = [(0, -0.045), (0.036, -0.045), (0.042, -0.02), (0.050, 0), (0, 0)]
    lathe(collar, (0, 0, under - 0.030), material, 32, name="collar")
    for side, y in ((1, -0.05), (-1, -0.02)):
        stem = [
            (side * 0.06, y, under - 0.01),
            (side * 0.15, y - 0.005, under - 0.012),
            (side * 0.215, y - 0.015, under - 0.018),
        ]
        sweep(stem, material, radius=0.0055, sides=10, name="lever")
        slab(
            0.055,
            0.022,
            0.008,
            (side * 0.235, y - 0.018, under - 0.020),
            material,
            radius=0.010,
            bevel=0.003,
            rotation=(0, side * 0.15, -side * 0.1),
            name="lever grip",
        )
    for side in (-1, 1):
        box(0.045, 0.30, 0.016, (side * 0.11, 0, under + 0.018), material, 0.004, name="seat rail")


def moulded_seat(under, shell, cover):
    """Seat shell and cushion, with a front edge that drops away and a slight hollow."""

    def form(x, y):
        front = max(0, (-y - 0.10) / 0.15)
        rear = max(0, (y - 0.12) / 0.12)
        return -0.040 * front * front + 0.012 * rear * rear + 0.055 * x * x

    cushion(
        0.475,
        0.455,
        0.045,
        (0, -0.010, under + 0.048),
        shell,
        squareness=3.6,
        fullness=4,
        shape=form,
        name="seat shell",
    )
    cushion(
        0.505,
        0.485,
        0.082,
        (0, -0.010, under + 0.083),
        cover,
        squareness=3.8,
        fullness=7,
        shape=form,
        piping=cover,
        name="seat",
    )


def task_chair(
    seat_colour="#3c4450",
    mesh_colour="#16181a",
    frame_colour="#1d1e20",
    base="polished",
    back="ergonomic",
    headrest=False,
    arms=True,
    width=0.69,
    seat_height=0.475,
    name="task_chair",
):
    """Swivel chair with a mesh back: width over the arms (0.66 without) x 0.68 x 1.13 high (1.31 with headrest).

    base 'polished' or 'nylon'; back 'ergonomic' (yoke and lumbar band) or 'plain' (cross bar).
    """
    made = collection(name)
    frame = plastic(frame_colour, 0.44)
    dark_frame = frame_colour.lower() == "#1d1e20"
    under = seat_height - 0.075
    cover = cloth(seat_colour)
    star_base(metal("#cfd1d4", 0.16) if base == "polished" else plastic(frame_colour, 0.40), radius=0.318)
    lift_and_mechanism(under, frame if dark_frame else plastic(BLACK, 0.44))
    moulded_seat(under, frame, cover)
    plane = MeshBack(
        back, bottom=seat_height + 0.095, distance=0.195, rake=0.115 if back == "plain" else 0.135
    )
    back_frame_and_mesh(plane, frame, mesh_cloth(mesh_colour))
    if back == "plain":
        plain_spine(plane, under, frame)
    else:
        lumbar_band(plane, plastic("#34363a" if dark_frame else "#a9acae", 0.35))
        yoke_spine(plane, under, frame)
    if headrest:
        head_support(plane, frame, cover)
    if arms:
        slider = plastic("#3b3d40" if dark_frame else "#9a9d9f", 0.35)
        pad_material = plastic("#232427" if dark_frame else "#4a4d50", 0.58, 0.12)
        for side in (-1, 1):
            adjustable_arm(side, width / 2 - 0.043, under, frame, slider, pad_material)
    return made
