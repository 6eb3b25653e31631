import Compositional

// The `Codable` form of a value is its form in documents. The conformances cannot come from an
// extension of `DocumentForm`, which only the package sees, so each says the same two lines.

extension CollectionLayoutAnchor: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension DirectionalRectEdge: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutBoundarySupplementaryItem: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension RectAlignment: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutDecorationItem: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutConfiguration: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension Quirks: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutDimension: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutSize: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutContainer: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutEnvironment: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension UserInterfaceLayoutDirection: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension PreferredContentSizeCategory: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension InterfaceSizeClass: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutGroupCustomItem: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutCustomItemProvider: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutItem: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutListConfiguration: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutListConfiguration.Appearance: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutListConfiguration.HeaderMode: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutListConfiguration.FooterMode: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutSection: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension ContentInsetsReference: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutSpacing: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutEdgeSpacing: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension CollectionLayoutSupplementaryItem: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension LayoutAxis: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension DirectionalEdgeInsets: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension PhysicalEdgeInsets: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension OrthogonalScrollingBehavior: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension OrthogonalScrollingProperties: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension OrthogonalScrollingProperties.Bounce: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension OrthogonalScrollingProperties.DecelerationRate: Codable {
  /// Reads the form the value has in documents.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Writes the form the value has in documents.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}
