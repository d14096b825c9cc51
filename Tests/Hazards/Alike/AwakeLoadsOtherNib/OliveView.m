@interface OliveView : UIView
@end

@implementation OliveView

- (void)awakeFromNib {
    [super awakeFromNib];
    UIView *content = [[[NSBundle mainBundle] loadNibNamed:@"OliveContent" owner:nil options:nil] lastObject];
    [self addSubview:content];
}

@end
