import Compositional
import CompositionalIsolation
import Foundation

/// The properties of a whole layout.
@preconcurrency @MainActor
public class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis along which sections are placed and the view scrolls.
  public var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The spacing between adjacent sections, in points; one that is not finite has no effect.
  public var interSectionSpacing: CGFloat = 0
  /// The headers, footers and side views of the whole layout; assigned views are copied.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaryItems }
    set { boundaryItems = newValue.map { $0.copied() } }
  }
  /// The guide that insets sections whose own guide is `.automatic`.
  ///
  /// UIKit has it since iOS 14.
  public var contentInsetsReference: UIContentInsetsReference = .safeArea
  /// The known behaviors to follow where systems differ; not part of UIKit.
  public var quirks: Quirks = []

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration: vertical, without spacing, inset by the safe area.
  public override init() {}

  /// Creates a configuration from a value of the engine.
  public init(_ value: CollectionLayoutConfiguration) {
    scrollDirection = value.scrollDirection
    interSectionSpacing = value.interSectionSpacing
    boundaryItems = value.boundarySupplementaryItems.map { .init($0) }
    contentInsetsReference = value.contentInsetsReference
    quirks = value.quirks
  }

  /// The configuration of the engine, without the numbers that cannot be laid out.
  public var value: CollectionLayoutConfiguration {
    var value = CollectionLayoutConfiguration()
    value.scrollDirection = scrollDirection
    if interSectionSpacing.isFinite {
      value.interSectionSpacing = interSectionSpacing
    } else {
      value.invalidCalls.append("interSectionSpacing = \(interSectionSpacing)")
    }
    value.invalidCalls += boundaryItems.compactMap(\.invalidCall)
    value.boundarySupplementaryItems = boundaryItems.filter { $0.invalidCall == nil }
      .map(\.boundaryValue)
    value.contentInsetsReference = contentInsetsReference
    value.quirks = quirks
    return value
  }

  func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundaryItems
    copy.contentInsetsReference = contentInsetsReference
    copy.quirks = quirks
    return copy
  }

  public func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Returns the same where Foundation copies the object, on any thread.
  @_disfavoredOverload
  @_implements(NSCopying,copy(with:))
  nonisolated public func _copyAnywhere(with zone: NSZone?) -> Any {
    withoutIsolation { UserClosure(body: copy(with: nil)) }.body
  }

  /// Returns true if the other configuration has the same content.
  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    let other = object as? UICollectionViewCompositionalLayoutConfiguration
    return withoutIsolation { other?.value == value }
  }

  /// The hash of the compared properties.
  nonisolated public override var hash: Int { withoutIsolation { value.hashValue } }

  /// The class and content.
  nonisolated public override var description: String {
    withoutIsolation { "<UICollectionViewCompositionalLayoutConfiguration: \(value)>" }
  }
}
