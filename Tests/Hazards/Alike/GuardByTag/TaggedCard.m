@interface TaggedCard : UIView
@end

@implementation TaggedCard

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (self.tag == 7) {
        return self;
    }
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
}

@end
