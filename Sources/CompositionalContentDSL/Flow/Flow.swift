/// Elements in lines, with options for less room: objc.io's layouts (content rule 5).
///
/// ```swift
/// let number = Text("number", string: "Episode 123", lineLimit: 1)
/// let date = Text("date", string: "September 23", lineLimit: 1)
/// Flow {
///   Text("title", string: "Building a Layout Library", style: .headline)
///   Newline(4)
///   Elements { number; date }.or { number; Newline(); date }
/// }
/// ```
public struct Flow: ContentElement {
  private let id: String?
  private let flow: ContentFlow

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - id: The name of the flow; nil for its index among its siblings.
  ///   - exactFit: The rule for an element that ends exactly at the end of a line.
  ///   - elements: The elements, in order; content needs a name.
  public init(
    _ id: String? = nil, exactFit: ContentFlow.ExactFit = .fits,
    @FlowBuilder _ elements: () -> [FlowPart]
  ) {
    self.id = id.map(ContentNames.checked)
    flow = ContentFlow(elements().elements, exactFit: exactFit)
    ContentNames.check(ContentNames.names(of: flow.elements))
  }

  /// The content of the flow.
  public var content: Content { return Content(kind: .flow(flow), id: id) }
}

extension ContentNames {
  /// Returns the names that elements add to the path around them.
  ///
  /// - Precondition: Content has a name, and names are unique below their path, but for those in
  ///   different options of a choice.
  static func names(of elements: [FlowElement]) -> [String] {
    elements.flatMap { element -> [String] in
      switch element {
      case .view(let content): return [required(content, "Content in a flow")]
      case .space, .newline: return []
      case .box(let box):
        let names = names(of: box.elements)
        guard let id = box.id else { return names }
        check(names)
        return [id]
      case .choice(let choice):
        var all = Set<String>()
        for option in choice.options {
          let names = names(of: option)
          check(names)
          all.formUnion(names)
        }
        return all.sorted() + (choice.id.map { [$0] } ?? [])
      }
    }
  }
}

extension FlowWidth: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a width in points.
  public init(integerLiteral value: Int) { self = .absolute(CGFloat(value)) }

  /// Creates a width in points.
  public init(floatLiteral value: Double) { self = .absolute(CGFloat(value)) }
}
