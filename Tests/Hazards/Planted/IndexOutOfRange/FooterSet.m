@interface FooterMaker : NSObject
@end

@implementation FooterMaker

- (UIView *)footer {
    // hazard: wrong-object crash certain
    return [[[NSBundle mainBundle] loadNibNamed:@"FooterSet" owner:nil options:nil] objectAtIndex:2];
}

@end
