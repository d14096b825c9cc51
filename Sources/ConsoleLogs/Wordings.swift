extension Wording {
    /// The messages of UIKit, AppKit, Foundation and the Swift runtime, as logs
    /// of iOS 5 to 26 and macOS 10.6 to 26 have them. Of two that begin at one
    /// place the first counts.
    static let all: [Wording] = [
        // Runtime attributes: the reason repeats the sentence about the key.
        Wording(.attributeNotSet, "Failed to set ({name…}) user defined inspected property on ({class}): [<{…}> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key {_}"),
        Wording(.attributeNotSet, "Failed to set ({name…}) user defined inspected property on ({class}):"),
        Wording(.attributeNotSet, "Ignoring user defined runtime attribute for key path '{name…}' on instance of '{class}'. Hit an exception when attempting to set its value: [<{…}> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key {_}"),
        Wording(.attributeNotSet, "user defined runtime attribute for key path '{name…}' on instance of '{class}'"),

        Wording(.unknownKey, "[<{class} {address}> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key '{name}"),
        Wording(.unknownKey, "[<{class} {address}> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key {name}"),
        Wording(.unknownKey, "[ setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key {name}"),
        Wording(.unreadableKey, "[<{class} {address}> valueForUndefinedKey:]: this class is not key value coding-compliant for the key '{name}"),
        Wording(.unreadableKey, "[<{class} {address}> valueForUndefinedKey:]: this class is not key value coding-compliant for the key {name}"),
        Wording(.unknownKey, "this class is not key value coding-compliant for the key {name}"),

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
        Wording(.reuseMismatch, "cell reuse indicator in nib ({name…}) does not match the identifier used to register the nib ({other…})"),
        // The misspelling is the framework's own.
        Wording(.reuseMismatch, "cell reuse indentifier in nib ({name…}) does not match the identifier used to register the nib ({other…})"),
        Wording(.reuseMismatch, "cell reuse identifier in nib ({name…}) does not match the identifier used to register the nib ({other…})"),
        Wording(.reuseMismatch, "view reuse identifier in nib ({name…}) does not match the identifier used to register the nib ({other…})"),
        Wording(.reuseMismatch, "view reuse identifier in nib ({name…}) does not match the element kind used to register the nib ({other…})"),
        Wording(.cellNibContent, "invalid nib registered for identifier ({name…}) - nib must contain exactly one top level object which must be a {other} instance"),

        Wording(.unknownClass, "Unknown class '{class}', using '{other}' instead. Encountered in Interface Builder file at path {name…}.nib"),
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
        "initwithcoder", "found nil", "init(coder",
    ].map { Array($0.utf8) }
}
