#import "MissingActionView.h"

@implementation MissingActionView

+ (instancetype)make {
    return [[NSBundle mainBundle] loadNibNamed:NSStringFromClass(self) owner:nil options:nil].firstObject;
}

// Hazard: the nib sends share:.
- (IBAction)shareFruit:(UIButton *)sender {
    self.shareButton.enabled = NO;
}

@end
