/// A boundary item at its natural place.
package struct PlacedBoundaryItem: Sendable {
  /// The description.
  package let item: CollectionLayoutBoundarySupplementaryItem
  /// The element kind, which is read without a copy of the description and its references.
  let kind: String
  /// The place, in points; along the scroll direction from the start of the section's content.
  package var slot: Box
  /// The pin along the scroll direction; nil if the item is not pinned.
  package var pin: Pin?
}

/// The room in which boundary items are placed.
package struct BoundaryRoom {
  /// The length of the content along the scroll direction, in points.
  package var content: Double
  /// The extent across the scroll direction in which items may be, in points.
  package var span: Span
  /// The size of the view, in points; fractions along the scroll direction refer to it (rule 2.10.1).
  package var view: Vector
  /// The scroll direction.
  package var main: LayoutAxis
  /// The length by which iOS 14 shortens an empty section, in points (rules 2.27, P9).
  package var shortening = 0.0

  package init(content: Double, span: Span, view: Vector, main: LayoutAxis) {
    self.content = content
    self.span = span
    self.view = view
    self.main = main
  }
}

/// Places the boundary items of a section, or of the whole layout, around its content.
///
/// The same code places both, for either scroll direction (rules 2.10 and 2.11). The content spans
/// `0..<content` along the scroll direction, and items that extend it lie outside.
package struct BoundaryPlacement: Sendable {
  /// The items in the order of the description; positions from the start of the content.
  package private(set) var items: [PlacedBoundaryItem] = []
  /// The length of the content after side items have stretched it, in points (rule 2.10.5).
  package private(set) var content: Double
  /// The distance by which items stick out before the content, in points.
  package private(set) var startExtension = 0.0
  /// The distance by which items stick out after the content, in points.
  package private(set) var endExtension = 0.0
  /// The length by which the whole is shorter than its parts, in points.
  private let shortening: Double

  /// The length with everything that extends it, in points.
  package var length: Double { startExtension + content + endExtension - shortening }

  /// Creates a placement of items.
  ///
  /// - Parameters:
  ///   - descriptions: The items.
  ///   - room: The content, and the room around it.
  ///   - resolver: The rules by which dimensions become points.
  ///   - measured: The measured sizes, by place in the description (rule 2.8.8).
  package init(
    _ descriptions: [CollectionLayoutBoundarySupplementaryItem], in room: BoundaryRoom,
    resolver: DimensionResolver, measured: [Int: MeasuredSize] = [:]
  ) {
    let (main, span) = (room.main, room.span)
    content = room.content
    shortening = room.shortening
    guard !descriptions.isEmpty else { return }
    let container = Vector(along: main, room.view[main], across: span.length)
    let sizes = descriptions.enumerated().map { index, item in
      var size = resolver.size(item.layoutSize, in: container)
      guard let measured = measured[index] else { return size }
      // The view was measured; its insets come on top.
      for axis in item.layoutSize.estimatedAxes where !measured.size[axis].isNaN {
        size[axis] = measured.size[axis] + item.contentInsets.total(axis)
      }
      return size
    }
    for (item, size) in zip(descriptions, sizes) where item.isSide(main) && item.extendsBoundary {
      content = max(content, size[main])
    }
    for (item, size) in zip(descriptions, sizes) {
      items.append(
        PlacedBoundaryItem(
          item: item, kind: item.elementKind, slot: slot(of: item, size, main, span)))
    }
    extend(main, quirks: resolver.quirks)
    for index in items.indices where items[index].item.pinToVisibleBounds {
      items[index].pin = pin(of: items[index], main, quirks: resolver.quirks)
    }
  }

  /// Changes the length of content without items around it, in points.
  mutating func stretch(to content: Double) {
    require(items.isEmpty, "Items stand around the content; place them anew.")
    self.content = content
  }

  /// Returns the natural place of an item (rules 2.10.2, 2.10.4, 2.10.5, 2.10.7).
  private func slot(
    of item: CollectionLayoutBoundarySupplementaryItem, _ size: Vector, _ main: LayoutAxis,
    _ span: Span
  ) -> Box {
    let cross = main.perpendicular
    let place = item.alignment.edges.fraction(main)
    var slot = Box(origin: .zero, size: size)
    if item.extendsBoundary && !item.isSide(main) {
      slot.origin[main] = place == 0 ? -size[main] : content
    } else {
      slot.origin[main] = place * (content - size[main])
    }
    let room = span.length - size[cross]
    slot.origin[cross] = span.low + item.alignment.edges.fraction(cross) * room
    slot.origin = slot.origin + Vector(x: Double(item.offset.x), y: Double(item.offset.y))
    return slot
  }

  /// Extends the content by the largest distance that extending items stick out.
  ///
  /// Items at one edge do not stack (rules 2.10.3, 2.10.6).
  private mutating func extend(_ main: LayoutAxis, quirks: Quirks) {
    for placed in items where placed.item.extendsBoundary {
      if placed.item.isSide(main) && quirks.contains(.sideItemsNeverStickOut) { continue }
      startExtension = max(startExtension, -placed.slot.min(main))
      endExtension = max(endExtension, placed.slot.max(main) - content)
    }
  }

  /// Returns the bounds of a pinned item.
  ///
  /// The extension of the far side keeps header and footer apart.
  private func pin(of placed: PlacedBoundaryItem, _ main: LayoutAxis, quirks: Quirks) -> Pin {
    var before = startExtension
    var after = endExtension
    if quirks.contains(.pinsStopAtPinnedItemsOnly) {
      let pinned = items.filter { $0.item.pinToVisibleBounds && $0.item.extendsBoundary }
      before = pinned.reduce(0) { max($0, -$1.slot.min(main)) }
      after = pinned.reduce(0) { max($0, $1.slot.max(main) - content) }
    }
    let length = placed.slot.size[main]
    let place = placed.item.alignment.edges.fraction(main)
    return Pin(
      edge: place == 0 ? .start : place == 1 ? .end : .either, natural: placed.slot.min(main),
      limits: Span(
        low: before - startExtension, high: content + endExtension - shortening - after - length),
      length: length,
      keepsNatural: quirks.contains(.pinsKeepNaturalPlaces) && !quirks.contains(.iOS14Pinning))
  }
}

extension CollectionLayoutBoundarySupplementaryItem {
  /// Returns true if the item is beside the content instead of before or after it.
  fileprivate func isSide(_ main: LayoutAxis) -> Bool { alignment.edges.fraction(main) == 0.5 }
}
