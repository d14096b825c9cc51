@class ChartView;
@class BadgeView;

@interface ViewController : UIViewController
@property (weak, nonatomic) IBOutlet ChartView *chart;
@property (weak, nonatomic) IBOutlet BadgeView *badge;
@end

@implementation ViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

@end

@interface Opener : NSObject
@end

@implementation Opener

- (UIViewController *)open {
    return [[ViewController alloc] initWithNibName:@"ViewController" bundle:nil];
}

@end
