@interface CardByFlag : UIView
@end

static BOOL isLoading = NO;

@implementation CardByFlag

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (isLoading) {
        return self;
    } else {
        isLoading = YES;
        UIView *view = [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
        isLoading = NO;
        return view;
    }
}

@end
