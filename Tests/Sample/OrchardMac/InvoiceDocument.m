#import "InvoiceDocument.h"

@interface InvoiceDocument () <NSWindowDelegate>

@property (weak) IBOutlet NSTextField *amountField;
@property (weak) IBOutlet NSButton *paidButton;

@end

@implementation InvoiceDocument

- (NSString *)windowNibName {
    return @"InvoiceDocument";
}

- (NSData *)dataOfType:(NSString *)typeName error:(NSError **)outError {
    return [self.amountField.stringValue dataUsingEncoding:NSUTF8StringEncoding];
}

- (BOOL)readFromData:(NSData *)data ofType:(NSString *)typeName error:(NSError **)outError {
    self.customer = [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
    return self.customer != nil;
}

- (IBAction)togglePaid:(id)sender {
    self.amountField.enabled = self.paidButton.state != NSControlStateValueOn;
}

@end
