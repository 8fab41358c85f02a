using System;
using Avaturn.Core.Runtime.Scripts.Mobile;
using UnityEngine;

/// <summary>Opens a session URL that is known only at run time.</summary>
public sealed class SessionMobileController : AvaturnIframeControllerMobile
{
    /// <summary>After the listeners of On Avatar Downloaded.</summary>
    public event Action Downloaded;

    /// <summary>Call it before the object is activated for the first time, because Start reads the link once.</summary>
    public void UseSession(string url) => _linkFromAPI = url;

    protected override void OnAvatarDownloaded(Transform avatar)
    {
        base.OnAvatarDownloaded(avatar);
        Downloaded?.Invoke();
    }
}
