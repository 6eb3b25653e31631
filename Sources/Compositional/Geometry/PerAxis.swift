/// A value for each of the two axes.
package struct PerAxis<Value> {
  package var horizontal: Value
  package var vertical: Value

  package init(_ value: Value) {
    horizontal = value
    vertical = value
  }

  package subscript(axis: LayoutAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
