#import <Cocoa/Cocoa.h>

@interface StockViewController : NSViewController

@end
