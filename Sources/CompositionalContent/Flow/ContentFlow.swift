import Compositional

/// Elements in lines, with options for less room: objc.io's layouts (content rule 5).
public struct ContentFlow: Hashable, Sendable {
  /// The rule for an element that ends exactly at the end of a line.
  public enum ExactFit: Hashable, Sendable, CaseIterable {
    /// The element fits.
    case fits
    /// The element does not fit.
    case overflows
  }

  /// The elements, in order.
  public var elements: [FlowElement]
  /// The rule for an element that ends exactly at the end of a line.
  public var exactFit: ExactFit

  /// Creates a flow.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - exactFit: The rule for an element that ends exactly at the end of a line.
  public init(_ elements: [FlowElement], exactFit: ExactFit = .fits) {
    self.elements = elements
    self.exactFit = exactFit
  }
}

/// An element of a flow.
public enum FlowElement: Hashable, Sendable {
  /// A view on the line, which must have an id; its placement says its width and alignment.
  case view(Content)
  /// A gap on the line.
  case space(FlowWidth)
  /// The end of a line, and the space before the next one, in points.
  case newline(CGFloat)
  /// Elements that are laid out on their own and are one element of the line.
  case box(FlowBox)
  /// Options, of which the first one that fits is taken.
  case choice(FlowChoice)
}

/// A width on a line of a flow.
public enum FlowWidth: Hashable, Sendable {
  /// A width in points.
  case absolute(CGFloat)
  /// The width of the contents.
  case basedOnContents
  /// A share of the rest of the line on top of a least width, in points; nil for that of the
  /// contents.
  case flexible(min: CGFloat?)
}

/// The alignment of an element within its line.
public enum FlowAlignment: Hashable, Sendable, CaseIterable {
  /// At the top of the line.
  case top
  /// In the middle of the line.
  case center
  /// At the bottom of the line.
  case bottom
  /// As high as the line.
  case stretch
}

/// Elements that are laid out on their own and are one element of a line.
public struct FlowBox: Hashable, Sendable {
  /// The name, which is a part of the paths inside; nil for a box without a frame.
  public var id: String?
  /// The elements, in order.
  public var elements: [FlowElement]
  /// The margins around the elements, in points.
  public var margins: DirectionalEdgeInsets
  /// The width on the line.
  public var width: FlowWidth
  /// The alignment within the line.
  public var alignment: FlowAlignment

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - id: The name; nil for a box without a frame.
  ///   - margins: The margins around the elements, in points.
  ///   - width: The width on the line.
  ///   - alignment: The alignment within the line.
  ///   - elements: The elements, in order.
  public init(
    id: String? = nil, margins: DirectionalEdgeInsets = .zero, width: FlowWidth = .basedOnContents,
    alignment: FlowAlignment = .top, elements: [FlowElement]
  ) {
    self.id = id
    self.elements = elements
    self.margins = margins
    self.width = width
    self.alignment = alignment
  }
}

/// Options of a flow, of which the first one is taken that fits with everything after it.
public struct FlowChoice: Hashable, Sendable {
  /// The name under which the choice is reported; nil if it is not.
  public var id: String?
  /// The options, at least one; the last one is taken if none fits.
  public let options: [[FlowElement]]

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - id: The name under which the choice is reported; nil if it is not.
  ///   - options: The options, at least one.
  /// - Precondition: There is an option.
  public init(id: String? = nil, _ options: [[FlowElement]]) {
    require(!options.isEmpty, "A choice needs at least 1 option.")
    self.id = id
    self.options = options
  }
}

extension ContentFlow {
  /// The views of all options and boxes, in the order of the document.
  var views: [Content.Part] {
    var views: [Content.Part] = []
    Self.collect(elements, "", into: &views)
    return views
  }

  private static func collect(
    _ elements: [FlowElement], _ prefix: String, into views: inout [Content.Part]
  ) {
    for element in elements {
      switch element {
      case .view(let content):
        views.append(.init(content: content, name: prefix + (content.id ?? "#\(views.count)")))
      case .box(let box):
        collect(box.elements, box.id.map { prefix + $0 + "/" } ?? prefix, into: &views)
      case .choice(let choice):
        for option in choice.options { collect(option, prefix, into: &views) }
      case .space, .newline: break
      }
    }
  }
}
