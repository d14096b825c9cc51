-- title: Translation that is too long for its view
-- why: A constraint fixes the width of the label or button, and its text has one line that does not shrink. The translation is longer than the view is wide, so users of the language see only a part of it.
-- severity: warning
-- confidence: possible
-- uncertain: The width of the translation is estimated: every character counts as half the font size. So every finding is hidden. These views have no finding: views whose constraint is connected to an outlet, differs between size classes, or has a custom class; and fonts whose size the user chooses.
-- fix: Give the width constraint a lower priority, allow several lines, or let the font shrink.
-- pack: style
-- option margin (number, default 1.3): A translation is reported if its estimated width is more than this many times the width of the view.
WITH
-- Views with one line of text, and the width that a constraint fixes.
fixed (file_id, object, width) AS MATERIALIZED (
    SELECT objects.file_id, objects.id, min(constraints.constant)
    FROM constraints
    JOIN objects ON objects.id = constraints.first_item
    WHERE objects.element IN ('label', 'button')
        AND constraints.first_attribute = 'width'
        AND constraints.second_item_id IS NULL
        AND constraints.relation IS NOT 'greaterThanOrEqual'
        AND coalesce(constraints.priority, 1000) >= 1000
        AND constraints.constant > 0
        AND constraints.custom_class IS NULL
        AND constraints.attributes ->> '$.placeholder' IS NOT 'YES'
        AND iif(
            objects.element = 'label',
            objects.attributes ->> '$.adjustsFontSizeToFit' = 'NO' AND coalesce(objects.attributes ->> '$.numberOfLines', '1') = '1',
            objects.attributes ->> '$.buttonConfiguration' IS NULL AND coalesce(objects.attributes ->> '$.lineBreakMode', 'middleTruncation') GLOB '*Truncation'
        )
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
    GROUP BY objects.id
),
sized AS MATERIALIZED (
    SELECT
        fixed.*,
        CASE
            WHEN fonts.object IS NOT NULL THEN fonts.size
            WHEN objects.element = 'label' THEN 17
            ELSE 15
        END AS size
    FROM fixed
    JOIN objects ON objects.id = fixed.object
    LEFT JOIN font_uses AS fonts ON fonts.object = fixed.object AND fonts.property = 'fontDescription' AND fonts.size_class IS NULL
),
estimated AS MATERIALIZED (
    SELECT
        sized.*,
        nib_translations.text AS text,
        nib_translations.value AS value,
        nib_translations.language AS language,
        nib_translations.file_id AS other_file_id,
        localized_strings.line AS other_line,
        length(nib_translations.value) * 0.5 * sized.size AS estimate
    FROM sized
    JOIN nib_translations ON nib_translations.nib_file_id = sized.file_id AND nib_translations.object = sized.object
    JOIN localized_strings ON localized_strings.id = nib_translations.localized_string_id
    WHERE nib_translations.property IN ('text', 'normalTitle')
        AND nib_translations.is_done
        AND NOT nib_translations.is_own_language
        AND nib_translations.variation IS NULL
        AND instr(nib_translations.value, char(10)) = 0
        -- The base text fits, so the width was chosen for it.
        AND length(nib_translations.text) * 0.5 * sized.size <= sized.width
)
SELECT
    estimated.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    estimated.object AS object,
    estimated.language AS subject,
    'The ' || coalesce(labels.class, objects.element) || ' "' || substr(estimated.text, 1, 40) || '" is '
        || printf('%g', estimated.width) || ' points wide, but its translation into ' || estimated.language || ' "' || substr(estimated.value, 1, 60)
        || '" needs about ' || CAST(round(estimated.estimate) AS INTEGER) || ' points (estimated).' AS message,
    estimated.other_file_id AS other_file_id,
    estimated.other_line AS other_line
FROM estimated
JOIN objects ON objects.id = estimated.object
JOIN object_labels AS labels ON labels.object = estimated.object
WHERE estimated.estimate > :margin * estimated.width;
