import Foundation
import HostSystem

/// The URI of a file: `file:///Users/me/App/Main.storyboard`.
enum DocumentURI {
    /// The maximum size of a URI that the server reads, in bytes.
    private static let mostBytes = 16_384

    /// Returns the absolute path of a URI; nil if the URI does not name a file of this machine.
    static func path(_ uri: String) -> String? {
        guard uri.utf8.count <= mostBytes, uri.lowercased().hasPrefix("file://"), let url = URL(string: uri),
            ["", "localhost"].contains(url.host() ?? ""),
            let path = url.path(percentEncoded: true).removingPercentEncoding, path.hasPrefix("/"),
            !path.utf8.contains(0)
        else { return nil }
        return OperatingSystem.absolute(path)
    }

    /// Returns the URI of an absolute path.
    static func uri(_ path: String) -> String {
        var uri = "file://"
        for byte in path.utf8 {
            if isPlain(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                uri += "%" + (byte < 16 ? "0" : "") + digits
            }
        }
        return uri
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
