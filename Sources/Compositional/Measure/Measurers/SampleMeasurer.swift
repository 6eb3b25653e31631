/// A measurer that answers from sample data: fixed lengths, lists of lengths, a seed, or texts.
///
/// Cells, supplementary and boundary items all take their answer by item index. To answer for cells
/// and supplementary items differently, use a ``ClosureMeasurer``, or `CaseMeasurement` in documents.
public struct SampleMeasurer: Measuring, Hashable, Sendable {
  /// Where answers come from.
  package enum Rule: Hashable, Sendable {
    /// The same length for every element, in points; nil leaves the estimate.
    case constant(width: CGFloat?, height: CGFloat?)
    /// Heights in points by item index, repeating.
    case heights([CGFloat])
    /// Widths in points by item index, repeating.
    case widths([CGFloat])
    /// Heights in points by item index, repeating, for each proposed width.
    case heightsByWidth([CGFloat: [CGFloat]])
    /// A length between two for each index path, from a seed; the same on every platform.
    case random(seed: Int, width: [CGFloat]?, height: [CGFloat]?)
    /// Texts of so many characters by item index, repeating, in a text style.
    case text(lengths: [Int], textStyle: String)
  }

  /// Where the answers of this measurer come from.
  package let rule: Rule

  package init(_ rule: Rule) { self.rule = rule }
}

extension SampleMeasurer {
  /// The longest text that is measured, in characters; longer ones count as this long.
  ///
  /// A document may name any length, and what it asks for has to come to an end.
  package static let longestText = 100_000

  /// How far a proposed width may be from a listed one, in points.
  private static let tolerance = 0.01

  /// What an element answers, cell or not: by its item index where there are lists.
  ///
  /// What belongs to the layout as a whole counts as item 0. A list without entries and bounds that
  /// are not two numbers answer nothing.
  ///
  /// - Complexity: O(listed widths), for text O(characters).
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
    case .text(let lengths, let style):
      guard let length = lengths.repeating(at: proposal.id), length >= 0,
        let style = TextStyle(rawValue: style)
      else { return PreferredSize() }
      let model = TextModel(style, contentSizeCategory: proposal.contentSizeCategory)
      let text = TextModel.text(of: min(length, Self.longestText))
      return PreferredSize(model.size(of: text, fitting: proposal.width))
    }
  }

  /// The heights for a width: those of the nearest listed one, if it is near enough.
  ///
  /// An element that may choose its width keeps it, so the width it stands at is looked up.
  private static func list(in lists: [CGFloat: [CGFloat]], at width: CGFloat) -> [CGFloat]? {
    if let list = lists[width] { return list }
    func distance(_ other: CGFloat) -> Double { abs(Double(other) - Double(width)) }
    let nearest = lists.keys.min { (distance($0), $0) < (distance($1), $1) }
    return nearest.flatMap { distance($0) <= tolerance ? lists[$0] : nil }
  }

  /// The length at a fraction of the way between two bounds, in points.
  private static func length(_ fraction: Double, in bounds: [CGFloat]?) -> CGFloat? {
    guard let bounds, bounds.count == 2 else { return nil }
    let (least, most) = (Double(bounds[0]), Double(bounds[1]))
    return CGFloat(min(least + fraction * (most - least), max(least, most)))
  }
}
