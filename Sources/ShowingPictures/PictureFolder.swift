import Bytes
import Errors
import HostSystem

/// A folder of pictures with a page, `index.html`.
struct PictureFolder {
    private let folder: OpenFolder
    private let path: String
    /// The checksums of the files that this run wrote, by name.
    private var written: [String: String] = [:]

    /// The file that lists the files of the last run with their checksums.
    private static let list = ".xibdb-pictures"
    /// The maximum size of the list, in bytes.
    private static let mostListBytes: Int64 = 16 << 20
    /// A larger file is not removed.
    private static let mostRemovedBytes: Int64 = 256 << 20

    /// Opens a folder, and makes it if it does not exist.
    ///
    /// - Throws: ``AskingError/unanswerable(_:)`` if this is not possible.
    init(_ path: String) throws {
        self.path = path
        do throws(SystemError) {
            let (holder, name) = try OpenFolder.holding(path)
            folder = try holder.folder(name, isMade: true)
        } catch { throw AskingError.unanswerable("xibdb could not make the folder \(path): \(error.message).") }
    }

    /// Writes a file.
    ///
    /// - Throws: ``IndexError/cannotWrite(path:reason:)`` if the file cannot be written.
    mutating func write(_ bytes: [UInt8], to name: String) throws {
        do throws(SystemError) { try folder.write(bytes, to: name) } catch {
            throw IndexError.cannotWrite(path: path + "/" + name, reason: error.message)
        }
        written[name] = Self.checksum(bytes)
    }

    /// Writes the page, and removes the files of an earlier run that this run did not write.
    ///
    /// A file that someone changed after the earlier run is not removed.
    ///
    /// - Throws: ``IndexError/cannotWrite(path:reason:)`` if a file cannot be written.
    mutating func finish(_ page: String) throws {
        try write(Array(page.utf8), to: "index.html")
        for (name, checksum) in earlier() where written[name] == nil {
            let content = (try? folder.content(of: Array(name.utf8), most: Self.mostRemovedBytes)) ?? nil
            if let content, Self.checksum(content) == checksum { folder.remove(name) }
        }
        let lines = written.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
        try write(Array(lines.joined().utf8), to: Self.list)
    }

    /// Returns the checksums in the list of an earlier run, by name.
    private func earlier() -> [String: String] {
        let content = (try? folder.content(of: Array(Self.list.utf8), most: Self.mostListBytes)) ?? nil
        guard let content else { return [:] }
        let lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
        let pairs = lines.compactMap { line -> (String, String)? in
            let words = line.split(separator: " ", maxSplits: 1)
            // The list may come from someone else, so only pictures in this folder are removed.
            guard words.count == 2, words[1].hasSuffix(".svg"), !words[1].contains("/") else { return nil }
            return (String(words[1]), String(words[0]))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func checksum(_ bytes: [UInt8]) -> String {
        Hexadecimal.text(of: Checksum.of(bytes, [], isLong: true))
    }

    /// The maximum length of the name of a picture, without its ending. Most file systems allow 255 bytes for a name.
    private static let longestName = 200

    /// Returns the name of a picture: the path of the nib without characters that a file name cannot have.
    static func name(ofNib path: String) -> String {
        let name = path.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": String(scalar)
            // A different text for each character, so that two nibs never have the same name.
            default: scalar == "/" ? "~" : "%" + String(scalar.value, radix: 16) + "."
            }
        }.joined()
        guard name.utf8.count > longestName else { return name }
        // The end of a path says more than its start.
        let hash = Hexadecimal.text(of: Checksum.of(Array(path.utf8), [], isLong: true).prefix(8))
        return hash + "~" + name.suffix(longestName - 17)
    }

    /// Returns the address of a file of the folder, for the page.
    static func address(_ name: String) -> String { name.replacing("%", with: "%25") }

    /// Returns the text of a page. It contains no script.
    ///
    /// - Parameters:
    ///   - title: the title and heading, as plain text.
    ///   - body: the content, as HTML.
    static func page(_ title: String, _ body: String) -> String {
        """
        <!doctype html>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>\(title)</title>
        <style>
        body { font: 14px -apple-system, "Helvetica Neue", Arial, sans-serif; margin: 24px; background: #f5f6f8; color: #1d2127 }
        figure { margin: 0; background: #fff; border: 1px solid #d8dce2; border-radius: 6px; overflow: hidden }
        figcaption, summary { padding: 8px 10px; overflow-wrap: anywhere }
        h2 { font-size: 15px; overflow-wrap: anywhere }
        img { width: 100%; display: block }
        .all { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px }
        .all img { height: 220px; object-fit: contain; background: #e9ecf0 }
        .map { margin-bottom: 16px }
        .map img { max-height: 420px; object-fit: contain; background: #f5f6f8 }
        .all small { display: block; color: #667080; margin-top: 2px }
        .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
        .overlay { position: relative; isolation: isolate }
        .overlay img + img { position: absolute; top: 0; left: 0; mix-blend-mode: difference }
        </style>
        <h1>\(title)</h1>
        \(body)
        """
    }
}
