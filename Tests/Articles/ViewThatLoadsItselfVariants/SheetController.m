@interface SheetController : UIViewController
@property (nonatomic, weak) IBOutlet UIView *overlay;
@end

@implementation SheetController

- (void)go:(id)sender {
}

@end
