import Compositional
import Foundation

/// The answer of a layout for a part of the content, until something changes.
struct KnownElements {
  /// What the answer depends on.
  struct Question: Equatable {
    let rect: CGRect
    let inset: PhysicalEdgeInsets
    let orthogonalOffsets: [Int: CGFloat]
    let handlerCalls: Int
  }

  private var question: Question?
  private var attributes: [UICollectionViewLayoutAttributes] = []
  /// The number of times that an answer was forgotten.
  private(set) var age = 0

  /// Returns the answer to a question; nil if it is not known.
  func answer(to question: Question) -> [UICollectionViewLayoutAttributes]? {
    question == self.question ? attributes : nil
  }

  /// Keeps an answer, unless the layout has changed since an age.
  mutating func keep(
    _ answer: [UICollectionViewLayoutAttributes], to question: Question, since age: Int
  ) {
    guard age == self.age else { return }
    self.question = question
    attributes = answer
  }

  /// Forgets the answer.
  mutating func forget() {
    question = nil
    attributes = []
    age += 1
  }
}

extension UICollectionView {
  /// The elements in sight, in the order in which the layout answers with them.
  var elementsInSight: [UICollectionViewLayoutAttributes] {
    guard compositionalLayout == nil else { return elementsInTiles }
    let seen = bounds
    return elementsInTiles.filter { FlowArrangement.meets($0.frame, seen) }
  }

  /// The elements that the layout has answered with: those in sight, and for a layout that is not
  /// compositional those in the tiles in sight.
  ///
  /// The layout is asked for them once until something changes.
  var elementsInTiles: [UICollectionViewLayoutAttributes] {
    let rect = compositionalLayout == nil ? tiles : bounds
    let question = KnownElements.Question(
      rect: rect, inset: adjustedContentInset,
      orthogonalOffsets: simulator.viewport.orthogonalOffsets,
      handlerCalls: simulator.visibleItems.calls)
    if let answer = known.answer(to: question) { return answer }
    let age = known.age
    let elements = answer(in: rect)
    // An invalid layout may answer anything.
    if !pending.preparation { known.keep(elements, to: question, since: age) }
    return elements
  }

  /// Returns elements in the order in which their views are made: cells come before supplementary views.
  func makingOrder(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    elements.filter { $0.representedElementCategory != .supplementaryView }
      + elements.filter { $0.representedElementCategory == .supplementaryView }
  }

  /// The part of the content that a layout is asked for: the tiles, as large as the view, that are in sight.
  var tiles: CGRect {
    let seen = bounds
    func span(_ low: CGFloat, _ length: CGFloat) -> (low: CGFloat, length: CGFloat) {
      let place = low / length
      guard place.magnitude < 1e9 else { return (low, length) }
      let first = place.rounded(.down)
      return (first * length, (place.rounded(.up) - first + 1) * length)
    }
    let (across, down) = (span(seen.minX, seen.width), span(seen.minY, seen.height))
    return CGRect(x: across.low, y: down.low, width: across.length, height: down.length)
  }
}
