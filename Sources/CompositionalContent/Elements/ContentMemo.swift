import Compositional

/// The solutions of the contents that were asked for last.
struct ContentMemo {
  /// The content of an element, and its solutions.
  private struct Entry {
    let content: Content
    let environment: ContentEnvironment
    var proposal: ContentProposal?
    var size = PreferredSize()
    var placedSize: CGSize?
    var solution = ContentSolution()
  }

  private var recent: [ElementID: Entry] = [:]
  private var older: [ElementID: Entry] = [:]
  /// The number of contents that were solved.
  private(set) var solvedCount = 0

  /// Returns the content that an element had when it was last asked for; nil if it is forgotten.
  func content(of id: ElementID) -> Content? { (recent[id] ?? older[id])?.content }

  /// Returns the size of a content, in points, rounded up to whole pixels on the axes to measure.
  mutating func size(of content: Content, for proposal: MeasurementProposal) -> PreferredSize {
    var entry = entry(of: content, for: proposal)
    let asked = ContentProposal(proposal)
    guard entry.proposal != asked else { return entry.size }
    entry.proposal = asked
    entry.size = content.fittingSize(for: proposal, in: entry.environment)
    solvedCount += 1
    recent[proposal.id] = entry
    return entry.size
  }

  /// Returns a content placed in the size of its element.
  mutating func solution(
    of content: Content, for proposal: MeasurementProposal
  ) -> ContentSolution {
    var entry = entry(of: content, for: proposal)
    guard entry.placedSize != proposal.size else { return entry.solution }
    entry.placedSize = proposal.size
    entry.solution = content.solve(
      for: ContentProposal(
        width: max(0, proposal.size.width), height: max(0, proposal.size.height)),
      in: entry.environment)
    solvedCount += 1
    recent[proposal.id] = entry
    return entry.solution
  }

  /// Returns the entry of an element, which is among the recent ones then.
  private mutating func entry(of content: Content, for proposal: MeasurementProposal) -> Entry {
    let environment = ContentEnvironment(proposal.environment)
    if let known = recent[proposal.id] ?? older[proposal.id], known.content == content,
      known.environment == environment
    {
      remember(known, of: proposal.id)
      return known
    }
    let entry = Entry(content: content, environment: environment)
    remember(entry, of: proposal.id)
    return entry
  }

  private mutating func remember(_ entry: Entry, of id: ElementID) {
    if recent[id] == nil, recent.count >= ElementContents.remembered / 2 {
      older = recent
      recent = [:]
    }
    recent[id] = entry
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
