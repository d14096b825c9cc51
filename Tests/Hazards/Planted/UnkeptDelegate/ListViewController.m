@interface ListSource : NSObject <UITableViewDataSource>
@end

@implementation ListSource
@end

@interface ListViewController : UIViewController
@property (nonatomic, weak) IBOutlet UITableView *table;
@end

@implementation ListViewController
@end

@interface ListOpener : NSObject
@end

@implementation ListOpener

- (UIViewController *)open {
    return [[ListViewController alloc] initWithNibName:@"ListViewController" bundle:nil];
}

@end
