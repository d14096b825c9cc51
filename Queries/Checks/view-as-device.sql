-- title: File that Interface Builder does not show on the required device
-- why: In each file, Interface Builder stores the device on which it shows the file. If you choose another device, the frames of all views change. If all files use one device, diffs stay small.
-- severity: note
-- confidence: certain
-- uncertain: If the option "device" is not set, there are no findings. Files that do not name a device are left out.
-- fix: Choose the device under View as in Interface Builder, and save the file.
-- pack: style
-- option device (text, default NULL): Required device for iOS files, as Interface Builder writes it (retina4_7, retina6_12).
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
