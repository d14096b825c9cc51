@interface UIView (Making)
+ (instancetype)makeFromNib;
@end

@implementation UIView (Making)

+ (instancetype)makeFromNib {
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil] firstObject];
}

@end
