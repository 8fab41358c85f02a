import SwiftUI

struct CreatorView: UIViewControllerRepresentable {
    let page: URL
    let file: URL
    let onSave: (URL) -> Void

    func makeCoordinator() -> Coordinator {
        Coordinator(onSave: onSave)
    }

    func makeUIViewController(context: Context) -> CreatorViewController {
        let creator = CreatorViewController(page: page, file: file)
        creator.delegate = context.coordinator
        return creator
    }

    func updateUIViewController(_ creator: CreatorViewController, context: Context) {}

    @MainActor
    final class Coordinator: CreatorViewControllerDelegate {
        private let onSave: (URL) -> Void

        init(onSave: @escaping (URL) -> Void) {
            self.onSave = onSave
        }

        func creator(_ creator: CreatorViewController, didSaveAvatarTo file: URL) {
            onSave(file)
        }
    }
}
