#import <UIKit/UIKit.h>

@interface SeasonsViewController : UICollectionViewController

@end
