#import <UIKit/UIKit.h>

/// Owns the two views of BasketPanel.xib for the time that the basket is open.
@interface BasketPanelOwner : NSObject

@property (nonatomic, strong) IBOutlet UIView *headerView;
@property (nonatomic, strong) IBOutlet UIView *footerView;
@property (nonatomic, weak) IBOutlet UILabel *totalLabel;

@end
