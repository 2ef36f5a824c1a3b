"""What the screens of the products show: plain user interfaces and calm wallpapers."""
from math import cos, sin

import numpy as np

from screen_page import AMBER, BLUE, GREY, INK, PALE, Page, RED, TEAL
from screen_windows import (
    draw_calendar,
    draw_dashboard,
    draw_document,
    draw_dunes,
    draw_mail,
    draw_plan,
    draw_spreadsheet,
)


def picture_wallpaper(aspect=16 / 9, **colours):
    """A calm wallpaper with a task bar and nothing open."""
    return draw_dunes(Page(aspect), **colours).task_bar()


def picture_spreadsheet(aspect=16 / 9):
    """A spreadsheet that fills the screen."""
    page = Page(aspect)
    draw_spreadsheet(page, 0, 0, aspect, 0.95)
    return page.task_bar()


def picture_office(aspect=16 / 9):
    """A letter in front of a wallpaper, with a small calendar beside it."""
    page = draw_dunes(Page(aspect))
    draw_mail(page, 0.07, 0.08, aspect * 0.60, 0.76)
    draw_calendar(page, aspect * 0.60 + 0.13, 0.08, aspect * 0.40 - 0.20, 0.44)
    return page.task_bar()


def picture_report(aspect=16 / 9):
    """A report and a spreadsheet side by side."""
    page = draw_dunes(Page(aspect))
    draw_document(page, 0.0, 0.0, aspect * 0.46, 0.95)
    draw_spreadsheet(page, aspect * 0.46 + 0.003, 0.0, aspect * 0.54 - 0.003, 0.95)
    return page.task_bar()


def picture_pages(aspect=16 / 9):
    """Two full pages of a document side by side."""
    page = Page(aspect, "#e9edf2")
    draw_document(page, 0, 0, aspect / 2 - 0.002, 0.95, "Proposal", 3)
    draw_document(page, aspect / 2 + 0.002, 0, aspect / 2 - 0.002, 0.95, "Budget", 9, TEAL)
    return page.task_bar()


def picture_summary(aspect=16 / 9):
    """A dashboard that fills the screen."""
    page = Page(aspect)
    draw_dashboard(page, 0, 0, aspect, 0.95)
    return page.task_bar()


def picture_ultrawide(aspect=21 / 9):
    """Mail, a dashboard and a spreadsheet beside each other."""
    page = draw_dunes(Page(aspect))
    third = aspect / 3
    draw_mail(page, 0.0, 0.0, third * 0.92, 0.95)
    draw_dashboard(page, third * 0.92 + 0.004, 0.0, third * 1.16, 0.95)
    draw_spreadsheet(page, third * 2.08 + 0.008, 0.0, third * 0.92 - 0.008, 0.95)
    return page.task_bar()


def picture_plan(aspect=16 / 9):
    """A floor plan in a drawing program."""
    page = Page(aspect, "#2a2f37")
    draw_plan(page, 0, 0, aspect, 0.95)
    return page.task_bar("#1d2127", "#cfd6df")


def picture_building(aspect=1.6):
    """A building model in a dark drawing program: blocks in a quiet isometric view."""
    page = Page(aspect, "#3a414b", "#2b3038")
    page.rect(0, 0, aspect, 0.045, "#20242a")
    page.write("Tower B, structure", 0.02, 0.015, 0.016, "#dfe4ea")
    shades = (
        ("#c9d2dc", "#8f9cab", "#aab6c3"),
        ("#e2cfa6", "#a8936a", "#c7b184"),
        ("#b7c7d8", "#7a8da3", "#98aabd"),
    )
    view_x = (aspect - 0.24) / 2 + 0.03

    def block(i, j, wide, deep, tall, tone):
        top, left, right = shades[tone]

        def spot(a, b, c):
            return view_x + (a - b) * 0.060, 0.66 + (a + b) * 0.030 - c * 0.062

        def face(points, colour):
            distance = np.full_like(page.x, -1.0)
            for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
                length = np.hypot(x1 - x0, y1 - y0)
                distance = np.maximum(
                    distance, -((x1 - x0) * (page.y - y0) - (y1 - y0) * (page.x - x0)) / length
                )
            page.paint(distance, colour)
            page.pixels = page.pixels.astype(np.float32)

        face(
            [
                spot(i, j, tall),
                spot(i + wide, j, tall),
                spot(i + wide, j + deep, tall),
                spot(i, j + deep, tall),
            ],
            top,
        )
        face(
            [
                spot(i, j + deep, tall),
                spot(i + wide, j + deep, tall),
                spot(i + wide, j + deep, 0),
                spot(i, j + deep, 0),
            ],
            left,
        )
        face(
            [
                spot(i + wide, j + deep, tall),
                spot(i + wide, j, tall),
                spot(i + wide, j, 0),
                spot(i + wide, j + deep, 0),
            ],
            right,
        )
        for floor in range(1, int(tall)):
            for part in range(1, 12):
                a = i + wide * part / 12
                u, v = spot(a, j + deep, floor + 0.30)
                page.rect(u - 0.008, v - 0.012, 0.012, 0.020, "#4a5a6d", 0.001)
                b = j + deep * part / 12
                u, v = spot(i + wide, b, floor + 0.30)
                page.rect(u - 0.008, v - 0.012, 0.012, 0.020, "#5c6d80", 0.001)

    block(-5.5, -5.5, 11, 11, 0.25, 0)
    block(-4.2, -3.6, 4.0, 4.0, 4.4, 2)
    block(0.4, -3.8, 3.4, 3.4, 7.0, 0)
    block(-3.2, 1.6, 7.0, 2.4, 1.8, 1)
    sx = aspect - 0.24
    page.rect(sx, 0.045, 0.24, 0.905, "#262b32")
    page.write("Model", sx + 0.022, 0.070, 0.016, "#dfe4ea")
    for i, label in enumerate(
        ("Columns", "Slabs", "Facade", "Cores", "Ducts", "Pipes", "Power", "Lifts", "Stairs")
    ):
        page.rect(sx + 0.022, 0.112 + i * 0.045, 0.014, 0.014, ("#4f8fc4", "#6f7b8b")[i % 2], 0.003)
        page.write(label, sx + 0.052, 0.112 + i * 0.045, 0.014, "#b6c0cc")
    page.rect(sx + 0.022, 0.56, 0.196, 0.14, "#1d2127", 0.005)
    page.paragraph(sx + 0.034, 0.58, 0.17, 5, 0.012, "#8f9bab", 1.9, 7)
    for i in range(8):
        page.rect(0.012, 0.075 + i * 0.050, 0.022, 0.022, ("#6f7b8b", "#8a97a8", "#4f8fc4")[i % 3], 0.004)
    return page.task_bar("#1d2127", "#cfd6df")


def picture_slides(aspect=1.6):
    """A presentation: thumbnails at the left and one dark slide."""
    page = Page(aspect, "#23272e")
    page.rect(0, 0, aspect, 0.05, "#1a1d22")
    page.write("Board meeting", 0.02, 0.017, 0.016, "#dfe4ea")
    for i in range(5):
        page.rect(0.025, 0.08 + i * 0.165, 0.22, 0.135, "#f4f5f6" if i != 1 else "#0f1d33", 0.004)
        page.rect(0.045, 0.105 + i * 0.165, 0.10, 0.014, BLUE if i != 1 else "#e0b76a", 0.003)
        for k in range(3):
            page.rect(0.045, 0.137 + i * 0.165 + k * 0.020, 0.16 - 0.02 * k, 0.007, "#b6c0cc", 0.003)
    x, y, w, h = 0.29, 0.09, aspect - 0.33, 0.82
    page.rect(x, y, w, h, "#0b1626")
    page.write("Results 2026", x + 0.07, y + 0.08, 0.042, "#f3ead8")
    page.rect(x + 0.07, y + 0.155, 0.14, 0.006, "#d9a95a")
    page.paragraph(x + 0.07, y + 0.20, w * 0.36, 4, 0.018, "#9fb0c6", 2.1, 4)
    for i in range(6):
        tall = (0.16, 0.20, 0.19, 0.27, 0.33, 0.41)[i]
        page.rect(
            x + w * 0.52 + i * w * 0.068,
            y + h - 0.12 - tall,
            w * 0.042,
            tall,
            "#d9a95a" if i == 5 else "#3f6ea6",
            0.003,
        )
    page.rect(x + w * 0.50, y + h - 0.118, w * 0.43, 0.003, "#4a5a70")
    page.write("+18 %", x + w * 0.93, y + 0.12, 0.036, "#f3ead8", "right")
    page.write("42 projects", x + 0.07, y + h - 0.20, 0.030, "#f3ead8")
    page.write("in 9 months", x + 0.07, y + h - 0.145, 0.018, "#9fb0c6")
    return page


def picture_studio(aspect=16 / 9):
    """A photograph in an editing program: dunes at dusk, a histogram and sliders."""
    page = draw_dunes(Page(aspect), ("#f1d9b8", "#d98f62"), "#b9744e", "#4a3340")
    page.disc(aspect * 0.40, 0.42, 0.055, "#fbe9c6")
    page.pixels = page.pixels.astype(np.float32)
    page.rect(0, 0, aspect, 0.05, "#26282c")
    page.write("Dunes, 4821", 0.02, 0.017, 0.016, "#d5d9de")
    page.rect(0, 0.84, aspect, 0.16, "#202226")
    for i in range(11):
        shade = ("#b9744e", "#d98f62", "#7d8fa0", "#5f7f97", "#c7b184", "#6b5a62")[i % 6]
        page.rect(0.03 + i * 0.128, 0.865, 0.112, 0.105, shade, 0.004)
        page.rect(0.03 + i * 0.128, 0.925, 0.112, 0.045, "#4a4048", 0.004, 0.6)
    sx = aspect - 0.30
    page.rect(sx, 0.05, 0.30, 0.95, "#2c2f34")
    page.rect(sx + 0.02, 0.075, 0.26, 0.14, "#1b1d20", 0.004)
    for i in range(52):
        tall = 0.11 * (0.25 + 0.55 * abs(sin(i * 0.09 + 0.4)) + 0.2 * abs(sin(i * 0.7)))
        page.rect(sx + 0.022 + i * 0.005, 0.212 - tall, 0.0045, tall, "#9aa3ad")
    for i, label in enumerate(("Light", "Contrast", "Shadows", "Warmth", "Clarity", "Colour", "Grain")):
        ly = 0.25 + i * 0.078
        page.write(label, sx + 0.022, ly, 0.014, "#c3c9d0")
        page.rect(sx + 0.022, ly + 0.034, 0.256, 0.004, "#15171a", 0.002)
        page.rect(
            sx + 0.022 + 0.24 * (0.5, 0.62, 0.35, 0.7, 0.45, 0.55, 0.2)[i],
            ly + 0.028,
            0.016,
            0.016,
            "#d5d9de",
            0.008,
        )
    return page


def picture_tablet_form(aspect=1.44):
    """An inspection form: a list of checks, notes and a signature."""
    page = Page(aspect, "#f2f4f7")
    page.rect(0, 0, aspect, 0.10, "#2b4a6f")
    page.write("Site inspection", 0.05, 0.038, 0.028, "#ffffff")
    page.write("14 July", aspect - 0.05, 0.042, 0.020, "#cfe0f5", "right")
    left = aspect * 0.56
    page.rect(0.04, 0.14, left - 0.04, 0.80, "#ffffff", 0.012)
    checks = (
        "Fire doors closed",
        "Exit signs lit",
        "Stairs clear",
        "First aid box full",
        "Cables covered",
        "Lamps working",
        "Water tested",
    )
    for i, label in enumerate(checks):
        y = 0.185 + i * 0.105
        page.rect(0.07, y, 0.036, 0.036, TEAL if i < 5 else "#d5dbe3", 0.008)
        if i < 5:
            page.rect(0.080, y + 0.016, 0.016, 0.006, "#ffffff", 0.002)
        page.write(label, 0.135, y + 0.008, 0.021, INK)
        page.rect(0.07, y + 0.072, left - 0.10, 0.0018, PALE)
    rx = left + 0.04
    rw = aspect - rx - 0.04
    page.rect(rx, 0.14, rw, 0.40, "#ffffff", 0.012)
    page.write("Notes", rx + 0.03, 0.17, 0.021, GREY)
    page.paragraph(rx + 0.03, 0.225, rw - 0.06, 7, 0.017, INK, 2.2, 8)
    page.rect(rx, 0.58, rw, 0.36, "#ffffff", 0.012)
    page.write("Signature", rx + 0.03, 0.61, 0.021, GREY)
    trail = [
        (rx + 0.06 + i * 0.0115, 0.76 - 0.045 * sin(i * 0.8) * (0.4 + 0.6 * abs(cos(i * 0.23))))
        for i in range(38)
    ]
    trail = [point for point in trail if point[0] < rx + rw - 0.06]
    page.line(trail, 0.006, "#23406b")
    page.pixels = page.pixels.astype(np.float32)
    page.rect(rx + 0.04, 0.85, rw - 0.08, 0.002, GREY)
    return page


def picture_tablet_plan(aspect=1.6):
    """A drawing with notes made by hand."""
    page = Page(aspect, "#2a2f37")
    draw_plan(page, 0, 0, aspect, 1.0)
    ring = [(0.50 + 0.11 * cos(i / 5), 0.66 + 0.075 * sin(i / 5)) for i in range(33)]
    page.line(ring, 0.006, RED)
    page.line([(0.60, 0.62), (0.70, 0.55), (0.685, 0.572)], 0.006, RED)
    page.pixels = page.pixels.astype(np.float32)
    return page


def picture_lesson_page(aspect=16 / 9):
    """A whiteboard page: heading, a drawn diagram, a curve and a bar of pens."""
    page = Page(aspect, "#fbfbf8")
    page.rect(0, 0, aspect, 0.075, "#2b4a6f")
    page.write("Lesson 4: Water cycle", 0.04, 0.026, 0.024, "#ffffff")
    page.paragraph(0.08, 0.14, 0.62, 4, 0.019, "#4a5668", 2.1, 11)
    for points, colour in (
        ([(0.12, 0.80), (0.24, 0.62), (0.33, 0.70), (0.46, 0.50), (0.62, 0.80)], "#6b7f5a"),
        ([(0.08, 0.81), (0.76, 0.81)], "#3f7fb8"),
        ([(0.62, 0.74), (0.66, 0.60), (0.62, 0.46)], "#3f7fb8"),
        ([(0.60, 0.50), (0.62, 0.455), (0.65, 0.495)], "#3f7fb8"),
    ):
        page.line(points, 0.007, colour)
    for dx, dy, r in ((0, 0, 0.045), (0.06, -0.02, 0.055), (0.12, 0, 0.045)):
        page.ring(0.20 + dx, 0.43 + dy, r, 0.006, "#7d8896")
    page.pixels = page.pixels.astype(np.float32)
    page.write("Rain", 0.24, 0.53, 0.020, "#3f7fb8")
    page.write("Vapour", 0.69, 0.56, 0.020, "#3f7fb8")
    x0, y0, w, h = 0.98, 0.20, 0.66, 0.56
    page.line([(x0, y0), (x0, y0 + h), (x0 + w, y0 + h)], 0.005, "#4a5668")
    page.line(
        [(x0 + 0.02 + i * 0.045, y0 + h - 0.05 - 0.025 * i - 0.06 * sin(i * 0.7)) for i in range(14)],
        0.008,
        RED,
    )
    page.line(
        [(x0 + 0.02 + i * 0.045, y0 + h - 0.12 - 0.012 * i + 0.05 * sin(i * 0.6)) for i in range(14)],
        0.008,
        TEAL,
    )
    page.pixels = page.pixels.astype(np.float32)
    page.write("Rainfall by month", x0 + 0.02, y0 - 0.03, 0.020, INK)
    page.rect(aspect / 2 - 0.30, 0.895, 0.60, 0.070, "#e6eaf0", 0.035)
    for i, colour in enumerate((INK, BLUE, RED, TEAL, AMBER, "#7a6bb0")):
        page.disc(aspect / 2 - 0.235 + i * 0.094, 0.930, 0.020, colour)
    page.pixels = page.pixels.astype(np.float32)
    return page


def picture_signage(aspect=16 / 9):
    """A lobby screen: a greeting, today's rooms and a strip with the time."""
    page = draw_dunes(Page(aspect), ("#e9eef1", "#c3d3dc"), "#a9bcc8", "#3f6076")
    page.rect(0.10, 0.15, 0.80, 0.62, "#ffffff", 0.016, 0.94)
    page.write("Welcome", 0.15, 0.205, 0.070, "#1f3d52")
    page.rect(0.15, 0.312, 0.16, 0.008, "#c9974a")
    for i, (room, what) in enumerate(
        (("Room 1", "Board meeting"), ("Room 2", "Training"), ("Hall", "Open day"))
    ):
        y = 0.375 + i * 0.115
        page.write(room, 0.15, y, 0.030, "#1f3d52")
        page.write(what, 0.37, y, 0.030, "#5b6f7e")
        page.rect(0.15, y + 0.070, 0.70, 0.002, PALE)
    page.rect(0, 0.90, aspect, 0.10, "#1f3d52")
    page.write("09:42", 0.06, 0.932, 0.036, "#ffffff")
    page.write("Tuesday 14 July", aspect - 0.06, 0.935, 0.030, "#dbe5ec", "right")
    return page


def picture_copier_menu(aspect=1.68):
    """The touch screen of an office machine: quiet tiles with their names."""
    page = Page(aspect, "#eef1f5", height=360)
    page.rect(0, 0, aspect, 0.13, "#2b3648")
    page.write("Ready", 0.06, 0.045, 0.045, "#ffffff")
    page.rect(aspect - 0.12, 0.045, 0.045, 0.045, "#5fbf8a", 0.022)
    tiles = (
        ("Copy", BLUE),
        ("Scan", TEAL),
        ("Print", "#5b6f8a"),
        ("Mail", BLUE),
        ("USB", "#5b6f8a"),
        ("Setup", "#8a94a6"),
    )
    wide = (aspect - 0.24) / 3
    for i, (label, colour) in enumerate(tiles):
        x = 0.06 + (i % 3) * (wide + 0.06)
        y = 0.19 + (i // 3) * 0.40
        page.rect(x, y, wide, 0.34, "#ffffff", 0.03)
        page.rect(x + wide / 2 - 0.06, y + 0.05, 0.12, 0.12, colour, 0.025)
        page.write(label, x + wide / 2, y + 0.225, 0.060, INK, "centre")
    return page


def picture_backup(aspect=16 / 9):
    """The backup program: ten computers with their last copy."""
    page = Page(aspect, "#f2f4f7")
    page.rect(0, 0, aspect, 0.10, "#1f3d52")
    page.write("Mizan Backup", 0.05, 0.036, 0.028, "#ffffff")
    for i in range(10):
        y = 0.15 + i * 0.078
        page.rect(0.05, y, aspect - 0.10, 0.066, "#ffffff", 0.008)
        page.rect(0.08, y + 0.020, 0.026, 0.026, TEAL, 0.013)
        page.write(f"Computer {i + 1}", 0.14, y + 0.022, 0.021, INK)
        page.rect(aspect * 0.42, y + 0.028, 0.40, 0.010, PALE, 0.005)
        page.rect(aspect * 0.42, y + 0.028, 0.40 * (0.55 + 0.04 * i), 0.010, TEAL, 0.005)
        page.write("02:00", aspect - 0.09, y + 0.023, 0.019, GREY, "right")
    return page


PICTURES = {
    "wallpaper": picture_wallpaper,
    "spreadsheet": picture_spreadsheet,
    "office": picture_office,
    "report": picture_report,
    "pages": picture_pages,
    "summary": picture_summary,
    "ultrawide": picture_ultrawide,
    "plan": picture_plan,
    "building": picture_building,
    "slides": picture_slides,
    "studio": picture_studio,
    "form": picture_tablet_form,
    "tablet_plan": picture_tablet_plan,
    "lesson": picture_lesson_page,
    "signage": picture_signage,
    "copier_menu": picture_copier_menu,
    "backup": picture_backup,
}


def screen_material(name, aspect, strength=0.95, gloss=0.25):
    """The material of a screen that shows one of PICTURES."""
    return PICTURES[name](aspect).material(strength, gloss)
