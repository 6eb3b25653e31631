import Compositional
import CompositionalDocuments
import CompositionalPictures
import Foundation

/// A page in which the engine runs: one HTML file that needs no network, with a layout in it.
///
/// In the page the layout is edited, scrolled, explained, linted and shared.
public struct LayoutPage: Hashable, Sendable {
  /// The text of the layout or case document that the page opens; empty for a recording alone.
  public let document: String
  /// The text of the recording that the page plays; empty for none.
  public let recording: String
  /// The text of the script that the page plays, that of the case; empty for an example.
  public let script: String
  /// What the page leaves out of a layout that is written in Swift, a sentence each.
  ///
  /// The page shows them, too: a handler of visible items, and measured sizes that a document does not
  /// hold.
  public let omissions: [String]
  /// A sentence that the page shows when it opens; empty for none.
  public let note: String
  /// The documents that the page opens in views of other sizes; empty if ``document`` serves all.
  public let samples: [LayoutSample]
  /// True to show the view of the document; false to show a phone.
  public let showsViewOfDocument: Bool

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - document: The text of a layout or case document; the page shows the error of a broken one. The
  ///     name and the script of a case become those of the page.
  ///   - showsViewOfDocument: True to show the view of the document; false to show a phone.
  ///   - omissions: What the page leaves out of the layout, a sentence each.
  ///   - note: A sentence that the page shows when it opens.
  ///   - samples: The documents that the page opens in views of other sizes.
  public init(
    document: String, showsViewOfDocument: Bool = false, omissions: [String] = [],
    note: String = "", samples: [LayoutSample] = []
  ) {
    self.document = document
    self.recording = ""
    let script = (try? CaseDocument(json: [UInt8](document.utf8)))?.script
    self.script = script.flatMap { try? $0.jsonText() } ?? ""
    self.omissions = omissions
    self.note = note
    self.samples = samples
    self.showsViewOfDocument = showsViewOfDocument
  }

  /// Creates a page that plays a recording.
  ///
  /// - Parameter recording: The text of a recording, or of what `playground simulate --format json`
  ///   prints. The page shows the error of a broken one.
  public init(recording: String) {
    document = ""
    self.recording = recording
    script = ""
    omissions = []
    note = ""
    samples = []
    showsViewOfDocument = false
  }

  /// The text of the file.
  ///
  /// - Complexity: O(document)
  public var html: String { html(with: "data-state=\"\(state)\"") }

  /// Returns the text of a page that loads a style sheet again and again, and shows what it says.
  ///
  /// - Parameter address: The address of the sheet beside the page, with percent encoding.
  /// - Complexity: O(document)
  package func html(following address: String) -> String {
    // The policy of the page lets style sheets of the folder in, and still no script.
    html(with: "data-state=\"\(state)\" data-watch=\"\(address)\"")
      .replacingOccurrences(of: "style-src ", with: "style-src file: 'self' ")
  }

  /// A style sheet with the state of the page, for ``html(following:)``.
  ///
  /// - Complexity: O(document)
  package var styleSheet: String { "#watch { --state: \"\(state)\" }\n" }

  private func html(with attributes: String) -> String {
    let root = "<html lang=\"en\""
    guard let place = PageText.html.range(of: root) else { return PageText.html }
    return PageText.html.replacingCharacters(in: place, with: "\(root) \(attributes)")
  }

  /// The state of the page: a version, and JSON that is deflated and written in base 64.
  var state: String {
    let packed = Data(Deflate.raw([UInt8](stateJSON))).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
    return "1." + packed
  }

  /// The JSON of the state.
  var stateJSON: Data {
    // The page ends its note with the view that it shows, so what Swift has computed stands last.
    let note = (omissions + [note]).filter { !$0.isEmpty }.joined(separator: " ")
    let values = State(
      text: recording.isEmpty ? document : nil, recording: recording.isEmpty ? nil : recording,
      note: note.isEmpty ? nil : note, script: script.isEmpty ? nil : script,
      device: showsViewOfDocument ? "document" : nil,
      samples: samples.isEmpty
        ? nil
        : samples.map {
          State.Sample(
            size: [Double($0.size.width), Double($0.size.height)],
            text: $0.document == document ? nil : $0.document)
        })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Text and finite lengths always encode.
    return (try? encoder.encode(values)) ?? Data("{}".utf8)
  }

  /// What the state holds.
  private struct State: Encodable {
    struct Sample: Encodable {
      let size: [Double]
      /// The document; nil for that of the page.
      let text: String?
    }

    let text: String?
    let recording: String?
    let note: String?
    let script: String?
    let device: String?
    let samples: [Sample]?
  }
}

extension CaseDocument {
  /// Returns a page that opens the case, with its view and its data.
  ///
  /// - Throws: `EncodingError` if the layout has a closure or a number that no document can hold.
  public func page() throws(EncodingError) -> LayoutPage {
    LayoutPage(document: try jsonText(), showsViewOfDocument: true)
  }
}

extension LayoutDocument {
  /// Returns a page that opens the layout on a phone.
  ///
  /// - Throws: `EncodingError` if the layout has a closure or a number that no document can hold.
  public func page() throws(EncodingError) -> LayoutPage {
    LayoutPage(document: try jsonText(), showsViewOfDocument: false)
  }
}

/// A reason why a layout cannot be in a page.
public enum PageError: Error, Hashable, Sendable {
  /// The section provider returned no section for an index.
  case missingSection(Int)
  /// There are more sections than a document lists.
  case tooManySections
  /// The layout has something that no document can hold; the text says what.
  case notADocument(String)

  /// The most sections of a page.
  static let sectionsAtMost = 1_000
  /// The most bytes of all samples of a page.
  static let sampleBytesAtMost = 500_000
}

extension PageError: CustomStringConvertible {
  /// A sentence that says what is wrong.
  public var description: String {
    switch self {
    case .missingSection(let index): "there is no section \(index)."
    case .tooManySections: "there are more than \(Self.sectionsAtMost) sections."
    case .notADocument(let reason): reason
    }
  }
}
