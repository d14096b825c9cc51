-- title: Translation that is too long for its view
-- why: A constraint or the saved frame fixes the width of the label or button, and its text has one line that does not shrink. The translation is longer than the view is wide, so users of the language see only a part of it.
-- severity: warning
-- confidence: possible
-- uncertain: The width of the translation is estimated: every character counts as half the font size. So every finding is hidden. A text is not reported if the width constraint is connected to an outlet, differs between size classes, or has a custom class, or if the user chooses the size of the font.
-- fix: Make the view wider, give the width constraint a lower priority, allow several lines, or let the font shrink.
-- pack: style
-- option margin (number, default 1.3): A translation is reported if its estimated width is more than this many times the width of the view.
WITH
-- Labels, buttons and static text fields. On macOS, the cell has the text.
shown (file_id, view, object, element) AS MATERIALIZED (
    SELECT views.file_id, views.id, coalesce(cells.id, views.id), views.element
    FROM objects AS views
    LEFT JOIN objects AS cells ON cells.parent = views.id AND cells."key" = 'cell'
    WHERE CASE views.element
        WHEN 'label' THEN views.attributes ->> '$.adjustsFontSizeToFit' = 'NO' AND coalesce(views.attributes ->> '$.numberOfLines', '1') = '1'
        WHEN 'button' THEN cells.id IS NULL
            AND views.attributes ->> '$.buttonConfiguration' IS NULL
            AND coalesce(views.attributes ->> '$.lineBreakMode', 'middleTruncation') GLOB '*Truncation'
        WHEN 'textField' THEN cells.element = 'textFieldCell'
            AND cells.attributes ->> '$.editable' IS NULL
            AND cells.attributes ->> '$.borderStyle' IS NULL
            AND cells.attributes ->> '$.placeholderString' IS NULL
    END
),
-- The width of each view in points, if a constraint or the saved frame fixes it.
fixed (file_id, view, object, element, width) AS MATERIALIZED (
    SELECT shown.file_id, shown.view, shown.object, shown.element, min(constraints.constant)
    FROM constraints
    JOIN shown ON shown.view = constraints.first_item
    WHERE constraints.first_attribute = 'width'
        AND constraints.second_item_id IS NULL
        AND constraints.relation IS NOT 'greaterThanOrEqual'
        AND coalesce(constraints.priority, 1000) >= 1000
        AND constraints.constant > 0
        AND constraints.custom_class IS NULL
        AND constraints.attributes ->> '$.placeholder' IS NOT 'YES'
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.file_id = constraints.file_id
                AND connections.destination_id = constraints.constraint_id
                AND connections.kind IN ('outlet', 'outletCollection')
        )
        AND NOT EXISTS (
            SELECT 1
            FROM variations
            WHERE variations.file_id = constraints.file_id
                AND constraints.constraint_id IN (variations.element_id, variations.reference_id)
        )
    GROUP BY shown.view
    UNION ALL
    SELECT shown.file_id, shown.view, shown.object, shown.element, views.width
    FROM shown
    JOIN objects AS views ON views.id = shown.view
    JOIN objects AS superviews ON superviews.id = views.parent
    JOIN files ON files.id = shown.file_id
    WHERE files.format = 'document'
        AND (NOT files.use_autolayout OR views.attributes ->> '$.fixedFrame' = 'YES')
        AND views.attributes ->> '$.autoresizingMask.widthSizable' IS NOT 'YES'
        -- A cell with a style positions its own labels.
        AND superviews.element <> 'tableViewCellContentView'
        AND views.width > 0
        -- A higher view has several lines.
        AND views.height < 30
),
fonts (object, name, size) AS MATERIALIZED (
    SELECT font_uses.object, font_uses.name, font_uses.size
    FROM font_uses
    WHERE font_uses.property IN ('fontDescription', 'font') AND font_uses.size_class IS NULL
),
longer AS MATERIALIZED (
    SELECT nib_translations.*
    FROM nib_translations
    WHERE nib_translations.property IN ('text', 'title', 'normalTitle')
        AND nib_translations.is_done
        AND NOT nib_translations.is_own_language
        AND nib_translations.variation IS NULL
        AND length(nib_translations.value) > length(nib_translations.text)
        AND instr(nib_translations.value, char(10)) = 0
),
sized AS MATERIALIZED (
    SELECT
        fixed.*,
        coalesce(
            fonts.size,
            CASE
                WHEN fonts.object IS NULL THEN CASE fixed.element WHEN 'label' THEN 17 WHEN 'button' THEN 15 END
                WHEN fixed.element = 'textField' THEN CASE fonts.name WHEN 'smallSystem' THEN 11 WHEN 'miniSystem' THEN 9 ELSE 13 END
            END
        ) AS size
    FROM fixed
    LEFT JOIN fonts ON fonts.object = fixed.object
),
estimated AS MATERIALIZED (
    SELECT
        sized.*,
        longer.text AS text,
        longer.value AS value,
        longer.language AS language,
        longer.file_id AS other_file_id,
        localized_strings.line AS other_line,
        length(longer.value) * 0.5 * sized.size AS estimate
    FROM longer
    JOIN sized ON sized.object = longer.object
    JOIN localized_strings ON localized_strings.id = longer.localized_string_id
    -- The base text fits, so the width was chosen for it.
    WHERE length(longer.text) * 0.5 * sized.size <= sized.width
)
SELECT
    estimated.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    estimated.view AS object,
    estimated.language AS subject,
    'The ' || coalesce(objects.class, objects.element) || ' "' || substr(estimated.text, 1, 40) || '" is '
        || printf('%g', estimated.width) || ' points wide, but its translation into ' || estimated.language || ' "' || substr(estimated.value, 1, 60)
        || '" needs about ' || CAST(round(estimated.estimate) AS INTEGER) || ' points (estimated).' AS message,
    estimated.other_file_id AS other_file_id,
    estimated.other_line AS other_line
FROM estimated
JOIN objects ON objects.id = estimated.view
WHERE estimated.estimate > :margin * estimated.width;
