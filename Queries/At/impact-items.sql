-- What has a name, as items for at-places, one per row.
-- parameter kind (required): class, outlet, action, nib, image, color, identifier or text.
-- parameter name (required): The name. For a nib, the file name without extension, or the end of its path.
-- parameter class (required): Class that declares the outlet or action, or a class that inherits it; NULL for any class.
WITH
named_items (kind, id, name, title, shown_kind) AS (
    SELECT 'class', classes.id, classes.name, 'class ' || classes.name, 'class'
    FROM classes
    WHERE :kind = 'class' AND :name IN (classes.name, classes.objc_name) AND (classes.declaration_id IS NOT NULL OR classes.object_count > 0)
    UNION ALL
    SELECT
        'member',
        members.id,
        members.name,
        iif(members.kind = 'outletCollection', 'outlet collection', members.kind) || ' ' || members.name || ' of ' || members.class,
        members.kind
    FROM members
    WHERE (members.name = :name OR members.source_name = :name)
        AND CASE :kind
            WHEN 'outlet' THEN members.kind IN ('outlet', 'outletCollection', 'property')
            WHEN 'action' THEN members.kind IN ('action', 'segueAction', 'method')
        END
        AND (members.kind NOT IN ('property', 'method') OR EXISTS (SELECT 1 FROM connections WHERE connections.name = members.name))
        AND (
            :class IS NULL
            OR members.class IN (
                SELECT class_ancestors.name
                FROM classes
                JOIN class_ancestors ON class_ancestors.class_id = classes.id
                WHERE classes.name = :class
            )
        )
    UNION ALL
    SELECT 'nib', files.id, files.name, 'nib ' || files.display_path, 'nib'
    FROM files
    WHERE :kind = 'nib'
        AND files.kind IN ('xib', 'storyboard', 'nib')
        AND (:name IN (files.name, files.path, files.display_path) OR substr(files.path, -length(:name) - 1) = '/' || :name)
    UNION ALL
    SELECT :kind, NULL, :name, :kind || ' ' || :name, :kind WHERE :kind IN ('identifier', 'text')
    UNION
    -- A text that people see, with its keys.
    SELECT 'text', NULL, localized_strings.key, 'text ' || localized_strings.key, 'text'
    FROM localized_strings
    WHERE :kind = 'text' AND localized_strings.value = :name
    UNION
    -- A nib can name an image with its extension, and an asset with the folders that are its namespace.
    SELECT :kind, NULL, names.name, :kind || ' ' || names.name, :kind
    FROM (
        SELECT resource_uses.name
        FROM resource_uses
        WHERE resource_uses.kind = iif(:kind = 'color', 'namedColor', :kind)
        UNION
        SELECT assets.name FROM assets WHERE assets.kind LIKE :kind || '%'
        UNION
        SELECT resource_calls.name FROM resource_calls WHERE resource_calls.kind = iif(:kind = 'color', 'namedColor', :kind)
        UNION
        SELECT files.name FROM files WHERE files.kind = 'image' AND :kind = 'image' AND files.bundle_path IS NULL
    ) AS names
    WHERE :kind IN ('image', 'color')
        AND (
            names.name = :name
            OR substr(names.name, -length(:name) - 1) = '/' || :name
            OR names.name GLOB :name || '.[a-zA-Z]*'
            OR :name GLOB names.name || '.[a-zA-Z]*'
        )
)
SELECT
    named_items.kind AS kind,
    named_items.id AS id,
    named_items.name AS name,
    named_items.title AS title,
    named_items.shown_kind AS shown_kind,
    'certain' AS confidence
FROM named_items
ORDER BY named_items.title, named_items.id;
