import Compositional
import CompositionalDocuments

/// The measurement of a document, from a measurer that is written in Swift.
///
/// A document has sizes by section and item index, and rules for texts and random numbers. A measurer with such a
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
    if let sample = measurer as? SampleMeasurer {
      var found = CaseMeasurement()
      for kind in answers.kinds {
        if let kind { found.supplementary[kind] = sample } else { found.cells = sample }
      }
      measurement = found
      return
    }
    var sizes = answers.sizes
    measurement = sizes.measurement()
    if sizes.lacksWidths {
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
    private(set) var sizes = SeenSizes()
    /// The kinds of the elements, that of cells nil.
    private(set) var kinds: Set<String?> = []
    /// True if an element was not asked.
    private(set) var isCut = false
    private var asked: Set<ElementID> = []

    func canAsk(_ id: ElementID, atMost limit: Int) -> Bool {
      if asked.count < limit { asked.insert(id) }
      if !asked.contains(id) { isCut = true }
      return asked.contains(id)
    }

    func take(_ answer: PreferredSize, for proposal: MeasurementProposal) {
      kinds.insert(proposal.id.kind)
      sizes.take(
        proposal.id, width: proposal.measuresWidth ? answer.width ?? proposal.size.width : nil,
        height: proposal.measuresHeight ? answer.height ?? proposal.size.height : nil)
    }
  }
}
