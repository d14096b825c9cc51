-- Whether another class than the nib names could answer the connections of the File's Owner: what connection_answers tells of the nib's own. Parameters :file, and :owner, the row id of the class.
SELECT
    connections.id AS connection,
    CASE
        WHEN coalesce(keys.sight, selectors.sight) = 'visible' THEN 'yes'
        WHEN EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN framework_members ON framework_members.class = class_ancestors.name
            WHERE class_ancestors.class_id = :owner
                AND framework_members.name = connections.name
                AND (framework_members.kind = 'action') = (connections.kind = 'action')
                AND (
                    files.platform IN (
                        SELECT framework_member_platforms.platform
                        FROM framework_member_platforms
                        WHERE framework_member_platforms.framework_member_id = framework_members.id
                    )
                    OR NOT EXISTS (
                        SELECT 1
                        FROM framework_member_platforms
                        WHERE framework_member_platforms.framework_member_id = framework_members.id
                    )
                )
        ) THEN 'framework'
        WHEN coalesce(keys.sight, selectors.sight) = 'possible'
            OR (connections.kind <> 'action' AND EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN class_selectors ON class_selectors.class_id = class_ancestors.ancestor_id
                WHERE class_ancestors.class_id = :owner AND class_selectors.selector = 'setValue:forUndefinedKey:'
            ))
            OR EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN classes ON classes.id = class_ancestors.ancestor_id
                WHERE class_ancestors.class_id = :owner AND classes.kind = 'unknown'
            ) THEN 'unknown'
        WHEN coalesce(keys.sight, selectors.sight) = 'hidden' THEN 'hidden'
        ELSE 'no'
    END AS answer,
    homes.path AS member_path,
    members.line AS member_line,
    members."column" AS member_column,
    members.class AS member_class
FROM owners
JOIN files ON files.id = owners.file_id
JOIN connections ON connections.file_id = owners.file_id
    AND iif(connections.kind = 'action', connections.destination, connections.source) = owners.object
LEFT JOIN class_keys AS keys ON keys.id = (
    SELECT class_keys.id
    FROM class_ancestors
    JOIN class_keys ON class_keys.class_id = class_ancestors.ancestor_id AND class_keys.key = connections.name
    JOIN members ON members.id = class_keys.member_id
    WHERE connections.kind <> 'action'
        AND class_ancestors.class_id = :owner
        AND (files.platform IS NOT 'macOS' OR class_keys.is_loose = 0)
    ORDER BY
        CASE class_keys.sight WHEN 'visible' THEN 0 WHEN 'possible' THEN 1 ELSE 2 END,
        class_ancestors.distance,
        members.kind NOT IN ('outlet', 'outletCollection'),
        members.is_variable,
        members.id
    LIMIT 1
)
LEFT JOIN class_selectors AS selectors ON selectors.id = (
    SELECT class_selectors.id
    FROM class_ancestors
    JOIN class_selectors ON class_selectors.class_id = class_ancestors.ancestor_id
        AND class_selectors.selector = connections.name
    JOIN members ON members.id = class_selectors.member_id
    JOIN files AS homes ON homes.id = members.file_id
    WHERE connections.kind = 'action' AND class_ancestors.class_id = :owner
    ORDER BY
        CASE class_selectors.sight WHEN 'visible' THEN 0 WHEN 'possible' THEN 1 ELSE 2 END,
        class_ancestors.distance,
        homes.path LIKE '%.h',
        members.id
    LIMIT 1
)
LEFT JOIN members ON members.id = coalesce(keys.member_id, selectors.member_id)
LEFT JOIN files AS homes ON homes.id = members.file_id
WHERE owners.file_id = :file AND connections.kind IN ('outlet', 'outletCollection', 'action')
ORDER BY connections.id;
