import Compositional

/// The priorities of the natural size of a view.
@MainActor
struct ContentSizePriorities {
  /// The resistance to being larger, by axis.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The resistance to being smaller, by axis.
  var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

extension UIView {
  /// Returns the resistance to being larger than the natural size; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis] ?? .defaultLow
  }

  /// Sets the resistance to being larger than the natural size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the resistance to being smaller than the natural size; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities.compression[axis] ?? .defaultHigh
  }

  /// Sets the resistance to being smaller than the natural size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.compression[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the active constraint with the highest priority that sets a length; nil for none.
  func lengthConstraint(along axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return activeConstraints.filter {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.relation == .equal
        && $0.secondAttribute == .notAnAttribute
    }.max { $0.priority.rawValue < $1.priority.rawValue }
  }
}
