import Compositional

extension ContentSolver {
  /// Returns the path of a part of a node.
  func path(_ parent: String, _ name: String) -> String {
    parent.isEmpty ? name : parent + "/" + name
  }

  /// Returns the key of a path: `/` for the root.
  func key(_ path: String) -> String { path.isEmpty ? "/" : path }

  /// Notes a frame.
  ///
  /// - Parameters:
  ///   - path: The path of the part.
  ///   - frame: The frame, in points of the root before mirroring.
  ///   - isSpace: True for free space, which shows nothing.
  func note(_ path: String, _ frame: Box, isSpace: Bool = false) {
    answer.frames.append(ElementPart(path: path, frame: CGRect(frame), isSpace: isSpace))
  }

  /// Notes the frame of a part, and the frames of its own parts.
  func note(_ node: Int, in frame: Box, below parent: String) {
    let path = path(parent, nodes[node].name)
    note(path, frame, isSpace: nodes[node].content.isSpace)
    place(node, in: frame, at: path)
  }

  /// Notes a diagnostic for a path; empty for the root.
  func report(_ code: ContentDiagnostic.Code, _ path: String) {
    answer.diagnostics.insert(ContentDiagnostic(code, at: key(path)))
  }

  /// The insets of the environment, with sides that follow the reading direction.
  var safeArea: DirectionalEdgeInsets {
    environment.safeAreaInsets.directional(environment.layoutDirection)
  }

  /// The margins of the environment, with sides that follow the reading direction.
  var margins: DirectionalEdgeInsets {
    environment.layoutMargins.directional(environment.layoutDirection)
  }

  /// Returns the path of a node from its ancestors; empty for the root.
  ///
  /// - Complexity: O(depth)
  func path(of node: Int) -> String {
    var names: [String] = []
    var node = node
    while node > 0 {
      names.append(nodes[node].name)
      node = nodes[node].parent
    }
    return names.reversed().joined(separator: "/")
  }
}
