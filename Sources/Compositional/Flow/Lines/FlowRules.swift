/// A size by the directions of a flow layout: across, in which items follow each other in a line,
/// and along, in which lines follow each other and the view scrolls.
package struct FlowSize: Hashable, Sendable {
  /// The length in the direction of the line, in points.
  package var across: Double
  /// The length in the direction of scrolling, in points.
  package var along: Double

  /// Creates a size; lengths that are negative or not finite become 0.
  package init(across: Double, along: Double) {
    self.across = Self.usable(across)
    self.along = Self.usable(along)
  }

  /// Creates a size of a layout that scrolls along an axis.
  package init(_ size: CGSize, along axis: LayoutAxis) {
    self.init(across: size[axis.perpendicular], along: size[axis])
  }

  /// Returns the size in a layout that scrolls along an axis.
  func size(along axis: LayoutAxis) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// Returns a length that can be laid out.
  static func usable(_ length: Double) -> Double { length.isFinite ? max(0, length) : 0 }
}

/// The distances and views of one section of a flow layout, in points.
package struct FlowRules: Hashable, Sendable {
  /// The distance between lines; negative lets them overlap.
  package var lineSpacing: Double = 10
  /// The least distance between the items of a line.
  package var itemSpacing: Double = 10
  /// The insets of the lines.
  package var inset: PhysicalEdgeInsets = .zero
  /// The length of the header along the scroll direction; 0 for none.
  package var header: Double = 0
  /// The length of the footer along the scroll direction; 0 for none.
  package var footer: Double = 0
  /// True if the items size themselves.
  package var itemsSizeThemselves = false
  /// True if items have the average size of the measured ones until they are measured.
  package var unmeasuredItemsAreAverage = false

  /// Creates the rules of a section without header, footer and insets.
  package init() {}
}

/// One section of a flow layout before it is arranged.
package struct FlowContent: Sendable {
  /// The sizes of items.
  package enum Sizes: Sendable {
    /// So many items of one size.
    case even(FlowSize, count: Int)
    /// The size of each item.
    case each([FlowSize])
  }

  /// The sizes of the items.
  package var sizes: Sizes
  /// The distances and views.
  package var rules: FlowRules

  /// Creates a section.
  package init(_ sizes: Sizes, _ rules: FlowRules = FlowRules()) {
    self.sizes = sizes
    self.rules = rules
  }

  /// The number of items.
  package var count: Int {
    switch sizes {
    case .even(_, let count): max(0, count)
    case .each(let sizes): sizes.count
    }
  }
}

/// The frame of an item within the lines of its section, in points.
struct FlowFrame {
  /// The distance from the beginning of the line.
  var across: Double
  /// The distance from the first line.
  var along: Double
  /// The size.
  var size: FlowSize
}
