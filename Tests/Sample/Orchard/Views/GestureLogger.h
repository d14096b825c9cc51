#import <UIKit/UIKit.h>

@interface GestureLogger : NSObject <UIGestureRecognizerDelegate>

- (IBAction)logSwipe:(UISwipeGestureRecognizer *)recognizer;

@end
