-- What objects answer to, after the classes were derived: which keys can be
-- set on an object of a class, and which selectors it has. Own declarations
-- only; superclasses are joined when it is asked (connection_answers).

DELETE FROM class_keys;
DELETE FROM class_selectors;

-- Protocols that a class adopts, and those that these adopt.
CREATE TEMP TABLE adopted AS
WITH RECURSIVE
named_protocols (declaration, class, name) AS (
    SELECT declarations.id, declarations.class, word.value
    FROM declarations
    JOIN json_each('[' || replace(json_quote(declarations.protocols), ' ', '","') || ']') AS word
    WHERE declarations.protocols IS NOT NULL
),
adopting (class, protocol) AS (
    SELECT named_protocols.class, declarations.id
    FROM named_protocols
    JOIN declarations ON declarations.name = named_protocols.name AND declarations.kind = 'protocol'
    WHERE named_protocols.class IS NOT NULL
    UNION
    SELECT adopting.class, declarations.id
    FROM adopting
    JOIN named_protocols ON named_protocols.declaration = adopting.protocol
    JOIN declarations ON declarations.name = named_protocols.name AND declarations.kind = 'protocol'
)
SELECT class, protocol
FROM adopting;

CREATE INDEX temp.adopted_by_class ON adopted (class);

-- Requirements that Objective-C sees; what meets them is seen, too.
CREATE TEMP TABLE required AS
SELECT adopted.class AS class, members.name AS name, members.id AS member
FROM adopted
JOIN members ON members.declaration = adopted.protocol
WHERE members.visibility = 'visible' AND members.is_static IS NOT 1;

CREATE INDEX temp.required_by_class ON required (class, name);

-- Classes whose members Objective-C sees unless they are private.
CREATE TEMP TABLE open_classes AS
SELECT DISTINCT class_ancestors.class AS class
FROM class_ancestors
JOIN declarations ON declarations.class = class_ancestors.ancestor
WHERE declarations.kind = 'class' AND declarations.is_objc_members = 1;

CREATE UNIQUE INDEX temp.open_classes_by_class ON open_classes (class);

-- Version of Swift that a file is compiled with, as far as targets tell.
CREATE TEMP TABLE versions AS
SELECT target_files.file_id AS file_id, min(CAST(targets.swift_version AS REAL)) AS least
FROM target_files
JOIN targets ON targets.id = target_files.target
WHERE targets.swift_version IS NOT NULL AND target_files.phase = 'sources'
GROUP BY target_files.file_id;

CREATE UNIQUE INDEX temp.versions_by_file ON versions (file_id);

-- The members of each class, and whether the runtime sees them.
CREATE TEMP TABLE sighted AS
SELECT
    members.id AS member,
    members.file_id AS file_id,
    members.kind AS kind,
    members.name AS name,
    members.source_name AS source_name,
    members.setter AS setter,
    members.is_variable AS is_variable,
    members.arguments AS arguments,
    declarations.class AS class,
    CASE
        WHEN members.visibility <> 'inferred' THEN members.visibility
        WHEN declarations.class IN (SELECT class FROM open_classes) THEN 'visible'
        WHEN EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN required ON required.class = class_ancestors.ancestor
            WHERE class_ancestors.class = declarations.class AND required.name = members.name
        ) THEN 'visible'
        -- What overrides a member is seen like it; what is no member of any
        -- source is one of Objective-C, unless the superclass is not known.
        WHEN members.is_override = 1 THEN CASE
            WHEN EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN declarations AS above ON above.class = class_ancestors.ancestor
                JOIN members AS overridden ON overridden.declaration = above.id
                WHERE class_ancestors.class = declarations.class
                    AND class_ancestors.distance > 0
                    AND overridden.name = members.name
                    AND overridden.visibility <> 'visible'
                    AND overridden.is_override IS NULL
                    AND class_ancestors.ancestor NOT IN (SELECT class FROM open_classes)
            ) THEN 'hidden'
            WHEN EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN classes AS above ON above.id = class_ancestors.ancestor
                WHERE class_ancestors.class = declarations.class AND above.kind = 'unknown'
            ) THEN 'possible'
            ELSE 'visible'
        END
        -- Swift 3 showed Objective-C whatever it could.
        WHEN versions.least IS NULL THEN 'possible'
        WHEN versions.least < 4 THEN 'visible'
        ELSE 'hidden'
    END AS sight
FROM members
JOIN declarations ON declarations.id = members.declaration
LEFT JOIN versions ON versions.file_id = members.file_id
WHERE declarations.class IS NOT NULL AND members.is_static IS NOT 1
UNION ALL
-- An extension that may be of several classes is taken for one of each.
SELECT
    members.id,
    members.file_id,
    members.kind,
    members.name,
    members.source_name,
    members.setter,
    members.is_variable,
    members.arguments,
    class_names.class,
    'possible'
FROM declarations
JOIN class_names ON class_names.name = declarations.name
JOIN members ON members.declaration = declarations.id
WHERE declarations.class IS NULL
    AND declarations.kind NOT IN ('protocol', 'alias')
    AND members.is_static IS NOT 1
    AND members.visibility <> 'hidden'
UNION ALL
-- A property of an adopted protocol: the class makes it, or declares it again.
SELECT
    members.id,
    members.file_id,
    members.kind,
    members.name,
    members.source_name,
    members.setter,
    members.is_variable,
    members.arguments,
    required.class,
    'visible'
FROM required
JOIN members ON members.id = required.member
WHERE members.setter IS NOT NULL;

-- Setters: setKey:, and for key-value coding _setKey: and setIsKey:. The first
-- letter of the key may be small or a capital.
INSERT INTO class_keys (class, key, member, sight, is_loose)
WITH
setters (class, member, sight, selector) AS (
    SELECT class, member, sight, coalesce(setter, name)
    FROM sighted
    WHERE coalesce(setter, CASE WHEN arguments = 1 THEN name END) GLOB '*set[^a-z]*:'
),
capitalised (class, name, member, sight, is_loose) AS (
    SELECT class, substr(selector, 4, length(selector) - 4), member, sight, NULL
    FROM setters
    WHERE selector GLOB 'set[^a-z]*:'
    UNION ALL
    SELECT class, substr(selector, 5, length(selector) - 5), member, sight, 1
    FROM setters
    WHERE selector GLOB '_set[^a-z]*:'
    UNION ALL
    SELECT class, substr(selector, 6, length(selector) - 6), member, sight, 1
    FROM setters
    WHERE selector GLOB 'setIs[^a-z]*:'
)
SELECT class, lower(substr(name, 1, 1)) || substr(name, 2), member, sight, is_loose
FROM capitalised
UNION
SELECT class, name, member, sight, is_loose
FROM capitalised
UNION
-- A setter of another name than its property's is called by nobody here.
SELECT class, name, member, sight, NULL
FROM sighted
WHERE is_variable = 1
UNION
SELECT class, substr(name, 2), member, sight, 1
FROM sighted
WHERE is_variable = 1 AND name GLOB '_?*'
UNION
SELECT class, lower(substr(name, 3, 1)) || substr(name, 4), member, sight, 1
FROM sighted
WHERE is_variable = 1 AND name GLOB 'is[A-Z]*'
UNION
SELECT class, lower(substr(name, 4, 1)) || substr(name, 5), member, sight, 1
FROM sighted
WHERE is_variable = 1 AND name GLOB '_is[A-Z]*';

INSERT INTO class_selectors (class, selector, member, sight)
SELECT class, name, member, sight
FROM sighted
WHERE kind IN ('method', 'action', 'segueAction')
UNION
SELECT class, setter, member, sight
FROM sighted
WHERE setter IS NOT NULL AND is_variable IS NOT 1
UNION
-- Before Swift 3 the first label was no part of the selector: f(sender:) was f:.
SELECT
    sighted.class,
    sighted.source_name || substr(sighted.name, instr(sighted.name, ':')),
    sighted.member,
    iif(versions.least IS NULL AND sighted.sight = 'visible', 'possible', sighted.sight)
FROM sighted
LEFT JOIN versions ON versions.file_id = sighted.file_id
WHERE sighted.source_name IS NOT NULL AND sighted.arguments > 0 AND coalesce(versions.least, 0) < 3;

DROP TABLE sighted;
DROP TABLE versions;
DROP TABLE open_classes;
DROP TABLE required;
DROP TABLE adopted;
