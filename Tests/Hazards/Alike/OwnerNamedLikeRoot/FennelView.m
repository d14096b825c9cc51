@interface FennelView : UIView
@property (nonatomic, weak) IBOutlet UILabel *label;
@end

@implementation FennelView

+ (FennelView *)make {
    return [[UINib nibWithNibName:@"FennelView" bundle:nil] instantiateWithOwner:nil options:nil].firstObject;
}

@end
