@implementation UIViewController (Nib)

+ (instancetype)controllerFromNib {
    Class type = [self class];
    return [[type alloc] initWithNibName:NSStringFromClass(type) bundle:[NSBundle mainBundle]];
}

@end
