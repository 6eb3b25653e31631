// Stand-ins for services of the system, which do nothing.

import Foundation

/// A sign that fingers feel.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  fileprivate var count = 0

  /// Creates a generator.
  public override init() {}

  /// Prepares a sign.
  open func prepare() {}
}

extension UIFeedbackGenerator: SimulatedObject {}

extension ObjectSimulation where Base: UIFeedbackGenerator {
  /// The number of signs so far.
  public var count: Int { base.count }
}

/// A sign of a changed selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the sign.
  open func selectionChanged() { count += 1 }
}

/// A sign of a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a sign.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  /// Creates a generator.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Gives the sign.
  open func impactOccurred() { count += 1 }

  /// Gives the sign with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { count += 1 }
}

/// A sign of a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  /// Gives the sign.
  open func notificationOccurred(_ notificationType: FeedbackType) { count += 1 }
}

/// What was copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The text; nil for none.
  open var string: String?
  /// The image; nil for none.
  open var image: UIImage?
  /// The address; nil for none.
  open var url: URL?
  /// True if there is a text.
  open var hasStrings: Bool { string != nil }

  /// The pasteboard of the process.
  public static let general = UIPasteboard()
}

/// A service for what is shared.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title; nil for none.
  open var activityTitle: String? { nil }
  /// The image; nil for none.
  open var activityImage: UIImage? { nil }
  /// The name; nil for none.
  open var activityType: ActivityType? { nil }

  /// Creates a service.
  public override init() {}

  /// Returns false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Does nothing.
  open func perform() {}
}

/// A controller that shares.
open class UIActivityViewController: UIViewController {
  /// What is shared.
  public let activityItems: [Any]
  /// The services that are left out; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: an archive cannot contain what is shared.
  public required init?(coder: NSCoder) { nil }
}

/// Accessibility settings; all are off.
public enum UIAccessibility {
  /// An accessibility notification.
  public enum Notification: Hashable, Sendable {
    /// A text.
    case announcement
    /// A part of the screen has changed.
    case layoutChanged
    /// The screen has changed.
    case screenChanged
  }

  /// True if the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// True if little moves.
  public static var isReduceMotionEnabled: Bool { false }
  /// True if nothing shines through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// True if text is bold.
  public static var isBoldTextEnabled: Bool { false }

  /// Does nothing, because no one listens.
  public static func post(notification: Notification, argument: Any?) {
    UIKitSimulation.noteInert("UIAccessibility.post(notification:argument:)")
  }
}

/// Accessibility traits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per kind.
  public let rawValue: UInt64
  /// Creates kinds from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// A motion of views by rules of nature; nothing moves.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view; nil for none.
  public private(set) weak var referenceView: UIView?
  /// The rules.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Creates a motion in a view.
  public init(referenceView view: UIView) { referenceView = view }

  /// Creates a motion of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
  }

  /// Adds a rule; kept, without effect.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    UIKitSimulation.noteInert("UIDynamicAnimator.addBehavior(_:)")
  }

  /// Removes all rules.
  open func removeAllBehaviors() { behaviors = [] }
}

/// A rule of a motion.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Creates a rule.
  public override init() {}
}

/// A rule that keeps an item at a distance from a point.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The point, in points of the view.
  open var anchorPoint: CGPoint
  /// The distance, in points.
  open var length: CGFloat = 0
  /// The damping of the oscillation, from 0 to 1.
  open var damping: CGFloat = 0
  /// The frequency of the oscillation, in hertz.
  open var frequency: CGFloat = 0

  /// Creates a rule between an item and a point.
  public init(item: AnyObject, attachedToAnchor point: CGPoint) { anchorPoint = point }
}

/// An animation that can be stopped; here it ends at once.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init()
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animation.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, dampingRatio: 1, animations: animations)
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a closure that follows.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes, and calls the closures that follow.
  open func startAnimation() {
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
    (animations, completions) = ([], [])
  }
}

/// The place at which an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// Its end.
  case end = 0
  /// Its start.
  case start = 1
  /// Between.
  case current = 2
}

extension UIView {
  /// The speed of an animation.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant.
    case linear = 3
  }

  /// Makes changes at once, then calls a completion.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}
