/// A view that shows one of several branches: the first whose condition holds.
///
/// The conditions are asked when the bounds have changed, or after ``invalidateLayout()``. A change
/// of the traits alone does not ask them. If no condition holds, the view shows nothing.
@preconcurrency @MainActor
open class ConditionalLayoutView: UIView {
  /// What a branch adds its subviews to.
  public typealias Target = SplitView

  private struct Branch {
    let configure: (Target) -> Void
    let condition: (UITraitCollection) -> Bool
  }

  private var branches: [Branch] = []
  private var shown: (index: Int, target: Target)?
  private var wasBuilt = false
  private var boundsOfLayout: CGRect?

  /// The index of the branch that is shown; nil for none.
  public var branch: Int? { shown?.index }

  /// Adds a branch.
  ///
  /// - Parameters:
  ///   - configurationHandler: Adds the subviews, each time the branch comes to be shown. A view of
  ///     several branches moves from one to the other.
  ///   - conditionHandler: Returns true if the branch may be shown with the traits of the view.
  open func addSubviews(
    _ configurationHandler: @escaping (_ targetView: Target) -> Void,
    conditionHandler: @escaping (_ traitCollection: UITraitCollection) -> Bool
  ) {
    branches.append(Branch(configure: configurationHandler, condition: conditionHandler))
    wasBuilt = false
    invalidateLayout()
  }

  /// Lets the conditions be asked again at the next layout.
  open func invalidateLayout() {
    boundsOfLayout = nil
    shown?.target.invalidateLayout()
    setNeedsLayout()
  }

  /// Asks the conditions if the bounds have changed, and lays out the branch.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0, bounds != boundsOfLayout else { return }
    boundsOfLayout = bounds
    if !wasBuilt {
      // Each branch is built once, so that its views have places to come from.
      wasBuilt = true
      for index in branches.indices { show(index) }
    }
    let next = branches.firstIndex { $0.condition(traitCollection) }
    if next != shown?.index { show(next) }
    shown?.target.frame = bounds
  }

  /// Shows a branch; nil for none.
  private func show(_ index: Int?) {
    let old = shown?.target
    shown = index.map { index in
      let target = Target(frame: bounds)
      addSubview(target)
      branches[index].configure(target)
      target.layoutIfNeeded()
      return (index, target)
    }
    old?.removeFromSuperview()
  }
}
