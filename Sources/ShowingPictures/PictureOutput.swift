import Asking
import Errors
import HostSystem
import Showing

/// Writes a picture to a file or to standard output.
package enum PictureOutput {
    /// - Parameters:
    ///   - svg: the SVG document.
    ///   - path: a path that ends in `.svg` or `.png`; nil for standard output.
    /// - Throws: ``AskingError/unanswerable(_:)`` if the file cannot be written, or if no installed program can
    ///   convert the picture.
    package static func write(_ svg: [UInt8], to path: String?) throws {
        guard let path else {
            let output = Output.standard()
            try output.writeExactly(String(decoding: svg, as: UTF8.self))
            return try output.flush()
        }
        let bytes = path.hasSuffix(".png") ? try PNGConverter.png(svg) : svg
        do throws(SystemError) { try OutputFile.write(bytes, to: path) } catch {
            throw AskingError.unanswerable("xibdb could not write \(path): \(error.message).")
        }
    }
}
