import AvatarCreator
import UIKit
import WebKit

/// The page to open: the simulator, your project's page, or the url of a session from your backend.
private let creatorURL = "http://127.0.0.1:3100/sandbox/mobile/"

final class ViewController: UIViewController {
    private var avatarFile: URL {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        return folder.appendingPathComponent("avatars/avatar.glb")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let create = UIButton(type: .system, primaryAction: UIAction(title: "New avatar") { [weak self] _ in
            self?.openCreator(forNewUser: true)
        })
        let proceed = UIButton(type: .system, primaryAction: UIAction(title: "Continue") { [weak self] _ in
            self?.openCreator(forNewUser: false)
        })
        let stack = UIStackView(arrangedSubviews: [create, proceed])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    // #region open
    private func openCreator(forNewUser isNew: Bool) {
        Task {
            if isNew { await clearWebData() }
            guard var components = URLComponents(string: creatorURL) else { return }
            components.queryItems = (components.queryItems ?? []) + [URLQueryItem(name: "sdk", value: "true")]
            guard let page = components.url else { return }

            let creator = CreatorViewController(page: page, file: avatarFile)
            creator.delegate = self
            creator.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .close,
                primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
            )
            let navigation = UINavigationController(rootViewController: creator)
            // A swipe would close a sheet in the middle of a scan.
            navigation.modalPresentationStyle = .fullScreen
            present(navigation, animated: true)
        }
    }
    // #endregion open

    /// Signs the user out of every web view of this app.
    private func clearWebData() async {
        let types = WKWebsiteDataStore.allWebsiteDataTypes()
        await WKWebsiteDataStore.default().removeData(ofTypes: types, modifiedSince: .distantPast)
    }
}

// #region receive
extension ViewController: CreatorViewControllerDelegate {
    func creator(_ creator: CreatorViewController, didSave export: AvatarExport, to file: URL) {
        dismiss(animated: true)
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        print("Saved \(size / 1024) KB to \(file.path)")
    }
}
// #endregion receive
