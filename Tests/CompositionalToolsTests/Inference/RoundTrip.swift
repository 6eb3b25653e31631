import Compositional
import CompositionalDocuments
import CompositionalDocumentsTestSupport
import CompositionalTestSupport
import CompositionalTools
import Foundation

/// A layout that is laid out in some views, inferred from its frames, and laid out in another view.
struct RoundTrip {
  /// The first difference in the views that were given; nil if there is none.
  private(set) var unmatched: String?
  /// The first difference in the view that was not given; nil if there is none.
  private(set) var miss: String?
  let inference: LayoutInference

  /// The number of layouts, which the environment may set.
  static var count: Int { setting("COMPOSITIONAL_LAYOUTS") ?? RandomRun.share(40) }

  /// The seeds of the layouts; the environment may set the first for others.
  static var seeds: Range<Int> {
    let first = setting("COMPOSITIONAL_SEED") ?? 0
    return first..<(first + count)
  }

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  init(_ written: WrittenLayout, views: Int) {
    let seen = written.sizes.map {
      SeenLayout(written.document, written.itemCounts, written.environment($0))
    }
    inference = LayoutInference(seen.prefix(views).map(\.observation))
    guard let found = inference.layout else {
      unmatched = "no layout"
      miss = unmatched
      return
    }
    for view in seen.prefix(views) where unmatched == nil {
      unmatched = view.difference(from: found)
    }
    miss = unmatched ?? seen[2].difference(from: found)
  }
}
