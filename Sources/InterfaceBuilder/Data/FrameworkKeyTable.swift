// Written by Tests/Figures/framework_keys.py; columns: class key type is_settable source.

extension FrameworkClasses {
    static let frameworkKeys: StaticString = #"""
ABNewPersonViewController	addressBook		1	binding:addressbookui.cs
ABNewPersonViewController	displayedPerson		1	binding:addressbookui.cs
ABNewPersonViewController	newPersonViewDelegate		1	binding:addressbookui.cs
ABNewPersonViewController	parentGroup		1	binding:addressbookui.cs
ABPeoplePickerNavigationController	addressBook		1	binding:addressbookui.cs
ABPeoplePickerNavigationController	displayedProperties	NSArray	1	binding:addressbookui.cs
ABPeoplePickerNavigationController	peoplePickerDelegate		1	binding:addressbookui.cs
ABPeoplePickerNavigationController	predicateForEnablingPerson	NSPredicate	1	binding:addressbookui.cs
ABPeoplePickerNavigationController	predicateForSelectionOfPerson	NSPredicate	1	binding:addressbookui.cs
ABPeoplePickerNavigationController	predicateForSelectionOfProperty	NSPredicate	1	binding:addressbookui.cs
ABPersonViewController	addressBook		1	binding:addressbookui.cs
ABPersonViewController	allowsActions	NSNumber	1	binding:addressbookui.cs
ABPersonViewController	allowsEditing	NSNumber	1	binding:addressbookui.cs
ABPersonViewController	displayedPerson		1	binding:addressbookui.cs
ABPersonViewController	displayedProperties	NSArray	1	binding:addressbookui.cs
ABPersonViewController	personViewDelegate		1	binding:addressbookui.cs
ABPersonViewController	shouldShowLinkedPeople	NSNumber	1	binding:addressbookui.cs
ABUnknownPersonViewController	addressBook		1	binding:addressbookui.cs
ABUnknownPersonViewController	allowsActions	NSNumber	1	binding:addressbookui.cs
ABUnknownPersonViewController	allowsAddingToAddressBook	NSNumber	1	binding:addressbookui.cs
ABUnknownPersonViewController	alternateName	NSString	1	binding:addressbookui.cs
ABUnknownPersonViewController	displayedPerson		1	binding:addressbookui.cs
ABUnknownPersonViewController	message	NSString	1	binding:addressbookui.cs
ABUnknownPersonViewController	unknownPersonViewDelegate		1	binding:addressbookui.cs
ADBannerView	adType		0	binding:iad.cs
ADBannerView	advertisingSection	NSString	1	binding:iad.cs
ADBannerView	bannerLoaded	NSNumber	0	binding:iad.cs
ADBannerView	bannerViewActionInProgress	NSNumber	0	binding:iad.cs
ADBannerView	currentContentSizeIdentifier	NSString	1	binding:iad.cs
ADBannerView	delegate		1	binding:iad.cs
ADBannerView	requiredContentSizeIdentifiers	NSSet	1	binding:iad.cs
ARCoachingOverlayView	activatesAutomatically	NSNumber	1	binding:arkit.cs
ARCoachingOverlayView	delegate		1	binding:arkit.cs
ARCoachingOverlayView	goal		1	binding:arkit.cs
ARCoachingOverlayView	isActive	NSNumber	0	binding:arkit.cs
ARCoachingOverlayView	session	ARSession	1	binding:arkit.cs
ARCoachingOverlayView	sessionProvider		1	binding:arkit.cs
ARSCNView	automaticallyUpdatesLighting	NSNumber	1	binding:arkit.cs
ARSCNView	delegate		1	binding:arkit.cs
ARSCNView	rendersCameraGrain	NSNumber	1	binding:arkit.cs
ARSCNView	rendersMotionBlur	NSNumber	1	binding:arkit.cs
ARSCNView	scene	SCNScene	1	binding:arkit.cs
ARSCNView	session	ARSession	1	binding:arkit.cs
ARSKView	delegate		1	binding:arkit.cs
ARSKView	session	ARSession	1	binding:arkit.cs
ASAccountAuthenticationModificationViewController	extensionContext	ASAccountAuthenticationModificationExtensionContext	0	binding:authenticationservices.cs
ASAuthorizationAppleIDButton	accessibilityFrame		0	binding:authenticationservices.cs
ASAuthorizationAppleIDButton	accessibilityIdentifier	NSString	0	binding:authenticationservices.cs
ASAuthorizationAppleIDButton	accessibilityLabel	NSString	0	binding:authenticationservices.cs
ASAuthorizationAppleIDButton	accessibilityParent		0	binding:authenticationservices.cs
ASAuthorizationAppleIDButton	accessibilityPerformPress	NSNumber	0	binding:authenticationservices.cs
ASAuthorizationAppleIDButton	cornerRadius	NSNumber	1	binding:authenticationservices.cs
ASAuthorizationAppleIDButton	isAccessibilityFocused	NSNumber	0	binding:authenticationservices.cs
ASCredentialProviderViewController	extensionContext	ASCredentialProviderExtensionContext	0	binding:authenticationservices.cs
AUGenericView	audioUnit		0	binding:coreaudiokit.cs
AUGenericView	customViewPersistentData		1	binding:coreaudiokit.cs
AUGenericView	showsExpertParameters	NSNumber	1	binding:coreaudiokit.cs
AUGenericViewController	auAudioUnit	AUAudioUnit	1	binding:coreaudiokit.cs
AUPannerView	audioUnit		0	binding:coreaudiokit.cs
AVCaptureVideoPreviewLayer	automaticallyAdjustsMirroring	NSNumber	1	binding:avfoundation.cs
AVCaptureVideoPreviewLayer	connection	AVCaptureConnection	0	binding:avfoundation.cs
AVCaptureVideoPreviewLayer	isMirroringSupported	NSNumber	0	binding:avfoundation.cs
AVCaptureVideoPreviewLayer	isOrientationSupported	NSNumber	0	binding:avfoundation.cs
AVCaptureVideoPreviewLayer	mirrored	NSNumber	1	binding:avfoundation.cs
AVCaptureVideoPreviewLayer	orientation		1	binding:avfoundation.cs
AVCaptureVideoPreviewLayer	previewing	NSNumber	0	binding:avfoundation.cs
AVCaptureVideoPreviewLayer	session	AVCaptureSession	1	binding:avfoundation.cs
AVCaptureVideoPreviewLayer	sessionWithNoConnection		1	binding:avfoundation.cs
AVCaptureVideoPreviewLayer	videoGravity		1	binding:avfoundation.cs
AVCaptureView	controlsStyle		1	binding:avkit.cs
AVCaptureView	delegate		1	binding:avkit.cs
AVCaptureView	fileOutput	AVCaptureFileOutput	0	binding:avkit.cs
AVCaptureView	session	AVCaptureSession	0	binding:avkit.cs
AVCaptureView	videoGravity		1	binding:avkit.cs
AVContentProposalViewController	contentProposal	AVContentProposal	0	binding:avkit.cs
AVContentProposalViewController	dateOfAutomaticAcceptance	NSDate	1	binding:avkit.cs
AVContentProposalViewController	playerLayoutGuide	UILayoutGuide	0	binding:avkit.cs
AVContentProposalViewController	playerViewController	AVPlayerViewController	0	binding:avkit.cs
AVContentProposalViewController	preferredPlayerViewFrame		0	binding:avkit.cs
AVContinuityDevicePickerViewController	delegate		1	binding:avkit.cs
AVContinuityDevicePickerViewController	supported	NSNumber	0	binding:avkit.cs
AVPlayerLayer	copyDisplayedPixelBuffer		0	binding:avfoundation.cs
AVPlayerLayer	isReadyForDisplay	NSNumber	0	binding:avfoundation.cs
AVPlayerLayer	pixelBufferAttributes	NSDictionary	1	binding:avfoundation.cs
AVPlayerLayer	player	AVPlayer	1	binding:avfoundation.cs
AVPlayerLayer	videoGravity		1	binding:avfoundation.cs
AVPlayerLayer	videoRect		0	binding:avfoundation.cs
AVPlayerView	actionPopUpButtonMenu	NSMenu	1	binding:avkit.cs
AVPlayerView	allowsMagnification	NSNumber	1	binding:avkit.cs
AVPlayerView	allowsPictureInPicturePlayback	NSNumber	1	binding:avkit.cs
AVPlayerView	allowsVideoFrameAnalysis	NSNumber	1	binding:avkit.cs
AVPlayerView	canBeginTrimming	NSNumber	0	binding:avkit.cs
AVPlayerView	contentOverlayView	NSView	0	binding:avkit.cs
AVPlayerView	controlsStyle		1	binding:avkit.cs
AVPlayerView	delegate		1	binding:avkit.cs
AVPlayerView	magnification	NSNumber	1	binding:avkit.cs
AVPlayerView	pictureInPictureDelegate		1	binding:avkit.cs
AVPlayerView	player	AVPlayer	1	binding:avkit.cs
AVPlayerView	readyForDisplay	NSNumber	0	binding:avkit.cs
AVPlayerView	selectedSpeed	AVPlaybackSpeed	0	binding:avkit.cs
AVPlayerView	showsFrameSteppingButtons	NSNumber	1	binding:avkit.cs
AVPlayerView	showsFullScreenToggleButton	NSNumber	1	binding:avkit.cs
AVPlayerView	showsSharingServiceButton	NSNumber	1	binding:avkit.cs
AVPlayerView	showsTimecodes	NSNumber	1	binding:avkit.cs
AVPlayerView	speeds	NSArray	1	binding:avkit.cs
AVPlayerView	updatesNowPlayingInfoCenter	NSNumber	1	binding:avkit.cs
AVPlayerView	videoBounds		0	binding:avkit.cs
AVPlayerView	videoFrameAnalysisTypes		1	binding:avkit.cs
AVPlayerView	videoGravity	NSString	1	binding:avkit.cs
AVPlayerViewController	allowedSubtitleOptionLanguages	NSArray	1	binding:avkit.cs
AVPlayerViewController	allowsPictureInPicturePlayback	NSNumber	1	binding:avkit.cs
AVPlayerViewController	allowsVideoFrameAnalysis	NSNumber	1	binding:avkit.cs
AVPlayerViewController	appliesPreferredDisplayCriteriaAutomatically	NSNumber	1	binding:avkit.cs
AVPlayerViewController	canStartPictureInPictureAutomaticallyFromInline	NSNumber	1	binding:avkit.cs
AVPlayerViewController	contentOverlayView	UIView	0	binding:avkit.cs
AVPlayerViewController	contentProposalViewController	AVContentProposalViewController	1	binding:avkit.cs
AVPlayerViewController	contextualActions	NSArray	1	binding:avkit.cs
AVPlayerViewController	customInfoViewController	UIViewController	1	binding:avkit.cs
AVPlayerViewController	customInfoViewControllers	NSArray	1	binding:avkit.cs
AVPlayerViewController	customOverlayViewController	UIViewController	1	binding:avkit.cs
AVPlayerViewController	delegate		1	binding:avkit.cs
AVPlayerViewController	entersFullScreenWhenPlaybackBegins	NSNumber	1	binding:avkit.cs
AVPlayerViewController	exitsFullScreenWhenPlaybackEnds	NSNumber	1	binding:avkit.cs
AVPlayerViewController	infoViewActions	NSArray	1	binding:avkit.cs
AVPlayerViewController	pixelBufferAttributes		1	binding:avkit.cs
AVPlayerViewController	playbackControlsIncludeInfoViews	NSNumber	1	binding:avkit.cs
AVPlayerViewController	playbackControlsIncludeTransportBar	NSNumber	1	binding:avkit.cs
AVPlayerViewController	player	AVPlayer	1	binding:avkit.cs
AVPlayerViewController	readyForDisplay	NSNumber	0	binding:avkit.cs
AVPlayerViewController	requiresFullSubtitles	NSNumber	1	binding:avkit.cs
AVPlayerViewController	requiresLinearPlayback	NSNumber	1	binding:avkit.cs
AVPlayerViewController	selectedSpeed	AVPlaybackSpeed	0	binding:avkit.cs
AVPlayerViewController	showsPlaybackControls	NSNumber	1	binding:avkit.cs
AVPlayerViewController	showsTimecodes	NSNumber	1	binding:avkit.cs
AVPlayerViewController	skipBackwardEnabled	NSNumber	1	binding:avkit.cs
AVPlayerViewController	skipForwardEnabled	NSNumber	1	binding:avkit.cs
AVPlayerViewController	skippingBehavior		1	binding:avkit.cs
AVPlayerViewController	speeds	NSArray	1	binding:avkit.cs
AVPlayerViewController	toggleLookupAction	UIAction	0	binding:avkit.cs
AVPlayerViewController	transportBarCustomMenuItems	NSArray	1	binding:avkit.cs
AVPlayerViewController	transportBarIncludesTitleView	NSNumber	1	binding:avkit.cs
AVPlayerViewController	unobscuredContentGuide	UILayoutGuide	0	binding:avkit.cs
AVPlayerViewController	updatesNowPlayingInfoCenter	NSNumber	1	binding:avkit.cs
AVPlayerViewController	videoBounds		0	binding:avkit.cs
AVPlayerViewController	videoFrameAnalysisTypes		1	binding:avkit.cs
AVPlayerViewController	videoGravity		1	binding:avkit.cs
AVRoutePickerView	activeTintColor	UIColor	1	binding:avkit.cs
AVRoutePickerView	customRoutingController	AVCustomRoutingController	1	binding:avkit.cs
AVRoutePickerView	delegate		1	binding:avkit.cs
AVRoutePickerView	player	AVPlayer	1	binding:avkit.cs
AVRoutePickerView	prioritizesVideoDevices	NSNumber	1	binding:avkit.cs
AVRoutePickerView	routePickerButtonBordered	NSNumber	1	binding:avkit.cs
AVRoutePickerView	routePickerButtonStyle		1	binding:avkit.cs
AVSampleBufferDisplayLayer	controlTimebase		1	binding:avfoundation.cs
AVSampleBufferDisplayLayer	error	NSError	0	binding:avfoundation.cs
AVSampleBufferDisplayLayer	outputObscuredDueToInsufficientExternalProtection	NSNumber	0	binding:avfoundation.cs
AVSampleBufferDisplayLayer	preventsCapture	NSNumber	1	binding:avfoundation.cs
AVSampleBufferDisplayLayer	preventsDisplaySleepDuringVideoPlayback	NSNumber	1	binding:avfoundation.cs
AVSampleBufferDisplayLayer	readyForDisplay	NSNumber	0	binding:avfoundation.cs
AVSampleBufferDisplayLayer	readyForMoreMediaData	NSNumber	0	binding:avfoundation.cs
AVSampleBufferDisplayLayer	requiresFlushToResumeDecoding	NSNumber	0	binding:avfoundation.cs
AVSampleBufferDisplayLayer	sampleBufferRenderer	AVSampleBufferVideoRenderer	0	binding:avfoundation.cs
AVSampleBufferDisplayLayer	status		0	binding:avfoundation.cs
AVSampleBufferDisplayLayer	timebase		0	binding:avfoundation.cs
AVSampleBufferDisplayLayer	videoGravity	NSString	1	binding:avfoundation.cs
AVSynchronizedLayer	playerItem	AVPlayerItem	1	binding:avfoundation.cs
BELayerHierarchyHostingView	handle	BELayerHierarchyHandle	1	binding:browserenginekit.cs
BEScrollView	delegate		1	binding:browserenginekit.cs
CAAnimation	animationEvents	NSArray	1	binding:coreanimation.cs
CAAnimation	autoreverses	NSNumber	1	binding:coreanimation.cs
CAAnimation	beginTime	NSNumber	1	binding:coreanimation.cs
CAAnimation	delegate		1	binding:coreanimation.cs
CAAnimation	duration	NSNumber	1	binding:coreanimation.cs
CAAnimation	fadeInDuration	NSNumber	1	binding:coreanimation.cs
CAAnimation	fadeOutDuration	NSNumber	1	binding:coreanimation.cs
CAAnimation	fillMode	NSString	1	binding:coreanimation.cs
CAAnimation	preferredFrameRateRange		1	binding:coreanimation.cs
CAAnimation	removedOnCompletion	NSNumber	1	binding:coreanimation.cs
CAAnimation	repeatCount	NSNumber	1	binding:coreanimation.cs
CAAnimation	repeatDuration	NSNumber	1	binding:coreanimation.cs
CAAnimation	speed	NSNumber	1	binding:coreanimation.cs
CAAnimation	timeOffset	NSNumber	1	binding:coreanimation.cs
CAAnimation	timingFunction	CAMediaTimingFunction	1	binding:coreanimation.cs
CAAnimation	usesSceneTimeBase	NSNumber	1	binding:coreanimation.cs
CAAnimationGroup	animations	NSArray	1	binding:coreanimation.cs
CABasicAnimation	byValue		1	binding:coreanimation.cs
CABasicAnimation	fromValue		1	binding:coreanimation.cs
CABasicAnimation	toValue		1	binding:coreanimation.cs
CAEAGLLayer	drawableProperties	NSDictionary	1	binding:coreanimation.cs
CAEAGLLayer	presentsWithTransaction	NSNumber	1	binding:coreanimation.cs
CAEmitterLayer	birthRate	NSNumber	1	binding:coreanimation.cs
CAEmitterLayer	emitterCells	NSArray	1	binding:coreanimation.cs
CAEmitterLayer	emitterDepth	NSNumber	1	binding:coreanimation.cs
CAEmitterLayer	emitterMode	NSString	1	binding:coreanimation.cs
CAEmitterLayer	emitterPosition		1	binding:coreanimation.cs
CAEmitterLayer	emitterShape	NSString	1	binding:coreanimation.cs
CAEmitterLayer	emitterSize		1	binding:coreanimation.cs
CAEmitterLayer	emitterZPosition	NSNumber	1	binding:coreanimation.cs
CAEmitterLayer	lifetime	NSNumber	1	binding:coreanimation.cs
CAEmitterLayer	preservesDepth	NSNumber	1	binding:coreanimation.cs
CAEmitterLayer	renderMode	NSString	1	binding:coreanimation.cs
CAEmitterLayer	scale	NSNumber	1	binding:coreanimation.cs
CAEmitterLayer	seed	NSNumber	1	binding:coreanimation.cs
CAEmitterLayer	spin	NSNumber	1	binding:coreanimation.cs
CAEmitterLayer	velocity	NSNumber	1	binding:coreanimation.cs
CAGradientLayer	colors		1	binding:coreanimation.cs
CAGradientLayer	endPoint		1	binding:coreanimation.cs
CAGradientLayer	locations	NSArray	1	binding:coreanimation.cs
CAGradientLayer	startPoint		1	binding:coreanimation.cs
CAGradientLayer	type	NSString	1	binding:coreanimation.cs
CAInterAppAudioSwitcherView	contentWidth	NSNumber	0	binding:coreaudiokit.cs
CAInterAppAudioSwitcherView	outputAudioUnit		1	binding:coreaudiokit.cs
CAInterAppAudioSwitcherView	showingAppNames	NSNumber	1	binding:coreaudiokit.cs
CAInterAppAudioTransportView	connected	NSNumber	0	binding:coreaudiokit.cs
CAInterAppAudioTransportView	currentTimeLabelFont	UIFont	1	binding:coreaudiokit.cs
CAInterAppAudioTransportView	enabled	NSNumber	1	binding:coreaudiokit.cs
CAInterAppAudioTransportView	labelColor	UIColor	1	binding:coreaudiokit.cs
CAInterAppAudioTransportView	outputAudioUnit		1	binding:coreaudiokit.cs
CAInterAppAudioTransportView	pauseButtonColor	UIColor	1	binding:coreaudiokit.cs
CAInterAppAudioTransportView	playButtonColor	UIColor	1	binding:coreaudiokit.cs
CAInterAppAudioTransportView	playing	NSNumber	0	binding:coreaudiokit.cs
CAInterAppAudioTransportView	recordButtonColor	UIColor	1	binding:coreaudiokit.cs
CAInterAppAudioTransportView	recording	NSNumber	0	binding:coreaudiokit.cs
CAInterAppAudioTransportView	rewindButtonColor	UIColor	1	binding:coreaudiokit.cs
CAKeyframeAnimation	biasValues	NSArray	1	binding:coreanimation.cs
CAKeyframeAnimation	calculationMode		1	binding:coreanimation.cs
CAKeyframeAnimation	continuityValues	NSArray	1	binding:coreanimation.cs
CAKeyframeAnimation	keyTimes	NSArray	1	binding:coreanimation.cs
CAKeyframeAnimation	path		1	binding:coreanimation.cs
CAKeyframeAnimation	rotationMode	NSString	1	binding:coreanimation.cs
CAKeyframeAnimation	tensionValues	NSArray	1	binding:coreanimation.cs
CAKeyframeAnimation	timingFunctions	NSArray	1	binding:coreanimation.cs
CAKeyframeAnimation	values	NSArray	1	binding:coreanimation.cs
CALayer	actions	NSDictionary	1	binding:coreanimation.cs
CALayer	affineTransform		1	binding:coreanimation.cs
CALayer	allowsEdgeAntialiasing	NSNumber	1	binding:coreanimation.cs
CALayer	allowsGroupOpacity	NSNumber	1	binding:coreanimation.cs
CALayer	anchorPoint		1	binding:coreanimation.cs
CALayer	anchorPointZ	NSNumber	1	binding:coreanimation.cs
CALayer	animationKeys	NSArray	0	binding:coreanimation.cs
CALayer	autoresizingMask		1	binding:coreanimation.cs
CALayer	autoreverses	NSNumber	1	binding:coreanimation.cs
CALayer	backgroundColor		1	binding:coreanimation.cs
CALayer	backgroundFilters	NSArray	1	binding:coreanimation.cs
CALayer	beginTime	NSNumber	1	binding:coreanimation.cs
CALayer	borderColor		1	binding:coreanimation.cs
CALayer	borderWidth	NSNumber	1	binding:coreanimation.cs
CALayer	bounds		1	binding:coreanimation.cs
CALayer	compositingFilter		1	binding:coreanimation.cs
CALayer	constraints	NSArray	1	binding:coreanimation.cs
CALayer	contents		1	binding:coreanimation.cs
CALayer	contentsAreFlipped	NSNumber	0	binding:coreanimation.cs
CALayer	contentsCenter		1	binding:coreanimation.cs
CALayer	contentsFormat		1	binding:coreanimation.cs
CALayer	contentsGravity	NSString	1	binding:coreanimation.cs
CALayer	contentsRect		1	binding:coreanimation.cs
CALayer	contentsScale	NSNumber	1	binding:coreanimation.cs
CALayer	cornerCurve		1	binding:coreanimation.cs
CALayer	cornerRadius	NSNumber	1	binding:coreanimation.cs
CALayer	delegate		1	binding:coreanimation.cs
CALayer	doubleSided	NSNumber	1	binding:coreanimation.cs
CALayer	drawsAsynchronously	NSNumber	1	binding:coreanimation.cs
CALayer	duration	NSNumber	1	binding:coreanimation.cs
CALayer	edgeAntialiasingMask		1	binding:coreanimation.cs
CALayer	fillMode	NSString	1	binding:coreanimation.cs
CALayer	filters	NSArray	1	binding:coreanimation.cs
CALayer	frame		1	binding:coreanimation.cs
CALayer	geometryFlipped	NSNumber	1	binding:coreanimation.cs
CALayer	hidden	NSNumber	1	binding:coreanimation.cs
CALayer	layoutManager		1	binding:coreanimation.cs
CALayer	magnificationFilter	NSString	1	binding:coreanimation.cs
CALayer	mask	CALayer	1	binding:coreanimation.cs
CALayer	maskedCorners		1	binding:coreanimation.cs
CALayer	masksToBounds	NSNumber	1	binding:coreanimation.cs
CALayer	minificationFilter	NSString	1	binding:coreanimation.cs
CALayer	minificationFilterBias	NSNumber	1	binding:coreanimation.cs
CALayer	modelLayer	CALayer	0	binding:coreanimation.cs
CALayer	name	NSString	1	binding:coreanimation.cs
CALayer	needsDisplay	NSNumber	0	binding:coreanimation.cs
CALayer	needsDisplayInRect		1	binding:coreanimation.cs
CALayer	needsDisplayOnBoundsChange	NSNumber	1	binding:coreanimation.cs
CALayer	needsLayout	NSNumber	0	binding:coreanimation.cs
CALayer	opacity	NSNumber	1	binding:coreanimation.cs
CALayer	opaque	NSNumber	1	binding:coreanimation.cs
CALayer	position		1	binding:coreanimation.cs
CALayer	preferredFrameSize		0	binding:coreanimation.cs
CALayer	presentationLayer	CALayer	0	binding:coreanimation.cs
CALayer	rasterizationScale	NSNumber	1	binding:coreanimation.cs
CALayer	repeatCount	NSNumber	1	binding:coreanimation.cs
CALayer	repeatDuration	NSNumber	1	binding:coreanimation.cs
CALayer	shadowColor		1	binding:coreanimation.cs
CALayer	shadowOffset		1	binding:coreanimation.cs
CALayer	shadowOpacity	NSNumber	1	binding:coreanimation.cs
CALayer	shadowPath		1	binding:coreanimation.cs
CALayer	shadowRadius	NSNumber	1	binding:coreanimation.cs
CALayer	shouldRasterize	NSNumber	1	binding:coreanimation.cs
CALayer	speed	NSNumber	1	binding:coreanimation.cs
CALayer	style	NSDictionary	1	binding:coreanimation.cs
CALayer	sublayerTransform		1	binding:coreanimation.cs
CALayer	sublayers	NSArray	1	binding:coreanimation.cs
CALayer	superlayer	CALayer	0	binding:coreanimation.cs
CALayer	timeOffset	NSNumber	1	binding:coreanimation.cs
CALayer	toneMapMode		1	binding:coreanimation.cs
CALayer	transform		1	binding:coreanimation.cs
CALayer	visibleRect		0	binding:coreanimation.cs
CALayer	wantsExtendedDynamicRangeContent	NSNumber	1	binding:coreanimation.cs
CALayer	zPosition	NSNumber	1	binding:coreanimation.cs
CAMetalLayer	EDRMetadata	CAEDRMetadata	1	binding:coreanimation.cs
CAMetalLayer	allowsNextDrawableTimeout	NSNumber	1	binding:coreanimation.cs
CAMetalLayer	colorspace		1	binding:coreanimation.cs
CAMetalLayer	developerHUDProperties	NSDictionary	1	binding:coreanimation.cs
CAMetalLayer	device		1	binding:coreanimation.cs
CAMetalLayer	displaySyncEnabled	NSNumber	1	binding:coreanimation.cs
CAMetalLayer	drawableSize		1	binding:coreanimation.cs
CAMetalLayer	framebufferOnly	NSNumber	1	binding:coreanimation.cs
CAMetalLayer	maximumDrawableCount	NSNumber	1	binding:coreanimation.cs
CAMetalLayer	newDrawable		0	binding:coreanimation.cs
CAMetalLayer	nextDrawable		0	binding:coreanimation.cs
CAMetalLayer	pixelFormat		1	binding:coreanimation.cs
CAMetalLayer	preferredDevice		0	binding:coreanimation.cs
CAMetalLayer	presentsWithTransaction	NSNumber	1	binding:coreanimation.cs
CAMetalLayer	wantsExtendedDynamicRangeContent	NSNumber	1	binding:coreanimation.cs
CANetworkBrowserWindowController	isAVBSupported	NSNumber	0	binding:coreaudiokit.cs
CAOpenGLLayer	asynchronous	NSNumber	1	binding:coreanimation.cs
CAPropertyAnimation	additive	NSNumber	1	binding:coreanimation.cs
CAPropertyAnimation	cumulative	NSNumber	1	binding:coreanimation.cs
CAPropertyAnimation	keyPath	NSString	1	binding:coreanimation.cs
CAPropertyAnimation	valueFunction	CAValueFunction	1	binding:coreanimation.cs
CAReplicatorLayer	instanceAlphaOffset	NSNumber	1	binding:coreanimation.cs
CAReplicatorLayer	instanceBlueOffset	NSNumber	1	binding:coreanimation.cs
CAReplicatorLayer	instanceColor		1	binding:coreanimation.cs
CAReplicatorLayer	instanceCount	NSNumber	1	binding:coreanimation.cs
CAReplicatorLayer	instanceDelay	NSNumber	1	binding:coreanimation.cs
CAReplicatorLayer	instanceGreenOffset	NSNumber	1	binding:coreanimation.cs
CAReplicatorLayer	instanceRedOffset	NSNumber	1	binding:coreanimation.cs
CAReplicatorLayer	instanceTransform		1	binding:coreanimation.cs
CAReplicatorLayer	preservesDepth	NSNumber	1	binding:coreanimation.cs
CAScrollLayer	scrollMode		1	binding:coreanimation.cs
CAShapeLayer	fillColor		1	binding:coreanimation.cs
CAShapeLayer	fillRule		1	binding:coreanimation.cs
CAShapeLayer	lineCap		1	binding:coreanimation.cs
CAShapeLayer	lineDashPattern	NSArray	1	binding:coreanimation.cs
CAShapeLayer	lineDashPhase	NSNumber	1	binding:coreanimation.cs
CAShapeLayer	lineJoin		1	binding:coreanimation.cs
CAShapeLayer	lineWidth	NSNumber	1	binding:coreanimation.cs
CAShapeLayer	miterLimit	NSNumber	1	binding:coreanimation.cs
CAShapeLayer	path		1	binding:coreanimation.cs
CAShapeLayer	strokeColor		1	binding:coreanimation.cs
CAShapeLayer	strokeEnd	NSNumber	1	binding:coreanimation.cs
CAShapeLayer	strokeStart	NSNumber	1	binding:coreanimation.cs
CASpringAnimation	allowsOverdamping	NSNumber	1	binding:coreanimation.cs
CASpringAnimation	bounce	NSNumber	0	binding:coreanimation.cs
CASpringAnimation	damping	NSNumber	1	binding:coreanimation.cs
CASpringAnimation	initialVelocity	NSNumber	1	binding:coreanimation.cs
CASpringAnimation	mass	NSNumber	1	binding:coreanimation.cs
CASpringAnimation	perceptualDuration	NSNumber	0	binding:coreanimation.cs
CASpringAnimation	settlingDuration	NSNumber	0	binding:coreanimation.cs
CASpringAnimation	stiffness	NSNumber	1	binding:coreanimation.cs
CATextLayer	alignmentMode	NSString	1	binding:coreanimation.cs
CATextLayer	allowsFontSubpixelQuantization	NSNumber	1	binding:coreanimation.cs
CATextLayer	font		1	binding:coreanimation.cs
CATextLayer	fontSize	NSNumber	1	binding:coreanimation.cs
CATextLayer	foregroundColor		1	binding:coreanimation.cs
CATextLayer	string	NSString	1	binding:coreanimation.cs
CATextLayer	truncationMode	NSString	1	binding:coreanimation.cs
CATextLayer	wrapped	NSNumber	1	binding:coreanimation.cs
CATiledLayer	fadeDuration	NSNumber	0	binding:coreanimation.cs
CATiledLayer	levelsOfDetail	NSNumber	1	binding:coreanimation.cs
CATiledLayer	levelsOfDetailBias	NSNumber	1	binding:coreanimation.cs
CATiledLayer	tileSize		1	binding:coreanimation.cs
CATransition	endProgress	NSNumber	1	binding:coreanimation.cs
CATransition	filter		1	binding:coreanimation.cs
CATransition	startProgress	NSNumber	1	binding:coreanimation.cs
CATransition	subtype	NSString	1	binding:coreanimation.cs
CATransition	type	NSString	1	binding:coreanimation.cs
CKAcceptSharesOperation	acceptSharesCompletionBlock		1	binding:cloudkit.cs
CKAcceptSharesOperation	init		0	binding:cloudkit.cs
CKAcceptSharesOperation	perShareCompletionBlock		1	binding:cloudkit.cs
CKAcceptSharesOperation	shareMetadatas	NSArray	1	binding:cloudkit.cs
CKDatabaseOperation	database	CKDatabase	1	binding:cloudkit.cs
CKDiscoverAllContactsOperation	discoverAllContactsCompletionBlock		1	binding:cloudkit.cs
CKDiscoverAllContactsOperation	init		0	binding:cloudkit.cs
CKDiscoverAllUserIdentitiesOperation	discoverAllUserIdentitiesCompletionBlock		1	binding:cloudkit.cs
CKDiscoverAllUserIdentitiesOperation	init		0	binding:cloudkit.cs
CKDiscoverAllUserIdentitiesOperation	userIdentityDiscoveredBlock		1	binding:cloudkit.cs
CKDiscoverUserIdentitiesOperation	discoverUserIdentitiesCompletionBlock		1	binding:cloudkit.cs
CKDiscoverUserIdentitiesOperation	init		0	binding:cloudkit.cs
CKDiscoverUserIdentitiesOperation	userIdentityDiscoveredBlock		1	binding:cloudkit.cs
CKDiscoverUserIdentitiesOperation	userIdentityLookupInfos	NSArray	1	binding:cloudkit.cs
CKDiscoverUserInfosOperation	discoverUserInfosCompletionBlock		0	binding:cloudkit.cs
CKDiscoverUserInfosOperation	emailAddresses	NSArray	1	binding:cloudkit.cs
CKDiscoverUserInfosOperation	userRecordIDs	NSArray	1	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	changeTokenUpdatedBlock		1	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	fetchAllChanges	NSNumber	1	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	fetchDatabaseChangesCompletionBlock		1	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	init		0	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	previousServerChangeToken	CKServerChangeToken	1	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	recordZoneWithIDChangedBlock		1	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	recordZoneWithIDWasDeletedBlock		1	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	recordZoneWithIDWasDeletedDueToUserEncryptedDataResetBlock		1	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	recordZoneWithIDWasPurgedBlock		1	binding:cloudkit.cs
CKFetchDatabaseChangesOperation	resultsLimit	NSNumber	1	binding:cloudkit.cs
CKFetchNotificationChangesOperation	fetchNotificationChangesCompletionBlock		1	binding:cloudkit.cs
CKFetchNotificationChangesOperation	init		0	binding:cloudkit.cs
CKFetchNotificationChangesOperation	moreComing	NSNumber	0	binding:cloudkit.cs
CKFetchNotificationChangesOperation	notificationChangedBlock		1	binding:cloudkit.cs
CKFetchNotificationChangesOperation	previousServerChangeToken	CKServerChangeToken	1	binding:cloudkit.cs
CKFetchNotificationChangesOperation	resultsLimit	NSNumber	1	binding:cloudkit.cs
CKFetchRecordChangesOperation	desiredKeys	NSArray	1	binding:cloudkit.cs
CKFetchRecordChangesOperation	fetchRecordChangesCompletionBlock		1	binding:cloudkit.cs
CKFetchRecordChangesOperation	init		0	binding:cloudkit.cs
CKFetchRecordChangesOperation	moreComing	NSNumber	0	binding:cloudkit.cs
CKFetchRecordChangesOperation	previousServerChangeToken	CKServerChangeToken	1	binding:cloudkit.cs
CKFetchRecordChangesOperation	recordChangedBlock		1	binding:cloudkit.cs
CKFetchRecordChangesOperation	recordWithIDWasDeletedBlock		1	binding:cloudkit.cs
CKFetchRecordChangesOperation	recordZoneID	CKRecordZoneID	1	binding:cloudkit.cs
CKFetchRecordChangesOperation	resultsLimit	NSNumber	1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	configurationsByRecordZoneID		1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	fetchAllChanges	NSNumber	1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	fetchRecordZoneChangesCompletionBlock		1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	init		0	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	optionsByRecordZoneID		1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	recordChangedBlock		1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	recordWasChangedBlock		1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	recordWithIDWasDeletedBlock		1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	recordZoneChangeTokensUpdatedBlock		1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	recordZoneFetchCompletionBlock		1	binding:cloudkit.cs
CKFetchRecordZoneChangesOperation	recordZoneIDs	NSArray	1	binding:cloudkit.cs
CKFetchRecordZonesOperation	fetchRecordZonesCompletionBlock		1	binding:cloudkit.cs
CKFetchRecordZonesOperation	perRecordZoneCompletionBlock		1	binding:cloudkit.cs
CKFetchRecordZonesOperation	recordZoneIDs	NSArray	1	binding:cloudkit.cs
CKFetchRecordsOperation	desiredKeys	NSArray	1	binding:cloudkit.cs
CKFetchRecordsOperation	fetchRecordsCompletionBlock		1	binding:cloudkit.cs
CKFetchRecordsOperation	perRecordCompletionBlock		1	binding:cloudkit.cs
CKFetchRecordsOperation	perRecordProgressBlock	NSNumber	1	binding:cloudkit.cs
CKFetchRecordsOperation	recordIDs	NSArray	1	binding:cloudkit.cs
CKFetchShareMetadataOperation	fetchShareMetadataCompletionBlock		1	binding:cloudkit.cs
CKFetchShareMetadataOperation	init		0	binding:cloudkit.cs
CKFetchShareMetadataOperation	perShareMetadataBlock		1	binding:cloudkit.cs
CKFetchShareMetadataOperation	rootRecordDesiredKeys	NSArray	1	binding:cloudkit.cs
CKFetchShareMetadataOperation	shareURLs	NSArray	1	binding:cloudkit.cs
CKFetchShareMetadataOperation	shouldFetchRootRecord	NSNumber	1	binding:cloudkit.cs
CKFetchShareParticipantsOperation	fetchShareParticipantsCompletionBlock		1	binding:cloudkit.cs
CKFetchShareParticipantsOperation	init		0	binding:cloudkit.cs
CKFetchShareParticipantsOperation	perShareParticipantCompletionBlock		1	binding:cloudkit.cs
CKFetchShareParticipantsOperation	shareParticipantFetchedBlock		1	binding:cloudkit.cs
CKFetchShareParticipantsOperation	userIdentityLookupInfos	NSArray	1	binding:cloudkit.cs
CKFetchSubscriptionsOperation	fetchSubscriptionCompletionBlock		1	binding:cloudkit.cs
CKFetchSubscriptionsOperation	init		0	binding:cloudkit.cs
CKFetchSubscriptionsOperation	perSubscriptionCompletionBlock		1	binding:cloudkit.cs
CKFetchSubscriptionsOperation	subscriptionIDs	NSArray	1	binding:cloudkit.cs
CKFetchWebAuthTokenOperation	APIToken	NSString	1	binding:cloudkit.cs
CKFetchWebAuthTokenOperation	fetchWebAuthTokenCompletionBlock		1	binding:cloudkit.cs
CKFetchWebAuthTokenOperation	init		0	binding:cloudkit.cs
CKLocationSortDescriptor	relativeLocation	CLLocation	0	binding:cloudkit.cs
CKMarkNotificationsReadOperation	markNotificationsReadCompletionBlock		1	binding:cloudkit.cs
CKMarkNotificationsReadOperation	notificationIDs	NSArray	1	binding:cloudkit.cs
CKModifyBadgeOperation	badgeValue	NSNumber	1	binding:cloudkit.cs
CKModifyBadgeOperation	modifyBadgeCompletionBlock		1	binding:cloudkit.cs
CKModifyRecordZonesOperation	modifyRecordZonesCompletionBlock		1	binding:cloudkit.cs
CKModifyRecordZonesOperation	perRecordZoneDeleteBlock		1	binding:cloudkit.cs
CKModifyRecordZonesOperation	perRecordZoneSaveBlock		1	binding:cloudkit.cs
CKModifyRecordZonesOperation	recordZoneIDsToDelete	NSArray	1	binding:cloudkit.cs
CKModifyRecordZonesOperation	recordZonesToSave	NSArray	1	binding:cloudkit.cs
CKModifyRecordsOperation	atomic	NSNumber	1	binding:cloudkit.cs
CKModifyRecordsOperation	clientChangeTokenData	NSData	1	binding:cloudkit.cs
CKModifyRecordsOperation	modifyRecordsCompletionBlock		1	binding:cloudkit.cs
CKModifyRecordsOperation	perRecordCompletionBlock		1	binding:cloudkit.cs
CKModifyRecordsOperation	perRecordDeleteBlock		1	binding:cloudkit.cs
CKModifyRecordsOperation	perRecordProgressBlock	NSNumber	1	binding:cloudkit.cs
CKModifyRecordsOperation	perRecordSaveBlock		1	binding:cloudkit.cs
CKModifyRecordsOperation	recordIDsToDelete	NSArray	1	binding:cloudkit.cs
CKModifyRecordsOperation	recordsToSave	NSArray	1	binding:cloudkit.cs
CKModifyRecordsOperation	savePolicy		1	binding:cloudkit.cs
CKModifySubscriptionsOperation	init		0	binding:cloudkit.cs
CKModifySubscriptionsOperation	modifySubscriptionsCompletionBlock		1	binding:cloudkit.cs
CKModifySubscriptionsOperation	perSubscriptionDeleteBlock		1	binding:cloudkit.cs
CKModifySubscriptionsOperation	perSubscriptionSaveBlock		1	binding:cloudkit.cs
CKModifySubscriptionsOperation	subscriptionIDsToDelete	NSArray	1	binding:cloudkit.cs
CKModifySubscriptionsOperation	subscriptionsToSave	NSArray	1	binding:cloudkit.cs
CKOperation	allowsCellularAccess	NSNumber	1	binding:cloudkit.cs
CKOperation	configuration	CKOperationConfiguration	1	binding:cloudkit.cs
CKOperation	container	CKContainer	1	binding:cloudkit.cs
CKOperation	group	CKOperationGroup	1	binding:cloudkit.cs
CKOperation	init		0	binding:cloudkit.cs
CKOperation	longLived	NSNumber	1	binding:cloudkit.cs
CKOperation	longLivedOperationWasPersistedBlock		1	binding:cloudkit.cs
CKOperation	operationID	NSString	0	binding:cloudkit.cs
CKOperation	timeoutIntervalForRequest	NSNumber	1	binding:cloudkit.cs
CKOperation	timeoutIntervalForResource	NSNumber	1	binding:cloudkit.cs
CKOperation	usesBackgroundSession	NSNumber	1	binding:cloudkit.cs
CKQueryOperation	cursor	CKQueryCursor	1	binding:cloudkit.cs
CKQueryOperation	desiredKeys	NSArray	1	binding:cloudkit.cs
CKQueryOperation	query	CKQuery	1	binding:cloudkit.cs
CKQueryOperation	queryCompletionBlock		1	binding:cloudkit.cs
CKQueryOperation	recordFetchedBlock		1	binding:cloudkit.cs
CKQueryOperation	recordMatchedBlock		1	binding:cloudkit.cs
CKQueryOperation	resultsLimit	NSNumber	1	binding:cloudkit.cs
CKQueryOperation	zoneID	CKRecordZoneID	1	binding:cloudkit.cs
CLLocationButton	cornerRadius	NSNumber	1	binding:corelocationui.cs
CLLocationButton	fontSize	NSNumber	1	binding:corelocationui.cs
CLLocationButton	icon		1	binding:corelocationui.cs
CLLocationButton	label		1	binding:corelocationui.cs
CNContactFormatter	descriptorForRequiredKeysForDelimiter		0	binding:contacts.cs
CNContactFormatter	descriptorForRequiredKeysForNameOrder		0	binding:contacts.cs
CNContactFormatter	style		1	binding:contacts.cs
CNContactPickerViewController	delegate		1	binding:contactsui.cs
CNContactPickerViewController	displayedPropertyKeys	NSArray	1	binding:contactsui.cs
CNContactPickerViewController	predicateForEnablingContact	NSPredicate	1	binding:contactsui.cs
CNContactPickerViewController	predicateForSelectionOfContact	NSPredicate	1	binding:contactsui.cs
CNContactPickerViewController	predicateForSelectionOfProperty	NSPredicate	1	binding:contactsui.cs
CNContactViewController	allowsActions	NSNumber	1	binding:contactsui.cs
CNContactViewController	allowsEditing	NSNumber	1	binding:contactsui.cs
CNContactViewController	alternateName	NSString	1	binding:contactsui.cs
CNContactViewController	contact	CNContact	1	binding:contactsui.cs
CNContactViewController	contactStore	CNContactStore	1	binding:contactsui.cs
CNContactViewController	delegate		1	binding:contactsui.cs
CNContactViewController	descriptorForRequiredKeys		0	binding:contactsui.cs
CNContactViewController	displayedPropertyKeys	NSArray	1	binding:contactsui.cs
CNContactViewController	message	NSString	1	binding:contactsui.cs
CNContactViewController	parentContainer	CNContainer	1	binding:contactsui.cs
CNContactViewController	parentGroup	CNGroup	1	binding:contactsui.cs
CNContactViewController	shouldShowLinkedContacts	NSNumber	1	binding:contactsui.cs
CNPostalAddressFormatter	style		1	binding:contacts.cs
CPTemplateApplicationDashboardScene	dashboardController	CPDashboardController	0	binding:carplay.cs
CPTemplateApplicationDashboardScene	dashboardWindow	UIWindow	0	binding:carplay.cs
CPTemplateApplicationDashboardScene	delegate		1	binding:carplay.cs
CPTemplateApplicationInstrumentClusterScene	contentStyle		0	binding:carplay.cs
CPTemplateApplicationInstrumentClusterScene	delegate		1	binding:carplay.cs
CPTemplateApplicationInstrumentClusterScene	instrumentClusterController	CPInstrumentClusterController	0	binding:carplay.cs
CPTemplateApplicationScene	carWindow	CPWindow	0	binding:carplay.cs
CPTemplateApplicationScene	contentStyle		0	binding:carplay.cs
CPTemplateApplicationScene	delegate		1	binding:carplay.cs
CPTemplateApplicationScene	interfaceController	CPInterfaceController	0	binding:carplay.cs
CPWindow	mapButtonSafeAreaLayoutGuide	UILayoutGuide	0	binding:carplay.cs
CPWindow	templateApplicationScene	CPTemplateApplicationScene	1	binding:carplay.cs
DDDevicePickerViewController	devicePickerCompletionHandler		1	binding:devicediscoveryui.cs
EKCalendarChooser	delegate		1	binding:eventkitui.cs
EKCalendarChooser	selectedCalendars	NSSet	1	binding:eventkitui.cs
EKCalendarChooser	selectionStyle		0	binding:eventkitui.cs
EKCalendarChooser	showsCancelButton	NSNumber	1	binding:eventkitui.cs
EKCalendarChooser	showsDoneButton	NSNumber	1	binding:eventkitui.cs
EKEventEditViewController	editViewDelegate		1	binding:eventkitui.cs
EKEventEditViewController	event	EKEvent	1	binding:eventkitui.cs
EKEventEditViewController	eventStore	EKEventStore	1	binding:eventkitui.cs
EKEventViewController	allowsCalendarPreview	NSNumber	1	binding:eventkitui.cs
EKEventViewController	allowsEditing	NSNumber	1	binding:eventkitui.cs
EKEventViewController	delegate		1	binding:eventkitui.cs
EKEventViewController	event	EKEvent	1	binding:eventkitui.cs
EXHostViewController	delegate		1	binding:extensionkit.cs
EXHostViewController	placeholderView	NSView	1	binding:extensionkit.cs
FPUIActionExtensionViewController	extensionContext	FPUIActionExtensionContext	0	binding:fileproviderui.cs
GCEventViewController	controllerUserInteractionEnabled	NSNumber	1	binding:gamecontroller.cs
GKAchievementViewController	achievementDelegate		1	binding:gamekit.cs
GKChallengesViewController	challengeDelegate		1	binding:gamekit.cs
GKDialogController	parentWindow	NSWindow	1	binding:gamekit.cs
GKDialogController	sharedDialogController	GKDialogController	0	binding:gamekit.cs
GKFriendRequestComposeViewController	composeViewDelegate		1	binding:gamekit.cs
GKFriendRequestComposeViewController	maxNumberOfRecipients	NSNumber	0	binding:gamekit.cs
GKFriendRequestComposeViewController	message		1	binding:gamekit.cs
GKGameCenterViewController	gameCenterDelegate		1	binding:gamekit.cs
GKGameCenterViewController	leaderboardCategory	NSString	1	binding:gamekit.cs
GKGameCenterViewController	leaderboardIdentifier	NSString	1	binding:gamekit.cs
GKGameCenterViewController	leaderboardTimeScope		1	binding:gamekit.cs
GKGameCenterViewController	viewState		1	binding:gamekit.cs
GKGameSessionSharingViewController	delegate		1	binding:gamekit.cs
GKGameSessionSharingViewController	session	GKGameSession	0	binding:gamekit.cs
GKLeaderboardViewController	category	NSString	1	binding:gamekit.cs
GKLeaderboardViewController	leaderboardDelegate		1	binding:gamekit.cs
GKLeaderboardViewController	timeScope		1	binding:gamekit.cs
GKMatchmakerViewController	canStartWithMinimumPlayers	NSNumber	1	binding:gamekit.cs
GKMatchmakerViewController	defaultInvitationMessage	NSString	1	binding:gamekit.cs
GKMatchmakerViewController	hosted	NSNumber	1	binding:gamekit.cs
GKMatchmakerViewController	hostedPlayerReady		1	binding:gamekit.cs
GKMatchmakerViewController	matchRequest	GKMatchRequest	0	binding:gamekit.cs
GKMatchmakerViewController	matchmakerDelegate		1	binding:gamekit.cs
GKMatchmakerViewController	matchmakingMode		1	binding:gamekit.cs
GKTurnBasedMatchmakerViewController	matchmakingMode		1	binding:gamekit.cs
GKTurnBasedMatchmakerViewController	showExistingMatches	NSNumber	1	binding:gamekit.cs
GKTurnBasedMatchmakerViewController	turnBasedMatchmakerDelegate		1	binding:gamekit.cs
GLKView	context	EAGLContext	1	binding:glkit.cs
GLKView	delegate		1	binding:glkit.cs
GLKView	drawableColorFormat		1	binding:glkit.cs
GLKView	drawableDepthFormat		1	binding:glkit.cs
GLKView	drawableHeight	NSNumber	0	binding:glkit.cs
GLKView	drawableMultisample		1	binding:glkit.cs
GLKView	drawableStencilFormat		1	binding:glkit.cs
GLKView	drawableWidth	NSNumber	0	binding:glkit.cs
GLKView	enableSetNeedsDisplay	NSNumber	1	binding:glkit.cs
GLKView	snapshot	UIImage	0	binding:glkit.cs
GLKViewController	delegate		1	binding:glkit.cs
GLKViewController	framesDisplayed	NSNumber	0	binding:glkit.cs
GLKViewController	framesPerSecond	NSNumber	0	binding:glkit.cs
GLKViewController	pauseOnWillResignActive	NSNumber	1	binding:glkit.cs
GLKViewController	paused	NSNumber	1	binding:glkit.cs
GLKViewController	preferredFramesPerSecond	NSNumber	1	binding:glkit.cs
GLKViewController	resumeOnDidBecomeActive	NSNumber	1	binding:glkit.cs
GLKViewController	timeSinceFirstResume	NSNumber	0	binding:glkit.cs
GLKViewController	timeSinceLastDraw	NSNumber	0	binding:glkit.cs
GLKViewController	timeSinceLastResume	NSNumber	0	binding:glkit.cs
GLKViewController	timeSinceLastUpdate	NSNumber	0	binding:glkit.cs
HKActivityRingView	activitySummary	HKActivitySummary	1	binding:healthkitui.cs
HMCameraView	cameraSource	HMCameraSource	1	binding:homekit.cs
IKCameraDeviceView	cameraDevice	ICCameraDevice	1	binding:imagekit.cs
IKCameraDeviceView	canDeleteSelectedItems	NSNumber	0	binding:imagekit.cs
IKCameraDeviceView	canDownloadSelectedItems	NSNumber	0	binding:imagekit.cs
IKCameraDeviceView	canRotateSelectedItemsLeft	NSNumber	0	binding:imagekit.cs
IKCameraDeviceView	canRotateSelectedItemsRight	NSNumber	0	binding:imagekit.cs
IKCameraDeviceView	customActionControl		1	binding:imagekit.cs
IKCameraDeviceView	customDeleteControl		1	binding:imagekit.cs
IKCameraDeviceView	customIconSizeSlider		1	binding:imagekit.cs
IKCameraDeviceView	customModeControl		1	binding:imagekit.cs
IKCameraDeviceView	customRotateControl		1	binding:imagekit.cs
IKCameraDeviceView	delegate		1	binding:imagekit.cs
IKCameraDeviceView	displaysDownloadsDirectoryControl	NSNumber	1	binding:imagekit.cs
IKCameraDeviceView	displaysPostProcessApplicationControl	NSNumber	1	binding:imagekit.cs
IKCameraDeviceView	downloadAllControlLabel	NSString	1	binding:imagekit.cs
IKCameraDeviceView	downloadSelectedControlLabel	NSString	1	binding:imagekit.cs
IKCameraDeviceView	downloadsDirectory	NSURL	1	binding:imagekit.cs
IKCameraDeviceView	hasDisplayModeIcon	NSNumber	1	binding:imagekit.cs
IKCameraDeviceView	hasDisplayModeTable	NSNumber	1	binding:imagekit.cs
IKCameraDeviceView	iconSize	NSNumber	1	binding:imagekit.cs
IKCameraDeviceView	mode		1	binding:imagekit.cs
IKCameraDeviceView	postProcessApplication	NSURL	1	binding:imagekit.cs
IKCameraDeviceView	selectedIndexes	NSIndexSet	0	binding:imagekit.cs
IKCameraDeviceView	showStatusInfoAsWindowSubtitle		1	binding:imagekit.cs
IKCameraDeviceView	transferMode		1	binding:imagekit.cs
IKDeviceBrowserView	delegate		1	binding:imagekit.cs
IKDeviceBrowserView	displaysLocalCameras	NSNumber	1	binding:imagekit.cs
IKDeviceBrowserView	displaysLocalScanners	NSNumber	1	binding:imagekit.cs
IKDeviceBrowserView	displaysNetworkCameras	NSNumber	1	binding:imagekit.cs
IKDeviceBrowserView	displaysNetworkScanners	NSNumber	1	binding:imagekit.cs
IKDeviceBrowserView	mode		1	binding:imagekit.cs
IKDeviceBrowserView	selectedDevice	ICDevice	0	binding:imagekit.cs
IKFilterBrowserPanel	filterName	NSString	0	binding:imagekit.cs
IKFilterBrowserView	filterName	NSString	0	binding:imagekit.cs
IKFilterBrowserView	previewState		1	binding:imagekit.cs
IKFilterUIView	filter	CIFilter	0	binding:imagekit.cs
IKFilterUIView	objectController	NSObjectController	0	binding:imagekit.cs
IKImageBrowserView	allowsDroppingOnItems	NSNumber	1	binding:imagekit.cs
IKImageBrowserView	allowsEmptySelection	NSNumber	1	binding:imagekit.cs
IKImageBrowserView	allowsMultipleSelection	NSNumber	1	binding:imagekit.cs
IKImageBrowserView	allowsReordering	NSNumber	1	binding:imagekit.cs
IKImageBrowserView	animates	NSNumber	1	binding:imagekit.cs
IKImageBrowserView	backgroundLayer	CALayer	1	binding:imagekit.cs
IKImageBrowserView	canControlQuickLookPanel	NSNumber	1	binding:imagekit.cs
IKImageBrowserView	cellSize		1	binding:imagekit.cs
IKImageBrowserView	cellsStyleMask		1	binding:imagekit.cs
IKImageBrowserView	constrainsToOriginalSize	NSNumber	1	binding:imagekit.cs
IKImageBrowserView	contentResizingMask		1	binding:imagekit.cs
IKImageBrowserView	dataSource		1	binding:imagekit.cs
IKImageBrowserView	delegate		1	binding:imagekit.cs
IKImageBrowserView	draggingDestinationDelegate		1	binding:imagekit.cs
IKImageBrowserView	dropOperation		0	binding:imagekit.cs
IKImageBrowserView	foregroundLayer	CALayer	1	binding:imagekit.cs
IKImageBrowserView	ignoreModifierKeysWhileDragging	NSNumber	0	binding:imagekit.cs
IKImageBrowserView	indexAtLocationOfDroppedItem	NSNumber	0	binding:imagekit.cs
IKImageBrowserView	intercellSpacing		1	binding:imagekit.cs
IKImageBrowserView	numberOfColumns	NSNumber	0	binding:imagekit.cs
IKImageBrowserView	numberOfRows	NSNumber	0	binding:imagekit.cs
IKImageBrowserView	selectionIndexes	NSIndexSet	0	binding:imagekit.cs
IKImageBrowserView	visibleItemIndexes	NSIndexSet	0	binding:imagekit.cs
IKImageBrowserView	zoomValue	NSNumber	1	binding:imagekit.cs
IKImageEditPanel	dataSource		1	binding:imagekit.cs
IKImageEditPanel	filterArray	NSArray	0	binding:imagekit.cs
IKImageEditPanel	sharedImageEditPanel	IKImageEditPanel	0	binding:imagekit.cs
IKImageView	autohidesScrollers	NSNumber	1	binding:imagekit.cs
IKImageView	autoresizes	NSNumber	1	binding:imagekit.cs
IKImageView	backgroundColor	NSColor	1	binding:imagekit.cs
IKImageView	currentToolMode	NSString	1	binding:imagekit.cs
IKImageView	delegate		1	binding:imagekit.cs
IKImageView	doubleClickOpensImageEditPanel	NSNumber	1	binding:imagekit.cs
IKImageView	editable	NSNumber	1	binding:imagekit.cs
IKImageView	hasHorizontalScroller	NSNumber	1	binding:imagekit.cs
IKImageView	hasVerticalScroller	NSNumber	1	binding:imagekit.cs
IKImageView	image		0	binding:imagekit.cs
IKImageView	imageCorrection	CIFilter	1	binding:imagekit.cs
IKImageView	imageProperties	NSDictionary	0	binding:imagekit.cs
IKImageView	imageSize		0	binding:imagekit.cs
IKImageView	imageWithURL		1	binding:imagekit.cs
IKImageView	rotationAngle	NSNumber	1	binding:imagekit.cs
IKImageView	supportsDragAndDrop	NSNumber	1	binding:imagekit.cs
IKImageView	zoomFactor	NSNumber	1	binding:imagekit.cs
IKPictureTaker	inputImage	NSImage	1	binding:imagekit.cs
IKPictureTaker	mirroring	NSNumber	1	binding:imagekit.cs
IKPictureTaker	outputImage	NSImage	0	binding:imagekit.cs
IKPictureTaker	pictureTaker	IKPictureTaker	0	binding:imagekit.cs
IKPictureTaker	runModal	NSNumber	0	binding:imagekit.cs
IKScannerDeviceView	delegate		1	binding:imagekit.cs
IKScannerDeviceView	displaysDownloadsDirectoryControl	NSNumber	1	binding:imagekit.cs
IKScannerDeviceView	displaysPostProcessApplicationControl	NSNumber	1	binding:imagekit.cs
IKScannerDeviceView	documentName	NSString	1	binding:imagekit.cs
IKScannerDeviceView	downloadsDirectory	NSURL	1	binding:imagekit.cs
IKScannerDeviceView	hasDisplayModeAdvanced	NSNumber	1	binding:imagekit.cs
IKScannerDeviceView	hasDisplayModeSimple	NSNumber	1	binding:imagekit.cs
IKScannerDeviceView	mode		1	binding:imagekit.cs
IKScannerDeviceView	overviewControlLabel	NSString	1	binding:imagekit.cs
IKScannerDeviceView	postProcessApplication	NSURL	1	binding:imagekit.cs
IKScannerDeviceView	scanControlLabel	NSString	1	binding:imagekit.cs
IKScannerDeviceView	scannerDevice	ICScannerDevice	1	binding:imagekit.cs
IKScannerDeviceView	transferMode		1	binding:imagekit.cs
ILClassificationUIExtensionViewController	extensionContext	ILClassificationUIExtensionContext	0	binding:identitylookupui.cs
INUIAddVoiceShortcutButton	cornerRadius	NSNumber	1	binding:intentsui.cs
INUIAddVoiceShortcutButton	delegate		1	binding:intentsui.cs
INUIAddVoiceShortcutButton	shortcut	INShortcut	1	binding:intentsui.cs
INUIAddVoiceShortcutButton	style		1	binding:intentsui.cs
INUIAddVoiceShortcutViewController	delegate		1	binding:intentsui.cs
INUIEditVoiceShortcutViewController	delegate		1	binding:intentsui.cs
LAAuthenticationView	context	LAContext	0	binding:localauthenticationembeddedui.cs
LAAuthenticationView	controlSize		0	binding:localauthenticationembeddedui.cs
LPLinkView	metadata	LPLinkMetadata	1	binding:linkpresentation.cs
MCBrowserViewController	browser	MCNearbyServiceBrowser	0	binding:multipeerconnectivity.cs
MCBrowserViewController	delegate		1	binding:multipeerconnectivity.cs
MCBrowserViewController	maximumNumberOfPeers	NSNumber	1	binding:multipeerconnectivity.cs
MCBrowserViewController	minimumNumberOfPeers	NSNumber	1	binding:multipeerconnectivity.cs
MCBrowserViewController	session	MCSession	0	binding:multipeerconnectivity.cs
MFMailComposeViewController	bccRecipients		1	binding:messageui.cs
MFMailComposeViewController	canSendMail	NSNumber	0	binding:messageui.cs
MFMailComposeViewController	ccRecipients		1	binding:messageui.cs
MFMailComposeViewController	mailComposeDelegate		1	binding:messageui.cs
MFMailComposeViewController	preferredSendingEmailAddress		1	binding:messageui.cs
MFMailComposeViewController	subject		1	binding:messageui.cs
MFMailComposeViewController	toRecipients		1	binding:messageui.cs
MFMessageComposeViewController	attachments	NSDictionary	0	binding:messageui.cs
MFMessageComposeViewController	body	NSString	1	binding:messageui.cs
MFMessageComposeViewController	canSendAttachments	NSNumber	0	binding:messageui.cs
MFMessageComposeViewController	canSendSubject	NSNumber	0	binding:messageui.cs
MFMessageComposeViewController	canSendText	NSNumber	0	binding:messageui.cs
MFMessageComposeViewController	message	MSMessage	1	binding:messageui.cs
MFMessageComposeViewController	messageComposeDelegate		1	binding:messageui.cs
MFMessageComposeViewController	recipients	NSArray	1	binding:messageui.cs
MFMessageComposeViewController	subject	NSString	1	binding:messageui.cs
MFMessageComposeViewController	uPIVerificationCodeSendCompletion		1	binding:messageui.cs
MKAnnotationView	accessoryOffset		1	binding:mapkit.cs
MKAnnotationView	annotation		1	binding:mapkit.cs
MKAnnotationView	calloutOffset		1	binding:mapkit.cs
MKAnnotationView	canShowCallout	NSNumber	1	binding:mapkit.cs
MKAnnotationView	centerOffset		1	binding:mapkit.cs
MKAnnotationView	clusterAnnotationView	MKAnnotationView	0	binding:mapkit.cs
MKAnnotationView	clusteringIdentifier	NSString	1	binding:mapkit.cs
MKAnnotationView	collisionMode		1	binding:mapkit.cs
MKAnnotationView	detailCalloutAccessoryView	UIView	1	binding:mapkit.cs
MKAnnotationView	displayPriority	NSNumber	1	binding:mapkit.cs
MKAnnotationView	dragState		1	binding:mapkit.cs
MKAnnotationView	draggable	NSNumber	1	binding:mapkit.cs
MKAnnotationView	enabled	NSNumber	1	binding:mapkit.cs
MKAnnotationView	highlighted	NSNumber	1	binding:mapkit.cs
MKAnnotationView	image	UIImage	1	binding:mapkit.cs
MKAnnotationView	leftCalloutAccessoryView	UIView	1	binding:mapkit.cs
MKAnnotationView	leftCalloutOffset		1	binding:mapkit.cs
MKAnnotationView	reuseIdentifier	NSString	0	binding:mapkit.cs
MKAnnotationView	rightCalloutAccessoryView	UIView	1	binding:mapkit.cs
MKAnnotationView	rightCalloutOffset		1	binding:mapkit.cs
MKAnnotationView	selected	NSNumber	1	binding:mapkit.cs
MKAnnotationView	selectedZPriority	NSNumber	1	binding:mapkit.cs
MKAnnotationView	zPriority	NSNumber	1	binding:mapkit.cs
MKCircleView	circle	MKCircle	0	binding:mapkit.cs
MKCompassButton	compassVisibility		1	binding:mapkit.cs
MKCompassButton	mapView	MKMapView	1	binding:mapkit.cs
MKDistanceFormatter	locale	NSLocale	1	binding:mapkit.cs
MKDistanceFormatter	unitStyle		1	binding:mapkit.cs
MKDistanceFormatter	units		1	binding:mapkit.cs
MKLookAroundViewController	badgePosition		1	binding:mapkit.cs
MKLookAroundViewController	delegate		1	binding:mapkit.cs
MKLookAroundViewController	navigationEnabled	NSNumber	1	binding:mapkit.cs
MKLookAroundViewController	pointOfInterestFilter	MKPointOfInterestFilter	1	binding:mapkit.cs
MKLookAroundViewController	scene	MKLookAroundScene	1	binding:mapkit.cs
MKLookAroundViewController	showsRoadLabels	NSNumber	1	binding:mapkit.cs
MKMapItemDetailViewController	delegate		1	binding:mapkit.cs
MKMapItemDetailViewController	mapItem	MKMapItem	1	binding:mapkit.cs
MKMapView	annotationVisibleRect		0	binding:mapkit.cs
MKMapView	annotations	NSArray	0	binding:mapkit.cs
MKMapView	camera	MKMapCamera	1	binding:mapkit.cs
MKMapView	cameraBoundary	MKMapCameraBoundary	1	binding:mapkit.cs
MKMapView	cameraZoomRange	MKMapCameraZoomRange	1	binding:mapkit.cs
MKMapView	centerCoordinate		1	binding:mapkit.cs
MKMapView	delegate		1	binding:mapkit.cs
MKMapView	mapType		1	binding:mapkit.cs
MKMapView	overlays	NSArray	0	binding:mapkit.cs
MKMapView	pitchButtonVisibility		1	binding:mapkit.cs
MKMapView	pitchEnabled	NSNumber	1	binding:mapkit.cs
MKMapView	pointOfInterestFilter	MKPointOfInterestFilter	1	binding:mapkit.cs
MKMapView	preferredConfiguration	MKMapConfiguration	1	binding:mapkit.cs
MKMapView	region		1	binding:mapkit.cs
MKMapView	rotateEnabled	NSNumber	1	binding:mapkit.cs
MKMapView	scrollEnabled	NSNumber	1	binding:mapkit.cs
MKMapView	selectableMapFeatures		1	binding:mapkit.cs
MKMapView	selectedAnnotations	NSArray	1	binding:mapkit.cs
MKMapView	showsBuildings	NSNumber	1	binding:mapkit.cs
MKMapView	showsCompass	NSNumber	1	binding:mapkit.cs
MKMapView	showsPitchControl	NSNumber	1	binding:mapkit.cs
MKMapView	showsPointsOfInterest	NSNumber	1	binding:mapkit.cs
MKMapView	showsScale	NSNumber	1	binding:mapkit.cs
MKMapView	showsTraffic	NSNumber	1	binding:mapkit.cs
MKMapView	showsUserLocation	NSNumber	1	binding:mapkit.cs
MKMapView	showsUserTrackingButton	NSNumber	1	binding:mapkit.cs
MKMapView	showsZoomControls	NSNumber	1	binding:mapkit.cs
MKMapView	userLocation	MKUserLocation	0	binding:mapkit.cs
MKMapView	userLocationVisible	NSNumber	0	binding:mapkit.cs
MKMapView	userTrackingMode		1	binding:mapkit.cs
MKMapView	visibleMapRect		1	binding:mapkit.cs
MKMapView	zoomEnabled	NSNumber	1	binding:mapkit.cs
MKMarkerAnnotationView	animatesWhenAdded	NSNumber	1	binding:mapkit.cs
MKMarkerAnnotationView	glyphImage	UIImage	1	binding:mapkit.cs
MKMarkerAnnotationView	glyphText	NSString	1	binding:mapkit.cs
MKMarkerAnnotationView	glyphTintColor	UIColor	1	binding:mapkit.cs
MKMarkerAnnotationView	markerTintColor	UIColor	1	binding:mapkit.cs
MKMarkerAnnotationView	selectedGlyphImage	UIImage	1	binding:mapkit.cs
MKMarkerAnnotationView	subtitleVisibility		1	binding:mapkit.cs
MKMarkerAnnotationView	titleVisibility		1	binding:mapkit.cs
MKOverlayPathView	fillColor	UIColor	1	binding:mapkit.cs
MKOverlayPathView	lineCap		1	binding:mapkit.cs
MKOverlayPathView	lineDashPattern	NSArray	1	binding:mapkit.cs
MKOverlayPathView	lineDashPhase	NSNumber	1	binding:mapkit.cs
MKOverlayPathView	lineJoin		1	binding:mapkit.cs
MKOverlayPathView	lineWidth	NSNumber	1	binding:mapkit.cs
MKOverlayPathView	miterLimit	NSNumber	1	binding:mapkit.cs
MKOverlayPathView	path		1	binding:mapkit.cs
MKOverlayPathView	strokeColor	UIColor	1	binding:mapkit.cs
MKOverlayView	needsDisplayInMapRect		1	binding:mapkit.cs
MKOverlayView	overlay		0	binding:mapkit.cs
MKPinAnnotationView	animatesDrop	NSNumber	1	binding:mapkit.cs
MKPinAnnotationView	greenPinColor	UIColor	0	binding:mapkit.cs
MKPinAnnotationView	pinColor		1	binding:mapkit.cs
MKPinAnnotationView	pinTintColor	UIColor	1	binding:mapkit.cs
MKPinAnnotationView	purplePinColor	UIColor	0	binding:mapkit.cs
MKPinAnnotationView	redPinColor	UIColor	0	binding:mapkit.cs
MKPitchControl	mapView	MKMapView	1	binding:mapkit.cs
MKPolygonView	polygon	MKPolygon	0	binding:mapkit.cs
MKPolylineView	polyline	MKPolyline	0	binding:mapkit.cs
MKScaleView	legendAlignment		1	binding:mapkit.cs
MKScaleView	mapView	MKMapView	1	binding:mapkit.cs
MKScaleView	scaleVisibility		1	binding:mapkit.cs
MKUserTrackingBarButtonItem	mapView	MKMapView	1	binding:mapkit.cs
MKUserTrackingButton	mapView	MKMapView	1	binding:mapkit.cs
MKZoomControl	mapView	MKMapView	1	binding:mapkit.cs
MPMediaPickerController	allowsPickingMultipleItems	NSNumber	1	binding:mediaplayer.cs
MPMediaPickerController	delegate		1	binding:mediaplayer.cs
MPMediaPickerController	mediaTypes		0	binding:mediaplayer.cs
MPMediaPickerController	prompt	NSString	1	binding:mediaplayer.cs
MPMediaPickerController	showsCloudItems	NSNumber	1	binding:mediaplayer.cs
MPMediaPickerController	showsItemsWithProtectedAssets	NSNumber	1	binding:mediaplayer.cs
MPMoviePlayerViewController	moviePlayer	MPMoviePlayerController	0	binding:mediaplayer.cs
MPVolumeView	showsRouteButton	NSNumber	1	binding:mediaplayer.cs
MPVolumeView	showsVolumeSlider	NSNumber	1	binding:mediaplayer.cs
MPVolumeView	volumeWarningSliderImage	UIImage	1	binding:mediaplayer.cs
MPVolumeView	wirelessRouteActive	NSNumber	0	binding:mediaplayer.cs
MPVolumeView	wirelessRoutesAvailable	NSNumber	0	binding:mediaplayer.cs
MSMessagesAppViewController	activeConversation	MSConversation	0	binding:messages.cs
MSMessagesAppViewController	presentationContext		0	binding:messages.cs
MSMessagesAppViewController	presentationStyle		0	binding:messages.cs
MSStickerBrowserView	contentInset		1	binding:messages.cs
MSStickerBrowserView	contentOffset		1	binding:messages.cs
MSStickerBrowserView	dataSource		1	binding:messages.cs
MSStickerBrowserView	stickerSize		0	binding:messages.cs
MSStickerBrowserViewController	stickerBrowserView	MSStickerBrowserView	0	binding:messages.cs
MSStickerBrowserViewController	stickerSize		0	binding:messages.cs
MSStickerView	animationDuration	NSNumber	0	binding:messages.cs
MSStickerView	isAnimating	NSNumber	0	binding:messages.cs
MSStickerView	sticker	MSSticker	1	binding:messages.cs
MTKView	autoResizeDrawable	NSNumber	1	binding:metalkit.cs
MTKView	clearColor		1	binding:metalkit.cs
MTKView	clearDepth	NSNumber	1	binding:metalkit.cs
MTKView	clearStencil	NSNumber	1	binding:metalkit.cs
MTKView	colorPixelFormat		1	binding:metalkit.cs
MTKView	colorspace		1	binding:metalkit.cs
MTKView	currentDrawable		0	binding:metalkit.cs
MTKView	currentRenderPassDescriptor	MTLRenderPassDescriptor	0	binding:metalkit.cs
MTKView	delegate		1	binding:metalkit.cs
MTKView	depthStencilAttachmentTextureUsage		1	binding:metalkit.cs
MTKView	depthStencilPixelFormat		1	binding:metalkit.cs
MTKView	depthStencilStorageMode		1	binding:metalkit.cs
MTKView	depthStencilTexture		0	binding:metalkit.cs
MTKView	device		1	binding:metalkit.cs
MTKView	drawableSize		1	binding:metalkit.cs
MTKView	enableSetNeedsDisplay	NSNumber	1	binding:metalkit.cs
MTKView	framebufferOnly	NSNumber	1	binding:metalkit.cs
MTKView	multisampleColorAttachmentTextureUsage		1	binding:metalkit.cs
MTKView	multisampleColorTexture		0	binding:metalkit.cs
MTKView	paused	NSNumber	1	binding:metalkit.cs
MTKView	preferredDevice		0	binding:metalkit.cs
MTKView	preferredDrawableSize		0	binding:metalkit.cs
MTKView	preferredFramesPerSecond	NSNumber	1	binding:metalkit.cs
MTKView	presentsWithTransaction	NSNumber	1	binding:metalkit.cs
MTKView	sampleCount	NSNumber	1	binding:metalkit.cs
NCWidgetListViewController	contents	NSArray	1	binding:notificationcenter.cs
NCWidgetListViewController	delegate		1	binding:notificationcenter.cs
NCWidgetListViewController	editing	NSNumber	1	binding:notificationcenter.cs
NCWidgetListViewController	hasDividerLines	NSNumber	1	binding:notificationcenter.cs
NCWidgetListViewController	minimumVisibleRowCount	NSNumber	1	binding:notificationcenter.cs
NCWidgetListViewController	showsAddButtonWhenEditing	NSNumber	1	binding:notificationcenter.cs
NCWidgetSearchViewController	delegate		1	binding:notificationcenter.cs
NCWidgetSearchViewController	searchDescription	NSString	1	binding:notificationcenter.cs
NCWidgetSearchViewController	searchResultKeyPath	NSString	1	binding:notificationcenter.cs
NCWidgetSearchViewController	searchResults	NSArray	1	binding:notificationcenter.cs
NCWidgetSearchViewController	searchResultsPlaceholderString	NSString	1	binding:notificationcenter.cs
NSActionCell	action		1	binding:appkit.cs
NSActionCell	tag	NSNumber	1	binding:appkit.cs
NSActionCell	target		1	binding:appkit.cs
NSApplication	accessibilityActivationPoint		1	binding:appkit.cs
NSApplication	accessibilityAllowedValues	NSArray	1	binding:appkit.cs
NSApplication	accessibilityAlternateUIVisible	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityApplicationFocusedUIElement		1	binding:appkit.cs
NSApplication	accessibilityAttributedUserInputLabels	NSArray	1	binding:appkit.cs
NSApplication	accessibilityCancelButton		1	binding:appkit.cs
NSApplication	accessibilityChildren	NSArray	1	binding:appkit.cs
NSApplication	accessibilityChildrenInNavigationOrder	NSArray	1	binding:appkit.cs
NSApplication	accessibilityClearButton		1	binding:appkit.cs
NSApplication	accessibilityCloseButton		1	binding:appkit.cs
NSApplication	accessibilityColumnCount	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityColumnHeaderUIElements	NSArray	1	binding:appkit.cs
NSApplication	accessibilityColumnIndexRange		1	binding:appkit.cs
NSApplication	accessibilityColumnTitles	NSArray	1	binding:appkit.cs
NSApplication	accessibilityColumns	NSArray	1	binding:appkit.cs
NSApplication	accessibilityContents	NSArray	1	binding:appkit.cs
NSApplication	accessibilityCriticalValue		1	binding:appkit.cs
NSApplication	accessibilityCustomActions	NSArray	1	binding:appkit.cs
NSApplication	accessibilityCustomRotors	NSArray	1	binding:appkit.cs
NSApplication	accessibilityDecrementButton		1	binding:appkit.cs
NSApplication	accessibilityDefaultButton		1	binding:appkit.cs
NSApplication	accessibilityDisclosed	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityDisclosedByRow		1	binding:appkit.cs
NSApplication	accessibilityDisclosedRows		1	binding:appkit.cs
NSApplication	accessibilityDisclosureLevel	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityDocument	NSString	1	binding:appkit.cs
NSApplication	accessibilityEdited	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityElement	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityEnabled	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityExpanded	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityExtrasMenuBar		1	binding:appkit.cs
NSApplication	accessibilityFilename	NSString	1	binding:appkit.cs
NSApplication	accessibilityFocused	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityFocusedWindow		1	binding:appkit.cs
NSApplication	accessibilityFrame		1	binding:appkit.cs
NSApplication	accessibilityFrontmost	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityFullScreenButton		1	binding:appkit.cs
NSApplication	accessibilityGrowArea		1	binding:appkit.cs
NSApplication	accessibilityHandles	NSArray	1	binding:appkit.cs
NSApplication	accessibilityHeader		1	binding:appkit.cs
NSApplication	accessibilityHelp	NSString	1	binding:appkit.cs
NSApplication	accessibilityHidden	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityHorizontalScrollBar		1	binding:appkit.cs
NSApplication	accessibilityHorizontalUnitDescription	NSString	1	binding:appkit.cs
NSApplication	accessibilityHorizontalUnits		1	binding:appkit.cs
NSApplication	accessibilityIdentifier	NSString	1	binding:appkit.cs
NSApplication	accessibilityIncrementButton		1	binding:appkit.cs
NSApplication	accessibilityIndex	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityInsertionPointLineNumber	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityLabel	NSString	1	binding:appkit.cs
NSApplication	accessibilityLabelUIElements	NSArray	1	binding:appkit.cs
NSApplication	accessibilityLabelValue	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityLinkedUIElements	NSArray	1	binding:appkit.cs
NSApplication	accessibilityMain	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityMainWindow		1	binding:appkit.cs
NSApplication	accessibilityMarkerGroupUIElement		1	binding:appkit.cs
NSApplication	accessibilityMarkerTypeDescription	NSString	1	binding:appkit.cs
NSApplication	accessibilityMarkerUIElements	NSArray	1	binding:appkit.cs
NSApplication	accessibilityMarkerValues		1	binding:appkit.cs
NSApplication	accessibilityMaxValue		1	binding:appkit.cs
NSApplication	accessibilityMenuBar		1	binding:appkit.cs
NSApplication	accessibilityMinValue		1	binding:appkit.cs
NSApplication	accessibilityMinimizeButton		1	binding:appkit.cs
NSApplication	accessibilityMinimized	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityModal	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityNextContents	NSArray	1	binding:appkit.cs
NSApplication	accessibilityNumberOfCharacters	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityOrderedByRow	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityOrientation		1	binding:appkit.cs
NSApplication	accessibilityOverflowButton		1	binding:appkit.cs
NSApplication	accessibilityParent		1	binding:appkit.cs
NSApplication	accessibilityPerformCancel	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformConfirm	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformDelete	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformPick	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformRaise	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformShowAlternateUI	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformShowDefaultUI	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPerformShowMenu	NSNumber	0	binding:appkit.cs
NSApplication	accessibilityPlaceholderValue	NSString	1	binding:appkit.cs
NSApplication	accessibilityPreviousContents	NSArray	1	binding:appkit.cs
NSApplication	accessibilityProtectedContent	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityProxy		1	binding:appkit.cs
NSApplication	accessibilityRequired	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityRole	NSString	1	binding:appkit.cs
NSApplication	accessibilityRoleDescription	NSString	1	binding:appkit.cs
NSApplication	accessibilityRowCount	NSNumber	1	binding:appkit.cs
NSApplication	accessibilityRowHeaderUIElements	NSArray	1	binding:appkit.cs
NSApplication	accessibilityRowIndexRange		1	binding:appkit.cs
NSApplication	accessibilityRows	NSArray	1	binding:appkit.cs
NSApplication	accessibilityRulerMarkerType		1	binding:appkit.cs
NSApplication	accessibilitySearchButton		1	binding:appkit.cs
NSApplication	accessibilitySearchMenu		1	binding:appkit.cs
NSApplication	accessibilitySelected	NSNumber	1	binding:appkit.cs
NSApplication	accessibilitySelectedCells	NSArray	1	binding:appkit.cs
NSApplication	accessibilitySelectedChildren	NSArray	1	binding:appkit.cs
NSApplication	accessibilitySelectedColumns	NSArray	1	binding:appkit.cs
NSApplication	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSApplication	accessibilitySelectedText	NSString	1	binding:appkit.cs
NSApplication	accessibilitySelectedTextRange		1	binding:appkit.cs
NSApplication	accessibilitySelectedTextRanges	NSArray	1	binding:appkit.cs
NSApplication	accessibilityServesAsTitleForUIElements	NSArray	1	binding:appkit.cs
NSApplication	accessibilitySharedCharacterRange		1	binding:appkit.cs
NSApplication	accessibilitySharedFocusElements	NSArray	1	binding:appkit.cs
NSApplication	accessibilitySharedTextUIElements	NSArray	1	binding:appkit.cs
NSApplication	accessibilityShownMenu		1	binding:appkit.cs
NSApplication	accessibilitySortDirection		1	binding:appkit.cs
NSApplication	accessibilitySplitters	NSArray	1	binding:appkit.cs
NSApplication	accessibilitySubrole	NSString	1	binding:appkit.cs
NSApplication	accessibilityTabs	NSArray	1	binding:appkit.cs
NSApplication	accessibilityTitle	NSString	1	binding:appkit.cs
NSApplication	accessibilityTitleUIElement		1	binding:appkit.cs
NSApplication	accessibilityToolbarButton		1	binding:appkit.cs
NSApplication	accessibilityTopLevelUIElement		1	binding:appkit.cs
NSApplication	accessibilityURL	NSURL	1	binding:appkit.cs
NSApplication	accessibilityUnitDescription	NSString	1	binding:appkit.cs
NSApplication	accessibilityUnits		1	binding:appkit.cs
NSApplication	accessibilityUserInputLabels	NSArray	1	binding:appkit.cs
NSApplication	accessibilityValue		1	binding:appkit.cs
NSApplication	accessibilityValueDescription	NSString	1	binding:appkit.cs
NSApplication	accessibilityVerticalScrollBar		1	binding:appkit.cs
NSApplication	accessibilityVerticalUnitDescription	NSString	1	binding:appkit.cs
NSApplication	accessibilityVerticalUnits		1	binding:appkit.cs
NSApplication	accessibilityVisibleCells	NSArray	1	binding:appkit.cs
NSApplication	accessibilityVisibleCharacterRange		1	binding:appkit.cs
NSApplication	accessibilityVisibleChildren	NSArray	1	binding:appkit.cs
NSApplication	accessibilityVisibleColumns	NSArray	1	binding:appkit.cs
NSApplication	accessibilityVisibleRows	NSArray	1	binding:appkit.cs
NSApplication	accessibilityWarningValue		1	binding:appkit.cs
NSApplication	accessibilityWindow		1	binding:appkit.cs
NSApplication	accessibilityWindows	NSArray	1	binding:appkit.cs
NSApplication	accessibilityZoomButton		1	binding:appkit.cs
NSApplication	activationPolicy		1	binding:appkit.cs
NSApplication	appearance	NSAppearance	1	binding:appkit.cs
NSApplication	applicationIconImage	NSImage	1	binding:appkit.cs
NSApplication	automaticCustomizeTouchBarMenuItemEnabled		1	binding:appkit.cs
NSApplication	context	NSGraphicsContext	0	binding:appkit.cs
NSApplication	currentEvent	NSEvent	0	binding:appkit.cs
NSApplication	currentSystemPresentationOptions		0	binding:appkit.cs
NSApplication	delegate		1	binding:appkit.cs
NSApplication	dockTile	NSDockTile	0	binding:appkit.cs
NSApplication	effectiveAppearance	NSAppearance	0	binding:appkit.cs
NSApplication	enabledRemoteNotificationTypes		0	binding:appkit.cs
NSApplication	helpMenu	NSMenu	1	binding:appkit.cs
NSApplication	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSApplication	isActive	NSNumber	0	binding:appkit.cs
NSApplication	isAutomaticCustomizeTouchBarMenuItemEnabled	NSNumber	0	binding:appkit.cs
NSApplication	isFullKeyboardAccessEnabled	NSNumber	0	binding:appkit.cs
NSApplication	isHidden	NSNumber	0	binding:appkit.cs
NSApplication	isRunning	NSNumber	0	binding:appkit.cs
NSApplication	keyWindow	NSWindow	0	binding:appkit.cs
NSApplication	mainMenu	NSMenu	1	binding:appkit.cs
NSApplication	mainWindow	NSWindow	0	binding:appkit.cs
NSApplication	modalWindow	NSWindow	0	binding:appkit.cs
NSApplication	occlusionState		0	binding:appkit.cs
NSApplication	presentationOptions		1	binding:appkit.cs
NSApplication	protectedDataAvailable	NSNumber	0	binding:appkit.cs
NSApplication	registeredForRemoteNotifications	NSNumber	0	binding:appkit.cs
NSApplication	servicesMenu	NSMenu	1	binding:appkit.cs
NSApplication	servicesProvider		1	binding:appkit.cs
NSApplication	sharedApplication	NSApplication	0	binding:appkit.cs
NSApplication	userInterfaceLayoutDirection		0	binding:appkit.cs
NSApplication	windows	NSArray	0	binding:appkit.cs
NSApplication	windowsMenu	NSMenu	1	binding:appkit.cs
NSApplication	windowsNeedUpdate		1	binding:appkit.cs
NSArray	count	NSNumber	0	binding:foundation.cs
NSArrayController	alwaysUsesMultipleValuesMarker	NSNumber	1	binding:appkit.cs
NSArrayController	arrangedObjects		0	binding:appkit.cs
NSArrayController	automaticRearrangementKeyPaths		0	binding:appkit.cs
NSArrayController	automaticallyRearrangesObjects	NSNumber	1	binding:appkit.cs
NSArrayController	avoidsEmptySelection	NSNumber	1	binding:appkit.cs
NSArrayController	canInsert	NSNumber	0	binding:appkit.cs
NSArrayController	canSelectNext	NSNumber	0	binding:appkit.cs
NSArrayController	canSelectPrevious	NSNumber	0	binding:appkit.cs
NSArrayController	clearsFilterPredicateOnInsertion	NSNumber	1	binding:appkit.cs
NSArrayController	filterPredicate	NSPredicate	1	binding:appkit.cs
NSArrayController	preservesSelection	NSNumber	1	binding:appkit.cs
NSArrayController	selectedObjects		1	binding:appkit.cs
NSArrayController	selectionIndex	NSNumber	1	binding:appkit.cs
NSArrayController	selectionIndexes	NSIndexSet	1	binding:appkit.cs
NSArrayController	selectsInsertedObjects	NSNumber	1	binding:appkit.cs
NSArrayController	sortDescriptors	NSArray	1	binding:appkit.cs
NSAttributedString	attributedStringByInflectingString	NSAttributedString	0	binding:foundation.cs
NSAttributedString	containsAttachments	NSNumber	0	binding:foundation.cs
NSAttributedString	length	NSNumber	0	binding:foundation.cs
NSAttributedString	readableTypeIdentifiersForItemProvider	NSArray	0	binding:foundation.cs
NSAttributedString	size		0	binding:foundation.cs
NSAttributedString	string		0	binding:foundation.cs
NSAttributedString	writableTypeIdentifiersForItemProvider	NSArray	0	binding:foundation.cs
NSBlockOperation	executionBlocks	NSArray	0	binding:foundation.cs
NSBox	borderColor	NSColor	1	binding:appkit.cs
NSBox	borderRect		0	binding:appkit.cs
NSBox	borderType		1	binding:appkit.cs
NSBox	borderWidth	NSNumber	1	binding:appkit.cs
NSBox	boxType		1	binding:appkit.cs
NSBox	contentView		1	binding:appkit.cs
NSBox	contentViewMargins		1	binding:appkit.cs
NSBox	cornerRadius	NSNumber	1	binding:appkit.cs
NSBox	fillColor	NSColor	1	binding:appkit.cs
NSBox	frameFromContentFrame		1	binding:appkit.cs
NSBox	title	NSString	1	binding:appkit.cs
NSBox	titleCell		0	binding:appkit.cs
NSBox	titleFont	NSFont	1	binding:appkit.cs
NSBox	titlePosition		1	binding:appkit.cs
NSBox	titleRect		0	binding:appkit.cs
NSBox	titleWithMnemonic		1	binding:appkit.cs
NSBox	transparent	NSNumber	1	binding:appkit.cs
NSBrowser	allowsBranchSelection	NSNumber	1	binding:appkit.cs
NSBrowser	allowsEmptySelection	NSNumber	1	binding:appkit.cs
NSBrowser	allowsMultipleSelection	NSNumber	1	binding:appkit.cs
NSBrowser	allowsTypeSelect	NSNumber	1	binding:appkit.cs
NSBrowser	autohidesScroller	NSNumber	1	binding:appkit.cs
NSBrowser	backgroundColor	NSColor	1	binding:appkit.cs
NSBrowser	cellClass		1	binding:appkit.cs
NSBrowser	cellPrototype		1	binding:appkit.cs
NSBrowser	clickedColumn	NSNumber	0	binding:appkit.cs
NSBrowser	clickedRow	NSNumber	0	binding:appkit.cs
NSBrowser	columnResizingType		1	binding:appkit.cs
NSBrowser	columnsAutosaveName	NSString	1	binding:appkit.cs
NSBrowser	defaultColumnWidth	NSNumber	1	binding:appkit.cs
NSBrowser	delegate		1	binding:appkit.cs
NSBrowser	doubleAction		1	binding:appkit.cs
NSBrowser	firstVisibleColumn	NSNumber	0	binding:appkit.cs
NSBrowser	hasHorizontalScroller	NSNumber	1	binding:appkit.cs
NSBrowser	isLoaded	NSNumber	0	binding:appkit.cs
NSBrowser	lastColumn	NSNumber	1	binding:appkit.cs
NSBrowser	lastVisibleColumn	NSNumber	0	binding:appkit.cs
NSBrowser	matrixClass		1	binding:appkit.cs
NSBrowser	maxVisibleColumns	NSNumber	1	binding:appkit.cs
NSBrowser	minColumnWidth	NSNumber	1	binding:appkit.cs
NSBrowser	numberOfVisibleColumns	NSNumber	0	binding:appkit.cs
NSBrowser	path	NSString	1	binding:appkit.cs
NSBrowser	pathSeparator	NSString	1	binding:appkit.cs
NSBrowser	prefersAllColumnUserResizing	NSNumber	1	binding:appkit.cs
NSBrowser	reusesColumns	NSNumber	1	binding:appkit.cs
NSBrowser	rowHeight	NSNumber	1	binding:appkit.cs
NSBrowser	selectedCell		0	binding:appkit.cs
NSBrowser	selectedCells	NSCell	0	binding:appkit.cs
NSBrowser	selectedColumn	NSNumber	0	binding:appkit.cs
NSBrowser	selectionIndexPath	NSIndexPath	1	binding:appkit.cs
NSBrowser	selectionIndexPaths	NSArray	1	binding:appkit.cs
NSBrowser	sendAction	NSNumber	0	binding:appkit.cs
NSBrowser	sendsActionOnArrowKeys	NSNumber	1	binding:appkit.cs
NSBrowser	separatesColumns	NSNumber	1	binding:appkit.cs
NSBrowser	takesTitleFromPreviousColumn	NSNumber	1	binding:appkit.cs
NSBrowser	titleHeight	NSNumber	0	binding:appkit.cs
NSBrowser	titled	NSNumber	1	binding:appkit.cs
NSBrowserCell	alternateImage	NSImage	1	binding:appkit.cs
NSBrowserCell	branchImage	NSImage	0	binding:appkit.cs
NSBrowserCell	highlightedBranchImage	NSImage	0	binding:appkit.cs
NSBrowserCell	image	NSImage	1	binding:appkit.cs
NSBrowserCell	leaf	NSNumber	1	binding:appkit.cs
NSBrowserCell	loaded	NSNumber	1	binding:appkit.cs
NSBundle	allBundles	NSArray	0	binding:foundation.cs
NSBundle	allFrameworks	NSArray	0	binding:foundation.cs
NSBundle	appStoreReceiptURL	NSURL	0	binding:foundation.cs
NSBundle	builtInPlugInsPath	NSString	0	binding:foundation.cs
NSBundle	builtInPlugInsURL	NSURL	0	binding:foundation.cs
NSBundle	bundleIdentifier	NSString	0	binding:foundation.cs
NSBundle	bundlePath	NSString	0	binding:foundation.cs
NSBundle	bundleURL	NSURL	0	binding:foundation.cs
NSBundle	developmentLocalization	NSString	0	binding:foundation.cs
NSBundle	executablePath	NSString	0	binding:foundation.cs
NSBundle	executableURL	NSURL	0	binding:foundation.cs
NSBundle	infoDictionary	NSDictionary	0	binding:foundation.cs
NSBundle	isLoaded	NSNumber	0	binding:foundation.cs
NSBundle	load	NSNumber	0	binding:foundation.cs
NSBundle	localizations	NSArray	0	binding:foundation.cs
NSBundle	mainBundle	NSBundle	0	binding:foundation.cs
NSBundle	preferredLocalizations	NSArray	0	binding:foundation.cs
NSBundle	principalClass		0	binding:foundation.cs
NSBundle	privateFrameworksPath	NSString	0	binding:foundation.cs
NSBundle	privateFrameworksURL	NSURL	0	binding:foundation.cs
NSBundle	resourcePath	NSString	0	binding:foundation.cs
NSBundle	resourceURL	NSURL	0	binding:foundation.cs
NSBundle	sharedFrameworksPath	NSString	0	binding:foundation.cs
NSBundle	sharedFrameworksURL	NSURL	0	binding:foundation.cs
NSBundle	sharedSupportPath	NSString	0	binding:foundation.cs
NSBundle	sharedSupportURL	NSURL	0	binding:foundation.cs
NSBundle	unload	NSNumber	0	binding:foundation.cs
NSButton	accessibilityFrame		0	binding:appkit.cs
NSButton	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSButton	accessibilityLabel	NSString	0	binding:appkit.cs
NSButton	accessibilityParent		0	binding:appkit.cs
NSButton	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSButton	activeCompressionOptions	NSUserInterfaceCompressionOptions	0	binding:appkit.cs
NSButton	allowsMixedState	NSNumber	1	binding:appkit.cs
NSButton	alternateImage	NSImage	1	binding:appkit.cs
NSButton	alternateTitle	NSString	1	binding:appkit.cs
NSButton	attributedAlternateTitle	NSAttributedString	1	binding:appkit.cs
NSButton	attributedTitle	NSAttributedString	1	binding:appkit.cs
NSButton	bezelColor	NSColor	1	binding:appkit.cs
NSButton	bezelStyle		1	binding:appkit.cs
NSButton	bordered	NSNumber	1	binding:appkit.cs
NSButton	buttonType		1	binding:appkit.cs
NSButton	contentTintColor	NSColor	1	binding:appkit.cs
NSButton	hasDestructiveAction	NSNumber	1	binding:appkit.cs
NSButton	image	NSImage	1	binding:appkit.cs
NSButton	imageHugsTitle	NSNumber	1	binding:appkit.cs
NSButton	imagePosition		1	binding:appkit.cs
NSButton	imageScaling		1	binding:appkit.cs
NSButton	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSButton	keyEquivalent	NSString	1	binding:appkit.cs
NSButton	keyEquivalentModifierMask		1	binding:appkit.cs
NSButton	maxAcceleratorLevel	NSNumber	1	binding:appkit.cs
NSButton	showsBorderOnlyWhileMouseInside	NSNumber	1	binding:appkit.cs
NSButton	sound	NSSound	1	binding:appkit.cs
NSButton	springLoaded	NSNumber	1	binding:appkit.cs
NSButton	state		1	binding:appkit.cs
NSButton	symbolConfiguration	NSImageSymbolConfiguration	1	binding:appkit.cs
NSButton	title	NSString	1	binding:appkit.cs
NSButton	titleWithMnemonic		1	binding:appkit.cs
NSButton	transparent	NSNumber	1	binding:appkit.cs
NSButtonCell	alternateImage	NSImage	1	binding:appkit.cs
NSButtonCell	alternateMnemonic	NSString	1	binding:appkit.cs
NSButtonCell	alternateMnemonicLocation	NSNumber	1	binding:appkit.cs
NSButtonCell	alternateTitle	NSString	1	binding:appkit.cs
NSButtonCell	attributedAlternateTitle	NSAttributedString	1	binding:appkit.cs
NSButtonCell	attributedTitle	NSAttributedString	1	binding:appkit.cs
NSButtonCell	backgroundColor	NSColor	1	binding:appkit.cs
NSButtonCell	bezelStyle		1	binding:appkit.cs
NSButtonCell	buttonType		1	binding:appkit.cs
NSButtonCell	font		1	binding:appkit.cs
NSButtonCell	gradientType		1	binding:appkit.cs
NSButtonCell	highlightsBy	NSNumber	1	binding:appkit.cs
NSButtonCell	imageDimsWhenDisabled	NSNumber	1	binding:appkit.cs
NSButtonCell	imagePosition		1	binding:appkit.cs
NSButtonCell	imageScaling		1	binding:appkit.cs
NSButtonCell	isOpaque	NSNumber	0	binding:appkit.cs
NSButtonCell	keyEquivalent	NSString	1	binding:appkit.cs
NSButtonCell	keyEquivalentFont	NSFont	1	binding:appkit.cs
NSButtonCell	keyEquivalentModifierMask		1	binding:appkit.cs
NSButtonCell	showsBorderOnlyWhileMouseInside	NSNumber	1	binding:appkit.cs
NSButtonCell	showsStateBy	NSNumber	1	binding:appkit.cs
NSButtonCell	sound	NSSound	1	binding:appkit.cs
NSButtonCell	title	NSString	1	binding:appkit.cs
NSButtonCell	transparent	NSNumber	1	binding:appkit.cs
NSButtonTouchBarItem	action		1	binding:appkit.cs
NSButtonTouchBarItem	bezelColor	NSColor	1	binding:appkit.cs
NSButtonTouchBarItem	customizationLabel	NSString	1	binding:appkit.cs
NSButtonTouchBarItem	enabled	NSNumber	1	binding:appkit.cs
NSButtonTouchBarItem	image	NSImage	1	binding:appkit.cs
NSButtonTouchBarItem	target		1	binding:appkit.cs
NSButtonTouchBarItem	title	NSString	1	binding:appkit.cs
NSByteCountFormatter	adaptive	NSNumber	1	binding:foundation.cs
NSByteCountFormatter	allowedUnits		1	binding:foundation.cs
NSByteCountFormatter	allowsNonnumericFormatting	NSNumber	1	binding:foundation.cs
NSByteCountFormatter	countStyle		1	binding:foundation.cs
NSByteCountFormatter	formattingContext		1	binding:foundation.cs
NSByteCountFormatter	includesActualByteCount	NSNumber	1	binding:foundation.cs
NSByteCountFormatter	includesCount	NSNumber	1	binding:foundation.cs
NSByteCountFormatter	includesUnit	NSNumber	1	binding:foundation.cs
NSByteCountFormatter	zeroPadsFractionDigits	NSNumber	1	binding:foundation.cs
NSCandidateListTouchBarItem	allowsCollapsing	NSNumber	1	binding:appkit.cs
NSCandidateListTouchBarItem	allowsTextInputContextCandidates	NSNumber	1	binding:appkit.cs
NSCandidateListTouchBarItem	attributedStringForCandidate		1	binding:appkit.cs
NSCandidateListTouchBarItem	candidateListVisible	NSNumber	0	binding:appkit.cs
NSCandidateListTouchBarItem	candidates	NSArray	0	binding:appkit.cs
NSCandidateListTouchBarItem	client		1	binding:appkit.cs
NSCandidateListTouchBarItem	collapsed	NSNumber	1	binding:appkit.cs
NSCandidateListTouchBarItem	customizationLabel	NSString	1	binding:appkit.cs
NSCandidateListTouchBarItem	delegate		1	binding:appkit.cs
NSCell	acceptsFirstResponder	NSNumber	0	binding:appkit.cs
NSCell	accessibilityActivationPoint		1	binding:appkit.cs
NSCell	accessibilityAllowedValues	NSArray	1	binding:appkit.cs
NSCell	accessibilityAlternateUIVisible	NSNumber	1	binding:appkit.cs
NSCell	accessibilityApplicationFocusedUIElement		1	binding:appkit.cs
NSCell	accessibilityAttributedUserInputLabels	NSArray	1	binding:appkit.cs
NSCell	accessibilityCancelButton		1	binding:appkit.cs
NSCell	accessibilityChildren	NSArray	1	binding:appkit.cs
NSCell	accessibilityChildrenInNavigationOrder	NSArray	1	binding:appkit.cs
NSCell	accessibilityClearButton		1	binding:appkit.cs
NSCell	accessibilityCloseButton		1	binding:appkit.cs
NSCell	accessibilityColumnCount	NSNumber	1	binding:appkit.cs
NSCell	accessibilityColumnHeaderUIElements	NSArray	1	binding:appkit.cs
NSCell	accessibilityColumnIndexRange		1	binding:appkit.cs
NSCell	accessibilityColumnTitles	NSArray	1	binding:appkit.cs
NSCell	accessibilityColumns	NSArray	1	binding:appkit.cs
NSCell	accessibilityContents	NSArray	1	binding:appkit.cs
NSCell	accessibilityCriticalValue		1	binding:appkit.cs
NSCell	accessibilityCustomActions	NSArray	1	binding:appkit.cs
NSCell	accessibilityCustomRotors	NSArray	1	binding:appkit.cs
NSCell	accessibilityDecrementButton		1	binding:appkit.cs
NSCell	accessibilityDefaultButton		1	binding:appkit.cs
NSCell	accessibilityDisclosed	NSNumber	1	binding:appkit.cs
NSCell	accessibilityDisclosedByRow		1	binding:appkit.cs
NSCell	accessibilityDisclosedRows		1	binding:appkit.cs
NSCell	accessibilityDisclosureLevel	NSNumber	1	binding:appkit.cs
NSCell	accessibilityDocument	NSString	1	binding:appkit.cs
NSCell	accessibilityEdited	NSNumber	1	binding:appkit.cs
NSCell	accessibilityElement	NSNumber	1	binding:appkit.cs
NSCell	accessibilityEnabled	NSNumber	1	binding:appkit.cs
NSCell	accessibilityExpanded	NSNumber	1	binding:appkit.cs
NSCell	accessibilityExtrasMenuBar		1	binding:appkit.cs
NSCell	accessibilityFilename	NSString	1	binding:appkit.cs
NSCell	accessibilityFocused	NSNumber	1	binding:appkit.cs
NSCell	accessibilityFocusedWindow		1	binding:appkit.cs
NSCell	accessibilityFrame		1	binding:appkit.cs
NSCell	accessibilityFrontmost	NSNumber	1	binding:appkit.cs
NSCell	accessibilityFullScreenButton		1	binding:appkit.cs
NSCell	accessibilityGrowArea		1	binding:appkit.cs
NSCell	accessibilityHandles	NSArray	1	binding:appkit.cs
NSCell	accessibilityHeader		1	binding:appkit.cs
NSCell	accessibilityHelp	NSString	1	binding:appkit.cs
NSCell	accessibilityHidden	NSNumber	1	binding:appkit.cs
NSCell	accessibilityHorizontalScrollBar		1	binding:appkit.cs
NSCell	accessibilityHorizontalUnitDescription	NSString	1	binding:appkit.cs
NSCell	accessibilityHorizontalUnits		1	binding:appkit.cs
NSCell	accessibilityIdentifier	NSString	1	binding:appkit.cs
NSCell	accessibilityIncrementButton		1	binding:appkit.cs
NSCell	accessibilityIndex	NSNumber	1	binding:appkit.cs
NSCell	accessibilityInsertionPointLineNumber	NSNumber	1	binding:appkit.cs
NSCell	accessibilityLabel	NSString	1	binding:appkit.cs
NSCell	accessibilityLabelUIElements	NSArray	1	binding:appkit.cs
NSCell	accessibilityLabelValue	NSNumber	1	binding:appkit.cs
NSCell	accessibilityLinkedUIElements	NSArray	1	binding:appkit.cs
NSCell	accessibilityMain	NSNumber	1	binding:appkit.cs
NSCell	accessibilityMainWindow		1	binding:appkit.cs
NSCell	accessibilityMarkerGroupUIElement		1	binding:appkit.cs
NSCell	accessibilityMarkerTypeDescription	NSString	1	binding:appkit.cs
NSCell	accessibilityMarkerUIElements	NSArray	1	binding:appkit.cs
NSCell	accessibilityMarkerValues		1	binding:appkit.cs
NSCell	accessibilityMaxValue		1	binding:appkit.cs
NSCell	accessibilityMenuBar		1	binding:appkit.cs
NSCell	accessibilityMinValue		1	binding:appkit.cs
NSCell	accessibilityMinimizeButton		1	binding:appkit.cs
NSCell	accessibilityMinimized	NSNumber	1	binding:appkit.cs
NSCell	accessibilityModal	NSNumber	1	binding:appkit.cs
NSCell	accessibilityNextContents	NSArray	1	binding:appkit.cs
NSCell	accessibilityNumberOfCharacters	NSNumber	1	binding:appkit.cs
NSCell	accessibilityOrderedByRow	NSNumber	1	binding:appkit.cs
NSCell	accessibilityOrientation		1	binding:appkit.cs
NSCell	accessibilityOverflowButton		1	binding:appkit.cs
NSCell	accessibilityParent		1	binding:appkit.cs
NSCell	accessibilityPerformCancel	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformConfirm	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformDelete	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformPick	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformRaise	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformShowAlternateUI	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformShowDefaultUI	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPerformShowMenu	NSNumber	0	binding:appkit.cs
NSCell	accessibilityPlaceholderValue	NSString	1	binding:appkit.cs
NSCell	accessibilityPreviousContents	NSArray	1	binding:appkit.cs
NSCell	accessibilityProtectedContent	NSNumber	1	binding:appkit.cs
NSCell	accessibilityProxy		1	binding:appkit.cs
NSCell	accessibilityRequired	NSNumber	1	binding:appkit.cs
NSCell	accessibilityRole	NSString	1	binding:appkit.cs
NSCell	accessibilityRoleDescription	NSString	1	binding:appkit.cs
NSCell	accessibilityRowCount	NSNumber	1	binding:appkit.cs
NSCell	accessibilityRowHeaderUIElements	NSArray	1	binding:appkit.cs
NSCell	accessibilityRowIndexRange		1	binding:appkit.cs
NSCell	accessibilityRows	NSArray	1	binding:appkit.cs
NSCell	accessibilityRulerMarkerType		1	binding:appkit.cs
NSCell	accessibilitySearchButton		1	binding:appkit.cs
NSCell	accessibilitySearchMenu		1	binding:appkit.cs
NSCell	accessibilitySelected	NSNumber	1	binding:appkit.cs
NSCell	accessibilitySelectedCells	NSArray	1	binding:appkit.cs
NSCell	accessibilitySelectedChildren	NSArray	1	binding:appkit.cs
NSCell	accessibilitySelectedColumns	NSArray	1	binding:appkit.cs
NSCell	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSCell	accessibilitySelectedText	NSString	1	binding:appkit.cs
NSCell	accessibilitySelectedTextRange		1	binding:appkit.cs
NSCell	accessibilitySelectedTextRanges	NSArray	1	binding:appkit.cs
NSCell	accessibilityServesAsTitleForUIElements	NSArray	1	binding:appkit.cs
NSCell	accessibilitySharedCharacterRange		1	binding:appkit.cs
NSCell	accessibilitySharedFocusElements	NSArray	1	binding:appkit.cs
NSCell	accessibilitySharedTextUIElements	NSArray	1	binding:appkit.cs
NSCell	accessibilityShownMenu		1	binding:appkit.cs
NSCell	accessibilitySortDirection		1	binding:appkit.cs
NSCell	accessibilitySplitters	NSArray	1	binding:appkit.cs
NSCell	accessibilitySubrole	NSString	1	binding:appkit.cs
NSCell	accessibilityTabs	NSArray	1	binding:appkit.cs
NSCell	accessibilityTitle	NSString	1	binding:appkit.cs
NSCell	accessibilityTitleUIElement		1	binding:appkit.cs
NSCell	accessibilityToolbarButton		1	binding:appkit.cs
NSCell	accessibilityTopLevelUIElement		1	binding:appkit.cs
NSCell	accessibilityURL	NSURL	1	binding:appkit.cs
NSCell	accessibilityUnitDescription	NSString	1	binding:appkit.cs
NSCell	accessibilityUnits		1	binding:appkit.cs
NSCell	accessibilityUserInputLabels	NSArray	1	binding:appkit.cs
NSCell	accessibilityValue		1	binding:appkit.cs
NSCell	accessibilityValueDescription	NSString	1	binding:appkit.cs
NSCell	accessibilityVerticalScrollBar		1	binding:appkit.cs
NSCell	accessibilityVerticalUnitDescription	NSString	1	binding:appkit.cs
NSCell	accessibilityVerticalUnits		1	binding:appkit.cs
NSCell	accessibilityVisibleCells	NSArray	1	binding:appkit.cs
NSCell	accessibilityVisibleCharacterRange		1	binding:appkit.cs
NSCell	accessibilityVisibleChildren	NSArray	1	binding:appkit.cs
NSCell	accessibilityVisibleColumns	NSArray	1	binding:appkit.cs
NSCell	accessibilityVisibleRows	NSArray	1	binding:appkit.cs
NSCell	accessibilityWarningValue		1	binding:appkit.cs
NSCell	accessibilityWindow		1	binding:appkit.cs
NSCell	accessibilityWindows	NSArray	1	binding:appkit.cs
NSCell	accessibilityZoomButton		1	binding:appkit.cs
NSCell	action		1	binding:appkit.cs
NSCell	alignment		1	binding:appkit.cs
NSCell	allowsEditingTextAttributes	NSNumber	1	binding:appkit.cs
NSCell	allowsMixedState	NSNumber	1	binding:appkit.cs
NSCell	allowsUndo	NSNumber	1	binding:appkit.cs
NSCell	attributedStringValue	NSAttributedString	1	binding:appkit.cs
NSCell	backgroundStyle		1	binding:appkit.cs
NSCell	baseWritingDirection		1	binding:appkit.cs
NSCell	bezeled	NSNumber	1	binding:appkit.cs
NSCell	bordered	NSNumber	1	binding:appkit.cs
NSCell	cellSize		0	binding:appkit.cs
NSCell	continuous	NSNumber	1	binding:appkit.cs
NSCell	controlSize		1	binding:appkit.cs
NSCell	controlTint		1	binding:appkit.cs
NSCell	controlView	NSView	1	binding:appkit.cs
NSCell	defaultFocusRingType		0	binding:appkit.cs
NSCell	defaultMenu	NSMenu	0	binding:appkit.cs
NSCell	doubleValue	NSNumber	1	binding:appkit.cs
NSCell	editable	NSNumber	1	binding:appkit.cs
NSCell	enabled	NSNumber	1	binding:appkit.cs
NSCell	floatValue	NSNumber	1	binding:appkit.cs
NSCell	focusRingType		1	binding:appkit.cs
NSCell	font	NSFont	1	binding:appkit.cs
NSCell	formatter	NSFormatter	1	binding:appkit.cs
NSCell	hasValidObjectValue	NSNumber	0	binding:appkit.cs
NSCell	highlighted	NSNumber	1	binding:appkit.cs
NSCell	identifier	NSString	1	binding:appkit.cs
NSCell	image	NSImage	1	binding:appkit.cs
NSCell	importsGraphics	NSNumber	1	binding:appkit.cs
NSCell	intValue	NSNumber	1	binding:appkit.cs
NSCell	integerValue	NSNumber	1	binding:appkit.cs
NSCell	interiorBackgroundStyle		0	binding:appkit.cs
NSCell	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSCell	isOpaque	NSNumber	0	binding:appkit.cs
NSCell	keyEquivalent	NSString	0	binding:appkit.cs
NSCell	lineBreakMode		1	binding:appkit.cs
NSCell	menu	NSMenu	1	binding:appkit.cs
NSCell	mnemonic	NSString	0	binding:appkit.cs
NSCell	mnemonicLocation	NSNumber	1	binding:appkit.cs
NSCell	mouseDownFlags	NSNumber	0	binding:appkit.cs
NSCell	nextState	NSNumber	0	binding:appkit.cs
NSCell	objectValue		1	binding:appkit.cs
NSCell	prefersTrackingUntilMouseUp	NSNumber	0	binding:appkit.cs
NSCell	refusesFirstResponder	NSNumber	0	binding:appkit.cs
NSCell	representedObject		1	binding:appkit.cs
NSCell	scrollable	NSNumber	1	binding:appkit.cs
NSCell	selectable	NSNumber	1	binding:appkit.cs
NSCell	sendsActionOnEndEditing	NSNumber	1	binding:appkit.cs
NSCell	showsFirstResponder	NSNumber	1	binding:appkit.cs
NSCell	state		1	binding:appkit.cs
NSCell	stringValue	NSString	1	binding:appkit.cs
NSCell	tag	NSNumber	1	binding:appkit.cs
NSCell	target		1	binding:appkit.cs
NSCell	title	NSString	1	binding:appkit.cs
NSCell	titleWithMnemonic		1	binding:appkit.cs
NSCell	truncatesLastVisibleLine	NSNumber	1	binding:appkit.cs
NSCell	type		1	binding:appkit.cs
NSCell	upFieldEditorAttributes		1	binding:appkit.cs
NSCell	userInterfaceLayoutDirection		1	binding:appkit.cs
NSCell	usesSingleLineMode	NSNumber	1	binding:appkit.cs
NSCell	wantsNotificationForMarkedText	NSNumber	0	binding:appkit.cs
NSCell	wraps	NSNumber	1	binding:appkit.cs
NSClipView	automaticallyAdjustsContentInsets	NSNumber	1	binding:appkit.cs
NSClipView	backgroundColor	NSColor	1	binding:appkit.cs
NSClipView	contentInsets		1	binding:appkit.cs
NSClipView	copiesOnScroll	NSNumber	1	binding:appkit.cs
NSClipView	documentCursor	NSCursor	1	binding:appkit.cs
NSClipView	documentRect		0	binding:appkit.cs
NSClipView	documentView	NSView	1	binding:appkit.cs
NSClipView	documentVisibleRect		0	binding:appkit.cs
NSClipView	drawsBackground	NSNumber	1	binding:appkit.cs
NSCollectionView	allowsEmptySelection	NSNumber	1	binding:appkit.cs
NSCollectionView	allowsMultipleSelection	NSNumber	1	binding:appkit.cs
NSCollectionView	backgroundColors	NSArray	1	binding:appkit.cs
NSCollectionView	backgroundView	NSView	1	binding:appkit.cs
NSCollectionView	backgroundViewScrollsWithContent	NSNumber	1	binding:appkit.cs
NSCollectionView	collectionViewLayout	NSCollectionViewLayout	1	binding:appkit.cs
NSCollectionView	content	NSArray	1	binding:appkit.cs
NSCollectionView	dataSource		1	binding:appkit.cs
NSCollectionView	delegate		1	binding:appkit.cs
NSCollectionView	ignoreModifierKeysWhileDragging	NSNumber	0	binding:appkit.cs
NSCollectionView	indexPathsForVisibleItems		0	binding:appkit.cs
NSCollectionView	isFirstResponder	NSNumber	0	binding:appkit.cs
NSCollectionView	itemPrototype	NSCollectionViewItem	1	binding:appkit.cs
NSCollectionView	maxItemSize		1	binding:appkit.cs
NSCollectionView	maxNumberOfColumns	NSNumber	1	binding:appkit.cs
NSCollectionView	maxNumberOfRows	NSNumber	1	binding:appkit.cs
NSCollectionView	minItemSize		1	binding:appkit.cs
NSCollectionView	numberOfSections	NSNumber	0	binding:appkit.cs
NSCollectionView	prefetchDataSource		1	binding:appkit.cs
NSCollectionView	selectable	NSNumber	1	binding:appkit.cs
NSCollectionView	selectionIndexPaths	NSSet	1	binding:appkit.cs
NSCollectionView	selectionIndexes	NSIndexSet	1	binding:appkit.cs
NSCollectionView	visibleItems	NSArray	0	binding:appkit.cs
NSCollectionView	wantsPeriodicDraggingUpdates	NSNumber	0	binding:appkit.cs
NSCollectionViewCompositionalLayout	configuration	NSCollectionViewCompositionalLayoutConfiguration	1	binding:appkit.cs
NSCollectionViewFlowLayout	estimatedItemSize		1	binding:appkit.cs
NSCollectionViewFlowLayout	footerReferenceSize		1	binding:appkit.cs
NSCollectionViewFlowLayout	headerReferenceSize		1	binding:appkit.cs
NSCollectionViewFlowLayout	itemSize		1	binding:appkit.cs
NSCollectionViewFlowLayout	minimumInteritemSpacing	NSNumber	1	binding:appkit.cs
NSCollectionViewFlowLayout	minimumLineSpacing	NSNumber	1	binding:appkit.cs
NSCollectionViewFlowLayout	scrollDirection		1	binding:appkit.cs
NSCollectionViewFlowLayout	sectionFootersPinToVisibleBounds	NSNumber	1	binding:appkit.cs
NSCollectionViewFlowLayout	sectionHeadersPinToVisibleBounds	NSNumber	1	binding:appkit.cs
NSCollectionViewFlowLayout	sectionInset		1	binding:appkit.cs
NSCollectionViewGridLayout	backgroundColors	NSArray	1	binding:appkit.cs
NSCollectionViewGridLayout	margins		1	binding:appkit.cs
NSCollectionViewGridLayout	maximumItemSize		1	binding:appkit.cs
NSCollectionViewGridLayout	maximumNumberOfColumns	NSNumber	1	binding:appkit.cs
NSCollectionViewGridLayout	maximumNumberOfRows	NSNumber	1	binding:appkit.cs
NSCollectionViewGridLayout	minimumInteritemSpacing	NSNumber	1	binding:appkit.cs
NSCollectionViewGridLayout	minimumItemSize		1	binding:appkit.cs
NSCollectionViewGridLayout	minimumLineSpacing	NSNumber	1	binding:appkit.cs
NSCollectionViewItem	collectionView	NSCollectionView	0	binding:appkit.cs
NSCollectionViewItem	draggingImageComponents	NSArray	0	binding:appkit.cs
NSCollectionViewItem	highlightState		1	binding:appkit.cs
NSCollectionViewItem	imageView	NSImageView	1	binding:appkit.cs
NSCollectionViewItem	selected	NSNumber	1	binding:appkit.cs
NSCollectionViewItem	textField	NSTextField	1	binding:appkit.cs
NSCollectionViewLayout	collectionView	NSCollectionView	0	binding:appkit.cs
NSCollectionViewLayout	collectionViewContentSize		0	binding:appkit.cs
NSCollectionViewLayout	invalidationContextClass		0	binding:appkit.cs
NSCollectionViewLayout	layoutAttributesClass		0	binding:appkit.cs
NSCollectionViewTransitionLayout	currentLayout	NSCollectionViewLayout	0	binding:appkit.cs
NSCollectionViewTransitionLayout	init		0	binding:appkit.cs
NSCollectionViewTransitionLayout	nextLayout	NSCollectionViewLayout	0	binding:appkit.cs
NSCollectionViewTransitionLayout	transitionProgress	NSNumber	1	binding:appkit.cs
NSColor	CGColor		0	binding:appkit.cs
NSColor	accessibilityName	NSString	0	binding:appkit.cs
NSColor	alphaComponent	NSNumber	0	binding:appkit.cs
NSColor	alternateSelectedControlColor	NSColor	0	binding:appkit.cs
NSColor	alternateSelectedControlTextColor	NSColor	0	binding:appkit.cs
NSColor	alternatingContentBackgroundColors	NSArray	0	binding:appkit.cs
NSColor	blackColor	NSColor	0	binding:appkit.cs
NSColor	blackComponent	NSNumber	0	binding:appkit.cs
NSColor	blueColor	NSColor	0	binding:appkit.cs
NSColor	blueComponent	NSNumber	0	binding:appkit.cs
NSColor	brightnessComponent	NSNumber	0	binding:appkit.cs
NSColor	brownColor	NSColor	0	binding:appkit.cs
NSColor	catalogNameComponent	NSString	0	binding:appkit.cs
NSColor	clearColor	NSColor	0	binding:appkit.cs
NSColor	colorNameComponent	NSString	0	binding:appkit.cs
NSColor	colorSpace	NSColorSpace	0	binding:appkit.cs
NSColor	colorSpaceName	NSString	0	binding:appkit.cs
NSColor	controlAccentColor	NSColor	0	binding:appkit.cs
NSColor	controlBackgroundColor	NSColor	0	binding:appkit.cs
NSColor	controlColor	NSColor	0	binding:appkit.cs
NSColor	controlDarkShadowColor	NSColor	0	binding:appkit.cs
NSColor	controlHighlightColor	NSColor	0	binding:appkit.cs
NSColor	controlLightHighlightColor	NSColor	0	binding:appkit.cs
NSColor	controlShadowColor	NSColor	0	binding:appkit.cs
NSColor	controlTextColor	NSColor	0	binding:appkit.cs
NSColor	currentControlTint		0	binding:appkit.cs
NSColor	cyanColor	NSColor	0	binding:appkit.cs
NSColor	cyanComponent	NSNumber	0	binding:appkit.cs
NSColor	darkGrayColor	NSColor	0	binding:appkit.cs
NSColor	disabledControlTextColor	NSColor	0	binding:appkit.cs
NSColor	findHighlightColor	NSColor	0	binding:appkit.cs
NSColor	grayColor	NSColor	0	binding:appkit.cs
NSColor	greenColor	NSColor	0	binding:appkit.cs
NSColor	greenComponent	NSNumber	0	binding:appkit.cs
NSColor	gridColor	NSColor	0	binding:appkit.cs
NSColor	headerColor	NSColor	0	binding:appkit.cs
NSColor	headerTextColor	NSColor	0	binding:appkit.cs
NSColor	highlightColor	NSColor	0	binding:appkit.cs
NSColor	hueComponent	NSNumber	0	binding:appkit.cs
NSColor	ignoresAlpha	NSNumber	0	binding:appkit.cs
NSColor	keyboardFocusIndicatorColor	NSColor	0	binding:appkit.cs
NSColor	knobColor	NSColor	0	binding:appkit.cs
NSColor	labelColor	NSColor	0	binding:appkit.cs
NSColor	lightGrayColor	NSColor	0	binding:appkit.cs
NSColor	linkColor	NSColor	0	binding:appkit.cs
NSColor	localizedCatalogNameComponent	NSString	0	binding:appkit.cs
NSColor	localizedColorNameComponent	NSString	0	binding:appkit.cs
NSColor	magentaColor	NSColor	0	binding:appkit.cs
NSColor	magentaComponent	NSNumber	0	binding:appkit.cs
NSColor	numberOfComponents	NSNumber	0	binding:appkit.cs
NSColor	orangeColor	NSColor	0	binding:appkit.cs
NSColor	patternImage	NSImage	0	binding:appkit.cs
NSColor	placeholderTextColor	NSColor	0	binding:appkit.cs
NSColor	purpleColor	NSColor	0	binding:appkit.cs
NSColor	quaternaryLabelColor	NSColor	0	binding:appkit.cs
NSColor	quaternarySystemFillColor	NSColor	0	binding:appkit.cs
NSColor	quinaryLabelColor	NSColor	0	binding:appkit.cs
NSColor	quinarySystemFillColor	NSColor	0	binding:appkit.cs
NSColor	redColor	NSColor	0	binding:appkit.cs
NSColor	redComponent	NSNumber	0	binding:appkit.cs
NSColor	saturationComponent	NSNumber	0	binding:appkit.cs
NSColor	scrollBarColor	NSColor	0	binding:appkit.cs
NSColor	scrubberTexturedBackgroundColor	NSColor	0	binding:appkit.cs
NSColor	secondaryLabelColor	NSColor	0	binding:appkit.cs
NSColor	secondarySelectedControlColor	NSColor	0	binding:appkit.cs
NSColor	secondarySystemFillColor	NSColor	0	binding:appkit.cs
NSColor	selectedContentBackgroundColor	NSColor	0	binding:appkit.cs
NSColor	selectedControlColor	NSColor	0	binding:appkit.cs
NSColor	selectedControlTextColor	NSColor	0	binding:appkit.cs
NSColor	selectedKnobColor	NSColor	0	binding:appkit.cs
NSColor	selectedMenuItemColor	NSColor	0	binding:appkit.cs
NSColor	selectedMenuItemTextColor	NSColor	0	binding:appkit.cs
NSColor	selectedTextBackgroundColor	NSColor	0	binding:appkit.cs
NSColor	selectedTextColor	NSColor	0	binding:appkit.cs
NSColor	separatorColor	NSColor	0	binding:appkit.cs
NSColor	shadowColor	NSColor	0	binding:appkit.cs
NSColor	systemBlueColor	NSColor	0	binding:appkit.cs
NSColor	systemBrownColor	NSColor	0	binding:appkit.cs
NSColor	systemCyanColor	NSColor	0	binding:appkit.cs
NSColor	systemFillColor	NSColor	0	binding:appkit.cs
NSColor	systemGrayColor	NSColor	0	binding:appkit.cs
NSColor	systemGreenColor	NSColor	0	binding:appkit.cs
NSColor	systemIndigoColor	NSColor	0	binding:appkit.cs
NSColor	systemMintColor	NSColor	0	binding:appkit.cs
NSColor	systemOrangeColor	NSColor	0	binding:appkit.cs
NSColor	systemPinkColor	NSColor	0	binding:appkit.cs
NSColor	systemPurpleColor	NSColor	0	binding:appkit.cs
NSColor	systemRedColor	NSColor	0	binding:appkit.cs
NSColor	systemTealColor	NSColor	0	binding:appkit.cs
NSColor	systemYellowColor	NSColor	0	binding:appkit.cs
NSColor	tertiaryLabelColor	NSColor	0	binding:appkit.cs
NSColor	tertiarySystemFillColor	NSColor	0	binding:appkit.cs
NSColor	textBackgroundColor	NSColor	0	binding:appkit.cs
NSColor	textColor	NSColor	0	binding:appkit.cs
NSColor	textInsertionPointColor	NSColor	0	binding:appkit.cs
NSColor	type		0	binding:appkit.cs
NSColor	underPageBackgroundColor	NSColor	0	binding:appkit.cs
NSColor	unemphasizedSelectedContentBackgroundColor	NSColor	0	binding:appkit.cs
NSColor	unemphasizedSelectedTextBackgroundColor	NSColor	0	binding:appkit.cs
NSColor	unemphasizedSelectedTextColor	NSColor	0	binding:appkit.cs
NSColor	whiteColor	NSColor	0	binding:appkit.cs
NSColor	whiteComponent	NSNumber	0	binding:appkit.cs
NSColor	windowBackgroundColor	NSColor	0	binding:appkit.cs
NSColor	windowFrameColor	NSColor	0	binding:appkit.cs
NSColor	windowFrameTextColor	NSColor	0	binding:appkit.cs
NSColor	yellowColor	NSColor	0	binding:appkit.cs
NSColor	yellowComponent	NSNumber	0	binding:appkit.cs
NSColorPanel	accessoryView	NSView	1	binding:appkit.cs
NSColorPanel	action		1	binding:appkit.cs
NSColorPanel	alpha	NSNumber	0	binding:appkit.cs
NSColorPanel	color	NSColor	1	binding:appkit.cs
NSColorPanel	continuous	NSNumber	1	binding:appkit.cs
NSColorPanel	mode		1	binding:appkit.cs
NSColorPanel	sharedColorPanel	NSColorPanel	0	binding:appkit.cs
NSColorPanel	sharedColorPanelExists	NSNumber	0	binding:appkit.cs
NSColorPanel	showsAlpha	NSNumber	1	binding:appkit.cs
NSColorPanel	target		1	binding:appkit.cs
NSColorPickerTouchBarItem	action		1	binding:appkit.cs
NSColorPickerTouchBarItem	allowedColorSpaces	NSArray	1	binding:appkit.cs
NSColorPickerTouchBarItem	color	NSColor	1	binding:appkit.cs
NSColorPickerTouchBarItem	colorList	NSColorList	1	binding:appkit.cs
NSColorPickerTouchBarItem	customizationLabel	NSString	1	binding:appkit.cs
NSColorPickerTouchBarItem	enabled	NSNumber	1	binding:appkit.cs
NSColorPickerTouchBarItem	showsAlpha	NSNumber	1	binding:appkit.cs
NSColorPickerTouchBarItem	target		1	binding:appkit.cs
NSColorWell	bordered	NSNumber	1	binding:appkit.cs
NSColorWell	color	NSColor	1	binding:appkit.cs
NSColorWell	colorWellStyle		1	binding:appkit.cs
NSColorWell	image	NSImage	1	binding:appkit.cs
NSColorWell	isActive	NSNumber	0	binding:appkit.cs
NSColorWell	pulldownAction		1	binding:appkit.cs
NSColorWell	pulldownTarget		1	binding:appkit.cs
NSColorWell	supportsAlpha	NSNumber	1	binding:appkit.cs
NSComboBox	buttonBordered	NSNumber	1	binding:appkit.cs
NSComboBox	completes	NSNumber	1	binding:appkit.cs
NSComboBox	dataSource		1	binding:appkit.cs
NSComboBox	hasVerticalScroller	NSNumber	1	binding:appkit.cs
NSComboBox	indexOfSelectedItem	NSNumber	0	binding:appkit.cs
NSComboBox	intercellSpacing		1	binding:appkit.cs
NSComboBox	itemHeight	NSNumber	1	binding:appkit.cs
NSComboBox	numberOfItems	NSNumber	0	binding:appkit.cs
NSComboBox	numberOfVisibleItems	NSNumber	1	binding:appkit.cs
NSComboBox	objectValueOfSelectedItem		0	binding:appkit.cs
NSComboBox	objectValues	NSArray	0	binding:appkit.cs
NSComboBox	usesDataSource	NSNumber	1	binding:appkit.cs
NSComboBoxCell	buttonBordered	NSNumber	1	binding:appkit.cs
NSComboBoxCell	completes	NSNumber	1	binding:appkit.cs
NSComboBoxCell	dataSource		1	binding:appkit.cs
NSComboBoxCell	hasVerticalScroller	NSNumber	1	binding:appkit.cs
NSComboBoxCell	indexOfSelectedItem	NSNumber	0	binding:appkit.cs
NSComboBoxCell	intercellSpacing		1	binding:appkit.cs
NSComboBoxCell	itemHeight	NSNumber	1	binding:appkit.cs
NSComboBoxCell	numberOfItems	NSNumber	0	binding:appkit.cs
NSComboBoxCell	numberOfVisibleItems	NSNumber	1	binding:appkit.cs
NSComboBoxCell	objectValueOfSelectedItem		0	binding:appkit.cs
NSComboBoxCell	objectValues	NSArray	0	binding:appkit.cs
NSComboBoxCell	usesDataSource	NSNumber	1	binding:appkit.cs
NSComboButton	image	NSImage	1	binding:appkit.cs
NSComboButton	imageScaling		1	binding:appkit.cs
NSComboButton	menu	NSMenu	1	binding:appkit.cs
NSComboButton	style		1	binding:appkit.cs
NSComboButton	title	NSString	1	binding:appkit.cs
NSControl	abortEditing	NSNumber	0	binding:appkit.cs
NSControl	action		1	binding:appkit.cs
NSControl	alignment		1	binding:appkit.cs
NSControl	allowsExpansionToolTips	NSNumber	1	binding:appkit.cs
NSControl	attributedStringValue	NSAttributedString	1	binding:appkit.cs
NSControl	baseWritingDirection		1	binding:appkit.cs
NSControl	cell	NSCell	1	binding:appkit.cs
NSControl	cellClass		0	binding:appkit.cs
NSControl	continuous	NSNumber	1	binding:appkit.cs
NSControl	controlSize		1	binding:appkit.cs
NSControl	currentEditor	NSText	0	binding:appkit.cs
NSControl	doubleValue	NSNumber	1	binding:appkit.cs
NSControl	enabled	NSNumber	1	binding:appkit.cs
NSControl	floatValue	NSNumber	1	binding:appkit.cs
NSControl	font	NSFont	1	binding:appkit.cs
NSControl	formatter	NSFormatter	1	binding:appkit.cs
NSControl	highlighted	NSNumber	1	binding:appkit.cs
NSControl	ignoresMultiClick	NSNumber	1	binding:appkit.cs
NSControl	intValue	NSNumber	1	binding:appkit.cs
NSControl	integerValue	NSNumber	1	binding:appkit.cs
NSControl	lineBreakMode		1	binding:appkit.cs
NSControl	objectValue		1	binding:appkit.cs
NSControl	refusesFirstResponder	NSNumber	1	binding:appkit.cs
NSControl	selectedCell	NSCell	0	binding:appkit.cs
NSControl	selectedTag	NSNumber	0	binding:appkit.cs
NSControl	stringValue	NSString	1	binding:appkit.cs
NSControl	tag	NSNumber	1	binding:appkit.cs
NSControl	target		1	binding:appkit.cs
NSControl	usesSingleLineMode	NSNumber	1	binding:appkit.cs
NSController	commitEditing	NSNumber	0	binding:appkit.cs
NSController	isEditing	NSNumber	0	binding:appkit.cs
NSCustomTouchBarItem	customizationLabel	NSString	1	binding:appkit.cs
NSCustomTouchBarItem	view	NSView	1	binding:appkit.cs
NSCustomTouchBarItem	viewController	NSViewController	1	binding:appkit.cs
NSData	bytes		0	binding:foundation.cs
NSData	length	NSNumber	0	binding:foundation.cs
NSDate	date	NSDate	0	binding:foundation.cs
NSDate	distantFuture	NSDate	0	binding:foundation.cs
NSDate	distantPast	NSDate	0	binding:foundation.cs
NSDate	srAbsoluteTime	NSNumber	0	binding:foundation.cs
NSDate	timeIntervalSince1970	NSNumber	0	binding:foundation.cs
NSDate	timeIntervalSinceNow	NSNumber	0	binding:foundation.cs
NSDate	timeIntervalSinceReferenceDate	NSNumber	0	binding:foundation.cs
NSDateComponentsFormatter	allowedUnits		1	binding:foundation.cs
NSDateComponentsFormatter	allowsFractionalUnits	NSNumber	1	binding:foundation.cs
NSDateComponentsFormatter	calendar	NSCalendar	1	binding:foundation.cs
NSDateComponentsFormatter	collapsesLargestUnit	NSNumber	1	binding:foundation.cs
NSDateComponentsFormatter	formattingContext		1	binding:foundation.cs
NSDateComponentsFormatter	includesApproximationPhrase	NSNumber	1	binding:foundation.cs
NSDateComponentsFormatter	includesTimeRemainingPhrase	NSNumber	1	binding:foundation.cs
NSDateComponentsFormatter	maximumUnitCount	NSNumber	1	binding:foundation.cs
NSDateComponentsFormatter	referenceDate	NSDate	1	binding:foundation.cs
NSDateComponentsFormatter	unitsStyle		1	binding:foundation.cs
NSDateComponentsFormatter	zeroFormattingBehavior		1	binding:foundation.cs
NSDateFormatter	AMSymbol	NSString	1	binding:foundation.cs
NSDateFormatter	PMSymbol	NSString	1	binding:foundation.cs
NSDateFormatter	calendar	NSCalendar	1	binding:foundation.cs
NSDateFormatter	dateFormat	NSString	1	binding:foundation.cs
NSDateFormatter	dateStyle		1	binding:foundation.cs
NSDateFormatter	defaultDate	NSDate	1	binding:foundation.cs
NSDateFormatter	defaultFormatterBehavior		0	binding:foundation.cs
NSDateFormatter	doesRelativeDateFormatting	NSNumber	1	binding:foundation.cs
NSDateFormatter	eraSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	formatterBehavior		1	binding:foundation.cs
NSDateFormatter	formattingContext		1	binding:foundation.cs
NSDateFormatter	generatesCalendarDates	NSNumber	1	binding:foundation.cs
NSDateFormatter	gregorianStartDate	NSDate	1	binding:foundation.cs
NSDateFormatter	isLenient	NSNumber	1	binding:foundation.cs
NSDateFormatter	locale	NSLocale	1	binding:foundation.cs
NSDateFormatter	localizedDateFormatFromTemplate		1	binding:foundation.cs
NSDateFormatter	longEraSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	monthSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	quarterSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	shortMonthSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	shortQuarterSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	shortStandaloneMonthSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	shortStandaloneQuarterSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	shortStandaloneWeekdaySymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	shortWeekdaySymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	standaloneMonthSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	standaloneQuarterSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	standaloneWeekdaySymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	timeStyle		1	binding:foundation.cs
NSDateFormatter	timeZone	NSTimeZone	1	binding:foundation.cs
NSDateFormatter	twoDigitStartDate	NSDate	1	binding:foundation.cs
NSDateFormatter	veryShortMonthSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	veryShortStandaloneMonthSymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	veryShortStandaloneWeekdaySymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	veryShortWeekdaySymbols	NSArray	1	binding:foundation.cs
NSDateFormatter	weekdaySymbols	NSArray	1	binding:foundation.cs
NSDateIntervalFormatter	calendar	NSCalendar	1	binding:foundation.cs
NSDateIntervalFormatter	dateStyle		1	binding:foundation.cs
NSDateIntervalFormatter	dateTemplate	NSString	1	binding:foundation.cs
NSDateIntervalFormatter	locale	NSLocale	1	binding:foundation.cs
NSDateIntervalFormatter	timeStyle		1	binding:foundation.cs
NSDateIntervalFormatter	timeZone	NSTimeZone	1	binding:foundation.cs
NSDatePicker	backgroundColor	NSColor	1	binding:appkit.cs
NSDatePicker	bezeled	NSNumber	1	binding:appkit.cs
NSDatePicker	bordered	NSNumber	1	binding:appkit.cs
NSDatePicker	calendar	NSCalendar	1	binding:appkit.cs
NSDatePicker	cell	NSDatePickerCell	1	binding:appkit.cs
NSDatePicker	datePickerElements		1	binding:appkit.cs
NSDatePicker	datePickerMode		1	binding:appkit.cs
NSDatePicker	datePickerStyle		1	binding:appkit.cs
NSDatePicker	dateValue	NSDate	1	binding:appkit.cs
NSDatePicker	delegate		1	binding:appkit.cs
NSDatePicker	drawsBackground	NSNumber	1	binding:appkit.cs
NSDatePicker	locale	NSLocale	1	binding:appkit.cs
NSDatePicker	maxDate	NSDate	1	binding:appkit.cs
NSDatePicker	minDate	NSDate	1	binding:appkit.cs
NSDatePicker	presentsCalendarOverlay	NSNumber	1	binding:appkit.cs
NSDatePicker	textColor	NSColor	1	binding:appkit.cs
NSDatePicker	timeInterval	NSNumber	1	binding:appkit.cs
NSDatePicker	timeZone	NSTimeZone	1	binding:appkit.cs
NSDatePickerCell	backgroundColor	NSColor	1	binding:appkit.cs
NSDatePickerCell	calendar	NSCalendar	1	binding:appkit.cs
NSDatePickerCell	datePickerElements		1	binding:appkit.cs
NSDatePickerCell	datePickerMode		1	binding:appkit.cs
NSDatePickerCell	datePickerStyle		1	binding:appkit.cs
NSDatePickerCell	dateValue	NSDate	1	binding:appkit.cs
NSDatePickerCell	delegate		1	binding:appkit.cs
NSDatePickerCell	drawsBackground	NSNumber	1	binding:appkit.cs
NSDatePickerCell	locale	NSLocale	1	binding:appkit.cs
NSDatePickerCell	maxDate	NSDate	1	binding:appkit.cs
NSDatePickerCell	minDate	NSDate	1	binding:appkit.cs
NSDatePickerCell	textColor	NSColor	1	binding:appkit.cs
NSDatePickerCell	timeInterval	NSNumber	1	binding:appkit.cs
NSDatePickerCell	timeZone	NSTimeZone	1	binding:appkit.cs
NSDecimalNumber	decimalValue		0	binding:foundation.cs
NSDecimalNumber	defaultBehavior		0	binding:foundation.cs
NSDecimalNumber	doubleValue	NSNumber	0	binding:foundation.cs
NSDecimalNumber	maximumDecimalNumber	NSDecimalNumber	0	binding:foundation.cs
NSDecimalNumber	minimumDecimalNumber	NSDecimalNumber	0	binding:foundation.cs
NSDecimalNumber	notANumber	NSDecimalNumber	0	binding:foundation.cs
NSDecimalNumber	one	NSDecimalNumber	0	binding:foundation.cs
NSDecimalNumber	zero	NSDecimalNumber	0	binding:foundation.cs
NSDictionary	allKeys	NSArray	0	binding:foundation.cs
NSDictionary	allValues	NSArray	0	binding:foundation.cs
NSDictionary	count	NSNumber	0	binding:foundation.cs
NSDictionary	descriptionInStringsFileFormat	NSString	0	binding:foundation.cs
NSDictionary	objectEnumerator	NSEnumerator	0	binding:foundation.cs
NSDictionaryController	excludedKeys	NSArray	1	binding:appkit.cs
NSDictionaryController	includedKeys	NSArray	1	binding:appkit.cs
NSDictionaryController	initialKey	NSString	1	binding:appkit.cs
NSDictionaryController	initialValue		1	binding:appkit.cs
NSDictionaryController	localizedKeyDictionary	NSDictionary	1	binding:appkit.cs
NSDictionaryController	localizedKeyTable	NSString	1	binding:appkit.cs
NSDictionaryController	newObject	NSDictionaryControllerKeyValuePair	0	binding:appkit.cs
NSDraggingItem	draggingFrame		1	binding:appkit.cs
NSDraggingItem	imageComponents	NSArray	0	binding:appkit.cs
NSDraggingItem	imageComponentsProvider		1	binding:appkit.cs
NSDraggingItem	item		0	binding:appkit.cs
NSDrawer	accessibilityActivationPoint		1	binding:appkit.cs
NSDrawer	accessibilityAllowedValues	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityAlternateUIVisible	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityApplicationFocusedUIElement		1	binding:appkit.cs
NSDrawer	accessibilityAttributedUserInputLabels	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityCancelButton		1	binding:appkit.cs
NSDrawer	accessibilityChildren	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityChildrenInNavigationOrder	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityClearButton		1	binding:appkit.cs
NSDrawer	accessibilityCloseButton		1	binding:appkit.cs
NSDrawer	accessibilityColumnCount	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityColumnHeaderUIElements	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityColumnIndexRange		1	binding:appkit.cs
NSDrawer	accessibilityColumnTitles	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityColumns	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityContents	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityCriticalValue		1	binding:appkit.cs
NSDrawer	accessibilityCustomActions	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityCustomRotors	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityDecrementButton		1	binding:appkit.cs
NSDrawer	accessibilityDefaultButton		1	binding:appkit.cs
NSDrawer	accessibilityDisclosed	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityDisclosedByRow		1	binding:appkit.cs
NSDrawer	accessibilityDisclosedRows		1	binding:appkit.cs
NSDrawer	accessibilityDisclosureLevel	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityDocument	NSString	1	binding:appkit.cs
NSDrawer	accessibilityEdited	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityElement	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityEnabled	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityExpanded	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityExtrasMenuBar		1	binding:appkit.cs
NSDrawer	accessibilityFilename	NSString	1	binding:appkit.cs
NSDrawer	accessibilityFocused	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityFocusedWindow		1	binding:appkit.cs
NSDrawer	accessibilityFrame		1	binding:appkit.cs
NSDrawer	accessibilityFrontmost	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityFullScreenButton		1	binding:appkit.cs
NSDrawer	accessibilityGrowArea		1	binding:appkit.cs
NSDrawer	accessibilityHandles	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityHeader		1	binding:appkit.cs
NSDrawer	accessibilityHelp	NSString	1	binding:appkit.cs
NSDrawer	accessibilityHidden	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityHorizontalScrollBar		1	binding:appkit.cs
NSDrawer	accessibilityHorizontalUnitDescription	NSString	1	binding:appkit.cs
NSDrawer	accessibilityHorizontalUnits		1	binding:appkit.cs
NSDrawer	accessibilityIdentifier	NSString	1	binding:appkit.cs
NSDrawer	accessibilityIncrementButton		1	binding:appkit.cs
NSDrawer	accessibilityIndex	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityInsertionPointLineNumber	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityLabel	NSString	1	binding:appkit.cs
NSDrawer	accessibilityLabelUIElements	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityLabelValue	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityLinkedUIElements	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityMain	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityMainWindow		1	binding:appkit.cs
NSDrawer	accessibilityMarkerGroupUIElement		1	binding:appkit.cs
NSDrawer	accessibilityMarkerTypeDescription	NSString	1	binding:appkit.cs
NSDrawer	accessibilityMarkerUIElements	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityMarkerValues		1	binding:appkit.cs
NSDrawer	accessibilityMaxValue		1	binding:appkit.cs
NSDrawer	accessibilityMenuBar		1	binding:appkit.cs
NSDrawer	accessibilityMinValue		1	binding:appkit.cs
NSDrawer	accessibilityMinimizeButton		1	binding:appkit.cs
NSDrawer	accessibilityMinimized	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityModal	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityNextContents	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityNumberOfCharacters	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityOrderedByRow	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityOrientation		1	binding:appkit.cs
NSDrawer	accessibilityOverflowButton		1	binding:appkit.cs
NSDrawer	accessibilityParent		1	binding:appkit.cs
NSDrawer	accessibilityPerformCancel	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformConfirm	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformDelete	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformPick	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformRaise	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformShowAlternateUI	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformShowDefaultUI	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPerformShowMenu	NSNumber	0	binding:appkit.cs
NSDrawer	accessibilityPlaceholderValue	NSString	1	binding:appkit.cs
NSDrawer	accessibilityPreviousContents	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityProtectedContent	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityProxy		1	binding:appkit.cs
NSDrawer	accessibilityRequired	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityRole	NSString	1	binding:appkit.cs
NSDrawer	accessibilityRoleDescription	NSString	1	binding:appkit.cs
NSDrawer	accessibilityRowCount	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilityRowHeaderUIElements	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityRowIndexRange		1	binding:appkit.cs
NSDrawer	accessibilityRows	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityRulerMarkerType		1	binding:appkit.cs
NSDrawer	accessibilitySearchButton		1	binding:appkit.cs
NSDrawer	accessibilitySearchMenu		1	binding:appkit.cs
NSDrawer	accessibilitySelected	NSNumber	1	binding:appkit.cs
NSDrawer	accessibilitySelectedCells	NSArray	1	binding:appkit.cs
NSDrawer	accessibilitySelectedChildren	NSArray	1	binding:appkit.cs
NSDrawer	accessibilitySelectedColumns	NSArray	1	binding:appkit.cs
NSDrawer	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSDrawer	accessibilitySelectedText	NSString	1	binding:appkit.cs
NSDrawer	accessibilitySelectedTextRange		1	binding:appkit.cs
NSDrawer	accessibilitySelectedTextRanges	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityServesAsTitleForUIElements	NSArray	1	binding:appkit.cs
NSDrawer	accessibilitySharedCharacterRange		1	binding:appkit.cs
NSDrawer	accessibilitySharedFocusElements	NSArray	1	binding:appkit.cs
NSDrawer	accessibilitySharedTextUIElements	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityShownMenu		1	binding:appkit.cs
NSDrawer	accessibilitySortDirection		1	binding:appkit.cs
NSDrawer	accessibilitySplitters	NSArray	1	binding:appkit.cs
NSDrawer	accessibilitySubrole	NSString	1	binding:appkit.cs
NSDrawer	accessibilityTabs	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityTitle	NSString	1	binding:appkit.cs
NSDrawer	accessibilityTitleUIElement		1	binding:appkit.cs
NSDrawer	accessibilityToolbarButton		1	binding:appkit.cs
NSDrawer	accessibilityTopLevelUIElement		1	binding:appkit.cs
NSDrawer	accessibilityURL	NSURL	1	binding:appkit.cs
NSDrawer	accessibilityUnitDescription	NSString	1	binding:appkit.cs
NSDrawer	accessibilityUnits		1	binding:appkit.cs
NSDrawer	accessibilityUserInputLabels	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityValue		1	binding:appkit.cs
NSDrawer	accessibilityValueDescription	NSString	1	binding:appkit.cs
NSDrawer	accessibilityVerticalScrollBar		1	binding:appkit.cs
NSDrawer	accessibilityVerticalUnitDescription	NSString	1	binding:appkit.cs
NSDrawer	accessibilityVerticalUnits		1	binding:appkit.cs
NSDrawer	accessibilityVisibleCells	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityVisibleCharacterRange		1	binding:appkit.cs
NSDrawer	accessibilityVisibleChildren	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityVisibleColumns	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityVisibleRows	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityWarningValue		1	binding:appkit.cs
NSDrawer	accessibilityWindow		1	binding:appkit.cs
NSDrawer	accessibilityWindows	NSArray	1	binding:appkit.cs
NSDrawer	accessibilityZoomButton		1	binding:appkit.cs
NSDrawer	contentSize		1	binding:appkit.cs
NSDrawer	contentView	NSView	1	binding:appkit.cs
NSDrawer	delegate		1	binding:appkit.cs
NSDrawer	edge		0	binding:appkit.cs
NSDrawer	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSDrawer	leadingOffset	NSNumber	1	binding:appkit.cs
NSDrawer	maxContentSize		1	binding:appkit.cs
NSDrawer	minContentSize		1	binding:appkit.cs
NSDrawer	parentWindow	NSWindow	1	binding:appkit.cs
NSDrawer	preferredEdge		1	binding:appkit.cs
NSDrawer	state		0	binding:appkit.cs
NSDrawer	trailingOffset	NSNumber	1	binding:appkit.cs
NSEnergyFormatter	forFoodEnergyUse	NSNumber	1	binding:foundation.cs
NSEnergyFormatter	numberFormatter	NSNumberFormatter	1	binding:foundation.cs
NSEnergyFormatter	unitStyle		1	binding:foundation.cs
NSError	code	NSNumber	0	binding:foundation.cs
NSError	domain	NSString	0	binding:foundation.cs
NSError	helpAnchor	NSString	0	binding:foundation.cs
NSError	localizedDescription	NSString	0	binding:foundation.cs
NSError	localizedFailureReason	NSString	0	binding:foundation.cs
NSError	localizedRecoveryOptions	NSArray	0	binding:foundation.cs
NSError	localizedRecoverySuggestion	NSString	0	binding:foundation.cs
NSError	underlyingErrors	NSArray	0	binding:foundation.cs
NSError	userInfo	NSDictionary	0	binding:foundation.cs
NSFont	ascender	NSNumber	0	binding:appkit.cs
NSFont	boundingRectForFont		0	binding:appkit.cs
NSFont	capHeight	NSNumber	0	binding:appkit.cs
NSFont	coveredCharacterSet	NSCharacterSet	0	binding:appkit.cs
NSFont	descender	NSNumber	0	binding:appkit.cs
NSFont	displayName	NSString	0	binding:appkit.cs
NSFont	familyName	NSString	0	binding:appkit.cs
NSFont	fontDescriptor	NSFontDescriptor	0	binding:appkit.cs
NSFont	fontName	NSString	0	binding:appkit.cs
NSFont	inContext		1	binding:appkit.cs
NSFont	isFixedPitch	NSNumber	0	binding:appkit.cs
NSFont	isVertical	NSNumber	0	binding:appkit.cs
NSFont	italicAngle	NSNumber	0	binding:appkit.cs
NSFont	labelFontSize	NSNumber	0	binding:appkit.cs
NSFont	leading	NSNumber	0	binding:appkit.cs
NSFont	maximumAdvancement		0	binding:appkit.cs
NSFont	mostCompatibleStringEncoding		0	binding:appkit.cs
NSFont	numberOfGlyphs	NSNumber	0	binding:appkit.cs
NSFont	pointSize	NSNumber	0	binding:appkit.cs
NSFont	printerFont	NSFont	0	binding:appkit.cs
NSFont	renderingMode		0	binding:appkit.cs
NSFont	screenFont	NSFont	0	binding:appkit.cs
NSFont	smallSystemFontSize	NSNumber	0	binding:appkit.cs
NSFont	systemFontSize	NSNumber	0	binding:appkit.cs
NSFont	textTransform	NSAffineTransform	0	binding:appkit.cs
NSFont	underlinePosition	NSNumber	0	binding:appkit.cs
NSFont	underlineThickness	NSNumber	0	binding:appkit.cs
NSFont	verticalFont	NSFont	0	binding:appkit.cs
NSFont	xHeight	NSNumber	0	binding:appkit.cs
NSFontManager	action		1	binding:appkit.cs
NSFontManager	availableFontFamilies	NSArray	0	binding:appkit.cs
NSFontManager	availableFonts	NSArray	0	binding:appkit.cs
NSFontManager	collectionNames	NSArray	0	binding:appkit.cs
NSFontManager	currentFontAction	NSNumber	0	binding:appkit.cs
NSFontManager	delegate		1	binding:appkit.cs
NSFontManager	enabled	NSNumber	1	binding:appkit.cs
NSFontManager	fontMenu		1	binding:appkit.cs
NSFontManager	isMultiple	NSNumber	0	binding:appkit.cs
NSFontManager	selectedFont	NSFont	0	binding:appkit.cs
NSFontManager	sendAction	NSNumber	0	binding:appkit.cs
NSFontManager	sharedFontManager	NSFontManager	0	binding:appkit.cs
NSFontManager	target		1	binding:appkit.cs
NSFontPanel	accessoryView	NSView	1	binding:appkit.cs
NSFontPanel	enabled	NSNumber	1	binding:appkit.cs
NSFontPanel	sharedFontPanel	NSFontPanel	0	binding:appkit.cs
NSFontPanel	sharedFontPanelExists	NSNumber	0	binding:appkit.cs
NSFontPanel	worksWhenModal	NSNumber	0	binding:appkit.cs
NSForm	bezeled		1	binding:appkit.cs
NSForm	bordered		1	binding:appkit.cs
NSForm	entryWidth		1	binding:appkit.cs
NSForm	frameSize		1	binding:appkit.cs
NSForm	indexOfSelectedItem	NSNumber	0	binding:appkit.cs
NSForm	interlineSpacing		1	binding:appkit.cs
NSForm	preferredTextFieldWidth	NSNumber	1	binding:appkit.cs
NSForm	textAlignment		1	binding:appkit.cs
NSForm	textBaseWritingDirection		1	binding:appkit.cs
NSForm	textFont		1	binding:appkit.cs
NSForm	titleAlignment		1	binding:appkit.cs
NSForm	titleBaseWritingDirection		1	binding:appkit.cs
NSForm	titleFont		1	binding:appkit.cs
NSFormCell	attributedTitle	NSAttributedString	1	binding:appkit.cs
NSFormCell	isOpaque	NSNumber	0	binding:appkit.cs
NSFormCell	placeholderAttributedString	NSAttributedString	1	binding:appkit.cs
NSFormCell	placeholderString	NSString	1	binding:appkit.cs
NSFormCell	preferredTextFieldWidth	NSNumber	1	binding:appkit.cs
NSFormCell	title	NSString	1	binding:appkit.cs
NSFormCell	titleAlignment		1	binding:appkit.cs
NSFormCell	titleBaseWritingDirection		1	binding:appkit.cs
NSFormCell	titleFont	NSFont	1	binding:appkit.cs
NSFormCell	titleWidth	NSNumber	1	binding:appkit.cs
NSFormCell	titleWithMnemonic		1	binding:appkit.cs
NSGridView	columnSpacing	NSNumber	1	binding:appkit.cs
NSGridView	numberOfColumns	NSNumber	0	binding:appkit.cs
NSGridView	numberOfRows	NSNumber	0	binding:appkit.cs
NSGridView	rowAlignment		1	binding:appkit.cs
NSGridView	rowSpacing	NSNumber	1	binding:appkit.cs
NSGridView	xPlacement		1	binding:appkit.cs
NSGridView	yPlacement		1	binding:appkit.cs
NSGroupTouchBarItem	customizationLabel	NSString	1	binding:appkit.cs
NSGroupTouchBarItem	effectiveCompressionOptions	NSUserInterfaceCompressionOptions	0	binding:appkit.cs
NSGroupTouchBarItem	groupTouchBar	NSTouchBar	1	binding:appkit.cs
NSGroupTouchBarItem	groupUserInterfaceLayoutDirection		1	binding:appkit.cs
NSGroupTouchBarItem	preferredItemWidth	NSNumber	1	binding:appkit.cs
NSGroupTouchBarItem	prefersEqualWidths	NSNumber	1	binding:appkit.cs
NSGroupTouchBarItem	prioritizedCompressionOptions	NSArray	1	binding:appkit.cs
NSISO8601DateFormatter	formatOptions		1	binding:foundation.cs
NSISO8601DateFormatter	timeZone	NSTimeZone	1	binding:foundation.cs
NSImage	TIFFRepresentation	NSData	0	binding:appkit.cs
NSImage	accessibilityDescription	NSString	1	binding:appkit.cs
NSImage	alignmentRect		1	binding:appkit.cs
NSImage	backgroundColor	NSColor	1	binding:appkit.cs
NSImage	cacheMode		1	binding:appkit.cs
NSImage	capInsets		1	binding:appkit.cs
NSImage	delegate		1	binding:appkit.cs
NSImage	flipped	NSNumber	1	binding:appkit.cs
NSImage	imageFileTypes	NSArray	0	binding:appkit.cs
NSImage	imagePasteboardTypes	NSArray	0	binding:appkit.cs
NSImage	imageTypes	NSArray	0	binding:appkit.cs
NSImage	imageUnfilteredTypes	NSArray	0	binding:appkit.cs
NSImage	isValid	NSNumber	0	binding:appkit.cs
NSImage	locale	NSLocale	0	binding:appkit.cs
NSImage	matchesOnMultipleResolution	NSNumber	1	binding:appkit.cs
NSImage	matchesOnlyOnBestFittingAxis	NSNumber	1	binding:appkit.cs
NSImage	name	NSString	1	binding:appkit.cs
NSImage	prefersColorMatch	NSNumber	1	binding:appkit.cs
NSImage	representations	NSImageRep	0	binding:appkit.cs
NSImage	resizingMode		1	binding:appkit.cs
NSImage	size		1	binding:appkit.cs
NSImage	symbolConfiguration	NSImageSymbolConfiguration	0	binding:appkit.cs
NSImage	template	NSNumber	1	binding:appkit.cs
NSImage	usesEPSOnResolutionMismatch	NSNumber	1	binding:appkit.cs
NSImageCell	imageAlignment		1	binding:appkit.cs
NSImageCell	imageFrameStyle		1	binding:appkit.cs
NSImageCell	imageScaling		1	binding:appkit.cs
NSImageView	accessibilityFrame		0	binding:appkit.cs
NSImageView	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSImageView	accessibilityLabel	NSString	0	binding:appkit.cs
NSImageView	accessibilityParent		0	binding:appkit.cs
NSImageView	allowsCutCopyPaste	NSNumber	1	binding:appkit.cs
NSImageView	animates	NSNumber	1	binding:appkit.cs
NSImageView	contentTintColor	NSColor	1	binding:appkit.cs
NSImageView	defaultPreferredImageDynamicRange		0	binding:appkit.cs
NSImageView	editable	NSNumber	1	binding:appkit.cs
NSImageView	image	NSImage	1	binding:appkit.cs
NSImageView	imageAlignment		1	binding:appkit.cs
NSImageView	imageDynamicRange		0	binding:appkit.cs
NSImageView	imageFrameStyle		1	binding:appkit.cs
NSImageView	imageScaling		1	binding:appkit.cs
NSImageView	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSImageView	preferredImageDynamicRange		1	binding:appkit.cs
NSImageView	symbolConfiguration	NSImageSymbolConfiguration	1	binding:appkit.cs
NSIndexPath	indexPathByRemovingLastIndex	NSIndexPath	0	binding:foundation.cs
NSIndexPath	item	NSNumber	0	binding:foundation.cs
NSIndexPath	length	NSNumber	0	binding:foundation.cs
NSIndexPath	row	NSNumber	0	binding:foundation.cs
NSIndexPath	section	NSNumber	0	binding:foundation.cs
NSLayoutConstraint	active	NSNumber	1	binding:xkit.cs
NSLayoutConstraint	constant	NSNumber	1	binding:xkit.cs
NSLayoutConstraint	firstAnchor		0	binding:xkit.cs
NSLayoutConstraint	firstAttribute		0	binding:xkit.cs
NSLayoutConstraint	firstItem		0	binding:xkit.cs
NSLayoutConstraint	identifier	NSString	1	binding:uikit.cs
NSLayoutConstraint	multiplier	NSNumber	0	binding:xkit.cs
NSLayoutConstraint	priority	NSNumber	1	binding:xkit.cs
NSLayoutConstraint	relation		0	binding:xkit.cs
NSLayoutConstraint	secondAnchor		0	binding:xkit.cs
NSLayoutConstraint	secondAttribute		0	binding:xkit.cs
NSLayoutConstraint	secondItem		0	binding:xkit.cs
NSLayoutConstraint	shouldBeArchived	NSNumber	1	binding:xkit.cs
NSLayoutGuide	bottomAnchor	NSLayoutYAxisAnchor	0	binding:appkit.cs
NSLayoutGuide	centerXAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSLayoutGuide	centerYAnchor	NSLayoutYAxisAnchor	0	binding:appkit.cs
NSLayoutGuide	frame		0	binding:appkit.cs
NSLayoutGuide	hasAmbiguousLayout	NSNumber	0	binding:appkit.cs
NSLayoutGuide	heightAnchor	NSLayoutDimension	0	binding:appkit.cs
NSLayoutGuide	identifier	NSString	1	binding:appkit.cs
NSLayoutGuide	leadingAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSLayoutGuide	leftAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSLayoutGuide	owningView	NSView	1	binding:appkit.cs
NSLayoutGuide	rightAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSLayoutGuide	topAnchor	NSLayoutYAxisAnchor	0	binding:appkit.cs
NSLayoutGuide	trailingAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSLayoutGuide	widthAnchor	NSLayoutDimension	0	binding:appkit.cs
NSLayoutManager	allowsNonContiguousLayout	NSNumber	1	binding:xkit.cs
NSLayoutManager	attributedString	NSAttributedString	0	binding:xkit.cs
NSLayoutManager	backgroundLayoutEnabled	NSNumber	1	binding:xkit.cs
NSLayoutManager	defaultAttachmentScaling		1	binding:xkit.cs
NSLayoutManager	delegate		1	binding:xkit.cs
NSLayoutManager	extraLineFragmentRect		0	binding:xkit.cs
NSLayoutManager	extraLineFragmentTextContainer	NSTextContainer	0	binding:xkit.cs
NSLayoutManager	extraLineFragmentUsedRect		0	binding:xkit.cs
NSLayoutManager	firstTextView	NSTextView	0	binding:xkit.cs
NSLayoutManager	firstUnlaidCharacterIndex	NSNumber	0	binding:xkit.cs
NSLayoutManager	firstUnlaidGlyphIndex	NSNumber	0	binding:xkit.cs
NSLayoutManager	glyphGenerator	NSGlyphGenerator	1	binding:xkit.cs
NSLayoutManager	hasNonContiguousLayout	NSNumber	0	binding:xkit.cs
NSLayoutManager	hyphenationFactor	NSNumber	1	binding:xkit.cs
NSLayoutManager	layoutOptions		0	binding:xkit.cs
NSLayoutManager	limitsLayoutForSuspiciousContents	NSNumber	1	binding:xkit.cs
NSLayoutManager	numberOfGlyphs	NSNumber	0	binding:xkit.cs
NSLayoutManager	showsControlCharacters	NSNumber	1	binding:xkit.cs
NSLayoutManager	showsInvisibleCharacters	NSNumber	1	binding:xkit.cs
NSLayoutManager	textContainers	NSArray	0	binding:xkit.cs
NSLayoutManager	textStorage	NSTextStorage	1	binding:xkit.cs
NSLayoutManager	textViewForBeginningOfSelection	NSTextView	0	binding:xkit.cs
NSLayoutManager	typesetter	NSTypesetter	1	binding:xkit.cs
NSLayoutManager	typesetterBehavior		1	binding:xkit.cs
NSLayoutManager	usesDefaultHyphenation	NSNumber	1	binding:xkit.cs
NSLayoutManager	usesFontLeading	NSNumber	1	binding:xkit.cs
NSLayoutManager	usesScreenFonts	NSNumber	1	binding:xkit.cs
NSLengthFormatter	forPersonHeightUse	NSNumber	1	binding:foundation.cs
NSLengthFormatter	numberFormatter	NSNumberFormatter	1	binding:foundation.cs
NSLengthFormatter	unitStyle		1	binding:foundation.cs
NSLevelIndicator	criticalFillColor	NSColor	1	binding:appkit.cs
NSLevelIndicator	criticalValue	NSNumber	1	binding:appkit.cs
NSLevelIndicator	drawsTieredCapacityLevels	NSNumber	1	binding:appkit.cs
NSLevelIndicator	editable	NSNumber	1	binding:appkit.cs
NSLevelIndicator	fillColor	NSColor	1	binding:appkit.cs
NSLevelIndicator	levelIndicatorStyle		1	binding:appkit.cs
NSLevelIndicator	maxValue	NSNumber	1	binding:appkit.cs
NSLevelIndicator	minValue	NSNumber	1	binding:appkit.cs
NSLevelIndicator	numberOfMajorTickMarks	NSNumber	1	binding:appkit.cs
NSLevelIndicator	numberOfTickMarks	NSNumber	1	binding:appkit.cs
NSLevelIndicator	placeholderVisibility		1	binding:appkit.cs
NSLevelIndicator	ratingImage	NSImage	1	binding:appkit.cs
NSLevelIndicator	ratingPlaceholderImage	NSImage	1	binding:appkit.cs
NSLevelIndicator	tickMarkPosition		1	binding:appkit.cs
NSLevelIndicator	warningFillColor	NSColor	1	binding:appkit.cs
NSLevelIndicator	warningValue	NSNumber	1	binding:appkit.cs
NSLevelIndicatorCell	criticalValue	NSNumber	1	binding:appkit.cs
NSLevelIndicatorCell	image		1	binding:appkit.cs
NSLevelIndicatorCell	levelIndicatorStyle		1	binding:appkit.cs
NSLevelIndicatorCell	maxValue	NSNumber	1	binding:appkit.cs
NSLevelIndicatorCell	minValue	NSNumber	1	binding:appkit.cs
NSLevelIndicatorCell	numberOfMajorTickMarks	NSNumber	1	binding:appkit.cs
NSLevelIndicatorCell	numberOfTickMarks	NSNumber	1	binding:appkit.cs
NSLevelIndicatorCell	tickMarkPosition		1	binding:appkit.cs
NSLevelIndicatorCell	warningValue	NSNumber	1	binding:appkit.cs
NSListFormatter	itemFormatter	NSFormatter	1	binding:foundation.cs
NSListFormatter	locale	NSLocale	1	binding:foundation.cs
NSLocale	ISOCountryCodes	NSArray	0	binding:foundation.cs
NSLocale	ISOCurrencyCodes	NSArray	0	binding:foundation.cs
NSLocale	ISOLanguageCodes	NSArray	0	binding:foundation.cs
NSLocale	autoupdatingCurrentLocale	NSLocale	0	binding:foundation.cs
NSLocale	availableLocaleIdentifiers	NSArray	0	binding:foundation.cs
NSLocale	calendarIdentifier	NSString	0	binding:foundation.cs
NSLocale	commonISOCurrencyCodes	NSArray	0	binding:foundation.cs
NSLocale	currentLocale	NSLocale	0	binding:foundation.cs
NSLocale	languageIdentifier	NSString	0	binding:foundation.cs
NSLocale	localeIdentifier	NSString	0	binding:foundation.cs
NSLocale	preferredLanguages	NSArray	0	binding:foundation.cs
NSLocale	regionCode	NSString	0	binding:foundation.cs
NSLocale	systemLocale	NSLocale	0	binding:foundation.cs
NSManagedObject	changedValues	NSDictionary	0	binding:coredata.cs
NSManagedObject	changedValuesForCurrentEvent	NSDictionary	0	binding:coredata.cs
NSManagedObject	contextShouldIgnoreUnmodeledPropertyChanges	NSNumber	0	binding:coredata.cs
NSManagedObject	deleted	NSNumber	0	binding:coredata.cs
NSManagedObject	entity	NSEntityDescription	0	binding:coredata.cs
NSManagedObject	fault	NSNumber	0	binding:coredata.cs
NSManagedObject	faultingState	NSNumber	0	binding:coredata.cs
NSManagedObject	hasChanges	NSNumber	0	binding:coredata.cs
NSManagedObject	hasPersistentChangedValues	NSNumber	0	binding:coredata.cs
NSManagedObject	inserted	NSNumber	0	binding:coredata.cs
NSManagedObject	isDeleted	NSNumber	0	binding:coredata.cs
NSManagedObject	isFault	NSNumber	0	binding:coredata.cs
NSManagedObject	isInserted	NSNumber	0	binding:coredata.cs
NSManagedObject	isUpdated	NSNumber	0	binding:coredata.cs
NSManagedObject	managedObjectContext	NSManagedObjectContext	0	binding:coredata.cs
NSManagedObject	objectID	NSManagedObjectID	0	binding:coredata.cs
NSManagedObject	observationInfo		1	binding:coredata.cs
NSManagedObject	updated	NSNumber	0	binding:coredata.cs
NSManagedObjectContext	automaticallyMergesChangesFromParent	NSNumber	1	binding:coredata.cs
NSManagedObjectContext	commitEditing	NSNumber	0	binding:coredata.cs
NSManagedObjectContext	concurrencyType		0	binding:coredata.cs
NSManagedObjectContext	deletedObjects	NSSet	0	binding:coredata.cs
NSManagedObjectContext	hasChanges	NSNumber	0	binding:coredata.cs
NSManagedObjectContext	init		0	binding:coredata.cs
NSManagedObjectContext	insertedObjects	NSSet	0	binding:coredata.cs
NSManagedObjectContext	lock		0	binding:coredata.cs
NSManagedObjectContext	mergePolicy		1	binding:coredata.cs
NSManagedObjectContext	name	NSString	1	binding:coredata.cs
NSManagedObjectContext	parentContext	NSManagedObjectContext	1	binding:coredata.cs
NSManagedObjectContext	persistentStoreCoordinator	NSPersistentStoreCoordinator	1	binding:coredata.cs
NSManagedObjectContext	propagatesDeletesAtEndOfEvent	NSNumber	1	binding:coredata.cs
NSManagedObjectContext	queryGenerationToken	NSQueryGenerationToken	0	binding:coredata.cs
NSManagedObjectContext	registeredObjects	NSSet	0	binding:coredata.cs
NSManagedObjectContext	retainsRegisteredObjects	NSNumber	1	binding:coredata.cs
NSManagedObjectContext	shouldDeleteInaccessibleFaults	NSNumber	1	binding:coredata.cs
NSManagedObjectContext	stalenessInterval	NSNumber	1	binding:coredata.cs
NSManagedObjectContext	transactionAuthor	NSString	1	binding:coredata.cs
NSManagedObjectContext	tryLock	NSNumber	0	binding:coredata.cs
NSManagedObjectContext	undoManager	NSUndoManager	1	binding:coredata.cs
NSManagedObjectContext	unlock		0	binding:coredata.cs
NSManagedObjectContext	updatedObjects	NSSet	0	binding:coredata.cs
NSManagedObjectContext	userInfo	NSMutableDictionary	0	binding:coredata.cs
NSMassFormatter	forPersonMassUse	NSNumber	1	binding:foundation.cs
NSMassFormatter	numberFormatter	NSNumberFormatter	1	binding:foundation.cs
NSMassFormatter	unitStyle		1	binding:foundation.cs
NSMatrix	allowsEmptySelection	NSNumber	1	binding:appkit.cs
NSMatrix	autorecalculatesCellSize	NSNumber	1	binding:appkit.cs
NSMatrix	autoscroll	NSNumber	1	binding:appkit.cs
NSMatrix	autosizesCells	NSNumber	1	binding:appkit.cs
NSMatrix	backgroundColor	NSColor	1	binding:appkit.cs
NSMatrix	cellBackgroundColor	NSColor	1	binding:appkit.cs
NSMatrix	cellClass		1	binding:appkit.cs
NSMatrix	cellSize		1	binding:appkit.cs
NSMatrix	cells	NSArray	0	binding:appkit.cs
NSMatrix	delegate		1	binding:appkit.cs
NSMatrix	doubleAction		1	binding:appkit.cs
NSMatrix	drawsBackground	NSNumber	1	binding:appkit.cs
NSMatrix	drawsCellBackground	NSNumber	1	binding:appkit.cs
NSMatrix	intercellSpacing		1	binding:appkit.cs
NSMatrix	keyCell		1	binding:appkit.cs
NSMatrix	mode		1	binding:appkit.cs
NSMatrix	mouseDownFlags	NSNumber	0	binding:appkit.cs
NSMatrix	numberOfColumns	NSNumber	0	binding:appkit.cs
NSMatrix	numberOfRows	NSNumber	0	binding:appkit.cs
NSMatrix	prototype	NSCell	1	binding:appkit.cs
NSMatrix	scrollable		1	binding:appkit.cs
NSMatrix	selectedCell	NSCell	0	binding:appkit.cs
NSMatrix	selectedCells	NSArray	0	binding:appkit.cs
NSMatrix	selectedColumn	NSNumber	0	binding:appkit.cs
NSMatrix	selectedRow	NSNumber	0	binding:appkit.cs
NSMatrix	selectionByRect	NSNumber	1	binding:appkit.cs
NSMatrix	sendAction	NSNumber	0	binding:appkit.cs
NSMatrix	tabKeyTraversesCells	NSNumber	1	binding:appkit.cs
NSMatrix	validateSize		1	binding:appkit.cs
NSMeasurementFormatter	locale	NSLocale	1	binding:foundation.cs
NSMeasurementFormatter	numberFormatter	NSNumberFormatter	1	binding:foundation.cs
NSMeasurementFormatter	unitOptions		1	binding:foundation.cs
NSMeasurementFormatter	unitStyle		1	binding:foundation.cs
NSMenu	accessibilityActivationPoint		1	binding:appkit.cs
NSMenu	accessibilityAllowedValues	NSArray	1	binding:appkit.cs
NSMenu	accessibilityAlternateUIVisible	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityApplicationFocusedUIElement		1	binding:appkit.cs
NSMenu	accessibilityAttributedUserInputLabels	NSArray	1	binding:appkit.cs
NSMenu	accessibilityCancelButton		1	binding:appkit.cs
NSMenu	accessibilityChildren	NSArray	1	binding:appkit.cs
NSMenu	accessibilityChildrenInNavigationOrder	NSArray	1	binding:appkit.cs
NSMenu	accessibilityClearButton		1	binding:appkit.cs
NSMenu	accessibilityCloseButton		1	binding:appkit.cs
NSMenu	accessibilityColumnCount	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityColumnHeaderUIElements	NSArray	1	binding:appkit.cs
NSMenu	accessibilityColumnIndexRange		1	binding:appkit.cs
NSMenu	accessibilityColumnTitles	NSArray	1	binding:appkit.cs
NSMenu	accessibilityColumns	NSArray	1	binding:appkit.cs
NSMenu	accessibilityContents	NSArray	1	binding:appkit.cs
NSMenu	accessibilityCriticalValue		1	binding:appkit.cs
NSMenu	accessibilityCustomActions	NSArray	1	binding:appkit.cs
NSMenu	accessibilityCustomRotors	NSArray	1	binding:appkit.cs
NSMenu	accessibilityDecrementButton		1	binding:appkit.cs
NSMenu	accessibilityDefaultButton		1	binding:appkit.cs
NSMenu	accessibilityDisclosed	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityDisclosedByRow		1	binding:appkit.cs
NSMenu	accessibilityDisclosedRows		1	binding:appkit.cs
NSMenu	accessibilityDisclosureLevel	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityDocument	NSString	1	binding:appkit.cs
NSMenu	accessibilityEdited	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityElement	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityEnabled	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityExpanded	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityExtrasMenuBar		1	binding:appkit.cs
NSMenu	accessibilityFilename	NSString	1	binding:appkit.cs
NSMenu	accessibilityFocused	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityFocusedWindow		1	binding:appkit.cs
NSMenu	accessibilityFrame		1	binding:appkit.cs
NSMenu	accessibilityFrontmost	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityFullScreenButton		1	binding:appkit.cs
NSMenu	accessibilityGrowArea		1	binding:appkit.cs
NSMenu	accessibilityHandles	NSArray	1	binding:appkit.cs
NSMenu	accessibilityHeader		1	binding:appkit.cs
NSMenu	accessibilityHelp	NSString	1	binding:appkit.cs
NSMenu	accessibilityHidden	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityHorizontalScrollBar		1	binding:appkit.cs
NSMenu	accessibilityHorizontalUnitDescription	NSString	1	binding:appkit.cs
NSMenu	accessibilityHorizontalUnits		1	binding:appkit.cs
NSMenu	accessibilityIdentifier	NSString	1	binding:appkit.cs
NSMenu	accessibilityIncrementButton		1	binding:appkit.cs
NSMenu	accessibilityIndex	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityInsertionPointLineNumber	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityLabel	NSString	1	binding:appkit.cs
NSMenu	accessibilityLabelUIElements	NSArray	1	binding:appkit.cs
NSMenu	accessibilityLabelValue	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityLinkedUIElements	NSArray	1	binding:appkit.cs
NSMenu	accessibilityMain	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityMainWindow		1	binding:appkit.cs
NSMenu	accessibilityMarkerGroupUIElement		1	binding:appkit.cs
NSMenu	accessibilityMarkerTypeDescription	NSString	1	binding:appkit.cs
NSMenu	accessibilityMarkerUIElements	NSArray	1	binding:appkit.cs
NSMenu	accessibilityMarkerValues		1	binding:appkit.cs
NSMenu	accessibilityMaxValue		1	binding:appkit.cs
NSMenu	accessibilityMenuBar		1	binding:appkit.cs
NSMenu	accessibilityMinValue		1	binding:appkit.cs
NSMenu	accessibilityMinimizeButton		1	binding:appkit.cs
NSMenu	accessibilityMinimized	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityModal	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityNextContents	NSArray	1	binding:appkit.cs
NSMenu	accessibilityNumberOfCharacters	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityOrderedByRow	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityOrientation		1	binding:appkit.cs
NSMenu	accessibilityOverflowButton		1	binding:appkit.cs
NSMenu	accessibilityParent		1	binding:appkit.cs
NSMenu	accessibilityPerformCancel	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformConfirm	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformDelete	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformPick	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformRaise	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformShowAlternateUI	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformShowDefaultUI	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPerformShowMenu	NSNumber	0	binding:appkit.cs
NSMenu	accessibilityPlaceholderValue	NSString	1	binding:appkit.cs
NSMenu	accessibilityPreviousContents	NSArray	1	binding:appkit.cs
NSMenu	accessibilityProtectedContent	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityProxy		1	binding:appkit.cs
NSMenu	accessibilityRequired	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityRole	NSString	1	binding:appkit.cs
NSMenu	accessibilityRoleDescription	NSString	1	binding:appkit.cs
NSMenu	accessibilityRowCount	NSNumber	1	binding:appkit.cs
NSMenu	accessibilityRowHeaderUIElements	NSArray	1	binding:appkit.cs
NSMenu	accessibilityRowIndexRange		1	binding:appkit.cs
NSMenu	accessibilityRows	NSArray	1	binding:appkit.cs
NSMenu	accessibilityRulerMarkerType		1	binding:appkit.cs
NSMenu	accessibilitySearchButton		1	binding:appkit.cs
NSMenu	accessibilitySearchMenu		1	binding:appkit.cs
NSMenu	accessibilitySelected	NSNumber	1	binding:appkit.cs
NSMenu	accessibilitySelectedCells	NSArray	1	binding:appkit.cs
NSMenu	accessibilitySelectedChildren	NSArray	1	binding:appkit.cs
NSMenu	accessibilitySelectedColumns	NSArray	1	binding:appkit.cs
NSMenu	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSMenu	accessibilitySelectedText	NSString	1	binding:appkit.cs
NSMenu	accessibilitySelectedTextRange		1	binding:appkit.cs
NSMenu	accessibilitySelectedTextRanges	NSArray	1	binding:appkit.cs
NSMenu	accessibilityServesAsTitleForUIElements	NSArray	1	binding:appkit.cs
NSMenu	accessibilitySharedCharacterRange		1	binding:appkit.cs
NSMenu	accessibilitySharedFocusElements	NSArray	1	binding:appkit.cs
NSMenu	accessibilitySharedTextUIElements	NSArray	1	binding:appkit.cs
NSMenu	accessibilityShownMenu		1	binding:appkit.cs
NSMenu	accessibilitySortDirection		1	binding:appkit.cs
NSMenu	accessibilitySplitters	NSArray	1	binding:appkit.cs
NSMenu	accessibilitySubrole	NSString	1	binding:appkit.cs
NSMenu	accessibilityTabs	NSArray	1	binding:appkit.cs
NSMenu	accessibilityTitle	NSString	1	binding:appkit.cs
NSMenu	accessibilityTitleUIElement		1	binding:appkit.cs
NSMenu	accessibilityToolbarButton		1	binding:appkit.cs
NSMenu	accessibilityTopLevelUIElement		1	binding:appkit.cs
NSMenu	accessibilityURL	NSURL	1	binding:appkit.cs
NSMenu	accessibilityUnitDescription	NSString	1	binding:appkit.cs
NSMenu	accessibilityUnits		1	binding:appkit.cs
NSMenu	accessibilityUserInputLabels	NSArray	1	binding:appkit.cs
NSMenu	accessibilityValue		1	binding:appkit.cs
NSMenu	accessibilityValueDescription	NSString	1	binding:appkit.cs
NSMenu	accessibilityVerticalScrollBar		1	binding:appkit.cs
NSMenu	accessibilityVerticalUnitDescription	NSString	1	binding:appkit.cs
NSMenu	accessibilityVerticalUnits		1	binding:appkit.cs
NSMenu	accessibilityVisibleCells	NSArray	1	binding:appkit.cs
NSMenu	accessibilityVisibleCharacterRange		1	binding:appkit.cs
NSMenu	accessibilityVisibleChildren	NSArray	1	binding:appkit.cs
NSMenu	accessibilityVisibleColumns	NSArray	1	binding:appkit.cs
NSMenu	accessibilityVisibleRows	NSArray	1	binding:appkit.cs
NSMenu	accessibilityWarningValue		1	binding:appkit.cs
NSMenu	accessibilityWindow		1	binding:appkit.cs
NSMenu	accessibilityWindows	NSArray	1	binding:appkit.cs
NSMenu	accessibilityZoomButton		1	binding:appkit.cs
NSMenu	allowsContextMenuPlugIns	NSNumber	1	binding:appkit.cs
NSMenu	appearance	NSAppearance	1	binding:appkit.cs
NSMenu	autoenablesItems	NSNumber	1	binding:appkit.cs
NSMenu	automaticallyInsertsWritingToolsItems	NSNumber	1	binding:appkit.cs
NSMenu	delegate		1	binding:appkit.cs
NSMenu	effectiveAppearance	NSAppearance	0	binding:appkit.cs
NSMenu	font	NSFont	1	binding:appkit.cs
NSMenu	highlightedItem	NSMenuItem	0	binding:appkit.cs
NSMenu	identifier	NSString	1	binding:appkit.cs
NSMenu	isTornOff	NSNumber	0	binding:appkit.cs
NSMenu	itemArray	NSArray	1	binding:appkit.cs
NSMenu	menuBarHeight	NSNumber	0	binding:appkit.cs
NSMenu	menuBarVisible	NSNumber	0	binding:appkit.cs
NSMenu	menuChangedMessagesEnabled	NSNumber	1	binding:appkit.cs
NSMenu	menuZone		0	binding:appkit.cs
NSMenu	minimumWidth	NSNumber	1	binding:appkit.cs
NSMenu	numberOfItems	NSNumber	0	binding:appkit.cs
NSMenu	presentationStyle		1	binding:appkit.cs
NSMenu	propertiesToUpdate		0	binding:appkit.cs
NSMenu	selectedItems	NSArray	1	binding:appkit.cs
NSMenu	selectionMode		1	binding:appkit.cs
NSMenu	showsStateColumn	NSNumber	1	binding:appkit.cs
NSMenu	size		0	binding:appkit.cs
NSMenu	supermenu	NSMenu	1	binding:appkit.cs
NSMenu	title	NSString	1	binding:appkit.cs
NSMenu	userInterfaceLayoutDirection		1	binding:appkit.cs
NSMenuItem	accessibilityActivationPoint		1	binding:appkit.cs
NSMenuItem	accessibilityAllowedValues	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityAlternateUIVisible	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityApplicationFocusedUIElement		1	binding:appkit.cs
NSMenuItem	accessibilityAttributedUserInputLabels	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityCancelButton		1	binding:appkit.cs
NSMenuItem	accessibilityChildren	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityChildrenInNavigationOrder	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityClearButton		1	binding:appkit.cs
NSMenuItem	accessibilityCloseButton		1	binding:appkit.cs
NSMenuItem	accessibilityColumnCount	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityColumnHeaderUIElements	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityColumnIndexRange		1	binding:appkit.cs
NSMenuItem	accessibilityColumnTitles	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityColumns	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityContents	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityCriticalValue		1	binding:appkit.cs
NSMenuItem	accessibilityCustomActions	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityCustomRotors	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityDecrementButton		1	binding:appkit.cs
NSMenuItem	accessibilityDefaultButton		1	binding:appkit.cs
NSMenuItem	accessibilityDisclosed	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityDisclosedByRow		1	binding:appkit.cs
NSMenuItem	accessibilityDisclosedRows		1	binding:appkit.cs
NSMenuItem	accessibilityDisclosureLevel	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityDocument	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityEdited	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityElement	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityEnabled	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityExpanded	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityExtrasMenuBar		1	binding:appkit.cs
NSMenuItem	accessibilityFilename	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityFocused	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityFocusedWindow		1	binding:appkit.cs
NSMenuItem	accessibilityFrame		1	binding:appkit.cs
NSMenuItem	accessibilityFrontmost	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityFullScreenButton		1	binding:appkit.cs
NSMenuItem	accessibilityGrowArea		1	binding:appkit.cs
NSMenuItem	accessibilityHandles	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityHeader		1	binding:appkit.cs
NSMenuItem	accessibilityHelp	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityHidden	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityHorizontalScrollBar		1	binding:appkit.cs
NSMenuItem	accessibilityHorizontalUnitDescription	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityHorizontalUnits		1	binding:appkit.cs
NSMenuItem	accessibilityIdentifier	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityIncrementButton		1	binding:appkit.cs
NSMenuItem	accessibilityIndex	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityInsertionPointLineNumber	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityLabel	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityLabelUIElements	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityLabelValue	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityLinkedUIElements	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityMain	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityMainWindow		1	binding:appkit.cs
NSMenuItem	accessibilityMarkerGroupUIElement		1	binding:appkit.cs
NSMenuItem	accessibilityMarkerTypeDescription	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityMarkerUIElements	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityMarkerValues		1	binding:appkit.cs
NSMenuItem	accessibilityMaxValue		1	binding:appkit.cs
NSMenuItem	accessibilityMenuBar		1	binding:appkit.cs
NSMenuItem	accessibilityMinValue		1	binding:appkit.cs
NSMenuItem	accessibilityMinimizeButton		1	binding:appkit.cs
NSMenuItem	accessibilityMinimized	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityModal	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityNextContents	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityNumberOfCharacters	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityOrderedByRow	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityOrientation		1	binding:appkit.cs
NSMenuItem	accessibilityOverflowButton		1	binding:appkit.cs
NSMenuItem	accessibilityParent		1	binding:appkit.cs
NSMenuItem	accessibilityPerformCancel	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformConfirm	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformDelete	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformPick	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformRaise	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformShowAlternateUI	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformShowDefaultUI	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPerformShowMenu	NSNumber	0	binding:appkit.cs
NSMenuItem	accessibilityPlaceholderValue	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityPreviousContents	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityProtectedContent	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityProxy		1	binding:appkit.cs
NSMenuItem	accessibilityRequired	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityRole	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityRoleDescription	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityRowCount	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilityRowHeaderUIElements	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityRowIndexRange		1	binding:appkit.cs
NSMenuItem	accessibilityRows	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityRulerMarkerType		1	binding:appkit.cs
NSMenuItem	accessibilitySearchButton		1	binding:appkit.cs
NSMenuItem	accessibilitySearchMenu		1	binding:appkit.cs
NSMenuItem	accessibilitySelected	NSNumber	1	binding:appkit.cs
NSMenuItem	accessibilitySelectedCells	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilitySelectedChildren	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilitySelectedColumns	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilitySelectedText	NSString	1	binding:appkit.cs
NSMenuItem	accessibilitySelectedTextRange		1	binding:appkit.cs
NSMenuItem	accessibilitySelectedTextRanges	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityServesAsTitleForUIElements	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilitySharedCharacterRange		1	binding:appkit.cs
NSMenuItem	accessibilitySharedFocusElements	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilitySharedTextUIElements	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityShownMenu		1	binding:appkit.cs
NSMenuItem	accessibilitySortDirection		1	binding:appkit.cs
NSMenuItem	accessibilitySplitters	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilitySubrole	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityTabs	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityTitle	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityTitleUIElement		1	binding:appkit.cs
NSMenuItem	accessibilityToolbarButton		1	binding:appkit.cs
NSMenuItem	accessibilityTopLevelUIElement		1	binding:appkit.cs
NSMenuItem	accessibilityURL	NSURL	1	binding:appkit.cs
NSMenuItem	accessibilityUnitDescription	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityUnits		1	binding:appkit.cs
NSMenuItem	accessibilityUserInputLabels	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityValue		1	binding:appkit.cs
NSMenuItem	accessibilityValueDescription	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityVerticalScrollBar		1	binding:appkit.cs
NSMenuItem	accessibilityVerticalUnitDescription	NSString	1	binding:appkit.cs
NSMenuItem	accessibilityVerticalUnits		1	binding:appkit.cs
NSMenuItem	accessibilityVisibleCells	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityVisibleCharacterRange		1	binding:appkit.cs
NSMenuItem	accessibilityVisibleChildren	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityVisibleColumns	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityVisibleRows	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityWarningValue		1	binding:appkit.cs
NSMenuItem	accessibilityWindow		1	binding:appkit.cs
NSMenuItem	accessibilityWindows	NSArray	1	binding:appkit.cs
NSMenuItem	accessibilityZoomButton		1	binding:appkit.cs
NSMenuItem	action		1	binding:appkit.cs
NSMenuItem	allowsAutomaticKeyEquivalentLocalization	NSNumber	1	binding:appkit.cs
NSMenuItem	allowsAutomaticKeyEquivalentMirroring	NSNumber	1	binding:appkit.cs
NSMenuItem	allowsKeyEquivalentWhenHidden	NSNumber	1	binding:appkit.cs
NSMenuItem	alternate	NSNumber	1	binding:appkit.cs
NSMenuItem	attributedTitle	NSAttributedString	1	binding:appkit.cs
NSMenuItem	badge	NSMenuItemBadge	1	binding:appkit.cs
NSMenuItem	enabled	NSNumber	1	binding:appkit.cs
NSMenuItem	hasSubmenu	NSNumber	0	binding:appkit.cs
NSMenuItem	hidden	NSNumber	1	binding:appkit.cs
NSMenuItem	identifier	NSString	1	binding:appkit.cs
NSMenuItem	image	NSImage	1	binding:appkit.cs
NSMenuItem	indentationLevel	NSNumber	1	binding:appkit.cs
NSMenuItem	isHiddenOrHasHiddenAncestor	NSNumber	0	binding:appkit.cs
NSMenuItem	isHighlighted	NSNumber	0	binding:appkit.cs
NSMenuItem	isSeparatorItem	NSNumber	0	binding:appkit.cs
NSMenuItem	keyEquivalent	NSString	1	binding:appkit.cs
NSMenuItem	keyEquivalentModifierMask		1	binding:appkit.cs
NSMenuItem	menu	NSMenu	1	binding:appkit.cs
NSMenuItem	mixedStateImage	NSImage	1	binding:appkit.cs
NSMenuItem	offStateImage	NSImage	1	binding:appkit.cs
NSMenuItem	onStateImage	NSImage	1	binding:appkit.cs
NSMenuItem	parentItem	NSMenuItem	0	binding:appkit.cs
NSMenuItem	representedObject		1	binding:appkit.cs
NSMenuItem	sectionHeader	NSNumber	0	binding:appkit.cs
NSMenuItem	separatorItem	NSMenuItem	0	binding:appkit.cs
NSMenuItem	state		1	binding:appkit.cs
NSMenuItem	submenu	NSMenu	1	binding:appkit.cs
NSMenuItem	subtitle	NSString	1	binding:appkit.cs
NSMenuItem	tag	NSNumber	1	binding:appkit.cs
NSMenuItem	target		1	binding:appkit.cs
NSMenuItem	title	NSString	1	binding:appkit.cs
NSMenuItem	titleWithMnemonic		1	binding:appkit.cs
NSMenuItem	toolTip	NSString	1	binding:appkit.cs
NSMenuItem	userKeyEquivalent	NSString	0	binding:appkit.cs
NSMenuItem	usesUserKeyEquivalents	NSNumber	0	binding:appkit.cs
NSMenuItem	view	NSView	1	binding:appkit.cs
NSMenuItem	writingToolsItems	NSArray	0	binding:appkit.cs
NSMenuItemCell	imageWidth	NSNumber	0	binding:appkit.cs
NSMenuItemCell	keyEquivalentWidth	NSNumber	0	binding:appkit.cs
NSMenuItemCell	menuItem	NSMenuItem	1	binding:appkit.cs
NSMenuItemCell	menuView	NSMenuView	1	binding:appkit.cs
NSMenuItemCell	needsDisplay	NSNumber	1	binding:appkit.cs
NSMenuItemCell	needsSizing	NSNumber	1	binding:appkit.cs
NSMenuItemCell	stateImageWidth	NSNumber	0	binding:appkit.cs
NSMenuItemCell	tag	NSNumber	0	binding:appkit.cs
NSMenuItemCell	titleWidth	NSNumber	0	binding:appkit.cs
NSMenuToolbarItem	menu	NSMenu	1	binding:appkit.cs
NSMenuToolbarItem	showsIndicator	NSNumber	1	binding:appkit.cs
NSMenuView	attachedMenu	NSMenu	0	binding:appkit.cs
NSMenuView	attachedMenuView	NSMenuView	0	binding:appkit.cs
NSMenuView	font	NSFont	1	binding:appkit.cs
NSMenuView	highlightedItemIndex	NSNumber	1	binding:appkit.cs
NSMenuView	horizontal	NSNumber	1	binding:appkit.cs
NSMenuView	horizontalEdgePadding	NSNumber	1	binding:appkit.cs
NSMenuView	imageAndTitleOffset	NSNumber	0	binding:appkit.cs
NSMenuView	imageAndTitleWidth	NSNumber	0	binding:appkit.cs
NSMenuView	innerRect		0	binding:appkit.cs
NSMenuView	isAttached	NSNumber	0	binding:appkit.cs
NSMenuView	isTornOff	NSNumber	0	binding:appkit.cs
NSMenuView	keyEquivalentOffset	NSNumber	0	binding:appkit.cs
NSMenuView	keyEquivalentWidth	NSNumber	0	binding:appkit.cs
NSMenuView	menu	NSMenu	1	binding:appkit.cs
NSMenuView	menuBarHeight	NSNumber	0	binding:appkit.cs
NSMenuView	needsDisplayForItemAtIndex		1	binding:appkit.cs
NSMenuView	needsSizing	NSNumber	1	binding:appkit.cs
NSMenuView	stateImageOffset	NSNumber	0	binding:appkit.cs
NSMenuView	stateImageWidth	NSNumber	0	binding:appkit.cs
NSNumber	boolValue	NSNumber	0	binding:foundation.cs
NSNumber	charValue		0	binding:foundation.cs
NSNumber	decimalValue		0	binding:foundation.cs
NSNumber	doubleValue	NSNumber	0	binding:foundation.cs
NSNumber	floatValue	NSNumber	0	binding:foundation.cs
NSNumber	intValue	NSNumber	0	binding:foundation.cs
NSNumber	integerValue	NSNumber	0	binding:foundation.cs
NSNumber	longLongValue	NSNumber	0	binding:foundation.cs
NSNumber	longValue	NSNumber	0	binding:foundation.cs
NSNumber	shortValue		0	binding:foundation.cs
NSNumber	stringValue	NSString	0	binding:foundation.cs
NSNumber	unsignedCharValue	NSNumber	0	binding:foundation.cs
NSNumber	unsignedIntValue	NSNumber	0	binding:foundation.cs
NSNumber	unsignedIntegerValue	NSNumber	0	binding:foundation.cs
NSNumber	unsignedLongLongValue	NSNumber	0	binding:foundation.cs
NSNumber	unsignedLongValue	NSNumber	0	binding:foundation.cs
NSNumber	unsignedShortValue		0	binding:foundation.cs
NSNumberFormatter	allowsFloats	NSNumber	1	binding:foundation.cs
NSNumberFormatter	alwaysShowsDecimalSeparator	NSNumber	1	binding:foundation.cs
NSNumberFormatter	currencyCode	NSString	1	binding:foundation.cs
NSNumberFormatter	currencyDecimalSeparator	NSString	1	binding:foundation.cs
NSNumberFormatter	currencyGroupingSeparator	NSString	1	binding:foundation.cs
NSNumberFormatter	currencySymbol	NSString	1	binding:foundation.cs
NSNumberFormatter	decimalSeparator	NSString	1	binding:foundation.cs
NSNumberFormatter	defaultFormatterBehavior		0	binding:foundation.cs
NSNumberFormatter	exponentSymbol	NSString	1	binding:foundation.cs
NSNumberFormatter	formatWidth	NSNumber	1	binding:foundation.cs
NSNumberFormatter	formatterBehavior		1	binding:foundation.cs
NSNumberFormatter	generatesDecimalNumbers	NSNumber	1	binding:foundation.cs
NSNumberFormatter	groupingSeparator	NSString	1	binding:foundation.cs
NSNumberFormatter	groupingSize	NSNumber	1	binding:foundation.cs
NSNumberFormatter	internationalCurrencySymbol	NSString	1	binding:foundation.cs
NSNumberFormatter	lenient	NSNumber	1	binding:foundation.cs
NSNumberFormatter	locale	NSLocale	1	binding:foundation.cs
NSNumberFormatter	maximum	NSNumber	1	binding:foundation.cs
NSNumberFormatter	maximumFractionDigits	NSNumber	1	binding:foundation.cs
NSNumberFormatter	maximumIntegerDigits	NSNumber	1	binding:foundation.cs
NSNumberFormatter	maximumSignificantDigits	NSNumber	1	binding:foundation.cs
NSNumberFormatter	minimum	NSNumber	1	binding:foundation.cs
NSNumberFormatter	minimumFractionDigits	NSNumber	1	binding:foundation.cs
NSNumberFormatter	minimumGroupingDigits	NSNumber	1	binding:foundation.cs
NSNumberFormatter	minimumIntegerDigits	NSNumber	1	binding:foundation.cs
NSNumberFormatter	minimumSignificantDigits	NSNumber	1	binding:foundation.cs
NSNumberFormatter	minusSign	NSString	1	binding:foundation.cs
NSNumberFormatter	multiplier	NSNumber	1	binding:foundation.cs
NSNumberFormatter	negativeFormat	NSString	1	binding:foundation.cs
NSNumberFormatter	negativeInfinitySymbol	NSString	1	binding:foundation.cs
NSNumberFormatter	negativePrefix	NSString	1	binding:foundation.cs
NSNumberFormatter	negativeSuffix	NSString	1	binding:foundation.cs
NSNumberFormatter	nilSymbol	NSString	1	binding:foundation.cs
NSNumberFormatter	notANumberSymbol	NSString	1	binding:foundation.cs
NSNumberFormatter	numberStyle		1	binding:foundation.cs
NSNumberFormatter	paddingCharacter	NSString	1	binding:foundation.cs
NSNumberFormatter	paddingPosition		1	binding:foundation.cs
NSNumberFormatter	partialStringValidationEnabled	NSNumber	1	binding:foundation.cs
NSNumberFormatter	perMillSymbol	NSString	1	binding:foundation.cs
NSNumberFormatter	percentSymbol	NSString	1	binding:foundation.cs
NSNumberFormatter	plusSign	NSString	1	binding:foundation.cs
NSNumberFormatter	positiveFormat	NSString	1	binding:foundation.cs
NSNumberFormatter	positiveInfinitySymbol	NSString	1	binding:foundation.cs
NSNumberFormatter	positivePrefix	NSString	1	binding:foundation.cs
NSNumberFormatter	positiveSuffix	NSString	1	binding:foundation.cs
NSNumberFormatter	roundingIncrement	NSNumber	1	binding:foundation.cs
NSNumberFormatter	roundingMode		1	binding:foundation.cs
NSNumberFormatter	secondaryGroupingSize	NSNumber	1	binding:foundation.cs
NSNumberFormatter	textAttributesForNegativeInfinity	NSDictionary	1	binding:foundation.cs
NSNumberFormatter	textAttributesForNegativeValues	NSDictionary	1	binding:foundation.cs
NSNumberFormatter	textAttributesForNil	NSDictionary	1	binding:foundation.cs
NSNumberFormatter	textAttributesForNotANumber	NSDictionary	1	binding:foundation.cs
NSNumberFormatter	textAttributesForPositiveInfinity	NSDictionary	1	binding:foundation.cs
NSNumberFormatter	textAttributesForPositiveValues	NSDictionary	1	binding:foundation.cs
NSNumberFormatter	textAttributesForZero	NSDictionary	1	binding:foundation.cs
NSNumberFormatter	usesGroupingSeparator	NSNumber	1	binding:foundation.cs
NSNumberFormatter	usesSignificantDigits	NSNumber	1	binding:foundation.cs
NSNumberFormatter	zeroSymbol	NSString	1	binding:foundation.cs
NSObject	accessibilityActivationPoint		1	by hand
NSObject	accessibilityAttributedHint		1	by hand
NSObject	accessibilityAttributedLabel		1	by hand
NSObject	accessibilityAttributedValue		1	by hand
NSObject	accessibilityContainerType		1	by hand
NSObject	accessibilityCustomActions		1	by hand
NSObject	accessibilityCustomRotors	UIAccessibilityCustomRotor	1	binding:uikit.cs
NSObject	accessibilityDirectTouchOptions		1	by hand
NSObject	accessibilityDragSourceDescriptors		1	by hand
NSObject	accessibilityDropPointDescriptors		1	by hand
NSObject	accessibilityElements		1	by hand
NSObject	accessibilityElementsHidden		1	by hand
NSObject	accessibilityExpandedStatus		1	by hand
NSObject	accessibilityFrame		1	by hand
NSObject	accessibilityHint		1	by hand
NSObject	accessibilityIdentifier		1	by hand
NSObject	accessibilityLabel		1	by hand
NSObject	accessibilityLanguage		1	by hand
NSObject	accessibilityLineEndPositionFromCurrentSelection	NSNumber	0	binding:browserenginekit.cs
NSObject	accessibilityLineStartPositionFromCurrentSelection	NSNumber	0	binding:browserenginekit.cs
NSObject	accessibilityNavigationStyle		1	by hand
NSObject	accessibilityNextTextNavigationElement		1	binding:uikit.cs
NSObject	accessibilityNextTextNavigationElementBlock		1	binding:uikit.cs
NSObject	accessibilityPath		1	by hand
NSObject	accessibilityPreviousTextNavigationElement		1	binding:uikit.cs
NSObject	accessibilityPreviousTextNavigationElementBlock		1	binding:uikit.cs
NSObject	accessibilityRespondsToUserInteraction		1	by hand
NSObject	accessibilityTextInputResponder		1	binding:uikit.cs
NSObject	accessibilityTextInputResponderBlock		1	binding:uikit.cs
NSObject	accessibilityTextualContext		1	by hand
NSObject	accessibilityTraits		1	by hand
NSObject	accessibilityUserInputLabels		1	by hand
NSObject	accessibilityValue		1	by hand
NSObject	accessibilityViewIsModal		1	by hand
NSObject	browserAccessibilityContainerType		1	binding:browserenginekit.cs
NSObject	browserAccessibilityCurrentStatus	NSString	1	binding:browserenginekit.cs
NSObject	browserAccessibilityHasDOMFocus	NSNumber	1	binding:browserenginekit.cs
NSObject	browserAccessibilityIsRequired	NSNumber	1	binding:browserenginekit.cs
NSObject	browserAccessibilityPressedState		1	binding:browserenginekit.cs
NSObject	browserAccessibilityRoleDescription	NSString	1	binding:browserenginekit.cs
NSObject	browserAccessibilitySelectedTextRange		0	binding:browserenginekit.cs
NSObject	browserAccessibilitySortDirection	NSString	1	binding:browserenginekit.cs
NSObject	class		0	by hand
NSObject	classCode		0	by hand
NSObject	classDescription		0	by hand
NSObject	className	NSString	0	by hand
NSObject	debugDescription	NSString	0	by hand
NSObject	description	NSString	0	by hand
NSObject	hash	NSNumber	0	by hand
NSObject	isAccessibilityElement		1	by hand
NSObject	objectSpecifier		0	by hand
NSObject	observationInfo		0	by hand
NSObject	scriptingProperties		0	by hand
NSObject	self		0	by hand
NSObject	sharedObservers		1	binding:foundation.cs
NSObject	shouldGroupAccessibilityChildren		1	by hand
NSObject	superclass		0	by hand
NSObjectController	automaticallyPreparesContent	NSNumber	1	binding:appkit.cs
NSObjectController	canAdd	NSNumber	0	binding:appkit.cs
NSObjectController	canRemove	NSNumber	0	binding:appkit.cs
NSObjectController	content		1	binding:appkit.cs
NSObjectController	editable	NSNumber	1	binding:appkit.cs
NSObjectController	entityName	NSString	1	binding:appkit.cs
NSObjectController	fetchPredicate	NSPredicate	1	binding:appkit.cs
NSObjectController	newObject		0	binding:appkit.cs
NSObjectController	objectClass		1	binding:appkit.cs
NSObjectController	selectedObjects	NSArray	0	binding:appkit.cs
NSObjectController	selection	NSObjectController	0	binding:appkit.cs
NSObjectController	usesLazyFetching	NSNumber	1	binding:appkit.cs
NSOpenGLLayer	openGLContext	NSOpenGLContext	1	binding:appkit.cs
NSOpenGLLayer	openGLPixelFormat	NSOpenGLPixelFormat	1	binding:appkit.cs
NSOpenGLLayer	view	NSView	1	binding:appkit.cs
NSOpenGLView	defaultPixelFormat	NSOpenGLPixelFormat	0	binding:appkit.cs
NSOpenGLView	openGLContext	NSOpenGLContext	1	binding:appkit.cs
NSOpenGLView	pixelFormat	NSOpenGLPixelFormat	1	binding:appkit.cs
NSOpenPanel	URLs	NSArray	0	binding:appkit.cs
NSOpenPanel	allowsMultipleSelection	NSNumber	1	binding:appkit.cs
NSOpenPanel	canChooseDirectories	NSNumber	1	binding:appkit.cs
NSOpenPanel	canChooseFiles	NSNumber	1	binding:appkit.cs
NSOpenPanel	filenames	NSArray	0	binding:appkit.cs
NSOpenPanel	init		0	binding:appkit.cs
NSOpenPanel	openPanel	NSOpenPanel	0	binding:appkit.cs
NSOpenPanel	resolvesAliases	NSNumber	1	binding:appkit.cs
NSOperation	asynchronous	NSNumber	0	binding:foundation.cs
NSOperation	completionBlock		1	binding:foundation.cs
NSOperation	dependencies	NSArray	0	binding:foundation.cs
NSOperation	isCancelled	NSNumber	0	binding:foundation.cs
NSOperation	isConcurrent	NSNumber	0	binding:foundation.cs
NSOperation	isExecuting	NSNumber	0	binding:foundation.cs
NSOperation	isFinished	NSNumber	0	binding:foundation.cs
NSOperation	isReady	NSNumber	0	binding:foundation.cs
NSOperation	name	NSString	1	binding:foundation.cs
NSOperation	qualityOfService		1	binding:foundation.cs
NSOperation	queuePriority		1	binding:foundation.cs
NSOperation	threadPriority	NSNumber	1	binding:foundation.cs
NSOperationQueue	currentQueue	NSOperationQueue	0	binding:foundation.cs
NSOperationQueue	mainQueue	NSOperationQueue	0	binding:foundation.cs
NSOperationQueue	maxConcurrentOperationCount	NSNumber	1	binding:foundation.cs
NSOperationQueue	name	NSString	1	binding:foundation.cs
NSOperationQueue	operationCount	NSNumber	0	binding:foundation.cs
NSOperationQueue	operations	NSArray	0	binding:foundation.cs
NSOperationQueue	progress	NSProgress	0	binding:foundation.cs
NSOperationQueue	qualityOfService		1	binding:foundation.cs
NSOperationQueue	suspended	NSNumber	1	binding:foundation.cs
NSOperationQueue	underlyingQueue		1	binding:foundation.cs
NSOrderedSet	array		0	binding:foundation.cs
NSOrderedSet	count	NSNumber	0	binding:foundation.cs
NSOrderedSet	firstObject		0	binding:foundation.cs
NSOrderedSet	lastObject		0	binding:foundation.cs
NSOrderedSet	objectEnumerator	NSEnumerator	0	binding:foundation.cs
NSOrderedSet	reversedOrderedSet	NSOrderedSet	0	binding:foundation.cs
NSOrderedSet	set	NSSet	0	binding:foundation.cs
NSOutlineView	accessibilityColumnHeaderUIElements	NSArray	0	binding:appkit.cs
NSOutlineView	accessibilityColumns	NSArray	0	binding:appkit.cs
NSOutlineView	accessibilityFrame		0	binding:appkit.cs
NSOutlineView	accessibilityHeaderGroup	NSString	0	binding:appkit.cs
NSOutlineView	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSOutlineView	accessibilityLabel	NSString	0	binding:appkit.cs
NSOutlineView	accessibilityParent		0	binding:appkit.cs
NSOutlineView	accessibilityRowHeaderUIElements	NSArray	0	binding:appkit.cs
NSOutlineView	accessibilityRows	NSArray	0	binding:appkit.cs
NSOutlineView	accessibilitySelectedCells	NSArray	0	binding:appkit.cs
NSOutlineView	accessibilitySelectedColumns	NSArray	0	binding:appkit.cs
NSOutlineView	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSOutlineView	accessibilityVisibleCells	NSArray	0	binding:appkit.cs
NSOutlineView	accessibilityVisibleColumns	NSArray	0	binding:appkit.cs
NSOutlineView	accessibilityVisibleRows	NSArray	0	binding:appkit.cs
NSOutlineView	autoresizesOutlineColumn	NSNumber	1	binding:appkit.cs
NSOutlineView	autosaveExpandedItems	NSNumber	1	binding:appkit.cs
NSOutlineView	dataSource		1	binding:appkit.cs
NSOutlineView	delegate		1	binding:appkit.cs
NSOutlineView	indentationMarkerFollowsCell	NSNumber	1	binding:appkit.cs
NSOutlineView	indentationPerLevel	NSNumber	1	binding:appkit.cs
NSOutlineView	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSOutlineView	outlineTableColumn	NSTableColumn	1	binding:appkit.cs
NSOutlineView	stronglyReferencesItems	NSNumber	1	binding:appkit.cs
NSOutlineView	userInterfaceLayoutDirection		1	binding:appkit.cs
NSPageController	arrangedObjects	NSArray	1	binding:appkit.cs
NSPageController	delegate		1	binding:appkit.cs
NSPageController	selectedIndex	NSNumber	1	binding:appkit.cs
NSPageController	selectedViewController	NSViewController	0	binding:appkit.cs
NSPageController	transitionStyle		1	binding:appkit.cs
NSPanel	becomesKeyOnlyIfNeeded	NSNumber	1	binding:appkit.cs
NSPanel	floatingPanel	NSNumber	1	binding:appkit.cs
NSPanel	worksWhenModal	NSNumber	1	binding:appkit.cs
NSPathCell	URL	NSURL	1	binding:appkit.cs
NSPathCell	allowedTypes	NSArray	1	binding:appkit.cs
NSPathCell	backgroundColor	NSColor	1	binding:appkit.cs
NSPathCell	clickedPathComponentCell	NSPathComponentCell	0	binding:appkit.cs
NSPathCell	controlSize		1	binding:appkit.cs
NSPathCell	delegate		1	binding:appkit.cs
NSPathCell	doubleAction		1	binding:appkit.cs
NSPathCell	objectValue		1	binding:appkit.cs
NSPathCell	pathComponentCellClass		0	binding:appkit.cs
NSPathCell	pathComponentCells	NSArray	1	binding:appkit.cs
NSPathCell	pathStyle		1	binding:appkit.cs
NSPathCell	placeholderAttributedString	NSAttributedString	1	binding:appkit.cs
NSPathCell	placeholderString	NSString	1	binding:appkit.cs
NSPathComponentCell	URL	NSURL	1	binding:appkit.cs
NSPathComponentCell	image	NSImage	1	binding:appkit.cs
NSPathControl	URL	NSURL	1	binding:appkit.cs
NSPathControl	allowedTypes	NSArray	1	binding:appkit.cs
NSPathControl	backgroundColor	NSColor	1	binding:appkit.cs
NSPathControl	clickedPathComponentCell	NSPathComponentCell	0	binding:appkit.cs
NSPathControl	clickedPathItem	NSPathControlItem	0	binding:appkit.cs
NSPathControl	delegate		1	binding:appkit.cs
NSPathControl	doubleAction		1	binding:appkit.cs
NSPathControl	editable	NSNumber	1	binding:appkit.cs
NSPathControl	menu	NSMenu	1	binding:appkit.cs
NSPathControl	pathComponentCells	NSArray	1	binding:appkit.cs
NSPathControl	pathItems	NSArray	1	binding:appkit.cs
NSPathControl	pathStyle		1	binding:appkit.cs
NSPathControl	placeholderAttributedString	NSAttributedString	1	binding:appkit.cs
NSPathControl	placeholderString	NSString	1	binding:appkit.cs
NSPersonNameComponentsFormatter	locale	NSLocale	1	binding:foundation.cs
NSPersonNameComponentsFormatter	phonetic	NSNumber	1	binding:foundation.cs
NSPersonNameComponentsFormatter	style		1	binding:foundation.cs
NSPickerTouchBarItem	action		1	binding:appkit.cs
NSPickerTouchBarItem	collapsedRepresentationImage	NSImage	1	binding:appkit.cs
NSPickerTouchBarItem	collapsedRepresentationLabel	NSString	1	binding:appkit.cs
NSPickerTouchBarItem	controlRepresentation		1	binding:appkit.cs
NSPickerTouchBarItem	customizationLabel	NSString	1	binding:appkit.cs
NSPickerTouchBarItem	enabled	NSNumber	1	binding:appkit.cs
NSPickerTouchBarItem	numberOfOptions	NSNumber	1	binding:appkit.cs
NSPickerTouchBarItem	selectedIndex	NSNumber	1	binding:appkit.cs
NSPickerTouchBarItem	selectionColor	NSColor	1	binding:appkit.cs
NSPickerTouchBarItem	selectionMode		1	binding:appkit.cs
NSPickerTouchBarItem	target		1	binding:appkit.cs
NSPopUpButton	altersStateOfSelectedItem	NSNumber	1	binding:appkit.cs
NSPopUpButton	autoenablesItems	NSNumber	1	binding:appkit.cs
NSPopUpButton	indexOfSelectedItem	NSNumber	0	binding:appkit.cs
NSPopUpButton	itemArray	NSMenuItem	0	binding:appkit.cs
NSPopUpButton	itemTitles	NSString	0	binding:appkit.cs
NSPopUpButton	lastItem	NSMenuItem	0	binding:appkit.cs
NSPopUpButton	menu	NSMenu	1	binding:appkit.cs
NSPopUpButton	numberOfItems	NSNumber	0	binding:appkit.cs
NSPopUpButton	preferredEdge		1	binding:appkit.cs
NSPopUpButton	pullsDown	NSNumber	1	binding:appkit.cs
NSPopUpButton	selectedItem	NSMenuItem	0	binding:appkit.cs
NSPopUpButton	selectedTag	NSNumber	0	binding:appkit.cs
NSPopUpButton	title		1	binding:appkit.cs
NSPopUpButton	titleOfSelectedItem	NSString	0	binding:appkit.cs
NSPopUpButton	usesItemFromMenu	NSNumber	1	binding:appkit.cs
NSPopUpButtonCell	altersStateOfSelectedItem	NSNumber	1	binding:appkit.cs
NSPopUpButtonCell	arrowPosition		1	binding:appkit.cs
NSPopUpButtonCell	autoenablesItems	NSNumber	1	binding:appkit.cs
NSPopUpButtonCell	indexOfSelectedItem	NSNumber	0	binding:appkit.cs
NSPopUpButtonCell	itemArray	NSArray	0	binding:appkit.cs
NSPopUpButtonCell	itemTitles	NSArray	0	binding:appkit.cs
NSPopUpButtonCell	lastItem	NSMenuItem	0	binding:appkit.cs
NSPopUpButtonCell	menu	NSMenu	1	binding:appkit.cs
NSPopUpButtonCell	numberOfItems	NSNumber	0	binding:appkit.cs
NSPopUpButtonCell	objectValue		1	binding:appkit.cs
NSPopUpButtonCell	preferredEdge		1	binding:appkit.cs
NSPopUpButtonCell	pullsDown	NSNumber	1	binding:appkit.cs
NSPopUpButtonCell	selectedItem	NSMenuItem	0	binding:appkit.cs
NSPopUpButtonCell	title		1	binding:appkit.cs
NSPopUpButtonCell	titleOfSelectedItem	NSString	0	binding:appkit.cs
NSPopUpButtonCell	usesItemFromMenu	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityActivationPoint		1	binding:appkit.cs
NSPopover	accessibilityAllowedValues	NSArray	1	binding:appkit.cs
NSPopover	accessibilityAlternateUIVisible	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityApplicationFocusedUIElement		1	binding:appkit.cs
NSPopover	accessibilityAttributedUserInputLabels	NSArray	1	binding:appkit.cs
NSPopover	accessibilityCancelButton		1	binding:appkit.cs
NSPopover	accessibilityChildren	NSArray	1	binding:appkit.cs
NSPopover	accessibilityChildrenInNavigationOrder	NSArray	1	binding:appkit.cs
NSPopover	accessibilityClearButton		1	binding:appkit.cs
NSPopover	accessibilityCloseButton		1	binding:appkit.cs
NSPopover	accessibilityColumnCount	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityColumnHeaderUIElements	NSArray	1	binding:appkit.cs
NSPopover	accessibilityColumnIndexRange		1	binding:appkit.cs
NSPopover	accessibilityColumnTitles	NSArray	1	binding:appkit.cs
NSPopover	accessibilityColumns	NSArray	1	binding:appkit.cs
NSPopover	accessibilityContents	NSArray	1	binding:appkit.cs
NSPopover	accessibilityCriticalValue		1	binding:appkit.cs
NSPopover	accessibilityCustomActions	NSArray	1	binding:appkit.cs
NSPopover	accessibilityCustomRotors	NSArray	1	binding:appkit.cs
NSPopover	accessibilityDecrementButton		1	binding:appkit.cs
NSPopover	accessibilityDefaultButton		1	binding:appkit.cs
NSPopover	accessibilityDisclosed	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityDisclosedByRow		1	binding:appkit.cs
NSPopover	accessibilityDisclosedRows		1	binding:appkit.cs
NSPopover	accessibilityDisclosureLevel	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityDocument	NSString	1	binding:appkit.cs
NSPopover	accessibilityEdited	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityElement	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityEnabled	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityExpanded	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityExtrasMenuBar		1	binding:appkit.cs
NSPopover	accessibilityFilename	NSString	1	binding:appkit.cs
NSPopover	accessibilityFocused	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityFocusedWindow		1	binding:appkit.cs
NSPopover	accessibilityFrame		1	binding:appkit.cs
NSPopover	accessibilityFrontmost	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityFullScreenButton		1	binding:appkit.cs
NSPopover	accessibilityGrowArea		1	binding:appkit.cs
NSPopover	accessibilityHandles	NSArray	1	binding:appkit.cs
NSPopover	accessibilityHeader		1	binding:appkit.cs
NSPopover	accessibilityHelp	NSString	1	binding:appkit.cs
NSPopover	accessibilityHidden	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityHorizontalScrollBar		1	binding:appkit.cs
NSPopover	accessibilityHorizontalUnitDescription	NSString	1	binding:appkit.cs
NSPopover	accessibilityHorizontalUnits		1	binding:appkit.cs
NSPopover	accessibilityIdentifier	NSString	1	binding:appkit.cs
NSPopover	accessibilityIncrementButton		1	binding:appkit.cs
NSPopover	accessibilityIndex	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityInsertionPointLineNumber	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityLabel	NSString	1	binding:appkit.cs
NSPopover	accessibilityLabelUIElements	NSArray	1	binding:appkit.cs
NSPopover	accessibilityLabelValue	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityLinkedUIElements	NSArray	1	binding:appkit.cs
NSPopover	accessibilityMain	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityMainWindow		1	binding:appkit.cs
NSPopover	accessibilityMarkerGroupUIElement		1	binding:appkit.cs
NSPopover	accessibilityMarkerTypeDescription	NSString	1	binding:appkit.cs
NSPopover	accessibilityMarkerUIElements	NSArray	1	binding:appkit.cs
NSPopover	accessibilityMarkerValues		1	binding:appkit.cs
NSPopover	accessibilityMaxValue		1	binding:appkit.cs
NSPopover	accessibilityMenuBar		1	binding:appkit.cs
NSPopover	accessibilityMinValue		1	binding:appkit.cs
NSPopover	accessibilityMinimizeButton		1	binding:appkit.cs
NSPopover	accessibilityMinimized	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityModal	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityNextContents	NSArray	1	binding:appkit.cs
NSPopover	accessibilityNumberOfCharacters	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityOrderedByRow	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityOrientation		1	binding:appkit.cs
NSPopover	accessibilityOverflowButton		1	binding:appkit.cs
NSPopover	accessibilityParent		1	binding:appkit.cs
NSPopover	accessibilityPerformCancel	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformConfirm	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformDelete	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformPick	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformRaise	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformShowAlternateUI	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformShowDefaultUI	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPerformShowMenu	NSNumber	0	binding:appkit.cs
NSPopover	accessibilityPlaceholderValue	NSString	1	binding:appkit.cs
NSPopover	accessibilityPreviousContents	NSArray	1	binding:appkit.cs
NSPopover	accessibilityProtectedContent	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityProxy		1	binding:appkit.cs
NSPopover	accessibilityRequired	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityRole	NSString	1	binding:appkit.cs
NSPopover	accessibilityRoleDescription	NSString	1	binding:appkit.cs
NSPopover	accessibilityRowCount	NSNumber	1	binding:appkit.cs
NSPopover	accessibilityRowHeaderUIElements	NSArray	1	binding:appkit.cs
NSPopover	accessibilityRowIndexRange		1	binding:appkit.cs
NSPopover	accessibilityRows	NSArray	1	binding:appkit.cs
NSPopover	accessibilityRulerMarkerType		1	binding:appkit.cs
NSPopover	accessibilitySearchButton		1	binding:appkit.cs
NSPopover	accessibilitySearchMenu		1	binding:appkit.cs
NSPopover	accessibilitySelected	NSNumber	1	binding:appkit.cs
NSPopover	accessibilitySelectedCells	NSArray	1	binding:appkit.cs
NSPopover	accessibilitySelectedChildren	NSArray	1	binding:appkit.cs
NSPopover	accessibilitySelectedColumns	NSArray	1	binding:appkit.cs
NSPopover	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSPopover	accessibilitySelectedText	NSString	1	binding:appkit.cs
NSPopover	accessibilitySelectedTextRange		1	binding:appkit.cs
NSPopover	accessibilitySelectedTextRanges	NSArray	1	binding:appkit.cs
NSPopover	accessibilityServesAsTitleForUIElements	NSArray	1	binding:appkit.cs
NSPopover	accessibilitySharedCharacterRange		1	binding:appkit.cs
NSPopover	accessibilitySharedFocusElements	NSArray	1	binding:appkit.cs
NSPopover	accessibilitySharedTextUIElements	NSArray	1	binding:appkit.cs
NSPopover	accessibilityShownMenu		1	binding:appkit.cs
NSPopover	accessibilitySortDirection		1	binding:appkit.cs
NSPopover	accessibilitySplitters	NSArray	1	binding:appkit.cs
NSPopover	accessibilitySubrole	NSString	1	binding:appkit.cs
NSPopover	accessibilityTabs	NSArray	1	binding:appkit.cs
NSPopover	accessibilityTitle	NSString	1	binding:appkit.cs
NSPopover	accessibilityTitleUIElement		1	binding:appkit.cs
NSPopover	accessibilityToolbarButton		1	binding:appkit.cs
NSPopover	accessibilityTopLevelUIElement		1	binding:appkit.cs
NSPopover	accessibilityURL	NSURL	1	binding:appkit.cs
NSPopover	accessibilityUnitDescription	NSString	1	binding:appkit.cs
NSPopover	accessibilityUnits		1	binding:appkit.cs
NSPopover	accessibilityUserInputLabels	NSArray	1	binding:appkit.cs
NSPopover	accessibilityValue		1	binding:appkit.cs
NSPopover	accessibilityValueDescription	NSString	1	binding:appkit.cs
NSPopover	accessibilityVerticalScrollBar		1	binding:appkit.cs
NSPopover	accessibilityVerticalUnitDescription	NSString	1	binding:appkit.cs
NSPopover	accessibilityVerticalUnits		1	binding:appkit.cs
NSPopover	accessibilityVisibleCells	NSArray	1	binding:appkit.cs
NSPopover	accessibilityVisibleCharacterRange		1	binding:appkit.cs
NSPopover	accessibilityVisibleChildren	NSArray	1	binding:appkit.cs
NSPopover	accessibilityVisibleColumns	NSArray	1	binding:appkit.cs
NSPopover	accessibilityVisibleRows	NSArray	1	binding:appkit.cs
NSPopover	accessibilityWarningValue		1	binding:appkit.cs
NSPopover	accessibilityWindow		1	binding:appkit.cs
NSPopover	accessibilityWindows	NSArray	1	binding:appkit.cs
NSPopover	accessibilityZoomButton		1	binding:appkit.cs
NSPopover	animates	NSNumber	1	binding:appkit.cs
NSPopover	appearance	NSAppearance	1	binding:appkit.cs
NSPopover	behavior		1	binding:appkit.cs
NSPopover	contentSize		1	binding:appkit.cs
NSPopover	contentViewController	NSViewController	1	binding:appkit.cs
NSPopover	delegate		1	binding:appkit.cs
NSPopover	detached	NSNumber	0	binding:appkit.cs
NSPopover	effectiveAppearance	NSAppearance	0	binding:appkit.cs
NSPopover	hasFullSizeContent	NSNumber	1	binding:appkit.cs
NSPopover	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSPopover	positioningRect		1	binding:appkit.cs
NSPopover	shown	NSNumber	0	binding:appkit.cs
NSPopoverTouchBarItem	collapsedRepresentation	NSView	1	binding:appkit.cs
NSPopoverTouchBarItem	collapsedRepresentationImage	NSImage	1	binding:appkit.cs
NSPopoverTouchBarItem	collapsedRepresentationLabel	NSString	1	binding:appkit.cs
NSPopoverTouchBarItem	customizationLabel	NSString	1	binding:appkit.cs
NSPopoverTouchBarItem	makeStandardActivatePopoverGestureRecognizer	NSGestureRecognizer	0	binding:appkit.cs
NSPopoverTouchBarItem	popoverTouchBar	NSTouchBar	1	binding:appkit.cs
NSPopoverTouchBarItem	pressAndHoldTouchBar	NSTouchBar	1	binding:appkit.cs
NSPopoverTouchBarItem	showsCloseButton	NSNumber	1	binding:appkit.cs
NSPredicateEditor	rowTemplates	NSArray	1	binding:appkit.cs
NSPrintInfo	PMPageFormat		0	binding:appkit.cs
NSPrintInfo	PMPrintSession		0	binding:appkit.cs
NSPrintInfo	PMPrintSettings		0	binding:appkit.cs
NSPrintInfo	bottomMargin	NSNumber	1	binding:appkit.cs
NSPrintInfo	defaultPrinter	NSPrinter	0	binding:appkit.cs
NSPrintInfo	dictionary	NSMutableDictionary	0	binding:appkit.cs
NSPrintInfo	horizontalPagination		1	binding:appkit.cs
NSPrintInfo	horizontallyCentered	NSNumber	1	binding:appkit.cs
NSPrintInfo	imageablePageBounds		0	binding:appkit.cs
NSPrintInfo	jobDisposition	NSString	1	binding:appkit.cs
NSPrintInfo	leftMargin	NSNumber	1	binding:appkit.cs
NSPrintInfo	localizedPaperName	NSString	0	binding:appkit.cs
NSPrintInfo	orientation		1	binding:appkit.cs
NSPrintInfo	paperName	NSString	1	binding:appkit.cs
NSPrintInfo	paperSize		1	binding:appkit.cs
NSPrintInfo	printSettings	NSMutableDictionary	0	binding:appkit.cs
NSPrintInfo	printer	NSPrinter	1	binding:appkit.cs
NSPrintInfo	rightMargin	NSNumber	1	binding:appkit.cs
NSPrintInfo	scalingFactor	NSNumber	1	binding:appkit.cs
NSPrintInfo	selectionOnly	NSNumber	1	binding:appkit.cs
NSPrintInfo	sharedPrintInfo	NSPrintInfo	0	binding:appkit.cs
NSPrintInfo	topMargin	NSNumber	1	binding:appkit.cs
NSPrintInfo	verticalPagination		1	binding:appkit.cs
NSPrintInfo	verticallyCentered	NSNumber	1	binding:appkit.cs
NSProgress	cancellable	NSNumber	1	binding:foundation.cs
NSProgress	cancellationHandler		1	binding:foundation.cs
NSProgress	cancelled	NSNumber	0	binding:foundation.cs
NSProgress	completedUnitCount	NSNumber	1	binding:foundation.cs
NSProgress	currentProgress	NSProgress	0	binding:foundation.cs
NSProgress	estimatedTimeRemaining	NSNumber	1	binding:foundation.cs
NSProgress	fileCompletedCount	NSNumber	1	binding:foundation.cs
NSProgress	fileOperationKind	NSString	1	binding:foundation.cs
NSProgress	fileTotalCount	NSNumber	1	binding:foundation.cs
NSProgress	fileURL	NSURL	1	binding:foundation.cs
NSProgress	finished	NSNumber	0	binding:foundation.cs
NSProgress	fractionCompleted	NSNumber	0	binding:foundation.cs
NSProgress	indeterminate	NSNumber	0	binding:foundation.cs
NSProgress	kind		1	binding:foundation.cs
NSProgress	localizedAdditionalDescription	NSString	1	binding:foundation.cs
NSProgress	localizedDescription	NSString	1	binding:foundation.cs
NSProgress	old	NSNumber	0	binding:foundation.cs
NSProgress	pausable	NSNumber	1	binding:foundation.cs
NSProgress	paused	NSNumber	0	binding:foundation.cs
NSProgress	pausingHandler		1	binding:foundation.cs
NSProgress	resumingHandler		1	binding:foundation.cs
NSProgress	throughput	NSNumber	1	binding:foundation.cs
NSProgress	totalUnitCount	NSNumber	1	binding:foundation.cs
NSProgress	userInfo	NSDictionary	0	binding:foundation.cs
NSProgressIndicator	accessibilityFrame		0	binding:appkit.cs
NSProgressIndicator	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSProgressIndicator	accessibilityParent		0	binding:appkit.cs
NSProgressIndicator	accessibilityValue	NSNumber	0	binding:appkit.cs
NSProgressIndicator	bezeled	NSNumber	1	binding:appkit.cs
NSProgressIndicator	controlSize		1	binding:appkit.cs
NSProgressIndicator	controlTint		1	binding:appkit.cs
NSProgressIndicator	displayedWhenStopped	NSNumber	1	binding:appkit.cs
NSProgressIndicator	doubleValue	NSNumber	1	binding:appkit.cs
NSProgressIndicator	indeterminate	NSNumber	1	binding:appkit.cs
NSProgressIndicator	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSProgressIndicator	maxValue	NSNumber	1	binding:appkit.cs
NSProgressIndicator	minValue	NSNumber	1	binding:appkit.cs
NSProgressIndicator	observedProgress	NSProgress	1	binding:appkit.cs
NSProgressIndicator	style		1	binding:appkit.cs
NSProgressIndicator	usesThreadedAnimation	NSNumber	1	binding:appkit.cs
NSRelativeDateTimeFormatter	calendar	NSCalendar	1	binding:foundation.cs
NSRelativeDateTimeFormatter	dateTimeStyle		1	binding:foundation.cs
NSRelativeDateTimeFormatter	formattingContext		1	binding:foundation.cs
NSRelativeDateTimeFormatter	locale	NSLocale	1	binding:foundation.cs
NSRelativeDateTimeFormatter	unitsStyle		1	binding:foundation.cs
NSResponder	acceptsFirstResponder	NSNumber	0	binding:appkit.cs
NSResponder	becomeFirstResponder	NSNumber	0	binding:appkit.cs
NSResponder	makeTouchBar	NSTouchBar	0	binding:appkit.cs
NSResponder	menu	NSMenu	1	binding:appkit.cs
NSResponder	nextResponder	NSResponder	1	binding:appkit.cs
NSResponder	resignFirstResponder	NSNumber	0	binding:appkit.cs
NSResponder	touchBar	NSTouchBar	1	binding:appkit.cs
NSResponder	userActivity	NSUserActivity	1	binding:appkit.cs
NSRuleEditor	canRemoveAllRows	NSNumber	1	binding:appkit.cs
NSRuleEditor	criteriaKeyPath	NSString	1	binding:appkit.cs
NSRuleEditor	delegate		1	binding:appkit.cs
NSRuleEditor	displayValuesKeyPath	NSString	1	binding:appkit.cs
NSRuleEditor	editable	NSNumber	1	binding:appkit.cs
NSRuleEditor	formattingDictionary	NSDictionary	1	binding:appkit.cs
NSRuleEditor	formattingStringsFilename	NSString	1	binding:appkit.cs
NSRuleEditor	nestingMode		1	binding:appkit.cs
NSRuleEditor	numberOfRows	NSNumber	0	binding:appkit.cs
NSRuleEditor	predicate	NSPredicate	0	binding:appkit.cs
NSRuleEditor	rowClass		1	binding:appkit.cs
NSRuleEditor	rowHeight	NSNumber	1	binding:appkit.cs
NSRuleEditor	rowTypeKeyPath	NSString	1	binding:appkit.cs
NSRuleEditor	selectedRowIndexes	NSIndexSet	0	binding:appkit.cs
NSRuleEditor	subrowsKeyPath	NSString	1	binding:appkit.cs
NSRulerView	accessoryView	NSView	1	binding:appkit.cs
NSRulerView	baselineLocation	NSNumber	0	binding:appkit.cs
NSRulerView	clientView	NSView	1	binding:appkit.cs
NSRulerView	isFlipped	NSNumber	0	binding:appkit.cs
NSRulerView	markers	NSArray	1	binding:appkit.cs
NSRulerView	measurementUnits	NSString	1	binding:appkit.cs
NSRulerView	orientation		1	binding:appkit.cs
NSRulerView	originOffset	NSNumber	1	binding:appkit.cs
NSRulerView	requiredThickness	NSNumber	0	binding:appkit.cs
NSRulerView	reservedThicknessForAccessoryView	NSNumber	1	binding:appkit.cs
NSRulerView	reservedThicknessForMarkers	NSNumber	1	binding:appkit.cs
NSRulerView	ruleThickness	NSNumber	1	binding:appkit.cs
NSRulerView	scrollView	NSScrollView	1	binding:appkit.cs
NSRunningApplication	activationPolicy		0	binding:appkit.cs
NSRunningApplication	active	NSNumber	0	binding:appkit.cs
NSRunningApplication	bundleIdentifier	NSString	0	binding:appkit.cs
NSRunningApplication	bundleURL	NSURL	0	binding:appkit.cs
NSRunningApplication	currentApplication	NSRunningApplication	0	binding:appkit.cs
NSRunningApplication	executableArchitecture	NSNumber	0	binding:appkit.cs
NSRunningApplication	executableURL	NSURL	0	binding:appkit.cs
NSRunningApplication	finishedLaunching	NSNumber	0	binding:appkit.cs
NSRunningApplication	forceTerminate	NSNumber	0	binding:appkit.cs
NSRunningApplication	hidden	NSNumber	0	binding:appkit.cs
NSRunningApplication	hide	NSNumber	0	binding:appkit.cs
NSRunningApplication	icon	NSImage	0	binding:appkit.cs
NSRunningApplication	launchDate	NSDate	0	binding:appkit.cs
NSRunningApplication	localizedName	NSString	0	binding:appkit.cs
NSRunningApplication	ownsMenuBar	NSNumber	0	binding:appkit.cs
NSRunningApplication	processIdentifier	NSNumber	0	binding:appkit.cs
NSRunningApplication	terminate	NSNumber	0	binding:appkit.cs
NSRunningApplication	terminated	NSNumber	0	binding:appkit.cs
NSRunningApplication	unhide	NSNumber	0	binding:appkit.cs
NSSavePanel	URL	NSURL	0	binding:appkit.cs
NSSavePanel	accessoryView	NSView	1	binding:appkit.cs
NSSavePanel	allowedContentTypes	NSArray	1	binding:appkit.cs
NSSavePanel	allowedFileTypes	NSArray	1	binding:appkit.cs
NSSavePanel	allowsOtherFileTypes	NSNumber	1	binding:appkit.cs
NSSavePanel	canCreateDirectories	NSNumber	1	binding:appkit.cs
NSSavePanel	canSelectHiddenExtension	NSNumber	1	binding:appkit.cs
NSSavePanel	currentContentType	UTType	1	binding:appkit.cs
NSSavePanel	delegate		1	binding:appkit.cs
NSSavePanel	directory	NSString	1	binding:appkit.cs
NSSavePanel	directoryURL	NSURL	1	binding:appkit.cs
NSSavePanel	extensionHidden	NSNumber	1	binding:appkit.cs
NSSavePanel	filename	NSString	0	binding:appkit.cs
NSSavePanel	identifier	NSString	1	binding:appkit.cs
NSSavePanel	init		0	binding:appkit.cs
NSSavePanel	isExpanded	NSNumber	0	binding:appkit.cs
NSSavePanel	message	NSString	1	binding:appkit.cs
NSSavePanel	nameFieldLabel	NSString	1	binding:appkit.cs
NSSavePanel	nameFieldStringValue	NSString	1	binding:appkit.cs
NSSavePanel	prompt	NSString	1	binding:appkit.cs
NSSavePanel	requiredFileType	NSString	1	binding:appkit.cs
NSSavePanel	runModal	NSNumber	0	binding:appkit.cs
NSSavePanel	savePanel	NSSavePanel	0	binding:appkit.cs
NSSavePanel	showsContentTypes	NSNumber	1	binding:appkit.cs
NSSavePanel	showsHiddenFiles	NSNumber	1	binding:appkit.cs
NSSavePanel	showsTagField	NSNumber	1	binding:appkit.cs
NSSavePanel	tagNames	NSArray	1	binding:appkit.cs
NSSavePanel	title	NSString	1	binding:appkit.cs
NSSavePanel	treatsFilePackagesAsDirectories	NSNumber	1	binding:appkit.cs
NSScreen	auxiliaryTopLeftArea		0	binding:appkit.cs
NSScreen	auxiliaryTopRightArea		0	binding:appkit.cs
NSScreen	backingScaleFactor	NSNumber	0	binding:appkit.cs
NSScreen	colorSpace	NSColorSpace	0	binding:appkit.cs
NSScreen	deepestScreen	NSScreen	0	binding:appkit.cs
NSScreen	depth		0	binding:appkit.cs
NSScreen	deviceDescription	NSDictionary	0	binding:appkit.cs
NSScreen	displayUpdateGranularity	NSNumber	0	binding:appkit.cs
NSScreen	frame		0	binding:appkit.cs
NSScreen	lastDisplayUpdateTimestamp	NSNumber	0	binding:appkit.cs
NSScreen	localizedName	NSString	0	binding:appkit.cs
NSScreen	mainScreen	NSScreen	0	binding:appkit.cs
NSScreen	maximumExtendedDynamicRangeColorComponentValue	NSNumber	0	binding:appkit.cs
NSScreen	maximumFramesPerSecond	NSNumber	0	binding:appkit.cs
NSScreen	maximumPotentialExtendedDynamicRangeColorComponentValue	NSNumber	0	binding:appkit.cs
NSScreen	maximumReferenceExtendedDynamicRangeColorComponentValue	NSNumber	0	binding:appkit.cs
NSScreen	maximumRefreshInterval	NSNumber	0	binding:appkit.cs
NSScreen	minimumRefreshInterval	NSNumber	0	binding:appkit.cs
NSScreen	safeAreaInsets		0	binding:appkit.cs
NSScreen	screens	NSArray	0	binding:appkit.cs
NSScreen	supportedWindowDepths		0	binding:appkit.cs
NSScreen	userSpaceScaleFactor	NSNumber	0	binding:appkit.cs
NSScreen	visibleFrame		0	binding:appkit.cs
NSScrollView	allowsMagnification	NSNumber	1	binding:appkit.cs
NSScrollView	autohidesScrollers	NSNumber	1	binding:appkit.cs
NSScrollView	automaticallyAdjustsContentInsets	NSNumber	1	binding:appkit.cs
NSScrollView	backgroundColor	NSColor	1	binding:appkit.cs
NSScrollView	borderType		1	binding:appkit.cs
NSScrollView	contentInsets		1	binding:appkit.cs
NSScrollView	contentSize		0	binding:appkit.cs
NSScrollView	contentView	NSClipView	1	binding:appkit.cs
NSScrollView	documentCursor	NSCursor	1	binding:appkit.cs
NSScrollView	documentView	NSView	1	binding:appkit.cs
NSScrollView	documentVisibleRect		0	binding:appkit.cs
NSScrollView	drawsBackground	NSNumber	1	binding:appkit.cs
NSScrollView	findBarPosition		1	binding:appkit.cs
NSScrollView	findBarView	NSView	1	binding:appkit.cs
NSScrollView	findBarVisible	NSNumber	1	binding:appkit.cs
NSScrollView	hasHorizontalRuler	NSNumber	1	binding:appkit.cs
NSScrollView	hasHorizontalScroller	NSNumber	1	binding:appkit.cs
NSScrollView	hasVerticalRuler	NSNumber	1	binding:appkit.cs
NSScrollView	hasVerticalScroller	NSNumber	1	binding:appkit.cs
NSScrollView	horizontalLineScroll	NSNumber	1	binding:appkit.cs
NSScrollView	horizontalPageScroll	NSNumber	1	binding:appkit.cs
NSScrollView	horizontalRulerView	NSRulerView	1	binding:appkit.cs
NSScrollView	horizontalScrollElasticity		1	binding:appkit.cs
NSScrollView	horizontalScroller	NSScroller	1	binding:appkit.cs
NSScrollView	lineScroll	NSNumber	1	binding:appkit.cs
NSScrollView	magnification	NSNumber	1	binding:appkit.cs
NSScrollView	maxMagnification	NSNumber	1	binding:appkit.cs
NSScrollView	minMagnification	NSNumber	1	binding:appkit.cs
NSScrollView	pageScroll	NSNumber	1	binding:appkit.cs
NSScrollView	rulersVisible	NSNumber	1	binding:appkit.cs
NSScrollView	scrollerInsets		1	binding:appkit.cs
NSScrollView	scrollerKnobStyle		1	binding:appkit.cs
NSScrollView	scrollerStyle		1	binding:appkit.cs
NSScrollView	scrollsDynamically	NSNumber	1	binding:appkit.cs
NSScrollView	usesPredominantAxisScrolling	NSNumber	1	binding:appkit.cs
NSScrollView	verticalLineScroll	NSNumber	1	binding:appkit.cs
NSScrollView	verticalPageScroll	NSNumber	1	binding:appkit.cs
NSScrollView	verticalRulerView	NSRulerView	1	binding:appkit.cs
NSScrollView	verticalScrollElasticity		1	binding:appkit.cs
NSScrollView	verticalScroller	NSScroller	1	binding:appkit.cs
NSScroller	arrowsPosition		1	binding:appkit.cs
NSScroller	controlSize		1	binding:appkit.cs
NSScroller	controlTint		1	binding:appkit.cs
NSScroller	hitPart		0	binding:appkit.cs
NSScroller	isCompatibleWithOverlayScrollers	NSNumber	0	binding:appkit.cs
NSScroller	knobProportion	NSNumber	1	binding:appkit.cs
NSScroller	knobStyle		1	binding:appkit.cs
NSScroller	preferredScrollerStyle		0	binding:appkit.cs
NSScroller	scrollerStyle		1	binding:appkit.cs
NSScroller	scrollerWidth	NSNumber	0	binding:appkit.cs
NSScroller	usableParts		0	binding:appkit.cs
NSScrubber	backgroundColor	NSColor	1	binding:appkit.cs
NSScrubber	backgroundView	NSView	1	binding:appkit.cs
NSScrubber	continuous	NSNumber	1	binding:appkit.cs
NSScrubber	dataSource		1	binding:appkit.cs
NSScrubber	delegate		1	binding:appkit.cs
NSScrubber	floatsSelectionViews	NSNumber	1	binding:appkit.cs
NSScrubber	highlightedIndex	NSNumber	0	binding:appkit.cs
NSScrubber	itemAlignment		1	binding:appkit.cs
NSScrubber	mode		1	binding:appkit.cs
NSScrubber	numberOfItems	NSNumber	0	binding:appkit.cs
NSScrubber	scrubberLayout	NSScrubberLayout	1	binding:appkit.cs
NSScrubber	selectedIndex	NSNumber	1	binding:appkit.cs
NSScrubber	selectionBackgroundStyle	NSScrubberSelectionStyle	1	binding:appkit.cs
NSScrubber	selectionOverlayStyle	NSScrubberSelectionStyle	1	binding:appkit.cs
NSScrubber	showsAdditionalContentIndicators	NSNumber	1	binding:appkit.cs
NSScrubber	showsArrowButtons	NSNumber	1	binding:appkit.cs
NSScrubberArrangedView	highlighted	NSNumber	1	binding:appkit.cs
NSScrubberArrangedView	selected	NSNumber	1	binding:appkit.cs
NSScrubberImageItemView	image	NSImage	1	binding:appkit.cs
NSScrubberImageItemView	imageAlignment		1	binding:appkit.cs
NSScrubberImageItemView	imageView	NSImageView	0	binding:appkit.cs
NSScrubberTextItemView	textField	NSTextField	0	binding:appkit.cs
NSScrubberTextItemView	title	NSString	1	binding:appkit.cs
NSSearchField	cancelButtonBounds		0	binding:appkit.cs
NSSearchField	cell	NSSearchFieldCell	1	binding:appkit.cs
NSSearchField	centersPlaceholder	NSNumber	1	binding:appkit.cs
NSSearchField	delegate		1	binding:appkit.cs
NSSearchField	maximumRecents	NSNumber	1	binding:appkit.cs
NSSearchField	recentSearches	NSArray	1	binding:appkit.cs
NSSearchField	recentsAutosaveName	NSString	1	binding:appkit.cs
NSSearchField	searchButtonBounds		0	binding:appkit.cs
NSSearchField	searchMenuTemplate	NSMenu	1	binding:appkit.cs
NSSearchField	searchTextBounds		0	binding:appkit.cs
NSSearchField	sendsSearchStringImmediately	NSNumber	1	binding:appkit.cs
NSSearchField	sendsWholeSearchString	NSNumber	1	binding:appkit.cs
NSSearchFieldCell	cancelButtonCell	NSButtonCell	1	binding:appkit.cs
NSSearchFieldCell	maximumRecents	NSNumber	1	binding:appkit.cs
NSSearchFieldCell	recentSearches	NSArray	1	binding:appkit.cs
NSSearchFieldCell	recentsAutosaveName	NSString	1	binding:appkit.cs
NSSearchFieldCell	searchButtonCell	NSButtonCell	1	binding:appkit.cs
NSSearchFieldCell	searchMenuTemplate	NSMenu	1	binding:appkit.cs
NSSearchFieldCell	sendsSearchStringImmediately	NSNumber	1	binding:appkit.cs
NSSearchFieldCell	sendsWholeSearchString	NSNumber	1	binding:appkit.cs
NSSearchToolbarItem	preferredWidthForSearchField	NSNumber	1	binding:appkit.cs
NSSearchToolbarItem	resignsFirstResponderWithCancel	NSNumber	1	binding:appkit.cs
NSSearchToolbarItem	searchField	NSSearchField	1	binding:appkit.cs
NSSecureTextFieldCell	echosBullets	NSNumber	1	binding:appkit.cs
NSSegmentedCell	segmentCount	NSNumber	1	binding:appkit.cs
NSSegmentedCell	segmentStyle		1	binding:appkit.cs
NSSegmentedCell	selectedSegment	NSNumber	1	binding:appkit.cs
NSSegmentedCell	trackingMode		1	binding:appkit.cs
NSSegmentedControl	activeCompressionOptions	NSUserInterfaceCompressionOptions	0	binding:appkit.cs
NSSegmentedControl	doubleValueForSelectedSegment	NSNumber	0	binding:appkit.cs
NSSegmentedControl	segmentCount	NSNumber	1	binding:appkit.cs
NSSegmentedControl	segmentDistribution		1	binding:appkit.cs
NSSegmentedControl	segmentStyle		1	binding:appkit.cs
NSSegmentedControl	selectedSegment	NSNumber	1	binding:appkit.cs
NSSegmentedControl	selectedSegmentBezelColor	NSColor	1	binding:appkit.cs
NSSegmentedControl	springLoaded	NSNumber	1	binding:appkit.cs
NSSegmentedControl	trackingMode		1	binding:appkit.cs
NSSet	allObjects		0	binding:foundation.cs
NSSet	anyObject		0	binding:foundation.cs
NSSet	byAddingObjectsFromSet		1	binding:foundation.cs
NSSet	count	NSNumber	0	binding:foundation.cs
NSSet	objectEnumerator	NSEnumerator	0	binding:foundation.cs
NSShadow	shadowBlurRadius	NSNumber	1	binding:xkit.cs
NSShadow	shadowColor	UIColor	1	binding:xkit.cs
NSShadow	shadowOffset		1	binding:xkit.cs
NSSharingServicePickerToolbarItem	delegate		1	binding:appkit.cs
NSSharingServicePickerTouchBarItem	buttonImage	NSImage	1	binding:appkit.cs
NSSharingServicePickerTouchBarItem	buttonTitle	NSString	1	binding:appkit.cs
NSSharingServicePickerTouchBarItem	delegate		1	binding:appkit.cs
NSSharingServicePickerTouchBarItem	enabled	NSNumber	1	binding:appkit.cs
NSSlider	accessibilityFrame		0	binding:appkit.cs
NSSlider	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSSlider	accessibilityLabel	NSString	0	binding:appkit.cs
NSSlider	accessibilityParent		0	binding:appkit.cs
NSSlider	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSSlider	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSSlider	accessibilityValue		0	binding:appkit.cs
NSSlider	allowsTickMarkValuesOnly	NSNumber	1	binding:appkit.cs
NSSlider	altIncrementValue	NSNumber	1	binding:appkit.cs
NSSlider	image	NSImage	1	binding:appkit.cs
NSSlider	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSSlider	isVertical	NSNumber	0	binding:appkit.cs
NSSlider	knobThickness	NSNumber	1	binding:appkit.cs
NSSlider	maxValue	NSNumber	1	binding:appkit.cs
NSSlider	minValue	NSNumber	1	binding:appkit.cs
NSSlider	numberOfTickMarks	NSNumber	1	binding:appkit.cs
NSSlider	sliderType		1	binding:appkit.cs
NSSlider	tickMarkPosition		1	binding:appkit.cs
NSSlider	title	NSString	1	binding:appkit.cs
NSSlider	titleCell		1	binding:appkit.cs
NSSlider	titleColor	NSColor	1	binding:appkit.cs
NSSlider	titleFont	NSFont	1	binding:appkit.cs
NSSlider	trackFillColor	NSColor	1	binding:appkit.cs
NSSlider	vertical	NSNumber	1	binding:appkit.cs
NSSliderCell	allowsTickMarkValuesOnly	NSNumber	1	binding:appkit.cs
NSSliderCell	altIncrementValue	NSNumber	1	binding:appkit.cs
NSSliderCell	isVertical	NSNumber	0	binding:appkit.cs
NSSliderCell	knobThickness	NSNumber	1	binding:appkit.cs
NSSliderCell	maxValue	NSNumber	1	binding:appkit.cs
NSSliderCell	minValue	NSNumber	1	binding:appkit.cs
NSSliderCell	numberOfTickMarks	NSNumber	1	binding:appkit.cs
NSSliderCell	sliderType		1	binding:appkit.cs
NSSliderCell	tickMarkPosition		1	binding:appkit.cs
NSSliderCell	title	NSString	1	binding:appkit.cs
NSSliderCell	titleCell		1	binding:appkit.cs
NSSliderCell	titleColor	NSColor	1	binding:appkit.cs
NSSliderCell	titleFont	NSFont	1	binding:appkit.cs
NSSliderCell	trackRect		0	binding:appkit.cs
NSSliderCell	vertical	NSNumber	1	binding:appkit.cs
NSSliderTouchBarItem	action		1	binding:appkit.cs
NSSliderTouchBarItem	customizationLabel	NSString	1	binding:appkit.cs
NSSliderTouchBarItem	doubleValue	NSNumber	1	binding:appkit.cs
NSSliderTouchBarItem	label	NSString	1	binding:appkit.cs
NSSliderTouchBarItem	maximumSliderWidth	NSNumber	1	binding:appkit.cs
NSSliderTouchBarItem	maximumValueAccessory	NSSliderAccessory	1	binding:appkit.cs
NSSliderTouchBarItem	minimumSliderWidth	NSNumber	1	binding:appkit.cs
NSSliderTouchBarItem	minimumValueAccessory	NSSliderAccessory	1	binding:appkit.cs
NSSliderTouchBarItem	slider	NSSlider	1	binding:appkit.cs
NSSliderTouchBarItem	target		1	binding:appkit.cs
NSSliderTouchBarItem	valueAccessoryWidth	NSNumber	1	binding:appkit.cs
NSSliderTouchBarItem	view		0	binding:appkit.cs
NSSortDescriptor	ascending	NSNumber	0	binding:foundation.cs
NSSortDescriptor	key	NSString	0	binding:foundation.cs
NSSortDescriptor	reversedSortDescriptor		0	binding:foundation.cs
NSSortDescriptor	selector		0	binding:foundation.cs
NSSplitView	arrangedSubviews	NSArray	0	binding:appkit.cs
NSSplitView	arrangesAllSubviews	NSNumber	1	binding:appkit.cs
NSSplitView	autosaveName	NSString	1	binding:appkit.cs
NSSplitView	delegate		1	binding:appkit.cs
NSSplitView	dividerColor	NSColor	0	binding:appkit.cs
NSSplitView	dividerStyle		1	binding:appkit.cs
NSSplitView	dividerThickness	NSNumber	0	binding:appkit.cs
NSSplitView	vertical	NSNumber	1	binding:appkit.cs
NSSplitViewController	minimumThicknessForInlineSidebars	NSNumber	1	binding:appkit.cs
NSSplitViewController	splitView	NSSplitView	1	binding:appkit.cs
NSSplitViewController	splitViewItems	NSArray	1	binding:appkit.cs
NSStackView	alignment		1	binding:appkit.cs
NSStackView	arrangedSubviews	NSArray	0	binding:appkit.cs
NSStackView	delegate		1	binding:appkit.cs
NSStackView	detachedViews	NSArray	0	binding:appkit.cs
NSStackView	detachesHiddenViews	NSNumber	1	binding:appkit.cs
NSStackView	distribution		1	binding:appkit.cs
NSStackView	edgeInsets		1	binding:appkit.cs
NSStackView	hasEqualSpacing	NSNumber	1	binding:appkit.cs
NSStackView	orientation		1	binding:appkit.cs
NSStackView	spacing	NSNumber	1	binding:appkit.cs
NSStackView	views	NSArray	0	binding:appkit.cs
NSStatusBarButton	appearsDisabled	NSNumber	1	binding:appkit.cs
NSStepper	accessibilityFrame		0	binding:appkit.cs
NSStepper	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSStepper	accessibilityLabel	NSString	0	binding:appkit.cs
NSStepper	accessibilityParent		0	binding:appkit.cs
NSStepper	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSStepper	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSStepper	accessibilityValue		0	binding:appkit.cs
NSStepper	autorepeat	NSNumber	1	binding:appkit.cs
NSStepper	increment	NSNumber	1	binding:appkit.cs
NSStepper	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSStepper	maxValue	NSNumber	1	binding:appkit.cs
NSStepper	minValue	NSNumber	1	binding:appkit.cs
NSStepper	valueWraps	NSNumber	1	binding:appkit.cs
NSStepperCell	autorepeat	NSNumber	1	binding:appkit.cs
NSStepperCell	increment	NSNumber	1	binding:appkit.cs
NSStepperCell	maxValue	NSNumber	1	binding:appkit.cs
NSStepperCell	minValue	NSNumber	1	binding:appkit.cs
NSStepperCell	valueWraps	NSNumber	1	binding:appkit.cs
NSStepperTouchBarItem	action		1	binding:appkit.cs
NSStepperTouchBarItem	customizationLabel	NSString	1	binding:appkit.cs
NSStepperTouchBarItem	increment	NSNumber	1	binding:appkit.cs
NSStepperTouchBarItem	maxValue	NSNumber	1	binding:appkit.cs
NSStepperTouchBarItem	minValue	NSNumber	1	binding:appkit.cs
NSStepperTouchBarItem	target		1	binding:appkit.cs
NSStepperTouchBarItem	value	NSNumber	1	binding:appkit.cs
NSStoryboardSegue	destinationController		0	binding:appkit.cs
NSStoryboardSegue	identifier	NSString	0	binding:appkit.cs
NSStoryboardSegue	sourceController		0	binding:appkit.cs
NSString	sr_sensorForDeletionRecordsFromSensor		0	binding:sensorkit.cs
NSString	stringByRemovingPercentEncoding		0	binding:foundation.cs
NSSwitch	accessibilityFrame		0	binding:appkit.cs
NSSwitch	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSSwitch	accessibilityLabel	NSString	0	binding:appkit.cs
NSSwitch	accessibilityParent		0	binding:appkit.cs
NSSwitch	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSSwitch	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSSwitch	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSSwitch	accessibilityValue	NSString	0	binding:appkit.cs
NSSwitch	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSSwitch	state	NSNumber	1	binding:appkit.cs
NSTabView	allowsTruncatedLabels	NSNumber	1	binding:appkit.cs
NSTabView	contentRect		0	binding:appkit.cs
NSTabView	controlSize		1	binding:appkit.cs
NSTabView	controlTint		1	binding:appkit.cs
NSTabView	delegate		1	binding:appkit.cs
NSTabView	drawsBackground	NSNumber	1	binding:appkit.cs
NSTabView	font	NSFont	1	binding:appkit.cs
NSTabView	minimumSize		0	binding:appkit.cs
NSTabView	numberOfTabViewItems	NSNumber	0	binding:appkit.cs
NSTabView	selectedTabViewItem	NSTabViewItem	0	binding:appkit.cs
NSTabView	tabPosition		1	binding:appkit.cs
NSTabView	tabViewBorderType		1	binding:appkit.cs
NSTabView	tabViewItems	NSArray	1	binding:appkit.cs
NSTabView	tabViewType		1	binding:appkit.cs
NSTabViewController	canPropagateSelectedChildViewControllerTitle	NSNumber	1	binding:appkit.cs
NSTabViewController	segmentedControl	NSSegmentedControl	1	binding:appkit.cs
NSTabViewController	selectedTabViewItemIndex	NSNumber	1	binding:appkit.cs
NSTabViewController	tabStyle		1	binding:appkit.cs
NSTabViewController	tabView	NSTabView	1	binding:appkit.cs
NSTabViewController	tabViewItems	NSArray	1	binding:appkit.cs
NSTabViewController	transitionOptions		1	binding:appkit.cs
NSTabViewItem	color	NSColor	1	binding:appkit.cs
NSTabViewItem	identifier		1	binding:appkit.cs
NSTabViewItem	image	NSImage	1	binding:appkit.cs
NSTabViewItem	initialFirstResponder		1	binding:appkit.cs
NSTabViewItem	label	NSString	1	binding:appkit.cs
NSTabViewItem	tabState		0	binding:appkit.cs
NSTabViewItem	tabView	NSTabView	0	binding:appkit.cs
NSTabViewItem	toolTip	NSString	1	binding:appkit.cs
NSTabViewItem	view	NSView	1	binding:appkit.cs
NSTabViewItem	viewController	NSViewController	1	binding:appkit.cs
NSTableCellView	backgroundStyle		1	binding:appkit.cs
NSTableCellView	draggingImageComponents	NSArray	0	binding:appkit.cs
NSTableCellView	imageView	NSImageView	1	binding:appkit.cs
NSTableCellView	objectValue		1	binding:appkit.cs
NSTableCellView	rowSizeStyle		1	binding:appkit.cs
NSTableCellView	textField	NSTextField	1	binding:appkit.cs
NSTableColumn	dataCell	NSCell	1	binding:appkit.cs
NSTableColumn	editable	NSNumber	1	binding:appkit.cs
NSTableColumn	headerCell	NSCell	1	binding:appkit.cs
NSTableColumn	headerToolTip	NSString	1	binding:appkit.cs
NSTableColumn	hidden	NSNumber	1	binding:appkit.cs
NSTableColumn	identifier	NSString	1	binding:appkit.cs
NSTableColumn	maxWidth	NSNumber	1	binding:appkit.cs
NSTableColumn	minWidth	NSNumber	1	binding:appkit.cs
NSTableColumn	resizingMask		1	binding:appkit.cs
NSTableColumn	sortDescriptorPrototype	NSSortDescriptor	1	binding:appkit.cs
NSTableColumn	tableView	NSTableView	1	binding:appkit.cs
NSTableColumn	title	NSString	1	binding:appkit.cs
NSTableColumn	width	NSNumber	1	binding:appkit.cs
NSTableHeaderView	draggedColumn	NSNumber	0	binding:appkit.cs
NSTableHeaderView	draggedDistance	NSNumber	0	binding:appkit.cs
NSTableHeaderView	resizedColumn	NSNumber	0	binding:appkit.cs
NSTableHeaderView	tableView	NSTableView	1	binding:appkit.cs
NSTableRowView	accessibilityDisclosureLevel	NSNumber	0	binding:appkit.cs
NSTableRowView	accessibilityFrame		0	binding:appkit.cs
NSTableRowView	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSTableRowView	accessibilityIndex	NSNumber	0	binding:appkit.cs
NSTableRowView	accessibilityParent		0	binding:appkit.cs
NSTableRowView	backgroundColor	NSColor	1	binding:appkit.cs
NSTableRowView	draggingDestinationFeedbackStyle		1	binding:appkit.cs
NSTableRowView	emphasized	NSNumber	1	binding:appkit.cs
NSTableRowView	floating	NSNumber	1	binding:appkit.cs
NSTableRowView	groupRowStyle	NSNumber	1	binding:appkit.cs
NSTableRowView	indentationForDropOperation	NSNumber	1	binding:appkit.cs
NSTableRowView	interiorBackgroundStyle		0	binding:appkit.cs
NSTableRowView	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSTableRowView	nextRowSelected	NSNumber	1	binding:appkit.cs
NSTableRowView	numberOfColumns	NSNumber	0	binding:appkit.cs
NSTableRowView	previousRowSelected	NSNumber	1	binding:appkit.cs
NSTableRowView	selected	NSNumber	1	binding:appkit.cs
NSTableRowView	selectionHighlightStyle		1	binding:appkit.cs
NSTableRowView	targetForDropOperation	NSNumber	1	binding:appkit.cs
NSTableView	accessibilityColumnHeaderUIElements	NSArray	0	binding:appkit.cs
NSTableView	accessibilityColumns	NSArray	0	binding:appkit.cs
NSTableView	accessibilityFrame		0	binding:appkit.cs
NSTableView	accessibilityHeaderGroup	NSString	0	binding:appkit.cs
NSTableView	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSTableView	accessibilityLabel	NSString	0	binding:appkit.cs
NSTableView	accessibilityParent		0	binding:appkit.cs
NSTableView	accessibilityRowHeaderUIElements	NSArray	0	binding:appkit.cs
NSTableView	accessibilityRows	NSArray	0	binding:appkit.cs
NSTableView	accessibilitySelectedCells	NSArray	0	binding:appkit.cs
NSTableView	accessibilitySelectedColumns	NSArray	0	binding:appkit.cs
NSTableView	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSTableView	accessibilityVisibleCells	NSArray	0	binding:appkit.cs
NSTableView	accessibilityVisibleColumns	NSArray	0	binding:appkit.cs
NSTableView	accessibilityVisibleRows	NSArray	0	binding:appkit.cs
NSTableView	allowsColumnReordering	NSNumber	1	binding:appkit.cs
NSTableView	allowsColumnResizing	NSNumber	1	binding:appkit.cs
NSTableView	allowsColumnSelection	NSNumber	1	binding:appkit.cs
NSTableView	allowsEmptySelection	NSNumber	1	binding:appkit.cs
NSTableView	allowsMultipleSelection	NSNumber	1	binding:appkit.cs
NSTableView	allowsTypeSelect	NSNumber	1	binding:appkit.cs
NSTableView	autosaveName	NSString	1	binding:appkit.cs
NSTableView	autosaveTableColumns	NSNumber	1	binding:appkit.cs
NSTableView	backgroundColor	NSColor	1	binding:appkit.cs
NSTableView	clickedColumn	NSNumber	0	binding:appkit.cs
NSTableView	clickedRow	NSNumber	0	binding:appkit.cs
NSTableView	columnAutoresizingStyle		1	binding:appkit.cs
NSTableView	cornerView	NSView	1	binding:appkit.cs
NSTableView	dataSource		1	binding:appkit.cs
NSTableView	delegate		1	binding:appkit.cs
NSTableView	doubleAction		1	binding:appkit.cs
NSTableView	draggingDestinationFeedbackStyle		1	binding:appkit.cs
NSTableView	editedColumn	NSNumber	0	binding:appkit.cs
NSTableView	editedRow	NSNumber	0	binding:appkit.cs
NSTableView	effectiveRowSizeStyle		0	binding:appkit.cs
NSTableView	effectiveStyle		0	binding:appkit.cs
NSTableView	floatsGroupRows	NSNumber	1	binding:appkit.cs
NSTableView	focusedColumn	NSNumber	1	binding:appkit.cs
NSTableView	gridColor	NSColor	1	binding:appkit.cs
NSTableView	gridStyleMask		1	binding:appkit.cs
NSTableView	headerView	NSTableHeaderView	1	binding:appkit.cs
NSTableView	hiddenRowIndexes	NSIndexSet	0	binding:appkit.cs
NSTableView	highlightedTableColumn	NSTableColumn	1	binding:appkit.cs
NSTableView	ignoreModifierKeysWhileDragging	NSNumber	0	binding:appkit.cs
NSTableView	intercellSpacing		1	binding:appkit.cs
NSTableView	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSTableView	numberOfColumns	NSNumber	0	binding:appkit.cs
NSTableView	numberOfRows	NSNumber	0	binding:appkit.cs
NSTableView	numberOfSelectedColumns	NSNumber	0	binding:appkit.cs
NSTableView	numberOfSelectedRows	NSNumber	0	binding:appkit.cs
NSTableView	registeredNibsByIdentifier	NSDictionary	0	binding:appkit.cs
NSTableView	rowActionsVisible	NSNumber	1	binding:appkit.cs
NSTableView	rowHeight	NSNumber	1	binding:appkit.cs
NSTableView	rowSizeStyle		1	binding:appkit.cs
NSTableView	selectedColumn	NSNumber	0	binding:appkit.cs
NSTableView	selectedColumnIndexes	NSIndexSet	0	binding:appkit.cs
NSTableView	selectedRow	NSNumber	0	binding:appkit.cs
NSTableView	selectedRowIndexes	NSIndexSet	0	binding:appkit.cs
NSTableView	selectionHighlightStyle		1	binding:appkit.cs
NSTableView	sortDescriptors	NSArray	1	binding:appkit.cs
NSTableView	style		1	binding:appkit.cs
NSTableView	tableColumns	NSTableColumn	0	binding:appkit.cs
NSTableView	userInterfaceLayoutDirection		1	binding:appkit.cs
NSTableView	usesAlternatingRowBackgroundColors	NSNumber	1	binding:appkit.cs
NSTableView	usesAutomaticRowHeights	NSNumber	1	binding:appkit.cs
NSTableView	usesStaticContents	NSNumber	1	binding:appkit.cs
NSTableView	verticalMotionCanBeginDrag	NSNumber	1	binding:appkit.cs
NSText	alignment		1	binding:appkit.cs
NSText	backgroundColor	NSColor	1	binding:appkit.cs
NSText	baseWritingDirection		1	binding:appkit.cs
NSText	delegate		1	binding:appkit.cs
NSText	drawsBackground	NSNumber	1	binding:appkit.cs
NSText	editable	NSNumber	1	binding:appkit.cs
NSText	fieldEditor	NSNumber	1	binding:appkit.cs
NSText	font	NSFont	1	binding:appkit.cs
NSText	horizontallyResizable	NSNumber	1	binding:appkit.cs
NSText	importsGraphics	NSNumber	1	binding:appkit.cs
NSText	isRulerVisible	NSNumber	0	binding:appkit.cs
NSText	maxSize		1	binding:appkit.cs
NSText	minSize		1	binding:appkit.cs
NSText	richText	NSNumber	1	binding:appkit.cs
NSText	selectable	NSNumber	1	binding:appkit.cs
NSText	selectedRange		1	binding:appkit.cs
NSText	string	NSString	1	binding:appkit.cs
NSText	textColor	NSColor	1	binding:appkit.cs
NSText	usesFontPanel	NSNumber	1	binding:appkit.cs
NSText	verticallyResizable	NSNumber	1	binding:appkit.cs
NSTextAttachmentCell	attachment	NSTextAttachment	1	binding:appkit.cs
NSTextAttachmentCell	cellBaselineOffset		0	binding:appkit.cs
NSTextAttachmentCell	cellSize		0	binding:appkit.cs
NSTextAttachmentCell	wantsToTrackMouse	NSNumber	0	binding:appkit.cs
NSTextContainer	containerSize		1	binding:xkit.cs
NSTextContainer	exclusionPaths	NSArray	1	binding:xkit.cs
NSTextContainer	heightTracksTextView	NSNumber	1	binding:xkit.cs
NSTextContainer	isSimpleRectangularTextContainer	NSNumber	0	binding:appkit.cs
NSTextContainer	layoutManager	NSLayoutManager	1	binding:xkit.cs
NSTextContainer	layoutOrientation		0	binding:xkit.cs
NSTextContainer	lineBreakMode		1	binding:xkit.cs
NSTextContainer	lineFragmentPadding	NSNumber	1	binding:xkit.cs
NSTextContainer	maximumNumberOfLines	NSNumber	1	binding:xkit.cs
NSTextContainer	simpleRectangularTextContainer	NSNumber	0	binding:xkit.cs
NSTextContainer	size		1	binding:xkit.cs
NSTextContainer	textLayoutManager	NSTextLayoutManager	0	binding:xkit.cs
NSTextContainer	textView	NSTextView	1	binding:xkit.cs
NSTextContainer	widthTracksTextView	NSNumber	1	binding:xkit.cs
NSTextField	acceptsFirstResponder	NSNumber	0	binding:appkit.cs
NSTextField	accessibilityFrame		0	binding:appkit.cs
NSTextField	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSTextField	accessibilityParent		0	binding:appkit.cs
NSTextField	accessibilityValue	NSString	0	binding:appkit.cs
NSTextField	accessibilityVisibleCharacterRange		0	binding:appkit.cs
NSTextField	allowsCharacterPickerTouchBarItem	NSNumber	1	binding:appkit.cs
NSTextField	allowsDefaultTighteningForTruncation	NSNumber	1	binding:appkit.cs
NSTextField	allowsEditingTextAttributes	NSNumber	1	binding:appkit.cs
NSTextField	allowsWritingTools	NSNumber	1	binding:appkit.cs
NSTextField	backgroundColor	NSColor	1	binding:appkit.cs
NSTextField	bezelStyle		1	binding:appkit.cs
NSTextField	bezeled	NSNumber	1	binding:appkit.cs
NSTextField	bordered	NSNumber	1	binding:appkit.cs
NSTextField	contentType		1	binding:appkit.cs
NSTextField	delegate		1	binding:appkit.cs
NSTextField	drawsBackground	NSNumber	1	binding:appkit.cs
NSTextField	editable	NSNumber	1	binding:appkit.cs
NSTextField	importsGraphics	NSNumber	1	binding:appkit.cs
NSTextField	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSTextField	isAutomaticTextCompletionEnabled	NSNumber	0	binding:appkit.cs
NSTextField	lineBreakStrategy		1	binding:appkit.cs
NSTextField	maximumNumberOfLines	NSNumber	1	binding:appkit.cs
NSTextField	placeholderAttributedString	NSAttributedString	1	binding:appkit.cs
NSTextField	placeholderString	NSString	1	binding:appkit.cs
NSTextField	preferredMaxLayoutWidth	NSNumber	1	binding:appkit.cs
NSTextField	selectable	NSNumber	1	binding:appkit.cs
NSTextField	textColor	NSColor	1	binding:appkit.cs
NSTextFieldCell	allowedInputSourceLocales	NSArray	1	binding:appkit.cs
NSTextFieldCell	backgroundColor	NSColor	1	binding:appkit.cs
NSTextFieldCell	bezelStyle		1	binding:appkit.cs
NSTextFieldCell	drawsBackground	NSNumber	1	binding:appkit.cs
NSTextFieldCell	placeholderAttributedString	NSAttributedString	1	binding:appkit.cs
NSTextFieldCell	placeholderString	NSString	1	binding:appkit.cs
NSTextFieldCell	textColor	NSColor	1	binding:appkit.cs
NSTextFieldCell	upFieldEditorAttributes		1	binding:appkit.cs
NSTextFieldCell	wantsNotificationForMarkedText	NSNumber	1	binding:appkit.cs
NSTextInsertionIndicator	automaticModeOptions		1	binding:appkit.cs
NSTextInsertionIndicator	color	NSColor	1	binding:appkit.cs
NSTextInsertionIndicator	displayMode		1	binding:appkit.cs
NSTextInsertionIndicator	effectsViewInserter		1	binding:appkit.cs
NSTextStorage	changeInLength	NSNumber	0	binding:xkit.cs
NSTextStorage	delegate		1	binding:xkit.cs
NSTextStorage	editedMask		1	binding:xkit.cs
NSTextStorage	editedRange		0	binding:xkit.cs
NSTextStorage	fixesAttributesLazily	NSNumber	0	binding:xkit.cs
NSTextStorage	layoutManagers	NSArray	0	binding:xkit.cs
NSTextStorage	textStorageObserver		1	binding:xkit.cs
NSTextView	acceptableDragTypes	NSString	0	binding:appkit.cs
NSTextView	acceptsGlyphInfo	NSNumber	1	binding:appkit.cs
NSTextView	accessibilityFrame		0	binding:appkit.cs
NSTextView	accessibilityIdentifier	NSString	0	binding:appkit.cs
NSTextView	accessibilityParent		0	binding:appkit.cs
NSTextView	accessibilityValue	NSString	0	binding:appkit.cs
NSTextView	accessibilityVisibleCharacterRange		0	binding:appkit.cs
NSTextView	allowedInputSourceLocales	NSArray	1	binding:appkit.cs
NSTextView	allowedWritingToolsResultOptions		1	binding:appkit.cs
NSTextView	allowsCharacterPickerTouchBarItem	NSNumber	1	binding:appkit.cs
NSTextView	allowsDocumentBackgroundColorChange	NSNumber	1	binding:appkit.cs
NSTextView	allowsImageEditing	NSNumber	1	binding:appkit.cs
NSTextView	allowsMultipleSelection	NSNumber	0	binding:appkit.cs
NSTextView	allowsUndo	NSNumber	1	binding:appkit.cs
NSTextView	attributedString	NSAttributedString	0	binding:appkit.cs
NSTextView	automaticDashSubstitutionEnabled	NSNumber	1	binding:appkit.cs
NSTextView	automaticDataDetectionEnabled	NSNumber	1	binding:appkit.cs
NSTextView	automaticLinkDetectionEnabled	NSNumber	1	binding:appkit.cs
NSTextView	automaticQuoteSubstitutionEnabled	NSNumber	1	binding:appkit.cs
NSTextView	automaticSpellingCorrectionEnabled	NSNumber	1	binding:appkit.cs
NSTextView	automaticTextCompletionEnabled	NSNumber	1	binding:appkit.cs
NSTextView	automaticTextReplacementEnabled	NSNumber	1	binding:appkit.cs
NSTextView	backgroundColor	NSColor	1	binding:appkit.cs
NSTextView	candidateListTouchBarItem	NSCandidateListTouchBarItem	0	binding:appkit.cs
NSTextView	constrainedFrameSize		1	binding:appkit.cs
NSTextView	contentType		1	binding:appkit.cs
NSTextView	continuousSpellCheckingEnabled	NSNumber	1	binding:appkit.cs
NSTextView	conversationIdentifier	NSNumber	0	binding:appkit.cs
NSTextView	defaultParagraphStyle	NSParagraphStyle	1	binding:appkit.cs
NSTextView	delegate		1	binding:appkit.cs
NSTextView	displaysLinkToolTips	NSNumber	1	binding:appkit.cs
NSTextView	documentVisibleRect		0	binding:appkit.cs
NSTextView	drawsBackground	NSNumber	1	binding:appkit.cs
NSTextView	editable	NSNumber	1	binding:appkit.cs
NSTextView	enabledTextCheckingTypes		1	binding:appkit.cs
NSTextView	fieldEditor	NSNumber	1	binding:appkit.cs
NSTextView	firstSelectedRange		0	binding:appkit.cs
NSTextView	grammarCheckingEnabled	NSNumber	1	binding:appkit.cs
NSTextView	hasMarkedText	NSNumber	0	binding:appkit.cs
NSTextView	ignoreModifierKeysWhileDragging	NSNumber	0	binding:appkit.cs
NSTextView	importsGraphics	NSNumber	1	binding:appkit.cs
NSTextView	incrementalSearchingEnabled	NSNumber	1	binding:appkit.cs
NSTextView	inlinePredictionType		1	binding:appkit.cs
NSTextView	insertionPointColor	NSColor	1	binding:appkit.cs
NSTextView	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSTextView	isCoalescingUndo	NSNumber	0	binding:appkit.cs
NSTextView	layoutManager	NSLayoutManager	0	binding:appkit.cs
NSTextView	layoutOrientation		1	binding:appkit.cs
NSTextView	linkTextAttributes	NSDictionary	1	binding:appkit.cs
NSTextView	markedRange		0	binding:appkit.cs
NSTextView	markedTextAttributes	NSDictionary	1	binding:appkit.cs
NSTextView	mathExpressionCompletionType		1	binding:appkit.cs
NSTextView	preferredTextAccessoryPlacement		0	binding:appkit.cs
NSTextView	rangeForUserCharacterAttributeChange		0	binding:appkit.cs
NSTextView	rangeForUserCompletion		0	binding:appkit.cs
NSTextView	rangeForUserParagraphAttributeChange		0	binding:appkit.cs
NSTextView	rangeForUserTextChange		0	binding:appkit.cs
NSTextView	rangesForUserCharacterAttributeChange	NSArray	0	binding:appkit.cs
NSTextView	rangesForUserParagraphAttributeChange	NSArray	0	binding:appkit.cs
NSTextView	rangesForUserTextChange	NSArray	0	binding:appkit.cs
NSTextView	readablePasteboardTypes	NSString	0	binding:appkit.cs
NSTextView	richText	NSNumber	1	binding:appkit.cs
NSTextView	rulerVisible	NSNumber	1	binding:appkit.cs
NSTextView	selectable	NSNumber	1	binding:appkit.cs
NSTextView	selectedRange		1	binding:appkit.cs
NSTextView	selectedRanges	NSArray	1	binding:appkit.cs
NSTextView	selectedTextAttributes	NSDictionary	1	binding:appkit.cs
NSTextView	selectionAffinity		0	binding:appkit.cs
NSTextView	selectionGranularity		1	binding:appkit.cs
NSTextView	shouldDrawInsertionPoint	NSNumber	0	binding:appkit.cs
NSTextView	smartInsertDeleteEnabled	NSNumber	1	binding:appkit.cs
NSTextView	spellCheckerDocumentTag	NSNumber	0	binding:appkit.cs
NSTextView	string	NSString	0	binding:appkit.cs
NSTextView	stringLength	NSNumber	0	binding:appkit.cs
NSTextView	stronglyReferencesTextStorage	NSNumber	0	binding:appkit.cs
NSTextView	supportsAdaptiveImageGlyph	NSNumber	0	binding:appkit.cs
NSTextView	textContainer	NSTextContainer	1	binding:appkit.cs
NSTextView	textContainerInset		1	binding:appkit.cs
NSTextView	textContainerOrigin		0	binding:appkit.cs
NSTextView	textContentStorage	NSTextContentStorage	0	binding:appkit.cs
NSTextView	textHighlightAttributes		1	binding:appkit.cs
NSTextView	textLayoutManager	NSTextLayoutManager	0	binding:appkit.cs
NSTextView	textStorage	NSTextStorage	0	binding:appkit.cs
NSTextView	typingAttributes	NSDictionary	1	binding:appkit.cs
NSTextView	unionRectInVisibleSelectedRange		0	binding:appkit.cs
NSTextView	usesAdaptiveColorMappingForDarkAppearance	NSNumber	1	binding:appkit.cs
NSTextView	usesFindBar	NSNumber	1	binding:appkit.cs
NSTextView	usesFindPanel	NSNumber	1	binding:appkit.cs
NSTextView	usesFontPanel	NSNumber	1	binding:appkit.cs
NSTextView	usesInspectorBar	NSNumber	1	binding:appkit.cs
NSTextView	usesRolloverButtonForSelection	NSNumber	1	binding:appkit.cs
NSTextView	usesRuler	NSNumber	1	binding:appkit.cs
NSTextView	validAttributesForMarkedText	NSArray	0	binding:appkit.cs
NSTextView	visibleCharacterRanges	NSArray	0	binding:appkit.cs
NSTextView	windowLevel		0	binding:appkit.cs
NSTextView	writablePasteboardTypes	NSString	0	binding:appkit.cs
NSTextView	writingToolsActive	NSNumber	0	binding:appkit.cs
NSTextView	writingToolsBehavior		1	binding:appkit.cs
NSTimeZone	abbreviation	NSString	0	binding:foundation.cs
NSTimeZone	abbreviationDictionary	NSDictionary	0	binding:foundation.cs
NSTimeZone	data	NSData	0	binding:foundation.cs
NSTimeZone	defaultTimeZone	NSTimeZone	0	binding:foundation.cs
NSTimeZone	knownTimeZoneNames	NSArray	0	binding:foundation.cs
NSTimeZone	localTimeZone	NSTimeZone	0	binding:foundation.cs
NSTimeZone	name	NSString	0	binding:foundation.cs
NSTimeZone	secondsFromGMT	NSNumber	0	binding:foundation.cs
NSTimeZone	systemTimeZone	NSTimeZone	0	binding:foundation.cs
NSTimeZone	timeZoneDataVersion	NSString	0	binding:foundation.cs
NSTitlebarAccessoryViewController	automaticallyAdjustsSize	NSNumber	1	binding:appkit.cs
NSTitlebarAccessoryViewController	fullScreenMinHeight	NSNumber	1	binding:appkit.cs
NSTitlebarAccessoryViewController	hidden	NSNumber	1	binding:appkit.cs
NSTitlebarAccessoryViewController	layoutAttribute		1	binding:appkit.cs
NSTokenField	completionDelay	NSNumber	1	binding:appkit.cs
NSTokenField	defaultCompletionDelay	NSNumber	0	binding:appkit.cs
NSTokenField	defaultTokenizingCharacterSet	NSCharacterSet	0	binding:appkit.cs
NSTokenField	delegate		1	binding:appkit.cs
NSTokenField	tokenStyle		1	binding:appkit.cs
NSTokenField	tokenizingCharacterSet	NSCharacterSet	1	binding:appkit.cs
NSTokenFieldCell	completionDelay	NSNumber	1	binding:appkit.cs
NSTokenFieldCell	defaultCompletionDelay	NSNumber	0	binding:appkit.cs
NSTokenFieldCell	defaultTokenizingCharacterSet	NSCharacterSet	0	binding:appkit.cs
NSTokenFieldCell	delegate		1	binding:appkit.cs
NSTokenFieldCell	tokenStyle		1	binding:appkit.cs
NSTokenFieldCell	tokenizingCharacterSet	NSCharacterSet	1	binding:appkit.cs
NSToolbar	allowsDisplayModeCustomization	NSNumber	1	binding:appkit.cs
NSToolbar	allowsExtensionItems	NSNumber	1	binding:appkit.cs
NSToolbar	allowsUserCustomization	NSNumber	1	binding:appkit.cs
NSToolbar	autosavesConfiguration	NSNumber	1	binding:appkit.cs
NSToolbar	centeredItemIdentifier	NSString	1	binding:appkit.cs
NSToolbar	centeredItemIdentifiers		1	binding:appkit.cs
NSToolbar	configurationDictionary	NSDictionary	0	binding:appkit.cs
NSToolbar	configurationFromDictionary		1	binding:appkit.cs
NSToolbar	customizationPaletteIsRunning	NSNumber	0	binding:appkit.cs
NSToolbar	delegate		1	binding:appkit.cs
NSToolbar	displayMode		1	binding:appkit.cs
NSToolbar	identifier	NSString	0	binding:appkit.cs
NSToolbar	init		0	binding:appkit.cs
NSToolbar	itemIdentifiers	NSArray	1	binding:appkit.cs
NSToolbar	items	NSArray	0	binding:appkit.cs
NSToolbar	selectedItemIdentifier	NSString	1	binding:appkit.cs
NSToolbar	showsBaselineSeparator	NSNumber	1	binding:appkit.cs
NSToolbar	sizeMode		1	binding:appkit.cs
NSToolbar	visible	NSNumber	1	binding:appkit.cs
NSToolbar	visibleItems	NSArray	0	binding:appkit.cs
NSToolbarItem	action		1	binding:appkit.cs
NSToolbarItem	allowsDuplicatesInToolbar	NSNumber	0	binding:appkit.cs
NSToolbarItem	autovalidates	NSNumber	1	binding:appkit.cs
NSToolbarItem	bordered	NSNumber	1	binding:appkit.cs
NSToolbarItem	enabled	NSNumber	1	binding:appkit.cs
NSToolbarItem	hidden	NSNumber	1	binding:appkit.cs
NSToolbarItem	image	NSImage	1	binding:appkit.cs
NSToolbarItem	itemIdentifier	NSString	0	binding:appkit.cs
NSToolbarItem	label	NSString	1	binding:appkit.cs
NSToolbarItem	maxSize		1	binding:appkit.cs
NSToolbarItem	menuFormRepresentation	NSMenuItem	1	binding:appkit.cs
NSToolbarItem	minSize		1	binding:appkit.cs
NSToolbarItem	navigational	NSNumber	1	binding:appkit.cs
NSToolbarItem	paletteLabel	NSString	1	binding:appkit.cs
NSToolbarItem	possibleLabels		1	binding:appkit.cs
NSToolbarItem	tag	NSNumber	1	binding:appkit.cs
NSToolbarItem	target		1	binding:appkit.cs
NSToolbarItem	title	NSString	1	binding:appkit.cs
NSToolbarItem	toolTip	NSString	1	binding:appkit.cs
NSToolbarItem	toolbar	NSToolbar	0	binding:appkit.cs
NSToolbarItem	view	NSView	1	binding:appkit.cs
NSToolbarItem	visibilityPriority	NSNumber	1	binding:appkit.cs
NSToolbarItem	visible	NSNumber	0	binding:appkit.cs
NSToolbarItemGroup	controlRepresentation		1	binding:appkit.cs
NSToolbarItemGroup	selectedIndex	NSNumber	1	binding:appkit.cs
NSToolbarItemGroup	selectionMode		1	binding:appkit.cs
NSToolbarItemGroup	subitems	NSArray	1	binding:appkit.cs
NSTouchBar	automaticCustomizeTouchBarMenuItemEnabled	NSNumber	0	binding:appkit.cs
NSTouchBar	customizationAllowedItemIdentifiers	NSArray	1	binding:appkit.cs
NSTouchBar	customizationIdentifier	NSString	1	binding:appkit.cs
NSTouchBar	customizationRequiredItemIdentifiers	NSArray	1	binding:appkit.cs
NSTouchBar	defaultItemIdentifiers	NSArray	1	binding:appkit.cs
NSTouchBar	delegate		1	binding:appkit.cs
NSTouchBar	escapeKeyReplacementItemIdentifier	NSString	1	binding:appkit.cs
NSTouchBar	principalItemIdentifier	NSString	1	binding:appkit.cs
NSTouchBar	templateItems		1	binding:appkit.cs
NSTouchBar	visible	NSNumber	0	binding:appkit.cs
NSTouchBarItem	customizationLabel	NSString	0	binding:appkit.cs
NSTouchBarItem	identifier	NSString	0	binding:appkit.cs
NSTouchBarItem	view	NSView	0	binding:appkit.cs
NSTouchBarItem	viewController	NSViewController	0	binding:appkit.cs
NSTouchBarItem	visibilityPriority	NSNumber	1	binding:appkit.cs
NSTouchBarItem	visible	NSNumber	0	binding:appkit.cs
NSTrackingSeparatorToolbarItem	dividerIndex	NSNumber	1	binding:appkit.cs
NSTrackingSeparatorToolbarItem	splitView	NSSplitView	1	binding:appkit.cs
NSTreeController	alwaysUsesMultipleValuesMarker	NSNumber	1	binding:appkit.cs
NSTreeController	arrangedObjects	NSTreeNode	0	binding:appkit.cs
NSTreeController	avoidsEmptySelection	NSNumber	1	binding:appkit.cs
NSTreeController	canAddChild	NSNumber	0	binding:appkit.cs
NSTreeController	canInsert	NSNumber	0	binding:appkit.cs
NSTreeController	canInsertChild	NSNumber	0	binding:appkit.cs
NSTreeController	childrenKeyPath	NSString	1	binding:appkit.cs
NSTreeController	content		1	binding:appkit.cs
NSTreeController	countKeyPath	NSString	1	binding:appkit.cs
NSTreeController	leafKeyPath	NSString	1	binding:appkit.cs
NSTreeController	preservesSelection	NSNumber	1	binding:appkit.cs
NSTreeController	selectedNodes	NSArray	0	binding:appkit.cs
NSTreeController	selectedObjects	NSArray	0	binding:appkit.cs
NSTreeController	selectionIndexPath	NSIndexPath	1	binding:appkit.cs
NSTreeController	selectionIndexPaths	NSIndexPath	1	binding:appkit.cs
NSTreeController	selectsInsertedObjects	NSNumber	1	binding:appkit.cs
NSTreeController	sortDescriptors	NSArray	1	binding:appkit.cs
NSTreeNode	childNodes	NSArray	0	binding:appkit.cs
NSTreeNode	indexPath	NSIndexPath	0	binding:appkit.cs
NSTreeNode	isLeaf	NSNumber	0	binding:appkit.cs
NSTreeNode	parentNode	NSTreeNode	0	binding:appkit.cs
NSTreeNode	representedObject		0	binding:appkit.cs
NSURL	URLByDeletingLastPathComponent	NSURL	0	binding:foundation.cs
NSURL	URLByDeletingPathExtension	NSURL	0	binding:foundation.cs
NSURL	absoluteString	NSString	0	binding:foundation.cs
NSURL	absoluteURL	NSURL	0	binding:foundation.cs
NSURL	baseURL	NSURL	0	binding:foundation.cs
NSURL	dataRepresentation	NSData	0	binding:foundation.cs
NSURL	filePathURL	NSURL	0	binding:foundation.cs
NSURL	fileReferenceURL	NSURL	0	binding:foundation.cs
NSURL	fileSystemRepresentation		0	binding:foundation.cs
NSURL	fragment	NSString	0	binding:foundation.cs
NSURL	hasDirectoryPath	NSNumber	0	binding:foundation.cs
NSURL	host	NSString	0	binding:foundation.cs
NSURL	isFileReferenceURL	NSNumber	0	binding:foundation.cs
NSURL	isFileURL	NSNumber	0	binding:foundation.cs
NSURL	lastPathComponent	NSString	0	binding:foundation.cs
NSURL	parameterString	NSString	0	binding:foundation.cs
NSURL	password	NSString	0	binding:foundation.cs
NSURL	path	NSString	0	binding:foundation.cs
NSURL	pathComponents	NSArray	0	binding:foundation.cs
NSURL	pathExtension	NSString	0	binding:foundation.cs
NSURL	port	NSNumber	0	binding:foundation.cs
NSURL	previewItemDisplayState		0	binding:foundation.cs
NSURL	previewItemTitle	NSString	0	binding:foundation.cs
NSURL	previewItemURL	NSURL	0	binding:foundation.cs
NSURL	query	NSString	0	binding:foundation.cs
NSURL	readableTypeIdentifiersForItemProvider	NSArray	0	binding:foundation.cs
NSURL	relativePath	NSString	0	binding:foundation.cs
NSURL	relativeString	NSString	0	binding:foundation.cs
NSURL	resourceSpecifier	NSString	0	binding:foundation.cs
NSURL	scheme	NSString	0	binding:foundation.cs
NSURL	standardizedURL	NSURL	0	binding:foundation.cs
NSURL	startAccessingSecurityScopedResource	NSNumber	0	binding:foundation.cs
NSURL	user	NSString	0	binding:foundation.cs
NSURL	writableTypeIdentifiersForItemProvider	NSArray	0	binding:foundation.cs
NSUndoManager	actionIsDiscardable		1	binding:foundation.cs
NSUndoManager	actionName		1	binding:foundation.cs
NSUndoManager	canRedo	NSNumber	0	binding:foundation.cs
NSUndoManager	canUndo	NSNumber	0	binding:foundation.cs
NSUndoManager	groupingLevel	NSNumber	0	binding:foundation.cs
NSUndoManager	groupsByEvent	NSNumber	1	binding:foundation.cs
NSUndoManager	isRedoing	NSNumber	0	binding:foundation.cs
NSUndoManager	isUndoRegistrationEnabled	NSNumber	0	binding:foundation.cs
NSUndoManager	isUndoing	NSNumber	0	binding:foundation.cs
NSUndoManager	levelsOfUndo	NSNumber	1	binding:foundation.cs
NSUndoManager	redoActionIsDiscardable	NSNumber	0	binding:foundation.cs
NSUndoManager	redoActionName	NSString	0	binding:foundation.cs
NSUndoManager	redoCount	NSNumber	0	binding:foundation.cs
NSUndoManager	redoMenuItemTitle	NSString	0	binding:foundation.cs
NSUndoManager	runLoopModes	NSArray	1	binding:foundation.cs
NSUndoManager	undoActionIsDiscardable	NSNumber	0	binding:foundation.cs
NSUndoManager	undoActionName	NSString	0	binding:foundation.cs
NSUndoManager	undoCount	NSNumber	0	binding:foundation.cs
NSUndoManager	undoMenuItemTitle	NSString	0	binding:foundation.cs
NSUserDefaults	dictionaryRepresentation	NSDictionary	0	binding:foundation.cs
NSUserDefaults	persistentDomainNames	NSString	0	binding:foundation.cs
NSUserDefaults	standardUserDefaults	NSUserDefaults	0	binding:foundation.cs
NSUserDefaults	synchronize	NSNumber	0	binding:foundation.cs
NSUserDefaults	volatileDomainNames	NSString	0	binding:foundation.cs
NSUserDefaultsController	appliesImmediately	NSNumber	1	binding:appkit.cs
NSUserDefaultsController	defaults	NSUserDefaults	0	binding:appkit.cs
NSUserDefaultsController	hasUnappliedChanges	NSNumber	0	binding:appkit.cs
NSUserDefaultsController	initialValues	NSDictionary	1	binding:appkit.cs
NSUserDefaultsController	sharedUserDefaultsController	NSUserDefaultsController	0	binding:appkit.cs
NSUserDefaultsController	values		0	binding:appkit.cs
NSValue	CATransform3DValue		0	binding:foundation.cs
NSValue	CGAffineTransformValue		0	binding:foundation.cs
NSValue	CGPointValue		0	binding:foundation.cs
NSValue	CGRectValue		0	binding:foundation.cs
NSValue	CGSizeValue		0	binding:foundation.cs
NSValue	CGVectorValue		0	binding:foundation.cs
NSValue	CMTimeMappingValue		0	binding:foundation.cs
NSValue	CMTimeRangeValue		0	binding:foundation.cs
NSValue	CMTimeValue		0	binding:foundation.cs
NSValue	CMVideoDimensionsValue		0	binding:foundation.cs
NSValue	MKCoordinateSpanValue		0	binding:foundation.cs
NSValue	MKCoordinateValue		0	binding:foundation.cs
NSValue	SCNMatrix4Value		0	binding:foundation.cs
NSValue	SCNVector3Value		0	binding:foundation.cs
NSValue	SCNVector4Value		0	binding:foundation.cs
NSValue	UIEdgeInsetsValue		0	binding:foundation.cs
NSValue	UIOffsetValue		0	binding:foundation.cs
NSValue	directionalEdgeInsetsValue		0	binding:foundation.cs
NSValue	nonretainedObjectValue		0	binding:foundation.cs
NSValue	objCType		0	binding:foundation.cs
NSValue	pointValue		0	binding:foundation.cs
NSValue	pointerValue		0	binding:foundation.cs
NSValue	rangeValue		0	binding:foundation.cs
NSValue	rectValue		0	binding:foundation.cs
NSValue	sizeValue		0	binding:foundation.cs
NSView	acceptsTouchEvents	NSNumber	1	binding:appkit.cs
NSView	accessibilityActivationPoint		1	binding:appkit.cs
NSView	accessibilityAllowedValues	NSArray	1	binding:appkit.cs
NSView	accessibilityAlternateUIVisible	NSNumber	1	binding:appkit.cs
NSView	accessibilityApplicationFocusedUIElement		1	binding:appkit.cs
NSView	accessibilityAttributedUserInputLabels	NSArray	1	binding:appkit.cs
NSView	accessibilityCancelButton		1	binding:appkit.cs
NSView	accessibilityChildren	NSArray	1	binding:appkit.cs
NSView	accessibilityChildrenInNavigationOrder	NSArray	1	binding:appkit.cs
NSView	accessibilityClearButton		1	binding:appkit.cs
NSView	accessibilityCloseButton		1	binding:appkit.cs
NSView	accessibilityColumnCount	NSNumber	1	binding:appkit.cs
NSView	accessibilityColumnHeaderUIElements	NSArray	1	binding:appkit.cs
NSView	accessibilityColumnIndexRange		1	binding:appkit.cs
NSView	accessibilityColumnTitles	NSArray	1	binding:appkit.cs
NSView	accessibilityColumns	NSArray	1	binding:appkit.cs
NSView	accessibilityContents	NSArray	1	binding:appkit.cs
NSView	accessibilityCriticalValue		1	binding:appkit.cs
NSView	accessibilityCustomActions	NSArray	1	binding:appkit.cs
NSView	accessibilityCustomRotors	NSArray	1	binding:appkit.cs
NSView	accessibilityDecrementButton		1	binding:appkit.cs
NSView	accessibilityDefaultButton		1	binding:appkit.cs
NSView	accessibilityDisclosed	NSNumber	1	binding:appkit.cs
NSView	accessibilityDisclosedByRow		1	binding:appkit.cs
NSView	accessibilityDisclosedRows		1	binding:appkit.cs
NSView	accessibilityDisclosureLevel	NSNumber	1	binding:appkit.cs
NSView	accessibilityDocument	NSString	1	binding:appkit.cs
NSView	accessibilityEdited	NSNumber	1	binding:appkit.cs
NSView	accessibilityElement	NSNumber	1	binding:appkit.cs
NSView	accessibilityEnabled	NSNumber	1	binding:appkit.cs
NSView	accessibilityExpanded	NSNumber	1	binding:appkit.cs
NSView	accessibilityExtrasMenuBar		1	binding:appkit.cs
NSView	accessibilityFilename	NSString	1	binding:appkit.cs
NSView	accessibilityFocused	NSNumber	1	binding:appkit.cs
NSView	accessibilityFocusedWindow		1	binding:appkit.cs
NSView	accessibilityFrame		1	binding:appkit.cs
NSView	accessibilityFrontmost	NSNumber	1	binding:appkit.cs
NSView	accessibilityFullScreenButton		1	binding:appkit.cs
NSView	accessibilityGrowArea		1	binding:appkit.cs
NSView	accessibilityHandles	NSArray	1	binding:appkit.cs
NSView	accessibilityHeader		1	binding:appkit.cs
NSView	accessibilityHelp	NSString	1	binding:appkit.cs
NSView	accessibilityHidden	NSNumber	1	binding:appkit.cs
NSView	accessibilityHorizontalScrollBar		1	binding:appkit.cs
NSView	accessibilityHorizontalUnitDescription	NSString	1	binding:appkit.cs
NSView	accessibilityHorizontalUnits		1	binding:appkit.cs
NSView	accessibilityIdentifier	NSString	1	binding:appkit.cs
NSView	accessibilityIncrementButton		1	binding:appkit.cs
NSView	accessibilityIndex	NSNumber	1	binding:appkit.cs
NSView	accessibilityInsertionPointLineNumber	NSNumber	1	binding:appkit.cs
NSView	accessibilityLabel	NSString	1	binding:appkit.cs
NSView	accessibilityLabelUIElements	NSArray	1	binding:appkit.cs
NSView	accessibilityLabelValue	NSNumber	1	binding:appkit.cs
NSView	accessibilityLinkedUIElements	NSArray	1	binding:appkit.cs
NSView	accessibilityMain	NSNumber	1	binding:appkit.cs
NSView	accessibilityMainWindow		1	binding:appkit.cs
NSView	accessibilityMarkerGroupUIElement		1	binding:appkit.cs
NSView	accessibilityMarkerTypeDescription	NSString	1	binding:appkit.cs
NSView	accessibilityMarkerUIElements	NSArray	1	binding:appkit.cs
NSView	accessibilityMarkerValues		1	binding:appkit.cs
NSView	accessibilityMaxValue		1	binding:appkit.cs
NSView	accessibilityMenuBar		1	binding:appkit.cs
NSView	accessibilityMinValue		1	binding:appkit.cs
NSView	accessibilityMinimizeButton		1	binding:appkit.cs
NSView	accessibilityMinimized	NSNumber	1	binding:appkit.cs
NSView	accessibilityModal	NSNumber	1	binding:appkit.cs
NSView	accessibilityNextContents	NSArray	1	binding:appkit.cs
NSView	accessibilityNumberOfCharacters	NSNumber	1	binding:appkit.cs
NSView	accessibilityOrderedByRow	NSNumber	1	binding:appkit.cs
NSView	accessibilityOrientation		1	binding:appkit.cs
NSView	accessibilityOverflowButton		1	binding:appkit.cs
NSView	accessibilityParent		1	binding:appkit.cs
NSView	accessibilityPerformCancel	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformConfirm	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformDelete	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformPick	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformRaise	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformShowAlternateUI	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformShowDefaultUI	NSNumber	0	binding:appkit.cs
NSView	accessibilityPerformShowMenu	NSNumber	0	binding:appkit.cs
NSView	accessibilityPlaceholderValue	NSString	1	binding:appkit.cs
NSView	accessibilityPreviousContents	NSArray	1	binding:appkit.cs
NSView	accessibilityProtectedContent	NSNumber	1	binding:appkit.cs
NSView	accessibilityProxy		1	binding:appkit.cs
NSView	accessibilityRequired	NSNumber	1	binding:appkit.cs
NSView	accessibilityRole	NSString	1	binding:appkit.cs
NSView	accessibilityRoleDescription	NSString	1	binding:appkit.cs
NSView	accessibilityRowCount	NSNumber	1	binding:appkit.cs
NSView	accessibilityRowHeaderUIElements	NSArray	1	binding:appkit.cs
NSView	accessibilityRowIndexRange		1	binding:appkit.cs
NSView	accessibilityRows	NSArray	1	binding:appkit.cs
NSView	accessibilityRulerMarkerType		1	binding:appkit.cs
NSView	accessibilitySearchButton		1	binding:appkit.cs
NSView	accessibilitySearchMenu		1	binding:appkit.cs
NSView	accessibilitySelected	NSNumber	1	binding:appkit.cs
NSView	accessibilitySelectedCells	NSArray	1	binding:appkit.cs
NSView	accessibilitySelectedChildren	NSArray	1	binding:appkit.cs
NSView	accessibilitySelectedColumns	NSArray	1	binding:appkit.cs
NSView	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSView	accessibilitySelectedText	NSString	1	binding:appkit.cs
NSView	accessibilitySelectedTextRange		1	binding:appkit.cs
NSView	accessibilitySelectedTextRanges	NSArray	1	binding:appkit.cs
NSView	accessibilityServesAsTitleForUIElements	NSArray	1	binding:appkit.cs
NSView	accessibilitySharedCharacterRange		1	binding:appkit.cs
NSView	accessibilitySharedFocusElements	NSArray	1	binding:appkit.cs
NSView	accessibilitySharedTextUIElements	NSArray	1	binding:appkit.cs
NSView	accessibilityShownMenu		1	binding:appkit.cs
NSView	accessibilitySortDirection		1	binding:appkit.cs
NSView	accessibilitySplitters	NSArray	1	binding:appkit.cs
NSView	accessibilitySubrole	NSString	1	binding:appkit.cs
NSView	accessibilityTabs	NSArray	1	binding:appkit.cs
NSView	accessibilityTitle	NSString	1	binding:appkit.cs
NSView	accessibilityTitleUIElement		1	binding:appkit.cs
NSView	accessibilityToolbarButton		1	binding:appkit.cs
NSView	accessibilityTopLevelUIElement		1	binding:appkit.cs
NSView	accessibilityURL	NSURL	1	binding:appkit.cs
NSView	accessibilityUnitDescription	NSString	1	binding:appkit.cs
NSView	accessibilityUnits		1	binding:appkit.cs
NSView	accessibilityUserInputLabels	NSArray	1	binding:appkit.cs
NSView	accessibilityValue		1	binding:appkit.cs
NSView	accessibilityValueDescription	NSString	1	binding:appkit.cs
NSView	accessibilityVerticalScrollBar		1	binding:appkit.cs
NSView	accessibilityVerticalUnitDescription	NSString	1	binding:appkit.cs
NSView	accessibilityVerticalUnits		1	binding:appkit.cs
NSView	accessibilityVisibleCells	NSArray	1	binding:appkit.cs
NSView	accessibilityVisibleCharacterRange		1	binding:appkit.cs
NSView	accessibilityVisibleChildren	NSArray	1	binding:appkit.cs
NSView	accessibilityVisibleColumns	NSArray	1	binding:appkit.cs
NSView	accessibilityVisibleRows	NSArray	1	binding:appkit.cs
NSView	accessibilityWarningValue		1	binding:appkit.cs
NSView	accessibilityWindow		1	binding:appkit.cs
NSView	accessibilityWindows	NSArray	1	binding:appkit.cs
NSView	accessibilityZoomButton		1	binding:appkit.cs
NSView	additionalSafeAreaInsets		1	binding:appkit.cs
NSView	alignmentRectInsets		0	binding:appkit.cs
NSView	allowedTouchTypes		1	binding:appkit.cs
NSView	allowsVibrancy	NSNumber	0	binding:appkit.cs
NSView	alphaValue	NSNumber	1	binding:appkit.cs
NSView	appearance	NSAppearance	1	binding:appkit.cs
NSView	autoresizesSubviews	NSNumber	1	binding:appkit.cs
NSView	autoresizingMask		1	binding:appkit.cs
NSView	backgroundFilters	NSArray	1	binding:appkit.cs
NSView	baselineOffsetFromBottom	NSNumber	0	binding:appkit.cs
NSView	bottomAnchor	NSLayoutYAxisAnchor	0	binding:appkit.cs
NSView	bounds		1	binding:appkit.cs
NSView	boundsOrigin		1	binding:appkit.cs
NSView	boundsRotation	NSNumber	1	binding:appkit.cs
NSView	boundsSize		1	binding:appkit.cs
NSView	canBecomeKeyView	NSNumber	0	binding:appkit.cs
NSView	canDraw	NSNumber	0	binding:appkit.cs
NSView	canDrawConcurrently	NSNumber	1	binding:appkit.cs
NSView	canDrawSubviewsIntoLayer	NSNumber	1	binding:appkit.cs
NSView	candidateListTouchBarItem	NSCandidateListTouchBarItem	0	binding:appkit.cs
NSView	centerXAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSView	centerYAnchor	NSLayoutYAxisAnchor	0	binding:appkit.cs
NSView	clipsToBounds	NSNumber	1	binding:appkit.cs
NSView	compositingFilter	CIFilter	1	binding:appkit.cs
NSView	constraints	NSArray	0	binding:appkit.cs
NSView	contentFilters	NSArray	1	binding:appkit.cs
NSView	defaultFocusRingType		0	binding:appkit.cs
NSView	effectiveAppearance	NSAppearance	0	binding:appkit.cs
NSView	enclosingScrollView	NSScrollView	0	binding:appkit.cs
NSView	firstBaselineAnchor	NSLayoutYAxisAnchor	0	binding:appkit.cs
NSView	firstBaselineOffsetFromTop	NSNumber	0	binding:appkit.cs
NSView	fittingSize		0	binding:appkit.cs
NSView	focusRingMaskBounds		0	binding:appkit.cs
NSView	focusRingType		1	binding:appkit.cs
NSView	frame		1	binding:appkit.cs
NSView	frameCenterRotation	NSNumber	1	binding:appkit.cs
NSView	frameOrigin		1	binding:appkit.cs
NSView	frameRotation	NSNumber	1	binding:appkit.cs
NSView	frameSize		1	binding:appkit.cs
NSView	gState	NSNumber	0	binding:appkit.cs
NSView	gestureRecognizers	NSArray	1	binding:appkit.cs
NSView	hasAmbiguousLayout	NSNumber	0	binding:appkit.cs
NSView	heightAdjustLimit	NSNumber	0	binding:appkit.cs
NSView	heightAnchor	NSLayoutDimension	0	binding:appkit.cs
NSView	hidden	NSNumber	1	binding:appkit.cs
NSView	horizontalContentSizeConstraintActive	NSNumber	1	binding:appkit.cs
NSView	identifier	NSString	1	binding:appkit.cs
NSView	inLiveResize	NSNumber	0	binding:appkit.cs
NSView	inputContext	NSTextInputContext	0	binding:appkit.cs
NSView	intrinsicContentSize		0	binding:appkit.cs
NSView	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSView	isCompatibleWithResponsiveScrolling	NSNumber	0	binding:appkit.cs
NSView	isDrawingFindIndicator	NSNumber	0	binding:appkit.cs
NSView	isFlipped	NSNumber	0	binding:appkit.cs
NSView	isHiddenOrHasHiddenAncestor	NSNumber	0	binding:appkit.cs
NSView	isInFullScreenMode	NSNumber	0	binding:appkit.cs
NSView	isOpaque	NSNumber	0	binding:appkit.cs
NSView	isRotatedFromBase	NSNumber	0	binding:appkit.cs
NSView	isRotatedOrScaledFromBase	NSNumber	0	binding:appkit.cs
NSView	keyboardFocusRingNeedsDisplayInRect		1	binding:appkit.cs
NSView	lastBaselineAnchor	NSLayoutYAxisAnchor	0	binding:appkit.cs
NSView	lastBaselineOffsetFromBottom	NSNumber	0	binding:appkit.cs
NSView	layer	CALayer	1	binding:appkit.cs
NSView	layerContentsPlacement		1	binding:appkit.cs
NSView	layerContentsRedrawPolicy		1	binding:appkit.cs
NSView	layerUsesCoreImageFilters	NSNumber	1	binding:appkit.cs
NSView	layoutGuides	NSArray	0	binding:appkit.cs
NSView	layoutMarginsGuide	NSLayoutGuide	0	binding:appkit.cs
NSView	leadingAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSView	leftAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSView	lockFocusIfCanDraw	NSNumber	0	binding:appkit.cs
NSView	makeBackingLayer	CALayer	0	binding:appkit.cs
NSView	mouseDownCanMoveWindow	NSNumber	0	binding:appkit.cs
NSView	needsDisplay	NSNumber	1	binding:appkit.cs
NSView	needsDisplayInRect		1	binding:appkit.cs
NSView	needsLayout	NSNumber	1	binding:appkit.cs
NSView	needsPanelToBecomeKey	NSNumber	0	binding:appkit.cs
NSView	needsUpdateConstraints	NSNumber	1	binding:appkit.cs
NSView	nextKeyView	NSView	1	binding:appkit.cs
NSView	nextValidKeyView	NSView	0	binding:appkit.cs
NSView	opaqueAncestor	NSView	0	binding:appkit.cs
NSView	pageFooter	NSAttributedString	0	binding:appkit.cs
NSView	pageHeader	NSAttributedString	0	binding:appkit.cs
NSView	postsBoundsChangedNotifications	NSNumber	1	binding:appkit.cs
NSView	postsFrameChangedNotifications	NSNumber	1	binding:appkit.cs
NSView	preparedContentRect		1	binding:appkit.cs
NSView	preservesContentDuringLiveResize	NSNumber	0	binding:appkit.cs
NSView	pressureConfiguration	NSPressureConfiguration	1	binding:appkit.cs
NSView	previousKeyView	NSView	0	binding:appkit.cs
NSView	previousValidKeyView	NSView	0	binding:appkit.cs
NSView	printJobTitle	NSString	0	binding:appkit.cs
NSView	rectPreservedDuringLiveResize		0	binding:appkit.cs
NSView	registeredDraggedTypes	NSString	0	binding:appkit.cs
NSView	rightAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSView	safeAreaInsets		0	binding:appkit.cs
NSView	safeAreaLayoutGuide	NSLayoutGuide	0	binding:appkit.cs
NSView	safeAreaRect		0	binding:appkit.cs
NSView	shadow	NSShadow	1	binding:appkit.cs
NSView	shouldDrawColor	NSNumber	0	binding:appkit.cs
NSView	subviews	NSArray	1	binding:appkit.cs
NSView	superview	NSView	0	binding:appkit.cs
NSView	tag	NSNumber	0	binding:appkit.cs
NSView	toolTip	NSString	1	binding:appkit.cs
NSView	topAnchor	NSLayoutYAxisAnchor	0	binding:appkit.cs
NSView	trackingAreas	NSTrackingArea	0	binding:appkit.cs
NSView	trailingAnchor	NSLayoutXAxisAnchor	0	binding:appkit.cs
NSView	translatesAutoresizingMaskIntoConstraints	NSNumber	1	binding:appkit.cs
NSView	userInterfaceLayoutDirection		1	binding:appkit.cs
NSView	verticalContentSizeConstraintActive	NSNumber	1	binding:appkit.cs
NSView	visibleRect		0	binding:appkit.cs
NSView	wantsBestResolutionOpenGLSurface	NSNumber	1	binding:appkit.cs
NSView	wantsDefaultClipping	NSNumber	0	binding:appkit.cs
NSView	wantsLayer	NSNumber	1	binding:appkit.cs
NSView	wantsPeriodicDraggingUpdates	NSNumber	0	binding:appkit.cs
NSView	wantsRestingTouches	NSNumber	1	binding:appkit.cs
NSView	wantsUpdateLayer	NSNumber	0	binding:appkit.cs
NSView	widthAdjustLimit	NSNumber	0	binding:appkit.cs
NSView	widthAnchor	NSLayoutDimension	0	binding:appkit.cs
NSView	window	NSWindow	0	binding:appkit.cs
NSView	writingToolsCoordinator	NSWritingToolsCoordinator	1	binding:appkit.cs
NSViewController	childViewControllers	NSArray	1	binding:appkit.cs
NSViewController	commitEditing	NSNumber	0	binding:appkit.cs
NSViewController	extensionContext	NSExtensionContext	0	binding:appkit.cs
NSViewController	identifier	NSString	1	binding:appkit.cs
NSViewController	nibBundle	NSBundle	0	binding:appkit.cs
NSViewController	nibName	NSString	0	binding:appkit.cs
NSViewController	parentViewController	NSViewController	0	binding:appkit.cs
NSViewController	preferredContentSize		1	binding:appkit.cs
NSViewController	preferredMaximumSize		0	binding:appkit.cs
NSViewController	preferredMinimumSize		0	binding:appkit.cs
NSViewController	preferredScreenOrigin		1	binding:appkit.cs
NSViewController	presentedViewControllers	NSArray	0	binding:appkit.cs
NSViewController	presentingViewController	NSViewController	0	binding:appkit.cs
NSViewController	representedObject		1	binding:appkit.cs
NSViewController	sourceItemView	NSView	1	binding:appkit.cs
NSViewController	storyboard	NSStoryboard	0	binding:appkit.cs
NSViewController	title	NSString	1	binding:appkit.cs
NSViewController	view	NSView	1	binding:appkit.cs
NSViewController	viewIfLoaded	NSView	0	binding:appkit.cs
NSViewController	viewLoaded	NSNumber	0	binding:appkit.cs
NSVisualEffectView	blendingMode		1	binding:appkit.cs
NSVisualEffectView	emphasized	NSNumber	1	binding:appkit.cs
NSVisualEffectView	interiorBackgroundStyle		0	binding:appkit.cs
NSVisualEffectView	maskImage	NSImage	1	binding:appkit.cs
NSVisualEffectView	material		1	binding:appkit.cs
NSVisualEffectView	state		1	binding:appkit.cs
NSWindow	acceptsMouseMovedEvents	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityActivationPoint		1	binding:appkit.cs
NSWindow	accessibilityAllowedValues	NSArray	1	binding:appkit.cs
NSWindow	accessibilityAlternateUIVisible	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityApplicationFocusedUIElement		1	binding:appkit.cs
NSWindow	accessibilityAttributedUserInputLabels	NSArray	1	binding:appkit.cs
NSWindow	accessibilityCancelButton		1	binding:appkit.cs
NSWindow	accessibilityChildren	NSArray	1	binding:appkit.cs
NSWindow	accessibilityChildrenInNavigationOrder	NSArray	1	binding:appkit.cs
NSWindow	accessibilityClearButton		1	binding:appkit.cs
NSWindow	accessibilityCloseButton		1	binding:appkit.cs
NSWindow	accessibilityColumnCount	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityColumnHeaderUIElements	NSArray	1	binding:appkit.cs
NSWindow	accessibilityColumnIndexRange		1	binding:appkit.cs
NSWindow	accessibilityColumnTitles	NSArray	1	binding:appkit.cs
NSWindow	accessibilityColumns	NSArray	1	binding:appkit.cs
NSWindow	accessibilityContents	NSArray	1	binding:appkit.cs
NSWindow	accessibilityCriticalValue		1	binding:appkit.cs
NSWindow	accessibilityCustomActions	NSArray	1	binding:appkit.cs
NSWindow	accessibilityCustomRotors	NSArray	1	binding:appkit.cs
NSWindow	accessibilityDecrementButton		1	binding:appkit.cs
NSWindow	accessibilityDefaultButton		1	binding:appkit.cs
NSWindow	accessibilityDisclosed	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityDisclosedByRow		1	binding:appkit.cs
NSWindow	accessibilityDisclosedRows		1	binding:appkit.cs
NSWindow	accessibilityDisclosureLevel	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityDocument	NSString	1	binding:appkit.cs
NSWindow	accessibilityEdited	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityElement	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityEnabled	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityExpanded	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityExtrasMenuBar		1	binding:appkit.cs
NSWindow	accessibilityFilename	NSString	1	binding:appkit.cs
NSWindow	accessibilityFocused	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityFocusedWindow		1	binding:appkit.cs
NSWindow	accessibilityFrame		1	binding:appkit.cs
NSWindow	accessibilityFrontmost	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityFullScreenButton		1	binding:appkit.cs
NSWindow	accessibilityGrowArea		1	binding:appkit.cs
NSWindow	accessibilityHandles	NSArray	1	binding:appkit.cs
NSWindow	accessibilityHeader		1	binding:appkit.cs
NSWindow	accessibilityHelp	NSString	1	binding:appkit.cs
NSWindow	accessibilityHidden	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityHorizontalScrollBar		1	binding:appkit.cs
NSWindow	accessibilityHorizontalUnitDescription	NSString	1	binding:appkit.cs
NSWindow	accessibilityHorizontalUnits		1	binding:appkit.cs
NSWindow	accessibilityIdentifier	NSString	1	binding:appkit.cs
NSWindow	accessibilityIncrementButton		1	binding:appkit.cs
NSWindow	accessibilityIndex	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityInsertionPointLineNumber	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityLabel	NSString	1	binding:appkit.cs
NSWindow	accessibilityLabelUIElements	NSArray	1	binding:appkit.cs
NSWindow	accessibilityLabelValue	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityLinkedUIElements	NSArray	1	binding:appkit.cs
NSWindow	accessibilityMain	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityMainWindow		1	binding:appkit.cs
NSWindow	accessibilityMarkerGroupUIElement		1	binding:appkit.cs
NSWindow	accessibilityMarkerTypeDescription	NSString	1	binding:appkit.cs
NSWindow	accessibilityMarkerUIElements	NSArray	1	binding:appkit.cs
NSWindow	accessibilityMarkerValues		1	binding:appkit.cs
NSWindow	accessibilityMaxValue		1	binding:appkit.cs
NSWindow	accessibilityMenuBar		1	binding:appkit.cs
NSWindow	accessibilityMinValue		1	binding:appkit.cs
NSWindow	accessibilityMinimizeButton		1	binding:appkit.cs
NSWindow	accessibilityMinimized	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityModal	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityNextContents	NSArray	1	binding:appkit.cs
NSWindow	accessibilityNumberOfCharacters	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityOrderedByRow	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityOrientation		1	binding:appkit.cs
NSWindow	accessibilityOverflowButton		1	binding:appkit.cs
NSWindow	accessibilityParent		1	binding:appkit.cs
NSWindow	accessibilityPerformCancel	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformConfirm	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformDecrement	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformDelete	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformIncrement	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformPick	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformPress	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformRaise	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformShowAlternateUI	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformShowDefaultUI	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPerformShowMenu	NSNumber	0	binding:appkit.cs
NSWindow	accessibilityPlaceholderValue	NSString	1	binding:appkit.cs
NSWindow	accessibilityPreviousContents	NSArray	1	binding:appkit.cs
NSWindow	accessibilityProtectedContent	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityProxy		1	binding:appkit.cs
NSWindow	accessibilityRequired	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityRole	NSString	1	binding:appkit.cs
NSWindow	accessibilityRoleDescription	NSString	1	binding:appkit.cs
NSWindow	accessibilityRowCount	NSNumber	1	binding:appkit.cs
NSWindow	accessibilityRowHeaderUIElements	NSArray	1	binding:appkit.cs
NSWindow	accessibilityRowIndexRange		1	binding:appkit.cs
NSWindow	accessibilityRows	NSArray	1	binding:appkit.cs
NSWindow	accessibilityRulerMarkerType		1	binding:appkit.cs
NSWindow	accessibilitySearchButton		1	binding:appkit.cs
NSWindow	accessibilitySearchMenu		1	binding:appkit.cs
NSWindow	accessibilitySelected	NSNumber	1	binding:appkit.cs
NSWindow	accessibilitySelectedCells	NSArray	1	binding:appkit.cs
NSWindow	accessibilitySelectedChildren	NSArray	1	binding:appkit.cs
NSWindow	accessibilitySelectedColumns	NSArray	1	binding:appkit.cs
NSWindow	accessibilitySelectedRows	NSArray	1	binding:appkit.cs
NSWindow	accessibilitySelectedText	NSString	1	binding:appkit.cs
NSWindow	accessibilitySelectedTextRange		1	binding:appkit.cs
NSWindow	accessibilitySelectedTextRanges	NSArray	1	binding:appkit.cs
NSWindow	accessibilityServesAsTitleForUIElements	NSArray	1	binding:appkit.cs
NSWindow	accessibilitySharedCharacterRange		1	binding:appkit.cs
NSWindow	accessibilitySharedFocusElements	NSArray	1	binding:appkit.cs
NSWindow	accessibilitySharedTextUIElements	NSArray	1	binding:appkit.cs
NSWindow	accessibilityShownMenu		1	binding:appkit.cs
NSWindow	accessibilitySortDirection		1	binding:appkit.cs
NSWindow	accessibilitySplitters	NSArray	1	binding:appkit.cs
NSWindow	accessibilitySubrole	NSString	1	binding:appkit.cs
NSWindow	accessibilityTabs	NSArray	1	binding:appkit.cs
NSWindow	accessibilityTitle	NSString	1	binding:appkit.cs
NSWindow	accessibilityTitleUIElement		1	binding:appkit.cs
NSWindow	accessibilityToolbarButton		1	binding:appkit.cs
NSWindow	accessibilityTopLevelUIElement		1	binding:appkit.cs
NSWindow	accessibilityURL	NSURL	1	binding:appkit.cs
NSWindow	accessibilityUnitDescription	NSString	1	binding:appkit.cs
NSWindow	accessibilityUnits		1	binding:appkit.cs
NSWindow	accessibilityUserInputLabels	NSArray	1	binding:appkit.cs
NSWindow	accessibilityValue		1	binding:appkit.cs
NSWindow	accessibilityValueDescription	NSString	1	binding:appkit.cs
NSWindow	accessibilityVerticalScrollBar		1	binding:appkit.cs
NSWindow	accessibilityVerticalUnitDescription	NSString	1	binding:appkit.cs
NSWindow	accessibilityVerticalUnits		1	binding:appkit.cs
NSWindow	accessibilityVisibleCells	NSArray	1	binding:appkit.cs
NSWindow	accessibilityVisibleCharacterRange		1	binding:appkit.cs
NSWindow	accessibilityVisibleChildren	NSArray	1	binding:appkit.cs
NSWindow	accessibilityVisibleColumns	NSArray	1	binding:appkit.cs
NSWindow	accessibilityVisibleRows	NSArray	1	binding:appkit.cs
NSWindow	accessibilityWarningValue		1	binding:appkit.cs
NSWindow	accessibilityWindow		1	binding:appkit.cs
NSWindow	accessibilityWindows	NSArray	1	binding:appkit.cs
NSWindow	accessibilityZoomButton		1	binding:appkit.cs
NSWindow	allowsAutomaticWindowTabbing	NSNumber	0	binding:appkit.cs
NSWindow	allowsConcurrentViewDrawing	NSNumber	1	binding:appkit.cs
NSWindow	allowsToolTipsWhenApplicationIsInactive	NSNumber	1	binding:appkit.cs
NSWindow	alphaValue	NSNumber	1	binding:appkit.cs
NSWindow	animationBehavior		1	binding:appkit.cs
NSWindow	appearance	NSAppearance	1	binding:appkit.cs
NSWindow	appearanceSource		1	binding:appkit.cs
NSWindow	areCursorRectsEnabled	NSNumber	0	binding:appkit.cs
NSWindow	aspectRatio		1	binding:appkit.cs
NSWindow	attachedSheet	NSWindow	0	binding:appkit.cs
NSWindow	autodisplay	NSNumber	1	binding:appkit.cs
NSWindow	autorecalculatesKeyViewLoop	NSNumber	1	binding:appkit.cs
NSWindow	backgroundColor	NSColor	1	binding:appkit.cs
NSWindow	backingLocation		0	binding:appkit.cs
NSWindow	backingScaleFactor	NSNumber	0	binding:appkit.cs
NSWindow	backingType		1	binding:appkit.cs
NSWindow	canBecomeKeyWindow	NSNumber	0	binding:appkit.cs
NSWindow	canBecomeMainWindow	NSNumber	0	binding:appkit.cs
NSWindow	canBecomeVisibleWithoutLogin	NSNumber	1	binding:appkit.cs
NSWindow	canHide	NSNumber	1	binding:appkit.cs
NSWindow	canStoreColor	NSNumber	0	binding:appkit.cs
NSWindow	cascadingReferenceFrame		0	binding:appkit.cs
NSWindow	childWindows	NSArray	0	binding:appkit.cs
NSWindow	collectionBehavior		1	binding:appkit.cs
NSWindow	colorSpace	NSColorSpace	1	binding:appkit.cs
NSWindow	contentAspectRatio		1	binding:appkit.cs
NSWindow	contentLayoutGuide		0	binding:appkit.cs
NSWindow	contentLayoutRect		0	binding:appkit.cs
NSWindow	contentMaxSize		1	binding:appkit.cs
NSWindow	contentMinSize		1	binding:appkit.cs
NSWindow	contentResizeIncrements		1	binding:appkit.cs
NSWindow	contentSize		1	binding:appkit.cs
NSWindow	contentView	NSView	1	binding:appkit.cs
NSWindow	contentViewController	NSViewController	1	binding:appkit.cs
NSWindow	currentEvent	NSEvent	0	binding:appkit.cs
NSWindow	deepestScreen	NSScreen	0	binding:appkit.cs
NSWindow	defaultButtonCell	NSButtonCell	1	binding:appkit.cs
NSWindow	defaultDepthLimit		0	binding:appkit.cs
NSWindow	delegate		1	binding:appkit.cs
NSWindow	depthLimit		1	binding:appkit.cs
NSWindow	deviceDescription	NSDictionary	0	binding:appkit.cs
NSWindow	displaysWhenScreenProfileChanges	NSNumber	1	binding:appkit.cs
NSWindow	dockTile	NSDockTile	0	binding:appkit.cs
NSWindow	documentEdited	NSNumber	1	binding:appkit.cs
NSWindow	dynamicDepthLimit	NSNumber	1	binding:appkit.cs
NSWindow	effectiveAppearance	NSAppearance	0	binding:appkit.cs
NSWindow	excludedFromWindowsMenu		1	binding:appkit.cs
NSWindow	firstResponder	NSResponder	0	binding:appkit.cs
NSWindow	frame		0	binding:appkit.cs
NSWindow	frameAutosaveName	NSString	1	binding:appkit.cs
NSWindow	frameFromString		1	binding:appkit.cs
NSWindow	frameOrigin		1	binding:appkit.cs
NSWindow	frameTopLeftPoint		1	binding:appkit.cs
NSWindow	frameUsingName		1	binding:appkit.cs
NSWindow	gState	NSNumber	0	binding:appkit.cs
NSWindow	graphicsContext	NSGraphicsContext	0	binding:appkit.cs
NSWindow	hasActiveWindowSharingSession	NSNumber	0	binding:appkit.cs
NSWindow	hasShadow	NSNumber	1	binding:appkit.cs
NSWindow	hidesOnDeactivate	NSNumber	1	binding:appkit.cs
NSWindow	identifier	NSString	1	binding:appkit.cs
NSWindow	ignoresMouseEvents	NSNumber	1	binding:appkit.cs
NSWindow	inLiveResize	NSNumber	0	binding:appkit.cs
NSWindow	init		0	binding:appkit.cs
NSWindow	initialFirstResponder	NSView	1	binding:appkit.cs
NSWindow	isAccessibilityFocused	NSNumber	0	binding:appkit.cs
NSWindow	isExcludedFromWindowsMenu	NSNumber	0	binding:appkit.cs
NSWindow	isFlushWindowDisabled	NSNumber	0	binding:appkit.cs
NSWindow	isKeyWindow	NSNumber	0	binding:appkit.cs
NSWindow	isMainWindow	NSNumber	0	binding:appkit.cs
NSWindow	isMiniaturized	NSNumber	1	binding:appkit.cs
NSWindow	isOnActiveSpace	NSNumber	0	binding:appkit.cs
NSWindow	isOneShot	NSNumber	0	binding:appkit.cs
NSWindow	isSheet	NSNumber	0	binding:appkit.cs
NSWindow	isVisible	NSNumber	1	binding:appkit.cs
NSWindow	isZoomed	NSNumber	1	binding:appkit.cs
NSWindow	keyViewSelectionDirection		0	binding:appkit.cs
NSWindow	level		1	binding:appkit.cs
NSWindow	maxFullScreenContentSize		1	binding:appkit.cs
NSWindow	maxSize		1	binding:appkit.cs
NSWindow	minFullScreenContentSize		1	binding:appkit.cs
NSWindow	minSize		1	binding:appkit.cs
NSWindow	miniwindowImage	NSImage	1	binding:appkit.cs
NSWindow	miniwindowTitle	NSString	1	binding:appkit.cs
NSWindow	mouseLocationOutsideOfEventStream		0	binding:appkit.cs
NSWindow	movable	NSNumber	1	binding:appkit.cs
NSWindow	movableByWindowBackground	NSNumber	1	binding:appkit.cs
NSWindow	occlusionState		0	binding:appkit.cs
NSWindow	oneShot		1	binding:appkit.cs
NSWindow	opaque	NSNumber	1	binding:appkit.cs
NSWindow	parentWindow	NSWindow	1	binding:appkit.cs
NSWindow	preferredBackingLocation		1	binding:appkit.cs
NSWindow	preservesContentDuringLiveResize	NSNumber	1	binding:appkit.cs
NSWindow	preventsApplicationTerminationWhenModal	NSNumber	1	binding:appkit.cs
NSWindow	releasedWhenClosed	NSNumber	1	binding:appkit.cs
NSWindow	representedFilename	NSString	1	binding:appkit.cs
NSWindow	representedURL	NSURL	1	binding:appkit.cs
NSWindow	resizeFlags	NSNumber	0	binding:appkit.cs
NSWindow	resizeIncrements		1	binding:appkit.cs
NSWindow	restorable	NSNumber	1	binding:appkit.cs
NSWindow	restorationClass		1	binding:appkit.cs
NSWindow	screen	NSScreen	0	binding:appkit.cs
NSWindow	sharingType		1	binding:appkit.cs
NSWindow	sheetParent	NSWindow	0	binding:appkit.cs
NSWindow	sheets	NSArray	0	binding:appkit.cs
NSWindow	showsResizeIndicator	NSNumber	1	binding:appkit.cs
NSWindow	showsToolbarButton	NSNumber	1	binding:appkit.cs
NSWindow	stringWithSavedFrame	NSString	0	binding:appkit.cs
NSWindow	styleMask		1	binding:appkit.cs
NSWindow	subtitle	NSString	1	binding:appkit.cs
NSWindow	tab	NSWindowTab	0	binding:appkit.cs
NSWindow	tabGroup	NSWindowTabGroup	0	binding:appkit.cs
NSWindow	tabbedWindows	NSArray	0	binding:appkit.cs
NSWindow	tabbingIdentifier	NSString	1	binding:appkit.cs
NSWindow	tabbingMode		1	binding:appkit.cs
NSWindow	title	NSString	1	binding:appkit.cs
NSWindow	titleVisibility		1	binding:appkit.cs
NSWindow	titleWithRepresentedFilename		1	binding:appkit.cs
NSWindow	titlebarAccessoryViewControllers	NSArray	0	binding:appkit.cs
NSWindow	titlebarAppearsTransparent	NSNumber	1	binding:appkit.cs
NSWindow	titlebarSeparatorStyle		1	binding:appkit.cs
NSWindow	toolbar	NSToolbar	1	binding:appkit.cs
NSWindow	toolbarStyle		1	binding:appkit.cs
NSWindow	userSpaceScaleFactor	NSNumber	0	binding:appkit.cs
NSWindow	userTabbingPreference		0	binding:appkit.cs
NSWindow	viewsNeedDisplay	NSNumber	1	binding:appkit.cs
NSWindow	windowController	NSWindowController	1	binding:appkit.cs
NSWindow	windowNumber	NSNumber	0	binding:appkit.cs
NSWindow	windowRef		0	binding:appkit.cs
NSWindow	windowTitlebarLayoutDirection		0	binding:appkit.cs
NSWindow	worksWhenModal	NSNumber	0	binding:appkit.cs
NSWindowController	contentViewController	NSViewController	1	binding:appkit.cs
NSWindowController	document	NSDocument	1	binding:appkit.cs
NSWindowController	documentEdited		1	binding:appkit.cs
NSWindowController	isWindowLoaded	NSNumber	0	binding:appkit.cs
NSWindowController	owner		0	binding:appkit.cs
NSWindowController	previewRepresentableActivityItems	NSArray	1	binding:appkit.cs
NSWindowController	shouldCascadeWindows	NSNumber	1	binding:appkit.cs
NSWindowController	shouldCloseDocument	NSNumber	1	binding:appkit.cs
NSWindowController	storyboard	NSStoryboard	0	binding:appkit.cs
NSWindowController	window	NSWindow	1	binding:appkit.cs
NSWindowController	windowFrameAutosaveName	NSString	1	binding:appkit.cs
NSWindowController	windowNibName	NSString	0	binding:appkit.cs
NSWindowController	windowNibPath	NSString	0	binding:appkit.cs
PDFThumbnailView	PDFView	PDFView	1	binding:pdfkit.cs
PDFThumbnailView	allowsDragging	NSNumber	1	binding:pdfkit.cs
PDFThumbnailView	allowsMultipleSelection	NSNumber	1	binding:pdfkit.cs
PDFThumbnailView	backgroundColor	UIColor	1	binding:pdfkit.cs
PDFThumbnailView	contentInset		1	binding:pdfkit.cs
PDFThumbnailView	labelFont	NSFont	1	binding:pdfkit.cs
PDFThumbnailView	layoutMode		1	binding:pdfkit.cs
PDFThumbnailView	maximumNumberOfColumns	NSNumber	1	binding:pdfkit.cs
PDFThumbnailView	selectedPages	NSArray	0	binding:pdfkit.cs
PDFThumbnailView	thumbnailSize		1	binding:pdfkit.cs
PDFView	acceptsDraggedFiles	NSNumber	1	binding:pdfkit.cs
PDFView	allowsDragging	NSNumber	1	binding:pdfkit.cs
PDFView	autoScales	NSNumber	1	binding:pdfkit.cs
PDFView	backgroundColor	UIColor	1	binding:pdfkit.cs
PDFView	canGoBack	NSNumber	0	binding:pdfkit.cs
PDFView	canGoForward	NSNumber	0	binding:pdfkit.cs
PDFView	canGoToFirstPage	NSNumber	0	binding:pdfkit.cs
PDFView	canGoToLastPage	NSNumber	0	binding:pdfkit.cs
PDFView	canGoToNextPage	NSNumber	0	binding:pdfkit.cs
PDFView	canGoToPreviousPage	NSNumber	0	binding:pdfkit.cs
PDFView	canZoomIn	NSNumber	0	binding:pdfkit.cs
PDFView	canZoomOut	NSNumber	0	binding:pdfkit.cs
PDFView	currentDestination	PDFDestination	0	binding:pdfkit.cs
PDFView	currentPage	PDFPage	0	binding:pdfkit.cs
PDFView	currentSelection	PDFSelection	1	binding:pdfkit.cs
PDFView	cursorForAreaOfInterest		1	binding:pdfkit.cs
PDFView	delegate		1	binding:pdfkit.cs
PDFView	displayBox		1	binding:pdfkit.cs
PDFView	displayDirection		1	binding:pdfkit.cs
PDFView	displayMode		1	binding:pdfkit.cs
PDFView	displaysAsBook	NSNumber	1	binding:pdfkit.cs
PDFView	displaysPageBreaks	NSNumber	1	binding:pdfkit.cs
PDFView	displaysRTL	NSNumber	1	binding:pdfkit.cs
PDFView	document	PDFDocument	1	binding:pdfkit.cs
PDFView	documentView	UIView	0	binding:pdfkit.cs
PDFView	enableDataDetectors	NSNumber	1	binding:pdfkit.cs
PDFView	findInteraction	UIFindInteraction	0	binding:pdfkit.cs
PDFView	findInteractionEnabled	NSNumber	1	binding:pdfkit.cs
PDFView	greekingThreshold	NSNumber	1	binding:pdfkit.cs
PDFView	highlightedSelections	NSArray	1	binding:pdfkit.cs
PDFView	inMarkupMode	NSNumber	1	binding:pdfkit.cs
PDFView	interpolationQuality		1	binding:pdfkit.cs
PDFView	isUsingPageViewController	NSNumber	0	binding:pdfkit.cs
PDFView	maxScaleFactor	NSNumber	1	binding:pdfkit.cs
PDFView	minScaleFactor	NSNumber	1	binding:pdfkit.cs
PDFView	pageBreakMargins		1	binding:pdfkit.cs
PDFView	pageOverlayViewProvider		1	binding:pdfkit.cs
PDFView	pageShadowsEnabled	NSNumber	1	binding:pdfkit.cs
PDFView	scaleFactor	NSNumber	1	binding:pdfkit.cs
PDFView	scaleFactorForSizeToFit	NSNumber	0	binding:pdfkit.cs
PDFView	shouldAntiAlias	NSNumber	1	binding:pdfkit.cs
PDFView	visiblePages	NSArray	0	binding:pdfkit.cs
PHLivePhotoView	audioVolume	NSNumber	1	binding:photosui.cs
PHLivePhotoView	contentMode		1	binding:photosui.cs
PHLivePhotoView	contentsRect		1	binding:photosui.cs
PHLivePhotoView	delegate		1	binding:photosui.cs
PHLivePhotoView	livePhoto	PHLivePhoto	1	binding:photosui.cs
PHLivePhotoView	livePhotoBadgeView	NSView	0	binding:photosui.cs
PHLivePhotoView	muted	NSNumber	1	binding:photosui.cs
PHLivePhotoView	playbackGestureRecognizer	UIGestureRecognizer	0	binding:photosui.cs
PHPickerViewController	configuration	PHPickerConfiguration	0	binding:photosui.cs
PHPickerViewController	delegate		1	binding:photosui.cs
PKAddPassButton	addPassButtonStyle		1	binding:passkit.cs
PKAddPassesViewController	canAddPasses	NSNumber	0	binding:passkit.cs
PKAddPassesViewController	delegate		1	binding:passkit.cs
PKAddPaymentPassViewController	canAddPaymentPass	NSNumber	0	binding:passkit.cs
PKAddPaymentPassViewController	delegate		1	binding:passkit.cs
PKAddSecureElementPassViewController	delegate		1	binding:passkit.cs
PKCanvasView	allowsFingerDrawing	NSNumber	1	binding:pencilkit.cs
PKCanvasView	drawing	PKDrawing	1	binding:pencilkit.cs
PKCanvasView	drawingEnabled	NSNumber	1	binding:pencilkit.cs
PKCanvasView	drawingGestureRecognizer	UIGestureRecognizer	0	binding:pencilkit.cs
PKCanvasView	drawingPolicy		1	binding:pencilkit.cs
PKCanvasView	maximumSupportedContentVersion		1	binding:pencilkit.cs
PKCanvasView	rulerActive	NSNumber	1	binding:pencilkit.cs
PKCanvasView	tool	PKTool	1	binding:pencilkit.cs
PKIdentityButton	cornerRadius	NSNumber	1	binding:passkit.cs
PKPayLaterView	action		1	binding:passkit.cs
PKPayLaterView	amount	NSDecimalNumber	1	binding:passkit.cs
PKPayLaterView	currencyCode	NSString	1	binding:passkit.cs
PKPayLaterView	delegate		1	binding:passkit.cs
PKPayLaterView	displayStyle		1	binding:passkit.cs
PKPaymentAuthorizationViewController	canMakePayments	NSNumber	0	binding:passkit.cs
PKPaymentAuthorizationViewController	delegate		1	binding:passkit.cs
PKPaymentButton	cornerRadius	NSNumber	1	binding:passkit.cs
PKShareSecureElementPassViewController	delegate		1	binding:passkit.cs
PKShareSecureElementPassViewController	promptToShareURL	NSNumber	1	binding:passkit.cs
QCCompositionLayer	composition	QCComposition	0	binding:quartzcomposer.cs
QLPreviewController	currentPreviewItem		0	binding:quicklook.cs
QLPreviewController	currentPreviewItemIndex	NSNumber	1	binding:quicklook.cs
QLPreviewController	dataSource		1	binding:quicklook.cs
QLPreviewController	delegate		1	binding:quicklook.cs
QLPreviewPanel	currentController		0	binding:quicklookUI.cs
QLPreviewPanel	currentPreviewItem		0	binding:quicklookUI.cs
QLPreviewPanel	currentPreviewItemIndex	NSNumber	1	binding:quicklookUI.cs
QLPreviewPanel	dataSource		1	binding:quicklookUI.cs
QLPreviewPanel	delegate		1	binding:quicklookUI.cs
QLPreviewPanel	displayState		1	binding:quicklookUI.cs
QLPreviewPanel	inFullScreenMode	NSNumber	0	binding:quicklookUI.cs
QLPreviewView	autostarts	NSNumber	1	binding:quicklookUI.cs
QLPreviewView	displayState		1	binding:quicklookUI.cs
QLPreviewView	previewItem		1	binding:quicklookUI.cs
QLPreviewView	shouldCloseWithWindow	NSNumber	1	binding:quicklookUI.cs
QTCaptureLayer	session	QTCaptureSession	1	binding:qtkit.cs
QTCaptureView	availableVideoPreviewConnections	NSArray	0	binding:qtkit.cs
QTCaptureView	captureSession	QTCaptureSession	1	binding:qtkit.cs
QTCaptureView	delegate		1	binding:qtkit.cs
QTCaptureView	fillColor	NSColor	1	binding:qtkit.cs
QTCaptureView	preservesAspectRatio	NSNumber	1	binding:qtkit.cs
QTCaptureView	previewBounds		0	binding:qtkit.cs
QTCaptureView	videoPreviewConnection	QTCaptureConnection	1	binding:qtkit.cs
QTMovieLayer	movie	QTMovie	1	binding:qtkit.cs
QTMovieView	backButtonVisible	NSNumber	1	binding:qtkit.cs
QTMovieView	controllerBarHeight	NSNumber	0	binding:qtkit.cs
QTMovieView	customButtonVisible	NSNumber	1	binding:qtkit.cs
QTMovieView	delegate		1	binding:qtkit.cs
QTMovieView	fillColor	NSColor	1	binding:qtkit.cs
QTMovieView	hotSpotButtonVisible	NSNumber	1	binding:qtkit.cs
QTMovieView	isControllerVisible	NSNumber	1	binding:qtkit.cs
QTMovieView	isEditable	NSNumber	1	binding:qtkit.cs
QTMovieView	movie	QTMovie	1	binding:qtkit.cs
QTMovieView	movieBounds		0	binding:qtkit.cs
QTMovieView	movieControllerBounds		0	binding:qtkit.cs
QTMovieView	preservesAspectRatio	NSNumber	1	binding:qtkit.cs
QTMovieView	showsResizeIndicator		1	binding:qtkit.cs
QTMovieView	stepButtonsVisible	NSNumber	1	binding:qtkit.cs
QTMovieView	translateButtonVisible	NSNumber	1	binding:qtkit.cs
QTMovieView	volumeButtonVisible	NSNumber	1	binding:qtkit.cs
QTMovieView	zoomButtonsVisible	NSNumber	1	binding:qtkit.cs
RPBroadcastActivityViewController	delegate		1	binding:replaykit.cs
RPPreviewViewController	mode		1	binding:replaykit.cs
RPPreviewViewController	previewControllerDelegate		1	binding:replaykit.cs
RPSystemBroadcastPickerView	preferredExtension	NSString	1	binding:replaykit.cs
RPSystemBroadcastPickerView	showsMicrophoneButton	NSNumber	1	binding:replaykit.cs
SCNLayer	audioEngine	AVAudioEngine	0	binding:scenekit.cs
SCNLayer	audioEnvironmentNode	AVAudioEnvironmentNode	0	binding:scenekit.cs
SCNLayer	audioListener	SCNNode	1	binding:scenekit.cs
SCNLayer	autoenablesDefaultLighting	NSNumber	1	binding:scenekit.cs
SCNLayer	colorPixelFormat		0	binding:scenekit.cs
SCNLayer	commandQueue		0	binding:scenekit.cs
SCNLayer	context		0	binding:scenekit.cs
SCNLayer	currentRenderCommandEncoder		0	binding:scenekit.cs
SCNLayer	currentRenderPassDescriptor	MTLRenderPassDescriptor	0	binding:scenekit.cs
SCNLayer	currentTime	NSNumber	1	binding:scenekit.cs
SCNLayer	currentViewport		0	binding:scenekit.cs
SCNLayer	debugOptions		1	binding:scenekit.cs
SCNLayer	delegate		1	binding:scenekit.cs
SCNLayer	depthPixelFormat		0	binding:scenekit.cs
SCNLayer	device		0	binding:scenekit.cs
SCNLayer	jitteringEnabled	NSNumber	1	binding:scenekit.cs
SCNLayer	loops	NSNumber	1	binding:scenekit.cs
SCNLayer	overlaySKScene	SKScene	1	binding:scenekit.cs
SCNLayer	playing	NSNumber	1	binding:scenekit.cs
SCNLayer	pointOfView	SCNNode	1	binding:scenekit.cs
SCNLayer	renderingAPI		0	binding:scenekit.cs
SCNLayer	scene	SCNScene	1	binding:scenekit.cs
SCNLayer	sceneTime	NSNumber	1	binding:scenekit.cs
SCNLayer	showsStatistics	NSNumber	1	binding:scenekit.cs
SCNLayer	stencilPixelFormat		0	binding:scenekit.cs
SCNLayer	technique	SCNTechnique	1	binding:scenekit.cs
SCNLayer	temporalAntialiasingEnabled	NSNumber	1	binding:scenekit.cs
SCNLayer	usesReverseZ	NSNumber	1	binding:scenekit.cs
SCNLayer	workingColorSpace		0	binding:scenekit.cs
SCNView	allowsCameraControl	NSNumber	1	binding:scenekit.cs
SCNView	antialiasingMode		1	binding:scenekit.cs
SCNView	audioEngine	AVAudioEngine	0	binding:scenekit.cs
SCNView	audioEnvironmentNode	AVAudioEnvironmentNode	0	binding:scenekit.cs
SCNView	audioListener	SCNNode	1	binding:scenekit.cs
SCNView	autoenablesDefaultLighting	NSNumber	1	binding:scenekit.cs
SCNView	backgroundColor	NSColor	1	binding:scenekit.cs
SCNView	cameraControlConfiguration		0	binding:scenekit.cs
SCNView	colorPixelFormat		0	binding:scenekit.cs
SCNView	commandQueue		0	binding:scenekit.cs
SCNView	context		0	binding:scenekit.cs
SCNView	currentRenderCommandEncoder		0	binding:scenekit.cs
SCNView	currentRenderPassDescriptor	MTLRenderPassDescriptor	0	binding:scenekit.cs
SCNView	currentTime	NSNumber	1	binding:scenekit.cs
SCNView	currentViewport		0	binding:scenekit.cs
SCNView	debugOptions		1	binding:scenekit.cs
SCNView	defaultCameraController	SCNCameraController	0	binding:scenekit.cs
SCNView	delegate		1	binding:scenekit.cs
SCNView	depthPixelFormat		0	binding:scenekit.cs
SCNView	device		0	binding:scenekit.cs
SCNView	drawableResizesAsynchronously	NSNumber	1	binding:scenekit.cs
SCNView	eaglContext	EAGLContext	1	binding:scenekit.cs
SCNView	jitteringEnabled	NSNumber	1	binding:scenekit.cs
SCNView	loops	NSNumber	1	binding:scenekit.cs
SCNView	openGLContext	NSOpenGLContext	1	binding:scenekit.cs
SCNView	overlaySKScene	SKScene	1	binding:scenekit.cs
SCNView	pixelFormat	NSOpenGLPixelFormat	1	binding:scenekit.cs
SCNView	playing	NSNumber	1	binding:scenekit.cs
SCNView	pointOfView	SCNNode	1	binding:scenekit.cs
SCNView	preferredFramesPerSecond	NSNumber	1	binding:scenekit.cs
SCNView	renderingAPI		0	binding:scenekit.cs
SCNView	rendersContinuously	NSNumber	1	binding:scenekit.cs
SCNView	scene	SCNScene	1	binding:scenekit.cs
SCNView	sceneTime	NSNumber	1	binding:scenekit.cs
SCNView	showsStatistics	NSNumber	1	binding:scenekit.cs
SCNView	snapshot	UIImage	0	binding:scenekit.cs
SCNView	stencilPixelFormat		0	binding:scenekit.cs
SCNView	technique	SCNTechnique	1	binding:scenekit.cs
SCNView	temporalAntialiasingEnabled	NSNumber	1	binding:scenekit.cs
SCNView	usesReverseZ	NSNumber	1	binding:scenekit.cs
SCNView	workingColorSpace		0	binding:scenekit.cs
SFSafariViewController	configuration	SFSafariViewControllerConfiguration	0	binding:safariservices.cs
SFSafariViewController	delegate		1	binding:safariservices.cs
SFSafariViewController	dismissButtonStyle		1	binding:safariservices.cs
SFSafariViewController	preferredBarTintColor	UIColor	1	binding:safariservices.cs
SFSafariViewController	preferredControlTintColor	UIColor	1	binding:safariservices.cs
SK3DNode	autoenablesDefaultLighting	NSNumber	1	binding:spritekit.cs
SK3DNode	loops	NSNumber	1	binding:spritekit.cs
SK3DNode	playing	NSNumber	1	binding:spritekit.cs
SK3DNode	pointOfView	SCNNode	1	binding:spritekit.cs
SK3DNode	sceneTime	NSNumber	1	binding:spritekit.cs
SK3DNode	scnScene	SCNScene	1	binding:spritekit.cs
SK3DNode	viewportSize		1	binding:spritekit.cs
SKAudioNode	autoplayLooped	NSNumber	1	binding:spritekit.cs
SKAudioNode	avAudioNode	AVAudioNode	1	binding:spritekit.cs
SKAudioNode	positional	NSNumber	1	binding:spritekit.cs
SKCameraNode	containedNodeSet		0	binding:spritekit.cs
SKCloudServiceSetupViewController	delegate		1	binding:storekit.cs
SKCropNode	maskNode	SKNode	1	binding:spritekit.cs
SKEffectNode	attributeValues		1	binding:spritekit.cs
SKEffectNode	blendMode		1	binding:spritekit.cs
SKEffectNode	filter	CIFilter	1	binding:spritekit.cs
SKEffectNode	shader	SKShader	1	binding:spritekit.cs
SKEffectNode	shouldCenterFilter	NSNumber	1	binding:spritekit.cs
SKEffectNode	shouldEnableEffects	NSNumber	1	binding:spritekit.cs
SKEffectNode	shouldRasterize	NSNumber	1	binding:spritekit.cs
SKEffectNode	subdivisionLevels	NSNumber	1	binding:spritekit.cs
SKEffectNode	warpGeometry	SKWarpGeometry	1	binding:spritekit.cs
SKEmitterNode	attributeValues		1	binding:spritekit.cs
SKEmitterNode	emissionAngle	NSNumber	1	binding:spritekit.cs
SKEmitterNode	emissionAngleRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	fieldBitMask	NSNumber	1	binding:spritekit.cs
SKEmitterNode	numParticlesToEmit	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleAction	SKAction	1	binding:spritekit.cs
SKEmitterNode	particleAlpha	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleAlphaRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleAlphaSequence	SKKeyframeSequence	1	binding:spritekit.cs
SKEmitterNode	particleAlphaSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleBirthRate	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleBlendMode		1	binding:spritekit.cs
SKEmitterNode	particleColor	UIColor	1	binding:spritekit.cs
SKEmitterNode	particleColorAlphaRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorAlphaSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorBlendFactor	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorBlendFactorRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorBlendFactorSequence	SKKeyframeSequence	1	binding:spritekit.cs
SKEmitterNode	particleColorBlendFactorSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorBlueRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorBlueSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorGreenRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorGreenSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorRedRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorRedSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleColorSequence	SKKeyframeSequence	1	binding:spritekit.cs
SKEmitterNode	particleLifetime	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleLifetimeRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particlePosition		1	binding:spritekit.cs
SKEmitterNode	particlePositionRange		1	binding:spritekit.cs
SKEmitterNode	particleRenderOrder		1	binding:spritekit.cs
SKEmitterNode	particleRotation	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleRotationRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleRotationSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleScale	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleScaleRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleScaleSequence	SKKeyframeSequence	1	binding:spritekit.cs
SKEmitterNode	particleScaleSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleSize		1	binding:spritekit.cs
SKEmitterNode	particleSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleSpeedRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleTexture	SKTexture	1	binding:spritekit.cs
SKEmitterNode	particleZPosition	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleZPositionRange	NSNumber	1	binding:spritekit.cs
SKEmitterNode	particleZPositionSpeed	NSNumber	1	binding:spritekit.cs
SKEmitterNode	shader	SKShader	1	binding:spritekit.cs
SKEmitterNode	targetNode	SKNode	1	binding:spritekit.cs
SKEmitterNode	xAcceleration	NSNumber	1	binding:spritekit.cs
SKEmitterNode	yAcceleration	NSNumber	1	binding:spritekit.cs
SKFieldNode	animationSpeed	NSNumber	1	binding:spritekit.cs
SKFieldNode	categoryBitMask	NSNumber	1	binding:spritekit.cs
SKFieldNode	direction		1	binding:spritekit.cs
SKFieldNode	enabled	NSNumber	1	binding:spritekit.cs
SKFieldNode	exclusive	NSNumber	1	binding:spritekit.cs
SKFieldNode	falloff	NSNumber	1	binding:spritekit.cs
SKFieldNode	minimumRadius	NSNumber	1	binding:spritekit.cs
SKFieldNode	region	SKRegion	1	binding:spritekit.cs
SKFieldNode	smoothness	NSNumber	1	binding:spritekit.cs
SKFieldNode	strength	NSNumber	1	binding:spritekit.cs
SKFieldNode	texture	SKTexture	1	binding:spritekit.cs
SKLabelNode	attributedText	NSAttributedString	1	binding:spritekit.cs
SKLabelNode	blendMode		1	binding:spritekit.cs
SKLabelNode	color	UIColor	1	binding:spritekit.cs
SKLabelNode	colorBlendFactor	NSNumber	1	binding:spritekit.cs
SKLabelNode	fontColor	UIColor	1	binding:spritekit.cs
SKLabelNode	fontName	NSString	1	binding:spritekit.cs
SKLabelNode	fontSize	NSNumber	1	binding:spritekit.cs
SKLabelNode	horizontalAlignmentMode		1	binding:spritekit.cs
SKLabelNode	lineBreakMode		1	binding:spritekit.cs
SKLabelNode	numberOfLines	NSNumber	1	binding:spritekit.cs
SKLabelNode	preferredMaxLayoutWidth	NSNumber	1	binding:spritekit.cs
SKLabelNode	text	NSString	1	binding:spritekit.cs
SKLabelNode	verticalAlignmentMode		1	binding:spritekit.cs
SKLightNode	ambientColor	UIColor	1	binding:spritekit.cs
SKLightNode	categoryBitMask	NSNumber	1	binding:spritekit.cs
SKLightNode	enabled	NSNumber	1	binding:spritekit.cs
SKLightNode	falloff	NSNumber	1	binding:spritekit.cs
SKLightNode	lightColor	UIColor	1	binding:spritekit.cs
SKLightNode	shadowColor	UIColor	1	binding:spritekit.cs
SKNode	alpha	NSNumber	1	binding:spritekit.cs
SKNode	attributeValues		1	binding:spritekit.cs
SKNode	bounds		0	binding:spritekit.cs
SKNode	calculateAccumulatedFrame		0	binding:spritekit.cs
SKNode	canBecomeFocused	NSNumber	0	binding:spritekit.cs
SKNode	children	NSArray	0	binding:spritekit.cs
SKNode	constraints	NSArray	1	binding:spritekit.cs
SKNode	coordinateSpace		0	binding:spritekit.cs
SKNode	entity	GKEntity	1	binding:gameplaykit.cs
SKNode	focusBehavior		1	binding:spritekit.cs
SKNode	focusEffect	UIFocusEffect	0	binding:spritekit.cs
SKNode	focusGroupIdentifier	NSString	0	binding:spritekit.cs
SKNode	focusGroupPriority		0	binding:spritekit.cs
SKNode	focusItemContainer		0	binding:spritekit.cs
SKNode	focusItemDeferralMode		0	binding:spritekit.cs
SKNode	frame		0	binding:spritekit.cs
SKNode	hasActions	NSNumber	0	binding:spritekit.cs
SKNode	hidden	NSNumber	1	binding:spritekit.cs
SKNode	init		0	binding:spritekit.cs
SKNode	isTransparentFocusItem	NSNumber	0	binding:spritekit.cs
SKNode	name	NSString	1	binding:spritekit.cs
SKNode	parent	SKNode	0	binding:spritekit.cs
SKNode	parentFocusEnvironment		0	binding:spritekit.cs
SKNode	paused	NSNumber	1	binding:spritekit.cs
SKNode	physicsBody	SKPhysicsBody	1	binding:spritekit.cs
SKNode	position		1	binding:spritekit.cs
SKNode	preferredFocusEnvironments	NSArray	0	binding:spritekit.cs
SKNode	preferredFocusedView	UIView	0	binding:spritekit.cs
SKNode	reachConstraints	SKReachConstraints	1	binding:spritekit.cs
SKNode	scale		1	binding:spritekit.cs
SKNode	scene	SKScene	0	binding:spritekit.cs
SKNode	speed	NSNumber	1	binding:spritekit.cs
SKNode	userData	NSMutableDictionary	1	binding:spritekit.cs
SKNode	userInteractionEnabled	NSNumber	1	binding:spritekit.cs
SKNode	xScale	NSNumber	1	binding:spritekit.cs
SKNode	yScale	NSNumber	1	binding:spritekit.cs
SKNode	zPosition	NSNumber	1	binding:spritekit.cs
SKNode	zRotation	NSNumber	1	binding:spritekit.cs
SKScene	anchorPoint		1	binding:spritekit.cs
SKScene	audioEngine	AVAudioEngine	0	binding:spritekit.cs
SKScene	backgroundColor	UIColor	1	binding:spritekit.cs
SKScene	camera	SKCameraNode	1	binding:spritekit.cs
SKScene	delegate		1	binding:spritekit.cs
SKScene	listener	SKNode	1	binding:spritekit.cs
SKScene	physicsWorld	SKPhysicsWorld	0	binding:spritekit.cs
SKScene	scaleMode		1	binding:spritekit.cs
SKScene	size		1	binding:spritekit.cs
SKScene	view	SKView	0	binding:spritekit.cs
SKShapeNode	antialiased	NSNumber	1	binding:spritekit.cs
SKShapeNode	attributeValues		1	binding:spritekit.cs
SKShapeNode	blendMode		1	binding:spritekit.cs
SKShapeNode	fillColor	UIColor	1	binding:spritekit.cs
SKShapeNode	fillShader	SKShader	1	binding:spritekit.cs
SKShapeNode	fillTexture	SKTexture	1	binding:spritekit.cs
SKShapeNode	glowWidth	NSNumber	1	binding:spritekit.cs
SKShapeNode	lineCap		1	binding:spritekit.cs
SKShapeNode	lineJoin		1	binding:spritekit.cs
SKShapeNode	lineLength	NSNumber	0	binding:spritekit.cs
SKShapeNode	lineWidth	NSNumber	1	binding:spritekit.cs
SKShapeNode	miterLimit	NSNumber	1	binding:spritekit.cs
SKShapeNode	path		1	binding:spritekit.cs
SKShapeNode	strokeColor	UIColor	1	binding:spritekit.cs
SKShapeNode	strokeShader	SKShader	1	binding:spritekit.cs
SKShapeNode	strokeTexture	SKTexture	1	binding:spritekit.cs
SKSpriteNode	anchorPoint		1	binding:spritekit.cs
SKSpriteNode	attributeValues		1	binding:spritekit.cs
SKSpriteNode	blendMode		1	binding:spritekit.cs
SKSpriteNode	centerRect		1	binding:spritekit.cs
SKSpriteNode	color	UIColor	1	binding:spritekit.cs
SKSpriteNode	colorBlendFactor	NSNumber	1	binding:spritekit.cs
SKSpriteNode	lightingBitMask	NSNumber	1	binding:spritekit.cs
SKSpriteNode	normalTexture	SKTexture	1	binding:spritekit.cs
SKSpriteNode	shader	SKShader	1	binding:spritekit.cs
SKSpriteNode	shadowCastBitMask	NSNumber	1	binding:spritekit.cs
SKSpriteNode	shadowedBitMask	NSNumber	1	binding:spritekit.cs
SKSpriteNode	size		1	binding:spritekit.cs
SKSpriteNode	subdivisionLevels	NSNumber	1	binding:spritekit.cs
SKSpriteNode	texture	SKTexture	1	binding:spritekit.cs
SKSpriteNode	warpGeometry	SKWarpGeometry	1	binding:spritekit.cs
SKStoreProductViewController	delegate		1	binding:storekit.cs
SKTileMapNode	anchorPoint		1	binding:spritekit.cs
SKTileMapNode	attributeValues		1	binding:spritekit.cs
SKTileMapNode	blendMode		1	binding:spritekit.cs
SKTileMapNode	color	UIColor	1	binding:spritekit.cs
SKTileMapNode	colorBlendFactor	NSNumber	1	binding:spritekit.cs
SKTileMapNode	enableAutomapping	NSNumber	1	binding:spritekit.cs
SKTileMapNode	lightingBitMask	NSNumber	1	binding:spritekit.cs
SKTileMapNode	mapSize		0	binding:spritekit.cs
SKTileMapNode	numberOfColumns	NSNumber	1	binding:spritekit.cs
SKTileMapNode	numberOfRows	NSNumber	1	binding:spritekit.cs
SKTileMapNode	shader	SKShader	1	binding:spritekit.cs
SKTileMapNode	tileSet	SKTileSet	1	binding:spritekit.cs
SKTileMapNode	tileSize		1	binding:spritekit.cs
SKTransformNode	eulerAngles		1	binding:spritekit.cs
SKTransformNode	quaternion		1	binding:spritekit.cs
SKTransformNode	rotationMatrix		1	binding:spritekit.cs
SKTransformNode	xRotation	NSNumber	1	binding:spritekit.cs
SKTransformNode	yRotation	NSNumber	1	binding:spritekit.cs
SKVideoNode	anchorPoint		1	binding:spritekit.cs
SKVideoNode	size		1	binding:spritekit.cs
SKView	allowsTransparency	NSNumber	1	binding:spritekit.cs
SKView	asynchronous	NSNumber	1	binding:spritekit.cs
SKView	delegate		1	binding:spritekit.cs
SKView	disableDepthStencilBuffer	NSNumber	1	binding:spritekit.cs
SKView	frameInterval	NSNumber	1	binding:spritekit.cs
SKView	ignoresSiblingOrder	NSNumber	1	binding:spritekit.cs
SKView	paused	NSNumber	1	binding:spritekit.cs
SKView	preferredFramesPerSecond	NSNumber	1	binding:spritekit.cs
SKView	scene	SKScene	0	binding:spritekit.cs
SKView	shouldCullNonVisibleNodes	NSNumber	1	binding:spritekit.cs
SKView	showsDrawCount	NSNumber	1	binding:spritekit.cs
SKView	showsFPS	NSNumber	1	binding:spritekit.cs
SKView	showsFields	NSNumber	1	binding:spritekit.cs
SKView	showsNodeCount	NSNumber	1	binding:spritekit.cs
SKView	showsPhysics	NSNumber	1	binding:spritekit.cs
SKView	showsQuadCount	NSNumber	1	binding:spritekit.cs
SLComposeServiceViewController	autoCompletionViewController	UIViewController	1	binding:social.cs
SLComposeServiceViewController	charactersRemaining	NSNumber	1	binding:social.cs
SLComposeServiceViewController	configurationItems	SLComposeSheetConfigurationItem	0	binding:social.cs
SLComposeServiceViewController	contentText	NSString	0	binding:social.cs
SLComposeServiceViewController	isContentValid	NSNumber	0	binding:social.cs
SLComposeServiceViewController	loadPreviewView	UIView	0	binding:social.cs
SLComposeServiceViewController	placeholder	NSString	1	binding:social.cs
SLComposeServiceViewController	textView	UITextView	0	binding:social.cs
SLComposeViewController	completionHandler		1	binding:social.cs
SLComposeViewController	initialText		1	binding:social.cs
SLComposeViewController	removeAllImages	NSNumber	0	binding:social.cs
SLComposeViewController	removeAllURLs	NSNumber	0	binding:social.cs
SLComposeViewController	serviceType		0	binding:social.cs
STWebpageController	URL	NSURL	1	binding:screentime.cs
STWebpageController	URLIsBlocked	NSNumber	0	binding:screentime.cs
STWebpageController	URLIsPictureInPicture	NSNumber	1	binding:screentime.cs
STWebpageController	URLIsPlayingVideo	NSNumber	1	binding:screentime.cs
STWebpageController	suppressUsageRecording	NSNumber	1	binding:screentime.cs
SWAttributionView	backgroundStyle		1	binding:sharedwithyou.cs
SWAttributionView	displayContext		1	binding:sharedwithyou.cs
SWAttributionView	enablesMarquee	NSNumber	1	binding:sharedwithyou.cs
SWAttributionView	highlight	SWHighlight	1	binding:sharedwithyou.cs
SWAttributionView	highlightMenu	UIMenu	0	binding:sharedwithyou.cs
SWAttributionView	horizontalAlignment		1	binding:sharedwithyou.cs
SWAttributionView	menuTitleForHideAction	NSString	1	binding:sharedwithyou.cs
SWAttributionView	preferredMaxLayoutWidth	NSNumber	1	binding:sharedwithyou.cs
SWAttributionView	supplementalMenu	UIMenu	1	binding:sharedwithyou.cs
SWCollaborationView	activeParticipantCount	NSNumber	1	binding:sharedwithyou.cs
SWCollaborationView	cloudSharingControllerDelegate		1	binding:sharedwithyou.cs
SWCollaborationView	cloudSharingDelegate		1	binding:sharedwithyou.cs
SWCollaborationView	cloudSharingServiceDelegate		1	binding:sharedwithyou.cs
SWCollaborationView	contentView		1	binding:sharedwithyou.cs
SWCollaborationView	delegate		1	binding:sharedwithyou.cs
SWCollaborationView	headerImage	UIImage	1	binding:sharedwithyou.cs
SWCollaborationView	headerSubtitle	NSString	1	binding:sharedwithyou.cs
SWCollaborationView	headerTitle	NSString	1	binding:sharedwithyou.cs
SWCollaborationView	manageButtonTitle	NSString	1	binding:sharedwithyou.cs
SWCollaborationView	menuFormRepresentation	NSMenuItem	0	binding:sharedwithyou.cs
SWCollaborationView	showManageButton		1	binding:sharedwithyou.cs
TVBrowserViewController	centeredViewElement	TVViewElement	1	binding:tvmlkit.cs
TVBrowserViewController	cornerRadius	NSNumber	1	binding:tvmlkit.cs
TVBrowserViewController	dataSource		1	binding:tvmlkit.cs
TVBrowserViewController	delegate		1	binding:tvmlkit.cs
TVBrowserViewController	interitemSpacing	NSNumber	1	binding:tvmlkit.cs
TVBrowserViewController	maskInset		1	binding:tvmlkit.cs
TVBrowserViewController	viewElement	TVViewElement	0	binding:tvmlkit.cs
TVCaptionButtonView	contentImage	UIImage	1	binding:tvuikit.cs
TVCaptionButtonView	contentText	NSString	1	binding:tvuikit.cs
TVCaptionButtonView	motionDirection		1	binding:tvuikit.cs
TVCaptionButtonView	subtitle	NSString	1	binding:tvuikit.cs
TVCaptionButtonView	title	NSString	1	binding:tvuikit.cs
TVCardView	cardBackgroundColor	UIColor	1	binding:tvuikit.cs
TVCollectionViewFullScreenCell	contentBleed		0	binding:tvuikit.cs
TVCollectionViewFullScreenCell	cornerRadius	NSNumber	0	binding:tvuikit.cs
TVCollectionViewFullScreenCell	maskAmount	NSNumber	0	binding:tvuikit.cs
TVCollectionViewFullScreenCell	maskedBackgroundView	UIView	0	binding:tvuikit.cs
TVCollectionViewFullScreenCell	maskedContentView	UIView	0	binding:tvuikit.cs
TVCollectionViewFullScreenCell	normalizedPosition	NSNumber	0	binding:tvuikit.cs
TVCollectionViewFullScreenCell	parallaxOffset	NSNumber	0	binding:tvuikit.cs
TVCollectionViewFullScreenLayout	centerIndexPath	NSIndexPath	0	binding:tvuikit.cs
TVCollectionViewFullScreenLayout	cornerRadius	NSNumber	1	binding:tvuikit.cs
TVCollectionViewFullScreenLayout	interitemSpacing	NSNumber	1	binding:tvuikit.cs
TVCollectionViewFullScreenLayout	maskAmount	NSNumber	1	binding:tvuikit.cs
TVCollectionViewFullScreenLayout	maskInset		1	binding:tvuikit.cs
TVCollectionViewFullScreenLayout	parallaxFactor	NSNumber	1	binding:tvuikit.cs
TVCollectionViewFullScreenLayout	transitioningToCenterIndexPath	NSNumber	0	binding:tvuikit.cs
TVDigitEntryViewController	entryCompletionHandler		1	binding:tvuikit.cs
TVDigitEntryViewController	numberOfDigits	NSNumber	1	binding:tvuikit.cs
TVDigitEntryViewController	promptText	NSString	1	binding:tvuikit.cs
TVDigitEntryViewController	secureDigitEntry	NSNumber	1	binding:tvuikit.cs
TVDigitEntryViewController	titleText	NSString	1	binding:tvuikit.cs
TVDocumentViewController	appController	TVApplicationController	0	binding:tvmlkit.cs
TVDocumentViewController	delegate		1	binding:tvmlkit.cs
TVDocumentViewController	documentContext		0	binding:tvmlkit.cs
TVLockupHeaderFooterView	showsOnlyWhenAncestorFocused	NSNumber	1	binding:tvuikit.cs
TVLockupHeaderFooterView	subtitleLabel	UILabel	0	binding:tvuikit.cs
TVLockupHeaderFooterView	titleLabel	UILabel	0	binding:tvuikit.cs
TVLockupView	contentSize		1	binding:tvuikit.cs
TVLockupView	contentView	UIView	0	binding:tvuikit.cs
TVLockupView	contentViewInsets		1	binding:tvuikit.cs
TVLockupView	focusSizeIncrease		1	binding:tvuikit.cs
TVLockupView	footerView	TVLockupHeaderFooterView	1	binding:tvuikit.cs
TVLockupView	headerView	TVLockupHeaderFooterView	1	binding:tvuikit.cs
TVMediaItemContentView	configuration	TVMediaItemContentConfiguration	1	binding:tvuikit.cs
TVMediaItemContentView	focusedFrameGuide	UILayoutGuide	0	binding:tvuikit.cs
TVMonogramContentView	configuration	TVMonogramContentConfiguration	1	binding:tvuikit.cs
TVMonogramContentView	focusedFrameGuide	UILayoutGuide	0	binding:tvuikit.cs
TVMonogramView	image	UIImage	1	binding:tvuikit.cs
TVMonogramView	personNameComponents	NSPersonNameComponents	1	binding:tvuikit.cs
TVMonogramView	subtitle	NSString	1	binding:tvuikit.cs
TVMonogramView	title	NSString	1	binding:tvuikit.cs
TVPosterView	image	UIImage	1	binding:tvuikit.cs
TVPosterView	imageView	UIImageView	0	binding:tvuikit.cs
TVPosterView	subtitle	NSString	1	binding:tvuikit.cs
TVPosterView	title	NSString	1	binding:tvuikit.cs
TWTweetComposeViewController	canSendTweet	NSNumber	0	binding:twitter.cs
TWTweetComposeViewController	completionHandler		1	binding:twitter.cs
TWTweetComposeViewController	initialText		1	binding:twitter.cs
TWTweetComposeViewController	removeAllImages	NSNumber	0	binding:twitter.cs
TWTweetComposeViewController	removeAllURLs	NSNumber	0	binding:twitter.cs
UIAccessibilityElement	accessibilityContainer		1	binding:uikit.cs
UIAccessibilityElement	accessibilityFrame		1	binding:uikit.cs
UIAccessibilityElement	accessibilityFrameInContainerSpace		1	binding:uikit.cs
UIAccessibilityElement	accessibilityHint	NSString	1	binding:uikit.cs
UIAccessibilityElement	accessibilityIdentifier	NSString	1	binding:uikit.cs
UIAccessibilityElement	accessibilityLabel	NSString	1	binding:uikit.cs
UIAccessibilityElement	accessibilityTraits	NSNumber	1	binding:uikit.cs
UIAccessibilityElement	accessibilityValue	NSString	1	binding:uikit.cs
UIAccessibilityElement	isAccessibilityElement	NSNumber	1	binding:uikit.cs
UIActionSheet	actionSheetStyle		1	binding:uikit.cs
UIActionSheet	cancelButtonIndex	NSNumber	1	binding:uikit.cs
UIActionSheet	delegate		1	binding:uikit.cs
UIActionSheet	destructiveButtonIndex	NSNumber	1	binding:uikit.cs
UIActionSheet	firstOtherButtonIndex	NSNumber	0	binding:uikit.cs
UIActionSheet	numberOfButtons	NSNumber	0	binding:uikit.cs
UIActionSheet	title	NSString	1	binding:uikit.cs
UIActionSheet	visible	NSNumber	0	binding:uikit.cs
UIActivityIndicatorView	activityIndicatorViewStyle		1	binding:uikit.cs
UIActivityIndicatorView	color	UIColor	1	binding:uikit.cs
UIActivityIndicatorView	hidesWhenStopped	NSNumber	1	binding:uikit.cs
UIActivityIndicatorView	isAnimating	NSNumber	0	binding:uikit.cs
UIActivityItemProvider	activityType		0	binding:uikit.cs
UIActivityItemProvider	item		0	binding:uikit.cs
UIActivityItemProvider	placeholderItem		0	binding:uikit.cs
UIActivityViewController	allowsProminentActivity	NSNumber	1	binding:uikit.cs
UIActivityViewController	completionHandler	NSNumber	1	binding:uikit.cs
UIActivityViewController	completionWithItemsHandler		1	binding:uikit.cs
UIActivityViewController	excludedActivitySectionTypes		1	binding:uikit.cs
UIActivityViewController	excludedActivityTypes	NSArray	1	binding:uikit.cs
UIAlertController	actions	NSArray	0	binding:uikit.cs
UIAlertController	message	NSString	1	binding:uikit.cs
UIAlertController	preferredAction	UIAlertAction	1	binding:uikit.cs
UIAlertController	preferredStyle		0	binding:uikit.cs
UIAlertController	severity		1	binding:uikit.cs
UIAlertController	springLoaded	NSNumber	1	binding:uikit.cs
UIAlertController	textFields	NSArray	0	binding:uikit.cs
UIAlertController	title	NSString	1	binding:uikit.cs
UIAlertView	alertViewStyle		1	binding:uikit.cs
UIAlertView	cancelButtonIndex	NSNumber	1	binding:uikit.cs
UIAlertView	delegate		1	binding:uikit.cs
UIAlertView	firstOtherButtonIndex	NSNumber	0	binding:uikit.cs
UIAlertView	message	NSString	1	binding:uikit.cs
UIAlertView	numberOfButtons	NSNumber	0	binding:uikit.cs
UIAlertView	title	NSString	1	binding:uikit.cs
UIAlertView	visible	NSNumber	0	binding:uikit.cs
UIApplication	alternateIconName	NSString	0	binding:uikit.cs
UIApplication	applicationIconBadgeNumber	NSNumber	1	binding:uikit.cs
UIApplication	applicationState		0	binding:uikit.cs
UIApplication	applicationSupportsShakeToEdit	NSNumber	1	binding:uikit.cs
UIApplication	backgroundRefreshStatus		0	binding:uikit.cs
UIApplication	backgroundTimeRemaining	NSNumber	0	binding:uikit.cs
UIApplication	connectedScenes		0	binding:uikit.cs
UIApplication	currentUserNotificationSettings	UIUserNotificationSettings	0	binding:uikit.cs
UIApplication	delegate		1	binding:uikit.cs
UIApplication	enabledRemoteNotificationTypes		0	binding:uikit.cs
UIApplication	idleTimerDisabled	NSNumber	1	binding:uikit.cs
UIApplication	isIgnoringInteractionEvents	NSNumber	0	binding:uikit.cs
UIApplication	isRegisteredForRemoteNotifications	NSNumber	0	binding:uikit.cs
UIApplication	keyWindow	UIWindow	0	binding:uikit.cs
UIApplication	minimumBackgroundFetchInterval		1	binding:uikit.cs
UIApplication	networkActivityIndicatorVisible	NSNumber	1	binding:uikit.cs
UIApplication	newsstandIconImage		1	binding:uikit.cs
UIApplication	openSessions		0	binding:uikit.cs
UIApplication	preferredContentSizeCategory		0	binding:uikit.cs
UIApplication	protectedDataAvailable	NSNumber	0	binding:uikit.cs
UIApplication	scheduledLocalNotifications	NSArray	1	binding:uikit.cs
UIApplication	sharedApplication	UIApplication	0	binding:uikit.cs
UIApplication	shortcutItems	NSArray	1	binding:uikit.cs
UIApplication	statusBarFrame		0	binding:uikit.cs
UIApplication	statusBarHidden	NSNumber	1	binding:uikit.cs
UIApplication	statusBarOrientation		1	binding:uikit.cs
UIApplication	statusBarOrientationAnimationDuration	NSNumber	0	binding:uikit.cs
UIApplication	statusBarStyle		1	binding:uikit.cs
UIApplication	supportsAlternateIcons	NSNumber	0	binding:uikit.cs
UIApplication	supportsMultipleScenes	NSNumber	0	binding:uikit.cs
UIApplication	userInterfaceLayoutDirection		0	binding:uikit.cs
UIApplication	windows	NSArray	0	binding:uikit.cs
UIBarButtonItem	action		1	binding:uikit.cs
UIBarButtonItem	buttonGroup	UIBarButtonItemGroup	0	binding:uikit.cs
UIBarButtonItem	changesSelectionAsPrimaryAction	NSNumber	1	binding:uikit.cs
UIBarButtonItem	creatingFixedGroup	UIBarButtonItemGroup	0	binding:uikit.cs
UIBarButtonItem	customView	UIView	1	binding:uikit.cs
UIBarButtonItem	enabled	NSNumber	1	binding:uikit.cs
UIBarButtonItem	flexibleSpaceItem	UIBarButtonItem	0	binding:uikit.cs
UIBarButtonItem	hidden	NSNumber	1	binding:uikit.cs
UIBarButtonItem	image	UIImage	1	binding:uikit.cs
UIBarButtonItem	imageInsets		1	binding:uikit.cs
UIBarButtonItem	menu	UIMenu	1	binding:uikit.cs
UIBarButtonItem	menuRepresentation	UIMenuElement	1	binding:uikit.cs
UIBarButtonItem	possibleTitles	NSSet	1	binding:uikit.cs
UIBarButtonItem	preferredMenuElementOrder		1	binding:uikit.cs
UIBarButtonItem	primaryAction	UIAction	1	binding:uikit.cs
UIBarButtonItem	selected	NSNumber	1	binding:uikit.cs
UIBarButtonItem	springLoaded	NSNumber	1	binding:uikit.cs
UIBarButtonItem	style		1	binding:uikit.cs
UIBarButtonItem	symbolAnimationEnabled	NSNumber	1	binding:uikit.cs
UIBarButtonItem	tag	NSNumber	1	binding:uikit.cs
UIBarButtonItem	target		1	binding:uikit.cs
UIBarButtonItem	tintColor	UIColor	1	binding:uikit.cs
UIBarButtonItem	title	NSString	1	binding:uikit.cs
UIBarButtonItem	width	NSNumber	1	binding:uikit.cs
UIBarItem	accessibilityIdentifier	NSString	1	binding:uikit.cs
UIBarItem	enabled	NSNumber	1	binding:uikit.cs
UIBarItem	image	UIImage	1	binding:uikit.cs
UIBarItem	imageInsets		1	binding:uikit.cs
UIBarItem	landscapeImagePhone	UIImage	1	binding:uikit.cs
UIBarItem	landscapeImagePhoneInsets		1	binding:uikit.cs
UIBarItem	largeContentSizeImage	UIImage	1	binding:uikit.cs
UIBarItem	largeContentSizeImageInsets		1	binding:uikit.cs
UIBarItem	tag	NSNumber	1	binding:uikit.cs
UIBarItem	title	NSString	1	binding:uikit.cs
UIButton	adjustsImageSizeForAccessibilityContentSizeCategory	NSNumber	1	binding:uikit.cs
UIButton	adjustsImageWhenDisabled	NSNumber	1	binding:uikit.cs
UIButton	adjustsImageWhenHighlighted	NSNumber	1	binding:uikit.cs
UIButton	automaticallyUpdatesConfiguration	NSNumber	1	binding:uikit.cs
UIButton	behavioralStyle		0	binding:uikit.cs
UIButton	buttonType		0	binding:uikit.cs
UIButton	changesSelectionAsPrimaryAction	NSNumber	1	binding:uikit.cs
UIButton	configuration	UIButtonConfiguration	1	binding:uikit.cs
UIButton	configurationUpdateHandler		1	binding:uikit.cs
UIButton	contentEdgeInsets		1	binding:uikit.cs
UIButton	currentAttributedTitle	NSAttributedString	0	binding:uikit.cs
UIButton	currentBackgroundImage	UIImage	0	binding:uikit.cs
UIButton	currentImage	UIImage	0	binding:uikit.cs
UIButton	currentPreferredSymbolConfiguration	UIImageSymbolConfiguration	0	binding:uikit.cs
UIButton	currentTitle	NSString	0	binding:uikit.cs
UIButton	currentTitleColor	UIColor	0	binding:uikit.cs
UIButton	currentTitleShadowColor	UIColor	0	binding:uikit.cs
UIButton	font	UIFont	1	binding:uikit.cs
UIButton	held	NSNumber	0	binding:uikit.cs
UIButton	hovered	NSNumber	0	binding:uikit.cs
UIButton	imageEdgeInsets		1	binding:uikit.cs
UIButton	imageView	UIImageView	0	binding:uikit.cs
UIButton	lineBreakMode		1	binding:uikit.cs
UIButton	menu	UIMenu	1	binding:uikit.cs
UIButton	pointerInteractionEnabled	NSNumber	1	binding:uikit.cs
UIButton	pointerStyleProvider		1	binding:uikit.cs
UIButton	preferredBehavioralStyle		1	binding:uikit.cs
UIButton	preferredMenuElementOrder		1	binding:uikit.cs
UIButton	reversesTitleShadowWhenHighlighted	NSNumber	1	binding:uikit.cs
UIButton	role		1	binding:uikit.cs
UIButton	showsTouchWhenHighlighted	NSNumber	1	binding:uikit.cs
UIButton	springLoaded	NSNumber	1	binding:uikit.cs
UIButton	subtitleLabel	UILabel	0	binding:uikit.cs
UIButton	titleEdgeInsets		1	binding:uikit.cs
UIButton	titleLabel	UILabel	0	binding:uikit.cs
UIButton	titleShadowOffset		1	binding:uikit.cs
UICalendarView	availableDateRange	NSDateInterval	1	binding:uikit.cs
UICalendarView	calendar	NSCalendar	1	binding:uikit.cs
UICalendarView	delegate		1	binding:uikit.cs
UICalendarView	fontDesign	NSString	1	binding:uikit.cs
UICalendarView	locale	NSLocale	1	binding:uikit.cs
UICalendarView	selectionBehavior	UICalendarSelection	1	binding:uikit.cs
UICalendarView	timeZone	NSTimeZone	1	binding:uikit.cs
UICalendarView	visibleDateComponents	NSDateComponents	1	binding:uikit.cs
UICalendarView	wantsDateDecorations	NSNumber	1	binding:uikit.cs
UICloudSharingController	activityItemSource		0	binding:uikit.cs
UICloudSharingController	availablePermissions		1	binding:uikit.cs
UICloudSharingController	delegate		1	binding:uikit.cs
UICloudSharingController	share	CKShare	0	binding:uikit.cs
UICollectionReusableView	reuseIdentifier		0	binding:uikit.cs
UICollectionView	allowsFocus	NSNumber	1	binding:uikit.cs
UICollectionView	allowsFocusDuringEditing	NSNumber	1	binding:uikit.cs
UICollectionView	allowsMultipleSelection	NSNumber	1	binding:uikit.cs
UICollectionView	allowsMultipleSelectionDuringEditing	NSNumber	1	binding:uikit.cs
UICollectionView	allowsSelection	NSNumber	1	binding:uikit.cs
UICollectionView	allowsSelectionDuringEditing	NSNumber	1	binding:uikit.cs
UICollectionView	backgroundView	UIView	1	binding:uikit.cs
UICollectionView	collectionViewLayout	UICollectionViewLayout	1	binding:uikit.cs
UICollectionView	contextMenuInteraction	UIContextMenuInteraction	0	binding:uikit.cs
UICollectionView	dataSource		1	binding:uikit.cs
UICollectionView	delegate		1	binding:uikit.cs
UICollectionView	dragDelegate		1	binding:uikit.cs
UICollectionView	dragInteractionEnabled	NSNumber	1	binding:uikit.cs
UICollectionView	dropDelegate		1	binding:uikit.cs
UICollectionView	editing	NSNumber	1	binding:uikit.cs
UICollectionView	hasActiveDrag	NSNumber	0	binding:uikit.cs
UICollectionView	hasActiveDrop	NSNumber	0	binding:uikit.cs
UICollectionView	hasUncommittedUpdates	NSNumber	0	binding:uikit.cs
UICollectionView	indexPathsForSelectedItems	NSIndexPath	0	binding:uikit.cs
UICollectionView	indexPathsForVisibleItems	NSArray	0	binding:uikit.cs
UICollectionView	numberOfSections	NSNumber	0	binding:uikit.cs
UICollectionView	prefetchDataSource		1	binding:uikit.cs
UICollectionView	prefetchingEnabled	NSNumber	1	binding:uikit.cs
UICollectionView	remembersLastFocusedIndexPath	NSNumber	1	binding:uikit.cs
UICollectionView	reorderingCadence		1	binding:uikit.cs
UICollectionView	selectionFollowsFocus	NSNumber	1	binding:uikit.cs
UICollectionView	selfSizingInvalidation		1	binding:uikit.cs
UICollectionView	springLoaded	NSNumber	1	binding:uikit.cs
UICollectionView	visibleCells	NSArray	0	binding:uikit.cs
UICollectionViewCell	automaticallyUpdatesBackgroundConfiguration	NSNumber	1	binding:uikit.cs
UICollectionViewCell	automaticallyUpdatesContentConfiguration	NSNumber	1	binding:uikit.cs
UICollectionViewCell	backgroundConfiguration	UIBackgroundConfiguration	1	binding:uikit.cs
UICollectionViewCell	backgroundView	UIView	1	binding:uikit.cs
UICollectionViewCell	configurationState	UICellConfigurationState	0	binding:uikit.cs
UICollectionViewCell	configurationUpdateHandler		1	binding:uikit.cs
UICollectionViewCell	contentConfiguration		1	binding:uikit.cs
UICollectionViewCell	contentView	UIView	0	binding:uikit.cs
UICollectionViewCell	defaultBackgroundConfiguration	UIBackgroundConfiguration	0	binding:uikit.cs
UICollectionViewCell	highlighted	NSNumber	1	binding:uikit.cs
UICollectionViewCell	selected	NSNumber	1	binding:uikit.cs
UICollectionViewCell	selectedBackgroundView	UIView	1	binding:uikit.cs
UICollectionViewCompositionalLayout	configuration	UICollectionViewCompositionalLayoutConfiguration	1	binding:uikit.cs
UICollectionViewController	clearsSelectionOnViewWillAppear	NSNumber	1	binding:uikit.cs
UICollectionViewController	collectionView	UICollectionView	1	binding:uikit.cs
UICollectionViewController	collectionViewLayout	UICollectionViewLayout	0	binding:uikit.cs
UICollectionViewController	installsStandardGestureForInteractiveMovement	NSNumber	1	binding:uikit.cs
UICollectionViewController	useLayoutToLayoutNavigationTransitions	NSNumber	1	binding:uikit.cs
UICollectionViewFlowLayout	estimatedItemSize		1	binding:uikit.cs
UICollectionViewFlowLayout	footerReferenceSize		1	binding:uikit.cs
UICollectionViewFlowLayout	headerReferenceSize		1	binding:uikit.cs
UICollectionViewFlowLayout	itemSize		1	binding:uikit.cs
UICollectionViewFlowLayout	minimumInteritemSpacing	NSNumber	1	binding:uikit.cs
UICollectionViewFlowLayout	minimumLineSpacing	NSNumber	1	binding:uikit.cs
UICollectionViewFlowLayout	scrollDirection		1	binding:uikit.cs
UICollectionViewFlowLayout	sectionFootersPinToVisibleBounds	NSNumber	1	binding:uikit.cs
UICollectionViewFlowLayout	sectionHeadersPinToVisibleBounds	NSNumber	1	binding:uikit.cs
UICollectionViewFlowLayout	sectionInset		1	binding:uikit.cs
UICollectionViewFlowLayout	sectionInsetReference		1	binding:uikit.cs
UICollectionViewLayout	collectionView	UICollectionView	0	binding:uikit.cs
UICollectionViewLayout	collectionViewContentSize		0	binding:uikit.cs
UICollectionViewLayout	developmentLayoutDirection		0	binding:uikit.cs
UICollectionViewLayout	flipsHorizontallyInOppositeLayoutDirection	NSNumber	0	binding:uikit.cs
UICollectionViewLayout	layoutAttributesClass		0	binding:uikit.cs
UICollectionViewListCell	accessories	NSArray	1	binding:uikit.cs
UICollectionViewListCell	defaultContentConfiguration	UIListContentConfiguration	0	binding:uikit.cs
UICollectionViewListCell	indentationLevel	NSNumber	1	binding:uikit.cs
UICollectionViewListCell	indentationWidth	NSNumber	1	binding:uikit.cs
UICollectionViewListCell	indentsAccessories	NSNumber	1	binding:uikit.cs
UICollectionViewListCell	separatorLayoutGuide	UILayoutGuide	0	binding:uikit.cs
UICollectionViewTransitionLayout	currentLayout	UICollectionViewLayout	0	binding:uikit.cs
UICollectionViewTransitionLayout	nextLayout	UICollectionViewLayout	0	binding:uikit.cs
UICollectionViewTransitionLayout	transitionProgress	NSNumber	1	binding:uikit.cs
UIColor	CGColor		0	binding:uikit.cs
UIColor	CIColor	CIColor	0	binding:uikit.cs
UIColor	accessibilityName	NSString	0	binding:uikit.cs
UIColor	blackColor	UIColor	0	binding:uikit.cs
UIColor	blueColor	UIColor	0	binding:uikit.cs
UIColor	brownColor	UIColor	0	binding:uikit.cs
UIColor	clearColor	UIColor	0	binding:uikit.cs
UIColor	cyanColor	UIColor	0	binding:uikit.cs
UIColor	darkGrayColor	UIColor	0	binding:uikit.cs
UIColor	darkTextColor	UIColor	0	binding:uikit.cs
UIColor	grayColor	UIColor	0	binding:uikit.cs
UIColor	greenColor	UIColor	0	binding:uikit.cs
UIColor	groupTableViewBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	labelColor	UIColor	0	binding:uikit.cs
UIColor	lightGrayColor	UIColor	0	binding:uikit.cs
UIColor	lightTextColor	UIColor	0	binding:uikit.cs
UIColor	linkColor	UIColor	0	binding:uikit.cs
UIColor	magentaColor	UIColor	0	binding:uikit.cs
UIColor	opaqueSeparatorColor	UIColor	0	binding:uikit.cs
UIColor	orangeColor	UIColor	0	binding:uikit.cs
UIColor	placeholderTextColor	UIColor	0	binding:uikit.cs
UIColor	prominence		0	binding:uikit.cs
UIColor	purpleColor	UIColor	0	binding:uikit.cs
UIColor	quaternaryLabelColor	UIColor	0	binding:uikit.cs
UIColor	quaternarySystemFillColor	UIColor	0	binding:uikit.cs
UIColor	readableTypeIdentifiersForItemProvider	NSArray	0	binding:uikit.cs
UIColor	redColor	UIColor	0	binding:uikit.cs
UIColor	scrollViewTexturedBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	secondaryLabelColor	UIColor	0	binding:uikit.cs
UIColor	secondarySystemBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	secondarySystemFillColor	UIColor	0	binding:uikit.cs
UIColor	secondarySystemGroupedBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	separatorColor	UIColor	0	binding:uikit.cs
UIColor	systemBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	systemBlueColor	UIColor	0	binding:uikit.cs
UIColor	systemBrownColor	UIColor	0	binding:uikit.cs
UIColor	systemCyanColor	UIColor	0	binding:uikit.cs
UIColor	systemFillColor	UIColor	0	binding:uikit.cs
UIColor	systemGray2Color	UIColor	0	binding:uikit.cs
UIColor	systemGray3Color	UIColor	0	binding:uikit.cs
UIColor	systemGray4Color	UIColor	0	binding:uikit.cs
UIColor	systemGray5Color	UIColor	0	binding:uikit.cs
UIColor	systemGray6Color	UIColor	0	binding:uikit.cs
UIColor	systemGrayColor	UIColor	0	binding:uikit.cs
UIColor	systemGreenColor	UIColor	0	binding:uikit.cs
UIColor	systemGroupedBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	systemIndigoColor	UIColor	0	binding:uikit.cs
UIColor	systemMintColor	UIColor	0	binding:uikit.cs
UIColor	systemOrangeColor	UIColor	0	binding:uikit.cs
UIColor	systemPinkColor	UIColor	0	binding:uikit.cs
UIColor	systemPurpleColor	UIColor	0	binding:uikit.cs
UIColor	systemRedColor	UIColor	0	binding:uikit.cs
UIColor	systemTealColor	UIColor	0	binding:uikit.cs
UIColor	systemYellowColor	UIColor	0	binding:uikit.cs
UIColor	tertiaryLabelColor	UIColor	0	binding:uikit.cs
UIColor	tertiarySystemBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	tertiarySystemFillColor	UIColor	0	binding:uikit.cs
UIColor	tertiarySystemGroupedBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	tintColor	UIColor	0	binding:uikit.cs
UIColor	underPageBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	viewFlipsideBackgroundColor	UIColor	0	binding:uikit.cs
UIColor	whiteColor	UIColor	0	binding:uikit.cs
UIColor	writableTypeIdentifiersForItemProvider	NSArray	0	binding:uikit.cs
UIColor	yellowColor	UIColor	0	binding:uikit.cs
UIColorPickerViewController	delegate		1	binding:uikit.cs
UIColorPickerViewController	selectedColor	UIColor	1	binding:uikit.cs
UIColorPickerViewController	supportsAlpha	NSNumber	1	binding:uikit.cs
UIColorWell	selectedColor	UIColor	1	binding:uikit.cs
UIColorWell	supportsAlpha	NSNumber	1	binding:uikit.cs
UIColorWell	title	NSString	1	binding:uikit.cs
UIContentUnavailableView	configuration		1	binding:uikit.cs
UIContentUnavailableView	scrollEnabled	NSNumber	1	binding:uikit.cs
UIControl	allControlEvents		0	binding:uikit.cs
UIControl	allTargets	NSSet	0	binding:uikit.cs
UIControl	contentHorizontalAlignment		1	binding:uikit.cs
UIControl	contentVerticalAlignment		1	binding:uikit.cs
UIControl	contextMenuInteraction	UIContextMenuInteraction	0	binding:uikit.cs
UIControl	contextMenuInteractionEnabled	NSNumber	1	binding:uikit.cs
UIControl	effectiveContentHorizontalAlignment		0	binding:uikit.cs
UIControl	enabled	NSNumber	1	binding:uikit.cs
UIControl	highlighted	NSNumber	1	binding:uikit.cs
UIControl	isTouchInside	NSNumber	0	binding:uikit.cs
UIControl	isTracking	NSNumber	0	binding:uikit.cs
UIControl	selected	NSNumber	1	binding:uikit.cs
UIControl	showsMenuAsPrimaryAction	NSNumber	1	binding:uikit.cs
UIControl	state		0	binding:uikit.cs
UIControl	symbolAnimationEnabled	NSNumber	1	binding:uikit.cs
UIControl	toolTip	NSString	1	binding:uikit.cs
UIControl	toolTipInteraction	UIToolTipInteraction	0	binding:uikit.cs
UIDatePicker	calendar	NSCalendar	1	binding:uikit.cs
UIDatePicker	countDownDuration	NSNumber	1	binding:uikit.cs
UIDatePicker	date	NSDate	1	binding:uikit.cs
UIDatePicker	datePickerMode		1	binding:uikit.cs
UIDatePicker	datePickerStyle		0	binding:uikit.cs
UIDatePicker	locale	NSLocale	1	binding:uikit.cs
UIDatePicker	maximumDate	NSDate	1	binding:uikit.cs
UIDatePicker	minimumDate	NSDate	1	binding:uikit.cs
UIDatePicker	minuteInterval	NSNumber	1	binding:uikit.cs
UIDatePicker	preferredDatePickerStyle		1	binding:uikit.cs
UIDatePicker	roundsToMinuteInterval	NSNumber	1	binding:uikit.cs
UIDatePicker	timeZone	NSTimeZone	1	binding:uikit.cs
UIDocumentBrowserViewController	activeDocumentCreationIntent		0	binding:uikit.cs
UIDocumentBrowserViewController	additionalLeadingNavigationBarButtonItems	NSArray	1	binding:uikit.cs
UIDocumentBrowserViewController	additionalTrailingNavigationBarButtonItems	NSArray	1	binding:uikit.cs
UIDocumentBrowserViewController	allowedContentTypes	NSArray	0	binding:uikit.cs
UIDocumentBrowserViewController	allowsDocumentCreation	NSNumber	1	binding:uikit.cs
UIDocumentBrowserViewController	allowsPickingMultipleItems	NSNumber	1	binding:uikit.cs
UIDocumentBrowserViewController	browserUserInterfaceStyle		1	binding:uikit.cs
UIDocumentBrowserViewController	contentTypesForRecentDocuments	NSArray	0	binding:uikit.cs
UIDocumentBrowserViewController	customActions	NSArray	1	binding:uikit.cs
UIDocumentBrowserViewController	defaultDocumentAspectRatio	NSNumber	1	binding:uikit.cs
UIDocumentBrowserViewController	delegate		1	binding:uikit.cs
UIDocumentBrowserViewController	localizedCreateDocumentActionTitle	NSString	1	binding:uikit.cs
UIDocumentBrowserViewController	recentDocumentsContentTypes	NSArray	0	binding:uikit.cs
UIDocumentBrowserViewController	shouldShowFileExtensions	NSNumber	1	binding:uikit.cs
UIDocumentMenuViewController	delegate		1	binding:uikit.cs
UIDocumentPickerExtensionViewController	documentPickerMode		0	binding:uikit.cs
UIDocumentPickerExtensionViewController	documentStorageURL	NSURL	0	binding:uikit.cs
UIDocumentPickerExtensionViewController	originalURL	NSURL	0	binding:uikit.cs
UIDocumentPickerExtensionViewController	providerIdentifier	NSString	0	binding:uikit.cs
UIDocumentPickerExtensionViewController	validTypes	NSArray	0	binding:uikit.cs
UIDocumentPickerViewController	allowsMultipleSelection	NSNumber	1	binding:uikit.cs
UIDocumentPickerViewController	delegate		1	binding:uikit.cs
UIDocumentPickerViewController	directoryURL	NSURL	1	binding:uikit.cs
UIDocumentPickerViewController	documentPickerMode		0	binding:uikit.cs
UIDocumentPickerViewController	shouldShowFileExtensions	NSNumber	1	binding:uikit.cs
UIDocumentViewController	document	UIDocument	1	binding:uikit.cs
UIDocumentViewController	launchOptions	UIDocumentViewControllerLaunchOptions	1	binding:uikit.cs
UIDocumentViewController	undoRedoItemGroup	UIBarButtonItemGroup	0	binding:uikit.cs
UIFocusGuide	enabled	NSNumber	1	binding:uikit.cs
UIFocusGuide	preferredFocusEnvironments	NSArray	1	binding:uikit.cs
UIFocusGuide	preferredFocusedView	UIView	1	binding:uikit.cs
UIFont	ascender	NSNumber	0	binding:uikit.cs
UIFont	buttonFontSize	NSNumber	0	binding:uikit.cs
UIFont	capHeight	NSNumber	0	binding:uikit.cs
UIFont	descender	NSNumber	0	binding:uikit.cs
UIFont	familyName	NSString	0	binding:uikit.cs
UIFont	familyNames	NSArray	0	binding:uikit.cs
UIFont	fontDescriptor	UIFontDescriptor	0	binding:uikit.cs
UIFont	fontName	NSString	0	binding:uikit.cs
UIFont	labelFontSize	NSNumber	0	binding:uikit.cs
UIFont	leading	NSNumber	0	binding:uikit.cs
UIFont	lineHeight	NSNumber	0	binding:uikit.cs
UIFont	pointSize	NSNumber	0	binding:uikit.cs
UIFont	smallSystemFontSize	NSNumber	0	binding:uikit.cs
UIFont	systemFontSize	NSNumber	0	binding:uikit.cs
UIFont	xHeight	NSNumber	0	binding:uikit.cs
UIFontPickerViewController	configuration	UIFontPickerViewControllerConfiguration	0	binding:uikit.cs
UIFontPickerViewController	delegate		1	binding:uikit.cs
UIFontPickerViewController	selectedFontDescriptor	UIFontDescriptor	1	binding:uikit.cs
UIGestureRecognizer	allowedPressTypes	NSArray	1	binding:uikit.cs
UIGestureRecognizer	allowedTouchTypes	NSArray	1	binding:uikit.cs
UIGestureRecognizer	buttonMask		0	binding:uikit.cs
UIGestureRecognizer	cancelsTouchesInView	NSNumber	1	binding:uikit.cs
UIGestureRecognizer	delaysTouchesBegan	NSNumber	1	binding:uikit.cs
UIGestureRecognizer	delaysTouchesEnded	NSNumber	1	binding:uikit.cs
UIGestureRecognizer	delegate		1	binding:uikit.cs
UIGestureRecognizer	enabled	NSNumber	1	binding:uikit.cs
UIGestureRecognizer	modifierFlags		0	binding:uikit.cs
UIGestureRecognizer	name	NSString	1	binding:uikit.cs
UIGestureRecognizer	numberOfTouches	NSNumber	0	binding:uikit.cs
UIGestureRecognizer	requiresExclusiveTouchType	NSNumber	1	binding:uikit.cs
UIGestureRecognizer	state		1	binding:uikit.cs
UIGestureRecognizer	view	UIView	0	binding:uikit.cs
UIHoverGestureRecognizer	altitudeAngle	NSNumber	0	binding:uikit.cs
UIHoverGestureRecognizer	rollAngle	NSNumber	0	binding:uikit.cs
UIHoverGestureRecognizer	zOffset	NSNumber	0	binding:uikit.cs
UIImage	CGImage		0	binding:uikit.cs
UIImage	CIImage	CIImage	0	binding:uikit.cs
UIImage	accessibilityIdentifier	NSString	1	binding:uikit.cs
UIImage	actionsImage	UIImage	0	binding:uikit.cs
UIImage	addImage	UIImage	0	binding:uikit.cs
UIImage	alignmentRectInsets		0	binding:uikit.cs
UIImage	baselineOffsetFromBottom	NSNumber	0	binding:uikit.cs
UIImage	capInsets		0	binding:uikit.cs
UIImage	checkmarkImage	UIImage	0	binding:uikit.cs
UIImage	configuration	UIImageConfiguration	0	binding:uikit.cs
UIImage	duration	NSNumber	0	binding:uikit.cs
UIImage	flipsForRightToLeftLayoutDirection	NSNumber	0	binding:uikit.cs
UIImage	hasBaseline	NSNumber	0	binding:uikit.cs
UIImage	imageAsset	UIImageAsset	0	binding:uikit.cs
UIImage	imageByPreparingForDisplay	UIImage	0	binding:uikit.cs
UIImage	imageFlippedForRightToLeftLayoutDirection	UIImage	0	binding:uikit.cs
UIImage	imageOrientation		0	binding:uikit.cs
UIImage	imageRendererFormat	UIGraphicsImageRendererFormat	0	binding:uikit.cs
UIImage	imageRestrictedToStandardDynamicRange	UIImage	0	binding:uikit.cs
UIImage	imageWithHorizontallyFlippedOrientation	UIImage	0	binding:uikit.cs
UIImage	imageWithoutBaseline	UIImage	0	binding:uikit.cs
UIImage	images	NSArray	0	binding:uikit.cs
UIImage	isHighDynamicRange	NSNumber	0	binding:uikit.cs
UIImage	leftCapWidth	NSNumber	0	binding:uikit.cs
UIImage	preferredPresentationSizeForItemProvider		0	binding:uikit.cs
UIImage	readableTypeIdentifiersForItemProvider	NSArray	0	binding:uikit.cs
UIImage	removeImage	UIImage	0	binding:uikit.cs
UIImage	renderingMode		0	binding:uikit.cs
UIImage	resizingMode		0	binding:uikit.cs
UIImage	scale	NSNumber	0	binding:uikit.cs
UIImage	size		0	binding:uikit.cs
UIImage	strokedCheckmarkImage	UIImage	0	binding:uikit.cs
UIImage	symbolConfiguration	UIImageSymbolConfiguration	0	binding:uikit.cs
UIImage	symbolImage	NSNumber	0	binding:uikit.cs
UIImage	topCapHeight	NSNumber	0	binding:uikit.cs
UIImage	traitCollection	UITraitCollection	0	binding:uikit.cs
UIImage	writableTypeIdentifiersForItemProvider	NSArray	0	binding:uikit.cs
UIImagePickerController	allowsEditing	NSNumber	1	binding:uikit.cs
UIImagePickerController	allowsImageEditing	NSNumber	1	binding:uikit.cs
UIImagePickerController	cameraCaptureMode		1	binding:uikit.cs
UIImagePickerController	cameraDevice		1	binding:uikit.cs
UIImagePickerController	cameraFlashMode		1	binding:uikit.cs
UIImagePickerController	cameraOverlayView	UIView	1	binding:uikit.cs
UIImagePickerController	cameraViewTransform		1	binding:uikit.cs
UIImagePickerController	delegate		1	binding:uikit.cs
UIImagePickerController	imageExportPreset		1	binding:uikit.cs
UIImagePickerController	mediaTypes	NSArray	1	binding:uikit.cs
UIImagePickerController	showsCameraControls	NSNumber	1	binding:uikit.cs
UIImagePickerController	sourceType		1	binding:uikit.cs
UIImagePickerController	startVideoCapture	NSNumber	0	binding:uikit.cs
UIImagePickerController	videoExportPreset	NSString	1	binding:uikit.cs
UIImagePickerController	videoMaximumDuration	NSNumber	1	binding:uikit.cs
UIImagePickerController	videoQuality		1	binding:uikit.cs
UIImageView	adjustsImageSizeForAccessibilityContentSizeCategory	NSNumber	1	binding:uikit.cs
UIImageView	adjustsImageWhenAncestorFocused	NSNumber	1	binding:uikit.cs
UIImageView	animationDuration	NSNumber	1	binding:uikit.cs
UIImageView	animationImages	NSArray	1	binding:uikit.cs
UIImageView	animationRepeatCount	NSNumber	1	binding:uikit.cs
UIImageView	focusedFrameGuide	UILayoutGuide	0	binding:uikit.cs
UIImageView	highlighted	NSNumber	1	binding:uikit.cs
UIImageView	highlightedAnimationImages	NSArray	1	binding:uikit.cs
UIImageView	highlightedImage	UIImage	1	binding:uikit.cs
UIImageView	image	UIImage	1	binding:uikit.cs
UIImageView	imageDynamicRange		0	binding:uikit.cs
UIImageView	isAnimating	NSNumber	0	binding:uikit.cs
UIImageView	masksFocusEffectToContents	NSNumber	1	binding:uikit.cs
UIImageView	overlayContentView	UIView	0	binding:uikit.cs
UIImageView	preferredImageDynamicRange		1	binding:uikit.cs
UIImageView	preferredSymbolConfiguration	UIImageSymbolConfiguration	1	binding:uikit.cs
UIInputView	allowsSelfSizing	NSNumber	1	binding:uikit.cs
UIInputView	inputViewStyle		0	binding:uikit.cs
UIInputViewController	hasDictationKey	NSNumber	1	binding:uikit.cs
UIInputViewController	hasFullAccess	NSNumber	0	binding:uikit.cs
UIInputViewController	inputView	UIInputView	1	binding:uikit.cs
UIInputViewController	needsInputModeSwitchKey	NSNumber	0	binding:uikit.cs
UIInputViewController	primaryLanguage	NSString	1	binding:uikit.cs
UIInputViewController	textDocumentProxy		0	binding:uikit.cs
UIKeyboardLayoutGuide	followsUndockedKeyboard	NSNumber	1	binding:uikit.cs
UIKeyboardLayoutGuide	keyboardDismissPadding	NSNumber	1	binding:uikit.cs
UIKeyboardLayoutGuide	usesBottomSafeArea	NSNumber	1	binding:uikit.cs
UILabel	adjustsFontForContentSizeCategory	NSNumber	1	binding:uikit.cs
UILabel	adjustsFontSizeToFitWidth	NSNumber	1	binding:uikit.cs
UILabel	adjustsLetterSpacingToFitWidth	NSNumber	1	binding:uikit.cs
UILabel	allowsDefaultTighteningForTruncation	NSNumber	1	binding:uikit.cs
UILabel	attributedText	NSAttributedString	1	binding:uikit.cs
UILabel	baselineAdjustment		1	binding:uikit.cs
UILabel	enabled	NSNumber	1	binding:uikit.cs
UILabel	enablesMarqueeWhenAncestorFocused	NSNumber	1	binding:uikit.cs
UILabel	font	UIFont	1	binding:uikit.cs
UILabel	highlighted	NSNumber	1	binding:uikit.cs
UILabel	highlightedTextColor	UIColor	1	binding:uikit.cs
UILabel	lineBreakMode		1	binding:uikit.cs
UILabel	lineBreakStrategy		1	binding:uikit.cs
UILabel	minimumFontSize	NSNumber	1	binding:uikit.cs
UILabel	minimumScaleFactor	NSNumber	1	binding:uikit.cs
UILabel	numberOfLines	NSNumber	1	binding:uikit.cs
UILabel	preferredMaxLayoutWidth	NSNumber	1	binding:uikit.cs
UILabel	preferredVibrancy		1	binding:uikit.cs
UILabel	shadowColor	UIColor	1	binding:uikit.cs
UILabel	shadowOffset		1	binding:uikit.cs
UILabel	showsExpansionTextWhenTruncated	NSNumber	1	binding:uikit.cs
UILabel	sizingRule		1	binding:uikit.cs
UILabel	text	NSString	1	binding:uikit.cs
UILabel	textAlignment		1	binding:uikit.cs
UILabel	textColor	UIColor	1	binding:uikit.cs
UILayoutGuide	bottomAnchor	NSLayoutYAxisAnchor	0	binding:uikit.cs
UILayoutGuide	centerXAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UILayoutGuide	centerYAnchor	NSLayoutYAxisAnchor	0	binding:uikit.cs
UILayoutGuide	hasAmbiguousLayout	NSNumber	0	binding:uikit.cs
UILayoutGuide	heightAnchor	NSLayoutDimension	0	binding:uikit.cs
UILayoutGuide	identifier	NSString	1	binding:uikit.cs
UILayoutGuide	layoutFrame		0	binding:uikit.cs
UILayoutGuide	leadingAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UILayoutGuide	leftAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UILayoutGuide	owningView	UIView	1	binding:uikit.cs
UILayoutGuide	rightAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UILayoutGuide	topAnchor	NSLayoutYAxisAnchor	0	binding:uikit.cs
UILayoutGuide	trailingAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UILayoutGuide	widthAnchor	NSLayoutDimension	0	binding:uikit.cs
UIListContentView	configuration	UIListContentConfiguration	1	binding:uikit.cs
UIListContentView	imageLayoutGuide	UILayoutGuide	0	binding:uikit.cs
UIListContentView	secondaryTextLayoutGuide	UILayoutGuide	0	binding:uikit.cs
UIListContentView	textLayoutGuide	UILayoutGuide	0	binding:uikit.cs
UILongPressGestureRecognizer	allowableMovement	NSNumber	1	binding:uikit.cs
UILongPressGestureRecognizer	minimumPressDuration	NSNumber	1	binding:uikit.cs
UILongPressGestureRecognizer	numberOfTapsRequired	NSNumber	1	binding:uikit.cs
UILongPressGestureRecognizer	numberOfTouchesRequired	NSNumber	1	binding:uikit.cs
UINavigationBar	backIndicatorImage	UIImage	1	binding:uikit.cs
UINavigationBar	backIndicatorTransitionMaskImage	UIImage	1	binding:uikit.cs
UINavigationBar	backItem	UINavigationItem	0	binding:uikit.cs
UINavigationBar	barPosition		0	binding:uikit.cs
UINavigationBar	barStyle		1	binding:uikit.cs
UINavigationBar	barTintColor	UIColor	1	binding:uikit.cs
UINavigationBar	behavioralStyle		0	binding:uikit.cs
UINavigationBar	compactAppearance	UINavigationBarAppearance	1	binding:uikit.cs
UINavigationBar	compactScrollEdgeAppearance	UINavigationBarAppearance	1	binding:uikit.cs
UINavigationBar	currentNSToolbarSection		0	binding:uikit.cs
UINavigationBar	delegate		1	binding:uikit.cs
UINavigationBar	items	NSArray	1	binding:uikit.cs
UINavigationBar	largeTitleTextAttributes	NSDictionary	1	binding:uikit.cs
UINavigationBar	preferredBehavioralStyle		1	binding:uikit.cs
UINavigationBar	prefersLargeTitles	NSNumber	1	binding:uikit.cs
UINavigationBar	scrollEdgeAppearance	UINavigationBarAppearance	1	binding:uikit.cs
UINavigationBar	shadowImage	UIImage	1	binding:uikit.cs
UINavigationBar	standardAppearance	UINavigationBarAppearance	1	binding:uikit.cs
UINavigationBar	titleTextAttributes	NSDictionary	1	binding:uikit.cs
UINavigationBar	topItem	UINavigationItem	0	binding:uikit.cs
UINavigationBar	translucent	NSNumber	1	binding:uikit.cs
UINavigationController	barHideOnSwipeGestureRecognizer	UIPanGestureRecognizer	0	binding:uikit.cs
UINavigationController	barHideOnTapGestureRecognizer	UITapGestureRecognizer	0	binding:uikit.cs
UINavigationController	delegate		1	binding:uikit.cs
UINavigationController	hidesBarsOnSwipe	NSNumber	1	binding:uikit.cs
UINavigationController	hidesBarsOnTap	NSNumber	1	binding:uikit.cs
UINavigationController	hidesBarsWhenKeyboardAppears	NSNumber	1	binding:uikit.cs
UINavigationController	hidesBarsWhenVerticallyCompact	NSNumber	1	binding:uikit.cs
UINavigationController	interactivePopGestureRecognizer	UIGestureRecognizer	0	binding:uikit.cs
UINavigationController	navigationBar	UINavigationBar	0	binding:uikit.cs
UINavigationController	navigationBarHidden	NSNumber	1	binding:uikit.cs
UINavigationController	toolbar	UIToolbar	0	binding:uikit.cs
UINavigationController	toolbarHidden	NSNumber	1	binding:uikit.cs
UINavigationController	topViewController	UIViewController	0	binding:uikit.cs
UINavigationController	viewControllers	NSArray	1	binding:uikit.cs
UINavigationController	visibleViewController	UIViewController	0	binding:uikit.cs
UINavigationItem	additionalOverflowItems	UIDeferredMenuElement	1	binding:uikit.cs
UINavigationItem	backAction	UIAction	1	binding:uikit.cs
UINavigationItem	backBarButtonItem	UIBarButtonItem	1	binding:uikit.cs
UINavigationItem	backButtonDisplayMode		1	binding:uikit.cs
UINavigationItem	backButtonTitle	NSString	1	binding:uikit.cs
UINavigationItem	centerItemGroups	NSArray	1	binding:uikit.cs
UINavigationItem	compactAppearance	UINavigationBarAppearance	1	binding:uikit.cs
UINavigationItem	compactScrollEdgeAppearance	UINavigationBarAppearance	1	binding:uikit.cs
UINavigationItem	customizationIdentifier	NSString	1	binding:uikit.cs
UINavigationItem	documentProperties	UIDocumentProperties	1	binding:uikit.cs
UINavigationItem	hidesBackButton	NSNumber	1	binding:uikit.cs
UINavigationItem	hidesSearchBarWhenScrolling	NSNumber	1	binding:uikit.cs
UINavigationItem	largeTitleDisplayMode		1	binding:uikit.cs
UINavigationItem	leadingItemGroups	NSArray	1	binding:uikit.cs
UINavigationItem	leftBarButtonItem	UIBarButtonItem	1	binding:uikit.cs
UINavigationItem	leftBarButtonItems	NSArray	1	binding:uikit.cs
UINavigationItem	leftItemsSupplementBackButton	NSNumber	1	binding:uikit.cs
UINavigationItem	overflowPresentationSource		0	binding:uikit.cs
UINavigationItem	pinnedTrailingGroup	UIBarButtonItemGroup	1	binding:uikit.cs
UINavigationItem	preferredSearchBarPlacement		1	binding:uikit.cs
UINavigationItem	prompt	NSString	1	binding:uikit.cs
UINavigationItem	renameDelegate		1	binding:uikit.cs
UINavigationItem	rightBarButtonItem	UIBarButtonItem	1	binding:uikit.cs
UINavigationItem	rightBarButtonItems	NSArray	1	binding:uikit.cs
UINavigationItem	scrollEdgeAppearance	UINavigationBarAppearance	1	binding:uikit.cs
UINavigationItem	searchBarPlacement		0	binding:uikit.cs
UINavigationItem	searchController	UISearchController	1	binding:uikit.cs
UINavigationItem	standardAppearance	UINavigationBarAppearance	1	binding:uikit.cs
UINavigationItem	style		1	binding:uikit.cs
UINavigationItem	title	NSString	1	binding:uikit.cs
UINavigationItem	titleMenuProvider		1	binding:uikit.cs
UINavigationItem	titleView	UIView	1	binding:uikit.cs
UINavigationItem	trailingItemGroups	NSArray	1	binding:uikit.cs
UIPageControl	allowsContinuousInteraction	NSNumber	1	binding:uikit.cs
UIPageControl	backgroundStyle		1	binding:uikit.cs
UIPageControl	currentPage	NSNumber	1	binding:uikit.cs
UIPageControl	currentPageIndicatorTintColor	UIColor	1	binding:uikit.cs
UIPageControl	defersCurrentPageDisplay	NSNumber	1	binding:uikit.cs
UIPageControl	direction		1	binding:uikit.cs
UIPageControl	hidesForSinglePage	NSNumber	1	binding:uikit.cs
UIPageControl	interactionState		0	binding:uikit.cs
UIPageControl	numberOfPages	NSNumber	1	binding:uikit.cs
UIPageControl	pageIndicatorTintColor	UIColor	1	binding:uikit.cs
UIPageControl	preferredCurrentPageIndicatorImage	UIImage	1	binding:uikit.cs
UIPageControl	preferredIndicatorImage	UIImage	1	binding:uikit.cs
UIPageControl	progress	UIPageControlProgress	1	binding:uikit.cs
UIPageViewController	dataSource		1	binding:uikit.cs
UIPageViewController	delegate		1	binding:uikit.cs
UIPageViewController	doubleSided	NSNumber	1	binding:uikit.cs
UIPageViewController	gestureRecognizers	NSArray	0	binding:uikit.cs
UIPageViewController	navigationOrientation		0	binding:uikit.cs
UIPageViewController	spineLocation		0	binding:uikit.cs
UIPageViewController	transitionStyle		0	binding:uikit.cs
UIPageViewController	viewControllers	NSArray	0	binding:uikit.cs
UIPanGestureRecognizer	allowedScrollTypesMask		1	binding:uikit.cs
UIPanGestureRecognizer	maximumNumberOfTouches	NSNumber	1	binding:uikit.cs
UIPanGestureRecognizer	minimumNumberOfTouches	NSNumber	1	binding:uikit.cs
UIPasteControl	configuration	UIPasteControlConfiguration	0	binding:uikit.cs
UIPasteControl	target		1	binding:uikit.cs
UIPickerView	dataSource		1	binding:uikit.cs
UIPickerView	delegate		1	binding:uikit.cs
UIPickerView	numberOfComponents	NSNumber	0	binding:uikit.cs
UIPickerView	showsSelectionIndicator	NSNumber	1	binding:uikit.cs
UIPinchGestureRecognizer	scale	NSNumber	1	binding:uikit.cs
UIPinchGestureRecognizer	velocity	NSNumber	0	binding:uikit.cs
UIPopoverBackgroundView	arrowDirection		1	binding:uikit.cs
UIPopoverBackgroundView	arrowOffset	NSNumber	1	binding:uikit.cs
UIPopoverBackgroundView	wantsDefaultContentAppearance	NSNumber	0	binding:uikit.cs
UIPopoverPresentationController	adaptiveSheetPresentationController	UISheetPresentationController	0	binding:uikit.cs
UIPopoverPresentationController	arrowDirection		0	binding:uikit.cs
UIPopoverPresentationController	backgroundColor	UIColor	1	binding:uikit.cs
UIPopoverPresentationController	barButtonItem	UIBarButtonItem	1	binding:uikit.cs
UIPopoverPresentationController	canOverlapSourceViewRect	NSNumber	1	binding:uikit.cs
UIPopoverPresentationController	delegate		1	binding:uikit.cs
UIPopoverPresentationController	passthroughViews	NSArray	1	binding:uikit.cs
UIPopoverPresentationController	permittedArrowDirections		1	binding:uikit.cs
UIPopoverPresentationController	popoverBackgroundViewClass		1	binding:uikit.cs
UIPopoverPresentationController	popoverLayoutMargins		1	binding:uikit.cs
UIPopoverPresentationController	sourceItem		1	binding:uikit.cs
UIPopoverPresentationController	sourceRect		1	binding:uikit.cs
UIPopoverPresentationController	sourceView	UIView	1	binding:uikit.cs
UIPresentationController	adaptivePresentationStyle		0	binding:uikit.cs
UIPresentationController	containerView	UIView	0	binding:uikit.cs
UIPresentationController	delegate		1	binding:uikit.cs
UIPresentationController	focusGroupIdentifier	NSString	0	binding:uikit.cs
UIPresentationController	focusItemContainer		0	binding:uikit.cs
UIPresentationController	frameOfPresentedViewInContainerView		0	binding:uikit.cs
UIPresentationController	overrideTraitCollection	UITraitCollection	1	binding:uikit.cs
UIPresentationController	parentFocusEnvironment		0	binding:uikit.cs
UIPresentationController	preferredContentSize		0	binding:uikit.cs
UIPresentationController	preferredFocusEnvironments	NSArray	0	binding:uikit.cs
UIPresentationController	preferredFocusedView	UIView	0	binding:uikit.cs
UIPresentationController	presentationStyle		0	binding:uikit.cs
UIPresentationController	presentedView	UIView	0	binding:uikit.cs
UIPresentationController	presentedViewController	UIViewController	0	binding:uikit.cs
UIPresentationController	presentingViewController	UIViewController	0	binding:uikit.cs
UIPresentationController	shouldPresentInFullscreen	NSNumber	0	binding:uikit.cs
UIPresentationController	shouldRemovePresentersView	NSNumber	0	binding:uikit.cs
UIPresentationController	traitCollection	UITraitCollection	0	binding:uikit.cs
UIPresentationController	traitOverrides		0	binding:uikit.cs
UIProgressView	observedProgress	NSProgress	1	binding:uikit.cs
UIProgressView	progress	NSNumber	1	binding:uikit.cs
UIProgressView	progressImage	UIImage	1	binding:uikit.cs
UIProgressView	progressTintColor	UIColor	1	binding:uikit.cs
UIProgressView	progressViewStyle		1	binding:uikit.cs
UIProgressView	trackImage	UIImage	1	binding:uikit.cs
UIProgressView	trackTintColor	UIColor	1	binding:uikit.cs
UIRefreshControl	attributedTitle	NSAttributedString	1	binding:uikit.cs
UIRefreshControl	refreshing	NSNumber	0	binding:uikit.cs
UIResponder	activityItemsConfiguration		1	binding:uikit.cs
UIResponder	becomeFirstResponder	NSNumber	0	binding:uikit.cs
UIResponder	canBecomeFirstResponder	NSNumber	0	binding:uikit.cs
UIResponder	canResignFirstResponder	NSNumber	0	binding:uikit.cs
UIResponder	editingInteractionConfiguration		0	binding:uikit.cs
UIResponder	inputAccessoryView	UIView	0	binding:uikit.cs
UIResponder	inputAccessoryViewController	UIInputViewController	0	binding:uikit.cs
UIResponder	inputAssistantItem	UITextInputAssistantItem	0	binding:uikit.cs
UIResponder	inputView	UIView	0	binding:uikit.cs
UIResponder	inputViewController	UIInputViewController	0	binding:uikit.cs
UIResponder	isFirstResponder	NSNumber	0	binding:uikit.cs
UIResponder	keyCommands	NSArray	0	binding:uikit.cs
UIResponder	nextResponder	UIResponder	0	binding:uikit.cs
UIResponder	pasteConfiguration	UIPasteConfiguration	1	binding:uikit.cs
UIResponder	resignFirstResponder	NSNumber	0	binding:uikit.cs
UIResponder	textInputContextIdentifier		0	binding:uikit.cs
UIResponder	textInputMode	UITextInputMode	0	binding:uikit.cs
UIResponder	undoManager	NSUndoManager	0	binding:uikit.cs
UIResponder	userActivity	NSUserActivity	1	binding:uikit.cs
UIRotationGestureRecognizer	rotation	NSNumber	1	binding:uikit.cs
UIRotationGestureRecognizer	velocity	NSNumber	0	binding:uikit.cs
UIScene	activationConditions	UISceneActivationConditions	1	binding:uikit.cs
UIScene	activationState		0	binding:uikit.cs
UIScene	delegate		1	binding:uikit.cs
UIScene	pointerLockState	UIPointerLockState	0	binding:uikit.cs
UIScene	session	UISceneSession	0	binding:uikit.cs
UIScene	subtitle	NSString	1	binding:uikit.cs
UIScene	systemProtectionManager	UISceneSystemProtectionManager	0	binding:uikit.cs
UIScene	title	NSString	1	binding:uikit.cs
UIScreenEdgePanGestureRecognizer	edges		1	binding:uikit.cs
UIScrollView	adjustedContentInset		0	binding:uikit.cs
UIScrollView	allowsKeyboardScrolling	NSNumber	1	binding:uikit.cs
UIScrollView	alwaysBounceHorizontal	NSNumber	1	binding:uikit.cs
UIScrollView	alwaysBounceVertical	NSNumber	1	binding:uikit.cs
UIScrollView	automaticallyAdjustsScrollIndicatorInsets	NSNumber	1	binding:uikit.cs
UIScrollView	bounces	NSNumber	1	binding:uikit.cs
UIScrollView	bouncesHorizontally	NSNumber	1	binding:uikit.cs
UIScrollView	bouncesVertically	NSNumber	1	binding:uikit.cs
UIScrollView	bouncesZoom	NSNumber	1	binding:uikit.cs
UIScrollView	canCancelContentTouches	NSNumber	1	binding:uikit.cs
UIScrollView	contentAlignmentPoint		1	binding:uikit.cs
UIScrollView	contentInset		1	binding:uikit.cs
UIScrollView	contentInsetAdjustmentBehavior		1	binding:uikit.cs
UIScrollView	contentLayoutGuide	UILayoutGuide	0	binding:uikit.cs
UIScrollView	contentOffset		1	binding:uikit.cs
UIScrollView	contentSize		1	binding:uikit.cs
UIScrollView	coordinateSpace		0	binding:uikit.cs
UIScrollView	decelerating	NSNumber	0	binding:uikit.cs
UIScrollView	decelerationRate	NSNumber	1	binding:uikit.cs
UIScrollView	delaysContentTouches	NSNumber	1	binding:uikit.cs
UIScrollView	delegate		1	binding:uikit.cs
UIScrollView	directionalLockEnabled	NSNumber	1	binding:uikit.cs
UIScrollView	directionalPressGestureRecognizer	UIGestureRecognizer	0	binding:uikit.cs
UIScrollView	dragging	NSNumber	0	binding:uikit.cs
UIScrollView	frameLayoutGuide	UILayoutGuide	0	binding:uikit.cs
UIScrollView	horizontalScrollIndicatorInsets		1	binding:uikit.cs
UIScrollView	indexDisplayMode		1	binding:uikit.cs
UIScrollView	indicatorStyle		1	binding:uikit.cs
UIScrollView	keyboardDismissMode		1	binding:uikit.cs
UIScrollView	maximumZoomScale	NSNumber	1	binding:uikit.cs
UIScrollView	minimumZoomScale	NSNumber	1	binding:uikit.cs
UIScrollView	pagingEnabled	NSNumber	1	binding:uikit.cs
UIScrollView	panGestureRecognizer	UIPanGestureRecognizer	0	binding:uikit.cs
UIScrollView	pinchGestureRecognizer	UIPinchGestureRecognizer	0	binding:uikit.cs
UIScrollView	refreshControl	UIRefreshControl	1	binding:uikit.cs
UIScrollView	scrollAnimating	NSNumber	0	binding:uikit.cs
UIScrollView	scrollEnabled	NSNumber	1	binding:uikit.cs
UIScrollView	scrollIndicatorInsets		1	binding:uikit.cs
UIScrollView	scrollsToTop	NSNumber	1	binding:uikit.cs
UIScrollView	showsHorizontalScrollIndicator	NSNumber	1	binding:uikit.cs
UIScrollView	showsVerticalScrollIndicator	NSNumber	1	binding:uikit.cs
UIScrollView	tracking	NSNumber	0	binding:uikit.cs
UIScrollView	transfersHorizontalScrollingToParent	NSNumber	1	binding:uikit.cs
UIScrollView	transfersVerticalScrollingToParent	NSNumber	1	binding:uikit.cs
UIScrollView	verticalScrollIndicatorInsets		1	binding:uikit.cs
UIScrollView	visibleSize		0	binding:uikit.cs
UIScrollView	zoomAnimating	NSNumber	0	binding:uikit.cs
UIScrollView	zoomBouncing	NSNumber	0	binding:uikit.cs
UIScrollView	zoomScale	NSNumber	1	binding:uikit.cs
UIScrollView	zooming	NSNumber	0	binding:uikit.cs
UISearchBar	allowedWritingToolsResultOptions		1	binding:uikit.cs
UISearchBar	autocapitalizationType		1	binding:uikit.cs
UISearchBar	autocorrectionType		1	binding:uikit.cs
UISearchBar	backgroundImage	UIImage	1	binding:uikit.cs
UISearchBar	barPosition		0	binding:uikit.cs
UISearchBar	barStyle		1	binding:uikit.cs
UISearchBar	barTintColor	UIColor	1	binding:uikit.cs
UISearchBar	delegate		1	binding:uikit.cs
UISearchBar	enabled	NSNumber	1	binding:uikit.cs
UISearchBar	enablesReturnKeyAutomatically	NSNumber	1	binding:uikit.cs
UISearchBar	inlinePredictionType		1	binding:uikit.cs
UISearchBar	inputAccessoryView	UIView	1	binding:uikit.cs
UISearchBar	inputAssistantItem	UITextInputAssistantItem	0	binding:uikit.cs
UISearchBar	keyboardAppearance		1	binding:uikit.cs
UISearchBar	keyboardType		1	binding:uikit.cs
UISearchBar	lookToDictateEnabled	NSNumber	1	binding:uikit.cs
UISearchBar	mathExpressionCompletionType		1	binding:uikit.cs
UISearchBar	passwordRules	UITextInputPasswordRules	1	binding:uikit.cs
UISearchBar	placeholder	NSString	1	binding:uikit.cs
UISearchBar	prompt	NSString	1	binding:uikit.cs
UISearchBar	returnKeyType		1	binding:uikit.cs
UISearchBar	scopeBarBackgroundImage	UIImage	1	binding:uikit.cs
UISearchBar	scopeButtonTitles	NSArray	1	binding:uikit.cs
UISearchBar	searchBarStyle		1	binding:uikit.cs
UISearchBar	searchFieldBackgroundPositionAdjustment		1	binding:uikit.cs
UISearchBar	searchResultsButtonSelected	NSNumber	1	binding:uikit.cs
UISearchBar	searchTextField	UISearchTextField	0	binding:uikit.cs
UISearchBar	searchTextPositionAdjustment		1	binding:uikit.cs
UISearchBar	secureTextEntry	NSNumber	1	binding:uikit.cs
UISearchBar	selectedScopeButtonIndex	NSNumber	1	binding:uikit.cs
UISearchBar	showsBookmarkButton	NSNumber	1	binding:uikit.cs
UISearchBar	showsCancelButton	NSNumber	1	binding:uikit.cs
UISearchBar	showsScopeBar	NSNumber	1	binding:uikit.cs
UISearchBar	showsSearchResultsButton	NSNumber	1	binding:uikit.cs
UISearchBar	smartDashesType		1	binding:uikit.cs
UISearchBar	smartInsertDeleteType		1	binding:uikit.cs
UISearchBar	smartQuotesType		1	binding:uikit.cs
UISearchBar	spellCheckingType		1	binding:uikit.cs
UISearchBar	text	NSString	1	binding:uikit.cs
UISearchBar	textContentType		1	binding:uikit.cs
UISearchBar	translucent	NSNumber	1	binding:uikit.cs
UISearchBar	writingToolsBehavior		1	binding:uikit.cs
UISearchContainerViewController	searchController	UISearchController	0	binding:uikit.cs
UISearchController	active	NSNumber	1	binding:uikit.cs
UISearchController	automaticallyShowsCancelButton	NSNumber	1	binding:uikit.cs
UISearchController	automaticallyShowsScopeBar	NSNumber	1	binding:uikit.cs
UISearchController	automaticallyShowsSearchResultsController	NSNumber	1	binding:uikit.cs
UISearchController	delegate		1	binding:uikit.cs
UISearchController	dimsBackgroundDuringPresentation	NSNumber	1	binding:uikit.cs
UISearchController	hidesNavigationBarDuringPresentation	NSNumber	1	binding:uikit.cs
UISearchController	ignoresSearchSuggestionsForSearchBarPlacementStacked	NSNumber	1	binding:uikit.cs
UISearchController	init		0	binding:uikit.cs
UISearchController	obscuresBackgroundDuringPresentation	NSNumber	1	binding:uikit.cs
UISearchController	scopeBarActivation		1	binding:uikit.cs
UISearchController	searchBar	UISearchBar	0	binding:uikit.cs
UISearchController	searchBarPlacement		0	binding:uikit.cs
UISearchController	searchControllerObservedScrollView	UIScrollView	1	binding:uikit.cs
UISearchController	searchResultsController	UIViewController	0	binding:uikit.cs
UISearchController	searchResultsUpdater		1	binding:uikit.cs
UISearchController	searchSuggestions	NSArray	1	binding:uikit.cs
UISearchController	showsSearchResultsController	NSNumber	1	binding:uikit.cs
UISearchDisplayController	active	NSNumber	1	binding:uikit.cs
UISearchDisplayController	delegate		1	binding:uikit.cs
UISearchDisplayController	displaysSearchBarInNavigationBar	NSNumber	1	binding:uikit.cs
UISearchDisplayController	navigationItem	UINavigationItem	0	binding:uikit.cs
UISearchDisplayController	searchBar	UISearchBar	0	binding:uikit.cs
UISearchDisplayController	searchContentsController	UIViewController	0	binding:uikit.cs
UISearchDisplayController	searchResultsDataSource		1	binding:uikit.cs
UISearchDisplayController	searchResultsDelegate		1	binding:uikit.cs
UISearchDisplayController	searchResultsTableView	UITableView	0	binding:uikit.cs
UISearchDisplayController	searchResultsTitle	NSString	1	binding:uikit.cs
UISearchTextField	allowsCopyingTokens	NSNumber	1	binding:uikit.cs
UISearchTextField	allowsDeletingTokens	NSNumber	1	binding:uikit.cs
UISearchTextField	searchSuggestions	NSArray	1	binding:uikit.cs
UISearchTextField	textualRange	UITextRange	0	binding:uikit.cs
UISearchTextField	tokenBackgroundColor	UIColor	1	binding:uikit.cs
UISearchTextField	tokens	NSArray	1	binding:uikit.cs
UISegmentedControl	apportionsSegmentWidthsByContent	NSNumber	1	binding:uikit.cs
UISegmentedControl	momentary	NSNumber	1	binding:uikit.cs
UISegmentedControl	numberOfSegments	NSNumber	0	binding:uikit.cs
UISegmentedControl	segmentedControlStyle		1	binding:uikit.cs
UISegmentedControl	selectedSegmentIndex	NSNumber	1	binding:uikit.cs
UISegmentedControl	selectedSegmentTintColor	UIColor	1	binding:uikit.cs
UISegmentedControl	springLoaded	NSNumber	1	binding:uikit.cs
UISheetPresentationController	delegate		1	binding:uikit.cs
UISheetPresentationController	detents	NSArray	1	binding:uikit.cs
UISheetPresentationController	largestUndimmedDetentIdentifier		1	binding:uikit.cs
UISheetPresentationController	preferredCornerRadius	NSNumber	1	binding:uikit.cs
UISheetPresentationController	prefersEdgeAttachedInCompactHeight	NSNumber	1	binding:uikit.cs
UISheetPresentationController	prefersGrabberVisible	NSNumber	1	binding:uikit.cs
UISheetPresentationController	prefersPageSizing	NSNumber	1	binding:uikit.cs
UISheetPresentationController	prefersScrollingExpandsWhenScrolledToEdge	NSNumber	1	binding:uikit.cs
UISheetPresentationController	selectedDetentIdentifier		1	binding:uikit.cs
UISheetPresentationController	sourceView	UIView	1	binding:uikit.cs
UISheetPresentationController	widthFollowsPreferredContentSizeWhenEdgeAttached	NSNumber	1	binding:uikit.cs
UISlider	behavioralStyle		0	binding:uikit.cs
UISlider	continuous	NSNumber	1	binding:uikit.cs
UISlider	currentMaximumTrackImage	UIImage	0	binding:uikit.cs
UISlider	currentMinimumTrackImage	UIImage	0	binding:uikit.cs
UISlider	currentThumbImage	UIImage	0	binding:uikit.cs
UISlider	maximumTrackTintColor	UIColor	1	binding:uikit.cs
UISlider	maximumValue	NSNumber	1	binding:uikit.cs
UISlider	maximumValueImage	UIImage	1	binding:uikit.cs
UISlider	minimumTrackTintColor	UIColor	1	binding:uikit.cs
UISlider	minimumValue	NSNumber	1	binding:uikit.cs
UISlider	minimumValueImage	UIImage	1	binding:uikit.cs
UISlider	preferredBehavioralStyle		1	binding:uikit.cs
UISlider	thumbTintColor	UIColor	1	binding:uikit.cs
UISlider	value	NSNumber	1	binding:uikit.cs
UISplitViewController	collapsed	NSNumber	0	binding:uikit.cs
UISplitViewController	delegate		1	binding:uikit.cs
UISplitViewController	displayMode		0	binding:uikit.cs
UISplitViewController	displayModeButtonItem	UIBarButtonItem	0	binding:uikit.cs
UISplitViewController	displayModeButtonVisibility		1	binding:uikit.cs
UISplitViewController	maximumPrimaryColumnWidth	NSNumber	1	binding:uikit.cs
UISplitViewController	maximumSupplementaryColumnWidth	NSNumber	1	binding:uikit.cs
UISplitViewController	minimumPrimaryColumnWidth	NSNumber	1	binding:uikit.cs
UISplitViewController	minimumSupplementaryColumnWidth	NSNumber	1	binding:uikit.cs
UISplitViewController	preferredDisplayMode		1	binding:uikit.cs
UISplitViewController	preferredPrimaryColumnWidth	NSNumber	1	binding:uikit.cs
UISplitViewController	preferredPrimaryColumnWidthFraction	NSNumber	1	binding:uikit.cs
UISplitViewController	preferredSplitBehavior		1	binding:uikit.cs
UISplitViewController	preferredSupplementaryColumnWidth	NSNumber	1	binding:uikit.cs
UISplitViewController	preferredSupplementaryColumnWidthFraction	NSNumber	1	binding:uikit.cs
UISplitViewController	presentsWithGesture	NSNumber	1	binding:uikit.cs
UISplitViewController	primaryBackgroundStyle		1	binding:uikit.cs
UISplitViewController	primaryColumnWidth	NSNumber	0	binding:uikit.cs
UISplitViewController	primaryEdge		1	binding:uikit.cs
UISplitViewController	showsSecondaryOnlyButton	NSNumber	1	binding:uikit.cs
UISplitViewController	splitBehavior		0	binding:uikit.cs
UISplitViewController	style		0	binding:uikit.cs
UISplitViewController	supplementaryColumnWidth	NSNumber	0	binding:uikit.cs
UISplitViewController	viewControllers	NSArray	1	binding:uikit.cs
UIStackView	alignment		1	binding:uikit.cs
UIStackView	arrangedSubviews	NSArray	0	binding:uikit.cs
UIStackView	axis		1	binding:uikit.cs
UIStackView	baselineRelativeArrangement	NSNumber	1	binding:uikit.cs
UIStackView	distribution		1	binding:uikit.cs
UIStackView	layoutMarginsRelativeArrangement	NSNumber	1	binding:uikit.cs
UIStackView	spacing	NSNumber	1	binding:uikit.cs
UIStandardTextCursorView	blinking	NSNumber	1	binding:uikit.cs
UIStandardTextCursorView	bounds		0	binding:uikit.cs
UIStepper	autorepeat	NSNumber	1	binding:uikit.cs
UIStepper	continuous	NSNumber	1	binding:uikit.cs
UIStepper	maximumValue	NSNumber	1	binding:uikit.cs
UIStepper	minimumValue	NSNumber	1	binding:uikit.cs
UIStepper	stepValue	NSNumber	1	binding:uikit.cs
UIStepper	value	NSNumber	1	binding:uikit.cs
UIStepper	wraps	NSNumber	1	binding:uikit.cs
UIStoryboardPopoverSegue	popoverController	UIPopoverController	0	binding:uikit.cs
UIStoryboardSegue	destinationViewController	UIViewController	0	binding:uikit.cs
UIStoryboardSegue	identifier	NSString	0	binding:uikit.cs
UIStoryboardSegue	sourceViewController	UIViewController	0	binding:uikit.cs
UISwipeGestureRecognizer	direction		1	binding:uikit.cs
UISwipeGestureRecognizer	numberOfTouchesRequired	NSNumber	1	binding:uikit.cs
UISwitch	offImage	UIImage	1	binding:uikit.cs
UISwitch	on	NSNumber	1	binding:uikit.cs
UISwitch	onImage	UIImage	1	binding:uikit.cs
UISwitch	onTintColor	UIColor	1	binding:uikit.cs
UISwitch	preferredStyle		1	binding:uikit.cs
UISwitch	style		0	binding:uikit.cs
UISwitch	thumbTintColor	UIColor	1	binding:uikit.cs
UISwitch	title	NSString	1	binding:uikit.cs
UITabBar	backgroundImage	UIImage	1	binding:uikit.cs
UITabBar	barStyle		1	binding:uikit.cs
UITabBar	barTintColor	UIColor	1	binding:uikit.cs
UITabBar	delegate		1	binding:uikit.cs
UITabBar	isCustomizing	NSNumber	0	binding:uikit.cs
UITabBar	itemPositioning		1	binding:uikit.cs
UITabBar	itemSpacing	NSNumber	1	binding:uikit.cs
UITabBar	itemWidth	NSNumber	1	binding:uikit.cs
UITabBar	items	NSArray	1	binding:uikit.cs
UITabBar	leadingAccessoryView	UIView	0	binding:uikit.cs
UITabBar	scrollEdgeAppearance	UITabBarAppearance	1	binding:uikit.cs
UITabBar	selectedImageTintColor	UIColor	1	binding:uikit.cs
UITabBar	selectedItem	UITabBarItem	1	binding:uikit.cs
UITabBar	selectionIndicatorImage	UIImage	1	binding:uikit.cs
UITabBar	shadowImage	UIImage	1	binding:uikit.cs
UITabBar	springLoaded	NSNumber	1	binding:uikit.cs
UITabBar	standardAppearance	UITabBarAppearance	1	binding:uikit.cs
UITabBar	trailingAccessoryView	UIView	0	binding:uikit.cs
UITabBar	translucent	NSNumber	1	binding:uikit.cs
UITabBar	unselectedItemTintColor	UIColor	1	binding:uikit.cs
UITabBarController	compactTabIdentifiers	NSArray	1	binding:uikit.cs
UITabBarController	customizableViewControllers	NSArray	1	binding:uikit.cs
UITabBarController	customizationIdentifier	NSString	1	binding:uikit.cs
UITabBarController	delegate		1	binding:uikit.cs
UITabBarController	mode		1	binding:uikit.cs
UITabBarController	moreNavigationController	UINavigationController	0	binding:uikit.cs
UITabBarController	selectedIndex	NSNumber	1	binding:uikit.cs
UITabBarController	selectedTab	UITab	1	binding:uikit.cs
UITabBarController	selectedViewController	UIViewController	1	binding:uikit.cs
UITabBarController	sidebar	UITabBarControllerSidebar	0	binding:uikit.cs
UITabBarController	tabBar	UITabBar	0	binding:uikit.cs
UITabBarController	tabBarHidden	NSNumber	1	binding:uikit.cs
UITabBarController	tabs	NSArray	1	binding:uikit.cs
UITabBarController	viewControllers	NSArray	1	binding:uikit.cs
UITabBarItem	badgeColor	UIColor	1	binding:uikit.cs
UITabBarItem	badgeValue	NSString	1	binding:uikit.cs
UITabBarItem	enabled	NSNumber	1	binding:uikit.cs
UITabBarItem	finishedSelectedImage	UIImage	0	binding:uikit.cs
UITabBarItem	finishedUnselectedImage	UIImage	0	binding:uikit.cs
UITabBarItem	image	UIImage	1	binding:uikit.cs
UITabBarItem	imageInsets		1	binding:uikit.cs
UITabBarItem	scrollEdgeAppearance	UITabBarAppearance	1	binding:uikit.cs
UITabBarItem	selectedImage	UIImage	1	binding:uikit.cs
UITabBarItem	springLoaded	NSNumber	1	binding:uikit.cs
UITabBarItem	standardAppearance	UITabBarAppearance	1	binding:uikit.cs
UITabBarItem	tag	NSNumber	1	binding:uikit.cs
UITabBarItem	title	NSString	1	binding:uikit.cs
UITabBarItem	titlePositionAdjustment		1	binding:uikit.cs
UITableView	allowsFocus	NSNumber	1	binding:uikit.cs
UITableView	allowsFocusDuringEditing	NSNumber	1	binding:uikit.cs
UITableView	allowsMultipleSelection	NSNumber	1	binding:uikit.cs
UITableView	allowsMultipleSelectionDuringEditing	NSNumber	1	binding:uikit.cs
UITableView	allowsSelection	NSNumber	1	binding:uikit.cs
UITableView	allowsSelectionDuringEditing	NSNumber	1	binding:uikit.cs
UITableView	backgroundView	UIView	1	binding:uikit.cs
UITableView	cellLayoutMarginsFollowReadableWidth	NSNumber	1	binding:uikit.cs
UITableView	contentHuggingElements		1	binding:uikit.cs
UITableView	contextMenuInteraction	UIContextMenuInteraction	0	binding:uikit.cs
UITableView	dataSource		1	binding:uikit.cs
UITableView	delegate		1	binding:uikit.cs
UITableView	dragDelegate		1	binding:uikit.cs
UITableView	dragInteractionEnabled	NSNumber	1	binding:uikit.cs
UITableView	dropDelegate		1	binding:uikit.cs
UITableView	editing	NSNumber	1	binding:uikit.cs
UITableView	estimatedRowHeight	NSNumber	1	binding:uikit.cs
UITableView	estimatedSectionFooterHeight	NSNumber	1	binding:uikit.cs
UITableView	estimatedSectionHeaderHeight	NSNumber	1	binding:uikit.cs
UITableView	fillerRowHeight	NSNumber	1	binding:uikit.cs
UITableView	hasActiveDrag	NSNumber	0	binding:uikit.cs
UITableView	hasActiveDrop	NSNumber	0	binding:uikit.cs
UITableView	hasUncommittedUpdates	NSNumber	0	binding:uikit.cs
UITableView	indexPathForSelectedRow	NSIndexPath	0	binding:uikit.cs
UITableView	indexPathsForSelectedRows	NSArray	0	binding:uikit.cs
UITableView	indexPathsForVisibleRows	NSArray	0	binding:uikit.cs
UITableView	insetsContentViewsToSafeArea	NSNumber	1	binding:uikit.cs
UITableView	numberOfSections	NSNumber	0	binding:uikit.cs
UITableView	prefetchDataSource		1	binding:uikit.cs
UITableView	prefetchingEnabled	NSNumber	1	binding:uikit.cs
UITableView	remembersLastFocusedIndexPath	NSNumber	1	binding:uikit.cs
UITableView	rowHeight	NSNumber	1	binding:uikit.cs
UITableView	sectionFooterHeight	NSNumber	1	binding:uikit.cs
UITableView	sectionHeaderHeight	NSNumber	1	binding:uikit.cs
UITableView	sectionHeaderTopPadding	NSNumber	1	binding:uikit.cs
UITableView	sectionIndexBackgroundColor	UIColor	1	binding:uikit.cs
UITableView	sectionIndexColor	UIColor	1	binding:uikit.cs
UITableView	sectionIndexMinimumDisplayRowCount	NSNumber	1	binding:uikit.cs
UITableView	sectionIndexTrackingBackgroundColor	UIColor	1	binding:uikit.cs
UITableView	selectionFollowsFocus	NSNumber	1	binding:uikit.cs
UITableView	selfSizingInvalidation		1	binding:uikit.cs
UITableView	separatorColor	UIColor	1	binding:uikit.cs
UITableView	separatorEffect	UIVisualEffect	1	binding:uikit.cs
UITableView	separatorInset		1	binding:uikit.cs
UITableView	separatorInsetReference		1	binding:uikit.cs
UITableView	separatorStyle		1	binding:uikit.cs
UITableView	springLoaded	NSNumber	1	binding:uikit.cs
UITableView	style		0	binding:uikit.cs
UITableView	tableFooterView	UIView	1	binding:uikit.cs
UITableView	tableHeaderView	UIView	1	binding:uikit.cs
UITableView	visibleCells	NSArray	0	binding:uikit.cs
UITableViewCell	accessoryType		1	binding:uikit.cs
UITableViewCell	accessoryView	UIView	1	binding:uikit.cs
UITableViewCell	automaticallyUpdatesBackgroundConfiguration	NSNumber	1	binding:uikit.cs
UITableViewCell	automaticallyUpdatesContentConfiguration	NSNumber	1	binding:uikit.cs
UITableViewCell	backgroundConfiguration	UIBackgroundConfiguration	1	binding:uikit.cs
UITableViewCell	backgroundView	UIView	1	binding:uikit.cs
UITableViewCell	configurationState	UICellConfigurationState	0	binding:uikit.cs
UITableViewCell	configurationUpdateHandler		1	binding:uikit.cs
UITableViewCell	contentConfiguration		1	binding:uikit.cs
UITableViewCell	contentView	UIView	0	binding:uikit.cs
UITableViewCell	defaultBackgroundConfiguration	UIBackgroundConfiguration	0	binding:uikit.cs
UITableViewCell	defaultContentConfiguration	UIListContentConfiguration	0	binding:uikit.cs
UITableViewCell	detailTextLabel	UILabel	0	binding:uikit.cs
UITableViewCell	editing	NSNumber	1	binding:uikit.cs
UITableViewCell	editingAccessoryType		1	binding:uikit.cs
UITableViewCell	editingAccessoryView	UIView	1	binding:uikit.cs
UITableViewCell	editingStyle		0	binding:uikit.cs
UITableViewCell	focusStyle		1	binding:uikit.cs
UITableViewCell	highlighted	NSNumber	1	binding:uikit.cs
UITableViewCell	imageView	UIImageView	0	binding:uikit.cs
UITableViewCell	indentationLevel	NSNumber	1	binding:uikit.cs
UITableViewCell	indentationWidth	NSNumber	1	binding:uikit.cs
UITableViewCell	multipleSelectionBackgroundView	UIView	1	binding:uikit.cs
UITableViewCell	reuseIdentifier		0	binding:uikit.cs
UITableViewCell	selected	NSNumber	1	binding:uikit.cs
UITableViewCell	selectedBackgroundView	UIView	1	binding:uikit.cs
UITableViewCell	selectionStyle		1	binding:uikit.cs
UITableViewCell	separatorInset		1	binding:uikit.cs
UITableViewCell	shouldIndentWhileEditing	NSNumber	1	binding:uikit.cs
UITableViewCell	showingDeleteConfirmation	NSNumber	0	binding:uikit.cs
UITableViewCell	showsReorderControl	NSNumber	1	binding:uikit.cs
UITableViewCell	textLabel	UILabel	0	binding:uikit.cs
UITableViewCell	userInteractionEnabledWhileDragging	NSNumber	1	binding:uikit.cs
UITableViewController	clearsSelectionOnViewWillAppear	NSNumber	1	binding:uikit.cs
UITableViewController	refreshControl	UIRefreshControl	1	binding:uikit.cs
UITableViewController	tableView	UITableView	1	binding:uikit.cs
UITableViewHeaderFooterView	automaticallyUpdatesBackgroundConfiguration	NSNumber	1	binding:uikit.cs
UITableViewHeaderFooterView	automaticallyUpdatesContentConfiguration	NSNumber	1	binding:uikit.cs
UITableViewHeaderFooterView	backgroundConfiguration	UIBackgroundConfiguration	1	binding:uikit.cs
UITableViewHeaderFooterView	backgroundView	UIView	1	binding:uikit.cs
UITableViewHeaderFooterView	configurationState	UIViewConfigurationState	0	binding:uikit.cs
UITableViewHeaderFooterView	configurationUpdateHandler		1	binding:uikit.cs
UITableViewHeaderFooterView	contentConfiguration		1	binding:uikit.cs
UITableViewHeaderFooterView	contentView	UIView	0	binding:uikit.cs
UITableViewHeaderFooterView	defaultBackgroundConfiguration	UIBackgroundConfiguration	0	binding:uikit.cs
UITableViewHeaderFooterView	defaultContentConfiguration	UIListContentConfiguration	0	binding:uikit.cs
UITableViewHeaderFooterView	detailTextLabel	UILabel	0	binding:uikit.cs
UITableViewHeaderFooterView	reuseIdentifier		0	binding:uikit.cs
UITableViewHeaderFooterView	textLabel	UILabel	0	binding:uikit.cs
UITapGestureRecognizer	buttonMaskRequired		1	binding:uikit.cs
UITapGestureRecognizer	numberOfTapsRequired	NSNumber	1	binding:uikit.cs
UITapGestureRecognizer	numberOfTouchesRequired	NSNumber	1	binding:uikit.cs
UITextField	adjustsFontForContentSizeCategory	NSNumber	1	binding:uikit.cs
UITextField	adjustsFontSizeToFitWidth	NSNumber	1	binding:uikit.cs
UITextField	allowedWritingToolsResultOptions		1	binding:uikit.cs
UITextField	allowsEditingTextAttributes	NSNumber	1	binding:uikit.cs
UITextField	attributedPlaceholder	NSAttributedString	1	binding:uikit.cs
UITextField	attributedText	NSAttributedString	1	binding:uikit.cs
UITextField	autocapitalizationType		1	binding:uikit.cs
UITextField	autocorrectionType		1	binding:uikit.cs
UITextField	background	UIImage	1	binding:uikit.cs
UITextField	beginningOfDocument	UITextPosition	0	binding:uikit.cs
UITextField	borderStyle		1	binding:uikit.cs
UITextField	clearButtonMode		1	binding:uikit.cs
UITextField	clearsOnBeginEditing	NSNumber	1	binding:uikit.cs
UITextField	clearsOnInsertion	NSNumber	1	binding:uikit.cs
UITextField	defaultTextAttributes	NSDictionary	1	binding:uikit.cs
UITextField	delegate		1	binding:uikit.cs
UITextField	disabledBackground	UIImage	1	binding:uikit.cs
UITextField	editable	NSNumber	0	binding:uikit.cs
UITextField	enablesReturnKeyAutomatically	NSNumber	1	binding:uikit.cs
UITextField	endOfDocument	UITextPosition	0	binding:uikit.cs
UITextField	font	UIFont	1	binding:uikit.cs
UITextField	hasText	NSNumber	0	binding:uikit.cs
UITextField	inlinePredictionType		1	binding:uikit.cs
UITextField	inputAccessoryView	UIView	1	binding:uikit.cs
UITextField	inputDelegate		1	binding:uikit.cs
UITextField	inputView	UIView	1	binding:uikit.cs
UITextField	insertDictationResultPlaceholder		0	binding:uikit.cs
UITextField	interactionState		1	binding:uikit.cs
UITextField	isEditing	NSNumber	0	binding:uikit.cs
UITextField	keyboardAppearance		1	binding:uikit.cs
UITextField	keyboardType		1	binding:uikit.cs
UITextField	leftView	UIView	1	binding:uikit.cs
UITextField	leftViewMode		1	binding:uikit.cs
UITextField	markedTextRange	UITextRange	0	binding:uikit.cs
UITextField	markedTextStyle	NSDictionary	1	binding:uikit.cs
UITextField	mathExpressionCompletionType		1	binding:uikit.cs
UITextField	minimumFontSize	NSNumber	1	binding:uikit.cs
UITextField	passwordRules	UITextInputPasswordRules	1	binding:uikit.cs
UITextField	pasteConfiguration	UIPasteConfiguration	1	binding:uikit.cs
UITextField	pasteDelegate		1	binding:uikit.cs
UITextField	placeholder	NSString	1	binding:uikit.cs
UITextField	returnKeyType		1	binding:uikit.cs
UITextField	rightView	UIView	1	binding:uikit.cs
UITextField	rightViewMode		1	binding:uikit.cs
UITextField	secureTextEntry	NSNumber	1	binding:uikit.cs
UITextField	selectedTextRange	UITextRange	1	binding:uikit.cs
UITextField	selectionAffinity		1	binding:uikit.cs
UITextField	sizingRule		1	binding:uikit.cs
UITextField	smartDashesType		1	binding:uikit.cs
UITextField	smartInsertDeleteType		1	binding:uikit.cs
UITextField	smartQuotesType		1	binding:uikit.cs
UITextField	spellCheckingType		1	binding:uikit.cs
UITextField	supportsAdaptiveImageGlyph	NSNumber	1	binding:uikit.cs
UITextField	text	NSString	1	binding:uikit.cs
UITextField	textAlignment		1	binding:uikit.cs
UITextField	textColor	UIColor	1	binding:uikit.cs
UITextField	textContentType		1	binding:uikit.cs
UITextField	textDragActive	NSNumber	0	binding:uikit.cs
UITextField	textDragDelegate		1	binding:uikit.cs
UITextField	textDragInteraction	UIDragInteraction	0	binding:uikit.cs
UITextField	textDragOptions		1	binding:uikit.cs
UITextField	textDropActive	NSNumber	0	binding:uikit.cs
UITextField	textDropDelegate		1	binding:uikit.cs
UITextField	textDropInteraction	UIDropInteraction	0	binding:uikit.cs
UITextField	textInputView	UIView	0	binding:uikit.cs
UITextField	tokenizer		0	binding:uikit.cs
UITextField	typingAttributes	NSDictionary	1	binding:uikit.cs
UITextField	writingToolsBehavior		1	binding:uikit.cs
UITextFormattingViewController	configuration	UITextFormattingViewControllerConfiguration	0	binding:uikit.cs
UITextFormattingViewController	delegate		1	binding:uikit.cs
UITextFormattingViewController	formattingDescriptor	UITextFormattingViewControllerFormattingDescriptor	1	binding:uikit.cs
UITextFormattingViewController	init		0	binding:uikit.cs
UITextView	adjustsFontForContentSizeCategory	NSNumber	1	binding:uikit.cs
UITextView	allowedWritingToolsResultOptions		1	binding:uikit.cs
UITextView	allowsEditingTextAttributes	NSNumber	1	binding:uikit.cs
UITextView	attributedText	NSAttributedString	1	binding:uikit.cs
UITextView	autocapitalizationType		1	binding:uikit.cs
UITextView	autocorrectionType		1	binding:uikit.cs
UITextView	beginningOfDocument	UITextPosition	0	binding:uikit.cs
UITextView	borderStyle		1	binding:uikit.cs
UITextView	clearsOnInsertion	NSNumber	1	binding:uikit.cs
UITextView	dataDetectorTypes		1	binding:uikit.cs
UITextView	delegate		1	binding:uikit.cs
UITextView	editable	NSNumber	1	binding:uikit.cs
UITextView	enablesReturnKeyAutomatically	NSNumber	1	binding:uikit.cs
UITextView	endOfDocument	UITextPosition	0	binding:uikit.cs
UITextView	findInteraction	UIFindInteraction	0	binding:uikit.cs
UITextView	findInteractionEnabled	NSNumber	1	binding:uikit.cs
UITextView	font	UIFont	1	binding:uikit.cs
UITextView	hasText	NSNumber	0	binding:uikit.cs
UITextView	inlinePredictionType		1	binding:uikit.cs
UITextView	inputAccessoryView	UIView	1	binding:uikit.cs
UITextView	inputDelegate		1	binding:uikit.cs
UITextView	inputView	UIView	1	binding:uikit.cs
UITextView	insertDictationResultPlaceholder		0	binding:uikit.cs
UITextView	interactionState		1	binding:uikit.cs
UITextView	keyboardAppearance		1	binding:uikit.cs
UITextView	keyboardType		1	binding:uikit.cs
UITextView	layoutManager	NSLayoutManager	0	binding:uikit.cs
UITextView	linkTextAttributes	NSDictionary	1	binding:uikit.cs
UITextView	markedTextRange	UITextRange	0	binding:uikit.cs
UITextView	markedTextStyle	NSDictionary	1	binding:uikit.cs
UITextView	mathExpressionCompletionType		1	binding:uikit.cs
UITextView	passwordRules	UITextInputPasswordRules	1	binding:uikit.cs
UITextView	pasteConfiguration	UIPasteConfiguration	1	binding:uikit.cs
UITextView	pasteDelegate		1	binding:uikit.cs
UITextView	returnKeyType		1	binding:uikit.cs
UITextView	secureTextEntry	NSNumber	1	binding:uikit.cs
UITextView	selectable	NSNumber	1	binding:uikit.cs
UITextView	selectedRange		1	binding:uikit.cs
UITextView	selectedTextRange	UITextRange	1	binding:uikit.cs
UITextView	selectionAffinity		1	binding:uikit.cs
UITextView	sizingRule		1	binding:uikit.cs
UITextView	smartDashesType		1	binding:uikit.cs
UITextView	smartInsertDeleteType		1	binding:uikit.cs
UITextView	smartQuotesType		1	binding:uikit.cs
UITextView	spellCheckingType		1	binding:uikit.cs
UITextView	supportsAdaptiveImageGlyph	NSNumber	1	binding:uikit.cs
UITextView	text	NSString	1	binding:uikit.cs
UITextView	textAlignment		1	binding:uikit.cs
UITextView	textColor	UIColor	1	binding:uikit.cs
UITextView	textContainer	NSTextContainer	0	binding:uikit.cs
UITextView	textContainerInset		1	binding:uikit.cs
UITextView	textContentType		1	binding:uikit.cs
UITextView	textDragActive	NSNumber	0	binding:uikit.cs
UITextView	textDragDelegate		1	binding:uikit.cs
UITextView	textDragInteraction	UIDragInteraction	0	binding:uikit.cs
UITextView	textDragOptions		1	binding:uikit.cs
UITextView	textDropActive	NSNumber	0	binding:uikit.cs
UITextView	textDropDelegate		1	binding:uikit.cs
UITextView	textDropInteraction	UIDropInteraction	0	binding:uikit.cs
UITextView	textFormattingConfiguration	UITextFormattingViewControllerConfiguration	1	binding:uikit.cs
UITextView	textHighlightAttributes		1	binding:uikit.cs
UITextView	textInputView	UIView	0	binding:uikit.cs
UITextView	textLayoutManager	NSTextLayoutManager	0	binding:uikit.cs
UITextView	textStorage	NSTextStorage	0	binding:uikit.cs
UITextView	tokenizer		0	binding:uikit.cs
UITextView	typingAttributes	NSDictionary	1	binding:uikit.cs
UITextView	usesStandardTextScaling	NSNumber	1	binding:uikit.cs
UITextView	writingToolsActive	NSNumber	0	binding:uikit.cs
UITextView	writingToolsBehavior		1	binding:uikit.cs
UITextView	writingToolsCoordinator	UIWritingToolsCoordinator	0	binding:uikit.cs
UIToolbar	barPosition		0	binding:uikit.cs
UIToolbar	barStyle		1	binding:uikit.cs
UIToolbar	barTintColor	UIColor	1	binding:uikit.cs
UIToolbar	compactAppearance	UIToolbarAppearance	1	binding:uikit.cs
UIToolbar	compactScrollEdgeAppearance	UIToolbarAppearance	1	binding:uikit.cs
UIToolbar	delegate		1	binding:uikit.cs
UIToolbar	items	NSArray	1	binding:uikit.cs
UIToolbar	scrollEdgeAppearance	UIToolbarAppearance	1	binding:uikit.cs
UIToolbar	standardAppearance	UIToolbarAppearance	1	binding:uikit.cs
UIToolbar	translucent	NSNumber	1	binding:uikit.cs
UIVideoEditorController	delegate		1	binding:uikit.cs
UIVideoEditorController	videoMaximumDuration	NSNumber	1	binding:uikit.cs
UIVideoEditorController	videoPath	NSString	1	binding:uikit.cs
UIVideoEditorController	videoQuality		1	binding:uikit.cs
UIView	accessibilityIdentifier	NSString	1	binding:uikit.cs
UIView	accessibilityIgnoresInvertColors	NSNumber	1	binding:uikit.cs
UIView	alignmentRectInsets		0	binding:uikit.cs
UIView	alpha	NSNumber	1	binding:uikit.cs
UIView	anchorPoint		1	binding:uikit.cs
UIView	appliedContentSizeCategoryLimitsDescription	NSString	0	binding:uikit.cs
UIView	areAnimationsEnabled	NSNumber	0	binding:uikit.cs
UIView	autoresizesSubviews	NSNumber	1	binding:uikit.cs
UIView	autoresizingMask		1	binding:uikit.cs
UIView	backgroundColor	UIColor	1	binding:uikit.cs
UIView	bottomAnchor	NSLayoutYAxisAnchor	0	binding:uikit.cs
UIView	bounds		1	binding:uikit.cs
UIView	canBecomeFocused	NSNumber	0	binding:uikit.cs
UIView	center		1	binding:uikit.cs
UIView	centerXAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UIView	centerYAnchor	NSLayoutYAxisAnchor	0	binding:uikit.cs
UIView	clearsContextBeforeDrawing	NSNumber	1	binding:uikit.cs
UIView	clipsToBounds	NSNumber	1	binding:uikit.cs
UIView	collisionBoundingPath	UIBezierPath	0	binding:uikit.cs
UIView	collisionBoundsType		0	binding:uikit.cs
UIView	constraints	NSArray	0	binding:uikit.cs
UIView	contentMode		1	binding:uikit.cs
UIView	contentScaleFactor	NSNumber	1	binding:uikit.cs
UIView	contentStretch		1	binding:uikit.cs
UIView	coordinateSpace		0	binding:uikit.cs
UIView	directionalLayoutMargins		1	binding:uikit.cs
UIView	effectiveUserInterfaceLayoutDirection		0	binding:uikit.cs
UIView	exclusiveTouch	NSNumber	1	binding:uikit.cs
UIView	firstBaselineAnchor	NSLayoutYAxisAnchor	0	binding:uikit.cs
UIView	focusEffect	UIFocusEffect	1	binding:uikit.cs
UIView	focusGroupIdentifier	NSString	1	binding:uikit.cs
UIView	focusGroupPriority	NSNumber	1	binding:uikit.cs
UIView	focusItemContainer		0	binding:uikit.cs
UIView	focusItemDeferralMode		0	binding:uikit.cs
UIView	focused	NSNumber	0	binding:uikit.cs
UIView	frame		1	binding:uikit.cs
UIView	gestureRecognizers	NSArray	1	binding:uikit.cs
UIView	hasAmbiguousLayout	NSNumber	0	binding:uikit.cs
UIView	heightAnchor	NSLayoutDimension	0	binding:uikit.cs
UIView	hidden	NSNumber	1	binding:uikit.cs
UIView	hoverStyle	UIHoverStyle	1	binding:uikit.cs
UIView	inheritedAnimationDuration	NSNumber	0	binding:uikit.cs
UIView	insetsLayoutMarginsFromSafeArea	NSNumber	1	binding:uikit.cs
UIView	interactions	NSArray	1	binding:uikit.cs
UIView	intrinsicContentSize		0	binding:uikit.cs
UIView	isTransparentFocusItem	NSNumber	0	binding:uikit.cs
UIView	keyboardLayoutGuide	UIKeyboardLayoutGuide	0	binding:uikit.cs
UIView	largeContentImage	UIImage	1	binding:uikit.cs
UIView	largeContentImageInsets		1	binding:uikit.cs
UIView	largeContentTitle	NSString	1	binding:uikit.cs
UIView	lastBaselineAnchor	NSLayoutYAxisAnchor	0	binding:uikit.cs
UIView	layer	CALayer	0	binding:uikit.cs
UIView	layoutGuides	NSArray	0	binding:uikit.cs
UIView	layoutMargins		1	binding:uikit.cs
UIView	layoutMarginsGuide	UILayoutGuide	0	binding:uikit.cs
UIView	leadingAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UIView	leftAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UIView	maskView	UIView	1	binding:uikit.cs
UIView	maximumContentSizeCategory		1	binding:uikit.cs
UIView	minimumContentSizeCategory		1	binding:uikit.cs
UIView	motionEffects	NSArray	1	binding:uikit.cs
UIView	multipleTouchEnabled	NSNumber	1	binding:uikit.cs
UIView	needsDisplayInRect		1	binding:uikit.cs
UIView	needsUpdateConstraints	NSNumber	0	binding:uikit.cs
UIView	opaque	NSNumber	1	binding:uikit.cs
UIView	overrideUserInterfaceStyle		1	binding:uikit.cs
UIView	parentFocusEnvironment		0	binding:uikit.cs
UIView	preferredFocusEnvironments	NSArray	0	binding:uikit.cs
UIView	preferredFocusedView	UIView	0	binding:uikit.cs
UIView	preservesSuperviewLayoutMargins	NSNumber	1	binding:uikit.cs
UIView	readableContentGuide	UILayoutGuide	0	binding:uikit.cs
UIView	restorationIdentifier	NSString	1	binding:uikit.cs
UIView	rightAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UIView	safeAreaInsets		0	binding:uikit.cs
UIView	safeAreaLayoutGuide	UILayoutGuide	0	binding:uikit.cs
UIView	scalesLargeContentImage	NSNumber	1	binding:uikit.cs
UIView	semanticContentAttribute		1	binding:uikit.cs
UIView	showsLargeContentViewer	NSNumber	1	binding:uikit.cs
UIView	subviews	NSArray	0	binding:uikit.cs
UIView	superview	UIView	0	binding:uikit.cs
UIView	tag	NSNumber	1	binding:uikit.cs
UIView	tintAdjustmentMode		1	binding:uikit.cs
UIView	tintColor	UIColor	1	binding:uikit.cs
UIView	topAnchor	NSLayoutYAxisAnchor	0	binding:uikit.cs
UIView	trailingAnchor	NSLayoutXAxisAnchor	0	binding:uikit.cs
UIView	traitCollection	UITraitCollection	0	binding:uikit.cs
UIView	traitOverrides		0	binding:uikit.cs
UIView	transform		1	binding:uikit.cs
UIView	transform3D		1	binding:uikit.cs
UIView	translatesAutoresizingMaskIntoConstraints	NSNumber	1	binding:uikit.cs
UIView	userInteractionEnabled	NSNumber	1	binding:uikit.cs
UIView	viewForBaselineLayout	UIView	0	binding:uikit.cs
UIView	viewForFirstBaselineLayout	UIView	0	binding:uikit.cs
UIView	viewForLastBaselineLayout	UIView	0	binding:uikit.cs
UIView	viewPrintFormatter	UIViewPrintFormatter	0	binding:uikit.cs
UIView	widthAnchor	NSLayoutDimension	0	binding:uikit.cs
UIView	window	UIWindow	0	binding:uikit.cs
UIViewController	activePresentationController	UIPresentationController	0	binding:uikit.cs
UIViewController	additionalSafeAreaInsets		1	binding:uikit.cs
UIViewController	automaticallyAdjustsScrollViewInsets	NSNumber	1	binding:uikit.cs
UIViewController	automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers	NSNumber	0	binding:uikit.cs
UIViewController	bottomLayoutGuide		0	binding:uikit.cs
UIViewController	canDisplayBannerAds	NSNumber	1	binding:iad.cs
UIViewController	childViewControllerForHomeIndicatorAutoHidden	UIViewController	0	binding:uikit.cs
UIViewController	childViewControllerForPointerLock	UIViewController	0	binding:uikit.cs
UIViewController	childViewControllerForScreenEdgesDeferringSystemGestures	UIViewController	0	binding:uikit.cs
UIViewController	childViewControllerForStatusBarHidden	UIViewController	0	binding:uikit.cs
UIViewController	childViewControllerForStatusBarStyle	UIViewController	0	binding:uikit.cs
UIViewController	childViewControllerForUserInterfaceStyle	UIViewController	0	binding:uikit.cs
UIViewController	childViewControllers	NSArray	0	binding:uikit.cs
UIViewController	contentSizeForViewInPopover		1	binding:uikit.cs
UIViewController	contentUnavailableConfiguration		1	binding:uikit.cs
UIViewController	contentUnavailableConfigurationState	UIContentUnavailableConfigurationState	0	binding:uikit.cs
UIViewController	definesPresentationContext	NSNumber	1	binding:uikit.cs
UIViewController	disablesAutomaticKeyboardDismissal	NSNumber	0	binding:uikit.cs
UIViewController	edgesForExtendedLayout		1	binding:uikit.cs
UIViewController	editButtonItem	UIBarButtonItem	0	binding:uikit.cs
UIViewController	editing	NSNumber	1	binding:uikit.cs
UIViewController	extendedLayoutIncludesOpaqueBars	NSNumber	1	binding:uikit.cs
UIViewController	extensionContext	NSExtensionContext	0	binding:uikit.cs
UIViewController	focusGroupIdentifier	NSString	1	binding:uikit.cs
UIViewController	focusItemContainer		0	binding:uikit.cs
UIViewController	hidesBottomBarWhenPushed	NSNumber	1	binding:uikit.cs
UIViewController	interactionActivityTrackingBaseName	NSString	1	binding:uikit.cs
UIViewController	interfaceOrientation		0	binding:uikit.cs
UIViewController	interstitialPresentationPolicy		1	binding:iad.cs
UIViewController	isBeingDismissed	NSNumber	0	binding:uikit.cs
UIViewController	isBeingPresented	NSNumber	0	binding:uikit.cs
UIViewController	isDisplayingBannerAd	NSNumber	0	binding:iad.cs
UIViewController	isMovingFromParentViewController	NSNumber	0	binding:uikit.cs
UIViewController	isMovingToParentViewController	NSNumber	0	binding:uikit.cs
UIViewController	isPresentingFullScreenAd	NSNumber	0	binding:iad.cs
UIViewController	isViewLoaded	NSNumber	0	binding:uikit.cs
UIViewController	modalInPopover	NSNumber	1	binding:uikit.cs
UIViewController	modalInPresentation	NSNumber	1	binding:uikit.cs
UIViewController	modalPresentationCapturesStatusBarAppearance	NSNumber	1	binding:uikit.cs
UIViewController	modalPresentationStyle		1	binding:uikit.cs
UIViewController	modalTransitionStyle		1	binding:uikit.cs
UIViewController	modalViewController	UIViewController	0	binding:uikit.cs
UIViewController	navigationController	UINavigationController	0	binding:uikit.cs
UIViewController	navigationItem	UINavigationItem	0	binding:uikit.cs
UIViewController	nibBundle	NSBundle	0	binding:uikit.cs
UIViewController	nibName	NSString	0	binding:uikit.cs
UIViewController	originalContentView	UIView	0	binding:iad.cs
UIViewController	overrideUserInterfaceStyle		1	binding:uikit.cs
UIViewController	parentFocusEnvironment		0	binding:uikit.cs
UIViewController	parentViewController	UIViewController	0	binding:uikit.cs
UIViewController	performsActionsWhilePresentingModally	NSNumber	0	binding:uikit.cs
UIViewController	popoverPresentationController	UIPopoverPresentationController	0	binding:uikit.cs
UIViewController	preferredContentSize		1	binding:uikit.cs
UIViewController	preferredFocusEnvironments	NSArray	0	binding:uikit.cs
UIViewController	preferredFocusedView	UIView	0	binding:uikit.cs
UIViewController	preferredInterfaceOrientationForPresentation		0	binding:uikit.cs
UIViewController	preferredScreenEdgesDeferringSystemGestures		0	binding:uikit.cs
UIViewController	preferredStatusBarStyle		0	binding:uikit.cs
UIViewController	preferredStatusBarUpdateAnimation		0	binding:uikit.cs
UIViewController	preferredTransition	UIViewControllerTransition	1	binding:uikit.cs
UIViewController	preferredUserInterfaceStyle		0	binding:uikit.cs
UIViewController	prefersHomeIndicatorAutoHidden	NSNumber	0	binding:uikit.cs
UIViewController	prefersPointerLocked	NSNumber	0	binding:uikit.cs
UIViewController	prefersStatusBarHidden	NSNumber	0	binding:uikit.cs
UIViewController	presentationController	UIPresentationController	0	binding:uikit.cs
UIViewController	presentedViewController	UIViewController	0	binding:uikit.cs
UIViewController	presentingViewController	UIViewController	0	binding:uikit.cs
UIViewController	previewActionItems	NSArray	0	binding:uikit.cs
UIViewController	providesPresentationContextTransitionStyle	NSNumber	1	binding:uikit.cs
UIViewController	requestInterstitialAdPresentation	NSNumber	0	binding:iad.cs
UIViewController	restorationClass		1	binding:uikit.cs
UIViewController	restorationIdentifier	NSString	1	binding:uikit.cs
UIViewController	restoresFocusAfterTransition	NSNumber	1	binding:uikit.cs
UIViewController	rotatingFooterView	UIView	0	binding:uikit.cs
UIViewController	rotatingHeaderView	UIView	0	binding:uikit.cs
UIViewController	searchDisplayController	UISearchDisplayController	0	binding:uikit.cs
UIViewController	sheetPresentationController	UISheetPresentationController	0	binding:uikit.cs
UIViewController	shouldAutomaticallyForwardAppearanceMethods	NSNumber	0	binding:uikit.cs
UIViewController	shouldAutomaticallyForwardRotationMethods	NSNumber	0	binding:uikit.cs
UIViewController	shouldAutorotate	NSNumber	0	binding:uikit.cs
UIViewController	shouldPresentInterstitialAd	NSNumber	0	binding:iad.cs
UIViewController	splitViewController	UISplitViewController	0	binding:uikit.cs
UIViewController	storyboard	UIStoryboard	0	binding:uikit.cs
UIViewController	supportedInterfaceOrientations		0	binding:uikit.cs
UIViewController	systemMinimumLayoutMargins		0	binding:uikit.cs
UIViewController	tab	UITab	0	binding:uikit.cs
UIViewController	tabBarController	UITabBarController	0	binding:uikit.cs
UIViewController	tabBarItem	UITabBarItem	1	binding:uikit.cs
UIViewController	tabBarObservedScrollView	UIScrollView	1	binding:uikit.cs
UIViewController	title	NSString	1	binding:uikit.cs
UIViewController	toolbarItems	NSArray	1	binding:uikit.cs
UIViewController	topLayoutGuide		0	binding:uikit.cs
UIViewController	traitCollection	UITraitCollection	0	binding:uikit.cs
UIViewController	traitOverrides		0	binding:uikit.cs
UIViewController	transitionCoordinator		0	binding:uikit.cs
UIViewController	transitioningDelegate		1	binding:uikit.cs
UIViewController	view	UIView	1	binding:uikit.cs
UIViewController	viewIfLoaded	UIView	0	binding:uikit.cs
UIViewController	viewRespectsSystemMinimumLayoutMargins	NSNumber	1	binding:uikit.cs
UIViewController	wantsFullScreenLayout	NSNumber	1	binding:uikit.cs
UIVisualEffectView	contentView	UIView	0	binding:uikit.cs
UIVisualEffectView	effect	UIVisualEffect	1	binding:uikit.cs
UIWebView	allowsInlineMediaPlayback	NSNumber	1	binding:uikit.cs
UIWebView	allowsLinkPreview	NSNumber	1	binding:uikit.cs
UIWebView	allowsPictureInPictureMediaPlayback	NSNumber	1	binding:uikit.cs
UIWebView	canGoBack	NSNumber	0	binding:uikit.cs
UIWebView	canGoForward	NSNumber	0	binding:uikit.cs
UIWebView	dataDetectorTypes		1	binding:uikit.cs
UIWebView	delegate		1	binding:uikit.cs
UIWebView	gapBetweenPages	NSNumber	1	binding:uikit.cs
UIWebView	isLoading	NSNumber	0	binding:uikit.cs
UIWebView	keyboardDisplayRequiresUserAction	NSNumber	1	binding:uikit.cs
UIWebView	mediaPlaybackAllowsAirPlay	NSNumber	1	binding:uikit.cs
UIWebView	mediaPlaybackRequiresUserAction	NSNumber	1	binding:uikit.cs
UIWebView	pageCount	NSNumber	0	binding:uikit.cs
UIWebView	pageLength	NSNumber	1	binding:uikit.cs
UIWebView	paginationBreakingMode		1	binding:uikit.cs
UIWebView	paginationMode		1	binding:uikit.cs
UIWebView	request	NSURLRequest	0	binding:uikit.cs
UIWebView	scalesPageToFit	NSNumber	1	binding:uikit.cs
UIWebView	scrollView	UIScrollView	0	binding:uikit.cs
UIWebView	suppressesIncrementalRendering	NSNumber	1	binding:uikit.cs
UIWindow	avDisplayManager	AVDisplayManager	0	binding:avkit.cs
UIWindow	canBecomeKeyWindow	NSNumber	0	binding:uikit.cs
UIWindow	canResizeToFitContent	NSNumber	1	binding:uikit.cs
UIWindow	isKeyWindow	NSNumber	0	binding:uikit.cs
UIWindow	rootViewController	UIViewController	1	binding:uikit.cs
UIWindow	safeAreaAspectFitLayoutGuide		0	binding:uikit.cs
UIWindow	screen	UIScreen	1	binding:uikit.cs
UIWindow	windowLevel	NSNumber	1	binding:uikit.cs
UIWindow	windowScene	UIWindowScene	1	binding:uikit.cs
UIWindowScene	activityItemsConfigurationSource		1	binding:uikit.cs
UIWindowScene	coordinateSpace		0	binding:uikit.cs
UIWindowScene	effectiveGeometry	UIWindowSceneGeometry	0	binding:uikit.cs
UIWindowScene	focusSystem	UIFocusSystem	0	binding:uikit.cs
UIWindowScene	fullScreen	NSNumber	0	binding:uikit.cs
UIWindowScene	interfaceOrientation		0	binding:uikit.cs
UIWindowScene	keyWindow	UIWindow	0	binding:uikit.cs
UIWindowScene	screen	UIScreen	0	binding:uikit.cs
UIWindowScene	screenshotService	UIScreenshotService	0	binding:uikit.cs
UIWindowScene	sizeRestrictions	UISceneSizeRestrictions	0	binding:uikit.cs
UIWindowScene	statusBarManager	UIStatusBarManager	0	binding:uikit.cs
UIWindowScene	traitCollection	UITraitCollection	0	binding:uikit.cs
UIWindowScene	traitOverrides		0	binding:uikit.cs
UIWindowScene	windowingBehaviors	UISceneWindowingBehaviors	0	binding:uikit.cs
UIWindowScene	windows	NSArray	0	binding:uikit.cs
VNDocumentCameraViewController	delegate		1	binding:visionkit.cs
VNDocumentCameraViewController	supported	NSNumber	0	binding:visionkit.cs
WKWebView	UIDelegate		1	binding:webkit.cs
WKWebView	URL	NSURL	0	binding:webkit.cs
WKWebView	allowsBackForwardNavigationGestures	NSNumber	1	binding:webkit.cs
WKWebView	allowsLinkPreview	NSNumber	1	binding:webkit.cs
WKWebView	allowsMagnification	NSNumber	1	binding:webkit.cs
WKWebView	backForwardList	WKBackForwardList	0	binding:webkit.cs
WKWebView	cameraCaptureState		0	binding:webkit.cs
WKWebView	canGoBack	NSNumber	0	binding:webkit.cs
WKWebView	canGoForward	NSNumber	0	binding:webkit.cs
WKWebView	certificateChain	NSArray	0	binding:webkit.cs
WKWebView	configuration	WKWebViewConfiguration	0	binding:webkit.cs
WKWebView	customUserAgent	NSString	1	binding:webkit.cs
WKWebView	estimatedProgress	NSNumber	0	binding:webkit.cs
WKWebView	findInteraction	UIFindInteraction	0	binding:webkit.cs
WKWebView	findInteractionEnabled	NSNumber	1	binding:webkit.cs
WKWebView	fullscreenState		0	binding:webkit.cs
WKWebView	goBack	WKNavigation	0	binding:webkit.cs
WKWebView	goForward	WKNavigation	0	binding:webkit.cs
WKWebView	hasOnlySecureContent	NSNumber	0	binding:webkit.cs
WKWebView	inspectable	NSNumber	1	binding:webkit.cs
WKWebView	interactionState		1	binding:webkit.cs
WKWebView	loading	NSNumber	0	binding:webkit.cs
WKWebView	magnification	NSNumber	1	binding:webkit.cs
WKWebView	maximumViewportInset		0	binding:webkit.cs
WKWebView	mediaType	NSString	1	binding:webkit.cs
WKWebView	microphoneCaptureState		0	binding:webkit.cs
WKWebView	minimumViewportInset		0	binding:webkit.cs
WKWebView	navigationDelegate		1	binding:webkit.cs
WKWebView	pageZoom	NSNumber	1	binding:webkit.cs
WKWebView	reload	WKNavigation	0	binding:webkit.cs
WKWebView	reloadFromOrigin	WKNavigation	0	binding:webkit.cs
WKWebView	scrollView	UIScrollView	0	binding:webkit.cs
WKWebView	serverTrust		0	binding:webkit.cs
WKWebView	themeColor	UIColor	0	binding:webkit.cs
WKWebView	title	NSString	0	binding:webkit.cs
WKWebView	underPageBackgroundColor	UIColor	1	binding:webkit.cs
WKWebView	writingToolsActive	NSNumber	0	binding:webkit.cs
WebFrameView	allowsScrolling	NSNumber	1	binding:webkit.cs
WebFrameView	canPrintHeadersAndFooters	NSNumber	0	binding:webkit.cs
WebFrameView	documentView	NSView	0	binding:webkit.cs
WebFrameView	documentViewShouldHandlePrint	NSNumber	0	binding:webkit.cs
WebFrameView	webFrame	WebFrame	0	binding:webkit.cs
WebView	MIMETypesShownAsHTML	NSArray	0	binding:webkit.cs
WebView	UIDelegate		1	binding:webkit.cs
WebView	applicationNameForUserAgent	NSString	1	binding:webkit.cs
WebView	backForwardList	WebBackForwardList	0	binding:webkit.cs
WebView	canGoBack	NSNumber	0	binding:webkit.cs
WebView	canGoForward	NSNumber	0	binding:webkit.cs
WebView	canMakeTextLarger	NSNumber	0	binding:webkit.cs
WebView	canMakeTextSmaller	NSNumber	0	binding:webkit.cs
WebView	canMakeTextStandardSize	NSNumber	0	binding:webkit.cs
WebView	continuousSpellCheckingEnabled	NSNumber	1	binding:webkit.cs
WebView	customTextEncodingName	NSString	1	binding:webkit.cs
WebView	customUserAgent	NSString	1	binding:webkit.cs
WebView	downloadDelegate		1	binding:webkit.cs
WebView	drawsBackground	NSNumber	1	binding:webkit.cs
WebView	editable	NSNumber	1	binding:webkit.cs
WebView	editingDelegate		1	binding:webkit.cs
WebView	estimatedProgress	NSNumber	0	binding:webkit.cs
WebView	frameLoadDelegate		1	binding:webkit.cs
WebView	goBack	NSNumber	0	binding:webkit.cs
WebView	goForward	NSNumber	0	binding:webkit.cs
WebView	groupName	NSString	1	binding:webkit.cs
WebView	hostWindow	NSWindow	1	binding:webkit.cs
WebView	isLoading	NSNumber	0	binding:webkit.cs
WebView	mainFrame	WebFrame	0	binding:webkit.cs
WebView	mainFrameDocument	DOMDocument	0	binding:webkit.cs
WebView	mainFrameIcon	NSImage	0	binding:webkit.cs
WebView	mainFrameTitle	NSString	0	binding:webkit.cs
WebView	mainFrameURL	NSString	1	binding:webkit.cs
WebView	maintainsBackForwardList		1	binding:webkit.cs
WebView	maintainsInactiveSelection	NSNumber	0	binding:webkit.cs
WebView	mediaStyle	NSString	1	binding:webkit.cs
WebView	pasteboardTypesForSelection	NSArray	0	binding:webkit.cs
WebView	policyDelegate		1	binding:webkit.cs
WebView	preferences	WebPreferences	1	binding:webkit.cs
WebView	preferencesIdentifier	NSString	1	binding:webkit.cs
WebView	resourceLoadDelegate		1	binding:webkit.cs
WebView	selectedDOMRange	DOMRange	0	binding:webkit.cs
WebView	selectedFrame	WebFrame	0	binding:webkit.cs
WebView	selectionAffinity		0	binding:webkit.cs
WebView	shouldCloseWithWindow	NSNumber	1	binding:webkit.cs
WebView	shouldUpdateWhileOffscreen	NSNumber	1	binding:webkit.cs
WebView	smartInsertDeleteEnabled	NSNumber	1	binding:webkit.cs
WebView	spellCheckerDocumentTag	NSNumber	0	binding:webkit.cs
WebView	supportsTextEncoding	NSNumber	0	binding:webkit.cs
WebView	textSizeMultiplier	NSNumber	1	binding:webkit.cs
WebView	typingStyle	DOMCSSStyleDeclaration	1	binding:webkit.cs
WebView	undoManager	NSUndoManager	0	binding:webkit.cs
WebView	windowScriptObject	WebScriptObject	0	binding:webkit.cs
"""#
}
