@interface StampView : UIControl
@property (nonatomic, weak) IBOutlet UILabel *dayLabel;
@end

@implementation StampView

- (instancetype)initWithFrame:(CGRect)frame {
    self = [super initWithFrame:frame];
    if (self) {
        [self loadStamp];
    }
    return self;
}

- (void)loadStamp {
    NSArray *objects = [[NSBundle mainBundle] loadNibNamed:@"StampView" owner:self options:nil];
    [self addSubview:objects.firstObject];
}

@end
