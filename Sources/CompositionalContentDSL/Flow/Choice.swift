/// Options of a flow, of which the first is taken that fits with all that follows
/// (content rule 5.2).
///
/// ```swift
/// Elements { number; date }
///   .or { number; Newline(); date }
///   .id("shape")
/// ```
public struct Choice: FlowPart {
  private let options: [[FlowElement]]
  private var id: String?

  init(_ options: [[FlowElement]]) { self.options = options }

  /// Creates a choice with one option; `or(_:)` adds others.
  ///
  /// - Parameter option: The elements of the first option.
  public init(@FlowBuilder _ option: () -> [FlowPart]) { self.init([option().elements]) }

  /// The choice.
  public var flowElements: [FlowElement] { [.choice(FlowChoice(id: id, options))] }

  /// Sets the name under which the solution reports the option.
  public func id(_ id: String) -> Choice {
    var choice = self
    choice.id = ContentNames.checked(id)
    return choice
  }

  /// Adds an option for less room.
  public func or(_ option: FlowPart) -> Choice {
    var choice = Choice(options + [option.flowElements])
    choice.id = id
    return choice
  }

  /// Adds an option for less room.
  public func or(@FlowBuilder _ option: () -> [FlowPart]) -> Choice { or(Elements(option)) }
}

extension FlowPart {
  /// Returns a choice between the part and an option for less room.
  public func or(_ option: FlowPart) -> Choice { Choice([flowElements, option.flowElements]) }

  /// Returns a choice between the part and an option for less room.
  public func or(@FlowBuilder _ option: () -> [FlowPart]) -> Choice { or(Elements(option)) }

  /// Returns the elements of a part followed by those of another.
  public static func + (part: Self, other: some FlowPart) -> Elements {
    Elements(part.flowElements + other.flowElements)
  }

  /// The part between two flexible spaces.
  public var centered: Elements { Space() + self + Space() }

  /// Returns a box of the part.
  ///
  /// - Parameters:
  ///   - id: The name, which is a part of the paths inside; nil for a box without a frame.
  ///   - margins: The margins around the elements, in points.
  ///   - width: The width on the line.
  ///   - vertical: The alignment within the line.
  public func box(
    _ id: String? = nil, margins: DirectionalEdgeInsets = .zero,
    width: FlowWidth = .basedOnContents, vertical: FlowAlignment = .top
  ) -> Box {
    Box(id, margins: margins, width: width, vertical: vertical) { Elements(flowElements) }
  }
}

extension Sequence where Element: FlowPart {
  /// Returns the parts on one line.
  ///
  /// - Parameter space: The width of a space between neighbors; nil for none.
  public func horizontal(space: FlowWidth? = nil) -> Elements {
    map(\.flowElements).joinedElements(by: space.map(FlowElement.space))
  }

  /// Returns the parts on lines of their own.
  ///
  /// - Parameter space: The space between lines, in points.
  public func vertical(space: CGFloat = 0) -> Elements {
    map(\.flowElements).joinedElements(by: .newline(space))
  }
}

extension Sequence where Element == FlowPart {
  /// Returns the parts on one line.
  ///
  /// - Parameter space: The width of a space between neighbors; nil for none.
  public func horizontal(space: FlowWidth? = nil) -> Elements {
    map(\.flowElements).joinedElements(by: space.map(FlowElement.space))
  }

  /// Returns the parts on lines of their own.
  ///
  /// - Parameter space: The space between lines, in points.
  public func vertical(space: CGFloat = 0) -> Elements {
    map(\.flowElements).joinedElements(by: .newline(space))
  }
}

extension [[FlowElement]] {
  /// Returns all elements, with a separator between the lists.
  fileprivate func joinedElements(by separator: FlowElement?) -> Elements {
    Elements([FlowElement](joined(separator: separator.map { [$0] } ?? [])))
  }
}
