#import "GrayViewController.h"

@implementation GrayViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.actionButton setTitle:@"Go" forState:UIControlStateNormal];
}

- (IBAction)action:(id)sender {
}

@end
