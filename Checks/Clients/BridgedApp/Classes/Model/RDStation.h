@import Foundation;

@interface RDStation : NSObject
@property (class, readonly) NSArray<RDStation *> *all;
@property (readonly) NSString *name;
@property (readonly) NSURL *logo;
@end
