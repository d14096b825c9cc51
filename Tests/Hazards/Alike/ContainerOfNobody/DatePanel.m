@interface DatePanel : UIView
@end

@implementation DatePanel

- (void)awakeFromNib {
    [super awakeFromNib];
    // Only to have it in memory.
    [[NSBundle mainBundle] loadNibNamed:@"DatePanelMenu" owner:self options:nil];
}

@end
