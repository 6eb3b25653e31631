import Compositional
import CompositionalContent
import CompositionalIsolation
import Foundation

/// A view that a stack view arranges, as content.
@MainActor
struct StackItem {
  private let view: UIView
  private let measurements: StackMeasurements

  init(_ view: UIView, _ measurements: StackMeasurements) {
    self.view = view
    self.measurements = measurements
  }

  /// Returns the natural size of the view in an available width, in points.
  ///
  /// Constraints of the width and the height replace the lengths of its content.
  func size(fitting width: CGFloat?) -> CGSize {
    let fixedWidth = view.lengthConstraint(along: .horizontal)?.constant
    let natural = measurements.naturalSize(of: view, fitting: fixedWidth ?? width)
    let height = view.lengthConstraint(along: .vertical)?.constant ?? natural.height
    return CGSize(width: max(0, fixedWidth ?? natural.width), height: max(0, height))
  }

  /// The view as a leaf.
  var leaf: Content {
    let closure = UserClosure(body: size)
    return Content(
      .measured { width in withoutIsolation { closure.body(width) } },
      hugging: priorities(of: .hugging), compression: priorities(of: .compression))
  }

  /// Returns the view as a leaf of a length along the axis.
  ///
  /// - Parameters:
  ///   - item: The view as content without that length.
  ///   - length: The length, in points.
  ///   - isHorizontal: True if the axis is horizontal.
  ///   - environment: The surroundings.
  func content(
    of item: Content, length: CGFloat, _ isHorizontal: Bool, in environment: ContentEnvironment
  ) -> Content {
    let length = max(0, length)
    let rule: ContentLeaf.SizeRule
    if isHorizontal {
      let height = item.size(for: .init(width: length), in: environment).height
      rule = .fixed(CGSize(width: length, height: height))
    } else {
      let natural = item.size(for: .init(), in: environment).width
      rule = .measured { width in CGSize(width: min(natural, width ?? natural), height: length) }
    }
    var content = Content(rule)
    (content.hugging, content.compression) = (item.hugging, item.compression)
    if isHorizontal {
      (content.hugging.horizontal, content.compression.horizontal) = (1000, 1000)
    } else {
      (content.hugging.vertical, content.compression.vertical) = (1000, 1000)
    }
    return content
  }

  private enum Resistance {
    case hugging, compression
  }

  private func priorities(of resistance: Resistance) -> ContentPriorities {
    ContentPriorities(
      horizontal: priority(of: resistance, along: .horizontal),
      vertical: priority(of: resistance, along: .vertical))
  }

  /// Returns a priority, from 1 to 1000.
  ///
  /// That of a constraint counts where there is one. Content without a natural length resists as
  /// little as possible.
  private func priority(
    of resistance: Resistance, along axis: NSLayoutConstraint.Axis
  ) -> Double {
    let priority: UILayoutPriority
    if let constraint = view.lengthConstraint(along: axis) {
      priority = constraint.priority
    } else {
      let natural = measurements.naturalSize(of: view, fitting: nil)
      let length = axis == .horizontal ? natural.width : natural.height
      guard length >= 0 else { return 1 }
      switch resistance {
      case .hugging: priority = view.contentHuggingPriority(for: axis)
      case .compression: priority = view.contentCompressionResistancePriority(for: axis)
      }
    }
    return min(1000, max(1, Double(priority.rawValue)))
  }
}
