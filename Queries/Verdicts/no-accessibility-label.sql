-- Controls and accessible images without a label, so VoiceOver can read only their type. One row per object. Labels that code sets are ignored, because the index does not contain them.
-- column file_id: The nib or storyboard.
-- column line: Line of the object.
-- column "column": Column of the object.
-- column object: Row id of the object.
-- column cell: Row id of the cell of the control; NULL if the control has no cell.
-- column class: Class of the object.
-- column control: The default class of the element.
-- column known_as: A name by which a reader of the file can identify the object: label in the outline, outlet, action or image; NULL if the file contains none of them.
-- column image: Name of the image that the object shows; NULL if it shows no image.
-- column is_image_button: 1 for a button or item that shows an image.
-- column confidence: likely, or possible if the object has a custom class or is connected to an outlet, because code can then set a label.
-- column has_placeholder: 1 if the object has a placeholder. VoiceOver reads the placeholder while the field is empty.
WITH
-- Objects that have a text or another description for VoiceOver. A text that contains only spaces is
-- ignored, because it only hides a title.
labeled AS (
    SELECT texts.object AS object
    FROM texts
    WHERE trim(texts.text) <> ''
        AND lower(texts.property) NOT GLOB '*tooltip*'
        AND texts.property NOT IN ('accessibilityHint', 'ibExternalAccessibilityHelp')
        AND texts.property NOT IN ('placeholder', 'placeholderString')
    UNION ALL
    SELECT objects.id
    FROM objects
    WHERE objects.accessibility_label IS NOT NULL
    UNION ALL
    SELECT runtime_attributes.object
    FROM runtime_attributes
    WHERE runtime_attributes.key_path = 'accessibilityLabel'
    UNION ALL
    SELECT connections.source
    FROM connections
    WHERE connections.kind = 'accessibilityConnection' AND connections.name = 'title'
    UNION ALL
    -- A title can come from a binding.
    SELECT connections.source
    FROM connections
    WHERE connections.kind = 'binding'
        AND connections.name IN ('title', 'alternateTitle', 'displayPatternTitle', 'label')
    UNION ALL
    -- SF Symbols and AppKit's images provide a description in the user's language.
    -- Background images, images at the ends of sliders, and images for other states are ignored.
    SELECT resource_uses.object
    FROM resource_uses
    JOIN files ON files.id = resource_uses.file_id
    LEFT JOIN resources ON resources.file_id = resource_uses.file_id
        AND resources.kind = 'image'
        AND resources.name = resource_uses.name
    WHERE resource_uses.kind = 'image'
        AND (
            lower(resource_uses.property) IN ('image', 'normalimage', 'configuration.image')
            OR resource_uses.property GLOB 'segments*.image'
        )
        AND (
            resources.catalog = 'system'
            OR (files.platform = 'macOS' AND resource_uses.name GLOB 'NS[A-Z]*')
        )
),
controls AS (
    SELECT objects.*
    FROM objects
    WHERE objects.base_class IN (
            'UIButton',
            'UIBarButtonItem',
            'UITabBarItem',
            'UISwitch',
            'UISlider',
            'UIStepper',
            'UISegmentedControl',
            'UIColorWell',
            'UITextField',
            'UITextView',
            'UIImageView',
            'NSButton',
            'NSToolbarItem',
            'NSPopUpButton',
            'NSSwitch',
            'NSSlider',
            'NSStepper',
            'NSSegmentedControl',
            'NSColorWell',
            'NSComboBox',
            'NSTextField',
            'NSSecureTextField',
            'NSTokenField',
            'NSTextView',
            'WKInterfaceButton',
            'WKInterfaceSwitch',
            'WKInterfaceSlider'
        )
        AND objects.id NOT IN (SELECT labeled.object FROM labeled WHERE labeled.object IS NOT NULL)
),
unlabeled AS (
    SELECT
        controls.file_id AS file_id,
        controls.line AS line,
        controls."column" AS "column",
        controls.id AS object,
        cell.id AS cell,
        controls.class AS class,
        controls.base_class AS control,
        controls.custom_class AS custom_class,
        files.display_path AS path,
        -- On macOS, the image belongs to the cell.
        coalesce(
            (SELECT min(resource_uses.name) FROM resource_uses WHERE resource_uses.object = controls.id AND resource_uses.kind = 'image'),
            (SELECT min(resource_uses.name) FROM resource_uses WHERE resource_uses.object = cell.id AND resource_uses.kind = 'image')
        ) AS image,
        coalesce(
            controls.user_label,
            (
                SELECT min(connections.name)
                FROM connections
                WHERE connections.destination = controls.id
                    AND connections.kind = 'outlet'
                    AND connections.name NOT IN ('nextKeyView', 'initialFirstResponder')
            ),
            (
                SELECT min(connections.name)
                FROM connections
                WHERE connections.source = controls.id AND connections.kind = 'action'
            ),
            (
                SELECT resource_uses.name
                FROM resource_uses
                WHERE resource_uses.file_id = controls.file_id
                    AND resource_uses.object IN (controls.id, cell.id)
                    AND resource_uses.kind = 'image'
                ORDER BY resource_uses.id
                LIMIT 1
            )
        ) AS known_as,
        EXISTS (
            SELECT 1
            FROM texts
            WHERE texts.object IN (controls.id, cell.id)
                AND texts.property IN ('placeholder', 'placeholderString')
                AND trim(texts.text) <> ''
        ) AS has_placeholder
    FROM controls
    JOIN files ON files.id = controls.file_id
    LEFT JOIN objects AS cell ON cell.parent = controls.id AND cell.key = 'cell'
    LEFT JOIN objects AS parent ON parent.id = controls.parent
    WHERE files.id NOT IN (SELECT launch_screens.file_id FROM launch_screens)
        AND (cell.id IS NULL OR cell.id NOT IN (SELECT labeled.object FROM labeled WHERE labeled.object IS NOT NULL))
        -- Omits objects that are hidden from VoiceOver, or whose user interaction is disabled.
        AND controls.attributes ->> '$.accessibilityConfiguration.isElement' IS NOT 'NO'
        AND (
            controls.base_class = 'UIImageView'
            OR coalesce(
                controls.attributes ->> '$.userInteractionEnabled',
                controls.attributes ->> '$.IBUIUserInteractionEnabled'
            ) IS NOT 'NO'
        )
        -- Archives store these values under another key, or as bits. Bits 3 and 1 of NSButtonFlags2 contain the style of a
        -- button (9 is the help button). One bit of the flags of the cell or view is set if a text is editable.
        AND CASE
            -- Omits standard system items, spaces, back buttons, and items that contain a control.
            WHEN controls.base_class = 'UIBarButtonItem' THEN controls.attributes ->> '$.systemItem' IS NULL
                AND controls.attributes ->> '$.IBUISystemItemIdentifier' IS NULL
                AND controls.key IS NOT 'backBarButtonItem'
                AND NOT EXISTS (SELECT 1 FROM objects WHERE objects.parent = controls.id)
            -- The item shows the title of its controller.
            WHEN controls.base_class = 'UITabBarItem' THEN controls.attributes ->> '$.systemItem' IS NULL
                AND controls.attributes ->> '$.IBUISystemItemIdentifier' IS NULL
                AND parent.text IS NULL
                -- Interface Builder creates an empty item with the controller.
                AND controls.id IN (SELECT resource_uses.object FROM resource_uses WHERE resource_uses.kind = 'image')
            WHEN controls.base_class = 'NSToolbarItem' THEN coalesce(
                    controls.attributes ->> '$.implicitItemIdentifier',
                    controls.identifier,
                    ''
                ) NOT GLOB 'NSToolbar*'
                AND NOT EXISTS (SELECT 1 FROM objects WHERE objects.parent = controls.id)
            -- VoiceOver reads the selected item of a pop-up button, and the title of a pull-down button.
            WHEN controls.base_class = 'NSPopUpButton' THEN 'YES' IN (
                cell.attributes ->> '$.pullsDown',
                cell.attributes ->> '$.NSPullDown'
            )
            -- The system provides a label for a help button.
            WHEN controls.base_class = 'NSButton' THEN cell.attributes ->> '$.bezelStyle' IS NOT 'helpButton'
                AND coalesce(cell.attributes ->> '$.NSButtonFlags2', 0) & 39 <> 33
            -- On macOS, a label is also a text field, so only editable fields are included. In a table, VoiceOver reads
            -- the title of the column.
            WHEN controls.base_class = 'NSTextField' THEN (
                    cell.attributes ->> '$.editable' = 'YES'
                    OR coalesce(cell.attributes ->> '$.NSCellFlags', 0) & 0x10000000 <> 0
                )
                AND parent.base_class IS NOT 'NSTableCellView'
            -- VoiceOver skips images unless accessibility is enabled for them.
            WHEN controls.base_class = 'UIImageView' THEN controls.attributes ->> '$.accessibilityConfiguration.isElement' = 'YES'
                OR controls.id IN (
                    SELECT runtime_attributes.object
                    FROM runtime_attributes
                    WHERE runtime_attributes.key_path = 'isAccessibilityElement' AND runtime_attributes.value = 'YES'
                )
            WHEN controls.base_class = 'UITextView' THEN coalesce(
                controls.attributes ->> '$.editable',
                controls.attributes ->> '$.IBUIEditable'
            ) IS NOT 'NO'
            WHEN controls.base_class = 'NSTextView' THEN controls.attributes ->> '$.editable' IS NOT 'NO'
                AND coalesce(controls.attributes ->> '$.NSSharedData.NSFlags', 2) & 2 <> 0
            ELSE 1
        END
        -- VoiceOver reads these objects together with the surrounding view.
        AND NOT (controls.key IS 'accessoryView' AND parent.base_class IS 'UITableViewCell')
        AND NOT (parent.base_class IS 'NSToolbarItem' AND parent.text IS NOT NULL)
)
SELECT
    unlabeled.file_id AS file_id,
    unlabeled.line AS line,
    unlabeled."column" AS "column",
    unlabeled.object AS object,
    unlabeled.cell AS cell,
    unlabeled.class AS class,
    unlabeled.control AS control,
    unlabeled.known_as AS known_as,
    unlabeled.image AS image,
    unlabeled.image IS NOT NULL
        AND unlabeled.control IN ('UIButton', 'UIBarButtonItem', 'UITabBarItem', 'NSButton', 'NSToolbarItem', 'WKInterfaceButton') AS is_image_button,
    CASE
        -- The custom class may set its own label.
        WHEN unlabeled.custom_class IS NOT NULL THEN 'possible'
        WHEN unlabeled.has_placeholder THEN 'likely'
        WHEN unlabeled.control IN (
            'UISwitch', 'UISlider', 'UIStepper', 'UIColorWell', 'UITextField', 'UITextView', 'NSSwitch', 'NSSlider', 'NSStepper', 'NSColorWell',
            'NSComboBox', 'NSTextField', 'NSSecureTextField', 'NSTokenField', 'NSTextView', 'WKInterfaceSwitch', 'WKInterfaceSlider'
        ) THEN 'likely'
        -- Code often sets the text of a control that can have a title or an image.
        WHEN EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.destination = unlabeled.object
                AND connections.kind IN ('outlet', 'outletCollection')
                AND connections.name <> 'nextKeyView'
        ) THEN 'possible'
        ELSE 'likely'
    END AS confidence,
    unlabeled.has_placeholder AS has_placeholder
FROM unlabeled
ORDER BY unlabeled.path, unlabeled.line, unlabeled."column", unlabeled.object;
