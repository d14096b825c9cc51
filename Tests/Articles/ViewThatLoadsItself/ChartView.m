@interface ChartView : UIView
@property (strong, nonatomic) IBOutlet UIView *containerView;
@property (weak, nonatomic) IBOutlet UIView *plot;
@end

@implementation ChartView

- (void)awakeFromNib {
    [super awakeFromNib];
    [self loadViewFromXib];
}

- (void)loadViewFromXib {
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:NSStringFromClass(self.class) owner:self options:nil];
    UIView *view = [views firstObject];
    if (nil != view) {
        [self addSubview:view];
    }
}

@end
