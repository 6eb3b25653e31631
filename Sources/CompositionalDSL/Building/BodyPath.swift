/// How many bodies led to the element that is being converted.
///
/// An element of a user's own says what it is through its body, which may be a further one of
/// their own. The path is handed from body to body, so that one that leads back to itself is found
/// out instead of running on.
public struct _BodyPath: Sendable {
  /// More bodies than any layout has.
  private static let limit = 256

  private var depth = 0

  init() {}

  /// The path within the body of an element.
  ///
  /// - Precondition: the bodies end.
  func entering(_ element: Any.Type, _ body: String) -> _BodyPath {
    precondition(
      depth < Self.limit,
      "The body of \(element) never ends: its `\(body)` leads back to \(element). "
        + "Return what it is made of, such as Section, HGroup, VGroup or Item.")
    var path = self
    path.depth += 1
    return path
  }
}
