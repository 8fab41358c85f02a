"""Export an open avatar as the page does: GLB, with shape keys but without their normals."""
import sys

import bpy

source, target = sys.argv[sys.argv.index("--") + 1 :]
bpy.ops.wm.open_mainfile(filepath=source)
bpy.ops.export_scene.gltf(filepath=target, export_format="GLB", export_morph_normal=False)
