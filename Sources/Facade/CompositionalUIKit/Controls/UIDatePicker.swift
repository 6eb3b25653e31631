import Foundation

/// A control of a date, a time or a duration.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Hashable, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// The look of a picker.
  public enum Style: Int, Hashable, Sendable {
    /// As the system chooses: ``compact``, or ``wheels`` for a duration.
    case automatic = 0
    case wheels = 1
    /// Labels that show a calendar when they are touched.
    case compact = 2
    /// A calendar.
    case inline = 3
  }

  /// The date, within the limits.
  open var date = Date() { didSet { clamp() } }
  /// The earliest date; nil for none.
  open var minimumDate: Date? { didSet { clamp() } }
  /// The latest date; nil for none, and without effect before the earliest one.
  open var maximumDate: Date? { didSet { clamp() } }
  /// The duration, in seconds.
  open var countDownDuration: TimeInterval = 0
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The look that the app prefers.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The distance of the minutes that can be chosen; a finger chooses no others.
  open var minuteInterval = 1
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?

  /// The look.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// Sets the date, without telling anyone.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func clamp() {
    var inRange = date
    if let minimumDate {
      inRange = max(minimumDate, inRange)
      if let maximumDate, maximumDate < minimumDate { return set(inRange) }
    }
    if let maximumDate { inRange = min(maximumDate, inRange) }
    set(inRange)
  }

  private func set(_ inRange: Date) { if inRange != date { date = inRange } }

  /// The size, in points: of a calendar 320 x 332, of wheels 320 x 216, of a date 115 x 34.333 and of a time
  /// 70 x 36, 8 apart.
  ///
  /// The calendar and the labels were measured; the wheels are published, and the distance is approximate.
  open override var intrinsicContentSize: CGSize {
    switch (datePickerStyle, datePickerMode) {
    case (.inline, .time), (.inline, .countDownTimer), (.wheels, _), (.automatic, _):
      CGSize(width: 320, height: 216)
    case (.inline, _): CGSize(width: 320, height: 332)
    case (.compact, .time), (.compact, .countDownTimer): CGSize(width: 70, height: 36)
    case (.compact, .date), (.compact, .yearAndMonth): CGSize(width: 115, height: 103.0 / 3)
    case (.compact, .dateAndTime): CGSize(width: 193, height: 36)
    }
  }

  /// Returns the natural size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension ObjectSimulation where Base: UIDatePicker {
  /// Chooses a date as a finger does, within the limits and at a multiple of the minutes, and sends the event.
  public func choose(_ date: Date) {
    guard base.canBeOperated else { return }
    let step = Double(max(1, base.minuteInterval)) * 60
    let seconds = date.timeIntervalSinceReferenceDate
    base.date =
      base.minuteInterval > 1
      ? Date(timeIntervalSinceReferenceDate: (seconds / step).rounded(.down) * step) : date
    base.sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
