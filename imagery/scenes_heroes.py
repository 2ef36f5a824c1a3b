"""The wide pictures at the top of the home page.

A headline lies over the start side: the left 45 % stay quiet. The page turns them round for Arabic, so that nothing in
them can be read.
"""
import props
import room
from room import Room
from stage import develop, photograph, product, prop, put

QUIET_SCREEN = "wallpaper"
DESK = 0.74


def furnished_bench(x, y, monitor, chairs):
    """A four-person bench running away from the camera, with a monitor, a keyboard and a chair at each place."""
    put("sadu-bench-4-person-140-light-oak", x, y, 90)
    places = [(y - 0.7, -1), (y - 0.7, 1), (y + 0.7, -1), (y + 0.7, 1)]
    for i, (place_y, side) in enumerate(places):
        facing = 90 * side
        put(monitor, x + side * 0.27, place_y, facing, DESK)
        put("wasl-wireless-keyboard-mouse-set-full", x + side * 0.50, place_y, facing, DESK)
        put(chairs[i % 2], x + side * 1.02, place_y - 0.04, -facing + (8, -14, 22, -6)[i])


def open_office():
    """Benches before the windows on West Bay; at the left a wall with the light of another window."""
    space = Room(11.6, 8.4, 3.2)
    room.floor(space, "oak", "#b39a78")
    room.window_wall(space, "back", ((-0.55, 5.75),), sill=0.12, head=0.30, pane=1.26, transom=2.42)
    room.window_wall(space, "left", ((-3.0, -0.6), (0.2, 2.6)), sill=0.5, head=0.5, light=60)
    room.wall(space, "right", "#dcd8d0")
    room.ceiling(space, (1.05, 3.9), light_length=6.4)
    room.view_from(space, "back", "west bay", shift=10)
    monitor = product("noor-monitor-27-qhd-usb-c", picture=QUIET_SCREEN)
    studio = product("noor-monitor-27-qhd-usb-c", picture="studio")
    sage, navy = "dhow-ergonomic-chair-headrest-sage", "dhow-ergonomic-chair-navy"
    furnished_bench(1.55, -3.7, monitor, (sage, navy))
    furnished_bench(4.35, -3.7, studio, (navy, sage))
    put(prop(props.olive_tree), 0.10, -0.75, 30)
    put("lawh-planter-trough-100-anthracite", 3.1, -0.42)
    put(prop(props.mug), 1.10, -2.80, 40, 0.74)
    put(prop(props.notebook), 1.02, -4.85, 95, 0.74)
    put(prop(props.trailing_plant), 1.25, -3.70, 0, 0.74)
    for y in (-3.0, -4.4):
        put(prop(props.linear_pendant, length=1.3, drop=0.75), 1.55, y, 90, 2.38)
        put(prop(props.linear_pendant, length=1.3, drop=0.75), 4.35, y, 90, 2.38)
    room.sun((0.78, 0.50, -0.40), 4.2)
    room.daylight(0.62)
    develop(0.15)
    return photograph((-0.35, -7.9, 1.42), (0.15, 0, 1.22), 28)


def executive_office():
    """A walnut desk before a panelled wall, the towers beyond the window at the right."""
    space = Room(9.6, 7.4, 3.0)
    room.floor(space, "oak", "#9c8062")
    room.wall(space, "back", "#e6e0d6")
    room.panelled_wall(space, "back", 0.1, 4.8, "wood:#6f5039", 0.94)
    room.window_wall(space, "right", ((-3.6, 2.6),), sill=0.10, head=0.28, pane=1.24, light=55)
    room.window_wall(space, "left", ((-2.4, -0.4), (0.5, 2.5)), sill=0.5, head=0.5, light=45)
    room.view_from(space, "right", "west bay", shift=6)
    room.ceiling(space, (2.3,), light_length=4.6)
    room.rug(2.15, -2.95, 4.0, 3.3, "#a59b8d")
    put("majlis-executive-desk-220", 2.15, -2.75, 0)
    put("dhow-executive-chair-channel-back-tan", 1.85, -1.80, -14)
    put("khazna-credenza-walnut-160", 1.85, -0.30)
    put("dhow-meeting-tub-chair-grey", 1.30, -3.72, 156)
    put("dhow-meeting-tub-chair-grey", 2.38, -3.72, 202)
    put(
        product("zubara-sadaf-14-premium-laptop-midnight-blue", picture=QUIET_SCREEN), 1.85, -2.68, 196, 0.765
    )
    put("lawh-dome-desk-lamp-brick-red", 2.95, -2.70, 200, 0.76)
    put(prop(props.notebook), 2.35, -2.70, 190, 0.765)
    put(prop(props.vase, colour="#d8cfc0", height=0.34), 1.35, -0.30, 0, 0.74)
    put(prop(props.books, count=5, seed=4), 2.15, -0.30, 6, 0.74)
    put(prop(props.framed_picture, width=0.95, height=1.15), 1.85, -0.03, 0, 1.72)
    put(prop(props.ficus, height=1.9, leaves=170), 3.95, -0.75, 30)
    put(prop(props.snake_plant, height=0.95), 0.42, -0.40, 10)
    room.sun((0.80, 0.42, -0.40), 3.6)
    room.daylight(0.55)
    develop(0.22)
    return photograph((0.45, -7.3, 1.40), (0.55, 0, 1.15), 27)


def meeting_room():
    """A boardroom: walnut table, large display with a video bar, laptops; the plain wall at the left for the words."""
    space = Room(9.6, 8.0, 3.0)
    room.floor(space, "carpet", "#978f86")
    room.wall(space, "back", "#e3ded5")
    room.slat_wall(space, "back", 0.30, 4.20, "#a97f52")
    room.window_wall(space, "right", ((-3.8, 3.0),), sill=0.10, head=0.28, pane=1.3, light=55)
    room.window_wall(space, "left", ((-2.8, -0.6), (0.4, 2.6)), sill=0.5, head=0.5, light=45)
    room.view_from(space, "right", "west bay", shift=10)
    room.ceiling(space, (), light_length=4.6)
    put(prop(props.wall_display, diagonal=86, picture="studio"), 2.25, -0.05, 0, 1.62)
    put("wasl-video-bar-60-charcoal", 2.25, -0.14, 0, 0.95)
    put("khazna-credenza-walnut-160", 2.25, -0.34)
    put("majlis-boardroom-table-480-walnut", 2.25, -3.55, 90)
    chair = "dhow-meeting-swivel-chair-charcoal"
    for i, y in enumerate((-1.75, -2.6, -3.45, -4.3, -5.15)):
        put(chair, 1.10 - 0.02 * (i % 2), y, 90 + (6, -9, 4, 12, -5)[i])
        put(chair, 3.42, y, -90 + (-4, 8, -7, 5, 10)[i])
    laptop = product("zubara-safar-14-business-laptop-silver", picture=QUIET_SCREEN)
    for x, y, turn in ((1.80, -2.6, -90), (1.80, -4.3, -84), (2.70, -3.45, 94)):
        put(laptop, x, y, turn, 0.755)
    put(prop(props.carafe), 2.2, -2.9, 20, 0.755)
    put(prop(props.notebook), 1.85, -3.5, -95, 0.755)
    put(prop(props.notebook, colour="#2f3b45"), 2.68, -4.4, 85, 0.755)
    put(prop(props.linear_pendant, length=3.4, drop=0.85), 2.25, -3.5, 90, 2.15)
    put(prop(props.ficus, height=1.8, leaves=160, pot_colour="#4a4743"), 0.55, -0.48, 60)
    room.sun((0.80, 0.42, -0.40), 3.6)
    room.daylight(0.55)
    develop(0.22)
    return photograph((0.40, -7.9, 1.46), (0.60, 0, 1.15), 27)
