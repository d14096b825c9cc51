-- Outlets that the sources declare, but that no nib or storyboard connects: neither on an object nor on a File's Owner of the class or of a subclass. One row per declaration of an outlet.
-- column class_id: Row id of the class.
-- column outlet: Name of the outlet. class_id and outlet identify the defect. If a class extension redeclares the outlet, both declarations have the same values.
-- column place: Position of the declaration among the declarations of the outlet, from 1. If only some files are examined, select the first declaration in these files.
-- column file_id: File of the declaration.
-- column line: Line of the declaration.
-- column "column": Column of the declaration.
-- column member_id: Row id of the member.
-- column class: Name of the class, as written in the declaration.
-- column kind: outlet or outletCollection.
-- column confidence: certain, or possible in these cases: the property can be set without a connection; no load of a nib of the class is known; nothing creates an object of the class; a nib of the tree cannot be read.
-- column is_assigned: 1 if code assigns to a variable with the name of the outlet, in a source that declares the class, an extension of the class or a subclass.
-- column is_used: 1 if code of the class or of a subclass uses the outlet; 0 if no use is known.
-- column other_file_id: A nib or storyboard that contains the class or a subclass; NULL if none contains it.
-- column in_nibs: Number of nibs and storyboards that contain an object or a File's Owner of the class or a subclass.
WITH
declared AS MATERIALIZED (
    SELECT
        class_members.class_id AS class_id,
        class_members.name AS name,
        class_members.class AS class,
        class_members.kind AS kind,
        class_members.member_id AS member_id,
        files.id AS file_id,
        files.tree_id AS tree_id,
        files.display_path AS path,
        class_members.line AS line,
        class_members."column" AS "column",
        row_number() OVER (
            PARTITION BY class_members.class_id, class_members.name
            ORDER BY files.path NOT LIKE '%.h', files.path, class_members.line, class_members."column"
        ) AS place
    FROM class_members
    JOIN members ON members.id = class_members.member_id
    JOIN files ON files.id = members.file_id
    WHERE class_members.kind IN ('outlet', 'outletCollection') AND class_members.class_id IS NOT NULL
),
-- Connected outlets, by the class of the object.
connected (class_id, name) AS MATERIALIZED (
    SELECT object_classes.class_id, connections.name
    FROM connections
    JOIN object_classes ON object_classes.object = connections.source
    WHERE connections.kind IN ('outlet', 'outletCollection')
    UNION
    -- For a File's Owner, the class that loads the nib is used, even if the nib names a different class.
    SELECT _load_classes.owner_class_id, connections.name
    FROM owners
    JOIN files ON files.id = owners.file_id
        AND NOT (files.format IN ('nibArchive', 'binaryPropertyList', 'compiledStoryboard') AND files.marked_origin IS 'vendored')
    JOIN connections ON connections.source = owners.object AND connections.kind IN ('outlet', 'outletCollection')
    JOIN loaded_nibs ON loaded_nibs.file_id = owners.file_id
    JOIN _load_classes ON _load_classes.load_id = loaded_nibs.load_id
    WHERE _load_classes.owner_class_id IS NOT NULL
),
unconnected AS MATERIALIZED (
    SELECT declared.*
    FROM declared
    WHERE NOT EXISTS (
        SELECT 1
        FROM class_ancestors
        -- A connection can also use the name of the instance variable (_name), or the name of the property that belongs to
        -- an instance variable. It can also use the capitalized name, because key-value coding then finds setName:.
        JOIN connected ON connected.class_id = class_ancestors.class_id
            AND connected.name IN (declared.name, '_' || declared.name, ltrim(declared.name, '_'), upper(substr(declared.name, 1, 1)) || substr(declared.name, 2))
        WHERE class_ancestors.ancestor_id = declared.class_id
    )
),
-- Names of outlets that are also strings in the sources. Code may set these outlets by key-value coding
-- (setValue:forKey:). Names of one word are omitted, because a string of one word often has another meaning.
keyed (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT _source_texts.tree_id, _source_texts.text
    FROM _source_texts
    WHERE _source_texts.text GLOB '?*[A-Z]*' AND _source_texts.text IN (SELECT unconnected.name FROM unconnected)
),
-- Names of outlets that code sets on another object: cell.label = value. The class of that object is not known.
set_from_outside (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, names.name
    FROM (
        SELECT unconnected.tree_id, unconnected.name, unconnected.name AS written FROM unconnected
        UNION
        SELECT unconnected.tree_id, unconnected.name, 'set' || upper(substr(unconnected.name, 1, 1)) || substr(unconnected.name, 2) FROM unconnected
    ) AS names
    JOIN assignments ON assignments.name = names.written AND assignments.object <> 'self'
    JOIN files ON files.id = assignments.file_id AND files.tree_id = names.tree_id
),
-- The nibs and storyboards that contain an object of the class, and whether something loads them.
used (class_id, file_id, is_loaded) AS MATERIALIZED (
    SELECT DISTINCT
        asked.class_id,
        objects.file_id,
        EXISTS (SELECT 1 FROM loaded_nibs WHERE loaded_nibs.file_id = objects.file_id)
    FROM (SELECT DISTINCT unconnected.class_id FROM unconnected) AS asked
    JOIN class_ancestors ON class_ancestors.ancestor_id = asked.class_id
    JOIN named_classes ON named_classes.class_id = class_ancestors.class_id
    JOIN objects ON objects.file_id = named_classes.file_id
        AND objects.class = named_classes.name
        AND objects.custom_module IS named_classes.module
),
counted (class_id, in_nibs, is_loaded, file_id) AS MATERIALIZED (
    SELECT used.class_id, count(*), max(used.is_loaded), min(used.file_id)
    FROM used
    GROUP BY used.class_id
),
unread (tree_id) AS MATERIALIZED (
    SELECT nibs.tree_id FROM nibs WHERE nibs.format = 'error' AND nibs.origin <> 'test'
)
SELECT
    unconnected.class_id AS class_id,
    unconnected.name AS outlet,
    unconnected.place AS place,
    unconnected.file_id AS file_id,
    unconnected.line AS line,
    unconnected."column" AS "column",
    unconnected.member_id AS member_id,
    unconnected.class AS class,
    unconnected.kind AS kind,
    CASE
        WHEN unconnected.tree_id IN (SELECT unread.tree_id FROM unread) OR coalesce(counted.is_loaded, 0) = 0 THEN 'possible'
        -- Nothing creates an object of the class.
        WHEN EXISTS (SELECT 1 FROM _uncreated_classes WHERE _uncreated_classes.class_id = unconnected.class_id) THEN 'possible'
        WHEN (unconnected.tree_id, unconnected.name) IN (SELECT keyed.tree_id, keyed.name FROM keyed) THEN 'possible'
        WHEN (unconnected.tree_id, unconnected.name) IN (SELECT set_from_outside.tree_id, set_from_outside.name FROM set_from_outside) THEN 'possible'
        -- A method of the class implements the getter or setter.
        WHEN EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _class_selectors ON _class_selectors.class_id = class_ancestors.class_id
            WHERE class_ancestors.ancestor_id = unconnected.class_id
                AND _class_selectors.selector
                    IN (unconnected.name, 'set' || upper(substr(unconnected.name, 1, 1)) || substr(unconnected.name, 2) || ':')
                AND _class_selectors.member_id <> unconnected.member_id
        ) THEN 'possible'
        WHEN EXISTS (
            SELECT 1
            FROM used
            JOIN connections ON connections.file_id = used.file_id
                AND connections.kind = 'binding'
                AND '.' || connections.key_path || '.' GLOB '*.' || unconnected.name || '.*'
            WHERE used.class_id = unconnected.class_id
        ) THEN 'possible'
        ELSE 'certain'
    END AS confidence,
    EXISTS (
        SELECT 1
        FROM class_ancestors
        JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.class_id
        JOIN declarations ON declarations.id = _declaration_classes.declaration_id
        JOIN _assigned_names ON _assigned_names.file_id = declarations.file_id
        WHERE class_ancestors.ancestor_id = unconnected.class_id
            AND instr(_assigned_names.names, '"' || unconnected.name || '"') > 0
    ) AS is_assigned,
    EXISTS (
        SELECT 1
        FROM class_ancestors
        JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.class_id
        JOIN declarations ON declarations.id = _declaration_classes.declaration_id
        WHERE class_ancestors.ancestor_id = unconnected.class_id
            AND (
                EXISTS (
                    SELECT 1
                    FROM _member_mentions
                    WHERE _member_mentions.file_id = declarations.file_id
                        AND _member_mentions.class = declarations.name
                        AND _member_mentions.name = unconnected.name
                )
                OR EXISTS (
                    SELECT 1
                    FROM assignments
                    WHERE assignments.file_id = declarations.file_id
                        AND assignments.class = declarations.name
                        AND assignments.object IN (unconnected.name, '_' || unconnected.name)
                )
            )
    ) AS is_used,
    counted.file_id AS other_file_id,
    coalesce(counted.in_nibs, 0) AS in_nibs
FROM unconnected
LEFT JOIN counted ON counted.class_id = unconnected.class_id
ORDER BY unconnected.path, unconnected.line, unconnected."column", unconnected.name;
