@interface LiteralCard : UIView
@end

@implementation LiteralCard

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:@"LiteralCard" owner:nil options:nil] objectAtIndex:0];
}

@end

@interface _NIB_LiteralCard : LiteralCard
@end

@implementation _NIB_LiteralCard

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return self;
}

@end
