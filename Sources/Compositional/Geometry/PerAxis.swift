/// A value for each of the two axes.
package struct PerAxis<Value> {
  package var horizontal: Value
  package var vertical: Value

  package init(_ value: Value) {
    horizontal = value
    vertical = value
  }

  package subscript(axis: LayoutAxis) -> Value {
    get {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
    // In place, so that a collection is not copied to change it.
    _modify {
      switch axis {
      case .horizontal: yield &horizontal
      case .vertical: yield &vertical
      }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}
extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
