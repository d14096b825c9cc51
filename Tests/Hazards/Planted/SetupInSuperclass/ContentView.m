#import "ContentView.h"

@implementation ContentView

- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        [self fill];
    }
    return self;
}

- (void)fill {
    [[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:self options:nil];
    [self addSubview:self.content];
}

@end
