import InterfaceBuilder
import Layout

/// What a picture shows, and how.
package struct PictureRequest: Sendable {
    /// The id of a scene or of its controller, or the storyboard identifier or custom class of its controller; nil for
    /// the whole file.
    package var scene: String?
    /// The id of the object to draw; nil for all objects.
    package var object: String?
    /// The ids of objects to outline. If an object is not drawn, the nearest enclosing object that is drawn is outlined.
    package var highlighted: Set<String> = []
    /// The ids of objects to leave out.
    package var omitted: Set<String> = []
    package var isDark = false
    /// Draws outlets and actions as arrows.
    package var showsConnections = false
    /// Draws constraints as lines with their constants.
    package var showsConstraints = false
    /// Draws accessibility labels, in the order of reading.
    package var showsAccessibility = false
    /// Draws hidden views with hatching. Otherwise they are left out.
    package var showsHidden = false
    /// Outlines views whose saved frame differs from their constraints.
    package var showsMisplaced = false
    /// The device whose screen the layout is solved for; nil for the saved frames.
    package var device: PictureDevice?
    /// The size class whose variations the picture shows, at the sizes in the file; nil for that of the device or file.
    package var sizeClass: PictureSizeClass?
    /// The language of the texts; nil for the texts of the file.
    package var language: String?
    /// Whether the interface runs from right to left, as in Arabic. The layout is then solved.
    package var isRightToLeft = false

    package init() {}

    /// Whether a platform has the device and the size class of the request. Any platform fits a file whose platform is
    /// unknown.
    package func fits(_ platform: Platform?) -> Bool {
        guard let platform else { return true }
        return (device == nil || device?.platform == platform)
            && (sizeClass == nil || platform == .iOS || platform == .tvOS)
    }

    /// Returns the request without a device or size class that the platform does not have.
    func fitted(to platform: Platform?) -> PictureRequest {
        var request = self
        if !fits(platform) { (request.device, request.sizeClass) = (nil, nil) }
        return request
    }

    /// Whether the frames follow from the constraints.
    var solvesLayout: Bool { device != nil || sizeClass != nil || isRightToLeft }

    /// The size class whose variations apply; nil for that of the file.
    var variations: SizeClass? {
        sizeClass?.sizeClass ?? device?.screen.sizeClass
    }

    /// What differs from the file, for the caption.
    ///
    /// - Parameter isTranslated: whether the picture shows texts of the language.
    func changes(isTranslated: Bool) -> [String] {
        var changes = [device?.screen.device.identifier, sizeClass?.sizeClass.xcodeName].compactMap { $0 }.map {
            "solved for \($0)"
        }
        if let language, isTranslated { changes.append("texts in \(language), estimated") }
        if isRightToLeft { changes.append("right to left, estimated") }
        return changes
    }
}

/// A size class whose variations a picture shows.
package struct PictureSizeClass: Sendable {
    let sizeClass: SizeClass

    /// - Parameter name: the name of the size class in Xcode, such as `wC hR` or `wC-hR`.
    /// - Throws: ``PictureError`` if the name has another form.
    package init(_ name: String) throws(PictureError) {
        guard let sizeClass = SizeClass(xcodeName: name) else {
            throw PictureError("\(name) is not a size class. Write it as in Xcode, for example wC-hR or wR-hAny")
        }
        self.sizeClass = sizeClass
    }
}

/// A device whose screen a picture shows.
package struct PictureDevice: Sendable {
    let screen: DeviceScreen

    /// The identifier in documents.
    package var identifier: String { screen.device.identifier }
    package var platform: Platform { screen.device.platform }

    /// The identifiers of the known devices, as in documents.
    package static var identifiers: [String] { Device.all.map(\.identifier) }

    /// Returns the identifiers of the devices of a platform.
    package static func identifiers(of platform: Platform) -> [String] {
        Device.all.filter { $0.platform == platform }.map(\.identifier)
    }

    /// - Parameter identifier: the identifier of the device in documents, such as `retina6_1`.
    /// - Throws: ``PictureError`` with the known identifiers, if the device is unknown.
    package init(_ identifier: String, isLandscape: Bool) throws(PictureError) {
        guard let device = Device.named(identifier) else {
            throw PictureError(
                "no device is called \(identifier); known devices: \(Self.identifiers.joined(separator: ", "))")
        }
        screen = DeviceScreen(device, isLandscape: isLandscape)
    }
}

/// A reason why a nib cannot be drawn.
package struct PictureError: Error, Equatable {
    /// A sentence for the user.
    package let message: String

    package init(_ message: String) { self.message = message }
}
