#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface ConfirmViewController : UIViewController

- (nullable instancetype)initWithCoder:(NSCoder *)coder total:(NSString *)total;

@end

NS_ASSUME_NONNULL_END
