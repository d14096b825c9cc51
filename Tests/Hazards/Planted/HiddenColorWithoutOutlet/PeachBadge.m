@interface PeachBadge : UIView
@end

@implementation PeachBadge

- (void)awakeFromNib {
    [super awakeFromNib];
    [self fill];
}

- (void)fill {
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:NSStringFromClass(self.class) owner:self options:nil];
    UIView *view = [views firstObject];
    if (nil != view) {
        [self addSubview:view];
    }
}

@end
