-- title: Controls without an accessibility label
-- theme: texts and resources
-- words: a11y, unlabeled, screen reader, voice over, alt text, blind, accessible, buttons, wcag
-- answers: For which controls and accessible images can VoiceOver read only the type? They have no title, text, placeholder, accessibility label or title connection. They also have no system image, because a system image provides a description. A tool tip is a hint, not a label. The report cannot see labels that code sets. known_as: the name of the control in the file (label in the outline, outlet, action or image). confidence: likely, or possible if the control has a custom class or an outlet through which code can set a label. Launch screens are left out. Tab items without an image are also left out, because Interface Builder adds one to each embedded controller.
-- parameter platform (default NULL; one of iOS, macOS, tvOS, watchOS): Platform of the file. If omitted, all.
-- parameter class (class, default NULL; also control): Class of the control without its custom class (UIButton, NSTextField), or a GLOB pattern (* and ?). If omitted, all.
-- parameter placeholders (flag, default 0): 1 to include controls that have only a placeholder.
-- example: xibdb report no-accessibility-label platform=macOS class=NSTextField
-- verdicts: no-accessibility-label
SELECT
    files.display_path AS path,
    no_accessibility_label.line AS line,
    no_accessibility_label."column" AS "column",
    no_accessibility_label.class AS class,
    no_accessibility_label.control AS control,
    no_accessibility_label.known_as AS known_as,
    no_accessibility_label.confidence AS confidence
FROM no_accessibility_label
JOIN answered_files AS files ON files.id = no_accessibility_label.file_id
WHERE (:platform IS NULL OR files.platform = :platform)
    AND (:class IS NULL OR no_accessibility_label.control GLOB :class)
    AND (CAST(:placeholders AS INTEGER) <> 0 OR NOT no_accessibility_label.has_placeholder)
ORDER BY files.display_path, no_accessibility_label.line, no_accessibility_label."column", no_accessibility_label.object;
