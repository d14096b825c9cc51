import Bytes
import InterfaceBuilder

/// The device and orientation that a document simulates.
package struct Screen {
    package let device: DeviceScreen?
    package let sizeClass: SizeClass
    /// The version of Interface Builder in thousands: 17 for 17701. 0 if the document does not state it.
    let tools: Int

    /// Reads the device that a document simulates.
    package init(_ document: InterfaceDocument) {
        let version = document[document.header.toolsVersion]?.prefix { $0 != "." }
        tools = (version.flatMap { Int($0) } ?? 0) / 1000
        var written: JSONTree?
        if let range = document.header.attributes.range {
            let limits = JSONReader.Limits(nesting: 100, values: 100_000)
            let attributes = try? JSONReader.read(Array(document.utf8[range]), limits)
            written = attributes?["device"]?.items.first
        }
        let isLandscape = written?["orientation"]?.text == "landscape"
        device = written?["id"]?.text.flatMap(Device.named).map { DeviceScreen($0, isLandscape: isLandscape) }
        if let device, document.header.usesTraitCollections {
            sizeClass = device.sizeClass
        } else {
            sizeClass = SizeClass(width: .any, height: .any)
        }
    }

    /// The safe area of the screen without bars. Documents without a device have a status bar of 20 points.
    package var insets: LayoutInsets {
        guard let device else { return LayoutInsets(top: 20) }
        var insets = device.safeArea
        // Newer versions simulate another device with this identifier. Observed in the corpus from 21507 on.
        if device.device.identifier == "retina6_1", !device.isLandscape, tools >= 21 { insets.top = 48 }
        return insets
    }
}
