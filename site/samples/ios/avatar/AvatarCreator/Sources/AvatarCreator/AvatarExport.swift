import Foundation

/// Scheme, host and port of a web page.
struct Origin: Equatable {
    let scheme: String
    let host: String
    /// 0 for the scheme's default port.
    let port: Int
}

extension Origin {
    init?(_ url: URL) {
        guard let scheme = url.scheme, ["https", "http"].contains(scheme), let host = url.host else { return nil }
        self.init(scheme: scheme, host: host, port: url.port ?? 0)
    }
}

/// The result of an export: where the GLB is, and the IDs that a page may report with it.
public struct AvatarExport: Decodable {
    let url: String
    let urlType: String
    public let avatarId: String?
    public let sessionId: String?

    // #region parse
    /// Reads one message of a page. Nil unless the creator's own page reports a finished avatar.
    init?(message: String, from page: Origin, creator: URL) {
        guard
            page == Origin(creator),
            let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(message.utf8)),
            envelope.source == "avaturn",
            envelope.eventName == "v2.avatar.exported",
            !envelope.data.url.isEmpty
        else { return nil }
        self = envelope.data
    }
    // #endregion parse

    private struct Envelope: Decodable {
        let source: String
        let eventName: String
        let data: AvatarExport
    }
}

enum AvatarFileError: LocalizedError {
    case unreadableData
    case insecureLink
    case status(Int)
    case notGLB

    var errorDescription: String? {
        switch self {
        case .unreadableData: return "The avatar data is not base64."
        case .insecureLink: return "The avatar link is not HTTPS."
        case .status(let code): return "The server responded with \(code)."
        case .notGLB: return "The file is not a GLB."
        }
    }
}

extension AvatarExport {
    /// Fetches or decodes the GLB and writes it to `file`, in one step, so that no partial file is left.
    func save(to file: URL) async throws {
        let bytes = try await load()
        // Every GLB starts with these four characters. An error page does not.
        guard bytes.starts(with: Data("glTF".utf8)) else { throw AvatarFileError.notGLB }
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try bytes.write(to: file, options: .atomic)
    }

    private func load() async throws -> Data {
        if urlType == "httpURL" { return try await download() }
        let base64 = url.split(separator: ",").last.map(String.init) ?? ""
        guard let bytes = Data(base64Encoded: base64, options: .ignoreUnknownCharacters) else {
            throw AvatarFileError.unreadableData
        }
        return bytes
    }

    private func download() async throws -> Data {
        guard let link = URL(string: url) else { throw AvatarFileError.insecureLink }
        // Only the simulator, on this Mac, has no TLS.
        guard link.scheme == "https" || link.host == "127.0.0.1" else { throw AvatarFileError.insecureLink }
        let (bytes, response) = try await URLSession.shared.data(from: link)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw AvatarFileError.status(status) }
        return bytes
    }
}
