#if !hasFeature(Embedded)
  import Compositional

  // The `Codable` form of a value is its document form. The conformances cannot be in an extension of
  // `DocumentForm`, which is visible only in the package, so each one repeats the same two lines.

  extension CollectionLayoutAnchor: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension DirectionalRectEdge: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutBoundarySupplementaryItem: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension RectAlignment: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutDecorationItem: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutConfiguration: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension Quirks: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutDimension: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutSize: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutContainer: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutEnvironment: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension UserInterfaceLayoutDirection: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension PreferredContentSizeCategory: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension InterfaceSizeClass: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutGroupCustomItem: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutCustomItemProvider: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutItem: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutListConfiguration: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutListConfiguration.Appearance: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutListConfiguration.HeaderMode: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutListConfiguration.FooterMode: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutSection: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension ContentInsetsReference: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutSpacing: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutEdgeSpacing: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CollectionLayoutSupplementaryItem: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension LayoutAxis: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension DirectionalEdgeInsets: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension PhysicalEdgeInsets: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension OrthogonalScrollingBehavior: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension OrthogonalScrollingProperties: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension OrthogonalScrollingProperties.Bounce: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension OrthogonalScrollingProperties.DecelerationRate: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }
#endif
