import Compositional
import CompositionalContent

/// Content in the builders of the DSL.
struct ContentWriter {
  /// What the code leaves out.
  var notes: SourceNotes

  /// Returns content with its modifiers; an item of a split in the builder of its slot.
  mutating func content(_ content: Content, inSplit: Bool = false, room: Int) -> [String] {
    if inSplit, let slot = content.placement.slot, let part = slotPart(content, slot, room: room) {
      return part
    }
    let (base, own) = kind(content, room: room)
    let shared = modifiers(of: content)
    return Code.chain(base, own + shared, room: room)
  }

  /// Returns nodes one after another.
  mutating func list(_ contents: [Content], inSplit: Bool = false, room: Int) -> [String] {
    var lines: [String] = []
    for content in contents { lines += self.content(content, inSplit: inSplit, room: room) }
    return lines
  }

  /// Returns the builder of a node, and the modifiers that only it has.
  private mutating func kind(_ content: Content, room: Int) -> ([String], [[String]]) {
    let id = content.id
    switch content.kind {
    case .leaf(let leaf): return self.leaf(leaf, id)
    case .stack(let stack): return self.stack(stack, id, room: room)
    case .spacer(let spacer): return ([self.spacer(spacer, id)], [])
    case .flow(let flow):
      let exact = flow.exactFit == .overflows ? "exactFit: .overflows" : nil
      let body = elements(flow.elements, room: room - 2)
      return (Code.closure(head("Flow", id, [exact]), body, room: room), [])
    case .split(let split): return self.split(split, id, room: room)
    case .scrollingSplit(let split): return self.split(split, id, room: room)
    case .conditional(let conditional):
      let body = branches(conditional, room: room - 2)
      return (Code.closure(head("Conditional", id, []), body, room: room), [])
    case .rows(let rows): return self.rows(rows, id, room: room)
    case .constraints(let constraints): return self.constraints(constraints, id, room: room)
    case .padding:
      return ([head("Content", nil, ["kind: .padding", named("id", id)])], [])
    case .separator:
      return ([head("Content", nil, ["kind: .separator", named("id", id)])], [])
    }
  }

  /// Returns a builder with its name and arguments, without parentheses if there are none.
  func head(_ name: String, _ id: String?, _ arguments: [String?]) -> String {
    let list = [id.map { SwiftLiteral.string($0) }] + arguments
    let present = list.compactMap { $0 }
    return present.isEmpty ? name : name + "(" + present.joined(separator: ", ") + ")"
  }

  private func named(_ label: String, _ id: String?) -> String? {
    id.map { label + ": " + SwiftLiteral.string($0) }
  }

  // MARK: Leaves

  private mutating func leaf(_ leaf: ContentLeaf, _ id: String?) -> ([String], [[String]]) {
    let own = leaf.baselines.map { baselines in
      [
        [
          ".baselines(first: " + SwiftLiteral.number(baselines.first) + ", last: "
            + SwiftLiteral.number(baselines.last) + ")"
        ]
      ]
    }
    let name = id.map { SwiftLiteral.string($0) }
    let unnamed = name ?? "nil"
    switch leaf.rule {
    case .fixed(let size):
      let sides = ["width: ", "height: "]
      let numbers = [SwiftLiteral.number(size.width), SwiftLiteral.number(size.height)]
      let text = head("Leaf", id, [sides[0] + numbers[0], sides[1] + numbers[1]])
      return ([size == .zero ? "Leaf(" + (name ?? "") + ")" : text], own ?? [])
    case .wrapping(let width, let height, let limit):
      let limit = limit.map { ", lineLimit: " + String($0) } ?? ""
      return (
        [
          "Leaf(" + unnamed + ", .wrapping(naturalWidth: " + SwiftLiteral.number(width)
            + ", lineHeight: " + SwiftLiteral.number(height) + limit + "))"
        ], own ?? []
      )
    case .area(let size):
      return (
        [
          "Leaf(" + unnamed + ", .area(CGSize(width: " + SwiftLiteral.number(size.width)
            + ", height: " + SwiftLiteral.number(size.height) + ")))"
        ], own ?? []
      )
    case .text(let text): return ([self.text(text, id)], own ?? [])
    case .measured:
      notes.add("The size of a leaf is left out: a closure measures it.")
      return (["// A closure measures this leaf.", "Leaf(" + (name ?? "") + ")"], own ?? [])
    }
  }

  private func text(_ text: ContentText, _ id: String?) -> String {
    let source =
      switch text.source {
      case .filler(let length): "length: " + String(length)
      case .string(let string): "string: " + SwiftLiteral.string(string)
      }
    return head(
      "Text", id,
      [
        source, text.style == .body ? nil : "style: ." + text.style.rawValue,
        text.lineLimit.map { "lineLimit: " + String($0) },
        text.weight.map { "weight: ." + $0.rawValue },
      ])
  }

  private func spacer(_ spacer: ContentSpacer, _ id: String?) -> String {
    let limits: [(String, CGFloat?)] = [
      ("minWidth", spacer.width.min), ("maxWidth", spacer.width.max),
      ("fixedWidth", spacer.width.fixed), ("minHeight", spacer.height.min),
      ("maxHeight", spacer.height.max), ("fixedHeight", spacer.height.fixed),
    ]
    let text = head(
      "Spacer", id,
      limits.map { name, limit in limit.map { name + ": " + SwiftLiteral.number($0) } }
    )
    return text == "Spacer" ? "Spacer()" : text
  }
}
