"""Pictures of desks, workstations, reception, storage, booths, boards and accessories."""
from finishes import BLACK, LIGHT_OAK, OAK, SILVER, TEAK, WALNUT, WHITE
from picture import DEPTH, HEIGHT, WIDTH, Picture, view

CHARCOAL = "#3f464d"
LIGHT_GREY = "#c3c6c8"
TERRACOTTA = "#b3633f"
# Tops lie in brighter light than fronts: a little darker, or they merge with the ground.
WHITE_TOP = "#bfc1c0"
OVERALL = (WIDTH, DEPTH, HEIGHT)
SIZE = {"w": WIDTH, "d": DEPTH, "h": HEIGHT}

# From the front and from the user's side, each from both sides.
FRONT = view(28, 14, 75)
FRONT_LEFT = view(-28, 14, 75)
USER = view(152, 16, 75)
USER_LEFT = view(-152, 16, 75)
CABINET = view(27, 9, 80, 1.10)
CABINET_LEFT = view(-30, 13, 80, 1.10)
LOW_CABINET = view(27, 11, 75, 1.08)
LOW_CABINET_LEFT = view(-30, 16, 75, 1.08)
BENCH = view(32, 20, 65, 1.06)
BENCH_LEFT = view(-40, 23, 65, 1.06)
BOOTH = view(24, 6, 75, 1.08, key_in_glass=False)
BOOTH_LEFT = view(-30, 7, 75, 1.08, key_in_glass=False)
WALL = view(16, 4, 75, 1.12)
WALL_LEFT = view(-24, 5, 75, 1.12)

PICTURES = {
    # ------------------------------------------------------------ desks
    "sadu-height-adjustable-desk-160": Picture(
        "desks.height_adjustable_desk",
        dict(SIZE, top=OAK, frame=BLACK),
        (view(28, 13, 70), view(-152, 17, 70), view(-32, 30, 70)),
    ),
    "majlis-executive-desk-220": Picture(
        "desks.executive_desk",
        dict(
            SIZE,
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
        samples=24,
    ),
    "liwan-beam-bench-4-padded": Picture(
        "seating_public.beam_bench",
        dict(seats=4, width=WIDTH, colour="#3c4146", frame="satin", padded="#232223", arms="all"),
        (view(-30, 12, 75, 1.10), view(28, 20, 75, 1.10)),
        samples=24,
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
    # ------------------------------------------------------------ booths, pods and acoustics
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
    "lawh-monitor-arm-dual-black": Picture(
        "accessories.monitor_arm",
        dict(arms=2, colour=BLACK, screens=False, pole_h=0.448),
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
}
