#import <UIKit/UIKit.h>

/// A NoticeBanner without subviews, as other nibs place it, is a stand-in: NoticeBanner.xib takes its place.
@interface NoticeBanner : UIView

@property (nonatomic, copy) NSString *message;

@end
