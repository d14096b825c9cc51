@interface FilledCard : UIView
@end

@implementation FilledCard

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (self.subviews.count > 0) {
        return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
    }
    return self;
}

@end
