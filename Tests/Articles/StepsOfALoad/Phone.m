@interface PhoneOwner : NSObject
@property (nonatomic, strong) IBOutlet UIView *phoneView;
- (IBAction)call:(id)sender;
@end

@implementation PhoneOwner

- (void)awakeFromNib {
    [super awakeFromNib];
}

- (IBAction)call:(id)sender {}

- (IBAction)help:(id)sender {}

- (void)show {
    [[NSBundle mainBundle] loadNibNamed:@"PhoneView" owner:self options:nil];
}

@end

@interface PhoneView : UIView
@property (nonatomic, weak) IBOutlet UIButton *button;
@end

@implementation PhoneView

- (instancetype)initWithCoder:(NSCoder *)coder {
    return [super initWithCoder:coder];
}

- (instancetype)initWithFrame:(CGRect)frame {
    return [super initWithFrame:frame];
}

- (void)awakeFromNib {
    [super awakeFromNib];
}

@end

@interface PhoneBook : NSObject
@end

@implementation PhoneBook

- (instancetype)init {
    return [super init];
}

@end
