/// All sections one after another, with the items around the whole layout.
///
/// What preparation makes and queries read; `CollectionLayout` copies it before it changes one that
/// is shared. Positions are exact, left to right; a reader from the right mirrors what comes out
/// (rule 2.17).
final class SectionStack {
  /// The longest a section may be, in points: far beyond any screen, and safe to add up.
  static let longest = 1e300

  /// The axis along which the sections follow one another.
  let main: LayoutAxis
  /// The size of the view, in points.
  let view: Vector
  /// How frames are rounded.
  let resolver: DimensionResolver
  /// Whether reading starts at the right.
  let isMirrored: Bool
  private let boundaryDescriptions: [CollectionLayoutBoundarySupplementaryItem]
  private let spacing: Double
  /// What changes when a section is replaced.
  ///
  /// Behind a pointer, because every read of a class's variable is checked for overlapping writes,
  /// which a query would pay for many times over.
  private let state: UnsafeMutablePointer<State>

  private struct State {
    var sections: [SolvedSection]
    var offsets: OffsetTree
    var boundary: BoundaryPlacement
    var contentSize = Vector.zero
    /// What the layout's boundary items were measured at, by their place in the description.
    var boundarySizes: [Int: MeasuredSize] = [:]
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// Whether there is a section of an index.
  func hasSection(_ index: Int) -> Bool { state.pointee.sections.indices.contains(index) }

  /// The sections in order.
  var sections: [SolvedSection] { @inline(__always) _read { yield state.pointee.sections } }
  /// Where each section starts, from the start of the first.
  var offsets: OffsetTree { @inline(__always) _read { yield state.pointee.offsets } }
  /// Headers, footers and side views of the layout; positions from the start of the sections.
  var boundary: BoundaryPlacement { @inline(__always) _read { yield state.pointee.boundary } }
  /// What the layout's boundary items were measured at, by their place in the description.
  var boundarySizes: [Int: MeasuredSize] { state.pointee.boundarySizes }
  /// The size of everything, in points (rule 2.19).
  var contentSize: Vector { state.pointee.contentSize }

  /// Stacks sections.
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
      [], around: 0, span: .none, view: view, main: main, resolver: resolver)
    state = .allocate(capacity: 1)
    state.initialize(
      to: State(
        sections: sections,
        offsets: OffsetTree(sections.map { Self.extent(of: $0, spacing: spacing) }),
        boundary: boundary))
    placeBoundary()
  }

  /// A stack of the same sections that can change on its own.
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

  /// No sections in no view.
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
      boundaryDescriptions, around: sectionsLength,
      span: Span(low: 0, high: view[main.perpendicular]),
      view: view, main: main, resolver: resolver, measured: boundarySizes)
    state.pointee.boundary = boundary
    noteContentSize()
  }

  private func noteContentSize() {
    state.pointee.contentSize = Vector(
      along: main, max(0, state.pointee.boundary.length),
      across: max(view[main.perpendicular], state.pointee.offsets.largestAcross))
  }

  /// The length of all sections with the spacing between them, in points.
  private var sectionsLength: Double {
    state.pointee.sections.isEmpty ? 0 : state.pointee.offsets.totalLength - spacing
  }

  /// Replaces one section; the ones after it move.
  ///
  /// - Complexity: O(log sections)
  func replace(_ index: Int, with section: SolvedSection) {
    state.pointee.sections[index] = section
    state.pointee.offsets.update(index, to: Self.extent(of: section, spacing: spacing))
    placeBoundary()
  }

  /// Moves what follows a section that has changed.
  ///
  /// - Complexity: O(log sections)
  func sectionDidChange(_ index: Int) {
    state.pointee.offsets.update(
      index, to: Self.extent(of: state.pointee.sections[index], spacing: spacing))
    placeBoundary()
  }

  /// Changes the geometry of a section, which is copied if anyone else holds it.
  @discardableResult
  func change<Answer>(_ index: Int, _ body: (inout SectionGeometry) -> Answer) -> Answer {
    if !isKnownUniquelyReferenced(&state.pointee.sections[index]) {
      state.pointee.sections[index] = SolvedSection(state.pointee.sections[index].geometry)
    }
    return body(&state.pointee.sections[index].geometry)
  }

  /// Notes what a boundary item of the layout was measured at; whether that is new.
  func measure(layoutBoundaryItem kind: String, _ answer: Vector) -> Bool {
    guard let index = boundary.items.firstIndex(where: { $0.item.elementKind == kind }) else {
      return false
    }
    let placed = boundary.items[index]
    guard !placed.item.layoutSize.estimatedAxes.isEmpty else { return false }
    let size = placed.measuredSize(answer)
    guard boundarySizes[index] != size else { return false }
    state.pointee.boundarySizes[index] = size
    placeBoundary()
    return true
  }

  /// Gives a boundary item of the layout its estimate back; whether it had anything else.
  func forget(layoutBoundaryItem kind: String) -> Bool {
    guard let index = boundary.items.firstIndex(where: { $0.item.elementKind == kind }),
      boundarySizes[index] != nil
    else { return false }
    state.pointee.boundarySizes[index] = nil
    placeBoundary()
    return true
  }

  /// Takes over what the boundary items of another layout were measured at.
  func carryBoundarySizes(from old: SectionStack) {
    guard !old.boundarySizes.isEmpty else { return }
    state.pointee.boundarySizes = boundary.items.sizesThatHold(
      of: old.boundarySizes, from: old.boundary.items)
    placeBoundary()
  }

  /// Where a section starts, in points of the content.
  ///
  /// - Complexity: O(log sections)
  func start(ofSection index: Int) -> Double {
    boundary.startExtension + offsets.start(of: index)
  }
}
