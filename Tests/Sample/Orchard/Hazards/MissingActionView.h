#import <UIKit/UIKit.h>

@interface MissingActionView : UIView

@property (nonatomic, weak) IBOutlet UIButton *shareButton;

+ (instancetype)make;

@end
