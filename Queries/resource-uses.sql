-- title: Uses of a resource
-- theme: texts and resources
-- words: references, usage, where used, find, asset, picture, icon, color, localization key, localisation key
-- answers: Where do nibs and code name an image, a color, a font, or the key of a text? confidence: certain (a nib, a call with the exact name, or a symbol that can only refer to a resource) or possible (a string or member with the name, or a name that is composed at run time). A string or member with the name can mean something else, and its line is not stored.
-- essential: kind, name
-- parameter name (required): Full name of the image or color, PostScript name of the font, or key of the text.
-- parameter kind (default NULL; one of image, namedColor, font, string): Kind of resource. If omitted, all.
-- example: xibdb report resource-uses name=OrchardGreen
WITH
-- symbol: the name in a normalized form, for the comparison with generated symbols. For Icons/ic_open, a tool generates
-- .icOpen or .ic_open.
asked AS (
    SELECT
        :name AS name,
        '.' || replace(replace(replace(lower(replace(:name, rtrim(:name, replace(:name, '/', '')), '')), '_', ''), '-', ''), ' ', '') AS symbol
),
places AS (
    SELECT
        resource_uses.file_id AS file_id,
        resource_uses.line AS line,
        resource_uses."column" AS "column",
        resource_uses.kind AS kind,
        resource_uses.name AS name,
        'certain' AS confidence
    FROM resource_uses
    WHERE resource_uses.name = :name
    UNION ALL
    SELECT
        resource_calls.file_id,
        resource_calls.line,
        resource_calls."column",
        resource_calls.kind,
        resource_calls.name,
        iif(instr(resource_calls.name, '*') > 0, 'possible', 'certain')
    FROM resource_calls
    JOIN asked
    WHERE resource_calls.name = asked.name
        OR (instr(resource_calls.name, '*') > 0 AND resource_calls.name <> '*' AND asked.name GLOB resource_calls.name)
        OR (substr(resource_calls.name, 1, 1) = '.' AND lower(replace(resource_calls.name, '_', '')) = asked.symbol)
    UNION ALL
    SELECT mentioned_names.file_id, NULL, NULL, NULL, each.value, 'possible'
    FROM mentioned_names
    JOIN asked
    JOIN json_each(mentioned_names.names) AS each
    WHERE each.value = asked.name
        OR (instr(each.value, '*') > 0 AND length(replace(each.value, '*', '')) > 2 AND asked.name GLOB each.value)
        OR (substr(each.value, 1, 1) = '.' AND lower(replace(each.value, '_', '')) = asked.symbol)
)
SELECT
    files.display_path AS path,
    places.line AS line,
    places."column" AS "column",
    places.kind AS kind,
    places.name AS name,
    places.confidence AS confidence
FROM places
JOIN answered_files AS files ON files.id = places.file_id
WHERE :kind IS NULL OR places.kind IS NULL OR places.kind = :kind
ORDER BY files.display_path, places.line, places."column", places.kind, places.name;
