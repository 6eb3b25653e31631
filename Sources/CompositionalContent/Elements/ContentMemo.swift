import Compositional

/// The solutions of the contents that were asked for last.
///
/// A table of pairs. An element has a place in one pair, where it replaces the one that was asked
/// for earlier. Neighbors in the data are neighbors in the table, so that a screen of elements fits
/// in.
struct ContentMemo {
  /// The content of an element, and its solutions.
  ///
  /// Most contents are measured once and never placed, so an entry is small.
  private final class Entry {
    var id: ElementID
    var content: Content
    /// The number of environments up to its own.
    var epoch: Int
    var proposal: ContentProposal?
    var size = PreferredSize()
    var placed: Placed?

    init(_ id: ElementID, _ content: Content, _ epoch: Int) {
      self.id = id
      self.content = content
      self.epoch = epoch
    }

    /// Returns true if it is the entry of an element with this content and environment.
    func holds(_ id: ElementID, _ content: borrowing Content, _ epoch: Int) -> Bool {
      self.id == id && self.epoch == epoch && self.content == content
    }

    /// Replaces the element, without new memory.
    func replace(_ id: ElementID, _ content: consuming Content, _ epoch: Int) {
      self.id = id
      self.content = content
      self.epoch = epoch
      proposal = nil
      placed = nil
    }
  }

  /// A content placed in a size.
  private final class Placed {
    let size: CGSize
    let solution: ContentSolution

    init(_ size: CGSize, _ solution: ContentSolution) {
      self.size = size
      self.solution = solution
    }
  }

  /// The entries in pairs, the one of a pair that was asked for last first; empty until the first.
  private var entries: [Entry?] = []
  /// The environment of the layout that was asked for last; solutions in others do not count.
  private var layout = CollectionLayoutEnvironment(size: .zero)
  /// The environment of the contents in ``layout``.
  private var environment = ContentEnvironment()
  /// The number of environments so far.
  private var epoch = 0
  /// The number of contents that were solved.
  private(set) var solvedCount = 0

  /// Returns the content that an element had when it was last asked for; nil if it is forgotten.
  func content(of id: ElementID) -> Content? {
    guard !entries.isEmpty else { return nil }
    let place = Self.place(of: id)
    for entry in entries[place...place + 1] where entry?.id == id { return entry?.content }
    return nil
  }

  /// Returns the size of a content, in points, rounded up to whole pixels on the axes to measure.
  mutating func size(
    of content: consuming Content, for proposal: MeasurementProposal
  ) -> PreferredSize {
    enter(proposal.environment)
    let asked = ContentProposal(proposal)
    let entry = entry(for: proposal.id)
    if let entry, entry.holds(proposal.id, content, epoch) {
      if entry.proposal == asked { return entry.size }
      entry.proposal = asked
      entry.size = content.fittingSize(for: proposal, asked, in: environment)
      solvedCount += 1
      return entry.size
    }
    // Measured before it is kept, so that it is not copied.
    let size = content.fittingSize(for: proposal, asked, in: environment)
    solvedCount += 1
    let kept = keep(content, for: proposal.id, in: entry)
    kept.proposal = asked
    kept.size = size
    return size
  }

  /// Returns a content placed in the size of its element.
  mutating func solution(
    of content: Content, for proposal: MeasurementProposal
  ) -> ContentSolution {
    enter(proposal.environment)
    let known = entry(for: proposal.id)
    let isHeld = known?.holds(proposal.id, content, epoch) == true
    let entry = (isHeld ? known : nil) ?? keep(content, for: proposal.id, in: known)
    if let placed = entry.placed, placed.size == proposal.size { return placed.solution }
    let solution = content.solve(
      for: ContentProposal(
        width: max(0, proposal.size.width), height: max(0, proposal.size.height)),
      in: environment)
    entry.placed = Placed(proposal.size, solution)
    solvedCount += 1
    return solution
  }

  private mutating func enter(_ other: CollectionLayoutEnvironment) {
    guard epoch == 0 || layout != other else { return }
    layout = other
    environment = ContentEnvironment(other)
    epoch += 1
  }

  /// Returns the first place of the pair of an element.
  private static func place(of id: ElementID) -> Int {
    let path = id.indexPath
    var number = path.item &+ 41 &* path.section
    if case .cell = id {} else { number &+= ElementContents.remembered / 4 }
    return 2 * (number & (ElementContents.remembered / 2 - 1))
  }

  /// Returns the entry of an element, or the one that it replaces; nil if its place is free.
  ///
  /// The entry is the first of its pair then.
  private mutating func entry(for id: ElementID) -> Entry? {
    if entries.isEmpty { entries = Array(repeating: nil, count: ElementContents.remembered) }
    let place = Self.place(of: id)
    // In a buffer, the references change their places without being counted.
    return entries.withUnsafeMutableBufferPointer { entries in
      guard let first = entries[place] else { return nil }
      if first.id == id { return first }
      entries.swapAt(place, place + 1)
      return entries[place]
    }
  }

  /// Keeps the content of an element, in its entry if there is one.
  private mutating func keep(
    _ content: consuming Content, for id: ElementID, in entry: Entry?
  ) -> Entry {
    guard let entry else {
      let entry = Entry(id, content, epoch)
      entries[Self.place(of: id)] = entry
      return entry
    }
    entry.replace(id, content, epoch)
    return entry
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
    fittingSize(for: proposal, ContentProposal(proposal), in: environment)
  }

  /// Returns the size of an element with this content, given the proposal for the content as well.
  func fittingSize(
    for proposal: MeasurementProposal, _ contentProposal: ContentProposal,
    in environment: ContentEnvironment
  ) -> PreferredSize {
    let size = size(for: contentProposal, in: environment)
    func rounded(_ length: CGFloat) -> CGFloat {
      let scale = environment.displayScale
      return max(0, ((length - 1e-6) * scale).rounded(.up) / scale)
    }
    return PreferredSize(
      width: proposal.measuresWidth ? rounded(size.width) : nil,
      height: proposal.measuresHeight ? rounded(size.height) : nil)
  }
}
