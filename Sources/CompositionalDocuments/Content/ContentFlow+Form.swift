import Compositional
import CompositionalContent

extension ContentFlow {
  /// Reads a flow from the keys of its node.
  init(reading object: ObjectReader<ContentKey>) throws(DocumentError) {
    let reader = try object.required(.elements, "an array of elements")
    self.init(
      try reader.list(of: FlowElement.self),
      exactFit: try object.value(.exactFit, default: .fits))
    var names = FlowNames()
    try names.check(elements, reader)
  }

  /// Adds the flow to the keys of its node.
  func write(to object: inout ObjectWriter<ContentKey>) throws(EncodingError) {
    try object.set(.elements, elements)
    try object.set(.exactFit, exactFit, default: .fits)
  }
}

/// The check that names are unique below a path, but for those in different options of a choice.
private struct FlowNames {
  private var used: Set<String> = []
  /// The names added since an option began.
  private var added: [String] = []

  mutating func check(
    _ elements: [FlowElement], _ reader: DocumentReader
  ) throws(DocumentError) {
    for (index, element) in elements.enumerated() {
      let reader = DocumentReader(.null, at: reader.path.appending(index))
      switch element {
      case .view(let content):
        guard let id = content.id else {
          throw reader.failure("missing key \"id\"; expected a name for a view of a flow")
        }
        try add(id, reader)
      case .space, .newline: break
      case .box(let box):
        let inner = DocumentReader(.null, at: reader.path.appending("box"))
        guard let id = box.id else {
          try check(box.elements, inner)
          continue
        }
        try add(id, reader)
        var names = FlowNames()
        try names.check(box.elements, inner)
      case .choice(let choice):
        if let id = choice.id { try add(id, reader) }
        try check(choice, reader.path.appending("choice"))
      }
    }
  }

  private mutating func check(
    _ choice: FlowChoice, _ path: DocumentPath
  ) throws(DocumentError) {
    let outer = added
    var all: [String] = []
    for (index, option) in choice.options.enumerated() {
      added = []
      try check(option, DocumentReader(.null, at: path.appending(index)))
      used.subtract(added)
      all += added
    }
    used.formUnion(all)
    added = outer + all
  }

  private mutating func add(_ id: String, _ reader: DocumentReader) throws(DocumentError) {
    guard used.insert(id).inserted else {
      throw reader.failure("the id \(quoted: id) appears twice; rename one")
    }
    added.append(id)
  }
}

extension FlowElement: DocumentForm {
  private enum SpaceKey: String, CaseIterable { case space }
  private enum NewlineKey: String, CaseIterable { case newline }
  private enum ChoiceKey: String, CaseIterable { case choice, id }
  private enum BoxKey: String, CaseIterable { case box, id, margins, width, vertical }

  package static var documentForm: String { "an element of a flow" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let form = Self.documentForm
    if reader.value["space"] != nil {
      let object = try ObjectReader(reader, form: form, SpaceKey.self)
      self = .space(try object.value(.space))
    } else if reader.value["newline"] != nil {
      let object = try ObjectReader(reader, form: form, NewlineKey.self)
      self = .newline(try object.required(.newline, "a number").points())
    } else if reader.value["choice"] != nil {
      let object = try ObjectReader(reader, form: form, ChoiceKey.self)
      let list = try object.required(.choice, "an array of options")
      var options: [[FlowElement]] = []
      for option in try list.elements("an array of options") {
        options.append(try option.list(of: FlowElement.self))
      }
      guard !options.isEmpty else { throw list.mismatch("at least one option") }
      self = .choice(FlowChoice(id: try object[.id]?.contentName(), options))
    } else if reader.value["box"] != nil {
      let object = try ObjectReader(reader, form: form, BoxKey.self)
      self = .box(
        FlowBox(
          id: try object[.id]?.contentName(),
          margins: try object[.margins]?.contentInsets() ?? .zero,
          width: try object.value(.width, default: .basedOnContents),
          alignment: try object.value(.vertical, default: .top),
          elements: try object.required(.box, "an array of elements").list(of: FlowElement.self)))
    } else {
      self = .view(try Content(node: reader))
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .view(let content): return try content.written(at: path)
    case .space(let width):
      var object = ObjectWriter(path, SpaceKey.self)
      try object.set(.space, width)
      return object.value
    case .newline(let space):
      var object = ObjectWriter(path, NewlineKey.self)
      try object.set(.newline, space)
      return object.value
    case .choice(let choice):
      var object = ObjectWriter(path, ChoiceKey.self)
      try object.setIfPresent(.id, choice.id)
      try object.set(.choice, choice.options)
      return object.value
    case .box(let box):
      var object = ObjectWriter(path, BoxKey.self)
      try object.setIfPresent(.id, box.id)
      if box.margins != .zero {
        let margins = try box.margins.writtenAsContent(at: path.appending("margins"))
        object.set(.margins, json: margins)
      }
      try object.set(.width, box.width, default: .basedOnContents)
      try object.set(.vertical, box.alignment, default: .top)
      try object.set(.box, box.elements)
      return object.value
    }
  }
}

extension FlowWidth: DocumentForm {
  private enum DocumentKey: String, CaseIterable { case absolute, flexible }

  private static let contents = "basedOnContents"

  package static var documentForm: String {
    #"a width such as 40, "basedOnContents" or {"flexible": 20}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    switch reader.value {
    case .integer, .number: self = .absolute(try reader.points())
    case .string(Self.contents): self = .basedOnContents
    case .object:
      let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
      switch (object[.absolute], object[.flexible]) {
      case (let width?, nil): self = .absolute(try width.points())
      case (nil, let least?):
        self = .flexible(min: least.value == .string(Self.contents) ? nil : try least.points())
      default: throw reader.mismatch(Self.documentForm)
      }
    default: throw reader.mismatch(Self.documentForm)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .absolute(let width): return try width.written(at: path)
    case .basedOnContents: return .string(Self.contents)
    case .flexible(let least):
      var object = ObjectWriter(path, DocumentKey.self)
      if let least {
        try object.set(.flexible, least)
      } else {
        try object.set(.flexible, Self.contents)
      }
      return object.value
    }
  }
}
