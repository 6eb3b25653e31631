import Compositional
import CompositionalContent

extension ContentSplit {
  /// Reads a split from the keys of its node.
  init(reading object: ObjectReader<ContentKey>) throws(DocumentError) {
    self.init(
      try object.value(.direction, default: .vertical),
      subviewPadding: try object[.subviewPadding]?.contentLength() ?? 0,
      overlaps: try object.value(.overlaps, default: false),
      items: try Content.siblings(object.required(.items, "an array of nodes")))
  }

  /// Adds the split to the keys of its node.
  func write(to object: inout ObjectWriter<ContentKey>) throws(EncodingError) {
    try object.set(.direction, direction, default: .vertical)
    try object.set(.subviewPadding, subviewPadding, default: 0)
    try object.set(.overlaps, overlaps, default: false)
    try object.set(.items, items)
  }
}

extension ContentScrollingSplit {
  /// Reads a scrolling split from the keys of its node.
  init(reading object: ObjectReader<ContentKey>) throws(DocumentError) {
    self.init(
      try object.value(.direction, default: .vertical),
      contentInsets: try object[.contentInsets]?.contentInsets() ?? .zero,
      addsLayoutMargins: try object.value(.addsLayoutMargins, default: false),
      items: try Content.siblings(object.required(.items, "an array of nodes")))
  }

  /// Adds the scrolling split to the keys of its node.
  func write(
    to object: inout ObjectWriter<ContentKey>, at path: DocumentPath
  ) throws(EncodingError) {
    try object.set(.direction, direction, default: .vertical)
    if contentInsets != .zero {
      object.set(.contentInsets, json: try contentInsets.writtenAsContent(at: path))
    }
    try object.set(.addsLayoutMargins, addsLayoutMargins, default: false)
    try object.set(.items, items)
  }
}

extension ContentConditional {
  private enum BranchKey: String, CaseIterable { case when, content }

  /// Reads a conditional from the keys of its node.
  init(reading object: ObjectReader<ContentKey>) throws(DocumentError) {
    var branches: [Branch] = []
    var names: Set<String> = []
    let list = try object.required(.branches, "an array of branches")
    for element in try list.elements("an array of branches") {
      let branch = try ObjectReader(
        element, form: #"a branch {"when", "content"}"#, BranchKey.self)
      let content = try Content(node: try branch.required(.content, Content.documentForm))
      if let id = content.id, !names.insert(id).inserted {
        throw element.failure("the id \(quoted: id) appears twice; rename one")
      }
      branches.append(Branch(try branch.value(.when, default: .init()), content))
    }
    self.init(branches)
  }

  /// Adds the conditional to the keys of its node.
  func write(
    to object: inout ObjectWriter<ContentKey>, at path: DocumentPath
  ) throws(EncodingError) {
    var list: [JSONValue] = []
    for (index, branch) in branches.enumerated() {
      let path = path.appending("branches").appending(index)
      var writer = ObjectWriter(path, BranchKey.self)
      try writer.set(.when, branch.condition, default: .init())
      try writer.set(.content, branch.content)
      list.append(writer.value)
    }
    object.set(.branches, json: .array(list))
  }
}
