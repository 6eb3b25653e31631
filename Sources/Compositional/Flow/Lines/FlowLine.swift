/// One line of a section of a flow layout.
package struct FlowLine: Sendable {
  /// The items.
  package let items: Range<Int>
  /// The number of lines above.
  package let index: Int
  /// The distance from the first line of the section, in points.
  package let start: Double
  /// The length along the scroll direction, in points: that of the longest item.
  package let thickness: Double
  /// True for the last line of the section.
  package let isLast: Bool
}

// The lines of a section, for those who say why they are as they are.

extension FlowSection {
  /// True if all items have one size.
  package var isEven: Bool { lines.sizes.areEven }

  /// The length of all lines along the scroll direction, in points.
  package var linesLength: Double { lines.length }

  /// The number of lines.
  ///
  /// - Complexity: O(items)
  package var lineCount: Int { lines.lineCount }

  /// Returns the line of an item that exists.
  ///
  /// - Complexity: O(items)
  package func line(of item: Int) -> FlowLine { lines.line(of: item) }

  /// Returns the first lines.
  package func firstLines(_ limit: Int) -> [FlowLine] { lines.firstLines(limit) }

  /// Returns the size of an item that exists.
  ///
  /// - Complexity: O(log items)
  package func size(of item: Int) -> FlowSize { lines.sizes.size(of: item).size }

  /// Returns true if an item has the average size of the measured items of its section.
  package func isAverage(_ item: Int) -> Bool {
    lines.sizes.haveAverage && lines.sizes.size(of: item).waits
  }
}

extension FlowArrangement {
  /// The length of a line that counts as none, in points.
  package static var tolerance: Double { FlowSharing.tolerance }

  /// The number of lines that are held, of which one stands for many equal ones.
  ///
  /// - Complexity: O(sections)
  package var linesHeld: Int { sections.reduce(0) { $0 + $1.lines.held } }

  /// Returns where a section begins along the scroll direction, in points.
  package func start(ofSection index: Int) -> Double { places[index].start }
}
