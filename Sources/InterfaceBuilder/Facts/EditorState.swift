/// The parts of a file that only Interface Builder uses: versions and canvas settings. The app ignores them at run
/// time.
package enum EditorState {
    /// Elements that Xcode generates, including everything inside them.
    package static let derivedElements: Set<String> = [
        "resources", "dependencies", "simulatedMetricsContainer", "designables", "device", "inferredMetricsTieBreakers",
    ]

    /// Attributes of the root element that name the tools that saved the file, and their system.
    package static let rootVersions: Set<String> = ["toolsVersion", "systemVersion"]

    /// Attributes that contain a version: of the file, of the tools, of the system, or the minimum version that a
    /// capability or deployment requires.
    package static let versions = rootVersions.union(["version", "minToolsVersion", "defaultVersion"])

    /// Attributes that mark a view whose frame differs from its constraints, or whose constraints are ambiguous.
    package static let marks: Set<String> = ["misplaced", "ambiguous"]

    /// Rectangles and points that record where Interface Builder drew an object, and on which screen.
    package static let placesOnCanvas: Set<String> = ["canvasLocation", "screenRect"]

    /// The prefix of the keys for simulated bars and sizes in documents.
    package static let simulatedPrefix = "simulated"

    /// Flattened properties of an archive that describe the windows on the canvas.
    package static let archivedWindows: Set<String> = [
        "IBEditorWindowLastContentRect", "IBWindowTemplateEditedContentRect", "IBViewBoundsToFrameTransform",
        "editorWindowContentRectSynchronizationRect", "lastResizeAction",
        "IBViewEditorWindowController.showingBoundsRectangles", "IBViewEditorWindowController.showingLayoutRectangles",
    ]

    /// In an archive, the key for the frame of the screen on which the window was designed.
    package static let archivedScreen = "NSScreenRect"

    private static let canvasKeys = placesOnCanvas.union(archivedWindows).union([
        archivedScreen, "defaultSimulatedMetrics", "designableContentView", "freeformSize",
        "inferredMetricsTieBreakers", "modalFormSheet", "point", "userGuides", "IBUserGuides", "showNotes",
        "WindowOrigin", "IBPersistedLastKnownCanvasPosition", "IBSegmentedControlInspectorSelectedSegmentMetadataKey",
        "IBNSSegmentedControlInspectorSelectedSegmentMetadataKey",
    ])

    /// Whether only the canvas uses this member of an object or scene.
    package static func isOfCanvas(_ key: String) -> Bool {
        let prefixes = [simulatedPrefix, "IBUISimulated", "freeformSimulated"]
        return canvasKeys.contains(key) || prefixes.contains(where: key.hasPrefix)
    }

    /// Members of an archive's header that contain versions of tools and plug-ins, and their requirements.
    package static let archivedVersions: Set<String> = [
        "IBDocument.SystemVersion", "IBDocument.InterfaceBuilderVersion", "IBDocument.AppKitVersion",
        "IBDocument.HIToolboxVersion", "IBDocument.PluginVersions", "IBDocument.PluginDeclaredDependencies",
        "IBDocument.PluginDeclaredDependencyDefaults", "IBDocument.PluginDeclaredDevelopmentDependencies",
    ]
}
