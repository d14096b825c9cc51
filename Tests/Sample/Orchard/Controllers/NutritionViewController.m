#import "NutritionViewController.h"
#import "RatingView.h"

@interface NutritionViewController ()

@property (nonatomic, weak) IBOutlet UILabel *energyLabel;

@end

@implementation NutritionViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    RatingView *rating = [RatingView ratingView];
    rating.rating = self.energyLabel.text.integerValue < 60 ? 5 : 3;
    [self.view addSubview:rating];
}

@end
