"""The materials that everything is made of: timber, metal, plastic, cloth, paint, and what glows."""
from collections import namedtuple
from math import pi

from shading import Shader, grey, linear, made_once, scaled

# The order of the axes along the grain, across it on the face of the board, and into the board.
GRAIN_AXES = {"X": (0, 1, 2), "Y": (1, 0, 2), "Z": (2, 0, 1)}


# ------------------------------------------------------------------ timber
@made_once
def wood(
    colour="#c9a275",
    grain="X",
    roughness=0.42,
    contrast=1.0,
    leaf=0.19,
    ring_spacing=0.010,
    seam=0.25,
    seam_width=0.006,
    wander=0.16,
    tone=0.14,
):
    """Flat-sawn timber with its grain along an axis of the part, joined from leaves of veneer.

    seam is how dark the joints are, and seam_width their share of a leaf. wander is how far the rings stray, in
    metres, and tone how much the leaves differ.
    """
    shader = Shader("wood")
    base = linear(colour)
    veneer = _veneer(shader, grain, leaf)
    rings = _growth_rings(shader, veneer, wander, ring_spacing)
    fibres = shader.noise(
        shader.vector(veneer.along * 14.0, veneer.across * 620.0, veneer.depth * 620.0), 1.0, 2.0, 0.6
    )
    streaks = shader.noise(shader.vector(veneer.along * 1.6, veneer.across * 30.0, veneer.depth), 1.0, 4.0)
    darkness = rings * 0.34 + (streaks * 0.42 + (fibres * 0.22 + veneer.own * tone))
    depth = 0.55 * contrast
    dark = (base[0] * (1 - 0.75 * depth), base[1] * (1 - 0.9 * depth), base[2] * (1 - depth), 1)
    colours = shader.ramp(
        darkness,
        [(0.22, scaled(base, 1 + 0.20 * depth)), (0.50, scaled(base, 1 - 0.10 * depth)), (0.88, dark)],
    )
    pores = shader.ramp(fibres, [(0.30, (0.60, 0.52, 0.45, 1)), (0.40, grey(1))])
    colours = shader.multiply(0.5 * contrast, colours, pores)
    joints = shader.ramp(abs(veneer.share - 0.5), [(0.4995 - seam_width, grey(1)), (0.4995, grey(1 - seam))])
    shader.principled(
        base_color=shader.multiply(1.0, colours, joints),
        roughness=fibres * 0.16 + (roughness - 0.08),
        specular=0.38,
        normal=shader.bump(fibres, 0.10, 0.0005),
    )
    shader.material.diffuse_color = scaled(base, 1 - 0.10 * depth)
    shader.tile(
        (colour, contrast, leaf, ring_spacing, seam, seam_width, wander, tone),
        (1.0, 2 * leaf),
        (512, 256),
        GRAIN_AXES[grain][:2],
    )
    return shader.material


# A point in the log that a leaf was cut from, in metres; its share of the leaf's width; a random number of the leaf.
Veneer = namedtuple("Veneer", "along across depth share own")


def _veneer(shader, grain, leaf_width):
    """Where in its log each point lies: every leaf of every part comes from another place."""
    axes = shader.split(shader.position())
    along, across, depth = (axes[i] for i in GRAIN_AXES[grain])
    chance = shader.random()
    leaves = across / leaf_width + chance * 5.37
    share = leaves.fraction()
    own = shader.node("TexWhiteNoise", {"W": leaves.floor() + chance * 91.7}, noise_dimensions="1D")
    return Veneer(
        along=along + own * 23.0,
        across=(share - 0.5) * leaf_width + (own - 0.5) * 0.12,
        depth=depth + (0.035 + own * 0.05),
        share=share,
        own=own,
    )


def _growth_rings(shader, veneer, wander, spacing):
    """Rings by the distance to a pith that wanders: light in spring, dark in autumn."""
    slow = shader.vector(veneer.along * 1.3, veneer.across * 4.0, veneer.depth)
    fine = shader.vector(veneer.along * 5.0, veneer.across * 55.0, veneer.depth)
    stray = shader.noise(slow, 1.0, 2.0, 0.45) * wander + shader.noise(fine, 1.0, 3.0) * 0.010
    radius = shader.distance(veneer.across, veneer.depth) + stray
    year = (radius / spacing).fraction()
    return shader.ramp(year, [(0, grey(0.05)), (0.45, grey(0.25)), (0.86, grey(1)), (1, grey(0.05))])


# ------------------------------------------------------------------ metal, plastic, paint
@made_once
def powder(colour="#2b2d30", roughness=0.48):
    """Powder-coated steel: matt, with a very fine grain."""
    shader = Shader("powder")
    place = shader.coordinates()
    grain = shader.noise(place, 900, 2)
    wear = shader.noise(place, 6, 3)
    shader.principled(
        base_color=linear(colour),
        roughness=wear * 0.10 + (roughness - 0.05),
        specular=0.45,
        normal=shader.bump(grain, 0.10, 0.0004),
    )
    return shader.material


@made_once
def plastic(colour="#222326", roughness=0.42, grain=0.06):
    """Moulded plastic with a textured surface."""
    shader = Shader("plastic")
    texture = shader.noise(shader.coordinates(), 1400, 1)
    shader.principled(
        base_color=linear(colour),
        roughness=roughness,
        specular=0.45,
        normal=shader.bump(texture, grain, 0.0003),
    )
    return shader.material


@made_once
def metal(colour="#d9dadc", roughness=0.12):
    """Bare metal, from chrome (0.1) to satin (0.3)."""
    shader = Shader("metal")
    shader.principled(base_color=linear(colour), metallic=1.0, roughness=roughness)
    return shader.material


@made_once
def lacquer(colour="#08090a", roughness=0.06):
    """Deep gloss: lacquer, and the glass in front of a dark screen."""
    shader = Shader("gloss")
    shader.principled(base_color=linear(colour), roughness=roughness, specular=0.5)
    return shader.material


@made_once
def rubber(colour="#151515"):
    """Feet, tyres and seals."""
    shader = Shader("rubber")
    shader.principled(base_color=linear(colour), roughness=0.75, specular=0.25)
    return shader.material


@made_once
def paint(colour="#f2f0ec", roughness=0.7, relief=0.0):
    """Paint, paper and card; relief makes it uneven."""
    shader = Shader("paint")
    shader.principled(base_color=linear(colour), roughness=roughness, specular=0.25)
    if relief:
        spots = shader.noise(shader.coordinates(), 160, 3)
        shader.principled(normal=shader.bump(spots, relief, 0.001))
    return shader.material


# ------------------------------------------------------------------ cloth and leaves
@made_once
def fabric(colour="#3d4a5c", period=0.0056, variation=0.42, sheen=0.35):
    """Woven cloth: threads that repeat after a period in metres, mottled by the variation."""
    shader = Shader("fabric")
    base = linear(colour)
    place = shader.coordinates(alike=True)
    x, y, z = ((axis * (2 * pi / period)).sine() for axis in shader.split(place))
    weave = x * y * 0.5 + (y * z + x * z) * 0.5
    yarn = shader.noise(place, 300, 5, 0.75)
    mottle = shader.noise(place, 9, 3)
    tone = weave * 0.16 + (yarn * 0.75 + mottle * 0.25)
    shader.principled(
        base_color=shader.ramp(
            tone, [(0.25, scaled(base, 1 - variation)), (0.75, scaled(base, 1 + variation))]
        ),
        roughness=0.92,
        specular=0.15,
        sheen=sheen,
        sheen_tint=0.6,
        normal=shader.bump(weave * 0.6 + yarn, 0.55, 0.0012),
    )
    piece = 20 * period
    shader.tile((colour, period, variation), (piece, piece), (256, 256))
    return shader.material


@made_once
def mesh_cloth(colour="#1d1f22"):
    """Knitted mesh that one sees through: staggered round holes; its UV map is in metres."""
    column, row, hole = 0.0056, 0.0044, 0.30
    shader = Shader("mesh")
    u, v, _ = shader.split(shader.uv())
    stagger = (v / row).floor() % 2 * 0.5
    across = (u / column + stagger).fraction() - 0.5
    along = (v / row).fraction() - 0.5
    shader.principled(
        base_color=linear(colour),
        roughness=0.55,
        specular=0.35,
        sheen=0.3,
        alpha=shader.distance(across, along).is_above(hole),
    )
    shader.tile((), (column, 2 * row), (64, 96), axes=None, mirrored=False)
    return shader.material


@made_once
def foliage(colour="#3f6b35"):
    """A leaf with a pale midrib, through which some light falls; its UV map is 0 to 1."""
    shader = Shader("leaf")
    base = linear(colour)
    u, _, _ = shader.split(shader.uv())
    tone = shader.noise(shader.coordinates(), 7, 3) * 0.8 + shader.random() * 0.4
    green = shader.ramp(tone, [(0.2, scaled(base, 0.55)), (0.8, scaled(base, 1.35))])
    midrib = shader.ramp(abs(u - 0.5), [(0, (1.0, 1.15, 0.75, 1)), (0.04, grey(1))])
    shader.principled(base_color=shader.multiply(0.8, green, midrib), roughness=0.38, specular=0.45)
    through = shader.node("BsdfTranslucent", {0: scaled(base, 1.6)})
    shader.show(shader.mix_surfaces(0.22, shader.principled_surface(), through))
    return shader.material


# ------------------------------------------------------------------ light
@made_once
def glow(colour="#ffffff", strength=2.0):
    """A lamp, a signal light or lit letters."""
    shader = Shader("glow")
    shader.principled(base_color=grey(0), emission=linear(colour), emission_strength=strength)
    return shader.material


@made_once
def ribbons(stops, strength, seed, roughness):
    """An abstract picture behind glass: ribbons of colours that flow into each other; its UV map is 0 to 1."""
    shader = Shader("screen")
    place = shader.node(
        "Mapping", {"Vector": shader.uv(), "Scale": (1.6, 1, 1), "Location": (seed, seed * 0.7, 0)}
    )
    # the height comes from the map itself, so that the seed does not shift the colours
    _, height, _ = shader.split(shader.uv())
    flow = shader.noise(place, 0.9, 1.5, 0.4, 0.9) * 1.35 + height * 0.60
    edges = (flow * 26).sine() * 0.045
    last = len(stops) - 1
    colours = [(i / last, linear(colour)) for i, colour in enumerate(stops)]
    shader.principled(
        base_color=(0.004, 0.004, 0.005, 1),
        roughness=roughness,
        specular=0.35,
        emission=shader.ramp(flow * 1.05 + edges - 0.50, colours, "EASE"),
        emission_strength=strength,
    )
    return shader.material
