"""Chairs for visitors, meetings and training rooms. Metres, Z up, front = -Y."""
from math import cos, exp, pi

from geometry import box, cylinder, prism, rounded_rectangle, slab, spline, surface, sweep
from materials import mesh_cloth, plastic, rubber, wood
from seating_materials import BLACK, finish, upholstery
from seating_parts import (
    Path2D,
    along_profile,
    around_plan,
    four_legs,
    line_groove,
    pad,
    placed,
    rounded,
    star_base,
    tube,
)
from workbench import collection


# ---------------------------------------------------------------- visitor chair
# Half the distance between the two sides of the frame, and the radius of its tube.
FRAME_HALF = 0.250
FRAME_TUBE = 0.0125


def cantilever_frame(steel):
    """One bent tube that carries the seat from the front, on four glides."""
    half = [
        (FRAME_HALF, 0.305, 0.86),
        (FRAME_HALF, 0.235, 0.445),
        (FRAME_HALF, -0.235, 0.445),
        (FRAME_HALF, -0.255, FRAME_TUBE),
        (FRAME_HALF, 0.265, FRAME_TUBE),
    ]
    tube(half + [(-x, y, z) for x, y, z in reversed(half)], steel, FRAME_TUBE, 0.075)
    for y in (-0.20, 0.22):
        for side in (-1, 1):
            slab(0.028, 0.04, 0.006, (side * FRAME_HALF, y, 0.003), rubber(), radius=0.01, bevel=0.002)


def sled_frame(steel):
    """Two sled sides with a rail between them behind."""
    for side in (-1, 1):
        x = side * FRAME_HALF
        outline = [
            (x, 0.300, 0.86),
            (x, 0.215, 0.45),
            (x, 0.232, 0.26),
            (x, 0.265, FRAME_TUBE),
            (x, -0.255, FRAME_TUBE),
            (x, -0.205, 0.445),
            (x, 0.19, 0.445),
        ]
        tube(outline, steel, FRAME_TUBE, 0.05)
    tube([(-FRAME_HALF, 0.255, 0.13), (FRAME_HALF, 0.255, 0.13)], steel, 0.010)


def visitor_seat(skin, shell, quilted):
    """A cushion in a plastic pan, stitched across if quilted."""
    side = Path2D([(-0.255, 0.455), (-0.225, 0.480), (-0.10, 0.488), (0.06, 0.480), (0.205, 0.482)])

    def hollow(x, t):
        return 0.20 * x * x

    pad(
        0.455,
        side.length - 0.03,
        0.03,
        shell,
        along_profile(side, dish=lambda x, t: hollow(x, t) - 0.022),
        corner=6,
        edge=6,
        name="seat pan",
    )
    pad(
        0.472,
        side.length,
        0.062,
        skin,
        along_profile(side, dish=hollow),
        corner=6,
        edge=7,
        groove=line_groove([-0.12, -0.04, 0.04, 0.12], 0.012, 0.009) if quilted else None,
        piping=skin,
        res=(50, 90),
        name="seat",
    )


def visitor_back_side():
    """The side view of the back."""
    return Path2D([(0.218, 0.545), (0.232, 0.62), (0.258, 0.75), (0.290, 0.90)])


def visitor_padded_back(skin, shell, quilted):
    """A cushion on a pan, stitched across if quilted; the pan is then covered too."""
    side = visitor_back_side()

    def bow(x, t):
        return 0.22 * x * x

    pad(
        0.520,
        side.length,
        0.034,
        skin if quilted else shell,
        along_profile(side, dish=lambda x, t: bow(x, t) - 0.018),
        corner=5,
        edge=6,
        name="back pan",
    )
    pad(
        0.535,
        side.length + 0.006,
        0.056,
        skin,
        along_profile(side, dish=lambda x, t: bow(x, t) + 0.004),
        corner=5,
        edge=7,
        groove=line_groove([-0.11, -0.037, 0.037, 0.11], 0.012, 0.009) if quilted else None,
        piping=skin,
        res=(50, 90),
        name="back",
    )


def visitor_mesh_back(net_colour, shell):
    """A net in a rounded frame."""
    side = visitor_back_side()
    half = FRAME_HALF - 0.004
    height = side.length + 0.02
    corner = 0.05
    net = along_profile(side, 0, height)

    def sheet(u, v):
        across = 2 * u - 1
        to_corner = max(0.0, corner - (height / 2 - abs(v - 0.5) * height))
        inset = corner - (corner**2 - min(to_corner, corner) ** 2) ** 0.5
        return net(across * (half - inset), (v - 0.5) * height, -0.02 * (1 - across**2))

    surface(sheet, 24, 60, mesh_cloth(net_colour), uv_size=(2 * half, height), name="net")
    rim = [
        (half, -height / 2, 0),
        (half, height / 2, 0),
        (-half, height / 2, 0),
        (-half, -height / 2, 0),
    ]
    bent = [tuple(net(x, y, 0)) for x, y, _ in rounded(rim, corner, closed=True)]
    sweep(
        bent,
        shell,
        section=rounded_rectangle(0.020, 0.016, 0.006, 4),
        closed=True,
        smooth=0,
        up=(0, -1, 0.2),
        name="net frame",
    )


def visitor_arm(side, steel):
    """A bent tube from the seat to the back, with a pad on top."""
    x = side * (FRAME_HALF + 0.030)
    bend = [
        (side * FRAME_HALF, 0.262, 0.60),
        (x, 0.245, 0.655),
        (x, -0.17, 0.655),
        (x, -0.195, 0.60),
        (side * FRAME_HALF, -0.125, 0.446),
    ]
    tube(bend, steel, 0.0115, 0.06)
    pad(
        0.052,
        0.27,
        0.028,
        plastic("#232427", 0.55, 0.12),
        placed((x, 0.03, 0.675)),
        corner=4,
        edge=5,
        res=(16, 30),
        name="arm pad",
    )


def visitor_chair(
    colour="#3c4450",
    cover="fabric",
    frame="chrome",
    style="cantilever",
    arms=True,
    quilted=False,
    mesh=None,
    name="visitor_chair",
):
    """Visitor chair: 0.54 (0.61 with arms) x 0.58 x 0.91 high, style 'cantilever' or 'sled', mesh: net colour."""
    made = collection(name)
    skin = upholstery(cover, colour)
    steel = finish(frame)
    shell = plastic(BLACK, 0.45)
    if style == "cantilever":
        cantilever_frame(steel)
    else:
        sled_frame(steel)
    for y in (-0.17, 0.15):
        tube([(-FRAME_HALF, y, 0.445), (FRAME_HALF, y, 0.445)], steel, 0.010)
    visitor_seat(skin, shell, quilted)
    if mesh:
        visitor_mesh_back(mesh, shell)
    else:
        visitor_padded_back(skin, shell, quilted)
    if arms:
        for side in (-1, 1):
            visitor_arm(side, steel)
    return made


# ---------------------------------------------------------------- meeting chair
def meeting_base(base, leg_colour):
    """What the tub stands on: four legs of 'wood' or 'metal', or a 'star' that turns."""
    if base == "star":
        steel = finish(leg_colour or "chrome")
        star_base(steel, spokes=4, radius=0.33, feet="glide", turn=45, section=(0.044, 0.030))
        cylinder(0.024, 0.30, (0, 0, 0.235), steel, 0.001)
        slab(0.24, 0.24, 0.014, (0, 0, 0.385), plastic(BLACK, 0.4), radius=0.03, bevel=0.004)
    elif base == "wood":
        timber = leg_colour or "#b98d5e"
        four_legs(0.175, 0.165, 0.40, wood(timber, "Z"), 0.055, 0.020, 0.012)
        slab(0.36, 0.34, 0.022, (0, 0, 0.388), wood(timber), radius=0.05, bevel=0.004)
    else:
        steel = finish(leg_colour or "#202224")
        four_legs(0.180, 0.170, 0.40, steel, 0.060, 0.0115, 0.0115)
        slab(0.36, 0.34, 0.012, (0, 0, 0.390), steel, radius=0.05, bevel=0.003)


def meeting_chair(
    colour="#6f7b80", cover="fabric", base="wood", leg_colour=None, inside=None, name="meeting_chair"
):
    """Upholstered tub meeting chair: 0.62 x 0.63 x 0.83 high, seat at 0.49, base 'wood', 'metal' or 'star'."""
    made = collection(name)
    outer = upholstery(cover, colour)
    inner = upholstery(cover, inside or colour)
    meeting_base(base, leg_colour)
    seat = Path2D([(-0.275, 0.425), (-0.245, 0.448), (-0.12, 0.452), (0.06, 0.442), (0.22, 0.442)])
    pad(
        0.535,
        seat.length,
        0.095,
        outer,
        along_profile(seat),
        corner=3.6,
        edge=8,
        piping=outer,
        name="seat body",
    )
    top = along_profile(seat, 0.012, seat.length - 0.02, dish=lambda x, t: 0.034)
    pad(
        0.45,
        seat.length - 0.03,
        0.062,
        inner,
        top,
        corner=3.6,
        edge=5,
        crown=0.25,
        piping=inner,
        name="seat cushion",
    )
    # wrapped back, falling towards the arms
    plan = Path2D(
        [
            (0.255, -0.175),
            (0.264, -0.04),
            (0.250, 0.11),
            (0.182, 0.220),
            (0.068, 0.267),
            (-0.068, 0.267),
            (-0.182, 0.220),
            (-0.250, 0.11),
            (-0.264, -0.04),
            (-0.255, -0.175),
        ]
    )

    def height(u):
        return 0.205 + 0.215 * max(0.0, cos(pi * u)) ** 1.1

    warp = around_plan(plan, 0.38, lambda u: 0.405, height, lean=0.09)
    pad(
        plan.length,
        0.38,
        0.056,
        outer,
        warp,
        corner=5,
        edge=9,
        piping=outer,
        res=(120, 40),
        name="wrapped back",
    )
    lining = around_plan(plan, 0.38, lambda u: 0.425, lambda u: height(u) - 0.035, lean=0.09)
    pad(
        plan.length - 0.05,
        0.37,
        0.036,
        inner,
        lambda a, b, out: lining(a, b, out + 0.022),
        corner=5,
        edge=8,
        res=(120, 40),
        name="lining",
    )
    return made


# ---------------------------------------------------------------- training chair
# Half the distance between the two sides of the legs.
LEGS_HALF = 0.205


def training_legs(steel):
    """Four legs bent from two tubes, with rails under the seat."""
    for sx in (-1, 1):
        tube(
            [
                (sx * (LEGS_HALF + 0.035), -0.235, 0.008),
                (sx * LEGS_HALF, -0.195, 0.432),
                (sx * LEGS_HALF, 0.160, 0.420),
                (sx * (LEGS_HALF + 0.035), 0.255, 0.008),
            ],
            steel,
            0.0110,
            0.05,
        )
        for y in (-0.235, 0.255):
            cylinder(0.0135, 0.020, (sx * (LEGS_HALF + 0.035), y, 0.010), rubber(), 0.003, 24)
    for y, z in ((-0.12, 0.430), (0.11, 0.422)):
        tube([(-LEGS_HALF, y, z), (LEGS_HALF, y, z)], steel, 0.0095)


def training_arm(sx, steel):
    """A bent tube at one side, which carries an arm pad or a tablet."""
    x = sx * (LEGS_HALF + 0.058)
    tube(
        [
            (sx * LEGS_HALF, 0.13, 0.422),
            (x, 0.15, 0.44),
            (x, 0.175, 0.652),
            (x, -0.16, 0.652),
            (x, -0.19, 0.60),
            (x, -0.185, 0.50),
            (sx * LEGS_HALF, -0.15, 0.432),
        ],
        steel,
        0.0105,
        0.05,
    )


def training_arm_pad(sx):
    """The pad on a training chair's arm."""
    pad(
        0.046,
        0.24,
        0.020,
        plastic(BLACK, 0.5),
        placed((sx * (LEGS_HALF + 0.058), 0.0, 0.668)),
        corner=4,
        edge=5,
        res=(16, 30),
        name="arm pad",
    )


def writing_tablet(colour):
    """A tablet large enough for an A4 pad or a laptop, at the right."""
    outline = [
        (-0.16, -0.23),
        (-0.15, -0.262),
        (-0.12, -0.272),
        (0.115, -0.272),
        (0.150, -0.258),
        (0.160, -0.22),
        (0.160, 0.20),
        (0.150, 0.232),
        (0.12, 0.24),
        (0.075, 0.235),
        (0.055, 0.20),
        (0.04, 0.05),
        (0.005, 0.0),
        (-0.12, -0.01),
        (-0.15, -0.03),
    ]
    smooth = [(p.x, p.y) for p in spline([(x, y, 0) for x, y in outline], 6, closed=True)]
    prism(
        smooth, 0.014, (LEGS_HALF + 0.020, -0.10, 0.672), plastic(BLACK, 0.45), 0.003, 3, name="tablet edge"
    )
    prism(
        smooth,
        0.003,
        (LEGS_HALF + 0.020, -0.10, 0.6805),
        wood(colour, "Y", leaf=0.6),
        0.001,
        2,
        name="tablet",
    )
    box(0.05, 0.12, 0.008, (LEGS_HALF + 0.058, -0.05, 0.663), plastic(BLACK, 0.4), 0.002)


def training_chair(
    colour="#2f6f8f",
    frame="chrome",
    tablet=False,
    seat_pad=None,
    arms=False,
    tablet_colour="#c9a275",
    name="training_chair",
):
    """Stackable training chair, moulded shell: 0.51 x 0.53 x 0.83 high, optional seat pad, arms, tablet."""
    made = collection(name)
    shell = plastic(colour, 0.40, 0.10)
    steel = finish(frame)
    training_legs(steel)
    line = Path2D(
        [
            (-0.245, 0.415),
            (-0.225, 0.442),
            (-0.17, 0.455),
            (-0.03, 0.448),
            (0.09, 0.440),
            (0.160, 0.458),
            (0.198, 0.52),
            (0.213, 0.60),
            (0.235, 0.72),
            (0.262, 0.80),
            (0.280, 0.83),
        ]
    )

    def form(x, t):
        seat_dish = 0.30 * x * x * max(0, 1 - t / 0.5)
        back_bow = 0.85 * x * x * max(0, min(1, (t - 0.45) / 0.25))
        return seat_dish + back_bow

    def waist(t):
        return 1 - 0.10 * exp(-(((t - 0.50) / 0.10) ** 2)) - 0.05 * max(0, t - 0.7) / 0.3

    pad(
        0.455,
        line.length,
        0.0105,
        shell,
        along_profile(line, dish=form, taper=waist),
        corner=5,
        edge=40,
        res=(50, 110),
        name="shell",
    )
    if seat_pad:
        skin = upholstery("fabric", seat_pad)
        pad(
            0.375,
            0.355,
            0.030,
            skin,
            along_profile(line, 0.055, 0.41, dish=lambda x, t: form(x, 0.1 + 0.3 * t) + 0.014),
            corner=4.5,
            edge=5,
            crown=0.15,
            piping=skin,
            name="seat pad",
        )
    sides = [-1, 1] if arms else [1] if tablet else []
    for side in sides:
        training_arm(side, steel)
        if side < 0 or not tablet:
            training_arm_pad(side)
    if tablet:
        writing_tablet(tablet_colour)
    return made
