@interface BadgeView : UIView
@property (strong, nonatomic) IBOutlet UIView *containerView;
@end

@implementation BadgeView

- (instancetype)init {
    self = [super init];
    if (self) {
        [self loadViewFromXib];
    }
    return self;
}

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self loadViewFromXib];
    }
    return self;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    if (self) {
        [self loadViewFromXib];
    }
    return self;
}

- (void)loadViewFromXib {
    [[NSBundle mainBundle] loadNibNamed:@"BadgeView" owner:self options:nil];
    [self addSubview:self.containerView];
}

@end
