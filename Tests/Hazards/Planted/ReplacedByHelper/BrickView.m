@interface BrickView : UIView
@end

@implementation BrickView

- (instancetype)initWithCoder:(NSCoder *)coder {
    // hazard: replaced-object crash certain
    return (id)[BrickContent contentFromNib];
}

@end
