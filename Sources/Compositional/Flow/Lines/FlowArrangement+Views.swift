// Headers and footers, which can stay in sight while their section is.

extension FlowArrangement {
  /// The headers and footers that stay in sight.
  package struct Pins: Hashable, Sendable {
    /// The part of the content that the view shows between its insets, in points.
    package var visible: CGRect
    /// True if headers stay at the beginning of what is visible.
    package var headers: Bool
    /// True if footers stay at the end of what is visible.
    package var footers: Bool

    /// Creates pins.
    package init(visible: CGRect, headers: Bool, footers: Bool) {
      self.visible = visible
      self.headers = headers
      self.footers = footers
    }
  }

  /// Returns the frame of the header of a section in points; nil if it has none.
  ///
  /// A pinned header does not leave the space between the beginning of its section and the footer.
  package func headerFrame(ofSection index: Int, pins: Pins? = nil) -> CGRect? {
    guard sections.indices.contains(index), sections[index].rules.header > 0 else { return nil }
    let (section, start) = (sections[index], places[index].start)
    let length = section.rules.header
    var along = start
    if let pins, pins.headers {
      let end = start + section.length - section.rules.footer - length
      along = max(start, min(visible(pins).low, end))
    }
    return view(at: along, length)
  }

  /// Returns the frame of the footer of a section in points; nil if it has none.
  ///
  /// A pinned footer does not leave the space between the header and the end of its section.
  package func footerFrame(ofSection index: Int, pins: Pins? = nil) -> CGRect? {
    guard sections.indices.contains(index), sections[index].rules.footer > 0 else { return nil }
    let (section, start) = (sections[index], places[index].start)
    let length = section.rules.footer
    let end = start + section.length - length
    var along = end
    if let pins, pins.footers {
      along = min(end, max(visible(pins).high - length, start + section.rules.header))
    }
    return view(at: along, length)
  }

  private func view(at along: Double, _ length: Double) -> CGRect {
    rect(across: 0, across, along: grid.nearest(along), length)
  }

  /// The visible part along the scroll direction, as if nothing was mirrored.
  package func visible(_ pins: Pins) -> Span {
    let rect = mirrored(pins.visible)
    return axis == .vertical
      ? Span(low: Double(rect.origin.y), high: Double(rect.origin.y + rect.size.height))
      : Span(low: Double(rect.origin.x), high: Double(rect.origin.x + rect.size.width))
  }
}
