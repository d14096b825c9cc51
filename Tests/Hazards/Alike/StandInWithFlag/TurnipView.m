@interface TurnipView : UIView
@end

static BOOL isLoading = NO;

@implementation TurnipView

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (isLoading) {
        return self;
    } else {
        isLoading = YES;
        UIView *view = [[[NSBundle mainBundle] loadNibNamed:@"TurnipView" owner:nil options:nil] objectAtIndex:0];
        isLoading = NO;
        return view;
    }
}

@end
