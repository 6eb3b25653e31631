import CompositionalDocuments
import UIKit

/// Sections and layouts of a document as Apple's types.

extension NSCollectionLayoutSection {
  /// Returns a section of a document; nil if its group is not one.
  static func recorded(
    _ value: LayoutDocument.Section, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    switch value {
    case .section(let section): recorded(section)
    case .list(let configuration, let changes):
      recorded(configuration, changes, in: environment)
    }
  }

  private static func recorded(_ value: CollectionLayoutSection) -> NSCollectionLayoutSection? {
    guard let group = NSCollectionLayoutItem.recorded(value.group.item) as? NSCollectionLayoutGroup
    else { return nil }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(recorded: value.contentInsets)
    section.interGroupSpacing = value.interGroupSpacing
    section.contentInsetsReference = .recorded(value.contentInsetsReference)
    section.supplementaryContentInsetsReference = .recorded(
      value.supplementaryContentInsetsReference)
    section.supplementariesFollowContentInsets = value.supplementariesFollowContentInsets
    section.scroll(value.orthogonalScrollingBehavior, value.orthogonalScrollingProperties)
    section.boundarySupplementaryItems = value.boundarySupplementaryItems.map { .recorded($0) }
    section.decorationItems = value.decorationItems.map { .recorded($0) }
    return section
  }

  private static func recorded(
    _ value: CollectionLayoutListConfiguration, _ changes: LayoutDocument.ListChanges,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(
      appearance: .init(rawValue: value.appearance.rawValue) ?? .plain)
    configuration.showsSeparators = value.showsSeparators
    configuration.headerMode = .init(rawValue: value.headerMode.rawValue) ?? .none
    configuration.footerMode = .init(rawValue: value.footerMode.rawValue) ?? .none
    configuration.headerTopPadding = value.headerTopPadding
    let section = list(using: configuration, layoutEnvironment: environment)
    if let insets = changes.contentInsets {
      section.contentInsets = NSDirectionalEdgeInsets(recorded: insets)
    }
    if let spacing = changes.interGroupSpacing { section.interGroupSpacing = spacing }
    if let reference = changes.contentInsetsReference {
      section.contentInsetsReference = .recorded(reference)
    }
    if let reference = changes.supplementaryContentInsetsReference {
      section.supplementaryContentInsetsReference = .recorded(reference)
    }
    if let follows = changes.supplementariesFollowContentInsets {
      section.supplementariesFollowContentInsets = follows
    }
    section.scroll(
      changes.orthogonalScrollingBehavior ?? .none,
      changes.orthogonalScrollingProperties ?? OrthogonalScrollingProperties())
    section.boundarySupplementaryItems += changes.boundarySupplementaryItems.map { .recorded($0) }
    section.decorationItems += changes.decorationItems.map { .recorded($0) }
    return section
  }

  private func scroll(
    _ behavior: OrthogonalScrollingBehavior, _ properties: OrthogonalScrollingProperties
  ) {
    orthogonalScrollingBehavior = .init(rawValue: behavior.rawValue) ?? .none
    orthogonalScrollingProperties.bounce = .init(rawValue: properties.bounce.rawValue) ?? .automatic
    orthogonalScrollingProperties.decelerationRate = .init(
      rawValue: properties.decelerationRate.rawValue)
  }
}

extension UIContentInsetsReference {
  /// Returns a reference of a document.
  static func recorded(_ value: ContentInsetsReference) -> UIContentInsetsReference {
    UIContentInsetsReference(rawValue: value.rawValue) ?? .automatic
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the layout of a document.
  static func recorded(_ document: LayoutDocument) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let value = document.configuration
    configuration.scrollDirection = value.scrollDirection == .vertical ? .vertical : .horizontal
    configuration.interSectionSpacing = value.interSectionSpacing
    configuration.contentInsetsReference = .recorded(value.contentInsetsReference)
    configuration.boundarySupplementaryItems = value.boundarySupplementaryItems.map {
      .recorded($0)
    }
    let sections = document.sections
    return UICollectionViewCompositionalLayout(
      sectionProvider: { .recorded(sections[$0 % sections.count], in: $1) },
      configuration: configuration)
  }
}
