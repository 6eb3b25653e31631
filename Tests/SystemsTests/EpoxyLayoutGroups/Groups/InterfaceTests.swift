import EpoxyLayoutGroups
import Testing

/// The interfaces that the document lists.
@MainActor
@Suite struct InterfaceTests {
  /// What "Documentation" lists of groups, with its types.
  @Test func theInterfaces() {
    let (horizontal, vertical) = (HGroup(), VGroup())
    let groups: [UILayoutGuide & Constrainable] = [horizontal, vertical]
    #expect(groups.count == 2)
    let installs: [(UIView) -> Void] = [horizontal.install(in:), vertical.install(in:)]
    let sets: [([GroupItemModeling?]) -> Void] = [
      { horizontal.setItems($0) }, { vertical.setItems($0) },
    ]
    let reflows: (Bool) -> HGroup = horizontal.reflowsForAccessibilityTypeSizes(_:)
    let forces: (Bool) -> HGroup = horizontal.forceAccessibilityVerticalLayout(_:)
    let view = UIView()
    for install in installs { install(view) }
    for set in sets { set([SpacerItem(dataID: 1), nil]) }
    #expect(horizontal.items.count == 1 && vertical.items.count == 1)
    #expect(reflows(false) === horizontal && !horizontal.reflowsForAccessibilityTypeSizes)
    #expect(forces(true) === horizontal && horizontal.forceVerticalAccessibilityLayout)
    #expect(view.layoutGuides.count == 4)
  }

  enum Documented {
    // swift-format-ignore
    @MainActor
    // Block 17-Constrainable
    /// Defines something that can be constrainted with AutoLayout
    public protocol Constrainable {
      var leadingAnchor: NSLayoutXAxisAnchor { get }
      var trailingAnchor: NSLayoutXAxisAnchor { get }
      var leftAnchor: NSLayoutXAxisAnchor { get }
      var rightAnchor: NSLayoutXAxisAnchor { get }
      var topAnchor: NSLayoutYAxisAnchor { get }
      var bottomAnchor: NSLayoutYAxisAnchor { get }
      var widthAnchor: NSLayoutDimension { get }
      var heightAnchor: NSLayoutDimension { get }
      var centerXAnchor: NSLayoutXAxisAnchor { get }
      var centerYAnchor: NSLayoutYAxisAnchor { get }
      var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
      var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
      /// unique identifier for this constrainable
      var dataID: AnyHashable { get }
      /// View that owns this constrainable
      var owningView: UIView? { get }

      /// install the Constrainable into the provided view
      func install(in view: UIView)
      /// uninstalls the Constrainable
      func uninstall()
      /// equality function
      func isEqual(to constrainable: Constrainable) -> Bool
    }
    // End
  }

  /// Views, groups and spacers have all that the document's protocol asks for; only the type of the
  /// parameter of `isEqual(to:)` is another one here.
  @Test func constrainable() {
    let all: [Documented.Constrainable] = [
      UIView(), HGroup(), VGroup(), LayoutSpacer(), ConstrainableContainer(UIView()),
    ]
    let view = UIView()
    for each in all {
      each.install(in: view)
      #expect(each.owningView === view && each.isEqual(to: each) && !each.isEqual(to: view))
      each.uninstall()
      #expect(each.owningView == nil)
    }
    #expect(view.subviews.isEmpty && view.layoutGuides.isEmpty)
  }
}

extension UIView: InterfaceTests.Documented.Constrainable {
  /// Returns true if the other is the same object.
  func isEqual(to other: InterfaceTests.Documented.Constrainable) -> Bool {
    (other as? Constrainable).map { isEqual(to: $0) } ?? false
  }
}

extension LayoutGroup: InterfaceTests.Documented.Constrainable {
  /// Returns true if the other is the same object.
  func isEqual(to other: InterfaceTests.Documented.Constrainable) -> Bool {
    (other as? Constrainable).map { isEqual(to: $0) } ?? false
  }
}

extension LayoutSpacer: InterfaceTests.Documented.Constrainable {
  /// Returns true if the other is the same object.
  func isEqual(to other: InterfaceTests.Documented.Constrainable) -> Bool {
    (other as? Constrainable).map { isEqual(to: $0) } ?? false
  }
}

extension ConstrainableContainer: InterfaceTests.Documented.Constrainable {
  /// Returns true if the other is the same object.
  func isEqual(to other: InterfaceTests.Documented.Constrainable) -> Bool {
    (other as? Constrainable).map { isEqual(to: $0) } ?? false
  }
}
