import Foundation

/// A text that draws a row or a column of views, such as `H:|-[icon]-8-[title(>=50)]-|`.
///
/// The grammar is that of the appendix of Apple's Auto Layout Guide.
struct VisualFormat {
  /// A view, or the edge of the superview.
  enum Element: Equatable {
    case superview
    case view(String)
  }

  /// What a length is: a number, or the length of another view.
  enum Object: Equatable {
    case constant(CGFloat)
    case view(String)
  }

  /// A statement about a length.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  /// What is between two elements.
  enum Connection: Equatable {
    case flush
    case standard
    case predicates([Predicate])
  }

  var isVertical = false
  var elements: [Element] = []
  /// What is after each element but the last.
  var connections: [Connection] = []
  /// The statements about the length of each element.
  var lengths: [[Predicate]] = []

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - metrics: The numbers by their names.
  ///   - views: The names of views.
  /// - Throws: ``VisualFormatError``, which points into the text.
  init(_ text: String, metrics: [String: CGFloat], views: Set<String>) throws {
    var reader = VisualFormatReader(text, metrics: metrics, views: views)
    self = try reader.read()
  }

  init() {}
}
