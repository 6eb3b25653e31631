import Compositional
import CompositionalDSL
import Foundation

// The DSL's ways out, to Apple's classes. They go before the DSL's own where no type is written.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a layout in which every section is the same.
///
/// - Parameters:
///   - configuration: what holds for the layout as a whole.
///   - layoutSection: what every section is.
public func LayoutBuilder(
  configuration: LayoutConfiguration = Configuration(),
  @SingleResultBuilder<LayoutSection> layoutSection: () -> LayoutSection
) -> UICollectionViewCompositionalLayout {
  let layout: CollectionLayout = CompositionalDSL.LayoutBuilder(
    configuration: configuration, layoutSection: layoutSection)
  return UICollectionViewCompositionalLayout(layout)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a layout whose sections differ.
///
/// - Parameter compositionalLayout: gives the layout; `if` and `switch` may choose it.
public func LayoutBuilder(
  @SingleResultBuilder<CompositionalLayout> compositionalLayout: () -> CompositionalLayout
) -> UICollectionViewCompositionalLayout {
  UICollectionViewCompositionalLayout(CollectionLayout(compositionalLayout()))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a section with Apple's name.
///
/// - Parameter layoutSection: gives the section; `if` and `switch` may choose it.
public func LayoutSectionBuilder(
  @SingleResultBuilder<LayoutSection> layoutSection: () -> LayoutSection
) -> NSCollectionLayoutSection {
  NSCollectionLayoutSection(CollectionLayoutSection(layoutSection()))
}

extension UICollectionView {
  /// Puts a layout written in the DSL in the place of this one; headless, at once.
  ///
  /// - Parameters:
  ///   - layout: the layout from now on.
  ///   - animated: has no effect.
  ///   - completion: is called with `true` before this returns.
  public func setCollectionViewLayout(
    _ layout: CompositionalLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(
      UICollectionViewCompositionalLayout(CollectionLayout(layout)), animated: animated,
      completion: completion)
  }
}
