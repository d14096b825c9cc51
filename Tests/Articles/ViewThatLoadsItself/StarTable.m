@interface StarTable : UITableViewController
@end

@implementation StarTable

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [[[NSBundle mainBundle] loadNibNamed:@"StarCell" owner:nil options:nil] firstObject];
}

@end
