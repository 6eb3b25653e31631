import Foundation

/// A rule of a motion.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a rule.
  public override init() {}
}
