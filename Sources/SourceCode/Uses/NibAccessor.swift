/// A path through accessors that a build tool generates for nibs, scenes and identifiers: `R.storyboard.login.setPin`,
/// `Storyboards.Login.setPin`, `R.nib.fruitCell`, `R.segue.shop.showFruit`, `R.reuseIdentifier.fruitCell`.
///
/// The generated source is often not in the repository, so no code shows the name. The first or second word of the path
/// is the kind. The other words name the nib or identifier, the storyboard and its scene, or the class and its segue.
enum NibAccessor {
    /// Returns whether a member of an expression completes such a path. The name of the member can be any name.
    static func isCompleted(after base: Code) -> Bool {
        guard let path = path(base) else { return false }
        if mentionsStoryboard(path[0]) { return path.count == 2 }
        guard path.count > 1 else { return false }
        if mentionsStoryboard(path[1]) || path[1] == "segue" { return path.count == 3 }
        return path.count == 2 && ["nib", "nibs", "reuseIdentifier"].contains(path[1])
    }

    /// Returns the names of a path that starts at a type outside Apple's frameworks; nil for any other expression.
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
