/// The configuration of a layout as a whole.
///
/// Apple's name: `UICollectionViewCompositionalLayoutConfiguration` (rule 1.12).
public struct CollectionLayoutConfiguration: Hashable, Sendable {
  /// The axis along which the sections follow one another and the view scrolls.
  public var scrollDirection: LayoutAxis = .vertical
  /// The spacing between adjacent sections, empty ones included, in points.
  public var interSectionSpacing: CGFloat = 0 {
    didSet { requireFinite(interSectionSpacing, "inter section spacing") }
  }
  /// The headers, footers and side views of the whole layout.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The guide whose insets apply to sections with the reference `.automatic`.
  public var contentInsetsReference: ContentInsetsReference = .safeArea
  /// The behaviors to follow where system versions differ or recordings allow several.
  public var quirks: Quirks = []
  /// The calls with numbers that no layout can use, which have no effect.
  ///
  /// A front end that takes any number passes them with a configuration that is without them.
  package var invalidCalls: [String] = []

  /// Creates a configuration: vertical, without spacing, inset by the safe area.
  public init() {}
}

extension CollectionLayoutConfiguration: CustomStringConvertible {
  /// The scroll direction and the values that differ from the defaults.
  public var description: String {
    var head = "\(scrollDirection) layout"
    if interSectionSpacing != 0 { head += ", interSectionSpacing: \(points: interSectionSpacing)" }
    if contentInsetsReference != .safeArea {
      head += ", contentInsetsReference: .\(contentInsetsReference)"
    }
    return ([head] + boundarySupplementaryItems.map { "  \($0)" }).joined(separator: "\n")
  }
}
