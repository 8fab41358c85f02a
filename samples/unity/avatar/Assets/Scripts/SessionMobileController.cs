using Avaturn.Core.Runtime.Scripts.Mobile;

/// <summary>Opens a session URL that is known at run time only. For WebGL, derive from AvaturnIframeControllerWebGL.</summary>
public sealed class SessionMobileController : AvaturnIframeControllerMobile
{
    /// <summary>Call it before the object is active for the first time: Start reads the link once.</summary>
    public void UseSession(string url) => _linkFromAPI = url;
}
