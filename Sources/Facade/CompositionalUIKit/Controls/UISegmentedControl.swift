import Foundation

/// A control of segments, of which one is selected.
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// True if segments are as wide as their content, and not equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  private var titles: [String?] = [] { didSet { invalidateIntrinsicContentSize() } }
  private var widths: [Int: CGFloat] = [:] { didSet { invalidateIntrinsicContentSize() } }
  private var actions: [Int: UIAction] = [:]
  private let label = UILabel(frame: .zero)

  /// Creates a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// Creates a control with actions, whose titles the segments have.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    titles = actions.map(\.title)
    self.actions = Dictionary(uniqueKeysWithValues: actions.enumerated().map { ($0, $1) })
  }

  open var numberOfSegments: Int { titles.count }

  /// Returns the title of a segment; nil for none.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(segment, 0), titles.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Sets the width of a segment, in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    widths[segment] = width > 0 ? width : nil
  }

  /// Returns the width that was set for a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { widths[segment] ?? 0 }

  /// Performs the action of the selected segment.
  fileprivate func performAction() {
    actions[selectedSegmentIndex]?.performWithSender(self, target: nil)
  }

  /// 32 points high; each segment has 16 points on both sides of a title, and the widest counts for all.
  open override var intrinsicContentSize: CGSize {
    label.ownTraits = traitCollection
    label.font = .systemFont(ofSize: 13, weight: .medium)
    let natural = titles.map { title in
      label.text = title
      return label.intrinsicContentSize.width + 32
    }
    let widest = natural.max() ?? 0
    let width = natural.indices.reduce(0) { sum, index in
      sum + (widths[index] ?? (apportionsSegmentWidthsByContent ? natural[index] : widest))
    }
    return CGSize(width: width, height: 32)
  }

  /// Returns the size of the segments, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }
}

extension ObjectSimulation where Base: UISegmentedControl {
  /// Selects a segment as a touch does, and sends the event.
  public func select(_ segment: Int) {
    guard base.isEnabled else { return }
    base.selectedSegmentIndex = segment
    base.performAction()
    base.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
