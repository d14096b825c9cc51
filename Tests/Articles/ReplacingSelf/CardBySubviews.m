@interface CardBySubviews : UIView
@end

@implementation CardBySubviews

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (self.subviews.count > 0) {
        return self;
    } else {
        return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
    }
}

@end
