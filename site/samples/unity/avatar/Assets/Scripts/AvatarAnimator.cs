using System.Threading.Tasks;
using Avaturn.Core.Runtime.Scripts.Avatar;
using UnityEngine;

/// <summary>Loads an avatar and plays a humanoid controller on it.</summary>
[RequireComponent(typeof(AvatarLoader))]
public sealed class AvatarAnimator : MonoBehaviour
{
    [SerializeField] private RuntimeAnimatorController _controller;

    public async Task<bool> ShowAsync(string source)
    {
        var loader = GetComponent<AvatarLoader>();
        if (!await loader.LoadAsync(source)) return false;

        GameObject root = loader.Avatar;
        UnityEngine.Avatar humanoid = HumanoidAvatarBuilder.Build(root);
        if (!humanoid.isValid || !humanoid.isHuman)
        {
            Debug.LogError("The skeleton does not fit a humanoid. Is this an Avaturn GLB in its rest pose?");
            return false;
        }

        // Four influences per vertex, as in the avatar's skin.
        QualitySettings.skinWeights = SkinWeights.FourBones;

        var animator = root.AddComponent<Animator>();
        animator.avatar = humanoid;
        animator.runtimeAnimatorController = _controller;
        return true;
    }
}
