@interface GrapeView : UIView
@property (nonatomic, weak) IBOutlet UILabel *nameLabel;
@end

@implementation GrapeView
@end

@interface GrapeController : UIViewController
@end

@implementation GrapeController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.view addSubview:[GrapeView makeFromNib]];
}

@end

@interface GrapeOpener : NSObject
@end

@implementation GrapeOpener

- (UIViewController *)open {
    return [[GrapeController alloc] init];
}

@end
