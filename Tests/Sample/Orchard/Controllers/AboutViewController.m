#import "AboutViewController.h"
#import "NoticeBanner.h"
#import "SeasonsViewController.h"

@implementation AboutViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSAssert(self.banner.message.length > 0, @"the runtime attribute of the stand-in reaches the banner");
}

- (IBAction)writeToUs:(UIButton *)sender {
    SeasonsViewController *seasons = [[SeasonsViewController alloc] init];
    [self presentViewController:seasons animated:YES completion:nil];
}

@end
