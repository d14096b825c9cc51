-- title: Outlet connected to an object of another class
-- why: The nib connects the property to an object whose class is neither the declared class nor one of its subclasses. Nib loading does not check this. The object can lack members that the code calls.
-- iOS: The app crashes with "unrecognized selector sent to instance" at the first call of a method that the object does not have. In Swift, the app can also crash when it reads the property.
-- macOS: The first call of a method that the object does not have raises an exception. The application logs it and ignores the rest of the event.
-- severity: warning
-- confidence: certain
-- uncertain: If the outlet belongs to the File's Owner and no known load has an owner of its class, the confidence is possible.
-- fix: Set the custom class of the object to the type of the property, change the type of the property, or connect an object of the right class.
-- pack: default
WITH
outlets_of_classes (connection, kind, name, file_id, tree_id, source, destination, destination_id, line, "column", class, type, member_id, is_owners) AS MATERIALIZED (
    SELECT
        connections.id,
        connections.kind,
        connections.name,
        connections.file_id,
        answered_files.tree_id,
        connections.source,
        connections.destination,
        connections.destination_id,
        connections.line,
        connections."column",
        members.class,
        members.type,
        members.id,
        objects.role IS 'filesOwner'
    FROM connection_answers
    JOIN connections ON connections.id = connection_answers.connection
    JOIN answered_files ON answered_files.id = connections.file_id
    JOIN members ON members.id = connection_answers.member_id
    JOIN objects ON objects.id = connections.source
    WHERE connection_answers.answer = 'yes'
        AND connection_answers.asked = 'key'
        AND members.kind IN ('outlet', 'outletCollection')
        AND members.provenance = 'source'
        -- Omits types that are not class names (id<Fruit>, Outer.Inner), and types that accept any object.
        AND members.type NOT GLOB '*[^A-Za-z0-9_]*'
        AND members.type NOT IN ('id', 'Any', 'AnyObject', 'NSObject', 'NSObjectProtocol')
),
-- Outlets whose declared type is not the name of the object's class or of one of its superclasses. Only these need further checks.
typed AS MATERIALIZED (
    SELECT outlets_of_classes.*
    FROM outlets_of_classes
    LEFT JOIN object_classes ON object_classes.object = outlets_of_classes.destination
    WHERE NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            WHERE class_ancestors.class_id = object_classes.class_id AND class_ancestors.name = outlets_of_classes.type
        )
        -- The branches of an #if may declare the member with different types.
        AND NOT EXISTS (
            SELECT 1
            FROM members
            JOIN members AS others ON others.declaration_id = members.declaration_id
                AND others.name = members.name
                AND others.type IS NOT members.type
            WHERE members.id = outlets_of_classes.member_id
        )
),
-- The classes that a type name can refer to: framework classes, and classes of the tree by any of their names.
wanted (tree_id, type, name) AS MATERIALIZED (
    SELECT types.tree_id, types.type, classes.name
    FROM (SELECT DISTINCT typed.tree_id, typed.type FROM typed) AS types
    JOIN _class_names ON _class_names.name = types.type AND _class_names.tree_id = types.tree_id
    JOIN classes ON classes.id = _class_names.class_id AND classes.kind <> 'unknown'
    UNION
    SELECT types.tree_id, types.type, framework_classes.name
    FROM (SELECT DISTINCT typed.tree_id, typed.type FROM typed) AS types
    JOIN framework_classes ON framework_classes.name = types.type
),
-- Types that might not be classes: protocols, aliases of nested types, and undeclared names.
unclear (tree_id, type) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, declarations.name
    FROM declarations
    JOIN files ON files.id = declarations.file_id
    WHERE (declarations.kind = 'protocol' OR (declarations.kind = 'alias' AND instr(declarations.superclass, '.') > 0))
        AND declarations.name IN (SELECT typed.type FROM typed)
    UNION
    SELECT classes.tree_id, _class_names.name
    FROM classes
    JOIN _class_names ON _class_names.class_id = classes.id
    WHERE classes.kind = 'unknown' AND _class_names.name IN (SELECT typed.type FROM typed)
),
-- The connected objects with known superclasses, and the connected constraints. Placeholders are omitted, because they stand for other objects.
set_objects (connection, class_id, class) AS MATERIALIZED (
    SELECT typed.connection, object_classes.class_id, objects.class
    FROM typed
    JOIN objects ON objects.id = typed.destination AND objects.role IS NULL
    JOIN object_classes ON object_classes.object = objects.id AND object_classes.certainty IN ('declared', 'framework')
    WHERE EXISTS (
            SELECT 1 FROM class_ancestors WHERE class_ancestors.class_id = object_classes.class_id AND class_ancestors.name = 'NSObject'
        )
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN classes ON classes.id = class_ancestors.ancestor_id AND classes.kind = 'unknown'
            WHERE class_ancestors.class_id = object_classes.class_id
        )
        -- At run time, the root of another nib replaces a stand-in.
        AND objects.id NOT IN (SELECT stand_ins.object FROM stand_ins)
    UNION ALL
    SELECT typed.connection, NULL, 'NSLayoutConstraint'
    FROM typed
    JOIN connection_destinations ON connection_destinations.connection = typed.connection
    WHERE typed.destination IS NULL
        AND connection_destinations."constraint" IS NOT NULL
        AND connection_destinations.class = 'NSLayoutConstraint'
)
SELECT
    typed.file_id AS file_id,
    typed.line AS line,
    typed."column" AS "column",
    typed.source AS object,
    typed.name AS subject,
    CASE
        WHEN NOT typed.is_owners THEN 'certain'
        -- The class of the actual owner can differ from the class that the nib names. So the finding is certain only if a known owner has
        -- the outlet.
        WHEN EXISTS (
            SELECT 1
            FROM _nib_owners
            JOIN class_ancestors ON class_ancestors.class_id = _nib_owners.class_id
            JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
            JOIN members AS owned ON owned.declaration_id = _declaration_classes.declaration_id
            WHERE _nib_owners.file_id = typed.file_id AND owned.id = typed.member_id
        ) THEN 'certain'
        ELSE 'possible'
    END AS confidence,
    iif(typed.kind = 'outletCollection', 'The outlet collection ', 'The outlet ') || typed.name || ' of ' || typed.class || ' is declared as ' || typed.type
        || iif(typed.kind = 'outletCollection', ', but one of its objects is ', ', but it is connected to ')
        || coalesce(object_labels.name || ' (' || set_objects.class || ')', set_objects.class) || '.' AS message,
    members.file_id AS other_file_id,
    members.line AS other_line
FROM typed
JOIN set_objects ON set_objects.connection = typed.connection
JOIN members ON members.id = typed.member_id
LEFT JOIN object_labels ON object_labels.object = typed.destination
WHERE (typed.tree_id, typed.type) IN (SELECT wanted.tree_id, wanted.type FROM wanted)
    AND (typed.tree_id, typed.type) NOT IN (SELECT unclear.tree_id, unclear.type FROM unclear)
    AND NOT EXISTS (
        SELECT 1
        FROM wanted
        WHERE wanted.tree_id = typed.tree_id
            AND wanted.type = typed.type
            AND (
                wanted.name IN (SELECT class_ancestors.name FROM class_ancestors WHERE class_ancestors.class_id = set_objects.class_id)
                OR wanted.name = set_objects.class
            )
    );
