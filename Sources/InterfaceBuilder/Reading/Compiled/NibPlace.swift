import Foundation

/// The place of a compiled nib in a document that contains the objects of several nibs.
///
/// A compiled storyboard consists of one nib for each scene and one for each view of a controller. A table view has a nib
/// for each prototype cell.
struct NibPlace {
    enum Kind {
        /// The nib is the whole document.
        case whole
        /// The nib of the controllers of a scene.
        case scene
        /// The nib of a controller's view.
        case view
        /// The nib of a prototype cell.
        case prototype
    }

    /// What an element of one nib stands for in another nib.
    enum Target {
        /// The index of an object in the document.
        case object(Int32)
        /// The index of a segue in the connections of the document.
        case segue(Int)
        /// A helper object of the storyboard loader that is not in the storyboard.
        case helper
    }

    /// The object that contains a top-level object of the nib.
    struct Parent {
        let object: Int32
        let depth: UInt16
        let key: String
    }

    var kind = Kind.whole
    /// Whether the document is a compiled storyboard.
    var isInStoryboard = false
    /// The beginning of all object ids, so that the ids of several nibs differ.
    var prefix = ""
    /// The name of the nib.
    var name = ""
    /// The object that the File's Owner of the nib stands for.
    var owner: Target?
    /// The object that the First Responder of the nib stands for.
    var firstResponder: Target?
    /// The objects of other nibs, by the identifiers of their placeholders.
    var outside: [String: Target] = [:]
    /// The object that contains the top-level objects of a prototype.
    var parent: Parent?
    /// The number of nibs that contain this nib.
    var level = 0

    /// Returns the ids of the controller and of its view that the name of a view's nib contains: `BYZ-38-t0r-view-8bC-Xf-vdC`.
    static func ids(inViewNib name: String) -> (controller: String, view: String)? {
        let parts = name.components(separatedBy: "-view-")
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        return (parts[0], parts[1])
    }

    /// Returns the object id in the identifier of a controller without a storyboard identifier:
    /// `UIViewController-BYZ-38-t0r`. Returns nil for an identifier that a developer chose.
    static func id(inIdentifier identifier: String) -> String? {
        guard let dash = identifier.firstIndex(of: "-") else { return nil }
        let id = identifier[identifier.index(after: dash)...]
        let isClass = identifier[..<dash].allSatisfy { $0.isLetter } && identifier[..<dash].hasSuffix("Controller")
        guard isClass, id.split(separator: "-", omittingEmptySubsequences: false).map(\.count) == [3, 2, 3] else {
            return nil
        }
        return String(id)
    }
}

extension ReadLimit {
    /// Maximum number of nibs inside each other. Real files have 2 levels.
    package static let nibLevels = 4
    /// Maximum number of nibs in a compiled storyboard.
    package static let storyboardNibs = 5_000
}
