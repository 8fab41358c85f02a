/**
 * The interface between an app and the creator's page inside a web view.
 *
 * Sources: Avaturn's Android and iOS examples for the bridges and permissions; the Unity package for the SDK inside the page
 * (`android-example`, `ios-example` and `unity-webview-sdk` in `sources.ts`).
 */
export const webViewBridge = {
  /** Object that the Android example adds to the page; the page posts to it. */
  android: 'native_app',
  /** Message handler of the iOS example: `window.webkit.messageHandlers.iosListener`. */
  ios: 'iosListener',
} as const;

/** The global on the page's `window` with the SDK, which the page starts itself if its URL has `sdk=true`. */
export const pageSdk = {
  name: 'avaturnSDK',
  query: {name: 'sdk', value: 'true'},
  /** A JSON string that describes the page's environment. */
  environment: {name: 'avaturnSDKEnvironment', fields: ['engine', 'version', 'platform']},
} as const;

/**
 * Which permissions the creator requests besides the camera is unknown. Avaturn's Unity controller also requests the
 * microphone, and a web view can only grant or deny a combined request, so an app declares both.
 */
export const androidPermissions = [
  'android.permission.INTERNET',
  'android.permission.CAMERA',
  'android.permission.RECORD_AUDIO',
  'android.permission.MODIFY_AUDIO_SETTINGS',
] as const;

/** Keys of `Info.plist`, with the texts that iOS shows when the page requests the camera and the microphone. */
export const iosUsageKeys = ['NSCameraUsageDescription', 'NSMicrophoneUsageDescription'] as const;

/** Key that Flutter's package `image_picker` needs besides. */
export const iosPhotosKey = 'NSPhotoLibraryUsageDescription';

/** Keys of `Info.plist` that allow the simulator, which has no TLS. */
export const iosSimulatorKeys = ['NSAppTransportSecurity', 'NSAllowsLocalNetworking'] as const;
