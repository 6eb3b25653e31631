import Compositional
import CompositionalDocuments

extension RandomLayout: RandomSample {
  /// The layout as a case document; its description if a closure describes part of it.
  package var text: String {
    let sections = sections.compactMap(\.self)
    guard !sections.isEmpty, sections.count == self.sections.count else { return description }
    var caseEnvironment = CaseEnvironment(size: environment.container.contentSize)
    caseEnvironment.displayScale = environment.displayScale
    caseEnvironment.layoutDirection = environment.layoutDirection
    caseEnvironment.safeAreaInsets = environment.safeAreaInsets
    caseEnvironment.layoutMargins = environment.layoutMargins
    caseEnvironment.readableContentInsets = environment.readableContentInsets
    let document = CaseDocument(
      name: "seed \(seed)",
      layout: LayoutDocument(configuration: configuration, sections: sections),
      environment: caseEnvironment, itemCounts: itemCounts)
    return (try? document.jsonText()) ?? description
  }
}
