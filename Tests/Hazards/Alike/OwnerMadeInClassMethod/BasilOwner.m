@interface BasilOwner : NSObject
@property (nonatomic, strong) IBOutlet UIView *basil;
@end

@implementation BasilOwner

+ (UIView *)make {
    BasilOwner *owner = [BasilOwner new];
    [[NSBundle mainBundle] loadNibNamed:@"Basil" owner:owner options:nil];
    return owner.basil;
}

@end
