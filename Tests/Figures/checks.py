"""Figures of the reports, each with an independent command.

An entry of CHECKS is (report, its parameters, function that computes the figure from
the rows, command that prints the same figure in the folder of the corpus). Rows are
dictionaries. If a command searches for something that only one of the two formats
contains, the figure uses only the rows of files in that format. The first bytes of
the file decide its format, not the index.
"""
import re
from functools import lru_cache


def folder(rows, *names):
    """Returns the rows of files in these repositories. The first folder of the path is the repository."""
    return [row for row in rows if row['path'].split('/')[0] in names]


@lru_cache(maxsize=None)
def is_archive(path):
    with open(path, 'rb') as file:
        return b'<archive' in file.read(400)


def documents(rows):
    return [row for row in rows if not is_archive(row['path'])]


def archives(rows):
    return [row for row in rows if is_archive(row['path'])]


def storyboards(rows):
    return [row for row in rows if row['path'].endswith('.storyboard')]


def total(rows, column):
    return sum(row[column] for row in rows)


def each(find, xpath):
    """Returns a command that adds up the result of an XPath count for all files that `find` finds."""
    return f"find {find} -type f -size +0 -exec xmllint --xpath '{xpath}' {{}} + | awk '{{ sum += $1 }} END {{ print sum }}'"


# Print every match on a separate line, in all Interface Builder files.
GLOBS = "-g '*.xib' -g '*.storyboard' -g designable.nib"
RG = f"rg --no-config -uuu -oNI --no-filename {GLOBS} "
RG_FILES = f"rg --no-config -uuu -lI {GLOBS} "

STORYBOARDS = '. -name "*.storyboard"'
# A command after this prefix receives the paths of all archives.
ARCHIVES = "rg --no-config -uuu -l0 '<archive ' -g '*.xib' | xargs -0 "

OWNER = 'placeholder[@placeholderIdentifier="IBFilesOwner"]'
# A File's Owner without a class, or without connections.
NO_OWNER = f'{OWNER}[not(@customClass) or not(connections/* or //connections//*[@destination="-1"])]'

IOS = 'contains(/document/@targetRuntime, "iOS.CocoaTouch")'
MACOS = 'contains(/document/@targetRuntime, "MacOSX")'
SYMBOL = '/document/resources/image[@catalog="system"]/@name'
# In iOS documents, buttons without a text for VoiceOver.
MUTE_BUTTON = (
    f'count(/document[{IOS}]/*[self::objects or self::scenes]//button[@id]'
    '[not(state[normalize-space(@title) != ""])]'
    '[not(state/string[@key="title"][normalize-space() != ""])]'
    '[not(state/attributedString//fragment)]'
    '[not(buttonConfiguration[normalize-space(@title) != "" or normalize-space(@subtitle) != ""])]'
    '[not(accessibility[@label or string[@key="label"]])]'
    '[not(@userInteractionEnabled="NO")]'
    '[not(accessibility/bool[@key="isElement"][@value="NO"])]'
    f'[not(state[@key="normal"]//@image={SYMBOL})][not(buttonConfiguration//@image={SYMBOL})])')
# The same for macOS, where the cell contains the title.
MUTE_MAC_BUTTON = (
    f'count(/document[{MACOS}]/*[self::objects or self::scenes]//button[@id]'
    '[not(buttonCell[normalize-space(@title) != "" or normalize-space(@alternateTitle) != ""])]'
    '[not(buttonCell/string[@key="title"][normalize-space() != ""])][not(buttonCell/attributedString)]'
    '[not(accessibility/@description)][not(buttonCell/accessibility/@description)]'
    '[not(buttonCell/@bezelStyle="helpButton")]'
    f'[not((buttonCell/@image | buttonCell/imageReference/@image)={SYMBOL})][not(starts-with(buttonCell/@image, "NS"))]'
    '[not(.//accessibilityConnection[@property="title"])]'
    '[not(.//binding[@name="title" or @name="alternateTitle"])]'
    '[not(ancestor::toolbarItem[@label != ""])])')
MUTE_SLIDER = (
    f'count(/document[{MACOS}]//slider[@id]'
    '[not(accessibility/@description)][not(sliderCell/accessibility/@description)]'
    '[not(connections/accessibilityConnection[@property="title"])]'
    '[not(../parent::toolbarItem)][not(parent::toolbarItem)])')
# Color wells in archives. VoiceOver can read only their description, and these color wells do not have a description.
MUTE_WELL = 'count(//object[@class="IBObjectRecord"]/*[@key="object"][@class="NSColorWell" or @ref=//object[@class="NSColorWell"]/@id])'


def placed(key, condition):
    """Returns a command that counts the objects under one key in archives that meet the condition, directly or by reference."""
    xpath = f'count(//object[@key="{key}"][{condition}] | //reference[@key="{key}"][@ref=//object[{condition}]/@id])'
    return f"{ARCHIVES}xmllint --xpath '{xpath}' | paste -sd+ | bc"


def versions_in_order(rows):
    """Returns the tools versions from 4000 on (Xcode 5, which introduced documents), in the order of the report."""
    found = []
    for row in rows:
        version = row['tools_version']
        if version and int(version.split('.')[0]) >= 4000 and version not in found:
            found.append(version)
    return ','.join(found)


def needed_versions(rows):
    """Returns the number of files that need capabilities (minToolsVersion) of no newer Xcode than the one that saved them."""
    count = 0
    for row in rows:
        with open(row['path'], encoding='utf-8', errors='replace') as file:
            needed = re.findall(r'minToolsVersion="([0-9.]+)"', file.read())
        saved = re.findall(r'[0-9]+(?:\.[0-9]+)+', row['xcode'] or '')
        count += bool(needed) and bool(saved) and max(map(version, needed)) <= version(saved[-1])
    return count


def version(text):
    return [int(part) for part in text.split('.')]


def copies(path):
    """Returns a command that counts the objects that only one of two copies of a nib has."""
    return (
        "ids() { xmllint --xpath '/document/objects//*[@id][not(ancestor::connections)][not(self::constraint)]/@id' \"$1\" | sort; }; "
        f"base=$(ls -d {{Base,en,English}}.lproj/{path} 2>/dev/null | head -1); for copy in *.lproj/{path}; "
        "do comm -3 <(ids \"$base\") <(ids \"$copy\"); done | wc -l")


DIFFERING_TAGS = (
    "tags() { find . -name \"$1\" -exec sed -E 's/[[:alnum:]]{3}-[[:alnum:]]{2}-[[:alnum:]]{3}/ID/g; s/^ *//' {} + "
    "| grep -E '^<(stackView|label|view|constraint) ' | sed -E 's/ (text|id)=\"[^\"]*\"//g' | sort; }; "
    "comm -3 <(tags 'RefundCustomAmountsDetailsTableViewCell.xib') <(tags 'RefundProductsTotalTableViewCell.xib') "
    "| wc -l | xargs -I N expr N / 2")


def saving(rows):
    """Returns the total saving of all repeated subtrees. Each subtree has one row for every copy."""
    return sum({row['number']: row['saving'] for row in rows}.values())


CHECKS = [
    ('action', {'selector': 'performClose:'},
     lambda rows: len([row for row in storyboards(rows) if row['target_class'] == 'First Responder']),
     each(STORYBOARDS, 'count(//action[@selector="performClose:"][@target=//*[@sceneMemberID="firstResponder"]/@id])')),
    ('action', {'selector': '*'},
     lambda rows: len([row for row in folder(rows, 'iina+iina') if row['sender_class'] == 'NSButton' and row['sender_text']]),
     # On macOS, the cell contains the title. If the title is missing, the report shows the label from the outline.
     each('iina+iina \\( -name "*.xib" -o -name "*.storyboard" \\)',
          'count(//button[not(@customClass)][buttonCell[@title!="" or string[@key="title"]!=""] or @userLabel]/connections/action)')),
    ('action', {'selector': '*'}, lambda rows: len(archives(rows)),
     RG + r"""'class="IB(Action|CocoaTouchEvent)Connection" key="connection"' | wc -l"""),
    ('biggest', {'limit': 1000000},
     lambda rows: ' '.join(
         str(row[column]) for row in rows if row['path'].endswith('/PreferencePanel.xib')
         for column in ('objects', 'connections', 'constraints', 'size')),
     "file=$(find . -name PreferencePanel.xib); echo $(python3 ../oracle.py \"$file\" | python3 -c 'import json, sys; "
     "d = json.load(sys.stdin); print(d[\"objects\"], d[\"connections_total\"], d[\"constraints\"])') $(stat -c %s \"$file\")"),
    ('biggest', {'by': 'connections', 'limit': 1000000}, lambda rows: total(rows, 'connections'),
     "python3 ../oracle.py . | python3 -c 'import json, sys; print(sum(json.loads(line)[\"connections_total\"] for line in sys.stdin))'"),
    ('biggest', {'by': 'depth', 'limit': 1000000},
     lambda rows: [row['depth'] for row in folder(rows, 'Sequel-Ace+Sequel-Ace') if row['path'].endswith('/DBView.xib')][0],
     "python3 ../oracle.py --objects Sequel-Ace+Sequel-Ace/Source/Interfaces/DBView.xib | python3 -c 'import json, sys; "
     "o = json.load(sys.stdin)[\"object_list\"]; p = {i: q for i, _, _, q in o}; "
     "d = lambda i: 0 if i is None else 1 + d(p[i]); print(max(map(d, p)))'"),
    ('bindings', {}, lambda rows: len(documents(rows)), RG + "'<binding ' | wc -l"),
    ('bindings', {}, lambda rows: len(archives(rows)), RG + """'class="IBBindingConnection" key="connection"' | wc -l"""),
    ('bindings', {'key_path': 'values.*', 'name': 'enabled'}, lambda rows: len(documents(rows)),
     RG + "'<binding .*' | grep 'keyPath=\"values\\.' | grep -c ' name=\"enabled\"'"),
    ('bindings', {}, lambda rows: len([row for row in documents(rows) if row['value_transformer'] == 'NSNegateBoolean']),
     RG + "'<string key=\"NSValueTransformerName\">NSNegateBoolean</string>' | wc -l"),
    ('class-descriptions', {'frameworks': 1}, lambda rows: len({row['class'] for row in rows}),
     "{ " + ARCHIVES + "xmllint --xpath '//object[@class=\"IBPartialClassDescription\"]/string[@key=\"className\"]/text()'; "
     + RG + "'<class className=\"[^\"]*\"' | cut -d'\"' -f2; } | sort -u | wc -l"),
    ('class-descriptions', {'class': 'ABCardController'}, len,
     # The files are copies of one nib. Some of them store the names and the types of the members in two lists, which
     # this command does not count.
     "xmllint --xpath 'count(//object[@class=\"IBPartialClassDescription\"][string[@key=\"className\"]=\"ABCardController\"]"
     "//*[@key=\"actions\" or @key=\"outlets\"]/string[@key])' "
     "$(rg --no-config -uuu -l '\"className\">ABCardController<' -g '*.xib') | sort -n | tail -1"),
    ('class-uses', {'class': 'OA*'}, lambda rows: len(folder(rows, 'osmandapp+OsmAnd-iOS')),
     """grep -rhoE --include='*.xib' --include='*.storyboard' 'customClass="OA[^"]*"' osmandapp+OsmAnd-iOS | wc -l"""),
    ('class-uses', {'class': 'NSApplication'},
     lambda rows: len([row for row in folder(rows, 'MacPass+MacPass', 'git-up+GitUp', 'iina+iina') if row['used_as'] == 'owner']),
     each('MacPass+MacPass git-up+GitUp iina+iina -name "*.xib"', 'count(/document/objects/*[@id="-2"][@customClass="NSApplication"])')),
    ('class-uses', {'class': 'UISplitViewController'},
     lambda rows: len([row for row in storyboards(rows) if row['used_as'] == 'root']),
     each(STORYBOARDS, 'count(/document[starts-with(@targetRuntime,"iOS")]/scenes/scene/objects/splitViewController[not(@customClass)])')),
    ('class-uses', {'class': 'TestBedViewController'},
     lambda rows: len([row for row in archives(rows) if row['used_as'] == 'owner']),
     ARCHIVES + "xmllint --xpath 'count(//object[@class=\"IBProxyObject\"][string[@key=\"IBProxiedObjectIdentifier\"]=\"IBFilesOwner\"]"
     "[//string[@key=\"-1.CustomClassName\"]=\"TestBedViewController\" or //object[@key=\"flattenedProperties\"]"
     "[*[@key=\"dict.values\"]//string=\"TestBedViewController\"]])' | paste -sd+ | bc"),
    ('colors', {'name': 'systemBackgroundColor'}, lambda rows: total(rows, 'uses'),
     RG + "'<color [^>]*systemColor=\"systemBackgroundColor\"' | wc -l"),
    ('colors', {'name': 'groupBg'},
     lambda rows: ' '.join(str(row[column]) for row in rows for column in ('uses', 'files', 'listed_files')),
     f"echo $({RG} '<color [^>]*name=\"groupBg\"' | wc -l) $({RG_FILES} '<color [^>]*name=\"groupBg\"' | wc -l) "
     f"$({RG_FILES} '<namedColor name=\"groupBg\"' | wc -l)"),
    ('color-uses', {'name': 'systemBackgroundColor'}, lambda rows: len(folder(rows, 'osmandapp+OsmAnd-iOS')),
     "rg --no-config -uuu -oIN '<color [^>]*systemColor=\"systemBackgroundColor\"' osmandapp+OsmAnd-iOS | wc -l"),
    ('color-uses', {'kind': 'asset'}, lambda rows: len([row for row in folder(rows, 'osmandapp+OsmAnd-iOS') if row['class'] == 'UILabel']),
     # Counts the colors of the label itself, but not the colors in its runtime attributes and text fragments.
     each('osmandapp+OsmAnd-iOS \\( -name "*.xib" -o -name "*.storyboard" \\)', 'count(//label[not(@customClass)]/color[@key][@name])')),
    ('custom-classes', {'module': 'IINA'}, lambda rows: total(rows, 'uses'),
     "python3 ../oracle.py iina+iina | python3 -c \"import sys, json; "
     "print(sum(n for l in sys.stdin for c, m, p, n in json.loads(l)['custom_classes'] if m == 'IINA'))\""),
    ('custom-classes', {'module': 'WooCommerce'}, lambda rows: total(rows, 'as_owner'),
     each('woocommerce+woocommerce-ios -name "*.xib"', f'count(//{OWNER}[@customModule="WooCommerce"])')),
    ('duplicate-files', {}, lambda rows: f"{len(rows)} {len({row['content_hash'] for row in rows})}",
     "find . \\( -iname '*.xib' -o -iname '*.storyboard' -o -name designable.nib \\) -size +0 -exec sha256sum {} + | cut -c1-64 | sort "
     "| uniq -D | awk '{ n++; seen[$1] = 1 } END { print n, length(seen) }'"),
    ('embedding-graph', {'kind': 'reference'}, lambda rows: len({row['source_id'] for row in rows}),
     # One storyboard has a second localized variant, which is not a node in the graph.
     each(STORYBOARDS + ' ! -path "*/en.lproj/*"', 'count(//viewControllerPlaceholder | //controllerPlaceholder)')),
    ('failures', {}, len,
     "find . \\( -iname '*.xib' -o -iname '*.storyboard' \\) -size +0 -print0 | xargs -0 xmllint --noout 2>&1 | grep -c ' error '"),
    ('file-connections', {'file': 'gnachman+iTerm2/sources/Settings/PreferencePanel.xib'}, len,
     "xmllint --xpath 'count(//connections//*[@id])' gnachman+iTerm2/sources/Settings/PreferencePanel.xib"),
    ('file-connections', {'file': 'growl+growl/Plugins/Displays/Bubbles/BubblesPrefs.xib'}, len,
     "grep -c 'class=\"IBConnectionRecord\"' growl+growl/Plugins/Displays/Bubbles/BubblesPrefs.xib"),
    ('font-uses', {'kind': 'text style'}, lambda rows: len(folder(rows, 'keepassium+KeePassium')),
     "rg --no-config -uuu -oIN '<(font|fontDescription) key=\"[^\"]*\"[^>]* (textS|s)tyle=\"' keepassium+KeePassium | wc -l"),
    ('font-uses', {'name': 'AGaramondPro-Regular'}, lambda rows: f"{len(rows)} {len([row for row in rows if row['size'] == '20'])}",
     f"echo $({RG} '<fontDescription [^>]*name=\"AGaramondPro-Regular\"' | wc -l) "
     f"$({RG} '<fontDescription [^>]*name=\"AGaramondPro-Regular\"[^>]* pointSize=\"20\"' | wc -l)"),
    ('fonts', {'name': 'toolTip'}, lambda rows: total(rows, 'uses'),
     RG + "'<font key=\"[^\"]*\"[^>]*metaFont=\"toolTip\"' | grep -vc NSOriginalFont"),
    ('fonts', {'kind': 'text style', 'name': 'UICTFontTextStyle*'}, lambda rows: total(rows, 'uses'),
     RG + "'<(font|fontDescription) key=\"[^\"]*\"[^>]* style=\"UICTFontTextStyle' | wc -l"),
    ('fonts', {'name': 'Georgia-Bold'}, lambda rows: total(rows, 'uses'), placed('IBUIFont', 'string[@key="NSName"]="Georgia-Bold"')),
    ('fonts', {'name': 'miniSystem'}, lambda rows: total(rows, 'uses'),
     f"echo $(( $({RG} '<font key=\"[^\"]*\"[^>]*metaFont=\"miniSystem\"' | grep -vc NSOriginalFont) + "
     "$(" + placed('NSSupport', 'int[@key="NSfFlags"]="3614"') + ") ))"),
    ('formats', {},
     lambda rows: total([row for row in rows if (row['kind'], row['format'], row['platform']) == ('storyboard', 'document', 'iOS')], 'files'),
     "rg --no-config -uuu -lI 'targetRuntime=\"iOS' -g '*.storyboard' | wc -l"),
    ('formats', {},
     lambda rows: total([row for row in rows if row['kind'] == 'storyboard' and row['document_version'] < '3.0'], 'files'),
     "rg --no-config -uuu -lI '<document [^>]*[^a-zA-Z]version=\"[12]\\.' -g '*.storyboard' | wc -l"),
    ('formats', {}, lambda rows: total([row for row in rows if row['format'] == 'archive'], 'files'), RG_FILES + "'<archive ' | wc -l"),
    ('identifiers', {'kind': 'storyboard'}, len, RG + "' storyboardIdentifier=\"[^\"]+\"' | wc -l"),
    ('identifiers', {'kind': 'segue'}, len, RG + "'<segue [^>]*[^a-zA-Z]identifier=\"[^\"]+\"' | wc -l"),
    ('identifiers', {'kind': 'reuse'}, lambda rows: len(archives(rows)),
     RG + "'<string key=\"IBUIReuseIdentifier\">[^<]+<' | wc -l"),
    ('identifiers', {'kind': 'accessibility', 'duplicates': '1'},
     lambda rows: len([row for row in folder(rows, 'vector-im+element-ios') if row['path'].endswith('.xib')]),
     "find vector-im+element-ios -name '*.xib' -exec sh -c 'grep -o \"<accessibility [^>]*identifier=\\\"[^\\\"]*\\\"\" \"$0\""
     " | sort | uniq -D' {} \\; | wc -l"),
    ('image-uses', {'name': 'ic_*'}, len, RG + "' [a-zA-Z]*[iI]mage=\"ic_[^\"]*\"' | wc -l"),
    ('image-uses', {'kind': 'system'}, lambda rows: len([row for row in folder(rows, 'coteditor+CotEditor') if row['class'] == 'NSImageCell']),
     each('coteditor+CotEditor -name "*.storyboard"',
          'count(//imageCell[(@image | imageReference/@image)=/document/resources/image[@catalog="system"]/@name or starts-with(@image, "NS")])')),
    ('images', {'name': 'ic_*'}, lambda rows: total(rows, 'uses'), RG + "' [a-zA-Z]*[iI]mage=\"ic_[^\"]*\"' | wc -l"),
    ('images', {'kind': 'embedded'}, len, RG + "'<image name=\"[^\"]*\"[^>]*[^/]>' | sort -u | wc -l"),
    ('images', {'kind': 'system'}, lambda rows: len([row for row in rows if not row['name'].startswith('NS')]),
     RG + "'<image name=\"[^\"]*\" catalog=\"system\"' | sort -u | wc -l"),
    ('images', {'name': 'cover320x416.png'}, lambda rows: total(rows, 'uses'),
     placed('IBUIImage', 'string[@key="NSResourceName"]="cover320x416.png"')),
    ('layout', {'problems': '1'},
     lambda rows: f"{total(rows, 'misplaced')} {total(rows, 'ambiguous')}",
     f"echo $({RG} '<[a-zA-Z]+ [^>]*misplaced=\"YES\"' | wc -l) $({RG} '<[a-zA-Z]+ [^>]*ambiguous=\"YES\"' | wc -l)"),
    ('layout', {}, lambda rows: total(documents(rows), 'constraints'), RG + "'<constraint [^>]*id=\"' | wc -l"),
    ('layout', {}, lambda rows: total(archives(rows), 'constraints'),
     "python3 ../oracle.py . | python3 -c 'import json, sys; "
     "print(sum(d[\"constraints\"] for d in map(json.loads, sys.stdin) if d[\"format\"] == \"archive\"))'"),
    ('localized-differs', {'file': '*munki-notifier/MainMenu.xib'},
     lambda rows: len([row for row in rows if row['difference'].startswith('object ')]),
     'cd munki+munki/code/apps/munki-notifier/munki-notifier; ' + copies('MainMenu.xib')),
    ('localized-differs', {'localization': 'zh-Hant'},
     lambda rows: len([row for row in rows if row['path'].endswith('/preferences.xib') and row['difference'].startswith('object ')]),
     'cd "$(dirname "$(find . -path "*zh-Hant.lproj/preferences.xib")")/.."; ' + copies('preferences.xib')),
    # Counts the tags that differ when ids and texts are ignored. A tag that differs occurs once in each file, so the number is halved.
    ('near-copies', {'path': '*/Refund[CP]*TableViewCell.xib', 'minimum': 12}, len, DIFFERING_TAGS),
    # Two copies of a window with different colors.
    ('near-copies', {'path': '*QueryFavoriteManager.xib', 'maximum': 60},
     lambda rows: len([row for row in rows if (row['line'], row['class']) == (209, 'NSView') and row['name'].endswith('Color')]),
     'python3 "$FIGURES/colors.py" sequelpro+sequelpro/Interfaces/English.lproj/QueryFavoriteManager.xib 280 '
     'Sequel-Ace+Sequel-Ace/Source/Interfaces/QueryFavoriteManager.xib 280'),
    ('no-accessibility-label', {'control': 'UITabBarItem'}, len,
     each(STORYBOARDS, 'count(/document[not(@launchScreen="YES")]//tabBarItem[@image][not(@title!="")][not(@systemItem)][not(../@title)])')),
    ('no-accessibility-label', {'platform': 'iOS', 'control': 'UIButton'}, lambda rows: len(documents(rows)),
     f"rg --no-config -uuu -l0 '<button ' {GLOBS} | xargs -0 xmllint --xpath '{MUTE_BUTTON}' | paste -sd+ | bc"),
    ('no-accessibility-label', {'platform': 'macOS', 'control': 'NSButton'}, lambda rows: len(documents(rows)),
     f"rg --no-config -uuu -l0 '<buttonCell ' {GLOBS} | xargs -0 xmllint --xpath '{MUTE_MAC_BUTTON}' | paste -sd+ | bc"),
    ('no-accessibility-label', {'platform': 'macOS', 'control': 'NSSlider'}, lambda rows: len(documents(rows)),
     f"rg --no-config -uuu -l0 '<slider ' {GLOBS} | xargs -0 xmllint --xpath '{MUTE_SLIDER}' | paste -sd+ | bc"),
    ('no-accessibility-label', {'control': 'NSColorWell'}, lambda rows: len(archives(rows)),
     ARCHIVES + f"xmllint --xpath '{MUTE_WELL}' | paste -sd+ | bc"),
    ('nib-patterns', {}, len, "find . -name '*.xib' -o -path '*.nib*' -type f | xargs -d '\\n' grep -lE '<(document|archive) ' | wc -l"),
    ('nib-patterns', {'pattern': 'main-nib'},
     lambda rows: len([row for row in documents(rows) if row['owner_class'] == 'NSApplication']),
     each('. -name "*.[xn]ib"', 'count(/document/objects/customObject[@id="-2"][@customClass="NSApplication"])')),
    ('patterns', {}, lambda rows: total(rows, 'nibs'),
     "find . -name '*.xib' -o -path '*.nib*' -type f | xargs -d '\\n' grep -lE '<(document|archive) ' | wc -l"),
    ('no-owner', {}, lambda rows: len(folder(rows, 'woocommerce+woocommerce-ios', 'osmandapp+OsmAnd-iOS')),
     each('woocommerce+woocommerce-ios osmandapp+OsmAnd-iOS -name "*.xib"', f'count(//{NO_OWNER})')),
    ('no-owner', {}, lambda rows: total(folder(rows, 'RocketChat+Rocket.Chat.iOS'), 'views'),
     each('RocketChat+Rocket.Chat.iOS -name "*.xib"',
          f'count(/document/objects[{NO_OWNER}]/*[self::view or self::tableViewCell or self::collectionViewCell'
          ' or self::collectionReusableView or self::toolbar or self::button or self::label])')),
    ('outlet', {'name': 'titleLabel'}, lambda rows: len(storyboards(rows)),
     """grep -rhoE --include='*.storyboard' '<outlet(Collection)? [^>]*property="titleLabel"' . | wc -l"""),
    ('outlet', {'name': '*'}, lambda rows: len(archives(rows)),
     RG + """'class="IB(CocoaTouch)?Outlet(Collection)?Connection" key="connection"' | wc -l"""),
    ('owner-outlets', {'class': 'MP*'}, lambda rows: len(folder(rows, 'MacPass+MacPass')),
     each('MacPass+MacPass -name "*.xib"', 'count(/document/objects/customObject[@id="-2"][starts-with(@customClass,"MP")]/connections/outlet)')),
    ('owner-outlets', {},
     lambda rows: len([row for row in folder(rows, 'osmandapp+OsmAnd-iOS') if row['destination_class'] == 'NSLayoutConstraint']),
     each('osmandapp+OsmAnd-iOS -name "*.xib"', f'count(//{OWNER}/connections/*[@destination=//constraint/@id])')),
    ('owners', {}, lambda rows: len([row for row in folder(rows, 'woocommerce+woocommerce-ios') if row['owner_class']]),
     each('woocommerce+woocommerce-ios -name "*.xib"', f'count(//{OWNER}[@customClass])')),
    ('owners', {}, lambda rows: total(folder(rows, 'woocommerce+woocommerce-ios'), 'outlets'),
     each('woocommerce+woocommerce-ios -name "*.xib"', f'count(//{OWNER}/connections/*[self::outlet or self::outletCollection])')),
    ('owners', {'class': 'MP*'}, lambda rows: total(folder(rows, 'MacPass+MacPass'), 'connections'),
     each('MacPass+MacPass -name "*.xib"',
          'count(/document/objects/customObject[@id="-2"][starts-with(@customClass,"MP")]'
          '[1]/../..//connections/*[@destination="-2" or @target="-2" or ../../@id="-2"])')),
    ('owners', {}, lambda rows: f"{len(archives(rows))} {len([row for row in archives(rows) if row['owner_class']])}",
     "python3 ../oracle.py . | python3 -c 'import json, sys; "
     "o = [d[\"files_owner\"] for d in map(json.loads, sys.stdin) if d[\"format\"] == \"archive\"]; "
     "print(len(o), len([x for x in o if x and x[\"class\"]]))'"),
    ('repeated-subtrees', {'path': 'vector-im+element-ios/*', 'minimum': 3}, saving,
     'python3 "$FIGURES/repeats.py" vector-im+element-ios 3'),
    ('repeated-subtrees', {'path': 'iina+iina/*', 'minimum': 4}, saving, 'python3 "$FIGURES/repeats.py" iina+iina 4'),
    # The corpus does not contain Swift sources, so the report is empty.
    ('broken-connections', {}, len, "find . -type f -name '*.swift' | wc -l"),
    ('runtime-attributes', {}, lambda rows: len(documents(rows)), RG + "'<userDefinedRuntimeAttribute ' | wc -l"),
    ('runtime-attributes', {'key_path': 'layer.*'}, lambda rows: len(documents(rows)),
     RG + "'<userDefinedRuntimeAttribute [^>]*keyPath=\"layer\\.' | wc -l"),
    ('runtime-attributes', {}, lambda rows: len(archives(rows)), RG + "'class=\"IBUserDefinedRuntimeAttribute\"' | wc -l"),
    ('saved-files', {'xcode': '10.2 to 10.3'}, lambda rows: len(folder(rows, 'vector-im+element-ios')),
     "rg --no-config -uuu -lI 'toolsVersion=\"14490.70\"' vector-im+element-ios | wc -l"),
    ('saved-files', {}, lambda rows: needed_versions(folder(rows, 'horosproject+horos', 'osmandapp+OsmAnd-iOS', 'vector-im+element-ios')),
     "rg --no-config -uuu -lI 'minToolsVersion' horosproject+horos osmandapp+OsmAnd-iOS vector-im+element-ios | wc -l"),
    ('segues', {}, lambda rows: len([row for row in rows if row['kind'] != 'reference']),
     "grep -rhoE --include='*.storyboard' '<segue [^>]*destination=' . | wc -l"),
    ('segues', {}, lambda rows: len([row for row in rows if row['destination'] == 'Storyboard Reference']),
     each(STORYBOARDS, 'count(//segue[@destination=//viewControllerPlaceholder/@id]'
          ' | //viewControllerPlaceholder[not(@id=//segue/@destination)])')),
    ('texts', {'search': 'preferences'},
     lambda rows: len([row for row in documents(rows) if (row['class'], row['property']) == ('NSMenuItem', 'title')]),
     RG + "-i '<menuItem [^>]*title=\"[^\"]*preferences[^\"]*\"[^>]*>' | grep -vc customClass"),
    ('texts', {'search': 'OK'},
     lambda rows: len([row for row in documents(rows) if (row['class'], row['property']) == ('NSButtonCell', 'title')]),
     RG + "-i '<buttonCell [^>]*[^e]title=\"[^\"]*ok[^\"]*\"[^>]*>' | grep -vc customClass"),
    ('texts', {'search': 'preferences'},
     lambda rows: len([row for row in folder(rows, 'munki+munki') if (row['owner'], row['class']) == ('NSApplication', 'NSMenuItem')]),
     each('munki+munki -name "*.xib"', 'count(/document[objects/*[@id="-2"][@customClass="NSApplication"]]'
          '//menuItem[not(@customClass)][contains(translate(@title, "PREFNCS", "prefncs"), "preferences")])')),
    ('texts', {'search': 'pass'}, lambda rows: len([row for row in rows if (row['scene'], row['class']) == ('AboutVC', 'UILabel')]),
     each('keepassium+KeePassium -name "*.storyboard"',
          'count(//scene[objects/*[@customClass="AboutVC"]]//label[not(@customClass)][contains(translate(@text, "PAS", "pas"), "pass")])')),
    ('texts', {'search': 'hide others'}, lambda rows: len(archives(rows)), RG + "-i '<string key=\"NSTitle\">[^<]*hide others' | wc -l"),
    ('tools-versions', {},
     lambda rows: total([row for row in rows if row['xcode'] == '10.2 to 10.3' and row['platform'] == 'iOS'], 'files'),
     RG_FILES + "'<document [^>]*toolsVersion=\"14490.70\"[^>]*targetRuntime=\"iOS' | wc -l"),
    ('tools-versions', {}, versions_in_order,
     "{ " + RG + "'<document [^>]*toolsVersion=\"([4-9][0-9]{3}|[0-9]{5,})[^\"]*\"' | grep -o 'toolsVersion=\"[^\"]*' | cut -d'\"' -f2; "
     + RG + "'\"IBDocument.InterfaceBuilderVersion\">[4-9][0-9]{3}[^<]*' | cut -d'>' -f2; } | sort -uV | paste -sd,"),
    ('top-level-objects', {}, lambda rows: len(folder(rows, 'MacPass+MacPass')),
     each('MacPass+MacPass -name "*.xib"', 'count(/document/objects/*[not(self::customObject[@id="-1" or @id="-2" or @id="-3"])])')),
    ('top-level-objects', {'file': 'Automattic+simplenote-ios/Simplenote/BannerView.xib'}, lambda rows: rows[0]['element'],
     "xmllint --xpath 'name(/document/objects/*[not(self::placeholder)][1])' Automattic+simplenote-ios/Simplenote/BannerView.xib"),
    ('scene-unreachable', {}, lambda rows: len([row for row in rows if row['reached_from'] is None]),
     each(STORYBOARDS, 'count(/document/scenes/scene/objects/*[@sceneMemberID="viewController" or self::controller or self::hostingController]'
          '[not(@storyboardIdentifier)][not(@id=/document/@initialViewController)][not(@id=//segue/@destination)]'
          '[not(/document/@targetRuntime="watchKit" and @identifier)]'
          '[not(self::application or self::notificationController or self::glanceController)])')),
    ('scene-unreachable', {}, len, 'python3 "$FIGURES/unreachable.py"'),
]
