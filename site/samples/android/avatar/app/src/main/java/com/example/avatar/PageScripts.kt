package com.example.avatar

import android.os.Build

/** A web view can't open a second window, so sign-in has to use redirects. */
const val PAGE_FLAGS = "window.avaturnFirebaseUseSignInWithRedirect = true;"

/** Starts the SDK in the page and posts the export in the envelope that AvatarExport reads. */
val START_PAGE_SDK = """
    (function () {
      if (window.appBridgeStarted) return;
      window.appBridgeStarted = true;
      window.avaturnForceExportHttpUrl = true;
      window.avaturnSDKEnvironment = JSON.stringify({
        engine: 'Android WebView',
        version: '${Build.VERSION.RELEASE}',
        platform: 'android'
      });

      var attempts = 0;
      function start() {
        if (!window.avaturnSDK) {
          attempts += 1;
          if (attempts < 50) setTimeout(start, 200);
          return;
        }
        window.avaturnSDK.on('export', function (data) {
          window.native_app.postMessage(JSON.stringify({
            source: 'avaturn',
            eventName: 'v2.avatar.exported',
            data: data
          }));
        });
        window.avaturnSDK.init(null, {});
      }
      start();
    })();
""".trimIndent()
