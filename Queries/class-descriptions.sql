-- title: Xcode's description of a class
-- theme: classes
-- words: legacy, historical, lost source, deleted class, metadata, ibpartialclassdescription, ibclassdescriber
-- answers: Which superclass, outlets and actions did a class have when Xcode 3 or 4 saved the files, and which header declared it? Archives, and storyboards that Xcode 4 saved, contain descriptions of classes. If the source no longer exists, the descriptions show what a nib expects. One row per member; a class without members has one row without a name. header: the header as written; it has no path if a person typed the class into Interface Builder. files: the number of files with this description of the member; path is the first of these files. The source may have changed since the file was saved.
-- essential: class, kind, name, type
-- parameter class (class, default NULL): Name of the class, or a GLOB pattern (* and ?). If omitted, all classes.
-- parameter frameworks (flag, default 0): 1 to include the classes that frameworks declare.
-- example: xibdb report class-descriptions class=OldPriceListController
WITH
described AS (
    SELECT
        class_descriptions.id AS id,
        class_descriptions.file_id AS file_id,
        class_descriptions.class AS class,
        -- A category does not have its own superclass.
        coalesce(
            class_descriptions.superclass,
            max(class_descriptions.superclass) OVER same_class
        ) AS superclass,
        class_descriptions.source_path AS header
    FROM class_descriptions
    WHERE (:class IS NULL OR class_descriptions.class GLOB :class)
        AND (CAST(:frameworks AS INTEGER) <> 0 OR class_descriptions.source_kind IS NOT 'IBFrameworkSource')
    WINDOW same_class AS (PARTITION BY class_descriptions.file_id, class_descriptions.class)
),
listed AS (
    SELECT
        described.class AS class,
        described.superclass AS superclass,
        described.header AS header,
        described.file_id AS file_id,
        members.kind AS kind,
        members.name AS name,
        members.type AS type
    FROM described
    LEFT JOIN members ON members.file_id = described.file_id
        AND members.description_id = described.id
),
-- has_members: 1 if a description of the class has members. In this case, descriptions without members are left out.
shown AS (
    SELECT
        listed.*,
        max(listed.name IS NOT NULL) OVER (PARTITION BY listed.class) AS has_members
    FROM listed
)
SELECT
    shown.class AS class,
    shown.superclass AS superclass,
    shown.kind AS kind,
    shown.name AS name,
    shown.type AS type,
    shown.header AS header,
    count(DISTINCT shown.file_id) AS files,
    min(files.display_path) AS path
FROM shown
JOIN answered_files AS files ON files.id = shown.file_id
WHERE shown.name IS NOT NULL
    OR NOT shown.has_members
GROUP BY
    shown.class,
    shown.superclass,
    shown.header,
    shown.kind,
    shown.name,
    shown.type
ORDER BY
    shown.class,
    shown.superclass,
    shown.header,
    shown.kind DESC,
    shown.name,
    shown.type;
