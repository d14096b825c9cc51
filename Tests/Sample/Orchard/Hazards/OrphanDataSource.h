#import <UIKit/UIKit.h>

@interface OrphanDataSource : NSObject <UITableViewDataSource>

@end
