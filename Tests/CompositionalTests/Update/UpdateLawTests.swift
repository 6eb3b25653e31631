import Compositional
import CompositionalTestSupport
import Testing

/// Laws of updates, checked on random batches against a naive model.
@Suite struct UpdateLawTests {
  /// After the batch, every item and section is at its index in the naive model, and its old index
  /// matches too.
  @Test func mapsAsTheNaiveModel() {
    Law<RandomBatch>.hold(samples: 2000) { batch in
      let resolved = try batch.updates.resolved(from: batch.before, to: batch.after)
      let before = NaiveCollection(counts: batch.before)
      var after = before
      after.apply(batch.operations, counts: batch.after)
      let (oldPlaces, newPlaces) = (before.places, after.places)
      for (identity, place) in oldPlaces {
        let new = resolved.newIndexPath(for: place)
        if new != newPlaces[identity] {
          return "\(place) goes to \(new as Any), not \(newPlaces[identity] as Any)"
        }
      }
      for (identity, place) in newPlaces {
        let old = resolved.oldIndexPath(for: place)
        if old != oldPlaces[identity] {
          return "\(place) comes from \(old as Any), not \(oldPlaces[identity] as Any)"
        }
      }
      for (old, section) in before.sections.enumerated() {
        let expected = after.sections.firstIndex { $0.name == section.name }
        if resolved.newSection(for: old) != expected { return "section \(old) goes astray" }
      }
      for (new, section) in after.sections.enumerated() {
        let expected = before.sections.firstIndex { $0.name == section.name }
        if resolved.oldSection(for: new) != expected { return "section \(new) comes from nowhere" }
      }
      return nil
    }
  }

  /// Splicing the identities before by the runs gives those after, and the runs are as few as can
  /// be.
  @Test func runsSplice() {
    Law<RandomBatch>.hold(samples: 2000) { batch in
      let resolved = try batch.updates.resolved(from: batch.before, to: batch.after)
      let before = NaiveCollection(counts: batch.before)
      var after = before
      after.apply(batch.operations, counts: batch.after)
      func known(_ items: [Int]) -> [Int] { items.map { max(-1, $0) } }
      let names = splice(before.sections.map(\.name), resolved.sectionEdits) {
        before.sections[$0].name
      }
      if names != known(after.sections.map(\.name)) { return "sections become \(names)" }
      if let complaint = complaint(about: resolved.sectionEdits) { return complaint }
      for (new, section) in after.sections.enumerated() {
        let source = resolved.oldSection(for: new).map { before.sections[$0].items } ?? []
        guard let runs = resolved.itemEdits(inSection: new) else {
          if source != section.items { return "section \(new) is not the same" }
          continue
        }
        let items = splice(source, runs) { before.sections[$0.section].items[$0.item] }
        if items != known(section.items) { return "section \(new) becomes \(items)" }
        if let complaint = complaint(about: runs) { return "section \(new): \(complaint)" }
      }
      return nil
    }
  }

  private func splice<Place>(
    _ row: [Int], _ runs: EditSequence<Place>, _ find: (Place) -> Int
  ) -> [Int] {
    runs.flatMap { run in
      switch run {
      case .kept(let range): Array(row[range])
      case .inserted(let count): [Int](repeating: -1, count: count)
      case .moved(let place): [find(place)]
      }
    }
  }

  private func complaint<Place>(about runs: EditSequence<Place>) -> String? {
    let all = Array(runs)
    if all.contains(where: { $0.count == 0 }) { return "an empty run" }
    if all.reduce(0, { $0 + $1.count }) != runs.newCount { return "runs of another length" }
    for (one, next) in zip(all, all.dropFirst()) {
      switch (one, next) {
      case (.inserted, .inserted): return "two inserts side by side"
      case (.kept(let low), .kept(let high)) where low.upperBound >= high.lowerBound:
        return "two runs that could be one"
      default: break
      }
    }
    return nil
  }

  /// The lists contain each operation once, in order, with both indices.
  @Test func listsNameEveryOperation() {
    Law<RandomBatch>.hold(samples: 500) { batch in
      let resolved = try batch.updates.resolved(from: batch.before, to: batch.after)
      let check = NaiveCheck(batch.operations, from: batch.before, to: batch.after)
      var after = NaiveCollection(counts: batch.before)
      after.apply(batch.operations, counts: batch.after)
      let places = after.places
      let reloaded = Set(
        batch.operations.compactMap { operation -> ElementIndexPath? in
          if case .reloadItem(let path) = operation { path } else { nil }
        })
      func new(_ old: ElementIndexPath) -> ElementIndexPath {
        places[100 * old.section + old.item]!
      }
      let lists = [
        resolved.deletedItems == check.deleted.sorted(),
        resolved.insertedItems == check.inserted.sorted(),
        resolved.movedItems.map(\.old) == check.moved.map(\.old).sorted(),
        resolved.movedItems.allSatisfy { $0.new == new($0.old) },
        resolved.reloadedItems.map(\.old) == reloaded.sorted(),
        resolved.reloadedItems.allSatisfy { $0.new == new($0.old) },
        resolved.reconfiguredItems.map(\.old)
          == Set(check.touched).subtracting(reloaded).sorted(),
        resolved.reconfiguredItems.allSatisfy { $0.new == new($0.old) },
        resolved.deletedSections == check.deletedSections.sorted(),
        resolved.insertedSections == check.insertedSections.sorted(),
        resolved.movedSections.map(\.old) == check.movedSections.map(\.old).sorted(),
        resolved.reloadedSections.map(\.old) == check.reloadedSections.sorted(),
        resolved.reloadedSections.allSatisfy { after.sections[$0.new].name == $0.old },
        resolved.isEmpty == batch.operations.isEmpty,
        resolved.keepsSections
          == (check.deletedSections + check.insertedSections + check.movedSections.map(\.old))
          .isEmpty,
        resolved.changedSections.allSatisfy { change in
          change.newItemCount == batch.after[change.newSection]
            && change.oldItemCount == (change.oldSection.map { batch.before[$0] } ?? 0)
        },
      ]
      return lists.firstIndex(of: false).map { "list \($0) is wrong" }
    }
  }

  /// The counts after the batch follow from those before it.
  @Test func countsFollow() {
    Law<RandomBatch>.hold(samples: 2000) { batch in
      let applied = try batch.updates.applied(to: batch.before) { batch.after[$0] }
      if applied != batch.after { return "applied gives \(applied)" }
      let derived = try batch.updates.resolved(from: batch.before) { batch.after[$0] }
      let given = try batch.updates.resolved(from: batch.before, to: batch.after)
      return derived == given ? nil : "both ways to resolve differ"
    }
  }

  /// A batch with one random mutation is refused exactly when the rules require it.
  @Test func refusesExactlyWhatDoesNotFit() {
    var refused = 0
    var accepted = 0
    Law<RandomBatch>.hold(samples: 2000) { batch in
      var random = RandomSource(seed: batch.seed ^ 0xFACE)
      var (operations, after) = (batch.operations, batch.after)
      if random.chance(25), !after.isEmpty {
        after[random.integer(0...after.count - 1)] += random.chance(50) ? 1 : 0
      } else if random.chance(50), !operations.isEmpty {
        let index = random.integer(0...operations.count - 1)
        if random.chance(50) {
          operations.remove(at: index)
        } else {
          operations.append(operations[index])
        }
      } else {
        operations.append(random.operation(within: batch.before.count))
      }
      let fits = NaiveCheck(operations, from: batch.before, to: after).fits
      do throws(UpdateError) {
        _ = try BatchUpdates(operations).resolved(from: batch.before, to: after)
        accepted += 1
        return fits ? nil : "accepted:\n\(BatchUpdates(operations))\nto \(after)"
      } catch {
        refused += 1
        return fits ? "refused: \(error)\n\(BatchUpdates(operations))\nto \(after)" : nil
      }
    }
    #expect(refused > (refused + accepted) / 8)
    #expect(accepted > (refused + accepted) / 8)
  }

  /// The order of the calls does not matter.
  @Test func orderDoesNotMatter() {
    Law<RandomBatch>.hold(samples: 500) { batch in
      var random = RandomSource(seed: batch.seed)
      let shuffled = BatchUpdates(batch.operations.shuffled(using: &random))
      let one = try batch.updates.resolved(from: batch.before, to: batch.after)
      let other = try shuffled.resolved(from: batch.before, to: batch.after)
      return one == other ? nil : "another order gives another answer"
    }
  }

  /// A batch can be read from its description and its encoding.
  @Test func textsRoundTrip() {
    Law<RandomBatch>.hold(samples: 500) { batch in
      BatchUpdates(batch.updates.description) == batch.updates ? nil : "read differently"
    }
  }
}

extension RandomSource {
  /// An operation somewhere in or near some sections.
  fileprivate mutating func operation(within sections: Int) -> UpdateOperation {
    let sectionNumbers = (0..<2).map { _ in integer(-1...sections + 1) }
    let paths = sectionNumbers.map { ElementIndexPath(item: integer(-1...6), section: $0) }
    return switch integer(0...8) {
    case 0: .insertItem(paths[0])
    case 1: .deleteItem(paths[0])
    case 2: .moveItem(from: paths[0], to: paths[1])
    case 3: .reloadItem(paths[0])
    case 4: .reconfigureItem(paths[0])
    case 5: .insertSection(sectionNumbers[0])
    case 6: .deleteSection(sectionNumbers[0])
    case 7: .moveSection(from: sectionNumbers[0], to: sectionNumbers[1])
    default: .reloadSection(sectionNumbers[0])
    }
  }
}
