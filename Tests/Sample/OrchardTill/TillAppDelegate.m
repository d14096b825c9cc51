#import "TillAppDelegate.h"

@interface TillAppDelegate ()

@property (weak) IBOutlet NSWindow *window;
@property (weak) IBOutlet NSTextField *sumField;

@end

@implementation TillAppDelegate

- (IBAction)openDrawer:(id)sender {
    [self.window makeKeyAndOrderFront:sender];
}

- (IBAction)voidLastSale:(id)sender {
    self.sumField.stringValue = @"¥0.00";
}

@end
