/// One object of an Interface Builder file: an element that has an `id`, is not a constraint, and is not inside
/// `<connections>`.
package struct ObjectRecord: Sendable {
    /// Object id, as written.
    package var objectID: Text = .none
    /// The element's name (`button`), or the archived class (`IBUIButton`).
    package var element: Text = .none
    /// The class at run time: the custom class, or else the class of the element on the platform.
    ///
    /// The class is `-` if the element does not create an object at run time (a table view section). If the class
    /// is unknown, the text is absent.
    package var runtimeClass: Text = .none
    /// The class of the element, regardless of the custom class. The custom class must inherit from it. `-` and an
    /// absent text mean the same as in ``runtimeClass``.
    package var baseClass: Text = .none
    /// Custom class as set in the Identity inspector.
    package var customClass: Text = .none
    /// Module of the custom class, as written.
    package var customModule: Text = .none
    /// `target` if the custom class inherits its module from the target.
    package var customModuleProvider: Text = .none
    /// The role of the object, such as a placeholder.
    package var role: ObjectRole = .ordinary
    /// The key that the parent uses for this object (`view`, `cell`, `submenu`), or else the element that lists it
    /// (`subviews`, `items`).
    package var key: Text = .none
    /// Index of the nearest enclosing object; -1 for a top-level object.
    package var parent: Int32 = -1
    /// The number of objects that enclose this one.
    package var depth: UInt16 = 0
    /// 0-based position among the objects of the same parent.
    package var position: Int32 = 0
    /// 0-based position in the array that `loadNibNamed` returns. -1 for placeholders, nested objects and storyboards.
    package var topLevelIndex: Int32 = -1
    /// Index of the scene; -1 outside storyboards.
    package var scene: Int32 = -1
    /// Label from Interface Builder's document outline.
    package var userLabel: Text = .none
    /// The most prominent title or text that users see on this object.
    package var text: Text = .none
    /// Identifier by which code dequeues a cell or reusable view.
    package var reuseIdentifier: Text = .none
    /// Storyboard identifier of a controller.
    package var storyboardIdentifier: Text = .none
    /// State restoration identifier.
    package var restorationIdentifier: Text = .none
    /// Identifier of a macOS view, a table column, a toolbar item or a watch controller.
    package var identifier: Text = .none
    /// Tag, as written.
    package var tag: Text = .none
    /// Frame (`frame`, else a window's `contentRect`), as written, in points.
    package var frame = Rect()
    /// Whether Xcode marked the frame as different from its constraints.
    package var isMisplaced = false
    /// Whether Xcode marked the frame as ambiguous under its constraints.
    package var isAmbiguous = false
    /// Accessibility label, or the description on macOS.
    package var accessibilityLabel: Text = .none
    /// Accessibility hint, or the help on macOS.
    package var accessibilityHint: Text = .none
    /// Accessibility identifier.
    package var accessibilityIdentifier: Text = .none
    /// Where the element starts.
    package var at = Position(line: 0, column: 0)
    /// The remaining attributes of the element, as a JSON object.
    package var attributes: Text = .none
}

extension ObjectRecord {
    /// The fields with text that developers enter in the inspectors, with the names of their columns.
    ///
    /// The index and the comparison both process every field of this list.
    package static let texts: [(column: StaticString, text: @Sendable (ObjectRecord) -> Text)] = [
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
package struct Rect: Sendable {
    package var x: Text = .none
    package var y: Text = .none
    package var width: Text = .none
    package var height: Text = .none
}

/// The role of an object.
package enum ObjectRole: String, Sendable, CaseIterable {
    /// An object that the nib creates.
    case ordinary
    /// The object that is passed as `owner:` when the nib is loaded.
    case filesOwner
    /// The placeholder for the first object of the responder chain.
    case firstResponder
    /// The shared application object of a macOS nib.
    case application
    /// A placeholder for an object that the loading code passes (`UINibExternalObjects`).
    case externalObject
    /// The exit of a scene, where unwind segues end.
    case exit
    /// A reference to a scene of this or another storyboard.
    case storyboardReference
}

/// One connection.
///
/// The direction is normalized. An outlet goes from the object with the property to the object that becomes its value.
/// An action goes from the sender to the target. A binding goes from the bound object to the observed object.
package struct ConnectionRecord: Sendable {
    /// outlet, outletCollection, action, segue, binding, accessibilityConnection.
    package var kind: Text = .none
    /// The connection's own id.
    package var connectionID: Text = .none
    /// Object id of the source: the object whose element contains `<connections>`.
    package var sourceID: Text = .none
    /// Index of the source object; -1 if the source is not an object.
    package var source: Int32 = -1
    /// Id of the destination, as written.
    package var destinationID: Text = .none
    /// Index of the destination object; -1 if the destination is a constraint or is missing.
    package var destination: Int32 = -1
    /// Property of an outlet, selector of an action, kind of a segue (`relationship:rootViewController`) or name of a
    /// binding.
    package var name: Text = .none
    /// Key path of a binding.
    package var keyPath: Text = .none
    /// Control event of an iOS action.
    package var eventType: Text = .none
    /// The trigger of a macOS action, if it is not the default trigger.
    package var trigger: Text = .none
    /// Identifier of a segue.
    package var identifier: Text = .none
    /// Custom class of a segue.
    package var customClass: Text = .none
    /// Module of the segue's custom class.
    package var customModule: Text = .none
    /// `target` if the segue's class inherits its module from the target.
    package var customModuleProvider: Text = .none
    /// Selector of an unwind segue.
    package var unwindAction: Text = .none
    /// Selector of the `@IBSegueAction` method that creates the destination.
    package var creationSelector: Text = .none
    /// Class of an outlet collection (`NSMutableArray`), if the file contains it.
    package var collectionClass: Text = .none
    /// Id of the segue that contains this segue (preview and commit).
    package var parentConnectionID: Text = .none
    /// Where the element starts.
    package var at = Position(line: 0, column: 0)
    /// The remaining attributes of the element, as a JSON object.
    package var attributes: Text = .none
    /// Options of a binding, as a JSON object.
    package var options: Text = .none
}

/// One layout constraint.
package struct ConstraintRecord: Sendable {
    package var constraintID: Text = .none
    /// Index of the view that lists the constraint; -1 for none.
    package var owner: Int32 = -1
    /// Id of the first item; if the file omits it, the id of the view that lists the constraint.
    package var firstItemID: Text = .none
    package var firstItem: Int32 = -1
    package var firstAttribute: Text = .none
    /// Relation. If the file omits it, the relation is `equal`.
    package var relation: Text = .none
    package var secondItemID: Text = .none
    package var secondItem: Int32 = -1
    package var secondAttribute: Text = .none
    /// Constant in points, as written.
    package var constant: Text = .none
    /// Multiplier, as written: a number or a ratio such as `16:9`.
    package var multiplier: Text = .none
    /// Priority, as written. If the file omits it, the constraint is required (1000).
    package var priority: Text = .none
    package var identifier: Text = .none
    /// Label from the document outline.
    package var userLabel: Text = .none
    package var customClass: Text = .none
    package var customModule: Text = .none
    package var at = Position(line: 0, column: 0)
    /// The remaining attributes of the element, as a JSON object.
    package var attributes: Text = .none
}

/// One scene of a storyboard.
package struct SceneRecord: Sendable {
    package var sceneID: Text = .none
    /// Index of the scene's controller; -1 for a scene without a controller.
    package var controller: Int32 = -1
    package var at = Position(line: 0, column: 0)
    /// The remaining attributes of the element, as a JSON object.
    package var attributes: Text = .none
}

/// One user-defined runtime attribute. Loading the nib sets it by key path.
package struct RuntimeAttributeRecord: Sendable {
    package var object: Int32 = -1
    package var keyPath: Text = .none
    /// string, number, boolean, color, image, point, size, range, rect, nil …
    package var type: Text = .none
    /// Value as written. A compound value (color, rect) is a JSON object.
    package var value: Text = .none
    package var at = Position(line: 0, column: 0)
}

/// One entry of the file's `<resources>`.
package struct ResourceRecord: Sendable {
    /// image, namedColor, systemColor, sound …
    package var kind: Text = .none
    package var name: Text = .none
    /// `system` for an SF Symbol.
    package var catalog: Text = .none
    package var at = Position(line: 0, column: 0)
    /// The remaining attributes of the element, as a JSON object.
    package var attributes: Text = .none
}

/// One use of an image, a color, a font or a sound by an object.
package struct ResourceUseRecord: Sendable {
    package var object: Int32 = -1
    package var kind: ResourceKind
    package var name: Text = .none
    /// The path of keys from the object to the resource, such as `normalBackgroundImage`.
    package var property: Text = .none
    package var at = Position(line: 0, column: 0)
}

/// The kind of a resource.
package enum ResourceKind: String, Sendable, CaseIterable {
    case image, namedColor, systemColor, font, sound
}

/// One user-visible text.
package struct TextRecord: Sendable {
    package var object: Int32 = -1
    /// The name of the property in strings files, such as `title`, `normalTitle`, `ibShadowedToolTip`,
    /// `segmentTitles[0]` or `headerCell.title`.
    package var property: Text = .none
    package var text: Text = .none
    package var at = Position(line: 0, column: 0)
}

/// The facts about a class that Xcode saved in the file: `IBDocument.Classes` in archives, `<classes>` in Xcode 4
/// storyboards.
package struct ClassDescriptionRecord: Sendable {
    package var className: Text = .none
    package var superclass: Text = .none
    /// `IBProjectSource`, `IBFrameworkSource`, `IBUserSource`, `IBDocumentRelativeSource`. In storyboards `project`,
    /// `user` …
    package var sourceKind: Text = .none
    /// Header that declared the class, as written.
    package var sourcePath: Text = .none
    package var at = Position(line: 0, column: 0)
}

/// One outlet or action of a class description.
package struct MemberRecord: Sendable {
    /// Index of the class description.
    package var description: Int32 = -1
    package var kind: MemberKind
    package var name: Text = .none
    /// The class of an outlet, or of the sender of an action.
    package var type: Text = .none
    package var at = Position(line: 0, column: 0)
}

/// The kind of a class member in Interface Builder.
package enum MemberKind: String, Sendable, CaseIterable {
    case outlet, outletCollection, action
}

/// One value that differs in a size class, or one element that is installed only in some size classes.
package struct VariationRecord: Sendable {
    /// Index of the object; -1 for a variation of a constraint.
    package var object: Int32 = -1
    /// Id of the object or constraint.
    package var elementID: Text = .none
    /// `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact` …
    package var sizeClass: Text = .none
    /// Attribute (`constant`), key (`frame`) or mask (`subviews`, `constraints`).
    package var property: Text = .none
    /// The value as written. An element with attributes is stored as a JSON object. The value of a mask is `include` or
    /// `exclude`.
    package var value: Text = .none
    /// Id that a mask includes or excludes.
    package var referenceID: Text = .none
    package var at = Position(line: 0, column: 0)
}

/// One object with everything inside it. Subtrees with equal hashes have the same structure.
///
/// Subtrees of fewer than three objects are omitted.
package struct SubtreeRecord: Sendable {
    /// Index of the topmost object.
    package let object: Int32
    /// Index of the last object in the subtree. The objects of a subtree have consecutive indices.
    package let last: Int32
    /// The number of objects, including the topmost object.
    ///
    /// Menus do not count. Objects that Interface Builder creates by itself (cells of controls, scrollers, guides) do
    /// not count either.
    package let objectCount: Int32
    /// The number of constraints whose items are all inside the subtree.
    package let constraintCount: Int32
    /// A hash of the elements, their classes, keys and order.
    package let shape: UInt64
    /// A hash of the shape and the constraints.
    package let structure: UInt64
}
