-- The tables of an index. The comment before a table or column is its
-- documentation: `xibdb schema` prints it. A test checks that every table and column has a comment. Text is stored exactly as in the file. If a text in the file is empty, the column is NULL. Ids from the
-- file have the same names as in the output of ibtool (object id, source id, destination id) and end in _id. If a column refers to an
-- object and does not end in _id (parent, source, destination), it contains the row id of the object. A column that is named after a class,
-- a member or a target contains its name. A column with the row id of a class, a member or a target ends in class_id, member_id or
-- target_id. Flags are 0 or 1, never NULL. Tables marked Derived are computed from the other tables. The derivation does not change data
-- that was read from a file.

-- Versions of the schema and of xibdb, and facts about the last run; one row.
-- example: SELECT schema_version, tool_version FROM meta
CREATE TABLE meta (
    -- Always 1.
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- Version of this schema. An index with a different version is rebuilt.
    schema_version INTEGER NOT NULL,
    -- Version of xibdb that last wrote the index.
    tool_version TEXT NOT NULL,
    -- Bookkeeping: start time of the last run that wrote to the index, in nanoseconds since 1970.
    run_started_ns INTEGER NOT NULL,
    -- Bookkeeping: inode of the index file. A copy of the file has a different inode.
    own_inode INTEGER NOT NULL,
    -- Bookkeeping: time when the index file was last changed, in nanoseconds since 1970.
    own_mtime_ns INTEGER NOT NULL
) STRICT;

-- Trees, one row per tree. A tree is one state of one repository: a work tree, a folder or a git revision.
-- example: SELECT name, path, commit_id FROM trees
CREATE TABLE trees (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Unique name: the given name, else the name of the folder or archive. For a revision, @ and the revision follow the name of the folder. If two trees would have the same name, the names of the enclosing folders are added.
    name TEXT NOT NULL UNIQUE,
    -- 1 if the name was given explicitly.
    has_given_name INTEGER NOT NULL CHECK (has_given_name IN (0, 1)),
    -- Absolute path of the folder or zip archive.
    path TEXT NOT NULL,
    -- Revision as given (REV or REV:FOLDER); NULL for a work tree or a folder.
    revision TEXT,
    -- Commit that is checked out, or that the revision names; NULL outside git.
    commit_id TEXT,
    -- How the files were found: git (tracked files, and untracked files that git does not ignore), folder (all files), revision (the files of the commit) or archive (the entries of a zip archive, such as an .ipa file).
    walk TEXT NOT NULL,
    -- Bookkeeping: the options that decide which files are indexed, as JSON.
    options TEXT NOT NULL,
    -- Bookkeeping: the rules that mark vendored code. These are the path and lines of each .gitattributes file, and nested repositories if they are indexed. NULL if there are no such rules.
    origin_rules TEXT
) STRICT;

-- Indexed files, one row per file. Files that could not be read are included.
-- example: SELECT kind, count(*) FROM files GROUP BY kind
CREATE TABLE files (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Tree of the file.
    tree_id INTEGER NOT NULL REFERENCES trees (id),
    -- Path relative to the root of the tree, with / as the separator, in the same bytes as on disk.
    path TEXT NOT NULL,
    -- Path as it is printed in answers. If the index has several trees, it starts with the name of the tree.
    display_path TEXT NOT NULL,
    -- Nib name: the file name without extension and device suffix. For a picture, the scale (@2x) is also removed. For a Contents.json, the name of its set.
    name TEXT NOT NULL,
    -- xib, storyboard, nib (a .nib file, or a file inside a .nib bundle); swift, objc (.m, .mm, .h); project (project.pbxproj), xcodegen (project.yml, project.json), bazel (BUILD.bazel, BUILD), package (Package.swift), podspec, plist (a property list, such as an Info.plist), xcconfig; strings, stringsdict, xcstrings; asset (Contents.json of an asset catalog), data (other files of a catalog; compiled catalogs and compiled strings tables, .car and .loctable), image (a picture, inside or outside a catalog); font; page (HTML, CSS, JavaScript, JSON, XML, Markdown and other documents that can show pictures). The view nibs contains only the first three kinds.
    kind TEXT NOT NULL,
    -- document, archive, empty, binaryPropertyList, nibArchive, compiledStoryboard (the Info.plist of a .storyboardc folder, which stands for the storyboard), propertyList, textPropertyList, typedStream, otherXML; source (Swift, Objective-C); settings (projects, packages, property lists, manifests of Tuist); strings (strings files); asset; font; page; unread (pictures and other files of catalogs: only name and size are known); error.
    format TEXT NOT NULL,
    -- iOS, macOS, tvOS or watchOS; NULL for any other target runtime. iOS for a compiled nib for iOS or tvOS, because they do not differ.
    platform TEXT,
    -- Name of the language folder without .lproj (Base, de, zh-Hans); NULL if the file is not in a language folder.
    localization TEXT,
    -- Device suffix of the file name (ipad, iphone); NULL if there is no suffix.
    device TEXT,
    -- Path of the .nib bundle, compiled storyboard or asset catalog that contains the file; NULL if there is none.
    bundle_path TEXT,
    -- Folder of the path, with / at its end; empty for the root of the tree.
    folder TEXT NOT NULL,
    -- Path without the .lproj folder. It is the same for all localized variants of a nib.
    logical_path TEXT NOT NULL,
    -- Folder of the logical path, with / at its end; empty for the root of the tree.
    logical_folder TEXT NOT NULL,
    -- Origin of the code. vendored: third-party code, according to .gitattributes or to the name of an enclosing folder, such as Pods or Shop.framework. test: only test targets contain the file, or no target contains it and an enclosing folder has the name of a test folder. own: all other files.
    origin TEXT NOT NULL CHECK (origin IN ('own', 'vendored', 'test')),
    -- Bookkeeping: vendored or test, if .gitattributes or the path determines the origin; else NULL.
    marked_origin TEXT,
    -- Document type of the root element.
    document_type TEXT,
    -- Format version of the root element (3.0; archives 7.x, 8.00).
    document_version TEXT,
    -- Target runtime, as written.
    target_runtime TEXT,
    -- Tools version (toolsVersion) of the Xcode that saved the file, with dots.
    tools_version TEXT,
    -- Build number of the macOS on which the file was saved.
    system_version TEXT,
    -- Deployment target, as written: a version, or a number such as 2304.
    deployment TEXT,
    -- 1 if auto layout is on.
    use_autolayout INTEGER NOT NULL,
    -- 1 if safe area layout guides are on.
    use_safe_areas INTEGER NOT NULL,
    -- 1 if trait variations (size classes) are on.
    use_trait_collections INTEGER NOT NULL,
    -- 1 for a launch screen.
    launch_screen INTEGER NOT NULL,
    -- Object id of the initial controller of a storyboard.
    initial_controller_id TEXT,
    -- Number of nesting levels, from the top to the deepest object; 0 if there are no objects.
    depth INTEGER,
    -- All other attributes of the root element, as a JSON object.
    attributes TEXT,
    -- Why the file could not be read. If the column format does not contain error, the file was read, and this text describes a problem in it. NULL if there is no problem.
    error TEXT,
    -- Line of the error, 1-based.
    error_line INTEGER,
    -- Column of the error, 1-based.
    error_column INTEGER,
    -- Size in bytes.
    size INTEGER NOT NULL,
    -- Id that git computes for the bytes on disk (git hash-object), in hexadecimal; NULL if the file was not read.
    content_hash TEXT,
    -- Bookkeeping: inode.
    inode INTEGER NOT NULL,
    -- Bookkeeping: time of the last change of content, in nanoseconds since 1970.
    mtime_ns INTEGER NOT NULL,
    -- Bookkeeping: time of the last change of the inode, in nanoseconds since 1970.
    ctime_ns INTEGER NOT NULL
) STRICT;

-- Objects of all nibs. An object is an element with an id that is neither a constraint nor a connection.
-- example: SELECT object_id, class, text FROM objects WHERE element = 'button'
CREATE TABLE objects (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the object.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Object id in the file. Some files repeat an id. Compiled nibs do not contain the ids of the xib. On macOS, the id is then the number of the object in the nib. On iOS and tvOS, it is the position in the list of all objects, 1-based. The placeholders have the ids that they have in a xib.
    object_id TEXT NOT NULL,
    -- Element name (button); in archives and compiled nibs the archived class (IBUIButton, UIButton).
    element TEXT NOT NULL,
    -- Class at run time: the custom class, else the class that the element has on the platform. The value is '-' if no object is created, and NULL if the class is unknown.
    class TEXT,
    -- Class that the object would have without its custom class (UIButton for a button). The value is '-' if no object is created.
    base_class TEXT,
    -- Custom class of the Identity inspector.
    custom_class TEXT,
    -- Module of the custom class.
    custom_module TEXT,
    -- target if the class inherits the module of the target that copies the file; else NULL.
    custom_module_provider TEXT,
    -- filesOwner, firstResponder, application, externalObject, exit, storyboardReference; NULL for an ordinary object.
    role TEXT,
    -- Key of the object in its parent (view, cell, submenu), else the element that lists it (subviews, items).
    key TEXT,
    -- Object id of the nearest enclosing object; NULL for a top-level object.
    parent_id TEXT,
    -- Row id of the nearest enclosing object; NULL for a top-level object.
    parent INTEGER REFERENCES objects (id),
    -- Number of objects that enclose this one.
    depth INTEGER NOT NULL,
    -- Index among the objects of the same parent, 0-based.
    position INTEGER NOT NULL,
    -- Index in the array that loadNibNamed returns, 0-based; NULL for placeholders, nested objects and storyboards. On macOS the order of the array is not defined.
    top_level_index INTEGER,
    -- Id of the scene that contains the object; NULL outside a storyboard.
    scene_id TEXT,
    -- Label from the document outline.
    user_label TEXT,
    -- Title or text that the user sees first on the object.
    text TEXT,
    -- Reuse identifier of a cell or reusable view.
    reuse_identifier TEXT,
    -- Storyboard identifier of a controller.
    storyboard_identifier TEXT,
    -- State restoration identifier.
    restoration_identifier TEXT,
    -- Identifier of a macOS item, table column, toolbar item, or watchOS controller.
    identifier TEXT,
    -- Tag; NULL if there is no tag, or if the tag is not an integer.
    tag INTEGER,
    -- Tag as written if it is not an integer; else NULL.
    tag_text TEXT,
    -- Frame, in points: x of the origin.
    x REAL,
    -- Frame: y of the origin, measured from the bottom on macOS.
    y REAL,
    -- Frame: width.
    width REAL,
    -- Frame: height.
    height REAL,
    -- 1 if Xcode noted that the frame differs from the constraints.
    misplaced INTEGER NOT NULL,
    -- 1 if Xcode noted that the constraints leave the layout ambiguous.
    ambiguous INTEGER NOT NULL,
    -- 1 if Xcode noted this, and the constraints in the file allow several frames. The saved size of a control counts as its natural size; constraints that Xcode removes at build time do not count. 0 if the file does not use Auto Layout, or if it is too large to solve.
    ambiguity_confirmed INTEGER NOT NULL,
    -- Accessibility label; on macOS, the accessibility description.
    accessibility_label TEXT,
    -- Accessibility hint; on macOS, the accessibility help.
    accessibility_hint TEXT,
    -- Accessibility identifier.
    accessibility_identifier TEXT,
    -- Line of the < that opens the element, 1-based. 1 in compiled nibs, which have no lines.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- All other data of the object, as a JSON object. It contains each attribute under its name, and each child that has a key under this key. Other children are in lists, under their element names.
    attributes TEXT
) STRICT;

-- Connections of all nibs: outlets, outlet collections, actions, segues, bindings, accessibility connections.
-- example: SELECT source_id, name, destination_id FROM connections WHERE kind = 'outlet'
CREATE TABLE connections (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the connection.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- outlet, outletCollection, action, segue, binding, accessibilityConnection.
    kind TEXT NOT NULL,
    -- Id of the connection itself.
    connection_id TEXT,
    -- Object id of the source: the object that has the outlet, sends the action, has the binding, or starts the segue.
    source_id TEXT,
    -- Row id of the source.
    source INTEGER REFERENCES objects (id),
    -- Id of the destination: an object or a constraint.
    destination_id TEXT,
    -- Row id of the destination; NULL if it is a constraint or not in the file.
    destination INTEGER REFERENCES objects (id),
    -- Property of the outlet, selector of the action, kind of the segue (show, relationship:rootViewController), name of the binding.
    name TEXT,
    -- Key path of a binding.
    key_path TEXT,
    -- Control event of an iOS action (touchUpInside).
    event_type TEXT,
    -- Trigger of a macOS action (doubleAction); NULL for the default trigger.
    "trigger" TEXT,
    -- Identifier of a segue.
    identifier TEXT,
    -- Custom class of a segue.
    custom_class TEXT,
    -- Module of a segue's custom class.
    custom_module TEXT,
    -- target if the segue's custom class inherits the module of the target that copies the file; else NULL.
    custom_module_provider TEXT,
    -- Selector of an unwind segue.
    unwind_action TEXT,
    -- Selector of the @IBSegueAction that creates the destination.
    creation_selector TEXT,
    -- Class of an outlet collection; NULL if the file does not name it.
    collection_class TEXT,
    -- Connection id of the segue that this one is nested in (preview, commit).
    parent_connection_id TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- Everything else about the connection, as a JSON object.
    attributes TEXT,
    -- Options of a binding (value transformer, placeholders), as a JSON object.
    options TEXT
) STRICT;

-- Layout constraints.
-- example: SELECT first_item_id, first_attribute, constant FROM constraints WHERE first_attribute = 'height' AND second_item_id IS NULL
CREATE TABLE constraints (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the constraint.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Id of the constraint.
    constraint_id TEXT,
    -- Row id of the view that lists the constraint.
    owner INTEGER REFERENCES objects (id),
    -- Object id of the first item. If the file omits it, the id of the view that lists the constraint.
    first_item_id TEXT,
    -- Row id of the first item.
    first_item INTEGER REFERENCES objects (id),
    -- Attribute of the first item (leading, width).
    first_attribute TEXT,
    -- greaterThanOrEqual, lessThanOrEqual; NULL for equal.
    relation TEXT,
    -- Object id of the second item.
    second_item_id TEXT,
    -- Row id of the second item.
    second_item INTEGER REFERENCES objects (id),
    -- Attribute of the second item.
    second_attribute TEXT,
    -- Constant in points; NULL for 0, or if the file contains no number (for the standard spacing).
    constant REAL,
    -- Multiplier: a number, or a ratio such as 16:9; NULL for 1.
    multiplier TEXT,
    -- Priority; NULL for required (1000).
    priority REAL,
    -- Identifier.
    identifier TEXT,
    -- Label from the document outline.
    user_label TEXT,
    -- Custom class.
    custom_class TEXT,
    -- Module of the custom class.
    custom_module TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- Everything else about the constraint, as a JSON object.
    attributes TEXT
) STRICT;

-- Required constraints that contradict each other, whatever sizes the views have. One row for each constraint of a conflict, and one for each stack view whose arrangement takes part. The frames in the file, natural sizes, safe areas, margins and baselines count as unknown. These constraints are left out: constraints that vary by size class, that Xcode removes at build time, or that use the standard spacing. Files with more than 20,000 constraints have no rows.
-- example: SELECT count(*) AS constraints, count(DISTINCT file_id) AS files FROM layout_conflicts
CREATE TABLE layout_conflicts (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the constraints.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Number of the conflict in the file, from 1. If one of its constraints did not exist, the others would have a solution.
    number INTEGER NOT NULL,
    -- Id of the constraint; NULL for a stack view.
    constraint_id TEXT,
    -- Row id of the stack view; NULL for a constraint.
    stack_view INTEGER REFERENCES objects (id),
    -- Line of the < that opens the constraint or the stack view, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the constraint or the stack view, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- File's Owner of every xib or .nib that could be read, one row per file. Storyboards have no File's Owner.
-- example: SELECT files.path, owners.class FROM owners JOIN files ON files.id = owners.file_id WHERE owners.class IS NOT NULL
CREATE TABLE owners (
    -- File; also the primary key.
    file_id INTEGER PRIMARY KEY REFERENCES files (id),
    -- Row id of the placeholder; NULL if the file has none.
    object INTEGER REFERENCES objects (id),
    -- Class of the File's Owner; NULL if none is set, which means NSObject.
    class TEXT,
    -- Module of the class.
    module TEXT,
    -- target if the class inherits the module of the target that copies the file; else NULL.
    module_provider TEXT
) STRICT;

-- The classes that a nib names for its objects, segues, constraints and class descriptions, and the default classes of its elements. One row for each file, name and module.
CREATE TABLE _nib_class_names (
    -- Nib or storyboard.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name of the class.
    name TEXT NOT NULL,
    -- Module as written.
    module TEXT,
    -- 1 if the class inherits the module of the target that copies the nib.
    is_targets INTEGER NOT NULL,
    -- 1 if an object, a constraint or a connection in the file has the class. A class description and the First Responder do not count.
    is_used INTEGER NOT NULL,
    -- 1 if an object, the File's Owner, a segue or a constraint has the class, or if a class description describes it.
    is_named INTEGER NOT NULL,
    -- Number of objects that have the class at run time, without placeholders.
    objects INTEGER NOT NULL,
    -- Number of File's Owners that have this custom class.
    owners INTEGER NOT NULL
) STRICT;

-- Derived: classes that nibs name or sources declare, and their superclasses. If two files declare classes with the same name, each class has a row. A class that nothing declares has one row for each name and module. Each tree has its own rows, including rows for framework classes.
-- example: SELECT name, superclass FROM classes WHERE descends_from = 'viewController' AND kind = 'project'
CREATE TABLE classes (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Tree with the nibs or sources that name the class.
    tree_id INTEGER NOT NULL REFERENCES trees (id),
    -- Name of the class in its language. A nested Swift class has its path (Outer.Inner).
    name TEXT NOT NULL,
    -- Name in the Objective-C runtime if the source gives a different name: @objc(Name).
    objc_name TEXT,
    -- Module of the target that compiles the class, else the module of its file. If nothing declares the class, the module that nibs name. For a framework class, the framework. NULL if unknown.
    module TEXT,
    -- Superclass as declared, else the superclass in most class descriptions; NULL if there is none, or if it is unknown.
    superclass TEXT,
    -- Row id of the superclass; NULL if there is none, or if several classes are possible (see _class_superclasses).
    superclass_id INTEGER REFERENCES classes (id),
    -- project: declared in a source; framework: in framework_classes; unknown: neither, so the class is in a framework without indexed sources, or does not exist. If a framework class has different superclasses on two platforms, it has two rows.
    kind TEXT NOT NULL,
    -- Base kind of the class, from its superclasses: application, document, windowController, viewController, interfaceController, window, cell, view, gestureRecognizer, menu, menuItem, barItem, toolbarItem, segue, constraint, controlCell; object for any other class. NULL if a superclass is unknown, or if the possible superclasses have different kinds.
    descends_from TEXT,
    -- Row id of the declaration; NULL if no indexed file declares the class.
    declaration_id INTEGER REFERENCES declarations (id),
    -- File that declares the class; NULL if no indexed file declares it.
    file_id INTEGER REFERENCES files (id),
    -- Line of the declaration, 1-based.
    line INTEGER,
    -- Number of objects that have the class at run time, without placeholders. Classes with the same name have the same number.
    object_count INTEGER NOT NULL,
    -- Number of xibs that have the class as their File's Owner. Classes with the same name have the same number.
    owner_count INTEGER NOT NULL
) STRICT;

-- Derived: every name of a class.
CREATE TABLE _class_names (
    -- Tree of the class.
    tree_id INTEGER NOT NULL REFERENCES trees (id),
    -- The name.
    name TEXT NOT NULL,
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- name, objc (@objc(Name)), alias (typealias, typedef, @compatibility_alias), or swift (the Swift name of a framework class: Operation).
    kind TEXT NOT NULL
) STRICT;

-- Derived: the targets that compile a class.
CREATE TABLE _class_targets (
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Row id of the target.
    target_id INTEGER NOT NULL REFERENCES targets (id)
) STRICT;

-- Derived: the platforms of a class. A framework class has the platforms in _framework_class_platforms. A class of the sources has the platforms that its targets and the #if around its declarations allow. If neither limits them, it has the platforms of its nearest framework superclass. If the platforms are unknown, the class has no row.
CREATE TABLE _class_platforms (
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- iOS, macOS, tvOS, watchOS or visionOS.
    platform TEXT NOT NULL,
    PRIMARY KEY (class_id, platform)
) STRICT, WITHOUT ROWID;

-- Derived: the superclass of every class that has one. If several superclasses are possible, the class has several rows. For example, two targets can each have a class with that name, or the superclass can depend on the platform.
CREATE TABLE _class_superclasses (
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Row id of the superclass, or of a possible superclass.
    superclass_id INTEGER NOT NULL REFERENCES classes (id),
    PRIMARY KEY (class_id, superclass_id)
) STRICT, WITHOUT ROWID;

-- Derived: all superclasses of every class. If several classes are possible as a superclass, each is listed with its own superclasses.
-- example: SELECT classes.name FROM class_ancestors JOIN classes ON classes.id = class_ancestors.class_id WHERE class_ancestors.name = 'UITableViewCell'
CREATE TABLE class_ancestors (
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Row id of the superclass; the class itself at distance 0.
    ancestor_id INTEGER NOT NULL REFERENCES classes (id),
    -- Name of the superclass.
    name TEXT NOT NULL,
    -- 0 for the class itself, 1 for its superclass, and so on. If several paths lead to the superclass, the length of the shortest path.
    distance INTEGER NOT NULL
) STRICT;

-- Derived: the class that each class name in a nib or storyboard refers to. One row per file, name and module.
-- example: SELECT files.path, named_classes.name FROM named_classes JOIN files ON files.id = named_classes.file_id WHERE certainty = 'named'
CREATE TABLE named_classes (
    -- File that names the class.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name as written, or the class that an element has on the platform.
    name TEXT NOT NULL,
    -- Module as written.
    module TEXT,
    -- Row id of the class; NULL if several classes are possible (see _named_class_candidates).
    class_id INTEGER REFERENCES classes (id),
    -- declared: one class of the sources matches; framework: a framework class; named: no indexed source declares the class; byTarget: several classes match, and each is compiled by a different target that copies the file; ambiguous: several classes match.
    certainty TEXT NOT NULL
) STRICT;

-- Derived: the possible classes for a name in a file, if class_id in named_classes is NULL. If more than 16 classes have the name, only the classes near the file and the first 16 of each kind are listed.
CREATE TABLE _named_class_candidates (
    -- File that names the class.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name; see named_classes.name.
    name TEXT NOT NULL,
    -- Module as written.
    module TEXT,
    -- Row id of a possible class.
    class_id INTEGER NOT NULL REFERENCES classes (id)
) STRICT;

-- The known classes of Apple's frameworks. The rows are the same in every index. If two frameworks declare a class, each on its own platform, the class has two rows.
-- example: SELECT name, framework FROM framework_classes WHERE superclass = 'UIControl'
CREATE TABLE framework_classes (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Name of the class.
    name TEXT NOT NULL,
    -- Superclass; NULL for NSObject and NSProxy.
    superclass TEXT,
    -- Framework that declares it.
    framework TEXT,
    -- Source of the fact: binding:FILE (a file of a language binding for the frameworks), archive (class descriptions in nibs), corpus (uses in nibs), hand (entered by hand).
    source TEXT NOT NULL
) STRICT;

-- The platforms of a framework class. A class has no row if its platforms are unknown.
CREATE TABLE _framework_class_platforms (
    -- Row id of the class in framework_classes.
    framework_class_id INTEGER NOT NULL REFERENCES framework_classes (id),
    -- iOS, macOS, tvOS, watchOS or visionOS.
    platform TEXT NOT NULL,
    PRIMARY KEY (framework_class_id, platform)
) STRICT, WITHOUT ROWID;

-- The known outlets and actions that Interface Builder offers on framework classes. Subclasses inherit them, but have no rows of their own.
-- example: SELECT name, type FROM framework_members WHERE class = 'UITableView' AND kind = 'outlet'
CREATE TABLE framework_members (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Name of the class.
    class TEXT NOT NULL,
    -- outlet, outletCollection or action.
    kind TEXT NOT NULL,
    -- Property, or selector.
    name TEXT NOT NULL,
    -- Class of an outlet; NULL if unknown.
    type TEXT,
    -- Source of the fact; see framework_classes.source.
    source TEXT NOT NULL
) STRICT;

-- The platforms on which a framework class has a member. A member has no row if its platforms are unknown.
CREATE TABLE _framework_member_platforms (
    -- Row id of the member in framework_members.
    framework_member_id INTEGER NOT NULL REFERENCES framework_members (id),
    -- iOS, macOS, tvOS, watchOS or visionOS.
    platform TEXT NOT NULL,
    PRIMARY KEY (framework_member_id, platform)
) STRICT, WITHOUT ROWID;

-- Swift names of framework classes, if they differ from the Objective-C names: Operation for NSOperation. A project can have its own class with that name, which takes precedence in its module.
CREATE TABLE _framework_aliases (
    -- Name in Swift; for a nested class, the path (UIImage.Configuration).
    name TEXT NOT NULL,
    -- Name of the class.
    class TEXT NOT NULL,
    -- Module that declares the Swift name.
    module TEXT NOT NULL,
    -- 1 if the Swift type is a value type that stands for the class (Data for NSData). A value type has no subclasses.
    is_value INTEGER NOT NULL
) STRICT;

-- The known properties of framework classes that have a key (key-value coding). Subclasses inherit them, but have no rows of their own.
CREATE TABLE _framework_keys (
    -- Name of the class.
    class TEXT NOT NULL,
    -- Name of the property.
    "key" TEXT NOT NULL,
    -- Class of its value; NULL if the value is not an object, or if its class is unknown.
    type TEXT,
    -- 1 if the property can be set, 0 if it is read-only.
    is_settable INTEGER NOT NULL,
    -- Source of the fact; see framework_classes.source.
    source TEXT NOT NULL
) STRICT;

-- Classes as Xcode described them when it saved the file (IBDocument.Classes in archives, <classes> in storyboards of Xcode 4). The descriptions help if the source no longer exists.
-- example: SELECT class, superclass, source_path FROM class_descriptions WHERE source_kind = 'IBProjectSource'
CREATE TABLE class_descriptions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the description.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name of the class.
    class TEXT NOT NULL,
    -- Superclass.
    superclass TEXT,
    -- Where Xcode found the class: IBProjectSource, IBFrameworkSource, IBUserSource, IBDocumentRelativeSource; in storyboards, project and similar values.
    source_kind TEXT,
    -- Header that declared it, as written.
    source_path TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Members that matter to Interface Builder: from sources, all members that may be visible to Objective-C; from class descriptions, outlets and actions.
-- example: SELECT class, name, type FROM members WHERE kind = 'outlet' AND provenance = 'source'
CREATE TABLE members (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that declares the member.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the declaration (class, extension, category …) that contains it; NULL for a member of a class description.
    declaration_id INTEGER REFERENCES declarations (id),
    -- Row id of the class description that lists it; NULL for a member of a source.
    description_id INTEGER REFERENCES class_descriptions (id),
    -- Name of the class, as written in the declaration.
    class TEXT NOT NULL,
    -- outlet, outletCollection, action, segueAction, inspectable, property, method.
    kind TEXT NOT NULL,
    -- Name of the property, or selector of the method.
    name TEXT NOT NULL,
    -- Swift base name of a method, if it differs from the selector; else NULL.
    source_name TEXT,
    -- Getter of a property; NULL if it has the name of the property.
    getter TEXT,
    -- Selector of the setter of a property; NULL if there is no setter.
    setter TEXT,
    -- Class of an outlet, or of the elements of an outlet collection; type of any other property, or of a method's first argument. If a Swift property has no type annotation, the type of its initial value.
    type TEXT,
    -- source: declared in a source file; description: from a class description in a nib.
    provenance TEXT NOT NULL,
    -- visible: the Objective-C runtime sees it; inferred: the runtime sees it if it overrides a visible member, if a superclass has @objcMembers, or if Swift 3 compiles it; hidden: the runtime does not see it.
    visibility TEXT NOT NULL,
    -- Number of arguments of a method.
    arguments INTEGER,
    -- 1 for an instance variable of Objective-C, declared or synthesized.
    is_variable INTEGER NOT NULL,
    -- Initial value of a stored property, as a number: 0 for false, for nil, and if there is no initial value; 1 for true. NULL for any other initial value, for a computed property and for a method.
    initial_number INTEGER,
    -- 1 for a weak property, which does not retain its value.
    is_weak INTEGER NOT NULL,
    -- 1 for a class (static) member.
    is_static INTEGER NOT NULL,
    -- 1 if a protocol declares the member.
    is_requirement INTEGER NOT NULL,
    -- 1 if the Swift declaration has the keyword override.
    is_override INTEGER NOT NULL,
    -- 1 for a Swift initializer that only ends the program (fatalError).
    traps INTEGER NOT NULL,
    -- Platforms that the code is compiled for; see declarations.platforms.
    platforms TEXT,
    -- Line of the declaration, 1-based.
    line INTEGER NOT NULL,
    -- Column of the declaration, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Declarations in the sources: classes, extensions, categories, implementations, protocols, aliases.
-- example: SELECT name, count(*) FROM declarations WHERE kind = 'extension' GROUP BY name
CREATE TABLE declarations (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- class (Swift class, @interface), extension (Swift extension, category), classExtension (@interface X ()), implementation, protocol, alias.
    kind TEXT NOT NULL,
    -- Name as written. A nested Swift class has its path (Outer.Inner). An extension has the name of the extended type.
    name TEXT NOT NULL,
    -- Name in the Objective-C runtime: the name in @objc(Name), or the name of an Objective-C declaration. NULL if the source does not state it.
    objc_name TEXT,
    -- Superclass as written, without generic arguments. In Swift it is the first inherited type, which can be a protocol. For an alias, the type that it names.
    superclass TEXT,
    -- Name of the category.
    category TEXT,
    -- 1 for a class with @objcMembers, or an extension with @objc.
    is_objc_members INTEGER NOT NULL,
    -- 1 for a class with @IBDesignable or IB_DESIGNABLE.
    is_designable INTEGER NOT NULL,
    -- Scope in which code can name the declaration: file (private, fileprivate), module (Swift without an access modifier), public (public, open, package; everything in Objective-C).
    reach TEXT NOT NULL,
    -- Platforms that the declaration is compiled for (iOS, macOS, tvOS, watchOS, visionOS), as a JSON array, if an #if around it limits them; NULL for all platforms. Mac Catalyst counts as iOS.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- The protocols that a declaration adopts, as written. For a Swift type, all inherited types; the first may be its superclass.
CREATE TABLE _declaration_protocols (
    -- Row id of the declaration.
    declaration_id INTEGER NOT NULL REFERENCES declarations (id),
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Position in the list, 0-based.
    position INTEGER NOT NULL,
    -- Name as written.
    name TEXT NOT NULL
) STRICT;

-- Derived: the class that a declaration declares or extends. Protocols, aliases, and declarations with several possible classes have no row.
CREATE TABLE _declaration_classes (
    -- Row id of the declaration; also the primary key.
    declaration_id INTEGER PRIMARY KEY REFERENCES declarations (id),
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id)
) STRICT;

-- Derived: keys that can be set on objects of a class, from its own declarations and its protocols. Keys of a superclass are in the rows of the superclass (see class_ancestors). Keys of framework classes are in framework_members and _framework_keys.
CREATE TABLE _class_keys (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Key: the name of an outlet. A setter has two keys, with a lowercase and an uppercase first letter.
    key TEXT NOT NULL,
    -- Row id of the member that is set: a property, a setter or an instance variable.
    member_id INTEGER NOT NULL REFERENCES members (id),
    -- visible: the runtime finds it; hidden: Swift does not expose it to Objective-C; possible: it may belong to another class, or its visibility is unknown.
    visibility TEXT NOT NULL,
    -- 1 if only key-value coding finds the key (_setKey:, setIsKey:, _key, _isKey, isKey). Nib loading uses key-value coding on iOS, but not on macOS. 0 if nib loading on macOS also finds the key (setKey:, or a variable with exactly that name).
    is_loose INTEGER NOT NULL
) STRICT;

-- Derived: selectors of instance methods that objects of a class respond to, from its own declarations. Selectors of a superclass are in the rows of the superclass.
CREATE TABLE _class_selectors (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Selector.
    selector TEXT NOT NULL,
    -- Row id of the method, or of the property that has this setter.
    member_id INTEGER NOT NULL REFERENCES members (id),
    -- visible, hidden or possible; see _class_keys.visibility.
    visibility TEXT NOT NULL
) STRICT;

-- Places that load a nib or storyboard, as written in the file: calls in the sources, overrides that name a nib, and keys of property lists and build settings. nib_loads contains the resolved loads.
CREATE TABLE _load_calls (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file, property list or project.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Called function (loadNibNamed:owner:options:, UINib(nibName:bundle:)); name of the override (nibName), or of the key (NSMainNibFile).
    call TEXT NOT NULL,
    -- Effect of the call: loads (creates the objects immediately), opens (creates a UINib, an NSNib, a storyboard), instantiates (creates the objects of an opened nib), registers (a nib for an identifier), controller (creates a view controller with its nib), windowController; nibName, windowNibName, nibFile (an override that names the nib); in property lists and build settings: mainNib, mainStoryboard (of the application, a scene or an extension), launchScreen, setting (any other key).
    purpose TEXT NOT NULL,
    -- nib or storyboard.
    kind TEXT NOT NULL,
    -- Name of the nib as written; NULL if none is given.
    expression TEXT,
    -- Name of the nib if the expression is a string literal and nothing else.
    literal TEXT,
    -- Possible values of the expression, as a JSON array, if variables in the same function body determine them; NULL if there are none.
    texts TEXT,
    -- Parameter that contains the name, if it comes from a parameter of the enclosing member: the label or position of the parameter. If the nib has the name of a generic class, the generic parameter (T).
    parameter TEXT,
    -- Owner as written (self, nil). The value is nil for a Swift registration and self for a Swift override that names a nib, although neither has an owner argument. NULL for any other call without an owner argument.
    owner TEXT,
    -- Class of the owner, if code in the same function body declares or creates the owner.
    owner_class TEXT,
    -- Type that contains the code.
    class TEXT,
    -- Member that contains the code: selector, or Swift base name. For a build setting, its target.
    member TEXT,
    -- 1 for code in a class (static) member.
    is_static INTEGER NOT NULL,
    -- Receiver of the call, or the class that it creates, as written.
    receiver TEXT,
    -- Identifier in the call, as written: a storyboard identifier or a reuse identifier.
    identifier_expression TEXT,
    -- Members of the type that lead to this call within the file, as a JSON array of [name, is_conditional]. is_conditional is 1 or 0. If nib loading calls the member, name is its selector. For any other member, name is the first part of its name. NULL if no load in the file can run while an object is created.
    led_from TEXT,
    -- Platforms that the code is compiled for; see declarations.platforms.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Derived: loads of nibs and storyboards. Each loading call has a row, with the nib name that was found for it. These also have their own rows: each further name, each call to a helper function that loads a nib, and each controller that finds a nib by its class name.
-- example: SELECT nib_name, call, confidence FROM nib_loads WHERE owner_kind = 'instance'
CREATE TABLE nib_loads (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file, property list or project; or the nib or storyboard with an object that names another nib or storyboard.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the loading call. For the caller of a helper function, the call in the helper. NULL if there is no call: for an object that names a nib, or for a controller that finds its nib by its class name.
    load_call_id INTEGER REFERENCES _load_calls (id),
    -- Row id of the call that leads to the load: the call to a helper function, or the call that creates the controller; NULL for the loading call itself.
    call_id INTEGER REFERENCES calls (id),
    -- Row id of the load that this row adds a name to, or that the call to a helper leads to; NULL for the loading call itself.
    origin_id INTEGER REFERENCES nib_loads (id),
    -- Called function (loadNibNamed:owner:options:, UINib(nibName:bundle:)); name of the override (nibName), of the key (NSMainNibFile), or init for a controller that finds its nib by its class name.
    call TEXT NOT NULL,
    -- Effect of the call: loads (creates the objects immediately), opens (creates a UINib, an NSNib, a storyboard), instantiates (creates the objects of an opened nib), registers (a nib for an identifier), controller (creates a view controller with its nib), windowController; nibName, windowNibName, nibFile (an override that names the nib); object (an object of a nib or storyboard that names another nib or storyboard); in property lists and build settings: mainNib, mainStoryboard (of the application, a scene or an extension), launchScreen, setting (any other key).
    purpose TEXT NOT NULL,
    -- nib or storyboard.
    kind TEXT NOT NULL,
    -- Name of the nib as written; NULL if none is given.
    expression TEXT,
    -- Resolved name of the nib or storyboard; NULL if it could not be resolved.
    nib_name TEXT,
    -- How the name is known: literal; resolved (from a constant or the name of a class); rule (from the class name of a controller or of a subclass, or the storyboard that an object comes from); callers (other rows contain the names, and their origin_id is this row); outside (code outside the index receives a class that has a nib with its name; it is not proven that this code loads the nib); unresolved.
    certainty TEXT NOT NULL,
    -- Owner as written (self, nil). The value is nil for a Swift registration and self for a Swift override that names a nib, although neither has an owner argument. NULL for any other load without an owner.
    owner TEXT,
    -- Class of the owner, if known. If the owner is self, the class that contains the code.
    owner_class TEXT,
    -- Type that contains the code.
    class TEXT,
    -- Member that contains the code: selector, or Swift base name. For a build setting, its target.
    member TEXT,
    -- 1 for code in a class (static) member.
    is_static INTEGER NOT NULL,
    -- Receiver of the call, or the class that it creates, as written.
    receiver TEXT,
    -- Identifier in the call, as written: a storyboard identifier or a reuse identifier.
    identifier_expression TEXT,
    -- Resolved identifier; NULL if it could not be resolved.
    identifier TEXT,
    -- Platforms that the code is compiled for; see declarations.platforms.
    platforms TEXT,
    -- Kind of owner: nil, instance (of owner_class or a subclass), class (a class method passes self, which is the class itself); NULL if the call has no owner argument, or if the owner is unknown.
    owner_kind TEXT,
    -- 1 if the name is the class name of the object that runs the code. The name is then different for a subclass.
    is_by_class INTEGER NOT NULL DEFAULT 0,
    -- Bundle that the load searches: main (the bundle of the application), own (the bundle of the file with the object that names the nib) or other (a bundle that the object names by identifier); NULL if the bundle is unknown.
    bundle TEXT,
    -- 1 if the nib is certain: the load can see only one nib with the name.
    knows_nib INTEGER NOT NULL DEFAULT 0,
    -- 1 if the owner is certain (nil, a class itself, or an instance of a class in the sources), or if the call has no owner argument.
    knows_owner INTEGER NOT NULL DEFAULT 0,
    -- 1 if the class that contains the code was found in the sources, or if the code is not in a class.
    knows_class INTEGER NOT NULL DEFAULT 0,
    -- 1 if the bundle is certain, or if only one nib has the name.
    knows_bundle INTEGER NOT NULL DEFAULT 0,
    -- 1 if the code can see the nib: a target of the code contains the nib; or one of the two targets depends on the other; or the file imports the nib's module. If neither the code nor the nib is in a target, the value is 1 only for a name that a single nib has.
    knows_target INTEGER NOT NULL DEFAULT 0,
    -- 1 if no argument of a caller decides whether the call runs, and the name has only one possible value.
    knows_branch INTEGER NOT NULL DEFAULT 0,
    -- 1 if something in the index can run the code. 0 for code in a view or window controller that nothing creates, for a class method that nothing calls, or if the class is unknown.
    knows_reached INTEGER NOT NULL DEFAULT 0,
    -- certain: all knows_ columns are 1; likely: knows_nib, knows_owner and knows_class are 1; possible: one of these three is 0.
    confidence TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Derived: members that nib loading calls and that lead to a load. One row per load, class, selector, called member and condition. Only loads that create the objects of a nib immediately have rows.
CREATE TABLE _load_entry_points (
    -- Row id of the load.
    load_id INTEGER NOT NULL REFERENCES nib_loads (id),
    -- Row id of the class. The row is valid for objects of this class and of its subclasses.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Row id of the class that implements the member with this selector.
    hook_class_id INTEGER NOT NULL REFERENCES classes (id),
    -- init, initWithCoder:, initWithFrame:, initWithContentRect:styleMask:backing:defer:, awakeFromNib, awakeAfterUsingCoder:.
    selector TEXT NOT NULL,
    -- Member that the entry point calls on its own object and that leads to the load: the first part of its name, or the selector of an initializer. NULL if the entry point itself contains the load.
    callee TEXT,
    -- 1 if the member leads to the load only under a condition.
    is_conditional INTEGER NOT NULL,
    -- Property of the object, without underscore, if the condition compares only this property. subviews stands for the number of subviews. NULL for any other condition.
    guard TEXT,
    -- Operator of the comparison with guard_number: =, <>, <, <=, >, >=. If the comparison is true, the member leads to the load.
    guard_relation TEXT,
    -- Number that the property is compared with; 0 also represents false and nil.
    guard_number INTEGER
) STRICT;

-- Derived: calls that a method makes on its own object, and the loads in the method. Only methods that nib loading calls, and methods that load a nib, have rows.
CREATE TABLE _self_calls (
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type that contains the code.
    class TEXT NOT NULL,
    -- Member that contains the call. For a member that nib loading calls, or for an initializer, the selector. For any other member, the first part of its name.
    member TEXT NOT NULL,
    -- Called member, in the same form as the column member; NULL if the call is not to a member of its own object.
    callee TEXT,
    -- Row id of the load if the call is a load, else NULL.
    load_id INTEGER REFERENCES nib_loads (id),
    -- 1 if the call is conditional.
    is_conditional INTEGER NOT NULL,
    -- Property that the condition compares; see _load_entry_points.guard.
    guard TEXT,
    -- Operator of the comparison with guard_number; see _load_entry_points.guard_relation. If the comparison is true, the call runs.
    guard_relation TEXT,
    -- Number that the property is compared with; see _load_entry_points.guard_number.
    guard_number INTEGER
) STRICT;

-- Derived: what the code does with the objects that a load creates. One row per load, kind, place and class.
CREATE TABLE _load_uses (
    -- Row id of the load.
    load_id INTEGER NOT NULL REFERENCES nib_loads (id),
    -- takes (uses the object without a check of its class), casts (as!), asks (checks the class: as?), replaces (an initializer returns it instead of the object that is being created).
    kind TEXT NOT NULL,
    -- Index of the object among the created objects, 0-based; -1 for the last; NULL if unknown.
    place INTEGER,
    -- Class that the code expects the object to have; NULL if it expects none.
    class TEXT
) STRICT;

-- Derived: calls and assignments that show a screen, with the class or scene that the code shows. The view navigation contains them with the segues. A call to a helper function that shows a screen has its own rows.
CREATE TABLE _code_transitions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Function that contains the call.
    function_id INTEGER NOT NULL REFERENCES functions (id),
    -- Kind of the transition: push, present, popover, sheet, modal window, window, show, show detail, set, root, child.
    kind TEXT NOT NULL,
    -- Name of the class that shows the screen; NULL if the code is not in a class.
    source TEXT,
    -- Function that shows the screen, if the call leads to another function; else NULL.
    helper TEXT,
    -- Name of the class of the screen; NULL if unknown.
    destination TEXT,
    -- 1 if an object of exactly this class is created. 0 for a declared type: the object can be of a subclass.
    is_exact INTEGER NOT NULL,
    -- Where the screen comes from: storyboard (the one with the name in the column storyboard), own (the storyboard that the source comes from), any (an unknown storyboard); NULL if it does not come from a storyboard.
    origin TEXT,
    -- Name of the storyboard; NULL if unknown, or if the screen does not come from a storyboard.
    storyboard TEXT,
    -- Storyboard identifier; NULL for the initial controller, or if unknown.
    identifier TEXT,
    -- 1 if the screen is the initial controller of the storyboard.
    is_initial INTEGER NOT NULL,
    -- Line of the call, relative to functions.body_line.
    relative_line INTEGER NOT NULL,
    -- Column of the call, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Derived: the classes of the transitions in code, as row ids of classes.
CREATE TABLE _transition_classes (
    -- Row id of the transition; also the primary key.
    transition_id INTEGER PRIMARY KEY REFERENCES _code_transitions (id),
    -- Row id of the class that shows the screen; NULL if unknown, or if several classes are possible.
    source_class_id INTEGER REFERENCES classes (id),
    -- Row id of the class of the screen; NULL if unknown, or if several classes are possible.
    destination_class_id INTEGER REFERENCES classes (id)
) STRICT;

-- Derived: the nibs and storyboards that each load can instantiate. A load has several rows if the nib has variants for languages or devices, or if several nibs have the name. If more than 16 nibs of a tree have the name, only the nibs near the code and the first 16 of each kind are considered.
-- example: SELECT files.path, count(*) FROM loaded_nibs JOIN files ON files.id = loaded_nibs.file_id GROUP BY files.id
CREATE TABLE loaded_nibs (
    -- Row id of the load.
    load_id INTEGER NOT NULL REFERENCES nib_loads (id),
    -- Nib or storyboard.
    file_id INTEGER NOT NULL REFERENCES files (id)
) STRICT;

-- Derived: the class that contains each load and the class of the load's owner, as row ids of classes. If both classes are unknown, the load has no row.
CREATE TABLE _load_classes (
    -- Row id of the load; also the primary key.
    load_id INTEGER PRIMARY KEY REFERENCES nib_loads (id),
    -- Row id of the class that contains the code (nib_loads.class); NULL if unknown, or if several classes are possible.
    class_id INTEGER REFERENCES classes (id),
    -- Row id of the class of the owner (nib_loads.owner_class); NULL if unknown, or if several classes are possible.
    owner_class_id INTEGER REFERENCES classes (id)
) STRICT;

-- Derived: the loading pattern of each xib and .nib, including localized and device variants. Storyboards, and files without a File's Owner (empty, not readable), have no row.
-- example: SELECT pattern, count(*) FROM nib_patterns GROUP BY pattern
CREATE TABLE nib_patterns (
    -- File; also the primary key.
    file_id INTEGER PRIMARY KEY REFERENCES files (id),
    -- The first pattern that applies: main-nib (the owner is the application, or the application loads the file at launch); document, window-controller (the outlet window is connected); view-controller (the outlet view is connected, or the controller loads the file as its nib); owner-view (the owner is a view); owner-object (any other owner with a connection); cell; root-view-class (a top-level object with a custom class); plain-view; no-view (no view, window, menu or controller at the top).
    pattern TEXT NOT NULL,
    -- What decides the pattern: load (a load in the sources confirms the pattern), ancestry (the superclasses of the owner or of the top-level object, or its element), outlets (the ancestry of the owner is unknown; its outlets indicate the pattern), name (only the end of the owner's class name indicates the pattern).
    certainty TEXT NOT NULL,
    -- The reason, in words. load_id is the load that confirms the pattern.
    evidence TEXT NOT NULL,
    -- Name of the owner's class, from the loads of the nib, else from its File's Owner; NULL for NSObject, or if there is no class.
    owner_class TEXT,
    -- Row id of the owner's class; NULL if there is none, or if several classes are possible.
    owner_class_id INTEGER REFERENCES classes (id),
    -- 1 if a connection starts or ends at the File's Owner; 0 if not. If there is no connection, the owner class usually does not affect how the nib is loaded.
    owner_connected INTEGER NOT NULL,
    -- Row id of the root: the destination of the owner's outlet view or window. If there is none, the first top-level object in this order: connected view, cell, custom view, view, window, menu, controller. NULL if the file contains no object.
    root INTEGER REFERENCES objects (id),
    -- Name of the root's class.
    root_class TEXT,
    -- Row id of the root's class; NULL if several classes are possible.
    root_class_id INTEGER REFERENCES classes (id),
    -- Number of top-level views, including cells.
    view_count INTEGER NOT NULL,
    -- Number of top-level windows.
    window_count INTEGER NOT NULL,
    -- Number of top-level menus.
    menu_count INTEGER NOT NULL,
    -- Number of top-level view and window controllers.
    controller_count INTEGER NOT NULL,
    -- Row id of the load that confirms the pattern; NULL if certainty is not load.
    load_id INTEGER REFERENCES nib_loads (id)
) STRICT;

-- Places in the sources that use an identifier or the name of a resource, as written in the file. The resolved values are in the table identifiers.
CREATE TABLE _identifier_uses (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- reuse, segue, storyboard, restoration, image, color.
    kind TEXT NOT NULL,
    -- What the code does with the identifier: registers (a nib or class for it), dequeues (asks for a registered cell or view), makes (creates a cell or segue), performs (a segue), attempts (performs a segue inside @try with a handler), instantiates (a scene), compares, sets (sets it on an object, or returns it from an override), names (sets it on a view, so that a macOS table can find the view), resource (gets the image or color).
    purpose TEXT NOT NULL,
    -- The call or comparison.
    call TEXT NOT NULL,
    -- The identifier as written.
    expression TEXT NOT NULL,
    -- The identifier if the expression is a string literal and nothing else.
    literal TEXT,
    -- Type that contains the code.
    class TEXT,
    -- Member that contains the code.
    member TEXT,
    -- Platforms that the code is compiled for; see declarations.platforms.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Derived: identifiers and names of resources in the sources. One row per use and possible text.
-- example: SELECT identifier, call FROM identifiers WHERE kind = 'reuse' AND purpose = 'dequeues'
CREATE TABLE identifiers (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the use.
    identifier_use_id INTEGER NOT NULL REFERENCES _identifier_uses (id),
    -- reuse, segue, storyboard, restoration, image, color.
    kind TEXT NOT NULL,
    -- What the code does with the identifier: registers (a nib or class for it), dequeues (asks for a registered cell or view), makes (creates a cell or segue), performs (a segue), attempts (performs a segue inside @try with a handler), instantiates (a scene), compares, sets (sets it on an object, or returns it from an override), names (sets it on a view, so that a macOS table can find the view), resource (gets the image or color).
    purpose TEXT NOT NULL,
    -- The call or comparison.
    call TEXT NOT NULL,
    -- The identifier as written.
    expression TEXT NOT NULL,
    -- Resolved identifier; NULL if it could not be resolved.
    identifier TEXT,
    -- literal, resolved or unresolved; callers if the callers of this code pass the identifier; each caller then has its own row.
    certainty TEXT NOT NULL,
    -- Type that contains the code.
    class TEXT,
    -- Member that contains the code.
    member TEXT,
    -- Platforms that the code is compiled for; see declarations.platforms.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- 1 if a call elsewhere leads to the use and passes the identifier, else 0. If it is 1, class, member, platforms, line and column describe this call.
    is_caller INTEGER NOT NULL
) STRICT;

-- Constants in the sources with a text value, or with an expression whose value may be a text.
-- example: SELECT name, value FROM constants WHERE value IN (SELECT name FROM nibs)
CREATE TABLE constants (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Path of the constant (Nibs.cell, kCellNib).
    name TEXT NOT NULL,
    -- The text; NULL if the value is another expression.
    value TEXT,
    -- The value as written if it is not a literal.
    expression TEXT,
    -- Type that has the constant as a member or case; NULL for a global constant.
    class TEXT,
    -- Scope in which code can name the constant: file (private, fileprivate, a #define, or static in Objective-C; if the file is a header, the scope includes the files that import it), module (Swift without an access modifier), public (public, open, package; all other Objective-C declarations).
    reach TEXT NOT NULL,
    -- Platforms that the code is compiled for; see declarations.platforms.
    platforms TEXT,
    -- Line of the #undef, or of another #define of the name, that ends the constant; NULL if it is valid to the end of the file.
    end_line INTEGER,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Modules and headers that source files import.
-- example: SELECT module, count(*) FROM imports GROUP BY module
CREATE TABLE imports (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Module: A in import A.B, @import A.B and #import <A/B.h>; NULL if the header does not belong to a module.
    module TEXT,
    -- Header as written between quotes or angle brackets; NULL for a module.
    header TEXT,
    -- Imported part of the module: B in import class A.B, or in the submodule A.B; NULL for the entire module.
    name TEXT,
    -- 1 with @testable: the file can also name internal declarations of the module.
    is_testable INTEGER NOT NULL,
    -- 1 with @_exported: a file that imports the module of this file also imports the module in this row.
    is_exported INTEGER NOT NULL,
    -- Platforms that the code is compiled for; see declarations.platforms.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Calls that can lead to a nib: instantiations of classes (once per class and member), and calls with nib, storyboard, register or a similar word in the name.
-- example: SELECT callee, receiver, class, member FROM calls WHERE callee = 'init'
CREATE TABLE calls (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Called function: Swift base name, selector or property. The value is init if the call instantiates a class, and main if the program starts with the receiver (a class or structure with @main). If a property list or a build setting names a class that the system instantiates, the value is the key, such as NSPrincipalClass.
    callee TEXT NOT NULL,
    -- Receiver: a class, a generic parameter, self, Self, super, or the class that is instantiated; NULL if the code names no receiver.
    receiver TEXT,
    -- Arguments as a JSON array of [label, expression].
    arguments TEXT,
    -- Type that contains the code.
    class TEXT,
    -- Member that contains the code.
    member TEXT,
    -- 1 for code in a class (static) member.
    is_static INTEGER NOT NULL,
    -- Members of the type that lead to this call within the file; see _load_calls.led_from.
    led_from TEXT,
    -- Platforms that the code is compiled for; see declarations.platforms.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Code of functions, methods, initializers, getters and initial values of properties, if it creates objects or mentions nibs or identifiers.
-- example: SELECT class, name FROM functions WHERE kind = 'initializer'
CREATE TABLE functions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- function (also a method, and the setter or observer of a property), initializer, getter, value (the initial value of a property).
    kind TEXT NOT NULL,
    -- Type that the function belongs to; for an extension, the extended type; NULL if the function does not belong to a type.
    class TEXT,
    -- Swift base name, Objective-C selector, name of the property; init for a Swift initializer.
    name TEXT NOT NULL,
    -- Parameters as a JSON array of [label, name, type] or [label, name, type, default]; NULL if there are none.
    parameters TEXT,
    -- Generic parameters as a JSON array of [name, generic constraint]; NULL if there are none.
    generics TEXT,
    -- Result type as written, without ? and !; NULL if none is written.
    result TEXT,
    -- 1 for a class (static) member.
    is_static INTEGER NOT NULL,
    -- 1 if the Swift declaration has the keyword override.
    is_override INTEGER NOT NULL,
    -- 1 for an Objective-C setter that calls itself with its own argument, unconditionally or under a condition on the argument only. Such a setter never returns.
    is_endless_setter INTEGER NOT NULL,
    -- 1 if the flow analysis follows calls of the function; 0 if the code is stored only for the names of resources in it.
    is_followed INTEGER NOT NULL,
    -- Its code as JSON: an array of statements and expressions. A text, number, flag or null is stored directly. Everything else is an array that starts with n (name), m (member of something), c (call: receiver, name, labels, arguments, line, column; receiver 0 for none, 1 for a leading dot), a (list), d (dictionary: its keys as an array, then its values), t (tuple: its labels as an array, then its elements), j (concatenated texts), ? (choice), f (closure), x (element), as (cast), o (operator), u (anything else), v (variable), = (assignment), r (return), if, sw (switch), for, { (block). Line numbers are relative to body_line.
    body TEXT NOT NULL,
    -- Line of the first call in the code, 1-based.
    body_line INTEGER NOT NULL,
    -- Platforms that the code is compiled for; see declarations.platforms.
    platforms TEXT,
    -- Line of the name, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Assignments in functions: `name = value`, `object.name = value`, and calls that set something, such as `[object setName:value]`.
-- example: SELECT class, member, object FROM assignments WHERE name = 'text'
CREATE TABLE assignments (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type that the function belongs to (see functions.class); NULL if there is none.
    class TEXT,
    -- Name of the function; see functions.name.
    member TEXT NOT NULL,
    -- Object whose property is assigned, as the last part of its name: self, or imageView for cell.imageView; NULL if the code assigns to a name without an object.
    object TEXT,
    -- Variable or property; for a call, the base name or the first part of the selector, such as setImage.
    name TEXT NOT NULL
) STRICT;

-- Calls to super in functions.
CREATE TABLE _super_calls (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type that the function belongs to (see functions.class); NULL if there is none.
    class TEXT,
    -- Name of the function; see functions.name.
    member TEXT NOT NULL,
    -- Nib loading message that the function implements; NULL if it implements none.
    decoding_selector TEXT,
    -- Called method: Swift base name or Objective-C selector.
    name TEXT NOT NULL,
    -- Number of arguments.
    argument_count INTEGER NOT NULL
) STRICT;

-- Classes that functions use as values, such as Badge.self. Only the first use of each class in a function has a row.
CREATE TABLE _class_values (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type that the function belongs to (see functions.class); NULL if there is none.
    class TEXT,
    -- Name of the function; see functions.name.
    member TEXT NOT NULL,
    -- Name of the class that is used.
    name TEXT NOT NULL,
    -- Line of the innermost call with the class as an argument, 1-based. If there is no such call, line of the function's name.
    line INTEGER NOT NULL
) STRICT;

-- Outlets, actions and other methods that a source file declares, and that functions in the same file mention by name.
CREATE TABLE _member_mentions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type that the function belongs to (see functions.class); NULL if there is none.
    class TEXT,
    -- Name of the outlet, or of the method up to its first colon.
    name TEXT NOT NULL
) STRICT;

-- Derived: names of functions that lead to a load whose nib or owner depends on the caller. For an initializer, the name of its class is listed. The table functions also stores code that mentions these names.
CREATE TABLE _sought_names (
    -- Tree.
    tree_id INTEGER NOT NULL REFERENCES trees (id),
    -- Base name, selector, or name of a class.
    name TEXT NOT NULL,
    PRIMARY KEY (tree_id, name)
) STRICT, WITHOUT ROWID;

-- Targets of Xcode projects, project generators (XcodeGen, Tuist), Bazel, packages and pods.
-- example: SELECT name, kind, module FROM targets WHERE kind = 'application'
CREATE TABLE targets (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Project, manifest or podspec.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name.
    name TEXT NOT NULL,
    -- Product type: application, app-extension, framework, unit-test …; library, executable, test, macro, plugin of a package; pod.
    kind TEXT,
    -- Module that its sources are compiled into.
    module TEXT,
    -- iOS, macOS, tvOS, watchOS or visionOS; NULL if there are several platforms, or if the platform is unknown.
    platform TEXT,
    -- Swift version, as written.
    swift_version TEXT,
    -- Lowest version of the system that the target runs on, as written (15.0); NULL if it is unknown, or if there are several platforms.
    deployment_target TEXT,
    -- Newest version of Xcode that is known to have written the project (16.4); NULL if it is unknown.
    xcode_version TEXT,
    -- Path of its Info.plist, relative to the root. If the path contains an unknown setting, the path as written, with $(NAME).
    info_plist TEXT,
    -- 1 if build settings generate its Info.plist, or add keys to it.
    generates_info_plist INTEGER NOT NULL,
    -- 1 if _defined_flags contains every flag that its build settings can define.
    knows_flags INTEGER NOT NULL,
    -- Line, 1-based.
    line INTEGER NOT NULL
) STRICT;

-- Lines of a source that are compiled only if a flag is defined (#if FLAG, #ifdef FLAG): one row per flag.
CREATE TABLE _flag_regions (
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name of the flag.
    name TEXT NOT NULL,
    -- Line of the directive that starts the region, 1-based.
    line INTEGER NOT NULL,
    -- Line of the directive that ends the region, 1-based.
    end_line INTEGER NOT NULL
) STRICT;

-- Compilation flags that a source or a build setting defines, or might define.
CREATE TABLE _defined_flags (
    -- Source with the #define; project with the build setting.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the target with the build setting that contains the flag; NULL for a #define.
    target_id INTEGER REFERENCES targets (id),
    -- Name of the flag.
    name TEXT NOT NULL
) STRICT;

-- Entries about the launch of an app, from an Info.plist or from the settings that generate one. Nibs and classes that the entries name are in _load_calls and calls.
CREATE TABLE _manifest_entries (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Property list, project or manifest.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the target with the setting; NULL for a property list.
    target_id INTEGER REFERENCES targets (id),
    -- sceneManifest (UIApplicationSceneManifest: the app uses scenes), scene (a scene in the manifest), launchScreen (UILaunchScreen, which replaces a storyboard), withdrawnKey (a key with the value true that newer SDKs ignore).
    kind TEXT NOT NULL,
    -- Role of a scene (UIWindowSceneSessionRoleApplication).
    role TEXT,
    -- Name of the configuration of a scene, or of a withdrawn key.
    name TEXT,
    -- Class of a scene, as written; NULL for the default class of the system.
    scene_class TEXT,
    -- Class of its delegate, as written ($(PRODUCT_MODULE_NAME).SceneDelegate).
    delegate_class TEXT,
    -- Storyboard of a scene.
    storyboard TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL
) STRICT;

-- Paths that a target names. target_files contains the files that exist.
CREATE TABLE _target_paths (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Project, manifest or podspec.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the target.
    target_id INTEGER NOT NULL REFERENCES targets (id),
    -- file (one file); folder (the contents of a folder); excluded (a path whose contents do not belong to the target); pattern (only the files in the folder that match one of its patterns belong to the target); excludedPattern (files that match the pattern do not belong to the target).
    kind TEXT NOT NULL,
    -- sources, resources or headers; NULL for a folder in which the type of each file decides the phase.
    phase TEXT,
    -- Path relative to the root; empty for the root itself. In a pattern, * and ? match within a name, ** matches any folders, and [a-z] and {a,b} are alternatives.
    path TEXT NOT NULL,
    -- Number of a folder within its target, 1-based; for an exclusion or a pattern, the number of its folder; NULL for a file.
    folder INTEGER,
    -- 1 if the path refers to the file with this name in each .lproj folder.
    is_localized INTEGER NOT NULL,
    -- 1 for a folder whose subfolders do not belong to the target.
    is_flat INTEGER NOT NULL
) STRICT;

-- Derived: the indexed files that each target compiles or copies.
-- example: SELECT targets.name, count(*) FROM target_files JOIN targets ON targets.id = target_files.target_id WHERE phase = 'resources' GROUP BY targets.id
CREATE TABLE target_files (
    -- Row id of the target.
    target_id INTEGER NOT NULL REFERENCES targets (id),
    -- The file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- sources, resources or headers; infoPlist: the property list of the target.
    phase TEXT NOT NULL
) STRICT;

-- Derived: the modules that a file can name: its own module and the modules that it imports.
CREATE TABLE _file_modules (
    -- The file: a source, a nib or a storyboard.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name of the module.
    module TEXT NOT NULL,
    -- 1 for the module of a target that compiles or copies the file . For a header, 1 for the module of a target that compiles its implementation. If no target contains the file, 1 for the module that the deepest enclosing folder is named after. Only modules that a source imports, or that a nib names, count. If several folders have the same name, only the folders nearest to the root count. 0 for a module that the file imports, or that an imported module exports. Modules of Apple's frameworks are omitted.
    is_own INTEGER NOT NULL,
    PRIMARY KEY (file_id, module)
) STRICT, WITHOUT ROWID;

-- Languages listed in an Xcode project.
CREATE TABLE _project_regions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Project.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Region as written (en, Base, zh-Hans, English).
    region TEXT NOT NULL,
    -- 1 for the development language.
    is_development INTEGER NOT NULL
) STRICT;

-- Dependencies of targets: other targets, products of packages, pods, and frameworks that are built elsewhere. System frameworks are omitted.
CREATE TABLE _target_dependencies (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Project, manifest or podspec.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the target.
    target_id INTEGER NOT NULL REFERENCES targets (id),
    -- Name of the target or product, without its project or package.
    name TEXT NOT NULL
) STRICT;

-- Derived: targets of a specification that also exist in the project generated from it. Such a target has the files of the project's target.
CREATE TABLE _generated_targets (
    -- Row id of the target of the specification.
    target_id INTEGER NOT NULL REFERENCES targets (id),
    -- Row id of the target of the Xcode project.
    project_target_id INTEGER NOT NULL REFERENCES targets (id)
) STRICT;

-- Files and folders that were read or checked for a project, manifest or specification. If one of these changes, the project, manifest or specification is read again.
CREATE TABLE _settings_inputs (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Project, manifest or specification.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Path relative to the root. If it ends with a slash, the names in this folder were read.
    path TEXT NOT NULL,
    -- SHA-256 of a file that was read, or of the names in a folder, in hexadecimal digits; the word file or folder if only the existence was checked; NULL if nothing exists at the path.
    content TEXT
) STRICT;

-- Scenes of storyboards.
-- example: SELECT scenes.scene_id, objects.class FROM scenes JOIN objects ON objects.id = scenes.controller WHERE is_initial
CREATE TABLE scenes (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the scene.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Scene id in the file.
    scene_id TEXT,
    -- Row id of the scene's controller.
    controller INTEGER REFERENCES objects (id),
    -- 1 for the scene of the initial controller.
    is_initial INTEGER NOT NULL,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- Everything else about the scene, such as its place on the canvas, as a JSON object.
    attributes TEXT
) STRICT;

-- User-defined runtime attributes. Nib loading sets them by key path.
-- example: SELECT objects.class, key_path, value FROM runtime_attributes JOIN objects ON objects.id = runtime_attributes.object
CREATE TABLE runtime_attributes (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the attribute.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the object that has the attribute.
    object INTEGER NOT NULL REFERENCES objects (id),
    -- Key path (layer.cornerRadius).
    key_path TEXT,
    -- string, number, boolean, color, image, point, size, range, rect, nil.
    type TEXT,
    -- Value; a compound value (color, rect) as a JSON object.
    value TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Resources that a nib lists: images, named colors, system colors, sounds.
-- example: SELECT DISTINCT name FROM resources WHERE kind = 'image' AND catalog IS NULL
CREATE TABLE resources (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that lists the resource.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- image, namedColor, systemColor, sound.
    kind TEXT NOT NULL,
    -- Name of the resource.
    name TEXT,
    -- system for an SF Symbol; else NULL.
    catalog TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- Everything else about the resource, as a JSON object.
    attributes TEXT
) STRICT;

-- Places where an object names an image, a color, a font or a sound.
-- example: SELECT objects.class, name, property FROM resource_uses JOIN objects ON objects.id = resource_uses.object WHERE kind = 'namedColor'
CREATE TABLE resource_uses (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the use.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the object; NULL for the document's own tint color.
    object INTEGER REFERENCES objects (id),
    -- image, namedColor, systemColor, font, sound.
    kind TEXT NOT NULL,
    -- Name of the resource, or of the font.
    name TEXT NOT NULL,
    -- Property that names it (image, normalBackgroundImage, textColor).
    property TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- User-visible texts.
-- example: SELECT property, text FROM texts WHERE length(text) > 20
CREATE TABLE texts (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the text.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the object that shows the text.
    object INTEGER NOT NULL REFERENCES objects (id),
    -- Property as strings files name it (title, normalTitle, segmentTitles[0], ibShadowedToolTip).
    property TEXT NOT NULL,
    -- The text.
    text TEXT NOT NULL,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Texts in strings files and string catalogs, one row for each key, language and value.
-- example: SELECT key, value FROM localized_strings WHERE language = 'de'
CREATE TABLE localized_strings (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Strings file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Key. In the strings file of a nib it is OBJECTID.property.
    key TEXT NOT NULL,
    -- Language, from the .lproj folder or the catalog; NULL if neither contains it.
    language TEXT,
    -- Plural, device or substitution that the text is for, as the path of keys (plural.one, device.iphone); NULL if there are no variations.
    variation TEXT,
    -- The text; NULL for a key of a catalog that has no text in any language. In this case the key is the text.
    value TEXT,
    -- Comment of the key, or the comment before the key.
    comment TEXT,
    -- State in a catalog: translated, needs_review, new, stale; NULL if none is given.
    state TEXT,
    -- Origin of the key in a catalog: manual, stale, migrated, extracted_with_value; NULL if none is given.
    extraction_state TEXT,
    -- 1 in the source language of a catalog.
    is_source INTEGER NOT NULL,
    -- 1 unless a catalog says that the key is not translated (shouldTranslate).
    is_translated INTEGER NOT NULL,
    -- Line of the key, or of the language in a catalog, 1-based; 1 in a binary file.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points; 1 in a binary file.
    "column" INTEGER NOT NULL
) STRICT;

-- Folders of asset catalogs that have a Contents.json: sets (of pictures, colors and other assets), groups, and the catalogs themselves. The view assets contains their full names.
CREATE TABLE _asset_sets (
    -- The Contents.json; also the primary key.
    file_id INTEGER PRIMARY KEY REFERENCES files (id),
    -- catalog, group; image, symbol, color, data, appIcon, icon, launchImage, brandAssets, imageStack, imageStackLayer, spriteAtlas, complication, sticker, stickers, texture, resource, resources, leaderboard.
    kind TEXT NOT NULL,
    -- Name of the folder, without extension.
    name TEXT NOT NULL,
    -- Path of the catalog.
    catalog TEXT NOT NULL,
    -- Path of the folder.
    folder TEXT NOT NULL,
    -- 1 if the names of its contents start with this name and a slash.
    provides_namespace INTEGER NOT NULL
) STRICT;

-- Variants of the sets of asset catalogs: a picture, a color, a file.
CREATE TABLE _asset_variants (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- The Contents.json.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- File or folder in the folder of the set; NULL if none is given.
    filename TEXT,
    -- universal, iphone, ipad, mac, tv, watch, car, and others.
    idiom TEXT,
    -- 1x, 2x, 3x; NULL for all.
    scale TEXT,
    -- dark, light, high, or several of them separated by spaces; NULL for any appearance.
    appearance TEXT,
    -- Language, or its direction (left-to-right).
    language TEXT,
    -- sRGB or display-P3.
    gamut TEXT,
    -- Size of an icon, in points (29x29).
    size TEXT,
    -- Color space of a color (srgb, display-p3, gray-gamma-22).
    color_space TEXT,
    -- Red, 0 to 1; for a gray, its white value.
    red REAL,
    -- Green, 0 to 1.
    green REAL,
    -- Blue, 0 to 1.
    blue REAL,
    -- Opacity, 0 to 1.
    alpha REAL,
    -- System color that the variant refers to (systemBlueColor).
    system_color TEXT,
    -- Line of the first key of the variant, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Names in sources, property lists and settings that can be names of pictures, colors or fonts. resource_calls contains further names.
-- example: SELECT files.path, names.value FROM mentioned_names JOIN files ON files.id = mentioned_names.file_id JOIN json_each(names) AS names
CREATE TABLE mentioned_names (
    -- Source, property list, project or page; also the primary key.
    file_id INTEGER PRIMARY KEY REFERENCES files (id),
    -- JSON array of texts. In a text, * stands for a part that is known only at run time (icon_*). A text that starts with a dot is a member that can be a generated symbol (.myImage).
    names TEXT NOT NULL
) STRICT;

-- Variables and properties that the code of a source assigns to: `name = value`, `self.name = value`, `_name = value`. Declarations do not count.
CREATE TABLE _assigned_names (
    -- Source; also the primary key.
    file_id INTEGER PRIMARY KEY REFERENCES files (id),
    -- JSON array of names, without a leading underscore.
    names TEXT NOT NULL
) STRICT;

-- Calls that ask for a picture, a color, a font or a text by name: UIImage(named:), NSLocalizedString and similar calls.
-- example: SELECT kind, name FROM resource_calls WHERE name GLOB '*[*]*'
CREATE TABLE resource_calls (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- image, namedColor, font or string.
    kind TEXT NOT NULL,
    -- Name, or key of a text. A * stands for a part that is known only at run time (icon_*). A generated symbol starts with a dot (.myImage).
    name TEXT NOT NULL,
    -- Line of the name, 1-based.
    line INTEGER NOT NULL,
    -- Column of the name, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Fonts in font files, with the names from their name tables.
-- example: SELECT postscript_name, family, style FROM font_faces
CREATE TABLE font_faces (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File of the font, or of a collection of fonts.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- PostScript name (AvenirNext-DemiBold), as nibs name it.
    postscript_name TEXT,
    -- Full name (Avenir Next Demi Bold).
    full_name TEXT,
    -- Family (Avenir Next).
    family TEXT,
    -- Style in the family (Demi Bold).
    style TEXT
) STRICT;

-- Fonts that an Info.plist lists as part of the app.
CREATE TABLE _declared_fonts (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Property list.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- UIAppFonts, or ATSApplicationFontsPath, which names a folder.
    "key" TEXT NOT NULL,
    -- File of the font, or the folder, as written.
    name TEXT NOT NULL,
    -- Line of the key, 1-based.
    line INTEGER NOT NULL
) STRICT;

-- Differences between size classes: changed values, and installed views and constraints.
-- example: SELECT size_class, property, value FROM variations WHERE size_class <> 'default'
CREATE TABLE variations (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that contains the variation.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the object; NULL for a constraint.
    object INTEGER REFERENCES objects (id),
    -- Id of the object or the constraint.
    element_id TEXT,
    -- default, widthClass=compact, heightClass=regular-widthClass=compact.
    size_class TEXT,
    -- Attribute or key that differs (constant, fontDescription), or the list with different members (subviews, constraints).
    property TEXT,
    -- Value in the size class; a compound value as a JSON object; include or exclude for a member of a list.
    value TEXT,
    -- Id of the member that is included or excluded.
    reference_id TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Subtrees: objects with everything inside them, to find repeated structures. Subtrees with fewer than three objects are left out. If the top object cannot be used elsewhere (for example, a menu, a cell or a bar), the subtree is also left out.
-- example: SELECT structure, count(*) FROM subtrees GROUP BY structure HAVING count(*) > 1
CREATE TABLE subtrees (
    -- Row id of the topmost object; also the primary key.
    object INTEGER PRIMARY KEY REFERENCES objects (id),
    -- File that contains it.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the last object in the subtree. The subtree contains the row ids from the top object to this one.
    last_object INTEGER NOT NULL REFERENCES objects (id),
    -- Number of objects, including the top one. Menus with their items are not counted. Objects that Interface Builder adds by itself are not counted either: cells of controls, clip views, scrollers, layout guides, and navigation and tab bars with their items. Below the top object, the views of controllers, windows, tabs and cells are also not counted.
    objects INTEGER NOT NULL,
    -- Number of constraints whose items are all in the subtree.
    constraints INTEGER NOT NULL,
    -- Hash of elements, classes and keys in document order, without the key of the top object. Modules, ids, texts, frames and other attributes do not count.
    shape INTEGER NOT NULL,
    -- Hash of the shape and of the constraints inside the subtree. A constraint is hashed by the positions of its items, and by its attributes, relation, constant, multiplier and priority.
    structure INTEGER NOT NULL
) STRICT;

-- Full-text index of the table texts: texts_fts MATCH 'part of a text'. rowid is texts.id. It contains trigrams, so that it works for languages without spaces between words. A query needs at least three characters.
-- example: SELECT texts.property, texts.text FROM texts_fts JOIN texts ON texts.id = texts_fts.rowid WHERE texts_fts MATCH 'apple'
CREATE VIRTUAL TABLE texts_fts USING fts5 (
    text,
    content = 'texts',
    content_rowid = 'id',
    tokenize = 'trigram',
    detail = 'full',
    columnsize = 0
);
