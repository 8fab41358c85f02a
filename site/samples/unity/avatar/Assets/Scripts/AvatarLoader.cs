using System;
using System.Threading.Tasks;
using GLTFast;
using GLTFast.Logging;
using UnityEngine;

/// <summary>Loads an avatar GLB below this object and replaces the previous one.</summary>
public sealed class AvatarLoader : MonoBehaviour
{
    [SerializeField] private string _loadOnStart = "";

    private GltfImport _import;
    private GameObject _avatar;

    /// <summary>The current avatar, or null.</summary>
    public GameObject Avatar => _avatar;

    private async void Start()
    {
        if (!string.IsNullOrEmpty(_loadOnStart)) await LoadAsync(_loadOnStart);
    }

    /// <param name="source">An https URL, a data URL, or a file path with the prefix file://.</param>
    /// <returns>False if the file did not load. The previous avatar then stays.</returns>
    public async Task<bool> LoadAsync(string source)
    {
        // Without a logger, glTFast fails silently.
        var import = new GltfImport(logger: new ConsoleLogger());
        // The clip inside the file would conflict with an Animator.
        var settings = new ImportSettings { AnimationMethod = AnimationMethod.None };

        bool loaded = source.StartsWith("data:", StringComparison.Ordinal)
            ? await import.Load(DecodeDataUrl(source), null, settings)
            : await import.Load(source, settings);

        // The scene may have been closed while the file was loading.
        if (!loaded || this == null)
        {
            import.Dispose();
            return false;
        }

        var root = new GameObject("Avatar");
        root.transform.SetParent(transform, false);
        bool shown = await import.InstantiateMainSceneAsync(root.transform);
        if (!shown || this == null)
        {
            if (root != null) Destroy(root);
            import.Dispose();
            return false;
        }

        Clear();
        _import = import;
        _avatar = root;
        return true;
    }

    /// <summary>Removes the avatar and frees its meshes, materials and textures.</summary>
    public void Clear()
    {
        if (_avatar != null) Destroy(_avatar);
        _avatar = null;
        _import?.Dispose();
        _import = null;
    }

    private void OnDestroy() => Clear();

    private static byte[] DecodeDataUrl(string url) =>
        Convert.FromBase64String(url.Substring(url.LastIndexOf(',') + 1));
}
