import Compositional

/// Groups that hold more cells in one view than in another: a row repeats its items while there is room.
///
/// Each view is cut by the period that it has on its own. Where the cuts have the same form, the
/// parts that all views show are the group, which repeats them.
struct UnevenGroups {
  /// A view with what repeats in it.
  private struct Part {
    let view: CellView
    let pitch: Double?
    let cells: [[Box]]
  }

  private let parts: [Part]
  private let slack: Slack

  /// Returns nil if the groups of all views have the same number of cells.
  init?(_ views: [CellView], along axis: LayoutAxis, _ slack: Slack) {
    guard views.count > 1 else { return nil }
    var parts: [Part] = []
    for view in views {
      // A view that does not show where a group ends says nothing about it.
      guard
        let period = Period.all([view], along: axis, slack).first(where: {
          $0.isSeen && $0.share == 1
        }), let own = CellTemplate([view], period, along: axis, slack)
      else { continue }
      parts.append(Part(view: view, pitch: period.pitches[0], cells: own.cells))
    }
    guard let first = parts.first else { return nil }
    let isEven =
      parts.count == views.count && parts.allSatisfy { $0.cells.count == first.cells.count }
    guard !isEven else { return nil }
    self.parts = parts
    self.slack = slack
  }

  /// The views with the distances of their groups, for which a group is searched.
  var template: CellTemplate {
    CellTemplate(views: parts.map { $0.view }, pitches: parts.map { $0.pitch }, slack)
  }

  /// Returns the cuts of a group that all views show; nil if they have no common form.
  ///
  /// - Parameter insets: The insets of every cell; nil for none.
  func node(_ insets: CellInsets?) -> CellNode? {
    var nodes: [CellNode] = []
    for part in parts {
      let cells = part.cells.map { boxes in
        boxes.map { box in insets.map { box.grown($0.horizontal, $0.vertical) } ?? box }
      }
      guard let node = CellNode(cells[...], overlap: template.overlap) else { return nil }
      nodes.append(node)
    }
    return Self.common(nodes)
  }

  /// Returns the parts that the cuts of all views begin with; nil if their forms differ.
  private static func common(_ nodes: [CellNode]) -> CellNode? {
    var axis: LayoutAxis?
    for case .group(let own, _, _) in nodes {
      if let axis, axis != own { return nil }
      axis = own
    }
    guard let axis else { return .cell(nodes.flatMap({ $0.boxes })) }
    let lists = nodes.map { node in
      if case .group(_, let parts, _) = node { parts } else { [node] }
    }
    var parts: [CellNode] = []
    for place in 0..<(lists.map({ $0.count }).min() ?? 0) {
      guard let part = common(lists.map { $0[place] }) else { return nil }
      parts.append(part)
    }
    guard let first = parts.first else { return nil }
    let boxes = first.boxes.indices.map { view in
      parts.reduce(first.boxes[view]) { $0.union($1.boxes[view]) }
    }
    return .group(axis, parts, boxes)
  }
}
