@interface ThymeMaker : NSObject
- (IBAction)cut:(id)sender;
@end

@implementation ThymeMaker

- (IBAction)cut:(id)sender {
}

- (UIView *)make {
    return [[[NSBundle mainBundle] loadNibNamed:@"ThymeBar" owner:nil options:nil] firstObject];
}

@end
