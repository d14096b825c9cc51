import FlowAnalysis
import Store
import Schema

/// A step of the derivation.
///
/// A stage declares its inputs: parts of the rows of files, and the results of other stages. It also declares the
/// tables that it fills. If one of its inputs has changed, the stage runs. A test compares the declarations with the
/// tables that the SQL reads.
package struct Stage: Sendable {
    package let name: String
    /// Inputs from the rows of all files.
    package var inputs: [Input] = []
    /// Inputs for which the results for a file depend only on the rows of this file. The script then processes only the
    /// files in the temporary table changed_files.
    package var ownInputs: [Input] = []
    /// The names of the stages whose results this stage reads. If one of them runs, this stage runs too.
    package var after: [String] = []
    /// The scripts that create the temporary tables for this stage.
    package var needs: [String] = []
    /// Whether the stage has results only if at least one file is not a nib.
    var isOfCode = false
    /// The tables that the stage fills, in an order in which their rows can be deleted.
    package var outputs: [Output] = []

    /// All stages, in the order in which they run.
    package static let all: [Stage] = [
        Stage(
            name: "targets", inputs: [.rows("targets"), .rows("_target_paths")], isOfCode: true,
            outputs: [Output("target_files", .file), Output("_generated_targets", .target)]),
        Stage(name: "origins", inputs: [.rows("targets"), .marks], after: ["targets"]),
        Stage(
            name: "modules", inputs: [.rows("targets"), .imports, .classNames, .platform, .marks], after: ["targets"],
            needs: ["nib_class_names", "own_targets"],
            outputs: [Output("_file_modules", .file)]),
        Stage(
            name: "classes",
            inputs: [
                .rows("declarations"), .rows("class_descriptions"), .rows("targets"), .imports, .classNames, .platform,
            ],
            after: ["targets", "modules"], needs: ["nib_class_names", "own_targets"],
            outputs: [
                Output("_class_platforms", .class), Output("_class_targets", .class), Output("_class_names", .tree),
                Output("classes", .tree),
            ]),
        Stage(
            name: "named_classes", after: ["classes"], needs: ["nib_class_names", "own_targets", "visible_classes"],
            outputs: [
                Output("_named_class_candidates", .file), Output("named_classes", .file),
                Output("_declaration_classes", .class),
                Output("class_ancestors", .class), Output("_class_superclasses", .class),
            ]),
        Stage(name: "use_counts", inputs: [.classUses], after: ["named_classes"], needs: ["nib_class_names"]),
        Stage(
            name: "keys_and_selectors", inputs: [.rows("targets")],
            ownInputs: [.rows("members"), .rows("_declaration_protocols")],
            after: ["targets", "named_classes"], needs: ["visible_classes"], isOfCode: true,
            outputs: [Output("_class_keys", .class), Output("_class_selectors", .class)]),
        // This stage reads sources again, and adds functions that lead to loads. No later stage reads sources.
        Stage(
            name: "needed_functions",
            inputs: [
                .rows("functions"), .propertyTypes, .rows("constants"), .rows("_identifier_uses"),
                .rows("declarations"), .rows("_declaration_protocols"), .rows("imports"), .rows("targets"), .order,
                .scenes, .platform,
            ],
            after: ["targets", "modules", "named_classes"], isOfCode: true, outputs: [Output("_sought_names", .tree)]),
        Stage(
            name: "resolving",
            inputs: [
                .helperPlaces, .rows("_load_calls"), .rows("calls"), .rows("_target_dependencies"), .viewMakers,
                .viewSetters,
                .rows("_flag_regions"), .rows("_defined_flags"),
                .namedNibs, .nibMembers, .topLevelClasses, .launchTexts,
            ],
            after: ["targets", "modules", "named_classes", "needed_functions"], isOfCode: true,
            outputs: [
                Output("_self_calls", .file), Output("_load_uses", .load), Output("nib_loads", .file),
                Output("identifiers", .file), Output("_code_transitions", .file),
            ]),
        Stage(
            name: "transitions", after: ["targets", "modules", "named_classes", "resolving"],
            needs: ["visible_classes"], isOfCode: true, outputs: [Output("_transition_classes", .transition)]),
        // This stage adds loads to those in the code. It therefore runs whenever `resolving` runs.
        Stage(
            name: "loads", after: ["targets", "modules", "named_classes", "resolving"], needs: ["visible_classes"],
            outputs: [
                Output("_load_classes", .load), Output("loaded_nibs", .load), Output("_load_entry_points", .load),
            ]),
        Stage(
            name: "patterns",
            ownInputs: [.rows("objects"), .rows("connections"), .rows("owners"), .platform],
            after: ["targets", "named_classes", "resolving", "loads"], outputs: [Output("nib_patterns", .file)]),
    ]

    /// The inputs that the stages read from the rows of files.
    package static let inputs: [Input] = all.flatMap { $0.inputs + $0.ownInputs }.reduce(into: []) { list, input in
        if !list.contains(input) { list.append(input) }
    }
}

extension Stage {
    /// A table that a stage fills.
    package struct Output: Sendable {
        /// The kind of record that owns a row of the table.
        enum Owner: Sendable { case tree, file, `class`, target, load, transition }

        package let table: String
        private let owner: Owner

        init(_ table: String, _ owner: Owner) {
            self.table = table
            self.owner = owner
        }

        private static let ofTree =
            "tree_id NOT IN (SELECT id FROM derived_trees) AND tree_id IN (SELECT id FROM trees)"
        private static let ofFile =
            "file_id IN (SELECT id FROM files WHERE tree_id NOT IN (SELECT id FROM derived_trees))"

        /// A SQL condition that selects the rows to keep: the rows of trees that this run does not derive again.
        var stays: String {
            switch owner {
            case .tree: Self.ofTree
            case .file: Self.ofFile
            case .class: "class_id IN (SELECT id FROM classes WHERE \(Self.ofTree))"
            case .target: "target_id IN (SELECT id FROM targets WHERE \(Self.ofFile))"
            case .load: "load_id IN (SELECT id FROM nib_loads WHERE \(Self.ofFile))"
            case .transition: "transition_id IN (SELECT id FROM _code_transitions WHERE \(Self.ofFile))"
            }
        }
    }

    /// A part of the rows of a file that a stage reads.
    package struct Input: Hashable, Sendable {
        package let name: String
        /// The tables that the query reads.
        package let tables: [String]
        /// The query that reads the input for the file `:file`; empty if the input is a whole table.
        package let query: String
        /// Whether the input also depends on the positions in the file.
        package var isOfPlaces = false

        /// Returns all columns of a table as an input, except for positions.
        static func rows(_ table: String) -> Input { Input(name: table, tables: [table], query: "") }

        /// The declarations of the sources.
        static let declared: Set<Input> = [.rows("declarations"), .rows("_declaration_protocols")]

        /// The classes that a nib names.
        static let classNames = Input(
            name: "names of classes", tables: ["_nib_class_names", "class_descriptions"],
            query: """
                SELECT name, module, is_targets, is_used, is_named, owners > 0 AND objects = 0 FROM _nib_class_names WHERE file_id = :file
                UNION
                SELECT class, NULL, NULL, NULL, NULL, superclass FROM class_descriptions WHERE file_id = :file
                """)
        /// The number of times that a nib uses each of its classes.
        static let classUses = Input(
            name: "uses of classes", tables: ["_nib_class_names"],
            query:
                "SELECT name, module, objects, owners FROM _nib_class_names WHERE file_id = :file ORDER BY name, module"
        )
        /// The class and the storyboard identifier of each scene's controller.
        static let scenes = Input(
            name: "scenes", tables: ["scenes", "objects"],
            query: """
                SELECT DISTINCT objects.class, objects.storyboard_identifier
                FROM scenes JOIN objects ON objects.id = scenes.controller
                WHERE scenes.file_id = :file
                ORDER BY 1, 2
                """)
        /// Members in which a controller creates its own view or names the nib of its view.
        static let viewMakers = Input(
            name: "members that create a view", tables: ["members"],
            query: """
                SELECT DISTINCT class, name, declaration_id IS NULL, is_static, is_variable, setter, visibility FROM members
                WHERE name IN ('loadView', 'nibName', 'setView:', 'view', 'windowNibName', 'windowNibPath', 'mainNibName', 'nibFile') AND provenance = 'source' AND file_id = :file
                ORDER BY 1, 2, 3, 4, 5, 6, 7
                """)
        /// Controllers with an initializer that sets their view.
        static let viewSetters = Input(
            name: "initializers that set a view", tables: ["assignments"],
            query: """
                SELECT DISTINCT class, object FROM assignments
                WHERE name IN ('view', 'setView') AND member GLOB 'init*' AND file_id = :file
                ORDER BY 1, 2
                """)
        /// The launch screens in localized property lists.
        static let launchTexts = Input(
            name: "localized launch screens", tables: ["localized_strings"],
            query: """
                SELECT "key", value, line, "column" FROM localized_strings
                WHERE "key" = 'UILaunchStoryboardName' AND file_id = :file
                ORDER BY line, "column"
                """)
        /// Objects that load a nib by its name, and controllers that may load the nib named after their class.
        static let namedNibs = Input(
            name: "objects that load nibs", tables: ["objects", "connections"],
            query: """
                SELECT
                    class, base_class, custom_module, role, attributes, line, "column",
                    EXISTS (SELECT 1 FROM objects AS view WHERE view.parent = objects.id AND view."key" = 'view'),
                    EXISTS (SELECT 1 FROM connections WHERE connections.source = objects.id AND connections.name = 'view')
                FROM objects
                WHERE file_id = :file
                    AND (
                        instr(attributes, 'ibName"') > 0
                        OR instr(attributes, '"storyboardName"') > 0
                        OR base_class IN ('UIViewController', 'NSViewController', 'NSCollectionViewItem', 'NSObject')
                        OR base_class GLOB '*ViewController'
                    )
                ORDER BY line, "column"
                """)
        /// Methods whose names mention nibs or their loading.
        static let nibMembers = Input(
            name: "methods that mention nibs", tables: ["members"],
            query: """
                SELECT DISTINCT name, source_name FROM members
                WHERE kind = 'method' AND provenance = 'source' AND file_id = :file
                    AND (
                        name LIKE '%nib%' OR name LIKE '%xib%' OR name LIKE '%storyboard%' OR name LIKE '%instantiate%'
                        OR name LIKE '%register%' OR name LIKE '%dequeue%' OR name LIKE '%loadview%' OR name LIKE '%loadfrom%'
                    )
                ORDER BY 1, 2
                """)
        /// The classes of a nib's File's Owner and top-level objects.
        static let topLevelClasses = Input(
            name: "classes of top-level objects and owners", tables: ["objects", "owners"],
            query: """
                SELECT DISTINCT 1, custom_class FROM objects WHERE top_level_index IS NOT NULL AND custom_class IS NOT NULL AND file_id = :file
                UNION ALL
                SELECT 2, class FROM owners WHERE file_id = :file
                ORDER BY 1, 2
                """)
        /// The property types that the analysis of the code needs: classes of the project, types with functions, nibs
        /// and strings.
        ///
        /// The query also reads `classes`, `functions` and `declarations`. If these change, the stage runs for the whole
        /// tree anyway.
        package static let propertyTypes = Input(
            name: "types of properties", tables: ["members"],
            query: """
                SELECT DISTINCT class, name, type FROM members
                WHERE kind IN ('property', 'outlet') AND file_id = :file
                    AND (
                        rtrim(type, ' *') IN (\(SourceModel.namingTypes.sorted().map { "'\($0)'" }.joined(separator: ", ")))
                        OR EXISTS (SELECT 1 FROM classes WHERE classes.name = rtrim(members.type, ' *') AND classes.kind = 'project')
                        OR rtrim(type, ' *') IN (SELECT functions.class FROM functions)
                        OR rtrim(type, ' *') IN (SELECT declarations.name FROM declarations WHERE declarations.kind = 'protocol')
                    )
                ORDER BY 1, 2, 3
                """)
        /// Positions of functions in a file that contains certain calls. These calls lead to a load and have no row in
        /// `calls`, or they pass an identifier to other code.
        static let helperPlaces = Input(
            name: "positions of functions", tables: ["functions"],
            query: """
                SELECT body_line FROM functions
                WHERE file_id = :file
                    AND (
                        EXISTS (SELECT 1 FROM nib_loads WHERE file_id = :file AND call_id IS NULL AND origin_id IS NOT NULL)
                        OR EXISTS (SELECT 1 FROM identifiers WHERE file_id = :file AND is_caller)
                    )
                ORDER BY 1
                """,
            isOfPlaces: true)
        /// The imports of a source, except for system modules.
        static let imports = Input(
            name: "imported modules", tables: ["imports"],
            query: """
                SELECT DISTINCT module, header, is_exported
                FROM imports
                WHERE file_id = :file
                    AND (header IS NOT NULL OR module NOT IN (
                        SELECT framework FROM framework_classes WHERE framework IS NOT NULL UNION SELECT module FROM _framework_aliases
                    ))
                ORDER BY 1, 2, 3
                """)
        /// The platform of a nib.
        static let platform = Input(
            name: "platform", tables: ["files"], query: "SELECT platform FROM files WHERE id = :file")
        /// The origin of a file according to its path.
        static let marks = Input(
            name: "marks", tables: ["files"], query: "SELECT marked_origin, format FROM files WHERE id = :file")
        /// The order of declarations and uses, because C code can use only declarations that come before the use.
        static let order = Input(
            name: "order of declarations and uses", tables: ["constants", "_load_calls", "calls", "_identifier_uses"],
            query: """
                SELECT kind
                FROM (
                    SELECT 1 AS kind, file_id, line, "column" FROM constants
                    UNION ALL
                    SELECT 2, file_id, line, "column" FROM _load_calls
                    UNION ALL
                    SELECT 3, file_id, line, "column" FROM calls
                    UNION ALL
                    SELECT 4, file_id, line, "column" FROM _identifier_uses
                )
                WHERE file_id = :file AND EXISTS (SELECT 1 FROM constants WHERE constants.file_id = :file)
                ORDER BY line, "column", kind
                """,
            isOfPlaces: true)

        /// Returns the values of this input for the current rows of a file.
        package func facts(of file: Int64, _ db: Database) throws -> [[Value]] {
            guard !query.isEmpty else { return [] }
            return try db.rows(query, [file]) { $0.values }
        }

        package static func == (one: Input, other: Input) -> Bool { one.name == other.name }
        package func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
}
