import Compositional

/// The frames of a layout as stable text, for tests that compare them with a file.
///
/// The text has a line for each fact, `NAME: VALUE`: the environment, the data, the size of the
/// content, then each element in layout order. It is the same on every platform.
public struct LayoutSnapshot: Sendable {
  /// The lines, without ends.
  public let lines: [String]
  /// The reason why there are no frames: the layout was never prepared; nil for all other snapshots.
  public let problem: LayoutDiagnostic?
  /// The layout that placed the elements, and where it was scrolled to; nil if it is not known.
  private let source: Source?

  private struct Source: Sendable {
    let layout: CollectionLayout
    let viewport: Viewport?
  }

  /// Creates a snapshot from its text, such as that of a file.
  ///
  /// Spaces at the ends of lines and empty lines do not count.
  ///
  /// - Parameter text: The text.
  public init(text: String) {
    (problem, source) = (nil, nil)
    lines = text.split(whereSeparator: { $0.isNewline }).compactMap { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line.isEmpty ? nil : String(line)
    }
  }

  init(lines: [String], of layout: CollectionLayout? = nil, at viewport: Viewport? = nil) {
    self.lines = lines
    problem = nil
    source = layout.map { Source(layout: $0, viewport: viewport) }
  }

  /// Creates the snapshot of a layout that has no frames; its line says why.
  init(_ problem: LayoutDiagnostic) {
    lines = [problem.description]
    (self.problem, source) = (problem, nil)
  }

  /// Creates a snapshot of elements that another layout than a `CollectionLayout` has placed.
  ///
  /// It has the same form as that of a `CollectionLayout`, so that the two can be compared.
  ///
  /// - Parameters:
  ///   - elements: The elements, in layout order.
  ///   - itemCounts: The number of items of each section.
  ///   - contentSize: The size of the content, in points.
  ///   - environment: The view and its traits; nil to leave them out.
  ///   - viewport: The scroll position, if the elements are the visible ones; nil for all elements.
  ///   - orthogonalOffsets: How far the rows of sections are scrolled, in points; nil for those of the
  ///     viewport.
  ///   - layout: The layout that places them, which knows reasons; nil if there is none.
  ///   - notes: Lines about the surroundings of the view, which come first.
  public init(
    of elements: [LayoutAttributes], itemCounts: [Int], contentSize: CGSize,
    in environment: CollectionLayoutEnvironment? = nil, at viewport: Viewport? = nil,
    orthogonalOffsets: [Int: CGFloat]? = nil, by layout: CollectionLayout? = nil,
    notes: [String] = []
  ) {
    let writer = SnapshotWriter(
      environment: environment, itemCounts: itemCounts, contentSize: contentSize,
      contentOffset: viewport?.contentOffset,
      orthogonalOffsets: orthogonalOffsets ?? viewport?.orthogonalOffsets ?? [:])
    problem = nil
    source = layout.map { Source(layout: $0, viewport: viewport) }
    lines = notes + writer.lines + elements.map { SnapshotWriter.line(of: $0) }
  }

  /// The lines, each with its end.
  public var text: String {
    var text = ""
    for line in lines { text += line + "\n" }
    return text
  }

  /// The most visible elements, or sections and cells, that a snapshot is taken of.
  public static let maximumElements = 20_000

  /// The errors of the layout's description, because of which elements are missing; none if the layout
  /// is not known.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of diagnostics.
  public var errors: [LintFinding] {
    source?.layout.reportedFindings.filter { $0.severity == .error } ?? []
  }

  /// Returns why the first element is where it is that an expected snapshot has elsewhere, or not at all;
  /// nil if there is none, or the layout is not known.
  ///
  /// - Parameter expected: The expected snapshot.
  /// - Complexity: O(elements)
  public func explanation(ofDifferenceFrom expected: LayoutSnapshot) -> Explanation? {
    guard let source, source.layout.environment != nil else { return nil }
    let known = Set(expected.lines)
    let elements =
      source.viewport.map { source.layout.attributes(in: $0) } ?? source.layout.allAttributes()
    return elements.first { !known.contains(SnapshotWriter.line(of: $0)) }.flatMap {
      try? source.layout.explanation(of: $0.id, in: source.viewport)
    }
  }
}

extension LayoutSnapshot: Hashable {
  /// Returns true if the lines of two snapshots are equal.
  public static func == (one: LayoutSnapshot, other: LayoutSnapshot) -> Bool {
    one.lines == other.lines && one.problem == other.problem
  }

  /// Hashes the lines.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lines)
    hasher.combine(problem)
  }
}

extension LayoutSnapshot: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}

extension CollectionLayout {
  /// Returns the frames of all elements as text.
  ///
  /// Pinned items are at their natural positions. A layout that was never prepared has a
  /// ``LayoutSnapshot/problem``.
  ///
  /// - Precondition: The layout has at most ``LayoutSnapshot/maximumElements`` sections and cells
  ///   together.
  /// - Complexity: O(elements)
  public func snapshot() -> LayoutSnapshot {
    snapshot(in: nil as Viewport?, partsOf: NothingInside())
  }

  /// Returns the frames of all elements and of the parts inside them as text.
  ///
  /// - Parameter measurer: Knows what is inside the elements.
  /// - Precondition: The layout has at most ``LayoutSnapshot/maximumElements`` sections and cells
  ///   together.
  /// - Complexity: O(elements), and the measurer's work for each.
  public func snapshot(partsOf measurer: some Measuring) -> LayoutSnapshot {
    snapshot(in: nil as Viewport?, partsOf: measurer)
  }

  /// Returns the frames of the visible elements as text.
  ///
  /// - Parameter viewport: The viewport.
  /// - Precondition: At most ``LayoutSnapshot/maximumElements`` elements are visible.
  /// - Complexity: O(log sections + visible elements)
  public func snapshot(in viewport: Viewport) -> LayoutSnapshot {
    snapshot(in: viewport, partsOf: NothingInside())
  }

  /// Returns the frames of the visible elements and of the parts inside them as text.
  ///
  /// - Parameters:
  ///   - viewport: The viewport.
  ///   - measurer: Knows what is inside the elements.
  /// - Precondition: At most ``LayoutSnapshot/maximumElements`` elements are visible.
  /// - Complexity: O(log sections + visible elements), and the measurer's work for each.
  public func snapshot(in viewport: Viewport, partsOf measurer: some Measuring) -> LayoutSnapshot {
    snapshot(in: viewport as Viewport?, partsOf: measurer)
  }

  private func snapshot(
    in viewport: Viewport?, partsOf measurer: some Measuring
  ) -> LayoutSnapshot {
    guard environment != nil else {
      return LayoutSnapshot(LayoutDiagnostic(reason: .notPrepared, section: nil))
    }
    precondition(
      count(in: viewport) <= LayoutSnapshot.maximumElements,
      "A snapshot holds at most 20,000 elements; take it of a viewport.")
    let elements = viewport.map { attributes(in: $0) } ?? allAttributes()
    let writer = SnapshotWriter(
      environment: environment, itemCounts: itemCounts, contentSize: contentSize,
      contentOffset: viewport?.contentOffset, orthogonalOffsets: viewport?.orthogonalOffsets ?? [:])
    var lines = writer.lines
    for element in elements {
      lines.append(SnapshotWriter.line(of: element))
      for part in parts(inside: element, of: measurer) {
        lines.append(SnapshotWriter.line(of: part))
      }
    }
    return LayoutSnapshot(lines: lines, of: self, at: viewport)
  }

  /// Returns an upper bound of the visible elements; without a viewport, the number of sections and
  /// cells.
  private func count(in viewport: Viewport?) -> Int {
    if let viewport { return elementBound(in: viewport.bounds, at: viewport) }
    return itemCounts.reduce(itemCounts.count) { count, items in
      let (sum, isTooMuch) = count.addingReportingOverflow(items)
      return isTooMuch ? Int.max : sum
    }
  }
}

/// A measurer that knows of no parts.
private struct NothingInside: Measuring {
  func preferredSize(for proposal: MeasurementProposal) -> PreferredSize { PreferredSize() }
}
