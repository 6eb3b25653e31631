import Compositional
import CompositionalContent

extension ContentRows {
  /// Reads rows from the keys of their node.
  init(reading object: ObjectReader<ContentKey>) throws(DocumentError) {
    let list = try object.required(.rows, "an array of nodes")
    let rows = try Content.siblings(list)
    for (index, row) in rows.enumerated() where row.id == nil {
      throw DocumentReader(.null, at: list.path.appending(index))
        .failure("missing key \"id\"; expected a name for a row")
    }
    var settings = RowSettings()
    settings.axis = try object.value(.axis, default: settings.axis)
    settings.rowInset = try object[.rowInset]?.contentInsets() ?? settings.rowInset
    settings.separatorInset =
      try object[.separatorInset]?.contentInsets() ?? settings.separatorInset
    settings.separatorWidth = try object[.separatorWidth]?.contentLength()
    settings.hidesSeparatorsByDefault = try object.value(
      .hidesSeparatorsByDefault, default: false)
    settings.automaticallyHidesLastSeparator = try object.value(
      .automaticallyHidesLastSeparator, default: false)
    self.init(settings: settings, operations: try object.optional(.operations), rows: rows)
  }

  /// Adds the rows to the keys of their node.
  func write(
    to object: inout ObjectWriter<ContentKey>, at path: DocumentPath
  ) throws(EncodingError) {
    let plain = RowSettings()
    try object.set(.axis, settings.axis, default: plain.axis)
    if settings.rowInset != plain.rowInset {
      object.set(.rowInset, json: try settings.rowInset.writtenAsContent(at: path))
    }
    if settings.separatorInset != plain.separatorInset {
      object.set(.separatorInset, json: try settings.separatorInset.writtenAsContent(at: path))
    }
    try object.setIfPresent(.separatorWidth, settings.separatorWidth)
    try object.set(.hidesSeparatorsByDefault, settings.hidesSeparatorsByDefault, default: false)
    try object.set(
      .automaticallyHidesLastSeparator, settings.automaticallyHidesLastSeparator, default: false)
    try object.set(.rows, rows)
    try object.setIfPresent(.operations, operations)
  }
}

extension RowOperation: DocumentForm {
  package enum DocumentKey: String, CaseIterable {
    case name = "do"
    case rows, row, before, after, inset, axis, rowInset, separatorInset, separatorWidth
    case hidesSeparatorsByDefault, automaticallyHidesLastSeparator
  }

  /// The name of an operation.
  package enum Name: String, DocumentEnumeration {
    case add, prepend, insert, remove, removeAll, hide, show, setInset, setSeparatorInset
    case hideSeparator, showSeparator, set, setTapHandler, removeTapHandler, tap, scrollToVisible

    /// The keys of the operation, besides `do`.
    package var keys: [DocumentKey] {
      switch self {
      case .insert: [.rows, .before, .after]
      case .removeAll: []
      case .setInset, .setSeparatorInset: [.rows, .inset]
      case .tap, .scrollToVisible: [.row]
      case .set:
        [
          .axis, .rowInset, .separatorInset, .separatorWidth, .hidesSeparatorsByDefault,
          .automaticallyHidesLastSeparator,
        ]
      default: [.rows]
      }
    }
  }

  package static var documentForm: String {
    #"an operation such as {"do": "add", "rows": ["a"]}"#
  }

  package init(reading reader: DocumentReader) throws(DocumentError) {
    guard let value = reader.value["do"] else {
      throw reader.failure("missing key \"do\"; expected \(Self.documentForm)")
    }
    let name = try Name(reading: DocumentReader(value, at: reader.path.appending("do")))
    let object = try ObjectReader<DocumentKey>(
      reader, form: Self.documentForm, among: ([.name] + name.keys).map { $0.rawValue })
    func rows() throws(DocumentError) -> [String] {
      try object.required(.rows, "an array of names").contentNames()
    }
    func row() throws(DocumentError) -> String {
      try object.required(.row, "the name of a row").contentName()
    }
    func inset() throws(DocumentError) -> DirectionalEdgeInsets {
      try object.required(.inset, "insets").contentInsets()
    }
    switch name {
    case .add: self = .add(try rows())
    case .prepend: self = .prepend(try rows())
    case .insert: self = try Self.insert(try rows(), object)
    case .remove: self = .remove(try rows())
    case .removeAll: self = .removeAll
    case .hide: self = .hide(try rows())
    case .show: self = .show(try rows())
    case .setInset: self = .setInset(try rows(), try inset())
    case .setSeparatorInset: self = .setSeparatorInset(try rows(), try inset())
    case .hideSeparator: self = .hideSeparator(try rows())
    case .showSeparator: self = .showSeparator(try rows())
    case .set: self = .set(try RowSettingsChange(reading: object))
    case .setTapHandler: self = .setTapHandler(try rows())
    case .removeTapHandler: self = .removeTapHandler(try rows())
    case .tap: self = .tap(try row())
    case .scrollToVisible: self = .scrollToVisible(try row())
    }
  }

  private static func insert(
    _ rows: [String], _ object: ObjectReader<DocumentKey>
  ) throws(DocumentError) -> RowOperation {
    switch (object[.before], object[.after]) {
    case (let anchor?, nil): return .insertBefore(rows: rows, anchor: try anchor.contentName())
    case (nil, let anchor?): return .insertAfter(rows: rows, anchor: try anchor.contentName())
    default: throw object.reader.failure("expected either \"before\" or \"after\" in \"insert\"")
    }
  }
}

extension RowSettingsChange {
  fileprivate init(
    reading object: ObjectReader<RowOperation.DocumentKey>
  ) throws(DocumentError) {
    self.init()
    axis = try object.optional(.axis)
    rowInset = try object[.rowInset]?.contentInsets()
    separatorInset = try object[.separatorInset]?.contentInsets()
    separatorWidth = try object[.separatorWidth]?.contentLength()
    hidesSeparatorsByDefault = try object.optional(.hidesSeparatorsByDefault)
    automaticallyHidesLastSeparator = try object.optional(.automaticallyHidesLastSeparator)
  }
}
