@interface BlackViewController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
+ (instancetype)viewControllerFromNib;
@end
