-- The tables of a history: the changes that the commits of a repository made to its nibs.
-- The comment before a table or column is its documentation. Text is stored as the
-- file writes it, except that long values are shortened. If the file has "", the column
-- is NULL. Flags are 0 or 1, never NULL. Noise is counted, but has no rows. It consists of
-- unintended changes: the Xcode version that saved the file, places on the canvas, frames
-- that follow from layout.

-- Repository and versions of the history; one row.
CREATE TABLE meta (
    -- Always 1.
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- Version of this schema. A history with a different version is rebuilt.
    schema_version INTEGER NOT NULL,
    -- Version of the xibdb that wrote the history last.
    tool_version TEXT NOT NULL,
    -- Absolute path of the top of the work tree, or of the repository if it has no work tree.
    repository TEXT NOT NULL,
    -- Last commit in the history; NULL in a repository without commits.
    head TEXT,
    -- 1 if the repository is a shallow clone, which lacks older commits.
    is_shallow INTEGER NOT NULL CHECK (is_shallow IN (0, 1)),
    -- 1 if the repository is a partial clone, which lacks contents of files.
    is_partial INTEGER NOT NULL CHECK (is_partial IN (0, 1)),
    -- Bookkeeping: inode of the history's own file. A copy of the file has a different inode.
    own_inode INTEGER NOT NULL,
    -- Bookkeeping: time of the last change of the history's own file, in nanoseconds since 1970.
    own_mtime_ns INTEGER NOT NULL
) STRICT;

-- Commits that HEAD reaches and that touch a xib or storyboard, as git log lists them. If a merge dropped the nib changes of a branch, the commits of this branch are omitted. A merge is included only if one of its nibs differs from the nib in every parent.
CREATE TABLE commits (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Position in the order of git log; the newest commit has the highest number. Commits that are added later have higher numbers than all commits before.
    place INTEGER NOT NULL,
    -- Full id of the commit.
    hash TEXT NOT NULL UNIQUE,
    -- Name of the author.
    author TEXT NOT NULL,
    -- Mail address of the author.
    mail TEXT NOT NULL,
    -- Author date, in the author's time zone as git shows it: ISO 8601 with its offset, so that substr(authored, 1, 7) is the month.
    authored TEXT NOT NULL,
    -- Committer date, in the committer's time zone.
    committed TEXT NOT NULL,
    -- First paragraph of the message, on one line.
    subject TEXT NOT NULL,
    -- 1 for a merge.
    is_merge INTEGER NOT NULL CHECK (is_merge IN (0, 1)),
    -- 1 if a shallow clone ends at this commit: its files may be older.
    is_boundary INTEGER NOT NULL CHECK (is_boundary IN (0, 1))
) STRICT;

-- Versions of nibs: one row for each xib or storyboard that a commit added, changed, renamed or removed.
CREATE TABLE nib_versions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Commit that made the version.
    commit_id INTEGER NOT NULL REFERENCES commits (id),
    -- Path from the top of the repository; for a removed file, its last path.
    path TEXT NOT NULL,
    -- Previous path if the file was renamed; else NULL.
    old_path TEXT,
    -- added, changed, renamed, removed; present at the start of a shallow clone.
    what TEXT NOT NULL,
    -- git's id of the content; NULL for a removed file.
    blob TEXT,
    -- git's id of the previous content; NULL for an added file.
    old_blob TEXT,
    -- document, archive, empty, propertyList …; error for a file that cannot be read; NULL for a removed file.
    format TEXT,
    -- Number of objects in the version.
    object_count INTEGER,
    -- Number of connections in the version.
    connection_count INTEGER,
    -- Number of constraints in the version.
    constraint_count INTEGER,
    -- Number of rows in changes.
    change_count INTEGER NOT NULL,
    -- Number of noise changes: changed values, and rows that were added, removed or reordered.
    noise_count INTEGER NOT NULL,
    -- Number of changes without rows, because one run writes a limited number of changes, those of the newest versions first; 0 for none.
    omitted_count INTEGER NOT NULL,
    -- Why this version, or the version before, cannot be read, with the line of the problem; NULL without a problem.
    error TEXT
) STRICT;

-- Changes of a version to the objects, connections and settings of its nib. If a whole file was added or removed, only its objects, connections and runtime attributes have rows.
CREATE TABLE changes (
    -- Row id; the changes of a version are in the order of its objects.
    id INTEGER PRIMARY KEY,
    -- Version that made the change.
    version_id INTEGER NOT NULL REFERENCES nib_versions (id),
    -- Commit that made the change.
    commit_id INTEGER NOT NULL REFERENCES commits (id),
    -- object, outlet, outletCollection, action, segue, binding, accessibilityConnection, constraint, scene, runtimeAttribute, text, resourceUse, variation (of a size class), or document (the file's own settings).
    kind TEXT NOT NULL,
    -- added, removed, moved or changed.
    what TEXT NOT NULL,
    -- Id of the changed object: the source of a connection, the first item of a constraint. For a removed object, the old id.
    object_id TEXT,
    -- That object in words, such as button "Save".
    object TEXT,
    -- Class of the object at run time; for a segue, the class of the segue.
    class TEXT,
    -- Outlet, selector, kind of a segue, binding, key path of a runtime attribute, equation of a constraint, property of a text; NULL for an object.
    name TEXT,
    -- Changed property: custom_class, title, titleLabel.font, frame, parent, place, destination, name …; NULL if the row was added or removed.
    property TEXT,
    -- The value before; for a connection, its previous end; for a moved object, its previous parent.
    before TEXT,
    -- The value after; for a connection, its new end; for a moved object, its new parent.
    after TEXT,
    -- Own id of a connection or constraint.
    own_id TEXT,
    -- The other end: destination of a connection, second item of a constraint, parent of an object.
    other_id TEXT,
    -- 1 if the changed thing was added or removed together with an object that contains it.
    is_inside INTEGER NOT NULL CHECK (is_inside IN (0, 1)),
    -- Line in the version; for a removed row, the line in the version before; NULL for the file.
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
    -- When the commit was written: ISO 8601 with the offset of the author's clock.
    c.authored AS authored,
    -- Name of the author.
    c.author AS author,
    -- First paragraph of the message, on one line.
    c.subject AS subject,
    -- Position of the commit in the order of git log; the newest commit has the highest number.
    c.place AS place,
    -- Path from the top of the repository; for a removed file, its last path.
    v.path AS path,
    -- As in changes: object, outlet, action, constraint and so on.
    x.kind AS kind,
    -- added, removed, moved or changed.
    x.what AS what,
    -- Id of the object that the change is about.
    x.object_id AS object_id,
    -- That object in words, such as button "Save".
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
    -- Own id of a connection or constraint.
    x.own_id AS own_id,
    -- Id of the other end.
    x.other_id AS other_id,
    -- 1 if the changed thing was added or removed together with an object that contains it.
    x.is_inside AS is_inside,
    -- Line in the version; for a removed row, the line in the version before.
    x.line AS line,
    -- Row id of the change.
    x.id AS id,
    -- Version that made the change.
    x.version_id AS version_id,
    -- Commit that made the change.
    x.commit_id AS commit_id
FROM changes AS x
JOIN nib_versions AS v ON v.id = x.version_id
JOIN commits AS c ON c.id = x.commit_id;
