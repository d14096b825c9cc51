@interface OwnedView : UIView
@property (nonatomic, weak) IBOutlet UILabel *label;
@end

@implementation OwnedView

- (void)awakeFromNib {
    [super awakeFromNib];
    [[NSBundle mainBundle] loadNibNamed:@"OwnedView" owner:nil options:nil];
}

@end
