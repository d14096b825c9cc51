@implementation UIResponder (Loading)

- (UIView *)viewFromNib:(NSString *)name {
    return [[[NSBundle mainBundle] loadNibNamed:name owner:self options:nil] firstObject];
}

@end
