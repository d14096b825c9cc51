import Bytes
import InterfaceBuilder

/// The device, orientation and bars that a document simulates.
struct Screen {
    let device: Device?
    let isLandscape: Bool
    let sizeClass: SizeClass

    init(_ document: InterfaceDocument) {
        var written: JSONTree?
        if let range = document.header.attributes.range {
            let limits = JSONReader.Limits(nesting: 100, values: 100_000)
            let attributes = try? JSONReader.read(Array(document.utf8[range]), limits)
            written = attributes?["device"]?.items.first
        }
        device = written?["id"]?.text.flatMap(Device.named)
        isLandscape = written?["orientation"]?.text == "landscape"
        if let device, document.header.usesTraitCollections {
            sizeClass = device.sizeClass(isLandscape: isLandscape)
        } else {
            sizeClass = SizeClass(width: .any, height: .any)
        }
    }

    /// The safe area of the screen without bars. Documents without a device have a status bar of 20 points.
    var insets: LayoutInsets {
        guard let device else { return LayoutInsets(top: 20) }
        return isLandscape ? device.landscape : device.portrait
    }
}
