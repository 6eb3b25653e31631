/// What holds for a layout as a whole.
///
/// Apple's name: `UICollectionViewCompositionalLayoutConfiguration` (rule 1.12).
public struct CollectionLayoutConfiguration: Hashable, Sendable {
  /// The axis along which the sections follow one another and the view scrolls.
  public var scrollDirection: LayoutAxis = .vertical
  /// Points between neighbouring sections, empty ones included.
  public var interSectionSpacing: CGFloat = 0 {
    didSet { requireFinite(interSectionSpacing, "inter section spacing") }
  }
  /// Headers, footers and side views of the whole layout.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// The guide that narrows sections which say `.automatic`.
  public var contentInsetsReference: ContentInsetsReference = .safeArea
  /// Which of several known behaviours to follow where systems or answers differ.
  public var quirks: Quirks = []

  /// Makes a configuration: vertical, without spacing, inside the safe area.
  public init() {}
}

extension CollectionLayoutConfiguration: CustomStringConvertible {
  /// The scroll direction and what differs from the defaults.
  public var description: String {
    var head = "\(scrollDirection) layout"
    if interSectionSpacing != 0 { head += ", interSectionSpacing: \(points: interSectionSpacing)" }
    if contentInsetsReference != .safeArea {
      head += ", contentInsetsReference: .\(contentInsetsReference)"
    }
    return ([head] + boundarySupplementaryItems.map { "  \($0)" }).joined(separator: "\n")
  }
}
