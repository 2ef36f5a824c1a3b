"""Upholstery, shells and frame finishes of seating."""
from kit import cached, hexc, metal, N, plastic, powder, sc

CHROME = "#d6d8da"
BLACK = "#1b1c1e"


@cached
def leather(colour="#2a2523", rough=0.40, grain=0.30):
    """Upholstery leather: fine cell grain, soft wrinkles, slight wear in the colour."""
    m = N("leather")
    base = hexc(colour)
    where = m.coords(rand=True)
    cells = m.n("TexVoronoi", {"Vector": where, "Scale": 420})
    wrinkles = m.n(
        "TexNoise", {"Vector": where, "Scale": 14, "Detail": 5, "Roughness": 0.55, "Distortion": 0.6}
    )
    wear = m.n("TexNoise", {"Vector": where, "Scale": 5, "Detail": 4})
    tint = m.ramp(wear, [(0.30, sc(base, 0.92)), (0.70, sc(base, 1.08))])
    height = m.math("ADD", m.math("MULTIPLY", cells, 0.35), m.math("MULTIPLY", wrinkles, 1.6))
    gloss = m.math("ADD", m.math("MULTIPLY", wear, 0.16), rough - 0.08)
    m.p(Base_Color=tint, Roughness=gloss, Specular=0.42, Normal=m.bump(height, grain, 0.0025))
    return m.m


@cached
def cloth(colour="#6f7b80", contrast=0.30):
    """Woven upholstery: crossed random threads and a heather mottle, not periodic, so it never shows moire."""
    m = N("cloth")
    base = hexc(colour)
    weft = m.n("TexNoise", {"Vector": m.coords((70, 520, 520)), "Scale": 1, "Detail": 3, "Roughness": 0.6})
    warp = m.n("TexNoise", {"Vector": m.coords((520, 70, 70)), "Scale": 1, "Detail": 3, "Roughness": 0.6})
    mottle = m.n("TexNoise", {"Vector": m.coords(), "Scale": 16, "Detail": 5, "Roughness": 0.6})
    threads = m.math("MULTIPLY", m.math("ADD", weft, warp), 0.5)
    mixed = m.math("ADD", m.math("MULTIPLY", threads, 0.8), m.math("MULTIPLY", mottle, 0.2))
    tint = m.ramp(mixed, [(0.34, sc(base, 1 - contrast)), (0.66, sc(base, 1 + contrast))])
    m.p(
        Base_Color=tint,
        Roughness=0.92,
        Specular=0.15,
        Sheen=0.35,
        Sheen_Tint=0.6,
        Normal=m.bump(threads, 0.55, 0.0016),
    )
    return m.m


@cached
def perforated(colour="#868b8f", pitch=0.027, hole=0.29, rough=0.45):
    """Punched sheet steel: staggered round holes by alpha, UV in metres."""
    m = N("perforated")
    uv = m.n("SeparateXYZ", {0: m.n("TexCoord").outputs["UV"]})
    row_height = pitch * 0.866
    row = m.math("FLOOR", m.math("DIVIDE", uv.outputs[1], row_height))
    shift = m.math("MULTIPLY", m.math("MODULO", row, 2), 0.5)
    across = m.math("FRACT", m.math("ADD", m.math("DIVIDE", uv.outputs[0], pitch), shift))
    along = m.math("FRACT", m.math("DIVIDE", uv.outputs[1], row_height))
    dx = m.math("SUBTRACT", across, 0.5)
    dy = m.math("MULTIPLY", m.math("SUBTRACT", along, 0.5), 0.866)
    distance = m.math("SQRT", m.math("ADD", m.math("MULTIPLY", dx, dx), m.math("MULTIPLY", dy, dy)))
    solid = m.math("GREATER_THAN", distance, hole)
    m.p(Base_Color=hexc(colour), Metallic=0.15, Roughness=rough, Alpha=solid)
    return m.m


def upholstery(cover, colour):
    """The covering by its catalogue name: leather, fabric, or pu (moulded polyurethane)."""
    if cover == "leather":
        return leather(colour)
    if cover == "pu":
        return plastic(colour, 0.55, 0.20)
    return cloth(colour)


def finish(colour):
    """Frame finish: 'chrome', 'satin', or a powder-coat colour."""
    if colour == "chrome":
        return metal(CHROME, 0.10)
    if colour == "satin":
        return metal("#c4c6c8", 0.30)
    return powder(colour, 0.42)
