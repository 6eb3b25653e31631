// Prints the number of allocations of operations that are repeated every frame, one a line.

import AllocationCounter
import Compositional

/// A list of rows with an estimated height.
func list(_ items: Int) -> CollectionLayout {
  let item = CollectionLayoutItem(layoutSize: .init(.fractionalWidth(1), .estimated(44)))
  let group = CollectionLayoutGroup.horizontal(
    layoutSize: .init(.fractionalWidth(1), .estimated(44)), subitems: [item])
  var layout = CollectionLayout(section: CollectionLayoutSection(group: group))
  layout.prepare(
    itemCounts: [items],
    in: CollectionLayoutEnvironment(size: CGSize(width: 390, height: 844)))
  return layout
}

/// A measurer that answers every proposal with the same height.
struct SameHeight: Measuring {
  func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
    PreferredSize(height: 60)
  }
}

/// Prints the allocations of a repeated operation, after two runs to warm up.
func count(_ name: String, runs: Int = 1000, _ body: (Int) -> Void) {
  body(0)
  body(1)
  let before = allocation_count()
  for run in 0..<runs { body(run) }
  let each = Double(allocation_count() - before) / Double(runs)
  print("\(name)\t\(each)")
}

var layout = list(100_000)
let memory = UnsafeMutableBufferPointer<ElementFrame>.allocate(capacity: 256)
let screen = CGSize(width: 390, height: 844)
func viewport(_ frame: Int) -> Viewport {
  Viewport(contentOffset: CGPoint(x: 0, y: 1000 + 2 * frame), size: screen)
}

// Measures all that the frames below show.
for frame in stride(from: 0, through: 1000, by: 100) {
  _ = layout.measure(in: viewport(frame), with: SameHeight())
}
count("frames of a scrolled screen") { frame in
  _ = layout.writeFrames(in: viewport(frame).bounds, at: viewport(frame), to: memory)
}
var attributes: [LayoutAttributes] = []
count("attributes of a scrolled screen, into a buffer") { frame in
  attributes.removeAll(keepingCapacity: true)
  layout.appendAttributes(in: viewport(frame).bounds, at: viewport(frame), to: &attributes)
}
count("measure, nothing new in sight") { frame in
  _ = layout.measure(in: viewport(frame), with: SameHeight())
}
let known = ElementMeasurement(.cell(section: 0, item: 20), PreferredSize(height: 60))
count("record, the size is known") { _ in _ = layout.record(known) }
count("update, nothing changes") { _ in
  _ = try? layout.update(BatchUpdates())
}
