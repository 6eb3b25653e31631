import Compositional

extension ContentRows {
  /// The duration of an animated operation, in seconds.
  public static let duration = 0.3

  /// Returns both ends of an animated operation (content rule 7.6).
  ///
  /// Added rows are in their final frames and fade in. Hidden and removed cells collapse, shown
  /// ones grow, and a row keeps its size in its cell. All other operations move what they change.
  /// Frames are those of the content, without the scroll offset.
  ///
  /// - Parameters:
  ///   - index: The index of the operation; the list is in its state after all operations before.
  ///   - proposal: The imposed lengths.
  ///   - environment: The surroundings.
  /// - Complexity: That of solving the rows before and after the operation.
  /// - Precondition: There is an operation of that index.
  public func transition(
    ofOperation index: Int, for proposal: ContentProposal,
    in environment: ContentEnvironment = .init()
  ) -> ContentTransition {
    let operations = operations ?? []
    require(
      operations.indices.contains(index),
      "There is no operation \(index). The list has \(operations.count) operations.")
    func state(after count: Int) -> RowsState {
      var rows = self
      rows.operations = Array(operations[..<count])
      return RowsState(rows, for: proposal, in: environment)
    }
    let (start, end) = (state(after: index), state(after: index + 1))
    var transition = ContentTransition(
      duration: Self.duration, from: start.solution, to: end.solution)
    switch operations[index] {
    case .add(let ids), .prepend(let ids), .insertBefore(let ids, _), .insertAfter(let ids, _):
      transition.rows = end.names
      transition.parts = end.parts(fadingIn: Set(ids).intersection(end.names))
    case .remove, .removeAll:
      transition.rows = start.names
      transition.parts = start.parts(to: end, order: start.names)
    default:
      transition.rows = end.names
      transition.parts = start.parts(to: end, order: end.names)
    }
    return transition
  }
}
