import Compositional
import CompositionalDocuments

/// The plainest layout that has the frames that were seen in some views, and what else it may be.
///
/// ```swift
/// let inference = LayoutInference([narrow, wide])
/// print(inference.layout, inference.views.map { $0.unexplained })
/// ```
///
/// Whatever is proposed is laid out by the engine and compared with all frames. The answer depends on
/// the frames alone.
public struct LayoutInference: Sendable {
  /// A view that was given, and how well the layout explains it.
  public struct View: Hashable, Sendable {
    /// The environment that the view is supposed to have, without margins that the layout does not need.
    public let environment: CollectionLayoutEnvironment
    /// The elements that were given, with their frames before rows scrolled, in points.
    public let elements: [LayoutAttributes]
    /// The elements to which the layout gives other frames, or none.
    public let unexplained: [ElementID]
    /// The elements that the layout has where all are known, and that were not given.
    public let absent: [ElementID]
    /// The sizes of the self-sizing elements, as a document has them; nil if there are none, or if no
    /// rule of a document gives them.
    public let measurement: CaseMeasurement?
    /// True if the environment was not given.
    public let isGuessed: Bool

    /// The number of elements that were given.
    public var elementCount: Int { elements.count }

    /// True if the layout has the elements that were given, each at its frame, and no others.
    public var isExplained: Bool { unexplained.isEmpty && absent.isEmpty }
  }

  /// The layout; nil if there is no cell.
  public let layout: LayoutDocument?
  /// The items of each section.
  public let itemCounts: [Int]
  /// The views that were given.
  public let views: [View]
  /// True if elements of the layout size themselves: the frames are those with the given sizes.
  public var isAsMeasured: Bool { layout?.isEstimated ?? false }
  /// The sections of the layout that have the given frames of one view, because no pattern was found.
  public let memorizedSections: [Int]
  /// The dimensions of the layout, and what else each may be.
  public let dimensions: [InferredDimension]
  /// The spacings and insets of the layout, and what else each may be.
  public let spacings: [InferredSpacing]
  /// The behaviors and appearances of the layout that may be others.
  public let names: [InferredName]
  /// The lines of a flow layout, where no compositional layout has the frames; nil elsewhere.
  public let flow: InferredFlow?

  /// How odd the layout is, with what it does not explain; zero for the plainest.
  let score: Double
  /// The work that it took: a unit is about a microsecond.
  package let workDone: Int

  /// True if the layout explains every view.
  public var isExplained: Bool {
    layout != nil && views.allSatisfy { $0.isExplained }
  }

  /// The longest coordinate that is understood, in points.
  public static let longestLength = 1e7

  /// Infers a layout.
  ///
  /// - Parameters:
  ///   - observations: The frames in views of one or more sizes, with the same data.
  ///   - tolerance: How much a frame may differ, in points.
  /// - Complexity: O(elements) for each proposal; the number of proposals is bounded
  public init(_ observations: [LayoutObservation], tolerance: Double = 0.34) {
    self.init(observations, tolerance: tolerance, work: SearchWork())
  }

  init(_ observations: [LayoutObservation], tolerance: Double, work: SearchWork) {
    let given = observations.map { $0.bounded }
    let elementCount = given.reduce(0) { $0 + $1.elements.count }
    var best: Judged?
    search: for exactly in [true, false] {
      // Frames that a layout has within the tolerance are not searched for again.
      if let best, best.faults == 0 { break }
      work.allow(exactly ? 0.6 : 1)
      let slack = Slack(same: exactly ? 0.002 : max(0.002, tolerance))
      for environments in EnvironmentGuess.all(given).prefix(exactly ? 8 : 2) {
        for scrolling in EnvironmentGuess.scrollDirections(given) {
          if best != nil, !work.isLeft { continue search }
          work.spend(elementCount)
          let samples = zip(given, environments).map {
            ViewSample($0, in: $1, scrolling: scrolling)
          }
          let search = LayoutSearch(
            samples: samples, scrolling: scrolling, slack: slack, work: work)
          guard let proposal = search.proposal() else { continue }
          let judged = Judged(proposal, given, tolerance: max(0.002, tolerance))
          if best.map({ judged.score < $0.score }) ?? true { best = judged }
          if judged.faults == 0, judged.check.rough == 0 || !exactly { break search }
        }
      }
    }
    if let found = best, found.faults > 0 {
      best = found.moved(given, tolerance: max(0.002, tolerance))
    }
    score = best?.score ?? .infinity
    layout = best?.proposal.document
    itemCounts = best?.proposal.itemCounts ?? []
    let least = max(0.002, tolerance)
    let shown = best.map {
      $0.proposal.withoutMargins(given, faults: $0.faults, tolerance: least)
    }
    let measurements = best.flatMap {
      shown?.measurements(given, faults: $0.faults, tolerance: least)
    }
    memorizedSections = best?.proposal.memorizedSections ?? []
    views = observations.indices.map { place in
      let sample = shown?.samples[place]
      let ignored = observations[place].elements.filter { !$0.frame.isBounded }.map { $0.id }
      return View(
        environment: sample?.environment ?? CollectionLayoutEnvironment(size: given[place].size),
        elements: observations[place].unscrolled,
        unexplained: (best?.check.wrong[place] ?? given[place].elements.map({ $0.id })) + ignored,
        absent: best?.check.unseen[place] ?? [], measurement: measurements?[place],
        isGuessed: observations[place].environment == nil)
    }
    workDone = work.done
    flow = best?.faults == 0 ? nil : InferredFlow(given, tolerance: tolerance)
    dimensions =
      best.map { InferredDimension.all($0.proposal, given, tolerance: tolerance) } ?? []
    spacings = best.map { InferredSpacing.all($0.proposal, given, tolerance: tolerance) } ?? []
    names = best.map { InferredName.all($0.proposal, tolerance: tolerance) } ?? []
  }

  /// A proposal with what the engine says about it.
  private struct Judged {
    let proposal: LayoutProposal
    let check: LayoutCheck
    let faults: Int

    var score: Double {
      proposal.cost + CellSection.faultCost * Double(faults) + 2 * Double(check.rough)
    }

    init(_ proposal: LayoutProposal, _ given: [LayoutObservation], tolerance: Double) {
      self.init(
        ListIdiom(proposal: proposal, observations: given, tolerance: tolerance).applied(),
        judgedOn: given, tolerance)
    }

    private init(
      _ proposal: LayoutProposal, judgedOn given: [LayoutObservation], _ tolerance: Double
    ) {
      self.proposal = proposal
      check = LayoutCheck(proposal, given, tolerance: tolerance)
      faults = check.faults
    }

    /// Returns the proposal with what stands off moved to where it was seen.
    func moved(_ given: [LayoutObservation], tolerance: Double) -> Judged {
      let mover = SectionMover(observations: given, tolerance: tolerance)
      return Judged(mover.moved(proposal, check), judgedOn: given, tolerance)
    }
  }
}

extension LayoutObservation {
  /// The elements with their frames before rows scrolled.
  fileprivate var unscrolled: [LayoutAttributes] {
    elements.map { element in
      var element = element
      element.frame = unscrolledFrames[element.id] ?? element.frame
      return element
    }
  }

  /// The observation without elements that are too far away to be laid out.
  fileprivate var bounded: LayoutObservation {
    var observation = self
    observation.size = CGSize(
      width: min(max(size.width, 0), LayoutInference.longestLength),
      height: min(max(size.height, 0), LayoutInference.longestLength))
    observation.elements = elements.filter { $0.frame.isBounded }
    observation.unscrolledFrames = unscrolledFrames.filter { $0.value.isBounded }
    if let content = contentSize,
      !CGRect(origin: CGPoint(x: 0, y: 0), size: content).isBounded
    {
      observation.contentSize = nil
    }
    return observation
  }
}

extension CGRect {
  /// True if every number of the frame can be laid out, and no length is negative.
  fileprivate var isBounded: Bool {
    size.width >= 0 && size.height >= 0
      && [origin.x, origin.y, size.width, size.height].allSatisfy {
        $0.magnitude <= LayoutInference.longestLength
      }
  }
}
