// Passes each exported avatar to the app once, as JSON text. Run it before the scripts of the page that has Avaturn's SDK: the
// creator's page in a web view, or your own page in a Capacitor app. If a web view can run it only later, run it again after
// the page has loaded: the second time changes nothing. It runs in Chromium 51 and later, the web view of Android 7.
(function () {
  /** @type {any} */
  const page = window;
  if (page.connectAvatarBridge || page !== page.top) return;

  // Sign-in has to use redirects, because a web view opens no second window. A link saves megabytes of base64.
  page.avaturnFirebaseUseSignInWithRedirect = true;
  page.avaturnForceExportHttpUrl = true;
  const platform = /Android/.test(navigator.userAgent) ? 'android' : 'ios';
  page.avaturnSDKEnvironment = JSON.stringify({engine: 'WebView', version: '1.0.0', platform: platform});

  const android = page.native_app;
  const apple = page.webkit && page.webkit.messageHandlers && page.webkit.messageHandlers.iosListener;
  // Flutter's channel is the last one.
  let app = android || apple || page.ReactNativeWebView || page.AvatarBridge;
  let hasSdk = false;
  let last = {url: '', time: 0};

  function post(result) {
    app = app || page.ReactNativeWebView || page.AvatarBridge;
    app.postMessage(JSON.stringify({source: 'avaturn', eventName: 'v2.avatar.exported', data: result}));
  }

  function send(result) {
    if (!result || typeof result.url !== 'string' || result.url === '') return;
    // The same file within five seconds is a repetition. Later, the user has pressed the button again.
    const isRepeated = result.url === last.url && Date.now() - last.time < 5000;
    last = {url: result.url, time: Date.now()};
    if (isRepeated) return;
    if (result.url.indexOf('blob:') !== 0) {
      post(result);
      return;
    }
    // The app can't read a blob, which belongs to this page.
    fetch(result.url)
      .then((response) => response.blob())
      .then((blob) => {
        const reader = new FileReader();
        reader.onload = () => post(Object.assign({}, result, {url: reader.result, urlType: 'dataURL'}));
        reader.readAsDataURL(blob);
      });
  }

  // Pages of 2023 post this message, and not through the SDK. A page can post both, so the SDK has priority.
  function sendOlderMessage(text) {
    if (hasSdk || typeof text !== 'string') return;
    try {
      const message = JSON.parse(text);
      if (message.source === 'avaturn' && message.eventName === 'v2.avatar.exported') send(message.data);
    } catch (_) {
      // Another script's text.
    }
  }
  if (android) page.native_app = {postMessage: sendOlderMessage};

  window.addEventListener(
    'message',
    (event) => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('#avaturn-sdk-iframe'));
      if (event.source === (frame ? frame.contentWindow : window)) sendOlderMessage(event.data);
      // The SDK doesn't check which frame an export comes from.
      else if (event.data && event.data.source === 'v1.avaturn-sdk-server') event.stopImmediatePropagation();
    },
    {capture: true},
  );

  /**
   * Passes the exports of an SDK to the app.
   * @param sdk the SDK of this page
   * @param receiver the app, if it is this page
   */
  page.connectAvatarBridge = (sdk, receiver) => {
    clearInterval(timer);
    app = receiver || app;
    hasSdk = true;
    last = {url: '', time: 0};
    sdk.on('export', send);
  };

  // The creator's page gets its SDK while it loads.
  const timer = setInterval(() => {
    const sdk = page.avaturnSDK;
    if (!sdk) return;
    page.connectAvatarBridge(sdk);
    sdk.init(null, {});
  }, 100);
})();
