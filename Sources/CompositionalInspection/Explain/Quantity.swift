import Compositional

/// A number of an explanation, with its name and the step that it is the result of.
struct Quantity {
  /// The name.
  var name: String
  /// The number.
  let value: Double
  /// The step; nil for a number of the description or of the environment.
  let step: Int?

  init(_ name: String, _ value: Double) {
    self.init(name: name, value: value, step: nil)
  }

  init(name: String, value: Double, step: Int?) {
    self.name = name
    self.value = value
    self.step = step
  }

  /// Returns the same number under another name.
  ///
  /// A number of the description keeps its own name, which says where it comes from.
  func named(_ name: String) -> Quantity {
    step == nil && value != 0 ? self : Quantity(name: name, value: value, step: step)
  }

  /// True if the number is zero and no step computed it.
  var isNothing: Bool { value == 0 && step == nil }
}

/// Two quantities of a kind, one for each axis.
typealias Quantities = PerAxis<Quantity>

extension PerAxis {
  /// Creates a value for each axis.
  init(each value: (LayoutAxis) -> Value) {
    self.init(value(.horizontal))
    self[.vertical] = value(.vertical)
  }
}

extension LayoutAxis {
  /// The name of a length along the axis.
  var lengthName: String { self == .horizontal ? "width" : "height" }
  /// The name of a position along the axis.
  var positionName: String { self == .horizontal ? "x" : "y" }
  /// The name of the lower edge.
  var startName: String { self == .horizontal ? "leading" : "top" }
  /// The name of the upper edge.
  var endName: String { self == .horizontal ? "trailing" : "bottom" }
}
