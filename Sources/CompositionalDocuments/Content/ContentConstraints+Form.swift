import Compositional
import CompositionalContent

extension ConstraintAttribute: DocumentEnumeration {}
extension ConstraintRelation: DocumentEnumeration {}

extension ContentConstraints {
  private enum GuideKey: String, CaseIterable { case id }

  /// Reads views and constraints from the keys of their node.
  init(reading object: ObjectReader<ContentKey>) throws(DocumentError) {
    let views = try Content.siblings(object.required(.views, "an array of views"))
    var names: [String] = []
    for (index, view) in views.enumerated() {
      if case .spacer = view.kind {
        throw object.reader.element(index, of: .views).failure(
          "a spacer is allowed only in a stack; use a guide, or padding for a view without a size")
      }
      names.append(view.id ?? "#\(index)")
    }
    var guides: [String] = []
    if let list = object[.guides] {
      for element in try list.elements("an array of guides") {
        let guide = try ObjectReader(
          element, form: #"a guide such as {"id": "column"}"#, GuideKey.self)
        let name = try guide.required(.id, "a name").contentName()
        guard !names.contains(name) else {
          throw element.failure("the id \(quoted: name) appears twice; rename one")
        }
        names.append(name)
        guides.append(name)
      }
    }
    let items = Set(names)
    var ids: Set<String> = []
    let form = "an array of constraints"
    let constraints = try object.required(.constraints, form).list(form) {
      (element) throws(DocumentError) in
      // The keys of a constraint depend on one another.
      let constraint = try LayoutConstraint(
        reading: element.stoppingAtError, items: items, names: names)
      if let id = constraint.id, !ids.insert(id).inserted {
        throw element.failure("the id \(quoted: id) appears twice; rename one")
      }
      return constraint
    }
    self.init(
      margins: try object[.margins]?.contentInsets(), views: views, guides: guides,
      constraints: constraints)
  }

  /// Adds views and constraints to the keys of their node.
  func write(
    to object: inout ObjectWriter<ContentKey>, at path: DocumentPath
  ) throws(EncodingError) {
    if let margins { object.set(.margins, json: try margins.writtenAsContent(at: path)) }
    try object.set(.views, views)
    if !guides.isEmpty {
      object.set(
        .guides, json: .array(guides.map { .object([.init(key: "id", value: .string($0))]) }))
    }
    var list: [JSONValue] = []
    for (index, constraint) in constraints.enumerated() {
      list.append(
        try constraint.written(at: path.appending("constraints").appending(index)))
    }
    object.set(.constraints, json: .array(list))
  }
}

extension DocumentReader {
  /// Returns a reader at an element of a list, for an error about it.
  fileprivate func element(_ index: Int, of key: ContentKey) -> DocumentReader {
    DocumentReader(value, at: path.appending(key.rawValue).appending(index))
  }
}
