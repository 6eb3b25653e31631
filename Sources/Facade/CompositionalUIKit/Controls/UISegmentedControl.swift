import Foundation

/// A control of segments, of which one is selected.
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// True if segments are as wide as their content, and not equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  private let label = UILabel(frame: .zero)

  private struct Segment {
    var title: String?
    var action: UIAction?
    /// The width that was set, in points; 0 for that of the content.
    var width: CGFloat = 0
  }

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String) }
  }

  /// Creates a control with actions, whose titles the segments have.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, action: $0) }
  }

  open var numberOfSegments: Int { segments.count }

  /// Returns the title of a segment; nil for none.
  open func titleForSegment(at segment: Int) -> String? { segments[checked(segment)].title }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[checked(segment)].title = title
  }

  /// Inserts a segment, at most behind the last; the selected one stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), segments.count)
    segments.insert(Segment(title: title), at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// Removes a segment; without the selected one, none is selected.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Sets the width of a segment, in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[checked(segment)].width = max(0, width)
  }

  /// Returns the width that was set for a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[checked(segment)].width }

  /// The index of a segment, which exists.
  private func checked(_ segment: Int) -> Int {
    require(
      segments.indices.contains(segment),
      "There is no segment \(segment); the control has \(segments.count).")
    return segment
  }

  /// Performs the action of the selected segment.
  fileprivate func performAction() {
    segments[checked(selectedSegmentIndex)].action?.performWithSender(self, target: nil)
  }

  /// 32 points high; each segment has 16 points on both sides of a title, and the widest counts for all.
  open override var intrinsicContentSize: CGSize {
    label.ownTraits = traitCollection
    label.font = .systemFont(ofSize: 13, weight: .medium)
    let natural = segments.map { segment in
      label.text = segment.title
      return label.intrinsicContentSize.width + 32
    }
    let widest = natural.max() ?? 0
    let width = zip(segments, natural).reduce(0) { sum, each in
      let (segment, own) = each
      let standard = apportionsSegmentWidthsByContent ? own : widest
      return sum + (segment.width > 0 ? segment.width : standard)
    }
    return CGSize(width: width, height: 32)
  }

  /// Returns the size of the segments, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }
}

extension ObjectSimulation where Base: UISegmentedControl {
  /// Selects a segment as a touch does, and sends the event.
  public func select(_ segment: Int) {
    guard base.canBeOperated else { return }
    base.selectedSegmentIndex = segment
    base.performAction()
    base.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
