@interface LoopView : UIView
@end

@implementation LoopView

- (void)awakeFromNib {
    [super awakeFromNib];
    UIView *inner = [[[NSBundle mainBundle] loadNibNamed:@"LoopView" owner:nil options:nil] lastObject];
    [self addSubview:inner];
}

@end
