@interface MintView : UIView
@end

@implementation MintView

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
}

@end

@interface MintViewOfNib : MintView
@end

@implementation MintViewOfNib

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return self;
}

@end
