/// The identifier of an element: its category, kind and index path.
public enum ElementID: Hashable, Sendable {
  /// A cell.
  case cell(ElementIndexPath)
  /// A supplementary view of a kind.
  case supplementary(kind: String, ElementIndexPath)
  /// A decoration view of a kind.
  case decoration(kind: String, ElementIndexPath)

  /// Returns the identifier of a cell.
  public static func cell(section: Int, item: Int) -> ElementID {
    .cell(ElementIndexPath(item: item, section: section))
  }

  /// Returns the identifier of a supplementary view; the headers of sections are item 0.
  public static func supplementary(kind: String, section: Int, item: Int = 0) -> ElementID {
    .supplementary(kind: kind, ElementIndexPath(item: item, section: section))
  }

  /// Returns the identifier of a decoration view.
  public static func decoration(kind: String, section: Int, item: Int = 0) -> ElementID {
    .decoration(kind: kind, ElementIndexPath(item: item, section: section))
  }

  /// The position of the element in the data.
  public var indexPath: ElementIndexPath {
    switch self {
    case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
    }
  }

  /// The category of the element.
  public var category: ElementCategory {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The element kind; nil for cells.
  public var kind: String? {
    switch self {
    case .cell: nil
    case .supplementary(let kind, _), .decoration(let kind, _): kind
    }
  }
}

extension ElementID: CustomStringConvertible {
  /// The text form: `cell S.I`, `supplementary KIND S.I` or `decoration KIND S.I`.
  public var description: String {
    switch self {
    case .cell(let path): "cell \(path)"
    case .supplementary(let kind, let path): "supplementary \(kind) \(path)"
    case .decoration(let kind, let path): "decoration \(kind) \(path)"
    }
  }
}

extension ElementID: LosslessStringConvertible {
  /// Creates an identifier from its text form; nil if `description` is invalid.
  ///
  /// - Parameter description: `cell S.I`, `supplementary KIND S.I` or `decoration KIND S.I`, with
  ///   whole numbers from 0, or `max` for the item of an element of the layout itself.
  public init?(_ description: String) {
    guard let first = description.firstIndex(of: " "),
      let last = description.lastIndex(of: " ")
    else { return nil }
    guard
      let path = ElementIndexPath(text: description[description.index(after: last)...]),
      path.section >= 0, path.item >= 0
    else { return nil }
    let kind = first < last ? String(description[description.index(after: first)..<last]) : nil
    switch (description[..<first], kind) {
    case ("cell", nil): self = .cell(path)
    case ("supplementary", let kind?): self = .supplementary(kind: kind, path)
    case ("decoration", let kind?): self = .decoration(kind: kind, path)
    default: return nil
    }
  }
}
