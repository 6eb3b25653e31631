import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport

/// Searches random documents for small ones that distinguish.
@MainActor struct DistinguishingSearch {
  /// The most cases before shrinking that are kept for each pair of answers.
  static let kept = 12

  /// The pairs of answers.
  let pairs: [AnswerPair]
  private var found: [AnswerPair: [(size: Int, document: CaseDocument)]] = [:]

  /// Creates a search.
  ///
  /// - Parameter pairs: The pairs of answers.
  init(_ pairs: [AnswerPair]) { self.pairs = pairs }

  /// Tries the documents of a seed.
  mutating func search(_ seed: UInt64) {
    let layouts = [
      RandomLayout(seed: seed), RandomLayout(.rows, seed: seed),
      RandomLayout(.estimates, seed: seed),
    ]
    let documents = layouts.enumerated().map { Self.document($1, measured: $0 == 2) }
    for document in documents + [.measuredBoundaryItems(seed: seed)] {
      guard let document, let size = try? document.jsonText().utf8.count else { continue }
      let open = pairs.filter { pair in
        found[pair].map { $0.count < Self.kept || $0[Self.kept - 1].size > size } ?? true
      }
      guard !open.isEmpty, let answers = DistinguishingCase(document) else { continue }
      for pair in open where answers.distinguishes(pair) {
        var cases = found[pair] ?? []
        cases.append((size, document))
        found[pair] = Array(cases.sorted { $0.size < $1.size }.prefix(Self.kept))
      }
    }
  }

  /// Small cases that distinguish a pair of answers, of which no two have one shape.
  ///
  /// - Parameters:
  ///   - pair: The answers.
  ///   - count: The most cases.
  func smallest(_ pair: AnswerPair, atMost count: Int) -> [CaseDocument] {
    var shapes: Set<String> = []
    var cases: [CaseDocument] = []
    for (_, document) in found[pair] ?? [] where cases.count < count {
      guard let small = DistinguishingCase.shrunk(document, pair, without: shapes) else { continue }
      shapes.insert(small.shape)
      cases.append(small.document)
    }
    return cases
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
