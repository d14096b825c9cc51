@interface RadishView : UIView
@end

@implementation RadishView

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (self.subviews.count > 0) {
        return self;
    }
    return [[[NSBundle mainBundle] loadNibNamed:@"RadishView" owner:nil options:nil] objectAtIndex:0];
}

@end
