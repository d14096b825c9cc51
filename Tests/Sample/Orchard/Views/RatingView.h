#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface RatingView : UIView

@property (nonatomic) NSInteger rating;

+ (instancetype)ratingView;

@end

NS_ASSUME_NONNULL_END
