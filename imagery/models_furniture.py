"""The furniture models by their old name; each theme has a file of its own."""
from finishes import BLACK, LIGHT_OAK, OAK, SILVER, TEAK, WALNUT, WENGE, WHITE
from furniture_parts import (
    Face,
    arc_outline,
    beam,
    binder_row,
    boat_outline,
    book_row,
    cabinet,
    cable_box,
    chrome,
    circle_outline,
    clear_glass,
    dark_gap,
    door_pair,
    drawer_stack,
    felt,
    finish,
    foot_pad,
    grommet,
    loop_leg,
    mobile_pedestal,
    racetrack_outline,
    rod,
    rounded,
    table_top,
    wall_behind,
)
from desks import executive_desk, raised_field, classic_desk, l_desk, staff_desk
from workstations import bench_cluster, desk_screen
from tables import (
    table_base,
    meeting_table,
    boardroom_table,
    training_table,
    high_table,
    coffee_table,
    cafeteria_table,
)
from reception import light_strip, reception_counter
from storage import credenza, bookcase
from steel_storage import locker_bank, metal_cupboard, safe
from rooms import booth_tube, glazing, ceiling_lamp, stool, phone_booth, meeting_pod, acoustic_panels
from boards import board_surface, pen_tray, board_sketch, whiteboard, flip_chart
from accessories import flat_screen, monitor_arm, desk_lamp, planter_box

__all__ = [name for name in dir() if not name.startswith("_")]
