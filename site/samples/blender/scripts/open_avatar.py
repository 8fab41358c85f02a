"""Import an avatar into the open scene. Run it in Blender's Scripting workspace."""
import bpy

bpy.ops.import_scene.gltf(filepath="avatar.glb", bone_heuristic="BLENDER")

# For a mesh that a clip animates, the importer makes an empty with its name, and numbers the mesh: Head_Mesh.001.
for empty in [item for item in bpy.data.objects if item.type == "EMPTY"]:
    mesh = bpy.data.objects.get(f"{empty.name}.001")
    if mesh and mesh.type == "MESH":
        name = empty.name
        bpy.data.objects.remove(empty)
        mesh.name = name
