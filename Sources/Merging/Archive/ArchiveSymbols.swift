/// The tags, attributes, keys and class names of the archive format that a merge uses.
struct ArchiveSymbols {
    let symbols: Symbols
    let id, key, ref, className, value, version, type, string: Symbol
    let object, array, set, dictionary, reference, none, data, archive: Symbol
    let mark, sortedKeys, values, objectID, stringID, recordObject, parent, children, connectionID, connection: Symbol
    let flattened, unlocalized, maxID, label, source, destination, minor, major, sourceIdentifier, partialName: Symbol
    let record, connectionRecord, partialClass, plainArray, plainSet, plainDictionary: Symbol
    private let lists, sets, maps: Set<Symbol>

    init(_ symbols: Symbols) {
        self.symbols = symbols
        func word(_ text: String) -> Symbol { symbols.find(text) }
        func words(_ texts: String...) -> Set<Symbol> { Set(texts.map { symbols.find($0) }) }
        (id, key, ref, className, value, version) = (
            word("id"), word("key"), word("ref"), word("class"), word("value"), word("version")
        )
        (type, string) = (word("type"), word("string"))
        (object, array, set, dictionary) = (word("object"), word("array"), word("set"), word("dictionary"))
        (reference, none, data, archive) = (word("reference"), word("nil"), word("data"), word("archive"))
        (mark, sortedKeys, values) = (word("EncodedWithXMLCoder"), word("dict.sortedKeys"), word("dict.values"))
        (objectID, stringID, recordObject) = (word("objectID"), word("id"), word("object"))
        (parent, children, connectionID, connection) = (
            word("parent"), word("children"), word("connectionID"), word("connection")
        )
        (flattened, unlocalized, maxID) = (word("flattenedProperties"), word("unlocalizedProperties"), word("maxID"))
        (label, source, destination) = (word("label"), word("source"), word("destination"))
        (minor, major, sourceIdentifier, partialName) = (
            word("minorKey"), word("majorKey"), word("sourceIdentifier"), word("className")
        )
        (record, connectionRecord) = (word("IBObjectRecord"), word("IBConnectionRecord"))
        (partialClass, plainArray, plainSet, plainDictionary) = (
            word("IBPartialClassDescription"), word("NSArray"), word("NSSet"), word("NSDictionary")
        )
        lists = words("NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet")
        sets = words("NSSet", "NSMutableSet")
        maps = words("NSDictionary", "NSMutableDictionary")
    }

    func isList(_ name: Symbol) -> Bool { lists.contains(name) }
    func isSet(_ name: Symbol) -> Bool { sets.contains(name) }
    func isMap(_ name: Symbol) -> Bool { maps.contains(name) }
}
