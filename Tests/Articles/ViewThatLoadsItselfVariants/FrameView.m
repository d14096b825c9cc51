@interface FrameView : UIView
@property (nonatomic, strong) IBOutlet UIView *content;
@end

@implementation FrameView

- (instancetype)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        [[NSBundle mainBundle] loadNibNamed:@"FrameView" owner:self options:nil];
        [self addSubview:self.content];
    }
    return self;
}

@end
