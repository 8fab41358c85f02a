import UIKit

enum PageScripts {
    /// Runs at document start, in every frame.
    static let bridge = """
        (function () {
          window.avaturnFirebaseUseSignInWithRedirect = true;
          window.addEventListener('message', function (event) {
            if (typeof event.data !== 'string') return;
            var message = null;
            try { message = JSON.parse(event.data); } catch (error) { return; }
            if (!message || message.source !== 'avaturn') return;
            window.webkit.messageHandlers.iosListener.postMessage(event.data);
          });
        })();
        """

    /// Runs after the page has loaded, when it was opened with `sdk=true`.
    @MainActor
    static var startPageSDK: String {
        """
        (function () {
          if (window.appBridgeStarted) return;
          window.appBridgeStarted = true;
          window.avaturnForceExportHttpUrl = true;
          window.avaturnSDKEnvironment = JSON.stringify({
            engine: 'WKWebView',
            version: '\(UIDevice.current.systemVersion)',
            platform: 'ios'
          });

          var attempts = 0;
          function start() {
            if (!window.avaturnSDK) {
              attempts += 1;
              if (attempts < 50) setTimeout(start, 200);
              return;
            }
            window.avaturnSDK.on('export', function (data) {
              window.webkit.messageHandlers.iosListener.postMessage(JSON.stringify({
                source: 'avaturn',
                eventName: 'v2.avatar.exported',
                data: data
              }));
            });
            window.avaturnSDK.init(null, {});
          }
          start();
        })();
        """
    }
}
