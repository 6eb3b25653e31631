/// A compositional layout: sections from a provider, solved for an environment, ready for queries.
///
/// Apple's name: `UICollectionViewCompositionalLayout`. The one stateful value of the engine: it
/// is prepared with item counts and an environment, and then answers for any rectangle without
/// changing. A section without estimates keeps one solved template, so neither preparation nor
/// memory depends on the number of items.
///
/// ```swift
/// var layout = CollectionLayout { index, environment in sections[index] }
/// layout.prepare(itemCounts: [12, 1_000_000_000], in: environment)  // O(sections)
/// for element in layout.attributes(in: viewport) { ... }            // O(log sections + visible)
/// ```
public struct CollectionLayout {
  /// What gives the section at an index; nil is an error for a section that has items.
  public typealias SectionProvider =
    (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?

  /// What holds for the layout as a whole; a change takes effect with the next ``prepare(itemCounts:in:)``.
  public var configuration: CollectionLayoutConfiguration
  /// What gives the section at an index.
  public let sectionProvider: SectionProvider

  /// Makes a layout whose sections come from a closure.
  ///
  /// - Parameters:
  ///   - configuration: what holds for the layout as a whole.
  ///   - sectionProvider: called once a section and preparation, with the environment of then.
  public init(
    configuration: CollectionLayoutConfiguration = .init(),
    sectionProvider: @escaping SectionProvider
  ) {
    self.configuration = configuration
    self.sectionProvider = sectionProvider
  }

  /// Makes a layout whose sections are all the same.
  ///
  /// - Parameters:
  ///   - section: what every section is.
  ///   - configuration: what holds for the layout as a whole.
  public init(
    section: CollectionLayoutSection, configuration: CollectionLayoutConfiguration = .init()
  ) {
    self.init(configuration: configuration) { _, _ in section }
  }

  /// The solved sections; none before the first preparation.
  private(set) var stack = SectionStack.empty
  /// What was found wrong in each section, by section; the layout's own under nil.
  private var findings: [Int?: [LayoutDiagnostic]] = [:]
  /// The environment of the last preparation.
  private var environment: CollectionLayoutEnvironment?
  /// The groups solved since the layout was made, for counting work.
  package private(set) var groupsSolved = 0
}

// MARK: - Preparing

extension CollectionLayout {
  /// Solves the layout for item counts and an environment.
  ///
  /// - Parameters:
  ///   - itemCounts: the number of items of each section, none negative.
  ///   - environment: the size of the view and what else the layout depends on.
  /// - Complexity: O(sections) solves of a group, whatever the item counts.
  public mutating func prepare(itemCounts: [Int], in environment: CollectionLayoutEnvironment) {
    var environment = environment
    environment.container = container(in: environment)
    self.environment = environment
    findings = [:]
    var solver = SectionSolver(configuration: configuration, environment: environment)
    solver.note(
      duplicates: configuration.boundarySupplementaryItems.map(\.elementKind), section: nil)
    findings[nil] = solver.takeDiagnostics()
    let sections = itemCounts.indices.map { solve($0, itemCount: itemCounts[$0], &solver) }
    stack = SectionStack(
      sections, configuration: configuration, environment: environment, resolver: solver.resolver)
  }

  /// Solves one section again, for what its provider says now; the ones after it move.
  ///
  /// - Parameters:
  ///   - index: the section, which exists since the last preparation.
  ///   - itemCount: its items from now on; nil for as many as before.
  /// - Complexity: one solve of a group and O(log sections).
  public mutating func invalidateSection(_ index: Int, itemCount: Int? = nil) {
    guard let environment, stack.sections.indices.contains(index) else {
      preconditionFailure("Invalid section: \(index). Only a prepared section can be invalidated.")
    }
    var solver = SectionSolver(configuration: configuration, environment: environment)
    let count = itemCount ?? stack.sections[index].geometry.dataCount
    let section = solve(index, itemCount: count, &solver)
    if !isKnownUniquelyReferenced(&stack) { stack = SectionStack(copying: stack) }
    stack.replace(index, with: section)
  }

  private mutating func solve(_ index: Int, itemCount: Int, _ solver: inout SectionSolver)
    -> SolvedSection
  {
    precondition(
      itemCount >= 0, "Invalid item count: \(itemCount) in section \(index). It is negative.")
    let section = sectionProvider(index, solver.environment)
    let solved = solver.solved(section, index: index, itemCount: itemCount)
    let diagnostics = solver.takeDiagnostics()
    if !diagnostics.isEmpty || findings[index] != nil { findings[index] = diagnostics }
    groupsSolved += solver.takeGroupsSolved()
    return solved
  }

  /// What providers see: the collection view's size, with the side insets of the layout's guide.
  private func container(in environment: CollectionLayoutEnvironment) -> CollectionLayoutContainer {
    var insets = environment.insets(of: configuration.contentInsetsReference)
    if configuration.scrollDirection == .vertical {
      insets.top = 0
      insets.bottom = 0
    } else {
      insets.leading = 0
      insets.trailing = 0
    }
    return CollectionLayoutContainer(
      contentSize: environment.container.contentSize, contentInsets: insets)
  }

  /// What the description does that UIKit would complain about, in order of sections.
  ///
  /// - Complexity: O(n log n) for n diagnostics.
  public var diagnostics: [LayoutDiagnostic] {
    findings.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.flatMap(\.value)
  }
}

// MARK: - Querying

extension CollectionLayout {
  /// The size of everything, in points; nothing before the first preparation.
  public var contentSize: CGSize {
    let size = stack.contentSize
    return CGSize(width: size.x, height: size.y)
  }

  /// The elements a viewport shows, pinned items where they are pinned.
  ///
  /// - Parameter viewport: where the view is scrolled to and how large it is.
  /// - Returns: by section its decorations, then cells and anchored views group by group, then its
  ///   boundary items; the layout's own boundary items last. A group of very many elements gives
  ///   them by place instead of by item.
  /// - Complexity: O(log sections + answer).
  public func attributes(in viewport: Viewport) -> [LayoutAttributes] {
    attributes(in: viewport.bounds, at: viewport)
  }

  /// The elements that meet a rectangle by UIKit's rule (semantics 2.19).
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to, which decides where pinned items are; nil leaves
  ///     them at their natural places.
  /// - Returns: in layout order, as for ``attributes(in:)``.
  /// - Complexity: O(log sections + answer).
  public func attributes(in rect: CGRect, at viewport: Viewport? = nil) -> [LayoutAttributes] {
    var attributes: [LayoutAttributes] = []
    appendAttributes(in: rect, at: viewport, to: &attributes)
    return attributes
  }

  /// Appends the elements that meet a rectangle to a buffer, which allocates nothing while it fits.
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to; nil leaves pinned items at their natural places.
  ///   - buffer: what is appended to, in layout order.
  /// - Complexity: O(log sections + answer).
  public func appendAttributes(
    in rect: CGRect, at viewport: Viewport? = nil, to buffer: inout [LayoutAttributes]
  ) {
    // Taken out while it grows, so that it is not copied.
    var visitor = AttributesVisitor(buffer: [])
    swap(&visitor.buffer, &buffer)
    visit(rect, viewport, &visitor)
    swap(&visitor.buffer, &buffer)
  }

  /// Writes the frames of the elements that meet a rectangle to memory of the caller's.
  ///
  /// The cheapest query: it allocates nothing, and what it writes holds no reference.
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to; nil leaves pinned items at their natural places.
  ///   - memory: what is written to, in the order of ``attributes(in:)``; what it held is not
  ///     looked at, and elements beyond its end are counted but not written.
  /// - Returns: how many elements there are; more than `memory` holds means that some are missing.
  /// - Complexity: O(log sections + answer).
  public func writeFrames(
    in rect: CGRect, at viewport: Viewport? = nil,
    to memory: UnsafeMutableBufferPointer<ElementFrame>
  ) -> Int {
    var visitor = FrameVisitor(memory: memory)
    visit(rect, viewport, &visitor)
    return visitor.count
  }

  /// Appends the frames of the elements that meet a rectangle to a buffer.
  ///
  /// - Parameters:
  ///   - rect: in points of the content.
  ///   - viewport: where the view is scrolled to; nil leaves pinned items at their natural places.
  ///   - buffer: what is appended to, in the order of ``attributes(in:)``.
  /// - Complexity: O(log sections + answer).
  public func appendFrames(
    in rect: CGRect, at viewport: Viewport? = nil, to buffer: inout [ElementFrame]
  ) {
    // A screenful fits on the stack; what does not is asked for again with room enough.
    let usual = 64
    let count = withUnsafeTemporaryAllocation(of: ElementFrame.self, capacity: usual) { memory in
      let count = writeFrames(in: rect, at: viewport, to: memory)
      if count <= usual { buffer.append(contentsOf: memory[..<count]) }
      return count
    }
    guard count > usual else { return }
    buffer += [ElementFrame](unsafeUninitializedCapacity: count) { memory, written in
      written = min(count, writeFrames(in: rect, at: viewport, to: memory))
    }
  }

  /// The name of an element of this layout, as it was when the frame was handed out.
  ///
  /// - Precondition: the layout has not been prepared or invalidated since.
  public func id(of frame: ElementFrame) -> ElementID { stack.id(of: frame) }

  /// Writes the frames of some cells of a section, in the order of the data.
  ///
  /// - Parameters:
  ///   - items: cells that the section shows.
  ///   - section: the section.
  ///   - buffer: holds at least as many frames as there are items; in points of the content.
  /// - Complexity: O(items).
  public func writeFrames(
    ofItems items: Range<Int>, inSection section: Int,
    to buffer: UnsafeMutableBufferPointer<CGRect>
  ) {
    precondition(
      stack.sections.indices.contains(section), "Invalid section: \(section). There is none.")
    let count = stack.sections[section].geometry.itemCount
    precondition(
      items.lowerBound >= 0 && items.upperBound <= count,
      "Invalid items: \(items). Section \(section) shows \(count).")
    precondition(
      buffer.count >= items.count,
      "Invalid buffer: \(buffer.count) frames cannot hold those of \(items.count) items.")
    stack.writeFrames(
      ofItems: items, inSection: section, from: Eye(stack, at: nil), to: buffer)
  }

  @discardableResult
  private func visit(
    _ rect: CGRect, _ viewport: Viewport?, _ visitor: inout some ElementVisitor
  ) -> QueryWork {
    stack.visit(
      meeting: rect, from: Eye(stack, at: viewport),
      orthogonalOffsets: viewport?.orthogonalOffsets ?? [:], &visitor)
  }

  /// What a query looks at, for tests that hold it against the size of the answer.
  package func work(in rect: CGRect, at viewport: Viewport? = nil) -> QueryWork {
    var visitor = FrameVisitor(memory: .init(start: nil, count: 0))
    return visit(rect, viewport, &visitor)
  }

  /// The answer for one element, wherever it is; nil when the layout has no such element.
  ///
  /// - Parameters:
  ///   - id: what names the element.
  ///   - viewport: where the view is scrolled to; nil leaves pinned items at their natural places.
  /// - Complexity: O(log sections).
  public func attributes(for id: ElementID, at viewport: Viewport? = nil) -> LayoutAttributes? {
    let element = stack.element(
      id, from: Eye(stack, at: viewport), orthogonalOffsets: viewport?.orthogonalOffsets ?? [:])
    guard let element else { return nil }
    return LayoutAttributes(id: id, frame: CGRect(element.frame), zIndex: element.zIndex)
  }

  /// Every element of the layout, wherever it is; for tests and for small layouts.
  ///
  /// - Complexity: O(elements).
  package func allAttributes(at viewport: Viewport? = nil) -> [LayoutAttributes] {
    var visitor = AttributesVisitor(buffer: [])
    stack.visitAll(
      from: Eye(stack, at: viewport), orthogonalOffsets: viewport?.orthogonalOffsets ?? [:],
      &visitor)
    return visitor.buffer
  }
}
