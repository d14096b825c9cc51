#import "SeasonsViewController.h"
#import "SeasonCell.h"

static NSString * const SeasonCellIdentifier = @"SeasonCell";

@implementation SeasonsViewController

- (instancetype)init {
    return [super initWithCollectionViewLayout:[[UICollectionViewFlowLayout alloc] init]];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    UINib *nib = [UINib nibWithNibName:SeasonCellIdentifier bundle:nil];
    [self.collectionView registerNib:nib forCellWithReuseIdentifier:SeasonCellIdentifier];
}

- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section {
    return 4;
}

- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                  cellForItemAtIndexPath:(NSIndexPath *)indexPath {
    SeasonCell *cell = [collectionView dequeueReusableCellWithReuseIdentifier:SeasonCellIdentifier
                                                                 forIndexPath:indexPath];
    cell.titleLabel.text = @[@"Spring", @"Summer", @"Autumn", @"Winter"][indexPath.item];
    return cell;
}

@end
