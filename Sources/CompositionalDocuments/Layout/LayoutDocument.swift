import Compositional

/// A layout as a document, which can be read from JSON and written to it.
///
/// Section `i` of the data uses `sections[i % sections.count]`. Writing a document and reading it
/// again gives an equal value.
public struct LayoutDocument: Hashable, Sendable {
  /// A section of a document.
  public enum Section: Hashable, Sendable {
    /// A section with a group.
    case section(CollectionLayoutSection)
    /// A list, and the changes to the section it creates.
    case list(CollectionLayoutListConfiguration, ListChanges)
  }

  /// The changes of a document to a list section; nil keeps the value of the list appearance.
  public struct ListChanges: Hashable, Sendable {
    /// The insets around the rows, in points.
    public var contentInsets: DirectionalEdgeInsets?
    /// The spacing between rows, in points.
    public var interGroupSpacing: CGFloat?
    /// The reference for the insets of the section.
    public var contentInsetsReference: ContentInsetsReference?
    /// The reference for the insets of the boundary items.
    public var supplementaryContentInsetsReference: ContentInsetsReference?
    /// True if the boundary items follow the content insets.
    public var supplementariesFollowContentInsets: Bool?
    /// The orthogonal scrolling behavior.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior?
    /// The properties of orthogonal scrolling.
    public var orthogonalScrollingProperties: OrthogonalScrollingProperties?
    /// The boundary items after those of the list.
    public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
    /// The background decorations.
    public var decorationItems: [CollectionLayoutDecorationItem] = []

    /// Creates changes that have no effect.
    public init() {}
  }

  /// The configuration of the layout.
  public var configuration: CollectionLayoutConfiguration
  /// The sections, at least one.
  public var sections: [Section] { didSet { requireSections() } }

  /// Creates a document with sections of groups.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the layout.
  ///   - sections: The sections, at least one.
  public init(
    configuration: CollectionLayoutConfiguration = .init(), sections: [CollectionLayoutSection]
  ) {
    self.init(configuration: configuration, sections: sections.map(Section.section))
  }

  /// Creates a document with sections of groups and lists.
  ///
  /// - Parameters:
  ///   - configuration: The configuration of the layout.
  ///   - sections: The sections, at least one.
  public init(configuration: CollectionLayoutConfiguration = .init(), sections: [Section]) {
    self.configuration = configuration
    self.sections = sections
    requireSections()
  }

  private func requireSections() {
    require(!sections.isEmpty, "A layout document needs at least 1 section.")
  }

  /// Reads a document from a JSON text.
  ///
  /// - Parameters:
  ///   - text: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json text: String, limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: text, limits: limits)
  }

  /// Reads a document from the UTF-8 bytes of a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - limits: The limits of the text.
  /// - Throws: ``DocumentError`` with the errors of the text, their paths and the expected forms.
  public init(json bytes: [UInt8], limits: DocumentLimits = .init()) throws(DocumentError) {
    self = try Self.read(json: bytes, limits: limits)
  }

  /// Returns the document as a JSON text, without default values; the text is the same on every
  /// platform.
  ///
  /// - Throws: `EncodingError` if the layout contains a closure, which a document cannot.
  public func jsonText() throws(EncodingError) -> String { try json() }

  /// Returns the section at an index of the data.
  ///
  /// - Parameters:
  ///   - index: The index, from 0; the sections repeat.
  ///   - environment: The environment of the layout, which list sections may depend on.
  public func section(
    at index: Int, in environment: CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    require(index >= 0, "Invalid section: \(index). Sections count from zero.")
    switch sections[index % sections.count] {
    case .section(let section): return section
    case .list(let list, let changes):
      return changes.applied(to: .list(using: list, layoutEnvironment: environment))
    }
  }

  /// Returns the layout of the document, not yet prepared.
  public func layout() -> CollectionLayout {
    var layout = CollectionLayout(configuration: configuration) { section(at: $0, in: $1) }
    layout.partsAtMost = DocumentBounds.parts
    return layout
  }
}

extension LayoutDocument.ListChanges {
  /// Returns a list section with these changes.
  fileprivate func applied(to list: CollectionLayoutSection) -> CollectionLayoutSection {
    var section = list
    func change<Value>(_ property: inout Value, _ value: Value?) {
      if let value { property = value }
    }
    change(&section.contentInsets, contentInsets)
    change(&section.interGroupSpacing, interGroupSpacing)
    change(&section.contentInsetsReference, contentInsetsReference)
    change(&section.supplementaryContentInsetsReference, supplementaryContentInsetsReference)
    change(&section.supplementariesFollowContentInsets, supplementariesFollowContentInsets)
    change(&section.orthogonalScrollingBehavior, orthogonalScrollingBehavior)
    change(&section.orthogonalScrollingProperties, orthogonalScrollingProperties)
    section.boundarySupplementaryItems += boundarySupplementaryItems
    section.decorationItems += decorationItems
    return section
  }
}
