@interface LimeView : UIView
@property (nonatomic, assign) BOOL comesFromNib;
@end
