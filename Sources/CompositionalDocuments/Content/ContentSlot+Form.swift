import Compositional
import CompositionalContent

extension ContentSlot: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case fixed, percentage, basedOn, safeArea, layoutMargins, adjustment
  }

  package enum ConditionalKey: String, CaseIterable { case when, slot }

  package static var documentForm: String { #"a slot such as {"fixed": 44} or "automatic""# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    switch reader.value {
    case .string(let name):
      switch name {
      case "automatic": self = .automatic
      case "equal": self = .equal
      default: throw reader.unknown("slot", name, among: ["automatic", "equal"])
      }
    case .array:
      var slots: [Conditional] = []
      for element in try reader.elements(Self.documentForm) {
        let object = try ObjectReader(element, form: Self.documentForm, ConditionalKey.self)
        let slot = try object.required(.slot, Self.documentForm)
        if case .array = slot.value { throw slot.mismatch("a slot, not a list of slots") }
        slots.append(
          Conditional(
            try object.value(.when, default: .init()), try ContentSlot(reading: slot)))
      }
      self = .conditional(slots)
    default: try self.init(length: reader)
    }
  }

  private init(length reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let adjustment = object[.adjustment]
    let kinds = DocumentKey.allCases.filter { $0 != .adjustment && object[$0] != nil }
    guard kinds.count == 1 else { throw reader.mismatch(Self.documentForm) }
    let isInset = kinds[0] == .safeArea || kinds[0] == .layoutMargins
    if let adjustment, !isInset {
      throw adjustment.failure(
        "\"adjustment\" is allowed only with \"safeArea\" or \"layoutMargins\"; remove it")
    }
    switch kinds[0] {
    case .fixed: self = .fixed(try object.required(.fixed, "a number").contentLength())
    case .percentage:
      self = .percentage(try object.required(.percentage, "a number").contentLength())
    case .basedOn: self = .basedOn(try object.required(.basedOn, "a name").contentName())
    case .safeArea:
      self = .safeArea(try object.value(.safeArea), adjustment: try adjustment?.points() ?? 0)
    case .layoutMargins:
      self = .layoutMargins(
        try object.value(.layoutMargins), adjustment: try adjustment?.points() ?? 0)
    case .adjustment: throw reader.mismatch(Self.documentForm)
    }
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    switch self {
    case .automatic: return .string("automatic")
    case .equal: return .string("equal")
    case .conditional(let slots):
      var list: [JSONValue] = []
      for (index, slot) in slots.enumerated() {
        var object = ObjectWriter(path.appending(index), ConditionalKey.self)
        try object.set(.when, slot.condition, default: .init())
        try object.set(.slot, slot.slot)
        list.append(object.value)
      }
      return .array(list)
    case .fixed(let length): try object.set(.fixed, length)
    case .percentage(let part): try object.set(.percentage, part)
    case .basedOn(let id): try object.set(.basedOn, id)
    case .safeArea(let edge, let adjustment):
      try object.set(.safeArea, edge)
      try object.set(.adjustment, adjustment, default: 0)
    case .layoutMargins(let edge, let adjustment):
      try object.set(.layoutMargins, edge)
      try object.set(.adjustment, adjustment, default: 0)
    }
    return object.value
  }
}

extension SplitDirection: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case when, then
    case otherwise = "else"
  }

  package static var documentForm: String { #"an axis or {"when", "then", "else"}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard case .object = reader.value else {
      self = try LayoutAxis(reading: reader) == .horizontal ? .horizontal : .vertical
      return
    }
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    self = .conditional(
      try object.value(.when), then: try object.value(.then),
      otherwise: try object.value(.otherwise))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    switch self {
    case .horizontal: return .string("horizontal")
    case .vertical: return .string("vertical")
    case .conditional(let condition, let then, let otherwise):
      var object = ObjectWriter(path, DocumentKey.self)
      try object.set(.when, condition)
      try object.set(.then, then)
      try object.set(.otherwise, otherwise)
      return object.value
    }
  }
}
