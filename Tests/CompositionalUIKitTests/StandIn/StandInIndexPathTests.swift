import CompositionalUIKit
import Testing

/// Index paths with a section and an item, and their conversion to engine index paths.
@MainActor
@Suite struct StandInIndexPathTests {
  @Test func sectionAndItem() {
    var path = IndexPath(item: 3, section: 1)
    #expect(Array(path) == [1, 3])
    #expect(path == IndexPath(row: 3, section: 1))
    path.item = 5
    path.section = 2
    #expect(Array(path) == [2, 5])
    path.row = 7
    #expect((path.section, path.item, path.row) == (2, 7, 7))
  }

  @Test func placesOfTheEngine() {
    let place = ElementIndexPath(item: 3, section: 1)
    #expect(IndexPath(place) == IndexPath(item: 3, section: 1))
    #expect(ElementIndexPath(IndexPath(item: 3, section: 1)) == place)
  }

  @Test func boundaryItemsOfTheLayoutHaveOnePart() {
    let place = ElementIndexPath(item: .max, section: 0)
    #expect(IndexPath(place) == IndexPath(index: 0))
    #expect(ElementIndexPath(IndexPath(index: 0)) == place)
    #expect(ElementIndexPath(IndexPath(item: .max, section: 0)) == place)
  }

  @Test func onePartHasNoItem() async {
    await #expect(processExitsWith: .failure) { _ = IndexPath(index: 0).item }
    await #expect(processExitsWith: .failure) { _ = IndexPath(index: 0).section }
    await #expect(processExitsWith: .failure) { _ = ElementIndexPath(IndexPath()) }
    await #expect(processExitsWith: .failure) {
      _ = ElementIndexPath(IndexPath(indexes: [0, 1, 2]))
    }
  }
}
