import Compositional

/// What the arguments say about a layout in place of its document.
struct LayoutOverrides {
  let size: CGSize?
  let itemCounts: [Int]?
  let orthogonalOffsets: [Int: CGFloat]

  init(_ invocation: Invocation) throws {
    size = try invocation.size()
    itemCounts = try invocation.counts()
    orthogonalOffsets = try invocation.orthogonalOffsets()
  }

  /// Refuses what can only be told once the layout is known: sections that do not scroll on their
  /// own, and a view that would hold more cells than fit the memory.
  func check(_ loaded: LoadedLayout) throws {
    for section in orthogonalOffsets.keys.sorted() {
      guard section < loaded.itemCounts.count, loaded.scrollsOrthogonally(section: section) else {
        throw CommandFailure.usage(
          "--orthogonal \(section)=...: there is no section \(section) that scrolls orthogonally.")
      }
    }
    let isOverridden = size != nil || itemCounts != nil
    let bounds = loaded.viewport(at: loaded.contentOffset).bounds
    let start = CGRect(origin: CGPoint(x: 0, y: 0), size: bounds.size)
    guard loaded.estimatedCells(in: start) <= ArgumentLimits.answer else {
      throw CommandFailure(
        status: isOverridden ? .usage : .data,
        message: "the view would show over \(NumberText(count: Int(ArgumentLimits.answer))) cells "
          + "at once; give fewer items, or larger ones.")
    }
  }
}
