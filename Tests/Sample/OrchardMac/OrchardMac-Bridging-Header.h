#import "InvoiceDocument.h"
#import "LabelPreviewView.h"
#import "StockViewController.h"
