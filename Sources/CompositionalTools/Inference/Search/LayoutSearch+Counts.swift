import Compositional
import CompositionalDocuments

/// Items that no view shows.
extension LayoutSearch {
  /// The most items of a section that is cut off.
  private static let mostItems = 1 << 20

  /// Returns the items of each section, with those of the last one that the views cut off: as many as
  /// fill the content.
  ///
  /// Where no number of items does, more sections follow that nothing is known of.
  func completed(_ counts: [Int], of document: LayoutDocument) -> [Int] {
    guard let last = counts.indices.last, isCut(last), !document.isEstimated,
      let sample = samples.first(where: { $0.sections.count == last + 1 }),
      let content = sample.contentSize
    else { return counts }
    func missing(_ count: Int, in sample: ViewSample, _ content: Vector) -> Double {
      var layout = document.layout()
      var counts = counts
      counts[last] = count
      layout.prepare(itemCounts: counts, in: sample.environment.readingFromLeft)
      return content[scrolling] - Double(layout.contentSize[scrolling])
    }
    work.spend(100)
    var low = counts[last]
    guard missing(low, in: sample, content) > Self.near else { return counts }
    var high = low
    repeat {
      guard high < Self.mostItems else { return counts }
      high = min(2 * high + 1, Self.mostItems)
    } while missing(high, in: sample, content) > Self.near
    while low + 1 < high {
      let middle = (low + high) / 2
      if missing(middle, in: sample, content) > Self.near { low = middle } else { high = middle }
    }
    // Views of all sizes have the same data.
    let isRight = samples.allSatisfy { other in
      guard let content = other.contentSize else { return true }
      return abs(missing(high, in: other, content)) <= Self.near
    }
    guard isRight else { return counts }
    var counts = counts
    counts[last] = high
    return counts
  }

  /// The difference of contents that is a matter of rounding, in points.
  private static let near = 0.7
}
