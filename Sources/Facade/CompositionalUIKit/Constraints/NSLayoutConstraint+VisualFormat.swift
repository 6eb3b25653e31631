import Compositional
import Foundation

extension NSLayoutConstraint {
  /// What a visual format aligns besides, and in which direction it reads.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit per attribute, and two of the direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges of all views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges of all views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges of all views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges of all views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges of all views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centers of all views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centers of all views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines of all views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines of all views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From the leading to the trailing edge.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From the left to the right edge.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From the right to the left edge.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// Returns the constraints that a visual format draws.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - opts: What is aligned besides, and the direction.
  ///   - metrics: Numbers by their names.
  ///   - views: Views by their names.
  /// - Precondition: The format has no mistake; ``parsing(visualFormat:options:metrics:views:)`` throws
  ///   instead.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try parsing(visualFormat: format, options: opts, metrics: metrics, views: views)
    } catch {
      preconditionFailure("Invalid visual format. \(error)")
    }
  }

  /// Returns the constraints that a visual format draws; not part of UIKit.
  ///
  /// - Throws: ``VisualFormatError``, which points into the format.
  public static func parsing(
    visualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws -> [NSLayoutConstraint] {
    var items: [String: UIView] = [:]
    for (name, view) in views { items[name] = view as? UIView }
    var numbers: [String: CGFloat] = [:]
    for (name, number) in metrics ?? [:] { numbers[name] = Self.number(number) }
    let read = try VisualFormat(format, metrics: numbers, views: Set(items.keys))
    return try VisualFormatConstraints(format: read, text: format, options, items).made()
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// The constraints of a visual format.
@MainActor
private struct VisualFormatConstraints {
  typealias Attribute = NSLayoutConstraint.Attribute

  let format: VisualFormat
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let views: [String: UIView]

  init(
    format: VisualFormat, text: String, _ options: NSLayoutConstraint.FormatOptions,
    _ views: [String: UIView]
  ) {
    self.format = format
    self.text = text
    self.options = options
    self.views = views
  }

  func made() throws -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (index, element) in format.elements.enumerated() {
      let item = try item(element)
      for predicate in format.lengths[index] { made.append(try length(of: item, predicate)) }
      guard index < format.connections.count else { continue }
      let next = format.elements[index + 1]
      made += gaps(format.connections[index], element, item, next, try self.item(next))
    }
    return made + alignments
  }

  private func item(_ element: VisualFormat.Element) throws -> UIView {
    switch element {
    case .view(let name):
      if let view = views[name] { return view }
    case .superview:
      let first = format.elements.lazy.compactMap { element -> UIView? in
        guard case .view(let name) = element else { return nil }
        return views[name]
      }.first
      if let outer = first?.superview { return outer }
    }
    throw VisualFormatError(
      message: "The views have no superview. Add them to one first.", format: text, offset: 0)
  }

  private func length(
    of view: UIView, _ predicate: VisualFormat.Predicate
  ) throws -> NSLayoutConstraint {
    let attribute: Attribute = format.isVertical ? .height : .width
    switch predicate.object {
    case .constant(let points):
      return constraint(view, attribute, predicate, nil, .notAnAttribute, points)
    case .view(let name):
      return constraint(view, attribute, predicate, try item(.view(name)), attribute, 0)
    }
  }

  /// Returns the constraints between an element and the next one.
  private func gaps(
    _ connection: VisualFormat.Connection, _ first: VisualFormat.Element, _ firstView: UIView,
    _ second: VisualFormat.Element, _ secondView: UIView
  ) -> [NSLayoutConstraint] {
    let standard = VisualFormat.Predicate(object: .constant(NSLayoutConstraint.systemSpacing))
    let meetsSuperview = first == .superview || second == .superview
    switch connection {
    case .flush:
      let flush = VisualFormat.Predicate(object: .constant(0))
      return [gap(flush, first, firstView, second, secondView, isWithinMargins: false)]
    case .standard where meetsSuperview:
      let flush = VisualFormat.Predicate(object: .constant(0))
      return [gap(flush, first, firstView, second, secondView, isWithinMargins: true)]
    case .standard:
      return [gap(standard, first, firstView, second, secondView, isWithinMargins: false)]
    case .predicates(let list):
      return list.map { gap($0, first, firstView, second, secondView, isWithinMargins: false) }
    }
  }

  /// Returns the constraint that the start of the second element is so far behind the end of the first.
  private func gap(
    _ predicate: VisualFormat.Predicate, _ first: VisualFormat.Element, _ firstView: UIView,
    _ second: VisualFormat.Element, _ secondView: UIView, isWithinMargins: Bool
  ) -> NSLayoutConstraint {
    var points: CGFloat = 0
    if case .constant(let constant) = predicate.object { points = constant }
    // The start of the superview is the end of what is before.
    func edge(_ element: VisualFormat.Element, isStart: Bool) -> Attribute {
      let isOuter = element == .superview
      let attribute = self.edge(isStart: isOuter ? !isStart : isStart)
      return isOuter && isWithinMargins ? attribute.ofMargins : attribute
    }
    let (start, end) = (edge(second, isStart: true), edge(first, isStart: false))
    if isReversed, !format.isVertical {
      return constraint(firstView, end, predicate, secondView, start, points)
    }
    return constraint(secondView, start, predicate, firstView, end, points)
  }

  private var isReversed: Bool { options.contains(.directionRightToLeft) }

  private func edge(isStart: Bool) -> Attribute {
    if format.isVertical { return isStart ? .top : .bottom }
    if isReversed { return isStart ? .right : .left }
    if options.contains(.directionLeftToRight) { return isStart ? .left : .right }
    return isStart ? .leading : .trailing
  }

  private func constraint(
    _ item: UIView, _ attribute: Attribute, _ predicate: VisualFormat.Predicate, _ other: UIView?,
    _ otherAttribute: Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    made.priority = predicate.priority
    return made
  }

  /// The constraints between neighbors that the options ask for.
  private var alignments: [NSLayoutConstraint] {
    let list = format.elements.compactMap { element -> UIView? in
      guard case .view(let name) = element else { return nil }
      return views[name]
    }
    var made: [NSLayoutConstraint] = []
    for bit in 1...12 where options.rawValue & (1 << UInt(bit)) != 0 {
      guard let attribute = Attribute(rawValue: bit) else { continue }
      for (one, next) in zip(list, list.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: one, attribute: attribute, relatedBy: .equal, toItem: next, attribute: attribute,
            multiplier: 1, constant: 0))
      }
    }
    return made
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same edge of the margins.
  fileprivate var ofMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
