import Compositional
import CompositionalDocuments

/// The measurement of a document, from a measurer that is written in Swift.
///
/// A document has sizes by item index, and rules for texts and random numbers. A measurer with such a
/// rule is written as it is; any other is asked for the first elements, and its answers are kept.
struct MeasurementSampler {
  /// The measurement; nil if nothing was measured.
  private(set) var measurement: CaseMeasurement?
  /// What the measurement does not have, a sentence each.
  private(set) var omissions: [String] = []

  /// The most items and the most elements that are measured.
  private static let (itemsAtMost, elementsAtMost) = (80, 100)

  /// Samples a measurer.
  ///
  /// - Parameters:
  ///   - measurer: The measurer.
  ///   - layout: The layout.
  ///   - itemCounts: The number of items of each section.
  ///   - environment: The environment in which the measurer is asked.
  /// - Complexity: O(sections), and 100 measurements.
  init(
    _ measurer: any Measuring, of layout: CollectionLayout, itemCounts: [Int],
    in environment: CollectionLayoutEnvironment
  ) {
    if let measurement = measurer as? CaseMeasurement {
      self.measurement = measurement
      return
    }
    let answers = Answers()
    var left = Self.itemsAtMost
    let counts = itemCounts.map { count in
      let few = min(count, left)
      left -= few
      return few
    }
    var trial = layout
    trial.prepare(itemCounts: counts, in: environment)
    trial.measureEverything(
      with: ClosureMeasurer { proposal in
        guard answers.canAsk(proposal.id, atMost: Self.elementsAtMost) else {
          return PreferredSize(width: proposal.size.width, height: proposal.size.height)
        }
        let answer = measurer.preferredSize(for: proposal)
        answers.take(answer, for: proposal)
        return answer
      })
    guard !answers.sizes.isEmpty else { return }
    var found = CaseMeasurement()
    let sample = measurer as? SampleMeasurer
    for (kind, sizes) in answers.sizes {
      guard let rule = sample ?? sizes.rule else { continue }
      if let kind { found.supplementary[kind] = rule } else { found.cells = rule }
    }
    measurement = found
    guard sample == nil else { return }
    if answers.sizes.contains(where: { $0.value.differ }) {
      omissions.append(
        "The measured sizes of all but the first section are left out: a document has one for each "
          + "item index.")
    }
    if answers.sizes.contains(where: { $0.value.hasBoth }) {
      omissions.append("The measured widths of elements that choose both sides are left out.")
    }
    if counts != itemCounts || answers.isCut {
      omissions.append(
        "Only the sizes of the first \(Self.itemsAtMost) items are measured for the page; they repeat."
      )
    }
  }

  /// What a measurer has answered.
  private final class Answers {
    /// The sizes of elements by their kind, that of cells nil.
    private(set) var sizes: [String?: Sizes] = [:]
    /// True if an element was not asked.
    private(set) var isCut = false
    private var asked: Set<ElementID> = []

    func canAsk(_ id: ElementID, atMost limit: Int) -> Bool {
      if asked.count < limit { asked.insert(id) }
      if !asked.contains(id) { isCut = true }
      return asked.contains(id)
    }

    func take(_ answer: PreferredSize, for proposal: MeasurementProposal) {
      sizes[proposal.id.kind, default: Sizes()].take(answer, for: proposal)
    }
  }
}

/// The measured sizes of the elements of a kind.
private struct Sizes {
  private var heights: [Int: (CGFloat, section: Int)] = [:]
  private var widths: [Int: (CGFloat, section: Int)] = [:]
  /// True if elements with one item index differ.
  private(set) var differ = false
  /// True if an element chose both its sides.
  private(set) var hasBoth = false

  mutating func take(_ answer: PreferredSize, for proposal: MeasurementProposal) {
    let path = proposal.id.indexPath
    let item = max(0, path.item)
    hasBoth = hasBoth || (proposal.measuresWidth && proposal.measuresHeight)
    func add(_ length: CGFloat, to lengths: inout [Int: (CGFloat, section: Int)]) -> Bool {
      guard let known = lengths[item], known.section != path.section else {
        lengths[item] = (length, path.section)
        return true
      }
      return known.0 == length
    }
    if proposal.measuresHeight, !add(answer.height ?? proposal.size.height, to: &heights) {
      differ = true
    }
    if proposal.measuresWidth, !add(answer.width ?? proposal.size.width, to: &widths) {
      differ = true
    }
  }

  /// The rule by item index: heights, or widths if no height is measured.
  var rule: SampleMeasurer? {
    if !heights.isEmpty { return .heights(Self.list(heights)) }
    return widths.isEmpty ? nil : .widths(Self.list(widths))
  }

  /// Returns the shortest list that repeats as the lengths do; an item that was not measured has that
  /// of the item before it.
  private static func list(_ lengths: [Int: (CGFloat, section: Int)]) -> [CGFloat] {
    var list: [CGFloat] = []
    for item in 0...(lengths.keys.max() ?? 0) {
      list.append(lengths[item]?.0 ?? list.last ?? 0)
    }
    let period = list.indices.dropFirst().first { period in
      list.indices.dropFirst(period).allSatisfy { list[$0] == list[$0 - period] }
    }
    return Array(list.prefix(period ?? list.count))
  }
}
