import Compositional
import CompositionalTestSupport
import Testing

/// Laws of queries of layouts that are changed as a whole: sizes, rectangles, pinned items.
///
/// ``TransformationLawTests`` checks the frames at their natural places.
@Suite struct TransformedQueryLawTests {
  /// Compares the transformed answers of a layout with those of the transformed layout.
  private func compare(
    _ layout: RandomLayout, _ changed: RandomLayout, size: (CGSize) -> CGSize,
    attributes: (LayoutAttributes) -> LayoutAttributes, rect: (CGRect) -> CGRect,
    viewport: (Viewport) -> Viewport
  ) -> String? {
    let (one, other) = (layout.engine, changed.engine)
    let expected = size(one.contentSize)
    let got = other.contentSize
    guard got.isNear(expected, within: 0.01) else {
      return "content size \(got), expected \(expected)"
    }
    var probes = layout.probes
    for _ in 0..<2 {
      let asked = probes.rect(in: one.contentSize)
      let seen = probes.viewport(
        over: one.contentSize, size: layout.environment.container.contentSize)
      let pairs = [
        (one.attributes(in: asked), other.attributes(in: rect(asked)), asked),
        (one.attributes(in: seen), other.attributes(in: viewport(seen)), seen.bounds),
      ]
      for (before, after, asked) in pairs {
        let difference = AttributesDifference(
          expected: before.clear(of: asked, in: one.contentSize).map(attributes),
          actual: after.clear(of: rect(asked), in: got))
        guard difference.isEmpty else { return "asked for \(asked)\n\(difference)" }
      }
    }
    return nil
  }

  @Test func transposedAnswers() {
    let swap = LayoutTransformation.transposition
    Law<RandomLayout>.hold(samples: 500) { layout in
      guard layout.environment.layoutDirection == .leftToRight else { return nil }
      return compare(
        layout, swap.layout(layout), size: swap.size, attributes: swap.attributes,
        rect: swap.rect, viewport: swap.viewport)
    }
  }

  @Test func scaledAnswers() {
    let half = LayoutTransformation.scaling(by: 0.5)
    Law<RandomLayout>.hold(samples: 500) { layout in
      compare(
        layout, half.layout(layout), size: half.size, attributes: half.attributes,
        rect: half.rect, viewport: half.viewport)
    }
  }

  @Test func mirroredAnswers() {
    func turned(_ insets: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
      PhysicalEdgeInsets(
        top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }
    Law<RandomLayout>.hold(samples: 500) { layout in
      var left = layout
      left.environment.layoutDirection = .leftToRight
      var right = layout
      right.environment.layoutDirection = .rightToLeft
      right.environment.safeAreaInsets = turned(left.environment.safeAreaInsets)
      right.environment.layoutMargins = turned(left.environment.layoutMargins)
      right.environment.readableContentInsets = left.environment.readableContentInsets.map(turned)
      let width = left.engine.contentSize.width
      // Mirrored frames are rounded once more (rule 2.32.10), which moves those of a width off the
      // pixels.
      let scale = left.environment.displayScale
      guard
        ([width] + left.engine.allAttributes().map(\.frame.width)).allSatisfy({
          abs($0 * scale - ($0 * scale).rounded()) < 1e-6
        })
      else { return nil }
      func mirrored(_ rect: CGRect) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      return compare(
        left, right, size: { $0 },
        attributes: {
          LayoutAttributes(id: $0.id, frame: mirrored($0.frame), zIndex: $0.zIndex)
        },
        rect: mirrored,
        viewport: {
          Viewport(
            contentOffset: mirrored($0.bounds).origin, size: $0.size,
            adjustedContentInset: turned($0.adjustedContentInset))
        })
    }
  }
}
