@interface MelonBarController : NSObject
- (IBAction)slice:(id)sender;
@end

@implementation MelonBarController

- (IBAction)slice:(id)sender {
}

- (UIView *)makeBar {
    return [[[NSBundle mainBundle] loadNibNamed:@"MelonBar" owner:nil options:nil] firstObject];
}

@end
