import Foundation

/// An effect on what is behind a view; it is kept, because nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates an effect that changes nothing.
  nonisolated public override init() {}
}
