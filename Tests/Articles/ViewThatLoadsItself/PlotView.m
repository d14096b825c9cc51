@interface PlotView : UIView
@end

@implementation PlotView

- (void)drawRect:(CGRect)rect {
    [super drawRect:rect];
}

@end
