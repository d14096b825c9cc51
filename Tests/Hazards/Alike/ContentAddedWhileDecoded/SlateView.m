@interface SlateView : UIView
@end

@implementation SlateView

- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    if (self) {
        UIView *content = [[[NSBundle mainBundle] loadNibNamed:@"SlateContent" owner:nil options:nil] firstObject];
        [self addSubview:content];
    }
    return self;
}

@end
