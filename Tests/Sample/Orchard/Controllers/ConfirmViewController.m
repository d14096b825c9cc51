#import "ConfirmViewController.h"

@interface ConfirmViewController ()

@property (nonatomic, weak) IBOutlet UILabel *totalLabel;
@property (nonatomic, copy) NSString *total;

@end

@implementation ConfirmViewController

- (instancetype)initWithCoder:(NSCoder *)coder total:(NSString *)total {
    self = [super initWithCoder:coder];
    if (self) {
        _total = [total copy];
    }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.totalLabel.text = self.total;
}

@end
