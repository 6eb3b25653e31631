import Compositional
import CompositionalContent

extension LayoutConstraint {
  private enum Key: String, CaseIterable {
    case id, item, attribute, relation, to, toAttribute, multiplier, constant, priority
  }

  /// Reads a constraint.
  ///
  /// - Parameters:
  ///   - reader: The constraint.
  ///   - items: The names of the views and guides.
  ///   - names: The same names, in order.
  init(
    reading reader: DocumentReader, items: Set<String>, names: [String]
  ) throws(DocumentError) {
    let object = try ObjectReader(
      reader, form: #"a constraint such as {"item": "a", "attribute": "top", "to": ".."}"#,
      Key.self)
    func item(_ reader: DocumentReader) throws(DocumentError) -> ConstraintItem {
      let name = try String(reading: reader)
      guard let item = ConstraintItem(named: name) else {
        throw reader.mismatch(#""..", "@margins", "@safeArea", "@readable" or an id"#)
      }
      if case .part = item, !items.contains(name) {
        throw reader.unknown("item", name, among: names + ["..", "@margins"])
      }
      return item
    }
    let attribute: ConstraintAttribute = try object.value(.attribute)
    let target = try object[.to].map(item)
    let targetAttribute: ConstraintAttribute = try object.value(.toAttribute, default: attribute)
    let multiplier = try object[.multiplier]?.multiplier() ?? 1
    try Self.check(object, attribute, target, targetAttribute, multiplier)
    self.init(
      try item(object.required(.item, "a name")), attribute,
      try object.value(.relation, default: .equal), to: target, targetAttribute,
      multiplier: multiplier, constant: Double(try object[.constant]?.points() ?? 0),
      priority: try object[.priority]?.constraintPriority() ?? 1000,
      id: try object[.id]?.contentName())
  }

  /// Throws if the attributes do not go together.
  private static func check(
    _ object: ObjectReader<Key>, _ attribute: ConstraintAttribute, _ target: ConstraintItem?,
    _ targetAttribute: ConstraintAttribute, _ multiplier: Double
  ) throws(DocumentError) {
    guard target != nil else {
      if attribute.kind != .length {
        throw object.reader.failure(
          "a position needs \"to\"; write \"to\": \"..\" for the container")
      }
      for key in [Key.toAttribute, .multiplier] {
        if let reader = object[key] {
          throw reader.failure("there is no \"to\"; remove \"\(key.rawValue)\" or add \"to\"")
        }
      }
      return
    }
    if let objection = attribute.objection(to: targetAttribute) {
      throw (object[.toAttribute] ?? object.reader).failure(
        objection + "; \"\(attribute.rawValue)\" goes with "
          + attribute.partners.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    if attribute.kind != .length, multiplier == 0, let reader = object[.multiplier] {
      throw reader.failure(
        "the multiplier of a position must not be 0; remove the constraint or write 1")
    }
  }

  func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, Key.self)
    try object.setIfPresent(.id, id)
    try object.set(.item, item.name)
    try object.set(.attribute, attribute)
    try object.set(.relation, relation, default: .equal)
    try object.setIfPresent(.to, target.map { $0.name })
    try object.set(.toAttribute, targetAttribute, default: attribute)
    try object.set(.multiplier, CGFloat(multiplier), default: 1)
    try object.set(.constant, CGFloat(constant), default: 0)
    try object.set(.priority, CGFloat(priority), default: 1000)
    return object.value
  }
}

extension ConstraintAttribute {
  /// The names of the attributes to which the attribute can be related.
  fileprivate var partners: [String] {
    Self.allCases.filter { objection(to: $0) == nil }.map { $0.rawValue }
  }
}

extension DocumentReader {
  fileprivate func multiplier() throws(DocumentError) -> Double {
    Double(try number("a number from -1e6 to 1e6") { abs($0) <= 1e6 })
  }

  fileprivate func constraintPriority() throws(DocumentError) -> Double {
    Double(try number("a priority from 1 to 1000") { (1...1000).contains($0) })
  }
}
