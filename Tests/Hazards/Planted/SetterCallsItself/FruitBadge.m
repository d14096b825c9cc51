@interface FruitBadge : UIView
@end

@implementation FruitBadge

- (void)setBackgroundColor:(UIColor *)color {
    if (nil != color) {
        self.backgroundColor = color;
    }
}

@end
