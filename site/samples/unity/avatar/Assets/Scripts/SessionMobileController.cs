using Avaturn.Core.Runtime.Scripts.Mobile;

/// <summary>Opens a session URL that is known only at run time. For WebGL, derive from AvaturnIframeControllerWebGL.</summary>
public sealed class SessionMobileController : AvaturnIframeControllerMobile
{
    /// <summary>Call it before the object is activated for the first time, because Start reads the link once.</summary>
    public void UseSession(string url) => _linkFromAPI = url;
}
