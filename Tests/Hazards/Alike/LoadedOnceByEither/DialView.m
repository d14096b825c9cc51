@interface DialView : UIView
@end

@implementation DialView

- (instancetype)init {
    return [self initWithFrame:CGRectZero];
}

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self addContent];
    }
    return self;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    if (self) {
        [self addContent];
    }
    return self;
}

- (void)addContent {
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:@"DialContent" owner:self options:nil];
    [self addSubview:views.firstObject];
}

@end
