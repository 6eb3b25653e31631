import Compositional
import Foundation

/// What holds for a layout as a whole.
public class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis along which the sections follow one another and the view scrolls.
  public var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The room between neighbouring sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// Headers, footers and side views of the whole layout; what is set is copied.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaryItems }
    set { boundaryItems = newValue.map { $0.copied() } }
  }
  /// The guide that narrows sections which say `.automatic`.
  ///
  /// At Apple since iOS 14.
  public var contentInsetsReference: UIContentInsetsReference = .safeArea
  /// Which of several known behaviours to follow where systems differ; not Apple's.
  public var quirks: Quirks = []

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a configuration: vertical, without spacing, inside the safe area.
  public override init() {}

  /// Makes a configuration of one of the engine's.
  public init(_ value: CollectionLayoutConfiguration) {
    scrollDirection = value.scrollDirection
    interSectionSpacing = value.interSectionSpacing
    boundaryItems = value.boundarySupplementaryItems.map { .init($0) }
    contentInsetsReference = value.contentInsetsReference
    quirks = value.quirks
  }

  /// The configuration of the engine.
  public var value: CollectionLayoutConfiguration {
    var value = CollectionLayoutConfiguration()
    value.scrollDirection = scrollDirection
    value.interSectionSpacing = interSectionSpacing
    value.boundarySupplementaryItems = boundaryItems.map(\.boundaryValue)
    value.contentInsetsReference = contentInsetsReference
    value.quirks = quirks
    return value
  }

  func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    UICollectionViewCompositionalLayoutConfiguration(value)
  }

  /// Makes a copy.
  public func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Whether the other says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UICollectionViewCompositionalLayoutConfiguration)?.value == value
  }

  /// Hashes what equality compares.
  public override var hash: Int { value.hashValue }

  /// The class and what was set.
  public override var description: String {
    "<UICollectionViewCompositionalLayoutConfiguration: \(value)>"
  }
}
