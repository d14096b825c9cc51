import Foundation
import Testing

@testable import Projects

/// The first target that a project of these objects has; the project lies in `App/App.xcodeproj`.
func firstTarget(_ objects: String, files: [String: String] = [:]) throws -> Target {
    try #require(project(objects, files: files).targets.first)
}

/// A project with a main group `MAIN` and a target list that begin `objects`.
func project(_ objects: String, files: [String: String] = [:]) throws -> ProjectDescription {
    let text = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = ROOT; objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP, EXTENSION, ); buildConfigurationList = LIST; };
        \(objects)
        }; }
        """
    return try XcodeProject.read(Array(text.utf8), at: "App/App.xcodeproj") { files[$0].map { Array($0.utf8) } }
}

/// An application `App` with one configuration of these settings.
func application(settings: String, projectSettings: String = "", extra: String = "") -> String {
    """
    APP = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildConfigurationList = OWN; buildPhases = (); };
    OWN = { isa = XCConfigurationList; buildConfigurations = (DEBUG, RELEASE); };
    DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Wrong; }; };
    RELEASE = { isa = XCBuildConfiguration; name = Release; \(extra) buildSettings = { \(settings) }; };
    LIST = { isa = XCConfigurationList; buildConfigurations = (SHARED); };
    SHARED = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(projectSettings) }; };
    """
}
