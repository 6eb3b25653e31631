import Foundation

/// A sign of a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the sign.
  open func selectionChanged() { count += 1 }
}
