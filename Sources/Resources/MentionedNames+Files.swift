import Bytes

// Names in files that are not source code.

extension MentionedNames {
    /// Returns the strings in an XML or OpenStep property list that may be names.
    package static func ofPropertyList(_ bytes: [UInt8]) -> Mentions {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = MentionedNames(bytes: bytes)
            if bytes.first(where: { $0 > 0x20 && $0 < 0x80 }) != UInt8(ascii: "<") {
                reader.quoted()
                reader.words()
                return reader.mentions
            }
            while reader.place < bytes.count, reader.names.count < Self.most {
                guard bytes[reader.place] == UInt8(ascii: ">") else {
                    reader.place += 1
                    continue
                }
                let start = reader.place + 1
                reader.place = start
                while reader.place < bytes.count, bytes[reader.place] != UInt8(ascii: "<") { reader.place += 1 }
                reader.add(bytes[start..<reader.place])
            }
            return reader.mentions
        }
    }

    /// Returns the image file names in a document such as HTML, CSS or Markdown. Only names with an extension are
    /// found.
    ///
    /// In JSON, every string that may be a name is also returned, because code may append the extension.
    package static func ofPage(_ bytes: [UInt8], isJSON: Bool) -> Mentions {
        bytes.withUnsafeBufferPointer { bytes in
            var reader = MentionedNames(bytes: bytes)
            if isJSON { reader.quoted() }
            reader.pictures()
            return reader.mentions
        }
    }

    /// Returns the asset names in project settings for the asset catalog compiler (`ASSETCATALOG_COMPILER_…_NAME`).
    package static func ofSettings(_ bytes: [UInt8]) -> Mentions {
        let key = Array("ASSETCATALOG_COMPILER_".utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            var reader = MentionedNames(bytes: bytes)
            while reader.place + key.count < bytes.count, reader.names.count < Self.most {
                guard bytes[reader.place] == key[0], bytes[reader.place...].starts(with: key) else {
                    reader.place += 1
                    continue
                }
                while reader.place < bytes.count, isOfWord(bytes[reader.place]) { reader.place += 1 }
                while reader.place < bytes.count, " =:\"'".utf8.contains(bytes[reader.place]) { reader.place += 1 }
                let start = reader.place
                while reader.place < bytes.count, !";\"'\r\n".utf8.contains(bytes[reader.place]) { reader.place += 1 }
                reader.add(bytes[start..<reader.place])
            }
            return reader.mentions
        }
    }

    /// Adds the quoted strings.
    private mutating func quoted() {
        place = 0
        while place < bytes.count, names.count < Self.most {
            let quote = bytes[place]
            place += 1
            guard quote == UInt8(ascii: "\"") else { continue }
            let start = place
            while place < bytes.count, bytes[place] != quote { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
            add(bytes[start..<min(place, bytes.count)])
            place += 1
        }
    }

    /// Adds the unquoted words of a property list.
    private mutating func words() {
        place = 0
        while place < bytes.count, names.count < Self.most {
            let start = place
            while place < bytes.count, Self.isOfFileName(bytes[place]) { place += 1 }
            add(bytes[start..<place])
            place += 1
        }
    }

    /// Adds file names with the extension of an image.
    private mutating func pictures() {
        var start = 0
        place = 0
        while place < bytes.count, names.count < Self.most {
            let byte = bytes[place]
            place += 1
            guard byte == UInt8(ascii: ".") else {
                if !Self.isOfFileName(byte) { start = place }
                continue
            }
            let end = bytes[place...].prefix(5).prefix { Self.isOfWord($0) }
            let ending = String(decoding: end, as: UTF8.self).lowercased()
            guard Self.pictureEndings.contains(ending) else { continue }
            let name = String(decoding: bytes[start..<(place + end.count)], as: UTF8.self)
            place += end.count
            // In a URL, a space is written as %20.
            var plain = Array(name.replacing("%20", with: " ").utf8)
            if let folder = plain.lastIndex(of: UInt8(ascii: "/")) { plain.removeFirst(folder + 1) }
            plain.withUnsafeBufferPointer { add($0[...]) }
            start = place
        }
    }

    private static let pictureEndings: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "gif", "tif", "tiff", "heic", "webp", "bmp",
    ]

    private static func isOfFileName(_ byte: UInt8) -> Bool {
        isOfWord(byte) || "-.@~/+%&".utf8.contains(byte)
    }
}
