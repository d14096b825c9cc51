-- title: File that is shown on another device
-- why: Interface Builder stores the device that a file is shown on. If you choose another device, the frames of all views change. One device for all files keeps diffs small.
-- severity: note
-- confidence: certain
-- uncertain: If the option "device" is not set, there are no findings. Files that name no device are left out.
-- fix: Choose the device under View as in Interface Builder, and save the file.
-- pack: style
-- option device (text, default NULL): Device that files for iOS must be shown on, as Interface Builder writes it (retina4_7, retina6_12).
SELECT
    files.id AS file_id,
    1 AS line,
    1 AS "column",
    files.attributes ->> '$.device[0].id' AS subject,
    files.name || ' is shown on ' || (files.attributes ->> '$.device[0].id') || ' and not on ' || :device || '.' AS message
FROM nibs AS files
WHERE files.format = 'document'
    AND files.platform = 'iOS'
    AND files.attributes ->> '$.device[0].id' IS NOT NULL
    AND files.attributes ->> '$.device[0].id' <> :device;
