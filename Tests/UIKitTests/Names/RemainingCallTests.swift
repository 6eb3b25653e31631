import Testing
import UIKit

/// Calls that no other suite makes, with what a test can see of them.
@MainActor @Suite struct RemainingCallTests {
  @Test func constraintsOfOldCode() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 40)
    inner.addConstraint(width)
    #expect(width.isActive)
    let places = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-10-[inner(20)]", options: [.alignAllLeading, .alignAllTrailing],
      metrics: nil, views: ["inner": inner])
    NSLayoutConstraint.activate(places)
    outer.layoutIfNeeded()
    #expect(inner.frame.minY == 10 && inner.frame.size == CGSize(width: 40, height: 20))
    inner.removeConstraint(width)
    #expect(!width.isActive)
  }

  /// Each option of a format aligns two views that stand beside or above one another.
  @Test func optionsOfFormats() {
    let options: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    ]
    let (one, two) = (UIView(), UIView())
    for (option, attribute) in options {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "V:[one]-[two]", options: option, metrics: nil,
        views: ["one": one, "two": two])
      #expect(made.contains { $0.firstAttribute == attribute && $0.secondAttribute == attribute })
    }
    for (option, attribute) in [
      (NSLayoutConstraint.FormatOptions.alignAllBottom, NSLayoutConstraint.Attribute.bottom),
      (.alignAllFirstBaseline, .firstBaseline),
    ] {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "H:[one]-[two]", options: [option, .directionLeadingToTrailing],
        metrics: nil, views: ["one": one, "two": two])
      #expect(made.contains { $0.firstAttribute == attribute && $0.secondAttribute == attribute })
    }
  }

  @Test func decorationsOfAContext() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateDecorationElements(ofKind: "card", at: [IndexPath(item: 0, section: 1)])
    context.invalidateDecorationElements(ofKind: "card", at: [IndexPath(item: 0, section: 2)])
    #expect(context.invalidatedDecorationIndexPaths?["card"]?.map(\.section) == [1, 2])
  }

  @Test func anUpdateThatWaits() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!view.hasUncommittedUpdates && !view.hasActiveDrag && !view.hasActiveDrop)
    var waits = false
    view.performBatchUpdates { waits = view.hasUncommittedUpdates }
    #expect(waits && !view.hasUncommittedUpdates)
  }

  @Test func elementsOfMenus() {
    let action = UIAction(title: "Copy", attributes: .keepsMenuPresented) { _ in }
    let menu = UIMenu(title: "Edit", options: .displayInline, children: [])
    let filled = menu.replacingChildren([action])
    #expect(filled.title == "Edit" && filled.options == .displayInline)
    #expect(filled.identifier == menu.identifier && filled.children == [action])
    var made = 0
    let deferred = UIDeferredMenuElement.uncached { done in
      made += 1
      done([action])
    }
    #expect(deferred.simulation.elements() == [action])
    #expect(deferred.simulation.elements() == [action])
    #expect(made == 2)
    let view = UIView()
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    let delegate = Delegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(view.interactions.count == 1)
    view.removeInteraction(interaction)
    #expect(view.interactions.isEmpty)
  }

  @Test func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.red.setStroke()
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 5, y: 5)
      context.cgContext.strokeEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.cgContext.restoreGState()
    }
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.withRenderingMode(.alwaysTemplate).size == image.size)
    #expect(image.preparingForDisplay()?.size == image.size)
    #expect(image.preparingThumbnail(of: CGSize(width: 3, height: 2))?.size.width == 3)
    let symbol = try #require(UIImage(systemName: "star"))
    let large = symbol.applyingSymbolConfiguration(.init(pointSize: 40))
    #expect(try #require(large).size.height > symbol.size.height)
  }

  @Test func fonts() throws {
    let italic = UIFont.italicSystemFont(ofSize: 15)
    #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(try #require(body.withDesign(.rounded)).pointSize == 17)
  }

  @Test func aKeyThatEndsTyping() {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    let (field, delegate) = (UITextField(), Delegate())
    #expect(field.simulation.pressReturnKey())
    field.delegate = delegate
    #expect(!field.simulation.pressReturnKey())
  }

  /// What is not simulated answers as a device at rest does.
  @Test func atRest() {
    let scroll = UIScrollView()
    #expect(!scroll.isZooming && !scroll.isZoomBouncing && !scroll.isZoomAnimating)
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 2
    scroll.setZoomScale(2, animated: false)
    scroll.scrollIndicatorInsets.top = 8
    #expect(scroll.verticalScrollIndicatorInsets.top == 8)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIScreen.main.nativeScale == UIScreen.main.scale)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    UIPasteboard.general.string = nil
    #expect(!UIPasteboard.general.hasStrings)
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.hasStrings)
    #expect(CATransform3DEqualToTransform(CATransform3DIdentity, CATransform3DIdentity))
    #expect(
      !CATransform3DEqualToTransform(
        CATransform3DIdentity, CATransform3DMakeScale(2, 1, 1)))
  }

  @Test func anEmptyCopyOfAView() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.size == view.bounds.size)
  }

  @Test func dynamics() {
    let animator = UIDynamicAnimator(referenceView: UIView())
    let item = UIView()
    animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: .zero))
    #expect(animator.behaviors.count == 1)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
  }
}
