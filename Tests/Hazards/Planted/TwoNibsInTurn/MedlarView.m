@interface MedlarView : UIView
@end

@implementation MedlarView

- (id)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    [[NSBundle mainBundle] loadNibNamed:@"MedlarView" owner:self options:nil];
    return self;
}

@end
