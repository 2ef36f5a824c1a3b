"""Reception counters, straight and curved."""
from math import cos, pi, radians, sin

from finishes import BLACK, OAK, WHITE
from furniture_parts import Face, arc_outline, finish, mobile_pedestal
from geometry import box, prism, slab
from materials import glow
from workbench import collection


def light_strip(width, depth, height, location, rotation=(0, 0, 0), colour="#ffd79a", strength=2.2):
    """A glowing LED profile."""
    return box(
        width, depth, height, location, glow(colour, strength), 0.001, rotation=rotation, name="light line"
    )


def reception_counter(
    w=2.4,
    d=0.80,
    h=1.10,
    front="straight",
    cladding="slats",
    face_finish=OAK,
    shell=WHITE,
    counter=WHITE,
    plinth=BLACK,
    light=True,
    link=True,
    name="reception_counter",
):
    """Reception counter, straight or curved front: 2.40 x 0.80 x 1.10 m, work top at 0.74 m, lit under the ledge."""
    model = collection(name, link)
    body = finish(shell)
    if front == "curved":
        _curved_reception(w, h, cladding, face_finish, body, finish(counter), finish(plinth), light)
        return model
    y_front = -d / 2
    face = Face(0, y_front + 0.09, 0)
    face.block(w - 0.16, 0.05, 0.08, 0, -0.05, 0.04, finish(plinth), 0.002, name="plinth")
    skin_h = h - 0.08 - 0.16
    skin_z = 0.08 + skin_h / 2
    face.panel(
        w - 0.16,
        skin_h,
        0.025,
        0,
        skin_z,
        finish(face_finish if cladding != "slats" else "#1c1a18"),
        -0.025,
        name="front",
    )
    if cladding == "slats":
        pitch = 0.046
        count = int((w - 0.20) / pitch)
        for index in range(count):
            u = (index - (count - 1) / 2) * pitch
            face.panel(
                0.030,
                skin_h - 0.010,
                0.022,
                u,
                skin_z,
                finish(face_finish, "Y"),
                0,
                radius=0.003,
                bevel=0.002,
                name="slat",
            )
    if cladding == "panel":
        for index in range(3):
            u = (index - 1) * (w - 0.17) / 3
            face.panel(
                (w - 0.17) / 3 - 0.006,
                skin_h - 0.012,
                0.016,
                u,
                skin_z,
                finish(face_finish, "X"),
                0,
                radius=0.002,
                name="field",
            )
    # recess below the ledge with its light line
    face.block(w - 0.16, 0.02, 0.16, 0, -0.050, h - 0.13, finish("#4a4641"), 0.001, name="recess")
    if light:
        light_strip(w - 0.14, 0.014, 0.022, (0, y_front + 0.118, h - 0.064))
        light_strip(w - 0.14, 0.012, 0.016, (0, y_front + 0.100, 0.066))
    # white shell: ledge and two cheeks
    slab(
        w,
        0.36,
        0.050,
        (0, y_front + 0.18, h - 0.025),
        finish(counter),
        radius=0.006,
        bevel=0.004,
        name="ledge",
    )
    for side in (-1, 1):
        cheek = Face(side * (w / 2 - 0.030) + 0.030, y_front + 0.18, pi / 2)
        cheek.panel(
            0.36, h - 0.050, 0.060, 0, (h - 0.050) / 2, body, -0.060, radius=0.003, bevel=0.003, name="cheek"
        )
        back = Face(side * (w / 2 - 0.055) + 0.015, y_front + 0.36 + (d - 0.36) / 2, pi / 2)
        back.panel(d - 0.36, 0.715, 0.030, 0, 0.715 / 2, body, -0.030, name="side")
    slab(
        w - 0.08,
        d - 0.12,
        0.028,
        (0, y_front + 0.12 + (d - 0.12) / 2, 0.730),
        finish(face_finish),
        radius=0.004,
        bevel=0.002,
        name="work top",
    )
    mobile_pedestal(w / 2 - 0.34, d / 2 - 0.30, pi, shell, shell)
    return model


def _curved_reception(w, h, cladding, face_finish, body, counter, plinth, light):
    """Curved reception front: an arc of 120 degrees swung around a point behind the counter."""
    half = radians(60)
    # the ledge stands out by 30 mm and one degree at each end, and is the widest part
    radius = w / 2 / sin(half + radians(1)) - 0.030
    y_centre = radius * (1 - cos(half)) / 2 + radius * cos(half) - 0.05
    start, end = 270 - 60, 270 + 60
    place = (0, y_centre, 0)

    def ring(inner, outer, height, z, material, bevel=0.003, grow=0.0, name="arc"):
        """A ring segment centred at height z; grow widens it by degrees at both ends."""
        outline = arc_outline(inner, outer, start - grow, end + grow)
        return prism(outline, height, (0, y_centre, z), material, bevel, 3, name=name)

    skin_h = h - 0.08 - 0.16
    skin_z = 0.08 + skin_h / 2
    ring(radius - 0.16, radius - 0.08, 0.08, 0.04, plinth, 0.001, -1, "plinth")
    if cladding == "slats":
        ring(radius - 0.06, radius - 0.024, skin_h, skin_z, finish("#1c1a18"), 0.001, name="skin")
        count = int(radians(120) * radius / 0.046)
        for index in range(count):
            angle = radians(start + 120 * (index + 0.5) / count)
            turn = angle + pi / 2
            slat = Face(
                place[0] + (radius - 0.024) * cos(angle), y_centre + (radius - 0.024) * sin(angle), turn
            )
            slat.panel(
                0.030,
                skin_h - 0.010,
                0.022,
                0,
                skin_z,
                finish(face_finish, "Y"),
                0,
                radius=0.003,
                bevel=0.002,
                name="slat",
            )
    else:
        ring(radius - 0.06, radius, skin_h, skin_z, finish(face_finish), 0.003, name="skin")
        for z in (0.08 + skin_h / 3, 0.08 + skin_h * 2 / 3):
            ring(radius - 0.05, radius + 0.0015, 0.008, z, finish("metal:#b9bcbf"), 0.0005, 0.02, "line")
    ring(radius - 0.12, radius - 0.070, 0.16, h - 0.13, finish("#4a4641"), 0.001, -0.2, "recess")
    if light:
        ring(
            radius - 0.071,
            radius - 0.058,
            0.022,
            h - 0.064,
            glow("#ffd79a", 2.2),
            0.001,
            -0.5,
            "light line",
        )
        ring(radius - 0.081, radius - 0.066, 0.016, 0.066, glow("#ffd79a", 2.0), 0.001, -1, "light line")
    ring(radius - 0.34, radius + 0.03, 0.050, h - 0.025, counter, 0.004, 1.0, "ledge")
    ring(radius - 0.71, radius - 0.06, 0.028, 0.730, finish(face_finish), 0.002, -0.5, "work top")
    for angle_deg, side in ((start, -1), (end, 1)):
        angle = radians(angle_deg)
        cheek = Face(
            place[0] + (radius - 0.17) * cos(angle),
            y_centre + (radius - 0.17) * sin(angle),
            angle + (pi if side < 0 else 0),
        )
        cheek.panel(
            0.33, h - 0.05, 0.040, 0, (h - 0.05) / 2, body, -0.020, radius=0.003, bevel=0.003, name="cheek"
        )
        inner = Face(
            place[0] + (radius - 0.525) * cos(angle),
            y_centre + (radius - 0.525) * sin(angle),
            angle + (pi if side < 0 else 0),
        )
        inner.panel(0.39, 0.715, 0.030, 0, 0.715 / 2, body, -0.030, name="side")
