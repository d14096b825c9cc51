extension KnownCall {
    /// Whether a selector is the framework's own, so that no method of the
    /// project is behind it, and what it does is known.
    static func isFramework(_ selector: String) -> Bool { framework.contains(selector) }

    /// Whether a name is a property of framework classes, when it is asked of
    /// an object; of a class it is the project's own: `[Shop storyboard]`.
    static func isFrameworkProperty(_ name: String) -> Bool {
        NibLoad.overrides[name] != nil || ["storyboard", "nibBundle", "mainStoryboard"].contains(name)
    }

    private static let framework: Set<String> = [
        // Loads.
        "loadNibNamed:owner:options:", "loadNibNamed:owner:", "loadNibNamed:owner:topLevelObjects:",
        "loadNibFile:externalNameTable:withZone:", "nibWithNibName:bundle:", "initWithNibNamed:bundle:",
        "initWithNibName:bundle:", "initWithWindowNibName:", "initWithWindowNibName:owner:",
        "initWithWindowNibPath:owner:", "initWithContentsOfURL:", "nibWithData:bundle:", "initWithNibData:bundle:",
        "storyboardWithName:bundle:", "instantiateWithOwner:options:", "instantiateWithOwner:topLevelObjects:",
        "instantiateNibWithOwner:topLevelObjects:", "instantiateNibWithExternalNameTable:",
        "instantiateViewControllerWithIdentifier:", "instantiateViewControllerWithIdentifier:creator:",
        "instantiateControllerWithIdentifier:", "instantiateControllerWithIdentifier:creator:",
        "instantiateInitialViewController", "instantiateInitialViewControllerWithCreator:",
        "instantiateInitialController", "instantiateInitialControllerWithCreator:",
        // Identifiers.
        "registerNib:forCellReuseIdentifier:", "registerNib:forHeaderFooterViewReuseIdentifier:",
        "registerNib:forCellWithReuseIdentifier:", "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:",
        "registerNib:forIdentifier:", "registerNib:forItemWithIdentifier:",
        "registerNib:forSupplementaryViewOfKind:withIdentifier:", "registerNib:forDecorationViewOfKind:",
        "registerClass:forCellReuseIdentifier:", "registerClass:forHeaderFooterViewReuseIdentifier:",
        "registerClass:forCellWithReuseIdentifier:", "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
        "registerClass:forItemWithIdentifier:", "registerClass:forSupplementaryViewOfKind:withIdentifier:",
        "registerClass:forDecorationViewOfKind:", "registerClass:", "registerNib:",
        "dequeueReusableCellWithIdentifier:", "dequeueReusableCellWithIdentifier:forIndexPath:",
        "dequeueReusableCellWithReuseIdentifier:forIndexPath:", "dequeueReusableHeaderFooterViewWithIdentifier:",
        "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
        "dequeueReusableAnnotationViewWithIdentifier:", "dequeueReusableAnnotationViewWithIdentifier:forAnnotation:",
        // Others that have one of the words.
        "awakeFromNib", "windowDidLoadNib:", "loadView", "loadViewIfNeeded", "loadViewWithCompletionHandler:",
        "registerDefaults:", "registeredDraggedTypes", "registerForDraggedTypes:", "unregisterDraggedTypes",
        "registerUndoWithTarget:selector:object:", "registerUndoWithTarget:handler:", "registerForRemoteNotifications",
        "registerForRemoteNotificationTypes:", "unregisterForRemoteNotifications", "registerUserNotificationSettings:",
        "isRegisteredForRemoteNotifications", "registerForPreviewingWithDelegate:sourceView:", "registerFontURLs:",
        "registerImageRepClass:", "unregisterImageRepClass:", "registerForServices", "registerObject:forServiceName:",
        "registerServicesMenuSendTypes:returnTypes:", "registerURLHandlerClass:", "registerLanguage:byVendor:",
        "registerFilterName:constructor:classAttributes:", "registerItemForTypeIdentifier:loadHandler:",
        "registerDataRepresentationForTypeIdentifier:visibility:loadHandler:", "registeredTypeIdentifiers",
        "windowControllerDidLoadNib:", "windowControllerWillLoadNib:", "prepareForInterfaceBuilder",
    ]
}
