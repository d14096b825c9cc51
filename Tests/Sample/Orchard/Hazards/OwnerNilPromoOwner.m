#import "OwnerNilPromoOwner.h"

@implementation OwnerNilPromoOwner

// Hazard: the File's Owner of OwnerNilPromo.xib has an outlet, and there is no owner here to take it.
+ (UIView *)promoView {
    return [[NSBundle mainBundle] loadNibNamed:@"OwnerNilPromo" owner:nil options:nil].firstObject;
}

@end
