/**
 * What an app and the creator's page agree on inside a web view.
 *
 * Sources: Avaturn's Android and iOS examples for the bridges and permissions; the Unity package for the SDK inside the
 * page (`android-example`, `ios-example` and `unity-webview-sdk` in `sources.ts`).
 */
export const webViewBridge = {
  /** Object that the Android example adds to the page; the page posts to it. */
  android: 'native_app',
  /** Message handler of the iOS example: `window.webkit.messageHandlers.iosListener`. */
  ios: 'iosListener',
} as const;

/** The SDK that the page starts for itself when its address has `sdk=true`, on its `window`. */
export const pageSdk = {
  name: 'avaturnSDK',
  query: {name: 'sdk', value: 'true'},
  /** A JSON string that says what the page runs in. */
  environment: {name: 'avaturnSDKEnvironment', fields: ['engine', 'version', 'platform']},
} as const;

export const androidPermissions = ['android.permission.INTERNET', 'android.permission.CAMERA'] as const;

/** Keys of `Info.plist` with the text that iOS shows when the page asks for the camera. */
export const iosUsageKeys = ['NSCameraUsageDescription'] as const;
