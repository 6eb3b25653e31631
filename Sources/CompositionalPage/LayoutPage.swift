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
  /// A sentence that the page shows when it opens; empty for none.
  public let note: String
  /// True to show the view of the document; false to show a phone.
  public let showsViewOfDocument: Bool

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - document: The text of a layout or case document; the page shows the error of a broken one.
  ///   - showsViewOfDocument: True to show the view of the document; false to show a phone.
  ///   - note: A sentence that the page shows when it opens.
  public init(document: String, showsViewOfDocument: Bool = false, note: String = "") {
    self.document = document
    self.recording = ""
    self.note = note
    self.showsViewOfDocument = showsViewOfDocument
  }

  /// Creates a page that plays a recording.
  ///
  /// - Parameter recording: The text of a recording, or of what `playground simulate --format json`
  ///   prints. The page shows the error of a broken one.
  public init(recording: String) {
    document = ""
    self.recording = recording
    note = ""
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
    guard let place = PageTemplate.html.range(of: root) else { return PageTemplate.html }
    return PageTemplate.html.replacingCharacters(in: place, with: "\(root) \(attributes)")
  }

  /// The state of the page: a version, and JSON that is deflated and written in base 64.
  var state: String {
    var values = recording.isEmpty ? ["text": document] : ["recording": recording]
    if !note.isEmpty { values["note"] = note }
    if showsViewOfDocument { values["device"] = "document" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Text alone always encodes.
    let json = (try? encoder.encode(values)) ?? Data("{}".utf8)
    let packed = Data(Deflate.raw([UInt8](json))).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
    return "1." + packed
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

extension CollectionLayout {
  /// Returns a page that opens the layout, with its view and its data.
  ///
  /// The section provider is asked once for each section, in the layout's environment; the page
  /// shows what it answers there. The closures of custom groups are asked in that environment too;
  /// the page keeps their frames, and says so in a sentence.
  ///
  /// - Parameter name: The name of the case in the page.
  /// - Throws: ``PageError`` if there is a section that the page cannot hold.
  /// - Precondition: The layout is prepared.
  /// - Complexity: O(sections)
  public func page(named name: String = "") throws(PageError) -> LayoutPage {
    guard let environment else {
      preconditionFailure("A page is of a prepared layout; call prepare(itemCounts:in:) first.")
    }
    var sections: [CollectionLayoutSection] = []
    guard itemCounts.count <= PageError.sectionsAtMost else { throw .tooManySections }
    for index in itemCounts.indices {
      guard let section = sectionProvider(index, environment) else { throw .missingSection(index) }
      sections.append(section)
    }
    let sampler = LayoutSampler(sections, of: self, in: environment)
    sections = sampler.sections
    if let first = sections.first, sections.allSatisfy({ $0 == first }) { sections = [first] }
    let document = CaseDocument(
      name: name, layout: LayoutDocument(configuration: configuration, sections: sections),
      environment: CaseEnvironment(environment), itemCounts: itemCounts)
    do throws(EncodingError) {
      return LayoutPage(
        document: try document.jsonText(), showsViewOfDocument: true, note: sampler.note)
    } catch {
      guard case .invalidValue(_, let context) = error else { throw .notADocument("\(error)") }
      throw .notADocument(context.debugDescription)
    }
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

extension CaseEnvironment {
  /// Creates the view that has an environment.
  fileprivate init(_ environment: CollectionLayoutEnvironment) {
    self.init(size: environment.ownContainer.contentSize)
    displayScale = environment.displayScale
    safeAreaInsets = environment.safeAreaInsets
    layoutMargins = environment.layoutMargins
    readableContentInsets = environment.readableContentInsets
    layoutDirection = environment.layoutDirection
    contentSizeCategory = environment.contentSizeCategory
  }
}
