@interface PearView : UIView
@end
