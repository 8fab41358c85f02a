// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "AvatarCreator",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "AvatarCreator", targets: ["AvatarCreator"]),
    ],
    targets: [
        .target(name: "AvatarCreator", resources: [.copy("bridge.js")]),
        .testTarget(
            name: "AvatarCreatorTests",
            dependencies: ["AvatarCreator"],
            resources: [.copy("bridge-messages.json")]
        ),
    ]
)
