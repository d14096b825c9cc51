@interface QuinceView : UIView
@end

@implementation QuinceView

- (id)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    [[NSBundle mainBundle] loadNibNamed:@"QuinceView" owner:self options:nil];
    return self;
}

@end
