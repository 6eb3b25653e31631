import Compositional
import CompositionalSimulation

extension ScrollPhysics: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case normalDecelerationRate, fastDecelerationRate, rubberBandCoefficient, springRate
    case minimumFlingSpeed, touchSlop, restPixels, glideDuration, velocityWindow
    case newestMoveWeight, previousMoveWeight, oldestMoveWeight, flickSpeed
    case carryOverFactor, carryOverExponent, maximumCarriedSpeed, carryOverThreshold
    case maximumBounceSpeed

    /// The constant and its valid range.
    fileprivate var constant: (path: WritableKeyPath<ScrollPhysics, Double>, bound: Bound) {
      switch self {
      case .normalDecelerationRate: (\.normalDecelerationRate, .part)
      case .fastDecelerationRate: (\.fastDecelerationRate, .part)
      case .rubberBandCoefficient: (\.rubberBandCoefficient, .aboveZero)
      case .springRate: (\.springRate, .aboveZero)
      case .minimumFlingSpeed: (\.minimumFlingSpeed, .notNegative)
      case .touchSlop: (\.touchSlop, .notNegative)
      case .restPixels: (\.restPixels, .aboveZero)
      case .glideDuration: (\.glideDuration, .notNegative)
      case .velocityWindow: (\.velocityWindow, .aboveZero)
      case .newestMoveWeight: (\.newestMoveWeight, .aboveZero)
      case .previousMoveWeight: (\.previousMoveWeight, .notNegative)
      case .oldestMoveWeight: (\.oldestMoveWeight, .notNegative)
      case .flickSpeed: (\.flickSpeed, .notNegative)
      case .carryOverFactor: (\.carryOverFactor, .notNegative)
      case .carryOverExponent: (\.carryOverExponent, .aboveZero)
      case .maximumCarriedSpeed: (\.maximumCarriedSpeed, .notNegative)
      case .carryOverThreshold: (\.carryOverThreshold, .notNegative)
      case .maximumBounceSpeed: (\.maximumBounceSpeed, .notNegative)
      }
    }
  }

  package static var documentForm: String { #"scroll physics such as {"springRate": 10}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    for key in DocumentKey.allCases {
      guard let reader = object[key] else { continue }
      let (path, bound) = key.constant
      self[keyPath: path] = Double(try reader.number(bound.form) { bound.contains($0) })
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    let usual = ScrollPhysics()
    for key in DocumentKey.allCases {
      let constant = key.constant.path
      try object.set(
        key, CGFloat(self[keyPath: constant]), default: CGFloat(usual[keyPath: constant]))
    }
    return object.value
  }
}

extension ScrollPhysics: Codable {
  /// Decodes the value from its document form; absent constants keep their defaults.
  public init(from decoder: any Decoder) throws { self = try .decoded(from: decoder) }
  /// Encodes the value in its document form.
  public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}
