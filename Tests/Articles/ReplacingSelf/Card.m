@interface Card : UIView
@end

@implementation Card
@end

@interface CardStandIn : Card
@end

@implementation CardStandIn

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    return [[[NSBundle mainBundle] loadNibNamed:NSStringFromClass([self superclass]) owner:nil options:nil] objectAtIndex:0];
}

@end

@interface CardProto : Card
@end

@implementation CardProto

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    Card *card = [Card cardFromNib];
    card.frame = self.frame;
    return card;
}

@end
