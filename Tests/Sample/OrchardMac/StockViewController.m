#import "StockViewController.h"

@interface StockViewController ()

@property (weak) IBOutlet NSTextField *stockLabel;

@end

@implementation StockViewController

// Sent to the First Responder by the menu.
- (IBAction)refreshStock:(id)sender {
    self.stockLabel.stringValue = @"13 crates";
}

@end
