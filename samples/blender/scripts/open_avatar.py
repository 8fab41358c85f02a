"""Import an avatar into the open scene. Run it in Blender's Scripting workspace."""
import bpy

bpy.ops.import_scene.gltf(filepath="avatar.glb", bone_heuristic="BLENDER")
