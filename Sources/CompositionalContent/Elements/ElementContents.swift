import Compositional

/// The contents of the elements of a layout: they say how large self-sizing elements are, and where
/// their parts are (content rule 9).
///
/// ```swift
/// let contents = ElementContents { element, environment in
///   .vStack(spacing: 4, [
///     Content(.text(messages[element.indexPath.item].sender, style: .headline), id: "sender"),
///     Content(.text(messages[element.indexPath.item].text), id: "text"),
///   ])
/// }
/// layout.measure(in: viewport, with: contents)
/// for part in layout.parts(in: viewport, of: contents) { print(part, part.frame) }
/// ```
///
/// Only elements that a layout asks for are solved. A solution is kept while the element has an
/// equal content, proposal and environment. At most ``remembered`` elements are remembered, so memory
/// does not grow with the data.
public final class ElementContents: Measuring {
  /// A closure that returns the content of an element; nil for one without.
  ///
  /// It takes the environment of the layout. Equal data must give equal contents.
  public typealias Provider = (ElementID, CollectionLayoutEnvironment) -> Content?

  /// The most elements whose solutions are kept; a power of two.
  public static let remembered = 512

  /// The closure that returns contents, of all elements or of cells.
  private enum Source {
    case elements(Provider)
    case cells((ElementIndexPath, CollectionLayoutEnvironment) -> Content)
  }

  private let source: Source
  private var memo = ContentMemo()

  /// Creates contents of cells, supplementary views and boundary items.
  ///
  /// - Parameter content: Returns the content of an element; nil for one that has none, which keeps
  ///   its estimates.
  public init(_ content: @escaping Provider) { source = .elements(content) }

  /// Creates contents of cells.
  ///
  /// - Parameter content: Returns the content of the cell at an index path.
  public init(
    cells content: @escaping (ElementIndexPath, CollectionLayoutEnvironment) -> Content
  ) {
    source = .cells(content)
  }

  /// Returns the content of an element; nil for one without.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - environment: The environment of the layout.
  public func content(
    of id: ElementID, in environment: CollectionLayoutEnvironment
  ) -> Content? {
    switch source {
    case .elements(let content): content(id, environment)
    case .cells(let content):
      if case .cell(let path) = id { content(path, environment) } else { nil }
    }
  }

  /// The number of contents that were solved: measured or placed.
  public var solvedCount: Int { memo.solvedCount }

  /// Returns the size that the content of an element needs, rounded up to whole pixels on the axes
  /// to measure (content rule 9).
  public func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    guard let content = content(of: proposal.id, in: proposal.environment) else {
      return PreferredSize()
    }
    return memo.size(of: content, for: proposal)
  }

  /// Returns the parts inside an element of a size.
  public func parts(for proposal: MeasurementProposal) -> [ElementPart] {
    solution(for: proposal)?.frames ?? []
  }

  /// Returns the content of an element placed in its size; nil if it has none.
  ///
  /// - Parameter proposal: The size of the element, with no axis to measure.
  public func solution(for proposal: MeasurementProposal) -> ContentSolution? {
    content(of: proposal.id, in: proposal.environment).map {
      memo.solution(of: $0, for: proposal)
    }
  }

  /// Reads the content of an element again.
  ///
  /// - Returns: The contents that were last asked for and are there now; nil if they are equal, or
  ///   there is none.
  func change(
    of id: ElementID, in environment: CollectionLayoutEnvironment
  ) -> (old: Content?, new: Content)? {
    guard let new = content(of: id, in: environment) else { return nil }
    let old = memo.content(of: id)
    return old == new ? nil : (old, new)
  }
}
