import Compositional
import CompositionalDocuments

/// Values of layouts that both dialects write alike.
enum LayoutValues {
  /// Returns the name of an enumeration's case, as documents spell it.
  static func name(_ value: some DocumentEnumeration) -> String { value.description }

  /// Returns a case as an implicit member, such as `.topTrailing`.
  static func member(_ value: some DocumentEnumeration) -> String { "." + name(value) }

  static func dimension(_ dimension: CollectionLayoutDimension) -> String {
    let length = dimension.dimension
    switch dimension.kind {
    case .fractionalWidth: return ".fractionalWidth(" + SwiftLiteral.fraction(length) + ")"
    case .fractionalHeight: return ".fractionalHeight(" + SwiftLiteral.fraction(length) + ")"
    case .absolute: return ".absolute(" + SwiftLiteral.number(length) + ")"
    case .estimated: return ".estimated(" + SwiftLiteral.number(length) + ")"
    case .uniformAcrossSiblings:
      return ".uniformAcrossSiblings(estimate: " + SwiftLiteral.number(length) + ")"
    }
  }

  static func spacing(_ spacing: CollectionLayoutSpacing) -> String {
    (spacing.isFlexible ? ".flexible(" : ".fixed(") + SwiftLiteral.number(spacing.spacing) + ")"
  }

  static func edges(_ edges: DirectionalRectEdge) -> String {
    let names = edges.names
    guard edges.subtracting(.all).isEmpty else {
      return ".init(rawValue: " + String(edges.rawValue) + ")"
    }
    if names.count == 1 { return "." + names[0] }
    return "[" + names.map { "." + $0 }.joined(separator: ", ") + "]"
  }

  static func quirks(_ quirks: Quirks) -> String {
    quirks.swiftText ?? ".init(rawValue: " + String(quirks.rawValue) + ")"
  }

  static func decelerationRate(_ rate: OrthogonalScrollingProperties.DecelerationRate) -> String {
    switch rate {
    case .automatic: ".automatic"
    case .normal: ".normal"
    case .fast: ".fast"
    default: ".init(rawValue: " + SwiftLiteral.number(rate.rawValue) + ")"
    }
  }

  /// Returns the arguments of insets that are not zero, in the shortest form; none for zero.
  static func insetArguments(_ insets: DirectionalEdgeInsets, value label: String?) -> [Code
    .Argument]
  {
    func argument(_ label: String?, _ value: CGFloat) -> Code.Argument {
      Code.Argument(label, SwiftLiteral.number(value))
    }
    let (top, leading) = (insets.top, insets.leading)
    guard insets != .zero else { return [] }
    if top == insets.bottom, leading == insets.trailing {
      if top == leading { return [argument(label, top)] }
      return (leading == 0 ? [] : [argument("horizontal", leading)])
        + (top == 0 ? [] : [argument("vertical", top)])
    }
    let edges = [
      ("top", top), ("leading", leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ]
    return edges.compactMap { $0.1 == 0 ? nil : argument($0.0, $0.1) }
  }

  /// Returns the frames of a custom group.
  static func customItems(
    _ items: [CollectionLayoutGroupCustomItem], type: String, room: Int
  ) -> [String] {
    Code.array(
      items.map { item in
        let index = item.zIndex == 0 ? "" : ", zIndex: " + String(item.zIndex)
        return [type + "(frame: " + SwiftLiteral.rect(item.frame) + index + ")"]
      }, room: room)
  }
}
