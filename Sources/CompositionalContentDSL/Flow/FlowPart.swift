/// A part of a flow: content, a space, a newline, a box or a choice (content rule 5).
public protocol FlowPart: Sendable {
  /// The elements of the part, in order.
  var flowElements: [FlowElement] { get }
}

extension ContentElement {
  /// The content as one view of a line.
  public var flowElements: [FlowElement] { [.view(content)] }
}

/// Builds the elements of a flow, a box or an option.
public typealias FlowBuilder = ListResultBuilder<FlowPart>

extension ListResultBuilder where Element == FlowPart {
  /// Diagnoses an element that a flow cannot contain.
  @available(
    *, unavailable,
    message: "a flow contains content, Space, Newline, Box, Elements and Choice"
  )
  public static func buildExpression<Other>(_ expression: Other) -> [Element] { [] }
}

extension [FlowPart] {
  /// The elements of all parts.
  var elements: [FlowElement] { flatMap(\.flowElements) }
}

/// Elements that follow one another, such as an option of a choice.
///
/// ```swift
/// Elements { number; date }.or { number; Newline(); date }
/// ```
public struct Elements: FlowPart {
  /// The elements, in order.
  public let flowElements: [FlowElement]

  /// Creates elements.
  public init(@FlowBuilder _ elements: () -> [FlowPart]) { flowElements = elements().elements }

  init(_ elements: [FlowElement]) { flowElements = elements }
}

/// A gap on the line of a flow.
public struct Space: FlowPart {
  private let width: FlowWidth

  /// Creates a gap.
  ///
  /// - Parameter width: The width; a share of the rest of the line by default.
  public init(_ width: FlowWidth = .flexible(min: 0)) { self.width = width }

  /// The gap.
  public var flowElements: [FlowElement] { [.space(width)] }
}

/// The end of a line of a flow.
public struct Newline: FlowPart {
  private let space: CGFloat

  /// Creates the end of a line.
  ///
  /// - Parameter space: The space before the next line, in points.
  public init(_ space: CGFloat = 0) { self.space = space }

  /// The end of the line.
  public var flowElements: [FlowElement] { [.newline(space)] }
}

/// Elements that are laid out on their own and are one element of a line (content rule 5.5).
public struct Box: FlowPart {
  private let box: FlowBox

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - id: The name, which is a part of the paths inside; nil for a box without a frame.
  ///   - margins: The margins around the elements, in points.
  ///   - width: The width on the line.
  ///   - vertical: The alignment within the line.
  ///   - elements: The elements, in order.
  public init(
    _ id: String? = nil, margins: DirectionalEdgeInsets = .zero,
    width: FlowWidth = .basedOnContents, vertical: FlowAlignment = .top,
    @FlowBuilder _ elements: () -> [FlowPart]
  ) {
    box = FlowBox(
      id: id.map(ContentNames.checked), margins: margins, width: width, alignment: vertical,
      elements: elements().elements)
  }

  /// Creates a box with the same margin on every side, in points.
  ///
  /// - Parameters:
  ///   - id: The name, which is a part of the paths inside; nil for a box without a frame.
  ///   - margins: The margin on every side, in points.
  ///   - width: The width on the line.
  ///   - vertical: The alignment within the line.
  ///   - elements: The elements, in order.
  public init(
    _ id: String? = nil, margins: CGFloat, width: FlowWidth = .basedOnContents,
    vertical: FlowAlignment = .top, @FlowBuilder _ elements: () -> [FlowPart]
  ) {
    self.init(id, margins: .all(margins), width: width, vertical: vertical, elements)
  }

  /// The box.
  public var flowElements: [FlowElement] { [.box(box)] }
}
