import Compositional
import CompositionalContent
import CompositionalDocuments
import CompositionalIsolation
import CompositionalSimulation

/// A layout of a gallery, with the data and the view it is shown with.
///
/// Options of the command such as `--counts`, `--size` and `--measure` replace what an entry says.
public struct GalleryEntry {
  /// The name that arguments use, such as `feed`.
  public let name: String
  /// A line about the layout, for the list of the gallery and the title of reports.
  public let summary: String

  /// The layout, as a document or as a value.
  let content: Content
  /// What has to live as long as the entry, such as the window of a controller.
  package var retained: [AnyObject] = []

  enum Content {
    case document([UInt8])
    case setup(LayoutSetup)
  }

  /// Creates an entry from a layout document or a case document.
  ///
  /// The document is read when a verb needs it. A wrong document fails then, with the place and the
  /// reason.
  ///
  /// - Parameters:
  ///   - name: The name that arguments use.
  ///   - summary: A line about the layout.
  ///   - document: The bytes of the document, a JSON text in UTF-8.
  public init(_ name: String, _ summary: String, document: [UInt8]) {
    self.name = name
    self.summary = summary
    content = .document(document)
  }

  /// Creates an entry from a layout written in Swift, whose estimated sizes apply as they are.
  ///
  /// - Parameters:
  ///   - name: The name that arguments use.
  ///   - summary: A line about the layout.
  ///   - itemCounts: The number of items of each section, none negative.
  ///   - environment: The view that shows the layout.
  ///   - script: The actions of a simulation; nil for a tour that suits the layout.
  ///   - layout: Returns the layout for an environment. It is called once for each run, with the
  ///     size of `--size` where that is given.
  public init<Layout: GalleryLayout>(
    _ name: String, _ summary: String, itemCounts: [Int], environment: CaseEnvironment = .standard,
    script: ScrollScript? = nil,
    layout: @escaping @MainActor (CollectionLayoutEnvironment) -> Layout
  ) {
    self.name = name
    self.summary = summary
    content = .setup(
      LayoutSetup(
        title: summary, environment: environment, itemCounts: itemCounts, script: script,
        layout: Self.called(layout)))
  }

  /// Creates an entry from a layout written in Swift, and measures its estimated sizes.
  ///
  /// - Parameters:
  ///   - name: The name that arguments use.
  ///   - summary: A line about the layout.
  ///   - itemCounts: The number of items of each section, none negative.
  ///   - environment: The view that shows the layout.
  ///   - measurer: The measurer of elements with estimated sizes, such as `.heights([44, 80])`.
  ///   - script: The actions of a simulation; nil for a tour that suits the layout.
  ///   - layout: Returns the layout for an environment. It is called once for each run, with the
  ///     size of `--size` where that is given.
  public init<Layout: GalleryLayout>(
    _ name: String, _ summary: String, itemCounts: [Int], environment: CaseEnvironment = .standard,
    measurer: some Measuring, script: ScrollScript? = nil,
    layout: @escaping @MainActor (CollectionLayoutEnvironment) -> Layout
  ) {
    self.name = name
    self.summary = summary
    var setup = LayoutSetup(
      title: summary, environment: environment, itemCounts: itemCounts,
      measurer: ClosureMeasurer(measurer), script: script,
      layout: Self.called(layout))
    setup.sampled = measurer
    if let contents = measurer as? ElementContents { setup.content = contents.content(of:in:) }
    if let measurement = measurer as? CaseMeasurement {
      setup.content = { id, _ in measurement.content(of: id) }
    }
    content = .setup(setup)
  }

  /// Returns the closure of an entry as the command calls it, on the thread of a run.
  ///
  /// It may use Apple's classes, and so belongs to the main actor for the compiler.
  private static func called<Layout: GalleryLayout>(
    _ layout: @escaping @MainActor (CollectionLayoutEnvironment) -> Layout
  ) -> (CollectionLayoutEnvironment) -> CollectionLayout {
    { environment in withoutIsolation { layout(environment).collectionLayout } }
  }
}

extension CaseEnvironment {
  /// The view of a layout that names none: 390 × 844 points without insets, at 2 pixels a point.
  public static let standard = CaseEnvironment(size: CaseDocument.standardSize)

  /// Returns the view of a device, upright, with its scale, safe area and margins.
  ///
  /// - Parameter name: The name of a `DevicePreset`, such as "iPhone 15".
  /// - Precondition: The device is known.
  public static func device(_ name: String) -> CaseEnvironment {
    guard let device = DevicePreset(name: name) else {
      let end = DevicePreset.nearest(to: name).map { "; did you mean \"\($0.name)\"?" } ?? "."
      halt("Invalid device: there is no preset \"\(name)\"\(end)")
    }
    return CaseEnvironment(device: device)
  }
}
