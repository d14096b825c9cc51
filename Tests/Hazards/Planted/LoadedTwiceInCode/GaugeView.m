@interface GaugeView : UIView
@end

@implementation GaugeView

- (instancetype)init {
    self = [super init];
    if (self) {
        [self addContent];
    }
    return self;
}

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self addContent];
    }
    return self;
}

- (void)addContent {
    // hazard: loaded-twice broken likely
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:@"GaugeContent" owner:self options:nil];
    [self addSubview:views.firstObject];
}

@end
