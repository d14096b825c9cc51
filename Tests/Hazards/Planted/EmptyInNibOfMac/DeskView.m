@interface DeskView : NSView
@property (strong) IBOutlet NSView *content;
@end

@implementation DeskView

- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        [[NSBundle mainBundle] loadNibNamed:@"DeskView" owner:self topLevelObjects:nil];
        [self addSubview:self.content];
    }
    return self;
}

@end
