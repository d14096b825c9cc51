@interface CardInNib : UIView
@end

@implementation CardInNib

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
}

@end

@interface _NIB_CardInNib : CardInNib
@end

@implementation _NIB_CardInNib

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return self;
}

@end
