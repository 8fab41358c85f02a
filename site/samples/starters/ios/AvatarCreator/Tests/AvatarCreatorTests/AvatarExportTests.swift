import XCTest
@testable import AvatarCreator

final class AvatarExportTests: XCTestCase {
    func testAcceptsFinishedAvatarsOfTheCreatorOnly() throws {
        let file = try XCTUnwrap(Bundle.module.url(forResource: "bridge-messages", withExtension: "json"))
        let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let vectors = try XCTUnwrap(content as? [String: Any])
        let creator = try XCTUnwrap(URL(string: vectors["creator"] as? String ?? ""))
        for vector in try XCTUnwrap(vectors["text"] as? [[String: Any]]) {
            let page = try XCTUnwrap(URL(string: vector["origin"] as? String ?? creator.absoluteString))
            let origin = try XCTUnwrap(Origin(page))
            let export = AvatarExport(message: try text(of: vector), from: origin, creator: creator)
            XCTAssertEqual(export != nil, vector["accepted"] as? Bool, vector["name"] as? String ?? "")
        }
    }

    private func text(of vector: [String: Any]) throws -> String {
        let long = String(repeating: "A", count: vector["fill"] as? Int ?? 0)
        if let raw = vector["raw"] as? String { return raw + long }
        var message = vector["message"] as? [String: Any] ?? [:]
        if var data = message["data"] as? [String: Any], let url = data["url"] as? String {
            data["url"] = url + long
            message["data"] = data
        }
        return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    }
}
