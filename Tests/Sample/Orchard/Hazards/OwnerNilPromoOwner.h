#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface OwnerNilPromoOwner : NSObject

@property (nonatomic, weak, nullable) IBOutlet UILabel *promoLabel;

+ (UIView *)promoView;

@end

NS_ASSUME_NONNULL_END
