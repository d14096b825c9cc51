-- The keys that can be set on an object of a class, and the selectors that it responds to. The rows
-- of a class come from its own declarations and from its protocols. connection_answers adds the
-- rows of the superclasses. In the trees of derived_trees, this script updates the classes that
-- depend on the files of changed_files.

-- Protocols of the tree, and the protocols that each declaration names. If more than 16 protocols
-- have the same name, the name can mean any of the first 16, or a protocol in the same file.
CREATE TEMP TABLE protocols AS
SELECT
    declarations.id AS id,
    declarations.name AS name,
    files.tree_id AS tree_id,
    files.id AS file_id,
    row_number() OVER (PARTITION BY declarations.name, files.tree_id ORDER BY files.path, declarations.line, declarations."column") AS place
FROM declarations
JOIN files ON files.id = declarations.file_id
WHERE declarations.kind = 'protocol' AND files.tree_id IN (SELECT id FROM derived_trees);

CREATE INDEX temp.protocols_by_name ON protocols (name, tree_id, place);

CREATE TEMP TABLE named_protocols AS
SELECT _declaration_protocols.declaration_id AS declaration_id, protocols.id AS protocol_id
FROM _declaration_protocols
JOIN files ON files.id = _declaration_protocols.file_id
JOIN protocols ON protocols.name = _declaration_protocols.name AND protocols.tree_id = files.tree_id AND protocols.place <= 16
UNION ALL
SELECT _declaration_protocols.declaration_id, protocols.id
FROM protocols
JOIN _declaration_protocols ON _declaration_protocols.file_id = protocols.file_id AND _declaration_protocols.name = protocols.name
WHERE protocols.place > 16;

CREATE INDEX temp.named_protocols_by_declaration ON named_protocols (declaration_id);

-- Protocols that a class adopts, directly (distance 0) or through other protocols. In a real tree,
-- there are fewer rows here than classes. adoption_room limits the number of rows and of their
-- members. If a tree exceeds the limit, the most distant protocols are left out: the table adopted
-- contains the rows of a distance only if all of them fit.
CREATE TEMP TABLE adoption_room AS
SELECT 50000 * (SELECT count(*) FROM derived_trees) + 8 * count(*) AS most
FROM classes
WHERE tree_id IN (SELECT id FROM derived_trees);

CREATE TEMP TABLE adoption AS
WITH RECURSIVE
adopting (class_id, protocol_id, distance) AS (
    SELECT _declaration_classes.class_id, named_protocols.protocol_id, 0
    FROM named_protocols
    JOIN _declaration_classes ON _declaration_classes.declaration_id = named_protocols.declaration_id
    UNION
    SELECT adopting.class_id, named_protocols.protocol_id, adopting.distance + 1
    FROM adopting
    JOIN named_protocols ON named_protocols.declaration_id = adopting.protocol_id
    WHERE adopting.distance < 64
    ORDER BY 3
    LIMIT (SELECT most + 1 FROM adoption_room)
)
SELECT class_id, protocol_id, distance
FROM adopting;

CREATE TEMP TABLE adoption_levels AS
WITH
counted (protocol_id, members) AS MATERIALIZED (
    SELECT protocols.id, count(*)
    FROM protocols
    JOIN members ON members.declaration_id = protocols.id
    WHERE members.visibility = 'visible' AND members.is_static = 0
    GROUP BY protocols.id
),
levels (distance, total) AS (
    SELECT adoption.distance, sum(sum(1 + coalesce(counted.members, 0))) OVER (ORDER BY adoption.distance)
    FROM adoption
    LEFT JOIN counted ON counted.protocol_id = adoption.protocol_id
    GROUP BY adoption.distance
)
SELECT coalesce(min(levels.distance), 65) AS past
FROM levels, adoption_room
WHERE levels.total > adoption_room.most;

INSERT INTO shortened (what)
SELECT 'the classes in the sources have more than ' || most || ' adopted protocols and protocol members in total; the most distant ones are left out'
FROM adoption_levels, adoption_room
WHERE past < 65;

CREATE TEMP TABLE adopted AS
SELECT DISTINCT class_id, protocol_id
FROM adoption
WHERE distance < (SELECT past FROM adoption_levels);

DROP TABLE adoption_levels;
DROP TABLE adoption;
DROP TABLE adoption_room;

CREATE INDEX temp.adopted_by_class ON adopted (class_id);

-- The classes to update: classes that the files of changed_files declare or extend, classes that
-- adopt a protocol from these files, and all subclasses of these classes.
CREATE TEMP TABLE answering (class_id INTEGER PRIMARY KEY);

INSERT INTO answering (class_id)
WITH
touched (class_id) AS (
    SELECT _declaration_classes.class_id
    FROM declarations
    JOIN _declaration_classes ON _declaration_classes.declaration_id = declarations.id
    WHERE declarations.file_id IN (SELECT id FROM changed_files)
    UNION
    SELECT class_sightings.class_id
    FROM declarations
    JOIN class_sightings ON class_sightings.file_id = declarations.file_id AND class_sightings.name = declarations.name
    WHERE declarations.file_id IN (SELECT id FROM changed_files)
        AND declarations.kind NOT IN ('protocol', 'alias')
        AND NOT EXISTS (SELECT 1 FROM _declaration_classes WHERE _declaration_classes.declaration_id = declarations.id)
    UNION
    SELECT adopted.class_id
    FROM adopted
    JOIN declarations ON declarations.id = adopted.protocol_id
    WHERE declarations.file_id IN (SELECT id FROM changed_files)
)
SELECT class_ancestors.class_id
FROM touched
JOIN class_ancestors ON class_ancestors.ancestor_id = touched.class_id
UNION
SELECT class_id
FROM touched;

DELETE FROM _class_keys WHERE class_id IN (SELECT class_id FROM answering);
DELETE FROM _class_selectors WHERE class_id IN (SELECT class_id FROM answering);

-- Protocol requirements that Objective-C sees. Objective-C also sees the members that implement these requirements.
CREATE TEMP TABLE required AS
SELECT adopted.class_id AS class_id, members.name AS name, members.id AS member_id
FROM adopted
JOIN members ON members.declaration_id = adopted.protocol_id
WHERE members.visibility = 'visible' AND members.is_static = 0;

CREATE INDEX temp.required_by_class ON required (class_id, name);

-- Classes with @objcMembers, and their subclasses. Objective-C sees their members unless they are private.
CREATE TEMP TABLE open_classes AS
SELECT DISTINCT class_ancestors.class_id AS class_id
FROM declarations
JOIN files ON files.id = declarations.file_id AND files.tree_id IN (SELECT id FROM derived_trees)
JOIN _declaration_classes ON _declaration_classes.declaration_id = declarations.id
JOIN class_ancestors ON class_ancestors.ancestor_id = _declaration_classes.class_id
WHERE declarations.kind = 'class' AND declarations.is_objc_members = 1;

CREATE UNIQUE INDEX temp.open_classes_by_class ON open_classes (class_id);

-- The lowest Swift version of the targets that compile a file. If the version is unknown, the file has no row.
CREATE TEMP TABLE versions AS
SELECT target_files.file_id AS file_id, min(CAST(targets.swift_version AS REAL)) AS least
FROM target_files
JOIN targets ON targets.id = target_files.target_id
JOIN files ON files.id = target_files.file_id
WHERE targets.swift_version IS NOT NULL
    AND target_files.phase = 'sources'
    AND files.tree_id IN (SELECT id FROM derived_trees)
GROUP BY target_files.file_id;

CREATE UNIQUE INDEX temp.versions_by_file ON versions (file_id);

-- The instance members of each class. visibility: visible if the runtime sees the member, hidden if not, possible if
-- unknown.
CREATE TEMP TABLE sighted AS
SELECT
    members.id AS member_id,
    members.file_id AS file_id,
    members.kind AS kind,
    members.name AS name,
    members.source_name AS source_name,
    members.setter AS setter,
    members.is_variable AS is_variable,
    members.arguments AS arguments,
    _declaration_classes.class_id AS class_id,
    CASE
        WHEN members.visibility <> 'inferred' THEN members.visibility
        WHEN _declaration_classes.class_id IN (SELECT class_id FROM open_classes) THEN 'visible'
        WHEN EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN required ON required.class_id = class_ancestors.ancestor_id
            WHERE class_ancestors.class_id = _declaration_classes.class_id AND required.name = members.name
        ) THEN 'visible'
        -- An override has the visibility of the member that it overrides. If no source
        -- declares that member, it is an Objective-C member, unless a superclass is unknown.
        WHEN members.is_override = 1 THEN CASE
            WHEN EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN _declaration_classes AS above ON above.class_id = class_ancestors.ancestor_id
                JOIN members AS overridden ON overridden.declaration_id = above.declaration_id
                WHERE class_ancestors.class_id = _declaration_classes.class_id
                    AND class_ancestors.distance > 0
                    AND overridden.name = members.name
                    AND overridden.visibility <> 'visible'
                    AND overridden.is_override = 0
                    AND class_ancestors.ancestor_id NOT IN (SELECT class_id FROM open_classes)
            ) THEN 'hidden'
            WHEN EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN classes AS above ON above.id = class_ancestors.ancestor_id
                WHERE class_ancestors.class_id = _declaration_classes.class_id AND above.kind = 'unknown'
            ) THEN 'possible'
            ELSE 'visible'
        END
        -- Swift 3 exposed members to Objective-C wherever possible.
        WHEN versions.least IS NULL THEN 'possible'
        WHEN versions.least < 4 THEN 'visible'
        ELSE 'hidden'
    END AS visibility
FROM members
JOIN _declaration_classes ON _declaration_classes.declaration_id = members.declaration_id
LEFT JOIN versions ON versions.file_id = members.file_id
WHERE members.is_static = 0 AND _declaration_classes.class_id IN (SELECT class_id FROM answering)
UNION ALL
-- If an extension can belong to several classes, its members are added to each of these classes.
SELECT
    members.id,
    members.file_id,
    members.kind,
    members.name,
    members.source_name,
    members.setter,
    members.is_variable,
    members.arguments,
    class_sightings.class_id,
    'possible'
FROM (
    SELECT DISTINCT _class_names.name
    FROM answering
    JOIN _class_names ON _class_names.class_id = answering.class_id
) AS named
CROSS JOIN declarations ON declarations.name = named.name
JOIN files ON files.id = declarations.file_id
JOIN class_sightings ON class_sightings.file_id = declarations.file_id
    AND class_sightings.name = declarations.name
    AND class_sightings.nearness <> 6
JOIN members ON members.declaration_id = declarations.id
WHERE declarations.kind NOT IN ('protocol', 'alias')
    AND files.tree_id IN (SELECT id FROM derived_trees)
    AND NOT EXISTS (SELECT 1 FROM _declaration_classes WHERE _declaration_classes.declaration_id = declarations.id)
    AND +class_sightings.class_id IN (SELECT class_id FROM answering)
    AND members.is_static = 0
    AND members.visibility <> 'hidden'
UNION ALL
-- A settable property of an adopted protocol. The class synthesizes the property, or declares it again.
SELECT
    members.id,
    members.file_id,
    members.kind,
    members.name,
    members.source_name,
    members.setter,
    members.is_variable,
    members.arguments,
    required.class_id,
    'visible'
FROM required
JOIN members ON members.id = required.member_id
WHERE members.setter IS NOT NULL AND required.class_id IN (SELECT class_id FROM answering);

-- Keys from setters: setKey:, and for key-value coding (is_loose) _setKey: and setIsKey:. Each
-- setter has two keys, with a lowercase and an uppercase first letter.
INSERT INTO _class_keys (class_id, key, member_id, visibility, is_loose)
WITH
setters (class_id, member_id, visibility, selector) AS (
    SELECT class_id, member_id, visibility, coalesce(setter, name)
    FROM sighted
    WHERE coalesce(setter, CASE WHEN arguments = 1 THEN name END) GLOB '*set[^a-z]*:'
),
capitalised (class_id, name, member_id, visibility, is_loose) AS (
    SELECT class_id, substr(selector, 4, length(selector) - 4), member_id, visibility, 0
    FROM setters
    WHERE selector GLOB 'set[^a-z]*:'
    UNION ALL
    SELECT class_id, substr(selector, 5, length(selector) - 5), member_id, visibility, 1
    FROM setters
    WHERE selector GLOB '_set[^a-z]*:'
    UNION ALL
    SELECT class_id, substr(selector, 6, length(selector) - 6), member_id, visibility, 1
    FROM setters
    WHERE selector GLOB 'setIs[^a-z]*:'
)
SELECT class_id, lower(substr(name, 1, 1)) || substr(name, 2), member_id, visibility, is_loose
FROM capitalised
UNION
SELECT class_id, name, member_id, visibility, is_loose
FROM capitalised
UNION
-- Keys from instance variables. The name of a property alone is not a key: if its setter has a custom name, nib
-- loading does not call that setter.
SELECT class_id, name, member_id, visibility, 0
FROM sighted
WHERE is_variable = 1
UNION
SELECT class_id, substr(name, 2), member_id, visibility, 1
FROM sighted
WHERE is_variable = 1 AND name GLOB '_?*'
UNION
SELECT class_id, lower(substr(name, 3, 1)) || substr(name, 4), member_id, visibility, 1
FROM sighted
WHERE is_variable = 1 AND name GLOB 'is[A-Z]*'
UNION
SELECT class_id, lower(substr(name, 4, 1)) || substr(name, 5), member_id, visibility, 1
FROM sighted
WHERE is_variable = 1 AND name GLOB '_is[A-Z]*';

INSERT INTO _class_selectors (class_id, selector, member_id, visibility)
SELECT class_id, name, member_id, visibility
FROM sighted
WHERE kind IN ('method', 'action', 'segueAction')
UNION
SELECT class_id, setter, member_id, visibility
FROM sighted
WHERE setter IS NOT NULL AND is_variable = 0
UNION
-- Before Swift 3, the first label was not part of the selector: f(sender:) had the selector f:.
SELECT
    sighted.class_id,
    sighted.source_name || substr(sighted.name, instr(sighted.name, ':')),
    sighted.member_id,
    iif(versions.least IS NULL AND sighted.visibility = 'visible', 'possible', sighted.visibility)
FROM sighted
LEFT JOIN versions ON versions.file_id = sighted.file_id
WHERE sighted.source_name IS NOT NULL AND sighted.arguments > 0 AND coalesce(versions.least, 0) < 3;

DROP TABLE sighted;
DROP TABLE versions;
DROP TABLE open_classes;
DROP TABLE required;
DROP TABLE adopted;
DROP TABLE named_protocols;
DROP TABLE protocols;
DROP TABLE answering;
