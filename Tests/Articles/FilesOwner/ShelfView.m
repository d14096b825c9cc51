@interface ShelfView : UIView
- (IBAction)count:(id)sender;
@end

@implementation ShelfView

- (instancetype)initWithCoder:(NSCoder *)coder {
    return [super initWithCoder:coder];
}

- (void)awakeFromNib {
    [super awakeFromNib];
}

- (IBAction)count:(id)sender {}

@end
