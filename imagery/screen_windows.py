"""Windows of user interfaces: a spreadsheet, a document, a dashboard, mail, a floor plan, a wallpaper."""
from math import pi, sin
import random

import numpy as np

from it_parts import srgb
from screen_page import AMBER, BLUE, GREY, INK, PALE, RED, TEAL


def draw_dunes(page, sky=("#dfe9f1", "#b9cede"), far="#9fb6c6", near="#5f7f97"):
    """Calm wallpaper: pale sky over a few soft ridges."""
    t = np.linspace(0, 1, page.h, dtype=np.float32)[:, None, None]
    page.pixels[:] = srgb(sky[0]) * (1 - t) + srgb(sky[1]) * t
    for k in range(4):
        mix = k / 3
        colour = srgb(far) * (1 - mix) + srgb(near) * mix
        level = 0.52 + 0.12 * k
        ridge = (
            level
            + 0.055 * np.sin(page.x * (1.5 + 0.35 * k) + 1.9 * k)
            + 0.018 * np.sin(page.x * 4.1 + 2.3 * k)
        )
        cover = np.clip(0.5 + (page.y - ridge) * page.h, 0, 1)[..., None]
        light = 1.0 + 0.10 * np.clip(1 - (page.y - ridge) / 0.25, 0, 1)[..., None]
        page.pixels = page.pixels * (1 - cover) + np.clip(colour * light, 0, 1) * cover
    page.pixels = page.pixels.astype(np.float32)
    return page


def draw_spreadsheet(page, x, y, w, h, title="Orders 2026", seed=1, accent=TEAL):
    """A window with a table of figures, a marked row of totals and a small chart."""
    choose = random.Random(seed)
    page.window(x, y, w, h, title)
    page.rect(x, y + 0.046, w, 0.036, "#f7f9fb")
    for i in range(8):
        page.rect(x + 0.02 + i * 0.045, y + 0.055, 0.020, 0.018, ("#b9c3d1", "#cfd6e0")[i % 2], 0.003)
    top = y + 0.083
    row = 0.034
    columns = max(4, int((w - 0.26) / 0.125))
    cell = (w - 0.27) / columns
    page.rect(x, top, w, row, PALE)
    heads = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
    page.write("Item", x + 0.06, top + 0.010, 0.014, INK)
    for c in range(columns):
        page.write(heads[c % 12], x + 0.27 + (c + 0.9) * cell, top + 0.010, 0.014, INK, "right")
    names = ("Desks", "Task chairs", "Shelving", "Monitors", "Laptops", "Printers", "Network", "Lighting")
    rows = int((y + h - top - 0.05) / row)
    for r in range(1, rows):
        line = top + r * row
        total = r % 9 == 0
        if total:
            page.rect(x, line, w, row, "#e3f1ee")
        page.write(str(r), x + 0.035, line + 0.011, 0.012, GREY, "right")
        label = "Total" if total else names[(r - 1) % len(names)]
        page.write(label, x + 0.06, line + 0.010, 0.014, accent if total else INK)
        for c in range(columns):
            figure = f"{choose.randint(12, 98) * (9 if total else 1) * 100:,}"
            page.write(
                figure, x + 0.27 + (c + 0.9) * cell, line + 0.010, 0.014, accent if total else INK, "right"
            )
        page.rect(x, line, w, 0.0014, "#d9dfe8")
    for c in range(columns + 1):
        page.rect(x + 0.262 + c * cell, top, 0.0014, rows * row, "#e1e6ed")
    page.rect(x + 0.045, top, 0.0014, rows * row, "#d0d7e1")
    page.rect(x + 0.27 + 2 * cell, top + 4 * row, cell, row, accent, 0.002, 0.16)
    return page


def draw_document(page, x, y, w, h, title="Report", seed=3, accent=BLUE):
    """A window with a page of text, a heading, a picture frame and a small table."""
    page.window(x, y, w, h, title)
    page.rect(x, y + 0.046, w, h - 0.050, "#c9d2dd")
    sheet_w = min(w - 0.06, (h - 0.1) * 0.9)
    sx = x + (w - sheet_w) / 2
    sy = y + 0.075
    sheet_h = h - 0.085
    page.rect(sx, sy, sheet_w, sheet_h, "#ffffff")
    inner = sheet_w - 0.12
    page.write("Office fit-out, phase 2", sx + 0.06, sy + 0.05, 0.024, accent)
    page.rect(sx + 0.06, sy + 0.088, inner, 0.002, PALE)
    page.paragraph(sx + 0.06, sy + 0.115, inner, 6, 0.013, INK, 1.9, seed)
    below = sy + 0.115 + 6 * 0.026
    if below + 0.2 < sy + sheet_h:
        page.rect(sx + 0.06, below, inner, 0.13, "#eef2f6", 0.004)
        for i in range(9):
            tall = 0.03 + 0.07 * abs(sin(i * 1.3 + seed))
            page.rect(
                sx + 0.08 + i * (inner - 0.04) / 9,
                below + 0.118 - tall,
                (inner - 0.04) / 14,
                tall,
                accent,
                0.002,
            )
        lines = max(1, int((sy + sheet_h - below - 0.19) / 0.026))
        page.paragraph(sx + 0.06, below + 0.155, inner, lines, 0.013, INK, 1.9, seed + 1)
    return page


def draw_dashboard(page, x, y, w, h, accent=BLUE):
    """Figures in tiles, a bar chart, a line and a ring, with a side bar."""
    side = 0.20
    page.rect(x, y, w, h, "#f3f5f8")
    page.rect(x, y, side, h, "#222c3c")
    page.write("Overview", x + 0.025, y + 0.030, 0.020, "#ffffff")
    for i, label in enumerate(("Sales", "Stock", "Orders", "Clients", "Reports", "Settings")):
        if i == 0:
            page.rect(x + 0.012, y + 0.098 + i * 0.058, side - 0.024, 0.042, accent, 0.006)
        page.write(label, x + 0.05, y + 0.112 + i * 0.058, 0.015, "#ffffff" if i == 0 else "#9fb0c6")
        page.rect(x + 0.024, y + 0.111 + i * 0.058, 0.016, 0.016, "#ffffff" if i == 0 else "#61718a", 0.003)
    page.rect(x + side, y, w - side, 0.075, "#ffffff")
    page.write("Monthly summary", x + side + 0.04, y + 0.027, 0.022, INK)
    page.rect(x + w - 0.06, y + 0.022, 0.032, 0.032, PALE, 0.016)
    tiles = (
        ("Revenue", "412,800", accent),
        ("Orders", "1,264", TEAL),
        ("Returns", "1.8 %", AMBER),
        ("Open", "37", RED),
    )
    gap = 0.035
    wide = (w - side - gap * 5) / 4
    for i, (label, figure, colour) in enumerate(tiles):
        tx = x + side + gap + i * (wide + gap)
        page.rect(tx, y + 0.105, wide, 0.145, "#ffffff", 0.010)
        page.write(label, tx + 0.025, y + 0.130, 0.015, GREY)
        page.write(figure, tx + 0.025, y + 0.168, 0.028, INK)
        page.rect(tx + 0.025, y + 0.220, wide - 0.05, 0.008, PALE, 0.004)
        page.rect(tx + 0.025, y + 0.220, (wide - 0.05) * (0.72, 0.55, 0.2, 0.4)[i], 0.008, colour, 0.004)
    left = (w - side - gap * 3) * 0.64
    cy = y + 0.285
    ch = h - 0.320
    page.rect(x + side + gap, cy, left, ch, "#ffffff", 0.010)
    page.write("Revenue by month", x + side + gap + 0.03, cy + 0.028, 0.017, INK)
    base = cy + ch - 0.055
    for i in range(5):
        page.rect(x + side + gap + 0.07, base - i * (ch - 0.15) / 4.2, left - 0.10, 0.0015, PALE)
        page.write(
            str(i * 20), x + side + gap + 0.06, base - i * (ch - 0.15) / 4.2 - 0.006, 0.012, GREY, "right"
        )
    step = (left - 0.11) / 12
    for i, letter in enumerate("JFMAMJJASOND"):
        tall = (ch - 0.17) * (0.42 + 0.038 * i + 0.13 * sin(i * 1.9))
        bx = x + side + gap + 0.08 + i * step
        page.rect(bx, base - tall * 0.72, step * 0.30, tall * 0.72, "#c3d5ec", 0.002)
        page.rect(bx + step * 0.34, base - tall, step * 0.30, tall, accent, 0.002)
        page.write(letter, bx + step * 0.22, base + 0.014, 0.012, GREY)
    rx = x + side + gap * 2 + left
    rw = w - side - gap * 3 - left
    page.rect(rx, cy, rw, ch, "#ffffff", 0.010)
    page.write("By team", rx + 0.03, cy + 0.028, 0.017, INK)
    radius = min(rw * 0.28, ch * 0.20)
    ox = rx + rw / 2
    oy = cy + 0.075 + radius * 1.15
    angle = np.arctan2(page.x - ox, -(page.y - oy)) % (2 * pi)
    band = np.abs(np.hypot(page.x - ox, page.y - oy) - radius) - radius * 0.17
    for start, end, colour in ((0, 2.6, accent), (2.6, 4.2, TEAL), (4.2, 5.4, AMBER), (5.4, 6.3, "#c8d0dc")):
        inside = np.where((angle >= start) & (angle < end), band, 1.0)
        page.paint(inside, colour)
    page.pixels = page.pixels.astype(np.float32)
    page.write("64 %", ox, oy - 0.011, 0.022, INK, "centre")
    for i, (label, colour) in enumerate((("Offices", accent), ("Schools", TEAL), ("Clinics", AMBER))):
        ly = oy + radius * 1.2 + 0.040 + i * 0.045
        if ly > cy + ch - 0.03:
            break
        page.rect(rx + 0.035, ly, 0.014, 0.014, colour, 0.003)
        page.write(label, rx + 0.065, ly, 0.015, INK)
    return page


def draw_mail(page, x, y, w, h, title="Mail"):
    """A window with a list of messages and an open letter."""
    page.window(x, y, w, h, title)
    list_w = w * 0.34
    page.rect(x, y + 0.046, list_w, h - 0.052, "#f5f7fa")
    names = (
        "Reception",
        "Finance",
        "Site office",
        "Delivery desk",
        "Support",
        "Sales",
        "Design team",
        "Stores",
    )
    rows = int((h - 0.07) / 0.082)
    for i in range(rows):
        ly = y + 0.056 + i * 0.082
        if i == 1:
            page.rect(x + 0.006, ly, list_w - 0.012, 0.074, "#dbe7f6", 0.006)
        page.write(names[i % len(names)], x + 0.025, ly + 0.012, 0.015, INK)
        page.paragraph(x + 0.025, ly + 0.038, list_w - 0.06, 1, 0.012, GREY, 1.7, 20 + i)
    bx = x + list_w + 0.04
    bw = w - list_w - 0.08
    page.write("Invoice for July", bx, y + 0.075, 0.022, INK)
    page.write("Finance, 09:20", bx, y + 0.112, 0.014, GREY)
    page.rect(bx, y + 0.145, bw, 0.0016, PALE)
    lines = int((h - 0.24) / 0.028)
    page.paragraph(bx, y + 0.170, bw, min(7, lines), 0.014, INK, 2.0, 5)
    if lines > 10:
        page.paragraph(bx, y + 0.170 + 8 * 0.028, bw, lines - 9, 0.014, INK, 2.0, 6)
    return page


def draw_plan(page, x, y, w, h, paper="#f6f7f8", line=INK, title="Level 2, floor plan"):
    """A floor plan: walls, doors, desks, a stair and dimension lines, in a drawing program."""
    page.rect(x, y, w, h, "#2a2f37")
    page.write(title, x + 0.02, y + 0.016, 0.016, "#dfe4ea")
    page.rect(x, y + 0.046, w, 0.002, "#171a1f")
    for i in range(10):
        page.rect(
            x + 0.014, y + 0.075 + i * 0.052, 0.022, 0.022, ("#6f7b8b", "#8a97a8", "#4f8fc4")[i % 3], 0.004
        )
    ax, ay = x + 0.05, y + 0.048
    aw, ah = w - 0.05 - 0.24, h - 0.048
    page.rect(ax, ay, aw, ah, paper)
    for i in range(1, int(aw / 0.05)):
        page.rect(ax + i * 0.05, ay, 0.0010, ah, "#e4e8ec")
    for i in range(1, int(ah / 0.05)):
        page.rect(ax, ay + i * 0.05, aw, 0.0010, "#e4e8ec")
    px, py = ax + aw * 0.08, ay + ah * 0.13
    pw, ph = aw * 0.84, ah * 0.72
    thick = 0.011

    def wall(u0, v0, u1, v1):
        x0, y0, x1, y1 = px + u0 * pw, py + v0 * ph, px + u1 * pw, py + v1 * ph
        page.rect(x0 - thick / 2, y0 - thick / 2, x1 - x0 + thick, y1 - y0 + thick, line)

    for ends in ((0, 0, 1, 0), (0, 1, 0.40, 1), (0.48, 1, 1, 1), (0, 0, 0, 1), (1, 0, 1, 1)):
        wall(*ends)
    for ends in (
        (0.30, 0, 0.30, 0.30),
        (0, 0.42, 0.22, 0.42),
        (0.30, 0.42, 0.62, 0.42),
        (0.62, 0, 0.62, 0.42),
    ):
        wall(*ends)
    for ends in (
        (0.70, 0.58, 1, 0.58),
        (0.70, 0.58, 0.70, 0.80),
        (0.70, 0.92, 0.70, 1),
        (0.72, 0.42, 1, 0.42),
    ):
        wall(*ends)
    swing = np.hypot(page.x - px - 0.40 * pw, page.y - py - ph)
    reach = 0.08 * pw
    quarter = np.where((page.x > px + 0.40 * pw) & (page.y < py + ph), np.abs(swing - reach) - 0.0012, 1.0)
    page.paint(quarter, "#7d8896")
    page.pixels = page.pixels.astype(np.float32)
    for u, v in (
        (0.06, 0.10),
        (0.06, 0.24),
        (0.40, 0.10),
        (0.40, 0.24),
        (0.08, 0.58),
        (0.24, 0.58),
        (0.40, 0.58),
    ):
        dx, dy = px + u * pw, py + v * ph
        page.rect(dx, dy, 0.085, 0.045, "#b9cfe6", 0.003)
        page.rect(dx + 0.030, dy + 0.050, 0.026, 0.018, "#dbe5ef", 0.008)
    page.rect(px + 0.76 * pw, py + 0.14 * ph, 0.13 * pw, 0.14 * ph, "#e6d3ae", 0.020)
    for i in range(8):
        page.rect(px + 0.74 * pw + i * 0.028 * pw, py + 0.66 * ph, 0.0018, 0.24 * ph, "#7d8896")
    for v, label in ((-0.07, "18,400"), (1.07, "18,400")):
        page.rect(px, py + v * ph, pw, 0.0014, BLUE)
        page.rect(px, py + v * ph - 0.008, 0.002, 0.016, BLUE)
        page.rect(px + pw, py + v * ph - 0.008, 0.002, 0.016, BLUE)
        page.rect(px + pw / 2 - 0.05, py + v * ph - 0.011, 0.10, 0.022, paper)
        page.write(label, px + pw / 2, py + v * ph - 0.008, 0.015, BLUE, "centre")
    for u, v, label in (
        (0.12, 0.345, "Office 1"),
        (0.46, 0.36, "Office 2"),
        (0.18, 0.80, "Open desks"),
        (0.80, 0.33, "Meeting"),
    ):
        page.write(label, px + u * pw, py + v * ph, 0.014, "#5b6675", "centre")
    sx = x + w - 0.24
    page.rect(sx, ay, 0.24, ah, "#343a44")
    page.write("Layers", sx + 0.022, ay + 0.022, 0.016, "#dfe4ea")
    for i, label in enumerate(("Walls", "Doors", "Furniture", "Power", "Network", "Lighting", "Sizes")):
        ly = ay + 0.062 + i * 0.044
        page.rect(
            sx + 0.022, ly, 0.015, 0.015, (INK, "#7d8896", "#b9cfe6", AMBER, TEAL, "#d8c56a", BLUE)[i], 0.003
        )
        page.write(label, sx + 0.052, ly, 0.014, "#b6c0cc")
    page.rect(sx + 0.02, ay + 0.40, 0.20, 0.0016, "#4a525e")
    for i, label in enumerate(("Width", "Depth", "Height", "Scale")):
        ly = ay + 0.43 + i * 0.045
        page.write(label, sx + 0.022, ly, 0.013, "#8f9bab")
        page.rect(sx + 0.11, ly - 0.007, 0.11, 0.028, "#262b33", 0.004)
        page.write(("1,600", "800", "740", "1:100")[i], sx + 0.21, ly, 0.013, "#dfe4ea", "right")
    return page


def draw_calendar(page, x, y, w, h):
    """A month with a marked day."""
    page.window(x, y, w, h, "July")
    for i, day in enumerate("SMTWTFS"):
        page.write(day, x + (i + 0.5) * w / 7, y + 0.070, 0.015, GREY, "centre")
    rows = 5
    for i in range(31):
        cx = x + ((i + 3) % 7 + 0.5) * w / 7
        cy = y + 0.110 + ((i + 3) // 7) * (h - 0.13) / rows
        if i == 13:
            page.rect(cx - 0.022, cy - 0.013, 0.044, 0.040, BLUE, 0.010)
        page.write(str(i + 1), cx, cy, 0.014, "#ffffff" if i == 13 else INK, "centre")
    return page
