#import "CarrotView.h"

@implementation CarrotView
@end
