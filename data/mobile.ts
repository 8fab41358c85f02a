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

/**
 * What the creator asks for besides the camera is unknown. Avaturn's Unity controller asks for the microphone too, and a
 * web view can only grant or deny a combined request as a whole, so an app declares both.
 */
export const androidPermissions = [
  'android.permission.INTERNET',
  'android.permission.CAMERA',
  'android.permission.RECORD_AUDIO',
  'android.permission.MODIFY_AUDIO_SETTINGS',
] as const;

/** Keys of `Info.plist` with the texts that iOS shows when the page asks for the camera and the microphone. */
export const iosUsageKeys = ['NSCameraUsageDescription', 'NSMicrophoneUsageDescription'] as const;

/**
 * Levels and plugin of the Android sample: `google-play-target`, `android-built-in-kotlin` and `android-example` in
 * `sources.ts`.
 */
export const androidSample = {gradlePlugin: '9.0', compileSdk: 36, targetSdk: 36, minSdk: 24} as const;
