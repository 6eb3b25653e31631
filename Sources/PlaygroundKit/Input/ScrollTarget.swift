import Compositional

/// `--to WHERE`: an offset along the scroll direction, or an element.
enum ScrollTarget {
  /// An offset along the scroll direction, in points.
  case offset(Double)
  /// An offset of the content, in points.
  case point(CGPoint)
  /// An element, in the middle of the uncovered area of the view.
  case element(ElementID)

  /// Reads the option; nil if it is absent.
  init?(_ invocation: Invocation) throws {
    guard let text = invocation.value(.to) else { return nil }
    if let id = ElementName.element(text) {
      self = .element(id)
      return
    }
    guard !text.contains(where: \.isWhitespace), Double(text.prefix { $0 != "," }) != nil else {
      throw CommandFailure.usage(
        "--to must be an element such as \"cell 0.12\", or an offset such as 500 or 0,500, "
          + "not \"\(text)\".")
    }
    let numbers = try invocation.numbers(.to, count: 1...2, example: "\"cell 0.12\" or 0,500")
    self =
      numbers.count == 1 ? .offset(numbers[0]) : .point(CGPoint(x: numbers[0], y: numbers[1]))
  }

  /// Returns the offset along the scroll direction, in points.
  ///
  /// - Throws: A failure if the element does not exist.
  func offset(in subject: LoadedLayout) throws -> Double {
    let axis = subject.axis
    switch self {
    case .offset(let offset): return offset
    case .point(let point): return Double(point[axis])
    case .element(let id):
      guard let frame = subject.layout.attributes(for: id)?.frame else {
        throw CommandFailure.usage("--to \"\(id)\": the layout has no such element.")
      }
      return subject.offset(centering: frame)
    }
  }

  /// The element; nil for an offset.
  var element: ElementID? {
    if case .element(let id) = self { id } else { nil }
  }
}
