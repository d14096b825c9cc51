#import "PearView.h"

@implementation PearView

- (void)awakeFromNib {
    [super awakeFromNib];
    UIView *content = [[[NSBundle mainBundle] loadNibNamed:@"PearView" owner:nil options:nil] lastObject];
    [self addSubview:content];
}

@end
