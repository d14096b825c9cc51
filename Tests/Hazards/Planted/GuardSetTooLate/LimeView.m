#import "LimeView.h"

@implementation LimeView

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (self.comesFromNib) {
        return self;
    }
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self class]) owner:nil options:nil] objectAtIndex:0];
}

@end
