import Compositional
import CompositionalTestSupport
import Testing

/// Laws of measuring, checked on random layouts.
@Suite struct MeasuringLawTests {
  private static let seeds: ClosedRange<UInt64> = 1...150

  /// The size of an element depends only on its identifier, so that the order does not matter.
  private struct NamedSizes: Measuring {
    let seed: UInt64

    func preferredSize(for proposal: MeasurementProposal) -> PreferredSize {
      var random = RandomSource(
        seed: proposal.id.description.utf8.reduce(seed) { $0 &* 131 &+ UInt64($1) })
      return PreferredSize(width: random.length(5...90), height: random.length(5...90))
    }
  }

  /// Layouts whose cells keep their places, so that their proposals do not depend on the order.
  private static func isSteady(_ layout: RandomLayout) -> Bool {
    !layout.sections.contains { $0?.group.item.holdsEstimatesAlong == true }
  }

  @Test func anyOrderEndsTheSame() {
    var checked = 0
    for seed in UInt64(1)...250 {
      let random = RandomLayout(.estimates, seed: seed)
      guard Self.isSteady(random) else { continue }
      let measurer = NamedSizes(seed: seed)
      var ordered = random.engine
      var ids = ordered.allAttributes().map(\.id).filter {
        ordered.measurementProposal(for: $0) != nil
      }
      guard ids.count > 1 else { continue }
      checked += 1
      for id in ids { Self.measure(id, in: &ordered, measurer) }
      var shuffled = random.engine
      var source = random.probes
      ids.shuffle(using: &source)
      for id in ids { Self.measure(id, in: &shuffled, measurer) }
      var whole = random.engine
      whole.measureEverything(with: measurer)
      #expect(ordered.contentSize.isNear(shuffled.contentSize, within: 0.01), "\(random)")
      for other in [shuffled, whole] {
        let difference = AttributesDifference(
          expected: ordered.allAttributes(), actual: other.allAttributes())
        #expect(difference.isEmpty, "\(random)\n\(difference)")
      }
    }
    #expect(checked > 40)
  }

  private static func measure(
    _ id: ElementID, in layout: inout CollectionLayout, _ measurer: NamedSizes
  ) {
    guard let proposal = layout.measurementProposal(for: id) else { return }
    layout.record(ElementMeasurement(id, measurer.preferredSize(for: proposal)))
  }

  /// A viewport's anchor stays on screen while everything around it is measured; a view at an end
  /// stays there.
  @Test(arguments: [ScrollAnchor.Edge.top, .bottom])
  func theAnchorStaysOnScreen(edge: ScrollAnchor.Edge) {
    var checked = 0
    for seed in Self.seeds {
      let random = RandomLayout(.estimates, seed: seed)
      var layout = random.engine
      let host = random.referenceHost
      var source = random.probes
      let axis = random.configuration.scrollDirection
      for _ in 0..<8 {
        guard !host.sizedElements.isEmpty else { break }
        let size = random.environment.container.contentSize
        var viewport = source.viewport(over: layout.contentSize, size: size)
        viewport.contentOffset = Self.clamped(viewport, layout)
        let id = source.pick(host.sizedElements)
        guard let anchor = layout.scrollAnchor(in: viewport, keeping: edge),
          let before = layout.attributes(for: anchor.id)?.frame,
          layout.measurementProposal(for: id) != nil
        else { continue }
        let ends = Self.ends(viewport, layout, axis)
        let answer = PreferredSize(
          width: source.length(5...150), height: source.length(5...150))
        let change = layout.record(
          ElementMeasurement(id, answer), in: viewport, keeping: edge)
        guard let after = layout.attributes(for: anchor.id)?.frame else { continue }
        let moved = Self.position(after, axis, edge) - Self.position(before, axis, edge)
        let adjustment = change.contentOffsetAdjustment
        var wanted = viewport
        if axis == .vertical {
          wanted.contentOffset.y += moved
        } else {
          wanted.contentOffset.x += moved
        }
        var expected = Self.clamped(wanted, layout, axis)
        let half = 0.5001 / random.environment.displayScale
        let near = ends.map { abs($0[axis] - viewport.contentOffset[axis]) < half }
        let readsBackward =
          axis == .horizontal && random.environment.layoutDirection == .rightToLeft
        // Where both ends are one, the start comes first, or the end for what is read from its end.
        let first = readsBackward == (edge == .top) ? 1 : 0
        if let end = [first, 1 - first].first(where: { near[$0] }) {
          expected = Self.ends(viewport, layout, axis)[end]
        }
        #expect(abs(viewport.contentOffset.x + adjustment.x - expected.x) < 0.51, "\(random)")
        #expect(abs(viewport.contentOffset.y + adjustment.y - expected.y) < 0.51, "\(random)")
        checked += 1
      }
    }
    #expect(checked > 200)
  }

  private static func position(_ frame: CGRect, _ axis: LayoutAxis, _ edge: ScrollAnchor.Edge)
    -> CGFloat
  {
    switch (axis, edge) {
    case (.vertical, .top): frame.minY
    case (.vertical, .bottom): frame.maxY
    case (.horizontal, .top): frame.minX
    case (.horizontal, .bottom): frame.maxX
    }
  }

  /// The lowest and the highest offset at which a view rests, on an axis.
  private static func ends(
    _ viewport: Viewport, _ layout: CollectionLayout, _ axis: LayoutAxis
  ) -> [CGPoint] {
    [-1e9, 1e9].map {
      var far = viewport
      far.contentOffset[axis] = $0
      return clamped(far, layout, axis)
    }
  }

  /// The nearest offset at which a view rests, on one axis or on both.
  private static func clamped(
    _ viewport: Viewport, _ layout: CollectionLayout, _ only: LayoutAxis? = nil
  ) -> CGPoint {
    let (inset, content) = (viewport.adjustedContentInset, layout.contentSize)
    var offset = viewport.contentOffset
    if only != .vertical {
      let high = max(-inset.left, content.width + inset.right - viewport.size.width)
      offset.x = min(max(offset.x, -inset.left), high)
    }
    if only != .horizontal {
      let high = max(-inset.top, content.height + inset.bottom - viewport.size.height)
      offset.y = min(max(offset.y, -inset.top), high)
    }
    return offset
  }
}
