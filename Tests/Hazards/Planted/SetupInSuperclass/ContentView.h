@interface ContentView : UIView
@property (nonatomic, strong) IBOutlet UIView *content;
@end
