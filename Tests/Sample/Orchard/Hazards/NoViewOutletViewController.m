#import "NoViewOutletViewController.h"

// Hazard: the nib does not connect `view`.
@interface NoViewOutletViewController ()

@property (nonatomic, weak) IBOutlet UILabel *closedLabel;

@end

@implementation NoViewOutletViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.closedLabel.hidden = NO;
}

@end
