import Foundation
import Testing

import Projects

/// Returns the first target of a project with these objects. The project is in `App/App.xcodeproj`.
func firstTarget(_ objects: String, files: [String: String] = [:]) throws -> Target {
    try #require(project(objects, files: files).targets.first)
}

/// Returns a project with the main group `MAIN` and the targets `APP` and `EXTENSION`. `objects` defines them.
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

/// Returns the objects of an application target `My App`, whose Release configuration has these settings.
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
