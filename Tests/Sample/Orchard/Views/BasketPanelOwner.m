#import "BasketPanelOwner.h"

@implementation BasketPanelOwner

- (instancetype)init {
    self = [super init];
    if (self) {
        [[NSBundle mainBundle] loadNibNamed:@"BasketPanel" owner:self options:nil];
    }
    return self;
}

- (IBAction)checkOut:(UIButton *)sender {
    sender.enabled = NO;
    self.totalLabel.text = @"…";
}

@end
