@interface YellowView : UIView
+ (instancetype)viewFromNib;
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@end
