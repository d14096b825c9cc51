@interface CardByAttribute : UIView
@property (assign, nonatomic) BOOL xib;
@end

@implementation CardByAttribute

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (self.xib) {
        return self;
    }
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
}

@end
