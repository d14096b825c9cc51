#import "FilledView.h"

@interface CarrotView : FilledView
@end
