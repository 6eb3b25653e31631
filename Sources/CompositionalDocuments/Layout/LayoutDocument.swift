import Compositional

/// A layout as a document: what it is made of, to be read from JSON and written to it.
///
/// Section `i` of the data uses `sections[i % sections.count]`. A document written out reads as
/// the same value.
public struct LayoutDocument: Hashable, Sendable {
  /// A section of a document.
  public enum Section: Hashable, Sendable {
    /// A section with a group.
    case section(CollectionLayoutSection)
    /// A list, and what the document changes in the section that it makes.
    case list(CollectionLayoutListConfiguration, ListChanges)
  }

  /// What a document changes in a list section; nil leaves what the appearance has.
  public struct ListChanges: Hashable, Sendable {
    /// The room around the rows, in points.
    public var contentInsets: DirectionalEdgeInsets?
    /// The room between rows, in points.
    public var interGroupSpacing: CGFloat?
    /// The guide that narrows the section.
    public var contentInsetsReference: ContentInsetsReference?
    /// The guide that narrows its boundary items.
    public var supplementaryContentInsetsReference: ContentInsetsReference?
    /// Whether its boundary items keep to the content insets.
    public var supplementariesFollowContentInsets: Bool?
    /// How it scrolls across the layout's direction.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior?
    /// How it moves when it does.
    public var orthogonalScrollingProperties: OrthogonalScrollingProperties?
    /// Boundary items after those of the list.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// Backgrounds.
    public var decorationItems: [CollectionLayoutDecorationItem] = []

    /// Changes nothing.
    public init() {}
  }

  /// What holds for the layout as a whole.
  public var configuration: CollectionLayoutConfiguration
  /// The sections; at least one.
  public var sections: [Section] { didSet { requireSections() } }

  /// Makes a document of sections with groups.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the layout as a whole.
  ///   - sections: at least one.
  public init(
    configuration: CollectionLayoutConfiguration = .init(), sections: [CollectionLayoutSection]
  ) {
    self.init(configuration: configuration, sections: sections.map(Section.section))
  }

  /// Makes a document of sections and lists.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the layout as a whole.
  ///   - sections: at least one.
  public init(configuration: CollectionLayoutConfiguration = .init(), sections: [Section]) {
    self.configuration = configuration
    self.sections = sections
    requireSections()
  }

  private func requireSections() {
    precondition(!sections.isEmpty, "A layout document needs at least 1 section.")
  }

  /// Reads a document from a JSON text.
  ///
  /// - Parameters:
  ///   - text: the JSON text.
  ///   - limits: what the text may ask of its reader.
  /// - Throws: the first thing that is wrong, with its place and what to write instead.
  public init(json text: String, limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }

  /// Reads a document from the bytes of a JSON text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the JSON text.
  ///   - limits: what the text may ask of its reader.
  /// - Throws: the first thing that is wrong, with its place and what to write instead.
  public init(json bytes: [UInt8], limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// The document as a JSON text, the same on every platform; defaults are left out.
  ///
  /// - Throws: an `EncodingError` where the layout holds a closure, which no document can.
  public func jsonText() throws(EncodingError) -> String { try json() }

  /// The section at an index of the data.
  ///
  /// - Parameters:
  ///   - index: any index from 0; the sections repeat.
  ///   - environment: what list sections may depend on.
  public func section(
    at index: Int, in environment: CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    precondition(index >= 0, "Invalid section: \(index). Sections count from zero.")
    switch sections[index % sections.count] {
    case .section(let section): return section
    case .list(let list, let changes):
      return changes.applied(to: .list(using: list, layoutEnvironment: environment))
    }
  }

  /// The layout of the document, not prepared yet.
  public func layout() -> CollectionLayout {
    CollectionLayout(configuration: configuration) { section(at: $0, in: $1) }
  }
}

extension LayoutDocument.ListChanges {
  /// A section with what these changes say, and its own for the rest.
  fileprivate func applied(to list: CollectionLayoutSection) -> CollectionLayoutSection {
    var section = list
    func change<Value>(_ property: WritableKeyPath<CollectionLayoutSection, Value>, _ value: Value?)
    {
      if let value { section[keyPath: property] = value }
    }
    change(\.contentInsets, contentInsets)
    change(\.interGroupSpacing, interGroupSpacing)
    change(\.contentInsetsReference, contentInsetsReference)
    change(\.supplementaryContentInsetsReference, supplementaryContentInsetsReference)
    change(\.supplementariesFollowContentInsets, supplementariesFollowContentInsets)
    change(\.orthogonalScrollingBehavior, orthogonalScrollingBehavior)
    change(\.orthogonalScrollingProperties, orthogonalScrollingProperties)
    section.boundarySupplementaryItems += boundarySupplementaryItems
    section.decorationItems += decorationItems
    return section
  }
}
