import Compositional
import CompositionalDSL
import CompositionalUIKit
import Foundation

// Conversions from the DSL to Apple's classes. They win over the DSL's own if no type is written.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a layout of sections.
///
/// - Parameters:
///   - configuration: The properties of the whole layout.
///   - layoutSections: The sections; section `i` of the data is section `i % count` of the list.
@preconcurrency @MainActor
public func LayoutBuilder(
  configuration: LayoutConfiguration = Configuration(),
  @LayoutSectionsBuilder layoutSections: () -> [LayoutSection]
) -> UICollectionViewCompositionalLayout {
  let layout: CollectionLayout = CompositionalDSL.LayoutBuilder(
    configuration: configuration, layoutSections: layoutSections)
  return UICollectionViewCompositionalLayout(layout)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a layout whose sections differ.
///
/// - Parameter compositionalLayout: The layout; `if` and `switch` may choose it.
@preconcurrency @MainActor
public func LayoutBuilder(
  @SingleResultBuilder<CompositionalLayout> compositionalLayout: () -> CompositionalLayout
) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout(CollectionLayout(compositionalLayout()))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a section of Apple's class.
///
/// - Parameter layoutSection: The section; `if` and `switch` may choose it.
@preconcurrency @MainActor
public func LayoutSectionBuilder(
  @SingleResultBuilder<LayoutSection> layoutSection: () -> LayoutSection
) -> NSCollectionLayoutSection {
  NSCollectionLayoutSection(CollectionLayoutSection(layoutSection()))
}

extension UICollectionView {
  /// Replaces the layout with one written in the DSL, as AppKit's property does, immediately.
  ///
  /// - Parameter layout: The new layout.
  public func setCollectionViewLayout(_ layout: CompositionalLayout) {
    setCollectionViewLayout(layout, animated: false)
  }

  /// Replaces the layout with one written in the DSL, immediately and without animation.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Has no effect.
  ///   - completion: A closure, called with `true` before this returns.
  public func setCollectionViewLayout(
    _ layout: CompositionalLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(
      UICollectionViewCompositionalLayout(CollectionLayout(layout)), animated: animated,
      completion: completion)
  }
}
