extension Wording {
    /// The messages of UIKit, AppKit, Foundation and the Swift runtime, as logs
    /// of iOS 5 to 26 and macOS 10.6 to 26 have them. Of two that begin at one
    /// place the first counts.
    static let all: [Wording] = attributes + keys + others

    /// How nibs and tables disagree about a reuse identifier.
    private static let mismatch = "in nib ({name…}) does not match the"

    /// What key-value coding says of a key.
    private static let uncompliant = "this class is not key value coding-compliant for the key"
    private static let unset = "setValue:forUndefinedKey:]: \(uncompliant)"
    private static let unread = "valueForUndefinedKey:]: \(uncompliant)"

    /// Runtime attributes: the reason repeats the sentence about the key.
    private static let attributes = [
        Wording(.attributeNotSet, "Failed to set ({name…}) user defined inspected property on ({class}): [<{…}> \(unset) {_}"),
        Wording(.attributeNotSet, "Failed to set ({name…}) user defined inspected property on ({class}):"),
        Wording(
            .attributeNotSet,
            "Ignoring user defined runtime attribute for key path '{name…}' on instance of '{class}'. "
                + "Hit an exception when attempting to set its value: [<{…}> \(unset) {_}"),
        Wording(.attributeNotSet, "user defined runtime attribute for key path '{name…}' on instance of '{class}'"),
    ]

    private static let keys = [
        Wording(.unknownKey, "[<{class} {address}> \(unset) '{name}"),
        Wording(.unknownKey, "[<{class} {address}> \(unset) {name}"),
        Wording(.unknownKey, "[ \(unset) {name}"),
        Wording(.unreadableKey, "[<{class} {address}> \(unread) '{name}"),
        Wording(.unreadableKey, "[<{class} {address}> \(unread) {name}"),
        Wording(.unknownKey, "\(uncompliant) {name}"),
    ]

    private static let others = [
        Wording(.unrecognizedSelector, "[{class} {name}]: unrecognized selector sent to instance {address}"),
        Wording(.unrecognizedSelector, "[{class} {name}]: unrecognized selector sent to class"),
        Wording(.unrecognizedSelector, "[{class} {name}]: unrecognized selector sent to instance"),

        Wording(.nibNotFound, "Could not load NIB in bundle: '{…}' with name '{name…}' and directory '{other…}'"),
        Wording(.nibNotFound, "Could not load NIB in bundle: '{…}' with name '{name…}'"),
        Wording(.nibNotFound, "could not load the nib '{name…}' in bundle"),
        Wording(.nibNotFound, "could not load the nibName: {name} in bundle"),
        Wording(.nibNotFound, "loadView] could not load the '{name…}' nib"),
        Wording(.nibNotFound, "failed to load window nib file '{name…}'"),
        Wording(.nibNotFound, "Unable to load nib file: {name}, exiting"),
        Wording(.viewNotSet, "loaded the '{name…}' nib but the view outlet was not set"),
        Wording(.viewNotSet, "loaded the '{name…}' nib but no view was set"),

        Wording(.storyboardNotFound, "Could not find a storyboard named '{name…}' in bundle"),
        Wording(.storyboardNotFound, "Could not find a storyboard named '{name…}'"),
        Wording(.controllerNotInStoryboard, "doesn't contain a view controller with identifier '{name…}'"),
        Wording(.controllerNotInStoryboard, "doesn't contain a controller with identifier '{name…}'"),
        Wording(.noInitialController, "Failed to instantiate the default view controller for UIMainStoryboardFile '{name…}'"),
        Wording(.noInitialController, "Failed to instantiate the default view controller for {…} '{name…}'"),
        Wording(.segueMissing, "Receiver (<{class}: {address}>) has no segue with identifier '{name…}'"),
        Wording(.segueMissing, "has no segue with identifier '{name…}'"),

        Wording(.cellNotRegistered, "unable to dequeue a cell with identifier {name…} - must register"),
        Wording(.cellNotRegistered, "could not dequeue a view of kind: {other} with identifier {name…} - must register"),
        Wording(.cellNotRegistered, "could not dequeue an item of kind: {other} with identifier {name…} - must register"),
        Wording(.reuseMismatch, "cell reuse indicator \(mismatch) identifier used to register the nib ({other…})"),
        // The misspelling is the framework's own.
        Wording(.reuseMismatch, "cell reuse indentifier \(mismatch) identifier used to register the nib ({other…})"),
        Wording(.reuseMismatch, "cell reuse identifier \(mismatch) identifier used to register the nib ({other…})"),
        Wording(.reuseMismatch, "view reuse identifier \(mismatch) identifier used to register the nib ({other…})"),
        Wording(.reuseMismatch, "view reuse identifier \(mismatch) element kind used to register the nib ({other…})"),
        Wording(
            .cellNibContent,
            "invalid nib registered for identifier ({name…}) - "
                + "nib must contain exactly one top level object which must be a {other} instance"),

        Wording(
            .unknownClass,
            "Unknown class '{class}', using '{other}' instead. Encountered in Interface Builder file at path {name…}.nib"),
        Wording(.unknownClass, "Unknown class '{class}', using '{other}' instead"),
        Wording(.unknownClass, "Unknown class {class} in Interface Builder file"),
        Wording(.unknownClass, "Could not instantiate class named {class}"),

        Wording(.outletNotConnected, "Failed to connect ({name…}) outlet from ({class}) to ({other…})"),
        Wording(.actionNotConnected, "Could not connect action, target class {class} does not respond to -{name}"),
        Wording(.actionNotConnected, "Could not connect the action {name} to target of class {class}"),
        Wording(.replacedObject, "This coder requires that replaced objects be returned from initWithCoder:"),
        Wording(.replacedObject, "requires that replaced objects be returned from initWithCoder"),

        Wording(.unexpectedNil, "Unexpectedly found nil while implicitly unwrapping an Optional value"),
        Wording(.unexpectedNil, "Unexpectedly found nil while unwrapping an Optional value"),
        Wording(.unimplementedInitializer, "use of unimplemented initializer 'init(coder:)' for class '{class}'"),
        Wording(.unimplementedInitializer, "init(coder:) has not been implemented"),
    ]

    /// Words of which a text must hold one to be looked at, in lower case.
    static let triggers: [[UInt8]] = [
        "coding-compliant", "undefinedkey", "recognized", "nib", "storyboard", "segue", "dequeue", "reuse", "interface builder",
        "unknown class", "instantiate class", "outlet", "connect action", "connect the action", "inspected", "runtime attribute",
        "initwithcoder", "found nil", "init(coder", "default view controller", "controller with identifier",
    ].map { Array($0.utf8) }
}
