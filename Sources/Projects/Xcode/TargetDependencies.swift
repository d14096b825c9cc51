import PropertyLists

/// The dependencies of the targets in an Xcode project: other targets, package products, and linked libraries.
struct TargetDependencies {
    private let objects: PlistDictionary
    /// The name of the target that builds each product, by the identifier of the product's file.
    private var makers: [String: String] = [:]

    init(objects: PlistDictionary) {
        self.objects = objects
        for entry in objects.entries {
            guard let object = entry.value.dictionary, let product = object.string("productReference"),
                let name = object.string("name") ?? object.string("productName")
            else { continue }
            makers[product] = name
        }
    }

    /// Adds the names of a target's dependencies.
    func add(to target: inout Target, object: PlistDictionary) {
        for identifier in object.strings("dependencies").prefix(Limit.dependencies) {
            guard let dependency = objects.dictionary(identifier) else { continue }
            if let name = name(of: dependency) { target.depend(on: name) }
        }
        for identifier in object.strings("packageProductDependencies").prefix(Limit.dependencies) {
            if let name = objects.dictionary(identifier)?.string("productName") { target.depend(on: product(name)) }
        }
        for identifier in object.strings("buildPhases").prefix(Limit.names) {
            guard let phase = objects.dictionary(identifier), phase.string("isa") == "PBXFrameworksBuildPhase" else {
                continue
            }
            for file in phase.strings("files").prefix(Limit.dependencies) {
                guard let file = objects.dictionary(file), let name = linked(file) else { continue }
                target.depend(on: name)
            }
        }
    }

    /// Returns the name of the target in a `PBXTargetDependency`. If there is only a proxy, the target belongs to
    /// another project.
    private func name(of dependency: PlistDictionary) -> String? {
        if let other = dependency.string("target").flatMap(objects.dictionary) {
            return other.string("name") ?? other.string("productName")
        }
        if let package = dependency.string("productRef").flatMap(objects.dictionary) {
            return package.string("productName").map(product)
        }
        let proxy = dependency.string("targetProxy").flatMap(objects.dictionary)
        return dependency.string("name") ?? proxy?.string("remoteInfo")
    }

    /// Returns the product that an entry of a Frameworks build phase links; nil for a system library.
    private func linked(_ file: PlistDictionary) -> String? {
        if let package = file.string("productRef").flatMap(objects.dictionary) {
            return package.string("productName").map(product)
        }
        guard let identifier = file.string("fileRef"), let reference = objects.dictionary(identifier) else {
            return nil
        }
        if let name = makers[identifier] { return name }
        if let proxy = reference.string("remoteRef").flatMap(objects.dictionary), let name = proxy.string("remoteInfo")
        {
            return name
        }
        guard let path = reference.string("path") ?? reference.string("name") else { return nil }
        let tree = reference.string("sourceTree")
        if tree == "SDKROOT" || tree == "DEVELOPER_DIR" || path.contains("System/Library/")
            || path.hasPrefix("usr/lib/")
        {
            return nil
        }
        return String(XcodeProject.productName(path))
    }

    /// Returns the name of a package product. Xcode writes a plugin as `plugin:NAME`.
    private func product(_ name: String) -> String {
        name.hasPrefix("plugin:") ? String(name.dropFirst(7)) : name
    }
}
