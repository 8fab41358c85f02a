import SwiftUI

/// The creator for SwiftUI. It has no button that closes it: see `Examples/ContentView.swift`.
public struct CreatorView: UIViewControllerRepresentable {
    private let page: URL
    private let file: URL
    private let onSave: (AvatarExport, URL) -> Void

    public init(page: URL, file: URL, onSave: @escaping (AvatarExport, URL) -> Void) {
        self.page = page
        self.file = file
        self.onSave = onSave
    }

    public func makeCoordinator() -> Coordinator {
        Coordinator(onSave: onSave)
    }

    public func makeUIViewController(context: Context) -> CreatorViewController {
        let creator = CreatorViewController(page: page, file: file)
        creator.delegate = context.coordinator
        return creator
    }

    public func updateUIViewController(_ creator: CreatorViewController, context: Context) {}

    @MainActor
    public final class Coordinator: CreatorViewControllerDelegate {
        private let onSave: (AvatarExport, URL) -> Void

        init(onSave: @escaping (AvatarExport, URL) -> Void) {
            self.onSave = onSave
        }

        public func creator(_ creator: CreatorViewController, didSave export: AvatarExport, to file: URL) {
            onSave(export, file)
        }
    }
}
