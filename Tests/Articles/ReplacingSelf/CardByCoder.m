@interface CardByCoder : UIView
@end

@implementation CardByCoder

- (instancetype)initWithCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:@"CardByCoder" owner:nil options:nil] objectAtIndex:0];
}

@end
