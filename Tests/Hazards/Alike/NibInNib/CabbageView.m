@interface CabbageView : UIView
@end

@implementation CabbageView

- (id)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    [[NSBundle mainBundle] loadNibNamed:@"CabbageView" owner:self options:nil];
    return self;
}

@end
