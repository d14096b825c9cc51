@interface Model : NSObject <NSCoding>
@end

@implementation Model

- (instancetype)init {
    return [super init];
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    return [super init];
}

- (void)encodeWithCoder:(NSCoder *)coder {
}

@end
