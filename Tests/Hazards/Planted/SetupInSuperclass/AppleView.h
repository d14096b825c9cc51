#import "ContentView.h"

@interface AppleView : ContentView
@end
