@interface BranViewController : NSViewController {
    IBOutlet NSView *sieve;
}
@end

@implementation BranViewController

- (instancetype)init {
    return [super initWithNibName:@"BranViewController" bundle:nil];
}

- (void)awakeFromNib {
    [self setView:sieve];
}

@end

@interface BranOpener : NSObject
@end

@implementation BranOpener

- (NSViewController *)open {
    return [[BranViewController alloc] init];
}

@end
