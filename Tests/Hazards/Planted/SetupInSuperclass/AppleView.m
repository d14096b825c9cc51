#import "AppleView.h"

@implementation AppleView
@end
