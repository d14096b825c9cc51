@interface SignView : UIView
@property (nonatomic, strong) IBOutlet UILabel *label;
@end
