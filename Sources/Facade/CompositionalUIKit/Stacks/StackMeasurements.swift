import Foundation

/// The sizes and baselines of views that a stack view asks for while it is solved.
///
/// A view is asked once for each width, so that nested stack views take time in proportion to their
/// depth and not to a power of it.
@MainActor
final class StackMeasurements {
  private struct Question: Hashable {
    let view: ObjectIdentifier
    let width: CGFloat?
    var height: CGFloat?
    var isOfContent = false
  }

  private var sizes: [Question: CGSize] = [:]
  private var baselines: [Question: (first: CGFloat, last: CGFloat)] = [:]

  /// Returns the size that a view needs in an available width, in points.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The available width, in points; nil for any.
  func naturalSize(of view: UIView, fitting width: CGFloat?) -> CGSize {
    let question = Question(view: ObjectIdentifier(view), width: width)
    if let size = sizes[question] { return size }
    let size = view.neededSize(fitting: width, self).natural
    sizes[question] = size
    return size
  }

  /// Returns the natural size of the content of a view alone, without the constraints inside of it.
  func contentSize(of view: UIView, fitting width: CGFloat?) -> CGSize {
    let question = Question(view: ObjectIdentifier(view), width: width, isOfContent: true)
    if let size = sizes[question] { return size }
    let size = view.naturalSize(fitting: width, self).natural
    sizes[question] = size
    return size
  }

  /// Returns the distances of the first baseline from the top and of the last from the bottom, in
  /// points, of a view in a size.
  func baselines(of view: UIView, in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let question = Question(
      view: ObjectIdentifier(view), width: size.width, height: size.height)
    if let known = baselines[question] { return known }
    let found = view.baselines(in: size, self)
    baselines[question] = found
    return found
  }
}
