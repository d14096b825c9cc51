@interface DatePanel : UIView
@end

@implementation DatePanel

- (void)awakeFromNib {
    [super awakeFromNib];
    // Loads the nib only to have its objects in memory.
    [[NSBundle mainBundle] loadNibNamed:@"DatePanelMenu" owner:self options:nil];
}

@end
