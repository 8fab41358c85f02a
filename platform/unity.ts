/**
 * Public names of Avaturn's Unity package `com.avaturn.webview` 2.0.0 that an app's code uses. Source: the package's
 * repository at e2be3c9 (`unity-webview-sdk` in `sources.ts`).
 */
export interface UnityType {
  readonly name: string;
  readonly namespace: string;
  /** Methods, properties and serialized fields for subclasses and callers. */
  readonly members: readonly string[];
}

export const unityPackage = {
  name: 'com.avaturn.webview',
  address: 'https://github.com/avaturn/avaturn-unity-webview-sdk.git',
} as const;

const root = 'Avaturn.Core.Runtime.Scripts';

export const unityTypes: readonly UnityType[] = [
  {
    name: 'AvaturnIframeControllerMobile',
    namespace: `${root}.Mobile`,
    members: ['ShowView', 'DownloadAvatar', '_subdomain', '_linkFromAPI'],
  },
  {name: 'MenuMobile', namespace: `${root}.Mobile`, members: ['Open', 'Close', 'Switch']},
  {name: 'RequestCameraPermission', namespace: `${root}.Mobile`, members: []},
  {
    name: 'AvaturnIframeControllerWebGL',
    namespace: `${root}.WebGL`,
    members: ['Show', 'Hide', 'ChangeVisibility', 'SetupIframe', '_subdomain', '_linkFromAPI'],
  },
  {name: 'MenuWebGL', namespace: `${root}.WebGL`, members: ['Open', 'Close', 'Switch']},
  {
    name: 'AvatarReceiver',
    namespace: `${root}.Avatar`,
    members: ['SetOnReceived', 'SetWebView', 'ReceiveAvatarLink'],
  },
  {name: 'DownloadAvatar', namespace: `${root}.Avatar`, members: ['SetOnDownloaded', 'Download', 'Request']},
  {name: 'PrepareAvatar', namespace: `${root}.Avatar`, members: ['PrepareModel']},
  {name: 'HumanoidAvatarBuilder', namespace: `${root}.Avatar`, members: ['Build']},
  {name: 'AvatarUtils', namespace: `${root}.Avatar`, members: ['HumanSkeletonNames', 'CreateHumanDescription']},
  {
    name: 'AvatarInfo',
    namespace: `${root}.Avatar.Data`,
    members: ['Url', 'UrlType', 'BodyId', 'Gender', 'AvatarId'],
  },
  {name: 'DrawAvatarInfo', namespace: `${root}.Avatar.Data`, members: ['Draw']},
];
