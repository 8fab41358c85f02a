"""Print as JSON what an FBX file holds: bones, meshes with their shape keys and materials, images, actions."""
import json
import sys

import bpy

bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.fbx(filepath=sys.argv[sys.argv.index("--") + 1])

found = {"bones": [], "meshes": {}, "images": [image.name for image in bpy.data.images], "actions": len(bpy.data.actions)}
for item in bpy.data.objects:
    if item.type == "ARMATURE":
        found["bones"] += [bone.name for bone in item.data.bones]
    if item.type == "MESH":
        keys = item.data.shape_keys
        found["meshes"][item.name] = {
            "triangles": sum(len(polygon.vertices) - 2 for polygon in item.data.polygons),
            "shapeKeys": len(keys.key_blocks) - 1 if keys else 0,
            "isSkinned": item.find_armature() is not None,
        }
print("FOUND " + json.dumps(found))
