-- Constraints in nibs that fit a constraint of a layout conflict. One row per constraint in the log (number), constraint in a nib and
-- direction: if the nib writes the ends in the other order, first_item and second_item are exchanged. ConstraintSearch compares the rows with
-- each other and selects the nibs. Parameter :constraints (a JSON array).
-- fit: 0 if the constant is equal; 1 if it is equal in a size class; 2 if code can change it, because an outlet leads to
-- the constraint. score: points for names that are equal.
WITH
listed AS MATERIALIZED (
    SELECT
        value ->> 'number' AS number,
        value ->> 'identifier' AS identifier,
        value ->> 'first_class' AS first_class,
        value ->> 'first_text' AS first_text,
        value ->> 'first_name' AS first_name,
        value ->> 'first_attribute' AS first_attribute,
        value ->> 'first_is_margin' AS first_is_margin,
        value ->> 'relation' AS relation,
        value ->> 'second_class' AS second_class,
        value ->> 'second_text' AS second_text,
        value ->> 'second_name' AS second_name,
        value ->> 'second_attribute' AS second_attribute,
        value ->> 'second_is_margin' AS second_is_margin,
        value ->> 'multiplier' AS multiplier,
        value ->> 'constant' AS constant
    FROM json_each(:constraints)
),
-- Attributes that can mean the same edge have the same name here.
written AS MATERIALIZED (
    SELECT
        constraints.id AS id,
        constraints.file_id AS file_id,
        constraints.constraint_id AS constraint_id,
        constraints.identifier AS identifier,
        constraints.first_item AS first_item,
        constraints.second_item AS second_item,
        CASE replace(constraints.first_attribute, 'Margin', '')
            WHEN 'left' THEN 'leading'
            WHEN 'right' THEN 'trailing'
            WHEN 'firstBaseline' THEN 'baseline'
            WHEN 'lastBaseline' THEN 'baseline'
            ELSE replace(constraints.first_attribute, 'Margin', '')
        END AS first_attribute,
        constraints.first_attribute LIKE '%Margin' AS first_is_margin,
        CASE replace(constraints.second_attribute, 'Margin', '')
            WHEN 'left' THEN 'leading'
            WHEN 'right' THEN 'trailing'
            WHEN 'firstBaseline' THEN 'baseline'
            WHEN 'lastBaseline' THEN 'baseline'
            ELSE replace(constraints.second_attribute, 'Margin', '')
        END AS second_attribute,
        coalesce(constraints.second_attribute LIKE '%Margin', 0) AS second_is_margin,
        coalesce(constraints.relation, 'equal') AS relation,
        constraints.attributes ->> 'symbolic' IS 'YES' AS is_symbolic,
        coalesce(constraints.constant, 0) AS constant,
        CASE
            WHEN constraints.multiplier IS NULL THEN 1.0
            WHEN instr(constraints.multiplier, ':') > 0
                THEN CAST(constraints.multiplier AS REAL) / nullif(CAST(substr(constraints.multiplier, instr(constraints.multiplier, ':') + 1) AS REAL), 0)
            ELSE CAST(constraints.multiplier AS REAL)
        END AS multiplier
    FROM constraints
    -- Interface Builder removes a placeholder when it compiles the nib. Only required constraints conflict.
    WHERE constraints.attributes ->> 'placeholder' IS NOT 'YES' AND coalesce(constraints.priority, 1000) >= 1000
),
paired AS (
    SELECT
        listed.*,
        written.id AS id,
        written.file_id AS file_id,
        written.constraint_id AS constraint_id,
        written.identifier AS own_identifier,
        written.first_item AS first_item,
        written.second_item AS second_item,
        written.is_symbolic AS is_symbolic,
        written.constant AS own_constant
    FROM listed
    JOIN written
        ON written.first_attribute = listed.first_attribute
        AND written.second_attribute IS listed.second_attribute
        AND written.relation = listed.relation
    WHERE abs(written.multiplier - listed.multiplier) <= 0.001 * abs(written.multiplier)
        AND (written.first_is_margin = listed.first_is_margin AND written.second_is_margin = listed.second_is_margin)
    UNION ALL
    -- The nib writes the ends in the other order.
    SELECT
        listed.*,
        written.id,
        written.file_id,
        written.constraint_id,
        written.identifier,
        written.second_item,
        written.first_item,
        written.is_symbolic,
        - written.constant / written.multiplier
    FROM listed
    JOIN written
        ON written.second_attribute = listed.first_attribute
        AND written.first_attribute = listed.second_attribute
        AND written.relation = CASE listed.relation
            WHEN 'lessThanOrEqual' THEN 'greaterThanOrEqual'
            WHEN 'greaterThanOrEqual' THEN 'lessThanOrEqual'
            ELSE listed.relation
        END
    WHERE written.multiplier <> 0 AND abs(1 / written.multiplier - listed.multiplier) <= 0.001 * abs(listed.multiplier)
        AND (written.second_is_margin = listed.first_is_margin AND written.first_is_margin = listed.second_is_margin)
),
measured AS (
    SELECT
        paired.*,
        CASE
            WHEN constant IS NULL THEN iif(is_symbolic, 0, NULL)
            -- The log rounds numbers.
            WHEN abs(own_constant - constant) <= 0.01 AND NOT is_symbolic THEN 0
            WHEN is_symbolic AND abs(constant) IN (8, 20) THEN 0
            WHEN EXISTS (
                SELECT 1
                FROM variations
                WHERE variations.file_id = paired.file_id
                    AND variations.element_id = paired.constraint_id
                    AND variations.property = 'constant'
                    AND abs(abs(variations.value) - abs(paired.constant)) <= 0.01
            ) THEN 1
            WHEN EXISTS (
                SELECT 1
                FROM connections
                WHERE connections.file_id = paired.file_id
                    AND connections.destination_id = paired.constraint_id
                    AND connections.kind IN ('outlet', 'outletCollection')
            ) THEN 2
        END AS fit
    FROM paired
),
-- The views that the log names. A layout guide of the margins stands for any view.
compared AS (
    SELECT
        measured.*,
        CASE
            WHEN first_class IS NULL OR first_class IN ('*', first.class) OR first.class GLOB '*.' || first_class THEN 0
            WHEN first_class = 'UITableViewCellContentView' AND first.element = 'tableViewCellContentView' THEN 0
            WHEN first_class = '_UILayoutGuide' AND first.element = 'viewControllerLayoutGuide' THEN 0
            WHEN first_class = first.base_class THEN 1
        END AS first_miss,
        CASE
            WHEN second_attribute IS NULL OR second_class IS NULL OR second_class IN ('*', second.class) OR second.class GLOB '*.' || second_class THEN 0
            WHEN second_class = 'UITableViewCellContentView' AND second.element = 'tableViewCellContentView' THEN 0
            WHEN second_class = '_UILayoutGuide' AND second.element = 'viewControllerLayoutGuide' THEN 0
            WHEN second_class = second.base_class THEN 1
        END AS second_miss,
        8 * coalesce(measured.identifier = own_identifier, 0)
            + 4 * coalesce(first_name = coalesce(first.accessibility_identifier, first.identifier), 0)
            + 4 * coalesce(second_name = coalesce(second.accessibility_identifier, second.identifier), 0)
            + 3 * coalesce(first_text = replace(coalesce(first.text, first_cell.text), '"', ''''), 0)
            + 3 * coalesce(second_text = replace(coalesce(second.text, second_cell.text), '"', ''''), 0)
            + coalesce(first.custom_class IS NOT NULL AND first_class = first.class, 0)
            + coalesce(second.custom_class IS NOT NULL AND second_class = second.class, 0) AS score,
        coalesce(first.accessibility_identifier, first.identifier) AS first_own_name,
        coalesce(second.accessibility_identifier, second.identifier) AS second_own_name
    FROM measured
    JOIN objects AS first ON first.id = measured.first_item
    LEFT JOIN objects AS second ON second.id = measured.second_item
    -- On macOS, the cell of a control has the text. xibdb reads each quotation mark of a log as an apostrophe.
    LEFT JOIN objects AS first_cell ON first_cell.parent = first.id AND first_cell."key" = 'cell'
    LEFT JOIN objects AS second_cell ON second_cell.parent = second.id AND second_cell."key" = 'cell'
    WHERE fit IS NOT NULL
        -- The log prints the identifier of a constraint, so a constraint with another identifier is not the same.
        AND measured.identifier IS own_identifier
)
SELECT number, id, file_id, first_item, second_item, fit + first_miss + second_miss AS fit, score
FROM compared
WHERE first_miss IS NOT NULL AND second_miss IS NOT NULL
    -- The log prints the identifier of a view as its name.
    AND (first_name IS NULL OR first_own_name IS NULL OR first_own_name = first_name)
    AND (second_name IS NULL OR second_own_name IS NULL OR second_own_name = second_name)
ORDER BY number, fit, score DESC, id
LIMIT 20000;
