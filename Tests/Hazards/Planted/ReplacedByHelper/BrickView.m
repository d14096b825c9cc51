@interface BrickView : UIView
@end

@implementation BrickView

- (instancetype)initWithCoder:(NSCoder *)coder {
    // hazard: replaced-object crash sure
    return (id)[BrickContent contentFromNib];
}

@end
