@interface OliveTable : UIViewController
@end

@implementation OliveTable

- (UITableViewCell *)cellOf:(NSString *)type {
    UITableViewCell *cell = nil;
    if ([type isEqualToString:@"OliveCell"]) {
        cell = [[NSBundle mainBundle] loadNibNamed:@"OliveCell" owner:nil options:nil][0];
    }
    if ([type isEqualToString:@"BlackOliveCell"]) {
        BlackOliveCell *black = (BlackOliveCell *)cell;
        black.tag = 1;
    }
    return cell;
}

- (OliveCell *)assigned {
    OliveCell *cell = nil;
    if (cell == nil) {
        cell = (BlackOliveCell *)[[NSBundle mainBundle] loadNibNamed:@"OliveCell" owner:nil options:nil][0];
    }
    return cell;
}

@end
