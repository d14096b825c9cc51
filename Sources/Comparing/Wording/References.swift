import Bytes
import InterfaceBuilder

/// Attributes that refer to other objects by their ids: `selectedItem`, `defaultToolbarItems`.
enum References {
    private static let keys = ObjectReferences.attributes.union(["row", "column"])
    /// Lists of ids.
    private static let lists = ObjectReferences.archivedToolbarLists.union([
        "defaultToolbarItems", "selectableToolbarItems", "prototypeCellViews",
    ])

    /// Whether the value at a path refers to an object by its id.
    static func isReference(_ path: [JSONStep]) -> Bool {
        guard case .key(let last, _)? = path.last(where: \.isKey) else { return false }
        return keys.contains(last) || lists.contains(last)
    }

    /// Returns the title of the object that an attribute refers to; nil if the attribute does not refer to an object.
    static func title(_ key: String, _ value: JSONTree?, _ names: Names) -> String? {
        guard keys.contains(key), case .text(let id)? = value, let index = names.object(id) else { return nil }
        return names.title(index)
    }

    /// Returns the path to the list of ids that contains the value at a path; nil if there is no such list.
    static func list(_ path: [JSONStep]) -> [JSONStep]? {
        guard case .key(let first, _)? = path.first, lists.contains(first) else { return nil }
        return [path[0]]
    }

    /// The ids in a list: `[{"toolbarItem":[{"reference":"4Yz-Kp-N1v"}]}]`.
    static func ids(_ value: JSONTree?) -> [String] {
        var ids: [String] = []
        value?.forEachString { if !$0.isEmpty { ids.append($0) } }
        return ids
    }
}

extension JSONStep {
    /// Whether the step is a member of an object.
    fileprivate var isKey: Bool {
        if case .key = self { true } else { false }
    }
}
