/// A search for the visible elements to measure, one after another.
///
/// It goes on where it found the last element, as long as nothing before has moved. So the
/// measurements of a viewport together look at each visible element once.
package struct MeasurementSearch {
  /// The place where the search goes on: everything visible before it was measured.
  private var place = ElementIndexPath(item: 0, section: 0)
  /// The axes on which visible cells before ``place``, in its section, share a length.
  private(set) var sharing: AxisSet = []
  /// The bounds of the view in left-to-right coordinates, as ``place`` was found.
  private var bounds: Box?
  /// The number of groups that all searches together have looked at.
  package internal(set) var groupsVisited = 0

  /// Creates a search that starts with the first visible element.
  package init() {}

  /// The item of the current section where the search goes on.
  var item: Int { place.item }

  /// Returns the section where a search in these bounds goes on.
  mutating func section(in bounds: Box) -> Int {
    if self.bounds != bounds { restart() }
    self.bounds = bounds
    return place.section
  }

  /// Notes that everything visible in the sections before one was measured.
  mutating func enter(section: Int) {
    guard section != place.section else { return }
    place = ElementIndexPath(item: 0, section: section)
    sharing = []
  }

  /// Notes that everything visible in the current section before a group was measured.
  ///
  /// - Parameters:
  ///   - item: The first item of the group.
  ///   - axes: The axes on which visible cells before it share a length.
  mutating func noteMeasured(before item: Int, sharing axes: AxisSet) {
    place.item = item
    sharing = axes
  }

  /// Starts with the first visible element of the current section again.
  mutating func restartSection() {
    place.item = 0
    sharing = []
  }

  /// Starts with the first visible element again.
  mutating func restart() {
    place = ElementIndexPath(item: 0, section: 0)
    sharing = []
  }

  /// Notes what may have moved since the last search.
  ///
  /// - Parameter path: The first item that may have moved; nil if none has.
  package mutating func noteMoved(from path: ElementIndexPath?) {
    guard let path, path < place else { return }
    let isInside = path.section == place.section && sharing.isEmpty
    place = isInside ? path : ElementIndexPath(item: 0, section: path.section)
    sharing = []
  }
}
