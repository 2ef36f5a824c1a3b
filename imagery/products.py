"""products.py - parametric office furniture and IT models.  Every function builds into a fresh collection and returns it."""
from kit import *
import kit


# ---------------------------------------------------------------- (a) sit-stand desk
def desk(
    w=1.6, d=0.8, h=0.74, top="wood", topcol="#c39b6c", frame="#26282b", tray=True, link=True, name="desk"
):
    C = collection(name, link)
    F = powder(frame)
    dark = plastic("#1b1c1e")
    T = 0.025
    slab(
        w,
        d,
        T,
        (0, 0, h - T / 2),
        wood(topcol) if top == "wood" else plastic(topcol, 0.5),
        r=0.018,
        bev=0.0022,
        seg=4,
        name="top",
    )
    if top == "wood":
        slab(w - 0.004, d - 0.004, 0.002, (0, 0, h - T - 0.001), plastic("#3a3028"), r=0.018, bev=0)
    cx = w / 2 - 0.24
    for sx in (-1, 1):
        x = sx * cx
        # foot: tapered beam
        pts = [(x, -0.35, 0.022), (x, -0.20, 0.026), (x, 0, 0.030), (x, 0.20, 0.026), (x, 0.35, 0.022)]
        sweep(
            pts,
            F,
            section=rrect(0.072, 0.030, 0.007, 4),
            scale=lambda t: (1 - 0.16 * abs(2 * t - 1) ** 2, 1 - 0.45 * abs(2 * t - 1) ** 1.5),
            smooth=8,
            name="foot",
        )
        for y in (-0.325, 0.325):
            cyl(0.021, 0.010, (x, y, 0.005), rubber(), 0.002)
        # three-stage column
        z1, z2 = 0.36, 0.56
        slab(0.060, 0.090, z1 - 0.04, (x, 0, 0.04 + (z1 - 0.04) / 2), F, r=0.010, bev=0.001, name="col1")
        slab(0.0625, 0.0925, 0.012, (x, 0, z1 - 0.006), dark, r=0.011, bev=0.0015)
        slab(0.053, 0.083, z2 - z1, (x, 0, (z1 + z2) / 2), F, r=0.009, bev=0.001)
        slab(0.0555, 0.0855, 0.010, (x, 0, z2 - 0.005), dark, r=0.010, bev=0.0015)
        slab(0.046, 0.076, h - T - z2, (x, 0, (z2 + h - T) / 2), F, r=0.008, bev=0.001)
        box(0.085, 0.10, 0.055, (x, 0, h - T - 0.030), F, 0.004)  # motor housing
        box(0.05, d * 0.80, 0.022, (x, 0, h - T - 0.012), F, 0.003)  # side bracket
        slab(0.105, 0.16, 0.010, (x, 0, 0.048), F, r=0.012, bev=0.0025)  # base plate
        for yy in (-0.06, 0.06):
            cyl(0.0065, 0.005, (x, yy, 0.0545), metal("#8a8c90", 0.25), 0.001, 6)
    for y in (-0.055, 0.055):
        box(2 * cx, 0.022, 0.030, (0, y, h - T - 0.018), F, 0.002)  # cross rails
    if tray:

        def f(u, v):
            return (
                (u - 0.5) * w * 0.52,
                0.16 + 0.055 * cos(pi * v + pi) * 1.0,
                h - T - 0.045 - 0.075 * sin(pi * v),
            )

        surf(f, 2, 16, F, thick=0.0015, name="tray")
    # handset with display and buttons
    hx = w / 2 - 0.30
    box(0.118, 0.062, 0.018, (hx, -d / 2 + 0.034, h - T - 0.010), plastic("#17181a", 0.35), 0.004)
    box(0.112, 0.006, 0.0145, (hx, -d / 2 + 0.0005, h - T - 0.010), glossblack(), 0.002)
    text(
        "74.0", 0.0095, (hx - 0.033, -d / 2 - 0.0029, h - T - 0.010), glow("#e8f6ff", 2.2), rot=(pi / 2, 0, 0)
    )
    for i in range(4):
        cyl(
            0.0038,
            0.0012,
            (hx + 0.002 + i * 0.0135, -d / 2 - 0.003, h - T - 0.010),
            plastic("#55585c", 0.3),
            0.0004,
            24,
            rot=(pi / 2, 0, 0),
        )
    # cable port
    lathe(
        [
            (0.030, 0),
            (0.034, 0.0008),
            (0.036, 0.0018),
            (0.0355, 0.003),
            (0.030, 0.0032),
            (0.0285, 0.002),
            (0.0285, -0.004),
        ],
        (-w / 2 + 0.22, d / 2 - 0.095, h),
        dark,
        40,
    )
    cyl(0.0285, 0.001, (-w / 2 + 0.22, d / 2 - 0.095, h + 0.0008), rubber("#0c0c0c"), 0.0002)
    # power lead
    sweep(
        [
            (cx * 0.2, 0.16, h - 0.12),
            (cx * 0.45, 0.20, h - 0.16),
            (cx - 0.10, 0.16, h - 0.20),
            (cx - 0.045, 0.055, h - 0.34),
            (cx - 0.040, 0.05, 0.20),
            (cx - 0.03, 0.08, 0.04),
            (cx + 0.06, 0.22, 0.006),
            (cx + 0.10, 0.42, 0.006),
        ],
        plastic("#161616", 0.5),
        r=0.0035,
        n=8,
        name="lead",
    )
    return C


# ---------------------------------------------------------------- castor (shared)
def castor(x, y, z, ang, mat, wheel, r=0.027):
    """twin-wheel castor, stem top at z"""
    R = Matrix.Rotation(ang, 4, "Z")

    def at(a, b, c):
        return tuple(Vector((x, y, 0)) + (R @ Vector((a, b, 0))))[:2] + (c,)

    for s in (-1, 1):
        lathe(
            [
                (0, -0.0085),
                (0.012, -0.0085),
                (0.014, -0.0065),
                (r - 0.006, -0.0065),
                (r - 0.001, -0.0075),
                (r, -0.005),
                (r, 0.005),
                (r - 0.001, 0.0075),
                (r - 0.006, 0.0065),
                (0.0, 0.0065),
            ],
            at(s * 0.0125, 0.014, r),
            wheel,
            36,
            rot=(pi / 2, 0, ang + pi / 2),
            name="wheel",
        )
        cyl(0.0085, 0.019, at(s * 0.0125, 0.014, r), mat, 0.001, 24, rot=(pi / 2, 0, ang + pi / 2))

    # hood: half ring between and over the wheels
    def f(u, v):
        return (
            (u - 0.5) * 0.026,
            (r + 0.004) * cos(pi * (-0.08 + 1.0 * v)),
            (r + 0.004) * sin(pi * (-0.08 + 1.0 * v)),
        )

    surf(f, 4, 22, mat, thick=0.003, loc=at(0, 0.014, r), rot=(0, 0, ang), name="hood")
    box(0.006, 0.036, 0.036, at(0, 0.010, r + 0.006), mat, 0.002, rot=(0, 0, ang))
    cyl(0.0115, max(0.012, z - (2 * r + 0.001)), (x, y, (z + 2 * r + 0.001) / 2), mat, 0.002)


# ---------------------------------------------------------------- (b) task chair
def chair(
    seatcol="#3c4450",
    meshcol="#16181a",
    frame="#1d1e20",
    base="metal",
    headrest=False,
    arms=True,
    seat_h=0.475,
    link=True,
    name="chair",
    turn=12,
    armw=0.29,
    flatmesh=0.0,
):
    C = collection(name, link)
    P = plastic(frame, 0.44)
    B = metal("#cfd1d4", 0.16) if base == "metal" else plastic(frame, 0.40)
    W = plastic("#2a2b2d", 0.5)
    rub = rubber()
    # five-star base
    lathe(
        [
            (0.0, 0.088),
            (0.034, 0.088),
            (0.040, 0.094),
            (0.042, 0.110),
            (0.040, 0.128),
            (0.034, 0.136),
            (0.030, 0.138),
            (0, 0.138),
        ],
        (0, 0, 0),
        B,
        48,
    )
    for i in range(5):
        a = radians(turn + 72 * i)
        c, s = cos(a), sin(a)
        pts = [
            (c * q, s * q, z)
            for q, z in ((0.025, 0.112), (0.10, 0.113), (0.19, 0.103), (0.27, 0.088), (0.318, 0.078))
        ]
        sweep(
            pts,
            B,
            section=rrect(0.052, 0.036, 0.012, 5),
            scale=lambda t: (1 - 0.42 * t, 1 - 0.45 * t),
            smooth=8,
            name="spoke",
        )
        cyl(0.0165, 0.020, (c * 0.318, s * 0.318, 0.074), B, 0.005)
        castor(c * 0.318, s * 0.318, 0.068, a + 2.2 * sin(i * 2.7 + 1), P, W)
    # gas lift
    lathe(
        [(0, 0.10), (0.0265, 0.10), (0.0265, 0.235), (0.0255, 0.238), (0.0225, 0.240), (0, 0.240)],
        (0, 0, 0),
        P,
        40,
    )
    cyl(0.014, 0.20, (0, 0, 0.32), metal("#a9acb0", 0.12), 0.001)
    # mechanism
    zs = seat_h - 0.075
    prism(
        [
            (-0.07, -0.13),
            (0.07, -0.13),
            (0.085, -0.06),
            (0.085, 0.08),
            (0.05, 0.15),
            (-0.05, 0.15),
            (-0.085, 0.08),
            (-0.085, -0.06),
        ],
        0.050,
        (0, 0.01, zs - 0.012),
        P,
        0.010,
        4,
        name="mech",
    )
    lathe([(0, -0.045), (0.036, -0.045), (0.042, -0.02), (0.050, 0), (0, 0)], (0, 0, zs - 0.030), P, 32)
    for sx, y in ((1, -0.05), (-1, -0.02)):
        sweep(
            [
                (sx * 0.06, y, zs - 0.01),
                (sx * 0.15, y - 0.005, zs - 0.012),
                (sx * 0.215, y - 0.015, zs - 0.018),
            ],
            P,
            r=0.0055,
            n=10,
        )
        slab(
            0.055,
            0.022,
            0.008,
            (sx * 0.235, y - 0.018, zs - 0.020),
            P,
            r=0.010,
            bev=0.003,
            rot=(0, sx * 0.15, -sx * 0.1),
        )
    for sx in (-1, 1):
        box(0.045, 0.30, 0.016, (sx * 0.11, 0, zs + 0.018), P, 0.004)

    # seat: shell + cushion with waterfall front and a slight dish
    def shape(x, y):
        t = max(0, (-y - 0.10) / 0.15)
        e = max(0, (y - 0.12) / 0.12)
        return -0.040 * t * t + 0.012 * e * e + 0.055 * x * x * 4 * 0.25

    cushion(0.475, 0.455, 0.045, (0, -0.010, zs + 0.048), P, n=3.6, edge=4, shape=shape, name="shell")
    cushion(
        0.505,
        0.485,
        0.082,
        (0, -0.010, zs + 0.083),
        fabric(seatcol),
        n=3.8,
        edge=7,
        shape=shape,
        seam=fabric(seatcol, var=0.2),
        name="seat",
    )
    # back: curved surface, outline, mesh
    zb, H = seat_h + 0.095, 0.56

    def back(u, v):  # u -1..1, v 0..1
        w = 0.235 * (1 - 0.20 * max(0, v - 0.45) ** 1.3 * 2.2 - 0.20 * max(0, 0.40 - v) ** 1.6 * 1.8)
        y = 0.215 + 0.145 * v - 0.062 * math.exp(-(((v - 0.24) / 0.24) ** 2)) + 0.035 * max(0, v - 0.7)
        return Vector((u * w, y - 0.075 * u * u * (0.6 + 0.4 * v), zb + H * v))

    def half(v):
        return max(0.0, 1 - abs(2 * v - 1) ** 5) ** (1 / 3.2)

    ring = []
    for i in range(80):
        a = 2 * pi * i / 80
        c, s = cos(a), sin(a)
        k = (abs(c) ** 4.2 + abs(s) ** 4.2) ** (-1 / 4.2)
        ring.append(back(k * c, 0.5 + 0.5 * k * s))
    sweep(
        [tuple(p) for p in ring],
        P,
        section=[(x, y) for x, y in rrect(0.024, 0.017, 0.0075, 4)],
        closed=True,
        smooth=0,
        up=(0, -1, 0.15),
        name="backframe",
    )

    def sup(v):
        s = abs(2 * v - 1)
        return max(0.0, 1 - s**4.2) ** (1 / 4.2)

    surf(
        lambda u, v: back((2 * u - 1) * sup(0.004 + 0.992 * v), 0.004 + 0.992 * v),
        60,
        70,
        meshcloth(meshcol, flat=flatmesh),
        uvscale=(0.46, 0.58),
        name="mesh",
    )

    # lumbar band, sprung behind the mesh
    def lum(u, v):
        q = 2 * u - 1
        k = max(0.0, 1 - abs(q) ** 4) ** 0.5
        return back(q * 0.62, 0.265 + 0.055 * (2 * v - 1) * k) + Vector((0, 0.020, 0))

    surf(lum, 40, 10, plastic("#34363a", 0.35), thick=0.011, sub=1, name="lumbar")
    # spine: from mechanism, under the seat, up behind the back, with a yoke
    yb = back(0, 0.30).y
    sweep(
        [
            (0, 0.10, zs - 0.012),
            (0, 0.20, zs - 0.020),
            (0, 0.285, zs + 0.010),
            (0, yb + 0.075, zs + 0.10),
            (0, yb + 0.062, zb + H * 0.18),
            (0, yb + 0.052, zb + H * 0.34),
            (0, back(0, 0.45).y + 0.042, zb + H * 0.45),
        ],
        P,
        section=rrect(0.062, 0.026, 0.010, 5),
        scale=lambda t: (1.15 - 0.55 * t, 1.2 - 0.55 * t),
        up=(0, 0, 1),
        smooth=10,
        name="spine",
    )
    for sx in (-1, 1):
        e = back(sx * 0.98, 0.62)
        sweep(
            [
                (0, back(0, 0.44).y + 0.042, zb + H * 0.43),
                (sx * 0.07, back(0.3, 0.5).y + 0.040, zb + H * 0.50),
                (sx * 0.15, back(0.68, 0.57).y + 0.024, zb + H * 0.575),
                tuple(e + Vector((0, 0.006, 0))),
            ],
            P,
            section=rrect(0.030, 0.016, 0.007, 4),
            scale=lambda t: (1 - 0.35 * t, 1 - 0.2 * t),
            up=(0, 1, 0),
            smooth=10,
            name="yoke",
        )
    if headrest:
        t = back(0, 1)
        sweep(
            [
                tuple(back(0, 0.40) + Vector((0, 0.046, 0))),
                tuple(back(0, 0.62) + Vector((0, 0.048, 0))),
                tuple(back(0, 0.85) + Vector((0, 0.048, 0))),
                tuple(t + Vector((0, 0.045, 0.04))),
                tuple(t + Vector((0, 0.018, 0.11))),
            ],
            P,
            section=rrect(0.045, 0.014, 0.006, 4),
            up=(0, 1, 0),
            name="hpost",
        )
        cushion(
            0.285,
            0.155,
            0.055,
            (0, t.y - 0.012, t.z + 0.105),
            fabric(seatcol),
            n=3.2,
            edge=4,
            shape=lambda x, y: 0.050 * (x / 0.14) ** 2 + 0.010 * y / 0.07,
            rot=(pi / 2, 0, 0),
            seam=fabric(seatcol, var=0.2),
            name="head",
        )
    # arm rests
    if arms:
        for sx in (-1, 1):
            sweep(
                [
                    (sx * 0.10, 0.015, zs + 0.004),
                    (sx * 0.19, 0.02, zs - 0.006),
                    (sx * (armw - 0.022), 0.03, zs + 0.010),
                    (sx * armw, 0.035, zs + 0.075),
                    (sx * (armw + 0.002), 0.035, zs + 0.17),
                ],
                P,
                section=rrect(0.056, 0.028, 0.012, 5),
                up=(0, -1, 0),
                smooth=10,
                scale=lambda t: (1.0 - 0.12 * t, 1.0),
                name="arm",
            )
            slab(
                0.017,
                0.040,
                0.11,
                (sx * (armw + 0.002), 0.035, zs + 0.205),
                plastic("#3b3d40", 0.35),
                r=0.007,
                bev=0.001,
            )
            slab(0.040, 0.062, 0.016, (sx * (armw + 0.000), 0.030, zs + 0.258), P, r=0.012, bev=0.004)

            def ash(x, y):
                return 0.006 * (x / 0.045) ** 2 - 0.010 * max(0, (-y - 0.06) / 0.07) ** 2

            cushion(
                0.090,
                0.255,
                0.030,
                (sx * (armw - 0.008), 0.0, zs + 0.280),
                plastic("#232427", 0.58, 0.12),
                n=3.4,
                edge=5,
                shape=ash,
                rot=(0, 0, sx * 0.06),
                name="pad",
            )
    return C


# ---------------------------------------------------------------- (c) pedestal / filing cabinet
def pedestal(
    w=0.40,
    d=0.56,
    drawers=(0.12, 0.12, 0.26),
    col="#dededc",
    front=None,
    handle="recess",
    castors=True,
    link=True,
    name="pedestal",
    plinth=0.06,
    lid=None,
):
    C = collection(name, link)
    M = powder(col, 0.42)
    Fm = powder(front, 0.42) if front and front.startswith("#") else (wood(front[5:], "X") if front else M)
    dark = plastic("#101112", 0.6)
    z0 = 0.058 if castors else 0.035
    H = sum(drawers) + 0.004 * (len(drawers) - 1)
    t = 0.016
    box(t, d, H + 0.012, (-w / 2 + t / 2, 0, z0 + H / 2 + 0.006), M, 0.0015)
    box(t, d, H + 0.012, (w / 2 - t / 2, 0, z0 + H / 2 + 0.006), M, 0.0015)
    box(w - 2 * t, 0.012, H, (0, d / 2 - 0.006, z0 + H / 2), M, 0.001)
    box(w - 2 * t, d - 0.02, 0.012, (0, 0, z0 + 0.006), M, 0.001)
    slab(w, d, 0.018, (0, 0, z0 + H + 0.021), wood(lid, "Y") if lid else M, r=0.006, bev=0.003, name="lid")
    box(w - 2 * t, d - 0.02, 0.014, (0, 0.0, z0 + H + 0.006), M, 0.001)
    box(w - 2 * t - 0.002, d - 0.06, H - 0.01, (0, 0.02, z0 + H / 2), dark, 0, name="void")
    z = z0 + H
    for i, h in enumerate(drawers):
        zc = z - h / 2
        yf = -d / 2
        if handle == "recess":  # grip slot: front split round a scooped pocket
            gw, gh = 0.145, 0.030
            gz = z - 0.030 - gh / 2
            items = [
                (0, yf + 0.009, (z + gz + gh / 2) / 2, w - 2 * t - 0.005, 0.018, z - (gz + gh / 2) - 0.001),
                (
                    0,
                    yf + 0.009,
                    ((z - h) + gz - gh / 2) / 2,
                    w - 2 * t - 0.005,
                    0.018,
                    (gz - gh / 2) - (z - h) - 0.001,
                ),
            ]
            sw = (w - 2 * t - 0.005 - gw) / 2
            items += [(sx * (gw / 2 + sw / 2), yf + 0.009, gz, sw, 0.018, gh + 0.0) for sx in (-1, 1)]
            # one continuous front with a boolean-free frame
            bm = bmesh.new()
            W2, x0 = (w - 2 * t - 0.005) / 2, gw / 2
            zt, zb_, ga, gb = z - 0.002, z - h + 0.002, gz + gh / 2, gz - gh / 2
            out = [(-W2, zb_), (W2, zb_), (W2, zt), (-W2, zt)]
            inn = rrect(gw, gh, gh / 2 - 0.001, 8)
            inn = [(x, y + gz) for x, y in inn]
            vo = [bm.verts.new((x, 0, y)) for x, y in out]
            vi = [bm.verts.new((x, 0, y)) for x, y in inn]
            eo = [bm.edges.new((vo[k], vo[(k + 1) % 4])) for k in range(4)]
            ei = [bm.edges.new((vi[k], vi[(k + 1) % len(vi)])) for k in range(len(vi))]
            bmesh.ops.triangle_fill(bm, edges=eo + ei, use_beauty=True)
            ex = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])
            bmesh.ops.translate(
                bm, vec=(0, -0.018, 0), verts=[g for g in ex["geom"] if isinstance(g, bmesh.types.BMVert)]
            )
            rim = [
                e
                for e in bm.edges
                if abs(e.verts[0].co.y + 0.018) < 1e-6
                and abs(e.verts[1].co.y + 0.018) < 1e-6
                and len(e.link_faces) == 2
                and abs(e.link_faces[0].normal.angle(e.link_faces[1].normal, 0)) > 1
            ]
            bm.normal_update()
            rim = [
                e
                for e in bm.edges
                if abs(e.verts[0].co.y + 0.018) < 1e-6
                and abs(e.verts[1].co.y + 0.018) < 1e-6
                and len(e.link_faces) == 2
                and e.calc_face_angle(0) > 1
            ]
            bmesh.ops.bevel(bm, geom=rim, offset=0.0016, segments=3, profile=0.5, affect="EDGES")
            kit._finish(bm, "front", Fm, (0, yf + 0.018, 0), angle=30)

            def f(u, v, gz=gz):
                return (
                    (u - 0.5) * (gw + 0.004),
                    yf + 0.014 + 0.032 * sin(pi * v) ** 0.6 * min(1, 9 * min(u, 1 - u)),
                    gz + (v - 0.5) * (gh + 0.004),
                )

            surf(f, 16, 14, Fm if not front or front.startswith("#") else dark, name="scoop")
        else:
            box(w - 2 * t - 0.005, 0.018, h - 0.004, (0, yf + 0.009, zc), Fm, 0.0018, name="front")
            hz = z - 0.055 if h > 0.2 else zc
            for sx in (-1, 1):
                cyl(
                    0.0045,
                    0.024,
                    (sx * 0.064, yf - 0.012, hz),
                    metal("#c9cbce", 0.14),
                    0.001,
                    rot=(pi / 2, 0, 0),
                )
            sweep(
                [(-0.084, yf - 0.026, hz), (0.084, yf - 0.026, hz)],
                metal("#c9cbce", 0.14),
                section=rrect(0.011, 0.009, 0.003, 4),
                smooth=0,
                up=(0, -1, 0),
            )
        if h > 0.2 and handle != "recess":  # label holder on filing drawers
            box(0.062, 0.003, 0.034, (0, yf - 0.001, hz + 0.042), metal("#b8babd", 0.2), 0.0008)
            box(0.056, 0.001, 0.027, (0, yf - 0.0027, hz + 0.042), paint("#f7f6f2"), 0.0002)
        z -= h + 0.004
    # lock
    cyl(
        0.0095,
        0.006,
        (w / 2 - t - 0.040, -d / 2 - 0.001, z0 + H - 0.018),
        metal("#c6c8cb", 0.18),
        0.0015,
        rot=(pi / 2, 0, 0),
    )
    box(0.0016, 0.001, 0.008, (w / 2 - t - 0.040, -d / 2 - 0.0042, z0 + H - 0.018), dark, 0)
    if castors:
        for i, (sx, sy) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
            castor(
                sx * (w / 2 - 0.05),
                sy * (d / 2 - 0.06),
                z0 + 0.004,
                0.8 + i * 1.9,
                plastic("#1b1c1e"),
                plastic("#2c2d30", 0.5),
                r=0.023,
            )
    else:
        box(w - 0.03, d - 0.06, 0.035, (0, 0.015, 0.0175), plastic("#1a1b1d", 0.5), 0.002)
    return C


# ---------------------------------------------------------------- (d) laptop
KEYS = [
    ("esc|F1|F2|F3|F4|F5|F6|F7|F8|F9|F10|F11|F12|del", None),
    ("`|1|2|3|4|5|6|7|8|9|0|-|=|bksp", {13: 1.55}),
    ("tab|Q|W|E|R|T|Y|U|I|O|P|[|]|\\", {0: 1.45, 13: 1.10}),
    ("caps|A|S|D|F|G|H|J|K|L|;|'|enter", {0: 1.75, 12: 1.80}),
    ("shift|Z|X|C|V|B|N|M|,|.|/|shift", {0: 2.25, 11: 2.30}),
    ("ctrl|fn|win|alt||alt|ctrl|<|v|>", {0: 1.2, 4: 5.55, 3: 1.1, 5: 1.1}),
]


def laptop(
    w=0.313,
    d=0.221,
    body="#b9bcc0",
    keycol="#1a1b1d",
    open_deg=112,
    wall=("#0b1f4b", "#1f5fae", "#52b7c9", "#f4b183", "#f7e3d0"),
    seed=0.0,
    link=True,
    name="laptop",
    legends=True,
):
    C = collection(name, link)
    A = metal(body, 0.34)
    K = plastic(keycol, 0.5, 0.04)
    bk = plastic("#0b0b0c", 0.55)
    G = glossblack("#050506", 0.07)
    t = 0.0125
    r = 0.012
    # base: tapered underside
    slab(w, d, t * 0.55, (0, 0, 0.0025 + t - t * 0.275), A, r=r, bev=0.0011, seg=3, name="deck", n=12)
    slab(
        w - 0.002,
        d - 0.002,
        t * 0.5,
        (0, 0, 0.0025 + t * 0.28),
        A,
        r=r,
        bev=0.004,
        seg=5,
        bev_bottom=0.0045,
        name="belly",
        n=12,
    )
    for sx in (-1, 1):
        for sy in (-1, 1):
            slab(
                0.05,
                0.008,
                0.003,
                (sx * (w / 2 - 0.05), sy * (d / 2 - 0.02), 0.0015),
                rubber(),
                r=0.0035,
                bev=0.0008,
            )
    zt = 0.0025 + t
    # keyboard well + keys
    kw, kd = w - 0.040, 0.1055
    ky = d / 2 - 0.030 - kd / 2
    slab(kw + 0.004, kd + 0.004, 0.0006, (0, ky, zt + 0.0001), bk, r=0.004, bev=0.0001, name="well")
    U = kw / 14.55
    items = []
    y = ky + kd / 2
    for ri, (row, wid) in enumerate(KEYS):
        labs = row.split("|")
        wid = wid or {}
        hgt = 0.0115 if ri == 0 else 0.0187
        n = len(labs)
        ws = [wid.get(i, 1.0) for i in range(n)]
        k = (kw + 0.0) / sum(ws)
        x = -kw / 2
        y -= hgt / 2
        for lab, q in zip(labs, ws):
            kx = q * k
            items.append((x + kx / 2, y, zt + 0.0010, kx - 0.0026, hgt - 0.0026, 0.0013))
            if legends and lab:
                big = len(lab) == 1
                text(
                    lab,
                    0.0056 if big else 0.0034,
                    (x + kx / 2 - (0 if big else 0), y, zt + 0.00168),
                    plastic("#c9ccd0", 0.6, 0),
                    ext=0.00001,
                )
            x += kx
        y -= hgt / 2
    boxes(items, K, bev=0.0004, seg=2, name="keys")
    # trackpad, speaker slots, front notch
    slab(
        0.124, 0.078, 0.0004, (0, -d / 2 + 0.0465, zt + 0.00005), plastic("#6d7074", 0.5), r=0.006, bev=0.0001
    )
    slab(0.1234, 0.0774, 0.0005, (0, -d / 2 + 0.0465, zt + 0.0001), metal(body, 0.30), r=0.0058, bev=0.0002)
    slab(
        0.060, 0.004, 0.0012, (0, -d / 2 + 0.0015, zt - 0.0004), plastic("#85888c", 0.4), r=0.0018, bev=0.0003
    )
    for sx in (-1, 1):
        boxes(
            [
                (sx * (w / 2 - 0.0105), ky + kd / 2 - 0.003 - i * 0.0021, zt, 0.0062, 0.0009, 0.0004)
                for i in range(48)
            ],
            bk,
            bev=0.0001,
            seg=1,
        )
    # ports on both flanks
    for sx in (-1, 1):
        for i, (pw, ph) in enumerate(
            ((0.0092, 0.0032), (0.0092, 0.0032), (0.013, 0.0045) if sx < 0 else (0.0042, 0.0042))
        ):
            slab(
                pw,
                ph,
                0.0012,
                (sx * w / 2, d / 2 - 0.035 - i * 0.020, 0.0025 + t * 0.62),
                bk,
                r=ph / 2 - 0.0001,
                bev=0.0001,
                rot=(pi / 2, 0, pi / 2),
            )
    # hinge + lid (built flat in XY plane then rotated about the hinge)
    hy, hz = d / 2 - 0.004, zt + 0.0015
    cyl(0.0042, w * 0.72, (0, hy, hz - 0.001), plastic("#2b2c2e", 0.35), 0.001, rot=(0, pi / 2, 0))
    a = radians(180 - open_deg)
    R = Euler((a, 0, 0)).to_matrix()
    L = 0.216

    def lid(wd, dd, hh, yy, zz, mat, rr, bev=0.0006, fn=slab, **k):
        p = Vector((0, hy, hz)) + R @ Vector((0, -yy, zz))
        return fn(wd, dd, hh, tuple(p), mat, r=rr, bev=bev, rot=(a, 0, 0), **k)

    # local axes: -y from the hinge outward, lid inner face at z=0 (faces down when shut) -> flip so that the screen faces the user
    a = -radians(open_deg) + pi
    R = Euler((a - pi, 0, 0)).to_matrix()
    a = a - pi
    lid(w, L, 0.0052, L / 2 + 0.001, 0.0026, A, r, 0.0012, seg=3, n=12, name="lid")
    lid(w - 0.005, L - 0.006, 0.0008, L / 2 + 0.001, -0.0001, G, r - 0.003, 0.0002, name="bezel", n=12)
    sw, sh = w - 0.0135, (w - 0.0135) * 10 / 16
    o = surf(
        lambda u, v: ((u - 0.5) * sw, (v - 0.5) * sh, 0), 1, 1, wallpaper(wall, 1.15, seed), name="screen"
    )
    p = Vector((0, hy, hz)) + R @ Vector((0, -(L - 0.0085 - sh / 2), -0.0007))
    o.location = p
    o.rotation_euler = (R @ Euler((0, 0, 0)).to_matrix() @ Matrix.Rotation(pi, 3, "X")).to_euler()
    c = Vector((0, hy, hz)) + R @ Vector((0, -(L - 0.0052), -0.0006))
    cyl(0.0014, 0.0004, tuple(c), plastic("#1d2430", 0.1), 0.0001, 20, rot=(a, 0, 0))
    return C


# ---------------------------------------------------------------- (e) monitor
def monitor(
    diag=27,
    ratio=16 / 9,
    col="#1c1d1f",
    standcol="#b4b7ba",
    curve=0.0,
    wall=("#10131f", "#34306b", "#8a3f8f", "#e0697a", "#ffc59a"),
    seed=0.4,
    h=0.165,
    link=True,
    name="monitor",
):
    C = collection(name, link)
    P = plastic(col, 0.45)
    S = metal(standcol, 0.30)
    G = glossblack("#060607", 0.10)
    sh = diag * 0.0254 / math.sqrt(1 + ratio**2)
    sw = sh * ratio
    W, H = sw + 0.012, sh + 0.022
    zc = h + H / 2
    if curve:

        def bend(x):
            return (x * x) / (2 * curve)

    else:

        def bend(x):
            return 0.0

    def panel(w_, h_, y, zoff, mat, thick, uv=False, nm="panel"):
        return surf(
            lambda u, v: ((u - 0.5) * w_, y - bend((u - 0.5) * w_), zc + zoff + (v - 0.5) * h_),
            24 if curve else 2,
            2,
            mat,
            thick=thick,
            name=nm,
        )

    if curve:
        panel(W, H, 0.0, 0, P, 0.012)
        panel(sw + 0.004, sh + 0.004, -0.0065, 0.004, G, 0.0006)
        panel(sw, sh, -0.0072, 0.004, wallpaper(wall, 1.15, seed, 0.25), 0)
    else:
        slab(W, H, 0.010, (0, 0, zc), P, r=0.006, bev=0.0018, seg=4, rot=(pi / 2, 0, 0), name="shell")
        slab(W - 0.003, H - 0.003, 0.0006, (0, -0.0051, zc), G, r=0.005, bev=0.0002, rot=(pi / 2, 0, 0))
        surf(
            lambda u, v: ((u - 0.5) * sw, -0.0056, zc + 0.0045 + (v - 0.5) * sh),
            1,
            1,
            wallpaper(wall, 1.15, seed, 0.25),
            name="screen",
        )
        box(
            W - 0.004, 0.0016, 0.0125, (0, -0.0056, zc - H / 2 + 0.0078), plastic("#202123", 0.35), 0.0004
        )  # chin strip
    # back bulge + VESA block
    cushion(
        W * 0.72, H * 0.62, 0.062, (0, 0.034, zc - 0.005), P, n=5, edge=3.2, rot=(pi / 2, 0, 0), name="bulge"
    )
    slab(0.12, 0.12, 0.02, (0, 0.058, zc - 0.005), P, r=0.012, bev=0.004, rot=(pi / 2, 0, 0))
    cyl(
        0.0018,
        0.001,
        (W / 2 - 0.02, -0.0066, zc - H / 2 + 0.0078),
        glow("#dff0ff", 2.5),
        0.0003,
        16,
        rot=(pi / 2, 0, 0),
    )
    # stand: neck, hinge, foot
    sweep(
        [(0, 0.118, 0.012), (0, 0.116, 0.10), (0, 0.112, zc - 0.05), (0, 0.110, zc + 0.04)],
        S,
        section=rrect(0.062, 0.020, 0.008, 6),
        scale=lambda t: (1.12 - 0.2 * t, 1.1 - 0.25 * t),
        up=(0, -1, 0),
        smooth=8,
        name="neck",
    )
    cyl(0.021, 0.075, (0, 0.092, zc - 0.005), P, 0.003, rot=(0, pi / 2, 0))
    box(0.056, 0.05, 0.044, (0, 0.078, zc - 0.005), P, 0.006)
    slab(0.25, 0.195, 0.0075, (0, 0.045, 0.0047), S, r=0.020, bev=0.0022, seg=4, name="foot", n=12)
    slab(0.24, 0.185, 0.0022, (0, 0.045, 0.0012), rubber(), r=0.018, bev=0.0004)
    slab(0.085, 0.050, 0.012, (0, 0.118, 0.013), S, r=0.012, bev=0.004)
    sweep(
        [
            (0.02, 0.07, zc - 0.08),
            (0.03, 0.12, zc - 0.15),
            (0.02, 0.13, 0.10),
            (0.01, 0.20, 0.012),
            (0.05, 0.42, 0.004),
        ],
        plastic("#131313", 0.5),
        r=0.003,
        n=8,
        name="cable",
    )
    return C


# ---------------------------------------------------------------- props: plants, shelf, lamp, small things
def _copies(ob, n, place):
    """n linked duplicates of ob's mesh; place(i)->Matrix"""
    for i in range(n):
        o = bpy.data.objects.new(ob.name, ob.data)
        CUR_().objects.link(o)
        o.matrix_world = place(i)
    bpy.data.objects.remove(ob)


def CUR_():
    return kit.CUR


def pot(r, h, mat, z=0):
    lathe(
        [
            (0, z),
            (r * 0.72, z),
            (r * 0.76, z + 0.006),
            (r, z + h - 0.01),
            (r, z + h),
            (r * 0.92, z + h),
            (r * 0.90, z + h - 0.03),
            (0, z + h - 0.03),
        ],
        (0, 0, 0),
        mat,
        48,
    )
    lathe([(0, z + h - 0.028), (r * 0.9, z + h - 0.028)], (0, 0, 0), paint("#2c211a", 0.95, 0.8), 32)


def ficus(h=1.7, leaves=85, potcol="#d8d5cf", seed=1, link=True, name="ficus"):
    C = collection(name, link)
    R = random.Random(seed)
    ph = 0.34
    pot(0.19, ph, paint(potcol, 0.55, 0.05))
    bark = paint("#6b5640", 0.85, 0.5)
    trunks = []
    for k in range(3):
        a = k * 2.1 + R.random()
        pts = [(0.03 * cos(a), 0.03 * sin(a), ph - 0.04)]
        for j in range(1, 6):
            t = j / 5
            pts.append(
                (
                    0.03 * cos(a) + (0.16 * t + 0.03 * R.uniform(-1, 1)) * cos(a) * t,
                    0.03 * sin(a) + (0.16 * t + 0.03 * R.uniform(-1, 1)) * sin(a) * t,
                    ph + (h - ph) * t * (0.82 + 0.12 * k / 2),
                )
            )
        sweep(pts, bark, r=0.011, scale=lambda t: (1 - 0.6 * t,) * 2, n=10, smooth=8, name="trunk")
        trunks.append(catmull(pts, 20))
    lf = surf(
        lambda u, v: (
            (u - 0.5) * 0.125 * max(0, sin(pi * v**0.8)) ** 0.75 * (1 + 0.12 * sin(9 * v)),
            0.235 * v,
            0.035 * abs(2 * u - 1) ** 1.5 * sin(pi * v) - 0.075 * v * v + 0.006 * sin(14 * v + 5 * u),
        ),
        8,
        14,
        leafmat("#3d6a33"),
        name="leaf",
    )

    def place(i):
        tr = trunks[i % 3]
        t = 0.28 + 0.72 * ((i // 3) / (leaves / 3))
        p = tr[min(len(tr) - 1, int(t * (len(tr) - 1)))]
        az = i * 2.39996 + R.uniform(-0.4, 0.4)
        tilt = R.uniform(-0.25, 0.35) + 0.75 * (t - 0.35)
        s = R.uniform(0.75, 1.15) * (1.08 - 0.25 * t)
        return (
            Matrix.Translation(p)
            @ Matrix.Rotation(az, 4, "Z")
            @ Matrix.Rotation(tilt, 4, "X")
            @ Matrix.Translation((0, 0.035, 0))
            @ Matrix.Rotation(R.uniform(-0.3, 0.3), 4, "Y")
            @ Matrix.Scale(s, 4)
        )

    _copies(lf, leaves, place)
    return C


def snakeplant(h=0.75, n=15, potcol="#2f3336", seed=3, link=True, name="snake", ph=0.26, pr=0.15):
    C = collection(name, link)
    R = random.Random(seed)
    pot(pr, ph, paint(potcol, 0.5, 0.03))
    lf = surf(
        lambda u, v: (
            (u - 0.5) * 0.072 * (1 - v**3.5) * (0.75 + 0.5 * sin(pi * min(1, v * 1.2)) ** 0.6),
            0.018 * (2 * u - 1) ** 2 + 0.03 * v * v,
            v * (h - ph + 0.05),
        ),
        6,
        22,
        leafmat("#4c7048"),
        name="blade",
    )

    def place(i):
        a = i * 2.39996
        q = pr * 0.72 * math.sqrt((i + 0.5) / n)
        return (
            Matrix.Translation((q * cos(a), q * sin(a), ph - 0.04))
            @ Matrix.Rotation(a - pi / 2 + R.uniform(-0.7, 0.7), 4, "Z")
            @ Matrix.Rotation(-R.uniform(0.02, 0.22) * (0.4 + q / pr), 4, "X")
            @ Matrix.Scale(R.uniform(0.55, 1.05), 4)
        )

    _copies(lf, n, place)
    return C


def shelf(
    w=1.2,
    h=2.0,
    d=0.35,
    levels=5,
    woodcol="#b88e60",
    frame="#232527",
    seed=5,
    filled=True,
    link=True,
    name="shelf",
):
    C = collection(name, link)
    R = random.Random(seed)
    F = powder(frame)
    Wd = wood(woodcol)
    for x in (-w / 2 + 0.0125, w / 2 - 0.0125):
        for y in (-d / 2 + 0.0125, d / 2 - 0.0125):
            box(0.025, 0.025, h, (x, y, h / 2), F, 0.002)
        box(0.025, d, 0.025, (x, 0, h - 0.0125), F, 0.002)
        box(0.025, d, 0.025, (x, 0, 0.09), F, 0.002)
    zs = [0.12 + (h - 0.17) * i / (levels - 1) for i in range(levels)]
    for z in zs:
        slab(w - 0.004, d - 0.004, 0.024, (0, 0, z), Wd, r=0.004, bev=0.0015)
    sweep(
        [(-w / 2 + 0.01, d / 2 - 0.005, 0.13), (w / 2 - 0.01, d / 2 - 0.005, h - 0.06)],
        F,
        r=0.004,
        n=8,
        smooth=0,
    )
    sweep(
        [(w / 2 - 0.01, d / 2 - 0.005, 0.13), (-w / 2 + 0.01, d / 2 - 0.005, h - 0.06)],
        F,
        r=0.004,
        n=8,
        smooth=0,
    )
    if not filled:
        return C
    pal = ["#2f4858", "#86603f", "#c9c3b6", "#8d3b33", "#3f5d4a", "#d7a24b", "#1f2933", "#b7bcc2", "#e6e0d4"]
    for li, z in enumerate(zs[:-1]):
        top = z + 0.012
        x = -w / 2 + 0.05
        kind = ["box", "binder", "book", "book"][li % 4]
        end = w / 2 - 0.06
        if kind == "box":
            for k in range(3):
                slab(
                    0.31,
                    0.26,
                    0.20,
                    (-w / 2 + 0.22 + k * 0.36, -0.01, top + 0.10),
                    fabric(["#8b8f92", "#a79b8a", "#6f7a80"][k]),
                    r=0.02,
                    bev=0.008,
                )
                slab(
                    0.07,
                    0.002,
                    0.035,
                    (-w / 2 + 0.22 + k * 0.36, -0.142, top + 0.13),
                    paint("#f4f1ea"),
                    r=0.004,
                    bev=0.0003,
                    rot=(0, 0, 0),
                ) if False else box(
                    0.07,
                    0.003,
                    0.035,
                    (-w / 2 + 0.22 + k * 0.36, -0.141, top + 0.13),
                    paint("#f4f1ea"),
                    0.0008,
                )
        elif kind == "binder":
            k = 0
            while x < end - 0.30:
                c = ["#23303b", "#23303b", "#c8cbce", "#7d2f2b"][k % 4]
                box(0.068, 0.27, 0.31, (x + 0.034, -0.005, top + 0.155), plastic(c, 0.5), 0.004)
                box(0.048, 0.002, 0.11, (x + 0.034, -0.1405, top + 0.20), paint("#f3f1ec"), 0.0005)
                cyl(
                    0.012,
                    0.003,
                    (x + 0.034, -0.1405, top + 0.06),
                    metal("#c9ccd0", 0.25),
                    0.001,
                    rot=(pi / 2, 0, 0),
                )
                x += 0.071
                k += 1
        else:
            x += R.random() * 0.1
            while x < end - 0.22:
                tw, th, td = R.uniform(0.018, 0.045), R.uniform(0.19, 0.28), R.uniform(0.15, 0.20)
                lean = 0
                box(
                    tw,
                    td,
                    th,
                    (x + tw / 2, -0.03 + R.uniform(-0.01, 0.01), top + th / 2),
                    paint(R.choice(pal), 0.6),
                    0.0025,
                    rot=(0, lean, 0),
                )
                x += tw + 0.0015
            lathe(
                [
                    (0, 0),
                    (0.04, 0),
                    (0.058, 0.04),
                    (0.062, 0.09),
                    (0.045, 0.14),
                    (0.026, 0.17),
                    (0.030, 0.185),
                    (0.024, 0.185),
                    (0.02, 0.17),
                    (0, 0.165),
                ],
                (end - 0.06, -0.02, top),
                paint(["#c96f4a", "#e7e2d8"][li % 2], 0.4),
                40,
            )
    lathe(
        [
            (0, 0),
            (0.05, 0),
            (0.075, 0.03),
            (0.08, 0.09),
            (0.074, 0.12),
            (0.066, 0.12),
            (0.066, 0.10),
            (0, 0.10),
        ],
        (-w * 0.25, 0, zs[-1] + 0.012),
        paint("#e2ded6", 0.45),
        40,
    )
    lf = surf(
        lambda u, v: (
            (u - 0.5) * 0.05 * max(0, sin(pi * v**0.7)) ** 0.8,
            0.20 * v,
            0.09 * v - 0.20 * v * v + 0.01 * abs(2 * u - 1),
        ),
        5,
        10,
        leafmat("#54803f"),
        name="pl",
    )
    _copies(
        lf,
        30,
        lambda i: Matrix.Translation((-w * 0.25, 0, zs[-1] + 0.11))
        @ Matrix.Rotation(i * 2.4, 4, "Z")
        @ Matrix.Rotation(0.2 + 0.9 * ((i * 7) % 30) / 30, 4, "X")
        @ Matrix.Scale(0.6 + 0.5 * ((i * 13) % 30) / 30, 4),
    )
    return C


def pendant(col="#22262a", drop=1.0, r=0.19, link=True, name="pendant"):
    C = collection(name, link)
    lathe(
        [
            (0.02, 0.19),
            (0.035, 0.185),
            (0.05, 0.17),
            (r * 0.62, 0.12),
            (r * 0.93, 0.045),
            (r, 0),
            (r - 0.006, 0),
            (r * 0.90, 0.045),
            (r * 0.58, 0.115),
            (0.02, 0.16),
        ],
        (0, 0, 0),
        powder(col, 0.4),
        56,
    )
    lathe(
        [(0, 0.05), (0.035, 0.055), (0.05, 0.09), (0.035, 0.125), (0.02, 0.14), (0, 0.14)],
        (0, 0, 0),
        glow("#ffdcae", 9.0),
        32,
    )
    sweep([(0, 0, 0.18), (0, 0, 0.18 + drop)], plastic("#141414"), r=0.003, n=8, smooth=0)
    return C


def mug(col="#e9e4da", link=True, name="mug"):
    C = collection(name, link)
    lathe(
        [(0, 0), (0.036, 0), (0.039, 0.004), (0.041, 0.09), (0.0385, 0.09), (0.037, 0.008), (0, 0.008)],
        (0, 0, 0),
        paint(col, 0.25),
        40,
    )
    sweep(
        [(0.038, 0, 0.075), (0.062, 0, 0.072), (0.066, 0, 0.045), (0.056, 0, 0.022), (0.037, 0, 0.022)],
        paint(col, 0.25),
        r=0.0048,
        n=10,
    )
    return C


def papers(link=True, name="papers"):
    C = collection(name, link)
    box(0.148, 0.21, 0.012, (0, 0, 0.006), paint("#22394a", 0.55), 0.0015, rot=(0, 0, 0.12))
    box(0.21, 0.297, 0.002, (0.24, 0.02, 0.001), paint("#f8f7f3", 0.7), 0, rot=(0, 0, -0.08))
    sweep([(0.16, -0.08, 0.0045), (0.27, -0.03, 0.0045)], plastic("#15171a", 0.3), r=0.0042, n=12, smooth=0)
    return C


def keyboard(link=True, name="kbd"):
    C = collection(name, link)
    slab(0.43, 0.125, 0.010, (0, 0, 0.006), plastic("#26282b", 0.4), r=0.008, bev=0.002)
    it = []
    for r_ in range(6):
        x = -0.205
        while x < 0.20:
            w_ = 0.0172 if not (r_ == 5 and -0.10 < x < 0) else 0.10
            it.append((x + w_ / 2, 0.048 - r_ * 0.0188, 0.0125, w_ - 0.0022, 0.0165, 0.003))
            x += w_ + 0.0006
    boxes(it, plastic("#17181a", 0.5), 0.0006)
    cushion(0.062, 0.105, 0.036, (0.30, 0, 0.014), plastic("#202225", 0.4), n=2.6, edge=3)
    return C


# ---------------------------------------------------------------- (f) hero office
def hero():
    s = bpy.context.scene
    lib = {}
    lib["desk"] = desk(link=False, name="L_desk", w=1.6)
    lib["deskw"] = desk(link=False, name="L_desk2", topcol="#e6e3dd", top="lam", frame="#d9dadb")
    lib["ch"] = [
        chair(link=False, flatmesh=0.72, name="L_ch1"),
        chair(link=False, flatmesh=0.72, name="L_ch2", seatcol="#6d7f78", turn=40),
        chair(link=False, flatmesh=0.72, name="L_ch3", seatcol="#b4663f", turn=55),
    ]
    lib["mon"] = [
        monitor(link=False, name="L_m1"),
        monitor(
            link=False, name="L_m2", wall=("#0b1f4b", "#1f5fae", "#52b7c9", "#f4b183", "#f7e3d0"), seed=1.3
        ),
    ]
    lib["lap"] = laptop(link=False, name="L_lap", legends=False)
    lib["ped"] = pedestal(link=False, name="L_ped", col="#dfe0df")
    lib["shelf"] = shelf(link=False, name="L_shelf")
    lib["shelf2"] = shelf(link=False, name="L_shelf2", seed=11)
    lib["fic"] = ficus(link=False, name="L_fic", leaves=130)
    lib["fic2"] = ficus(link=False, name="L_fic2", seed=8, h=1.5, leaves=120, potcol="#3a3d40")
    lib["snake"] = snakeplant(link=False, name="L_sn")
    lib["snakes"] = snakeplant(link=False, name="L_sn2", h=0.30, n=9, ph=0.10, pr=0.06, potcol="#e4dfd5")
    lib["pen"] = pendant(link=False, name="L_pen")
    lib["mug"] = mug(link=False, name="L_mug")
    lib["pap"] = papers(link=False, name="L_pap")
    lib["kbd"] = keyboard(link=False, name="L_kbd")
    collection("room")
    X0, X1, Y0, Y1, Hc = -4.4, 4.6, -6.0, 4.6, 3.1
    wall = paint("#f0ede7", 0.8, 0.03)
    # floor: oak planks; ceiling; back and right walls; skirting
    slab(
        X1 - X0,
        Y1 - Y0,
        0.02,
        ((X0 + X1) / 2, (Y0 + Y1) / 2, -0.01),
        wood("#b59b7a", "Y", 0.32, 0.8, 0.16, 0.011, 0.75, 0.022, 0.045, 0.30),
        r=0.001,
        bev=0,
        name="floor",
    )
    box(X1 - X0, Y1 - Y0, 0.1, ((X0 + X1) / 2, (Y0 + Y1) / 2, Hc + 0.05), paint("#f7f6f3", 0.9), 0)
    box(X1 - X0, 0.1, Hc, ((X0 + X1) / 2, Y1 + 0.05, Hc / 2), wall, 0)
    box(0.1, Y1 - Y0, Hc, (X1 + 0.05, (Y0 + Y1) / 2, Hc / 2), paint("#dfe3df", 0.8), 0)
    box(X1 - X0, 0.1, Hc, ((X0 + X1) / 2, Y0 - 0.05, Hc / 2), wall, 0)
    box(X1 - X0, 0.015, 0.08, ((X0 + X1) / 2, Y1 - 0.008, 0.04), paint("#fbfaf8", 0.5), 0.002)
    # oak slat feature wall
    boxes(
        [(-1.55 + i * 0.062, Y1 - 0.018, 1.45, 0.038, 0.035, 2.9) for i in range(44)],
        wood("#a97f52", "Z", 0.5, 1.0, 0.3),
        0.002,
        2,
    )
    box(2.75, 0.012, 2.9, (-0.22, Y1 - 0.004, 1.45), paint("#24211e", 0.8), 0)
    # window wall on the left: sill, head, mullions
    al = powder("#2a2c2f", 0.4)
    box(0.16, Y1 - Y0, 0.12, (X0, (Y0 + Y1) / 2, 0.06), wall, 0.004)
    box(0.16, Y1 - Y0, 0.22, (X0, (Y0 + Y1) / 2, Hc - 0.11), wall, 0.004)
    n = 6
    bay = (Y1 - Y0) / n
    for i in range(n + 1):
        box(0.09, 0.06, Hc - 0.34, (X0, Y0 + i * bay, (Hc - 0.10) / 2), al, 0.003)
    for z in (0.14, Hc - 0.24, 2.25):
        box(0.08, Y1 - Y0, 0.045, (X0, (Y0 + Y1) / 2, z), al, 0.003)
    # outside: overexposed sky and soft green
    m = N("outside")
    uv = m.n("SeparateXYZ", {0: m.n("TexCoord").outputs["UV"]})
    nz = m.n("TexNoise", {"Vector": m.n("TexCoord").outputs["UV"], "Scale": 14, "Detail": 5})
    f = m.math("ADD", uv.outputs[1], m.math("MULTIPLY", m.math("SUBTRACT", nz, 0.5), 0.16))
    col = m.ramp(
        f,
        [
            (0.34, (0.16, 0.23, 0.12)),
            (0.42, (0.35, 0.45, 0.30)),
            (0.47, (0.80, 0.88, 0.95)),
            (0.75, (0.62, 0.80, 1.0)),
        ],
    )
    m.p(Base_Color=(0, 0, 0, 1), Specular=0, Emission=col, Emission_Strength=2.6)
    og = surf(lambda u, v: (X0 - 9, -22 + 44 * u, -8 + 20 * v), 1, 1, m.m, name="outside")
    og.visible_shadow = og.visible_diffuse = False  # or it blocks the sun

    # furniture
    def station(x, y, d, ch, mon, lap, rz, extra=0, h=0.74):
        instance(d, (x, y, 0))
        instance(mon, (x - 0.10, y + 0.12, h), 0)
        instance(lib["kbd"], (x - 0.12, y - 0.20, h))
        instance(ch, (x + 0.02, y - 0.62, 0), rz)
        if lap:
            instance(lib["lap"], (x + 0.46, y + 0.02, h), -14)
        instance(lib["mug"], (x - 0.52, y - 0.08, h), 60 + x * 40)
        instance(lib["pap"], (x - 0.60 if not lap else x - 0.62, y - 0.18, h), 6) if extra else None
        instance(lib["ped"], (x + 0.42, y + 0.04, 0))

    station(-2.35, 0.35, lib["desk"], lib["ch"][0], lib["mon"][1], True, 196, 1)
    station(-0.35, 0.35, lib["desk"], lib["ch"][1], lib["mon"][0], False, 150, 1)
    station(-2.35, 2.55, lib["desk"], lib["ch"][2], lib["mon"][0], False, 170)
    station(-0.35, 2.55, lib["desk"], lib["ch"][0], lib["mon"][1], True, 205)
    instance(lib["snakes"], (-0.35 + 0.62, 0.35 + 0.22, 0.74))
    instance(lib["snakes"], (-2.35 - 0.62, 2.55 + 0.2, 0.74), 70)
    instance(lib["shelf"], (1.98, Y1 - 0.24, 0))
    instance(lib["shelf2"], (3.24, Y1 - 0.24, 0))
    instance(lib["fic"], (-3.75, 3.95, 0), 20, 1.15)
    instance(lib["fic2"], (1.75, 0.95, 0), 140, 1.0)
    instance(lib["snake"], (-3.85, -0.9, 0), 0, 1.1)
    instance(lib["snake"], (4.15, 3.6, 0), 50, 1.2)
    for x in (-2.35, -0.35):
        for y in (0.45, 2.65):
            instance(lib["pen"], (x, y, 2.05))
    slab(
        3.9,
        2.3,
        0.012,
        (-1.35, -0.35, 0.006),
        fabric("#a9a59b", 0.012, 0.30, 0.2),
        r=0.02,
        bev=0.004,
        name="rug",
    )
    # light: sun + sky through the window, a weak bounce from the camera side
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = 9
    l.angle = radians(1.6)
    l.color = (1, 0.90, 0.76)
    o = bpy.data.objects.new("sun", l)
    s.collection.objects.link(o)
    o.rotation_euler = Vector((0.80, 0.42, -0.52)).to_track_quat("-Z", "Y").to_euler()
    for i in range(n):
        a = area(
            "sky",
            (X0 - 0.25, Y0 + (i + 0.5) * bay, 1.55),
            (X0 + 5, Y0 + (i + 0.5) * bay, 1.1),
            bay,
            85,
            (0.86, 0.93, 1),
            sy=2.6,
        )
        a.visible_camera = False
    a = area("bounce", (1.5, Y0 + 0.6, 2.6), (-0.5, 2, 0.8), 4.0, 30, (1, 0.97, 0.93), sy=1.5)
    a.visible_camera = False
    a.visible_glossy = False
    w = bpy.data.worlds.new("w")
    s.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = (0.8, 0.9, 1, 1)
    w.node_tree.nodes["Background"].inputs[1].default_value = 0.4
    # ceiling: recessed linear lights
    for x in (-2.35, -0.35, 1.9):
        box(0.09, 7.0, 0.012, (x, 0.4, Hc - 0.004), glow("#fff4e4", 2.2), 0.001)
    cam = camera(27, 5, 27, target=(-0.55, 1.1, 0.98), dist=5.0, pitch=0.3)
    cam.data.shift_y = -0.045
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = "Medium High Contrast"
    s.view_settings.exposure = 0.1
