"""Rows of seats for halls and waiting areas. Metres, Z up, front = -Y."""
from geometry import cylinder, rounded_rectangle, surface, sweep
from materials import plastic, powder, rubber
from seating_materials import BLACK, finish, leather, perforated
from seating_parts import Path2D, along_profile, line_groove, pad, placed, rounded, shifted
from workbench import collection

ARM_PAD_WIDTH = 0.046
SEAT_PITCH = 0.58
# Where the beam runs.
BEAM_Y = 0.03
BEAM_Z = 0.335


def beam_and_feet(width, steel, dark):
    """The beam and the two posts with their feet."""
    ends = [(-width / 2 + 0.02, BEAM_Y, BEAM_Z), (width / 2 - 0.02, BEAM_Y, BEAM_Z)]
    sweep(ends, dark, section=rounded_rectangle(0.075, 0.040, 0.006, 4), smooth=0, up=(0, 0, 1), name="beam")
    for side in (-1, 1):
        x = side * (width / 2 - 0.21)
        post = [(x, BEAM_Y, BEAM_Z - 0.02), (x, BEAM_Y, 0.14), (x, BEAM_Y, 0.06)]
        sweep(
            rounded(post, 0.02),
            steel,
            section=rounded_rectangle(0.060, 0.034, 0.012, 4),
            smooth=0,
            up=(0, -1, 0),
            name="post",
        )
        foot = [
            (x, -0.27, 0.028),
            (x, -0.20, 0.040),
            (x, -0.06, 0.066),
            (x, BEAM_Y, 0.074),
            (x, 0.12, 0.066),
            (x, 0.25, 0.040),
            (x, 0.32, 0.028),
        ]
        sweep(
            foot,
            steel,
            section=rounded_rectangle(0.058, 0.034, 0.012, 5),
            taper=lambda t: (1 - 0.30 * abs(2 * t - 1), 1 - 0.40 * abs(2 * t - 1)),
            smooth=8,
            name="foot",
        )
        for y in (-0.255, 0.305):
            cylinder(0.020, 0.020, (x, y, 0.010), rubber(), 0.004)


def seat_side():
    """The side view of a seat, from its front edge to the top of the back."""
    return Path2D(
        [
            (-0.235, 0.385),
            (-0.222, 0.408),
            (-0.18, 0.425),
            (-0.05, 0.418),
            (0.10, 0.402),
            (0.185, 0.408),
            (0.228, 0.450),
            (0.250, 0.53),
            (0.275, 0.64),
            (0.305, 0.745),
            (0.335, 0.785),
        ]
    )


def perforated_seat(centre, half, side, sheet_material, steel, dark):
    """One perforated sheet with a tube round it, on two brackets."""

    def sheet(u, v):
        y, z, _, _ = side.at(v * side.length)
        return centre + (2 * u - 1) * half, y, z

    surface(
        sheet,
        2,
        120,
        sheet_material,
        thickness=0.0018,
        uv_size=(2 * half, side.length),
        name="perforated sheet",
    )
    edge = [(centre + half, *side.at(side.length * s / 70)[:2]) for s in range(71)]
    edge += [(2 * centre - x, y, z) for x, y, z in reversed(edge)]
    sweep(edge, steel, radius=0.0075, closed=True, smooth=0, up=(0.02, -1, 0.35), sides=12, name="rim")
    for sign in (-1, 1):
        x = centre + sign * 0.15
        bracket = [(x, 0.17, 0.396), (x, BEAM_Y + 0.02, BEAM_Z + 0.022), (x, -0.15, 0.408)]
        sweep(
            rounded(bracket, 0.05),
            dark,
            section=rounded_rectangle(0.030, 0.010, 0.003, 3),
            smooth=0,
            up=(0, 0, 1),
            name="bracket",
        )


def seat_pads(centre, half, side, hide):
    """A pad on the seat and one on the back."""
    for start, end in ((0.020, 0.455), (0.505, side.length - 0.015)):
        pad(
            2 * half - 0.014,
            end - start,
            0.044,
            hide,
            shifted(along_profile(side, start, end, dish=lambda x, t: 0.018), (centre, 0, 0)),
            corner=8,
            edge=6,
            crown=0.12,
            groove=line_groove([0], 0.007, 0.007),
            piping=hide,
            res=(40, 60),
            name="seat pad",
        )


def bench_arm(x, steel):
    """A flat steel loop with a pad on top."""
    loop = [
        (x, 0.06, 0.35),
        (x, 0.16, 0.40),
        (x, 0.20, 0.55),
        (x, 0.17, 0.615),
        (x, -0.15, 0.615),
        (x, -0.205, 0.585),
        (x, -0.19, 0.50),
        (x, -0.08, 0.36),
    ]
    sweep(
        rounded(loop, 0.045),
        steel,
        section=rounded_rectangle(0.034, 0.012, 0.005, 4),
        smooth=0,
        up=(0, 0, 1),
        name="arm",
    )
    pad(
        ARM_PAD_WIDTH,
        0.25,
        0.020,
        plastic(BLACK, 0.45),
        placed((x, 0.005, 0.628)),
        corner=5,
        edge=6,
        res=(16, 30),
        name="arm pad",
    )


def beam_bench(
    seats=3, colour="#868b8f", frame="chrome", padded=None, arms="ends", width=None, name="beam_bench"
):
    """Beam bench of perforated steel: 0.58 per seat (1.79 for three) x 0.62 x 0.79 high.

    padded: colour of leather pads, arms 'ends' or 'all'.
    """
    made = collection(name)
    steel = finish(frame)
    dark = powder("#2b2d30", 0.42)
    pitch = (width - ARM_PAD_WIDTH) / seats if width else SEAT_PITCH
    beam_and_feet(seats * pitch, steel, dark)
    side = seat_side()
    half = pitch / 2 - 0.025
    for k in range(seats):
        centre = (k - (seats - 1) / 2) * pitch
        perforated_seat(centre, half, side, perforated(colour, pitch=0.018), steel, dark)
        if padded:
            seat_pads(centre, half, side, leather(padded))
    places = [0, seats] if arms == "ends" else range(seats + 1)
    for k in places:
        bench_arm((k - seats / 2) * pitch, steel)
    return made
