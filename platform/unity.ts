/** Avaturn's Unity package, 2.0.0 (`unity-webview-sdk` in `sources.ts`). */
export const unityPackage = {
  name: 'com.avaturn.webview',
  address: 'https://github.com/avaturn/avaturn-unity-webview-sdk.git',
} as const;
