import Bytes
import SourceCode

/// The functions of a tree, searchable by type and name.
package final class FunctionTable {
    /// A function, method, initializer or getter, or the value of a variable.
    package struct Function {
        package let fileID: Int64
        package let kind: FunctionCode.Kind
        package let type: String?
        package let name: String
        package let parameters: [FunctionCode.Parameter]
        package let generics: [String: String]
        package let result: String?
        package let isStatic: Bool
        package let platforms: Set<String>
        package let line: Int
        package let column: Int
        package let isSwift: Bool
        package internal(set) var isFollowed: Bool
        /// The code, in the format of ``CodeText``.
        package let text: String
        /// The line to which line numbers in the code are relative.
        package let bodyLine: Int

        /// Creates a function.
        ///
        /// - Parameters:
        ///   - text: the code, in the format of ``CodeText``.
        ///   - bodyLine: the line to which line numbers in the code are relative.
        package init(
            fileID: Int64, kind: FunctionCode.Kind, type: String?, name: String, parameters: [FunctionCode.Parameter],
            generics: [String: String], result: String?, isStatic: Bool, platforms: Set<String>, line: Int, column: Int,
            isSwift: Bool, isFollowed: Bool, text: String, bodyLine: Int
        ) {
            self.fileID = fileID
            self.kind = kind
            self.type = type
            self.name = name
            self.parameters = parameters
            self.generics = generics
            self.result = result
            self.isStatic = isStatic
            self.platforms = platforms
            self.line = line
            self.column = column
            self.isSwift = isSwift
            self.isFollowed = isFollowed
            self.text = text
            self.bodyLine = bodyLine
        }

        var place: FileScopes.Place { FileScopes.Place(fileID: fileID, line: line, platforms: platforms) }
        /// Whether the function is an initializer: a Swift `init`, or an Objective-C method of the `init` family.
        var isInitializer: Bool { kind == .initializer || !isSwift && name.hasPrefix("init") }
        /// The decoding selector; see ``FunctionCode/decodingSelector``.
        package var decodingSelector: String? {
            isStatic || type == nil ? nil : FunctionCode.decodingSelector(kind, name, parameters)
        }
        /// Whether the function is a method of a delegate or data source. A framework calls such a method.
        ///
        /// The base name of the method equals the class name of its first parameter without the two-letter prefix:
        /// `tableView(_ tableView: UITableView, …)`.
        var isDelegate: Bool {
            let type = parameters.first?.type?.dropFirst(2).lowercased()
            return parameters.count > 1 && type == name.prefix { $0 != ":" }.lowercased()
        }
        /// Whether the function returns a value, which may contain a name.
        var givesValue: Bool {
            switch kind {
            case .getter, .value: true
            case .function: result != nil || !isSwift
            case .initializer: false
            }
        }
    }

    package private(set) var functions: [Function] = []
    private var bodies: [Int: [Code]] = [:]
    private var byType: [String: [String: [Int]]] = [:]
    private var byName: [String: [Int]] = [:]
    private var globals: [String: [Int]] = [:]
    private var rangesOfFiles: [Int64: Range<Int>] = [:]
    private var helpers: Set<Int> = []
    private var helpersByName: [String: [Int]] = [:]

    /// Creates the table of the functions of a tree.
    ///
    /// - Parameter functions: the functions, sorted by file path and, within a file, in source order.
    package init(_ functions: some Sequence<Function>) { for function in functions { add(function) } }

    /// Creates a table with the same functions, all of which are followed. No function is a helper.
    init(followingAll other: FunctionTable) {
        for var function in other.functions {
            function.isFollowed = true
            add(function)
        }
        bodies = other.bodies
        mentions = other.mentions
    }

    private func add(_ function: Function) {
        let index = functions.count
        functions.append(function)
        rangesOfFiles[function.fileID] = (rangesOfFiles[function.fileID]?.lowerBound ?? index)..<index + 1
        if !function.isFollowed { return }
        for name in names(of: function) {
            byName[name, default: []].append(index)
            if let type = function.type {
                byType[type, default: [:]][name, default: []].append(index)
            } else {
                globals[name, default: []].append(index)
            }
        }
    }

    /// Returns the names that calls to a function can use.
    ///
    /// Objective-C code calls a Swift function by its selector, so the selector is one of the names.
    private func names(of function: Function) -> [String] {
        guard function.isSwift, function.kind == .function || function.kind == .initializer else {
            return [function.name]
        }
        let selector = SwiftSelector.selector(
            baseName: function.name, labels: function.parameters.map { $0.label ?? "_" })
        return selector == function.name ? [selector] : [function.name, selector]
    }

    /// Returns the code of a function.
    package func body(_ index: Int) -> [Code] {
        if let known = bodies[index] { return known }
        let body = CodeText.statements(functions[index].text)
        bodies[index] = body
        return body
    }

    /// Whether a type declares a function that is followed.
    func hasMembers(_ type: String) -> Bool { byType[type] != nil }

    /// Returns the names of the functions of a type, without duplicates.
    func memberNames(of type: String) -> [String] { byType[type].map { Array($0.keys) } ?? [] }

    func members(_ name: String, of type: String) -> [Int] { byType[type]?[name] ?? [] }
    func globals(_ name: String) -> [Int] { globals[name] ?? [] }
    func named(_ name: String) -> [Int] { byName[name] ?? [] }

    /// Returns the functions in one file that have the given name. The functions of one file have consecutive indexes.
    func named(_ name: String, in fileID: Int64) -> ArraySlice<Int> {
        guard let all = byName[name], let range = rangesOfFiles[fileID] else { return [] }
        func first(notBelow wanted: Int) -> Int {
            var (low, high) = (0, all.count)
            while low < high {
                let middle = (low + high) / 2
                if all[middle] < wanted { low = middle + 1 } else { high = middle }
            }
            return low
        }
        return all[first(notBelow: range.lowerBound)..<first(notBelow: range.upperBound)]
    }

    /// Returns the helpers with the given name.
    func helpers(_ name: String) -> [Int] { helpersByName[name] ?? [] }

    /// Whether a function is a helper: its callers determine what it loads or returns.
    func isHelper(_ index: Int) -> Bool { helpers.contains(index) }

    /// Marks functions as helpers.
    func addHelpers(_ indexes: some Collection<Int>) {
        var changed: Set<String> = []
        for index in indexes where helpers.insert(index).inserted {
            for name in names(of: functions[index]) {
                helpersByName[name, default: []].append(index)
                changed.insert(name)
            }
        }
        for name in changed { helpersByName[name]?.sort() }
    }

    /// Whether any function has this name, with or without a type.
    func hasFunction(_ name: String) -> Bool { byName[name] != nil }

    /// Returns the functions whose code contains at least one of the names.
    func mentioning(_ names: Set<String>) -> [Int] {
        Set(
            names.flatMap { name -> [Int] in
                var found: [Int] = []
                var next = mentions.last[Self.hash(name.utf8)]
                while let entry = next {
                    found.append(Int(mentions.entries[Int(entry)].function))
                    next = mentions.entries[Int(entry)].before
                }
                return found
            }
        ).sorted()
    }

    /// For each text, the functions whose code contains it.
    ///
    /// `last` maps the hash of a text to the entry of the last function that contains it. Each entry links to the entry
    /// of the previous function with the same text. A list for each text would use more memory, because there are many
    /// texts and most of them occur in few functions.
    private lazy var mentions: (last: [UInt64: Int32], entries: [(function: Int32, before: Int32?)]) = {
        var (last, entries): ([UInt64: Int32], [(function: Int32, before: Int32?)]) = ([:], [])
        for index in functions.indices {
            var text = functions[index].text
            text.withUTF8 { bytes in
                Self.eachWord(bytes) { hash in
                    let before = last[hash]
                    if let before, entries[Int(before)].function == index { return }
                    last[hash] = Int32(entries.count)
                    entries.append((Int32(index), before))
                }
            }
        }
        return (last, entries)
    }()

    /// Passes the hash of each text to a closure. For a selector, it also passes the hash of the first part.
    private static func eachWord(_ bytes: UnsafeBufferPointer<UInt8>, _ take: (UInt64) -> Void) {
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\"") else {
                index += 1
                continue
            }
            index += 1
            let start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            let text = bytes[start..<min(index, bytes.count)]
            take(hash(text))
            if text.last == UInt8(ascii: ":") { take(hash(text.prefix { $0 != UInt8(ascii: ":") })) }
            index += 1
        }
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = FNV()
        hash.mix(bytes)
        return hash.value
    }
}

extension FunctionTable {
    /// Returns the names that calls to a function use.
    func namesInCalls(of index: Int, _ model: SourceModel) -> [String] {
        let function = functions[index]
        guard function.isInitializer else {
            return function.isSwift
                ? [
                    function.name,
                    SwiftSelector.selector(
                        baseName: function.name, labels: function.parameters.map { $0.label ?? "_" }),
                ]
                : [function.name, String(function.name.prefix { $0 != ":" })]
                    + SwiftSelector.baseNames(ofSelector: function.name).filter { name in
                        // Single words such as `view` or `open` occur in too much code.
                        name.contains(where: \.isUppercase) || CodeWords.matter(function.name)
                    }
        }
        // A call to an initializer uses the name of its class or of a subclass.
        guard let type = function.type else { return [] }
        let all = [type] + model.descendants(of: type)
        return all + all.map(PathName.lastPart) + (function.isSwift ? [] : [function.name])
    }
}
