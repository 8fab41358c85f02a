import AvatarCreator
import SwiftUI

struct ContentView: View {
    @State private var isOpen = false

    private let page = URL(string: "http://127.0.0.1:3100/sandbox/mobile/?sdk=true")!
    private let file = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("avatars/avatar.glb")

    var body: some View {
        Button("Create an avatar") { isOpen = true }
            .fullScreenCover(isPresented: $isOpen) {
                NavigationView {
                    CreatorView(page: page, file: file) { export, file in
                        isOpen = false
                        print("Saved \(file.path), avatar \(export.avatarId ?? "without an ID")")
                    }
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Close") { isOpen = false }
                        }
                    }
                }
                .navigationViewStyle(.stack)
            }
    }
}
