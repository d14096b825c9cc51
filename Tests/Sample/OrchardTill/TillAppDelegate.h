#import <Cocoa/Cocoa.h>

@interface TillAppDelegate : NSObject <NSApplicationDelegate, NSWindowDelegate>

@end
