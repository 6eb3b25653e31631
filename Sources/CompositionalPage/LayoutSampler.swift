import Compositional
import Foundation

/// The sections of a layout with the frames that closures return in place of the closures.
///
/// A page cannot run the closures of custom groups. They are asked while the layout is prepared in
/// its environment, and what they answer last is kept.
struct LayoutSampler {
  /// The sections without closures in custom groups.
  private(set) var sections: [CollectionLayoutSection]
  /// True if a closure was asked.
  let hasAsked: Bool

  /// Samples the sections of a layout.
  ///
  /// - Parameters:
  ///   - sections: The sections, one for each count.
  ///   - layout: The layout that they belong to.
  ///   - itemCounts: The number of items of each section.
  ///   - environment: The environment in which the closures are asked.
  /// - Complexity: that of preparing the layout, if it has a closure
  init(
    _ sections: [CollectionLayoutSection], of layout: CollectionLayout, itemCounts: [Int],
    in environment: CollectionLayoutEnvironment
  ) {
    guard sections.contains(where: { $0.group.item.asksProvider }) else {
      (self.sections, hasAsked) = (sections, false)
      return
    }
    var answers: [Answer] = []
    let asking = sections.map { section in
      section.replacing(
        group: section.group.item.mapCustom { provider in
          let answer = Answer()
          answers.append(answer)
          return CollectionLayoutCustomItemProvider { environment in
            let items = provider(environment)
            answer.items = items
            return items
          }
        })
    }
    var trial = CollectionLayout(
      configuration: layout.configuration, sectionProvider: { index, _ in asking[index] })
    trial.prepare(itemCounts: itemCounts, in: environment)
    // A section whose groups are not solved until they are in sight is asked by looking at it.
    for index in asking.indices where itemCounts[index] > 0 {
      _ = trial.attributes(
        for: .cell(ElementIndexPath(item: 0, section: index)), at: nil)
    }
    var next = answers.makeIterator()
    self.sections = sections.map { section in
      section.replacing(
        group: section.group.item.mapCustom { _ in
          CollectionLayoutCustomItemProvider(next.next()?.items ?? [])
        })
    }
    hasAsked = true
  }

  /// What a closure answered last.
  private final class Answer: @unchecked Sendable {
    private let lock = NSLock()
    private var last: [CollectionLayoutGroupCustomItem] = []

    var items: [CollectionLayoutGroupCustomItem] {
      get { lock.withLock { last } }
      set { lock.withLock { last = newValue } }
    }
  }
}

extension CollectionLayoutItem {
  /// Returns the item with other providers in place of those that are closures, in order.
  fileprivate func mapCustom(
    _ change: (CollectionLayoutCustomItemProvider) -> CollectionLayoutCustomItemProvider
  ) -> CollectionLayoutItem {
    guard asksProvider else { return self }
    var content = content
    switch content {
    case .cell: break
    case .custom(let provider): content = .custom(change(provider))
    case .group(let axis, .list(let items)):
      content = .group(axis, .list(items.map { $0.mapCustom(change) }))
    case .group(let axis, .counted(let items, let count)):
      content = .group(axis, .counted(items.map { $0.mapCustom(change) }, count: count))
    case .group(let axis, .repeating(let items, let count)):
      content = .group(axis, .repeating(items.map { $0.mapCustom(change) }, count: count))
    }
    var item = CollectionLayoutItem(layoutSize: layoutSize, content: content)
    item.contentInsets = contentInsets
    item.edgeSpacing = edgeSpacing
    item.supplementaryItems = supplementaryItems
    item.interItemSpacing = interItemSpacing
    return item
  }
}
