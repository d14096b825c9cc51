@interface PlainCard : UIView
@end

@implementation PlainCard


@end

@interface NotedStandIn : UIView
@property (nonatomic, strong) IBOutlet UILabel *note;
@end

@implementation NotedStandIn

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:@"PlainCard" owner:nil options:nil] objectAtIndex:0];
}

@end

@interface SoberStandIn : UIView
@end

@implementation SoberStandIn

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:@"NotedCard" owner:nil options:nil] objectAtIndex:0];
}

@end

@interface NotedCard : UIView
@property (nonatomic, strong) IBOutlet UILabel *note;
@end

@implementation NotedCard


@end
