// Reads the classes and roles of archived objects, and the class descriptions that Xcode saved.

extension ArchiveReader {
    /// Reads the class and the role of an object.
    ///
    /// A custom class comes from the flattened property `ID.CustomClassName`. If this property is missing, it comes
    /// from the class name inside NSCustomObject, NSCustomView (except NSView) or NSWindowTemplate (except NSWindow and
    /// NSPanel).
    func readClass(of record: Record, into object: inout ObjectRecord) {
        let element = builder.string(object.element) ?? ""
        object.customClass = graph.text(of: flattened(record.id, "CustomClassName"))
        object.customModule = graph.text(of: flattened(record.id, "CustomClassModule"))
        object.customModuleProvider = graph.text(of: flattened(record.id, "CustomClassModuleProvider"))
        if object.customClass.isNone {
            let name = graph.text(record.object, element == "NSWindowTemplate" ? "NSWindowClass" : "NSClassName")
            switch element {
            case "NSCustomObject": object.customClass = name
            case "NSCustomView" where builder.string(name) != "NSView": object.customClass = name
            case "NSWindowTemplate" where !["NSWindow", "NSPanel"].contains(builder.string(name)):
                object.customClass = name
            default: break
            }
        }
        object.role = role(of: record)
        object.baseClass = builder.add(baseClass(element, record))
        object.runtimeClass = object.customClass.isNone ? object.baseClass : object.customClass
    }

    /// Returns the class at run time for an archived class.
    private func baseClass(_ element: String, _ record: Record) -> String {
        switch element {
        case "NSWindowTemplate":
            let name = builder.string(graph.text(record.object, "NSWindowClass"))
            return name == "NSPanel" ? "NSPanel" : "NSWindow"
        case "NSCustomView": return "NSView"
        case "IBNSViewAutolayoutGuide": return "NSLayoutGuide"
        case "NSCustomObject", "IBUICustomObject": return "NSObject"
        case "IBProxyObject", "UIProxyObject", "NSNibExternalObjectPlaceholder": return "-"
        case _ where element.hasPrefix("IBUI") || element.hasPrefix("IBMK") || element.hasPrefix("IBNS"):
            return String(element.dropFirst(2))
        default: return element
        }
    }

    /// Returns the role of an object. Archives for iOS name their placeholders. Archives for macOS identify them by
    /// their object ids.
    private func role(of record: Record) -> ObjectRole {
        let written = graph.text(record.object, "IBProxiedObjectIdentifier")
        let compiled = graph.text(record.object, "UIProxiedObjectIdentifier")
        switch builder.string(written.isNone ? compiled : written) {
        case "IBFilesOwner"?: return .filesOwner
        case "IBFirstResponder"?: return .firstResponder
        case .some: return .externalObject
        case nil:
            if builder.text(graph.className(record.object), equals: "NSNibExternalObjectPlaceholder") {
                return .externalObject
            }
        }
        guard builder.document.header.platform == .macOS || builder.document.header.platform == nil else {
            return .ordinary
        }
        if record.object == firstResponder, record.object >= 0 { return .firstResponder }
        if builder.text(record.id, equals: "-2") { return .filesOwner }
        if builder.text(record.id, equals: "-1") { return .firstResponder }
        let isApplication = builder.text(record.id, equals: "-3") || isApplication(inStoryboard: record)
        return isApplication ? .application : .ordinary
    }

    // MARK: IBDocument.Classes

    /// Reads the partial class descriptions: what Xcode knew about classes when it saved the file.
    func readClassDescriptions(_ describer: Int32) {
        for key in ["referencedPartialClassDescriptions", "referencedPartialClassDescriptionsV3.2+"] as [StaticString] {
            for item in graph.items(graph.value(describer, key)) { readClassDescription(graph.deref(item)) }
        }
    }

    private func readClassDescription(_ node: Int32) {
        let name = graph.text(node, "className")
        guard !name.isNone else { return }
        let source = graph.value(node, "sourceIdentifier")
        var record = ClassDescriptionRecord(className: name, at: graph.nodes[Int(node)].at)
        record.superclass = graph.text(node, "superclassName")
        record.sourceKind = graph.text(source, "majorKey")
        record.sourcePath = graph.text(source, "minorKey")
        let index = Int32(builder.document.classDescriptions.count)
        builder.document.classDescriptions.append(record)
        readMembers(graph.value(node, "outlets"), .outlet, of: index)
        readMembers(graph.value(node, "actions"), .action, of: index)
    }

    private func readMembers(_ node: Int32, _ kind: MemberKind, of description: Int32) {
        for (name, value) in graph.dictionary(node) {
            let at = graph.nodes[Int(value)].at
            builder.document.members.append(
                MemberRecord(
                    description: description, kind: kind, name: builder.add(name), type: graph.text(of: value), at: at))
        }
    }
}
