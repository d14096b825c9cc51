@interface CardPlain : UIView
@end

@implementation CardPlain

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
}

@end
