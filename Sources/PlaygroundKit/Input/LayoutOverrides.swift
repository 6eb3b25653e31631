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

  /// Refuses offsets of sections that do not scroll on their own, once the layout is known.
  func check(_ loaded: LoadedLayout) throws {
    for section in orthogonalOffsets.keys.sorted() {
      guard section < loaded.itemCounts.count, loaded.scrollsOrthogonally(section: section) else {
        throw CommandFailure.usage(
          "--orthogonal \(section)=...: there is no section \(section) that scrolls orthogonally.")
      }
    }
  }
}
