-- title: Class that Apple has deprecated or removed
-- why: Apple does not maintain a deprecated class and may remove it from the next SDK. If a class was removed, the nib does not create the object, or the App Store rejects the app.
-- severity: warning (note for a deprecated class that still works)
-- confidence: certain
-- fix: Replace the object with the class that the message names.
-- pack: migration
WITH
withdrawn (name, platforms, note, successor, severity) AS (
    VALUES
    ('UIWebView', 'iOS', 'was deprecated in iOS 12, and the App Store rejects apps that use it', 'WKWebView', 'warning'),
    ('GLKView', 'iOS tvOS', 'was deprecated in iOS 12, like all of OpenGL ES', 'MTKView', 'note'),
    ('GLKViewController', 'iOS tvOS', 'was deprecated in iOS 12, like all of OpenGL ES', 'a view controller with an MTKView', 'note'),
    ('ADBannerView', 'iOS', 'belongs to iAd, which Apple closed in 2016', NULL, 'warning'),
    ('UISearchDisplayController', 'iOS', 'was deprecated in iOS 8', 'UISearchController', 'warning'),
    ('UIActionSheet', 'iOS', 'was deprecated in iOS 8.3', 'UIAlertController', 'note'),
    ('UIAlertView', 'iOS', 'was deprecated in iOS 9', 'UIAlertController', 'note'),
    ('UIPopoverController', 'iOS', 'was deprecated in iOS 9', 'UIPopoverPresentationController', 'note'),
    ('ABPeoplePickerNavigationController', 'iOS', 'was deprecated in iOS 9, like all of AddressBookUI', 'CNContactPickerViewController', 'note'),
    ('MPMoviePlayerController', 'iOS', 'was deprecated in iOS 9', 'AVPlayerViewController', 'note'),
    ('MPMoviePlayerViewController', 'iOS', 'was deprecated in iOS 9', 'AVPlayerViewController', 'note'),
    ('WebView', 'macOS', 'was deprecated in macOS 10.14', 'WKWebView', 'note'),
    ('NSDrawer', 'macOS', 'was deprecated in macOS 10.13', 'a split view or a popover', 'note'),
    ('NSForm', 'macOS', 'was deprecated in macOS 10.10', 'text fields in a grid view', 'note'),
    ('QTMovieView', 'macOS', 'belongs to QTKit, which was removed in macOS 10.15', 'AVPlayerView', 'warning'),
    ('QCView', 'macOS', 'belongs to Quartz Composer, which was deprecated in macOS 10.15', NULL, 'note'),
    ('NSOpenGLView', 'macOS', 'was deprecated in macOS 10.14, like all of OpenGL', 'MTKView', 'note')
),
found AS (
    SELECT
        objects.id AS object,
        objects.file_id AS file_id,
        objects.line AS line,
        objects."column" AS "column",
        withdrawn.*,
        row_number() OVER (PARTITION BY objects.file_id, withdrawn.name ORDER BY objects.line, objects."column", objects.id) AS place,
        count(*) OVER (PARTITION BY objects.file_id, withdrawn.name) AS uses
    FROM withdrawn
    CROSS JOIN objects ON objects.base_class = withdrawn.name OR objects.class = withdrawn.name
    JOIN answered_files AS files ON files.id = objects.file_id
    WHERE objects.role IS NULL AND instr(withdrawn.platforms, files.platform) > 0
)
SELECT
    found.file_id AS file_id,
    found.line AS line,
    found."column" AS "column",
    found.object AS object,
    found.name AS subject,
    found.severity AS severity,
    found.name || ' ' || found.note || iif(found.uses > 1, ' (' || found.uses || ' objects)', '')
        || coalesce('; use ' || found.successor || ' instead.', '; Apple offers no replacement.') AS message
FROM found
WHERE found.place = 1;
