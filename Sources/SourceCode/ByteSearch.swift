import Foundation

/// Looks for words in bytes.
enum ByteSearch {
    static func contains(_ word: String, in bytes: UnsafeRawBufferPointer) -> Bool {
        guard var place = bytes.baseAddress else { return false }
        let word = Array(word.utf8)
        let end = place + bytes.count
        while place < end, let found = memchr(place, Int32(word[0]), end - place) {
            place = UnsafeRawPointer(found)
            if end - place >= word.count, memcmp(place, word, word.count) == 0 { return true }
            place += 1
        }
        return false
    }
}
