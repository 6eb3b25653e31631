import Compositional
import CompositionalDocuments

/// The use of accepted content: it is written, solved as it says and in other lengths, and verified.
struct ContentUse {
  let document: ContentDocument

  init(_ document: ContentDocument) { self.document = document }

  func run() throws(InputUse.Complaint) {
    try InputUse.check(document, written: try? document.jsonText()) {
      try ContentDocument(json: $0)
    }
    _ = document.verify()
    let solution = document.solve()
    guard solution == document.solve() else { throw .init("Two solutions differ.") }
    for width in [CGFloat?.none, 0, 100, 1e6] {
      var other = document
      other.proposal.width = width
      let size = other.solve().size
      guard size.width.isFinite, size.height.isFinite else {
        throw .init("The size in \(String(describing: width)) is \(size).")
      }
    }
    var mirrored = document
    mirrored.environment.layoutDirection = .rightToLeft
    mirrored.environment.contentSizeCategory = .accessibilityLarge
    guard mirrored.solve().frames.allSatisfy({ $0.frame.isFinite }) else {
      throw .init("A frame is not finite.")
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
