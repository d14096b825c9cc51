@interface TillOwner : NSObject
- (IBAction)pay:(id)sender;
@end

@implementation TillOwner
- (IBAction)pay:(id)sender {}
@end

@interface MarketViewController : UIViewController
@end

@implementation MarketViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UIView *till = [[UINib nibWithNibName:@"TillView" bundle:nil] instantiateWithOwner:self options:nil].firstObject;
    [self.view addSubview:till];
}

@end
