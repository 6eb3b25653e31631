import CompositionalContent
import CompositionalTestSupport
import Testing

/// Changes of items (content rule 4.8).
@Suite struct ContentUpdateTests {
  private func leaf(_ id: String, width: CGFloat = 20) -> Content {
    Content(.fixed(CGSize(width: width, height: 10)), id: id)
  }

  /// Applies changes to a list, as a view that animates them does.
  private func apply(
    _ changes: StackChanges, to old: [Content], inserting new: [Content]
  ) -> [Content] {
    var slots = [Content?](repeating: nil, count: new.count)
    for index in changes.inserts { slots[index] = new[index] }
    for move in changes.moves { slots[move.new] = old[move.old] }
    let gone = Set(changes.deletes).union(changes.moves.map(\.old))
    var rest = old.indices.filter { !gone.contains($0) }.map { old[$0] }
    for index in slots.indices where slots[index] == nil && !rest.isEmpty {
      slots[index] = rest.removeFirst()
    }
    for update in changes.updates { slots[update.new] = new[update.new] }
    return slots.compactMap { $0 }
  }

  @Test func applyingTheChangesEqualsBuildingAnew() {
    var random = RandomSource(seed: 7)
    for _ in 0..<500 {
      let names = (0..<6).map { "n\($0)" }
      func items() -> [Content] {
        names.filter { _ in random.chance(60) }.shuffled(using: &random).map {
          leaf($0, width: random.pick([20, 30]))
        }
      }
      let (old, new) = (items(), items())
      let update = ContentUpdate(from: .hStack(old), to: .hStack(new))
      let changes = update.changes["/"] ?? StackChanges()
      #expect(apply(changes, to: old, inserting: new) == new, "\(old.map(\.id)) \(new.map(\.id))")
      #expect(update.content == .hStack(new))
    }
  }

  /// The intermediate tree has every old and every new item once, the old ones in their order.
  @Test func theIntermediateTreeHasAllItems() throws {
    var random = RandomSource(seed: 8)
    for _ in 0..<500 {
      let names = (0..<6).map { "n\($0)" }
      func some() -> [String] { names.filter { _ in random.chance(60) }.shuffled(using: &random) }
      let (old, new) = (some(), some())
      let update = ContentUpdate(
        from: .vStack(old.map { leaf($0) }), to: .vStack(new.map { leaf($0) }))
      guard case .stack(let stack) = update.intermediate.kind else { return }
      let ids = stack.items.compactMap(\.id)
      #expect(Set(ids) == Set(new).union(Set(old).subtracting(new).map { $0 + "@removed" }))
      #expect(
        ids.filter { !Set(new).subtracting(old).contains($0) }
          == old.map { new.contains($0) ? $0 : $0 + "@removed" })
    }
  }

  @Test func identityIsKindStyleAndPlace() {
    func changes(_ change: (inout Content) -> Void) -> StackChanges? {
      var other = leaf("a")
      change(&other)
      return ContentUpdate(from: .hStack([leaf("a")]), to: .hStack([other])).changes["/"]
    }
    func isReplaced(_ change: (inout Content) -> Void) -> Bool {
      changes(change)?.deletes == [0] && changes(change)?.inserts == [0]
    }
    #expect(changes { _ in } == StackChanges())
    #expect(changes { $0.hugging = .highest } == StackChanges())
    #expect(changes { $0.kind = .leaf(ContentLeaf(.area(.zero))) }?.updates.count == 1)
    #expect(changes { $0.placement.isHidden = true }?.updates.count == 1)
    #expect(isReplaced { $0.style = "bold" })
    #expect(isReplaced { $0.placement.padding.top = 1 })
    #expect(isReplaced { $0.placement.verticalAlignment = .top })
    #expect(isReplaced { $0.kind = .spacer(ContentSpacer()) })
    #expect(isReplaced { $0.kind = .stack(ContentStack(.vertical())) })
  }

  /// A stack inside that stays has changes of its own, under its path.
  @Test func stacksInside() {
    let old = Content.hStack([.vStack(id: "v", [leaf("a"), leaf("b")])])
    let new = Content.hStack([leaf("x"), .vStack(id: "v", [leaf("b")])])
    let update = ContentUpdate(from: old, to: new)
    #expect(update.changes["/"]?.inserts == [0])
    #expect(update.changes["/"]?.updates == [.init(old: 0, new: 1)])
    #expect(update.changes["/"]?.moves == [])
    #expect(update.changes["v"]?.deletes == [0])
    let frames = update.intermediate.solve(for: .init()).byPath
    #expect(Set(frames.keys) == ["x", "v", "v/a@removed", "v/b"])
    #expect(frames["v/b"]?.minY == 10)
  }

  /// Items without a name are known by their indexes, also where they are inserted.
  @Test func unnamedItems() {
    var plain = leaf("a")
    plain.id = nil
    let update = ContentUpdate(
      from: .hStack([leaf("a"), plain]), to: .hStack([plain, leaf("a"), plain]))
    #expect(update.changes["/"]?.deletes == [1])
    #expect(update.changes["/"]?.inserts == [0, 2])
    let frames = update.intermediate.solve(for: .init()).frames
    #expect(frames.map(\.path) == ["#0", "a", "#2", "#1@removed"])
  }
}
