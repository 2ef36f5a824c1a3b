"""What the materials of the pictures become in 3D models, which know no procedural colours."""
from model_textures import pattern_of, picture_of, tile_of

# For what varies over a surface in the pictures.
PLAIN_ROUGHNESS = 0.45
# What Blender gives a material that says nothing of itself.
UNSAID = (0.8, 0.8, 0.8, 1.0)
BLACK = (0.0, 0.0, 0.0)
# A weave of threads is seen through at any distance; punched steel has holes with sharp rims.
SEEN_THROUGH = ("mesh",)
# One looks through two layers of it, the front and the back of the part.
THREAD_ALPHA = 0.85


class Look:
    """A material of a 3D model. Equal ones are written once."""

    def __init__(self, colour, metallic, roughness, emission=BLACK, alpha_mode=None):
        self.colour = _rounded(colour)
        self.metallic = round(float(metallic), 3)
        self.roughness = round(float(roughness), 3)
        self.emission = _rounded(emission)
        self.alpha_mode = alpha_mode or ("OPAQUE" if self.colour[3] > 0.999 else "BLEND")
        self.texture = None
        # Of a screen, the texture shines.
        self.shines = False

    @property
    def key(self):
        texture = self.texture.key if self.texture else None
        return (self.colour, self.metallic, self.roughness, self.emission, self.alpha_mode, texture)

    def printed(self, texture):
        """The same, only where the texture's alpha says."""
        look = Look(self.colour, self.metallic, self.roughness, self.emission, "BLEND")
        look.texture = texture
        return look

    def uvs_of(self, local, uvs, name):
        return self.texture.uvs_of(local, uvs, name) if self.texture else None

    def written(self, file):
        """The material as glTF has it, its texture stored in the file."""
        surface = {
            "baseColorFactor": list(self.colour),
            "metallicFactor": self.metallic,
            "roughnessFactor": self.roughness,
        }
        # Sheets are seen from both sides, and which one is their front was never asked for the pictures.
        material = {"pbrMetallicRoughness": surface, "doubleSided": True}
        if self.texture:
            texture = self.texture
            index = {"index": file.add_texture(texture.content, texture.mime_type, texture.wrap)}
            if self.shines:
                material["emissiveTexture"] = index
            else:
                surface["baseColorTexture"] = index
        if any(self.emission):
            material["emissiveFactor"] = list(self.emission)
        if self.alpha_mode != "OPAQUE":
            material["alphaMode"] = self.alpha_mode
        return material


def _rounded(values):
    return tuple(round(float(value), 4) for value in values)


def describe(material):
    """The look of a material of the pictures."""
    nodes = material.node_tree.nodes
    surface = next(node for node in nodes if node.type == "BSDF_PRINCIPLED")
    inputs = surface.inputs
    if not surface.outputs[0].is_linked:
        return Look(material.diffuse_color, 0, material.roughness)

    def value(name, otherwise):
        return otherwise if inputs[name].is_linked else inputs[name].default_value

    metallic, roughness = value("Metallic", 0), value("Roughness", PLAIN_ROUGHNESS)
    strength = min(value("Emission Strength", 1), 1)
    if "tile" in material:
        texture, holes = tile_of(material)
        seen_through = holes and material.name.split(".")[0] in SEEN_THROUGH
        colour = inputs["Base Color"].default_value[:3] if holes else (1, 1, 1)
        alpha = THREAD_ALPHA if seen_through else 1
        look = Look((*colour, alpha), metallic, roughness, BLACK, _mode(holes, seen_through))
        look.texture = texture
        return look
    if inputs["Emission"].is_linked:
        look = Look(inputs["Base Color"].default_value, metallic, roughness, (strength,) * 3)
        source = inputs["Emission"].links[0].from_node
        is_image = source.type == "TEX_IMAGE"
        look.texture = picture_of(source) if is_image else pattern_of(material, inputs["Emission"])
        look.shines = True
        return look
    if inputs["Base Color"].is_linked and inputs["Base Color"].links[0].from_node.type == "TEX_IMAGE":
        look = Look((1, 1, 1, 1), metallic, roughness)
        look.texture = picture_of(inputs["Base Color"].links[0].from_node)
        return look
    colour = plain_colour(material) if inputs["Base Color"].is_linked else inputs["Base Color"].default_value
    light = [channel * strength for channel in inputs["Emission"].default_value[:3]]
    return Look((*colour[:3], value("Alpha", 1)), metallic, roughness, light)


def _mode(holes, seen_through):
    if not holes:
        return "OPAQUE"
    return "BLEND" if seen_through else "MASK"


def plain_colour(material):
    """What a pattern is from afar: the colour that its material says of itself, or the middle of its only ramp."""
    own = tuple(material.diffuse_color)
    if any(abs(a - b) > 1e-4 for a, b in zip(own, UNSAID)):
        return own
    ramp = next((node for node in material.node_tree.nodes if node.type == "VALTORGB"), None)
    return ramp.color_ramp.evaluate(0.5) if ramp else own
