import Bytes
import InterfaceBuilder

/// Differences between two versions that the user did not make on purpose. The report counts them in one line, and
/// lists them only with `--all`.
///
/// ``NoiseFinder`` decides what is noise, by these rules and by the facts in `InterfaceBuilder`:
///
/// - **version**: the versions of Xcode, plug-ins and macOS that saved the file, the device on the canvas, and the
///   capabilities that the file requires.
/// - **canvas**: positions and guides on the canvas, simulated bars and sizes, the screen of the author, labels of
///   proxies, and whether Xcode considers a frame misplaced. They have no effect on the running program.
/// - **frame**: frames without an effect at run time (``LayoutRules``), and frames that follow from a new size of the
///   superview (``Autoresizing``). This kind also includes numbers that were rounded differently, and the scroll
///   distance of a table. It includes the minimum size of a text view if it equals the size of the text view or of its
///   clip view.
/// - **mask**: autoresizing masks of views whose frames have no effect.
/// - **identity**: ids of connections, constraints and scenes, which only the file itself refers to, and ids of
///   matched objects.
/// - **resources**: the list of images and colors at the end of the file. Their uses are reported with the objects
///   that use them.
/// - **classes**: the class descriptions that Xcode stored in the file.
/// - **order**: a different order of rows, if their order has no meaning.
/// - **spelling**: the same content, written differently. The archive format and the document format use different
///   elements, keys and attributes. Within one format, the cases are:
///   - content that an archive writes twice
///   - a color that is written with other digits or with a fallback
///   - the same size of the system font under another name
///   - an unlimited size, written with another number
///   - the module name of the target, if only one version contains it
///   - an equation with its sides exchanged
///
///   If only one of the two files is a compiled nib, everything that compiling changes counts as spelling.
///
/// An ambiguous frame is not noise, because the constraints do not determine it.
package enum Noise: String, Sendable, CaseIterable {
    case version, canvas, frame, mask, identity, resources, classes, order, spelling

    /// Returns the noun for this kind of difference, in singular or plural.
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

    /// Members of the root element and of archive headers that describe the program that saved the file, and the device
    /// on which the file was shown.
    static let versionKeys = EditorState.archivedVersions.union([
        "dependencies", "device", "adaptation", "variant", "propertyAccessControl", "colorMatched", "ignoredFindings",
        "IBCocoaTouchPluginVersion", "IBDocument.EditedObjectIDs", "IBDocument.LastKnownImageSizes",
        "IBDocument.LastKnownRelativeProjectPath", "IBDocument.Metadata", "IBDocument.PluginDependencies",
        "IBDocument.TargetRuntimeIdentifier", "IBDocument.defaultPropertyAccessControl",
        "IBDocument.previouslyAttemptedUpgradeToXcode5",
    ])

    /// Members of archived views that list or name their subviews. Subviews that a user placed are separate objects.
    static let archivedParts: Set<String> = ["NSSubviews", "NSCornerView"]

    /// Members that repeat the frame of an object.
    static let archivedFrames: Set<String> = ["NSFrame", "NSFrameSize"]

    /// Members of a scroll view that define its scroll distance. In a table, this distance is one row.
    static let scrollKeys: Set<String> = [
        "horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll",
    ]

    /// Members that select a system font.
    static let fontKeys: Set<String> = ["metaFont", "size"]

    /// Returns the size of a system font, regardless of its name; nil for any other font.
    static func systemFontSize(_ font: JSONTree) -> String? {
        SystemFont.size(metaFont: font["metaFont"]?.string, size: font["size"]?.string)
    }

    /// Members that define a color.
    static let colorKeys: Set<String> = [
        "red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace", "systemColor",
        "cocoaTouchSystemColor", "catalog", "name",
        "genericGamma22Gamma",
    ]

    /// The columns of the frame of an object.
    static let frameColumns: Set<Column> = [.x, .y, .width, .height]
}
