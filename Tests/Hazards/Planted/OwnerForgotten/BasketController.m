@interface BasketController : UIViewController
@property (nonatomic, weak) IBOutlet UIView *basketView;
@end

@implementation BasketController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:@"BasketView" owner:nil options:nil];
    [self.view addSubview:views[0]];
}

@end

@interface BasketOpener : NSObject
@end

@implementation BasketOpener

- (UIViewController *)open {
    return [[BasketController alloc] init];
}

@end
