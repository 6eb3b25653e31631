import CompositionalContentDSL
import Testing

/// New items of a group, as changes by data id and as both ends of an animation.
///
/// The numbers of the first tests are worked out by hand from the rule of the original: an item
/// moves if its old index, less the deletes before, plus the inserts before, is not its new one.
@Suite("New items of a group")
struct SetItemsTests {
  private func item(_ id: Int, width: CGFloat = 20) -> Epoxy.GroupItem {
    Epoxy.GroupItem(dataID: id, width: width, height: 10)
  }

  private func changes(
    deletes: [Int] = [], inserts: [Int] = [], updates: [StackChanges.Pair] = [],
    moves: [StackChanges.Pair] = []
  ) -> StackChanges {
    var changes = StackChanges()
    changes.deletes = deletes
    changes.inserts = inserts
    changes.updates = updates
    changes.moves = moves
    return changes
  }

  @Test("Deletes, inserts and moves")
  func deletesInsertsAndMoves() {
    var group = Epoxy.HGroup { [item(1), item(2), item(3)] }
    let update = group.setItems { [item(3), item(1), item(4)] }
    #expect(
      update.changes == [
        "/": changes(
          deletes: [1], inserts: [2], moves: [.init(old: 2, new: 0), .init(old: 0, new: 1)])
      ])
    #expect(group.items.compactMap(\.id) == ["3", "1", "4"])
    #expect(update.content == group.content)
  }

  @Test("Other content is an update")
  func updates() {
    var group = Epoxy.HGroup { [item(1), item(2)] }
    let update = group.setItems { [item(1, width: 30), item(2)] }
    #expect(update.changes == ["/": changes(updates: [.init(old: 0, new: 0)])])
  }

  @Test("The same items change nothing")
  func sameItems() {
    var group = Epoxy.VGroup { [item(1), item(2)] }
    let update = group.setItems { [item(1), item(2)] }
    #expect(update.changes == ["/": changes()])
    #expect(update.intermediate == update.content)
  }

  @Test("Another style, alignment or padding is another item")
  func identity() {
    let changed: [ContentElement] = [
      Epoxy.GroupItem(dataID: 1, params: "bold", width: 20, height: 10),
      item(1).verticalAlignment(.top), item(1).horizontalAlignment(.leading),
      item(1).accessibilityAlignment(.center), item(1).padding(4),
    ]
    for other in changed {
      var group = Epoxy.HGroup { item(1) }
      #expect(
        group.setItems([other]).changes == ["/": changes(deletes: [0], inserts: [0])])
    }
  }

  @Test("Priorities are set without a change")
  func behaviors() {
    var group = Epoxy.HGroup { item(1) }
    let update = group.setItems { item(1).contentHuggingPriority(.required, for: .horizontal) }
    #expect(update.changes == ["/": changes()])
    #expect(group.items[0].hugging.horizontal == 1000)
  }

  @Test("A nested group that stays is updated, and its items are compared")
  func nestedGroups() {
    func items(_ ids: [Int]) -> Epoxy.VGroupItem {
      Epoxy.VGroupItem(dataID: "texts") { ids.map { item($0) } }
    }
    var group = Epoxy.HGroup { items([1, 2]) }
    #expect(
      group.setItems { items([2]) }.changes == [
        "/": changes(updates: [.init(old: 0, new: 0)]), "texts": changes(deletes: [0]),
      ])
  }

  /// The original forgets the limits of a spacer; here they are a part of its identity.
  @Test("Other limits make another spacer")
  func spacers() {
    var group = Epoxy.HGroup { Epoxy.SpacerItem(dataID: 1) }
    let update = group.setItems { Epoxy.SpacerItem(dataID: 1, style: .init(minWidth: 4)) }
    #expect(update.changes == ["/": changes(deletes: [0], inserts: [0])])
  }

  /// The start is [1, 4 unseen, 2 to be removed, 3], 20 points each; the end is [1, 4, 3].
  @Test("An animation starts with all items and ends with the new ones")
  func transition() {
    var group = Epoxy.HGroup { [item(1), item(2), item(3)] }
    let update = group.setItems { [item(1), item(4), item(3)] }
    let transition = update.transition(for: ContentProposal())
    func state(_ x: CGFloat, _ alpha: CGFloat = 1) -> ContentTransition.State {
      .init(frame: CGRect(x: x, y: 0, width: 20, height: 10), alpha: alpha)
    }
    #expect(
      transition.parts == [
        .init(path: "1", start: state(0), end: state(0)),
        .init(path: "4", start: state(20, 0), end: state(20)),
        .init(path: "2@removed", start: state(40), end: state(40, 0)),
        .init(path: "3", start: state(60), end: state(40)),
      ])
    #expect(transition.startSize.width == 80 && transition.endSize.width == 60)
    #expect(transition.duration == 0.5 && transition["4"]?.start.alpha == 0)
  }

  @Test("What is inside an inserted or a removed group fades with it")
  func nestedTransition() {
    func texts(_ id: String) -> Epoxy.VGroupItem {
      Epoxy.VGroupItem(dataID: id) { item(1) }
    }
    var group = Epoxy.VGroup { texts("old") }
    let transition = group.setItems { texts("new") }.transition(for: ContentProposal())
    #expect(transition["new/1"]?.start.alpha == 0 && transition["new/1"]?.end.alpha == 1)
    #expect(
      transition["old@removed/1"]?.start.alpha == 1 && transition["old@removed/1"]?.end.alpha == 0)
  }

  @Test("An item that stays shows its new content from the start")
  func contentOfAnItem() {
    func flow(_ id: String) -> Content { Flow("flow") { Leaf(id, width: 20, height: 10) }.content }
    var group = Epoxy.HGroup { flow("a") }
    let update = group.setItems { flow("b") }
    #expect(update.changes == ["/": changes(updates: [.init(old: 0, new: 0)])])
    let transition = update.transition(for: ContentProposal())
    #expect(transition.parts.map(\.path) == ["flow", "flow/b"])
    #expect(transition.parts.allSatisfy { $0.start == $0.end })
  }

  /// At the start the flow has room for its first option, at the end it has not.
  @Test("A part that only the end has fades in there, and one that only the start has fades out")
  func partsOfAChoice() {
    func items(_ width: CGFloat) -> [ContentElement] {
      [
        Flow("flow") {
          Leaf("wide", width: 60, height: 10).or(Leaf("narrow", width: 5, height: 10))
        }
        .content,
        item(1, width: width).contentCompressionResistancePriority(.required, for: .horizontal),
      ]
    }
    var group = Epoxy.HGroup { items(90) }
    let update = group.setItems { [items(90)[0]] }
    let transition = update.transition(for: ContentProposal(width: 100))
    let (start, end) = (
      CGRect(x: 0, y: 0, width: 5, height: 10), CGRect(x: 0, y: 0, width: 60, height: 10)
    )
    #expect(
      transition["flow/narrow"]
        == .init(
          path: "flow/narrow", start: .init(frame: start), end: .init(frame: start, alpha: 0)))
    #expect(
      transition["flow/wide"]
        == .init(path: "flow/wide", start: .init(frame: end, alpha: 0), end: .init(frame: end)))
  }
}
