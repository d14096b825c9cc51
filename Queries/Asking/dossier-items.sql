-- What a screen consists of, one row per item. New code for the same screen must keep it, or must drop it on purpose.
-- parameter file (required): Row id of the nib.
-- parameter scene (required): Scene id; NULL for the whole nib.
-- section: text, accessibility, action, segue, shown by, outlet, image, color, font, class, attribute, binding, input, or identifier.
-- names: The words of which new code mentions one, as a JSON array; NULL if the words of new code do not show whether it keeps the item.
-- is_literal: 1 if the words stand in a string literal, 0 if they can also be names in code.
WITH
inside (object) AS MATERIALIZED (
    SELECT objects.id
    FROM objects
    WHERE objects.file_id = :file AND (:scene IS NULL OR objects.scene_id = :scene)
),
-- Strings files with the text as a value: new code can mention the key instead of the text.
keys_of_texts (text_id, "key") AS MATERIALIZED (
    SELECT DISTINCT texts.id, localized_strings."key"
    FROM texts
    JOIN localized_strings ON localized_strings.value = texts.text
    WHERE texts.object IN (SELECT inside.object FROM inside)
),
languages (text_id, languages) AS MATERIALIZED (
    SELECT done.text_id, group_concat(done.language, ', ')
    FROM (
        SELECT DISTINCT nib_translations.text_id, nib_translations.language
        FROM nib_translations
        WHERE nib_translations.nib_file_id = :file AND nib_translations.is_done AND NOT nib_translations.is_own_language
        ORDER BY nib_translations.language
    ) AS done
    GROUP BY done.text_id
),
items (section, rank, name, detail, object, line, "column", names, is_literal, path) AS (
    SELECT
        iif(texts.property LIKE '%accessibility%', 'accessibility', 'text'),
        iif(texts.property LIKE '%accessibility%', 2, 1),
        texts.text,
        texts.property || coalesce(', translated in ' || languages.languages, ''),
        texts.object,
        texts.line,
        texts."column",
        (
            SELECT json_group_array(word.value)
            FROM (
                SELECT texts.text AS value
                UNION
                SELECT keys_of_texts."key" FROM keys_of_texts WHERE keys_of_texts.text_id = texts.id
            ) AS word
        ),
        1,
        NULL
    FROM texts
    LEFT JOIN languages ON languages.text_id = texts.id
    WHERE texts.object IN (SELECT inside.object FROM inside) AND trim(texts.text) <> ''
    UNION ALL
    SELECT
        'accessibility',
        2,
        objects.accessibility_identifier,
        'identifier',
        objects.id,
        objects.line,
        objects."column",
        json_array(objects.accessibility_identifier),
        1,
        NULL
    FROM objects
    WHERE objects.id IN (SELECT inside.object FROM inside) AND objects.accessibility_identifier <> ''
    UNION ALL
    SELECT
        'accessibility',
        2,
        'traits',
        group_concat(trait."key" || iif(trait.value = 'YES', '', ' off'), ', '),
        objects.id,
        objects.line,
        objects."column",
        NULL,
        0,
        NULL
    FROM objects
    JOIN json_each(objects.attributes, '$.accessibilityConfiguration.traits') AS trait
    WHERE objects.id IN (SELECT inside.object FROM inside)
    GROUP BY objects.id
    UNION ALL
    SELECT
        'action',
        3,
        connections.name,
        coalesce(connections.event_type || ' ', '') || 'to ' || target.described,
        connections.source,
        connections.line,
        connections."column",
        json_array(substr(connections.name || ':', 1, instr(connections.name || ':', ':') - 1)),
        0,
        NULL
    FROM connections
    LEFT JOIN object_labels AS target ON target.object = connections.destination
    WHERE connections.kind = 'action' AND connections.source IN (SELECT inside.object FROM inside)
    UNION ALL
    SELECT
        'segue',
        4,
        coalesce(connections.unwind_action, target.described, connections.name),
        connections.name || coalesce(', identifier ' || connections.identifier, ''),
        connections.source,
        connections.line,
        connections."column",
        (
            SELECT json_group_array(word.value)
            FROM (
                SELECT destination.class AS value
                UNION
                SELECT destination.storyboard_identifier
                UNION
                SELECT destination.attributes ->> '$.storyboardName'
                UNION
                SELECT connections.identifier
                UNION
                SELECT substr(connections.unwind_action || ':', 1, instr(connections.unwind_action || ':', ':') - 1)
            ) AS word
            WHERE word.value IS NOT NULL
        ),
        0,
        NULL
    FROM connections
    LEFT JOIN objects AS destination ON destination.id = connections.destination
    LEFT JOIN object_labels AS target ON target.object = connections.destination
    WHERE connections.kind = 'segue' AND connections.source IN (SELECT inside.object FROM inside)
    UNION ALL
    SELECT
        'shown by',
        5,
        coalesce(navigation.from_class, navigation.from_nib, 'the system'),
        replace(group_concat(DISTINCT navigation.kind), ',', ', ') || coalesce(', identifier ' || max(navigation.identifier), ''),
        NULL,
        navigation.line,
        navigation."column",
        NULL,
        0,
        navigation.path
    FROM navigation
    WHERE navigation.to_object IN (SELECT inside.object FROM inside)
        AND (navigation.from_object IS NULL OR navigation.from_object NOT IN (SELECT inside.object FROM inside))
    GROUP BY navigation.path, navigation.line, navigation.from_class, navigation.from_nib
    UNION ALL
    SELECT
        'shown by',
        5,
        coalesce(nib_loads.class, nib_loads.expression, 'code'),
        nib_loads.call || ', ' || nib_loads.confidence,
        NULL,
        nib_loads.line,
        nib_loads."column",
        NULL,
        0,
        files.display_path
    FROM loaded_nibs
    JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
    JOIN files ON files.id = nib_loads.file_id
    WHERE loaded_nibs.file_id = :file AND :scene IS NULL
    UNION ALL
    SELECT
        'outlet',
        6,
        connections.name,
        'of ' || source.described,
        connections.destination,
        connections.line,
        connections."column",
        NULL,
        0,
        NULL
    FROM connections
    LEFT JOIN object_labels AS source ON source.object = connections.source
    WHERE connections.kind IN ('outlet', 'outletCollection') AND connections.source IN (SELECT inside.object FROM inside)
    UNION ALL
    SELECT
        'binding',
        7,
        connections.key_path,
        connections.name || coalesce(' to ' || target.described, ''),
        connections.source,
        connections.line,
        connections."column",
        json_array(replace(connections.key_path, rtrim(connections.key_path, replace(connections.key_path, '.', '')), '')),
        0,
        NULL
    FROM connections
    LEFT JOIN object_labels AS target ON target.object = connections.destination
    WHERE connections.kind = 'binding' AND connections.source IN (SELECT inside.object FROM inside)
    UNION ALL
    SELECT
        'class',
        8,
        objects.class,
        CASE
            WHEN EXISTS (SELECT 1 FROM scenes WHERE scenes.controller = objects.id) THEN 'controller'
            ELSE coalesce(objects.role, objects.element)
        END,
        objects.id,
        objects.line,
        objects."column",
        -- New code replaces the controller and the File's Owner.
        iif(objects.role IS 'filesOwner' OR EXISTS (SELECT 1 FROM scenes WHERE scenes.controller = objects.id), NULL, json_array(objects.class)),
        0,
        NULL
    FROM objects
    WHERE objects.id IN (SELECT inside.object FROM inside) AND objects.custom_class IS NOT NULL AND objects.role IS NOT 'firstResponder'
    UNION ALL
    SELECT
        'attribute',
        9,
        runtime_attributes.key_path,
        coalesce(runtime_attributes.type || ' ', '') || coalesce(runtime_attributes.value, 'nil'),
        runtime_attributes.object,
        runtime_attributes.line,
        runtime_attributes."column",
        json_array(replace(
            runtime_attributes.key_path, rtrim(runtime_attributes.key_path, replace(runtime_attributes.key_path, '.', '')), ''
        )),
        0,
        NULL
    FROM runtime_attributes
    WHERE runtime_attributes.object IN (SELECT inside.object FROM inside)
    UNION ALL
    SELECT
        'input',
        10,
        trait."key",
        trait.value,
        objects.id,
        objects.line,
        objects."column",
        NULL,
        0,
        NULL
    FROM objects
    JOIN json_each(objects.attributes, '$.textInputTraits') AS trait
    WHERE objects.id IN (SELECT inside.object FROM inside)
    UNION ALL
    SELECT
        iif(resource_uses.kind = 'namedColor', 'color', resource_uses.kind),
        11,
        resource_uses.name,
        resource_uses.property,
        resource_uses.object,
        resource_uses.line,
        resource_uses."column",
        json_array(resource_uses.name),
        0,
        NULL
    FROM resource_uses
    WHERE resource_uses.object IN (SELECT inside.object FROM inside) AND resource_uses.kind IN ('image', 'namedColor', 'font')
    UNION ALL
    SELECT
        'identifier',
        12,
        each.value,
        each.key,
        objects.id,
        objects.line,
        objects."column",
        iif(each.key = 'restoration', json_array(each.value), NULL),
        1,
        NULL
    FROM objects
    JOIN json_each(
        json_object(
            'storyboard', objects.storyboard_identifier,
            'restoration', objects.restoration_identifier,
            'reuse', objects.reuse_identifier
        )
    ) AS each
    WHERE objects.id IN (SELECT inside.object FROM inside) AND each.value <> ''
)
SELECT
    items.section AS section,
    items.name AS name,
    items.detail AS detail,
    iif(items.section = 'text', object_labels.class, object_labels.described) AS object,
    coalesce(items.path, files.display_path) AS path,
    items.line AS line,
    items."column" AS "column",
    items.names AS names,
    items.is_literal AS is_literal
FROM items
JOIN files ON files.id = :file
LEFT JOIN object_labels ON object_labels.object = items.object
ORDER BY items.rank, 5, items.line, items."column", items.name, items.detail;
