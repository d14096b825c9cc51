#import "RatingView.h"

@interface RatingView ()

@property (nonatomic, copy) IBOutletCollection(UIImageView) NSArray *stars;
@property (nonatomic, weak) IBOutlet NSLayoutConstraint *widthConstraint;

@end

@implementation RatingView

+ (instancetype)ratingView {
    NSArray *objects = [[NSBundle mainBundle] loadNibNamed:NSStringFromClass(self) owner:nil options:nil];
    return objects.firstObject;
}

- (void)setRating:(NSInteger)rating {
    _rating = rating;
    [self.stars enumerateObjectsUsingBlock:^(UIImageView *star, NSUInteger index, BOOL *stop) {
        NSString *name = (NSInteger)index < rating ? @"star.fill" : @"star";
        star.image = [UIImage systemImageNamed:name];
    }];
    self.widthConstraint.constant = 28 * self.stars.count;
}

@end
