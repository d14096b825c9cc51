#import <Cocoa/Cocoa.h>

@interface LabelPreviewView : NSView

@end
