// Written by Tests/Figures/framework_data.py; columns: class kind name type platform source.

extension FrameworkClasses {
    static let frameworkMembers: StaticString = #"""
ABNewPersonViewController	outlet	newPersonViewDelegate	id<ABNewPersonViewControllerDelegate>	iOS	binding:addressbookui.cs
ABPeoplePickerNavigationController	outlet	peoplePickerDelegate	id<ABPeoplePickerNavigationControllerDelegate>	iOS	binding:addressbookui.cs
ABPersonViewController	outlet	personViewDelegate	id<ABPersonViewControllerDelegate>	iOS	binding:addressbookui.cs
ABUnknownPersonViewController	outlet	unknownPersonViewDelegate	id<ABUnknownPersonViewControllerDelegate>	iOS	binding:addressbookui.cs
ADBannerView	outlet	delegate	id<ADBannerViewDelegate>	iOS	binding:iad.cs
ARCoachingOverlayView	outlet	delegate	id<ARCoachingOverlayViewDelegate>	iOS	binding:arkit.cs
ARSCNView	outlet	delegate	id<ARSCNViewDelegate>	iOS	binding:arkit.cs
ARSKView	outlet	delegate	id<ARSKViewDelegate>	iOS	binding:arkit.cs
AVCaptureView	outlet	delegate	id<AVCaptureViewDelegate>	macOS	binding:avkit.cs
AVContinuityDevicePickerViewController	outlet	delegate	id<AVContinuityDevicePickerViewControllerDelegate>	tvOS	binding:avkit.cs
AVPlayerView	outlet	delegate	id<AVPlayerViewDelegate>	macOS	binding:avkit.cs
AVPlayerView	outlet	pictureInPictureDelegate	id<AVPlayerViewPictureInPictureDelegate>	macOS	binding:avkit.cs
AVPlayerViewController	outlet	delegate	id<AVPlayerViewControllerDelegate>	iOS tvOS	binding:avkit.cs
AVRoutePickerView	outlet	delegate	id<AVRoutePickerViewDelegate>	iOS macOS tvOS	binding:avkit.cs
BEScrollView	outlet	delegate	id<BEScrollViewDelegate>	iOS tvOS	binding:browserenginekit.cs
CNContactPickerViewController	outlet	delegate	id<CNContactPickerDelegate>	iOS	binding:contactsui.cs
CNContactViewController	outlet	delegate	id<CNContactViewControllerDelegate>	iOS	binding:contactsui.cs
CPTemplateApplicationDashboardScene	outlet	delegate	id<CPTemplateApplicationDashboardSceneDelegate>	iOS	binding:carplay.cs
CPTemplateApplicationInstrumentClusterScene	outlet	delegate	id<CPTemplateApplicationInstrumentClusterSceneDelegate>	iOS	binding:carplay.cs
CPTemplateApplicationScene	outlet	delegate	id<CPTemplateApplicationSceneDelegate>	iOS	binding:carplay.cs
EKCalendarChooser	outlet	delegate	id<EKCalendarChooserDelegate>	iOS	binding:eventkitui.cs
EKEventEditViewController	outlet	editViewDelegate	id<EKEventEditViewDelegate>	iOS	binding:eventkitui.cs
EKEventViewController	outlet	delegate	id<EKEventViewDelegate>	iOS	binding:eventkitui.cs
EXHostViewController	outlet	delegate	id<EXHostViewControllerDelegate>	macOS	binding:extensionkit.cs
EXHostViewController	outlet	placeholderView	NSView	macOS	binding:extensionkit.cs
GKAchievementViewController	outlet	achievementDelegate	id<GKAchievementViewControllerDelegate>	iOS macOS	binding:gamekit.cs
GKChallengesViewController	outlet	challengeDelegate	id<GKChallengesViewControllerDelegate>	macOS	binding:gamekit.cs
GKDialogController	action	dismiss:	id	macOS	binding:gamekit.cs
GKDialogController	outlet	parentWindow	NSWindow	macOS	binding:gamekit.cs
GKFriendRequestComposeViewController	outlet	composeViewDelegate	id<GKFriendRequestComposeViewControllerDelegate>	iOS macOS	binding:gamekit.cs
GKGameCenterViewController	outlet	gameCenterDelegate	id<GKGameCenterControllerDelegate>	iOS macOS tvOS	binding:gamekit.cs
GKGameSessionSharingViewController	outlet	delegate	id<GKGameSessionSharingViewControllerDelegate>	tvOS	binding:gamekit.cs
GKLeaderboardViewController	outlet	leaderboardDelegate	id<GKLeaderboardViewControllerDelegate>	iOS macOS	binding:gamekit.cs
GKMatchmakerViewController	outlet	matchmakerDelegate	id<GKMatchmakerViewControllerDelegate>	iOS macOS tvOS	binding:gamekit.cs
GKTurnBasedMatchmakerViewController	outlet	turnBasedMatchmakerDelegate	id<GKTurnBasedMatchmakerViewControllerDelegate>	iOS macOS tvOS	binding:gamekit.cs
GLKView	outlet	delegate	id<GLKViewDelegate>	iOS tvOS	binding:glkit.cs
GLKViewController	outlet	delegate	id<GLKViewControllerDelegate>	iOS tvOS	binding:glkit.cs
IKCameraDeviceView	action	deleteSelectedItems:	id	macOS	binding:imagekit.cs
IKCameraDeviceView	action	downloadAllItems:	id	macOS	binding:imagekit.cs
IKCameraDeviceView	action	downloadSelectedItems:	id	macOS	binding:imagekit.cs
IKCameraDeviceView	action	rotateLeft:	id	macOS	binding:imagekit.cs
IKCameraDeviceView	action	rotateRight:	id	macOS	binding:imagekit.cs
IKCameraDeviceView	outlet	delegate	id<IKCameraDeviceViewDelegate>	macOS	binding:imagekit.cs
IKDeviceBrowserView	outlet	delegate	id<IKDeviceBrowserViewDelegate>	macOS	binding:imagekit.cs
IKFilterBrowserPanel	action	finish:	id	macOS	binding:imagekit.cs
IKImageBrowserView	outlet	dataSource	id<IKImageBrowserDataSource>	macOS	binding:imagekit.cs
IKImageBrowserView	outlet	delegate	id<IKImageBrowserDelegate>	macOS	binding:imagekit.cs
IKImageBrowserView	outlet	draggingDestinationDelegate	id<NSDraggingDestination>	macOS	binding:imagekit.cs
IKImageEditPanel	outlet	dataSource	id<IKImageEditPanelDataSource>	macOS	binding:imagekit.cs
IKImageView	action	crop:	id	macOS	binding:imagekit.cs
IKImageView	action	flipImageHorizontal:	id	macOS	binding:imagekit.cs
IKImageView	action	flipImageVertical:	id	macOS	binding:imagekit.cs
IKImageView	action	rotateImageLeft:	id	macOS	binding:imagekit.cs
IKImageView	action	rotateImageRight:	id	macOS	binding:imagekit.cs
IKImageView	action	zoomImageToActualSize:	id	macOS	binding:imagekit.cs
IKImageView	action	zoomImageToFit:	id	macOS	binding:imagekit.cs
IKImageView	action	zoomIn:	id	macOS	binding:imagekit.cs
IKImageView	action	zoomOut:	id	macOS	binding:imagekit.cs
IKImageView	outlet	delegate	id	macOS	binding:imagekit.cs
IKScannerDeviceView	outlet	delegate	id<IKScannerDeviceViewDelegate>	macOS	binding:imagekit.cs
IKSlideshow	action	stopSlideshow:	id	macOS	binding:imagekit.cs
INUIAddVoiceShortcutButton	outlet	delegate	id<INUIAddVoiceShortcutButtonDelegate>	iOS macOS	binding:intentsui.cs
INUIAddVoiceShortcutViewController	outlet	delegate	id<INUIAddVoiceShortcutViewControllerDelegate>	iOS macOS	binding:intentsui.cs
INUIEditVoiceShortcutViewController	outlet	delegate	id<INUIEditVoiceShortcutViewControllerDelegate>	iOS macOS	binding:intentsui.cs
MCBrowserViewController	outlet	delegate	id<MCBrowserViewControllerDelegate>	iOS macOS tvOS	binding:multipeerconnectivity.cs
MFMailComposeViewController	outlet	mailComposeDelegate	id<MFMailComposeViewControllerDelegate>	iOS	binding:messageui.cs
MFMessageComposeViewController	outlet	messageComposeDelegate	id<MFMessageComposeViewControllerDelegate>	iOS	binding:messageui.cs
MKCompassButton	outlet	mapView	MKMapView	iOS macOS	binding:mapkit.cs
MKLookAroundViewController	outlet	delegate	id<MKLookAroundViewControllerDelegate>	iOS macOS	binding:mapkit.cs
MKMapItemDetailViewController	outlet	delegate	id<MKMapItemDetailViewControllerDelegate>	iOS macOS	binding:mapkit.cs
MKMapView	outlet	delegate	id<MKMapViewDelegate>	iOS macOS tvOS	binding:mapkit.cs
MKPitchControl	outlet	mapView	MKMapView	macOS	binding:mapkit.cs
MKScaleView	outlet	mapView	MKMapView	iOS tvOS	binding:mapkit.cs
MKUserTrackingBarButtonItem	outlet	mapView	MKMapView	iOS	binding:mapkit.cs
MKUserTrackingButton	outlet	mapView	MKMapView	iOS	binding:mapkit.cs
MKZoomControl	outlet	mapView	MKMapView	macOS	binding:mapkit.cs
MPMediaPickerController	outlet	delegate	id<MPMediaPickerControllerDelegate>	iOS	binding:mediaplayer.cs
MSStickerBrowserView	outlet	dataSource	id<MSStickerBrowserViewDataSource>	iOS	binding:messages.cs
MTKView	outlet	delegate	id<MTKViewDelegate>	iOS macOS tvOS	binding:metalkit.cs
NCWidgetListViewController	outlet	delegate	id<NCWidgetListViewDelegate>	macOS	binding:notificationcenter.cs
NCWidgetSearchViewController	outlet	delegate	id<NCWidgetSearchViewDelegate>	macOS	binding:notificationcenter.cs
NSApplication	action	activateContextHelpMode:	id	macOS	binding:appkit.cs
NSApplication	action	arrangeInFront:	id	macOS	binding:appkit.cs
NSApplication	action	hide:	id	macOS	binding:appkit.cs
NSApplication	action	hideOtherApplications:	id	macOS	binding:appkit.cs
NSApplication	action	miniaturizeAll:	id	macOS	binding:appkit.cs
NSApplication	action	orderFrontCharacterPalette:	id	macOS	binding:appkit.cs
NSApplication	action	orderFrontColorPanel:	id	macOS	binding:appkit.cs
NSApplication	action	orderFrontStandardAboutPanel:	id	macOS	binding:appkit.cs
NSApplication	action	runPageLayout:	id	macOS	by hand
NSApplication	action	showHelp:	id	macOS	binding:appkit.cs
NSApplication	action	stop:	id	macOS	binding:appkit.cs
NSApplication	action	terminate:	id	macOS	binding:appkit.cs
NSApplication	action	toggleTouchBarCustomizationPalette:	id	macOS	binding:appkit.cs
NSApplication	action	unhide:	id	macOS	binding:appkit.cs
NSApplication	action	unhideAllApplications:	id	macOS	binding:appkit.cs
NSApplication	outlet	delegate	id<NSApplicationDelegate>	macOS	binding:appkit.cs
NSApplication	outlet	dockMenu	NSMenu	macOS	by hand
NSApplication	outlet	helpMenu	NSMenu	macOS	binding:appkit.cs
NSApplication	outlet	mainMenu	NSMenu	macOS	binding:appkit.cs
NSApplication	outlet	servicesMenu	NSMenu	macOS	binding:appkit.cs
NSApplication	outlet	windowsMenu	NSMenu	macOS	binding:appkit.cs
NSArrayController	action	add:	id	macOS	binding:appkit.cs
NSArrayController	action	insert:	id	macOS	binding:appkit.cs
NSArrayController	action	remove:	id	macOS	binding:appkit.cs
NSArrayController	action	selectNext:	id	macOS	binding:appkit.cs
NSArrayController	action	selectPrevious:	id	macOS	binding:appkit.cs
NSBrowser	action	doClick:	id	macOS	binding:appkit.cs
NSBrowser	action	doDoubleClick:	id	macOS	binding:appkit.cs
NSBrowser	action	selectAll:	id	macOS	binding:appkit.cs
NSBrowser	outlet	delegate	id<NSBrowserDelegate>	macOS	binding:appkit.cs
NSButtonCell	action	performClick:	id	macOS	binding:appkit.cs
NSCandidateListTouchBarItem	outlet	delegate	id<NSCandidateListTouchBarItemDelegate>	macOS	binding:appkit.cs
NSCell	action	performClick:	id	macOS	binding:appkit.cs
NSCell	action	takeDoubleValueFrom:	id	macOS	binding:appkit.cs
NSCell	action	takeFloatValueFrom:	id	macOS	binding:appkit.cs
NSCell	action	takeIntValueFrom:	id	macOS	binding:appkit.cs
NSCell	action	takeIntegerValueFrom:	id	macOS	binding:appkit.cs
NSCell	action	takeObjectValueFrom:	id	macOS	binding:appkit.cs
NSCell	action	takeStringValueFrom:	id	macOS	binding:appkit.cs
NSCell	outlet	controlView	NSView	macOS	binding:appkit.cs
NSCell	outlet	formatter	NSFormatter	macOS	binding:appkit.cs
NSCell	outlet	menu	NSMenu	macOS	binding:appkit.cs
NSCollectionView	action	deselectAll:	id	macOS	binding:appkit.cs
NSCollectionView	action	selectAll:	id	macOS	binding:appkit.cs
NSCollectionView	action	toggleSectionCollapse:	id	macOS	binding:appkit.cs
NSCollectionView	outlet	backgroundView	NSView	macOS	binding:appkit.cs
NSCollectionView	outlet	dataSource	id<NSCollectionViewDataSource>	macOS	binding:appkit.cs
NSCollectionView	outlet	delegate	id<NSCollectionViewDelegate>	macOS	binding:appkit.cs
NSCollectionView	outlet	itemPrototype	NSCollectionViewItem	macOS	binding:appkit.cs
NSCollectionView	outlet	prefetchDataSource	id<NSCollectionViewPrefetching>	macOS	binding:appkit.cs
NSCollectionViewItem	outlet	imageView	NSImageView	macOS	binding:appkit.cs
NSCollectionViewItem	outlet	textField	NSTextField	macOS	binding:appkit.cs
NSColorPanel	outlet	accessoryView	NSView	macOS	binding:appkit.cs
NSColorPicker	action	viewSizeChanged:	id	macOS	binding:appkit.cs
NSColorWell	action	takeColorFrom:	id	macOS	binding:appkit.cs
NSComboBox	outlet	dataSource	id<NSComboBoxDataSource>	macOS	binding:appkit.cs
NSComboBoxCell	outlet	dataSource	id<NSComboBoxCellDataSource>	macOS	binding:appkit.cs
NSComboButton	outlet	menu	NSMenu	macOS	binding:appkit.cs
NSControl	action	performClick:	id	macOS	binding:appkit.cs
NSControl	action	takeDoubleValueFrom:	id	macOS	binding:appkit.cs
NSControl	action	takeFloatValueFrom:	id	macOS	binding:appkit.cs
NSControl	action	takeIntValueFrom:	id	macOS	binding:appkit.cs
NSControl	action	takeIntegerValueFrom:	id	macOS	binding:appkit.cs
NSControl	action	takeObjectValueFrom:	id	macOS	binding:appkit.cs
NSControl	action	takeStringValueFrom:	id	macOS	binding:appkit.cs
NSControl	outlet	formatter	NSFormatter	macOS	binding:appkit.cs
NSCustomTouchBarItem	outlet	view	NSView	macOS	binding:appkit.cs
NSCustomTouchBarItem	outlet	viewController	NSViewController	macOS	binding:appkit.cs
NSDatePicker	outlet	delegate	id<NSDatePickerCellDelegate>	macOS	binding:appkit.cs
NSDatePickerCell	outlet	delegate	id<NSDatePickerCellDelegate>	macOS	binding:appkit.cs
NSDocument	action	browseDocumentVersions:	id	macOS	binding:appkit.cs
NSDocument	action	duplicateDocument:	id	macOS	binding:appkit.cs
NSDocument	action	lockDocument:	id	macOS	binding:appkit.cs
NSDocument	action	moveDocument:	id	macOS	binding:appkit.cs
NSDocument	action	moveDocumentToUbiquityContainer:	id	macOS	binding:appkit.cs
NSDocument	action	printDocument:	id	macOS	binding:appkit.cs
NSDocument	action	renameDocument:	id	macOS	binding:appkit.cs
NSDocument	action	revertDocumentToSaved:	id	macOS	binding:appkit.cs
NSDocument	action	runPageLayout:	id	macOS	binding:appkit.cs
NSDocument	action	saveDocument:	id	macOS	binding:appkit.cs
NSDocument	action	saveDocumentAs:	id	macOS	binding:appkit.cs
NSDocument	action	saveDocumentTo:	id	macOS	binding:appkit.cs
NSDocument	action	saveDocumentToPDF:	id	macOS	binding:appkit.cs
NSDocument	action	unlockDocument:	id	macOS	binding:appkit.cs
NSDocument	outlet	window	NSWindow	macOS	by hand
NSDocumentController	action	clearRecentDocuments:	id	macOS	binding:appkit.cs
NSDocumentController	action	newDocument:	id	macOS	binding:appkit.cs
NSDocumentController	action	openDocument:	id	macOS	binding:appkit.cs
NSDocumentController	action	saveAllDocuments:	id	macOS	binding:appkit.cs
NSDrawer	action	close:	id	macOS	binding:appkit.cs
NSDrawer	action	open:	id	macOS	binding:appkit.cs
NSDrawer	action	toggle:	id	macOS	binding:appkit.cs
NSDrawer	outlet	contentView	NSView	macOS	binding:appkit.cs
NSDrawer	outlet	delegate	id<NSDrawerDelegate>	macOS	binding:appkit.cs
NSDrawer	outlet	parentWindow	NSWindow	macOS	binding:appkit.cs
NSFontManager	action	addFontTrait:	id	macOS	binding:appkit.cs
NSFontManager	action	modifyFont:	id	macOS	binding:appkit.cs
NSFontManager	action	modifyFontViaPanel:	id	macOS	binding:appkit.cs
NSFontManager	action	orderFrontFontPanel:	id	macOS	binding:appkit.cs
NSFontManager	action	orderFrontStylesPanel:	id	macOS	binding:appkit.cs
NSFontManager	action	removeFontTrait:	id	macOS	binding:appkit.cs
NSFontPanel	outlet	accessoryView	NSView	macOS	binding:appkit.cs
NSGestureRecognizer	outlet	delegate	id<NSGestureRecognizerDelegate>	macOS	binding:appkit.cs
NSGridCell	outlet	contentView	NSView	macOS	binding:appkit.cs
NSMatrix	action	selectAll:	id	macOS	binding:appkit.cs
NSMatrix	action	selectText:	id	macOS	binding:appkit.cs
NSMatrix	outlet	delegate	id<NSMatrixDelegate>	macOS	binding:appkit.cs
NSMediaLibraryBrowserController	action	togglePanel:	id	macOS	by hand
NSMenu	outlet	delegate	id<NSMenuDelegate>	macOS	binding:appkit.cs
NSMenuItem	outlet	menu	NSMenu	macOS	binding:appkit.cs
NSMenuItem	outlet	submenu	NSMenu	macOS	binding:appkit.cs
NSMenuItem	outlet	view	NSView	macOS	binding:appkit.cs
NSMenuItemCell	outlet	menuView	NSMenuView	macOS	binding:appkit.cs
NSMenuToolbarItem	outlet	menu	NSMenu	macOS	binding:appkit.cs
NSMenuView	outlet	menu	NSMenu	macOS	binding:appkit.cs
NSMovieView	action	start:	id	macOS	by hand
NSMovieView	action	stop:	id	macOS	by hand
NSObjectController	action	add:	id	macOS	binding:appkit.cs
NSObjectController	action	fetch:	id	macOS	binding:appkit.cs
NSObjectController	action	remove:	id	macOS	binding:appkit.cs
NSObjectController	outlet	content	id	macOS	binding:appkit.cs
NSOutlineView	outlet	dataSource	id<NSOutlineViewDataSource>	macOS	binding:appkit.cs
NSOutlineView	outlet	delegate	id<NSOutlineViewDelegate>	macOS	binding:appkit.cs
NSOutlineView	outlet	outlineTableColumn	NSTableColumn	macOS	binding:appkit.cs
NSPageController	action	navigateBack:	id	macOS	binding:appkit.cs
NSPageController	action	navigateForward:	id	macOS	binding:appkit.cs
NSPageController	action	takeSelectedIndexFrom:	id	macOS	binding:appkit.cs
NSPageController	outlet	delegate	id<NSPageControllerDelegate>	macOS	binding:appkit.cs
NSPathCell	outlet	delegate	id<NSPathCellDelegate>	macOS	binding:appkit.cs
NSPathControl	outlet	delegate	id<NSPathControlDelegate>	macOS	binding:appkit.cs
NSPathControl	outlet	menu	NSMenu	macOS	binding:appkit.cs
NSPopUpButton	outlet	menu	NSMenu	macOS	binding:appkit.cs
NSPopUpButtonCell	outlet	menu	NSMenu	macOS	binding:appkit.cs
NSPopover	action	performClose:	id	macOS	binding:appkit.cs
NSPopover	outlet	contentViewController	NSViewController	macOS	binding:appkit.cs
NSPopover	outlet	delegate	id<NSPopoverDelegate>	macOS	binding:appkit.cs
NSPopoverTouchBarItem	action	dismissPopover:	id	macOS	binding:appkit.cs
NSPopoverTouchBarItem	action	showPopover:	id	macOS	binding:appkit.cs
NSPreferencePane	outlet	_firstKeyView	NSView	macOS	archive
NSPreferencePane	outlet	_initialKeyView	NSView	macOS	archive
NSPreferencePane	outlet	_lastKeyView	NSView	macOS	archive
NSPreferencePane	outlet	_window	NSWindow	macOS	archive
NSProgressIndicator	action	animate:	id	macOS	by hand
NSProgressIndicator	action	startAnimation:	id	macOS	binding:appkit.cs
NSProgressIndicator	action	stopAnimation:	id	macOS	binding:appkit.cs
NSResponder	action	cancelOperation:	id	macOS	binding:appkit.cs
NSResponder	action	capitalizeWord:	id	macOS	binding:appkit.cs
NSResponder	action	centerSelectionInVisibleArea:	id	macOS	binding:appkit.cs
NSResponder	action	changeCaseOfLetter:	id	macOS	binding:appkit.cs
NSResponder	action	complete:	id	macOS	binding:appkit.cs
NSResponder	action	deleteBackward:	id	macOS	binding:appkit.cs
NSResponder	action	deleteBackwardByDecomposingPreviousCharacter:	id	macOS	binding:appkit.cs
NSResponder	action	deleteForward:	id	macOS	binding:appkit.cs
NSResponder	action	deleteToBeginningOfLine:	id	macOS	binding:appkit.cs
NSResponder	action	deleteToBeginningOfParagraph:	id	macOS	binding:appkit.cs
NSResponder	action	deleteToEndOfLine:	id	macOS	binding:appkit.cs
NSResponder	action	deleteToEndOfParagraph:	id	macOS	binding:appkit.cs
NSResponder	action	deleteToMark:	id	macOS	binding:appkit.cs
NSResponder	action	deleteWordBackward:	id	macOS	binding:appkit.cs
NSResponder	action	deleteWordForward:	id	macOS	binding:appkit.cs
NSResponder	action	indent:	id	macOS	binding:appkit.cs
NSResponder	action	insertBacktab:	id	macOS	binding:appkit.cs
NSResponder	action	insertContainerBreak:	id	macOS	binding:appkit.cs
NSResponder	action	insertDoubleQuoteIgnoringSubstitution:	id	macOS	binding:appkit.cs
NSResponder	action	insertLineBreak:	id	macOS	binding:appkit.cs
NSResponder	action	insertNewline:	id	macOS	binding:appkit.cs
NSResponder	action	insertNewlineIgnoringFieldEditor:	id	macOS	binding:appkit.cs
NSResponder	action	insertParagraphSeparator:	id	macOS	binding:appkit.cs
NSResponder	action	insertSingleQuoteIgnoringSubstitution:	id	macOS	binding:appkit.cs
NSResponder	action	insertTab:	id	macOS	binding:appkit.cs
NSResponder	action	insertTabIgnoringFieldEditor:	id	macOS	binding:appkit.cs
NSResponder	action	lowercaseWord:	id	macOS	binding:appkit.cs
NSResponder	action	makeBaseWritingDirectionLeftToRight:	id	macOS	binding:appkit.cs
NSResponder	action	makeBaseWritingDirectionNatural:	id	macOS	binding:appkit.cs
NSResponder	action	makeBaseWritingDirectionRightToLeft:	id	macOS	binding:appkit.cs
NSResponder	action	makeTextWritingDirectionLeftToRight:	id	macOS	binding:appkit.cs
NSResponder	action	makeTextWritingDirectionNatural:	id	macOS	binding:appkit.cs
NSResponder	action	makeTextWritingDirectionRightToLeft:	id	macOS	binding:appkit.cs
NSResponder	action	moveBackward:	id	macOS	binding:appkit.cs
NSResponder	action	moveBackwardAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveDown:	id	macOS	binding:appkit.cs
NSResponder	action	moveDownAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveForward:	id	macOS	binding:appkit.cs
NSResponder	action	moveForwardAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveLeft:	id	macOS	binding:appkit.cs
NSResponder	action	moveLeftAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveParagraphBackwardAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveParagraphForwardAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveRight:	id	macOS	binding:appkit.cs
NSResponder	action	moveRightAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveToBeginningOfDocument:	id	macOS	binding:appkit.cs
NSResponder	action	moveToBeginningOfDocumentAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveToBeginningOfLine:	id	macOS	binding:appkit.cs
NSResponder	action	moveToBeginningOfLineAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveToBeginningOfParagraph:	id	macOS	binding:appkit.cs
NSResponder	action	moveToBeginningOfParagraphAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveToEndOfDocument:	id	macOS	binding:appkit.cs
NSResponder	action	moveToEndOfDocumentAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveToEndOfLine:	id	macOS	binding:appkit.cs
NSResponder	action	moveToEndOfLineAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveToEndOfParagraph:	id	macOS	binding:appkit.cs
NSResponder	action	moveToEndOfParagraphAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveToLeftEndOfLine:	id	macOS	binding:appkit.cs
NSResponder	action	moveToLeftEndOfLineAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveToRightEndOfLine:	id	macOS	binding:appkit.cs
NSResponder	action	moveToRightEndOfLineAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveUp:	id	macOS	binding:appkit.cs
NSResponder	action	moveUpAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveWordBackward:	id	macOS	binding:appkit.cs
NSResponder	action	moveWordBackwardAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveWordForward:	id	macOS	binding:appkit.cs
NSResponder	action	moveWordForwardAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveWordLeft:	id	macOS	binding:appkit.cs
NSResponder	action	moveWordLeftAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	moveWordRight:	id	macOS	binding:appkit.cs
NSResponder	action	moveWordRightAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	newWindowForTab:	id	macOS	binding:appkit.cs
NSResponder	action	pageDown:	id	macOS	binding:appkit.cs
NSResponder	action	pageDownAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	pageUp:	id	macOS	binding:appkit.cs
NSResponder	action	pageUpAndModifySelection:	id	macOS	binding:appkit.cs
NSResponder	action	performTextFinderAction:	id	macOS	binding:appkit.cs
NSResponder	action	quickLookPreviewItems:	id	macOS	binding:appkit.cs
NSResponder	action	scrollLineDown:	id	macOS	binding:appkit.cs
NSResponder	action	scrollLineUp:	id	macOS	binding:appkit.cs
NSResponder	action	scrollPageDown:	id	macOS	binding:appkit.cs
NSResponder	action	scrollPageUp:	id	macOS	binding:appkit.cs
NSResponder	action	scrollToBeginningOfDocument:	id	macOS	binding:appkit.cs
NSResponder	action	scrollToEndOfDocument:	id	macOS	binding:appkit.cs
NSResponder	action	selectAll:	id	macOS	binding:appkit.cs
NSResponder	action	selectLine:	id	macOS	binding:appkit.cs
NSResponder	action	selectParagraph:	id	macOS	binding:appkit.cs
NSResponder	action	selectToMark:	id	macOS	binding:appkit.cs
NSResponder	action	selectWord:	id	macOS	binding:appkit.cs
NSResponder	action	setMark:	id	macOS	binding:appkit.cs
NSResponder	action	showContextHelp:	id	macOS	binding:appkit.cs
NSResponder	action	showContextMenuForSelection:	id	macOS	binding:appkit.cs
NSResponder	action	showWritingTools:	id	macOS	binding:appkit.cs
NSResponder	action	swapWithMark:	id	macOS	binding:appkit.cs
NSResponder	action	transpose:	id	macOS	binding:appkit.cs
NSResponder	action	transposeWords:	id	macOS	binding:appkit.cs
NSResponder	action	uppercaseWord:	id	macOS	binding:appkit.cs
NSResponder	action	yank:	id	macOS	binding:appkit.cs
NSResponder	outlet	menu	NSMenu	macOS	binding:appkit.cs
NSResponder	outlet	nextResponder	NSResponder	macOS	binding:appkit.cs
NSRuleEditor	action	addRow:	id	macOS	binding:appkit.cs
NSRuleEditor	outlet	delegate	id<NSRuleEditorDelegate>	macOS	binding:appkit.cs
NSRulerView	outlet	accessoryView	NSView	macOS	binding:appkit.cs
NSRulerView	outlet	scrollView	NSScrollView	macOS	binding:appkit.cs
NSSavePanel	action	cancel:	id	macOS	binding:appkit.cs
NSSavePanel	action	ok:	id	macOS	binding:appkit.cs
NSSavePanel	outlet	accessoryView	NSView	macOS	binding:appkit.cs
NSSavePanel	outlet	delegate	id<NSOpenSavePanelDelegate>	macOS	binding:appkit.cs
NSScrollView	outlet	contentView	NSClipView	macOS	binding:appkit.cs
NSScrubber	outlet	backgroundView	NSView	macOS	binding:appkit.cs
NSScrubber	outlet	dataSource	id<NSScrubberDataSource>	macOS	binding:appkit.cs
NSScrubber	outlet	delegate	id<NSScrubberDelegate>	macOS	binding:appkit.cs
NSSearchField	outlet	delegate	id<NSSearchFieldDelegate>	macOS	binding:appkit.cs
NSSearchField	outlet	searchMenuTemplate	NSMenu	macOS	binding:appkit.cs
NSSearchFieldCell	outlet	searchMenuTemplate	NSMenu	macOS	binding:appkit.cs
NSSearchToolbarItem	outlet	searchField	NSSearchField	macOS	binding:appkit.cs
NSSharingServicePickerToolbarItem	outlet	delegate	id<NSSharingServicePickerToolbarItemDelegate>	macOS	binding:appkit.cs
NSSharingServicePickerTouchBarItem	outlet	delegate	id<NSSharingServicePickerTouchBarItemDelegate>	macOS	binding:appkit.cs
NSSliderTouchBarItem	outlet	slider	NSSlider	macOS	binding:appkit.cs
NSSplitView	outlet	delegate	id<NSSplitViewDelegate>	macOS	binding:appkit.cs
NSSplitViewController	action	toggleInspector:	id	macOS	binding:appkit.cs
NSSplitViewController	action	toggleSidebar:	id	macOS	binding:appkit.cs
NSSplitViewController	outlet	splitView	NSSplitView	macOS	binding:appkit.cs
NSSplitViewItem	outlet	viewController	NSViewController	macOS	binding:appkit.cs
NSStackView	outlet	delegate	id<NSStackViewDelegate>	macOS	binding:appkit.cs
NSTabView	action	selectFirstTabViewItem:	id	macOS	binding:appkit.cs
NSTabView	action	selectLastTabViewItem:	id	macOS	binding:appkit.cs
NSTabView	action	selectNextTabViewItem:	id	macOS	binding:appkit.cs
NSTabView	action	selectPreviousTabViewItem:	id	macOS	binding:appkit.cs
NSTabView	action	takeSelectedTabViewItemFromSender:	id	macOS	binding:appkit.cs
NSTabView	outlet	delegate	id<NSTabViewDelegate>	macOS	binding:appkit.cs
NSTabViewController	outlet	segmentedControl	NSSegmentedControl	macOS	binding:appkit.cs
NSTabViewController	outlet	tabView	NSTabView	macOS	binding:appkit.cs
NSTabViewItem	outlet	initialFirstResponder	id	macOS	binding:appkit.cs
NSTabViewItem	outlet	view	NSView	macOS	binding:appkit.cs
NSTabViewItem	outlet	viewController	NSViewController	macOS	binding:appkit.cs
NSTableCellView	outlet	imageView	NSImageView	macOS	binding:appkit.cs
NSTableCellView	outlet	textField	NSTextField	macOS	binding:appkit.cs
NSTableColumn	outlet	tableView	NSTableView	macOS	binding:appkit.cs
NSTableHeaderView	outlet	tableView	NSTableView	macOS	binding:appkit.cs
NSTableView	action	deselectAll:	id	macOS	binding:appkit.cs
NSTableView	action	selectAll:	id	macOS	binding:appkit.cs
NSTableView	outlet	cornerView	NSView	macOS	binding:appkit.cs
NSTableView	outlet	dataSource	id<NSTableViewDataSource>	macOS	binding:appkit.cs
NSTableView	outlet	delegate	id<NSTableViewDelegate>	macOS	binding:appkit.cs
NSTableView	outlet	headerView	NSTableHeaderView	macOS	binding:appkit.cs
NSText	action	alignCenter:	id	macOS	binding:appkit.cs
NSText	action	alignLeft:	id	macOS	binding:appkit.cs
NSText	action	alignRight:	id	macOS	binding:appkit.cs
NSText	action	changeFont:	id	macOS	binding:appkit.cs
NSText	action	changeSpelling:	id	macOS	by hand
NSText	action	checkSpelling:	id	macOS	binding:appkit.cs
NSText	action	copy:	id	macOS	binding:appkit.cs
NSText	action	copyFont:	id	macOS	binding:appkit.cs
NSText	action	copyRuler:	id	macOS	binding:appkit.cs
NSText	action	cut:	id	macOS	binding:appkit.cs
NSText	action	delete:	id	macOS	binding:appkit.cs
NSText	action	ignoreSpelling:	id	macOS	by hand
NSText	action	paste:	id	macOS	binding:appkit.cs
NSText	action	pasteFont:	id	macOS	binding:appkit.cs
NSText	action	pasteRuler:	id	macOS	binding:appkit.cs
NSText	action	selectAll:	id	macOS	binding:appkit.cs
NSText	action	showGuessPanel:	id	macOS	binding:appkit.cs
NSText	action	subscript:	id	macOS	binding:appkit.cs
NSText	action	superscript:	id	macOS	binding:appkit.cs
NSText	action	toggleRuler:	id	macOS	binding:appkit.cs
NSText	action	underline:	id	macOS	binding:appkit.cs
NSText	action	unscript:	id	macOS	binding:appkit.cs
NSText	outlet	delegate	id<NSTextDelegate>	macOS	binding:appkit.cs
NSTextCheckingController	action	changeSpelling:	id	macOS	binding:appkit.cs
NSTextCheckingController	action	checkSpelling:	id	macOS	binding:appkit.cs
NSTextCheckingController	action	checkTextInDocument:	id	macOS	binding:appkit.cs
NSTextCheckingController	action	checkTextInSelection:	id	macOS	binding:appkit.cs
NSTextCheckingController	action	ignoreSpelling:	id	macOS	binding:appkit.cs
NSTextCheckingController	action	orderFrontSubstitutionsPanel:	id	macOS	binding:appkit.cs
NSTextCheckingController	action	showGuessPanel:	id	macOS	binding:appkit.cs
NSTextField	action	selectText:	id	macOS	binding:appkit.cs
NSTextField	outlet	delegate	id<NSTextFieldDelegate>	macOS	binding:appkit.cs
NSTextFinder	outlet	client	id<NSTextFinderClient>	macOS	binding:appkit.cs
NSTextFinder	outlet	findBarContainer	id<NSTextFinderBarContainer>	macOS	binding:appkit.cs
NSTextView	action	alignJustified:	id	macOS	binding:appkit.cs
NSTextView	action	changeAttributes:	id	macOS	binding:appkit.cs
NSTextView	action	changeColor:	id	macOS	binding:appkit.cs
NSTextView	action	changeDocumentBackgroundColor:	id	macOS	binding:appkit.cs
NSTextView	action	changeLayoutOrientation:	id	macOS	binding:appkit.cs
NSTextView	action	checkTextInDocument:	id	macOS	binding:appkit.cs
NSTextView	action	checkTextInSelection:	id	macOS	binding:appkit.cs
NSTextView	action	complete:	id	macOS	binding:appkit.cs
NSTextView	action	highlight:	id	macOS	binding:appkit.cs
NSTextView	action	loosenKerning:	id	macOS	binding:appkit.cs
NSTextView	action	lowerBaseline:	id	macOS	binding:appkit.cs
NSTextView	action	orderFrontLinkPanel:	id	macOS	binding:appkit.cs
NSTextView	action	orderFrontListPanel:	id	macOS	binding:appkit.cs
NSTextView	action	orderFrontSharingServicePicker:	id	macOS	binding:appkit.cs
NSTextView	action	orderFrontSpacingPanel:	id	macOS	binding:appkit.cs
NSTextView	action	orderFrontSubstitutionsPanel:	id	macOS	binding:appkit.cs
NSTextView	action	orderFrontTablePanel:	id	macOS	binding:appkit.cs
NSTextView	action	outline:	id	macOS	binding:appkit.cs
NSTextView	action	pasteAsPlainText:	id	macOS	binding:appkit.cs
NSTextView	action	pasteAsRichText:	id	macOS	binding:appkit.cs
NSTextView	action	performFindPanelAction:	id	macOS	binding:appkit.cs
NSTextView	action	raiseBaseline:	id	macOS	binding:appkit.cs
NSTextView	action	startSpeaking:	id	macOS	binding:appkit.cs
NSTextView	action	stopSpeaking:	id	macOS	binding:appkit.cs
NSTextView	action	tightenKerning:	id	macOS	binding:appkit.cs
NSTextView	action	toggleAutomaticDashSubstitution:	id	macOS	binding:appkit.cs
NSTextView	action	toggleAutomaticDataDetection:	id	macOS	binding:appkit.cs
NSTextView	action	toggleAutomaticLinkDetection:	id	macOS	binding:appkit.cs
NSTextView	action	toggleAutomaticQuoteSubstitution:	id	macOS	binding:appkit.cs
NSTextView	action	toggleAutomaticSpellingCorrection:	id	macOS	binding:appkit.cs
NSTextView	action	toggleAutomaticTextCompletion:	id	macOS	binding:appkit.cs
NSTextView	action	toggleAutomaticTextReplacement:	id	macOS	binding:appkit.cs
NSTextView	action	toggleBaseWritingDirection:	id	macOS	by hand
NSTextView	action	toggleContinuousSpellChecking:	id	macOS	binding:appkit.cs
NSTextView	action	toggleGrammarChecking:	id	macOS	binding:appkit.cs
NSTextView	action	toggleQuickLookPreviewPanel:	id	macOS	binding:appkit.cs
NSTextView	action	toggleSmartInsertDelete:	id	macOS	binding:appkit.cs
NSTextView	action	toggleTraditionalCharacterShape:	id	macOS	binding:appkit.cs
NSTextView	action	turnOffKerning:	id	macOS	binding:appkit.cs
NSTextView	action	turnOffLigatures:	id	macOS	binding:appkit.cs
NSTextView	action	useAllLigatures:	id	macOS	binding:appkit.cs
NSTextView	action	useStandardKerning:	id	macOS	binding:appkit.cs
NSTextView	action	useStandardLigatures:	id	macOS	binding:appkit.cs
NSTextView	outlet	delegate	id<NSTextViewDelegate>	macOS	binding:appkit.cs
NSTokenField	outlet	delegate	id<NSTokenFieldDelegate>	macOS	binding:appkit.cs
NSTokenFieldCell	outlet	delegate	id<NSTokenFieldCellDelegate>	macOS	binding:appkit.cs
NSToolbar	action	runCustomizationPalette:	id	macOS	binding:appkit.cs
NSToolbar	outlet	delegate	id<NSToolbarDelegate>	macOS	binding:appkit.cs
NSToolbarItem	outlet	view	NSView	macOS	binding:appkit.cs
NSTouchBar	outlet	delegate	id<NSTouchBarDelegate>	macOS	binding:appkit.cs
NSTrackingSeparatorToolbarItem	outlet	splitView	NSSplitView	macOS	binding:appkit.cs
NSTreeController	action	add:	id	macOS	binding:appkit.cs
NSTreeController	action	addChild:	id	macOS	binding:appkit.cs
NSTreeController	action	insert:	id	macOS	binding:appkit.cs
NSTreeController	action	insertChild:	id	macOS	binding:appkit.cs
NSTreeController	action	remove:	id	macOS	binding:appkit.cs
NSUserDefaultsController	action	revert:	id	macOS	binding:appkit.cs
NSUserDefaultsController	action	revertToInitialValues:	id	macOS	binding:appkit.cs
NSUserDefaultsController	action	save:	id	macOS	binding:appkit.cs
NSView	action	fax:	id	macOS	by hand
NSView	action	print:	id	macOS	binding:appkit.cs
NSView	outlet	nextKeyView	NSView	macOS	binding:appkit.cs
NSView	outletCollection	gestureRecognizers	NSGestureRecognizer	macOS	binding:appkit.cs
NSViewController	action	dismissController:	id	macOS	binding:appkit.cs
NSViewController	outlet	sourceItemView	NSView	macOS	binding:appkit.cs
NSViewController	outlet	view	NSView	macOS	binding:appkit.cs
NSWindow	action	deminiaturize:	id	macOS	binding:appkit.cs
NSWindow	action	fax:	id	macOS	by hand
NSWindow	action	makeKeyAndOrderFront:	id	macOS	binding:appkit.cs
NSWindow	action	mergeAllWindows:	id	macOS	binding:appkit.cs
NSWindow	action	miniaturize:	id	macOS	binding:appkit.cs
NSWindow	action	moveTabToNewWindow:	id	macOS	binding:appkit.cs
NSWindow	action	orderBack:	id	macOS	binding:appkit.cs
NSWindow	action	orderFront:	id	macOS	binding:appkit.cs
NSWindow	action	orderOut:	id	macOS	binding:appkit.cs
NSWindow	action	performClose:	id	macOS	binding:appkit.cs
NSWindow	action	performMiniaturize:	id	macOS	binding:appkit.cs
NSWindow	action	performZoom:	id	macOS	binding:appkit.cs
NSWindow	action	print:	id	macOS	binding:appkit.cs
NSWindow	action	redo:	id	macOS	by hand
NSWindow	action	runToolbarCustomizationPalette:	id	macOS	binding:appkit.cs
NSWindow	action	selectNextKeyView:	id	macOS	binding:appkit.cs
NSWindow	action	selectNextTab:	id	macOS	binding:appkit.cs
NSWindow	action	selectPreviousKeyView:	id	macOS	binding:appkit.cs
NSWindow	action	selectPreviousTab:	id	macOS	binding:appkit.cs
NSWindow	action	toggleFullScreen:	id	macOS	binding:appkit.cs
NSWindow	action	toggleTabBar:	id	macOS	binding:appkit.cs
NSWindow	action	toggleTabOverview:	id	macOS	binding:appkit.cs
NSWindow	action	toggleToolbarShown:	id	macOS	binding:appkit.cs
NSWindow	action	undo:	id	macOS	by hand
NSWindow	action	zoom:	id	macOS	binding:appkit.cs
NSWindow	outlet	contentView	NSView	macOS	binding:appkit.cs
NSWindow	outlet	contentViewController	NSViewController	macOS	binding:appkit.cs
NSWindow	outlet	delegate	id<NSWindowDelegate>	macOS	binding:appkit.cs
NSWindow	outlet	initialFirstResponder	NSView	macOS	binding:appkit.cs
NSWindow	outlet	parentWindow	NSWindow	macOS	binding:appkit.cs
NSWindow	outlet	toolbar	NSToolbar	macOS	binding:appkit.cs
NSWindow	outlet	windowController	NSWindowController	macOS	binding:appkit.cs
NSWindowController	action	dismissController:	id	macOS	binding:appkit.cs
NSWindowController	action	showWindow:	id	macOS	binding:appkit.cs
NSWindowController	outlet	contentViewController	NSViewController	macOS	binding:appkit.cs
NSWindowController	outlet	window	NSWindow	macOS	binding:appkit.cs
PDFThumbnailView	outlet	PDFView	PDFView	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	copy:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	goBack:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	goForward:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	goToFirstPage:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	goToLastPage:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	goToNextPage:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	goToPreviousPage:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	scrollSelectionToVisible:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	selectAll:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	takeBackgroundColorFrom:	id	macOS	binding:pdfkit.cs
PDFView	action	takePasswordFrom:	id	macOS	binding:pdfkit.cs
PDFView	action	zoomIn:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	action	zoomOut:	id	iOS macOS tvOS	binding:pdfkit.cs
PDFView	outlet	delegate	id<PDFViewDelegate>	iOS macOS tvOS	binding:pdfkit.cs
PHLivePhotoView	outlet	delegate	id<PHLivePhotoViewDelegate>	iOS macOS tvOS	binding:photosui.cs
PHPickerViewController	outlet	delegate	id<PHPickerViewControllerDelegate>	iOS macOS	binding:photosui.cs
PKAddPassesViewController	outlet	delegate	id<PKAddPassesViewControllerDelegate>	iOS	binding:passkit.cs
PKAddPaymentPassViewController	outlet	delegate	id<PKAddPaymentPassViewControllerDelegate>	iOS	binding:passkit.cs
PKAddSecureElementPassViewController	outlet	delegate	id<PKAddSecureElementPassViewControllerDelegate>	iOS	binding:passkit.cs
PKPayLaterView	outlet	delegate	id<PKPayLaterViewDelegate>	iOS	binding:passkit.cs
PKPaymentAuthorizationViewController	outlet	delegate	id<PKPaymentAuthorizationViewControllerDelegate>	iOS macOS	binding:passkit.cs
PKShareSecureElementPassViewController	outlet	delegate	id<PKShareSecureElementPassViewControllerDelegate>	iOS	binding:passkit.cs
QLPreviewController	outlet	dataSource	id<QLPreviewControllerDataSource>	iOS	binding:quicklook.cs
QLPreviewController	outlet	delegate	id<QLPreviewControllerDelegate>	iOS	binding:quicklook.cs
QLPreviewPanel	outlet	dataSource	id<QLPreviewPanelDataSource>	macOS	binding:quicklookUI.cs
QLPreviewPanel	outlet	delegate	id<QLPreviewPanelDelegate>	macOS	binding:quicklookUI.cs
QTCaptureView	outlet	delegate	id<QTCaptureView_Delegate>	macOS	binding:qtkit.cs
QTMovieView	action	add:	id	macOS	binding:qtkit.cs
QTMovieView	action	addScaled:	id	macOS	binding:qtkit.cs
QTMovieView	action	copy:	id	macOS	binding:qtkit.cs
QTMovieView	action	cut:	id	macOS	binding:qtkit.cs
QTMovieView	action	delete:	id	macOS	binding:qtkit.cs
QTMovieView	action	gotoBeginning:	id	macOS	binding:qtkit.cs
QTMovieView	action	gotoEnd:	id	macOS	binding:qtkit.cs
QTMovieView	action	gotoNextSelectionPoint:	id	macOS	binding:qtkit.cs
QTMovieView	action	gotoPosterFrame:	id	macOS	binding:qtkit.cs
QTMovieView	action	gotoPreviousSelectionPoint:	id	macOS	binding:qtkit.cs
QTMovieView	action	paste:	id	macOS	binding:qtkit.cs
QTMovieView	action	pause:	id	macOS	binding:qtkit.cs
QTMovieView	action	play:	id	macOS	binding:qtkit.cs
QTMovieView	action	replace:	id	macOS	binding:qtkit.cs
QTMovieView	action	selectAll:	id	macOS	binding:qtkit.cs
QTMovieView	action	selectNone:	id	macOS	binding:qtkit.cs
QTMovieView	action	stepBackward:	id	macOS	binding:qtkit.cs
QTMovieView	action	stepForward:	id	macOS	binding:qtkit.cs
QTMovieView	action	trim:	id	macOS	binding:qtkit.cs
QTMovieView	outlet	delegate	id<QTMovieViewDelegate>	macOS	binding:qtkit.cs
RPBroadcastActivityViewController	outlet	delegate	id<RPBroadcastActivityViewControllerDelegate>	iOS tvOS	binding:replaykit.cs
RPPreviewViewController	outlet	previewControllerDelegate	id<RPPreviewViewControllerDelegate>	iOS macOS tvOS	binding:replaykit.cs
SCNView	action	pause:	id	iOS macOS tvOS	binding:scenekit.cs
SCNView	action	play:	id	iOS macOS tvOS	binding:scenekit.cs
SCNView	action	stop:	id	iOS macOS tvOS	binding:scenekit.cs
SCNView	outlet	delegate	id<SCNSceneRendererDelegate>	iOS macOS tvOS	by hand
SFAuthorizationView	outlet	delegate	id	macOS	by hand
SFSafariViewController	outlet	delegate	id<SFSafariViewControllerDelegate>	iOS	binding:safariservices.cs
SKCloudServiceSetupViewController	outlet	delegate	id<SKCloudServiceSetupViewControllerDelegate>	iOS	binding:storekit.cs
SKScene	outlet	delegate	id<SKSceneDelegate>	iOS macOS tvOS watchOS	binding:spritekit.cs
SKStoreProductViewController	outlet	delegate	id<SKStoreProductViewControllerDelegate>	iOS macOS	binding:storekit.cs
SKView	outlet	delegate	id<SKViewDelegate>	iOS macOS tvOS	binding:spritekit.cs
SWCollaborationView	outlet	cloudSharingControllerDelegate	id<UICloudSharingControllerDelegate>	iOS	binding:sharedwithyou.cs
SWCollaborationView	outlet	cloudSharingDelegate	id<UICloudSharingControllerDelegate>	iOS macOS	binding:sharedwithyou.cs
SWCollaborationView	outlet	cloudSharingServiceDelegate	id<NSCloudSharingServiceDelegate>	macOS	binding:sharedwithyou.cs
SWCollaborationView	outlet	delegate	id<SWCollaborationViewDelegate>	iOS macOS	binding:sharedwithyou.cs
TVBrowserViewController	outlet	dataSource	id<TVBrowserViewControllerDataSource>	tvOS	binding:tvmlkit.cs
TVBrowserViewController	outlet	delegate	id<TVBrowserViewControllerDelegate>	tvOS	binding:tvmlkit.cs
TVDocumentViewController	outlet	delegate	id<TVDocumentViewControllerDelegate>	tvOS	binding:tvmlkit.cs
TVLockupView	outlet	footerView	TVLockupHeaderFooterView	tvOS	binding:tvuikit.cs
TVLockupView	outlet	headerView	TVLockupHeaderFooterView	tvOS	binding:tvuikit.cs
UIActionSheet	outlet	delegate	id<UIActionSheetDelegate>	iOS	binding:uikit.cs
UIAlertView	outlet	delegate	id<UIAlertViewDelegate>	iOS	binding:uikit.cs
UIApplication	outlet	delegate	id<UIApplicationDelegate>	iOS tvOS	binding:uikit.cs
UIBarButtonItem	outlet	customView	UIView	iOS tvOS	binding:uikit.cs
UICalendarView	outlet	delegate	id<UICalendarViewDelegate>	iOS	binding:uikit.cs
UICloudSharingController	outlet	delegate	id<UICloudSharingControllerDelegate>	iOS	binding:uikit.cs
UICollectionView	outlet	backgroundView	UIView	iOS tvOS	binding:uikit.cs
UICollectionView	outlet	dataSource	id<UICollectionViewDataSource>	iOS tvOS	binding:uikit.cs
UICollectionView	outlet	delegate	id<UICollectionViewDelegate>	iOS tvOS	binding:uikit.cs
UICollectionView	outlet	dragDelegate	id<UICollectionViewDragDelegate>	iOS	binding:uikit.cs
UICollectionView	outlet	dropDelegate	id<UICollectionViewDropDelegate>	iOS	binding:uikit.cs
UICollectionView	outlet	prefetchDataSource	id<UICollectionViewDataSourcePrefetching>	iOS tvOS	binding:uikit.cs
UICollectionViewCell	outlet	backgroundView	UIView	iOS tvOS	binding:uikit.cs
UICollectionViewCell	outlet	selectedBackgroundView	UIView	iOS tvOS	binding:uikit.cs
UICollectionViewController	outlet	collectionView	UICollectionView	iOS tvOS	binding:uikit.cs
UIColorPickerViewController	outlet	delegate	id<UIColorPickerViewControllerDelegate>	iOS	binding:uikit.cs
UIDocumentBrowserViewController	outlet	delegate	id<UIDocumentBrowserViewControllerDelegate>	iOS	binding:uikit.cs
UIDocumentMenuViewController	outlet	delegate	id<UIDocumentMenuDelegate>	iOS	binding:uikit.cs
UIDocumentPickerViewController	outlet	delegate	id<UIDocumentPickerDelegate>	iOS	binding:uikit.cs
UIFocusGuide	outlet	preferredFocusedView	UIView	iOS tvOS	binding:uikit.cs
UIFontPickerViewController	outlet	delegate	id<UIFontPickerViewControllerDelegate>	iOS	binding:uikit.cs
UIGestureRecognizer	outlet	delegate	id<UIGestureRecognizerDelegate>	iOS tvOS	binding:uikit.cs
UIImagePickerController	outlet	delegate	id	iOS	binding:uikit.cs
UIInputViewController	outlet	inputView	UIInputView	iOS tvOS	binding:uikit.cs
UINavigationBar	outlet	delegate	id<UINavigationBarDelegate>	iOS tvOS	binding:uikit.cs
UINavigationController	outlet	delegate	id<UINavigationControllerDelegate>	iOS tvOS	binding:uikit.cs
UINavigationItem	outlet	backBarButtonItem	UIBarButtonItem	iOS	binding:uikit.cs
UINavigationItem	outlet	leftBarButtonItem	UIBarButtonItem	iOS tvOS	binding:uikit.cs
UINavigationItem	outlet	renameDelegate	id<UINavigationItemRenameDelegate>	iOS	binding:uikit.cs
UINavigationItem	outlet	rightBarButtonItem	UIBarButtonItem	iOS tvOS	binding:uikit.cs
UINavigationItem	outlet	searchController	UISearchController	iOS	binding:uikit.cs
UINavigationItem	outlet	titleView	UIView	iOS tvOS	binding:uikit.cs
UINavigationItem	outletCollection	leftBarButtonItems	UIBarButtonItem	iOS tvOS	binding:uikit.cs
UINavigationItem	outletCollection	rightBarButtonItems	UIBarButtonItem	iOS tvOS	binding:uikit.cs
UIPageViewController	outlet	dataSource	id<UIPageViewControllerDataSource>	iOS tvOS	binding:uikit.cs
UIPageViewController	outlet	delegate	id<UIPageViewControllerDelegate>	iOS tvOS	binding:uikit.cs
UIPickerView	outlet	dataSource	id<UIPickerViewDataSource>	iOS	binding:uikit.cs
UIPickerView	outlet	delegate	id<UIPickerViewDelegate>	iOS	binding:uikit.cs
UIPopoverController	outlet	delegate	id<UIPopoverControllerDelegate>	iOS tvOS	binding:uikit.cs
UIResponder	action	captureTextFromCamera:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	copy:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	cut:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	decreaseSize:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	delete:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	duplicate:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	export:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	find:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	findAndReplace:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	findNext:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	findPrevious:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	increaseSize:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	makeTextWritingDirectionLeftToRight:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	makeTextWritingDirectionRightToLeft:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	move:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	paste:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	pasteAndGo:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	pasteAndMatchStyle:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	pasteAndSearch:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	print:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	rename:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	select:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	selectAll:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	showWritingTools:	id	iOS	binding:uikit.cs
UIResponder	action	toggleBoldface:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	toggleItalics:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	toggleUnderline:	id	iOS tvOS	binding:uikit.cs
UIResponder	action	useSelectionForFind:	id	iOS tvOS	binding:uikit.cs
UIScene	outlet	delegate	id<UISceneDelegate>	iOS tvOS	binding:uikit.cs
UIScrollView	outlet	delegate	id<UIScrollViewDelegate>	iOS tvOS	binding:uikit.cs
UIScrollView	outlet	refreshControl	UIRefreshControl	iOS	binding:uikit.cs
UISearchBar	outlet	delegate	id<UISearchBarDelegate>	iOS tvOS	binding:uikit.cs
UISearchBar	outlet	inputAccessoryView	UIView	iOS tvOS	binding:uikit.cs
UISearchController	outlet	delegate	id<UISearchControllerDelegate>	iOS tvOS	binding:uikit.cs
UISearchDisplayController	outlet	delegate	id<UISearchDisplayDelegate>	iOS	binding:uikit.cs
UISearchDisplayController	outlet	searchBar	UISearchBar	iOS	by hand
UISearchDisplayController	outlet	searchContentsController	UIViewController	iOS	by hand
UISearchDisplayController	outlet	searchResultsDataSource	id<UITableViewDataSource>	iOS	binding:uikit.cs
UISearchDisplayController	outlet	searchResultsDelegate	id<UITableViewDelegate>	iOS	binding:uikit.cs
UISplitViewController	outlet	delegate	id<UISplitViewControllerDelegate>	iOS tvOS	binding:uikit.cs
UITabBar	outlet	delegate	id<UITabBarDelegate>	iOS tvOS	binding:uikit.cs
UITabBarController	outlet	delegate	id<UITabBarControllerDelegate>	iOS tvOS	binding:uikit.cs
UITableView	outlet	backgroundView	UIView	iOS tvOS	binding:uikit.cs
UITableView	outlet	dataSource	id<UITableViewDataSource>	iOS tvOS	binding:uikit.cs
UITableView	outlet	delegate	id<UITableViewDelegate>	iOS tvOS	binding:uikit.cs
UITableView	outlet	dragDelegate	id<UITableViewDragDelegate>	iOS	binding:uikit.cs
UITableView	outlet	dropDelegate	id<UITableViewDropDelegate>	iOS	binding:uikit.cs
UITableView	outlet	prefetchDataSource	id<UITableViewDataSourcePrefetching>	iOS tvOS	binding:uikit.cs
UITableView	outlet	tableFooterView	UIView	iOS tvOS	binding:uikit.cs
UITableView	outlet	tableHeaderView	UIView	iOS tvOS	binding:uikit.cs
UITableViewCell	outlet	accessoryView	UIView	iOS tvOS	binding:uikit.cs
UITableViewCell	outlet	backgroundView	UIView	iOS tvOS	binding:uikit.cs
UITableViewCell	outlet	detailTextLabel	UILabel	iOS tvOS	by hand
UITableViewCell	outlet	editingAccessoryView	UIView	iOS tvOS	binding:uikit.cs
UITableViewCell	outlet	imageView	UIImageView	iOS tvOS	by hand
UITableViewCell	outlet	multipleSelectionBackgroundView	UIView	iOS tvOS	binding:uikit.cs
UITableViewCell	outlet	selectedBackgroundView	UIView	iOS tvOS	binding:uikit.cs
UITableViewCell	outlet	textLabel	UILabel	iOS tvOS	by hand
UITableViewController	outlet	refreshControl	UIRefreshControl	iOS	binding:uikit.cs
UITableViewController	outlet	tableView	UITableView	iOS tvOS	binding:uikit.cs
UITableViewHeaderFooterView	outlet	backgroundView	UIView	iOS tvOS	binding:uikit.cs
UITextField	outlet	delegate	id<UITextFieldDelegate>	iOS tvOS	binding:uikit.cs
UITextField	outlet	inputAccessoryView	UIView	iOS tvOS	binding:uikit.cs
UITextField	outlet	inputView	UIView	iOS tvOS	binding:uikit.cs
UITextField	outlet	leftView	UIView	iOS tvOS	binding:uikit.cs
UITextField	outlet	rightView	UIView	iOS tvOS	binding:uikit.cs
UITextFormattingViewController	outlet	delegate	id<UITextFormattingViewControllerDelegate>	iOS	binding:uikit.cs
UITextView	outlet	delegate	id<UITextViewDelegate>	iOS tvOS	binding:uikit.cs
UITextView	outlet	inputAccessoryView	UIView	iOS tvOS	binding:uikit.cs
UITextView	outlet	inputView	UIView	iOS tvOS	binding:uikit.cs
UIToolbar	outlet	delegate	id<UIToolbarDelegate>	iOS	binding:uikit.cs
UIVideoEditorController	outlet	delegate	id<UIVideoEditorControllerDelegate>	iOS	binding:uikit.cs
UIView	outlet	maskView	UIView	iOS tvOS	binding:uikit.cs
UIView	outletCollection	gestureRecognizers	UIGestureRecognizer	iOS tvOS	binding:uikit.cs
UIViewController	outlet	preferredFocusedView	UIView	tvOS	by hand
UIViewController	outlet	searchDisplayController	UISearchDisplayController	iOS	by hand
UIViewController	outlet	tabBarObservedScrollView	UIScrollView	tvOS	binding:uikit.cs
UIViewController	outlet	transitioningDelegate	id<UIViewControllerTransitioningDelegate>	iOS tvOS	binding:uikit.cs
UIViewController	outlet	view	UIView	iOS tvOS	binding:uikit.cs
UIWebView	action	goBack		iOS	by hand
UIWebView	action	goForward		iOS	by hand
UIWebView	action	reload		iOS	by hand
UIWebView	action	stopLoading		iOS	by hand
UIWebView	outlet	delegate	id<UIWebViewDelegate>	iOS	binding:uikit.cs
UIWindow	outlet	rootViewController	UIViewController	iOS tvOS	binding:uikit.cs
VNDocumentCameraViewController	outlet	delegate	id<VNDocumentCameraViewControllerDelegate>	iOS	binding:visionkit.cs
WKUserNotificationInterfaceController	outlet	notificationAlertLabel	WKInterfaceLabel	watchOS	by hand
WKWebView	action	goBack:	id	macOS	binding:webkit.cs
WKWebView	action	goForward:	id	macOS	binding:webkit.cs
WKWebView	action	reload:	id	macOS	binding:webkit.cs
WKWebView	action	reloadFromOrigin:	id	macOS	binding:webkit.cs
WKWebView	action	stopLoading:	id	macOS	binding:webkit.cs
WKWebView	outlet	UIDelegate	id<WKUIDelegate>	iOS macOS	binding:webkit.cs
WKWebView	outlet	navigationDelegate	id<WKNavigationDelegate>	iOS macOS	binding:webkit.cs
WebView	action	alignCenter:	id	macOS	binding:webkit.cs
WebView	action	alignJustified:	id	macOS	binding:webkit.cs
WebView	action	alignLeft:	id	macOS	binding:webkit.cs
WebView	action	alignRight:	id	macOS	binding:webkit.cs
WebView	action	changeAttributes:	id	macOS	binding:webkit.cs
WebView	action	changeColor:	id	macOS	binding:webkit.cs
WebView	action	changeDocumentBackgroundColor:	id	macOS	binding:webkit.cs
WebView	action	changeFont:	id	macOS	binding:webkit.cs
WebView	action	checkSpelling:	id	macOS	binding:webkit.cs
WebView	action	copyFont:	id	macOS	binding:webkit.cs
WebView	action	cut:	id	macOS	binding:webkit.cs
WebView	action	delete:	id	macOS	binding:webkit.cs
WebView	action	goBack:	id	macOS	by hand
WebView	action	goForward:	id	macOS	by hand
WebView	action	makeTextLarger:	id	macOS	binding:webkit.cs
WebView	action	makeTextSmaller:	id	macOS	binding:webkit.cs
WebView	action	makeTextStandardSize:	id	macOS	binding:webkit.cs
WebView	action	moveToBeginningOfSentence:	id	macOS	binding:webkit.cs
WebView	action	moveToBeginningOfSentenceAndModifySelection:	id	macOS	binding:webkit.cs
WebView	action	moveToEndOfSentence:	id	macOS	binding:webkit.cs
WebView	action	moveToEndOfSentenceAndModifySelection:	id	macOS	binding:webkit.cs
WebView	action	paste:	id	macOS	binding:webkit.cs
WebView	action	pasteAsPlainText:	id	macOS	binding:webkit.cs
WebView	action	pasteAsRichText:	id	macOS	binding:webkit.cs
WebView	action	pasteFont:	id	macOS	binding:webkit.cs
WebView	action	performFindPanelAction:	id	macOS	binding:webkit.cs
WebView	action	reload:	id	macOS	binding:webkit.cs
WebView	action	reloadFromOrigin:	id	macOS	binding:webkit.cs
WebView	action	selectSentence:	id	macOS	binding:webkit.cs
WebView	action	showGuessPanel:	id	macOS	binding:webkit.cs
WebView	action	startSpeaking:	id	macOS	binding:webkit.cs
WebView	action	stopLoading:	id	macOS	by hand
WebView	action	stopSpeaking:	id	macOS	binding:webkit.cs
WebView	action	takeStringURLFrom:	id	macOS	by hand
WebView	action	toggleContinuousSpellChecking:	id	macOS	binding:webkit.cs
WebView	action	toggleSmartInsertDelete:	id	macOS	binding:webkit.cs
WebView	outlet	UIDelegate	id<WebUIDelegate>	macOS	binding:webkit.cs
WebView	outlet	downloadDelegate	id<WebDownloadDelegate>	macOS	binding:webkit.cs
WebView	outlet	editingDelegate	id	macOS	binding:webkit.cs
WebView	outlet	frameLoadDelegate	id<WebFrameLoadDelegate>	macOS	binding:webkit.cs
WebView	outlet	policyDelegate	id<WebPolicyDelegate>	macOS	binding:webkit.cs
WebView	outlet	resourceLoadDelegate	id<WebResourceLoadDelegate>	macOS	binding:webkit.cs
"""#
}
