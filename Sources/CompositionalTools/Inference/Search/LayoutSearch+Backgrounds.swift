import Compositional
import CompositionalDocuments

extension LayoutSearch {
  /// Adds the backgrounds that were seen, with their insets.
  func addDecorations(
    _ sections: inout [CollectionLayoutSection], _ configuration: CollectionLayoutConfiguration,
    _ counts: [Int]
  ) {
    var kinds: [[String]] = sections.map { _ in [] }
    for sample in samples {
      for (index, section) in sample.sections.enumerated() {
        let place = index % sections.count
        for kind in section.decorations.keys.sorted() where !kinds[place].contains(kind) {
          kinds[place].append(kind)
        }
      }
    }
    guard kinds.contains(where: { !$0.isEmpty }) else { return }
    for (place, kinds) in kinds.enumerated() {
      for kind in kinds { sections[place].decorationItems.append(.background(elementKind: kind)) }
    }
    let document = LayoutDocument(configuration: configuration, sections: sections)
    for sample in samples {
      var layout = document.layout()
      layout.prepare(itemCounts: counts, in: sample.environment.readingFromLeft)
      // One that the view cuts off reaches below what was seen of its section: others know better.
      let order = sample.sections.indices.sorted {
        (isCut($0) ? 0 : 1, $0) < (isCut($1) ? 0 : 1, $1)
      }
      for index in order {
        let section = sample.sections[index]
        let place = index % sections.count
        for (item, decoration) in sections[place].decorationItems.enumerated() {
          guard let seen = section.decorations[decoration.elementKind],
            let whole = layout.attributes(for: seen.id)?.frame
          else { continue }
          let box = Box(whole)
          func inset(_ low: Double, _ high: Double) -> (CGFloat, CGFloat) {
            let start = PlainNumber.length(low - slack.same, low + slack.same)?.value ?? low
            let end = PlainNumber.length(high - slack.same, high + slack.same)?.value ?? high
            return (CGFloat(start), CGFloat(end))
          }
          let sides = inset(
            seen.box.min(.horizontal) - box.min(.horizontal),
            box.max(.horizontal) - seen.box.max(.horizontal))
          let ends = inset(
            seen.box.min(.vertical) - box.min(.vertical),
            box.max(.vertical) - seen.box.max(.vertical))
          sections[place].decorationItems[item].contentInsets = DirectionalEdgeInsets(
            top: ends.0, leading: sides.0, bottom: ends.1, trailing: sides.1)
          sections[place].decorationItems[item].zIndex = seen.zIndex
        }
      }
    }
  }
}
