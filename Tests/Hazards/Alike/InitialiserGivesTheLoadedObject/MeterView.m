@interface MeterView : UIView
@end

@implementation MeterView

- (instancetype)init {
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:@"MeterView" owner:nil options:nil];
    self = views.firstObject;
    return self;
}

- (instancetype)initWithFrame:(CGRect)frame {
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:@"MeterView" owner:nil options:nil];
    self = views.firstObject;
    if (self) {
        self.frame = frame;
    }
    return self;
}

@end
