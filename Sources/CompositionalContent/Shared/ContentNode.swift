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
      for part in node.content.parts.reversed() {
        waiting.append(
          ContentNode(content: part.content, parent: index, name: part.name, depth: node.depth + 1))
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
    }
  }

  /// Returns nodes with their names: the id, or `#` and the index.
  static func named(_ list: [Content]) -> [Part] {
    list.enumerated().map { Part(content: $1, name: $1.id ?? "#\($0)") }
  }
}
