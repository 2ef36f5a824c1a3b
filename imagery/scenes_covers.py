"""The covers of articles: one thought each, close to the subject, a calm ground for the title."""
import props
import room
from scenes_furniture import CLAY_WALL, GREY_WALL, KEYBOARD, SAGE_WALL, SAND_WALL, WARM_WHITE, corner
from scenes_technology import OAK_TOP, TABLE, WALNUT_TOP, over_the_table, table_top
from stage import photograph, product, prop, put


def ergonomics():
    """A well-set workplace: chair, desk and screen at the right height."""
    corner(SAGE_WALL)
    put("sadu-height-adjustable-desk-160", 0.75, -1.35, 0)
    put("noor-monitor-27-qhd-usb-c", 0.75, -1.20, 0, TABLE)
    put(KEYBOARD, 0.70, -1.52, 0, TABLE)
    put("dhow-ergonomic-chair-headrest-sage", 0.30, -2.15, 128)
    put("lawh-bar-led-desk-lamp-black", 1.28, -1.22, 180, TABLE)
    put(prop(props.trailing_plant), 0.18, -1.18, 0, TABLE)
    put(prop(props.snake_plant, height=0.95, pot_colour="#d8d2c6"), 1.95, -0.45)
    room.rug(0.6, -1.85, 2.6, 1.9, "#b7b0a3")
    return photograph((0.15, -5.3, 1.28), (0.14, -1.2, 0.76), 38)


def standing_desk():
    """A desk raised to standing height."""
    corner(SAND_WALL)
    raised = product("sadu-height-adjustable-desk-180-walnut", h=1.08)
    put(raised, 0.70, -1.25, -8)
    put("noor-ultrawide-monitor-34-curved", 0.70, -1.08, -8, 1.08)
    put(KEYBOARD, 0.62, -1.42, -8, 1.08)
    put(prop(props.mug, colour="#8a1538"), 1.22, -1.45, 30, 1.08)
    put("dhow-drafting-stool-blue", 0.0, -2.05, 130)
    put(prop(props.ficus, height=1.9, leaves=165), 2.05, -0.5, 30)
    return photograph((0.10, -5.5, 1.42), (0.12, -1.2, 0.82), 36)


def meeting_room():
    """A round table for four, ready for a short meeting."""
    corner(WARM_WHITE, "carpet", "#918c85")
    put("majlis-round-meeting-table-120", 0.65, -1.75)
    for x, y, turn in ((0.65, -0.80, 0), (1.60, -1.72, -90), (-0.30, -1.80, 92), (0.55, -2.72, 186)):
        put("dhow-meeting-tub-chair-grey", x, y, turn)
    put("zubara-sadaf-13-premium-laptop-sand", 0.80, -1.85, -20, TABLE)
    put(prop(props.carafe), 0.42, -1.62, 0, TABLE)
    put(prop(props.notebook, open_sheet=False), 0.42, -2.0, 20, TABLE)
    put(prop(props.pendant, drop=0.75, radius=0.26), 0.65, -1.75, 0, 1.95)
    put(prop(props.wall_display, diagonal=55, picture="studio"), 0.65, -0.005, 0, 1.52)
    return photograph((0.05, -6.0, 1.45), (0.10, -1.2, 0.88), 36)


def storage():
    """Order on open shelves beside a bookcase."""
    corner(CLAY_WALL)
    put("khazna-open-shelving-oak-steel-120", 0.35, -0.26)
    put("khazna-bookcase-oak-doors-90", 1.50, -0.26)
    put("khazna-pedestal-2-drawer-oak", -0.70, -0.90, 26)
    put(prop(props.trailing_plant), -0.70, -0.90, 0, 0.48)
    put("liwan-armchair-box-blue", -1.45, -1.25, 48)
    return photograph((0.05, -5.2, 1.32), (0.05, -0.4, 1.06), 36)


def server_rack():
    """The front of a rack in a quiet room."""
    corner(SAND_WALL, "carpet", "#7d7973", width=6.6, depth=5.2)
    put("shamal-rack-cabinet-42u-glass-black", 0.55, -0.72, -14)
    put("shamal-rack-cabinet-42u-glass-black", 1.30, -0.62, -14)
    return photograph((0.0, -5.3, 1.30), (0.05, -0.5, 1.00), 36)


def network():
    """Patch leads between a panel and a switch."""
    table_top(WALNUT_TOP, GREY_WALL)
    put("ogulf-network-setup-12-points", 0.26, -0.80, -10, TABLE)
    return over_the_table(0.0, 1.60, 1.26, 0.86)


def lighting():
    """Two desk lamps in the evening light."""
    table_top(OAK_TOP, CLAY_WALL)
    put("lawh-dome-desk-lamp-brick-red", 0.06, -0.62, 10, TABLE)
    put("lawh-bar-led-desk-lamp-black", 0.46, -0.62, -20, TABLE)
    put(prop(props.books, count=4, seed=3), -0.22, -0.72, 12, TABLE)
    put(prop(props.notebook, open_sheet=False), 0.26, -0.98, -14, TABLE)
    return over_the_table(0.0, 1.85, 1.28, 0.98)


def plants():
    """A lounge among plants."""
    corner(SAGE_WALL)
    room.rug(0.45, -1.7, 3.0, 2.0, "#b9b0a1")
    put("liwan-wing-armchair-swivel-tan", 0.75, -1.25, -18)
    put("liwan-ottoman-oak-legs-green", 0.05, -1.95, 20)
    put("liwan-round-coffee-table-80-oak", 1.65, -1.75)
    put(prop(props.books, count=3, seed=6), 1.65, -1.75, 20, 0.42)
    put(prop(props.ficus, height=1.9, leaves=165), 1.75, -0.55, 30)
    put(prop(props.olive_tree), -0.15, -0.60, 0)
    put(prop(props.snake_plant, height=0.95), 2.45, -0.85)
    return photograph((0.05, -5.8, 1.25), (0.14, -1.0, 0.92), 36)


def reception():
    """The end of a walnut counter with a vase."""
    corner(SAND_WALL, "stone", "#b8ad9c")
    put("liwan-curved-reception-counter-280-walnut", 0.85, -1.30, 12)
    put("zubara-ufuq-24-all-in-one-silver", 0.75, -1.02, 190, TABLE)
    put(prop(props.olive_tree), 2.45, -0.60)
    put(prop(props.framed_picture, width=0.9, height=1.1), 0.85, 0, 0, 1.85)
    put("liwan-ottoman-oak-legs-green", -0.85, -2.15, 15)
    return photograph((0.10, -6.3, 1.42), (0.12, -1.0, 0.98), 36)


def laptops_and_monitors():
    """A laptop beside a monitor on an oak desk."""
    table_top(OAK_TOP, SAND_WALL)
    put("noor-monitor-27-qhd-usb-c", 0.40, -0.52, -8, TABLE)
    put("zubara-safar-14-business-laptop-silver", -0.10, -0.78, 20, TABLE)
    put(KEYBOARD, 0.36, -1.00, -8, TABLE)
    put(prop(props.mug), 0.70, -0.80, 40, TABLE)
    put(prop(props.trailing_plant), 0.80, -0.40, 0, TABLE)
    return over_the_table(0.04, 2.15, 1.32, 0.92, 46)
