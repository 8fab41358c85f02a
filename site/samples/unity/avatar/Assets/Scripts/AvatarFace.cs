using UnityEngine;

/// <summary>Sets one face shape on every mesh of the avatar that has it.</summary>
public sealed class AvatarFace : MonoBehaviour
{
    private SkinnedMeshRenderer[] _meshes = new SkinnedMeshRenderer[0];

    /// <summary>Call it after each swap, because the meshes are new.</summary>
    public void Refresh() => _meshes = GetComponentsInChildren<SkinnedMeshRenderer>(true);

    /// <param name="shape">A name such as jawOpen or viseme_aa.</param>
    /// <param name="amount">From 0 (off) to 1 (full).</param>
    public void Set(string shape, float amount)
    {
        foreach (SkinnedMeshRenderer mesh in _meshes)
        {
            if (mesh == null) continue;
            int index = mesh.sharedMesh.GetBlendShapeIndex(shape);
            if (index < 0) continue;

            // The full weight differs between importers, so read it from the mesh.
            int lastFrame = mesh.sharedMesh.GetBlendShapeFrameCount(index) - 1;
            float full = mesh.sharedMesh.GetBlendShapeFrameWeight(index, lastFrame);
            mesh.SetBlendShapeWeight(index, amount * full);
        }
    }
}
