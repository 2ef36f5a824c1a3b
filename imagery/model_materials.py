"""What the materials of the pictures become in 3D models, which know no procedural colours."""
from dataclasses import dataclass

import bpy

# For what varies over a surface in the pictures.
PLAIN_ROUGHNESS = 0.45
# Cloth and punched steel with holes, from afar.
HOLED_ALPHA = 0.6
# The alpha of what one can look through; the materials say so of themselves by their colour in the viewport.
OPAQUE = 0.999


@dataclass(frozen=True)
class Look:
    """A material of a 3D model: equal ones are written once."""

    colour: tuple
    metallic: float
    roughness: float
    emission: tuple

    def uvs_of(self, local, normals, uvs, thing):
        return None

    def written(self, file):
        material = {
            "pbrMetallicRoughness": {
                "baseColorFactor": list(self.colour),
                "metallicFactor": self.metallic,
                "roughnessFactor": self.roughness,
            },
        }
        if any(self.emission):
            material["emissiveFactor"] = list(self.emission)
        if self.colour[3] < OPAQUE:
            material["alphaMode"] = "BLEND"
            material["doubleSided"] = True
        return material


def rounded(values, digits=4):
    return tuple(round(float(value), digits) for value in values)


def describe(material):
    """The look of a material of the pictures."""
    surface = next((node for node in material.node_tree.nodes if node.type == "BSDF_PRINCIPLED"), None)
    output = next(node for node in material.node_tree.nodes if node.type == "OUTPUT_MATERIAL")
    own = tuple(material.diffuse_color)
    if output.inputs[0].links[0].from_node != surface and surface.inputs["Base Color"].links == ():
        return Look(rounded(own), 0.0, round(material.roughness, 3), (0.0, 0.0, 0.0))
    inputs = surface.inputs

    def value(name, otherwise):
        return otherwise if inputs[name].is_linked else inputs[name].default_value

    colour = plain_colour(material) if inputs["Base Color"].is_linked else inputs["Base Color"].default_value
    alpha = value("Alpha", HOLED_ALPHA)
    light = plain_colour(material) if inputs["Emission"].is_linked else inputs["Emission"].default_value
    strength = min(value("Emission Strength", 1.0), 1.0)
    return Look(
        rounded((*colour[:3], alpha)),
        round(float(value("Metallic", 0.0)), 3),
        round(float(value("Roughness", PLAIN_ROUGHNESS)), 3),
        rounded(channel * strength for channel in light[:3]),
    )


UNSAID = (0.8, 0.8, 0.8, 1.0)


def plain_colour(material):
    """What a pattern is from afar: the colour that its material says of itself, or the middle of its only ramp."""
    own = tuple(material.diffuse_color)
    if any(abs(a - b) > 1e-4 for a, b in zip(own, UNSAID)):
        return own
    ramp = next((node for node in material.node_tree.nodes if node.type == "VALTORGB"), None)
    return ramp.color_ramp.evaluate(0.5) if ramp else own
