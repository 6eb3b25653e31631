import Foundation

/// A control of segments, of which one is selected.
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1
  /// The index of the selected segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  private var titles: [String?] = []

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// Creates a control with actions, whose titles the segments have.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    titles = actions.map(\.title)
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Returns the title of a segment; nil for none.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title }

  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(segment, 0), titles.count))
  }

  /// Removes all segments.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }
}

extension ObjectSimulation where Base: UISegmentedControl {
  /// Selects a segment as a touch does, and sends the event.
  public func select(_ segment: Int) {
    base.selectedSegmentIndex = segment
    base.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
