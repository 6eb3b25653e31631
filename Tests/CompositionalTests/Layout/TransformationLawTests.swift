import Compositional
import CompositionalTestSupport
import Testing

/// Laws of layouts that are changed as a whole, checked on random layouts.
@Suite struct TransformationLawTests {
  /// Compares the elements of a layout, changed, with those of the changed layout.
  private func hold(
    _ law: (RandomLayout) -> (expected: [LayoutAttributes], got: [LayoutAttributes])?
  ) {
    Law<RandomLayout>.hold(samples: 500) { layout in
      guard let (expected, got) = law(layout) else { return nil }
      let difference = AttributesDifference(expected: expected, actual: got)
      return difference.isEmpty ? nil : "\(difference)"
    }
  }

  /// Swapping x and y of the description swaps x and y of the frames: each axis is written once.
  @Test func transposition() {
    hold { layout in
      guard layout.environment.layoutDirection == .leftToRight else { return nil }
      let swap = LayoutTransformation.transposition
      let swapped = swap.layout(layout)
      return (
        layout.engine.allAttributes().map(swap.attributes), swapped.engine.allAttributes()
      )
    }
  }

  /// Twice the lengths at half the display scale give the same pixels.
  @Test func scaling() {
    hold { layout in
      let twice = LayoutTransformation.scaling(by: 2)
      return (
        layout.engine.allAttributes().map(twice.attributes),
        twice.layout(layout).engine.allAttributes()
      )
    }
  }

  /// Reading from the right mirrors the frames within the content.
  @Test func mirroring() {
    hold { layout in
      var left = layout
      left.environment.layoutDirection = .leftToRight
      var right = left
      right.environment.layoutDirection = .rightToLeft
      // Leading is right then, so the surroundings of the view are mirrored too.
      func turned(_ insets: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
        PhysicalEdgeInsets(
          top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
      }
      right.environment.safeAreaInsets = turned(left.environment.safeAreaInsets)
      right.environment.layoutMargins = turned(left.environment.layoutMargins)
      right.environment.readableContentInsets = left.environment.readableContentInsets.map(turned)
      let engine = left.engine
      let width = engine.contentSize.width
      let scale = left.environment.displayScale
      let mirrored = engine.allAttributes().map { element in
        var element = element
        let start = width - element.frame.maxX
        // A width off the pixels, its own or that of the content, would leave it off them
        // (rule 2.32.10).
        let pixels = ((start * scale).magnitude + 1e-6).rounded() / scale
        element.frame.origin.x = start < 0 ? -pixels : pixels
        return element
      }
      return (mirrored, right.engine.allAttributes())
    }
  }

  /// Items added at the end move no cell that was there before.
  @Test func addingItemsMovesNothing() {
    hold { layout in
      guard layout.environment.layoutDirection == .leftToRight, !layout.itemCounts.isEmpty,
        layout.itemCounts.last != 0
      else { return nil }
      var more = layout
      more.itemCounts[more.itemCounts.count - 1] += 3
      // A side item stretches or shrinks with its section; cells start at the same place.
      let hasBoundary = !layout.configuration.boundarySupplementaryItems.isEmpty
      let section = layout.sections.last ?? nil
      guard !hasBoundary, section?.boundarySupplementaryItems.isEmpty == true else { return nil }
      let before = layout.engine.allAttributes().filter { $0.category == .cell }
      let after = more.engine
      // A last group that is trimmed by more than its length can take the whole section with it.
      guard let last = before.last, after.attributes(for: last.id) != nil else { return nil }
      return (before, before.compactMap { after.attributes(for: $0.id) })
    }
  }
}
