import CompositionalContentDSL
import Testing

/// New items of a stack, as changes by name and as both ends of an animation.
///
/// The numbers of the first tests are worked out by hand from the rule of the original: an item
/// moves if its old index, less the deletes before, plus the inserts before, is not its new one.
@Suite("New items of a stack")
struct StackUpdateTests {
  private func item(_ id: Int, width: CGFloat = 20) -> Leaf {
    Leaf("\(id)", width: width, height: 10)
  }

  /// Returns the step from a row of items to another.
  private func update(_ old: [ContentElement], _ new: [ContentElement]) -> ContentUpdate {
    ContentUpdate(from: HStack { old }.content, to: HStack { new }.content)
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
    let update = update([item(1), item(2), item(3)], [item(3), item(1), item(4)])
    #expect(
      update.changes == [
        "/": changes(
          deletes: [1], inserts: [2], moves: [.init(old: 2, new: 0), .init(old: 0, new: 1)])
      ])
    #expect(update.content == HStack { [item(3), item(1), item(4)] }.content)
  }

  @Test("Other content is an update")
  func updates() {
    let update = update([item(1), item(2)], [item(1, width: 30), item(2)])
    #expect(update.changes == ["/": changes(updates: [.init(old: 0, new: 0)])])
  }

  @Test("The same items change nothing")
  func sameItems() {
    let update = update([item(1), item(2)], [item(1), item(2)])
    #expect(update.changes == ["/": changes()])
    #expect(update.intermediate == update.content)
  }

  @Test("Another style, alignment or padding is another item")
  func identity() {
    let changed: [ContentElement] = [
      item(1).style("bold"), item(1).verticalAlignment(.top), item(1).horizontalAlignment(.leading),
      item(1).accessibilityAlignment(.center), item(1).padding(4),
    ]
    for other in changed {
      #expect(
        update([item(1)], [other]).changes == ["/": changes(deletes: [0], inserts: [0])])
    }
  }

  @Test("Priorities are set without a change")
  func behaviors() {
    let hugging = item(1).hugging(horizontal: 1000)
    let update = update([item(1)], [hugging])
    #expect(update.changes == ["/": changes()])
    #expect(update.content == HStack { hugging }.content)
    #expect(update.intermediate == update.content)
  }

  @Test("A nested stack that stays is updated, and its items are compared")
  func nestedStacks() {
    func texts(_ ids: [Int]) -> VStack { VStack("texts") { ids.map { item($0) } } }
    #expect(
      update([texts([1, 2])], [texts([2])]).changes == [
        "/": changes(updates: [.init(old: 0, new: 0)]), "texts": changes(deletes: [0]),
      ])
  }

  /// The original forgets the limits of a spacer; here they are a part of its identity.
  @Test("Other limits make another spacer")
  func spacers() {
    let update = update([Spacer("1")], [Spacer("1", minWidth: 4)])
    #expect(update.changes == ["/": changes(deletes: [0], inserts: [0])])
  }

  /// The start is [1, 4 unseen, 2 to be removed, 3], 20 points each; the end is [1, 4, 3].
  @Test("An animation starts with all items and ends with the new ones")
  func transition() {
    let transition = update([item(1), item(2), item(3)], [item(1), item(4), item(3)])
      .transition(for: ContentProposal())
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

  @Test("What is inside an inserted or a removed stack fades with it")
  func nestedTransition() {
    func texts(_ id: String) -> VStack { VStack(id) { item(1) } }
    let transition = update([texts("old")], [texts("new")]).transition(for: ContentProposal())
    #expect(transition["new/1"]?.start.alpha == 0 && transition["new/1"]?.end.alpha == 1)
    #expect(
      transition["old@removed/1"]?.start.alpha == 1 && transition["old@removed/1"]?.end.alpha == 0)
  }

  @Test("An item that stays shows its new content from the start")
  func contentOfAnItem() {
    func flow(_ id: String) -> Content { Flow("flow") { Leaf(id, width: 20, height: 10) }.content }
    let update = update([flow("a")], [flow("b")])
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
        item(1, width: width).compression(horizontal: 1000),
      ]
    }
    let transition = update(items(90), [items(90)[0]])
      .transition(for: ContentProposal(width: 100))
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
