import InterfaceBuilder

/// A device on which Interface Builder shows a document.
package struct Device: Sendable {
    /// The id in the document's `device` element, such as `retina6_1`.
    package var identifier: String
    package var platform = Platform.iOS
    /// The size in portrait orientation, in points. A television and a watch have only one size.
    package var size: LayoutSize
    /// The safe area in portrait orientation without bars.
    package var portrait: LayoutInsets
    /// The safe area in landscape orientation without bars.
    package var landscape: LayoutInsets
    package var isPad = false

    /// Returns the device with an identifier; nil for an unknown device.
    ///
    /// Versions of Xcode write the same device with other capitals, and with or without the suffix `rounded`.
    package static func named(_ identifier: String) -> Device? {
        if let device = all.first(where: { $0.identifier == identifier }) { return device }
        func isSame(_ device: Device, _ name: (String) -> String) -> Bool {
            name(device.identifier) == name(identifier)
        }
        return all.first { isSame($0) { $0.lowercased() } }
            ?? all.first { isSame($0) { $0.lowercased().replacing("rounded", with: "") } }
    }

    /// The size class in an orientation.
    package func sizeClass(isLandscape: Bool) -> SizeClass {
        if isPad || platform == .tvOS { return SizeClass(width: .regular, height: .regular) }
        guard isLandscape else { return SizeClass(width: .compact, height: .regular) }
        return SizeClass(width: size.width >= 414 ? .regular : .compact, height: .compact)
    }

    /// The size in an orientation.
    package func size(isLandscape: Bool) -> LayoutSize {
        isLandscape && platform == .iOS && size.width < size.height
            ? LayoutSize(width: size.height, height: size.width) : size
    }

    /// The devices of Xcode 8 to 16.
    package static let all: [Device] = [
        button("retina3_5", 320, 480), button("retina4_0", 320, 568), button("retina4_7", 375, 667),
        button("retina5_5", 414, 736),
        notch("retina5_9", 375, 812, 44), notch("retina6_1", 414, 896, 44), notch("retina6_5", 414, 896, 44),
        notch("retina6_0", 390, 844, 47), notch("retina6_7", 428, 926, 47), notch("retina5_4", 375, 812, 50),
        notch("retina6_12", 393, 852, 59), notch("retina6_72", 430, 932, 59), notch("retina6_3", 402, 874, 62),
        notch("retina6_9", 440, 956, 62),
        pad("ipad9_7", 768, 1024, 20, 0), pad("ipad10_2", 810, 1080, 20, 0), pad("ipad10_5", 834, 1112, 20, 0),
        pad("ipad12_9", 1024, 1366, 20, 0), pad("ipad7_9", 768, 1024, 20, 0),
        pad("ipad8_3", 744, 1133, 24, 20), pad("ipad10_9rounded", 820, 1180, 24, 20),
        pad("ipad11_0rounded", 834, 1194, 24, 20), pad("ipad12_9rounded", 1024, 1366, 24, 20),
        pad("iPad13_0rounded", 1032, 1376, 24, 20),
        watch("watch38", 136, 170), watch("watch42", 156, 195),
        Device(
            identifier: "appleTV", platform: .tvOS, size: LayoutSize(width: 1920, height: 1080),
            portrait: LayoutInsets(top: 60, left: 80, bottom: 60, right: 80),
            landscape: LayoutInsets(top: 60, left: 80, bottom: 60, right: 80)),
    ]

    private static func watch(_ name: String, _ width: Double, _ height: Double) -> Device {
        Device(
            identifier: name, platform: .watchOS, size: LayoutSize(width: width, height: height),
            portrait: LayoutInsets(), landscape: LayoutInsets())
    }

    private static func button(_ name: String, _ width: Double, _ height: Double) -> Device {
        Device(
            identifier: name, size: LayoutSize(width: width, height: height), portrait: LayoutInsets(top: 20),
            landscape: LayoutInsets())
    }

    private static func notch(_ name: String, _ width: Double, _ height: Double, _ top: Double) -> Device {
        Device(
            identifier: name, size: LayoutSize(width: width, height: height),
            portrait: LayoutInsets(top: top, bottom: 34),
            landscape: LayoutInsets(left: top, bottom: 21, right: top))
    }

    private static func pad(
        _ name: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double
    ) -> Device {
        let insets = LayoutInsets(top: top, bottom: bottom)
        return Device(
            identifier: name, size: LayoutSize(width: width, height: height), portrait: insets, landscape: insets,
            isPad: true)
    }
}

/// A device in one orientation.
package struct DeviceScreen: Sendable {
    package var device: Device
    package var isLandscape: Bool

    package init(_ device: Device, isLandscape: Bool) { (self.device, self.isLandscape) = (device, isLandscape) }

    /// The size in points.
    package var size: LayoutSize { device.size(isLandscape: isLandscape) }
    package var sizeClass: SizeClass { device.sizeClass(isLandscape: isLandscape) }
    /// The safe area without bars.
    package var safeArea: LayoutInsets { isLandscape ? device.landscape : device.portrait }

    /// The heights of navigation bars and toolbars, and of tab bars, in points.
    package var barHeights: (navigation: Double, tab: Double) {
        if device.isPad { return (50, 50) }
        guard sizeClass.height == .compact else { return (44, 49) }
        return sizeClass.width == .compact ? (32, 32) : (44, 49)
    }
}
