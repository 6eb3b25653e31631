import Compositional
import CompositionalDocuments
import CompositionalTestSupport

extension RandomLayout {
  /// The layout as a case document; nil if a section is missing.
  package var document: CaseDocument? {
    let sections = sections.compactMap(\.self)
    guard !sections.isEmpty, sections.count == self.sections.count else { return nil }
    var caseEnvironment = CaseEnvironment(size: environment.container.contentSize)
    caseEnvironment.displayScale = environment.displayScale
    caseEnvironment.layoutDirection = environment.layoutDirection
    caseEnvironment.safeAreaInsets = environment.safeAreaInsets
    caseEnvironment.layoutMargins = environment.layoutMargins
    caseEnvironment.readableContentInsets = environment.readableContentInsets
    return CaseDocument(
      name: "seed \(seed)",
      layout: LayoutDocument(configuration: configuration, sections: sections),
      environment: caseEnvironment, itemCounts: itemCounts)
  }
}
