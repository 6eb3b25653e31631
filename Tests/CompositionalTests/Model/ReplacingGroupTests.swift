import Testing

@testable import Compositional

/// A section of another group.
@Suite struct ReplacingGroupTests {
  private static func group(_ height: CGFloat) -> CollectionLayoutGroup {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(height))
    return .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
  }

  /// A section without a default.
  private static var section: CollectionLayoutSection {
    let size = CollectionLayoutSize(.fractionalWidth(1), .absolute(20))
    var section = CollectionLayoutSection(group: group(44))
    section.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.interGroupSpacing = 5
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .readableContent
    section.supplementariesFollowContentInsets = false
    section.orthogonalScrollingBehavior = .paging
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.boundarySupplementaryItems = [
      .init(layoutSize: size, elementKind: "header", alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "background")]
    section.visibleItemsInvalidationHandler = .init { _, _, _ in }
    section.listZIndex = 10
    section.listBackground = .zero
    section.invalidCall = "interGroupSpacing = nan"
    return section
  }

  @Test func keepsAllElse() {
    let section = Self.section
    let changed = section.replacing(group: Self.group(80))
    #expect(changed.group == Self.group(80))
    let usual = Mirror(reflecting: CollectionLayoutSection(group: Self.group(44))).children
    for (own, (other, usual)) in zip(
      Mirror(reflecting: section).children, zip(Mirror(reflecting: changed).children, usual))
    where own.label != "group" {
      let text = String(reflecting: own.value)
      #expect(text != String(reflecting: usual.value), "\(own.label ?? "") has its default here")
      #expect(String(reflecting: other.value) == text, "\(own.label ?? "") is lost")
    }
    #expect(changed.replacing(group: section.group) == section)
  }
}
