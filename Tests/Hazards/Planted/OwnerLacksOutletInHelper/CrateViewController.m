@interface CrateViewController : UIViewController
@property (nonatomic, strong) IBOutlet UIView *crateView;
@end

@implementation CrateViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self viewFromNib:@"CrateFooter"];
}

@end

@interface CrateMaker : NSObject
@end

@implementation CrateMaker

- (UIViewController *)make {
    return [[CrateViewController alloc] init];
}

@end
