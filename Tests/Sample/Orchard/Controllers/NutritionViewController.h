#import <UIKit/UIKit.h>

@interface NutritionViewController : UIViewController

@end
