import Compositional
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Descriptions of numbers that come from data: no number stops the program.
@Suite struct NumbersFromOutsideTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func whatIsNotFiniteIsNil(_ number: CGFloat) {
    for kind in CollectionLayoutDimension.Kind.allCases {
      #expect(CollectionLayoutDimension(kind, finite: number) == nil)
    }
    #expect(CollectionLayoutSpacing(finite: number, isFlexible: true) == nil)
    let point = CGPoint(x: 0, y: number)
    #expect(CollectionLayoutAnchor(edges: .top, finite: point, isFractional: false) == nil)
    let frame = CGRect(x: 0, y: 0, width: number, height: 1)
    #expect(CollectionLayoutGroupCustomItem(finite: frame) == nil)
  }

  @Test func othersAreWhatTheirNamesMake() {
    #expect(CollectionLayoutDimension(.fractionalWidth, finite: 0.5) == .fractionalWidth(0.5))
    #expect(CollectionLayoutDimension(.estimated, finite: -3) == .estimated(-3))
    #expect(CollectionLayoutSpacing(finite: 8, isFlexible: false) == .fixed(8))
    #expect(
      CollectionLayoutAnchor(edges: .top, finite: CGPoint(x: 1, y: 2), isFractional: true)
        == CollectionLayoutAnchor(edges: .top, fractionalOffset: CGPoint(x: 1, y: 2)))
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      CollectionLayoutGroupCustomItem(finite: frame, zIndex: 5)
        == CollectionLayoutGroupCustomItem(frame: frame, zIndex: 5))
  }
}
