import Bytes
import InterfaceBuilder

/// What differs between two versions without anybody having meant it: it is
/// counted in one line, and shown where all is asked for.
///
/// Every decision of what is noise is in this file and in the facts of `InterfaceBuilder`:
///
/// - **version**: which Xcode, plug-ins and macOS saved the file, for which
///   device it was shown, which capabilities it needs.
/// - **canvas**: where things lie on the canvas, its guides, simulated bars and
///   sizes, the screen of who drew them, labels of proxies, and whether Xcode found a
///   frame misplaced. None of it matters to the running program.
/// - **frame**: frames that have no effect at run time, as ``LayoutRules`` defines them;
///   frames that follow from a new size of the superview (``Autoresizing``); the smallest size of a text
///   view, if it is the size of what shows it; numbers that were rounded in another way; and by how much
///   a table scrolls, which is a row.
/// - **mask**: autoresizing masks of views whose frames mean nothing.
/// - **identity**: ids of connections, constraints and scenes, which nothing
///   refers to but the file itself, and ids of objects that were found again.
/// - **resources**: the list of images and colors at the end of the file. What
///   uses them is told with the object that does.
/// - **classes**: what Xcode knew of classes when it saved the file.
/// - **order**: rows in another order where order means nothing.
/// - **spelling**: how the archive format and the document format write the
///   same thing: elements, keys and attributes all differ. In one format: what
///   an archive writes twice, a color in other digits or with a fallback, the
///   system's font in a size under another name, a size without limit in another
///   number, the name of the target's module where it was not written, an
///   equation with its sides exchanged.
///
/// An ambiguous frame is no noise: the constraints do leave it open.
package enum Noise: String, Sendable, CaseIterable {
    case version, canvas, frame, mask, identity, resources, classes, order, spelling

    /// What so many are called.
    package func words(count: Int) -> String {
        let isOne = count == 1
        return switch self {
        case .version: isOne ? "version" : "versions"
        case .canvas: isOne ? "canvas setting" : "canvas settings"
        case .frame: isOne ? "frame that follows from layout" : "frames that follow from layout"
        case .mask: isOne ? "autoresizing mask that layout overrides" : "autoresizing masks that layout overrides"
        case .identity: isOne ? "id" : "ids"
        case .resources: isOne ? "entry in the resource list" : "entries in the resource list"
        case .classes: isOne ? "class description" : "class descriptions"
        case .order: isOne ? "change of order without effect" : "changes of order without effect"
        case .spelling: isOne ? "detail of the file format" : "details of the file format"
        }
    }

    /// Members of the root element and of archives' headers that tell what
    /// saved the file and what it was shown on.
    static let versionKeys = EditorState.archivedVersions.union([
        "dependencies", "device", "adaptation", "variant", "propertyAccessControl", "colorMatched", "ignoredFindings",
        "IBCocoaTouchPluginVersion", "IBDocument.EditedObjectIDs", "IBDocument.LastKnownImageSizes",
        "IBDocument.LastKnownRelativeProjectPath", "IBDocument.Metadata", "IBDocument.PluginDependencies",
        "IBDocument.TargetRuntimeIdentifier", "IBDocument.defaultPropertyAccessControl",
        "IBDocument.previouslyAttemptedUpgradeToXcode5",
    ])

    /// Members of archived views that list or name views inside them: those that somebody put there are objects.
    static let archivedParts: Set<String> = ["NSSubviews", "NSCornerView"]

    /// Members that repeat the frame of an object.
    static let archivedFrames: Set<String> = ["NSFrame", "NSFrameSize"]

    /// Members of a scroll view by which it scrolls: of a table's by a row.
    static let scrollKeys: Set<String> = [
        "horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll",
    ]

    /// Members that say which font of the system is meant.
    static let fontKeys: Set<String> = ["metaFont", "size"]

    /// The size of the system's font, however it is asked for; nil for another font.
    static func systemFontSize(_ font: JSONTree) -> String? {
        SystemFont.size(metaFont: font["metaFont"]?.string, size: font["size"]?.string)
    }

    /// Members that say what a color is.
    static let colorKeys: Set<String> = [
        "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "systemColor",
        "cocoaTouchSystemColor", "catalog", "name",
        "genericGamma22Gamma",
    ]

    /// Columns of an object that are its frame.
    static let frameColumns: Set<Column> = [.x, .y, .width, .height]
}
