-- The tables of a history: the changes that the commits of a repository made to its nibs. The
-- comment before a table or column is its documentation. Text is stored as the file writes it,
-- except that long values are shortened. An empty text ("") is stored as NULL. Flags are 0 or 1,
-- never NULL. Noise is counted, but it has no rows. Noise is every change that Xcode makes on its
-- own: the Xcode version that saved the file, places on the canvas, and frames that the layout
-- determines.

-- The repository of the history, and the versions of the schema and of xibdb; one row.
CREATE TABLE meta (
    -- Always 1.
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- Version of this schema. A history with a different version is rebuilt.
    schema_version INTEGER NOT NULL,
    -- Version of xibdb that last wrote the history.
    tool_version TEXT NOT NULL,
    -- Absolute path of the root of the work tree, or of the repository if there is no work tree.
    repository TEXT NOT NULL,
    -- Last commit in the history; NULL in a repository without commits.
    head TEXT,
    -- 1 if the repository is a shallow clone, which lacks older commits.
    is_shallow INTEGER NOT NULL CHECK (is_shallow IN (0, 1)),
    -- 1 if the repository is a partial clone, which lacks the contents of some files.
    is_partial INTEGER NOT NULL CHECK (is_partial IN (0, 1)),
    -- Bookkeeping: inode of the history's own file. A copy of the file has a different inode.
    own_inode INTEGER NOT NULL,
    -- Bookkeeping: time of the last change of the history's own file, in nanoseconds since 1970.
    own_mtime_ns INTEGER NOT NULL
) STRICT;

-- Commits that are reachable from HEAD and that change a xib or storyboard, as git log lists them. If a merge dropped the nib changes of a branch, the commits of this branch are omitted. A merge is included only if one of its nibs differs from the nib in each parent.
CREATE TABLE commits (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Position in the order of git log; the newest commit has the highest number. Commits that are added later have higher numbers than all earlier commits.
    place INTEGER NOT NULL,
    -- Full id of the commit.
    hash TEXT NOT NULL UNIQUE,
    -- Name of the author.
    author TEXT NOT NULL,
    -- Email address of the author.
    mail TEXT NOT NULL,
    -- Author date, in the author's time zone as git shows it: ISO 8601 with its offset, so that substr(authored, 1, 7) is the month.
    authored TEXT NOT NULL,
    -- Committer date, in the committer's time zone.
    committed TEXT NOT NULL,
    -- First paragraph of the message, on one line.
    subject TEXT NOT NULL,
    -- 1 for a merge.
    is_merge INTEGER NOT NULL CHECK (is_merge IN (0, 1)),
    -- 1 if a shallow clone ends at this commit. The files of this commit may be older than the commit.
    is_boundary INTEGER NOT NULL CHECK (is_boundary IN (0, 1))
) STRICT;

-- Versions of nibs: one row for each xib or storyboard that a commit added, changed, renamed or removed.
CREATE TABLE nib_versions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Commit that created the version.
    commit_id INTEGER NOT NULL REFERENCES commits (id),
    -- Path relative to the root of the repository; for a removed file, its last path.
    path TEXT NOT NULL,
    -- Previous path if the file was renamed; else NULL.
    old_path TEXT,
    -- added, changed, renamed or removed; present for a file that already exists at the start of a shallow clone.
    what TEXT NOT NULL,
    -- Id of the content in git; NULL for a removed file.
    blob TEXT,
    -- Id of the previous content in git; NULL for an added file.
    old_blob TEXT,
    -- Format of the file: document, archive, empty, propertyList …; error for a file that cannot be read; NULL for a removed file.
    format TEXT,
    -- Number of objects in the version.
    object_count INTEGER,
    -- Number of connections in the version.
    connection_count INTEGER,
    -- Number of constraints in the version.
    constraint_count INTEGER,
    -- Number of rows in changes.
    change_count INTEGER NOT NULL,
    -- Number of changes that are noise. Each changed value counts as one. Each row that was added, removed or reordered also counts as one.
    noise_count INTEGER NOT NULL,
    -- Number of changes that have no rows. One run writes a limited number of changes, and starts with the newest versions.
    omitted_count INTEGER NOT NULL,
    -- Why this version or the previous version cannot be read, with the line of the problem; NULL if both can be read.
    error TEXT
) STRICT;

-- What each version changes in its nib: objects, connections and settings. If a whole file was added or removed, only its objects, connections and runtime attributes have rows.
CREATE TABLE changes (
    -- Row id; the changes of a version are in the order of its objects.
    id INTEGER PRIMARY KEY,
    -- Version that contains the change.
    version_id INTEGER NOT NULL REFERENCES nib_versions (id),
    -- Commit of the version.
    commit_id INTEGER NOT NULL REFERENCES commits (id),
    -- object, outlet, outletCollection, action, segue, binding, accessibilityConnection, constraint, scene, runtimeAttribute, text, resourceUse, variation (of a size class), or document (the settings of the file).
    kind TEXT NOT NULL,
    -- added, removed, moved or changed.
    what TEXT NOT NULL,
    -- Id of the changed object; for a connection, its source; for a constraint, its first item. For a removed object, its id in the previous version.
    object_id TEXT,
    -- Description of this object, such as button "Save".
    object TEXT,
    -- Class of the object at run time; for a segue, the class of the segue.
    class TEXT,
    -- Outlet, selector, kind of a segue, binding, key path of a runtime attribute, equation of a constraint, property of a text; NULL for an object.
    name TEXT,
    -- Changed property: custom_class, title, titleLabel.font, frame, parent, place, destination, name …; NULL if the row was added or removed.
    property TEXT,
    -- Value before the change; for a connection, its previous end; for a moved object, its previous parent.
    before TEXT,
    -- Value after the change; for a connection, its new end; for a moved object, its new parent.
    after TEXT,
    -- Id of the connection or constraint itself.
    own_id TEXT,
    -- The other end: destination of a connection, second item of a constraint, parent of an object.
    other_id TEXT,
    -- 1 if the row was added or removed together with an object that contains it.
    is_inside INTEGER NOT NULL CHECK (is_inside IN (0, 1)),
    -- Line in the version; for a removed row, the line in the previous version; NULL for a change of the whole file.
    line INTEGER
) STRICT;

-- Objects with a new id in a version, for example after the file was created again.
CREATE TABLE renumbered (
    -- Version with the new id.
    version_id INTEGER NOT NULL REFERENCES nib_versions (id),
    -- New id.
    object_id TEXT NOT NULL,
    -- Previous id.
    old_object_id TEXT NOT NULL,
    -- certain (class, texts, connections and contents agree) or likely (class and position agree).
    confidence TEXT NOT NULL
) STRICT;

-- Changes with their commit and file, for questions that need both.
CREATE VIEW nib_changes AS
SELECT
    -- Full id of the commit.
    c.hash AS hash,
    -- Author date: ISO 8601 with the offset of the author's time zone.
    c.authored AS authored,
    -- Name of the author.
    c.author AS author,
    -- First paragraph of the message, on one line.
    c.subject AS subject,
    -- Position of the commit in the order of git log; the newest commit has the highest number.
    c.place AS place,
    -- Path relative to the root of the repository; for a removed file, its last path.
    v.path AS path,
    -- As in changes: object, outlet, action, constraint and so on.
    x.kind AS kind,
    -- added, removed, moved or changed.
    x.what AS what,
    -- Id of the changed object.
    x.object_id AS object_id,
    -- Description of this object, such as button "Save".
    x.object AS object,
    -- Class of the object at run time; for a segue, the class of the segue.
    x.class AS class,
    -- Outlet, selector, kind of a segue and so on, as in changes; NULL for an object.
    x.name AS name,
    -- Changed property; NULL if the row was added or removed.
    x.property AS property,
    -- The value before.
    x.before AS before,
    -- The value after.
    x.after AS after,
    -- Id of the connection or constraint itself.
    x.own_id AS own_id,
    -- Id of the other end.
    x.other_id AS other_id,
    -- 1 if the row was added or removed together with an object that contains it.
    x.is_inside AS is_inside,
    -- Line in the version; for a removed row, the line in the previous version.
    x.line AS line,
    -- Row id of the change.
    x.id AS id,
    -- Version that contains the change.
    x.version_id AS version_id,
    -- Commit of the version.
    x.commit_id AS commit_id
FROM changes AS x
JOIN nib_versions AS v ON v.id = x.version_id
JOIN commits AS c ON c.id = x.commit_id;
