@interface LeftTab : UIView
@end

@implementation LeftTab
@end

@interface RightTab : UIControl
@end

@implementation RightTab
@end

@interface TabMaker : NSObject
@end

@implementation TabMaker

- (void)showIn:(UIView *)view {
    NSArray *tabs = [[NSBundle mainBundle] loadNibNamed:@"TabSet" owner:nil options:nil];
    LeftTab *left = [tabs objectAtIndex:0];
    RightTab *right = tabs[1];
    UIView *last = [tabs lastObject];
    [view addSubview:left];
    [view addSubview:right];
    [view bringSubviewToFront:last];
}

@end
