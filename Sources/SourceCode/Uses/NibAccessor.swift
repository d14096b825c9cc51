/// A path through accessors that a build tool generates for nibs and their scenes: `R.storyboard.login.setPin`,
/// `Storyboards.Login.setPin`, `R.nib.fruitCell`.
///
/// The generated source is often not in the repository, so that no code shows the name of the nib. The path has a word
/// for the kind of file (first or second), the nib, and for a storyboard a scene.
enum NibAccessor {
    /// Returns whether a member completes such a path.
    static func isCompleted(by name: String, of base: Code) -> Bool {
        guard let path = path(base) else { return false }
        if mentionsStoryboard(path[0]) { return path.count == 2 }
        guard path.count > 1 else { return false }
        return mentionsStoryboard(path[1]) ? path.count == 3 : path.count == 2 && ["nib", "nibs"].contains(path[1])
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
