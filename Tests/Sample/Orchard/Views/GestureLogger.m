#import "GestureLogger.h"

@implementation GestureLogger

- (IBAction)logSwipe:(UISwipeGestureRecognizer *)recognizer {
    NSLog(@"Swiped to direction %lu", (unsigned long)recognizer.direction);
}

@end
