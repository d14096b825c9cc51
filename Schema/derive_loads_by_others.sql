-- Loads by code outside the index. Each of these loads belongs to a class that has a nib with its name, but nothing in
-- the index loads this nib. It is not proven that these loads exist. A row is added in these cases:
-- * The class has a superclass or protocol outside the index. Code calls a member that nothing in the index declares,
--   on the class or with the class as an argument.
-- * A superclass of the class is outside the index. Code creates an object of the class, or registers the class for
--   reuse.
-- * Code calls a class member that nothing in the index declares, and the name of the member contains nib or xib, or
--   starts with instantiate. Probably a category outside the index declares the member.
INSERT INTO nib_loads (
    file_id, call_id, call, purpose, kind, nib_name, certainty, owner, owner_class, class, member, is_static, receiver, platforms,
    owner_kind, line, "column"
)
WITH
-- Classes that have a nib with their name, if no load in the index names the nib. The class is the File's Owner of the
-- nib, or the class of a top-level object.
outside_nibs (class_id, class, tree_id, is_superclass, is_outside, is_owner) AS MATERIALIZED (
    SELECT
        classes.id,
        classes.name,
        classes.tree_id,
        max(ifnull(_outside_classes.is_superclass, 0)),
        max(_outside_classes.class_id IS NOT NULL),
        max(owners.class IS classes.name)
    FROM files
    JOIN classes ON classes.name = files.name AND classes.tree_id = files.tree_id AND classes.kind = 'project'
    LEFT JOIN _outside_classes ON _outside_classes.class_id = classes.id
    LEFT JOIN owners ON owners.file_id = files.id
    WHERE files.tree_id IN (SELECT id FROM derived_trees)
        AND files.kind IN ('xib', 'nib')
        AND (
            owners.class IS classes.name
            OR EXISTS (
                SELECT 1
                FROM objects
                WHERE objects.file_id = files.id AND objects.top_level_index IS NOT NULL AND objects.custom_class = classes.name
            )
        )
        AND NOT EXISTS (
            SELECT 1
            FROM nib_loads
            JOIN files AS homes ON homes.id = nib_loads.file_id AND homes.tree_id = classes.tree_id
            WHERE nib_loads.nib_name = classes.name AND nib_loads.kind = 'nib'
        )
    GROUP BY classes.id
),
known_members (tree_id, name) AS MATERIALIZED (
    SELECT files.tree_id, members.name
    FROM members
    JOIN files ON files.id = members.file_id
    WHERE members.provenance = 'source' AND members.kind = 'method'
    UNION
    SELECT files.tree_id, members.source_name
    FROM members
    JOIN files ON files.id = members.file_id
    WHERE members.provenance = 'source' AND members.kind = 'method' AND members.source_name IS NOT NULL
    UNION
    SELECT files.tree_id, functions.name
    FROM functions
    JOIN files ON files.id = functions.file_id
),
-- Classes that are passed as arguments of calls.
given (call_id, class) AS MATERIALIZED (
    SELECT calls.id, replace(replace(replace(trim(argument.value ->> 1, '[]'), '.self', ''), '.class', ''), ' class', '')
    FROM calls
    JOIN json_each(calls.arguments) AS argument
    WHERE EXISTS (SELECT 1 FROM outside_nibs)
        AND (
            argument.value ->> 1 GLOB '*.self' OR argument.value ->> 1 GLOB '*.class' OR argument.value ->> 1 GLOB '[[]* class]'
        )
),
asking (call_id, class_id) AS (
    SELECT calls.id, outside_nibs.class_id
    FROM outside_nibs
    JOIN calls ON calls.receiver = outside_nibs.class
    UNION
    SELECT calls.id, outside_nibs.class_id
    FROM calls
    JOIN outside_nibs ON outside_nibs.class = +calls.class
    WHERE EXISTS (SELECT 1 FROM outside_nibs) AND ifnull(calls.receiver, 'self') IN ('self', 'super', 'Self')
    UNION
    SELECT given.call_id, outside_nibs.class_id
    FROM given
    JOIN outside_nibs ON outside_nibs.class = given.class
)
SELECT
    calls.file_id,
    calls.id,
    calls.callee,
    iif(calls.callee GLOB 'register*', 'registers', 'loads'),
    'nib',
    outside_nibs.class,
    'outside',
    NULL,
    iif(outside_nibs.is_owner, outside_nibs.class, NULL),
    calls.class,
    calls.member,
    calls.is_static,
    calls.receiver,
    calls.platforms,
    iif(outside_nibs.is_owner, 'instance', NULL),
    calls.line,
    calls."column"
FROM asking
JOIN outside_nibs ON outside_nibs.class_id = asking.class_id
JOIN calls ON calls.id = asking.call_id
JOIN files ON files.id = calls.file_id AND files.tree_id = outside_nibs.tree_id AND files.kind IN ('swift', 'objc')
WHERE CASE
        WHEN calls.callee = 'init' THEN outside_nibs.is_superclass AND calls.receiver = outside_nibs.class
        WHEN calls.callee GLOB 'register*(_:for*' OR calls.callee GLOB 'registerClass:for*' THEN outside_nibs.is_superclass
        ELSE (
                outside_nibs.is_outside
                OR (calls.receiver = outside_nibs.class AND (calls.callee GLOB '*[nN]ib*' OR calls.callee GLOB '*[xX]ib*' OR calls.callee GLOB 'instantiate*'))
            )
            AND (files.tree_id, calls.callee) NOT IN (SELECT tree_id, name FROM known_members)
            -- A request for an identifier does not load a nib by itself.
            AND NOT EXISTS (
                SELECT 1
                FROM _identifier_uses
                WHERE _identifier_uses.file_id = calls.file_id AND _identifier_uses.line = calls.line
            )
    END
ORDER BY files.path, calls.line, calls."column", outside_nibs.class, calls.id;
