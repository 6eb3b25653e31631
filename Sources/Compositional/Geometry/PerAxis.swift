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
    // In place, so that a collection is not copied to change it.
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
