/// What modifiers change in a value of the engine, in the order in which they were called.
///
/// The outermost modifier comes last: a property takes its value, a list grows by it.
public struct LayoutModifications<Value> {
  typealias Change = (inout Value, BodyPath) -> Void

  private var changes: [Change] = []

  init() {}

  mutating func append(_ change: @escaping Change) { changes.append(change) }

  func applied(to value: Value, _ path: BodyPath) -> Value {
    var value = value
    for change in changes { change(&value, path) }
    return value
  }
}

/// A value of the engine with room inside and outside its frame.
public protocol ModifiableValue {
  /// The room inside, in points.
  var contentInsets: DirectionalEdgeInsets { get set }
  /// The room outside; nil is none.
  var edgeSpacing: CollectionLayoutEdgeSpacing? { get set }
}

extension CollectionLayoutItem: ModifiableValue {}
extension CollectionLayoutSupplementaryItem: ModifiableValue {}
extension CollectionLayoutBoundarySupplementaryItem: ModifiableValue {}

/// An element of the DSL that keeps its type when it is modified, so that `width`, `height` and
/// what else only that type has can be said afterwards too.
public protocol ModifiableElement {
  /// What the element becomes in the engine.
  associatedtype Value: ModifiableValue
  /// What modifiers have changed so far.
  var modifications: LayoutModifications<Value> { get set }
}

extension ModifiableElement {
  func modified(_ change: @escaping (inout Value, BodyPath) -> Void) -> Self {
    var element = self
    element.modifications.append(change)
    return element
  }

  func modified(_ change: @escaping (inout Value) -> Void) -> Self {
    modified { value, _ in change(&value) }
  }
}
