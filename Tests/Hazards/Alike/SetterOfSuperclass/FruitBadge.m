@interface FruitBadge : UIView
@end

@implementation FruitBadge

- (void)setBackgroundColor:(UIColor *)color {
    if (nil != color) {
        super.backgroundColor = color;
    }
}

@end
