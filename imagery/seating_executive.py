"""Executive chairs. Metres, Z up, front = -Y."""
from math import cos, pi, sin

from geometry import rounded_rectangle, sweep
from materials import plastic, wood
from seating_materials import BLACK, finish, upholstery
from seating_parts import (
    Path2D,
    along_profile,
    gas_lift,
    line_groove,
    mechanism,
    pad,
    placed,
    rounded,
    shifted,
    star_base,
)
from workbench import collection

# ---------------------------------------------------------------- high back
# How far the padded front of the back stands out of its body.
PANEL_LIFT = 0.036
REAR_PANEL_LIFT = 0.033


def thick_seat(style, hide, face):
    """A thick body with a front edge that drops away, and a padded top panel."""
    side = Path2D(
        [(-0.285, 0.395), (-0.265, 0.435), (-0.20, 0.458), (-0.05, 0.460), (0.12, 0.452), (0.225, 0.452)]
    )

    def hollow(x, t):
        return 0.10 * x * x

    pad(
        0.54,
        side.length,
        0.095,
        hide,
        along_profile(side, dish=hollow),
        corner=7,
        edge=9,
        piping=hide,
        name="seat body",
    )
    if style == "channel":
        seams = line_groove([-0.06, 0.06], 0.012, 0.009)
    else:
        seams = line_groove([-0.085, 0.085], 0.012, 0.009, axis=0)
    pad(
        0.445,
        side.length - 0.065,
        0.055,
        face,
        along_profile(side, 0.035, side.length - 0.03, dish=lambda x, t: hollow(x, t) + 0.038),
        corner=6,
        edge=6,
        crown=0.25,
        groove=seams,
        piping=hide,
        res=(70, 80),
        name="seat top",
    )


class HighBack:
    """The back of an executive chair: a body wrapped round the shoulders, with padded panels on its front."""

    def __init__(self, hide, face):
        self.hide = hide
        self.face = face
        self.side = Path2D(
            [
                (0.250, 0.47),
                (0.215, 0.57),
                (0.215, 0.68),
                (0.250, 0.86),
                (0.295, 1.02),
                (0.325, 1.14),
                (0.345, 1.24),
            ]
        )
        # Where the panels end.
        self.reach = self.side.length - 0.045

    @staticmethod
    def wrap(x, t):
        return 0.55 * x * x * (1.15 - 0.5 * t)

    @staticmethod
    def taper(t):
        return 0.93 + 0.09 * sin(pi * min(1, t * 1.15)) - 0.07 * max(0, t - 0.7)

    def body(self):
        pad(
            0.55,
            self.side.length,
            0.075,
            self.hide,
            along_profile(self.side, dish=self.wrap, taper=self.taper),
            corner=5,
            edge=8,
            piping=self.hide,
            name="back body",
        )

    def rear(self, material):
        """A welted panel behind, and the bar that carries the back."""
        start = 0.055
        end = self.side.length - 0.060

        def overall(t):
            return (start + t * (end - start)) / self.side.length

        warp = along_profile(
            self.side,
            start,
            end,
            dish=lambda x, t: self.wrap(x, overall(t)) - REAR_PANEL_LIFT,
            taper=lambda t: self.taper(overall(t)),
        )
        pad(0.40, end - start, 0.018, self.hide, warp, corner=5, edge=5, piping=self.hide, name="rear panel")
        bar = [
            (0, 0.11, 0.385),
            (0, 0.22, 0.380),
            (0, 0.305, 0.405),
            (0, 0.315, 0.50),
            (0, 0.278, 0.62),
        ]
        sweep(
            bar,
            material,
            section=rounded_rectangle(0.085, 0.020, 0.008, 5),
            taper=lambda t: (1 - 0.15 * t, 1 - 0.3 * t),
            up=(0, 0, 1),
            smooth=10,
            name="back bar",
        )

    def panel(self, start, end, width, thick, groove=None, crown=0.45):
        """A padded panel from start to end, measured along the back from its foot."""

        def overall(t):
            return (start + t * (end - start)) / self.side.length

        warp = along_profile(
            self.side,
            start,
            end,
            dish=lambda x, t: self.wrap(x, overall(t)) + PANEL_LIFT,
            taper=lambda t: self.taper(overall(t)),
        )
        pad(
            width,
            end - start,
            thick,
            self.face,
            warp,
            corner=5,
            edge=5,
            crown=crown,
            groove=groove,
            piping=self.hide,
            res=(60, 80),
            name="back panel",
        )

    def pillow_front(self, headrest):
        """Two panels with a seam down the middle, and a head pillow or a third panel."""
        middle = line_groove([0], 0.014, 0.010, axis=0)
        self.panel(0.055, 0.265, 0.45, 0.075, middle)
        self.panel(0.270, 0.500, 0.455, 0.062, middle)
        if headrest:
            self.panel(0.505, self.reach, 0.43, 0.085)
        else:
            self.panel(0.505, self.reach, 0.44, 0.062, middle)

    def channel_front(self, headrest):
        """One panel stitched in level channels, with a head pillow above it if wanted."""
        ribs = line_groove([-0.24 + 0.08 * k for k in range(7)], 0.016, 0.011)
        self.panel(0.055, 0.60 if headrest else self.reach, 0.455, 0.062, ribs, crown=0.15)
        if headrest:
            self.panel(0.605, self.reach, 0.40, 0.080)


def loop_arm(side, frame, hide, cap):
    """A flat polished loop with a padded top, or a wooden cap of the colour given."""
    x = side * 0.315
    loop = [
        (side * 0.20, 0.10, 0.418),
        (x, 0.10, 0.422),
        (x, 0.215, 0.56),
        (x, 0.165, 0.662),
        (x, -0.10, 0.662),
        (x, -0.215, 0.618),
        (x, -0.135, 0.422),
        (side * 0.20, -0.135, 0.418),
    ]
    sweep(
        rounded(loop, 0.055),
        frame,
        section=rounded_rectangle(0.034, 0.016, 0.006, 4),
        smooth=0,
        up=(0, 0, 1),
        name="arm loop",
    )
    arm_top = Path2D([(-0.205, 0.652), (-0.17, 0.676), (-0.05, 0.690), (0.10, 0.690), (0.175, 0.682)])
    warp = shifted(along_profile(arm_top), (x - side * 0.006, 0, 0))
    if cap:
        timber = wood(cap, "Y", 0.30)
        pad(0.066, arm_top.length, 0.036, timber, warp, corner=4, edge=6, res=(24, 40), name="arm cap")
    else:
        pad(
            0.080,
            arm_top.length,
            0.050,
            hide,
            warp,
            corner=4,
            edge=4,
            piping=hide,
            res=(24, 40),
            name="arm pad",
        )


def executive_high_back(
    colour="#241f1d",
    cover="leather",
    accent=None,
    base="chrome",
    style="pillow",
    headrest=True,
    arm_caps=None,
    name="executive_high_back",
):
    """Executive high-back swivel chair: 0.71 x 0.73 x 1.24 high.

    style 'pillow' or 'channel', accent: colour of the front where it differs, arm_caps: colour of wooden arm tops.
    """
    made = collection(name)
    hide = upholstery(cover, colour)
    face = upholstery(cover, accent) if accent else hide
    frame = finish(base)
    star_base(frame, radius=0.34)
    gas_lift(0.385)
    mechanism(0.405, plastic(BLACK, 0.44))
    thick_seat(style, hide, face)
    back = HighBack(hide, face)
    back.body()
    back.rear(plastic(BLACK, 0.44))
    if style == "pillow":
        back.pillow_front(headrest)
    else:
        back.channel_front(headrest)
    for side in (-1, 1):
        loop_arm(side, frame, hide, arm_caps)
    return made


# ---------------------------------------------------------------- mid back
SLING_WIDTH = 0.475


def sling_side(high):
    """The side view of the sling that forms seat and back."""
    top = 1.12 if high else 0.95
    lean = 0.355 if high else 0.30
    return Path2D(
        [
            (-0.275, 0.405),
            (-0.255, 0.440),
            (-0.20, 0.462),
            (-0.06, 0.462),
            (0.08, 0.447),
            (0.175, 0.452),
            (0.225, 0.500),
            (0.238, 0.58),
            (0.248, 0.68),
            (0.268, 0.80),
            (lean, top - 0.03),
            (lean + 0.022, top),
        ]
    )


def ribbed_sling(side, hide):
    """One sling, stitched in narrow ribs."""

    def ribs(x, y):
        return -0.013 * abs(cos(pi * y / 0.046)) ** 9

    pad(
        SLING_WIDTH,
        side.length,
        0.034,
        hide,
        along_profile(side),
        corner=14,
        edge=26,
        groove=ribs,
        res=(24, 300),
        name="sling",
    )


def padded_sling(side, hide, back_pads):
    """A thin sling with soft pads on it, two on the seat and the given number on the back."""
    pad(
        SLING_WIDTH,
        side.length,
        0.012,
        hide,
        along_profile(side),
        corner=14,
        edge=20,
        res=(20, 90),
        name="sling",
    )
    step = (side.length - 0.67) / back_pads
    spans = [(0.03, 0.265), (0.270, 0.500)]
    spans += [(0.655 + k * step, 0.650 + (k + 1) * step) for k in range(back_pads)]
    for start, end in spans:
        pad(
            SLING_WIDTH - 0.02,
            end - start,
            0.056,
            hide,
            along_profile(side, start, end, dish=lambda x, t: 0.020),
            corner=7,
            edge=5,
            crown=0.30,
            groove=line_groove([0], 0.010, 0.008, axis=0),
            piping=hide,
            res=(50, 40),
        )


def sling_frame(side, alloy):
    """Two side rails, the stretchers between them, and the yoke that carries them."""

    def slim_ends(t):
        slim = 1 - 0.55 * max(0.0, abs(2 * t - 1) - 0.92) / 0.08
        return slim, slim

    for sign in (-1, 1):
        x = sign * (SLING_WIDTH / 2 + 0.004)
        rail = [(x, *side.at(0.006 + (side.length - 0.012) * k / 60)[:2]) for k in range(61)]
        sweep(
            rail,
            alloy,
            section=rounded_rectangle(0.020, 0.034, 0.008, 5),
            taper=slim_ends,
            smooth=0,
            up=(0, -1, 0.3),
            name="side rail",
        )
    for s, drop in ((0.17, -0.020), (0.40, -0.020), (side.length - 0.27, -0.022)):
        y, z, normal_y, normal_z = side.at(s)
        ends = [(sign * SLING_WIDTH / 2, y + normal_y * drop, z + normal_z * drop) for sign in (-1, 1)]
        sweep(
            ends,
            alloy,
            section=rounded_rectangle(0.030, 0.014, 0.006, 4),
            smooth=0,
            up=(0, normal_y, normal_z),
            name="stretcher",
        )
    sweep(
        [(-0.20, 0.03, 0.418), (0, 0.03, 0.395), (0.20, 0.03, 0.418)],
        alloy,
        section=rounded_rectangle(0.07, 0.018, 0.007, 4),
        up=(0, 0, 1),
        name="yoke",
    )


def sling_arm(sign, alloy, hide):
    """A bent flat bar from the seat to the back, with a sleeve on top."""
    x = sign * (SLING_WIDTH / 2 + 0.040)
    loop = [
        (sign * (SLING_WIDTH / 2), -0.10, 0.455),
        (x, -0.115, 0.475),
        (x, -0.175, 0.652),
        (x, 0.10, 0.664),
        (x, 0.235, 0.652),
        (sign * (SLING_WIDTH / 2), 0.262, 0.60),
    ]
    sweep(
        rounded(loop, 0.070),
        alloy,
        section=rounded_rectangle(0.030, 0.016, 0.007, 4),
        smooth=0,
        up=(0, 0, 1),
        name="arm",
    )
    pad(
        0.046,
        0.245,
        0.022,
        hide,
        placed((x, 0.025, 0.672), 0.035),
        corner=5,
        edge=5,
        res=(16, 30),
        name="arm pad",
    )


def executive_mid_back(
    colour="#2b2a29",
    cover="leather",
    frame="chrome",
    style="rib",
    arms=True,
    high=False,
    name="executive_mid_back",
):
    """Executive chair on a slim alloy frame: 0.66 x 0.68 x 0.96 high (high: 1.13), style 'rib' or 'soft'."""
    made = collection(name)
    hide = upholstery(cover, colour)
    alloy = finish(frame)
    star_base(alloy, radius=0.325, turn=18)
    gas_lift(0.365)
    mechanism(0.390, plastic(BLACK, 0.44))
    side = sling_side(high)
    if style == "rib":
        ribbed_sling(side, hide)
    else:
        padded_sling(side, hide, back_pads=3 if high else 2)
    sling_frame(side, alloy)
    if arms:
        for sign in (-1, 1):
            sling_arm(sign, alloy, hide)
    return made
