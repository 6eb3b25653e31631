import Compositional
import CompositionalContent

extension RowOperation {
  package func written(at path: DocumentPath) throws(EncodingError) -> JSONValue {
    var object = ObjectWriter(path, DocumentKey.self)
    try object.set(.name, name)
    switch self {
    case .add(let rows), .prepend(let rows), .remove(let rows), .hide(let rows), .show(let rows),
      .hideSeparator(let rows), .showSeparator(let rows), .setTapHandler(let rows),
      .removeTapHandler(let rows):
      try object.set(.rows, rows)
    case .insertBefore(let rows, let anchor):
      try object.set(.rows, rows)
      try object.set(.before, anchor)
    case .insertAfter(let rows, let anchor):
      try object.set(.rows, rows)
      try object.set(.after, anchor)
    case .setInset(let rows, let inset), .setSeparatorInset(let rows, let inset):
      try object.set(.rows, rows)
      object.set(.inset, json: try inset.writtenAsContent(at: path))
    case .removeAll: break
    case .tap(let row), .scrollToVisible(let row): try object.set(.row, row)
    case .set(let change):
      try object.setIfPresent(.axis, change.axis)
      if let inset = change.rowInset {
        object.set(.rowInset, json: try inset.writtenAsContent(at: path))
      }
      if let inset = change.separatorInset {
        object.set(.separatorInset, json: try inset.writtenAsContent(at: path))
      }
      try object.setIfPresent(.separatorWidth, change.separatorWidth)
      try object.setIfPresent(.hidesSeparatorsByDefault, change.hidesSeparatorsByDefault)
      try object.setIfPresent(
        .automaticallyHidesLastSeparator, change.automaticallyHidesLastSeparator)
    }
    return object.value
  }

  /// The name of the operation in a document.
  private var name: Name {
    switch self {
    case .add: .add
    case .prepend: .prepend
    case .insertBefore, .insertAfter: .insert
    case .remove: .remove
    case .removeAll: .removeAll
    case .hide: .hide
    case .show: .show
    case .setInset: .setInset
    case .setSeparatorInset: .setSeparatorInset
    case .hideSeparator: .hideSeparator
    case .showSeparator: .showSeparator
    case .set: .set
    case .setTapHandler: .setTapHandler
    case .removeTapHandler: .removeTapHandler
    case .tap: .tap
    case .scrollToVisible: .scrollToVisible
    }
  }
}
