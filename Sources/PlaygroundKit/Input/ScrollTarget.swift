import Compositional
import CompositionalInspection

/// `--to WHERE`: an offset along the scroll direction, or an element.
enum ScrollTarget {
  /// An offset along the scroll direction, in points.
  case offset(Double)
  /// An offset of the content, in points.
  case point(CGPoint)
  /// An element, in the middle of the uncovered area of the view.
  case element(ElementName)

  /// Reads the option; nil if it is absent.
  init?(_ invocation: Invocation) throws {
    guard let text = invocation.value(.to) else { return nil }
    if let name = try? ElementName(text) {
      guard name.part == nil else {
        throw CommandFailure.usage(
          "--to scrolls to elements, not to the parts inside them; write \"\(name.id)\".")
      }
      self = .element(name)
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

  /// Returns the target with the full name of its element.
  ///
  /// - Throws: A failure if a short name means two elements of the layout, or none.
  func resolved(in subject: any ScrollSubject) throws -> ScrollTarget {
    guard case .element(let name) = self else { return self }
    return .element(try subject.resolved(name))
  }

  /// Returns the offset along the scroll direction, in points.
  ///
  /// - Throws: A failure if the element does not exist.
  func offset(in subject: any ScrollSubject) throws -> Double {
    switch try resolved(in: subject) {
    case .offset(let offset): return offset
    case .point(let point): return Double(point[subject.axis])
    case .element(let name):
      guard let frame = subject.elements.attributes(for: name.id, at: nil)?.frame else {
        throw CommandFailure.usage(
          "--to: there is no \(name.id); \(subject.elementsInstead(of: name.id)).")
      }
      return subject.offset(centering: frame)
    }
  }

  /// The element of a resolved target; nil for an offset.
  var element: ElementID? {
    if case .element(let name) = self { name.id } else { nil }
  }
}
