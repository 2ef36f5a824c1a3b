"""Sofas and lounge chairs. Metres, Z up, front = -Y."""
from dataclasses import dataclass
from math import cos, exp, pi, sin

from mathutils import Vector

from geometry import cylinder, lathe, rounded_rectangle, sweep
from materials import plastic, wood
from seating_materials import BLACK, cloth, finish, upholstery
from seating_parts import (
    Path2D,
    along_profile,
    around_plan,
    block,
    line_groove,
    pad,
    placed,
    rounded,
    star_base,
    straight_leg,
    tube,
)
from workbench import collection


# ---------------------------------------------------------------- sofa
@dataclass(frozen=True)
class SofaShape:
    """What a style of sofa looks like, in metres; bulges are how far the faces of a part swell (x, y, z)."""

    depth: float
    above_legs: float
    cushion_overhang: float
    arm_width: float
    arm_height: float
    arm_bulge: tuple
    arm_piped: bool
    corner: float
    back_thickness: float
    back_height: float
    back_inset: float
    back_extra_width: float
    behind_seat: float
    seat_thickness: float
    seat_corner: float
    seat_bulge: tuple


BOX = SofaShape(
    depth=0.80,
    above_legs=0.656,
    cushion_overhang=0.020,
    arm_width=0.11,
    arm_height=0.46,
    arm_bulge=(0.004, 0.004, 0.004),
    arm_piped=True,
    corner=0.022,
    back_thickness=0.13,
    back_height=0.58,
    back_inset=0.065,
    back_extra_width=0,
    behind_seat=0.15,
    seat_thickness=0.145,
    seat_corner=0.030,
    seat_bulge=(0.002, 0.006, 0.014),
)
SOFT = SofaShape(
    depth=0.86,
    above_legs=0.738,
    cushion_overhang=0.030,
    arm_width=0.17,
    arm_height=0.47,
    arm_bulge=(0.010, 0.008, 0.010),
    arm_piped=False,
    corner=0.055,
    back_thickness=0.17,
    back_height=0.55,
    back_inset=0.09,
    back_extra_width=0.02,
    behind_seat=0.20,
    seat_thickness=0.17,
    seat_corner=0.055,
    seat_bulge=(0.004, 0.018, 0.034),
)
SOFA_BASE = 0.14


def tapered_sofa_legs(width, depth, foot, timber):
    """Four splayed wooden legs, foot high."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            straight_leg(
                (sx * (width / 2 - 0.09), sy * (depth / 2 - 0.09), foot + 0.01),
                (sx * (width / 2 - 0.06), sy * (depth / 2 - 0.06), 0.006),
                timber,
                0.024,
                0.014,
            )


def sled_sofa_legs(width, depth, foot, steel):
    """Two flat steel sleds, foot high."""
    for sx in (-1, 1):
        x = sx * (width / 2 - 0.085)
        loop = [
            (x, -depth / 2 + 0.05, foot),
            (x, -depth / 2 + 0.05, 0.008),
            (x, depth / 2 - 0.05, 0.008),
            (x, depth / 2 - 0.05, foot),
        ]
        sweep(
            rounded(loop, 0.018),
            steel,
            section=rounded_rectangle(0.016, 0.040, 0.003, 3),
            smooth=0,
            up=(1, 0, 0),
            name="sled leg",
        )


def sofa_body(shape, inner, depth, foot, skin):
    """Base, arms and back of a sofa; inner is the width between the arms."""
    block(
        inner + 0.02,
        depth - 0.05,
        SOFA_BASE,
        (0, 0, foot + SOFA_BASE / 2),
        skin,
        0.02,
        (0, 0.004, 0),
        name="base",
    )
    for side in (-1, 1):
        block(
            shape.arm_width,
            depth,
            shape.arm_height,
            (side * (inner / 2 + shape.arm_width / 2), 0, foot + shape.arm_height / 2),
            skin,
            min(shape.corner, shape.arm_width * 0.45),
            shape.arm_bulge,
            skin if shape.arm_piped else None,
            name="arm",
        )
    block(
        inner + shape.back_extra_width,
        shape.back_thickness,
        shape.back_height,
        (0, depth / 2 - shape.back_inset, foot + shape.back_height / 2),
        skin,
        shape.corner,
        (0, 0.008, 0.006),
        name="back frame",
    )


def sofa_back_cushion(shape, x, seat_w, depth, top, skin):
    """The cushion behind one seat; top is the height of the seat's seams."""
    if shape is SOFT:
        pad(
            seat_w + 0.01,
            0.46,
            0.19,
            skin,
            placed((x, depth / 2 - 0.235, top + 0.20), pi / 2 - 0.22),
            corner=5.5,
            edge=3.2,
            crown=0.22,
            piping=skin,
            name="back cushion",
        )
        return
    block(
        seat_w - 0.006,
        0.155,
        0.37,
        (x, depth / 2 - 0.205, top + 0.175),
        skin,
        0.040,
        (0.002, 0.024, 0.010),
        skin,
        rotation=(-0.14, 0, 0),
        name="back cushion",
    )


def scatter_cushion(x, y, z, turn, skin):
    """A loose square cushion leaning against the back, turned about the vertical."""
    flat = placed((0, 0, 0), pi / 2 - 0.42)
    at = Vector((x, y, z))

    def leaning(across, along, out):
        p = flat(across, along, out)
        return at + Vector((p.x * cos(turn) - p.y * sin(turn), p.x * sin(turn) + p.y * cos(turn), p.z))

    pad(
        0.42,
        0.42,
        0.13,
        skin,
        leaning,
        corner=6,
        edge=1.7,
        crown=0.45,
        piping=skin,
        name="scatter cushion",
    )


def sofa(
    seats=2,
    colour="#8b8f94",
    cover="fabric",
    style="box",
    legs="metal",
    leg_colour=None,
    cushions=(),
    width=None,
    depth=None,
    height=None,
    name="sofa",
):
    """Sofa: 0.62 per seat plus arms (two: 1.46 box, 1.60 soft) x 0.82/0.89 x 0.80/0.87.

    style 'box' or 'soft', legs 'wood' or 'metal', cushions: the colours of scatter cushions, left and right in turn.
    """
    made = collection(name)
    skin = upholstery(cover, colour)
    shape = SOFT if style == "soft" else BOX
    seat_w = (width - 2 * shape.arm_width - 2 * shape.arm_bulge[0]) / seats if width else 0.62
    inner = seats * seat_w
    body_width = inner + 2 * shape.arm_width
    body_depth = depth - shape.cushion_overhang if depth else shape.depth
    usual_foot = 0.13 if legs == "wood" else 0.15
    foot = height - shape.above_legs if height else usual_foot
    if legs == "wood":
        tapered_sofa_legs(body_width, body_depth, foot, wood(leg_colour or "#8a5f3c", "Z"))
    else:
        sled_sofa_legs(body_width, body_depth, foot, finish(leg_colour or "chrome"))
    sofa_body(shape, inner, body_depth, foot, skin)
    seat_depth = body_depth - shape.behind_seat
    seat_top = foot + SOFA_BASE + shape.seat_thickness
    for k in range(seats):
        x = (k - (seats - 1) / 2) * seat_w
        block(
            seat_w - 0.004,
            seat_depth,
            shape.seat_thickness,
            (x, -body_depth / 2 + seat_depth / 2 - 0.005, seat_top - shape.seat_thickness / 2),
            skin,
            shape.seat_corner,
            shape.seat_bulge,
            skin,
            name="seat cushion",
        )
        sofa_back_cushion(shape, x, seat_w, body_depth, seat_top, skin)
    for k, cushion_colour in enumerate(cushions):
        side = -1 if k % 2 == 0 else 1
        scatter_cushion(
            side * (inner / 2 - 0.21),
            body_depth / 2 - 0.37,
            seat_top + 0.215,
            side * 0.34,
            upholstery("fabric", cushion_colour),
        )
    return made


# ---------------------------------------------------------------- modular lounge
def wall_plan(half_width, front, back, corner=0.085):
    """The plan of a wall running round three sides, with rounded corners and points close enough to bend well."""
    corners = [(half_width, front, 0), (half_width, back, 0), (-half_width, back, 0), (-half_width, front, 0)]
    bends = rounded(corners, corner, 6)
    dense = []
    for before, after in zip(bends, bends[1:]):
        start = Vector(before)
        gap = Vector(after) - start
        pieces = max(1, int(gap.length / 0.06))
        dense += [tuple((start + gap * (k / pieces)).xy) for k in range(pieces)]
    return Path2D(dense + [tuple(Vector(bends[-1]).xy)], 4)


def modular_lounge(
    seats=1,
    colour="#53606a",
    inside="#c9c4ba",
    back=1.32,
    legs="#2a2c2f",
    wings=True,
    width=None,
    depth=0.80,
    name="modular_lounge",
):
    """Modular lounge piece with a high back: 0.68 per seat plus walls (0.81 for one) x 0.80 x 1.32 high (back)."""
    made = collection(name)
    outer = cloth(colour)
    lining = cloth(inside)
    steel = finish(legs)
    wall = 0.065
    seat_w = (width - 2 * wall) / seats if width else 0.68
    inner = seats * seat_w
    foot = 0.12
    for sx in (-1, 1):
        x = sx * (inner / 2 - 0.02)
        loop = [
            (x, -depth / 2 + 0.10, foot + 0.01),
            (x, -depth / 2 + 0.06, 0.011),
            (x, depth / 2 - 0.06, 0.011),
            (x, depth / 2 - 0.10, foot + 0.01),
        ]
        tube(loop, steel, 0.011, 0.025)
    front = -depth / 2 + 0.10 if wings else depth / 2 - 0.14
    plan = wall_plan(inner / 2 + wall / 2, front, depth / 2 - wall / 2)
    tall = back - foot
    sides = around_plan(plan, tall, lambda u: foot, lambda u: tall)
    pad(plan.length, tall, wall, outer, sides, corner=26, edge=44, piping=outer, res=(150, 50), name="wall")
    stitched = line_groove([(k - 2 * seats) * seat_w / 4 for k in range(1, 4 * seats)], 0.010, 0.013, axis=0)
    inside_warp = around_plan(plan, tall - 0.06, lambda u: foot + 0.03, lambda u: tall - 0.06)
    pad(
        plan.length - 0.05,
        tall - 0.06,
        0.030,
        lining,
        lambda a, b, out: inside_warp(a, b, out + wall / 2),
        corner=22,
        edge=30,
        groove=stitched,
        res=(400, 40),
        name="lining",
    )
    block(
        inner - 0.012, depth - 0.10, 0.15, (0, -0.03, foot + 0.075), outer, 0.018, (0, 0.003, 0), name="base"
    )
    for k in range(seats):
        x = (k - (seats - 1) / 2) * seat_w
        block(
            seat_w - 0.014,
            depth - 0.13,
            0.145,
            (x, -0.055, foot + 0.15 + 0.0725),
            lining,
            0.035,
            (0.002, 0.008, 0.018),
            lining,
            name="seat cushion",
        )
        block(
            seat_w - 0.05,
            0.11,
            0.30,
            (x, depth / 2 - 0.165, foot + 0.15 + 0.145 + 0.155),
            outer,
            0.040,
            (0.004, 0.018, 0.010),
            outer,
            rotation=(-0.10, 0, 0),
            name="lumbar cushion",
        )
    return made


# ---------------------------------------------------------------- lounge armchair
# The nominal height of the wrapped shell, before its rim is given its real course.
SHELL_NOMINAL = 0.5
SHELL_FOOT = 0.275


def armchair_plan():
    """The plan of the shell, from the right front round the back to the left front."""
    right = [(0.330, -0.300), (0.345, -0.14), (0.338, 0.04), (0.275, 0.225), (0.14, 0.325)]
    return Path2D(right + [(0, 0.350)] + [(-x, y) for x, y in reversed(right)])


def armchair_seat(outer, inner):
    """A seat body and the loose cushion on it."""
    side = Path2D([(-0.345, 0.300), (-0.310, 0.325), (-0.15, 0.330), (0.05, 0.318), (0.26, 0.318)])
    pad(
        0.64,
        side.length,
        0.085,
        outer,
        along_profile(side),
        corner=3.8,
        edge=9,
        piping=outer,
        name="seat body",
    )
    block(
        0.545,
        0.56,
        0.125,
        (0, -0.075, 0.395),
        inner,
        0.045,
        (0.006, 0.016, 0.026),
        inner,
        rotation=(0.045, 0, 0),
        name="seat cushion",
    )


def armchair_shell(rise, lean, seams, outer, inner):
    """The wrapped shell and its stitched lining; rise(u) is its height round the plan, u from -0.5 to 0.5."""
    plan = armchair_plan()

    def lift(u):
        return SHELL_FOOT + 0.085 * abs(2 * u) ** 6

    shell = around_plan(plan, SHELL_NOMINAL, lift, lambda u: rise(u) + SHELL_FOOT - lift(u), lean)
    pad(
        plan.length,
        SHELL_NOMINAL,
        0.070,
        outer,
        shell,
        corner=6,
        edge=10,
        piping=outer,
        res=(150, 50),
        name="shell",
    )
    lining = around_plan(
        plan, SHELL_NOMINAL, lambda u: lift(u) + 0.025, lambda u: rise(u) + SHELL_FOOT - 0.045 - lift(u), lean
    )
    pad(
        plan.length - 0.07,
        SHELL_NOMINAL,
        0.045,
        inner,
        lambda a, b, out: lining(a, b, out + 0.026),
        corner=6,
        edge=9,
        groove=line_groove(seams, 0.010, 0.010, axis=0),
        res=(260, 44),
        name="lining",
    )


def wing_cushions(inner, headrest):
    """The channelled back cushion of a wing chair, with a head cushion if wanted."""
    pad(
        0.49,
        0.60,
        0.15,
        inner,
        placed((0, 0.255, 0.735), pi / 2 - 0.17),
        corner=4.5,
        edge=3.6,
        crown=0.12,
        groove=line_groove([-0.16, -0.055, 0.05, 0.155], 0.014, 0.011),
        piping=inner,
        res=(50, 90),
        name="back cushion",
    )
    if headrest:
        pad(
            0.37,
            0.17,
            0.095,
            inner,
            placed((0, 0.225, 0.93), pi / 2 - 0.17),
            corner=4,
            edge=3.4,
            crown=0.2,
            piping=inner,
            name="headrest",
        )


def tub_cushion(inner):
    """The low back cushion of a tub chair."""
    pad(
        0.50,
        0.34,
        0.15,
        inner,
        placed((0, 0.215, 0.60), pi / 2 - 0.25),
        corner=4,
        edge=3.0,
        crown=0.22,
        piping=inner,
        name="back cushion",
    )


def wing_rise(u):
    """The height of a wing chair's shell: low arms, then steeply up to the wings."""
    return 0.335 + 0.43 * (1 / (1 + exp((abs(u) - 0.285) * 30)))


def tub_rise(u):
    """The height of a tub chair's shell: highest behind, falling towards the arms."""
    return 0.325 + 0.165 * max(0.0, cos(pi * u)) ** 1.6


def lounge_armchair(
    colour="#3f5a52",
    cover="fabric",
    inside=None,
    base="chrome",
    style="tub",
    headrest=False,
    name="lounge_armchair",
):
    """Swivel lounge armchair: tub 0.81 x 0.79 x 0.77 high, wing 0.86 x 0.85 x 1.04, style 'tub' or 'wing'."""
    made = collection(name)
    outer = upholstery(cover, colour)
    inner = upholstery(cover, inside or colour)
    frame = finish(base)
    star_base(frame, spokes=4, radius=0.34, feet="glide", turn=45, section=(0.056, 0.030))
    cylinder(0.026, 0.20, (0, 0, 0.19), frame, 0.001, name="column")
    plate = [(0, 0), (0.12, 0), (0.13, 0.006), (0.13, 0.012), (0, 0.012)]
    lathe(plate, (0, 0, 0.262), plastic(BLACK, 0.4), 48, name="plate")
    armchair_seat(outer, inner)
    if style == "wing":
        armchair_shell(wing_rise, 0.14, [-0.36, 0.36], outer, inner)
        wing_cushions(inner, headrest)
    else:
        armchair_shell(tub_rise, 0.09, [-0.45, -0.27, -0.09, 0.09, 0.27, 0.45], outer, inner)
        tub_cushion(inner)
    return made
