import Compositional
import CompositionalDocuments

/// The options that replace the data, the view and the system of a layout.
struct LayoutOverrides {
  let size: CGSize?
  let device: DeviceView?
  /// True to turn a view that is higher than wide; the view of ``device`` is turned already.
  let isLandscape: Bool
  let itemCounts: [Int]?
  let orthogonalOffsets: [Int: CGFloat]
  let category: PreferredContentSizeCategory?
  let direction: UserInterfaceLayoutDirection?
  let system: SystemVersion?

  init(_ invocation: Invocation) throws {
    size = try invocation.size()
    device = try invocation.device()
    if size != nil, invocation.has(.landscape) {
      throw CommandFailure.usage(
        "--size and --landscape cannot be combined; swap the sides of --size.")
    }
    if size != nil, device?.split != nil {
      throw CommandFailure.usage("--size and --split cannot be combined; remove one of them.")
    }
    isLandscape = invocation.has(.landscape) && device == nil
    itemCounts = try invocation.counts()
    orthogonalOffsets = try invocation.orthogonalOffsets()
    category = try invocation.textSize()
    direction = try invocation.direction()
    system = try invocation.system()
  }

  /// Throws if an offset is given for a section that does not scroll orthogonally.
  func check(_ loaded: LoadedLayout) throws {
    for section in orthogonalOffsets.keys.sorted() {
      guard section < loaded.itemCounts.count, loaded.survey.scrollsOrthogonally(section) else {
        throw CommandFailure.usage(
          "--orthogonal \(section)=\(NumberText(Double(orthogonalOffsets[section] ?? 0))): section \(section) does not scroll orthogonally."
        )
      }
    }
  }
}
