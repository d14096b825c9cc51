@interface MaltViewController : UIViewController
@property (nonatomic, strong) IBOutlet UIView *grain;
@end

@implementation MaltViewController

- (instancetype)init {
    self = [super initWithNibName:@"MaltViewController" bundle:nil];
    if (self) {
        self.view = [[UIView alloc] init];
    }
    return self;
}

@end

@interface MaltOpener : NSObject
@end

@implementation MaltOpener

- (UIViewController *)open {
    return [[MaltViewController alloc] init];
}

@end
