#import <Cocoa/Cocoa.h>

@interface InvoiceDocument : NSDocument

@property (nonatomic, copy) NSString *customer;

@end
