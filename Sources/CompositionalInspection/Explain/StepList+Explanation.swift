import Compositional

// The end of an explanation: the four numbers of a frame.

extension StepList {
  /// Returns the four numbers of a frame, each computed by a step: x, y, width, height.
  mutating func ends(
    corner: Quantities, size: Quantities, _ subject: StepSubject
  ) -> [Quantity] {
    [
      stepped(corner.horizontal, "x", subject), stepped(corner.vertical, "y", subject),
      stepped(size.horizontal, "width", subject), stepped(size.vertical, "height", subject),
    ]
  }

  /// Returns a quantity that a step computes.
  private mutating func stepped(
    _ quantity: Quantity, _ name: String, _ subject: StepSubject
  ) -> Quantity {
    guard quantity.step == nil else { return quantity }
    let isStart = quantity.isNothing
    return add(
      name, isStart ? "at the start, with nothing before it" : words(quantity.name),
      of: subject, .attributes, .given, [quantity])
  }

  /// Returns the words for a quantity that is a number of a frame by itself.
  private func words(_ name: String) -> String {
    if name.hasPrefix("own ") { return "its " + name }
    let isNumbered = name.utf8.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
    if isNumbered, name.hasPrefix("section ") || name.hasPrefix("group ") { return "after " + name }
    if name.hasSuffix(" edge") { return "the " + name + " spacing" }
    return name.hasPrefix("the ") ? name : "the " + name
  }

  /// Returns the explanation of a frame, without the steps that do not lead to it.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - frame: Its frame, in points.
  ///   - ends: The numbers of ``ends(corner:size:_:)``.
  ///   - newGroup: The reason of a new group or line; nil if the element begins none.
  mutating func explanation(
    of id: ElementID, frame: CGRect, _ ends: [Quantity], newGroup: Quantity?
  ) -> Explanation {
    let places = keep((ends + [newGroup].compactMap { $0 }).compactMap { $0.step })
    func step(_ quantity: Quantity) -> Int { quantity.step.flatMap { places[$0] } ?? 0 }
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let isComplete = zip(ends, numbers).allSatisfy {
      abs($0.value - Double($1)) <= Explanation.tolerance * max(1, abs(Double($1)))
    }
    return Explanation(
      id: id, frame: frame, steps: steps,
      ends: .init(
        x: step(ends[0]), y: step(ends[1]), width: step(ends[2]), height: step(ends[3])),
      newGroup: newGroup.map { step($0) }, isComplete: isComplete)
  }
}
