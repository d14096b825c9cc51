#import "RedViewOwner.h"
#import "YellowView.h"
#import "BlackViewController.h"
#import "GrayViewController.h"

@interface MainViewController : UIViewController
@property (strong, nonatomic) UIView *blueView;
@property (weak, nonatomic) IBOutlet UIView *greenView;
@property (strong, nonatomic) RedViewOwner *redViewOwner;
@property (strong, nonatomic) YellowView *yellowView;
@property (strong, nonatomic) BlackViewController *blackViewController;
@property (strong, nonatomic) GrayViewController *grayViewController;
@end

@implementation MainViewController

- (void)loadBlueView {
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:@"BlueView" owner:nil options:nil];
    self.blueView = views[0];
}

- (void)loadGreenView {
    [[NSBundle mainBundle] loadNibNamed:@"GreenView" owner:self options:nil];
    [self.view addSubview:_greenView];
}

- (void)loadRedView {
    self.redViewOwner = [RedViewOwner new];
    [[NSBundle mainBundle] loadNibNamed:@"RedView" owner:_redViewOwner options:nil];
}

- (void)loadYellowView {
    self.yellowView = [YellowView viewFromNib];
}

- (void)loadBlackView {
    self.blackViewController = [[BlackViewController alloc] initWithNibName:@"BlackViewController" bundle:[NSBundle mainBundle]];
}

- (void)loadGrayView {
    self.grayViewController = [GrayViewController loadFromNib];
}

- (void)logViews {
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:@"PurpleView" owner:nil options:nil];
    for (int i = 0; i < views.count; i++) {
        id object = views[i];
        NSLog(@"%d: %@", i, [object class]);
    }
}

@end
