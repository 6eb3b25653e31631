// Stand-ins for controls with a value. A test changes it as a finger does, by `simulation`.

import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// True if the control is on.
  open var isOn = false
  /// The color when it is on; nil for that of the system.
  open var onTintColor: UIColor?
  /// The color of the handle; nil for that of the system.
  open var thumbTintColor: UIColor?

  /// Turns the control on or off, without telling anyone.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size of a switch, in points.
  open override var intrinsicContentSize: CGSize { SystemMetrics.switchSize }
}

extension ObjectSimulation where Base: UISwitch {
  /// Turns the control as a touch does, and sends its events.
  public func touch() {
    base.isOn.toggle()
    base.sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
  }
}

/// A control of a value in a range.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// True if events are sent while a finger moves; kept, without effect.
  open var isContinuous = true { didSet { UIKitSimulation.noteInert("UISlider.isContinuous") } }

  /// Sets the value, without telling anyone.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

extension ObjectSimulation where Base: UISlider {
  /// Moves the handle as a finger does, within the range, and sends the event.
  public func slide(to value: Float) {
    base.value = min(max(value, base.minimumValue), max(base.minimumValue, base.maximumValue))
    base.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// A control with a button that adds and one that subtracts.
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The greatest value.
  open var maximumValue: Double = 100
  /// The change by a touch; kept, without effect.
  open var stepValue: Double = 1 { didSet { UIKitSimulation.noteInert("UIStepper.stepValue") } }
}

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

/// A wheel that shows that something goes on.
open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  public enum Style: Int, Hashable, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// The size.
  open var style: Style
  /// The color; nil for that of the system.
  open var color: UIColor! = .secondaryLabel
  /// True if the wheel is hidden at rest.
  open var hidesWhenStopped = true { didSet { hide() } }
  /// True if the wheel turns.
  open private(set) var isAnimating = false

  /// Creates a wheel.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    hide()
  }

  /// Creates a wheel.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// Creates a wheel; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    hide()
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    hide()
  }

  private func hide() { isHidden = hidesWhenStopped && !isAnimating }

  /// The size of the wheel, in points.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

/// A line that shows how much is done.
open class UIProgressView: UIView {
  /// The look of a line.
  public enum Style: Int, Hashable, Sendable {
    /// As the system draws it.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  /// What is done, from 0 to 1.
  open var progress: Float = 0
  /// The look.
  open var progressViewStyle = Style.default
  /// The color of what is done; nil for that of the system.
  open var progressTintColor: UIColor?
  /// The color of what is not done; nil for that of the system.
  open var trackTintColor: UIColor?

  /// Creates a line.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets what is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
