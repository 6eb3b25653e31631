import Compositional
import CompositionalSimulation

/// The actions of the page about simulation as Swift: the same lines as on the page.
enum SimulationPageActions {
  private static func item(_ index: Int) -> ElementIndexPath {
    ElementIndexPath(item: index, section: 0)
  }

  static let fingers: ScrollScript = [
    .drag(from: nil, by: CGPoint(x: 0, y: -300), duration: 0.3, holding: 0),
    .drag(from: CGPoint(x: 100, y: 700), by: CGPoint(x: 0, y: -300), duration: 0.5, holding: 0.1),
    .dragAlong([
      .init(time: 0, point: CGPoint(x: 100, y: 700)),
      .init(time: 0.4, point: CGPoint(x: 100, y: 640)),
      .init(time: 0.5, point: CGPoint(x: 100, y: 400)),
    ]),
    .fling(velocity: 3_000),
    .tap(at: CGPoint(x: 100, y: 200)),
    .tap(at: nil),
    .dragSection(1, by: 200, duration: 0.3),
    .flingSection(1, velocity: 900),
    .scrollSection(1, to: 400, animated: true),
  ]

  static let scrolling: ScrollScript = [
    .scrollTo(CGPoint(x: 0, y: 4_000), animated: true),
    .scrollToItem(ElementIndexPath(item: 12, section: 0), .top, animated: true),
    .wait(1.5),
    .waitUntilRest,
  ]

  static let environment: ScrollScript = [
    .resize(CGSize(width: 844, height: 390)),
    .rotate,
    .contentSizeCategory(.extraLarge),
    .keyboard(336),
  ]

  static let data: ScrollScript = [
    .update(BatchUpdates([.insertItem(item(3)), .insertItem(item(4))]), itemCounts: [:]),
    .update(BatchUpdates([.deleteItem(item(1))]), itemCounts: [:]),
    .update(BatchUpdates([.moveItem(from: item(1), to: item(5))]), itemCounts: [:]),
    .update(BatchUpdates([.reloadItem(item(2))]), itemCounts: [:]),
    .reload(itemCounts: nil),
    .reload(itemCounts: [20, 5]),
    .update(BatchUpdates([.reconfigureItem(item(0))]), itemCounts: [:]),
    .reconfigureSupplementaries([.supplementary(kind: "header", section: 0)]),
    .update(BatchUpdates([.insertSection(1)]), itemCounts: [1: 20]),
    .update(BatchUpdates([.insertSection(1)]), itemCounts: [:]),
    .update(BatchUpdates([.deleteSection(1)]), itemCounts: [:]),
    .update(BatchUpdates([.moveSection(from: 0, to: 1)]), itemCounts: [:]),
    .update(BatchUpdates([.reloadSection(0)]), itemCounts: [:]),
    .update(BatchUpdates([.deleteItem(item(0)), .insertItem(item(4))]), itemCounts: [:]),
    .update(BatchUpdates([.reloadSection(0)]), itemCounts: [0: 7]),
    .apply([ScrollAction.SnapshotSection(id: "news", items: ["a", "b"])]),
  ]

  static let movement: ScrollScript = [
    .lift(ElementIndexPath(item: 3, section: 0)),
    .dragItem(to: CGPoint(x: 100, y: 600), duration: 0.5),
    .drop,
    .cancelMovement,
  ]

  /// The sections of the page, with the heading of their table.
  static let all: [(heading: String, script: ScrollScript)] = [
    ("Fingers", fingers), ("Programmatic scrolling and time", scrolling),
    ("Environment", environment), ("Data", data), ("Moving an item", movement),
  ]
}
