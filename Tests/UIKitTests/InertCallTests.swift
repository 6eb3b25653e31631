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
      view.allowsFocusDuringEditing = false
      view.allowsFocus = false
      view.selectionFollowsFocus = true
    }
    #expect(
      calls == [
        "UICollectionView.allowsFocus": 1, "UICollectionView.allowsFocusDuringEditing": 1,
        "UICollectionView.selectionFollowsFocus": 1,
      ])
    #expect(!view.allowsFocusDuringEditing && !view.allowsFocus && view.selectionFollowsFocus)
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

  /// Images of files and catalogs have a size in UIKit, separators ask for their insets, and gestures ask their
  /// delegates.
  @Test func whatUIKitWouldReadIsRecorded() {
    let calls = inertCalls {
      _ = UIImage(named: "Photo")
      _ = UIImage(data: Data())
      _ = UIImage.SymbolConfiguration(scale: .large)
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.itemSeparatorHandler = { $1 }
      UITapGestureRecognizer().delegate = nil
      UISearchBar().showsScopeBar = true
    }
    #expect(
      calls == [
        "UICollectionLayoutListConfiguration.itemSeparatorHandler": 1,
        "UIGestureRecognizer.delegate": 1, "UIImage.SymbolConfiguration.init(scale:)": 1,
        "UIImage.init(data:)": 1, "UIImage.init(named:)": 1, "UISearchBar.showsScopeBar": 1,
      ])
  }

  /// Names whose effect a layout, data or a test sees.
  @Test func controlsAndBarsAreNotRecorded() {
    let calls = inertCalls {
      var look = UIButton.Configuration.filled()
      look.title = "Save"
      let button = UIButton(configuration: look)
      button.contentEdgeInsets.left = 4
      button.setImage(UIImage(systemName: "star"), for: .normal)
      let field = UITextField()
      field.borderStyle = .roundedRect
      let screen = UIViewController()
      screen.edgesForExtendedLayout = []
      screen.hidesBottomBarWhenPushed = true
      screen.modalPresentationStyle = .formSheet
      screen.sheetPresentationController?.detents = [.medium()]
      screen.navigationItem.searchController = UISearchController()
      let scroll = UIScrollView()
      scroll.refreshControl = UIRefreshControl()
      scroll.keyboardDismissMode = .onDrag
      scroll.zoomScale = 2
      UIView.animate(withDuration: 1, animations: {}) { _ in }
    }
    #expect(calls == [:])
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
