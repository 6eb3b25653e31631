import Foundation

/// A sign that fingers feel.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  final var count = 0

  /// Creates a generator.
  public override init() {}

  /// Prepares a sign.
  open func prepare() {}
}

extension UIFeedbackGenerator: SimulatedObject {}

extension ObjectSimulation where Base: UIFeedbackGenerator {
  /// The number of signs so far.
  public var count: Int { base.count }
}
