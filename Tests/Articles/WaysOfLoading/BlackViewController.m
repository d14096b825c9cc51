#import "BlackViewController.h"

@implementation BlackViewController

+ (instancetype)viewControllerFromNib {
    return [[BlackViewController alloc] initWithNibName:NSStringFromClass([self class]) bundle:[NSBundle mainBundle]];
}

@end
