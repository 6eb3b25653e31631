/// All sections one after another, with the items around the whole layout.
///
/// Preparation creates it and queries read it. Positions are exact and left to right; right-to-left
/// queries mirror the frames (rule 2.17).
///
/// A value: a copy shares the sections until one of them changes. Its parts are behind a reference.
/// Otherwise each query would copy them, which takes a twelfth of its time.
struct SectionStack: Sendable {
  private var parts: Indirect<StackParts>

  /// Creates a stack of sections.
  init(
    _ sections: [SolvedSection], configuration: CollectionLayoutConfiguration,
    environment: CollectionLayoutEnvironment, resolver: DimensionResolver
  ) {
    let parts = StackParts(
      sections, configuration: configuration, environment: environment, resolver: resolver)
    self.parts = Indirect(parts)
  }

  /// A stack without sections.
  static var empty: SectionStack {
    let environment = CollectionLayoutEnvironment(size: CGSize(width: 0, height: 0))
    return SectionStack(
      [], configuration: .init(), environment: environment,
      resolver: DimensionResolver(grid: PixelGrid(scale: 1), quirks: []))
  }

  /// The axis along which the sections follow one another.
  var main: LayoutAxis { parts.value.main }
  /// The size of the view, in points.
  var view: Vector { parts.value.view }
  /// The rules by which frames are rounded.
  var resolver: DimensionResolver { parts.value.resolver }
  /// True if the layout direction is right to left.
  var isMirrored: Bool { parts.value.isMirrored }
  /// The sections in order.
  var sections: [SolvedSection] { _read { yield parts.value.sections } }
  /// The extents of the sections, from the start of the first.
  var offsets: OffsetTree { _read { yield parts.value.offsets } }
  /// Headers, footers and side views of the layout; positions from the start of the sections.
  var boundary: BoundaryPlacement { _read { yield parts.value.boundary } }
  /// The size of the content, in points (rule 2.19).
  var contentSize: Vector { parts.value.contentSize }
  /// The number of sections that were copied because others shared them.
  var copies: Int { parts.value.copies }

  /// The measured sizes of the layout's boundary items, by place in the description.
  ///
  /// A change places the items again.
  var boundarySizes: [Int: MeasuredSize] {
    get { parts.value.boundarySizes }
    set { parts.value.boundarySizes = newValue }
  }

  /// Returns true if the section exists.
  func hasSection(_ index: Int) -> Bool { sections.indices.contains(index) }

  /// Returns the start of a section, in points of the content.
  ///
  /// - Complexity: O(log sections)
  func start(ofSection index: Int) -> Double {
    boundary.startExtension + offsets.start(of: index)
  }

  /// Replaces a section and moves those after it.
  ///
  /// - Complexity: O(log sections)
  mutating func replace(_ index: Int, with section: SolvedSection) {
    parts.value.sections[index] = section
    parts.value.sectionDidChange(index)
  }

  /// Moves the sections after one whose geometry was changed in place.
  ///
  /// - Complexity: O(log sections)
  mutating func moveSections(after index: Int) {
    guard sections[index].geometry.groups.isMeasured else {
      // A section of uniform groups keeps numbers that follow from its geometry.
      return replace(index, with: SolvedSection(sections[index].geometry))
    }
    parts.value.sectionDidChange(index)
  }

  /// Changes the geometry of a section, and copies it first if it is shared.
  @discardableResult
  mutating func change<Answer>(_ index: Int, _ body: (inout SectionGeometry) -> Answer) -> Answer {
    parts.value.change(index, body)
  }

  /// Takes over the measured sizes of the boundary items of another stack.
  mutating func carryBoundarySizes(from old: SectionStack) {
    guard !old.boundarySizes.isEmpty else { return }
    boundarySizes = boundary.items.sizesThatHold(
      of: old.boundarySizes, from: old.boundary.items)
  }
}

/// The sections of a stack, and what follows from them and from the items around the layout.
private struct StackParts: Sendable {
  let main: LayoutAxis
  let view: Vector
  let resolver: DimensionResolver
  let isMirrored: Bool
  private let boundaryDescriptions: [CollectionLayoutBoundarySupplementaryItem]
  private let spacing: Double
  var sections: [SolvedSection]
  private(set) var offsets: OffsetTree
  private(set) var boundary: BoundaryPlacement
  private(set) var contentSize = Vector.zero
  var boundarySizes: [Int: MeasuredSize] = [:] {
    didSet { placeBoundary() }
  }
  private(set) var copies = 0

  init(
    _ sections: [SolvedSection], configuration: CollectionLayoutConfiguration,
    environment: CollectionLayoutEnvironment, resolver: DimensionResolver
  ) {
    main = configuration.scrollDirection
    let size = environment.container.contentSize
    view = Vector(x: Double(size.width), y: Double(size.height))
    self.resolver = resolver
    isMirrored = environment.layoutDirection == .rightToLeft
    spacing = Double(configuration.interSectionSpacing)
    boundaryDescriptions = configuration.boundarySupplementaryItems
    let spacing = spacing
    self.sections = sections
    offsets = OffsetTree(sections.map { Self.extent(of: $0, spacing: spacing) })
    boundary = BoundaryPlacement(
      [], in: BoundaryRoom(content: 0, span: .none, view: view, main: main), resolver: resolver)
    placeBoundary()
  }

  private static func extent(of section: SolvedSection, spacing: Double) -> OffsetTree.Extent {
    var extent = section.geometry.extent
    extent.length += spacing
    return extent
  }

  private mutating func placeBoundary() {
    // Without any section there is nothing that they could surround (rule 2.11).
    guard !boundaryDescriptions.isEmpty, !sections.isEmpty else {
      boundary.stretch(to: sectionsLength)
      noteContentSize()
      return
    }
    boundary = BoundaryPlacement(
      boundaryDescriptions,
      in: BoundaryRoom(
        content: sectionsLength, span: Span(low: 0, high: view[main.perpendicular]), view: view,
        main: main),
      resolver: resolver, measured: boundarySizes)
    noteContentSize()
  }

  private mutating func noteContentSize() {
    let longest = SolverLimits.contentLength
    contentSize = Vector(
      along: main, min(max(0, boundary.length), longest),
      across: min(max(view[main.perpendicular], offsets.largestAcross), longest))
  }

  /// The length of all sections with the spacing between them, in points.
  private var sectionsLength: Double {
    sections.isEmpty ? 0 : offsets.totalLength - spacing
  }

  mutating func sectionDidChange(_ index: Int) {
    offsets.update(index, to: Self.extent(of: sections[index], spacing: spacing))
    placeBoundary()
  }

  mutating func change<Answer>(_ index: Int, _ body: (inout SectionGeometry) -> Answer) -> Answer {
    if !isKnownUniquelyReferenced(&sections[index]) {
      copies += 1
      sections[index] = SolvedSection(sections[index].geometry)
    }
    // The stack holds its sections as long as one of them changes.
    return Unmanaged.passUnretained(sections[index])._withUnsafeGuaranteedRef {
      body(&$0.geometry)
    }
  }
}
