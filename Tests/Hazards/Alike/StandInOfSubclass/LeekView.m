@interface LeekView : UIView
@end

@implementation LeekView
@end

@interface LeekViewPrototype : LeekView
@end

@implementation LeekViewPrototype

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self superclass]) owner:nil options:nil] objectAtIndex:0];
}

@end
