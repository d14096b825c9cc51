@interface BaseCard : UIView
@end

@implementation BaseCard

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
}

@end

@interface LeafCard : BaseCard
@end

@implementation LeafCard


@end
