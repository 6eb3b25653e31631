import Compositional
import CompositionalSimulation

extension ScrollPhysics: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case normalDecelerationRate, fastDecelerationRate, rubberBandCoefficient, springRate
    case minimumFlingSpeed, touchSlop, restPixels, glideDuration, velocityWindow
    case newestMoveWeight, previousMoveWeight, oldestMoveWeight, flickSpeed
    case carryOverFactor, carryOverExponent, maximumCarriedSpeed, carryOverThreshold
    case maximumBounceSpeed, heldReturnFactor

    /// The valid range of the constant.
    fileprivate var bound: Bound {
      switch self {
      case .normalDecelerationRate, .fastDecelerationRate: .part
      case .rubberBandCoefficient, .springRate, .restPixels, .velocityWindow, .newestMoveWeight,
        .carryOverExponent:
        .aboveZero
      case .minimumFlingSpeed, .touchSlop, .glideDuration, .previousMoveWeight, .oldestMoveWeight,
        .flickSpeed, .carryOverFactor, .maximumCarriedSpeed, .carryOverThreshold,
        .maximumBounceSpeed, .heldReturnFactor:
        .notNegative
      }
    }
  }

  /// The constant of a key.
  fileprivate subscript(key: DocumentKey) -> Double {
    get {
      switch key {
      case .normalDecelerationRate: normalDecelerationRate
      case .fastDecelerationRate: fastDecelerationRate
      case .rubberBandCoefficient: rubberBandCoefficient
      case .springRate: springRate
      case .minimumFlingSpeed: minimumFlingSpeed
      case .touchSlop: touchSlop
      case .restPixels: restPixels
      case .glideDuration: glideDuration
      case .velocityWindow: velocityWindow
      case .newestMoveWeight: newestMoveWeight
      case .previousMoveWeight: previousMoveWeight
      case .oldestMoveWeight: oldestMoveWeight
      case .flickSpeed: flickSpeed
      case .carryOverFactor: carryOverFactor
      case .carryOverExponent: carryOverExponent
      case .maximumCarriedSpeed: maximumCarriedSpeed
      case .carryOverThreshold: carryOverThreshold
      case .maximumBounceSpeed: maximumBounceSpeed
      case .heldReturnFactor: heldReturnFactor
      }
    }
    set {
      switch key {
      case .normalDecelerationRate: normalDecelerationRate = newValue
      case .fastDecelerationRate: fastDecelerationRate = newValue
      case .rubberBandCoefficient: rubberBandCoefficient = newValue
      case .springRate: springRate = newValue
      case .minimumFlingSpeed: minimumFlingSpeed = newValue
      case .touchSlop: touchSlop = newValue
      case .restPixels: restPixels = newValue
      case .glideDuration: glideDuration = newValue
      case .velocityWindow: velocityWindow = newValue
      case .newestMoveWeight: newestMoveWeight = newValue
      case .previousMoveWeight: previousMoveWeight = newValue
      case .oldestMoveWeight: oldestMoveWeight = newValue
      case .flickSpeed: flickSpeed = newValue
      case .carryOverFactor: carryOverFactor = newValue
      case .carryOverExponent: carryOverExponent = newValue
      case .maximumCarriedSpeed: maximumCarriedSpeed = newValue
      case .carryOverThreshold: carryOverThreshold = newValue
      case .maximumBounceSpeed: maximumBounceSpeed = newValue
      case .heldReturnFactor: heldReturnFactor = newValue
      }
    }
  }

  package static var documentForm: String { #"scroll physics such as {"springRate": 10.95}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self.init()
    for key in DocumentKey.allCases {
      guard let reader = object[key] else { continue }
      let bound = key.bound
      self[key] = Double(try reader.number(bound.form) { bound.contains($0) })
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    let usual = ScrollPhysics()
    for key in DocumentKey.allCases {
      try object.set(key, CGFloat(self[key]), default: CGFloat(usual[key]))
    }
    return object.value
  }
}
