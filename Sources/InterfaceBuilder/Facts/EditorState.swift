/// What Interface Builder saves about itself: versions, and what only its canvas shows. The running program ignores it.
package enum EditorState {
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
