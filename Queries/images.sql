-- title: Images in use
-- answers: Which images do the files name, how often, and which must the app bring along? system: an SF Symbol or AppKit's own; embedded: its data lies in the file; asset: of an asset catalogue or a loose file. uses counts the places, files the files with a use, listed_files those that name it under <resources>, which archives do not have; one that is listed without a use is left over, and Xcode still looks for it.
-- parameter name (default NULL): Name of the image; GLOB pattern (* and ?); all when left out.
-- parameter kind (default NULL; one of asset, system, embedded): Where the image comes from; all when left out.
-- example: xibdb report images kind=asset
WITH
listed AS (
    SELECT
        resources.file_id AS file_id,
        resources.name AS name,
        max(resources.catalog = 'system') AS is_symbol,
        max(resources.attributes ->> '$.keyedArchiveRepresentation' IS NOT NULL) AS is_embedded
    FROM resources
    WHERE resources.kind = 'image'
        AND resources.name IS NOT NULL
        AND (:name IS NULL OR resources.name GLOB :name)
    GROUP BY resources.file_id, resources.name
),
used AS (
    SELECT
        resource_uses.file_id AS file_id,
        resource_uses.name AS name,
        count(*) AS uses,
        -- Seen on the object, too, for symbols that are not listed.
        max(
            objects.attributes ->> '$.catalog' = 'system'
            AND objects.attributes ->> '$.image' = resource_uses.name
        ) AS is_symbol
    FROM resource_uses
    LEFT JOIN objects ON objects.id = resource_uses.object
    WHERE resource_uses.kind = 'image'
        AND (:name IS NULL OR resource_uses.name GLOB :name)
    GROUP BY resource_uses.file_id, resource_uses.name
),
in_files AS (
    SELECT
        used.file_id AS file_id,
        used.name AS name,
        used.uses AS uses,
        listed.file_id IS NOT NULL AS is_listed,
        coalesce(listed.is_symbol, used.is_symbol) AS is_symbol,
        listed.is_embedded AS is_embedded
    FROM used
    LEFT JOIN listed ON listed.file_id = used.file_id AND listed.name = used.name
    UNION ALL
    SELECT
        listed.file_id,
        listed.name,
        0,
        1,
        listed.is_symbol,
        listed.is_embedded
    FROM listed
    LEFT JOIN used ON used.file_id = listed.file_id AND used.name = listed.name
    WHERE used.file_id IS NULL
),
of_kinds AS (
    SELECT
        in_files.name AS name,
        in_files.uses AS uses,
        in_files.is_listed AS is_listed,
        CASE
            WHEN in_files.is_symbol THEN 'system'
            WHEN in_files.is_embedded THEN 'embedded'
            -- AppKit's names: NSAddTemplate, NSApplicationIcon.
            WHEN files.platform = 'macOS' AND in_files.name GLOB 'NS[A-Z]*' THEN 'system'
            ELSE 'asset'
        END AS kind
    FROM in_files
    JOIN answered_files AS files ON files.id = in_files.file_id
)
SELECT
    of_kinds.name AS name,
    of_kinds.kind AS kind,
    sum(of_kinds.uses) AS uses,
    count(*) FILTER (WHERE of_kinds.uses > 0) AS files,
    sum(of_kinds.is_listed) AS listed_files
FROM of_kinds
WHERE :kind IS NULL OR of_kinds.kind = :kind
GROUP BY of_kinds.name, of_kinds.kind
ORDER BY of_kinds.name, of_kinds.kind;
