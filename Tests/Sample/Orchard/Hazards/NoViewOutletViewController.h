#import <UIKit/UIKit.h>

@interface NoViewOutletViewController : UIViewController

@end
