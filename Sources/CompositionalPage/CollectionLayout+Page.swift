import Compositional
import CompositionalDocuments
import CompositionalSimulation

extension CollectionLayout {
  /// Returns a page that opens the layout, with its view and its data.
  ///
  /// The section provider and the closures of custom groups are asked in the layout's environment,
  /// and in those of devices. The page holds the answers, shows the one for the device that is
  /// chosen in it, and says so. A layout that answers the same everywhere is written once. All
  /// answers together have at most half a megabyte; devices beyond that are left out.
  ///
  /// A handler of visible items is left out; ``LayoutPage/omissions`` says so. The measured sizes of
  /// elements are those that a measurer answers for the first items, as a document holds them.
  ///
  /// - Parameters:
  ///   - name: The name of the case, the title of the page.
  ///   - devices: The environments of the devices for which Swift answers; `[]` for none, and nil for
  ///     the screens of the newest phones and tablets in both orientations, with the text size and the
  ///     direction of the layout's environment. Of those of equal size the first counts.
  ///   - script: The script that the page plays; nil for an example.
  ///   - measurer: The measurer of elements with estimated sizes; nil to show the estimates.
  /// - Throws: ``PageError`` if there is a section that the page cannot hold.
  /// - Precondition: The layout is prepared.
  /// - Complexity: O(devices x sections), and that of preparing the layout for each device if it has
  ///   custom groups with closures; with a measurer up to 100 measurements for each device
  public func page(
    named name: String = "", devices: [CollectionLayoutEnvironment]? = nil,
    script: ScrollScript? = nil, measurer: (any Measuring)? = nil
  ) throws(PageError) -> LayoutPage {
    guard let environment else {
      preconditionFailure("A page needs a prepared layout; call prepare(itemCounts:in:) first.")
    }
    return try LayoutPage(
      named: name, itemCounts: itemCounts, in: CaseEnvironment(environment), devices: devices,
      script: script, measurer: measurer
    ) { _ in self }
  }
}

extension LayoutPage {
  /// Creates a page of a layout that is made for each environment.
  ///
  /// - Parameters:
  ///   - name: The name of the case, the title of the page.
  ///   - itemCounts: The number of items of each section.
  ///   - view: The view that the page opens with.
  ///   - devices: The environments of the devices for which Swift answers; nil for the usual ones.
  ///   - script: The script that the page plays; nil for an example.
  ///   - measurer: The measurer of elements with estimated sizes; nil to show the estimates.
  ///   - layout: Returns the layout for an environment.
  /// - Throws: ``PageError`` if there is a section that the page cannot hold.
  /// - Complexity: O(devices x sections), and that of preparing the layout for each device if it has
  ///   custom groups with closures; with a measurer up to 100 measurements for each device
  package init(
    named name: String, itemCounts: [Int], in view: CaseEnvironment,
    devices: [CollectionLayoutEnvironment]? = nil, script: ScrollScript? = nil,
    measurer: (any Measuring)? = nil, layout: (CollectionLayoutEnvironment) -> CollectionLayout
  ) throws(PageError) {
    func answer(in view: CaseEnvironment) throws(PageError) -> LayoutAnswer {
      try LayoutAnswer(
        layout(view.layoutEnvironment), named: name, itemCounts, in: view, script, measurer)
    }
    let own = try answer(in: view)
    var answers = [(view.size, own)]
    var byteCount = own.text.utf8.count
    for device in devices ?? view.layoutEnvironment.screens {
      let size = device.ownContainer.contentSize
      guard answers.allSatisfy({ $0.0 != size }), size.width.isFinite, size.height.isFinite,
        // A device without a section is left out: its provider may need more room.
        let answer = try? answer(in: CaseEnvironment(device))
      else { continue }
      let isOwn = answer.isEqual(to: own)
      if !isOwn { byteCount += answer.text.utf8.count }
      guard byteCount <= PageError.sampleBytesAtMost else { break }
      answers.append((size, isOwn ? own : answer))
    }
    let isSampled = own.hasAsked || answers.contains { !$0.1.isEqual(to: own) }
    self.init(
      document: own.text, showsViewOfDocument: true, omissions: own.omissions,
      note: isSampled
        ? "Swift computes a part of this layout, and did so for \(answers.count) "
          + (answers.count == 1 ? "size of the view." : "sizes of the view.") : "",
      samples: isSampled ? answers.map { LayoutSample(size: $0.0, document: $0.1.text) } : [])
  }
}
