import CompositionalContentDSL
import CompositionalDSL
import CompositionalDocuments
import CompositionalUIKit
import Foundation

// Compares layouts that were compiled from converted code with the documents they come from.

/// The result so far.
@MainActor enum Results {
  static var checked = 0
  static var failed = 0

  static func fail(_ name: String, _ text: String) {
    print("FAIL  \(name): \(text)")
    failed += 1
  }
}

/// Compares the layouts of both dialects with the document of a name, in several environments.
@MainActor func check(
  _ name: String, _ dsl: CompositionalLayout, _ apple: UICollectionViewCompositionalLayout,
  _ contents: [ContentElement] = []
) {
  let folder = CommandLine.arguments[1]
  guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name).json"),
    let document = try? CaseDocument(json: [UInt8](bytes))
  else {
    Results.fail(name, "the document cannot be read")
    return
  }
  let layouts = [("dsl", CollectionLayout(dsl)), ("uikit", apple.value)]
  for (dialect, layout) in layouts {
    Results.checked += 1
    if layout.configuration != document.layout.configuration {
      Results.fail(
        "\(name) \(dialect)", "\(layout.configuration)\nis not\n\(document.layout.configuration)")
    }
    for environment in environments(document) {
      for index in 0..<2 * document.layout.sections.count {
        let expected = document.layout.section(at: index, in: environment)
        let section = layout.sectionProvider(index, environment)
        guard section.map({ $0.settled(environment) }) != expected.settled(environment) else {
          continue
        }
        let text = section?.description ?? "no section"
        Results.fail("\(name) \(dialect)", "section \(index)\n\(text)\nis not\n\(expected)")
      }
    }
  }
  let expected = document.measurement?.contents ?? []
  if contents.count != expected.count { Results.fail(name, "\(contents.count) contents") }
  for (index, (content, original)) in zip(contents, expected).enumerated()
  where content.content != original {
    Results.fail("\(name) content \(index)", "\(content.content)\nis not\n\(original)")
  }
  Results.checked += expected.count
}

@MainActor func finish() -> Never {
  print("\(Results.checked) conversions, \(Results.failed) failures")
  exit(Results.failed == 0 && Results.checked > 0 ? 0 : 1)
}

/// The environment of the document, and one in which margins and reading direction differ.
private func environments(_ document: CaseDocument) -> [CollectionLayoutEnvironment] {
  var other = document.layoutEnvironment
  other.layoutDirection = .rightToLeft
  other.layoutMargins = PhysicalEdgeInsets(top: 3, left: 17, bottom: 5, right: 29)
  return [document.layoutEnvironment, other]
}

extension CollectionLayoutSection {
  /// The section with the frames of custom groups in place of closures, which equal only themselves.
  fileprivate func settled(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutSection {
    var section = self
    section.group = group.settled(environment)
    return section
  }
}

extension CollectionLayoutItem {
  fileprivate func settled(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutItem {
    group.map { .group($0.settled(environment)) } ?? self
  }
}

extension CollectionLayoutGroup {
  fileprivate func settled(_ environment: CollectionLayoutEnvironment) -> CollectionLayoutGroup {
    var group: CollectionLayoutGroup
    switch content {
    case .cell: return self
    case .custom(let provider):
      group = .custom(layoutSize: layoutSize, itemProvider: .init(provider(environment)))
    case .group(let axis, let subitems):
      let parts: CollectionLayoutItem.Subitems =
        switch subitems {
        case .list(let items): .list(items.map { $0.settled(environment) })
        case .counted(let items, let count):
          .counted(items.map { $0.settled(environment) }, count: count)
        case .repeating(let items, let count):
          .repeating(items.map { $0.settled(environment) }, count: count)
        }
      group =
        axis == .horizontal
        ? .horizontal(layoutSize: layoutSize, subitems: parts)
        : .vertical(layoutSize: layoutSize, subitems: parts)
    }
    group.contentInsets = contentInsets
    group.edgeSpacing = edgeSpacing
    group.supplementaryItems = supplementaryItems
    group.interItemSpacing = interItemSpacing
    return group
  }
}
