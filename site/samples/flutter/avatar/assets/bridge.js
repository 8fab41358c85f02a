// Run it in the creator's page, which must have the JavaScript channel `AvatarBridge`.
(function () {
  /** @type {any} */
  const page = window;
  if (page.appBridgeStarted) return;
  page.appBridgeStarted = true;
  page.avaturnFirebaseUseSignInWithRedirect = true;
  page.avaturnForceExportHttpUrl = true;
  page.avaturnSDKEnvironment = JSON.stringify({engine: 'Flutter WebView', version: '1.0.0', platform: 'flutter'});

  let attempts = 0;
  function start() {
    if (!page.avaturnSDK) {
      attempts += 1;
      if (attempts < 50) setTimeout(start, 200);
      return;
    }
    page.avaturnSDK.on('export', (/** @type {object} */ data) => {
      page.AvatarBridge.postMessage(JSON.stringify({source: 'avaturn', eventName: 'v2.avatar.exported', data}));
    });
    page.avaturnSDK.init(null, {});
  }
  start();
})();
