#import "NoticeBanner.h"

@interface NoticeBanner ()

@property (nonatomic, weak) IBOutlet UILabel *messageLabel;

@end

@implementation NoticeBanner

- (id)awakeAfterUsingCoder:(NSCoder *)coder {
    if (self.subviews.count > 0) {
        return self;
    }
    NoticeBanner *banner = [[NSBundle mainBundle] loadNibNamed:@"NoticeBanner" owner:nil options:nil].firstObject;
    banner.frame = self.frame;
    banner.translatesAutoresizingMaskIntoConstraints = self.translatesAutoresizingMaskIntoConstraints;
    return banner;
}

- (void)setMessage:(NSString *)message {
    _message = [message copy];
    self.messageLabel.text = message;
}

- (IBAction)dismiss:(id)sender {
    self.hidden = YES;
}

@end
