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
}
