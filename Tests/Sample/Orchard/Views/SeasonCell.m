#import "SeasonCell.h"

@implementation SeasonCell

- (void)prepareForReuse {
    [super prepareForReuse];
    self.titleLabel.text = nil;
}

@end
