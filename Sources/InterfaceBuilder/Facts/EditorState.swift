/// What Interface Builder saves about itself: versions, and what only its canvas shows. The running program ignores it.
package enum EditorState {
    /// Elements that Xcode writes by itself, with all in them.
    package static let derivedElements: Set<String> = [
        "resources", "dependencies", "simulatedMetricsContainer", "designables", "device", "inferredMetricsTieBreakers",
    ]

    /// Attributes of the root element for the tools and the system that saved the file.
    package static let rootVersions: Set<String> = ["toolsVersion", "systemVersion"]

    /// Attributes that are versions: of the file, of the tools and the system, of what a capability or a deployment needs.
    package static let versions = rootVersions.union(["version", "minToolsVersion", "defaultVersion"])

    /// Attributes by which Xcode marks views whose frames do not fit their constraints.
    package static let marks: Set<String> = ["misplaced", "ambiguous"]

    /// Rectangles and points that say where Interface Builder drew an object, and on which screen.
    package static let placesOnCanvas: Set<String> = ["canvasLocation", "screenRect"]

    /// What the names of simulated bars and sizes begin with in documents.
    package static let simulatedPrefix = "simulated"

    /// Flattened properties of an archive about its windows on the canvas.
    package static let archivedWindows: Set<String> = [
        "IBEditorWindowLastContentRect", "IBWindowTemplateEditedContentRect", "IBViewBoundsToFrameTransform",
        "editorWindowContentRectSynchronizationRect", "lastResizeAction",
        "IBViewEditorWindowController.showingBoundsRectangles", "IBViewEditorWindowController.showingLayoutRectangles",
    ]

    /// The screen of the person who drew the window, in an archive.
    package static let archivedScreen = "NSScreenRect"

    private static let canvasKeys = placesOnCanvas.union(archivedWindows).union([
        archivedScreen, "defaultSimulatedMetrics", "designableContentView", "freeformSize",
        "inferredMetricsTieBreakers", "modalFormSheet", "point", "userGuides", "IBUserGuides", "showNotes",
        "WindowOrigin", "IBPersistedLastKnownCanvasPosition", "IBSegmentedControlInspectorSelectedSegmentMetadataKey",
        "IBNSSegmentedControlInspectorSelectedSegmentMetadataKey",
    ])

    /// Whether only the canvas shows a member of an object or scene.
    package static func isOfCanvas(_ key: String) -> Bool {
        let prefixes = [simulatedPrefix, "IBUISimulated", "freeformSimulated"]
        return canvasKeys.contains(key) || prefixes.contains(where: key.hasPrefix)
    }

    /// Members of an archive's header for versions of tools and plug-ins, and what they ask for.
    package static let archivedVersions: Set<String> = [
        "IBDocument.SystemVersion", "IBDocument.InterfaceBuilderVersion", "IBDocument.AppKitVersion",
        "IBDocument.HIToolboxVersion", "IBDocument.PluginVersions", "IBDocument.PluginDeclaredDependencies",
        "IBDocument.PluginDeclaredDependencyDefaults", "IBDocument.PluginDeclaredDevelopmentDependencies",
    ]
}
