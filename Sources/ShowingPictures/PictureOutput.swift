import Asking
import Errors
import HostSystem
import Showing

/// Writes a picture to a file or to standard output.
package enum PictureOutput {
    /// - Parameters:
    ///   - svg: the SVG document.
    ///   - path: a path that ends in `.svg` or `.png`; nil for standard output.
    /// - Throws: ``AskingError/unanswerable(_:)`` if the file cannot be written, or if there is no program that
    ///   converts pictures.
    package static func write(_ svg: [UInt8], to path: String?) throws {
        guard let path else {
            let output = Output.standard()
            try output.writeExactly(String(decoding: svg, as: UTF8.self))
            return try output.flush()
        }
        let bytes = path.hasSuffix(".png") ? try PNGConverter.png(svg) : svg
        do throws(SystemError) {
            let (folder, name) = try OpenFolder.holding(path)
            try folder.write(bytes, to: name)
        } catch {
            throw AskingError.unanswerable("xibdb could not write \(path): \(error.message).")
        }
    }
}
