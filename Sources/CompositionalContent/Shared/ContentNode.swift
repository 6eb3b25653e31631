import Compositional

/// A node of a tree that is being solved.
struct ContentNode {
  /// The node.
  let content: Content
  /// The index of its container; -1 for the root.
  let parent: Int
  /// The name below its container, with the names of the boxes around it in a flow.
  let name: String
  /// The depth, from 1 for the root.
  let depth: Int
  /// The indexes of its parts, in the order of the document.
  var children: [Int] = []

  /// Returns the nodes of a tree, in the order of the document.
  ///
  /// It keeps its own stack, so that a deep tree stops with a message.
  ///
  /// - Complexity: O(nodes)
  static func list(of root: Content) -> [ContentNode] {
    var nodes: [ContentNode] = []
    var waiting = [ContentNode(content: root, parent: -1, name: root.id ?? "", depth: 1)]
    while let node = waiting.popLast() {
      require(
        node.depth <= Content.depthLimit,
        "The content is nested deeper than \(Content.depthLimit) nodes.")
      let index = nodes.count
      if node.parent >= 0 { nodes[node.parent].children.append(index) }
      nodes.append(node)
      func append(_ content: Content, _ name: String) {
        waiting.append(
          ContentNode(content: content, parent: index, name: name, depth: node.depth + 1))
      }
      switch node.content.kind {
      case .leaf, .spacer, .padding, .separator: break
      case .stack(let stack):
        // The usual container, whose items are not copied for a list of parts.
        for item in stack.items.indices.reversed() {
          append(stack.items[item], Content.name(of: stack.items[item], at: item))
        }
      default:
        for part in node.content.parts.reversed() { append(part.content, part.name) }
      }
    }
    return nodes
  }
}

extension Content {
  /// A part of a node: its content, and its name below the node.
  struct Part {
    let content: Content
    let name: String
  }

  /// The parts of the node, in the order of the document (content rule 1).
  var parts: [Part] {
    switch kind {
    case .leaf, .spacer, .padding, .separator: []
    case .stack(let stack): Self.named(stack.items)
    case .flow(let flow): flow.views
    case .split(let split): Self.named(split.items)
    case .scrollingSplit(let split): Self.named(split.items)
    case .conditional(let conditional): Self.named(conditional.branches.map { $0.content })
    case .rows(let rows): Self.named(rows.rows)
    case .constraints(let constraints): Self.named(constraints.views)
    }
  }

  /// Returns nodes with their names: the id, or `#` and the index.
  static func named(_ list: [Content]) -> [Part] {
    list.enumerated().map { Part(content: $1, name: name(of: $1, at: $0)) }
  }

  /// Returns the name of a part: the id, or `#` and the index.
  static func name(of part: Content, at index: Int) -> String { part.id ?? "#\(index)" }
}
