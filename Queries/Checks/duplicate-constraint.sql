-- title: Constraint that repeats another constraint
-- why: Two constraints of one view are equal. If one of them changes, in the file or through an outlet, it conflicts with the other.
-- severity: warning
-- confidence: certain
-- uncertain: If an outlet is connected to one of the two, the finding is hidden, because code may activate or deactivate it. These constraints are left out: constraints that vary by size class, that are not installed, or that Xcode removes at build time.
-- fix: Delete one of the two.
-- pack: style
WITH
switched (file_id, constraint_id) AS (
    SELECT variations.file_id, variations.reference_id FROM variations WHERE variations.reference_id IS NOT NULL
    UNION
    SELECT variations.file_id, variations.element_id FROM variations WHERE variations.object IS NULL
),
plain AS (
    SELECT
        constraints.id AS id,
        constraints.file_id AS file_id,
        constraints.owner AS owner,
        constraints.constraint_id AS constraint_id,
        -- If the multiplier is 1, the equation can be reversed: a = b + c is equivalent to b = a - c.
        constraints.second_item_id IS NOT NULL
            AND coalesce(constraints.multiplier, '1') IN ('1', '1.0', '1:1')
            AND constraints.first_item_id || ' ' || constraints.first_attribute > constraints.second_item_id || ' ' || constraints.second_attribute AS is_turned,
        constraints.first_item_id || ' ' || constraints.first_attribute AS first_end,
        coalesce(constraints.second_item_id || ' ' || constraints.second_attribute, '') AS second_end,
        coalesce(constraints.relation, 'equal') AS relation,
        -- The standard spacing (symbolic) differs from a constant of 0.
        constraints.attributes ->> '$.symbolic' AS symbolic,
        coalesce(constraints.constant, 0) AS constant,
        iif(coalesce(constraints.multiplier, '1') IN ('1', '1.0', '1:1'), '1', constraints.multiplier) AS multiplier,
        coalesce(constraints.priority, 1000) AS priority,
        constraints.line AS line,
        constraints."column" AS "column",
        constraints.first_attribute AS attribute
    FROM constraints
    WHERE constraints.owner IS NOT NULL
        AND constraints.first_attribute IS NOT NULL
        AND constraints.attributes ->> '$.placeholder' IS NOT 'YES'
        AND constraints.attributes ->> '$.installed' IS NOT 'NO'
        AND (constraints.file_id, constraints.constraint_id) NOT IN (SELECT switched.file_id, switched.constraint_id FROM switched)
),
normal AS (
    SELECT
        plain.*,
        row_number() OVER same AS place,
        first_value(plain.id) OVER same AS original_id,
        first_value(plain.constraint_id) OVER same AS original,
        first_value(plain.line) OVER same AS original_line
    FROM plain
    WINDOW same AS (
        PARTITION BY
            plain.owner,
            iif(plain.is_turned, plain.second_end, plain.first_end),
            iif(plain.is_turned, plain.first_end, plain.second_end),
            iif(plain.is_turned, CASE plain.relation WHEN 'greaterThanOrEqual' THEN 'lessThanOrEqual' WHEN 'lessThanOrEqual' THEN 'greaterThanOrEqual' ELSE 'equal' END, plain.relation),
            iif(plain.is_turned, 0 - plain.constant, plain.constant),
            plain.symbolic,
            plain.multiplier,
            plain.priority
        ORDER BY plain.id
    )
)
SELECT
    normal.file_id AS file_id,
    normal.line AS line,
    normal."column" AS "column",
    normal.owner AS object,
    normal.constraint_id AS subject,
    'The constraint ' || normal.constraint_id || ' of the ' || coalesce(labels.class, 'view') || ' repeats ' || normal.original
        || ', which relates the same items and attributes (' || normal.attribute || ').' AS message,
    iif(
        EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.file_id = normal.file_id
                AND connections.kind IN ('outlet', 'outletCollection')
                AND connections.destination_id IN (normal.constraint_id, normal.original)
        ),
        'possible',
        'certain'
    ) AS confidence,
    normal.file_id AS other_file_id,
    normal.original_line AS other_line
FROM normal
JOIN object_labels AS labels ON labels.object = normal.owner
WHERE normal.place > 1;
