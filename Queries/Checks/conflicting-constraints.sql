-- title: Constraints that contradict each other
-- why: Required constraints contradict each other on every device. Auto Layout breaks one of them, and logs "Unable to simultaneously satisfy constraints". Which one it breaks can change, so a view gets the wrong size or position.
-- iOS: UIKit breaks one of the constraints, and logs "Unable to simultaneously satisfy constraints".
-- macOS: AppKit breaks one of the constraints, and logs "Unable to simultaneously satisfy constraints".
-- severity: warning
-- confidence: certain
-- uncertain: The confidence is likely if code can change the layout without an outlet to a constraint: a constraint has an identifier, an outlet is connected to one of the views, a view has a custom class, or the arrangement of a stack view takes part. The finding is hidden if an outlet is connected to one of the constraints, or to a view in the stack view, if a constraint has a custom class, or if a view has a custom class that inherits from UIScrollView.
-- fix: Delete one of the constraints, change its constant, or give it a lower priority than 1000.
-- pack: default
WITH
parts AS MATERIALIZED (
    SELECT
        layout_conflicts.file_id AS file_id,
        layout_conflicts.number AS number,
        layout_conflicts.line AS line,
        layout_conflicts."column" AS "column",
        layout_conflicts.stack_view AS stack_view,
        constraints.constraint_id AS constraint_id,
        constraints.first_item AS first_item,
        constraints.first_attribute AS first_attribute,
        constraints.second_item AS second_item,
        constraints.second_attribute AS second_attribute,
        CASE constraints.relation WHEN 'greaterThanOrEqual' THEN ' ≥ ' WHEN 'lessThanOrEqual' THEN ' ≤ ' ELSE ' = ' END AS relation,
        coalesce(constraints.constant, 0) AS constant,
        iif(coalesce(constraints.multiplier, '1') IN ('1', '1.0', '1:1'), '', ' × ' || constraints.multiplier) AS multiplier,
        constraints.identifier IS NOT NULL AS has_identifier,
        constraints.custom_class IS NOT NULL AS has_class,
        count(constraints.id) OVER (PARTITION BY layout_conflicts.file_id, layout_conflicts.number) AS number_of_constraints,
        row_number() OVER (
            PARTITION BY layout_conflicts.file_id, layout_conflicts.number
            ORDER BY layout_conflicts.stack_view IS NOT NULL, layout_conflicts.line, layout_conflicts."column"
        ) AS place
    FROM layout_conflicts
    LEFT JOIN constraints
        ON constraints.file_id = layout_conflicts.file_id
        AND constraints.constraint_id = layout_conflicts.constraint_id
        AND constraints.line = layout_conflicts.line
        AND constraints."column" = layout_conflicts."column"
),
-- The views of each conflict.
items AS MATERIALIZED (
    SELECT parts.file_id, parts.number, parts.first_item AS object FROM parts WHERE parts.first_item IS NOT NULL
    UNION
    SELECT parts.file_id, parts.number, parts.second_item FROM parts WHERE parts.second_item IS NOT NULL
    UNION
    SELECT parts.file_id, parts.number, parts.stack_view FROM parts WHERE parts.stack_view IS NOT NULL
),
names AS MATERIALIZED (
    SELECT
        each.object AS object,
        coalesce(labels.class, objects.element)
            || iif(length(labels.name) <= 30 AND instr(labels.name, char(10)) = 0, ' "' || labels.name || '"', ' ' || coalesce(objects.object_id, '')) AS name
    FROM (SELECT DISTINCT items.object FROM items) AS each
    JOIN objects ON objects.id = each.object
    JOIN object_labels AS labels ON labels.object = each.object
),
equations AS MATERIALIZED (
    SELECT
        parts.*,
        first_names.name || '.' || parts.first_attribute || parts.relation
            || CASE
                WHEN parts.second_item IS NULL THEN printf('%g', parts.constant)
                ELSE second_names.name || '.' || parts.second_attribute || parts.multiplier
                    || CASE WHEN parts.constant > 0 THEN printf(' + %g', parts.constant) WHEN parts.constant < 0 THEN printf(' - %g', - parts.constant) ELSE '' END
            END AS equation
    FROM parts
    LEFT JOIN names AS first_names ON first_names.object = parts.first_item
    LEFT JOIN names AS second_names ON second_names.object = parts.second_item
    ORDER BY parts.file_id, parts.number, parts.place
),
conflicts AS MATERIALIZED (
    SELECT
        equations.file_id AS file_id,
        equations.number AS number,
        count(equations.constraint_id) AS constraints,
        max(equations.stack_view) IS NOT NULL AS has_stack_view,
        -- A long conflict is shortened to its first constraints.
        group_concat(iif(equations.stack_view IS NULL AND (equations.place <= 4 OR equations.number_of_constraints <= 6), equations.constraint_id || ' (' || equations.equation || ')', NULL), ', ') AS texts,
        max(equations.has_identifier) AS has_identifier,
        max(
            equations.has_class
            OR EXISTS (
                SELECT 1
                FROM connections
                WHERE connections.file_id = equations.file_id
                    AND connections.destination_id = equations.constraint_id
                    AND connections.kind IN ('outlet', 'outletCollection')
            )
        ) AS is_changed
    FROM equations
    GROUP BY equations.file_id, equations.number
)
SELECT
    conflicts.file_id AS file_id,
    first.line AS line,
    first."column" AS "column",
    first.first_item AS object,
    first.constraint_id AS subject,
    'The required constraints ' || conflicts.texts
        || iif(conflicts.constraints > 6, ' and ' || (conflicts.constraints - 4) || ' more', '')
        || coalesce(
            (
                SELECT ' and the arrangement of the ' || group_concat(names.name, ' and the ')
                FROM (
                    SELECT DISTINCT parts.stack_view AS object
                    FROM parts
                    WHERE parts.file_id = conflicts.file_id AND parts.number = conflicts.number
                ) AS stack_views
                JOIN names ON names.object = stack_views.object
            ),
            ''
        )
        || ' contradict each other.' AS message,
    CASE
        WHEN conflicts.is_changed
            OR EXISTS (
                SELECT 1
                FROM parts
                JOIN objects AS arranged ON arranged.parent = parts.stack_view
                JOIN connections ON connections.destination = arranged.id AND connections.kind IN ('outlet', 'outletCollection')
                WHERE parts.file_id = conflicts.file_id AND parts.number = conflicts.number
            )
            OR EXISTS (
                SELECT 1
                FROM items
                JOIN objects ON objects.id = items.object
                JOIN _class_names ON _class_names.name = objects.custom_class
                JOIN class_ancestors ON class_ancestors.class_id = _class_names.class_id
                WHERE items.file_id = conflicts.file_id
                    AND items.number = conflicts.number
                    AND objects.base_class NOT IN ('UIScrollView', 'UITableView', 'UICollectionView', 'UITextView')
                    AND class_ancestors.name = 'UIScrollView'
            )
        THEN 'possible'
        WHEN conflicts.has_identifier
            OR conflicts.has_stack_view
            OR EXISTS (
                SELECT 1
                FROM items
                JOIN objects ON objects.id = items.object
                WHERE items.file_id = conflicts.file_id
                    AND items.number = conflicts.number
                    AND (
                        objects.custom_class IS NOT NULL
                        OR EXISTS (
                            SELECT 1
                            FROM connections
                            WHERE connections.destination = objects.id AND connections.kind IN ('outlet', 'outletCollection')
                        )
                    )
            )
        THEN 'likely'
        ELSE 'certain'
    END AS confidence,
    conflicts.file_id AS other_file_id,
    second.line AS other_line
FROM conflicts
JOIN equations AS first ON first.file_id = conflicts.file_id AND first.number = conflicts.number AND first.place = 1
JOIN equations AS second ON second.file_id = conflicts.file_id AND second.number = conflicts.number AND second.place = 2;
