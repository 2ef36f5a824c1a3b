"""kit.py - geometry, material, studio and render helpers for Blender 3.4 (Debian 12).  Metres, Z up, product front = -Y."""
import bpy
import bmesh
import math
import os
import random
import sys
import time
import numpy as np
from mathutils import Vector, Matrix, Euler
from math import pi, sin, cos, radians

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

CUR = None  # current collection


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    return s


def collection(name, link=True):
    global CUR
    CUR = bpy.data.collections.new(name)
    if link:
        bpy.context.scene.collection.children.link(CUR)
    return CUR


# ------------------------------------------------------------------ geometry
def _finish(bm, name, mat, loc=(0, 0, 0), rot=(0, 0, 0), smooth=True, angle=40, wn=True):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = radians(angle)
    ob = bpy.data.objects.new(name, me)
    CUR.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = rot
    if mat:
        me.materials.append(mat)
    if wn and smooth:
        m = ob.modifiers.new("wn", "WEIGHTED_NORMAL")
        m.keep_sharp = True
    return ob


def box(w, d, h, loc, mat, bev=0.002, seg=3, rot=(0, 0, 0), name="box"):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(w, d, h), verts=bm.verts)
    if bev:
        bmesh.ops.bevel(
            bm,
            geom=bm.edges[:],
            offset=min(bev, 0.49 * min(w, d, h)),
            segments=seg,
            profile=0.5,
            affect="EDGES",
            clamp_overlap=True,
        )
    return _finish(bm, name, mat, loc, rot)


def rrect(w, d, r, n=8):
    r = min(r, w / 2 - 1e-5, d / 2 - 1e-5)
    pts = []
    for cx, cy, a0 in (
        (w / 2 - r, d / 2 - r, 0),
        (-w / 2 + r, d / 2 - r, 90),
        (-w / 2 + r, -d / 2 + r, 180),
        (w / 2 - r, -d / 2 + r, 270),
    ):
        for i in range(n + 1):
            a = radians(a0 + 90 * i / n)
            pts.append((cx + r * cos(a), cy + r * sin(a)))
    return pts


def prism(outline, h, loc, mat, bev=0.002, seg=3, rot=(0, 0, 0), name="prism", bev_bottom=None):
    """extrude a 2D outline by h (centred on z), bevelling the two rims"""
    bm = bmesh.new()
    f = bm.faces.new([bm.verts.new((x, y, -h / 2)) for x, y in outline])
    ex = bmesh.ops.extrude_face_region(bm, geom=[f])
    vs = [v for v in ex["geom"] if isinstance(v, bmesh.types.BMVert)]
    bmesh.ops.translate(bm, vec=(0, 0, h), verts=vs)

    def rim(z):
        return [e for e in bm.edges if abs(e.verts[0].co.z - z) < 1e-6 and abs(e.verts[1].co.z - z) < 1e-6]

    bb = bev if bev_bottom is None else bev_bottom
    top, bot = rim(h / 2), rim(-h / 2)
    if bev:
        bmesh.ops.bevel(
            bm,
            geom=top,
            offset=min(bev, 0.49 * h),
            segments=seg,
            profile=0.5,
            affect="EDGES",
            clamp_overlap=True,
        )
    if bb:
        bmesh.ops.bevel(
            bm,
            geom=[e for e in bot if e.is_valid],
            offset=min(bb, 0.49 * h),
            segments=seg,
            profile=0.5,
            affect="EDGES",
            clamp_overlap=True,
        )
    return _finish(bm, name, mat, loc, rot, angle=30)


def slab(w, d, h, loc, mat, r=0.02, bev=0.002, seg=3, rot=(0, 0, 0), name="slab", n=8, **k):
    return prism(rrect(w, d, r, n), h, loc, mat, bev, seg, rot, name, **k)


def lathe(profile, loc, mat, n=48, rot=(0, 0, 0), name="lathe", angle=35):
    bm = bmesh.new()
    rings = []
    for r, z in profile:
        rings.append(
            [bm.verts.new((0, 0, z))]
            if r < 1e-6
            else [bm.verts.new((r * cos(2 * pi * i / n), r * sin(2 * pi * i / n), z)) for i in range(n)]
        )
    for a, b in zip(rings, rings[1:]):
        for i in range(n):
            j = (i + 1) % n
            q = [
                a[0] if len(a) == 1 else a[i],
                a[0] if len(a) == 1 else a[j],
                b[0] if len(b) == 1 else b[j],
                b[0] if len(b) == 1 else b[i],
            ]
            q = list(dict.fromkeys(q))
            if len(q) > 2:
                bm.faces.new(q)
    for ring in (rings[0], rings[-1]):
        if len(ring) > 1:
            bm.faces.new(ring)
    return _finish(bm, name, mat, loc, rot, angle=angle)


def cyl(r, h, loc, mat, bev=0.002, n=40, rot=(0, 0, 0), name="cyl"):
    bev = min(bev, r * 0.49, h * 0.49)
    k = 4
    p = [(0, -h / 2)] + [
        (r - bev + bev * sin(pi / 2 * i / k), -h / 2 + bev - bev * cos(pi / 2 * i / k)) for i in range(k + 1)
    ]
    p += [
        (r - bev + bev * cos(pi / 2 * i / k), h / 2 - bev + bev * sin(pi / 2 * i / k)) for i in range(k + 1)
    ] + [(0, h / 2)]
    return lathe(p, loc, mat, n, rot, name)


def catmull(pts, per=10, closed=False):
    P = [Vector(p) for p in pts]
    n = len(P)
    out = []
    for i in range(n if closed else n - 1):

        def g(k):
            return P[k % n] if closed else P[max(0, min(n - 1, k))]

        a, b, c, d = g(i - 1), g(i), g(i + 1), g(i + 2)
        for s in range(per):
            t = s / per
            out.append(
                0.5
                * (
                    (2 * b)
                    + (-a + c) * t
                    + (2 * a - 5 * b + 4 * c - d) * t * t
                    + (-a + 3 * b - 3 * c + d) * t**3
                )
            )
    if not closed:
        out.append(P[-1].copy())
    return out


def sweep(
    pts,
    mat,
    section=None,
    r=0.01,
    scale=None,
    closed=False,
    smooth=10,
    up=(0, 0, 1),
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    name="sweep",
    n=16,
    cap=True,
):
    """sweep a 2D section (list of (side, up)) along a path; scale(t)->(s_side, s_up)"""
    path = catmull(pts, smooth, closed) if smooth else [Vector(p) for p in pts]
    sec = section or [(r * cos(2 * pi * i / n), r * sin(2 * pi * i / n)) for i in range(n)]
    bm = bmesh.new()
    rings = []
    L = len(path)
    U = Vector(up)
    for i, p in enumerate(path):
        a = path[(i - 1) % L] if closed or i else p
        b = path[(i + 1) % L] if closed or i < L - 1 else p
        T = (b - a).normalized()
        S = T.cross(U)
        if S.length < 1e-4:
            S = T.cross(Vector((0, 1, 0.001)))
        S.normalize()
        V = S.cross(T).normalized()
        U = V if not closed else U
        k = scale(i / (L - 1 if not closed else L)) if scale else (1, 1)
        rings.append([bm.verts.new(p + S * x * k[0] + V * y * k[1]) for x, y in sec])
    m = len(sec)
    for i in range(L if closed else L - 1):
        A, B = rings[i], rings[(i + 1) % L]
        for j in range(m):
            bm.faces.new((A[j], A[(j + 1) % m], B[(j + 1) % m], B[j]))
    if not closed and cap:
        bm.faces.new(rings[0])
        bm.faces.new(rings[-1])
    return _finish(bm, name, mat, loc, rot, angle=50)


def surf(
    fn,
    nu,
    nv,
    mat,
    thick=0,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    name="surf",
    sub=0,
    uvscale=(1, 1),
    offset=0,
    wrap=False,
):
    """grid surface fn(u,v)->(x,y,z), u,v in 0..1, with UVs"""
    bm = bmesh.new()
    uvl = bm.loops.layers.uv.new("UV")
    V = [[bm.verts.new(fn(i / nu, j / nv)) for j in range(nv + 1)] for i in range(nu + 1)]
    for i in range(nu):
        for j in range(nv):
            f = bm.faces.new((V[i][j], V[i + 1][j], V[i + 1][j + 1], V[i][j + 1]))
            for l, (a, b) in zip(f.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                l[uvl].uv = (a / nu * uvscale[0], b / nv * uvscale[1])
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    ob = _finish(bm, name, mat, loc, rot, angle=60, wn=False)
    if thick:
        m = ob.modifiers.new("solid", "SOLIDIFY")
        m.thickness = thick
        m.offset = offset
    if sub:
        m = ob.modifiers.new("sub", "SUBSURF")
        m.levels = m.render_levels = sub
    return ob


def cushion(
    w, d, h, loc, mat, n=4.5, edge=5, shape=None, rot=(0, 0, 0), name="cushion", nt=26, na=96, seam=None
):
    """pillow: superellipse in plan, rounded edge, shape(x,y)->dz deforms it (waterfall front, dish...)"""

    def outline(a):
        c, s = cos(a), sin(a)
        k = (abs(c) ** n + abs(s) ** n) ** (-1 / n)
        return w / 2 * k * c, d / 2 * k * s

    bm = bmesh.new()
    f = shape or (lambda x, y: 0)

    def half(sg):
        rings = []
        for i in range(nt + 1):
            t = sin(pi / 2 * i / nt)  # denser near the edge
            if i == 0:
                rings.append([bm.verts.new((0, 0, sg * h / 2 + f(0, 0)))])
                continue
            z = sg * h / 2 * max(0, 1 - t**edge) ** (1 / 2.2)
            rings.append(
                [
                    bm.verts.new(
                        (
                            outline(2 * pi * j / na)[0] * t,
                            outline(2 * pi * j / na)[1] * t,
                            z + f(outline(2 * pi * j / na)[0] * t, outline(2 * pi * j / na)[1] * t),
                        )
                    )
                    for j in range(na)
                ]
            )
        for A, B in zip(rings, rings[1:]):
            for j in range(na):
                q = [A[0]] if len(A) == 1 else [A[j], A[(j + 1) % na]]
                bm.faces.new(
                    (q + [B[(j + 1) % na], B[j]]) if len(q) == 1 else (q[0], q[1], B[(j + 1) % na], B[j])
                )

    half(1)
    half(-1)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    ob = _finish(bm, name, mat, loc, rot, angle=80, wn=False)
    if seam:
        pts = [(x, y, f(x, y)) for x, y in (outline(2 * pi * j / na) for j in range(na))]
        sweep(pts, seam, r=0.0032, closed=True, smooth=0, loc=loc, rot=rot, n=8, name="piping")
    return ob


def boxes(items, mat, bev=0.001, seg=2, loc=(0, 0, 0), rot=(0, 0, 0), name="boxes"):
    """many bevelled boxes in ONE mesh: items = [(x,y,z,w,d,h),...]"""
    bm = bmesh.new()
    for x, y, z, w, d, h in items:
        r = bmesh.ops.create_cube(
            bm, size=1, matrix=Matrix.Translation((x, y, z)) @ Matrix.Diagonal((w, d, h, 1))
        )
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bev, segments=seg, profile=0.5, affect="EDGES")
    return _finish(bm, name, mat, loc, rot)


def text(s, size, loc, mat, rot=(0, 0, 0), align="CENTER", ext=0.00005):
    c = bpy.data.curves.new("t", "FONT")
    c.body = s
    c.size = size
    c.align_x = align
    c.align_y = "CENTER"
    c.extrude = ext
    c.materials.append(mat)
    o = bpy.data.objects.new("t", c)
    CUR.objects.link(o)
    o.location = loc
    o.rotation_euler = rot
    return o


def instance(col, loc, rz=0, scale=1):
    o = bpy.data.objects.new(col.name + "_i", None)
    o.instance_type = "COLLECTION"
    o.instance_collection = col
    o.location = loc
    o.rotation_euler = (0, 0, radians(rz))
    o.scale = (scale,) * 3
    CUR.objects.link(o)
    return o


# ------------------------------------------------------------------ materials
_mats = {}


def hexc(h):
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (1,)


class N:
    """terse node-tree writer"""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.out = s.t.nodes.new("ShaderNodeOutputMaterial")
        s.b = s.t.nodes.new("ShaderNodeBsdfPrincipled")
        s.t.links.new(s.b.outputs[0], s.out.inputs[0])

    def n(s, typ, _in=None, **k):
        x = s.t.nodes.new("ShaderNode" + typ)
        for a, v in k.items():
            setattr(x, a, v)
        for a, v in (_in or {}).items():
            s.set(x, a, v)
        return x

    def set(s, node, a, v):
        i = node.inputs[a]
        if hasattr(v, "is_output"):
            s.t.links.new(v, i)
        elif hasattr(v, "outputs"):
            s.t.links.new(v.outputs[0], i)
        else:
            i.default_value = v

    def p(s, **k):
        for a, v in k.items():
            s.set(s.b, a.replace("_", " "), v)
        return s

    def math(s, op, a, b=0, c=None):
        x = s.n("Math", {0: a, 1: b}, operation=op)
        if c is not None:
            s.set(x, 2, c)
        return x

    def mix(s, f, a, b, mode="MIX"):
        return s.n("MixRGB", {0: f, 1: a, 2: b}, blend_type=mode)

    def ramp(s, fac, stops, interp="LINEAR"):
        x = s.n("ValToRGB", {0: fac})
        e = x.color_ramp.elements
        x.color_ramp.interpolation = interp
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = c if len(c) == 4 else (*c, 1)
        return x

    def coords(s, scale=(1, 1, 1), out="Object", rand=True):
        tc = s.n("TexCoord")
        v = tc.outputs[out]
        if rand:
            oi = s.n("ObjectInfo")
            r = s.n("VectorMath", {0: v}, operation="ADD")
            s.set(
                r,
                1,
                s.n(
                    "CombineXYZ",
                    {
                        0: s.math("MULTIPLY", oi.outputs["Random"], 7.3),
                        1: s.math("MULTIPLY", oi.outputs["Random"], 13.7),
                        2: s.math("MULTIPLY", oi.outputs["Random"], 3.1),
                    },
                ),
            )
            v = r
        return s.n("Mapping", {"Vector": v, "Scale": scale})

    def bump(s, h, strength=0.1, dist=0.001):
        return s.n("Bump", {"Height": h, "Strength": strength, "Distance": dist})


def cached(f):
    def g(*a, **k):
        key = (f.__name__, a, tuple(sorted(k.items())))
        if key not in _mats:
            _mats[key] = f(*a, **k)
        return _mats[key]

    return g


def sc(c, f):
    return (c[0] * f, c[1] * f, c[2] * f, 1)


@cached
def wood(
    col="#c9a275",
    axis="X",
    rough=0.42,
    contrast=1.0,
    leaf=0.19,
    spacing=0.010,
    seam=0.25,
    seamw=0.006,
    warp=0.16,
    tone=0.14,
):
    """flat-sawn timber: growth rings cut lengthwise (distance to a wandering pith line), veneer leaves of width `leaf`, streaks, pores"""
    m = N("wood")
    c = hexc(col)
    M = m.math
    tc = m.n("SeparateXYZ", {0: m.n("TexCoord").outputs["Object"]})
    rnd = m.n("ObjectInfo").outputs["Random"]
    i = {"X": (0, 1, 2), "Y": (1, 0, 2), "Z": (2, 0, 1)}[axis]
    L, A, B = (tc.outputs[k] for k in i)
    q = M("ADD", M("DIVIDE", A, leaf), M("MULTIPLY", rnd, 5.37))
    fr = M("FRACT", q)
    wn = m.n(
        "TexWhiteNoise", {"W": M("ADD", M("FLOOR", q), M("MULTIPLY", rnd, 91.7))}, noise_dimensions="1D"
    ).outputs["Value"]
    a = M("ADD", M("MULTIPLY", M("SUBTRACT", fr, 0.5), leaf), M("MULTIPLY", M("SUBTRACT", wn, 0.5), 0.12))
    l = M("ADD", L, M("MULTIPLY", wn, 23.0))
    bb = M("ADD", B, M("ADD", 0.035, M("MULTIPLY", wn, 0.05)))

    def vec(x, y, z):
        return m.n("CombineXYZ", {0: x, 1: y, 2: z})

    n1 = m.n(
        "TexNoise",
        {
            "Vector": vec(M("MULTIPLY", l, 1.3), M("MULTIPLY", a, 4.0), bb),
            "Scale": 1.0,
            "Detail": 2.0,
            "Roughness": 0.45,
        },
    )
    n2 = m.n(
        "TexNoise",
        {"Vector": vec(M("MULTIPLY", l, 5.0), M("MULTIPLY", a, 55.0), bb), "Scale": 1.0, "Detail": 3.0},
    )
    r = M("SQRT", M("ADD", M("MULTIPLY", a, a), M("MULTIPLY", bb, bb)))
    r = M("ADD", r, M("ADD", M("MULTIPLY", n1, warp), M("MULTIPLY", n2, 0.010)))
    ring = M("FRACT", M("DIVIDE", r, spacing))
    late = m.ramp(ring, [(0, (0.05,) * 3), (0.45, (0.25,) * 3), (0.86, (1,) * 3), (1, (0.05,) * 3)])
    fib = m.n(
        "TexNoise",
        {
            "Vector": vec(M("MULTIPLY", l, 14.0), M("MULTIPLY", a, 620.0), M("MULTIPLY", bb, 620.0)),
            "Scale": 1.0,
            "Detail": 2.0,
            "Roughness": 0.6,
        },
    )
    st = m.n(
        "TexNoise",
        {"Vector": vec(M("MULTIPLY", l, 1.6), M("MULTIPLY", a, 30.0), bb), "Scale": 1.0, "Detail": 4.0},
    )
    f = M(
        "ADD",
        M("MULTIPLY", late, 0.34),
        M("ADD", M("MULTIPLY", st, 0.42), M("ADD", M("MULTIPLY", fib, 0.22), M("MULTIPLY", wn, tone))),
    )
    d = 0.55 * contrast
    colr = m.ramp(
        f,
        [
            (0.22, sc(c, 1 + 0.20 * d)),
            (0.50, sc(c, 1 - 0.10 * d)),
            (0.88, (c[0] * (1 - 0.75 * d), c[1] * (1 - 0.9 * d), c[2] * (1 - 1.0 * d), 1)),
        ],
    )
    pore = m.ramp(fib, [(0.30, (0.60, 0.52, 0.45)), (0.40, (1, 1, 1))])
    colr = m.mix(0.5 * contrast, colr, pore, "MULTIPLY")
    edge = m.ramp(
        M("ABSOLUTE", M("SUBTRACT", fr, 0.5)), [(0.4995 - seamw, (1, 1, 1)), (0.4995, (1 - seam,) * 3)]
    )
    colr = m.mix(1.0, colr, edge, "MULTIPLY")
    m.p(
        Base_Color=colr,
        Roughness=M("ADD", M("MULTIPLY", fib, 0.16), rough - 0.08),
        Specular=0.38,
        Normal=m.bump(fib, 0.10, 0.0005),
    )
    return m.m


@cached
def powder(col="#2b2d30", rough=0.48):
    m = N("powder")
    v = m.coords()
    n = m.n("TexNoise", {"Vector": v, "Scale": 900, "Detail": 2})
    n2 = m.n("TexNoise", {"Vector": v, "Scale": 6, "Detail": 3})
    m.p(
        Base_Color=hexc(col),
        Roughness=m.math("ADD", m.math("MULTIPLY", n2, 0.10), rough - 0.05),
        Specular=0.45,
        Normal=m.bump(n, 0.10, 0.0004),
    )
    return m.m


@cached
def plastic(col="#222326", rough=0.42, grain=0.06, spec=0.45):
    m = N("plastic")
    n = m.n("TexNoise", {"Vector": m.coords(), "Scale": 1400, "Detail": 1})
    m.p(Base_Color=hexc(col), Roughness=rough, Specular=spec, Normal=m.bump(n, grain, 0.0003))
    return m.m


@cached
def metal(col="#d9dadc", rough=0.12, aniso=0.0, brushed=0.0):
    m = N("metal")
    m.p(Base_Color=hexc(col), Metallic=1.0, Roughness=rough, Anisotropic=aniso)
    if brushed:
        b = m.n("TexNoise", {"Vector": m.coords((6, 900, 900)), "Scale": 1, "Detail": 4})
        m.p(Normal=m.bump(b, brushed, 0.0004))
    return m.m


@cached
def fabric(col="#3d4a5c", period=0.0056, var=0.42, sheen=0.35):
    m = N("fabric")
    c = hexc(col)
    v = m.coords(rand=False)
    xyz = m.n("SeparateXYZ", {0: v})
    K = 2 * pi / period
    S = [m.math("SINE", m.math("MULTIPLY", xyz.outputs[i], K)) for i in range(3)]
    weave = m.math(
        "ADD",
        m.math("MULTIPLY", m.math("MULTIPLY", S[0], S[1]), 0.5),
        m.math(
            "MULTIPLY", m.math("ADD", m.math("MULTIPLY", S[1], S[2]), m.math("MULTIPLY", S[0], S[2])), 0.5
        ),
    )
    yarn = m.n("TexNoise", {"Vector": v, "Scale": 300, "Detail": 5, "Roughness": 0.75})
    big = m.n("TexNoise", {"Vector": v, "Scale": 9, "Detail": 3})
    f = m.math(
        "ADD",
        m.math("MULTIPLY", weave, 0.16),
        m.math("ADD", m.math("MULTIPLY", yarn, 0.75), m.math("MULTIPLY", big, 0.25)),
    )
    r = m.ramp(f, [(0.25, sc(c, 1 - var)), (0.75, sc(c, 1 + var))])
    h = m.math("ADD", m.math("MULTIPLY", weave, 0.6), yarn)
    m.p(
        Base_Color=r,
        Roughness=0.92,
        Specular=0.15,
        Sheen=sheen,
        Sheen_Tint=0.6,
        Normal=m.bump(h, 0.55, 0.0012),
    )
    return m.m


@cached
def meshcloth(col="#1d1f22", pu=0.0056, pv=0.0044, hole=0.30, rough=0.55, flat=0.0):
    """see-through knitted mesh: UV in metres, holes by alpha"""
    m = N("mesh")
    if flat:
        m.p(Base_Color=hexc(col), Roughness=rough, Specular=0.35, Alpha=flat)
        return m.m  # far away: holes are sub-pixel, use mean opacity
    uv = m.n("TexCoord").outputs["UV"]
    s = m.n("SeparateXYZ", {0: uv})
    row = m.math("FLOOR", m.math("DIVIDE", s.outputs[1], pv))
    odd = m.math("MULTIPLY", m.math("MODULO", row, 2), 0.5)
    fu = m.math("SUBTRACT", m.math("FRACT", m.math("ADD", m.math("DIVIDE", s.outputs[0], pu), odd)), 0.5)
    fv = m.math("SUBTRACT", m.math("FRACT", m.math("DIVIDE", s.outputs[1], pv)), 0.5)
    dist = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", fu, fu), m.math("MULTIPLY", fv, fv)))
    a = m.math("GREATER_THAN", dist, hole)
    m.p(Base_Color=hexc(col), Roughness=rough, Specular=0.35, Sheen=0.3, Alpha=a)
    return m.m


@cached
def glossblack(col="#08090a", rough=0.06):
    m = N("gloss")
    m.p(Base_Color=hexc(col), Roughness=rough, Specular=0.5)
    return m.m


@cached
def rubber(col="#151515"):
    m = N("rubber")
    m.p(Base_Color=hexc(col), Roughness=0.75, Specular=0.25)
    return m.m


@cached
def glow(col="#ffffff", strength=2.0):
    m = N("glow")
    m.p(Base_Color=(0, 0, 0, 1), Emission=hexc(col), Emission_Strength=strength)
    return m.m


@cached
def paint(col="#f2f0ec", rough=0.7, bump=0.0):
    m = N("paint")
    m.p(Base_Color=hexc(col), Roughness=rough, Specular=0.25)
    if bump:
        m.p(Normal=m.bump(m.n("TexNoise", {"Vector": m.coords(), "Scale": 160, "Detail": 3}), bump, 0.001))
    return m.m


@cached
def leafmat(col="#3f6b35"):
    m = N("leaf")
    c = hexc(col)
    uv = m.n("TexCoord").outputs["UV"]
    s = m.n("SeparateXYZ", {0: uv})
    mid = m.math("ABSOLUTE", m.math("SUBTRACT", s.outputs[0], 0.5))
    oi = m.n("ObjectInfo")
    n = m.n("TexNoise", {"Vector": m.coords(), "Scale": 7, "Detail": 3})
    r = m.ramp(
        m.math("ADD", m.math("MULTIPLY", n, 0.8), m.math("MULTIPLY", oi.outputs["Random"], 0.4)),
        [(0.2, sc(c, 0.55)), (0.8, sc(c, 1.35))],
    )
    vein = m.ramp(mid, [(0, (1.0, 1.15, 0.75)), (0.04, (1, 1, 1))])
    m.p(Base_Color=m.mix(0.8, r, vein, "MULTIPLY"), Roughness=0.38, Specular=0.45)
    tr = m.n("BsdfTranslucent", {0: sc(c, 1.6)})
    mx = m.n("MixShader", {0: 0.22, 1: m.b, 2: tr})
    m.t.links.new(mx.outputs[0], m.out.inputs[0])
    return m.m


@cached
def wallpaper(
    stops=("#0b1f4b", "#1f5fae", "#52b7c9", "#f4b183", "#f7e3d0"), strength=1.0, seed=0.0, gloss=0.12
):
    """screen picture: flowing gradient ribbons, emissive, under a faint glossy coat (UV 0..1)"""
    m = N("screen")
    uv = m.n(
        "Mapping",
        {"Vector": m.n("TexCoord").outputs["UV"], "Scale": (1.6, 1, 1), "Location": (seed, seed * 0.7, 0)},
    )
    n = m.n(
        "TexNoise",
        {"Vector": uv, "Scale": 0.9, "Detail": 1.5, "Roughness": 0.4, "Distortion": 0.9},
        noise_dimensions="3D",
    )
    s = m.n(
        "SeparateXYZ", {0: m.n("TexCoord").outputs["UV"]}
    )  # gradient from the raw UV, so the seed never shifts the whole range
    w = m.math("ADD", m.math("MULTIPLY", n, 1.35), m.math("MULTIPLY", s.outputs[1], 0.60))
    band = m.math("MULTIPLY", m.math("SINE", m.math("MULTIPLY", w, 26)), 0.045)  # ribbon edges
    f = m.math("SUBTRACT", m.math("ADD", m.math("MULTIPLY", w, 1.05), band), 0.50)
    k = len(stops)
    r = m.ramp(f, [(i / (k - 1), hexc(c)) for i, c in enumerate(stops)], "EASE")
    m.p(
        Base_Color=(0.004, 0.004, 0.005, 1),
        Roughness=gloss,
        Specular=0.35,
        Emission=r,
        Emission_Strength=strength,
    )
    return m.m


# ------------------------------------------------------------------ studio
def bounds(objs):
    dg = bpy.context.evaluated_depsgraph_get()
    P = []
    for o in objs:
        if o.type in ("MESH", "CURVE", "FONT"):
            e = o.evaluated_get(dg)
            me = e.to_mesh()
            M = o.matrix_world
            step = max(1, len(me.vertices) // 1500)
            P += [M @ me.vertices[i].co for i in range(0, len(me.vertices), step)] + [
                M @ Vector(c) for c in o.bound_box
            ][:0]
            e.to_mesh_clear()
    return P


def area(name, loc, target, size, power, col=(1, 1, 1), sy=None, spread=180):
    l = bpy.data.lights.new(name, "AREA")
    l.energy = power
    l.color = col
    l.size = size
    l.spread = radians(spread)
    if sy:
        l.shape = "RECTANGLE"
        l.size_y = sy
    o = bpy.data.objects.new(name, l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def camera(az, el, lens, pts=None, target=None, margin=1.1, dist=5, fstop=0, pitch=0.15):
    """view camera: body almost level (pitch*el), frame found with lens shift -> verticals stay vertical, like an architectural lens.
    Distance is solved so that every point fits the frame / margin."""
    S_ = bpy.context.scene
    c = bpy.data.cameras.new("cam")
    o = bpy.data.objects.new("cam", c)
    S_.collection.objects.link(o)
    S_.camera = o
    c.lens = lens
    c.sensor_width = 36
    c.clip_end = 500
    c.clip_start = 0.005
    W, H = S_.render.resolution_x, S_.render.resolution_y
    T = 18 / lens
    big = max(W, H)
    tx, ty = T * W / big, T * H / big
    A, E_, Pt = radians(az), radians(el), radians(el * pitch)
    d = Vector((sin(A) * cos(E_), -cos(A) * cos(E_), sin(E_)))
    f = -Vector((sin(A) * cos(Pt), -cos(A) * cos(Pt), sin(Pt)))
    q = f.to_track_quat("-Z", "Y")
    o.rotation_euler = q.to_euler()
    M = np.array(q.to_matrix())
    if pts:
        X = np.array([tuple(p) for p in pts])
        t = (X.min(0) + X.max(0)) / 2
        lo, hi = 0.05, 200.0

        def box2(D):
            v = (X - (t + np.array(d) * D)) @ M
            z = -v[:, 2]
            if z.min() < 1e-3:
                return None
            x, y = v[:, 0] / z, v[:, 1] / z
            return x.min(), x.max(), y.min(), y.max()

        for _ in range(60):
            D = (lo + hi) / 2
            b = box2(D)
            if b is None or max((b[1] - b[0]) / 2 / tx, (b[3] - b[2]) / 2 / ty) > 1 / margin:
                lo = D
            else:
                hi = D
        b = box2(hi)
        o.location = Vector(t) + d * hi
        c.shift_x = (b[0] + b[1]) / 4 / T
        c.shift_y = (b[2] + b[3]) / 4 / T
    else:
        o.location = Vector(target) + d * dist
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (o.location - Vector(target if target else t)).length
    return o


def studio(
    objs,
    az=32,
    el=14,
    lens=75,
    margin=1.12,
    pitch=0.15,
    backdrop="#eae9e6",
    key=1.0,
    world=0.20,
    exposure=-0.06,
    view="Standard",
    look="None",
    size=(1000, 1000),
    key_in_glass=True,
):
    """seamless sweep + key/fill/rim/top softboxes, all scaled to the product"""
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y = size  # before camera_fit_coords: it uses the aspect
    bpy.context.view_layer.update()
    P = bounds(objs)
    lo = Vector(map(min, zip(*P)))
    hi = Vector(map(max, zip(*P)))
    ctr = (lo + hi) / 2
    S = (hi - lo).length
    z0 = lo.z
    global CUR
    CUR = s.collection
    # sweep follows the camera azimuth so the horizon never shows
    R = S * 1.1
    back = S * 2.2
    prof = [(-S * 7, z0)] + [(-S * 1.0, z0)]
    prof += [(back - R + R * sin(pi / 2 * i / 24), z0 + R - R * cos(pi / 2 * i / 24)) for i in range(25)] + [
        (back, z0 + S * 7)
    ]
    n = len(prof) - 1

    def f(u, v):
        return ((u - 0.5) * S * 24, prof[min(n, round(v * n))][0], prof[min(n, round(v * n))][1])

    cyc = surf(f, 1, n, paint(backdrop, 0.62), loc=(ctr.x, ctr.y, 0), rot=(0, 0, radians(az)), name="cyc")
    rz = Matrix.Rotation(radians(az), 4, "Z")

    def at(x, y, z):
        return ctr + (rz @ Vector((x * S, y * S, z * S)))

    q = S * S * key
    # rig in camera space, in units of the product diagonal; power ~ S^2 so a mouse and a desk get the same exposure
    k_ = area("key", at(-1.9, -1.7, 1.55), ctr, S * 1.45, 78 * q, (1, 0.97, 0.93))
    k_.visible_glossy = key_in_glass  # big softbox, front left: lights the vertical faces
    area("fill", at(2.3, -1.6, 0.8), ctr, S * 2.0, 24 * q, (0.95, 0.975, 1), sy=S * 1.8)
    area(
        "rim", at(1.0, 1.3, 1.0), ctr, S * 0.45, 11 * q, (1, 1, 1), sy=S * 1.4
    )  # edge light from behind right
    area("top", at(-0.1, 0.3, 2.2), ctr, S * 2.2, 14 * q, (1, 1, 1))  # large and weak, or white tops clip
    area("bg", at(0, 0.2, 3.2), at(0, 1.6, 0), S * 4.0, 46 * q, (1, 1, 1))  # evens out the sweep
    w = bpy.data.worlds.new("w")
    s.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    tc = t.nodes.new("ShaderNodeTexCoord")
    sx = t.nodes.new("ShaderNodeSeparateXYZ")
    rp = t.nodes.new("ShaderNodeValToRGB")
    t.links.new(tc.outputs["Generated"], sx.inputs[0])
    t.links.new(sx.outputs[2], rp.inputs[0])
    t.links.new(rp.outputs[0], bg.inputs[0])
    e = rp.color_ramp.elements
    e[0].position = 0.0
    e[0].color = (0.30, 0.30, 0.31, 1)
    e[1].position = 0.75
    e[1].color = (1, 1, 1, 1)
    bg.inputs[1].default_value = world
    camera(az, el, lens, P, margin=margin, pitch=pitch)
    s.view_settings.view_transform = view
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    return ctr, S


# ------------------------------------------------------------------ render
def render(path, w, h, spp=64, thr=0.03, denoise=True, bounces=6, prefilter=False, keep_raw=False):
    import oidn_torch

    s = bpy.context.scene
    r = s.render
    r.engine = "CYCLES"
    c = s.cycles
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    c.device = "CPU"
    c.samples = spp
    c.use_adaptive_sampling = thr > 0
    c.adaptive_threshold = thr or 0.01
    c.adaptive_min_samples = min(16, spp)
    c.use_denoising = False
    c.max_bounces = bounces
    c.diffuse_bounces = 3
    c.glossy_bounces = 4
    c.transmission_bounces = 4
    c.transparent_max_bounces = 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4
    c.blur_glossy = 0.5
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.5
    r.use_persistent_data = True
    r.film_transparent = False
    r.threads_mode = "AUTO"
    c.use_auto_tile = False
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    import tempfile

    tmp = tempfile.mkdtemp(prefix="passes_")
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    co = t.nodes.new("CompositorNodeComposite")
    t.links.new(rl.outputs["Image"], co.inputs[0])
    fo.base_path = tmp
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "ZIP"
    fo.file_slots.clear()
    for nm, out in (("rgb", "Image"), ("alb", "Denoising Albedo"), ("nrm", "Denoising Normal")):
        fo.file_slots.new(nm + "_")
        t.links.new(rl.outputs[out], fo.inputs[nm + "_"])
    s.frame_set(1)
    r.filepath = tmp + "/final.png"
    t0 = time.time()
    c0 = time.process_time()
    bpy.ops.render.render(write_still=False)
    t1 = time.time()
    c1 = time.process_time()

    def rd(nm):
        im = bpy.data.images.load(f"{tmp}/{nm}_0001.exr")
        im.colorspace_settings.name = "Non-Color"
        a = np.empty(w * h * im.channels, np.float32)
        im.pixels.foreach_get(a)
        a = a.reshape(h, w, im.channels)[..., :3].copy()
        bpy.data.images.remove(im)
        return a

    rgb, alb, nrm = rd("rgb"), rd("alb"), rd("nrm")
    t2 = time.time()
    c2 = time.process_time()
    out = oidn_torch.denoise(rgb, alb, nrm, prefilter) if denoise else rgb
    t3 = time.time()
    c3 = time.process_time()

    def save(a, p):
        im = bpy.data.images.new("o", w, h, float_buffer=True, alpha=False)
        im.colorspace_settings.name = "Linear"
        im.pixels.foreach_set(np.dstack([a, np.ones((h, w, 1), np.float32)]).ravel())
        r.image_settings.file_format = "WEBP" if p.endswith(".webp") else "PNG"
        r.image_settings.color_mode = "RGB"
        r.image_settings.quality = 85
        im.save_render(p, scene=s)
        bpy.data.images.remove(im)

    save(out, path)
    if keep_raw:
        save(rgb, path.replace(".png", "_raw.png"))
    print(
        f"SHOT {os.path.basename(path)} {w}x{h} spp={spp} thr={thr} render wall={t1-t0:.1f}s cpu={c1-c0:.1f}s | denoise wall={t3-t2:.1f}s cpu={c3-c2:.1f}s",
        flush=True,
    )
