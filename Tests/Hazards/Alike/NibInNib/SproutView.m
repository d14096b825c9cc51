@interface SproutView : UIView
@end

@implementation SproutView

- (id)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    [[NSBundle mainBundle] loadNibNamed:@"SproutView" owner:self options:nil];
    return self;
}

@end
