/// Slots in a row that may be longer than the view, which scrolls (content rule 6.5).
///
/// ```swift
/// ScrollingSplit {
///   Text("title", string: "Good morning")
///   Fixed(200) { Leaf("photo") }
/// }
/// .contentInsets(16)
/// ```
/// Content without a slot is in an automatic one.
public struct ScrollingSplit: ContentElement {
  private let id: String?
  private var split: ContentScrollingSplit

  /// Creates a scrolling split.
  ///
  /// - Parameters:
  ///   - id: The name of the split; nil for its index among its siblings.
  ///   - direction: The axis along which the slots follow one another.
  ///   - items: The parts, in order, with unique names.
  public init(
    _ id: String? = nil, direction: SplitDirection = .vertical,
    @SplitBuilder _ items: () -> [SplitPart]
  ) {
    self.id = id.map(ContentNames.checked)
    split = ContentScrollingSplit(direction, items: ContentNames.items(items()))
  }

  /// The content of the split.
  public var content: Content { return Content(kind: .scrollingSplit(split), id: id) }

  /// Sets the insets of the slots, in points.
  public func contentInsets(_ insets: DirectionalEdgeInsets) -> ScrollingSplit {
    var copy = self
    copy.split.contentInsets = insets
    return copy
  }

  /// Sets the same inset of the slots on every side, in points.
  public func contentInsets(_ inset: CGFloat) -> ScrollingSplit { contentInsets(.all(inset)) }

  /// Adds the layout margins of the environment to the insets of the slots.
  public func addsLayoutMargins(_ adds: Bool = true) -> ScrollingSplit {
    var copy = self
    copy.split.addsLayoutMargins = adds
    return copy
  }
}
