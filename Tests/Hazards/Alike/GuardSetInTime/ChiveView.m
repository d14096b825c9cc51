@interface ChiveView : UIView
@property (nonatomic, assign) BOOL isInner;
@end

@implementation ChiveView

- (void)awakeFromNib {
    [super awakeFromNib];
    if (self.isInner) {
        return;
    }
    [[NSBundle mainBundle] loadNibNamed:@"ChiveView" owner:nil options:nil];
}

@end
