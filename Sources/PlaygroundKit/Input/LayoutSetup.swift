import Compositional
import CompositionalContent
import CompositionalDocuments
import CompositionalSimulation

/// A layout with its data and its view, not prepared yet.
struct LayoutSetup {
  /// The title of reports.
  var title: String
  /// The view that shows the layout.
  var environment: CaseEnvironment
  /// The number of items of each section.
  var itemCounts: [Int]
  /// The scroll position, in points; nil for the top.
  var contentOffset: CGPoint?
  /// The offsets that orthogonal sections are asked to scroll to, in points.
  var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The measurer of elements with estimated sizes; nil if the estimates apply.
  var measurer: ClosureMeasurer?
  /// The measurer as it was given, which a page may write; nil if there is none, or a document has it.
  var sampled: (any Measuring)?
  /// Returns the content of an element; nil for one without.
  var content: (ElementID, CollectionLayoutEnvironment) -> Content? = { _, _ in nil }
  /// The actions of a simulation; nil for the default tour.
  var script: ScrollScript?
  /// True if the view and the data belong to the layout; false for a mere layout document.
  var hasEnvironment = true
  /// The sections that are described even if the data has fewer.
  var sectionCount = 0
  /// Returns the layout for an environment.
  var layout: (CollectionLayoutEnvironment) -> CollectionLayout

  /// Replaces what the arguments override.
  mutating func apply(_ overrides: LayoutOverrides) {
    environment.apply(overrides)
    itemCounts = overrides.itemCounts ?? itemCounts
    orthogonalOffsets.merge(overrides.orthogonalOffsets) { $1 }
  }

  /// Prepares the layout for its data.
  ///
  /// - Complexity: O(sections).
  func prepared() -> LoadedLayout {
    let surroundings = environment.layoutEnvironment
    var layout = layout(surroundings)
    let survey = SectionSurvey(
      of: layout, max(sectionCount, itemCounts.count), in: surroundings)
    layout.prepare(itemCounts: itemCounts, in: surroundings)
    return LoadedLayout(
      title: title, survey: survey, environment: surroundings, itemCounts: itemCounts,
      adjustedContentInset: environment.adjustedContentInset, askedOffsets: orthogonalOffsets,
      askedOffset: contentOffset, layout: layout,
      measurer: measurer, content: content, script: script, hasEnvironment: hasEnvironment)
  }
}

extension CaseEnvironment {
  /// Replaces what the arguments override.
  mutating func apply(_ overrides: LayoutOverrides) {
    if let system = overrides.system { follow(system) }
    if let device = overrides.device { show(in: device.environment) }
    if let size = overrides.size { resize(to: size) }
    let view = size
    if overrides.isLandscape, view.width < view.height {
      resize(to: CGSize(width: view.height, height: view.width))
    }
    contentSizeCategory = overrides.category ?? contentSizeCategory
    layoutDirection = overrides.direction ?? layoutDirection
  }
}

extension LayoutSetup {
  /// Creates the setup that a case document describes.
  ///
  /// - Parameters:
  ///   - document: The case.
  ///   - name: The title of a case without a name.
  init(_ document: CaseDocument, name: String) {
    title = document.name.isEmpty ? name : document.name
    environment = document.environment
    itemCounts = document.itemCounts
    contentOffset = document.contentOffset
    orthogonalOffsets = document.orthogonalOffsets
    measurer = document.measurement?.measurer()
    if let measurement = document.measurement { content = { id, _ in measurement.content(of: id) } }
    script = document.script
    sectionCount = document.layout.sections.count
    layout = { _ in document.layout.layout() }
  }
}
