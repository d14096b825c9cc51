-- title: Colors in use
-- theme: texts and resources
-- words: color, named color, palette, tint, xcassets, system color, colorset, swatch
-- answers: Which named colors do the files use, and how often? Which of them must the app provide? kind: asset (a color set of an asset catalog) or system (a system color). uses: the number of places that use the color. files: the number of files that use the color. listed_files: the number of files that list the color under <resources> (older files do not list system colors).
-- parameter name (color, default NULL): Name of the color, or a GLOB pattern (* and ?). If omitted, all.
-- parameter kind (default NULL; one of asset, system): Source of the color. If omitted, both.
-- example: xibdb report colors kind=asset name='Orchard*'
WITH
listed AS (
    SELECT DISTINCT
        resources.file_id AS file_id,
        resources.kind AS kind,
        resources.name AS name
    FROM resources
    JOIN answered_files ON answered_files.id = resources.file_id
    WHERE resources.kind IN ('namedColor', 'systemColor')
        AND resources.name IS NOT NULL
        AND (:name IS NULL OR resources.name GLOB :name)
),
used AS (
    SELECT
        resource_uses.file_id AS file_id,
        resource_uses.kind AS kind,
        resource_uses.name AS name,
        count(*) AS uses
    FROM resource_uses
    JOIN answered_files ON answered_files.id = resource_uses.file_id
    WHERE resource_uses.kind IN ('namedColor', 'systemColor')
        AND (:name IS NULL OR resource_uses.name GLOB :name)
    GROUP BY resource_uses.file_id, resource_uses.kind, resource_uses.name
),
in_files AS (
    SELECT
        used.kind AS kind,
        used.name AS name,
        used.uses AS uses,
        listed.file_id IS NOT NULL AS is_listed
    FROM used
    LEFT JOIN listed ON listed.file_id = used.file_id
        AND listed.kind = used.kind
        AND listed.name = used.name
    UNION ALL
    SELECT listed.kind, listed.name, 0, 1
    FROM listed
    LEFT JOIN used ON used.file_id = listed.file_id
        AND used.kind = listed.kind
        AND used.name = listed.name
    WHERE used.file_id IS NULL
)
SELECT
    in_files.name AS name,
    CASE in_files.kind WHEN 'systemColor' THEN 'system' ELSE 'asset' END AS kind,
    sum(in_files.uses) AS uses,
    count(*) FILTER (WHERE in_files.uses > 0) AS files,
    sum(in_files.is_listed) AS listed_files
FROM in_files
WHERE :kind IS NULL OR in_files.kind = CASE :kind WHEN 'system' THEN 'systemColor' WHEN 'asset' THEN 'namedColor' END
GROUP BY in_files.name, in_files.kind
ORDER BY in_files.name, in_files.kind;
