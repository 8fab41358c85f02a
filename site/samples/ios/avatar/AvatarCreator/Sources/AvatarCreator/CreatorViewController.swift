import AVFoundation
import UIKit
import WebKit

@MainActor
public protocol CreatorViewControllerDelegate: AnyObject {
    func creator(_ creator: CreatorViewController, didSave export: AvatarExport, to file: URL)
}

/// Shows the creator, handles its request for the camera, and saves the finished avatar to `file`.
public final class CreatorViewController: UIViewController {
    public weak var delegate: CreatorViewControllerDelegate?

    private let page: URL
    private let file: URL
    private var isSaving = false
    private lazy var webView = makeWebView()

    /// The script that passes exports from the page to `iosListener`.
    private static let bridge: String = {
        guard
            let file = Bundle.module.url(forResource: "bridge", withExtension: "js"),
            let script = try? String(contentsOf: file, encoding: .utf8)
        else { fatalError("List bridge.js as a resource in Package.swift.") }
        return script
    }()

    public init(page: URL, file: URL) {
        self.page = page
        self.file = file
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("Create this screen in code.")
    }

    public override func loadView() {
        view = webView
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Avatar"
        webView.load(URLRequest(url: page))
    }

    // #region web-view
    private func makeWebView() -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = []

        let script = WKUserScript(source: Self.bridge, injectionTime: .atDocumentStart, forMainFrameOnly: true)
        configuration.userContentController.addUserScript(script)
        configuration.userContentController.add(WeakMessageHandler(self), name: "iosListener")

        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.allowsBackForwardNavigationGestures = true
        webView.navigationDelegate = self
        webView.uiDelegate = self
        return webView
    }
    // #endregion web-view

    private func save(_ export: AvatarExport) async {
        do {
            try await export.save(to: file)
            delegate?.creator(self, didSave: export, to: file)
        } catch {
            isSaving = false
            show("The avatar could not be saved", error.localizedDescription)
        }
    }

    private func show(_ title: String, _ text: String, opensSettings: Bool = false) {
        let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
        if opensSettings {
            alert.addAction(UIAlertAction(title: "Open Settings", style: .default) { _ in
                guard let settings = URL(string: UIApplication.openSettingsURLString) else { return }
                UIApplication.shared.open(settings)
            })
        }
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }
}

extension CreatorViewController: WKScriptMessageHandler {
    // #region message
    public func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) {
        guard
            !isSaving,
            let text = message.body as? String,
            let export = AvatarExport(message: text, from: Origin(message.frameInfo.securityOrigin), creator: page)
        else { return }
        isSaving = true
        Task { await save(export) }
    }
    // #endregion message
}

extension CreatorViewController: WKUIDelegate {
    // #region capture
    public func webView(
        _ webView: WKWebView,
        decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo,
        type: WKMediaCaptureType
    ) async -> WKPermissionDecision {
        guard Origin(origin) == Origin(page), type == .camera || type == .cameraAndMicrophone else {
            print("Refused capture of type \(type.rawValue) for \(origin.host)")
            return .deny
        }
        // iOS shows each prompt only once, and later calls return immediately.
        var isAllowed = await AVCaptureDevice.requestAccess(for: .video)
        if isAllowed, type == .cameraAndMicrophone {
            isAllowed = await AVCaptureDevice.requestAccess(for: .audio)
        }
        guard isAllowed else {
            let text = "Allow the camera, and the microphone if it is listed, in Settings to scan your face."
            show("No camera", text, opensSettings: true)
            return .deny
        }
        return .grant
    }
    // #endregion capture
}

extension CreatorViewController: WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: Error
    ) {
        // A redirect cancels the previous page, which isn't an error.
        if (error as? URLError)?.code == .cancelled { return }
        show("The creator did not load", error.localizedDescription)
    }

    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        // iOS stops the page when memory runs out, which leaves an empty view.
        webView.load(URLRequest(url: page))
    }
}

@MainActor
private extension Origin {
    init(_ origin: WKSecurityOrigin) {
        self.init(scheme: origin.protocol, host: origin.host, port: origin.port)
    }
}

/// The content controller retains its handler. This one doesn't retain the screen.
private final class WeakMessageHandler: NSObject, WKScriptMessageHandler {
    private weak var target: WKScriptMessageHandler?

    init(_ target: WKScriptMessageHandler) {
        self.target = target
    }

    func userContentController(
        _ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage
    ) {
        target?.userContentController(userContentController, didReceive: message)
    }
}
