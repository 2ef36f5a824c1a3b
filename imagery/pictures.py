"""The pictures of every product: its model, the model's arguments, and from where it is seen, in the shop's order."""
from finishes import BLACK, LIGHT_OAK, OAK, SILVER, TEAK, WALNUT, WHITE
from picture import DEPTH, HEIGHT, WIDTH, Picture, view

# ------------------------------------------------------------------ sizes, finishes and colours
SIZE = {"w": WIDTH, "d": DEPTH, "h": HEIGHT}
OVERALL = (WIDTH, DEPTH, HEIGHT)

BRUSHED_STEEL = "metal:#c9cbce"
SLATE = "#3a4147"
CHARCOAL = "#3f464d"
LIGHT_GREY = "#c3c6c8"
TERRACOTTA = "#b3633f"
# Tops lie in brighter light than fronts: a little darker, or they merge with the ground.
WHITE_TOP = "#bfc1c0"

BLACK_STEEL = "#202224"
WHITE_NYLON = "#c2c5c6"
GREY_MESH = "#8f959b"
BLACK_LEATHER = "#26221f"

# Chrome and other mirrors show noise for longer than anything else.
CHROME_SAMPLES = 8

# ------------------------------------------------------------------ views
# Desks from the front and from the user's side, each from both sides.
FRONT = view(28, 14, 75)
FRONT_LEFT = view(-28, 14, 75)
USER = view(152, 16, 75)
USER_LEFT = view(-152, 16, 75)
BENCH = view(32, 20, 65, 1.06)
BENCH_LEFT = view(-40, 23, 65, 1.06)
TABLE = view(28, 16, lens=70, margin=1.06)
# A table whose top is turned up, to be put away.
FOLDED = {"folded": True}

CHAIR_FRONT = view(32, 11)
CHAIR_FRONT_LEFT = view(-32, 11)
CHAIR_BACK = view(148, 10)
CHAIR_BACK_LEFT = view(-148, 10)
CHAIR_SIDE = view(88, 8)
SOFA_FRONT = view(26, 12, lens=75)
SOFA_FRONT_LEFT = view(-26, 12, lens=75)
SOFA_BACK = view(150, 16, lens=75)

CABINET = view(27, 9, 80, 1.10)
CABINET_LEFT = view(-30, 13, 80, 1.10)
LOW_CABINET = view(27, 11, 75, 1.08)
LOW_CABINET_LEFT = view(-30, 16, 75, 1.08)
BOOTH = view(24, 6, 75, 1.08, key_in_glass=False)
BOOTH_LEFT = view(-30, 7, 75, 1.08, key_in_glass=False)
WALL = view(16, 4, 75, 1.12)
WALL_LEFT = view(-24, 5, 75, 1.12)

# Flat devices that are wider than high: seen from above enough to show the top.
FLAT = view(32, 20, 85, 1.14, 0.6)
FLAT_LEFT = view(-32, 18, 85, 1.14, 0.6)
FLAT_BACK = view(150, 20, 85, 1.14, 0.6)
# Cases that stand on a desk or on the floor.
CASE = view(30, 15, 85, 1.16, 0.4)
CASE_LEFT = view(-30, 15, 85, 1.16, 0.4)
CASE_BACK = view(152, 16, 85, 1.16, 0.4)
# Devices on a piece of wall.
WALL_DEVICE = view(28, 6, 85, 1.12)
WALL_DEVICE_LEFT = view(-34, 8, 85, 1.12)


# ------------------------------------------------------------------ products that are seen alike
def laptop(body, picture, finish="metal", more_views=(), **options):
    """An open laptop from the front left, then its lid from behind."""
    arguments = dict(w=WIDTH, d=DEPTH, h=HEIGHT, body=body, finish=finish, picture=picture, **options)
    front = view(-26, 24, lens=85, margin=1.12, pitch=0.6, key_in_glass=False)
    lid = view(150, 20, lens=85, margin=1.14, pitch=0.5)
    return Picture("portable_computers.laptop", arguments, (front, lid, *more_views))


def tablet(body, cover, picture):
    """A tablet leaning on its cover, from the front and from behind."""
    arguments = dict(w=WIDTH, h=DEPTH, thick=HEIGHT, body=body, cover=cover, picture=picture)
    front = view(-24, 18, lens=85, margin=1.12, pitch=0.5, key_in_glass=False)
    behind = view(152, 20, lens=85, margin=1.14, pitch=0.5)
    return Picture("portable_computers.tablet", arguments, (front, behind))


def monitor(diagonal, picture, more_views=(), **options):
    """A monitor from the front right, then its sockets and stand from behind."""
    arguments = dict(diagonal=diagonal, height=HEIGHT, foot_depth=DEPTH, picture=picture, **options)
    front = view(24, 10, lens=85, margin=1.10, pitch=0.4, key_in_glass=False)
    behind = view(154, 12, lens=85, margin=1.12, pitch=0.4)
    return Picture("screens.monitor", arguments, (front, behind, *more_views))


def machine(model, azimuth, elevation, second, margin=1.12, **arguments):
    """A box-shaped machine: the front three-quarter view, and a second one given as (azimuth, elevation)."""
    first = view(azimuth, elevation, lens=85, margin=margin, pitch=0.45, key_in_glass=False)
    other = view(*second, lens=85, margin=margin, pitch=0.45, key_in_glass=False)
    return Picture(model, arguments, (first, other))


def panel(diagonal, picture, stand, azimuth, **options):
    """A large panel on its stand, from the front and from behind."""
    arguments = dict(diagonal=diagonal, h=HEIGHT, foot_depth=DEPTH, picture=picture, stand=stand, **options)
    front = view(azimuth, 6, lens=85, margin=1.08, key_in_glass=False)
    behind = view(150 if azimuth > 0 else -150, 8, lens=85, margin=1.08)
    return Picture("projection.interactive_panel", arguments, (front, behind))


PICTURES = {
    # ------------------------------------------------------------ desks
    "sadu-height-adjustable-desk-160": Picture(
        "desks.height_adjustable_desk",
        dict(SIZE, top=OAK, frame=BLACK),
        (view(28, 13, 70), view(-152, 17, 70), view(-32, 30, 70)),
    ),
    "sadu-height-adjustable-desk-160-white": Picture(
        "desks.height_adjustable_desk",
        dict(SIZE, top=WHITE_TOP, frame=WHITE),
        (view(28, 13, 70), view(-152, 17, 70)),
    ),
    "sadu-height-adjustable-desk-160-walnut": Picture(
        "desks.height_adjustable_desk",
        dict(SIZE, top=WALNUT, frame=BLACK),
        (view(28, 13, 70), view(-152, 17, 70)),
    ),
    "majlis-executive-desk-220": Picture(
        "desks.executive_desk",
        dict(
            SIZE,
            d=1.00,
            top=WALNUT,
            body=WALNUT,
            return_length=1.20,
            thick=0.040,
            leather="#3a241b",
            inlay="#2b2622",
            handle="grip",
            lock=True,
        ),
        (view(-146, 20, 70, 1.08), view(30, 15, 70, 1.08), view(150, 26, 70, 1.08)),
    ),
    "majlis-classic-executive-desk-190": Picture(
        "desks.classic_desk",
        dict(SIZE, wood=WALNUT, leather="#23382f"),
        (view(28, 17, 75, 1.08), view(-152, 17, 75, 1.08)),
    ),
    "majlis-executive-desk-200-teak": Picture(
        "desks.executive_desk",
        dict(
            w=WIDTH,
            overall=DEPTH,
            h=HEIGHT,
            top=TEAK,
            body="#3a3d40",
            accent="metal:#c9a86a",
            inlay="#26282a",
            leg="loop",
            side=-1,
        ),
        (view(148, 18, 70, 1.08), view(-28, 16, 70, 1.08)),
    ),
    "sadu-manager-desk-180-walnut": Picture(
        "desks.staff_desk",
        dict(SIZE, top=WALNUT, legs="panel", frame=WALNUT, pedestal=WALNUT),
        (USER, FRONT_LEFT),
    ),
    "sadu-manager-desk-180-oak-return": Picture(
        "desks.executive_desk",
        dict(
            w=WIDTH,
            d=0.85,
            overall=DEPTH,
            h=HEIGHT,
            top=LIGHT_OAK,
            body=WHITE,
            accent="metal:#b9bcbf",
            inlay=LIGHT_OAK,
            side=-1,
            pad=False,
            handle="grip",
        ),
        (view(148, 18, 70, 1.08), view(-28, 16, 70, 1.08)),
    ),
    "sadu-staff-desk-140-light-oak": Picture(
        "desks.staff_desk", dict(SIZE, top=LIGHT_OAK, frame=WHITE), (FRONT, USER_LEFT)
    ),
    "sadu-staff-desk-160-oak-pedestal": Picture(
        "desks.staff_desk", dict(SIZE, top=OAK, legs="panel", frame=OAK, pedestal=OAK), (USER, FRONT_LEFT)
    ),
    "sadu-l-shape-desk-180-oak": Picture(
        "desks.l_desk",
        dict(w=WIDTH, return_l=DEPTH, h=HEIGHT, top=OAK, frame=BLACK, side=-1, pedestal=WHITE),
        (view(150, 17, 70, 1.08), view(-30, 17, 70, 1.08)),
    ),
    "sadu-l-shape-desk-180-walnut": Picture(
        "desks.l_desk",
        dict(
            w=WIDTH, return_l=DEPTH, h=HEIGHT, top=WALNUT, frame=WALNUT, legs="panel", side=1, pedestal=BLACK
        ),
        (view(-150, 17, 70, 1.08), view(30, 17, 70, 1.08)),
    ),
    "sadu-height-adjustable-desk-120-white": Picture(
        "desks.height_adjustable_desk",
        dict(SIZE, top=WHITE_TOP, frame=WHITE, motors=1, stages=2, memory=2),
        (view(28, 13, 75), view(-150, 17, 75)),
    ),
    "sadu-height-adjustable-desk-180-walnut": Picture(
        "desks.height_adjustable_desk",
        dict(SIZE, top=WALNUT, frame=BLACK),
        (view(-28, 13, 70), view(152, 17, 70)),
    ),
    "sadu-home-desk-100-light-oak": Picture(
        "desks.staff_desk",
        dict(SIZE, top=LIGHT_OAK, frame=BLACK, modesty=False, leg=0.035),
        (view(-152, 14, 80), view(28, 18, 80)),
    ),
    "sadu-home-desk-120-white-drawers": Picture(
        "desks.staff_desk",
        dict(SIZE, top=WHITE_TOP, legs="panel", frame=WHITE, pedestal=WHITE),
        (USER, FRONT_LEFT),
    ),
    # ------------------------------------------------------------ workstations
    "sadu-bench-2-person-120-white": Picture(
        "workstations.bench_cluster",
        dict(seats=2, overall=OVERALL, top=WHITE_TOP, frame=BLACK, screen="#7d8286", pedestals=None),
        (view(34, 17, 70, 1.08), view(-42, 22, 70, 1.08)),
    ),
    "sadu-bench-2-person-140-oak": Picture(
        "workstations.bench_cluster",
        dict(seats=2, overall=OVERALL, top=OAK, frame=SILVER, screen="#4f6b57", leg="splay", pedestals=WHITE),
        (view(34, 17, 70, 1.08), view(-42, 22, 70, 1.08)),
    ),
    "sadu-bench-4-person-120-white": Picture(
        "workstations.bench_cluster",
        dict(seats=4, overall=OVERALL, top=WHITE_TOP, frame=BLACK, screen="#3c4043", pedestals=None),
        (BENCH, BENCH_LEFT),
    ),
    "sadu-bench-4-person-140-light-oak": Picture(
        "workstations.bench_cluster",
        dict(seats=4, overall=OVERALL, top=LIGHT_OAK, frame=WHITE, screen="#5f7a86", pedestals=WHITE),
        (BENCH, BENCH_LEFT),
    ),
    "sadu-bench-6-person-140-white": Picture(
        "workstations.bench_cluster",
        dict(
            seats=6,
            overall=OVERALL,
            top=WHITE_TOP,
            frame=BLACK,
            screen=TERRACOTTA,
            dividers=True,
            leg="splay",
            pedestals=None,
        ),
        (view(-56, 20, 65, 1.06), view(40, 26, 65, 1.06), view(-72, 18, 95, 1.06)),
    ),
    "sadu-bench-8-person-140-oak": Picture(
        "workstations.bench_cluster",
        dict(seats=8, overall=OVERALL, top=OAK, frame=BLACK, screen="#2f4a3c", pedestals=BLACK),
        (view(60, 19, 65, 1.06), view(-44, 25, 65, 1.06)),
    ),
    "sadu-call-center-station-100-terracotta": Picture(
        "workstations.desk_screen",
        dict(w=1.00, d=0.60, h=0.45, colour=TERRACOTTA, wings=0.55, desk_top=LIGHT_OAK, desk_frame=BLACK),
        (view(-150, 16, 75, 1.10), view(34, 26, 75, 1.10)),
    ),
    "sadu-call-center-station-120-frosted": Picture(
        "workstations.desk_screen",
        dict(
            w=1.20,
            d=0.70,
            h=0.45,
            colour="#eff4f4",
            kind="acrylic",
            wings=0.55,
            desk_top=WHITE_TOP,
            desk_frame=SILVER,
        ),
        (view(150, 16, 75, 1.10), view(-34, 26, 75, 1.10)),
    ),
    "sadu-cubicle-160-grey-green": Picture(
        "workstations.desk_screen",
        dict(
            w=1.60,
            d=0.70,
            h=0.77,
            colour="#75857c",
            kind="woven",
            wings=0.70,
            desk_top=WHITE_TOP,
            desk_frame=SILVER,
            trim=SILVER,
        ),
        (view(-152, 18, 75, 1.10), view(34, 26, 75, 1.10)),
    ),
    # ------------------------------------------------------------ meeting
    "majlis-round-meeting-table-120": Picture(
        "tables.meeting_table",
        dict(
            shape="round",
            length=WIDTH,
            width=DEPTH,
            h=HEIGHT,
            top=LIGHT_OAK,
            base="disc",
            steel=BRUSHED_STEEL,
            cable=False,
        ),
        (view(20, 14), view(-25, 24, lens=90, pitch=0.5)),
        samples=CHROME_SAMPLES,
    ),
    "majlis-meeting-table-200-oak": Picture(
        "tables.meeting_table",
        dict(shape="rect", length=WIDTH, width=DEPTH, h=HEIGHT, top=OAK, base="panel", body=OAK),
        (TABLE, view(-30, 25, lens=90, margin=1.06, pitch=0.5), view(-58, 12, lens=70, margin=1.08)),
    ),
    "majlis-conference-table-280-white": Picture(
        "tables.meeting_table",
        dict(shape="rect", length=WIDTH, width=DEPTH, h=HEIGHT, top=WHITE, base="frame", steel=BLACK),
        (view(-44, 17, lens=65, margin=1.06), view(36, 24, lens=90, margin=1.06, pitch=0.5)),
    ),
    "majlis-conference-table-320-walnut": Picture(
        "tables.meeting_table",
        dict(shape="boat", length=WIDTH, width=DEPTH, h=HEIGHT, top=WALNUT, base="aleg", steel=BLACK),
        (view(-48, 19, lens=65, margin=1.06), view(40, 25, lens=90, margin=1.06, pitch=0.5)),
    ),
    "majlis-boardroom-table-480-walnut": Picture(
        "tables.boardroom_table",
        dict(length=WIDTH, width=DEPTH, h=HEIGHT, shape="boat", top=WALNUT, base="drum", boxes_count=3),
        (
            view(-66, 13, lens=75, margin=1.08),
            view(52, 18, lens=75, margin=1.06),
            view(-42, 25, lens=90, margin=1.06, pitch=0.5),
        ),
    ),
    "majlis-boardroom-table-560-oak": Picture(
        "tables.boardroom_table",
        dict(
            length=WIDTH,
            width=DEPTH,
            h=HEIGHT,
            shape="rect",
            top=OAK,
            base="slab",
            inlay=SLATE,
            boxes_count=4,
        ),
        (view(66, 14, lens=75, margin=1.08), view(-44, 23, lens=90, margin=1.06, pitch=0.5)),
    ),
    "sadu-flip-top-training-table-140-white": Picture(
        "tables.training_table",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT, top=WHITE, frame=BLACK),
        (view(28, 13, lens=75, margin=1.08), view(134, 14, lens=75, margin=1.08, arguments=FOLDED)),
    ),
    "sadu-flip-top-training-table-160-light-oak": Picture(
        "tables.training_table",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT, top=LIGHT_OAK, frame=SILVER),
        (view(-28, 15, lens=75, margin=1.08), view(-134, 14, lens=75, margin=1.08, arguments=FOLDED)),
    ),
    "sadu-high-table-180-oak": Picture(
        "tables.high_table",
        dict(shape="rect", w=WIDTH, d=DEPTH, h=HEIGHT, top=OAK, frame=BLACK),
        (view(30, 11, lens=75, margin=1.08), view(-62, 16, lens=75, margin=1.08)),
    ),
    "sadu-round-high-table-70-white": Picture(
        "tables.high_table",
        dict(shape="round", w=WIDTH, d=DEPTH, h=HEIGHT, top=WHITE, frame=BRUSHED_STEEL),
        (view(20, 12), view(-25, 24, lens=90, pitch=0.5)),
        samples=CHROME_SAMPLES,
    ),
    # ------------------------------------------------------------ reception
    "liwan-reception-counter-240-oak": Picture(
        "reception.reception_counter",
        dict(SIZE, face_finish=OAK, shell="#c4c5c3", counter=WHITE_TOP),
        (view(27, 9, 70, 1.08), view(-32, 14, 70, 1.08), view(152, 22, 70, 1.08)),
    ),
    "liwan-curved-reception-counter-280-walnut": Picture(
        "reception.reception_counter",
        dict(w=WIDTH, h=HEIGHT, front="curved", face_finish=WALNUT, shell="#c4c5c3", counter=WHITE_TOP),
        (view(-20, 10, 70, 1.08), view(155, 24, 70, 1.08)),
    ),
    "liwan-beam-bench-3-steel": Picture(
        "seating_public.beam_bench",
        dict(seats=3, width=WIDTH),
        (view(30, 12, 75, 1.10), view(-150, 14, 75, 1.10)),
        samples=CHROME_SAMPLES,
    ),
    "liwan-beam-bench-4-padded": Picture(
        "seating_public.beam_bench",
        dict(seats=4, width=WIDTH, colour="#3c4146", frame="satin", padded="#232223", arms="all"),
        (view(-30, 12, 75, 1.10), view(28, 20, 75, 1.10)),
        samples=CHROME_SAMPLES,
    ),
    "liwan-round-coffee-table-80-oak": Picture(
        "tables.coffee_table",
        dict(SIZE, style="round", top=OAK),
        (view(20, 16, 80, 1.12), view(-15, 30, 80, 1.12)),
    ),
    "liwan-coffee-table-110-walnut": Picture(
        "tables.coffee_table",
        dict(SIZE, style="rect", top=WALNUT),
        (view(28, 15, 75, 1.10), view(-32, 27, 75, 1.10)),
    ),
    # ------------------------------------------------------------ seating
    "dhow-executive-chair-high-back-black": Picture(
        "seating_executive.executive_high_back",
        dict(colour="#201e1e", cover="leather", base="chrome", style="pillow", headrest=True),
        (CHAIR_FRONT, CHAIR_BACK, CHAIR_SIDE),
        samples=CHROME_SAMPLES,
    ),
    "dhow-executive-chair-channel-back-tan": Picture(
        "seating_executive.executive_high_back",
        dict(colour="#875638", cover="leather", base="chrome", style="channel", headrest=False),
        (CHAIR_FRONT_LEFT, CHAIR_BACK_LEFT),
        samples=CHROME_SAMPLES,
    ),
    "dhow-executive-chair-mid-back-ribbed-black": Picture(
        "seating_executive.executive_mid_back",
        dict(colour="#2b2a29", cover="leather", frame="chrome", style="rib"),
        (CHAIR_FRONT, CHAIR_BACK),
        samples=CHROME_SAMPLES,
    ),
    "dhow-ergonomic-chair-headrest-sage": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#8c9788", base="polished", headrest=True, width=WIDTH),
        (CHAIR_FRONT, CHAIR_BACK, CHAIR_SIDE),
        samples=CHROME_SAMPLES,
    ),
    "dhow-ergonomic-chair-headrest-navy": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#2b3549", base="polished", headrest=True, width=WIDTH),
        (CHAIR_FRONT, CHAIR_BACK),
        samples=CHROME_SAMPLES,
    ),
    "dhow-ergonomic-chair-headrest-black": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#2a2b2d", base="polished", headrest=True, width=WIDTH),
        (CHAIR_FRONT, CHAIR_BACK),
        samples=CHROME_SAMPLES,
    ),
    "dhow-ergonomic-chair-navy": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#2b3549", base="polished", width=WIDTH),
        (CHAIR_FRONT_LEFT, CHAIR_BACK_LEFT),
        samples=CHROME_SAMPLES,
    ),
    "dhow-ergonomic-chair-sage": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#8c9788", base="polished", width=WIDTH),
        (CHAIR_FRONT_LEFT, CHAIR_BACK_LEFT),
        samples=CHROME_SAMPLES,
    ),
    "dhow-ergonomic-chair-black": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#2a2b2d", base="polished", width=WIDTH),
        (CHAIR_FRONT_LEFT, CHAIR_BACK_LEFT),
        samples=CHROME_SAMPLES,
    ),
    "dhow-ergonomic-chair-headrest-white": Picture(
        "seating_task.task_chair",
        dict(
            seat_colour="#58646f",
            mesh_colour=GREY_MESH,
            frame_colour=WHITE_NYLON,
            base="nylon",
            headrest=True,
            width=WIDTH,
        ),
        (CHAIR_FRONT, CHAIR_BACK),
    ),
    "dhow-ergonomic-chair-white": Picture(
        "seating_task.task_chair",
        dict(
            seat_colour="#58646f",
            mesh_colour=GREY_MESH,
            frame_colour=WHITE_NYLON,
            base="nylon",
            width=WIDTH,
        ),
        (CHAIR_FRONT_LEFT, CHAIR_BACK_LEFT),
    ),
    "dhow-task-chair-armless-terracotta": Picture(
        "seating_task.task_chair",
        dict(
            seat_colour="#a3614c",
            mesh_colour=GREY_MESH,
            frame_colour=WHITE_NYLON,
            base="nylon",
            back="plain",
            arms=False,
        ),
        (CHAIR_FRONT_LEFT, CHAIR_BACK),
    ),
    "dhow-task-chair-terracotta": Picture(
        "seating_task.task_chair",
        dict(
            seat_colour="#a3614c",
            mesh_colour=GREY_MESH,
            frame_colour=WHITE_NYLON,
            base="nylon",
            back="plain",
            width=WIDTH,
        ),
        (CHAIR_FRONT_LEFT, CHAIR_BACK),
    ),
    "dhow-task-chair-black": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#2a2b2d", base="nylon", back="plain", width=WIDTH),
        (CHAIR_FRONT, CHAIR_BACK, CHAIR_SIDE),
    ),
    "dhow-task-chair-armless-black": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#2a2b2d", base="nylon", back="plain", arms=False),
        (CHAIR_FRONT, CHAIR_BACK),
    ),
    "dhow-visitor-chair-cantilever-black": Picture(
        "seating_visitor.visitor_chair",
        dict(colour="#2b2a2b", cover="leather", frame="chrome", style="cantilever", quilted=True),
        (CHAIR_FRONT, view(-120, 10)),
        samples=CHROME_SAMPLES,
    ),
    "dhow-visitor-chair-sled-blue": Picture(
        "seating_visitor.visitor_chair",
        dict(colour="#35577a", cover="fabric", frame=BLACK_STEEL, style="sled", arms=False),
        (CHAIR_FRONT_LEFT, view(130, 10)),
    ),
    "dhow-meeting-tub-chair-grey": Picture(
        "seating_visitor.meeting_chair",
        dict(colour="#6f7b84", cover="fabric", base="wood", leg_colour="#a0734a"),
        (CHAIR_FRONT, view(-140, 12)),
    ),
    "dhow-meeting-swivel-chair-charcoal": Picture(
        "seating_visitor.meeting_chair",
        dict(colour="#3a3f45", cover="leather", base="star", leg_colour="chrome"),
        (CHAIR_FRONT_LEFT, view(140, 12)),
        samples=CHROME_SAMPLES,
    ),
    "dhow-training-chair-stacking-blue": Picture(
        "seating_visitor.training_chair",
        dict(colour="#2f6f8f", frame="chrome"),
        (CHAIR_FRONT, view(-138, 12)),
        samples=CHROME_SAMPLES,
    ),
    "dhow-training-chair-tablet-white": Picture(
        "seating_visitor.training_chair",
        dict(colour="#d2d2ce", frame=BLACK_STEEL, tablet=True, seat_pad="#666869"),
        (view(-24, 19), view(-64, 13)),
    ),
    "dhow-drafting-stool-blue": Picture(
        "seating_stools.drafting_stool",
        dict(colour="#32506b", cover="fabric", base="chrome", seat="square", feet="glide"),
        (CHAIR_FRONT, CHAIR_BACK_LEFT),
        samples=CHROME_SAMPLES,
    ),
    "dhow-counter-stool-oak-green": Picture(
        "seating_stools.bar_stool",
        dict(colour="#4d6454", cover="fabric", frame=BLACK_STEEL, style="wood", height=0.68),
        (CHAIR_FRONT, view(-140, 12)),
    ),
    "dhow-hall-beam-seating-3-padded": Picture(
        "seating_public.beam_bench",
        dict(seats=3, colour="#3c4146", frame="satin", padded="#232223", arms="all", width=WIDTH),
        (SOFA_FRONT_LEFT, SOFA_BACK),
        samples=CHROME_SAMPLES,
    ),
    # ------------------------------------------------------------ sofas
    "liwan-armchair-box-blue": Picture(
        "seating_lounge.sofa",
        dict(
            seats=1,
            colour="#4b6472",
            cover="fabric",
            style="box",
            legs="wood",
            width=WIDTH,
            depth=DEPTH,
            height=HEIGHT,
        ),
        (SOFA_FRONT_LEFT, view(140, 16, lens=75)),
    ),
    "liwan-wing-armchair-swivel-tan": Picture(
        "seating_lounge.lounge_armchair",
        dict(colour="#93603e", cover="leather", base="chrome", style="wing", headrest=True),
        (SOFA_FRONT_LEFT, view(128, 12, lens=75)),
        samples=CHROME_SAMPLES,
    ),
    "liwan-sofa-2-box-black-leather": Picture(
        "seating_lounge.sofa",
        dict(
            seats=2,
            colour=BLACK_LEATHER,
            cover="leather",
            style="box",
            legs="metal",
            width=WIDTH,
            depth=DEPTH,
            height=HEIGHT,
        ),
        (SOFA_FRONT, view(-46, 18, lens=85, pitch=0.3)),
        samples=CHROME_SAMPLES,
    ),
    "liwan-sofa-3-soft-beige": Picture(
        "seating_lounge.sofa",
        dict(
            seats=3,
            colour="#b8a88c",
            cover="fabric",
            style="soft",
            legs="wood",
            cushions=("#c08a3e", "#3f5a52"),
            width=WIDTH,
            depth=DEPTH,
            height=HEIGHT,
        ),
        (SOFA_FRONT, view(-46, 18, lens=85, pitch=0.3), SOFA_BACK),
    ),
    "liwan-modular-high-back-1-slate": Picture(
        "seating_lounge.modular_lounge",
        dict(seats=1, colour="#53606a", inside="#c9c4ba", back=HEIGHT, width=WIDTH, depth=DEPTH),
        (SOFA_FRONT, view(-40, 16, lens=75)),
    ),
    "liwan-modular-high-back-2-green": Picture(
        "seating_lounge.modular_lounge",
        dict(seats=2, colour="#3f5a52", inside="#8fa89b", back=HEIGHT, width=WIDTH, depth=DEPTH),
        (SOFA_FRONT_LEFT, view(40, 20, lens=75)),
    ),
    "liwan-pouf-drum-mustard": Picture(
        "seating_poufs.pouf",
        dict(colour="#c08a3e", accent="#d9b16f", style="drum", size=WIDTH, height=HEIGHT, handle=True),
        (view(28, 18, lens=85, margin=1.25, pitch=0.4), view(-35, 26, lens=95, margin=1.25, pitch=0.6)),
    ),
    "liwan-ottoman-oak-legs-green": Picture(
        "seating_poufs.pouf",
        dict(colour="#4d6a5c", style="legs", size=WIDTH, height=HEIGHT),
        (view(28, 14, lens=85, margin=1.22, pitch=0.4), view(-20, 27, lens=95, margin=1.22, pitch=0.6)),
    ),
    # ------------------------------------------------------------ storage
    "khazna-filing-cabinet-4-drawer-charcoal": Picture(
        "storage.drawer_cabinet",
        dict(SIZE, drawers=(1, 1, 1, 1), body=CHARCOAL, handle="bar", castors=False),
        (view(-32, 12, 85), view(28, 8, 85), view(-12, 20, 85)),
    ),
    "khazna-pedestal-3-drawer-white": Picture(
        "storage.drawer_cabinet",
        dict(SIZE, drawers=(1, 1, 2.1), body="#c3c4c2"),
        (view(30, 15, 95, 1.14, 0.45), view(44, 30, 95, 1.14, 0.45)),
    ),
    "khazna-pedestal-2-drawer-oak": Picture(
        "storage.drawer_cabinet",
        dict(SIZE, drawers=(1, 2.1), body=CHARCOAL, front=OAK),
        (view(-30, 15, 95, 1.14, 0.45), view(32, 22, 95, 1.14, 0.45)),
    ),
    "khazna-bookcase-oak-doors-90": Picture(
        "storage.bookcase", dict(SIZE, body=OAK), (CABINET, CABINET_LEFT)
    ),
    "khazna-open-shelving-oak-steel-120": Picture(
        "storage.open_shelving", dict(SIZE), (view(25, 8, 80, 1.08), view(-150, 9, 80, 1.08))
    ),
    "khazna-credenza-walnut-160": Picture(
        "storage.credenza", dict(SIZE, body=WALNUT, handle="grip"), (LOW_CABINET, LOW_CABINET_LEFT)
    ),
    "khazna-credenza-white-oak-180": Picture(
        "storage.credenza",
        dict(SIZE, body=WHITE, front=OAK, layout=("open", "doors", "drawers"), base="sled", handle="grip"),
        (view(-27, 12, 75, 1.08), view(28, 18, 75, 1.08)),
    ),
    "khazna-locker-6-door-blue": Picture(
        "steel_storage.locker_bank",
        dict(columns=3, tiers=2, col_w=0.30, d=DEPTH, h=HEIGHT, fronts=("#3f6d98",)),
        (CABINET, CABINET_LEFT),
    ),
    "khazna-locker-16-door-oak-green": Picture(
        "steel_storage.locker_bank",
        dict(
            columns=4,
            tiers=4,
            col_w=0.38,
            d=DEPTH,
            h=HEIGHT,
            body=WHITE,
            fronts=(OAK, OAK, "#5b7365"),
            vents=False,
        ),
        (view(-26, 9, 80, 1.08), view(28, 13, 80, 1.08)),
    ),
    "khazna-metal-cupboard-swing-195": Picture(
        "steel_storage.metal_cupboard", dict(SIZE, body=LIGHT_GREY, opening=0.58), (CABINET, CABINET_LEFT)
    ),
    "khazna-tambour-cupboard-120": Picture(
        "steel_storage.metal_cupboard",
        dict(SIZE, doors="tambour", body=CHARCOAL, front="#c9cbcc", opening=0.8),
        (view(-25, 9, 80, 1.08), view(28, 14, 80, 1.08)),
    ),
    "khazna-fire-safe-keypad-62": Picture(
        "steel_storage.safe", dict(SIZE), (view(27, 12, 90, 1.12), view(-30, 16, 90, 1.12))
    ),
    "khazna-mobile-archive-4-units": Picture(
        "steel_storage.mobile_archive",
        dict(SIZE, body="#b9bdbf", panel="#bdc1c3"),
        (view(26, 10, 75, 1.08), view(-32, 14, 75, 1.08)),
    ),
    # ------------------------------------------------------------ acoustic pods
    "samt-phone-booth-102-white": Picture(
        "rooms.phone_booth",
        dict(SIZE, shell="#cfcfcc", lining="#5d7480", wood=OAK),
        (BOOTH, view(40, 9, 75, 1.08, key_in_glass=False), view(12, 12, 75, 1.08, key_in_glass=False)),
    ),
    "samt-phone-booth-120-graphite": Picture(
        "rooms.phone_booth",
        dict(SIZE, shell="#2c2f32", lining="#b9773f", wood=LIGHT_OAK, hinge=1, outlets=("usb", "uk", "usb")),
        (BOOTH_LEFT, view(20, 6, 75, 1.08, key_in_glass=False)),
    ),
    "samt-meeting-pod-220-graphite": Picture(
        "rooms.meeting_pod",
        dict(SIZE),
        (view(22, 6, 75, 1.08, key_in_glass=False), view(-28, 7, 75, 1.08, key_in_glass=False)),
    ),
    "samt-open-pod-240-green": Picture(
        "rooms.meeting_pod",
        dict(SIZE, shell="#c3c3be", lining="#6f8580", seat="#3e5650", glazed=False),
        (view(-20, 6, 75, 1.08), view(28, 7, 75, 1.08)),
    ),
    "samt-hexagon-acoustic-tiles-17": Picture(
        "rooms.acoustic_panels", dict(style="hex", wall_colour="#aeaba5"), (WALL, WALL_LEFT)
    ),
    "samt-fabric-acoustic-panels-120": Picture(
        "rooms.acoustic_panels",
        dict(style="panel", columns=3, colours=("#3f5560", "#8a9aa0", "#c98f4a"), thick=0.05),
        (WALL_LEFT, WALL),
    ),
    "samt-desk-screen-wings-140-terracotta": Picture(
        "workstations.desk_screen",
        dict(w=1.40, d=0.70, h=HEIGHT, colour=TERRACOTTA, wings=0.55, desk_top=WHITE_TOP, desk_frame=SILVER),
        (view(-148, 16, 75, 1.08), view(34, 26, 75, 1.08)),
    ),
    "samt-oak-slat-partition-240": Picture(
        "rooms.slat_partition", dict(SIZE, wood=OAK), (view(32, 6, 80, 1.08), view(-40, 8, 80, 1.08))
    ),
    # ------------------------------------------------------------ boards and accessories
    "lawh-enamel-whiteboard-180": Picture(
        "boards.whiteboard",
        dict(w=WIDTH, h=HEIGHT),
        (view(16, 4, 75, 1.08, key_in_glass=False), view(-24, 5, 75, 1.08, key_in_glass=False)),
    ),
    "lawh-mobile-whiteboard-150": Picture(
        "boards.whiteboard",
        dict(kind="mobile", w=1.50, h=1.00, top_z=HEIGHT),
        (view(22, 7, 75, 1.08, key_in_glass=False), view(-26, 8, 75, 1.08, key_in_glass=False)),
    ),
    "lawh-mobile-flip-chart-charcoal": Picture(
        "boards.flip_chart",
        dict(w=WIDTH, top_z=HEIGHT, frame="#3a3d40", base="castors"),
        (view(-24, 7, 80, 1.08), view(28, 8, 80, 1.08)),
    ),
    "lawh-monitor-arm-single-silver": Picture(
        "accessories.monitor_arm",
        dict(screens=False, colour="#a3a7aa", pole_h=0.448),
        (view(35, 14, 85, 1.12), view(150, 20, 85, 1.12)),
    ),
    "lawh-monitor-arm-single-black": Picture(
        "accessories.monitor_arm",
        dict(screens=False, colour=BLACK, pole_h=0.448),
        (view(35, 14, 85, 1.12), view(150, 20, 85, 1.12)),
    ),
    "lawh-monitor-arm-dual-black": Picture(
        "accessories.monitor_arm",
        dict(arms=2, colour=BLACK, screens=False, pole_h=0.448),
        (view(28, 18, 85, 1.10), view(-155, 18, 85, 1.10)),
    ),
    "lawh-monitor-arm-dual-silver": Picture(
        "accessories.monitor_arm",
        dict(arms=2, colour="#a3a7aa", screens=False, pole_h=0.448),
        (view(28, 18, 85, 1.10), view(-155, 18, 85, 1.10)),
    ),
    "lawh-bar-led-desk-lamp-black": Picture(
        "accessories.desk_lamp", dict(h=0.447), (view(35, 10, 85, 1.12), view(-50, 16, 85, 1.12))
    ),
    "lawh-dome-desk-lamp-brick-red": Picture(
        "accessories.desk_lamp",
        dict(style="dome", colour="#7c2f2a", h=0.474),
        (view(18, 9, 85, 1.12), view(-40, 12, 85, 1.12)),
    ),
    "lawh-under-desk-power-rail-6": Picture(
        "accessories.power_rail", dict(SIZE), (view(20, 24, 85, 1.08, 0.6), view(-24, 32, 85, 1.08, 0.6))
    ),
    "lawh-planter-trough-100-anthracite": Picture(
        "accessories.planter_box", dict(SIZE), (view(25, 10, 80, 1.10), view(-25, 16, 80, 1.10))
    ),
    "liwan-cafe-table-80-white": Picture(
        "tables.cafeteria_table", dict(SIZE, top=WHITE_TOP), (view(28, 12, 80, 1.10), view(-20, 24, 80, 1.10))
    ),
    "liwan-canteen-set-120-ochre": Picture(
        "tables.cafeteria_table",
        dict(style="set", w=WIDTH, d=0.70, h=HEIGHT, top=WHITE_TOP),
        (view(30, 15, 75, 1.08), view(-38, 24, 75, 1.08)),
    ),
    # ------------------------------------------------------------ laptops
    "zubara-safar-14-business-laptop-silver": laptop(
        "#b9bcc0",
        "office",
        more_views=(view(20, 42, lens=85, margin=1.10, pitch=0.8, key_in_glass=False),),
    ),
    "zubara-safar-16-business-laptop-graphite": laptop("#4a4d52", "report", "satin"),
    "zubara-safar-14-lite-laptop-black": laptop("#1f2023", "spreadsheet", "plastic"),
    "zubara-sadaf-13-premium-laptop-sand": laptop(
        "#c4ae8f", "wallpaper", "satin", keys="#3a332b", legend="#e9dfcf"
    ),
    "zubara-sadaf-14-premium-laptop-midnight-blue": laptop("#22304d", "slides", "satin", keys="#141a26"),
    "zubara-jabal-16-mobile-workstation": laptop("#3b3e42", "building", "satin", fans=True),
    "zubara-waraq-11-tablet-silver": tablet("#b9bcc0", "#33363b", "form"),
    "zubara-waraq-12-tablet-graphite": tablet("#3f4246", "#1d2c4a", "tablet_plan"),
    # ------------------------------------------------------------ desktops
    "zubara-qalaa-tower-black": machine(
        "computers.desktop_tower", -32, 13, (152, 13), body="#1c1d20", **SIZE
    ),
    "zubara-qalaa-slim-desktop-black": machine(
        "computers.desktop_tower", 30, 13, (150, 13), body="#232528", front_sockets=("usb_a", "usb_a"), **SIZE
    ),
    "zubara-mahar-mini-pc-18-black": machine("computers.mini_pc", 26, 22, (154, 20), body="#1f2124", **SIZE),
    "zubara-mahar-mini-pc-12-grey": machine(
        "computers.mini_pc",
        28,
        22,
        (152, 20),
        body="#8f949a",
        vented=False,
        back=(("round", "hdmi", "hdmi"), ("usb_a", "usb_a", "ethernet")),
        **SIZE,
    ),
    "zubara-ufuq-24-all-in-one-silver": Picture(
        "computers.all_in_one",
        dict(diagonal=23.8, height=HEIGHT, foot_depth=DEPTH, body="#bfc2c5", picture="office"),
        (
            view(22, 14, lens=85, margin=1.08, pitch=0.45, key_in_glass=False),
            view(156, 14, lens=85, margin=1.08, pitch=0.45),
            view(-30, 22, lens=85, margin=1.08, pitch=0.5, key_in_glass=False),
        ),
    ),
    "zubara-ufuq-27-all-in-one-black": Picture(
        "computers.all_in_one",
        dict(
            diagonal=27,
            height=HEIGHT,
            foot_depth=DEPTH,
            body="#26282b",
            stand="#3a3d41",
            picture="summary",
            light_keyset=False,
        ),
        (
            view(-24, 14, lens=85, margin=1.08, pitch=0.45, key_in_glass=False),
            view(-156, 14, lens=85, margin=1.08, pitch=0.45),
        ),
    ),
    "zubara-burj-workstation-light-grey": machine(
        "computers.desktop_tower", -30, 13, (150, 13), body="#b9bbbc", front="mesh", **SIZE
    ),
    # ------------------------------------------------------------ monitors
    "noor-monitor-22-full-hd-black": monitor(
        21.5, "spreadsheet", stand="#1c1d1f", stand_kind="tilt", sockets=("hdmi", "vga")
    ),
    "noor-monitor-24-office-silver-stand": monitor(
        23.8, "office", sockets=("hdmi", "displayport", "usb_a", "usb_a")
    ),
    "noor-monitor-27-qhd-usb-c": monitor(
        27,
        "pages",
        sockets=("hdmi", "displayport", "usb_c", "ethernet", "usb_a", "usb_a", "usb_a"),
        more_views=(view(-30, 8, lens=85, margin=1.10, pitch=0.4, key_in_glass=False),),
    ),
    "noor-monitor-27-full-hd-light-grey": monitor(
        27, "summary", body="#b9bbbc", stand="#b9bbbc", stand_kind="tilt", sockets=("hdmi", "hdmi", "audio")
    ),
    "noor-ultrawide-monitor-34-curved": monitor(
        34,
        "ultrawide",
        ratio=21 / 9,
        curve=1.8,
        sockets=("usb_c", "hdmi", "hdmi", "displayport", "usb_a", "usb_a", "usb_a", "usb_a"),
    ),
    "noor-monitor-32-4k-studio": monitor(
        31.5,
        "studio",
        body="#2f3135",
        stand="#4a4d52",
        sockets=("usb_c", "hdmi", "hdmi", "displayport", "usb_a", "usb_a", "usb_a"),
    ),
    # ------------------------------------------------------------ printers
    "sahl-mono-laser-printer-a4-black": machine(
        "printing.laser_printer", -30, 17, (32, 30), body="#2b2d31", trim="#17181a", accent="#2fb5a0", **SIZE
    ),
    "sahl-mono-laser-multifunction-40-grey": machine(
        "printing.laser_printer", 30, 15, (-34, 22), body="#45484d", trim="#1c1d20", scanner=True, **SIZE
    ),
    "sahl-colour-laser-multifunction-white": Picture(
        "printing.laser_printer",
        dict(scanner=True, colour=True, trim="#2f3237", **SIZE),
        (
            view(28, 15, lens=85, margin=1.10, pitch=0.45, key_in_glass=False),
            view(-34, 20, lens=85, margin=1.10, pitch=0.45, key_in_glass=False),
            view(10, 34, lens=85, margin=1.10, pitch=0.7, key_in_glass=False),
        ),
    ),
    "sahl-ink-tank-printer-a4-black": machine("printing.ink_tank_printer", 26, 20, (-30, 26), **SIZE),
    "sahl-ink-tank-printer-feeder-light-grey": machine(
        "printing.ink_tank_printer",
        26,
        18,
        (-30, 24),
        adf=True,
        body="#c3c5c6",
        lid="#8d9196",
        **SIZE,
    ),
    "sahl-a3-colour-copier-four-trays-white": Picture(
        "printing.copier",
        SIZE,
        (
            view(30, 13, lens=85, margin=1.10, pitch=0.15),
            view(-32, 20, lens=85, margin=1.10, pitch=0.25),
        ),
    ),
    "sahl-document-scanner-35-light-grey": machine(
        "small_printing.document_scanner", 26, 18, (-32, 26), w=WIDTH, body="#c9cbcc"
    ),
    "sahl-label-printer-100-dark-grey": machine(
        "small_printing.label_printer", -28, 22, (34, 16), body="#3b3f45", **SIZE
    ),
    "sahl-receipt-printer-80-black": machine("small_printing.receipt_printer", 28, 18, (-34, 24), **SIZE),
    "sahl-toner-black-6000-pages": machine("small_printing.toner_box", 24, 18, (-26, 30), **SIZE),
    # ------------------------------------------------------------ networking
    "shamal-switch-24-port-poe-graphite": Picture(
        "network.network_switch",
        dict(ports=24, sfp=4, body="#34383d", depth=DEPTH),
        (FLAT, view(-26, 9, 85, 1.14, 0.5), FLAT_BACK),
    ),
    "shamal-switch-48-port-silver": Picture(
        "network.network_switch",
        dict(ports=48, sfp=4, body="#b9bcbf", face="#3c4147", accent="#2fb5a0", poe=False, depth=DEPTH),
        (FLAT_LEFT, view(26, 9, 85, 1.14, 0.5)),
    ),
    "shamal-firewall-8-port-light-grey": Picture(
        "network.firewall",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(26, 22, 85, 1.16, 0.6), view(150, 24, 85, 1.16, 0.6)),
    ),
    "shamal-wifi-6-router-black": Picture(
        "network.wifi_router",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(24, 20, 85, 1.14, 0.5), view(158, 18, 85, 1.14, 0.5)),
    ),
    "shamal-access-point-wifi-6-round": Picture(
        "network.access_point", dict(size=WIDTH, depth=HEIGHT), (WALL_DEVICE, view(-48, 10, 85, 1.12))
    ),
    "shamal-access-point-wifi-7-square": Picture(
        "network.access_point",
        dict(shape="square", size=WIDTH, depth=HEIGHT, ring="#39e06f"),
        (view(-28, 6, 85, 1.12), view(48, 10, 85, 1.12)),
    ),
    "shamal-rack-cabinet-42u-glass-black": Picture(
        "racks.rack_cabinet",
        dict(units=42, w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(28, 9, 85, 1.12), view(-30, 18, 85, 1.12), view(150, 26, 85, 1.12)),
    ),
    "shamal-wall-cabinet-9u-light-grey": Picture(
        "racks.rack_cabinet",
        dict(units=9, w=WIDTH, d=DEPTH, h=HEIGHT, wall=True, body="#b9bbbc"),
        (view(26, 12, 85, 1.16), view(-32, 16, 85, 1.16)),
    ),
    "shamal-patch-panel-cat6a-24-port": Picture(
        "network.patch_panel",
        dict(depth=DEPTH),
        (view(24, 18, 85, 1.12, 0.5), view(152, 24, 85, 1.12, 0.5)),
    ),
    # ------------------------------------------------------------ servers and storage
    "mizan-tower-server-8-bay-black": Picture(
        "servers.tower_server",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT, bays=8, filled=2),
        (view(-24, 13, 85, 1.16, 0.4), view(156, 15, 85, 1.16, 0.4)),
    ),
    "mizan-rack-server-2u-12-bay": Picture(
        "servers.rack_server",
        dict(units=2, bays="large", depth=DEPTH, filled=6),
        (view(26, 22, 85, 1.14, 0.6), view(-18, 8, 85, 1.14, 0.5), view(154, 20, 85, 1.14, 0.6)),
    ),
    "mizan-rack-server-1u-10-bay": Picture(
        "servers.rack_server",
        dict(units=1, bays="small", accent="#6d7176", depth=DEPTH, filled=2),
        (view(-24, 20, 85, 1.14, 0.6), view(154, 20, 85, 1.14, 0.6)),
    ),
    "mizan-nas-4-bay-black": Picture(
        "servers.nas", dict(bays=4, w=WIDTH, d=DEPTH, h=HEIGHT), (CASE, CASE_BACK)
    ),
    "mizan-nas-8-bay-black": Picture(
        "servers.nas", dict(bays=8, w=WIDTH, d=DEPTH, h=HEIGHT), (view(-26, 16, 85, 1.14, 0.4), CASE_BACK)
    ),
    "mizan-portable-ssd-2tb-dark-grey": Picture(
        "servers.backup_drive",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(24, 34, 85, 1.16, 0.8), view(-38, 24, 85, 1.16, 0.7)),
    ),
    # ------------------------------------------------------------ UPS and power
    "barq-ups-650va-grey": Picture(
        "power.ups_tower",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT, body="#3f4247", va="650", outlets=2, accent="#4aa3ff"),
        (CASE_LEFT, CASE_BACK),
    ),
    "barq-ups-1500va-black": Picture(
        "power.ups_tower", dict(w=WIDTH, d=DEPTH, h=HEIGHT, va="1500", outlets=4), (CASE, CASE_BACK)
    ),
    "barq-online-ups-2kva-rack-2u": Picture(
        "power.rack_ups", dict(units=2, depth=DEPTH), (view(26, 20, 85, 1.14, 0.6), FLAT_BACK)
    ),
    "barq-online-ups-3kva-rack-3u": Picture(
        "power.rack_ups",
        dict(units=3, depth=DEPTH, body="#3a3d41", accent="#4aa3ff", large_outlet=True, card=True),
        (view(-26, 20, 85, 1.14, 0.6), FLAT_BACK),
    ),
    "barq-rack-pdu-8-way-13a": Picture(
        "power.pdu",
        dict(outlets=8, kind="uk", w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(22, 24, 85, 1.12, 0.6), view(-30, 16, 85, 1.12, 0.6)),
    ),
    "barq-rack-pdu-10-way-c13": Picture(
        "power.pdu",
        dict(outlets=10, kind="c13", w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(-22, 24, 85, 1.12, 0.6), view(30, 16, 85, 1.12, 0.6)),
    ),
    # ------------------------------------------------------------ phones and conferencing
    "wasl-ip-phone-colour-display-black": Picture(
        "telephony.ip_phone",
        dict(wide=WIDTH),
        (
            view(22, 22, 85, 1.14, 0.6, False),
            view(-26, 26, 85, 1.14, 0.6, False),
            view(150, 16, 85, 1.14, 0.5, False),
        ),
    ),
    "wasl-ip-phone-reception-key-module": Picture(
        "telephony.ip_phone",
        dict(keys="#3a3d42", expansion=True, accent="#2f7de1"),
        (view(-18, 24, 85, 1.14, 0.6, False), view(28, 26, 85, 1.14, 0.6, False)),
    ),
    "wasl-wireless-headset-black": Picture(
        "telephony.headset",
        dict(w=WIDTH, h=HEIGHT),
        (view(-32, 14, 85, 1.16, 0.4), view(40, 18, 85, 1.16, 0.4)),
    ),
    "wasl-usb-headset-light-grey": Picture(
        "telephony.headset",
        dict(w=WIDTH, h=HEIGHT, body="#c9cbcd", pad="#8d9094", wired=True),
        (view(-30, 18, 85, 1.16, 0.4), view(36, 22, 85, 1.16, 0.4)),
    ),
    "wasl-webcam-full-hd-black": Picture(
        "telephony.webcam", dict(wide=WIDTH), (view(24, 14, 85, 1.16, 0.4), view(-36, 20, 85, 1.16, 0.4))
    ),
    "wasl-video-bar-60-charcoal": Picture(
        "telephony.video_bar",
        dict(w=WIDTH, h=HEIGHT, d=DEPTH),
        (view(30, 12, 85, 1.12, 0.4), view(-34, 18, 85, 1.12, 0.4), view(150, 16, 85, 1.12, 0.4)),
    ),
    "wasl-video-bar-70-light-grey": Picture(
        "telephony.video_bar",
        dict(w=WIDTH, h=HEIGHT, d=DEPTH, body="#b4b7ba", cloth="#8b8f94", wall=True),
        (view(-26, 6, 85, 1.10), view(36, 12, 85, 1.10)),
    ),
    "wasl-ip-pabx-50-extensions-dark-grey": Picture(
        "telephony.ip_pabx",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(-24, 22, 85, 1.16, 0.6), view(30, 30, 85, 1.16, 0.6)),
    ),
    # ------------------------------------------------------------ projectors and displays
    "noor-business-projector-4200": machine(
        "projection.projector", 24, 20, (156, 20), trim="#4a4e54", **SIZE
    ),
    "noor-laser-projector-6500": machine(
        "projection.projector",
        -24,
        18,
        (154, 20),
        lens="centre",
        body="#3a3d41",
        trim="#1d1e21",
        sockets=("hdmi", "hdmi", "ethernet", "ethernet", "serial"),
        **SIZE,
    ),
    "noor-pull-down-screen-200": Picture(
        "projection.projection_screen",
        dict(w=WIDTH, h=HEIGHT),
        (view(18, 4, lens=85, margin=1.08), view(-38, 6, lens=85, margin=1.08)),
    ),
    "noor-interactive-panel-75": panel(75, "lesson", "#2a2c2f", 24),
    "noor-interactive-panel-86": panel(86, "summary", "#9fa2a5", -24, computer_slot=True),
    "noor-signage-display-55": panel(55, "signage", "#2a2c2f", 28, pens=False),
    # ------------------------------------------------------------ CCTV and security
    "hisn-dome-camera-4mp": Picture(
        "security.dome_camera", dict(diameter=WIDTH, depth=DEPTH), (WALL_DEVICE, view(-46, 10, 85, 1.12))
    ),
    "hisn-turret-camera-6mp": Picture(
        "security.turret_camera",
        dict(diameter=WIDTH, depth=DEPTH),
        (view(-24, 4, 85, 1.12), view(20, 6, 85, 1.12)),
    ),
    "hisn-bullet-camera-8mp-zoom": Picture(
        "security.bullet_camera", {}, (view(44, 8, 85, 1.12), view(-36, 6, 85, 1.12))
    ),
    "hisn-network-recorder-16": Picture(
        "security.nvr",
        dict(channels=16, w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(26, 22, 85, 1.14, 0.6), view(156, 18, 85, 1.14, 0.6)),
    ),
    "hisn-keypad-card-reader": Picture(
        "security.access_reader", dict(w=WIDTH, d=DEPTH, h=HEIGHT), (WALL_DEVICE, WALL_DEVICE_LEFT)
    ),
    "hisn-face-attendance-terminal": Picture(
        "security.attendance_terminal",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT),
        (view(24, 5, 85, 1.12, 0.15, False), view(-36, 8, 85, 1.12, 0.15, False)),
    ),
    # ------------------------------------------------------------ IT accessories
    "wasl-wireless-keyboard-mouse-set-full": Picture(
        "keyboards.keyboard_set",
        dict(bilingual=True),
        (
            view(14, 50, lens=85, margin=1.08, pitch=0.9),
            view(-34, 26, lens=85, margin=1.08, pitch=0.8),
        ),
    ),
    "wasl-compact-keyboard-mouse-set-white": Picture(
        "keyboards.keyboard_set",
        dict(body="#b9bbbe", keys="#c9cacc", legend="#3d4046", numpad=False),
        (
            view(-14, 50, lens=85, margin=1.08, pitch=0.9),
            view(32, 26, lens=85, margin=1.08, pitch=0.8),
        ),
    ),
    "wasl-usb-c-dock-100w": machine("desk_technology.dock", 22, 24, (158, 24), **SIZE),
    "wasl-usb-c-multiport-adapter": machine("desk_technology.multiport_adapter", 40, 30, (-30, 40), **SIZE),
    "mizan-portable-ssd-1tb": machine("desk_technology.external_drive", 24, 34, (-36, 26), **SIZE),
    "mizan-portable-disk-4tb": machine(
        "desk_technology.external_drive", -24, 34, (34, 26), style="disk", body="#1f2124", **SIZE
    ),
    "wasl-laptop-briefcase-15": machine("bags.briefcase", 24, 10, (156, 12), **SIZE),
    "wasl-laptop-backpack-navy": machine("bags.backpack", -28, 10, (150, 12), col="#24344d", **SIZE),
    "sahl-barcode-scanner-2d": machine("desk_technology.barcode_scanner", -36, 14, (140, 16)),
    "mizan-backup-licence-10-computers": machine("desk_technology.licence_card", 26, 10, (-24, 16)),
    # ------------------------------------------------------------ services
    "ogulf-furniture-assembly-visit": Picture(
        "services.furniture_assembly", {}, (view(20, 22, 80, 1.10, 0.5), view(-32, 30, 80, 1.10, 0.6))
    ),
    "ogulf-office-space-plan-200": Picture(
        "services.space_planning", {}, (view(10, 32, 80, 1.10, 0.8), view(-26, 40, 80, 1.10, 0.8))
    ),
    "ogulf-network-setup-12-points": Picture(
        "services.network_setup", {}, (view(18, 16, 80, 1.10, 0.5), view(-24, 24, 80, 1.10, 0.6))
    ),
    "ogulf-annual-it-maintenance-15": Picture(
        "services.it_maintenance",
        {},
        (view(14, 26, 80, 1.10, 0.7, False), view(-24, 32, 80, 1.10, 0.8, False)),
    ),
}
