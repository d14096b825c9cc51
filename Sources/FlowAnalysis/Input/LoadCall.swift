import SourceCode

/// A call that loads a nib, as the sources have it.
package struct LoadCall {
    /// Row id in `_load_calls`.
    package let id: Int64
    /// Row id of the file.
    package let fileID: Int64
    /// The call, as in `nib_loads.call`.
    package let call: String
    /// What it loads, as in `nib_loads.kind`.
    package let kind: String
    /// Whether a property list or a build setting says it.
    package let isSetting: Bool
    /// The name, as written.
    package let expression: String?
    /// The name, if it is plain text.
    package let literal: String?
    /// The owner, as written.
    package let owner: String?
    /// Class of the owner, if the text says it.
    package let ownerClass: String?
    /// Type that holds the call.
    package let type: String?
    /// Member that holds the call.
    package let member: String?
    /// Whether that member is static.
    package let isStatic: Bool
    /// What the call is made on, as written.
    package let receiver: String?
    /// Line, from 1.
    package let line: Int
    /// Column, from 1, in code points.
    package let column: Int

    /// A load.
    package init(
        id: Int64, fileID: Int64, call: String, kind: String, isSetting: Bool, expression: String?, literal: String?,
        owner: String?, ownerClass: String?, type: String?, member: String?, isStatic: Bool, receiver: String?,
        line: Int, column: Int
    ) {
        self.id = id
        self.fileID = fileID
        self.call = call
        self.kind = kind
        self.isSetting = isSetting
        self.expression = expression
        self.literal = literal
        self.owner = owner
        self.ownerClass = ownerClass
        self.type = type
        self.member = member
        self.isStatic = isStatic
        self.receiver = receiver
        self.line = line
        self.column = column
    }

    /// Whether the call makes a controller that owns the nib, or the object of the code does, unlike
    /// `UINib(nibName:bundle:)` or `loadNibNamed:owner:options:`.
    package var makesController: Bool {
        NibLoad.overrides[call] != nil || call.hasPrefix("init") && call.contains("ibName:")
    }

    /// Where it is.
    package var site: FoundLoad.Site { FoundLoad.Site(fileID: fileID, line: line, column: column) }
}
