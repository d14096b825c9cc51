@interface FilledView : UIView
@property (nonatomic, strong) IBOutlet UIView *content;
@end
