#import "RDStation.h"
