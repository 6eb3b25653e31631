/// All sections one after another, with the items around the whole layout.
///
/// Preparation creates it and queries read it. `CollectionLayout` copies a shared one before a
/// change. Positions are exact and left to right; right-to-left queries mirror the frames
/// (rule 2.17).
final class SectionStack {
  /// The axis along which the sections follow one another.
  let main: LayoutAxis
  /// The size of the view, in points.
  let view: Vector
  /// The rules by which frames are rounded.
  let resolver: DimensionResolver
  /// True if the layout direction is right to left.
  let isMirrored: Bool
  private let boundaryDescriptions: [CollectionLayoutBoundarySupplementaryItem]
  private let spacing: Double
  /// The state that changes when a section is replaced.
  ///
  /// It is behind a pointer, because every read of a variable of a class is checked for overlapping
  /// writes, which costs a query many times over.
  private let state: UnsafeMutablePointer<State>

  private struct State {
    var sections: [SolvedSection]
    var offsets: OffsetTree
    var boundary: BoundaryPlacement
    var contentSize = Vector.zero
    /// The measured sizes of the layout's boundary items, by place in the description.
    var boundarySizes: [Int: MeasuredSize] = [:]
    /// A section with a line that is open for measurements; nil if there is none.
    var openSection: Int?
    /// The number of sections that were copied because others shared them.
    var copies = 0
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Returns true if the section exists.
  func hasSection(_ index: Int) -> Bool { state.pointee.sections.indices.contains(index) }

  /// The sections in order.
  var sections: [SolvedSection] { @inline(__always) _read { yield state.pointee.sections } }
  /// The extents of the sections, from the start of the first.
  var offsets: OffsetTree { @inline(__always) _read { yield state.pointee.offsets } }
  /// Headers, footers and side views of the layout; positions from the start of the sections.
  var boundary: BoundaryPlacement { @inline(__always) _read { yield state.pointee.boundary } }
  /// The measured sizes of the layout's boundary items, by place in the description.
  ///
  /// A change places the items again.
  var boundarySizes: [Int: MeasuredSize] {
    get { state.pointee.boundarySizes }
    set {
      state.pointee.boundarySizes = newValue
      placeBoundary()
    }
  }
  /// A section with a line that is open for measurements; nil if there is none.
  var openSection: Int? {
    get { state.pointee.openSection }
    set { state.pointee.openSection = newValue }
  }
  /// The number of sections that were copied because others shared them.
  var copies: Int { state.pointee.copies }
  /// The size of the content, in points (rule 2.19).
  var contentSize: Vector { state.pointee.contentSize }

  /// Creates a stack of sections.
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
    let boundary = BoundaryPlacement(
      [], in: BoundaryRoom(content: 0, span: .none, view: view, main: main), resolver: resolver)
    state = .allocate(capacity: 1)
    state.initialize(
      to: State(
        sections: sections,
        offsets: OffsetTree(sections.map { Self.extent(of: $0, spacing: spacing) }),
        boundary: boundary))
    placeBoundary()
  }

  /// Creates a copy that can change independently.
  init(copying other: SectionStack) {
    main = other.main
    view = other.view
    resolver = other.resolver
    isMirrored = other.isMirrored
    boundaryDescriptions = other.boundaryDescriptions
    spacing = other.spacing
    state = .allocate(capacity: 1)
    state.initialize(to: other.state.pointee)
  }

  /// A stack without sections.
  static var empty: SectionStack {
    let environment = CollectionLayoutEnvironment(size: CGSize(width: 0, height: 0))
    return SectionStack(
      [], configuration: .init(), environment: environment,
      resolver: DimensionResolver(grid: PixelGrid(scale: 1), quirks: []))
  }

  private static func extent(of section: SolvedSection, spacing: Double) -> OffsetTree.Extent {
    var extent = section.geometry.extent
    extent.length += spacing
    return extent
  }

  private func placeBoundary() {
    guard !boundaryDescriptions.isEmpty else {
      state.pointee.boundary.stretch(to: sectionsLength)
      noteContentSize()
      return
    }
    let boundary = BoundaryPlacement(
      boundaryDescriptions,
      in: BoundaryRoom(
        content: sectionsLength, span: Span(low: 0, high: view[main.perpendicular]), view: view,
        main: main),
      resolver: resolver, measured: boundarySizes)
    state.pointee.boundary = boundary
    noteContentSize()
  }

  private func noteContentSize() {
    let longest = SolverLimits.contentLength
    state.pointee.contentSize = Vector(
      along: main, min(max(0, state.pointee.boundary.length), longest),
      across: min(max(view[main.perpendicular], state.pointee.offsets.largestAcross), longest))
  }

  /// The length of all sections with the spacing between them, in points.
  private var sectionsLength: Double {
    state.pointee.sections.isEmpty ? 0 : state.pointee.offsets.totalLength - spacing
  }

  /// Replaces a section and moves those behind it.
  ///
  /// - Complexity: O(log sections)
  func replace(_ index: Int, with section: SolvedSection) {
    state.pointee.sections[index] = section
    state.pointee.offsets.update(index, to: Self.extent(of: section, spacing: spacing))
    placeBoundary()
  }

  /// Moves the sections behind one that has changed.
  ///
  /// - Complexity: O(log sections)
  func sectionDidChange(_ index: Int) {
    state.pointee.offsets.update(
      index, to: Self.extent(of: state.pointee.sections[index], spacing: spacing))
    placeBoundary()
  }

  /// Changes the geometry of a section, and copies it first if it is shared.
  @discardableResult
  func change<Answer>(_ index: Int, _ body: (inout SectionGeometry) -> Answer) -> Answer {
    if !isKnownUniquelyReferenced(&state.pointee.sections[index]) {
      state.pointee.copies += 1
      state.pointee.sections[index] = SolvedSection(state.pointee.sections[index].geometry)
    }
    // The stack holds its sections as long as one of them changes.
    return Unmanaged.passUnretained(state.pointee.sections[index])._withUnsafeGuaranteedRef {
      body(&$0.geometry)
    }
  }

  /// Takes over the measured sizes of the boundary items of another stack.
  func carryBoundarySizes(from old: SectionStack) {
    guard !old.boundarySizes.isEmpty else { return }
    boundarySizes = boundary.items.sizesThatHold(
      of: old.boundarySizes, from: old.boundary.items)
  }

  /// Returns the start of a section, in points of the content.
  ///
  /// - Complexity: O(log sections)
  func start(ofSection index: Int) -> Double {
    boundary.startExtension + offsets.start(of: index)
  }
}
