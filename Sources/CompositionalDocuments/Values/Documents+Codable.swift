#if !hasFeature(Embedded)
  import Compositional
  import CompositionalContent
  import CompositionalSimulation

  // The `Codable` form of a document is its document form.

  extension CaseDocument: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CaseEnvironment: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CaseExpectation: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension CaseMeasurement: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension ConformanceResults: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension Content: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension ContentDocument: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension LayoutDocument: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension Recording: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension ScrollAction: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension ScrollPhysics: Codable {
    /// Decodes the value from its document form; absent constants keep their defaults.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension ScrollScript: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }

  extension SimulationSummary: Codable {
    /// Decodes the value from its document form.
    public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
    /// Encodes the value in its document form, with lengths rounded to thousandths of a point.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
  }
#endif
