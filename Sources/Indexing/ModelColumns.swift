import InterfaceBuilder

extension ObjectRole {
    /// The value for the column `role`; nil for an ordinary object.
    var column: StaticString? {
        switch self {
        case .ordinary: nil
        case .filesOwner: "filesOwner"
        case .firstResponder: "firstResponder"
        case .application: "application"
        case .externalObject: "externalObject"
        case .exit: "exit"
        case .storyboardReference: "storyboardReference"
        }
    }
}

extension ResourceKind {
    var column: StaticString {
        switch self {
        case .image: "image"
        case .namedColor: "namedColor"
        case .systemColor: "systemColor"
        case .font: "font"
        case .sound: "sound"
        }
    }
}
