#import "LabelPreviewView.h"

@implementation LabelPreviewView

- (void)drawRect:(NSRect)dirtyRect {
    [[NSColor whiteColor] setFill];
    NSRectFill(dirtyRect);
}

@end
