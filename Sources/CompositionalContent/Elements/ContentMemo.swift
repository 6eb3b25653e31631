import Compositional

/// The solutions of the contents that were asked for last.
struct ContentMemo {
  /// The content of an element, and its solutions.
  private final class Entry {
    let content: Content
    let environment: CollectionLayoutEnvironment
    var proposal: ContentProposal?
    var size = PreferredSize()
    var placedSize: CGSize?
    var solution = ContentSolution()

    init(_ content: Content, _ environment: CollectionLayoutEnvironment) {
      self.content = content
      self.environment = environment
    }
  }

  private var recent: [ElementID: Entry] = [:]
  private var older: [ElementID: Entry] = [:]
  /// The number of contents that were solved.
  private(set) var solvedCount = 0

  /// Returns the content that an element had when it was last asked for; nil if it is forgotten.
  func content(of id: ElementID) -> Content? { (recent[id] ?? older[id])?.content }

  /// Returns the size of a content, in points, rounded up to whole pixels on the axes to measure.
  mutating func size(of content: Content, for proposal: MeasurementProposal) -> PreferredSize {
    let entry = entry(of: content, for: proposal)
    let asked = ContentProposal(proposal)
    guard entry.proposal != asked else { return entry.size }
    entry.proposal = asked
    entry.size = content.fittingSize(
      for: proposal, in: ContentEnvironment(proposal.environment))
    solvedCount += 1
    return entry.size
  }

  /// Returns a content placed in the size of its element.
  mutating func solution(
    of content: Content, for proposal: MeasurementProposal
  ) -> ContentSolution {
    let entry = entry(of: content, for: proposal)
    guard entry.placedSize != proposal.size else { return entry.solution }
    entry.placedSize = proposal.size
    entry.solution = content.solve(
      for: ContentProposal(
        width: max(0, proposal.size.width), height: max(0, proposal.size.height)),
      in: ContentEnvironment(proposal.environment))
    solvedCount += 1
    return entry.solution
  }

  /// Returns the entry of an element, which is among the recent ones then.
  private mutating func entry(of content: Content, for proposal: MeasurementProposal) -> Entry {
    let id = proposal.id
    let known = recent[id]
    if let known, known.environment == proposal.environment, known.content == content {
      return known
    }
    if recent.count >= ElementContents.remembered / 2, known == nil {
      swap(&older, &recent)
      recent.removeAll(keepingCapacity: true)
    }
    let old = older[id]
    let entry =
      old?.environment == proposal.environment && old?.content == content ? old : nil
    let found = entry ?? Entry(content, proposal.environment)
    recent[id] = found
    return found
  }
}

extension ContentProposal {
  /// Creates the proposal for the content of an element: its lengths on axes that are not measured.
  public init(_ proposal: MeasurementProposal) {
    self.init(
      width: proposal.width.map { max(0, $0) }, height: proposal.height.map { max(0, $0) })
  }
}

extension Content {
  /// Returns the size of an element with this content, in points, rounded up to whole pixels on the
  /// axes to measure (content rule 9).
  ///
  /// - Parameters:
  ///   - proposal: The size of the element and the axes that it may choose.
  ///   - environment: The environment of the content.
  public func fittingSize(
    for proposal: MeasurementProposal, in environment: ContentEnvironment
  ) -> PreferredSize {
    let size = size(for: ContentProposal(proposal), in: environment)
    func rounded(_ length: CGFloat) -> CGFloat {
      let scale = environment.displayScale
      return max(0, ((length - 1e-6) * scale).rounded(.up) / scale)
    }
    return PreferredSize(
      width: proposal.measuresWidth ? rounded(size.width) : nil,
      height: proposal.measuresHeight ? rounded(size.height) : nil)
  }
}
