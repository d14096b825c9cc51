@interface LoudView : UIView
@end

@implementation LoudView

- (void)awakeFromNib {
    [super awakeFromNib];
    [[NSBundle mainBundle] loadNibNamed:@"LoudView" owner:self options:nil];
}

@end

@interface QuietView : LoudView
@end

@implementation QuietView

- (void)awakeFromNib {
    self.alpha = 1;
}

@end

@interface EchoView : LoudView
@end

@implementation EchoView

- (void)awakeFromNib {
    [super awakeFromNib];
    self.alpha = 1;
}

@end
