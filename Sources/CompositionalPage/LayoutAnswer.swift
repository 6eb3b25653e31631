import Compositional
import CompositionalDocuments
import CompositionalSimulation

/// What a layout is in an environment.
struct LayoutAnswer {
  /// The case as it is written.
  private let document: CaseDocument
  /// The text of the case.
  let text: String
  /// True if the closure of a custom group was asked.
  let hasAsked: Bool
  /// What is left out of the case, a sentence each.
  let omissions: [String]

  /// Asks the section provider, the closures of custom groups, and the measurer.
  init(
    _ layout: CollectionLayout, named name: String, _ itemCounts: [Int], in view: CaseEnvironment,
    _ script: ScrollScript?, _ measurer: (any Measuring)?
  ) throws(PageError) {
    guard itemCounts.count <= PageError.sectionsAtMost else { throw .tooManySections }
    let environment = view.layoutEnvironment
    var sections: [CollectionLayoutSection] = []
    // A document has a section even if there is no data.
    for (index, section) in layout.sections(max(1, itemCounts.count), in: environment).enumerated()
    {
      guard let section else { throw .missingSection(index) }
      sections.append(section)
    }
    var omissions: [String] = []
    if sections.contains(where: { $0.visibleItemsInvalidationHandler != nil }) {
      omissions.append("A visible-items handler is left out: it is a closure.")
    }
    for index in sections.indices { sections[index].visibleItemsInvalidationHandler = nil }
    let sampler = LayoutSampler(sections, of: layout, itemCounts: itemCounts, in: environment)
    sections = sampler.sections
    if let first = sections.first, sections.allSatisfy({ $0 == first }) { sections = [first] }
    var document = CaseDocument(
      name: name, layout: LayoutDocument(configuration: layout.configuration, sections: sections),
      environment: view, itemCounts: itemCounts)
    document.script = script
    if let measurer {
      let sampler = MeasurementSampler(
        measurer, of: layout, itemCounts: itemCounts, in: environment)
      document.measurement = sampler.measurement
      omissions += sampler.omissions
    }
    self.document = document
    self.omissions = omissions
    do throws(EncodingError) {
      (text, hasAsked) = (try document.jsonText(), sampler.hasAsked)
    } catch {
      guard case .invalidValue(_, let context) = error else { throw .notADocument("\(error)") }
      throw .notADocument(context.debugDescription)
    }
  }

  /// Returns true if another view has the same layout and the same measured sizes.
  func isEqual(to other: LayoutAnswer) -> Bool {
    document.layout == other.document.layout && document.measurement == other.document.measurement
  }
}
