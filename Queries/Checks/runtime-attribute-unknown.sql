-- title: Runtime attribute that the class does not have
-- why: Nib loading sets a user-defined runtime attribute by its key path. If the object does not have the key, the console shows a message and the attribute has no effect.
-- severity: warning
-- confidence: certain
-- uncertain: If the object is the File's Owner, the confidence is possible. The confidence is likely in these cases: the class without the key is a framework class (a layer accepts any key and ignores the value); the target depends on code outside the repository, which may add the key. If both apply and the class has no similar key, the confidence is possible.
-- fix: Correct the key path in the Identity inspector, delete the attribute, or declare the property with @IBInspectable (in Swift at least with @objc).
-- pack: default
-- verdicts: key-unknown
SELECT
    key_unknown.*,
    key_unknown.key_path AS subject,
    'The runtime attribute ' || key_unknown.key_path || ' has no effect: ' || CASE key_unknown.answer
        WHEN 'hidden' THEN members.class || '.' || members.name || ' is visible only to Swift.'
        WHEN 'kept' THEN 'a layer has no property ' || key_unknown."key" || coalesce(' (it has ' || key_unknown.near || ')', '') || ' and ignores the value.'
        ELSE key_unknown.step_class || ' has no property ' || key_unknown."key" || coalesce(' (it has ' || key_unknown.near || ')', '')
            || ', and the console shows a message when the nib is loaded.'
    END AS message,
    -- One finding for each class and missing key.
    files.tree_id || ' ' || key_unknown.step_class || ' ' || key_unknown."key" AS defect
FROM key_unknown
JOIN files ON files.id = key_unknown.file_id
LEFT JOIN members ON members.id = key_unknown.member_id
WHERE key_unknown.kind = 'attribute';
