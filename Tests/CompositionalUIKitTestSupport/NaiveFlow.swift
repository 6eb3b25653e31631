import CompositionalUIKit

/// A second implementation of the rules of flow layouts: it places everything, one by one.
package struct NaiveFlow {
  /// The elements, section by section: items, header, footer.
  package private(set) var elements: [FlowArrangement.Element] = []
  /// The length of the content along the scroll direction, in points.
  package private(set) var length: Double = 0
  private let axis: LayoutAxis
  private let across: Double
  private let scale: Double

  /// Places sections.
  package init(
    _ sections: [FlowContent], along axis: LayoutAxis, across: Double, scale: Double,
    isMirrored: Bool = false
  ) {
    (self.axis, self.across, self.scale) = (axis, across, scale)
    for (index, section) in sections.enumerated() { add(section, index) }
    guard isMirrored else { return }
    let width = axis == .vertical ? across : length
    elements = elements.map { element in
      var frame = element.frame
      frame.origin.x = width - frame.maxX
      return .init(section: element.section, part: element.part, frame: frame)
    }
  }

  /// Returns the elements that meet a rectangle.
  package func elements(in rect: CGRect) -> [FlowArrangement.Element] {
    elements.filter { element in
      let frame = element.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
        && frame.maxY > rect.minY
    }
  }

  private mutating func add(_ content: FlowContent, _ index: Int) {
    let rules = content.rules
    let isVertical = axis == .vertical
    let (before, after) =
      isVertical
      ? (Double(rules.inset.left), Double(rules.inset.right))
      : (Double(rules.inset.top), Double(rules.inset.bottom))
    let (first, last) =
      isVertical
      ? (Double(rules.inset.top), Double(rules.inset.bottom))
      : (Double(rules.inset.left), Double(rules.inset.right))
    let start = length
    var inside = first
    let lines = Self.lines(content.all, across - before - after, rules.itemSpacing)
    var lineStart = start + rules.header + first
    var item = 0
    for (number, line) in lines.enumerated() {
      let sizes = line.map { content.all[$0] }
      let thickness = sizes.map(\.along).max() ?? 0
      let places = Self.places(
        sizes, across - before - after, rules, isLast: number == lines.count - 1)
      for (size, place) in zip(sizes, places) {
        put(
          index, .item(item), (before + place).pixels(scale),
          (lineStart + (thickness - size.along) / 2).pixels(scale), size)
        item += 1
      }
      inside = max(inside, lineStart + thickness - start - rules.header)
      lineStart += max(0, thickness + rules.lineSpacing)
    }
    if rules.header > 0 {
      put(index, .header, 0, start.pixels(scale), FlowSize(across: across, along: rules.header))
    }
    length = start + rules.header + max(0, inside + last)
    if rules.footer > 0 {
      put(index, .footer, 0, length.pixels(scale), FlowSize(across: across, along: rules.footer))
    }
    length += rules.footer
  }

  private mutating func put(
    _ section: Int, _ part: FlowArrangement.Element.Part, _ across: Double, _ along: Double,
    _ size: FlowSize
  ) {
    let frame =
      axis == .vertical
      ? CGRect(x: across, y: along, width: size.across, height: size.along)
      : CGRect(x: along, y: across, width: size.along, height: size.across)
    elements.append(.init(section: section, part: part, frame: frame))
  }

  /// Breaks items into lines.
  private static func lines(
    _ sizes: [FlowSize], _ available: Double, _ spacing: Double
  ) -> [[Int]] {
    var lines: [[Int]] = []
    var used = 0.0
    for (item, size) in sizes.enumerated() {
      if let line = lines.last, used + spacing + size.across <= available + 1e-6 {
        used += spacing + size.across
        lines[lines.count - 1] = line + [item]
      } else {
        lines.append([item])
        used = size.across
      }
    }
    return lines
  }

  /// Returns the places of the items of a line.
  ///
  /// A last line of equal items is filled with such that nobody sees. Another one spares its space.
  private static func places(
    _ sizes: [FlowSize], _ available: Double, _ rules: FlowRules, isLast: Bool
  ) -> [Double] {
    var widths = sizes.map(\.across)
    func free() -> Double {
      available - widths.reduce(0, +) - Double(widths.count - 1) * rules.itemSpacing
    }
    let kinds = Set(sizes.map { [$0.across, rules.itemsSizeThemselves ? 0 : $0.along] })
    var (place, gap) = (0.0, rules.itemSpacing)
    if !isLast || kinds.count == 1 {
      while isLast, rules.itemSpacing + widths[0] <= free() + 1e-6 { widths.append(widths[0]) }
      if widths.count > 1 {
        gap += max(0, free()) / Double(widths.count - 1)
      } else {
        place = free() / 2
      }
    }
    if rules.itemsSizeThemselves { place = max(0, place) }
    return sizes.map { size in
      defer { place += size.across + gap }
      return place
    }
  }
}

extension FlowContent {
  /// The size of each item.
  fileprivate var all: [FlowSize] {
    switch sizes {
    case .even(let size, let count): [FlowSize](repeating: size, count: count)
    case .each(let sizes): sizes
    }
  }
}

extension Double {
  /// The nearest whole number of pixels, halves away from zero, in points.
  fileprivate func pixels(_ scale: Double) -> Double {
    let pixels = self * scale
    let nudge = pixels < 0 ? -1e-6 : 1e-6
    return (pixels + nudge).rounded(.toNearestOrAwayFromZero) / scale
  }
}
