@interface FlagCard : UIView {
    BOOL _isLoading;
}
@end

@implementation FlagCard

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (_isLoading) {
        return self;
    }
    _isLoading = YES;
    UIView *card = [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
    _isLoading = NO;
    return card;
}

@end
