"""Writes a 3D model as a GLB file that every viewer reads without a decoder.

Positions are 16-bit and normals 8-bit integers (KHR_mesh_quantization), a quarter of the size of floats at an error of
a few hundredths of a millimetre.
"""
import json
import struct

import numpy as np

ARRAY_BUFFER = 34962
ELEMENT_ARRAY_BUFFER = 34963
BYTE, SHORT, UNSIGNED_SHORT, UNSIGNED_INT, FLOAT = 5120, 5122, 5123, 5125, 5126
REPEAT, MIRRORED_REPEAT, CLAMP_TO_EDGE = 10497, 33648, 33071
LINEAR, LINEAR_MIPMAP_LINEAR = 9729, 9987
LARGEST = 32767
GENERATOR = "OGulf imagery"


class Glb:
    """A file under construction. A viewer begins with the view: azimuth and elevation in degrees, as in studio.py."""

    def __init__(self, view):
        self.chunk = bytearray()
        self.images = {}
        self.document = {
            "asset": {"version": "2.0", "generator": GENERATOR},
            "extensionsUsed": ["KHR_mesh_quantization"],
            "extensionsRequired": ["KHR_mesh_quantization"],
            "scene": 0,
            "scenes": [{"nodes": [], "extras": {"view": view}}],
            "nodes": [],
            "meshes": [],
            "materials": [],
            "accessors": [],
            "bufferViews": [],
            "buffers": [],
        }

    def _append(self, group, entry):
        entries = self.document.setdefault(group, [])
        entries.append(entry)
        return len(entries) - 1

    def _view(self, content, **properties):
        self.chunk += b"\0" * (-len(self.chunk) % 4)
        view = {"buffer": 0, "byteOffset": len(self.chunk), "byteLength": len(content), **properties}
        self.chunk += content
        return self._append("bufferViews", view)

    def add_texture(self, content, mime_type, wrap):
        """An image, which repeats as wrap says; the same one is stored once."""
        if content not in self.images:
            image = {"bufferView": self._view(content), "mimeType": mime_type}
            self.images[content] = self._append("images", image)
        sampler = {"magFilter": LINEAR, "minFilter": LINEAR_MIPMAP_LINEAR, "wrapS": wrap, "wrapT": wrap}
        samplers = self.document.setdefault("samplers", [])
        if sampler not in samplers:
            samplers.append(sampler)
        texture = {"sampler": samplers.index(sampler), "source": self.images[content]}
        textures = self.document.setdefault("textures", [])
        if texture not in textures:
            textures.append(texture)
        return textures.index(texture)

    def add_material(self, material):
        return self._append("materials", material)

    def add_mesh(self, name, parts):
        """A node with a mesh: parts are (material, corners, normals, uvs or None), three rows for each triangle."""
        everything = np.concatenate([corners for _, corners, _, _ in parts])
        low, high = everything.min(0), everything.max(0)
        centre, scale = (low + high) / 2, float((high - low).max() / 2)
        primitives = [self._primitive(part, centre, scale) for part in parts]
        mesh = self._append("meshes", {"name": name, "primitives": primitives})
        node = {"name": name, "mesh": mesh, "translation": centre.tolist(), "scale": [scale] * 3}
        self.document["scenes"][0]["nodes"].append(self._append("nodes", node))

    def _primitive(self, part, centre, scale):
        material, corners, normals, uvs = part
        fields = [("position", "<i2", 3), ("gap", "<i2"), ("normal", "i1", 3), ("end", "i1")]
        if uvs is not None:
            fields.append(("uv", "<f4", 2))
        vertices = np.zeros(len(corners), fields)
        vertices["position"] = np.rint((corners - centre) / scale * LARGEST).clip(-LARGEST, LARGEST)
        vertices["normal"] = np.rint(normals * 127)
        if uvs is not None:
            vertices["uv"] = uvs
        raw = vertices.view(np.dtype((np.void, vertices.itemsize)))
        _, first, indices = np.unique(raw, return_index=True, return_inverse=True)
        vertices, triangles = vertices[first], indices.reshape(-1, 3)
        triangles = triangles[_has_area(vertices["position"][triangles].astype(np.int64))]
        used, triangles = np.unique(triangles, return_inverse=True)
        vertices = vertices[used]
        view = self._view(vertices.tobytes(), byteStride=vertices.itemsize, target=ARRAY_BUFFER)
        attributes = {
            "POSITION": self._accessor(view, SHORT, vertices["position"], "VEC3", 0, True, bounds=True),
            "NORMAL": self._accessor(view, BYTE, vertices["normal"], "VEC3", 8, True),
        }
        if uvs is not None:
            attributes["TEXCOORD_0"] = self._accessor(view, FLOAT, vertices["uv"], "VEC2", 12)
        small = len(vertices) <= 65535
        # Blender goes through parts in no fixed order: sorted, the same model is the same file.
        triangles = triangles.reshape(-1, 3)
        triangles = triangles[np.lexsort(triangles.T[::-1])]
        order = triangles.reshape(-1).astype("<u2" if small else "<u4")
        view = self._view(order.tobytes(), target=ELEMENT_ARRAY_BUFFER)
        indices = self._accessor(view, UNSIGNED_SHORT if small else UNSIGNED_INT, order, "SCALAR")
        return {"attributes": attributes, "indices": indices, "material": material}

    def _accessor(self, view, component, values, kind, offset=0, normalized=False, bounds=False):
        accessor = {"bufferView": view, "componentType": component, "count": len(values), "type": kind}
        if offset:
            accessor["byteOffset"] = offset
        if normalized:
            accessor["normalized"] = True
        if bounds:
            accessor.update(min=values.min(0).tolist(), max=values.max(0).tolist())
        return self._append("accessors", accessor)

    def save(self, path):
        self.chunk += b"\0" * (-len(self.chunk) % 4)
        self.document["buffers"] = [{"byteLength": len(self.chunk)}]
        text = json.dumps(self.document, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        length = 12 + 8 + len(text) + 8 + len(self.chunk)
        with open(path, "wb") as file:
            file.write(struct.pack("<4sII", b"glTF", 2, length))
            file.write(struct.pack("<I4s", len(text), b"JSON") + text)
            file.write(struct.pack("<I4s", len(self.chunk), b"BIN\0") + self.chunk)


def _has_area(triangles):
    """Which triangles are more than a line, after rounding."""
    sides = triangles[:, 1:] - triangles[:, :1]
    return np.any(np.cross(sides[:, 0], sides[:, 1]) != 0, axis=1)
