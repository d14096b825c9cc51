import SourceCode

/// The declarations of a tree that the analysis needs: constants, types and the names of nibs.
package struct SourceModel {
    /// A constant.
    package struct Constant {
        /// The text; nil if it must be derived from the code.
        let value: String?
        /// The place of the declaration.
        let place: FileScopes.Place
        let reach: Reach
        /// The last line of the file where the constant is valid; nil if it is valid to the end of the file.
        let endLine: Int?

        /// Creates a constant.
        ///
        /// - Parameters:
        ///   - value: the text; nil if it must be derived from the code.
        ///   - endLine: last line where a macro is defined; nil if it is defined to the end of the file.
        package init(value: String?, place: FileScopes.Place, reach: Reach, endLine: Int? = nil) {
            (self.value, self.place, self.reach, self.endLine) = (value, place, reach, endLine)
        }
    }

    /// The files of the tree. They determine where a declaration can be used.
    let scopes: FileScopes
    /// Constants, keyed by path. A path has several constants if different files, targets or platforms declare
    /// different values.
    private var constants: [String: [Constant]] = [:]
    /// Paths of the cases and other constants, keyed by the type that declares them.
    private(set) var constantsOfType: [String: [String]] = [:]
    /// Superclasses, keyed by class name. If several classes have the same name, the entry contains all of their
    /// superclasses.
    private(set) var superclasses: [String: [String]] = [:]
    /// Direct subclasses, keyed by class name.
    private(set) var subclasses: [String: [String]] = [:]
    /// Protocols that a type adopts in its declaration or an extension, keyed by the name of the type.
    private(set) var protocols: [String: [String]] = [:]
    private var declaredProtocols: Set<String> = []
    /// Types that adopt a protocol, keyed by the name of the protocol.
    private(set) var adopters: [String: [String]] = [:]
    /// For each class that the sources declare, the kind of class that it descends from.
    ///
    /// The kind is nil if it is unknown, or if several classes with the same name have different kinds.
    package private(set) var projectClasses: [String: String?] = [:]
    /// Types of properties and variables, keyed by path.
    ///
    /// Only some types are stored: classes of the project, other types that may contain code of the project, and the
    /// types of nibs, storyboards and strings.
    private(set) var memberTypes: [String: String] = [:]
    /// Types of the properties of framework classes, keyed by property name and class. Only types that the project
    /// extends are stored.
    private var frameworkTypes: [String: [String: String]] = [:]
    /// The last part of the path of each constant, and of each member with a known type.
    private var lastParts: Set<String> = []
    /// Cached results of ``lineage(of:)``. Most of them are needed many times.
    private final class Memory { var lineages: [String: [String]] = [:] }
    private let memory = Memory()
    /// Names of nibs and storyboards.
    package private(set) var nibNames: Set<String> = []

    /// Names of storyboards, keyed by the class of a controller in the storyboard.
    private(set) var storyboardsByClass: [String: Set<String>] = [:]
    /// Storyboard identifiers, keyed by the name of the storyboard.
    private(set) var storyboardIdentifiers: [String: Set<String>] = [:]

    /// Creates a model without declarations.
    ///
    /// - Parameter scopes: the files that the declarations come from.
    package init(scopes: FileScopes) { self.scopes = scopes }

    /// Adds a constant.
    ///
    /// Add the constants sorted by file path and, within a file, in source order.
    package mutating func add(_ constant: Constant, named name: String) {
        let isFirst = constants[name] == nil
        constants[name, default: []].append(constant)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
        lastParts.insert(String(name[name.utf8.index(after: dot)...]))
        if isFirst { constantsOfType[String(name[..<dot]), default: []].append(name) }
    }

    /// Adds a class that the sources declare.
    ///
    /// - Parameter kind: the kind of class that the class descends from (a value of `classes.descends_from`); nil if
    ///   unknown.
    package mutating func addClass(_ name: String, descendsFrom kind: String?) { projectClasses[name] = .some(kind) }

    /// Adds the superclass of a class. If several classes have the same name, all of their superclasses are stored.
    package mutating func addSuperclass(_ superclass: String, of name: String) {
        superclasses[name, default: []].append(superclass)
        subclasses[superclass, default: []].append(name)
    }

    /// Adds the superclass of a framework class, unless the sources declare a superclass for a class with this name.
    package mutating func addFrameworkSuperclass(_ superclass: String, of name: String) {
        if superclasses[name] == nil { superclasses[name] = [superclass] }
    }

    /// Adds a protocol that the sources declare.
    package mutating func addProtocol(_ name: String) { declaredProtocols.insert(name) }

    /// Adds a protocol that a type adopts in its declaration or an extension.
    package mutating func addAdoption(of adopted: String, by name: String) {
        protocols[name, default: []].append(adopted)
        adopters[adopted, default: []].append(name)
    }

    /// Adds a property or variable with its type. If a path is added twice, the first type is used.
    package mutating func addMember(_ name: String, of owner: String, type: String) {
        let path = owner + "." + name
        lastParts.insert(PathName.lastPart(name))
        if memberTypes[path] == nil { memberTypes[path] = type }
    }

    /// Adds a property of a framework class, if the sources extend the type of the property.
    package mutating func addFrameworkMember(_ name: String, of owner: String, type: String) {
        frameworkTypes[name, default: [:]][owner] = type
    }

    /// Adds a scene of a storyboard.
    ///
    /// - Parameters:
    ///   - storyboard: name of the storyboard.
    ///   - controller: class of the controller.
    ///   - identifier: storyboard identifier of the controller.
    package mutating func addScene(of storyboard: String, controller: String?, identifier: String?) {
        if let controller { storyboardsByClass[controller, default: []].insert(storyboard) }
        if let identifier { storyboardIdentifiers[storyboard, default: []].insert(identifier) }
    }

    /// Adds the name of a nib or storyboard.
    package mutating func addNib(_ name: String) { nibNames.insert(name) }

    /// Types whose values may contain or identify the name of a nib.
    package static let namingTypes: Set<String> = [
        "UINib", "NSNib", "UIStoryboard", "NSStoryboard", "String", "NSString",
    ]

    /// Returns a class, then its superclasses, and then the protocols that these classes adopt. A member of a
    /// superclass has priority over a member of a protocol.
    func lineage(of name: String) -> [String] {
        if let known = memory.lineages[name] { return known }
        let found = findLineage(of: name)
        memory.lineages[name] = found
        return found
    }

    private func findLineage(of name: String) -> [String] {
        // Swift lists the superclass together with the adopted protocols, so the superclass may already be in the
        // result.
        var lineage = [name]
        var pending = [name]
        while !pending.isEmpty, lineage.count < 200 {
            pending = pending.flatMap { superclasses[$0] ?? [] }
            pending = pending.filter { parent in
                if lineage.contains(parent) { return false }
                lineage.append(parent)
                return true
            }
        }
        func add(_ name: String) {
            for adopted in protocols[name] ?? [] where lineage.count < 200 && !lineage.contains(adopted) {
                lineage.append(adopted)
                add(adopted)
            }
        }
        for one in lineage { add(one) }
        return lineage
    }

    /// Whether the sources declare a protocol with this name.
    func isProtocol(_ name: String) -> Bool { declaredProtocols.contains(name) }

    /// Returns all direct and indirect subclasses and adopting types of a type, without the type itself.
    package func descendants(of name: String) -> [String] {
        var seen: Set<String> = [name]
        var result: [String] = []
        var pending = [name]
        while let next = pending.popLast(), result.count < 20_000 {
            for child in (subclasses[next] ?? []) + (adopters[next] ?? []) where seen.insert(child).inserted {
                result.append(child)
                pending.append(child)
            }
        }
        return result.sorted()
    }

    /// The largest number of equally near constants that one path may have.
    private static let mostConstants = 256

    /// Returns the constants to which a path can refer in the code at a place.
    ///
    /// If several constants are equally near, all of them are returned. If there are too many, the result is empty,
    /// because the time to compare them grows with the square of their number.
    func constants(_ path: String, from place: FileScopes.Place) -> [Constant] {
        var nearest: [Constant] = []
        var least = Int.max
        for constant in constants[path] ?? [] {
            guard let nearness = scopes.nearness(of: constant.place, reach: constant.reach, from: place),
                nearness <= least,
                constant.holds(at: place)
            else { continue }
            if nearness < least { nearest = [] }
            least = nearness
            nearest.append(constant)
        }
        return nearest.count > Self.mostConstants ? [] : nearest
    }

    /// Whether any type has a constant with this name, or a member with this name and a known type.
    func mayHaveMember(_ name: String) -> Bool { lastParts.contains(PathName.lastPart(name)) }

    /// Whether a path names a constant, or a member with a known type.
    func hasMember(_ path: String) -> Bool { constants[path] != nil || memberTypes[path] != nil }

    /// Returns the type of a property that a class inherits from a framework, if the project extends that type.
    func frameworkType(of name: String, in type: String) -> String? {
        guard let classes = frameworkTypes[name] else { return nil }
        return lineage(of: type).lazy.compactMap { classes[$0] }.first
    }

    /// Whether a path names a constant with a known text.
    func isText(_ path: String) -> Bool { constants[path]?.contains { $0.value != nil } ?? false }
}

extension SourceModel.Constant {
    /// Whether the constant is valid at a place. Only a macro can become invalid before the end of the file.
    fileprivate func holds(at place: FileScopes.Place) -> Bool {
        guard let endLine else { return true }
        return place.fileID == self.place.fileID
            && (self.place.line...max(endLine, self.place.line)).contains(place.line)
    }
}
