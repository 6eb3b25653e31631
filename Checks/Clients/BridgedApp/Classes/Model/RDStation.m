#import "RDStation.h"

@implementation RDStation
@end
