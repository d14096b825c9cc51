// `<classes>`: the facts about classes that Xcode 4 wrote into its storyboards.

extension DocumentReader {
    func startInClasses(_ frame: inout Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        frame.kind = .classDescription
        let last = builder.document.classDescriptions.count - 1
        switch frame.name.string {
        case "class":
            builder.document.classDescriptions.append(
                ClassDescriptionRecord(
                    className: text("className", attributes), superclass: text("superclassName", attributes),
                    at: stream.position()))
        case "source" where last >= 0:
            builder.document.classDescriptions[last].sourceKind = attributes.first(.type).map(builder.add) ?? .none
            builder.document.classDescriptions[last].sourcePath = text("relativePath", attributes)
        case "relationship" where last >= 0:
            let kind = attributes.first(.kind).flatMap { MemberKind(rawValue: String(decoding: $0, as: UTF8.self)) }
            guard let kind else { return }
            builder.document.members.append(
                MemberRecord(
                    description: Int32(last), kind: kind, name: attributes.first(.name).map(builder.add) ?? .none,
                    type: text("candidateClass", attributes), at: stream.position()))
        default: break
        }
    }

    private func text(_ name: String, _ attributes: XMLAttributes) -> Text {
        for index in 0..<attributes.count where attributes.items[index].name.string == name {
            return builder.add(attributes.items[index].value)
        }
        return .none
    }
}
