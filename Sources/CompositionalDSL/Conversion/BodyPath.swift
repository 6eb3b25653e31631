/// The number of bodies that lead to the element that is converted.
///
/// The body of a user's element may be another user's element. The path is passed from body to
/// body, so that a body that leads back to itself stops with a message instead of a stack overflow.
///
/// Public because the requirements of the element protocols mention it.
public struct _BodyPath: Sendable {
  /// A limit greater than the depth of any layout.
  private static let limit = 256

  private var depth = 0

  init() {}

  /// Returns the path within the body of an element.
  ///
  /// - Precondition: The depth is below the limit.
  func entering(_ element: Any.Type, _ body: String) -> _BodyPath {
    require(
      depth < Self.limit,
      "The body of \(element) is infinite: its `\(body)` leads back to \(element). "
        + "Return other elements, such as Section, HGroup, VGroup or Item.")
    var path = self
    path.depth += 1
    return path
  }
}
