#import "RedViewOwner.h"

@implementation RedViewOwner
@end
