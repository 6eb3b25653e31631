/// Free space between the items of a stack, within limits (content rule 4.3).
///
/// ```swift
/// HStack {
///   Text("name", string: "Ada")
///   Spacer(minWidth: 50)
///   Text("date", string: "Monday")
/// }
/// ```
public struct Spacer: ContentElement {
  /// The content of the spacer.
  public let content: Content

  /// Creates a spacer; the limits are lengths in points, nil for none.
  ///
  /// - Parameters:
  ///   - id: The name of the spacer; nil for its index among its siblings.
  ///   - minWidth: The least width.
  ///   - maxWidth: The greatest width.
  ///   - fixedWidth: The only width, which replaces the other two.
  ///   - minHeight: The least height.
  ///   - maxHeight: The greatest height.
  ///   - fixedHeight: The only height, which replaces the other two.
  public init(
    _ id: String? = nil, minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    fixedWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    fixedHeight: CGFloat? = nil
  ) {
    let limits = ContentSpacer(
      width: .init(min: minWidth, max: maxWidth, fixed: fixedWidth),
      height: .init(min: minHeight, max: maxHeight, fixed: fixedHeight))
    content = Content(kind: .spacer(limits), id: id.map(ContentNames.checked))
  }
}
