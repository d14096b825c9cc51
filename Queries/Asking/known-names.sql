-- The names of one kind in the index, each with the number of its uses. Commands suggest them for a mistyped name.
-- parameter kind (required): class, file, outlet, action, identifier, image, color, font, module, language, keypath or table (a strings file); NULL for all kinds except language and module.
-- parameter name (default NULL): If not NULL, only this name is returned.
WITH
known (kind, name, uses) AS (
    SELECT 'class', objects.class, count(*)
    FROM objects
    WHERE objects.class IS NOT NULL
    GROUP BY objects.class
    UNION ALL
    SELECT 'class', classes.name, 0
    FROM classes
    WHERE classes.kind = 'project'
    UNION ALL
    SELECT 'class', made.class, count(*)
    FROM (
        SELECT connections.custom_class AS class FROM connections WHERE connections.custom_class IS NOT NULL
        UNION ALL
        SELECT constraints.custom_class FROM constraints WHERE constraints.custom_class IS NOT NULL
        UNION ALL
        SELECT class_descriptions.class FROM class_descriptions
    ) AS made
    GROUP BY made.class
    UNION ALL
    SELECT 'file', nibs.name, count(*)
    FROM nibs
    GROUP BY nibs.name
    UNION ALL
    SELECT 'outlet', connections.name, count(*)
    FROM connections
    WHERE connections.kind IN ('outlet', 'outletCollection') AND connections.name IS NOT NULL
    GROUP BY connections.name
    UNION ALL
    SELECT 'outlet', members.name, 0
    FROM members
    WHERE members.kind IN ('outlet', 'outletCollection')
    UNION ALL
    SELECT 'action', connections.name, count(*)
    FROM connections
    WHERE connections.kind = 'action' AND connections.name IS NOT NULL
    GROUP BY connections.name
    UNION ALL
    SELECT 'action', members.name, 0
    FROM members
    WHERE members.kind = 'action'
    UNION ALL
    SELECT 'identifier', named.identifier, count(*)
    FROM (
        SELECT objects.reuse_identifier AS identifier FROM objects
        UNION ALL
        SELECT objects.storyboard_identifier FROM objects
        UNION ALL
        SELECT objects.restoration_identifier FROM objects
        UNION ALL
        SELECT objects.accessibility_identifier FROM objects
        UNION ALL
        SELECT objects.identifier FROM objects
        UNION ALL
        SELECT connections.identifier FROM connections WHERE connections.kind = 'segue'
        UNION ALL
        SELECT identifiers.identifier FROM identifiers
    ) AS named
    WHERE named.identifier IS NOT NULL
    GROUP BY named.identifier
    UNION ALL
    SELECT iif(named.kind = 'namedColor', 'color', 'image'), named.name, count(*)
    FROM (
        SELECT resource_uses.kind AS kind, resource_uses.name AS name FROM resource_uses WHERE resource_uses.kind IN ('image', 'namedColor')
        UNION ALL
        SELECT resource_calls.kind, resource_calls.name FROM resource_calls WHERE resource_calls.kind IN ('image', 'namedColor')
    ) AS named
    GROUP BY named.kind, named.name
    UNION ALL
    SELECT iif(assets.kind = 'color', 'color', 'image'), assets.name, 0
    FROM assets
    WHERE assets.kind IN ('image', 'symbol', 'color')
    UNION ALL
    SELECT 'font', resource_uses.name, count(*)
    FROM resource_uses
    WHERE resource_uses.kind = 'font'
    GROUP BY resource_uses.name
    UNION ALL
    SELECT 'font', font_faces.postscript_name, 0
    FROM font_faces
    UNION ALL
    SELECT 'module', objects.custom_module, count(*)
    FROM objects
    WHERE objects.custom_module IS NOT NULL
    GROUP BY objects.custom_module
    UNION ALL
    SELECT 'module', classes.module, 0
    FROM classes
    WHERE classes.kind = 'project' AND classes.module IS NOT NULL
    UNION ALL
    SELECT 'module', connections.custom_module, count(*)
    FROM connections
    WHERE connections.custom_module IS NOT NULL
    GROUP BY connections.custom_module
    UNION ALL
    SELECT 'language', files.localization, count(*)
    FROM files
    WHERE files.localization IS NOT NULL
    GROUP BY files.localization
    UNION ALL
    SELECT DISTINCT 'language', localized_strings.language, 0
    FROM localized_strings
    UNION ALL
    SELECT DISTINCT 'language', _project_regions.region, 0
    FROM _project_regions
    UNION ALL
    SELECT 'keypath', runtime_attributes.key_path, count(*)
    FROM runtime_attributes
    GROUP BY runtime_attributes.key_path
    UNION ALL
    SELECT 'keypath', connections.key_path, count(*)
    FROM connections
    WHERE connections.key_path IS NOT NULL
    GROUP BY connections.key_path
    UNION ALL
    SELECT 'table', files.name, count(*)
    FROM files
    WHERE files.kind = 'strings'
    GROUP BY files.name
)
SELECT
    known.kind AS kind,
    known.name AS name,
    sum(known.uses) AS uses
FROM known
WHERE known.name IS NOT NULL
    AND iif(:kind IS NULL, known.kind NOT IN ('language', 'module'), known.kind = :kind)
    AND (:name IS NULL OR known.name = :name)
GROUP BY known.kind, known.name
ORDER BY known.kind, known.name;
