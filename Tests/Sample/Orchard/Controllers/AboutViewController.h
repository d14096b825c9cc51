#import <UIKit/UIKit.h>

@class NoticeBanner;

/// Made with a nil nib name: the name rule finds AboutView.xib.
@interface AboutViewController : UIViewController

@property (nonatomic, weak) IBOutlet NoticeBanner *banner;
@property (nonatomic, weak) IBOutlet UITextView *textView;

@end
