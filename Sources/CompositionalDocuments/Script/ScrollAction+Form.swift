import Compositional
import CompositionalSimulation

extension ScrollAction: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case drag, fling, tap, scrollTo, scrollToItem, wait, resize, rotate, contentSizeCategory
    case keyboard, insert, delete, move, reload, reconfigure, insertSections, deleteSections
    case moveSection, reloadSections, batch, apply, orthogonal, lift, dragItem, drop
    case cancelMovement
  }

  package static var documentForm: String { #"an action such as {"fling": 3000}"# }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, DocumentKey.self)
    let (key, value) = try object.only(of: DocumentKey.allCases)
    switch key {
    case .drag: self = try .drag(value)
    case .fling: self = .fling(velocity: try value.scriptLength())
    case .tap: self = .tap(at: value.value == .bool(true) ? nil : try value.tap())
    case .scrollTo:
      let scroll = try ObjectReader(
        value, form: #"{"offset": [x, y], "animated": true}"#, ScriptKeys.Offset.self)
      self = .scrollTo(try scroll.value(.offset), animated: try scroll.isAnimated(.animated))
    case .scrollToItem:
      let scroll = try ObjectReader(
        value, form: #"{"item": "S.I", "position": "top", "animated": true}"#,
        ScriptKeys.Item.self)
      self = .scrollToItem(
        try scroll.value(.item), try scroll.value(.position, default: .nearest),
        animated: try scroll.isAnimated(.animated))
    case .wait: self = try .wait(value)
    case .resize: self = .resize(try value.scriptSize())
    case .rotate: self = try .plain(.rotate, value)
    case .contentSizeCategory: self = .contentSizeCategory(try .init(reading: value))
    case .keyboard: self = .keyboard(try value.scriptSide())
    case .reload: self = try .reload(value)
    case .reconfigure where value.namesSupplementaries:
      self = .reconfigureSupplementaries(try value.supplementaries())
    case .insert, .delete, .move, .reconfigure, .insertSections, .deleteSections, .moveSection,
      .reloadSections:
      var updates = ScriptUpdates()
      try updates.read(reader)
      self = updates.action
    case .batch:
      var updates = ScriptUpdates()
      for element in try value.elements("an array of updates") { try updates.read(element) }
      self = updates.action
    case .apply: self = .apply(try value.list(of: SnapshotSection.self))
    case .orthogonal: self = try .orthogonal(value)
    case .lift: self = .lift(try .init(reading: value))
    case .dragItem:
      let drag = try ObjectReader(
        value, form: #"{"to": [x, y], "duration": 0.3}"#, ScriptKeys.Goal.self)
      self = .dragItem(
        to: try drag.required(.to, CGPoint.documentForm).scriptPoint(),
        duration: try drag[.duration]?.seconds() ?? ScriptKeys.duration)
    case .drop: self = try .plain(.drop, value)
    case .cancelMovement: self = try .plain(.cancelMovement, value)
    }
  }

  private static func plain(
    _ action: ScrollAction, _ reader: DocumentReader
  ) throws(DocumentError) -> ScrollAction {
    try reader.scriptFlag()
    return action
  }

  private static func drag(_ reader: DocumentReader) throws(DocumentError) -> ScrollAction {
    if case .object = reader.value, reader.value["path"] != nil { return try dragAlong(reader) }
    let drag = try ObjectReader(
      reader, form: #"{"by": [x, y], "duration": 0.3}"#, ScriptKeys.Drag.self)
    return .drag(
      from: try drag[.from]?.scriptPoint(),
      by: try drag.required(.by, CGPoint.documentForm).scriptPoint(),
      duration: try drag[.duration]?.seconds() ?? ScriptKeys.duration,
      holding: try drag[.holding]?.seconds() ?? 0)
  }

  private static func dragAlong(_ reader: DocumentReader) throws(DocumentError) -> ScrollAction {
    let drag = try ObjectReader(
      reader, form: #"{"path": [[0, x, y], [0.1, x, y]]}"#, ScriptKeys.DragAlong.self)
    let points = try drag.required(.path, "an array of points [seconds, x, y]")
    let path = try points.list(of: PathPoint.self)
    guard !path.isEmpty else { throw points.failure("a path needs at least one point") }
    for index in path.indices.dropFirst() where path[index].time < path[index - 1].time {
      throw points.failure("the times of a path must not decrease, but they do at [\(index)]")
    }
    return .dragAlong(path)
  }

  private static func wait(_ reader: DocumentReader) throws(DocumentError) -> ScrollAction {
    guard case .string(let word) = reader.value else { return .wait(try reader.seconds()) }
    guard word == "rest" else { throw reader.mismatch(#"a number of seconds or "rest""#) }
    return .waitUntilRest
  }

  private static func reload(_ reader: DocumentReader) throws(DocumentError) -> ScrollAction {
    switch reader.value {
    case .bool:
      try reader.scriptFlag()
      return .reload(itemCounts: nil)
    case .array:
      return .update(
        BatchUpdates(try reader.list(of: ElementIndexPath.self).map { .reloadItem($0) }),
        itemCounts: [:])
    default:
      let object = try ObjectReader(
        reader, form: #"true, items such as ["0.3"] or {"itemCounts": [20]}"#,
        ScriptKeys.Counts.self)
      let counts = try object.required(.itemCounts, "an array of whole numbers").itemCounts()
      return .reload(itemCounts: counts)
    }
  }

  private static func orthogonal(_ reader: DocumentReader) throws(DocumentError) -> ScrollAction {
    let form = #"{"section": 1, "drag": 200}, with "drag", "fling" or "scrollTo""#
    guard case .object = reader.value else { throw reader.mismatch(form) }
    if reader.value["fling"] != nil {
      let fling = try ObjectReader(reader, form: form, ScriptKeys.SectionFling.self)
      return .flingSection(
        try fling.required(.section, "a section").scriptSection(),
        velocity: try fling.required(.fling, "a number").scriptLength())
    }
    if reader.value["scrollTo"] != nil {
      let scroll = try ObjectReader(reader, form: form, ScriptKeys.SectionScroll.self)
      return .scrollSection(
        try scroll.required(.section, "a section").scriptSection(),
        to: try scroll.value(.scrollTo), animated: try scroll.isAnimated(.animated))
    }
    let drag = try ObjectReader(reader, form: form, ScriptKeys.SectionDrag.self)
    return .dragSection(
      try drag.required(.section, "a section").scriptSection(),
      by: try drag.required(.drag, #"a number, or the key "fling" or "scrollTo""#).scriptLength(),
      duration: try drag[.duration]?.seconds() ?? ScriptKeys.duration)
  }
}

extension ObjectReader {
  /// Reads whether an action is animated; false if the key is absent.
  fileprivate func isAnimated(_ key: Key) throws(DocumentError) -> Bool {
    try value(key, default: false)
  }
}

extension DocumentReader {
  /// True if a list names a supplementary view.
  fileprivate var namesSupplementaries: Bool {
    guard case .array(let values) = value else { return false }
    return values.contains { value in
      // An item is an index path alone; the name of a cell gets the error about items.
      guard case .string(let text) = value else { return false }
      return text.utf8.contains(UInt8(ascii: " ")) && !text.hasPrefix("cell ")
    }
  }

  /// Reads the names of supplementary views, of which `header 0.0` is a short form.
  fileprivate func supplementaries() throws(DocumentError) -> [ElementID] {
    var names: [ElementID] = []
    for reader in try elements("an array of supplementary views") {
      let name = try String(reading: reader)
      guard let id = ElementID(name) ?? ElementID("supplementary " + name),
        id.category == .supplementaryView
      else {
        throw reader.mismatch(
          #""supplementary KIND S.I" (items have a separate action)"#)
      }
      names.append(id)
    }
    return names
  }

  /// Reads the position of a tap.
  fileprivate func tap() throws(DocumentError) -> CGPoint {
    guard case .array = value else { throw mismatch("two numbers [x, y] or true") }
    return try scriptPoint()
  }
}

extension ScrollAction.PathPoint: DocumentForm {
  package static var documentForm: String { "three numbers [seconds, x, y]" }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let numbers = try reader.elements(Self.documentForm)
    guard numbers.count == 3 else { throw reader.mismatch(Self.documentForm) }
    self.init(
      time: try numbers[0].seconds(),
      point: CGPoint(x: try numbers[1].scriptLength(), y: try numbers[2].scriptLength()))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    .array([
      try CGFloat(time).written(at: path), try point.x.written(at: path),
      try point.y.written(at: path),
    ])
  }
}

extension ScrollAction.SnapshotSection: DocumentForm {
  package static var documentForm: String {
    #"a section such as {"id": "news", "items": ["a", "b"]}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    let object = try ObjectReader(reader, form: Self.documentForm, ScriptKeys.Snapshot.self)
    self.init(id: try object.value(.id), items: try object.value(.items))
  }

  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, ScriptKeys.Snapshot.self)
    try object.set(.id, id)
    try object.set(.items, items)
    return object.value
  }
}
