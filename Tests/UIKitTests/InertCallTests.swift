import Testing
import UIKit

/// Calls that UIKit would answer and the simulation does not are recorded.
@MainActor @Suite(.serialized) struct InertCallTests {
  /// Returns the names of the calls without effect within a closure, with their counts.
  private func inertCalls(of body: () -> Void) -> [String: Int] {
    UIKitSimulation.clearInertCalls()
    body()
    let calls = UIKitSimulation.inertCalls
    #expect(calls.map(\.name) == calls.map(\.name).sorted())
    return Dictionary(uniqueKeysWithValues: calls.map { ($0.name, $0.count) })
  }

  @Test func aMethodIsRecordedOncePerCall() {
    let button = UIButton(type: .system)
    let calls = inertCalls {
      button.addTarget(nil, action: Selector("tap"), for: .touchUpInside)
      button.addTarget(nil, action: Selector("tap"), for: .touchUpOutside)
      button.setNeedsDisplay()
    }
    #expect(calls == ["UIControl.addTarget(_:action:for:)": 2, "UIView.setNeedsDisplay()": 1])
  }

  @Test func aSetterIsRecordedAndKeepsItsValue() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let calls = inertCalls {
      view.scrollsToTop = false
      view.allowsFocus = false
      view.selectionFollowsFocus = true
    }
    #expect(
      calls == [
        "UICollectionView.allowsFocus": 1, "UICollectionView.selectionFollowsFocus": 1,
        "UIScrollView.scrollsToTop": 1,
      ])
    #expect(!view.scrollsToTop && !view.allowsFocus && view.selectionFollowsFocus)
  }

  @Test func anActionByNameIsRecordedWhereverItIsGiven() {
    let calls = inertCalls {
      let item = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: Selector("edit"))
      item.action = Selector("done")
      item.action = nil
      _ = UITapGestureRecognizer(target: nil, action: Selector("tap"))
      _ = UITapGestureRecognizer()
      NotificationCenter.default.addObserver(
        item, selector: Selector("hear"), name: nil, object: nil)
    }
    #expect(
      calls == [
        "NotificationCenter.addObserver(_:selector:name:object:)": 1, "UIBarButtonItem.action": 1,
        "UIBarButtonItem.init(title:style:target:action:)": 1,
        "UIGestureRecognizer.init(target:action:)": 1,
      ])
  }

  @Test func filesOfViewsAreRecordedWhereTheyAreNamed() {
    let calls = inertCalls {
      _ = UIViewController(nibName: "Feed", bundle: nil)
      _ = UIViewController()
      _ = UINib(nibName: "Cell", bundle: nil)
      _ = UIStoryboard(name: "Main", bundle: nil)
    }
    #expect(
      calls == [
        "UINib.init(nibName:bundle:)": 1, "UIStoryboard.init(name:bundle:)": 1,
        "UIViewController.init(nibName:bundle:)": 1,
      ])
  }

  @Test func whatHasAnEffectIsNotRecorded() {
    let calls = inertCalls {
      let controller = UICollectionViewController(
        collectionViewLayout: UICollectionViewFlowLayout())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      controller.title = "Feed"
      controller.collectionView.backgroundColor = .red
      controller.collectionView.contentInset.top = 10
      controller.collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      controller.collectionView.reloadData()
      window.layoutIfNeeded()
    }
    #expect(calls == [:])
  }

  @Test func callsOfOtherThreadsAreCounted() async {
    UIKitSimulation.clearInertCalls()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<100 {
            NotificationCenter.default.addObserver(
              NSObject(), selector: Selector("hear"), name: nil, object: nil)
          }
        }
      }
    }
    let name = "NotificationCenter.addObserver(_:selector:name:object:)"
    #expect(UIKitSimulation.inertCalls.first { $0.name == name }?.count == 800)
  }
}
