-- The tables of a history: what the commits of a repository did to its nibs.
-- The comment before a table or column is its documentation. Text stands as
-- written in the file, long values cut; where the file says "", the column is
-- NULL. Flags are 0 or 1, never NULL. Noise (what nobody meant: which Xcode
-- saved the file, places on the canvas, frames that follow from layout) is
-- counted, and has no rows.

-- What the history is of; one row.
CREATE TABLE meta (
    -- Always 1.
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- Version of this schema; a history of another version is made anew.
    schema_version INTEGER NOT NULL,
    -- Version of the xibdb that wrote it last.
    tool_version TEXT NOT NULL,
    -- Absolute path of the top of the work tree, or of a repository without one.
    repository TEXT NOT NULL,
    -- Commit up to which it goes; NULL in a repository without any.
    head TEXT,
    -- 1 where the repository is a shallow clone, which has no commits before some.
    is_shallow INTEGER NOT NULL CHECK (is_shallow IN (0, 1)),
    -- 1 where the repository is a partial clone, which lacks contents of files.
    is_partial INTEGER NOT NULL CHECK (is_partial IN (0, 1)),
    -- Bookkeeping: inode of the history's own file; a copy has another.
    own_inode INTEGER NOT NULL,
    -- Bookkeeping: time of the last change of the history's own file, in nanoseconds since 1970.
    own_mtime_ns INTEGER NOT NULL
) STRICT;

-- Commits that HEAD reaches and that touch a xib or storyboard, as git log tells them: not those of a branch whose nibs a merge dropped. Of merges, those alone that leave a nib as none of their parents has it.
CREATE TABLE commits (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Place in the order of git log, the newest greatest; commits that came later stand above all that were there.
    place INTEGER NOT NULL,
    -- Id of the commit, in full.
    hash TEXT NOT NULL UNIQUE,
    -- Name of the author.
    author TEXT NOT NULL,
    -- Mail address of the author.
    mail TEXT NOT NULL,
    -- When it was written, as the author's clock had it and git shows it: ISO 8601 with its offset, so that substr(authored, 1, 7) is the month.
    authored TEXT NOT NULL,
    -- When it was committed, as the committer's clock had it.
    committed TEXT NOT NULL,
    -- First paragraph of the message, on one line.
    subject TEXT NOT NULL,
    -- 1 for a merge.
    is_merge INTEGER NOT NULL CHECK (is_merge IN (0, 1)),
    -- 1 where a shallow clone ends: the files of this commit may be older.
    is_boundary INTEGER NOT NULL CHECK (is_boundary IN (0, 1))
) STRICT;

-- Versions of nibs: one row for each xib or storyboard that a commit added, changed, renamed or removed.
CREATE TABLE nib_versions (
    -- Row id.
    id INTEGER PRIMARY KEY,
    -- Commit that made the version.
    commit_id INTEGER NOT NULL REFERENCES commits (id),
    -- Path from the top of the repository; of a removed file the one that it had.
    path TEXT NOT NULL,
    -- Path that the file had before, where it was renamed; else NULL.
    old_path TEXT,
    -- added, changed, renamed, removed; present where a shallow clone begins.
    what TEXT NOT NULL,
    -- git's id of the content; NULL for a removed file.
    blob TEXT,
    -- git's id of the content before; NULL for an added file.
    old_blob TEXT,
    -- document, archive, empty, propertyList …; error for what cannot be read; NULL for a removed file.
    format TEXT,
    -- How many objects the version has.
    object_count INTEGER,
    -- How many connections it has.
    connection_count INTEGER,
    -- How many constraints it has.
    constraint_count INTEGER,
    -- How many rows of changes it has.
    change_count INTEGER NOT NULL,
    -- How many values and rows it changed that are noise.
    noise_count INTEGER NOT NULL,
    -- How many changes have no rows because one run writes a limited amount of them, the newest first; 0 for none.
    omitted_count INTEGER NOT NULL,
    -- Why the version, or the one before, cannot be read, with its line; NULL for none.
    error TEXT
) STRICT;

-- What a version did to the objects, connections and settings of its nib. Of a file that was added or removed as a whole its objects, connections and runtime attributes are told.
CREATE TABLE changes (
    -- Row id; the changes of a version are in the order of its objects.
    id INTEGER PRIMARY KEY,
    -- Version that made the change.
    version_id INTEGER NOT NULL REFERENCES nib_versions (id),
    -- Commit that made it.
    commit_id INTEGER NOT NULL REFERENCES commits (id),
    -- object, outlet, outletCollection, action, segue, binding, accessibilityConnection, constraint, scene, runtimeAttribute, text, resourceUse, variation (a size class's), or document (the file's own settings).
    kind TEXT NOT NULL,
    -- added, removed, moved or changed.
    what TEXT NOT NULL,
    -- Id of the object that it is about: the source of a connection, the first item of a constraint. A removed one's is the old id.
    object_id TEXT,
    -- That object in words, such as button "Save".
    object TEXT,
    -- Class that it has at run time; of a segue the segue's.
    class TEXT,
    -- Outlet, selector, segue's kind, binding, key path of a runtime attribute, equation of a constraint, property of a text; NULL for an object.
    name TEXT,
    -- What of it changed: custom_class, title, titleLabel.font, frame, parent, place, destination, name …; NULL for what was added or removed.
    property TEXT,
    -- The value before; of a connection the end it had, of a moved object its parent.
    before TEXT,
    -- The value now, likewise.
    after TEXT,
    -- Own id of a connection or constraint.
    own_id TEXT,
    -- The other end: destination of a connection, second item of a constraint, parent of an object.
    other_id TEXT,
    -- 1 where it came or went with an object that holds it.
    is_inside INTEGER NOT NULL CHECK (is_inside IN (0, 1)),
    -- Line in the version, of a removed row in the one before; NULL for the file.
    line INTEGER
) STRICT;

-- Objects that a version gave another id, as when the file was made anew.
CREATE TABLE renumbered (
    -- Version that did it.
    version_id INTEGER NOT NULL REFERENCES nib_versions (id),
    -- Id from now on.
    object_id TEXT NOT NULL,
    -- Id before.
    old_object_id TEXT NOT NULL,
    -- certain (class, texts, connections and contents agree) or likely (class and place do).
    confidence TEXT NOT NULL
) STRICT;

-- Changes with their commit and file, for questions that need both.
CREATE VIEW nib_changes AS
SELECT
    -- Id of the commit, in full.
    c.hash AS hash,
    -- When the commit was written: ISO 8601 with the offset of the author's clock.
    c.authored AS authored,
    -- Name of the author.
    c.author AS author,
    -- First paragraph of the message, on one line.
    c.subject AS subject,
    -- Place of the commit in the order of git log, the newest greatest.
    c.place AS place,
    -- Path from the top of the repository; of a removed file the path that it had.
    v.path AS path,
    -- As in changes: object, outlet, action, constraint and so on.
    x.kind AS kind,
    -- added, removed, moved or changed.
    x.what AS what,
    -- Id of the object that the change is about.
    x.object_id AS object_id,
    -- That object in words, such as button "Save".
    x.object AS object,
    -- Class that it has at run time.
    x.class AS class,
    -- Name of the outlet, selector or other connection; NULL for an object.
    x.name AS name,
    -- What changed; NULL for what was added or removed.
    x.property AS property,
    -- The value before.
    x.before AS before,
    -- The value after.
    x.after AS after,
    -- Own id of a connection or constraint.
    x.own_id AS own_id,
    -- Id of the other end.
    x.other_id AS other_id,
    -- 1 where it came or went with an object that holds it.
    x.is_inside AS is_inside,
    -- Line in the version; of a removed row in the version before.
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
