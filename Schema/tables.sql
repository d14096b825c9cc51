-- The tables of an index. The comment before a table or column is its
-- documentation: `xibdb schema` prints it, and a test proves that none is
-- missing. Text stands as written in the file; where the file says "", the
-- column is NULL. Ids of the file keep ibtool's names (object id, source id,
-- destination id) and end in _id; a column without _id that names an object
-- (parent, source, destination) is the row id of that object. A column named
-- for a class, a member or a target holds its name; a row id of theirs ends in
-- class_id, member_id, target_id. Flags are 0 or 1, never NULL. Tables that are
-- marked Derived are made from the others; what a file says is never changed
-- after it was read.

-- What the index was made with; one row.
CREATE TABLE meta (
    -- Always 1.
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- Version of this schema; an index of another version is rebuilt.
    schema_version INTEGER NOT NULL,
    -- Version of the xibdb that wrote the index last.
    tool_version TEXT NOT NULL,
    -- Bookkeeping: start of the last run that wrote, in nanoseconds since 1970.
    run_started_ns INTEGER NOT NULL,
    -- Bookkeeping: inode of the index's own file; a copy has another.
    own_inode INTEGER NOT NULL,
    -- Bookkeeping: time of the last change of the index's own file, in nanoseconds since 1970.
    own_mtime_ns INTEGER NOT NULL
) STRICT;

-- Trees: one row for each state of a repository that is indexed, a work tree, a folder or a git revision.
CREATE TABLE trees (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Name that tells the tree from the others: as given, else the folder's name (with @ and the revision), with folders above it where two would be the same.
    name TEXT NOT NULL UNIQUE,
    -- 1 where the name was given.
    has_given_name INTEGER NOT NULL CHECK (has_given_name IN (0, 1)),
    -- Absolute path of the folder.
    path TEXT NOT NULL,
    -- Revision, as asked for (REV or REV:FOLDER); NULL for the folder as it is.
    revision TEXT,
    -- Commit that is checked out, or that the revision names; NULL outside git.
    commit_id TEXT,
    -- How files were found: git (tracked, and untracked that are not ignored), folder (all) or revision (those of the commit).
    walk TEXT NOT NULL,
    -- Bookkeeping: the choices of the run that decide which files are indexed, as JSON.
    options TEXT NOT NULL,
    -- What says of paths that they hold other people's code: the lines of .gitattributes, each after the path of its file, and repositories inside where those were chosen; NULL without any.
    origin_rules TEXT
) STRICT;

-- Indexed files, one row each, whether they could be read or not.
CREATE TABLE files (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Tree that the file is of.
    tree_id INTEGER NOT NULL REFERENCES trees (id),
    -- Path relative to the root, with /; the bytes on disk.
    path TEXT NOT NULL,
    -- Path as answers print it: with the tree's name before it where the index has several trees.
    display_path TEXT NOT NULL,
    -- Nib name: the file name without extension and device suffix; of a picture also without scale (@2x), of a Contents.json the name of its set.
    name TEXT NOT NULL,
    -- xib, storyboard, nib (a .nib file, or a file inside a .nib bundle); swift, objc (.m, .mm, .h); project (project.pbxproj), xcodegen (project.yml, project.json), bazel (BUILD.bazel, BUILD), package (Package.swift), podspec, plist (a property list, which may be an Info.plist), xcconfig; strings, stringsdict, xcstrings; asset (Contents.json of an asset catalog), data (its other files; compiled catalogs and tables of strings, .car and .loctable), image (a picture, there or elsewhere); font. The view nibs has the first three alone.
    kind TEXT NOT NULL,
    -- document, archive, empty, binaryPropertyList, nibArchive, propertyList, textPropertyList, typedStream, otherXML; source (Swift, Objective-C); settings (projects, packages, property lists, manifests of Tuist); strings (strings files); asset; font; unread (pictures and other files of catalogs: name and size are all that is known); error.
    format TEXT NOT NULL,
    -- iOS, macOS, tvOS or watchOS; NULL where the target runtime is none of theirs.
    platform TEXT,
    -- Language folder without .lproj (Base, de, zh-Hans); NULL outside one.
    localization TEXT,
    -- Device suffix of the file name (ipad, iphone); NULL without one.
    device TEXT,
    -- Path of the .nib bundle or asset catalog that holds the file; NULL outside one.
    bundle_path TEXT,
    -- Path without its .lproj folder: the same for all copies of one nib.
    logical_path TEXT NOT NULL,
    -- Whose code it is: vendored (other people's: by .gitattributes, else by the name of a folder, which may be a built framework or app), test (only test targets have it, or no target and a folder has the name of tests), own.
    origin TEXT NOT NULL CHECK (origin IN ('own', 'vendored', 'test')),
    -- Bookkeeping: what path and .gitattributes alone say of the origin, vendored or test; NULL for nothing.
    marked_origin TEXT,
    -- Document type of the root element.
    document_type TEXT,
    -- Format version of the root element (3.0; archives 7.x, 8.00).
    document_version TEXT,
    -- Target runtime, as written.
    target_runtime TEXT,
    -- Version of the Xcode that saved the file (toolsVersion), dotted.
    tools_version TEXT,
    -- Build of the macOS that saved the file.
    system_version TEXT,
    -- Deployment target, as written: a version, or a number such as 2304.
    deployment TEXT,
    -- 1 where auto layout is on.
    use_autolayout INTEGER NOT NULL,
    -- 1 where safe area layout guides are on.
    use_safe_areas INTEGER NOT NULL,
    -- 1 where trait variations (size classes) are on.
    use_trait_collections INTEGER NOT NULL,
    -- 1 for a launch screen.
    launch_screen INTEGER NOT NULL,
    -- Object id of the initial controller of a storyboard.
    initial_controller_id TEXT,
    -- How deep objects nest; 0 without objects.
    depth INTEGER,
    -- Everything else that the file says of itself, as a JSON object.
    attributes TEXT,
    -- Why the file could not be read, or what is wrong with one that was read nevertheless (its format is then not error); else NULL.
    error TEXT,
    -- Line of the error, 1-based.
    error_line INTEGER,
    -- Column of the error, 1-based.
    error_column INTEGER,
    -- Size in bytes.
    size INTEGER NOT NULL,
    -- git's id of the bytes as they are on disk (what git hash-object says of them), in hexadecimal; NULL where they were not read.
    content_hash TEXT,
    -- Bookkeeping: inode.
    inode INTEGER NOT NULL,
    -- Bookkeeping: time of the last change of content, in nanoseconds since 1970.
    mtime_ns INTEGER NOT NULL,
    -- Bookkeeping: time of the last change of the inode, in nanoseconds since 1970.
    ctime_ns INTEGER NOT NULL
) STRICT;

-- Every object of every file: what has an id and is neither a constraint nor a connection.
CREATE TABLE objects (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that holds the object.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Object id in the file; unique in a file by custom, not by force.
    object_id TEXT NOT NULL,
    -- Element name (button); in archives the archived class (IBUIButton).
    element TEXT NOT NULL,
    -- Class at run time: the custom class, else the platform's class of the element; - where no object is made; NULL where unknown.
    class TEXT,
    -- Class that Interface Builder's own object has (UIButton for a button), whatever custom class is set; - where no object is made.
    base_class TEXT,
    -- Custom class of the Identity inspector.
    custom_class TEXT,
    -- Module of the custom class.
    custom_module TEXT,
    -- target where the module is the target's own.
    custom_module_provider TEXT,
    -- filesOwner, firstResponder, application, externalObject, exit, storyboardReference; NULL for an ordinary object.
    role TEXT,
    -- Key that the object hangs on in its parent (view, cell, submenu), else the element that lists it (subviews, items).
    key TEXT,
    -- Object id of the nearest enclosing object; NULL at the top.
    parent_id TEXT,
    -- Row id of the nearest enclosing object.
    parent INTEGER REFERENCES objects (id),
    -- How many objects enclose this one.
    depth INTEGER NOT NULL,
    -- Place among the objects of the same parent, 0-based.
    position INTEGER NOT NULL,
    -- Place in the array that loadNibNamed returns, 0-based; NULL for placeholders, nested objects and storyboards. On macOS the array promises no order.
    top_level_index INTEGER,
    -- Scene id of a storyboard's scene.
    scene_id TEXT,
    -- Label given in the document outline.
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
    -- Tag: an integer, or the text of one that is none.
    tag ANY,
    -- Frame, in points: x of the origin.
    x REAL,
    -- Frame: y of the origin; on macOS from the bottom.
    y REAL,
    -- Frame: width.
    width REAL,
    -- Frame: height.
    height REAL,
    -- 1 where Xcode noted that the frame differs from the constraints.
    misplaced INTEGER NOT NULL,
    -- 1 where Xcode noted that the constraints leave the layout ambiguous.
    ambiguous INTEGER NOT NULL,
    -- Accessibility label; on macOS the description.
    accessibility_label TEXT,
    -- Accessibility hint; on macOS the help.
    accessibility_hint TEXT,
    -- Accessibility identifier.
    accessibility_identifier TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- Everything else that the file says of the object, as a JSON object: attributes by name, keyed children by key, other children as lists by element.
    attributes TEXT
) STRICT;

-- Every connection: outlets, outlet collections, actions, segues, bindings, accessibility connections.
CREATE TABLE connections (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that holds the connection.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- outlet, outletCollection, action, segue, binding, accessibilityConnection.
    kind TEXT NOT NULL,
    -- Id of the connection itself.
    connection_id TEXT,
    -- Object id of the source: who has the outlet, who sends the action, who is bound, where the segue starts.
    source_id TEXT,
    -- Row id of the source.
    source INTEGER REFERENCES objects (id),
    -- Id of the destination: an object or a constraint.
    destination_id TEXT,
    -- Row id of the destination; NULL for a constraint or an end that is missing.
    destination INTEGER REFERENCES objects (id),
    -- Property of an outlet, selector of an action, kind of a segue (show, relationship:rootViewController), name of a binding.
    name TEXT,
    -- Key path of a binding.
    key_path TEXT,
    -- Control event of an iOS action (touchUpInside).
    event_type TEXT,
    -- Trigger of a macOS action where it is not the plain one (doubleAction).
    "trigger" TEXT,
    -- Identifier of a segue.
    identifier TEXT,
    -- Custom class of a segue.
    custom_class TEXT,
    -- Module of a segue's custom class.
    custom_module TEXT,
    -- target where the module of a segue's custom class is the target's own.
    custom_module_provider TEXT,
    -- Selector of an unwind segue.
    unwind_action TEXT,
    -- Selector of the @IBSegueAction that makes the destination.
    creation_selector TEXT,
    -- Class of an outlet collection, where written.
    collection_class TEXT,
    -- Connection id of the segue that this one is nested in (preview, commit).
    parent_connection_id TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- Everything else that the file says of the connection, as a JSON object.
    attributes TEXT,
    -- Options of a binding (value transformer, placeholders), as a JSON object.
    options TEXT
) STRICT;

-- Layout constraints.
CREATE TABLE constraints (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that holds the constraint.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Id of the constraint.
    constraint_id TEXT,
    -- Row id of the view that lists the constraint.
    owner INTEGER REFERENCES objects (id),
    -- Object id of the first item; the owner's where the file leaves it out.
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
    -- Constant in points; NULL for 0, or the standard space.
    constant REAL,
    -- Multiplier: a number, or a ratio such as 16:9.
    multiplier TEXT,
    -- Priority; NULL for required (1000).
    priority REAL,
    -- Identifier.
    identifier TEXT,
    -- Label given in the document outline.
    user_label TEXT,
    -- Custom class.
    custom_class TEXT,
    -- Module of the custom class.
    custom_module TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- Everything else that the file says of the constraint, as a JSON object.
    attributes TEXT
) STRICT;

-- File's Owner of every xib or nib that could be read: one row each; storyboards have none.
CREATE TABLE owners (
    -- File; also the key.
    file_id INTEGER PRIMARY KEY REFERENCES files (id),
    -- Row id of the placeholder; NULL where the file has none.
    object INTEGER REFERENCES objects (id),
    -- Class of the File's Owner; NULL where none is set, which means NSObject.
    class TEXT,
    -- Module of the class.
    module TEXT,
    -- target where the module is the target's own.
    module_provider TEXT
) STRICT;

-- Derived: classes that the nibs name, the sources declare, or these descend from. Two declarations of one name are two rows; a class that nothing declares is one row by name and module. Those of a framework, and those that nothing declares, are rows of each tree that has to do with them.
CREATE TABLE classes (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Tree whose nibs name the class, or whose sources have to do with it.
    tree_id INTEGER NOT NULL REFERENCES trees (id),
    -- Name of the class in its language; of a nested Swift class the path (Outer.Inner).
    name TEXT NOT NULL,
    -- Name that the Objective-C runtime knows, where the source gives another: @objc(Name).
    objc_name TEXT,
    -- Module of the target that compiles the class, else of the folder that is called like a module; of a class that nothing declares the one that nibs give; of a framework class its framework; NULL where none is known.
    module TEXT,
    -- Superclass as declared; else as most class descriptions in nibs have it; NULL where there is none or none is known.
    superclass TEXT,
    -- Row id of the superclass; NULL where several could be meant (_class_superclasses).
    superclass_id INTEGER REFERENCES classes (id),
    -- project: declared in a source; framework: in framework_classes; unknown: neither, so it comes from a binary framework, or from nowhere. A framework class that descends from another class on another platform is a row of its own.
    kind TEXT NOT NULL,
    -- What it descends from: application, document, windowController, viewController, interfaceController, window, cell, view, gestureRecognizer, menu, menuItem, barItem, toolbarItem, segue, constraint, controlCell, else object; NULL where the chain of superclasses ends in the unknown, and where several superclasses could be meant that do not agree.
    descends_from TEXT,
    -- Row id of the declaration.
    declaration_id INTEGER REFERENCES declarations (id),
    -- File that declares the class; NULL where none that was indexed does.
    file_id INTEGER REFERENCES files (id),
    -- Line of the declaration, 1-based.
    line INTEGER,
    -- How many objects have the class at run time, placeholders left out; where several classes have the name, those of all.
    object_count INTEGER NOT NULL,
    -- How many xibs have the class as File's Owner; likewise.
    owner_count INTEGER NOT NULL
) STRICT;

-- Derived: every name that a class goes by.
CREATE TABLE _class_names (
    -- Tree of the class.
    tree_id INTEGER NOT NULL REFERENCES trees (id),
    -- The name.
    name TEXT NOT NULL,
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- name, objc (@objc(Name)), alias (typealias, typedef, @compatibility_alias), or swift (the name that Swift has for a framework class: Operation).
    kind TEXT NOT NULL
) STRICT;

-- Derived: the targets that compile a class.
CREATE TABLE _class_targets (
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Row id of the target.
    target_id INTEGER NOT NULL REFERENCES targets (id)
) STRICT;

-- Derived: the platforms of a class: of the framework, or of the targets that compile it, else of its nearest framework superclass; a class of which none is known has no row.
CREATE TABLE _class_platforms (
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- iOS, macOS, tvOS, watchOS or visionOS.
    platform TEXT NOT NULL,
    PRIMARY KEY (class_id, platform)
) STRICT, WITHOUT ROWID;

-- Derived: the superclass of every class that has one; several rows where several classes could be meant (a class of the name in each of two targets, a superclass for each platform).
CREATE TABLE _class_superclasses (
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Row id of the class that is, or may be, its superclass.
    superclass_id INTEGER NOT NULL REFERENCES classes (id),
    PRIMARY KEY (class_id, superclass_id)
) STRICT, WITHOUT ROWID;

-- Derived: the superclasses of every class, all the way up; where several classes could be a superclass, all of them with all above them.
CREATE TABLE class_ancestors (
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Row id of the superclass; the class itself at distance 0.
    ancestor_id INTEGER NOT NULL REFERENCES classes (id),
    -- Name of the superclass.
    name TEXT NOT NULL,
    -- How far up: 0 for the class itself, 1 for its superclass; by the shortest way where there are several.
    distance INTEGER NOT NULL
) STRICT;

-- Derived: the classes that a file names, and what each name stands for there; one row per file, name and module.
CREATE TABLE named_classes (
    -- File that names the class.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name as written, or the platform's class of an element.
    name TEXT NOT NULL,
    -- Module as written.
    module TEXT,
    -- Row id of the class; NULL where several could be meant (_named_class_candidates).
    class_id INTEGER REFERENCES classes (id),
    -- declared: one declaration fits; framework: a class of the platform; named: nothing that was indexed declares it; byTarget: each target that copies the file compiles one of its own; ambiguous: several declarations fit.
    certainty TEXT NOT NULL
) STRICT;

-- Derived: the classes of which a name in a file may be any, where several could be meant: of the rows of named_classes whose class_id is NULL. Of a name that more than 16 classes have, those near the file and the first 16 of each sort.
CREATE TABLE _named_class_candidates (
    -- File that names the class.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name, as in named_classes.
    name TEXT NOT NULL,
    -- Module as written.
    module TEXT,
    -- Row id of a class that may be meant.
    class_id INTEGER NOT NULL REFERENCES classes (id)
) STRICT;

-- Classes of Apple's frameworks, as far as known: facts about the platforms, the same in every index. A class that two frameworks have, on two platforms, is two rows.
CREATE TABLE framework_classes (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Name of the class.
    name TEXT NOT NULL,
    -- Superclass; NULL for NSObject and NSProxy.
    superclass TEXT,
    -- Framework that declares it.
    framework TEXT,
    -- Where the fact was seen: binding:FILE (declarations made for another language), archive (descriptions in nibs), corpus (use in nibs), hand.
    source TEXT NOT NULL
) STRICT;

-- The platforms that have a framework class; one of which none is known has no row.
CREATE TABLE _framework_class_platforms (
    -- Row id of the class in framework_classes.
    framework_class_id INTEGER NOT NULL REFERENCES framework_classes (id),
    -- iOS, macOS, tvOS, watchOS or visionOS.
    platform TEXT NOT NULL,
    PRIMARY KEY (framework_class_id, platform)
) STRICT, WITHOUT ROWID;

-- Outlets and actions that Interface Builder offers on classes of the frameworks, as far as known; subclasses have them, too.
CREATE TABLE framework_members (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Name of the class.
    class TEXT NOT NULL,
    -- outlet, outletCollection or action.
    kind TEXT NOT NULL,
    -- Property, or selector.
    name TEXT NOT NULL,
    -- Class of an outlet; NULL where not known.
    type TEXT,
    -- Where the fact was seen, as in framework_classes.
    source TEXT NOT NULL
) STRICT;

-- The platforms on which a framework class has a member; one of which none is known has no row.
CREATE TABLE _framework_member_platforms (
    -- Row id of the member in framework_members.
    framework_member_id INTEGER NOT NULL REFERENCES framework_members (id),
    -- iOS, macOS, tvOS, watchOS or visionOS.
    platform TEXT NOT NULL,
    PRIMARY KEY (framework_member_id, platform)
) STRICT, WITHOUT ROWID;

-- Names that Swift has for classes of the frameworks, where they differ from those of Objective-C: Operation for NSOperation. A project may have a class of that name itself, which wins in its module.
CREATE TABLE _framework_aliases (
    -- Name in Swift; of a class in another the path (UIImage.Configuration).
    name TEXT NOT NULL,
    -- Name of the class.
    class TEXT NOT NULL,
    -- Module that declares it.
    module TEXT NOT NULL,
    -- 1 where the Swift type is a value that stands for the class (Data for NSData): nothing descends from it.
    is_value INTEGER NOT NULL
) STRICT;

-- Properties of classes of the frameworks that have a key (key-value coding), as far as known; subclasses have them, too.
CREATE TABLE _framework_keys (
    -- Name of the class.
    class TEXT NOT NULL,
    -- Name of the property.
    "key" TEXT NOT NULL,
    -- Class of its value; NULL where that is no object, or not known.
    type TEXT,
    -- 1 where it can be set, 0 where it is only read.
    is_settable INTEGER NOT NULL,
    -- Where the fact was seen, as in framework_classes.
    source TEXT NOT NULL
) STRICT;

-- What Xcode knew of a class when it saved the file (IBDocument.Classes of archives, <classes> of Xcode 4 storyboards): it can tell where the source is gone.
CREATE TABLE class_descriptions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that holds the description.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name of the class.
    class TEXT NOT NULL,
    -- Superclass.
    superclass TEXT,
    -- Where Xcode had it from: IBProjectSource, IBFrameworkSource, IBUserSource, IBDocumentRelativeSource; project and the like in storyboards.
    source_kind TEXT,
    -- Header that declared it, as written.
    source_path TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Members of classes that matter to Interface Builder: of sources all that Objective-C may see, of class descriptions outlets and actions.
CREATE TABLE members (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that declares the member.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the declaration (class, extension, category …) that holds it; NULL for one of a class description.
    declaration_id INTEGER REFERENCES declarations (id),
    -- Row id of the class description that lists it; NULL for one of a source.
    description_id INTEGER REFERENCES class_descriptions (id),
    -- Name of the class, as the declaration has it.
    class TEXT NOT NULL,
    -- outlet, outletCollection, action, segueAction, inspectable, property, method.
    kind TEXT NOT NULL,
    -- Property; of a method its selector.
    name TEXT NOT NULL,
    -- Name of a Swift method as it is written; NULL where it is that of name.
    source_name TEXT,
    -- Getter of a property, where it is not its name.
    getter TEXT,
    -- Setter of a property that has one.
    setter TEXT,
    -- Class of an outlet (of a collection that of its elements), type of another property, or of a method's first argument; where none is written, what the first value of a Swift property makes.
    type TEXT,
    -- source: declared in a source file; description: from a class description, so as Xcode knew it when it saved the file.
    provenance TEXT NOT NULL,
    -- visible: the Objective-C runtime sees it; inferred: it does where an overridden member, a superclass with @objcMembers or Swift 3 makes it so; hidden: it does not.
    visibility TEXT NOT NULL,
    -- How many arguments a method takes.
    arguments INTEGER,
    -- 1 for an instance variable of Objective-C, declared or synthesised.
    is_variable INTEGER NOT NULL,
    -- 1 for a class (static) member.
    is_static INTEGER NOT NULL,
    -- 1 where a protocol declares it.
    is_requirement INTEGER NOT NULL,
    -- 1 where Swift says override.
    is_override INTEGER NOT NULL,
    -- Platforms that it is compiled for, as in declarations.
    platforms TEXT,
    -- Line of the declaration, 1-based.
    line INTEGER NOT NULL,
    -- Column of the declaration, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- What the sources declare: classes, extensions, categories, implementations, protocols, aliases.
CREATE TABLE declarations (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- class (Swift class, @interface), extension (Swift extension, category), classExtension (@interface X ()), implementation, protocol, alias.
    kind TEXT NOT NULL,
    -- Name as written; of a nested Swift class the path (Outer.Inner); of an extension that of the extended type.
    name TEXT NOT NULL,
    -- Name that the Objective-C runtime knows, where the source says it (@objc(Name); every Objective-C name).
    objc_name TEXT,
    -- Superclass as written, without generic arguments (Swift: the first inherited type, which may be a protocol); of an alias what it stands for.
    superclass TEXT,
    -- Name of the category.
    category TEXT,
    -- 1 with @objcMembers, or @objc on an extension.
    is_objc_members INTEGER NOT NULL,
    -- 1 with @IBDesignable, IB_DESIGNABLE.
    is_designable INTEGER NOT NULL,
    -- From where it can be named: file (private, fileprivate), module (Swift without any word), public (public, open, package; all of Objective-C).
    reach TEXT NOT NULL,
    -- Platforms that it is compiled for (iOS, macOS, tvOS, watchOS, visionOS), as a JSON array, where an #if around it tells: NULL for all. Mac Catalyst counts as iOS.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- The protocols that a declaration adopts, as written; of a Swift type all inherited types, of which the first may be its superclass.
CREATE TABLE _declaration_protocols (
    -- Row id of the declaration.
    declaration_id INTEGER NOT NULL REFERENCES declarations (id),
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Place in the list, 0-based.
    position INTEGER NOT NULL,
    -- Name as written.
    name TEXT NOT NULL
) STRICT;

-- Derived: the class that a declaration declares or adds to; protocols, aliases, and a declaration that could be of several classes have no row.
CREATE TABLE _declaration_classes (
    -- Row id of the declaration; also the key.
    declaration_id INTEGER PRIMARY KEY REFERENCES declarations (id),
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id)
) STRICT;

-- Derived: keys that can be set on objects of a class, as its own declarations tell; superclasses have theirs (class_ancestors), framework classes theirs in framework_members.
CREATE TABLE _class_keys (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Key: the name of an outlet. A setter answers to the key with a small and with a capital first letter.
    key TEXT NOT NULL,
    -- Row id of the member that is set: property, setter, instance variable.
    member_id INTEGER NOT NULL REFERENCES members (id),
    -- visible: the runtime finds it; hidden: Swift keeps it to itself; possible: it may belong to another class, or its visibility is not known.
    sight TEXT NOT NULL,
    -- 1 where only key-value coding finds it, as on iOS (_setKey:, setIsKey:, _key, _isKey, isKey); 0 where a nib of macOS finds it as well (setKey:, a variable of just that name).
    is_loose INTEGER NOT NULL
) STRICT;

-- Derived: selectors of instance methods that objects of a class answer to, as its own declarations tell; superclasses have theirs.
CREATE TABLE _class_selectors (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Row id of the class.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- Selector.
    selector TEXT NOT NULL,
    -- Row id of the method, or of the property whose setter it is.
    member_id INTEGER NOT NULL REFERENCES members (id),
    -- visible, hidden or possible, as in _class_keys.
    sight TEXT NOT NULL
) STRICT;

-- Places that load a nib or storyboard, as read: calls in the sources, overrides that name a nib, keys of property lists and build settings. nib_loads tells what comes of them.
CREATE TABLE _load_calls (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file, property list or project.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- What is called (loadNibNamed:owner:options:, UINib(nibName:bundle:)); name of the override (nibName), or of the key (NSMainNibFile).
    call TEXT NOT NULL,
    -- What it does: loads (the objects are there at once), opens (makes a UINib, an NSNib, a storyboard), instantiates (makes what was opened before), registers (a nib for an identifier), controller (makes a view controller with its nib), windowController; nibName, windowNibName, nibFile (an override that names the nib); mainNib, mainStoryboard (of the application, a scene or an extension), launchScreen, setting (any other) of property lists and build settings.
    purpose TEXT NOT NULL,
    -- nib or storyboard.
    kind TEXT NOT NULL,
    -- Name of the nib as written; NULL where none is given.
    expression TEXT,
    -- Name of the nib where the expression is a text and nothing else.
    literal TEXT,
    -- The parameter of the enclosing member that gives the name: its label, or its place; the generic parameter whose class gives it.
    parameter TEXT,
    -- Owner as written (self, nil); NULL where the call takes none.
    owner TEXT,
    -- Class of the owner where its own declaration tells it.
    owner_class TEXT,
    -- Type whose code it is.
    class TEXT,
    -- Member whose code it is: selector, or Swift base name; of a build setting the target that has it.
    member TEXT,
    -- 1 in a class (static) member.
    is_static INTEGER NOT NULL,
    -- What the call is sent to, or the class it makes, as written.
    receiver TEXT,
    -- Identifier that goes with it, as written: of a controller in a storyboard, or for reuse.
    identifier_expression TEXT,
    -- Members of the type that lead here within the file, as a JSON array of [name, 1 under a condition else 0]: what loading a nib calls by its selector, others by the first part of their names; NULL where nothing of the file is made from nibs.
    led_from TEXT,
    -- Platforms that it is compiled for, as in declarations.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Derived: who loads which nib or storyboard: each row of _load_calls with the name that was found for it, one row more for each other name, each call of a helper, and each controller that finds its nib by its own name.
CREATE TABLE nib_loads (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file, property list or project; nib or storyboard whose object names another.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the loading call, of a helper's caller that in the helper; NULL for what no call tells: an object, a controller that finds its nib by its name.
    load_call_id INTEGER REFERENCES _load_calls (id),
    -- Row id of the call that leads to it: of a helper, or one that makes the controller; NULL for the loading call itself.
    call_id INTEGER REFERENCES calls (id),
    -- Row id of the load that this one is another name of, or that a helper's call leads to; NULL for the loading call itself.
    origin_id INTEGER REFERENCES nib_loads (id),
    -- What is called (loadNibNamed:owner:options:, UINib(nibName:bundle:)); name of the override (nibName), of the key (NSMainNibFile), or init for a controller that finds its nib by its name.
    call TEXT NOT NULL,
    -- What it does: loads (the objects are there at once), opens (makes a UINib, an NSNib, a storyboard), instantiates (makes what was opened before), registers (a nib for an identifier), controller (makes a view controller with its nib), windowController; nibName, windowNibName, nibFile (an override that names the nib); mainNib, mainStoryboard (of the application, a scene or an extension), launchScreen, setting (any other) of property lists and build settings; object (of a nib or storyboard, that names another).
    purpose TEXT NOT NULL,
    -- nib or storyboard.
    kind TEXT NOT NULL,
    -- Name of the nib as written; NULL where none is given.
    expression TEXT,
    -- Name of the nib or storyboard as resolved; NULL where it could not be.
    nib_name TEXT,
    -- literal; resolved (a constant, the name of a class); rule (the name rule of controllers, the name of a subclass); callers (the callers give the name: their rows have this one as origin_id); outside (code that is not indexed is asked with a class that has a nib of its name; it is not established that it loads it); unresolved.
    certainty TEXT NOT NULL,
    -- Owner as written (self, nil); NULL where the call takes none.
    owner TEXT,
    -- Class of the owner where it is told: of self the class whose code it is.
    owner_class TEXT,
    -- Type whose code it is.
    class TEXT,
    -- Member whose code it is: selector, or Swift base name; of a build setting the target that has it.
    member TEXT,
    -- 1 in a class (static) member.
    is_static INTEGER NOT NULL,
    -- What the call is sent to, or the class it makes, as written.
    receiver TEXT,
    -- Identifier that goes with it, as written: of a controller in a storyboard, or for reuse.
    identifier_expression TEXT,
    -- The identifier as resolved; NULL where it could not be.
    identifier TEXT,
    -- Platforms that it is compiled for, as in declarations.
    platforms TEXT,
    -- What the owner is: nil, instance (of owner_class, or of what descends from it), class (the class itself: self of a class method); NULL where the call takes none, and where it is not known.
    owner_kind TEXT,
    -- 1 where the name is that of the class whose object runs the code, so that a subclass has another.
    is_by_class INTEGER NOT NULL DEFAULT 0,
    -- Bundle that it looks in: main (of the application), class (that of a class), module (that of a package), own (that of the file whose object names it), other (a path or an identifier); NULL where it is not known.
    bundle TEXT,
    -- 1 where it is established which nib is meant: it has the name, and is the only one of it in sight.
    knows_nib INTEGER NOT NULL DEFAULT 0,
    -- 1 where it is established who the owner is, and where the call takes none.
    knows_owner INTEGER NOT NULL DEFAULT 0,
    -- 1 where the class whose code it is was found, and where the code is of none.
    knows_class INTEGER NOT NULL DEFAULT 0,
    -- 1 where the bundle is known, and where only one nib of the name is there.
    knows_bundle INTEGER NOT NULL DEFAULT 0,
    -- 1 where a target that has the code has the nib, or what it is built with, and where there are no targets and only one nib of the name.
    knows_target INTEGER NOT NULL DEFAULT 0,
    -- 1 where no argument of a caller decides whether the call is made.
    knows_branch INTEGER NOT NULL DEFAULT 0,
    -- 1 where the code is known to run: its class is made somewhere, its class method is called.
    knows_reached INTEGER NOT NULL DEFAULT 0,
    -- certain: all of this is established; likely: all but bundle, target, branch or what leads there; possible: else.
    confidence TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Derived: which members that loading a nib calls lead to a load: one row per load, class whose objects do it, member and way. Of the loads that make the objects of a nib at once.
CREATE TABLE _load_entry_points (
    -- Row id of the load.
    load_id INTEGER NOT NULL REFERENCES nib_loads (id),
    -- Row id of the class: objects of it, and of its subclasses.
    class_id INTEGER NOT NULL REFERENCES classes (id),
    -- init, initWithCoder:, initWithFrame:, initWithContentRect:styleMask:backing:defer:, awakeFromNib, awakeAfterUsingCoder:.
    selector TEXT NOT NULL,
    -- What the member calls on its own object that leads there, by the first part of its name, an initialiser by its selector; NULL for the load itself.
    callee TEXT,
    -- 1 where it leads there only under a condition.
    is_conditional INTEGER NOT NULL,
    -- The property of the object that is all of the condition, without underscore; NULL for any other.
    guard TEXT
) STRICT;

-- Derived: what methods that loading a nib calls, and those that load, do on their own object, and which loads are in them.
CREATE TABLE _self_calls (
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type whose code it is.
    class TEXT NOT NULL,
    -- Member whose code it is: what loading a nib calls and initialisers by the selector, others by the first part of the name.
    member TEXT NOT NULL,
    -- What it calls, likewise; NULL for what is no member of its object.
    callee TEXT,
    -- Row id of the load that the call is; NULL for others.
    load_id INTEGER REFERENCES nib_loads (id),
    -- 1 where it does so only under a condition.
    is_conditional INTEGER NOT NULL,
    -- As in _load_entry_points.
    guard TEXT
) STRICT;

-- Derived: what code does with the objects that a load makes: one row per load, place and way.
CREATE TABLE _load_uses (
    -- Row id of the load.
    load_id INTEGER NOT NULL REFERENCES nib_loads (id),
    -- takes (an object, for one of the class where there is one), casts (as!), asks (as?), replaces (an initialiser gives it back instead of the object that is to be made).
    kind TEXT NOT NULL,
    -- Which of the objects, 0-based, -1 for the last; NULL where it is not known.
    place INTEGER,
    -- Class that it is taken for; NULL for none.
    class TEXT
) STRICT;

-- Derived: the files that a load may load; several for the localizations and devices of one nib, and where several nibs have the name. Of more than 16 nibs that are as near as each other the first 16 of each sort.
CREATE TABLE loaded_nibs (
    -- Row id of the load.
    load_id INTEGER NOT NULL REFERENCES nib_loads (id),
    -- Nib or storyboard.
    file_id INTEGER NOT NULL REFERENCES files (id)
) STRICT;

-- Derived: the classes of a load, as rows of classes; a load of which neither is known has no row.
CREATE TABLE _load_classes (
    -- Row id of the load; also the key.
    load_id INTEGER PRIMARY KEY REFERENCES nib_loads (id),
    -- Row id of the class whose code it is (nib_loads.class); NULL where several could be meant.
    class_id INTEGER REFERENCES classes (id),
    -- Row id of the class of the owner (nib_loads.owner_class); likewise.
    owner_class_id INTEGER REFERENCES classes (id)
) STRICT;

-- Derived: how each xib and .nib is meant to be loaded, one row each, copies in other languages and for other devices too; storyboards and files without a File's Owner (empty, not readable) have none.
CREATE TABLE nib_patterns (
    -- File; also the key.
    file_id INTEGER PRIMARY KEY REFERENCES files (id),
    -- The first that holds: main-nib; document, window-controller (window is connected); view-controller (view is connected, or the controller loads it as its nib); owner-view (the owner is a view); owner-object (any other owner with a connection); cell; root-view-class (custom class at the top); plain-view; no-view (no view, window, menu or controller at the top).
    pattern TEXT NOT NULL,
    -- What decides: load (a load in the sources agrees), ancestry (what the classes descend from, or their elements), outlets (the ancestry of the owner is not known, its outlets speak for it), name (nor do they, only the end of its name).
    certainty TEXT NOT NULL,
    -- Why, in words; load_id is the load that agrees.
    evidence TEXT NOT NULL,
    -- Name of the owner's class: what loads the nib gives, else the File's Owner in the nib; NULL for none or NSObject.
    owner_class TEXT,
    -- Row id of the owner's class; NULL where there is none or several could be meant.
    owner_class_id INTEGER REFERENCES classes (id),
    -- 1 where a connection starts or ends at the File's Owner; 0 where none does, so that the owner class counts as none.
    owner_connected INTEGER NOT NULL,
    -- Row id of the root: the object that the owner's view or window is set to; else the first connected view, cell, custom view, view, window, menu or controller at the top; NULL where the file has no object.
    root INTEGER REFERENCES objects (id),
    -- Name of the root's class.
    root_class TEXT,
    -- Row id of the root's class; NULL where several could be meant.
    root_class_id INTEGER REFERENCES classes (id),
    -- How many views, cells among them, lie at the top.
    view_count INTEGER NOT NULL,
    -- How many windows lie at the top.
    window_count INTEGER NOT NULL,
    -- How many menus lie at the top.
    menu_count INTEGER NOT NULL,
    -- How many view and window controllers lie at the top.
    controller_count INTEGER NOT NULL,
    -- Row id of the load that agrees; NULL where certainty is not load.
    load_id INTEGER REFERENCES nib_loads (id)
) STRICT;

-- Places of the sources that use an identifier or the name of a resource, as read. identifiers tells what they stand for.
CREATE TABLE _identifier_uses (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- reuse, segue, storyboard, restoration, image, color.
    kind TEXT NOT NULL,
    -- What is done with it: registers (a nib or class for it), dequeues (asks for what is registered), makes (a cell or segue), performs (a segue), instantiates (a scene), compares, sets (gives it to an object, or is what an override says), resource (gets the image or color).
    purpose TEXT NOT NULL,
    -- The call or comparison.
    call TEXT NOT NULL,
    -- The identifier as written.
    expression TEXT NOT NULL,
    -- The identifier where the expression is a text and nothing else.
    literal TEXT,
    -- Type whose code it is.
    class TEXT,
    -- Member whose code it is.
    member TEXT,
    -- Platforms that it is compiled for, as in declarations.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Derived: identifiers and names of resources used in the sources: one row per use and text that it may stand for.
CREATE TABLE identifiers (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the use.
    identifier_use_id INTEGER NOT NULL REFERENCES _identifier_uses (id),
    -- reuse, segue, storyboard, restoration, image, color.
    kind TEXT NOT NULL,
    -- What is done with it, as in _identifier_uses.
    purpose TEXT NOT NULL,
    -- The call or comparison.
    call TEXT NOT NULL,
    -- The identifier as written.
    expression TEXT NOT NULL,
    -- The identifier as resolved; NULL where it could not be.
    identifier TEXT,
    -- literal, resolved or unresolved; callers where the calls that lead to the use tell it, each in a row of its own.
    certainty TEXT NOT NULL,
    -- Type whose code it is.
    class TEXT,
    -- Member whose code it is.
    member TEXT,
    -- Platforms that it is compiled for, as in declarations.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- 1 where a call elsewhere leads to the use and gives the identifier: class, member, platforms and place are those of the call; else 0.
    is_caller INTEGER NOT NULL
) STRICT;

-- Constants of the sources that hold a text, or may lead to one.
CREATE TABLE constants (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Path of the constant (Nibs.cell, kCellNib).
    name TEXT NOT NULL,
    -- The text; NULL where the value is another expression.
    value TEXT,
    -- The value as written where it is no literal.
    expression TEXT,
    -- Type that it is a member or case of; NULL for a global.
    class TEXT,
    -- From where it can be named: file (private, fileprivate, a #define, static of Objective-C; of a header also the files that import it), module (Swift without any word), public (public, open, package; what else Objective-C declares).
    reach TEXT NOT NULL,
    -- Platforms that it is compiled for, as in declarations.
    platforms TEXT,
    -- Line of the #undef, or of another #define, that ends it; NULL where it holds to the end of the file.
    end_line INTEGER,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Modules and headers that source files import.
CREATE TABLE imports (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Module: A of import A.B, @import A.B and #import <A/B.h>; NULL for a header that names none.
    module TEXT,
    -- Header as written between quotes or angle brackets; NULL for a module.
    header TEXT,
    -- What of the module is imported: B of import class A.B, and of the submodule A.B; NULL for all of it.
    name TEXT,
    -- 1 with @testable: what is internal to the module can be named, too.
    is_testable INTEGER NOT NULL,
    -- 1 with @_exported: who imports this file's module, imports that one.
    is_exported INTEGER NOT NULL,
    -- Platforms that it is compiled for, as in declarations.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Calls that may lead to a nib: instantiations of classes (once per class and member), and calls of what has nib, storyboard, register or the like in its name.
CREATE TABLE calls (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- What is called: Swift base name, selector or property; init where a class is instantiated; NSPrincipalClass and the like where a property list or a build setting names a class that the system instantiates.
    callee TEXT NOT NULL,
    -- What it is sent to: a class, a generic parameter, self, Self, super; the class that is instantiated; NULL where nothing is written.
    receiver TEXT,
    -- Arguments as a JSON array of [label, expression].
    arguments TEXT,
    -- Type whose code it is.
    class TEXT,
    -- Member whose code it is.
    member TEXT,
    -- 1 in a class (static) member.
    is_static INTEGER NOT NULL,
    -- As in _load_calls.
    led_from TEXT,
    -- Platforms that it is compiled for, as in declarations.
    platforms TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Functions, methods, initialisers, getters and first values of properties in which a class is made or something speaks of nibs or identifiers, with what they do.
CREATE TABLE functions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- function (also a method, and what a property does when it is set), initializer, getter, value (the first value of a property).
    kind TEXT NOT NULL,
    -- Type that it belongs to: of an extension the extended one; NULL for none.
    class TEXT,
    -- Swift base name, Objective-C selector, name of the property; init for an initialiser of Swift.
    name TEXT NOT NULL,
    -- Parameters as a JSON array of [label, name, type] or [label, name, type, default]; NULL for none.
    parameters TEXT,
    -- Generic parameters as a JSON array of [name, what it is bound to]; NULL for none.
    generics TEXT,
    -- Type that it gives, as written without ? and !; NULL where none is written.
    result TEXT,
    -- 1 for a class (static) member.
    is_static INTEGER NOT NULL,
    -- 1 where Swift says override.
    is_override INTEGER NOT NULL,
    -- 1 where calls of it are followed; 0 where the code is kept only to read the names of resources in it.
    is_followed INTEGER NOT NULL,
    -- What it does, as JSON: an array of statements and expressions. A text, number, flag or null is itself; else an array that begins with n (name), m (member of something), c (call: receiver, name, labels, arguments, line, column; receiver 0 for none, 1 for a leading dot), a (list), j (texts one behind the other), ? (choice), f (closure), x (element), as (cast), o (operator), u (anything else), v (variable), = (assignment), r (return), if, sw (switch), for, { (block). Lines count from body_line.
    body TEXT NOT NULL,
    -- Line of the first call in it, 1-based.
    body_line INTEGER NOT NULL,
    -- Platforms that it is compiled for, as in declarations.
    platforms TEXT,
    -- Line of the name, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- What functions assign: `name = value`, `object.name = value`, and calls that set something, such as `[object setName:value]`.
CREATE TABLE assignments (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type that the function belongs to, as in functions; NULL for none.
    class TEXT,
    -- Name of the function, as in functions.
    member TEXT NOT NULL,
    -- What it is set on, by its last name: self, or imageView of cell.imageView; NULL for a name alone.
    object TEXT,
    -- Variable or property; of a call the base name or the first part of the selector, such as setImage.
    name TEXT NOT NULL
) STRICT;

-- Calls that functions send to super.
CREATE TABLE _super_calls (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type that the function belongs to, as in functions; NULL for none.
    class TEXT,
    -- Name of the function, as in functions.
    member TEXT NOT NULL,
    -- Swift base name, Objective-C selector.
    name TEXT NOT NULL,
    -- How many arguments it has.
    argument_count INTEGER NOT NULL
) STRICT;

-- Classes that functions use as values, such as Badge.self. Of each class the first use in a function.
CREATE TABLE _class_values (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type that the function belongs to, as in functions; NULL for none.
    class TEXT,
    -- Name of the function, as in functions.
    member TEXT NOT NULL,
    -- Name of the class that is used.
    name TEXT NOT NULL,
    -- Line of the innermost call that takes it, else of the function's name, 1-based.
    line INTEGER NOT NULL
) STRICT;

-- Actions and other methods of a source file that its functions mention by name.
CREATE TABLE _method_mentions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Type that the function belongs to, as in functions; NULL for none.
    class TEXT,
    -- Name of the method up to its first colon.
    name TEXT NOT NULL
) STRICT;

-- Derived: names of functions, and of classes with initialisers, that lead to a load whose nib or owner their caller decides: code that mentions them is kept in functions, too.
CREATE TABLE _sought_names (
    -- Tree.
    tree_id INTEGER NOT NULL REFERENCES trees (id),
    -- Base name, selector, or name of a class.
    name TEXT NOT NULL,
    PRIMARY KEY (tree_id, name)
) STRICT, WITHOUT ROWID;

-- Targets of Xcode projects, of what generates them (XcodeGen, Tuist), of Bazel, packages and pods.
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
    -- iOS, macOS, tvOS, watchOS, visionOS; NULL where several, or not known.
    platform TEXT,
    -- Swift version, as written.
    swift_version TEXT,
    -- Path of its Info.plist, relative to the root; as it is written, with $(NAME) in it, where a setting is not known.
    info_plist TEXT,
    -- 1 where its Info.plist is made of settings, which add to the file where there is one.
    generates_info_plist INTEGER NOT NULL,
    -- Line, 1-based.
    line INTEGER NOT NULL
) STRICT;

-- What an Info.plist, or the settings that one is made of, says of how an app begins, beside the nibs and classes that it names (_load_calls, calls).
CREATE TABLE _manifest_entries (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Property list, project or manifest.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the target whose settings say so; NULL of a property list.
    target_id INTEGER REFERENCES targets (id),
    -- sceneManifest (UIApplicationSceneManifest: the app lives in scenes), scene (one that it configures), launchScreen (UILaunchScreen, which is no storyboard).
    kind TEXT NOT NULL,
    -- Role of a scene (UIWindowSceneSessionRoleApplication).
    role TEXT,
    -- Name of the configuration of a scene.
    name TEXT,
    -- Class of a scene, as written; NULL for the system's.
    scene_class TEXT,
    -- Class of its delegate, as written ($(PRODUCT_MODULE_NAME).SceneDelegate).
    delegate_class TEXT,
    -- Storyboard of a scene.
    storyboard TEXT,
    -- Line, 1-based.
    line INTEGER NOT NULL
) STRICT;

-- Paths that a target names; target_files has the files that are there.
CREATE TABLE _target_paths (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Project, manifest or podspec.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the target.
    target_id INTEGER NOT NULL REFERENCES targets (id),
    -- file; folder: what is in it; excluded: nothing of it; pattern: of a folder only what one of its patterns matches; excludedPattern: nothing that it matches.
    kind TEXT NOT NULL,
    -- sources, resources or headers; NULL for a folder whose files are each taken for what they are.
    phase TEXT,
    -- Path relative to the root; empty for the root itself. In a pattern * and ? stay within a name, ** stands for any folders, [a-z] and {a,b} choose.
    path TEXT NOT NULL,
    -- Number of a folder within its target, 1-based; of an exclusion or a pattern that of the folder it is about; NULL of a file.
    folder INTEGER,
    -- 1 where the path stands for the file in every .lproj folder.
    is_localized INTEGER NOT NULL,
    -- 1 for a folder whose own folders do not belong to the target.
    is_flat INTEGER NOT NULL
) STRICT;

-- Derived: which target compiles or copies which indexed file.
CREATE TABLE target_files (
    -- Row id of the target.
    target_id INTEGER NOT NULL REFERENCES targets (id),
    -- The file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- sources, resources or headers; infoPlist: its property list.
    phase TEXT NOT NULL
) STRICT;

-- Derived: the modules whose names a file can use: its own and those that it imports.
CREATE TABLE _file_modules (
    -- The file: a source, a nib or a storyboard.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Name of the module.
    module TEXT NOT NULL,
    -- 1 for the module of a target that compiles or copies the file (of a header, that compiles its implementation); where there is none, of the deepest folder that is called like a module which the tree's sources import or its nibs name (of several folders of one name the outermost are meant). 0 for one that it imports, or that such a one exports; those of Apple's frameworks are left out.
    is_own INTEGER NOT NULL,
    PRIMARY KEY (file_id, module)
) STRICT, WITHOUT ROWID;

-- Languages that an Xcode project knows.
CREATE TABLE _project_regions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Project.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Region as written (en, Base, zh-Hans, English).
    region TEXT NOT NULL,
    -- 1 for the language of development.
    is_development INTEGER NOT NULL
) STRICT;

-- What targets depend on: other targets, products of packages, pods, frameworks that are built elsewhere; nothing that comes with the system.
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

-- Derived: targets of a specification that a project which was generated from it has, too; the project's tell which files they have.
CREATE TABLE _generated_targets (
    -- Row id of the target of the specification.
    target_id INTEGER NOT NULL REFERENCES targets (id),
    -- Row id of the target of the Xcode project.
    project_target_id INTEGER NOT NULL REFERENCES targets (id)
) STRICT;

-- What was read or looked for beside a project, manifest or specification; it is read again when one of these changes.
CREATE TABLE _settings_inputs (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Project, manifest or specification.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Path relative to the root; with a slash at its end the names in a folder.
    path TEXT NOT NULL,
    -- SHA-256 of a file that was read, or of the names, in hexadecimal digits; file or folder for what was only looked for; NULL where there was nothing.
    content TEXT
) STRICT;

-- Scenes of storyboards.
CREATE TABLE scenes (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that holds the scene.
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
    -- Everything else that the file says of the scene (its place on the canvas), as a JSON object.
    attributes TEXT
) STRICT;

-- User-defined runtime attributes: set by key path when the nib is loaded.
CREATE TABLE runtime_attributes (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that holds the attribute.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the object that gets it.
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

-- Resources that a file lists: images, named and system colors, sounds.
CREATE TABLE resources (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that lists the resource.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- image, namedColor, systemColor, sound.
    kind TEXT NOT NULL,
    -- Name of the resource.
    name TEXT,
    -- system for an SF Symbol.
    catalog TEXT,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL,
    -- Everything else that the file says of the resource, as a JSON object.
    attributes TEXT
) STRICT;

-- Places where an object names an image, a named color, a font or a sound.
CREATE TABLE resource_uses (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that holds the use.
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
CREATE TABLE texts (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that holds the text.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the object.
    object INTEGER NOT NULL REFERENCES objects (id),
    -- Property as tables of strings name it (title, normalTitle, segmentTitles[0], ibShadowedToolTip).
    property TEXT NOT NULL,
    -- The text.
    text TEXT NOT NULL,
    -- Line of the < that opens the element, 1-based.
    line INTEGER NOT NULL,
    -- Column of the < that opens the element, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Texts of strings files: one row for each key, language and value.
CREATE TABLE localized_strings (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Strings file.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Key; in the table of a nib OBJECTID.property.
    key TEXT NOT NULL,
    -- Language: that of the .lproj folder, in a catalog its own; NULL where neither tells it.
    language TEXT,
    -- Which of its plurals, devices and substitutions it is, as the keys that lead to it (plural.one, device.iphone); NULL where it has none.
    variation TEXT,
    -- The text; NULL for a key of a catalog that has no text in any language, so that the key is the text.
    value TEXT,
    -- Comment of the key, or before it.
    comment TEXT,
    -- State in a catalog: translated, needs_review, new, stale.
    state TEXT,
    -- How a catalog came to the key: manual, stale, migrated, extracted_with_value; NULL for all others.
    extraction_state TEXT,
    -- 1 in the language that a catalog is translated from.
    is_source INTEGER NOT NULL,
    -- 1 but for a key that a catalog says not to translate (shouldTranslate).
    is_translated INTEGER NOT NULL,
    -- Line of the key, of a catalog that of its language, 1-based; 1 in a binary file.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points; 1 in a binary file.
    "column" INTEGER NOT NULL
) STRICT;

-- Folders of asset catalogs that have a Contents.json: sets of pictures, colors and others, groups, the catalogs themselves. The view assets has their full names.
CREATE TABLE _asset_sets (
    -- The Contents.json; also the key.
    file_id INTEGER PRIMARY KEY REFERENCES files (id),
    -- catalog, group; image, symbol, color, data, appIcon, icon, launchImage, brandAssets, imageStack, imageStackLayer, spriteAtlas, complication, sticker, stickers, texture, resource, resources, leaderboard.
    kind TEXT NOT NULL,
    -- Name: that of the folder, without extension.
    name TEXT NOT NULL,
    -- Path of the catalog.
    catalog TEXT NOT NULL,
    -- Path of the folder.
    folder TEXT NOT NULL,
    -- 1 where the names of what is inside begin with this one and a slash.
    provides_namespace INTEGER NOT NULL
) STRICT;

-- Variants of the sets of asset catalogs: a picture, a color, a file.
CREATE TABLE _asset_variants (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- The Contents.json.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- File or folder in the folder of the set; NULL where none is given.
    filename TEXT,
    -- universal, iphone, ipad, mac, tv, watch, car, and others.
    idiom TEXT,
    -- 1x, 2x, 3x; NULL for all.
    scale TEXT,
    -- dark, light, high, or several of them with blanks between; NULL for any.
    appearance TEXT,
    -- Language, or its direction (left-to-right).
    language TEXT,
    -- sRGB or display-P3.
    gamut TEXT,
    -- Size of an icon, in points (29x29).
    size TEXT,
    -- Color space of a color (srgb, display-p3, gray-gamma-22).
    color_space TEXT,
    -- Red, 0 to 1; of a grey its white.
    red REAL,
    -- Green, 0 to 1.
    green REAL,
    -- Blue, 0 to 1.
    blue REAL,
    -- Opacity, 0 to 1.
    alpha REAL,
    -- Color of the system that it is (systemBlueColor).
    system_color TEXT,
    -- Line of its first key, 1-based.
    line INTEGER NOT NULL,
    -- Column, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Names in sources, property lists and settings by which they may ask for pictures, colors and fonts, beside those of resource_calls.
CREATE TABLE mentioned_names (
    -- Source, property list or project; also the key.
    file_id INTEGER PRIMARY KEY REFERENCES files (id),
    -- JSON array of texts. Those with * have parts that are known at run time alone (icon_*); those with a dot before them are members that may be symbols made of names (.myImage).
    names TEXT NOT NULL
) STRICT;

-- Calls in the sources that ask for a picture, a color, a font or a text by name: UIImage(named:), NSLocalizedString and their kin.
CREATE TABLE resource_calls (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Source.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- image, namedColor, font or string.
    kind TEXT NOT NULL,
    -- Name, or key of a text; with * for a part that is known at run time alone (icon_*); a symbol that was made of a name has a dot before it (.myImage).
    name TEXT NOT NULL,
    -- Line of the name, 1-based.
    line INTEGER NOT NULL,
    -- Column of the name, 1-based, in code points.
    "column" INTEGER NOT NULL
) STRICT;

-- Fonts in the files of fonts, with the names of their name table.
CREATE TABLE font_faces (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File of the font, or of a collection of several.
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

-- Fonts that an Info.plist says the app brings along.
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

-- What differs in a size class, and what is installed in it.
CREATE TABLE variations (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- File that holds the variation.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the object; NULL for a constraint.
    object INTEGER REFERENCES objects (id),
    -- Id of the object or the constraint.
    element_id TEXT,
    -- default, widthClass=compact, heightClass=regular-widthClass=compact.
    size_class TEXT,
    -- Attribute or key that differs (constant, fontDescription), or the list whose members are switched (subviews, constraints).
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

-- Objects with everything inside them, as structures that may stand elsewhere, too: those of three objects or more whose topmost one is no menu, cell, bar or other object that nobody can put elsewhere.
CREATE TABLE subtrees (
    -- Row id of the topmost object; also the key.
    object INTEGER PRIMARY KEY REFERENCES objects (id),
    -- File that holds it.
    file_id INTEGER NOT NULL REFERENCES files (id),
    -- Row id of the last object in it: the subtree is the objects from the topmost to this one.
    last_object INTEGER NOT NULL REFERENCES objects (id),
    -- How many objects it has, the topmost included, without menus and their items and without what Interface Builder makes by itself (cells of controls, clip views, scrollers, layout guides, navigation and tab bars and their items; inside it the views of controllers, windows, tabs and cells).
    objects INTEGER NOT NULL,
    -- How many constraints have all their items in it.
    constraints INTEGER NOT NULL,
    -- Hash of elements, classes and keys in document order, without the key of the topmost object, modules, ids, texts, frames and all other attributes.
    shape INTEGER NOT NULL,
    -- Hash of the shape and of those constraints: items by their place, attributes, relation, constant, multiplier, priority.
    structure INTEGER NOT NULL
) STRICT;

-- Full-text index over texts: texts_fts MATCH 'part of a text', rowid is texts.id. Trigrams, so that texts without blanks between words are found; a query needs three characters or more.
CREATE VIRTUAL TABLE texts_fts USING fts5 (
    text,
    content = 'texts',
    content_rowid = 'id',
    tokenize = 'trigram',
    detail = 'full',
    columnsize = 0
);
