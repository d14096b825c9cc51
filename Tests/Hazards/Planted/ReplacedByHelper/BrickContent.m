@interface BrickContent : UIView
@end

@implementation BrickContent
@end
