import Bytes

extension JSONTree {
    /// The elements of a list property.
    ///
    /// A document puts the elements of each name into a list of their own inside the property. An archive has one list.
    func elements(_ name: String) -> [JSONTree] {
        let holders = items.isEmpty ? [self] : items
        let named = holders.flatMap { $0[name].map { $0.items.isEmpty ? [$0] : $0.items } ?? [] }
        return named.isEmpty ? items : named
    }
}
