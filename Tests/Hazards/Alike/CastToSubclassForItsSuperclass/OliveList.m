@interface OliveCell : UITableViewCell
@end

@implementation OliveCell
@end

@interface BlackOliveCell : OliveCell
@end

@implementation BlackOliveCell
@end

@interface OliveList : UIViewController
@end

@implementation OliveList

- (OliveCell *)cell {
    NSArray *objects = [[NSBundle mainBundle] loadNibNamed:@"OliveCell" owner:nil options:nil];
    OliveCell *cell = (BlackOliveCell *)objects[0];
    return cell;
}

@end
