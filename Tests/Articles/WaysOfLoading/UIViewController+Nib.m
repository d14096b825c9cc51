@implementation UIViewController (Nib)

+ (instancetype)loadFromNib {
    Class controllerClass = [self class];
    return [[controllerClass alloc] initWithNibName:NSStringFromClass(controllerClass) bundle:[NSBundle mainBundle]];
}

@end
