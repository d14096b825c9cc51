@interface StarCell : UITableViewCell
@end

@implementation StarCell
@end
