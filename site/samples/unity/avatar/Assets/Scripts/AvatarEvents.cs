using Avaturn.Core.Runtime.Scripts.Avatar.Data;
using UnityEngine;

/// <summary>Listeners for the two events of the Avaturn controller.</summary>
public sealed class AvatarEvents : MonoBehaviour
{
    /// <summary>For On Avatar Received: the avatar exists, and its download starts.</summary>
    public void OnReceived(AvatarInfo avatar)
    {
        Debug.Log($"Avatar {avatar.AvatarId}, body {avatar.BodyId}, {avatar.Gender}, {avatar.UrlType}");
    }

    /// <summary>For On Avatar Downloaded. Place it above PrepareModel, which empties this transform.</summary>
    public void OnDownloaded(Transform avatar)
    {
        int shapes = 0;
        foreach (SkinnedMeshRenderer mesh in avatar.GetComponentsInChildren<SkinnedMeshRenderer>(true))
        {
            shapes += mesh.sharedMesh.blendShapeCount;
        }
        Debug.Log(shapes > 0 ? $"The face can move: {shapes} blend shapes" : "The face is static");
    }
}
