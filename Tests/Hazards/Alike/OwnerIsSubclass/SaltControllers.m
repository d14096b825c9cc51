@interface ShakerController : UIViewController
@end

@implementation ShakerController

- (void)viewDidLoad {
    [super viewDidLoad];
    [[NSBundle mainBundle] loadNibNamed:@"SaltShaker" owner:self options:nil];
}

@end

@interface SaltController : ShakerController
@property (nonatomic, strong) IBOutlet UIView *shaker;
- (IBAction)shake:(id)sender;
@end

@implementation SaltController
- (IBAction)shake:(id)sender {}
@end
