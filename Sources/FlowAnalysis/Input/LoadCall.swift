import SourceCode

/// A load of a nib: a call in the sources, or a setting in a property list or in the build settings.
package struct LoadCall {
    /// Row id in `_load_calls`.
    package let id: Int64
    /// Row id of the file.
    package let fileID: Int64
    /// The call, in the format of `nib_loads.call`.
    package let call: String
    /// The kind of the loaded nib: a value of `nib_loads.kind`.
    package let kind: String
    /// Whether a property list or a build setting names the nib.
    package let isSetting: Bool
    /// The expression for the name, as written in the source.
    package let expression: String?
    /// The name, if it is a string literal.
    package let literal: String?
    /// The expression for the owner, as written in the source.
    package let owner: String?
    /// Class of the owner, if the call itself contains it.
    package let ownerClass: String?
    /// Type that contains the call.
    package let type: String?
    /// Member that contains the call.
    package let member: String?
    /// Whether that member is static.
    package let isStatic: Bool
    /// Receiver of the call, as written in the source.
    package let receiver: String?
    /// Line, from 1.
    package let line: Int
    /// Column, from 1, in code points.
    package let column: Int

    /// Creates a load.
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

    /// Whether a controller owns the nib: the controller that the call creates, or `self`.
    ///
    /// `UINib(nibName:bundle:)` and `loadNibNamed:owner:options:` do not create a controller.
    package var makesController: Bool {
        NibLoad.overrides[call] != nil || call.hasPrefix("init") && call.contains("ibName:")
    }

    /// The position of the call.
    package var site: FoundLoad.Site { FoundLoad.Site(fileID: fileID, line: line, column: column) }
}
