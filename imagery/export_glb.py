"""blender -b -P export_glb.py -- chair out.glb   : flattens procedural sockets to constants (they do not export), applies modifiers"""
import sys
import os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *
import kit
import products as P

nm, path = sys.argv[-2:]
s = reset()
import addon_utils

addon_utils.enable("io_scene_gltf2")
col = getattr(P, nm)()
for m in bpy.data.materials:
    t = m.node_tree
    b = next(n for n in t.nodes if n.type == "BSDF_PRINCIPLED")
    for k in ("Base Color", "Roughness", "Normal", "Alpha", "Emission"):
        i = b.inputs[k]
        if i.is_linked:
            src = i.links[0].from_node
            ramp = next((n for n in t.nodes if n.type == "VALTORGB"), None)
            t.links.remove(i.links[0])
            if k in ("Base Color", "Emission") and ramp:
                i.default_value = ramp.color_ramp.evaluate(0.5)
            if k == "Roughness":
                i.default_value = 0.45
            if k == "Alpha":
                i.default_value = 0.6
                m.blend_method = "BLEND"
for o in bpy.data.objects:
    o.select_set(o.name in col.objects)
bpy.ops.export_scene.gltf(
    filepath=path, export_format="GLB", export_apply=True, use_selection=True, export_yup=True
)
print("GLB", path, os.path.getsize(path))
sys.stdout.flush()
os._exit(0)
