import Foundation

exit(CommandLine.run().rawValue)
