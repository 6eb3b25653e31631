import Compositional
import CompositionalContent

// Modifiers of any content.
extension ContentWriter {
  /// Returns the modifiers of a node that every kind has.
  mutating func modifiers(of content: Content) -> [[String]] {
    var modifiers: [[String]] = []
    let placement = content.placement
    let alignments = [
      ("verticalAlignment", placement.verticalAlignment.map { self.alignment($0) }),
      ("horizontalAlignment", placement.horizontalAlignment.map { self.alignment($0) }),
      ("accessibilityAlignment", placement.accessibilityAlignment.map { self.alignment($0) }),
    ]
    func add(_ name: String, _ value: String?) {
      if let value { modifiers.append(["." + name + "(" + value + ")"]) }
    }
    if let style = content.style { add("style", SwiftLiteral.string(style)) }
    add("hugging", priorities(content.hugging, .hugging))
    add("compression", priorities(content.compression, .compression))
    for (name, value) in alignments { add(name, value) }
    add("padding", insets(placement.padding))
    add("edgeInsets", edges(placement.edgeInsets))
    add("layout", flowPlace(placement))
    add("hidden", placement.isHidden ? "" : nil)
    add("interactive", placement.isInteractive ? "" : nil)
    add("tappable", placement.isTappable ? "" : nil)
    add("separatorHiding", placement.hidesSeparator ? "" : nil)
    add("slot", placement.slot.map { slot($0) })
    return modifiers
  }

  private func priorities(
    _ priorities: ContentPriorities, _ plain: ContentPriorities
  ) -> String? {
    if priorities == plain { return nil }
    if priorities == .highest { return ".highest" }
    var parts: [String] = []
    if priorities.horizontal != plain.horizontal {
      parts.append("horizontal: " + SwiftLiteral.number(priorities.horizontal))
    }
    if priorities.vertical != plain.vertical {
      parts.append("vertical: " + SwiftLiteral.number(priorities.vertical))
    }
    return parts.joined(separator: ", ")
  }

  /// Returns insets as arguments; nil for zero.
  func insets(_ insets: DirectionalEdgeInsets) -> String? {
    let arguments = LayoutValues.insetArguments(insets, value: nil)
    return arguments.isEmpty ? nil : arguments.map { $0.labeled[0] }.joined(separator: ", ")
  }

  /// Returns insets as arguments by edge, or one for all; nil for zero.
  private func edges(_ insets: DirectionalEdgeInsets) -> String? {
    guard insets != .zero else { return nil }
    let all = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    if all.allSatisfy({ $0.1 == insets.top }) { return SwiftLiteral.number(insets.top) }
    return all.compactMap { $0.1 == 0 ? nil : $0.0 + ": " + SwiftLiteral.number($0.1) }
      .joined(separator: ", ")
  }

  /// Returns insets as a value.
  func value(_ insets: DirectionalEdgeInsets) -> String {
    if insets == .zero { return ".zero" }
    let all = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    let parts = all.compactMap { $0.1 == 0 ? nil : $0.0 + ": " + SwiftLiteral.number($0.1) }
    return ".init(" + parts.joined(separator: ", ") + ")"
  }

  private func flowPlace(_ placement: ContentPlacement) -> String? {
    var parts: [String] = []
    if placement.flowWidth != .basedOnContents {
      parts.append("width: " + width(placement.flowWidth))
    }
    if placement.flowAlignment != .top {
      parts.append("vertical: " + LayoutValues.member(placement.flowAlignment))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  mutating func alignment(_ alignment: StackVerticalAlignment) -> String {
    switch alignment {
    case .fill: ".fill"
    case .top: ".top"
    case .center: ".center"
    case .bottom: ".bottom"
    case .centeredTo(let path): ".centeredTo(" + SwiftLiteral.string(path) + ")"
    case .custom: customAlignment()
    }
  }

  mutating func alignment(_ alignment: StackHorizontalAlignment) -> String {
    switch alignment {
    case .fill: ".fill"
    case .leading: ".leading"
    case .center: ".center"
    case .trailing: ".trailing"
    case .centeredTo(let path): ".centeredTo(" + SwiftLiteral.string(path) + ")"
    case .custom: customAlignment()
    }
  }

  /// An alignment in place of a closure's.
  private mutating func customAlignment() -> String {
    notes.add("An alignment is left out: a closure chooses the place.")
    return ".fill"
  }

  // MARK: Conditions

  func condition(_ condition: ContentCondition) -> String {
    var keys: [(name: String, property: String, value: String)] = []
    if let sizeClass = condition.horizontalSizeClass {
      keys.append(("horizontalSizeClass", "horizontalSizeClass", LayoutValues.member(sizeClass)))
    }
    if let sizeClass = condition.verticalSizeClass {
      keys.append(("verticalSizeClass", "verticalSizeClass", LayoutValues.member(sizeClass)))
    }
    if let direction = condition.layoutDirection {
      keys.append(("layoutDirection", "layoutDirection", LayoutValues.member(direction)))
    }
    if let width = condition.minWidth {
      keys.append(("minWidth", "minWidth", SwiftLiteral.number(width)))
    }
    if let width = condition.maxWidth {
      keys.append(("maxWidth", "maxWidth", SwiftLiteral.number(width)))
    }
    if let isLarge = condition.isAccessibilityCategory {
      keys.append(("", "isAccessibilityCategory", isLarge ? "true" : "false"))
    }
    if let always = condition.always { keys.append(("", "always", always ? "true" : "false")) }
    guard let first = keys.first else { return "ContentCondition()" }
    var text = "ContentCondition()"
    if !first.name.isEmpty {
      text = "." + first.name + "(" + first.value + ")"
      keys.removeFirst()
    } else if condition.isAccessibilityCategory == true {
      text = ".accessibility"
      keys.removeFirst()
    }
    for key in keys { text += ".and { $0." + key.property + " = " + key.value + " }" }
    return text
  }

  // MARK: Slots

  func slot(_ slot: ContentSlot) -> String {
    switch slot {
    case .fixed(let length): return ".fixed(" + SwiftLiteral.number(length) + ")"
    case .automatic: return ".automatic"
    case .percentage(let part): return ".percentage(" + SwiftLiteral.number(part) + ")"
    case .equal: return ".equal"
    case .basedOn(let id): return ".basedOn(" + SwiftLiteral.string(id) + ")"
    case .safeArea(let edge, let adjustment):
      return ".safeArea(" + LayoutValues.member(edge) + self.adjustment(adjustment) + ")"
    case .layoutMargins(let edge, let adjustment):
      return ".layoutMargins(" + LayoutValues.member(edge) + self.adjustment(adjustment) + ")"
    case .conditional(let slots):
      let list = slots.map { slot in
        ".init(" + condition(slot.condition) + ", " + self.slot(slot.slot) + ")"
      }
      return ".conditional([" + list.joined(separator: ", ") + "])"
    }
  }

  private func adjustment(_ adjustment: CGFloat) -> String {
    adjustment == 0 ? "" : ", adjustment: " + SwiftLiteral.number(adjustment)
  }
}
