@interface ShopViewController : UIViewController
@property (nonatomic, weak) IBOutlet UIButton *buyButton;
- (IBAction)buy:(id)sender;
- (IBAction)pinched:(id)sender;
@end

@implementation ShopViewController

- (IBAction)buy:(id)sender {}
- (IBAction)pinched:(id)sender {}

@end

@interface ShopOpener : NSObject
@end

@implementation ShopOpener

- (UIViewController *)open {
    return [[ShopViewController alloc] initWithNibName:@"ShopViewController" bundle:nil];
}

- (void)fill {
    [[NSBundle mainBundle] loadNibNamed:@"ShopBanner" owner:self options:nil];
}

@end
