@interface LedgerViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *sumLabel;
@end

@implementation LedgerViewController
@end

@interface LedgerMaker : NSObject
@end

@implementation LedgerMaker

- (UIViewController *)ledger {
    return [LedgerViewController controllerFromNib];
}

@end
