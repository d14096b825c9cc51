/// One object of an Interface Builder file: an element with an `id` that is
/// neither a constraint nor inside `<connections>`.
public struct ObjectRecord: Sendable {
    /// The file's own object id, as written.
    public var objectID: Text = .none
    /// The element's name (`button`), or the archived class (`IBUIButton`).
    public var element: Text = .none
    /// The class at run time: the custom class, else the platform's class of
    /// the element; none where there is no such thing (a table view section).
    public var runtimeClass: Text = .none
    /// Class that Interface Builder's own object has, whatever custom class is
    /// set: what the custom class must descend from.
    public var baseClass: Text = .none
    /// Custom class as set in the Identity inspector.
    public var customClass: Text = .none
    /// Module of the custom class, as written.
    public var customModule: Text = .none
    /// `target` where the custom class inherits its module from the target.
    public var customModuleProvider: Text = .none
    /// What the object stands for where it is not an ordinary object.
    public var role: ObjectRole = .ordinary
    /// The key it hangs on in its parent (`view`, `cell`, `submenu`), else the
    /// element that lists it (`subviews`, `items`).
    public var key: Text = .none
    /// Index of the nearest enclosing object; -1 at the top.
    public var parent: Int32 = -1
    /// How many objects enclose this one.
    public var depth: UInt16 = 0
    /// 0-based place among the objects of the same parent.
    public var position: Int32 = 0
    /// 0-based place in the array that `loadNibNamed` returns; -1 for
    /// placeholders, nested objects and storyboards.
    public var topLevelIndex: Int32 = -1
    /// Index of the scene; -1 outside storyboards.
    public var scene: Int32 = -1
    /// Label given in Interface Builder's document outline.
    public var userLabel: Text = .none
    /// Title or text that the user sees first on this object.
    public var text: Text = .none
    /// Identifier a cell or reusable view is dequeued by.
    public var reuseIdentifier: Text = .none
    /// Storyboard identifier of a controller.
    public var storyboardIdentifier: Text = .none
    /// State restoration identifier.
    public var restorationIdentifier: Text = .none
    /// Identifier of a macOS item, table column, toolbar item, watch controller.
    public var identifier: Text = .none
    /// Tag, as written.
    public var tag: Text = .none
    /// Frame (`frame`, else a window's `contentRect`), as written, in points.
    public var frame = Rect()
    /// Xcode noted that the frame differs from what the constraints give.
    public var isMisplaced = false
    /// Xcode noted that the constraints leave the frame open.
    public var isAmbiguous = false
    /// Accessibility label, or the description on macOS.
    public var accessibilityLabel: Text = .none
    /// Accessibility hint, or the help on macOS.
    public var accessibilityHint: Text = .none
    /// Accessibility identifier.
    public var accessibilityIdentifier: Text = .none
    /// Where the element starts.
    public var at = Position(line: 0, column: 0)
    /// Everything else the element says, as a JSON object.
    public var attributes: Text = .none
}

extension ObjectRecord {
    /// The texts that developers type in the inspectors, with the names of their columns.
    ///
    /// The index writes and the comparison compares every field of this list.
    public static let texts: [(column: StaticString, text: @Sendable (ObjectRecord) -> Text)] = [
        ("user_label", { $0.userLabel }),
        ("text", { $0.text }),
        ("reuse_identifier", { $0.reuseIdentifier }),
        ("storyboard_identifier", { $0.storyboardIdentifier }),
        ("restoration_identifier", { $0.restorationIdentifier }),
        ("identifier", { $0.identifier }),
        ("accessibility_label", { $0.accessibilityLabel }),
        ("accessibility_hint", { $0.accessibilityHint }),
        ("accessibility_identifier", { $0.accessibilityIdentifier }),
    ]
}

/// The four numbers of a rectangle, as written.
public struct Rect: Sendable {
    public var x: Text = .none
    public var y: Text = .none
    public var width: Text = .none
    public var height: Text = .none
}

/// What an object stands for.
public enum ObjectRole: String, Sendable, CaseIterable {
    /// An object that the nib makes.
    case ordinary
    /// The object that is passed as `owner:` when the nib is loaded.
    case filesOwner
    /// The head of the responder chain.
    case firstResponder
    /// The shared application object of a macOS nib.
    case application
    /// A placeholder that the loading code fills (`UINibExternalObjects`).
    case externalObject
    /// The exit of a scene, where unwind segues end.
    case exit
    /// A reference to a scene of this or another storyboard.
    case storyboardReference
}

/// One connection. The direction is normalised: an outlet goes from the
/// object that has the property to the object it is set to; an action from
/// the sender to the target; a binding from the bound object to the observed.
public struct ConnectionRecord: Sendable {
    /// outlet, outletCollection, action, segue, binding, accessibilityConnection.
    public var kind: Text = .none
    /// The connection's own id.
    public var connectionID: Text = .none
    /// Object id of the source: the object that holds `<connections>`.
    public var sourceID: Text = .none
    /// Index of the source object; -1 where it is none.
    public var source: Int32 = -1
    /// Id of the destination, as written.
    public var destinationID: Text = .none
    /// Index of the destination object; -1 for a constraint or a missing end.
    public var destination: Int32 = -1
    /// Property, selector, segue kind (`relationship:rootViewController`) or
    /// name of the binding.
    public var name: Text = .none
    /// Key path of a binding.
    public var keyPath: Text = .none
    /// Control event of an iOS action.
    public var eventType: Text = .none
    /// What triggers a macOS action when it is not the plain one.
    public var trigger: Text = .none
    /// Identifier of a segue.
    public var identifier: Text = .none
    /// Custom class of a segue.
    public var customClass: Text = .none
    /// Module of the segue's custom class.
    public var customModule: Text = .none
    /// `target` where the segue's class has its module from the target.
    public var customModuleProvider: Text = .none
    /// Selector of an unwind segue.
    public var unwindAction: Text = .none
    /// Selector of the `@IBSegueAction` that makes the destination.
    public var creationSelector: Text = .none
    /// Class of an outlet collection (`NSMutableArray`), where written.
    public var collectionClass: Text = .none
    /// Id of the segue that this one is nested in (preview and commit).
    public var parentConnectionID: Text = .none
    /// Where the element starts.
    public var at = Position(line: 0, column: 0)
    /// Everything else the element says, as a JSON object.
    public var attributes: Text = .none
    /// Options of a binding, as a JSON object.
    public var options: Text = .none
}

/// One layout constraint.
public struct ConstraintRecord: Sendable {
    public var constraintID: Text = .none
    /// Index of the view that lists the constraint; -1 for none.
    public var owner: Int32 = -1
    /// Id of the first item; the owner's where the file leaves it out.
    public var firstItemID: Text = .none
    public var firstItem: Int32 = -1
    public var firstAttribute: Text = .none
    /// `equal` where the file leaves it out.
    public var relation: Text = .none
    public var secondItemID: Text = .none
    public var secondItem: Int32 = -1
    public var secondAttribute: Text = .none
    /// Constant in points, as written.
    public var constant: Text = .none
    /// Multiplier, as written: a number or a ratio such as `16:9`.
    public var multiplier: Text = .none
    /// Priority, as written; required (1000) where left out.
    public var priority: Text = .none
    public var identifier: Text = .none
    /// Label given in the document outline.
    public var userLabel: Text = .none
    public var customClass: Text = .none
    public var customModule: Text = .none
    public var at = Position(line: 0, column: 0)
    /// Everything else the element says, as a JSON object.
    public var attributes: Text = .none
}

/// One scene of a storyboard.
public struct SceneRecord: Sendable {
    public var sceneID: Text = .none
    /// Index of the scene's controller; -1 for a scene without one.
    public var controller: Int32 = -1
    public var at = Position(line: 0, column: 0)
    /// Everything else the element says, as a JSON object.
    public var attributes: Text = .none
}

/// One user-defined runtime attribute: set by key path when the nib is loaded.
public struct RuntimeAttributeRecord: Sendable {
    public var object: Int32 = -1
    public var keyPath: Text = .none
    /// string, number, boolean, color, image, point, size, range, rect, nil …
    public var type: Text = .none
    /// Value as written; a compound value (color, rect) as a JSON object.
    public var value: Text = .none
    public var at = Position(line: 0, column: 0)
}

/// One entry of the file's `<resources>`.
public struct ResourceRecord: Sendable {
    /// image, namedColor, systemColor, sound …
    public var kind: Text = .none
    public var name: Text = .none
    /// `system` for an SF Symbol.
    public var catalog: Text = .none
    public var at = Position(line: 0, column: 0)
    /// Everything else the element says, as a JSON object.
    public var attributes: Text = .none
}

/// One place where an object names an image, a color or a font.
public struct ResourceUseRecord: Sendable {
    public var object: Int32 = -1
    public var kind: ResourceKind
    public var name: Text = .none
    /// Path of keys inside the object, such as `normalBackgroundImage`.
    public var property: Text = .none
    public var at = Position(line: 0, column: 0)
}

/// What a resource is.
public enum ResourceKind: String, Sendable, CaseIterable {
    case image, namedColor, systemColor, font, sound
}

/// One user-visible text.
public struct TextRecord: Sendable {
    public var object: Int32 = -1
    /// The property as tables of strings name it: `title`, `normalTitle`,
    /// `ibShadowedToolTip`, `segmentTitles[0]`, `headerCell.title`.
    public var property: Text = .none
    public var text: Text = .none
    public var at = Position(line: 0, column: 0)
}

/// What Xcode knew of a class when it saved the file: `IBDocument.Classes` of
/// archives, `<classes>` of Xcode 4 storyboards.
public struct ClassDescriptionRecord: Sendable {
    public var className: Text = .none
    public var superclass: Text = .none
    /// `IBProjectSource`, `IBFrameworkSource`, `IBUserSource`,
    /// `IBDocumentRelativeSource`; `project`, `user` … in storyboards.
    public var sourceKind: Text = .none
    /// Header that declared the class, as written.
    public var sourcePath: Text = .none
    public var at = Position(line: 0, column: 0)
}

/// One outlet or action of a class description.
public struct MemberRecord: Sendable {
    /// Index of the class description.
    public var description: Int32 = -1
    public var kind: MemberKind
    public var name: Text = .none
    /// Class of an outlet, or of an action's sender.
    public var type: Text = .none
    public var at = Position(line: 0, column: 0)
}

/// What a member of a class is to Interface Builder.
public enum MemberKind: String, Sendable, CaseIterable {
    case outlet, outletCollection, action
}

/// One thing that differs in a size class, or a mask of what is installed.
public struct VariationRecord: Sendable {
    /// Index of the object it belongs to; -1 for a constraint's.
    public var object: Int32 = -1
    /// Id of the object or constraint.
    public var elementID: Text = .none
    /// `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact` …
    public var sizeClass: Text = .none
    /// Attribute (`constant`), key (`frame`) or mask (`subviews`, `constraints`).
    public var property: Text = .none
    /// Value as written; a keyed element as JSON; `include` or `exclude` of a mask.
    public var value: Text = .none
    /// Id that a mask includes or excludes.
    public var referenceID: Text = .none
    public var at = Position(line: 0, column: 0)
}

/// One object with everything inside it, as a structure that may stand
/// elsewhere, too. Those of fewer than three objects are left out.
public struct SubtreeRecord: Sendable {
    /// Index of the topmost object.
    public let object: Int32
    /// Index of the last object inside; those of the subtree have no others between them.
    public let last: Int32
    /// How many objects it has, the topmost included, without menus and what
    /// Interface Builder makes by itself (cells of controls, scrollers, guides).
    public let objectCount: Int32
    /// How many constraints have all their items in it.
    public let constraintCount: Int32
    /// Equal where elements, classes, keys and order are.
    public let shape: UInt64
    /// Equal where shape and constraints are.
    public let structure: UInt64
}
