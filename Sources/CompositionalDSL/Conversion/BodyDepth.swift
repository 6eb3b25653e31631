/// The number of bodies that lead to the element that is converted.
///
/// The body of a user's element may be another user's element. Each body is converted one deeper, so
/// that a body that leads back to itself stops with a message instead of a stack overflow.
enum BodyDepth {
  /// A limit greater than the depth of any layout.
  private static let limit = 256

  @TaskLocal private static var depth = 0

  /// Returns what a body is converted to.
  ///
  /// - Parameters:
  ///   - element: The type of the element.
  ///   - body: The name of the property that is its body.
  ///   - convert: Converts the body.
  /// - Precondition: The depth is below the limit.
  static func within<Value>(
    _ element: Any.Type, _ body: String, _ convert: () -> Value
  ) -> Value {
    require(
      depth < limit,
      "The body of \(element) is infinite: its `\(body)` leads back to \(element). "
        + "Return other elements, such as Section, HGroup, VGroup or Item.")
    return $depth.withValue(depth + 1, operation: convert)
  }
}
