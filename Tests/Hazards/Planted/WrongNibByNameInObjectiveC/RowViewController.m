@interface RowView : UITableViewCell
@end

@implementation RowView
@end

@interface RowViewController : UIViewController
@end

@implementation RowViewController
@end

@interface RowOpener : NSObject
@end

@implementation RowOpener

- (UIViewController *)open {
    // hazard: wrong-nib-by-name crash certain
    return [[RowViewController alloc] init];
}

@end
