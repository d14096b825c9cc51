@interface GrayViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *actionButton;
- (IBAction)action:(id)sender;
@end
