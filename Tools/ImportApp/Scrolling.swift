import Testing
import UIKit

/// Shows a controller on a phone, scrolls each scroll view of it from end to end, and turns the phone.
@MainActor func scroll(_ controller: UIViewController) async {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  window.simulation.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  await scroll(in: window)
}

/// Scrolls each scroll view of a window from end to end, and turns the phone.
@MainActor func scroll(in window: UIWindow) async {
  window.layoutIfNeeded()
  // What the app has sent to the main queue runs meanwhile.
  for _ in 0..<10 {
    try? await Task.sleep(nanoseconds: 5_000_000)
    window.layoutIfNeeded()
  }
  print("shown: " + sights(in: all(of: window)).joined(separator: ", "))
  print("picture: " + picture(of: window))
  for view in scrollViews(of: window) {
    let inset = view.adjustedContentInset
    for _ in 0..<200 {
      let last = view.contentSize.height + inset.bottom - view.bounds.height
      guard view.contentOffset.y < last else { break }
      view.contentOffset.y = min(last, view.contentOffset.y + max(1, view.bounds.height / 2))
      view.layoutIfNeeded()
    }
    for _ in 0..<200 {
      let last = view.contentSize.width + inset.right - view.bounds.width
      guard view.contentOffset.x < last else { break }
      view.contentOffset.x = min(last, view.contentOffset.x + max(1, view.bounds.width / 2))
      view.layoutIfNeeded()
    }
    if let collection = view as? UICollectionView, collection.contentSize.height > 0 {
      let items = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
      for section in items.indices {
        // A row that scrolls on its own ends where it goes no further.
        var last: CGFloat = -1
        for step in 1...200 {
          let offset = collection.simulation.scrollOrthogonalSection(
            section, to: CGFloat(step) * 150)
          collection.layoutIfNeeded()
          guard offset > last else { break }
          last = offset
        }
      }
      #expect(
        items.allSatisfy { $0 == 0 } || !collection.visibleCells.isEmpty, "no cell is visible")
    }
  }
  window.simulation.rotate(to: .landscapeLeft)
  window.layoutIfNeeded()
  #expect(window.rootViewController?.viewIfLoaded?.window === window)
  for call in UIKitSimulation.inertCalls { print("without effect: \(call.count) \(call.name)") }
}

/// Gives the controllers of a storyboard to the one that contains them.
@MainActor func holding<Container: UIViewController>(
  _ container: Container, _ controllers: [UIViewController]
) -> Container {
  (container as? UINavigationController)?.viewControllers = controllers
  (container as? UITabBarController)?.viewControllers = controllers
  return container
}

/// Returns what is to be seen in views, as numbers of cells, texts, images and controls.
@MainActor private func sights(in views: [UIView]) -> [String] {
  let counts = [
    (views.count { $0 is UICollectionViewCell || $0 is UITableViewCell }, "cells"),
    (views.count { !texts(of: $0).isEmpty }, "labels"),
    (views.count { ($0 as? UIImageView)?.image != nil }, "images"),
    (views.count { $0 is UIControl }, "controls"),
  ]
  return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
}

/// Returns the texts that a view shows itself.
@MainActor func texts(of view: UIView) -> [String] {
  var texts: [String?] = []
  switch view {
  case let label as UILabel: texts = [label.text]
  case let text as UITextView: texts = [text.text]
  case let field as UITextField:
    texts = [field.text?.isEmpty == false ? field.text : field.placeholder]
  case let list as UIListContentView:
    let content = list.configuration as? UIListContentConfiguration
    texts = [
      content?.text ?? content?.attributedText?.string,
      content?.secondaryText ?? content?.secondaryAttributedText?.string,
    ]
  default: break
  }
  return texts.compactMap { $0 }.filter { !$0.isEmpty }
}

/// Returns the views that are to be seen in a view.
@MainActor func all(of view: UIView) -> [UIView] {
  view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { [$0] + all(of: $0) }
}

/// Returns the scroll views within a view.
@MainActor private func scrollViews(of view: UIView) -> [UIScrollView] {
  view.subviews.flatMap { child in
    ((child as? UIScrollView).map { [$0] } ?? []) + scrollViews(of: child)
  }
}
