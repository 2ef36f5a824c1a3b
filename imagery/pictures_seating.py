"""Pictures of the chairs, sofas, and meeting tables."""
from finishes import BLACK, LIGHT_OAK, OAK, SILVER, WALNUT, WHITE
from picture import DEPTH, HEIGHT, Picture, WIDTH, view

# Finishes of the tables; the text before a colon is the material.
BRUSHED_STEEL = "metal:#c9cbce"
SLATE = "#3a4147"

# Colours of the chairs and sofas.
BLACK_STEEL = "#202224"
WHITE_NYLON = "#c2c5c6"
GREY_MESH = "#8f959b"
BLACK_LEATHER = "#26221f"

CHAIR_FRONT = view(32, 11)
CHAIR_FRONT_LEFT = view(-32, 11)
CHAIR_BACK = view(148, 10)
CHAIR_BACK_LEFT = view(-148, 10)
CHAIR_SIDE = view(88, 8)
SOFA_FRONT = view(26, 12, lens=75)
SOFA_FRONT_LEFT = view(-26, 12, lens=75)
SOFA_BACK = view(150, 16, lens=75)
TABLE_RIGHT = view(28, 16, lens=70, margin=1.06)

PICTURES = {
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
        samples=24,
    ),
    "majlis-meeting-table-200-oak": Picture(
        "tables.meeting_table",
        dict(shape="rect", length=WIDTH, width=DEPTH, h=HEIGHT, top=OAK, base="panel", body=OAK),
        (TABLE_RIGHT, view(-30, 25, lens=90, margin=1.06, pitch=0.5), view(-58, 12, lens=70, margin=1.08)),
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
        (view(28, 13, lens=75, margin=1.08), view(-52, 22, lens=75, margin=1.08, pitch=0.3)),
    ),
    "sadu-flip-top-training-table-160-light-oak": Picture(
        "tables.training_table",
        dict(w=WIDTH, d=DEPTH, h=HEIGHT, top=LIGHT_OAK, frame=SILVER),
        (view(-28, 15, lens=75, margin=1.08), view(52, 24, lens=75, margin=1.08, pitch=0.3)),
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
        samples=24,
    ),
    # ------------------------------------------------------------ seating
    "dhow-executive-chair-high-back-black": Picture(
        "seating_executive.executive_high_back",
        dict(colour="#201e1e", cover="leather", base="chrome", style="pillow", headrest=True),
        (CHAIR_FRONT, CHAIR_BACK, CHAIR_SIDE),
        samples=24,
    ),
    "dhow-executive-chair-channel-back-tan": Picture(
        "seating_executive.executive_high_back",
        dict(colour="#875638", cover="leather", base="chrome", style="channel", headrest=False),
        (CHAIR_FRONT_LEFT, CHAIR_BACK_LEFT),
        samples=24,
    ),
    "dhow-executive-chair-mid-back-ribbed-black": Picture(
        "seating_executive.executive_mid_back",
        dict(colour="#2b2a29", cover="leather", frame="chrome", style="rib"),
        (CHAIR_FRONT, CHAIR_BACK),
        samples=24,
    ),
    "dhow-ergonomic-chair-headrest-sage": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#8c9788", base="polished", headrest=True, width=WIDTH),
        (CHAIR_FRONT, CHAIR_BACK, CHAIR_SIDE),
        samples=24,
    ),
    "dhow-ergonomic-chair-navy": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#2b3549", base="polished", width=WIDTH),
        (CHAIR_FRONT_LEFT, CHAIR_BACK_LEFT),
        samples=24,
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
    "dhow-task-chair-black": Picture(
        "seating_task.task_chair",
        dict(seat_colour="#2a2b2d", base="nylon", back="plain", width=WIDTH),
        (CHAIR_FRONT, CHAIR_BACK, CHAIR_SIDE),
    ),
    "dhow-visitor-chair-cantilever-black": Picture(
        "seating_visitor.visitor_chair",
        dict(colour="#2b2a2b", cover="leather", frame="chrome", style="cantilever", quilted=True),
        (CHAIR_FRONT, view(-120, 10)),
        samples=24,
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
        samples=24,
    ),
    "dhow-training-chair-stacking-blue": Picture(
        "seating_visitor.training_chair",
        dict(colour="#2f6f8f", frame="chrome"),
        (CHAIR_FRONT, view(-138, 12)),
        samples=24,
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
        samples=24,
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
        samples=24,
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
        samples=24,
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
        samples=24,
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
}
