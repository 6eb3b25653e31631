import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport

/// Searches random documents for small ones that distinguish.
@MainActor struct DistinguishingSearch {
  /// The smallest cases before shrinking that are kept for each quirk.
  static let kept = 3

  private var found: [String: [(size: Int, document: CaseDocument)]] = [:]

  /// Tries the documents of a seed.
  mutating func search(_ seed: UInt64) {
    let layouts = [
      RandomLayout(seed: seed), .scrollingRows(seed: seed), .estimating(seed: seed),
    ]
    for (kind, layout) in layouts.enumerated() {
      guard let document = Self.document(layout, measured: kind == 2),
        let size = try? document.jsonText().utf8.count
      else { continue }
      let open = DistinguishingCase.quirks.filter { quirk in
        found[quirk.name].map { $0.count < Self.kept || $0[Self.kept - 1].size > size } ?? true
      }
      for name in DistinguishingCase.differing(document, among: open) {
        var cases = found[name] ?? []
        cases.append((size, document))
        found[name] = Array(cases.sorted { $0.size < $1.size }.prefix(Self.kept))
      }
    }
  }

  /// The smallest cases of a quirk after shrinking, of which no two are alike.
  ///
  /// - Parameter count: The most cases.
  func smallest(_ quirk: String, atMost count: Int) -> [CaseDocument] {
    var shrunk: [String: CaseDocument] = [:]
    for (_, document) in found[quirk] ?? [] {
      let small = DistinguishingCase(quirk: quirk, document: document).shrunk().document
      if let text = try? small.jsonText() { shrunk[text] = small }
    }
    return shrunk.sorted { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
      .prefix(count).map(\.value)
  }

  /// Returns a random case that a collection view can show; nil if there is none.
  private static func document(_ layout: RandomLayout, measured: Bool) -> CaseDocument? {
    guard var document = layout.document, document.environment.size.width >= 100,
      document.environment.size.height >= 100, document.itemCounts.allSatisfy({ $0 <= 60 })
    else { return nil }
    var random = layout.probes
    document.name = "distinguishing"
    document.environment.readableContentInsets = nil
    if measured {
      document.measurement = .cells(
        .random(seed: Int(layout.seed), width: 10...120, height: 10...90))
    } else {
      let prepared = document.preparedLayout()
      let axis = document.layout.configuration.scrollDirection
      let length =
        axis == .vertical ? prepared.contentSize.height : prepared.contentSize.width
      let offset = CGFloat(random.integer(0...max(1, Int(length / 2))))
      if random.chance(60) {
        document.contentOffset =
          axis == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      }
    }
    for section in document.itemCounts.indices
    where document.layout.sections[section].scrollsOrthogonally {
      document.expected.orthogonal.append(
        CaseExpectation.OrthogonalStep(
          set: [section: CGFloat(random.integer(0...400))], offsets: [:], visible: []))
    }
    return document
  }
}

extension LayoutDocument.Section {
  /// True if the section scrolls orthogonally.
  fileprivate var scrollsOrthogonally: Bool {
    guard case .section(let section) = self else { return false }
    return section.orthogonalScrollingBehavior != .none
  }
}
