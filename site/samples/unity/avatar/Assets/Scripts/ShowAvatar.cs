using UnityEngine;

/// <summary>Shows avatar.glb from the folder Assets.</summary>
public sealed class ShowAvatar : MonoBehaviour
{
    private void Start()
    {
        var avatar = gameObject.AddComponent<GLTFast.GltfAsset>();
        avatar.Url = "file://" + Application.dataPath + "/avatar.glb";
    }
}
