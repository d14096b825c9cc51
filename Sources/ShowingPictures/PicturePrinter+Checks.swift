import Asking
import Comparing
import Errors
import InterfaceBuilder
import Pictures

/// Checks that the options of a user apply to the nibs that are drawn.
extension PicturePrinter {
    /// Checks the device, the size class and the language.
    ///
    /// - Returns: sentences about options that apply only to some of the nibs.
    /// - Throws: ``AskingError/unanswerable(_:)`` if the device or the size class applies to none of the nibs, or if the
    ///   language is unknown.
    func check(_ nibs: [PictureQuestions.NibFile]) throws -> [String] {
        guard !nibs.isEmpty else { return [] }
        return try [platformNote(nibs), languageNote(nibs)].compactMap(\.self)
    }

    // MARK: Ids

    /// Checks that a nib contains the objects to outline and to leave out. A nib that a custom class loads may contain an
    /// object to leave out.
    func checkIDs(in document: InterfaceDocument, _ assets: any PictureAssets, _ path: String) throws {
        let own = Self.ids(document)
        var missing = request.highlighted.subtracting(own)
        let omitted = request.omitted.subtracting(own)
        if !omitted.isEmpty {
            var classes: Set<String> = []
            missing.formUnion(omitted.subtracting(Self.nestedIDs(document, assets, &classes)))
        }
        guard missing.isEmpty else {
            throw AskingError.unanswerable("\(path) contains no object with \(Self.words(missing.sorted())).")
        }
    }

    /// Checks that one of several nibs contains each object to outline or to leave out.
    func checkIDs(in nibs: [PictureQuestions.NibFile]) throws {
        let missing = try questions.unknown(request.highlighted.union(request.omitted), in: nibs)
        guard missing.isEmpty else {
            throw AskingError.unanswerable("No drawn nib contains an object with \(Self.words(missing)).")
        }
    }

    private static func words(_ ids: [String]) -> String {
        (ids.count == 1 ? "the id " : "the ids ") + ids.joined(separator: ", ")
    }

    private static func ids(_ document: InterfaceDocument) -> Set<String> {
        Set(document.objects.compactMap { document[$0.objectID] })
    }

    /// Returns the ids in the nibs that the custom classes of a nib load into themselves.
    private static func nestedIDs(
        _ document: InterfaceDocument, _ assets: any PictureAssets, _ classes: inout Set<String>
    ) -> Set<String> {
        var found: Set<String> = []
        for object in document.objects {
            guard let name = document[object.customClass], classes.insert(name).inserted,
                let nib = assets.nib(ofClass: name)
            else { continue }
            found.formUnion(ids(nib))
            found.formUnion(nestedIDs(nib, assets, &classes))
        }
        return found
    }

    // MARK: Device and size class

    private func platformNote(_ nibs: [PictureQuestions.NibFile]) throws -> String? {
        let others = nibs.filter { !request.fits($0.platform.flatMap(Platform.init)) }
        guard let first = others.first, let platform = first.platform.flatMap(Platform.init) else { return nil }
        guard others.count == nibs.count else {
            let platforms = Set(others.compactMap(\.platform)).sorted().joined(separator: " and ")
            return
                "\(request.device == nil ? "--size-class" : "--device") does not apply to \(counted(others.count, "nib")) for \(platforms), which \(others.count == 1 ? "is" : "are") drawn without it"
        }
        guard Set(others.map(\.platform)).count == 1 else {
            let fitting = request.device.map { "for \($0.platform.rawValue), the platform of \($0.identifier)" }
            throw AskingError.unanswerable("No drawn nib is \(fitting ?? "for iOS or tvOS, which have size classes").")
        }
        let path = nibs.count == 1 ? first.file.path : "Each nib"
        guard let device = request.device, platform != .macOS else {
            let what = request.device == nil ? "size classes" : "devices"
            throw AskingError.unanswerable("\(path) is for \(platform.rawValue), which has no \(what).")
        }
        let known = PictureDevice.identifiers(of: platform).joined(separator: ", ")
        throw AskingError.unanswerable(
            "\(path) is for \(platform.rawValue), and \(device.identifier) is a device of \(device.platform.rawValue). Devices of \(platform.rawValue): \(known)."
        )
    }

    // MARK: Language

    private func languageNote(_ nibs: [PictureQuestions.NibFile]) throws -> String? {
        guard let language else { return nil }
        let texts = try translations()
        guard !nibs.contains(where: { texts[$0.file.id] != nil || $0.localization == language }) else { return nil }
        let languages = try questions.languages()
        guard !languages.own.contains(language) else { return nil }
        let isMirrored = InterfaceDirection.isRightToLeft(language: language)
        guard isMirrored || languages.all.contains(language) else {
            let known =
                languages.all.isEmpty
                ? "There are no translations." : "Languages: \(languages.all.joined(separator: ", "))."
            throw AskingError.unanswerable("No nib has translations into \(language). \(known)")
        }
        let subject = nibs.count == 1 ? "\(nibs[0].file.path) has" : "the drawn nibs have"
        return "\(subject) no translations into \(language)"
            + (isMirrored ? "; the layout is mirrored nevertheless" : "")
    }
}
