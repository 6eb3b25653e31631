import Compositional
import CompositionalContent

// Rows.
extension ContentWriter {
  mutating func rows(_ rows: ContentRows, _ id: String?, room: Int) -> ([String], [[String]]) {
    let body = list(rows.rows, room: room - 2)
    let (settings, plain) = (rows.settings, RowSettings())
    var own: [[String]] = []
    func add(_ name: String, _ value: String) { own.append(["." + name + "(" + value + ")"]) }
    if settings.axis != plain.axis { add("axis", LayoutValues.member(settings.axis)) }
    if settings.rowInset != plain.rowInset { add("rowInset", value(settings.rowInset)) }
    if settings.separatorInset != plain.separatorInset {
      add("separatorInset", value(settings.separatorInset))
    }
    if let width = settings.separatorWidth { add("separatorWidth", SwiftLiteral.number(width)) }
    if settings.hidesSeparatorsByDefault { add("hidesSeparatorsByDefault", "") }
    if settings.automaticallyHidesLastSeparator { add("automaticallyHidesLastSeparator", "") }
    if let operations = rows.operations {
      let list = Code.array(operations.map { [operation($0)] }, room: room - 14)
      own.append(Code.call(".operations", [.init(nil, list)], room: room - 2))
    }
    return (Code.closure(head("Rows", id, []), body, room: room), own)
  }

  private func operation(_ operation: RowOperation) -> String {
    func names(_ name: String, _ rows: [String]) -> String {
      "." + name + "(" + SwiftLiteral.strings(rows) + ")"
    }
    func insert(_ name: String, _ rows: [String], _ anchor: String) -> String {
      "." + name + "(rows: " + SwiftLiteral.strings(rows) + ", anchor: "
        + SwiftLiteral.string(anchor) + ")"
    }
    func inset(_ name: String, _ rows: [String], _ inset: DirectionalEdgeInsets) -> String {
      "." + name + "(" + SwiftLiteral.strings(rows) + ", " + value(inset) + ")"
    }
    switch operation {
    case .add(let rows): return names("add", rows)
    case .prepend(let rows): return names("prepend", rows)
    case .insertBefore(let rows, let anchor): return insert("insertBefore", rows, anchor)
    case .insertAfter(let rows, let anchor): return insert("insertAfter", rows, anchor)
    case .remove(let rows): return names("remove", rows)
    case .removeAll: return ".removeAll"
    case .hide(let rows): return names("hide", rows)
    case .show(let rows): return names("show", rows)
    case .setInset(let rows, let insets): return inset("setInset", rows, insets)
    case .setSeparatorInset(let rows, let insets): return inset("setSeparatorInset", rows, insets)
    case .hideSeparator(let rows): return names("hideSeparator", rows)
    case .showSeparator(let rows): return names("showSeparator", rows)
    case .set(let change): return ".set(RowSettingsChange(" + settings(change) + "))"
    case .setTapHandler(let rows): return names("setTapHandler", rows)
    case .removeTapHandler(let rows): return names("removeTapHandler", rows)
    case .tap(let row): return ".tap(" + SwiftLiteral.string(row) + ")"
    case .scrollToVisible(let row): return ".scrollToVisible(" + SwiftLiteral.string(row) + ")"
    }
  }

  private func settings(_ change: RowSettingsChange) -> String {
    func flag(_ name: String, _ value: Bool?) -> String? {
      value.map { name + ": " + ($0 ? "true" : "false") }
    }
    let parts: [String?] = [
      change.axis.map { "axis: " + LayoutValues.member($0) },
      change.rowInset.map { "rowInset: " + value($0) },
      change.separatorInset.map { "separatorInset: " + value($0) },
      change.separatorWidth.map { "separatorWidth: " + SwiftLiteral.number($0) },
      flag("hidesSeparatorsByDefault", change.hidesSeparatorsByDefault),
      flag("automaticallyHidesLastSeparator", change.automaticallyHidesLastSeparator),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}
