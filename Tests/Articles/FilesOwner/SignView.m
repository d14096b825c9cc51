#import "SignView.h"

@implementation SignView

- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    return self;
}

- (void)awakeFromNib {
    [super awakeFromNib];
    SignView *sign = [[[NSBundle mainBundle] loadNibNamed:@"SignView" owner:nil options:nil] lastObject];
    sign.frame = self.bounds;
    [self addSubview:sign];
}

@end
