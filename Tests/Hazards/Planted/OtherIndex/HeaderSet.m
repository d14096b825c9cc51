@interface SmallHeader : UIView
@end

@implementation SmallHeader
@end

@interface BigHeader : UIView
@property (nonatomic) NSInteger level;
@end

@implementation BigHeader
@end

@interface HeaderMaker : NSObject
@end

@implementation HeaderMaker

- (BigHeader *)bigHeader {
    NSArray *headers = [[NSBundle mainBundle] loadNibNamed:@"HeaderSet" owner:nil options:nil];
    return headers[1];
}

- (void)showIn:(UIView *)view {
    // hazard: wrong-object broken certain
    NSArray *headers = [[NSBundle mainBundle] loadNibNamed:@"HeaderSet" owner:nil options:nil];
    BigHeader *header = [headers objectAtIndex:0];
    [view addSubview:header];
}

@end
