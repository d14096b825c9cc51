// Loads a xib with GNUstep and prints the views of its windows and its top-level views, one a line: depth, class, x, y, width, height and
// title, with tabs between them. The frame is in the content of the window, from its top left corner. `gnustep_views.py` compiles and runs it.
#import <AppKit/AppKit.h>
#import <GNUstepGUI/GSModelLoaderFactory.h>

// The owner of the nib accepts every connection.
@interface Owner : NSObject
@end
@implementation Owner
- (void)setValue:(id)value forKey:(NSString *)key {
}
@end

static const char *oneLine(NSString *text) {
  return [[[text componentsSeparatedByCharactersInSet:[NSCharacterSet controlCharacterSet]] componentsJoinedByString:@" "] UTF8String] ?: "";
}

static NSString *title(NSView *view) {
  if ([view isKindOfClass:[NSTextField class]]) return [(NSTextField *)view stringValue];
  if ([view isKindOfClass:[NSTextView class]]) return [(NSTextView *)view string];
  return [view respondsToSelector:@selector(title)] ? [(NSButton *)view title] : nil;
}

static void walk(NSView *view, NSView *root, int depth) {
  NSRect frame = [view convertRect:[view bounds] toView:root];
  double top = [root isFlipped] ? frame.origin.y : [root bounds].size.height - frame.origin.y - frame.size.height;
  printf("%d\t%s\t%.1f\t%.1f\t%.1f\t%.1f\t%s\n", depth, [NSStringFromClass([view class]) UTF8String], frame.origin.x, top,
         frame.size.width, frame.size.height, oneLine(title(view)));
  NSEnumerator *all = [[view subviews] objectEnumerator];
  for (NSView *child = [all nextObject]; child != nil; child = [all nextObject]) walk(child, root, depth + 1);
}

int main(int count, char **words) {
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  [NSApplication sharedApplication];
  NSMutableArray *top = [NSMutableArray array];
  NSDictionary *table = [NSDictionary dictionaryWithObjectsAndKeys:[Owner new], NSNibOwner, top, NSNibTopLevelObjects, nil];
  NSString *path = [NSString stringWithUTF8String:words[1]];
  @try {
    [[GSModelLoaderFactory modelLoaderForFileName:path] loadModelFile:path externalNameTable:table withZone:NULL];
  } @catch (NSException *error) {
    fprintf(stderr, "%s\n", [[error reason] UTF8String]);
  }
  NSEnumerator *all = [top objectEnumerator];
  for (id object = [all nextObject]; object != nil; object = [all nextObject]) {
    NSView *root = [object isKindOfClass:[NSWindow class]] ? [object contentView] : object;
    if ([root isKindOfClass:[NSView class]]) walk(root, root, 0);
  }
  [pool release];
  return 0;
}
