@interface DeskOwner : NSObject
@property (strong) IBOutlet NSWindow *window;
- (IBAction)open:(id)sender;
@end

@implementation DeskOwner

- (void)awakeFromNib {
    [super awakeFromNib];
}

- (IBAction)open:(id)sender {}

- (void)show {
    [[NSBundle mainBundle] loadNibNamed:@"Desk" owner:self topLevelObjects:nil];
}

@end

@interface DeskView : NSView
@end

@implementation DeskView

- (instancetype)initWithFrame:(NSRect)frame {
    return [super initWithFrame:frame];
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    return [super initWithCoder:coder];
}

@end

@interface DeskSlider : NSSlider
@end

@implementation DeskSlider

- (instancetype)initWithCoder:(NSCoder *)coder {
    return [super initWithCoder:coder];
}

@end

@interface DeskDrawer : NSObject
@property (copy) NSString *label;
@end

@implementation DeskDrawer

- (instancetype)init {
    return [super init];
}

@end
