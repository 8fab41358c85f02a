/** The result of an export. */
export interface AvatarExport {
  /** A link for `httpURL`, otherwise a data URL with the GLB. */
  readonly url: string;
  readonly urlType: string;
}

/** A message from the web view: the URL of its page, and the text. */
export interface PageMessage {
  readonly url: string;
  readonly data: string;
}

/**
 * The creator's URL with the SDK in the page.
 * @param creator URL of a project's page or of a session
 */
export function withPageSdk(creator: string): string {
  const url = new URL(creator);
  url.searchParams.set('sdk', 'true');
  return url.href;
}

/** Runs before the page's own scripts. A web view can't open a second window, so sign-in has to use redirects. */
export const pageFlags = 'window.avaturnFirebaseUseSignInWithRedirect = true; true;';

/**
 * Runs after the page has loaded: starts its SDK, and posts the export to the app. Without an SDK in the page, it forwards the
 * older message, which a page posts to its own window. A page can post both.
 */
export const startPageSdk = `
(function () {
  if (window.appBridgeStarted) return;
  window.appBridgeStarted = true;
  window.avaturnForceExportHttpUrl = true;
  window.avaturnSDKEnvironment = JSON.stringify({engine: 'React Native WebView', version: '1.0.0', platform: 'react-native'});
  window.addEventListener('message', function (event) {
    if (window.avaturnSDK || event.source !== window || typeof event.data !== 'string') return;
    window.ReactNativeWebView.postMessage(event.data);
  });

  var attempts = 0;
  function start() {
    if (!window.avaturnSDK) {
      attempts += 1;
      if (attempts < 50) setTimeout(start, 200);
      return;
    }
    window.avaturnSDK.on('export', function (data) {
      window.ReactNativeWebView.postMessage(JSON.stringify({
        source: 'avaturn',
        eventName: 'v2.avatar.exported',
        data: data
      }));
    });
    window.avaturnSDK.init(null, {});
  }
  start();
})();
true;`;

// #region read
/** Reads one message. Returns undefined unless the creator's own page reports a finished avatar. */
export function readExport({url, data}: PageMessage, creator: string): AvatarExport | undefined {
  try {
    if (new URL(url).origin !== new URL(creator).origin) return undefined;
    const message = JSON.parse(data);
    if (message?.source !== 'avaturn' || message.eventName !== 'v2.avatar.exported') return undefined;
    const {url: link, urlType} = message.data;
    return typeof link === 'string' && link !== '' ? {url: link, urlType: String(urlType)} : undefined;
  } catch {
    return undefined;
  }
}
// #endregion read
