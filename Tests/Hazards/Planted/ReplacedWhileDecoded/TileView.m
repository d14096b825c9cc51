@interface TileView : UIView
@end

@implementation TileView

- (instancetype)initWithCoder:(NSCoder *)coder {
    // hazard: replaced-object crash certain
    self = [[[NSBundle mainBundle] loadNibNamed:@"TileContent" owner:nil options:nil] firstObject];
    return self;
}

@end
