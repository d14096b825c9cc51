-- title: Font that the app does not contain
-- why: If neither the system nor the app has the font, the system shows its own font instead, without a message.
-- severity: warning
-- confidence: likely
-- uncertain: If the repository has no file with the font, the finding is possible in these cases: the nib is for macOS; it is in no target; its target depends on code outside the repository. If the repository has such a file, the finding is possible if code may register it.
-- fix: Add the font file to the target and list it under UIAppFonts (macOS: ATSApplicationFontsPath) in Info.plist, or choose another font.
-- pack: default
-- verdicts: font-missing
SELECT
    font_missing.*,
    font_missing.name AS subject,
    CASE font_missing.reason
        WHEN 'nowhere' THEN 'No file in the repository has the font ' || font_missing.name || ': if the system does not have it either, another font is shown.'
        WHEN 'not copied' THEN 'No target of this nib copies the font ' || font_missing.name || ': another font is shown.'
        ELSE 'Info.plist does not name the file of the font ' || font_missing.name || ': unless code registers it, another font is shown.'
    END AS message
FROM font_missing;
