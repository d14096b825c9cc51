-- title: View with an ambiguous layout
-- why: The constraints do not determine the frame of the view, as Interface Builder noted, or the view has constraints, but none of them positions it on one axis. Auto Layout then picks one of many solutions, which can differ from run to run.
-- severity: warning
-- confidence: likely
-- uncertain: A mark of Interface Builder can be outdated, and Interface Builder also marks views that cells, boxes and clip views position. If Interface Builder marked the view and no constraint positions it on an axis, the confidence is certain. If the constraints of a marked view allow several frames, it is likely. If nothing in the file supports the mark, or if the view or its superview has a custom class, which may add constraints, the finding is hidden. If Interface Builder noted nothing, the finding is hidden if an outlet is connected to the view, or if the view or its superview has a custom class, because code may position the view. If Ambiguity is set to verify only position or size, the finding is hidden. If Ambiguity is set to Never Verify, the view is not reported.
-- fix: Add the missing constraint. If code adds it, set Ambiguity to Never Verify.
-- pack: style
WITH
ends (file_id, owner, object, attribute) AS (
    SELECT constraints.file_id, constraints.owner, constraints.first_item, constraints.first_attribute FROM constraints WHERE constraints.first_item IS NOT NULL
    UNION ALL
    SELECT constraints.file_id, constraints.owner, constraints.second_item, constraints.second_attribute FROM constraints WHERE constraints.second_item IS NOT NULL
),
-- The constraints that position an object. The others determine its width or height.
positioned (object, is_horizontal, owner) AS MATERIALIZED (
    SELECT DISTINCT
        ends.object,
        substr(ends.attribute, 1, 4) IN ('lead', 'trai', 'left', 'righ') OR substr(ends.attribute, 1, 7) = 'centerX',
        ends.owner
    FROM ends
    WHERE ends.attribute NOT IN ('width', 'height')
        -- The constraints that a view owns position its subviews.
        AND ends.owner IS NOT ends.object
),
-- Views that need constraints for their positions. Other superviews position their subviews.
placed (object, parent, is_custom) AS MATERIALIZED (
    SELECT views.id, views.parent, views.custom_class IS NOT NULL OR superviews.custom_class IS NOT NULL
    FROM objects AS views
    JOIN objects AS superviews ON superviews.id = views.parent
    JOIN files ON files.id = views.file_id
    WHERE files.use_autolayout = 1
        AND files.format = 'document'
        AND views."key" = 'subviews'
        AND superviews.element IN ('view', 'customView', 'tableViewCellContentView', 'collectionViewCellContentView')
        AND views.attributes ->> '$.translatesAutoresizingMaskIntoConstraints' = 'NO'
        AND views.attributes ->> '$.fixedFrame' IS NOT 'YES'
),
axes (is_horizontal) AS (VALUES (1), (0)),
loose (object, is_horizontal, is_custom) AS MATERIALIZED (
    SELECT placed.object, axes.is_horizontal, placed.is_custom
    FROM placed
    CROSS JOIN axes
    -- One number is faster to look up than two columns.
    WHERE placed.object * 2 + axes.is_horizontal NOT IN (SELECT positioned.object * 2 + positioned.is_horizontal FROM positioned)
),
-- The limit bounds the work for a damaged file in which thousands of views are inside each other.
inside (view, is_horizontal, object, level) AS (
    SELECT loose.object, loose.is_horizontal, loose.object, 0 FROM loose
    UNION ALL
    SELECT inside.view, inside.is_horizontal, objects.id, inside.level + 1
    FROM inside
    JOIN objects ON objects.parent = inside.object
    WHERE inside.level < 20
),
members (view, is_horizontal, object) AS MATERIALIZED (
    SELECT inside.view, inside.is_horizontal, inside.object FROM inside
),
-- A constraint between an object inside the view and an object outside also positions the view.
anchored (view, is_horizontal) AS MATERIALIZED (
    SELECT DISTINCT members.view, members.is_horizontal
    FROM positioned
    CROSS JOIN members ON members.object = positioned.object AND members.is_horizontal = positioned.is_horizontal
    LEFT JOIN members AS own ON own.view = members.view AND own.is_horizontal = members.is_horizontal AND own.object = positioned.owner
    WHERE own.view IS NULL
),
unplaced (object, is_horizontal, is_custom) AS MATERIALIZED (
    SELECT loose.object, loose.is_horizontal, loose.is_custom
    FROM loose
    WHERE loose.object * 2 + loose.is_horizontal NOT IN (SELECT anchored.view * 2 + anchored.is_horizontal FROM anchored)
        -- UIKit positions a view that it gets through an outlet of its own.
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.destination = loose.object
                AND connections.name IN (
                    'accessoryView', 'editingAccessoryView', 'backgroundView', 'selectedBackgroundView', 'multipleSelectionBackgroundView',
                    'tableHeaderView', 'tableFooterView', 'titleView', 'leftView', 'rightView', 'inputView', 'inputAccessoryView', 'mask', 'maskView'
                )
        )
        -- Size classes install the view.
        AND loose.object NOT IN (
            SELECT objects.id
            FROM variations
            JOIN objects ON objects.file_id = variations.file_id AND objects.object_id = variations.reference_id
        )
),
found (object, axis, is_custom, is_constrained) AS MATERIALIZED (
    SELECT
        unplaced.object,
        iif(count(*) = 2, 'on either axis', iif(max(unplaced.is_horizontal) = 1, 'horizontally', 'vertically')),
        max(unplaced.is_custom),
        unplaced.object IN (SELECT ends.object FROM ends)
    FROM unplaced
    GROUP BY unplaced.object
)
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    iif(found.axis IS NULL, 'Interface Builder marked the layout of the ', 'No constraint positions the ') || coalesce(labels.class, objects.element)
        || iif(length(labels.name) <= 40 AND instr(labels.name, char(10)) = 0, ' "' || labels.name || '"', '')
        || coalesce(
            ' ' || found.axis || ', so its layout is ambiguous.',
            iif(objects.ambiguity_confirmed = 1, ' as ambiguous, and its constraints allow several frames.', ' as ambiguous.')
        ) AS message,
    CASE
        WHEN objects.attributes ->> '$.verifyAmbiguity' IS NOT NULL THEN 'possible'
        WHEN objects.ambiguous = 1 AND found.axis IS NOT NULL THEN 'certain'
        WHEN objects.ambiguous = 1
        THEN iif(
            objects.ambiguity_confirmed = 1 AND objects.custom_class IS NULL AND superviews.custom_class IS NULL,
            'likely', 'possible'
        )
        WHEN found.is_custom
            OR EXISTS (
                SELECT 1
                FROM connections
                WHERE connections.destination = objects.id AND connections.kind IN ('outlet', 'outletCollection')
            )
        THEN 'possible'
        ELSE 'likely'
    END AS confidence
FROM objects
JOIN object_labels AS labels ON labels.object = objects.id
LEFT JOIN objects AS superviews ON superviews.id = objects.parent
LEFT JOIN found ON found.object = objects.id
-- If a view has no constraints at all and Interface Builder noted nothing, Xcode keeps its saved frame.
WHERE (objects.ambiguous = 1 OR found.is_constrained) AND objects.attributes ->> '$.verifyAmbiguity' IS NOT 'off';
