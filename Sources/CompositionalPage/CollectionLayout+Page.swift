import Compositional
import CompositionalDocuments

extension CollectionLayout {
  /// Returns a page that opens the layout, with its view and its data.
  ///
  /// The section provider and the closures of custom groups are asked in the layout's environment,
  /// and in those of devices. The page holds the answers, shows the one for the device that is
  /// chosen in it, and says so. A layout that answers the same everywhere is written once. All
  /// answers together have at most half a megabyte; devices beyond that are left out.
  ///
  /// - Parameters:
  ///   - name: The name of the case in the page.
  ///   - devices: The environments of the devices for which Swift answers; `[]` for none, and nil for
  ///     the screens of the newest phones and tablets in both orientations, with the text size and the
  ///     direction of the layout's environment. Of those of equal size the first counts.
  /// - Throws: ``PageError`` if there is a section that the page cannot hold.
  /// - Precondition: The layout is prepared.
  /// - Complexity: O(devices x sections), and that of preparing the layout for each device if it has
  ///   custom groups with closures
  public func page(
    named name: String = "", devices: [CollectionLayoutEnvironment]? = nil
  ) throws(PageError) -> LayoutPage {
    guard let environment else {
      preconditionFailure("A page is of a prepared layout; call prepare(itemCounts:in:) first.")
    }
    return try LayoutPage(
      named: name, itemCounts: itemCounts, in: environment, devices: devices
    ) { _ in self }
  }
}

extension LayoutPage {
  /// Creates a page of a layout that is made for each environment.
  ///
  /// - Parameters:
  ///   - name: The name of the case in the page.
  ///   - itemCounts: The number of items of each section.
  ///   - environment: The environment of the view that the page opens with.
  ///   - devices: The environments of the devices for which Swift answers; nil for the usual ones.
  ///   - layout: Returns the layout for an environment.
  /// - Throws: ``PageError`` if there is a section that the page cannot hold.
  /// - Complexity: O(devices x sections), and that of preparing the layout for each device if it has
  ///   custom groups with closures
  package init(
    named name: String, itemCounts: [Int], in environment: CollectionLayoutEnvironment,
    devices: [CollectionLayoutEnvironment]? = nil,
    layout: (CollectionLayoutEnvironment) -> CollectionLayout
  ) throws(PageError) {
    func answer(in environment: CollectionLayoutEnvironment) throws(PageError) -> LayoutAnswer {
      try LayoutAnswer(layout(environment), named: name, itemCounts: itemCounts, in: environment)
    }
    let own = try answer(in: environment)
    var answers = [(environment, own)]
    var byteCount = own.text.utf8.count
    for device in devices ?? environment.screens {
      let size = device.ownContainer.contentSize
      guard answers.allSatisfy({ $0.0.ownContainer.contentSize != size }),
        size.width.isFinite, size.height.isFinite,
        // A device without a section is left out: its provider may need more room.
        let answer = try? answer(in: device)
      else { continue }
      let isOwn = answer.layout == own.layout
      if !isOwn { byteCount += answer.text.utf8.count }
      guard byteCount <= PageError.sampleBytesAtMost else { break }
      answers.append((device, isOwn ? own : answer))
    }
    guard own.hasAsked || answers.contains(where: { $0.1.layout != own.layout }) else {
      self.init(document: own.text, showsViewOfDocument: true)
      return
    }
    self.init(
      document: own.text, showsViewOfDocument: true,
      note: "Swift computes a part of this layout, and did so for \(answers.count) "
        + (answers.count == 1 ? "size of the view." : "sizes of the view."),
      samples: answers.map {
        LayoutSample(size: $0.0.ownContainer.contentSize, document: $0.1.text)
      })
  }
}

/// What a layout is in an environment.
private struct LayoutAnswer {
  let layout: LayoutDocument
  let text: String
  /// True if the closure of a custom group was asked.
  let hasAsked: Bool

  /// Asks the section provider and the closures of custom groups.
  init(
    _ layout: CollectionLayout, named name: String, itemCounts: [Int],
    in environment: CollectionLayoutEnvironment
  ) throws(PageError) {
    guard itemCounts.count <= PageError.sectionsAtMost else { throw .tooManySections }
    var sections: [CollectionLayoutSection] = []
    for index in itemCounts.indices {
      guard let section = layout.sectionProvider(index, environment) else {
        throw .missingSection(index)
      }
      sections.append(section)
    }
    let sampler = LayoutSampler(sections, of: layout, itemCounts: itemCounts, in: environment)
    sections = sampler.sections
    if let first = sections.first, sections.allSatisfy({ $0 == first }) { sections = [first] }
    let document = CaseDocument(
      name: name, layout: LayoutDocument(configuration: layout.configuration, sections: sections),
      environment: CaseEnvironment(environment), itemCounts: itemCounts)
    do throws(EncodingError) {
      (text, hasAsked) = (try document.jsonText(), sampler.hasAsked)
      self.layout = document.layout
    } catch {
      guard case .invalidValue(_, let context) = error else { throw .notADocument("\(error)") }
      throw .notADocument(context.debugDescription)
    }
  }
}
