import CMiniZip

/// What the list of an archive states about one entry.
struct ZipHeader {
    let name: [UInt8]
    /// Whether the name in the archive is longer than the limit.
    let isNameCut: Bool
    let size: Int64
    let packedSize: Int64
    let isLink: Bool
    let isEncrypted: Bool
    let place: (offset: UInt64, number: UInt64)
}

/// An open archive of minizip. Only one thread may use it at a time.
final class ZipHandle {
    private let cursor: Cursor
    private let file: unzFile

    init(_ source: ByteSource) throws(ZipError) {
        let cursor = Cursor(source)
        var functions = Self.functions(cursor)
        guard let file = unzOpen2_64(nil, &functions) else { throw ZipError("it is not a zip archive") }
        (self.cursor, self.file) = (cursor, file)
    }

    deinit { unzClose(file) }

    // MARK: The list of entries

    /// Goes to the first entry. Returns false if there are no entries.
    func goToFirst() throws(ZipError) -> Bool {
        var info = unz_global_info64()
        guard unzGetGlobalInfo64(file, &info) == UNZ_OK else { throw ZipError("the list of entries is damaged") }
        if info.number_entry == 0 { return false }
        guard unzGoToFirstFile(file) == UNZ_OK else { throw ZipError("the list of entries is damaged") }
        return true
    }

    enum Step {
        case found, end, damaged
    }

    func goToNext() -> Step {
        switch unzGoToNextFile(file) {
        case UNZ_OK: .found
        case UNZ_END_OF_LIST_OF_FILE: .end
        default: .damaged
        }
    }

    /// Returns what the list states about the current entry; nil if the list is damaged.
    func header(mostNameBytes: Int) -> ZipHeader? {
        var info = unz_file_info64()
        var position = unz64_file_pos()
        var name = [UInt8](repeating: 0, count: mostNameBytes + 1)
        let isRead = name.withUnsafeMutableBytes { name in
            unzGetCurrentFileInfo64(
                file, &info, name.baseAddress?.assumingMemoryBound(to: CChar.self), uLong(mostNameBytes), nil, 0, nil,
                0) == UNZ_OK
        }
        guard isRead, unzGetFilePos64(file, &position) == UNZ_OK else { return nil }
        let length = min(Int(info.size_filename), mostNameBytes)
        // The upper half of the attributes is the mode of the file, if the archive was made on Unix (3) or macOS (19).
        let host = info.version >> 8 & 0xFF
        let isLink = (host == 3 || host == 19) && info.external_fa >> 16 & 0xF000 == 0xA000
        return ZipHeader(
            name: Array(name[..<length]), isNameCut: Int(info.size_filename) > mostNameBytes,
            size: Int64(truncatingIfNeeded: info.uncompressed_size),
            packedSize: Int64(truncatingIfNeeded: info.compressed_size),
            isLink: isLink, isEncrypted: info.flag & 1 != 0,
            place: (UInt64(position.pos_in_zip_directory), UInt64(position.num_of_file)))
    }

    // MARK: Contents

    func content(of entry: ZipEntry) throws(ZipError) -> [UInt8] {
        var position = unz64_file_pos(
            pos_in_zip_directory: ZPOS64_T(entry.place.offset), num_of_file: ZPOS64_T(entry.place.number))
        guard unzGoToFilePos64(file, &position) == UNZ_OK, unzOpenCurrentFile(file) == UNZ_OK else {
            throw ZipError("the entry is damaged, or its compression is not supported")
        }
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(entry.size)) { buffer, count in
            while count < buffer.count {
                let most = min(buffer.count - count, 1 << 20)
                let got = unzReadCurrentFile(file, buffer.baseAddress! + count, UInt32(most))
                guard got > 0 else { break }
                count += Int(got)
            }
            isWhole = count == buffer.count
        }
        // The content may be longer than the list states.
        var more: UInt8 = 0
        let isLonger = isWhole && unzReadCurrentFile(file, &more, 1) > 0
        let isIntact = unzCloseCurrentFile(file) == UNZ_OK
        guard isWhole, !isLonger, isIntact else { throw ZipError("the content of the entry is damaged") }
        return bytes
    }

    // MARK: Reading the bytes

    /// The functions that minizip calls to read the archive. They replace its functions for files.
    private static func functions(_ cursor: Cursor) -> zlib_filefunc64_def {
        var functions = zlib_filefunc64_def()
        functions.opaque = Unmanaged.passUnretained(cursor).toOpaque()
        // The archive is already open. The stream is the cursor.
        functions.zopen64_file = { opaque, _, _ in opaque }
        functions.zread_file = { _, stream, buffer, count in
            guard let cursor = ZipHandle.cursor(stream), let buffer else { return 0 }
            return uLong(cursor.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))))
        }
        functions.zwrite_file = { _, _, _, _ in 0 }
        functions.ztell64_file = { _, stream in ZPOS64_T(ZipHandle.cursor(stream)?.position ?? 0) }
        functions.zseek64_file = { _, stream, offset, origin in
            ZipHandle.cursor(stream)?.seek(by: UInt64(offset), origin: origin) == true ? 0 : -1
        }
        functions.zclose_file = { _, _ in 0 }
        functions.zerror_file = { _, _ in 0 }
        return functions
    }

    private static func cursor(_ stream: UnsafeMutableRawPointer?) -> Cursor? {
        stream.map { Unmanaged<Cursor>.fromOpaque($0).takeUnretainedValue() }
    }
}
