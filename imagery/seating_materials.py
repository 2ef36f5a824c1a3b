"""Upholstery, shells and frame finishes of seating."""
from materials import metal, plastic, powder
from shading import Shader, linear, made_once, scaled

CHROME = "#d6d8da"
BLACK = "#1b1c1e"
# Staggered rows of holes lie closer together than the holes in a row.
ROW_PITCH = 0.866


@made_once
def leather(colour="#2a2523", roughness=0.40, grain=0.30):
    """Upholstery leather: fine cell grain, soft wrinkles, slight wear in the colour."""
    shader = Shader("leather")
    base = linear(colour)
    place = shader.coordinates()
    cells = shader.node("TexVoronoi", {"Vector": place, "Scale": 420})
    wrinkles = shader.noise(place, 14, 5, 0.55, 0.6)
    wear = shader.noise(place, 5, 4)
    shader.principled(
        base_color=shader.ramp(wear, [(0.30, scaled(base, 0.92)), (0.70, scaled(base, 1.08))]),
        roughness=wear * 0.16 + (roughness - 0.08),
        specular=0.42,
        normal=shader.bump(cells * 0.35 + wrinkles * 1.6, grain, 0.0025),
    )
    return shader.material


@made_once
def cloth(colour="#6f7b80", contrast=0.30):
    """Woven upholstery: crossed random threads and a heather mottle, not periodic, so it never shows moire."""
    shader = Shader("cloth")
    base = linear(colour)
    weft = shader.noise(shader.coordinates((70, 520, 520)), 1, 3, 0.6)
    warp = shader.noise(shader.coordinates((520, 70, 70)), 1, 3, 0.6)
    mottle = shader.noise(shader.coordinates(), 16, 5, 0.6)
    threads = (weft + warp) * 0.5
    tone = threads * 0.8 + mottle * 0.2
    shader.principled(
        base_color=shader.ramp(
            tone, [(0.34, scaled(base, 1 - contrast)), (0.66, scaled(base, 1 + contrast))]
        ),
        roughness=0.92,
        specular=0.15,
        sheen=0.35,
        sheen_tint=0.6,
        normal=shader.bump(threads, 0.55, 0.0016),
    )
    shader.tile((colour, contrast), (0.12, 0.12), (256, 256))
    return shader.material


@made_once
def perforated(colour="#868b8f", pitch=0.027, hole=0.29, roughness=0.45):
    """Punched sheet steel: staggered round holes by alpha, UV in metres."""
    shader = Shader("perforated")
    u, v, _ = shader.split(shader.uv())
    row = v / (pitch * ROW_PITCH)
    stagger = row.floor() % 2 * 0.5
    across = (u / pitch + stagger).fraction() - 0.5
    along = (row.fraction() - 0.5) * ROW_PITCH
    shader.principled(
        base_color=linear(colour),
        metallic=0.15,
        roughness=roughness,
        alpha=shader.distance(across, along).is_above(hole),
    )
    shader.tile((hole,), (pitch, 2 * pitch * ROW_PITCH), (64, 112), axes=None, mirrored=False)
    return shader.material


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
