/// A measurer with sample data: fixed lengths, lists of lengths, a seed, or texts.
///
/// Cells, supplementary and boundary items all take their size by item index. To measure cells and
/// supplementary items differently, use a ``ClosureMeasurer``.
public struct SampleMeasurer: Measuring, Hashable, Sendable {
  /// The sample data of a measurer.
  package enum Rule: Hashable, Sendable {
    /// The same length for every element, in points; nil keeps the estimate.
    case constant(width: CGFloat?, height: CGFloat?)
    /// Heights in points by item index, repeating.
    case heights([CGFloat])
    /// Widths in points by item index, repeating.
    case widths([CGFloat])
    /// Heights in points by item index, repeating, for each proposed width.
    case heightsByWidth([CGFloat: [CGFloat]])
    /// A pseudorandom length between two bounds for each index path, equal on every platform.
    case random(seed: Int, width: [CGFloat]?, height: [CGFloat]?)
    /// Texts of the given numbers of characters by item index, repeating, in a text style; nil is the
    /// weight of the style.
    case text(lengths: [Int], textStyle: String, weight: TextWeight? = nil)
  }

  /// The sample data of this measurer.
  package let rule: Rule

  package init(_ rule: Rule) { self.rule = rule }
}

extension SampleMeasurer {
  /// The maximum length of measured text, in characters; longer texts count as this long.
  ///
  /// A length may come from outside, and the lengths of lines have to be exact.
  package static let longestText = 100_000

  /// The maximum distance of a proposed width from a listed one, in points.
  private static let tolerance = 0.01

  /// Returns the size of an element, cell or not: by its item index if there are lists.
  ///
  /// Elements of the layout as a whole count as item 0. An empty list, or bounds that are not two
  /// numbers, give no length.
  ///
  /// - Complexity: O(listed widths)
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    switch rule {
    case .constant(let width, let height): return PreferredSize(width: width, height: height)
    case .heights(let list): return PreferredSize(height: list.repeating(at: proposal.id))
    case .widths(let list): return PreferredSize(width: list.repeating(at: proposal.id))
    case .heightsByWidth(let lists):
      let list = Self.list(in: lists, at: proposal.size.width)
      return PreferredSize(height: list?.repeating(at: proposal.id))
    case .random(let seed, let width, let height):
      let fractions = RandomFractions(seed: seed, at: proposal.id.indexPath)
      return PreferredSize(
        width: Self.length(fractions.width, in: width),
        height: Self.length(fractions.height, in: height))
    case .text(let lengths, let style, let weight):
      guard let length = lengths.repeating(at: proposal.id), length >= 0,
        let style = TextStyle(rawValue: style)
      else { return PreferredSize() }
      let model = TextModel(
        style, contentSizeCategory: proposal.contentSizeCategory, weight: weight,
        displayScale: proposal.environment.displayScale)
      return PreferredSize(
        model.size(ofFillerOf: min(length, Self.longestText), fitting: proposal.width))
    }
  }

  /// Returns the heights for a width: those of the nearest listed one, within the tolerance.
  ///
  /// For an element that may choose its width, which it keeps, its current width is used.
  private static func list(in lists: [CGFloat: [CGFloat]], at width: CGFloat) -> [CGFloat]? {
    if let list = lists[width] { return list }
    func distance(_ other: CGFloat) -> Double { abs(Double(other) - Double(width)) }
    let nearest = lists.keys.min { (distance($0), $0) < (distance($1), $1) }
    return nearest.flatMap { distance($0) <= tolerance ? lists[$0] : nil }
  }

  /// Returns the length at a fraction between two bounds, in points.
  private static func length(_ fraction: Double, in bounds: [CGFloat]?) -> CGFloat? {
    guard let bounds, bounds.count == 2 else { return nil }
    let (least, most) = (Double(bounds[0]), Double(bounds[1]))
    return CGFloat(min(least + fraction * (most - least), max(least, most)))
  }
}
