/// A path of accessors that a code generator creates for nibs, scenes and identifiers: `R.storyboard.login.setPin`,
/// `Storyboards.Login.setPin`, `R.nib.fruitCell`, `R.segue.shop.showFruit`, `R.reuseIdentifier.fruitCell`.
///
/// The generated source is often not in the repository, so the name does not appear in any source. The first or second
/// word of the path names the kind of accessor. The other words name one of these: a nib; an identifier; a storyboard
/// and its scene; a class and its segue.
package enum NibAccessor {
    /// Returns whether an expression and one of its members form a complete path. The member can have any name.
    package static func isCompleted(after base: Code) -> Bool {
        guard let path = path(base) else { return false }
        if mentionsStoryboard(path[0]) { return path.count == 2 }
        guard path.count > 1 else { return false }
        if mentionsStoryboard(path[1]) || path[1] == "segue" { return path.count == 3 }
        return path.count == 2 && ["nib", "nibs", "reuseIdentifier"].contains(path[1])
    }

    /// Returns the names in a path. The path must start with a type that does not belong to Apple's frameworks; returns
    /// nil for any other expression.
    static func path(_ code: Code) -> [String]? {
        var names: [String] = []
        var next = code
        while names.count < 3 {
            switch next {
            case .name(let name):
                let isType = name.count == 1 ? name.beginsWithCapital : CodeWords.mayBeOwnClass(name)
                return isType ? [name] + names.reversed() : nil
            case .member(let base?, let name):
                names.append(name)
                next = base
            default: return nil
            }
        }
        return nil
    }

    private static func mentionsStoryboard(_ name: String) -> Bool { ByteWords.contains(["storyboard"], in: name.utf8) }
}
