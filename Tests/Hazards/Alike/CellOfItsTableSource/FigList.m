@interface FigCell : UITableViewCell
@end

@implementation FigCell
@end

@interface FigList : UIView
@end

@implementation FigList

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    FigCell *cell = [tableView dequeueReusableCellWithIdentifier:@"FigCell"];
    if (!cell) {
        cell = [[NSBundle mainBundle] loadNibNamed:@"FigCell" owner:self options:nil].firstObject;
    }
    return cell;
}

@end
