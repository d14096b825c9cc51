#import "FilledView.h"

@implementation FilledView

- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        [self fill];
    }
    return self;
}

- (void)fill {
    if (self.subviews.count > 0) {
        return;
    }
    [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil];
    [self addSubview:self.content];
}

@end
