extension Merge {
    /// Checks a text that git merged from the three files. Returns a problem that neither side has; nil if there is
    /// none.
    ///
    /// git merges lines. If both sides add an object with the same id at different places, git does not find a
    /// conflict. If neither side can be read, the check does not find a problem.
    package func problem(inMergedText bytes: [UInt8]) -> MergeRefusal? {
        let names = Names(Symbols())
        func read(_ bytes: [UInt8]) -> Tree? { try? TreeReader.read(Layout.text(of: bytes), names.symbols) }
        let (ours, theirs) = (read(ours), read(theirs))
        guard ours != nil || theirs != nil else { return nil }
        do {
            try MergeCheck(base: read(base), ours: ours, theirs: theirs, names).hold(Layout.text(of: bytes))
            return nil
        } catch { return error }
    }

    /// Returns OURS with one conflict. It covers all lines from the first to the last difference between the three
    /// files.
    package func wholeConflict() -> [UInt8] {
        let files = [ours, base, theirs].map { $0.split(separator: 0x0A, omittingEmptySubsequences: false) }
        let shortest = files.map(\.count).min() ?? 0
        func isSame(_ line: ([ArraySlice<UInt8>]) -> ArraySlice<UInt8>) -> Bool {
            let lines = files.map { Array(line($0)) }
            return lines[0] == lines[1] && lines[0] == lines[2]
        }
        var (first, last) = (0, 0)
        while first < shortest, isSame({ $0[first] }) { first += 1 }
        while last < shortest - first, isSame({ $0[$0.count - 1 - last] }) { last += 1 }
        let end: [UInt8] = ours.firstRange(of: [0x0D, 0x0A]) == nil ? [0x0A] : [0x0D, 0x0A]
        var text: [UInt8] = []
        for line in files[0][..<first] { text += line + [0x0A] }
        for (file, (mark, label)) in zip(files, [("<", options.oursLabel), ("|", options.baseLabel), ("=", "")]) {
            let marker = String(repeating: mark, count: max(1, options.markerSize))
            if mark == "=" {
                text += Array(marker.utf8) + end
            } else {
                text += Array((label.isEmpty ? marker : "\(marker) \(label)").utf8) + end
            }
            for line in file[first..<(file.count - last)] { text += line + [0x0A] }
        }
        text += Array("\(String(repeating: ">", count: max(1, options.markerSize))) \(options.theirsLabel)".utf8) + end
        for line in files[0][(files[0].count - last)...] { text += line + [0x0A] }
        // The last line, which may be empty, does not end with a line feed.
        if last > 0 { text.removeLast() }
        return text
    }
}
