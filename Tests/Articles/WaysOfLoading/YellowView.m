#import "YellowView.h"

@implementation YellowView

+ (instancetype)viewFromNib {
    NSArray *views = [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil];
    return views[0];
}

- (void)awakeFromNib {
    [super awakeFromNib];
    self.titleLabel.textColor = [UIColor whiteColor];
}

@end
